### Le sfide e la mano del giorno: le stesse carte per chiunque le giochi.

deal-of-the-day = La mano del giorno
deal-today = Vai a quella di oggi
deal-open = Gioca la mano del giorno
deal-everybody = Tutti su questo server giocano con le stesse carte.
deal-against = contro { $bot }
challenge-title = Sfida
challenge-make = Fanne una sfida
challenge-send = Sfida altri con questa mano
deal-compare = Confronta i risultati
deal-seat = Giochi { $duchy }, lato { $side }.
deal-opponent = Il tuo avversario è un bot: { $bot }.
deal-alone = Giochi in solitaria.
deal-explained = Chiunque giochi questa mano riceve le stesse carte nello stesso ordine, le stesse regole e lo stesso avversario. Vedrai i risultati degli altri quando la tua partita sarà finita.
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
deal-play = Gioca questa mano
deal-closed = Questa mano non si può più cominciare: il tempo è scaduto, o le regole o le carte di questo server sono cambiate.
deal-results = Risultati
deal-who = Giocatore
deal-place = Posizione
deal-score = Punti
deal-outcome = Esito
deal-bot = un bot
deal-helped = con aiuto, fuori classifica
deal-first = Nessun altro ha ancora finito. Manda il link a qualcuno, o torna più tardi.
deal-bots-to-come = I bot stanno ancora giocando questa mano. Torna tra qualche minuto.
deal-share = Mandala ad altri
deal-share-link = Manda questo link a chi vuoi. Ognuno gioca la stessa mano.
deal-share-day = Chi apre questo link gioca la mano di questo giorno, su questo server.
deal-link = Link a questa mano
deal-promise = Nessuno può vedere le carte o i risultati, né rivedere una partita, prima di aver finito la propria. Ma non si può sapere se qualcuno l’ha già giocata in un altro browser.
watch-no-deal = Questa partita usa una mano che giocano anche altri. Per non rovinare la sorpresa, non ci sono spettatori.
fared-won = vinta
fared-lost = persa
fared-shared = condivisa
fared-closed = chiusa
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
