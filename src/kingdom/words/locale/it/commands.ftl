### Che cosa dice `kingdom --help`. Solo testi, senza varianti: si leggono senza Fluent.

usage-heading = Uso:
usage-options = [OPZIONI]
usage-command = COMANDO [ARGOMENTI]...
usage-heading-options = Opzioni:
usage-heading-commands = Comandi:
usage-default = predefinito:
usage-required = obbligatorio
command-any-help = Mostra questo messaggio ed esce.
command-any-version = Mostra la versione ed esce.

## The commands

command-kingdom = Giocare, studiare e simulare It’s a Wonderful Kingdom.
brief-play = Giocare nel browser, o nel terminale con --text.
brief-serve = Ospitare partite, per persone e per programmi.
brief-database = Controllare, aggiornare o salvare la base di dati di un server.
brief-tables = Elencare, esportare, importare o togliere i tavoli di un server.
brief-rules = Elencare le regole, o mostrarne una con il suo codice e i suoi test.
brief-show = Mostrare come testo una posizione, o la fine di una registrazione.
brief-replay = Ripercorrere la registrazione di una partita, mossa per mossa.
brief-review = Giudicare ogni decisione di una partita finita.
brief-puzzle = Risolvere il problema del giorno.
brief-simulate = Giocare partite a caso e controllare le leggi a ogni mossa.
brief-arena = Far giocare i bot tra loro, e misurarne la forza.
brief-lab = Misurare il set di carte con partite giocate dai bot.
brief-train = Allenare il reggente con partite contro sé stesso.
brief-perft = Contare i modi in cui una partita può continuare.
brief-content = Guardare le carte, controllare il tuo pacchetto, o cominciarne uno.
brief-database-upgrade = Portare la base di dati al formato di questa versione.
brief-database-check = Dire che cosa non va nella base di dati.
brief-database-backup = Copiare un file SQLite accanto all’originale.
brief-tables-list = Elencare i tavoli.
brief-tables-show = Mostrare che cosa si conserva di un tavolo.
brief-tables-export = Scrivere tavoli sull’uscita standard.
brief-tables-import = Leggere tavoli da un file.
brief-tables-prune = Togliere i tavoli inattivi da tempo.
brief-lab-balance = Giocare partite, e riferire sull’equilibrio delle carte.
brief-content-check = Dire che cosa non va in un pacchetto o in una lezione.
brief-content-show = Elencare tutte le carte, o mostrarne una con le sue fonti.
brief-content-new = Cominciare un pacchetto tuo.

## Options that several commands share

command-any-database = Dove si conservano le partite: sqlite:///PERCORSO o postgresql://… (predefinito: un file nella tua cartella).
command-any-language = La lingua (predefinita: KINGDOM_LANGUAGE, o quella del sistema).
command-any-seed = Il seme casuale della distribuzione (predefinito: uno nuovo).
command-any-players = 1 o 2 (predefinito: 2, o 1 con uno scenario).
command-any-edition = first o second (predefinito).
command-any-side = Il lato dei feudi (predefinito: B).
command-any-modules = Tra { $modules }, separati da virgole.
command-any-menaces = Un mazzo Minaccia per ogni posto: { $decks }.
command-any-quests = La plancia Missione; una o due in solitaria.
command-any-scenario = Uno scenario in solitaria, per esempio the_prophecy.
command-any-search = Il limite di Ricerca in solitaria: errata o printed.
command-any-content = Un set di carte diverso da quello fornito: un pacchetto, per percorso o nome.
command-any-view = Il punto di vista: un posto, uno spettatore, o tutte le carte a faccia in su (predefinito).
command-any-jobs = Numero di processi.
command-any-as_json = Stampa le cifre in JSON.

## play

command-play =
    Giocare nel browser. Tutte le partite si conservano.

    Le opzioni di una partita portano dritto al suo tavolo: in solitaria, o contro un bot. Con --text giochi nel terminale:
    a ogni decisione le tue scelte sono numerate; scrivi un numero, l’azione stessa, o help. Una partita che
    lasci si conserva: --text --resume last la continua.
command-play-text = Giocare nel terminale.
command-play-bot = Il tuo avversario: page, steward (predefinito), baron, regent, random, o un bot installato.
command-play-no_browser = Mostra solo l’indirizzo.
command-play-port = La porta della pagina (predefinita: una libera qualsiasi).
command-play-resume = Continuare una partita salvata; last è quella che hai lasciato nel terminale.

## serve

command-serve =
    Ospitare partite: pagine per le persone a /, un’interfaccia JSON per i programmi a /api.

    Il server ascolta solo questa macchina, se non gli si dice altro; docs/guides/host.md dice come aprirlo senza rischi.
command-serve-host = L’indirizzo su cui ascoltare.
command-serve-port = La porta; 0 per una libera qualsiasi.
command-serve-origins = L’indirizzo pubblico, dietro un proxy.
command-serve-proxies = Un proxy fidato.
command-serve-bots = Numero di processi per i bot.
command-serve-bot_seconds = Tempo di riflessione dei bot, per decisione.
command-serve-reads = Letture al secondo da un indirizzo; 0: senza limite.
command-serve-writes = Scritture al secondo, allo stesso modo.
command-serve-tables = Nuovi tavoli al minuto, allo stesso modo.
command-serve-streams = Flussi di eventi aperti, allo stesso modo.
command-serve-ready = Partite tenute in memoria.
command-serve-keep_days = Togliere i tavoli inattivi da questo tempo.
command-serve-keep_finished = Tenere comunque le partite finite.
command-serve-metrics_port = Esporre qui le misure per Prometheus.
command-serve-log_level = Che cosa registrare.
command-serve-log_json = Il registro in JSON.
command-serve-access_log = Registrare ogni richiesta, senza i segreti del suo indirizzo.

## database

command-database = Controllare, aggiornare o salvare la base di dati delle partite.
command-database-upgrade = Portare la base di dati al formato di questa versione. Senza effetto se è già aggiornata.
command-database-upgrade-backup = Prima copiare un file SQLite.
command-database-check = Dire che cosa non va nella base di dati; codice di uscita 1 se c’è qualcosa.
command-database-backup = Copiare un file SQLite accanto all’originale, anche con il server in funzione; mostra il nome della copia.

## tables

command-tables = Elencare, mostrare, esportare, importare o togliere i tavoli di un server.
command-tables-list = Elencare i tavoli, prima l’ultimo usato.
command-tables-list-older_than = Solo i tavoli inattivi da questo tempo, per esempio 90d.
command-tables-list-over = Solo le partite finite, o solo quelle in corso.
command-tables-list-as_json = Una riga di JSON per ogni tavolo.
command-tables-show = Mostrare che cosa si conserva di un tavolo, tranne ciò che aiuterebbe a barare: il seme e le azioni di una partita in corso.
command-tables-export =
    Scrivere tavoli sull’uscita standard, una riga di JSON ciascuno, perché un altro server li importi.

    Un’esportazione contiene i segreti delle partite in corso: tienila per te.
command-tables-export-everything = Tutti i tavoli.
command-tables-export-record = Scrivere la registrazione di una partita, per kingdom replay.
command-tables-import = Leggere tavoli da FILE, - per l’ingresso standard, come li ha scritti export. I loro link restano validi.
command-tables-prune = Togliere i tavoli inattivi da tempo, con tutto ciò che appartiene loro.
command-tables-prune-older_than = Inattivi da questo tempo: 90d, 8w, 12h.
command-tables-prune-keep_finished = Tenere le partite finite.
command-tables-prune-dry_run = Elencare solo ciò che verrebbe tolto.

## rules, show, replay

command-rules =
    Elencare le regole, o mostrarne una: il testo, le decisioni, il codice e i test.

    CLAUSE è l’identificativo di una clausola (CHO-4), di una decisione (END-2/R1) o di una famiglia (CHO).
command-rules-coverage = Contare i test di ogni clausola; codice di uscita 1 se una non ne ha.
command-rules-trace = Elencare i punti di aggancio di ogni modulo, con le loro clausole.
command-show = Mostrare come testo la posizione in FILE, o la fine della registrazione che contiene.
command-replay =
    Ripercorrere la registrazione in FILE, mossa per mossa in un terminale, altrimenti tutta insieme.

    Tasti: n o Invio per la mossa seguente, p per la precedente, q per uscire.

## simulate, arena, lab, perft

command-simulate =
    Giocare partite a caso, controllare le leggi a ogni mossa, e dare durate, punteggi e vincitori.

    Lo stesso seme dà gli stessi numeri, qualunque sia il numero di processi. Una partita che viola una legge o si ferma per un
    errore è indicata sull’uscita di errore, e il codice di uscita è allora 1; il suo seme con --games 1 la rigioca. Con --fast
    le partite si giocano su righe di numeri, cento volte più in fretta; lì un seme indica un’altra distribuzione.
command-simulate-games = Partite per insieme di regole.
command-simulate-seed = Seme della prima partita; uno in più per ciascuna delle seguenti.
command-simulate-rulesets = all, o nomi e schemi come solo*,two+menace.
command-simulate-on_rows = Giocare con il motore veloce, su più thread, con distribuzioni proprie.
command-arena =
    Far giocare i bot tra loro, e misurare di quanto uno è più forte.

    Un BOT è un nome, con un eventuale budget per decisione: steward, baron@1.5s (secondi), baron@200 (simulazioni).
    Ogni distribuzione si gioca due volte scambiando i posti, e le due partite contano come una sola osservazione.

    Con una base di dati le partite si conservano, e lo stesso comando riprende da dove si era fermato. Ctrl-C mostra i risultati ottenuti.
command-arena-games = Partite per coppia e insieme di regole.
command-arena-seed = Seme della prima distribuzione; uno in più per ciascuna delle seguenti.
command-arena-rulesets = Nomi o schemi, come two*; predefinito: two, o solo.
command-arena-budget = Tempo di riflessione per decisione.
command-arena-simulations = Simulazioni per decisione, in alternativa: partite ripetibili.
command-arena-database = Conservarvi le partite, e riusarle.
command-arena-sprt = Fermarsi appena uno dei due limiti Elo è chiaro.
command-arena-solo = Partite in solitaria: medaglie e vittorie.
command-lab = Misurare il set di carte con partite giocate dai bot.
command-lab-balance =
    Giocare partite, e riferire su posti, feudi, ritmo, punti e ogni carta, rispetto agli obiettivi di un buon set di carte.

    Scrive una pagina, balance.html, e le sue tabelle in CSV nella cartella del rapporto, e mostra gli obiettivi. Lo stesso seme dà
    lo stesso rapporto, qualunque sia il numero di processi. Ctrl-C riferisce sulle partite già giocate.
command-lab-balance-bot = Il bot che gioca contro sé stesso; baron@200 per 200 simulazioni.
command-lab-balance-games = Partite per insieme di regole.
command-lab-balance-seed = Seme della prima distribuzione; uno in più per ciascuna delle seguenti.
command-lab-balance-rulesets = Un nome o uno schema; si può ripetere.
command-lab-balance-folder = La cartella del rapporto.
command-lab-balance-traps = Giocare anche questo numero di partite contro un posto senza Trappole.
command-lab-balance-ray = Calcolare su un cluster Ray.
command-perft =
    Contare i modi in cui una partita può andare avanti, decisione per decisione.

    Ogni riga dà una profondità e il numero di sequenze di altrettante decisioni; quando più posti possono agire insieme, agisce il
    primo. A mano: 8 carte danno 28 coppie, ognuna 4 modi di andare nelle aree e 4 di girarle, 448 offerte; ognuna ha 2
    risposte, 896; e ognuna di queste 448 offerte, 401408.
command-perft-depth = Profondità, in decisioni.
command-perft-on_rows = Contare con il motore veloce.

## content

command-content = Guardare le carte, controllare un tuo pacchetto, o cominciarne uno.
command-content-check =
    Dire che cosa non va in un pacchetto, per percorso o nome, o in una lezione; codice di uscita 1 se c’è qualcosa.

    Senza PACK si controllano il set di carte e le lezioni forniti.
command-content-show = Elencare tutte le carte e le plance, o mostrare quella chiamata NAME con la fonte di ogni valore.
command-content-show-markdown = Tabelle in Markdown.
command-content-new = Cominciare un pacchetto in PATH: una cartella con una copia di ogni file della Ricostruzione, da modificare.

## review

command-review = Giudicare ogni decisione di una partita finita.
command-review-bot = Chi giudica: baron o regent (predefinito: il più forte installato).
command-review-budget = Distribuzioni immaginate in cui si prova ogni turno di scelta; per le mosse costose sono dieci volte tante (predefinito: 8 per il barone, 32 per il reggente).
command-review-as_json = Stampa l’analisi in JSON.

## puzzle

command-puzzle =
    Mostra il problema del giorno, o quello con questo NUMBER.

    La soluzione si mostra solo se la chiedi.
command-puzzle-hints = Mostra un suggerimento; da ripetere per averli entrambi.
command-puzzle-answer = Controlla questa risposta, per numero.
command-puzzle-solution = Mostra la soluzione e il perché.
command-puzzle-listed = Elenca tutti i problemi.
command-puzzle-as_json = Scrivi il problema in JSON; la soluzione solo con --solution.

## train

command-train =
    Allenare il reggente in FOLDER: partite contro sé stesso, apprendimento, un incontro, e da capo.

    Lo stesso comando riprende da dove si era fermato. Ogni generazione vi è conservata con i suoi pesi, e log.jsonl ha
    una riga per ogni sua tappa.
command-train-seconds = Fermarsi dopo questo numero di secondi.
command-train-generations = Fermarsi dopo questo numero di generazioni in tutto.
command-train-games = Partite per generazione, al massimo.
command-train-share = Secondi per generazione per le sue partite.
command-train-offers = Offerte provate in queste partite.
command-train-deals = Distribuzioni su cui si prova ogni offerta.
command-train-tries = Mosse provate per migliorare il piano di una fase.
command-train-trials = Prove per ogni decisione dopo la prima generazione; 0 per ricerche meno numerose e più semplici.
command-train-epochs = Passaggi sulle partite.
command-train-memory = Generazioni dalle cui partite si impara.
command-train-pairs = Distribuzioni dell’incontro dopo ogni generazione.
command-train-arena = Distribuzioni di un incontro contro il castaldo e il barone dopo ogni generazione; 0 per nessuno.
command-train-device = Dove impara torch: auto, cpu, cuda.
command-train-seed = Seme di tutto l’allenamento.
command-train-from_shipped = Cominciare dai pesi forniti, non da valori scelti a mano.
