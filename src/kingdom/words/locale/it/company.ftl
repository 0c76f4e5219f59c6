### A un tavolo, oltre al gioco: chi c’è, le parole, annullare di comune accordo, andarsene, un altro dispositivo, una serie.

company-title = A questo tavolo
company-short = Tavolo
company-you = (tu)
company-more = Altro

## Chi c’è

presence-here = al tavolo
presence-away = altrove
presence-deciding = sta decidendo
presence-done = ha finito

## Qualche parola

words-title = Messaggi
words-none = Ancora nessun messaggio.
words-yours = Il tuo messaggio
words-say = Invia
words-explained = Questi messaggi li vedono solo i due giocatori. Si conservano con il tavolo.
words-asks = chiede di annullare un’azione
words-asks-bot = chiede di lasciare l’altro posto a un bot
words-asks-close = chiede di chiudere la partita
words-agrees = accetta
words-declines = preferisce di no
words-withdraws = non lo chiede più

## Annullare di comune accordo

question-asks = Annullare
question-asks-bot = Un bot all’altro posto
question-asks-close = Chiudere la partita
take-back-what = La tua ultima azione: { $action }.
take-back-practice = Da quel momento è una partita di allenamento, perché qualcuno ha visto ciò che non avrebbe dovuto vedere.
take-back-ask = Chiedi di annullarla
take-back-do = Annullala
take-back-asked = { $seat } chiede di annullare la sua ultima azione e ciò che ne è seguito.
take-back-agree = Accetta
take-back-decline = Rifiuta
take-back-waits = Hai chiesto di annullare questo: { $action }. Se la partita va avanti, la risposta è no.
take-back-withdraw = Ritira la richiesta

## Andarsene

leave-title = Lascia la partita
leave-short = Lascia
resign = Abbandona
resign-solo = Abbandona
resign-explained = Se abbandoni, la partita è finita: vince { $seat }, qualunque sia il punteggio.
resign-alone = Se abbandoni, la partita è finita e persa.
abandon-explained = Oppure togli la partita dalla tua lista. Resta com’è, nessuno viene avvisato, e puoi tornarci con il suo link.
remove-explained = Togli la partita dalla tua lista. Non cambia altro.
remove = Togli dalla mia lista
remove-short = Togli

## Un giocatore che non torna

absent-title = Se { $seat } non torna
absent-until = Fino al { $when } serve il consenso di { $seat } per entrambe le cose. Dopo puoi decidere da te, a meno che { $seat } non giochi nel frattempo.
absent-agree = Serve il consenso di { $seat } per entrambe le cose. Se aspetti { $seat } per { $days } giorni, puoi decidere da te.
absent-overdue = { $seat } non gioca da { $days } giorni: puoi decidere senza il suo consenso.
absent-long = { $seat } non gioca da { $days } giorni.
absent-what = E ora?
absent-bot-explained = Un bot può giocare al posto di { $seat } fino alla fine. Da quel momento è una partita di allenamento, e { $seat } può riprendere il suo posto in ogni momento.
absent-bot = Lascia giocare un bot
absent-ask-bot = Chiedi di far giocare un bot
absent-close-explained = Oppure chiudi la partita: finisce senza vincitore e non conta per nessuno.
absent-close = Chiudi la partita
absent-ask-close = Chiedi di chiudere la partita
asked-asks-bot = { $seat } chiede se un bot può giocare al tuo posto fino alla fine. Da quel momento sarebbe una partita di allenamento, e potresti riprendere il tuo posto in ogni momento.
waits-asks-bot = Hai chiesto a { $seat } di lasciare l’altro posto a un bot. Se la partita continua, la risposta è no.
asked-asks-close = { $seat } chiede di chiudere la partita senza vincitore. Non conterebbe per nessuno.
waits-asks-close = Hai chiesto a { $seat } di chiudere la partita senza vincitore. Se la partita continua, la risposta è no.
bot-stands-in = Un bot gioca al posto di { $seat }, che è assente ({ $bot }).
bot-stood-in = Un bot ha giocato al posto di { $seat }, che era assente ({ $bot }).
bot-plays-for-you = Non c’eri, perciò un bot gioca per te ({ $bot }).
take-seat-back = Riprendi il posto

## Un altro dispositivo

device-title = Porta questo posto su un altro dispositivo
device-explained = Apri questo link sul telefono o su un altro computer, o inquadra il codice con la fotocamera: il posto di { $seat } è tuo anche lì. Si può usare tutte le volte che vuoi.
device-link = Il tuo link personale
device-secret = Tienilo per te: chi lo ha vede le tue carte e gioca per te.
qr-code = Il link come codice QR
dead-link-own = Se il posto è tuo: vai al tavolo sul dispositivo con cui l’hai preso, e scegli “Porta questo posto su un altro dispositivo”. Per guardare, chiedi a un giocatore un link per gli spettatori.

## Una serie di partite

series-score = { $games ->
    [one] Una partita di questa serie è finita: { $first } { $wins }, { $second } { $losses }.
   *[other] { $games } partite di questa serie sono finite: { $first } { $wins }, { $second } { $losses }.
}
series-shared = { $count ->
    [one] Una non ha avuto un solo vincitore.
   *[other] { $count } non hanno avuto un solo vincitore.
}

## Suoni e notifiche

setting-refused = Questo browser non permette notifiche da questa pagina.
