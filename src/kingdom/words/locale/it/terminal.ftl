### Che cosa dice la riga di comando nel terminale: kingdom play --text, replay, rules.

sitting-see-help = Scrivi help per vedere i comandi.
sitting-two = Tu sei { $you }, e { $opponent } ({ $bot }) è il tuo avversario. { sitting-see-help }
sitting-solo = Tu sei { $you }. { sitting-see-help }
sitting-help =
    3                  fai ciò che nell’elenco ha il numero 3
    2l 5r*             offri la carta 2 della tua mano a sinistra e la carta 5 a destra, a faccia in giù (*)
    slate Farm#2       fai questa azione, scritta nella notazione inglese; separane più d’una con ;
    list [PAROLE]      elenca tutto ciò che puoi fare, o ciò che contiene queste parole
    undo               annulla la tua ultima azione, finché nessuno ha visto nulla di nuovo
    table              mostra di nuovo tutto il tavolo
    save FILE          salva la partita; kingdom play --text --resume FILE la riprende
    resign             abbandona la partita
    help, quit
sitting-seed = Per rigiocare questa distribuzione usa --seed { $seed }.
sitting-kept = La partita è conservata: riprendila con kingdom play --text --resume last.
sitting-not-kept = La partita non si è potuta conservare: usa save FILE prima di uscire.
sitting-bot-failed = { $bot } ha fallito e gioca un’azione lecita qualsiasi: { $error }
play-nothing-kept = nessuna partita è ancora conservata: lo è una partita che lasci nel terminale
sitting-taken-back = Annullato: { $action }
sitting-saved = salvato in { $path }
sitting-save-where = di’ dove salvarla: save FILE
sitting-save-there = { $path } esiste già: scegli un altro nome
menu-many = { $count } modi di giocare “{ $verb }”: di’ quale (per esempio: { $example }), oppure scrivi list, con o senza qualche parola
menu-nothing = nulla di ciò che puoi fare contiene “{ $words }”

replay-deal = La distribuzione
replay-step = Mossa { $number } · { $seat }
replay-action = Mossa { $number } · { $seat }: { $action }
replay-undo = Mossa { $number } · { $seat } annulla la sua ultima azione
replay-keys = n o Invio: avanti · p: indietro · q: esci

rules-no-clause = { $count ->
    [0] non c’è una clausola { $clause }: kingdom rules le elenca tutte
   *[other] non c’è una clausola { $clause }: intendevi { $meant }?
}
rules-installed = codice e test sono elencati nei sorgenti; questa è una copia installata
rules-code = Codice
rules-tests = Test
rules-none = nessuno
none-of-them = nessuno

show-no-seat = non c’è un posto { $number } in questa partita: si gioca in solitaria
play-over = questa partita è finita: guardala con kingdom show o kingdom replay
file-not-text = non si può leggere come testo ({ $error })
file-damaged = { $path } è danneggiato: { $error }

usage-see = { $why } (vedi { $command })
usage-no-option = L’opzione { $option } non esiste
usage-no-option-near = L’opzione { $option } non esiste: intendevi { $near }?
usage-missing-argument = Manca l’argomento { $name }
usage-missing-option = Manca l’opzione { $name }
usage-invalid = Valore non valido per { $name }: { $why }
usage-value = L’opzione { $option } non ha il numero giusto di valori
usage-no-command = Il comando { $name } non esiste
usage-no-command-near = Il comando { $name } non esiste: intendevi { $near }?
usage-too-many = Non ci si aspettava altro: { $words }
usage-whole = { $given } non è un numero intero
usage-whole-from = { $given } non è un numero intero di almeno { $least }
usage-whole-between = { $given } non è un numero intero da { $least } a { $most }
usage-number = { $given } non è un numero
usage-number-from = { $given } non è un numero di almeno { $least }
usage-number-above = { $given } non è un numero maggiore di { $least }
usage-one-of = { $given } non è tra { $names }
usage-age = { $given } non è una durata: scrivi 12h, 90d o 8w
usage-no-file = { $path } non esiste
usage-is-a-directory = { $path } è una cartella: indica un file
usage-is-a-file = { $path } è un file: indica una cartella
usage-no-access = { $path } non si può aprire: i suoi permessi non lo consentono
usage-stopped = fermato
usage-no-command-line = il motore è installato senza la riga di comando: pip install wonderful-kingdom[cli], o wonderful-kingdom[web] per giocare anche nel browser
play-resumed = --resume continua una partita com’è: ometti il seme e le altre opzioni
play-in-browser = Il tavolo è nel tuo browser; premi qui Ctrl+C quando hai finito.
serve-ready = Il server resta acceso finché non premi Ctrl+C.
database-current = La base di dati è aggiornata.
database-sound = La base di dati è sana.
database-copied = Le partite sono state copiate in { $path } prima dell’aggiornamento.
database-upgraded = La base di dati è stata aggiornata.
database-made = La base di dati è stata creata.
database-none = non c’è una base di dati in { $path }: controlla il percorso; kingdom serve ne crea una nuova
database-empty = questa base di dati è ancora vuota: la prepara kingdom serve o kingdom database upgrade
database-old = il formato { $format } è più vecchio di questa versione: esegui kingdom database upgrade
database-gap = c’è un vuoto nel registro del tavolo { $table }
database-loose = una riga di { $table } non appartiene a nessun tavolo
database-writing = registrazione di ciò che i giocatori hanno saputo
tables-count = { $count ->
    [one] { $count } tavolo
   *[other] { $count } tavoli
}
tables-exported = tavoli esportati: { $count }
tables-imported = tavoli importati: { $count }
tables-removed = tavoli tolti: { $count }
tables-would-go = tavoli che verrebbero tolti: { $count }
table-over = finita
table-running = in corso
pack-problems = { $count ->
    [one] { $path }: { $count } problema
   *[other] { $path }: { $count } problemi
}
pack-cards = { $pack }: { $count } carte, impronta { $hash }
pack-differs = differisce in { $names }
pack-alike = si gioca come { $pack }
pack-begun = { $path }: modifica i suoi file, poi esegui `kingdom content check { $path }`
lesson-sound = { $clicks ->
    [one] { $lesson }: { $steps } passi, { $words } parole, { $clicks } clic
   *[other] { $lesson }: { $steps } passi, { $words } parole, { $clicks } clic
}
simulate-rulesets = --rulesets nomina interi insiemi di regole: ometti le altre opzioni della partita
simulate-done = { $count ->
    [one] { $count } partita in { $seconds } s, { $rate } al secondo
   *[other] { $count } partite in { $seconds } s, { $rate } al secondo
}
base-game-alone = il gioco base
arena-budgets = --budget e --simulations si escludono: indicane uno
arena-odd = ogni distribuzione si gioca due volte: --games è un numero pari, e { $count } non lo è
arena-sprt = --sprt confronta due bot: nominane due, e ometti --solo
arena-twice = { $bot } è nominato due volte: nomina ogni bot una volta, o dagli un altro budget
arena-alone = un bot da solo non ha avversari: nominane un altro, o aggiungi --solo
arena-stopped = fermato: ecco i risultati finora
arena-remembered = { $count ->
    [one] { $count } partita era nella base di dati
   *[other] { $count } partite erano nella base di dati
}
nothing-played = nessuna partita è stata giocata fino in fondo
games-bar = partite
lab-stopped = fermato: il rapporto riguarda le partite già giocate
lab-report = il rapporto è in { $path }
lab-without-traps = senza Trappole
rules-one-only = CLAUSE, --coverage e --trace si escludono: indicane uno solo
rules-tested = { $count }/{ $all } clausole verificate
rules-any-time = in qualsiasi momento
column-clause = Clausola
column-tests = Test
column-title = Titolo
column-module = Modulo
column-verb = Verbo
column-on = Su
column-rule = Regola
usage-extra = a `kingdom { $command }` serve più del motore: { $install }
