### Che cosa si impara col tempo, in questo browser.

progress-title = I tuoi progressi
progress-explained = Tutto ciò che hai giocato con questo browser, in totale. È conservato su questo server, e non viene mostrato a nessun altro.
progress-none = Nessuna tua partita conta ancora. Giocane una fino alla fine, e comparirà qui.
progress-begin = Comincia una partita
progress-practice = { $count ->
    [one] Una partita di allenamento non viene contata.
   *[other] { $count } partite di allenamento non vengono contate.
}
progress-most = Si guardano solo le tue { $count } partite più recenti.
progress-games = Partite
progress-won = Vinte contro altri
progress-won-short = Vinte
progress-and-shared = { $count ->
    [one] + { $count } condivisa
   *[other] + { $count } condivise
}
progress-medals = Medaglie
progress-puzzles = Problemi risolti
progress-two = In due
progress-alone = In solitaria
progress-opponent = Avversario
progress-people = Persone
progress-ruleset = Giocata con
progress-duchy = Feudo
progress-scenario = Scenario giocato
progress-margin = Punti di vantaggio
progress-best = Migliore
progress-average = Media
progress-margins = Punti di vantaggio, partita per partita
progress-margins-text = { $count ->
    [one] { $count } partita, punti di vantaggio: { $values }.
   *[other] { $count } partite, punti di vantaggio in ciascuna delle ultime: { $values }.
}
progress-scores = Punti, partita per partita
progress-scores-text = { $count ->
    [one] { $count } partita in solitaria, punti: { $values }.
   *[other] { $count } partite in solitaria, punti di ciascuna delle ultime: { $values }.
}
progress-game-number = Partita { $number }
progress-decisions = Le tue decisioni
progress-reviewed = { $games ->
    [one] { $count } partita analizzata su { $games }.
   *[other] { $count } partite analizzate su { $games }.
}
progress-luck = Le carte ti hanno portato { $points } punti a partita, rispetto a quanto ci si poteva aspettare.
progress-no-reviews = Nessuna di queste partite è stata ancora analizzata. Apri il segnapunti di una partita e scegli “Analisi”: qui compariranno la tua precisione e i tipi di decisione che ti costano di più.
progress-outdated = { $count ->
    [one] Una partita è stata analizzata con un metodo precedente. Falla analizzare di nuovo perché conti qui.
   *[other] { $count } partite sono state analizzate con un metodo precedente. Falle analizzare di nuovo perché contino qui.
}
progress-course = Precisione, partita per partita
progress-course-text = { $count ->
    [one] Precisione in { $count } partita analizzata: { $values }.
   *[other] Precisione in { $count } partite analizzate, in ciascuna delle ultime: { $values }.
}
progress-kinds = Che cosa ti è costato di più
progress-kind = Tipo di decisione
progress-cost = Punti persi a partita
progress-marks = Segnate
decided-offer = Quali carte offrire, e dove
decided-select = Quale area prendere
decided-choice = Scelta
decided-solo-choice = Scelta, in solitaria
decided-planning = Che cosa costruire e che cosa riciclare
decided-production = Dove mettere i cubi
decided-combat = Che cosa combattere
decided-advisor-draft = Quale consigliere prendere
decided-last-window = Ultime azioni
progress-cards = Le carte che costruisci di più
progress-cards-explained = Scarto: di quanti punti le tue partite con la carta sono finite sopra o sotto la tua media. Con poche partite, è soprattutto il caso.
progress-no-cards = Ancora nessuna carta.
progress-unknown = { $count ->
    [one] Di una partita più vecchia non si sa che cosa sia stato costruito.
   *[other] Di { $count } partite più vecchie non si sa che cosa sia stato costruito.
}
progress-card = Carta
progress-times = Costruita
progress-its-luck = Scarto
progress-all = Tutte le partite
progress-newest = Si mostrano le { $count } più recenti. I file qui sotto le contengono tutte.
progress-when = Cominciata
progress-keep = Scarica o elimina
progress-keep-explained = I file contengono tutto ciò che si sa delle tue partite: JSON con la registrazione intera di ogni partita finita, CSV come tabella per un foglio di calcolo.
progress-json = Tutto in JSON
progress-csv = Tabella in CSV
progress-remove = Elimina le mie partite
progress-remove-explained = { $over ->
    [one] Una partita finita verrebbe eliminata per sempre,
   *[other] { $over } partite finite verrebbero eliminate per sempre,
} { $running ->
    [0] con i suoi risultati, analisi e partite da rivedere.
   *[other] con risultati, analisi e partite da rivedere. Quelle in corso restano, a meno che tu non lo chieda qui sotto.
}
progress-remove-puzzles = Si cancellano anche i risultati dei problemi.
progress-remove-others = Una partita a cui prende parte anche qualcun altro resta sua: va via solo la tua voce nella lista. Il risultato di una sfida va via con la partita.
progress-remove-running = { $count ->
    [one] Anche la partita in corso
   *[other] Anche le { $count } partite in corso
}
progress-remove-now = Elimina per sempre
