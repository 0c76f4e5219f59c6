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
sitting-seed = Per rigiocare questa mano usa --seed { $seed }.
sitting-kept = La partita è salvata: riprendila con kingdom play --text --resume last.
sitting-not-kept = La partita non si è potuta salvare: usa save FILE prima di uscire.
sitting-bot-failed = { $bot } ha fallito, e al suo posto gioca { $other }: { $error }
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

none-of-them = nessuno
