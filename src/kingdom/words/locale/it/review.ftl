# L’analisi di una partita finita: probabilità, precisione, fortuna e decisioni, decisioni costose.

review-title = Analisi
review-working = analisi
review-stopped = Interrotto: ecco che cosa è stato trovato finora.
review-decisions = Decisioni
review-accuracy = Precisione
review-inaccuracy = { $count ->
    [one] Imprecisione
   *[other] Imprecisioni
}
review-mistake = { $count ->
    [one] Errore
   *[other] Errori
}
review-blunder = { $count ->
    [one] Errore grave
   *[other] Errori gravi
}
review-lost = Punti persi
review-costly = Decisioni costose
review-none = Niente di chiaramente sbagliato. Ben giocato.
review-heading = { $seat } · Round { $round }, { phase-title }, mossa { $step } · { $mark ->
    [inaccuracy] Imprecisione
    [mistake] Errore
    [blunder] Errore grave
   *[none] Decisione
}
review-chance = Probabilità di vittoria { $before } % → { $after } % (± { $doubt }), { $lost } punti persi
review-score = Punteggio atteso { $before } → { $after }, { $lost } punti persi
review-did = Giocato:
review-better = Meglio:
review-luck = { $seat }: carte { $luck }, proprie decisioni −{ $lost }, decisioni di { $other } +{ $others }; risultato { $result }
review-luck-alone = { $seat }: carte { $luck }, proprie decisioni −{ $lost }; risultato { $result }

# La pagina.
review-tabs = Questa partita
review-explained = { $bot } giudica ogni decisione in base a ciò che il giocatore poteva sapere allora. Il primo grafico arriva in pochi secondi; tutta l’analisi richiede un minuto o due.
review-begin = Analizza questa partita
review-again = Analizza di nuovo
review-begins = L’analisi comincia.
review-waiting = Un’altra partita è in corso di analisi. La tua è la prossima.
review-progress = { $done } decisioni giudicate su { $total }
review-sharpens = L’analisi continua. Una decisione riceve un segno solo dopo una riflessione dieci volte più lunga.
review-stop = Ferma
review-failed = L’analisi si è interrotta. Riprova.
review-busy = Un’altra tua partita è in corso di analisi. Aspetta che finisca, oppure fermala.
review-busy-link = Vai a quell’analisi
review-full = Molte partite sono in corso di analisi. Riprova tra qualche minuto.
review-graph = { $seat }: probabilità di vittoria
review-graph-score = Punteggio atteso
review-after-round = { $value } dopo il round { $round }
review-round = Round { $round }
review-ahead = { $seat } in vantaggio
review-seat = Di chi mostrare la probabilità
review-from-chance = { $least } % o più di probabilità persa
review-from-points = { $least } punti persi o più
review-luck-title = Fortuna e decisioni
review-cards = Carte
review-result = Risultato
review-why = Perché
review-replay = Rivedi questo momento
review-try = Riprova da qui
review-rival = Il tuo avversario sarà un bot: { $bot }. È una partita di pratica.
review-judged = Giudicato da { $bot }: ogni turno in { $worlds } distribuzioni immaginate, e in dieci volte tante dove sembrava sbagliato. Il dubbio va a favore del giocatore.
review-json = Analisi in JSON
review-alone = Analisi in una pagina
regent-getting-ready = Il reggente si prepara. La prima volta può richiedere un minuto o due.
review-who = Chi giudica
review-how = Con quanta cura
review-how-usual = come al solito
review-how-thorough = quattro volte più a lungo
review-otherwise = Fai analizzare da un altro bot, o con più cura
review-eight = { $judge ->
    [regent] Otto partite su dieci che il reggente gioca da qui finiscono nella fascia
   *[baron] Otto partite su dieci che un castaldo gioca da qui finiscono nella fascia
}
