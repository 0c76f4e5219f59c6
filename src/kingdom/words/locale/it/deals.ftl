### Le sfide e la distribuzione del giorno: le stesse carte per chiunque le giochi.

deal-of-the-day = Distribuzione del giorno
deal-today = Vai a quella di oggi
deal-open = Gioca la distribuzione del giorno
deal-everybody = Tutti su questo server giocano con le stesse carte.
deal-against = contro { $bot }
challenge-title = Sfida
challenge-make = Fanne una sfida
challenge-send = Sfida altri con questa distribuzione
deal-compare = Confronta i risultati
deal-seat = Giochi { $duchy }, lato { $side }.
deal-opponent = Il tuo avversario è un bot: { $bot }.
deal-alone = Giochi in solitaria.
deal-explained = Chiunque giochi questa distribuzione riceve le stesse carte nello stesso ordine, le stesse regole e lo stesso avversario. Vedrai i risultati degli altri quando la tua partita sarà finita.
deal-played = { $begun ->
    [0] Nessuno l’ha ancora giocata.
    [one] { $over ->
        [0] Una persona l’ha cominciata.
       *[other] Una persona l’ha finita.
    }
   *[other] { $over ->
        [0] { $begun } persone l’hanno cominciata.
        [one] { $begun } persone l’hanno cominciata, e una l’ha finita.
       *[other] { $begun } persone l’hanno cominciata, e { $over } l’hanno finita.
    }
}
deal-play = Gioca questa distribuzione
deal-closed = Questa distribuzione non si può più cominciare: il suo tempo è passato, o le regole o le carte di questo server sono cambiate.
deal-results = Risultati
deal-who = Giocatore
deal-place = Posizione
deal-score = Punti
deal-outcome = Esito
deal-bot = un bot
deal-helped = con aiuto, fuori classifica
deal-first = Nessun altro ha ancora finito. Manda il link a qualcuno, o torna più tardi.
deal-bots-to-come = I bot stanno ancora giocando questa distribuzione. Torna tra qualche minuto.
deal-share = Mandala ad altri
deal-share-link = Manda questo link a chi vuoi. Ognuno gioca la stessa distribuzione.
deal-share-day = Chi apre questo link gioca la distribuzione di questo giorno, su questo server.
deal-link = Link a questa distribuzione
deal-promise = Nessuno vede le carte, i risultati o una partita da rivedere prima di aver finito la propria. Ma non si può sapere se qualcuno l’ha già giocata in un altro browser.
watch-no-deal = Questa partita usa una distribuzione che giocano anche altri. Per non rovinare la sorpresa, non ci sono spettatori.
fared-won = vinta
fared-lost = persa
fared-shared = condivisa
fared-done = nessuna medaglia
deal-date = { $day } { $month } { $year }
month-1 = gennaio
month-2 = febbraio
month-3 = marzo
month-4 = aprile
month-5 = maggio
month-6 = giugno
month-7 = luglio
month-8 = agosto
month-9 = settembre
month-10 = ottobre
month-11 = novembre
month-12 = dicembre
