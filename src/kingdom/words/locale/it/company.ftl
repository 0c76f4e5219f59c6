### A un tavolo, oltre al gioco: chi c’è, le parole, riprendere di comune accordo, andarsene, un altro dispositivo, una serie.

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
words-none = Non è stato ancora detto nulla.
words-yours = Il tuo messaggio
words-say = Invia
words-explained = Lo vedono solo i due giocatori. Resta con il tavolo.
words-asks = chiede di riprendere un’azione
words-agrees = accetta
words-declines = preferisce di no
words-withdraws = non lo chiede più

## Riprendere di comune accordo

take-back-title = Riprendere
take-back-what = La tua ultima azione: { $action }.
take-back-practice = Da quel momento è una partita di pratica, perché qualcuno ha visto ciò che non avrebbe dovuto vedere.
take-back-ask = Chiedi di riprenderla
take-back-do = Riprendila
take-back-asked = { $seat } chiede di riprendere la sua ultima azione e ciò che ne è seguito.
take-back-agree = Accetta
take-back-decline = Rifiuta
take-back-waits = Hai chiesto di riprendere questo: { $action }. Se la partita va avanti, la risposta è no.
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

## Un altro dispositivo

device-title = Porta questo posto su un altro dispositivo
device-explained = Apri questo link sul telefono o su un altro computer, o inquadra il codice con la fotocamera: anche lì siedi al posto di { $seat }. Si può usare tutte le volte che vuoi.
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

setting-sounds = Un suono quando tocca a te
setting-notices = Una notifica quando tocca a te e questa pagina è in secondo piano
setting-refused = Questo browser non permette notifiche da questa pagina.
