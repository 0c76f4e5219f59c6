### Che cosa non va al di fuori delle regole del gioco. L’id è fault- e l’id della ragione.

fault-said = { $sentence }
fault-refused = { $refusal }
fault-misfit = { $misfit }
fault-several = { $faults }
fault-viewer = { $given } non può guardare: scegli un posto ({ $seats }), kingdom.SPECTATOR o kingdom.OPEN_TABLE
fault-rules-by-hand = queste regole non vengono da una configurazione: non se ne può fare una partita
fault-no-ruleset = non c’è un insieme di regole { $given }: scrivi all, uno schema come { $example }, o un nome come { $names }
fault-not-over = la partita non è finita: non c’è ancora un risultato
fault-no-bot = non c’è un bot { $given }: scegli tra { $names }
fault-no-level = non c’è un livello { $given }: scegli tra { $names }
fault-broken-bot = il bot { $given } di { $package } non si può creare: { $error }; ripara o togli quel pacchetto
# Ciò di cui un modulo contiene le regole. $part: module, deck, menace …
the-part = { $part ->
    [module] il modulo
    [deck] il mazzo
    [menace] la Minaccia
    [vermin] gli Infestanti
    [advisor] il Consigliere
    [scenario] lo scenario
   *[solo] le partite in solitaria con
}
fault-no-rules-for = non ci sono regole per { the-part } { $given }: installa il pacchetto che le porta
fault-introduced-twice = { $one } e { $other } presentano entrambi { the-part } { $given }: uno dei due va tolto
fault-both-claim = un solo modulo può prendere { $name } ({ $verb }), e lo fanno questi: { $names }; gioca senza uno di loro
fault-rules-there-already = ci sono già regole per { the-part } { $given }, in { $known }
fault-introduces-nothing = non porta nulla: nessuno dei suoi moduli dice di che cosa contiene le regole
fault-not-loaded = { $given } non può essere caricato: { $error }
fault-not-a-module = { $given } non è un modulo e non ne contiene nessuno
fault-rules-language = le regole non sono scritte in { $given }: lo sono in { $names }
fault-rules-missing = mancano le regole: kingdom/{ $name } non è in questa installazione; reinstallala
fault-rules-unreadable = le regole non si possono leggere: { $faults }
fault-lesson = la lezione { $given } non si può dare: { $faults }
fault-lesson-step = passo { $number }: { $text } non si può fare: { $why }

fault-not-a-database = { $given } non è una base di dati: scrivi sqlite:///PERCORSO o postgresql://HOST/NOME
fault-other-database = le partite si conservano in SQLite o PostgreSQL, non in { $given }: scrivi sqlite:///PERCORSO
fault-store-in-memory = in memoria le partite andrebbero perse: scrivi sqlite:///PERCORSO
fault-no-folder = la cartella di { $path } non si può creare: { $error }
fault-needs-psycopg = per PostgreSQL serve un altro pacchetto: { $command }
fault-older-database = queste partite sono conservate in un formato più vecchio, { $given }, e a questo programma serve { $known }: esegui `kingdom database upgrade`; `kingdom serve` e `kingdom play` lo fanno da soli
fault-newer-database = queste partite sono conservate nel formato { $given }, e questo programma conosce { $known }: usa la versione che le ha scritte, o un’altra base di dati
fault-games-not-opened = le partite di { $database } non si possono aprire: { $error }
fault-no-table = non c’è un tavolo { $given }
fault-store-closed = l’archivio delle partite è chiuso
fault-disk-too-slow = al momento le partite non sono raggiungibili: il disco non tiene il passo
fault-database-silent = al momento le partite non sono raggiungibili: { $error }
fault-database-away = al momento le partite non sono raggiungibili: riprova tra qualche secondo

fault-not-installed = { $name } non è installato: installa l’opzione { $extra } ({ $command })
fault-no-report = in { $path } non si può scrivere un rapporto: { $error }
fault-no-cluster = nessun cluster Ray risponde a { $address }: { $error }
fault-no-ledger = { $path } non può servire da registro: { $error }
fault-other-ledger = { $path } non è un registro di questa versione dell’arena: indica un altro file
fault-not-for-so-many = { $players ->
    [one] niente in { $patterns } si gioca in { $players }: scegli solo* o uno scenario
   *[other] niente in { $patterns } si gioca in { $players }: scegli two*, o aggiungi --solo
}
fault-not-a-contestant = { $given } non è un concorrente: scrivi un bot come steward, baron@1.5s (secondi) o baron@200
fault-no-time-to-think = { $given } non lascia tempo per pensare: indica più di 0, o ometti @…
fault-no-contestant = non c’è un bot { $given }: scegli tra { $names }, o indica ciò che lo crea, come { $example }
fault-no-maker = { $given } non può creare un bot: { $error }
fault-maker-not-callable = { $given } non può creare un bot: non è qualcosa che si possa chiamare
fault-bot-unmade = non è stato possibile creare { $bot }: { $error }
fault-bot-failed = { $bot } ha fallito: { $error }
fault-bot-answered = { $bot } ha risposto { $answer }, che non è né un’azione né un piano
fault-bot-refused = { $bot } ha infranto le regole: { $refusal }
fault-bot-endless = { $bot } non è arrivato alla fine in { $number } decisioni
fault-work-failed = { $job }: { $error }
fault-work-lost = { $job }: il processo che doveva occuparsene si è interrotto
fault-one-duchy = { $pack } ha meno di due feudi: non c’è niente da confrontare
fault-no-room-between = i limiti { $low } e { $high } non lasciano niente in mezzo: indica LOW sotto HIGH

fault-exported-format = il formato è { $given }, e questo programma legge { $known }
fault-not-exported = la riga { $number } non è un tavolo esportato: { $why }
fault-table-there = riga { $number }: c’è già un tavolo { $table }; prima toglilo, o ometti questa riga
fault-line-not-replayed = riga { $number }: la partita di { $table } qui non si può rigiocare: { $why }
fault-cannot-listen = impossibile ascoltare a { $host }, porta { $port }: { $error }; scegline un’altra con --port
fault-no-such-address = impossibile ascoltare a { $host }, porta { $port }: { $error }; questa macchina non ha questo indirizzo: scegline uno dei suoi con --host, per esempio 127.0.0.1 o 0.0.0.0
fault-not-started = il server non è partito: il motivo è indicato sopra

fault-form-without-name = il modulo non ha un nome per la sua richiesta: ricarica la pagina
fault-wrong-seats = { $count ->
    [one] è stato descritto { $count } posto, e la partita ne ha { $players }: descrivili tutti
   *[other] sono stati descritti { $count } posti, e la partita ne ha { $players }: descrivili tutti
}
fault-secret-used = questo segreto indica un altro tavolo: fanne uno nuovo
fault-still-running = la registrazione contiene il seme: si dà quando la partita è finita
fault-client-id-used = l’identificativo { $given } indica un’altra richiesta: fanne uno nuovo
fault-stale = il tavolo è cambiato da quando hai guardato: guarda di nuovo
fault-busy = altri sono sempre più veloci: riprova
fault-cannot-be-replayed = questa partita qui non si può rigiocare: { $why }
fault-only-looking-on = gli spettatori guardano: prendi un posto per farlo
fault-no-token = invia il token del tuo posto: Authorization: Bearer TOKEN
fault-bot-not-asked = al bot non si chiede più niente
fault-an-invitation = questo è un invito: prima accettalo
fault-token-is-invitation = il tuo token è l’invito, che altri conoscono: fanne un altro
fault-invitation-used = questo invito è già stato usato: chiedine un altro
fault-token-used = il tuo token indica già un altro posto: fanne un altro
fault-no-free-seat = non c’è un posto libero a questo tavolo
fault-token-of-another = questo token non apre questo tavolo: usa il link che hai ricevuto
fault-no-seat-here = questo browser non ha un posto a questo tavolo: apri il link che hai ricevuto
fault-not-that-seat = questo browser non ha quel posto: apri il link che hai ricevuto
fault-too-many-streams = troppi flussi aperti dal tuo indirizzo: chiudine qualcuno
fault-rematch-of-players = solo chi ha giocato questa partita può chiedere la rivincita
fault-dead-link = questo link non apre più un posto, o è incompleto: chiedine uno nuovo
fault-only-seated-invite = solo chi siede a un tavolo può invitare altri
fault-use-your-link = prendi posto con il link che hai ricevuto
fault-no-seat-to-take = quel posto non è da prendere
fault-no-such-table = non c’è un tavolo { $given }: controlla il link
fault-wrong-host = questo server non risponde per { $given }: nominalo con --origin, se deve farlo
fault-foreign-origin = questa richiesta viene da una pagina di un altro sito
fault-too-many = troppe richieste in una volta: aspetta { $seconds } s
fault-too-large = una richiesta può avere al massimo { $count } byte, e questa ne ha di più
fault-internal = il server ha fatto un errore: ciò che è stato risposto prima è conservato
fault-nothing-there = a questo indirizzo non c’è nulla: controllalo
fault-method-not-allowed = { $given } non si usa a questo indirizzo
fault-body-not-json = il corpo non è JSON, dal carattere { $number } in poi: invia JSON
fault-body-of-type = il corpo è stato inviato come { $given }: invia JSON, con l’intestazione Content-Type: application/json
fault-body-without-type = il corpo è stato inviato senza Content-Type: invia JSON, con l’intestazione Content-Type: application/json
fault-name-unprintable = un nome è fatto di caratteri visibili
fault-field-missing = manca
fault-field-unknown = qui non è un campo
fault-field-text = deve essere un testo
fault-field-whole = deve essere un numero intero
fault-field-true-or-false = deve essere true o false
fault-field-list = deve essere un elenco
fault-field-object = deve essere un oggetto
fault-field-one-of = deve essere { $given }
fault-field-letters-least = { $least ->
    [one] deve avere almeno { $least } carattere
   *[other] deve avere almeno { $least } caratteri
}
fault-field-letters-most = { $most ->
    [one] deve avere al massimo { $most } carattere
   *[other] deve avere al massimo { $most } caratteri
}
fault-field-pattern = deve corrispondere a { $given }
fault-field-entries-least = { $least ->
    [one] deve avere almeno { $least } elemento
   *[other] deve avere almeno { $least } elementi
}
fault-field-entries-most = { $most ->
    [one] deve avere al massimo { $most } elemento
   *[other] deve avere al massimo { $most } elementi
}
fault-field-least = deve valere almeno { $least }
fault-field-most = deve valere al massimo { $most }
fault-field-wrong = non va bene: { $error }

fault-no-language = { $variable } è { $given }, che non è una lingua di questo programma: impostala a { $languages }
fault-in-file = { $path }: { $why }
fault-no-tests-here = i test si contano in una copia dei sorgenti; questa è una copia installata, senza test
fault-one-table = una registrazione è di una partita: nomina un tavolo
fault-no-table-listed = non c’è un tavolo { $given }: kingdom tables list li mostra
fault-use-pg-dump = PostgreSQL ha un suo strumento per questo: pg_dump; docs/guides/host.md mostra come
fault-not-an-origin = { $given } non è un’origine: scrivila come https://kingdom.example, senza percorso
fault-there-already = { $path } c’è già: scegli un altro posto, o toglilo
fault-not-written = { $path } non si può scrivere: { $error }
fault-said-too-much = a questo tavolo sono stati inviati { $count } messaggi: non ne conserva altri
fault-nobody-to-talk-to = a questo tavolo non c’è nessuno con cui parlare
fault-undo-instead = nessun altro l’ha ancora visto: basta annullare
fault-no-longer-asked = non è più chiesto: il tavolo è cambiato
fault-stale-question = il tavolo è cambiato da quella richiesta
fault-only-seated = solo chi siede a un tavolo può farlo
fault-not-in-a-lesson = in una lezione non si può: ricominciala
fault-not-on-the-list = questa partita non è nell’elenco di questo browser
fault-no-judge = il bot { $given } non può analizzare una partita: scegli tra { $names }
fault-judge-not-installed = il bot { $given } non può giudicare qui: gli servono il motore veloce e il suo compilatore; installali con pip install wonderful-kingdom[fast], o prendi { $otherwise }
fault-not-reviewed-yet = la partita non è finita: si può analizzare solo una partita finita; giocala fino in fondo
fault-no-review-yet = questa partita non ha ancora un’analisi: apri la sua pagina di analisi e chiedine una
fault-no-puzzle = non c’è un problema { $given }: sono numerati da 1 a { $most }
fault-no-such-deal = non c’è la distribuzione { $given }: controlla il link
fault-deal-closed = questa distribuzione non si può più cominciare: il suo tempo è passato, o le regole o le carte sono cambiate
fault-deal-unplayed = questa partita usa la distribuzione { $deal }: si mostra a chi ha finito la propria partita con essa
fault-no-spectators = anche altri giocano questa distribuzione: a questo tavolo non ci sono spettatori
fault-no-challenge = solo una partita finita di un giocatore, in solitaria o contro un bot, può diventare una sfida, e mai una di pratica
fault-no-reward = { $given } non è una ricompensa: scegli tra { $names }
fault-no-way-with-illegal = { $given } non è un modo di trattare qui le azioni illegali: scegli tra { $names }
fault-illegal-number = { $number } ({ $text }) ora non è legale; la maschera dice che cosa lo è
fault-vector-opponent = un vettore gioca contro random, non contro { $given }: usa vectorization_mode=sync
fault-reset-first = chiama reset prima del primo passo

## Ciò per cui il motore veloce non ha posto

fault-fast-advisor = il motore veloce non sa che cosa può fare il Consigliere { $name } di { $pack }
fault-fast-too-many-cards = { $pack } ha più carte come { $name } di quante ne prenda il motore veloce
fault-fast-too-many-spaces = { $pack } ha { $count } tipi di spazi: il motore veloce ha posto per { $most }
fault-fast-too-many-icons = { $pack } ha { $count } tipi di icone: il motore veloce ha posto per { $most }
fault-fast-other-modules = il motore veloce non gioca questi moduli: { $names }
fault-fast-large-numbers = { $pack } ha numeri troppo grandi per il motore veloce
fault-fast-much-printed = le carte di { $pack } portano più indicazioni di quante ne prenda il motore veloce
fault-fast-boards = il motore veloce ha posto per { $count } plance Missione con { $steps } passaggi ciascuna
fault-fast-requirements = il motore veloce ha posto per { $most } requisiti di uno scenario
fault-fast-out-of-turn = una carta a faccia in giù è stata messa fuori dal suo turno: il motore veloce non ha una riga simile
fault-fast-pile = una pila di Calamità o di Minacce non è come la lascia una partita: il motore veloce non ha una riga simile
fault-fast-deck = un mazzo ha { $count } carte: il motore veloce ha posto per { $most }
fault-fast-place = un posto contiene { $count } carte: il motore veloce ha posto per { $most }
fault-fast-duty = il motore veloce non conosce l’obbligo { $name }
fault-fast-made-for = fatto per il motore veloce { $given }, ma questo è { $known }: righe, osservazioni, numeri o carte sono cambiati; rifallo con questa versione e queste carte
