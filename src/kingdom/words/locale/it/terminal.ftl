### Che cosa dice la riga di comando nel terminale: kingdom play --text, replay, rules.

sitting-two = Tu sei { $you }, e { $opponent } ({ $bot }) è il tuo avversario. Scrivi help per vedere che cosa puoi dire.
sitting-solo = Tu sei { $you }. Scrivi help per vedere che cosa puoi dire.
sitting-help =
    3                  fai ciò che nell’elenco ha il numero 3
    2l 5r*             offri la carta 2 della tua mano a sinistra e la carta 5 a destra, a faccia in giù (*)
    slate Farm#2       fai questa azione, scritta nella notazione inglese; separane più d’una con ;
    list [PAROLE]      elenca tutto ciò che puoi fare, o ciò che contiene queste parole
    undo               annulla la tua ultima azione, finché non ne è seguito nulla
    table              mostra di nuovo tutto il tavolo
    save FILE          salva la partita; kingdom play --text --resume FILE la riprende
    resign             abbandona la partita
    help, quit
sitting-seed = Per rigiocare questa distribuzione usa --seed { $seed }.
sitting-kept = La partita è conservata: riprendila con kingdom play --text --resume last.
sitting-not-kept = La partita non si è potuta conservare: usa save FILE prima di uscire.
sitting-bot-failed = { $bot } ha fallito e fa una cosa lecita qualsiasi: { $error }
play-nothing-kept = nessuna partita è conservata: lo è quella che lasci nel terminale, da quel momento
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

show-no-seat = non c’è un posto { $number } in questa partita: si gioca in solitaria
play-over = questa partita è finita: guardala con kingdom show o kingdom replay
file-not-text = non si può leggere come testo ({ $error })
file-damaged = { $path } è danneggiato: { $error }
