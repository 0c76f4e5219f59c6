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
review-accuracy-explained = 100 %: di ciò che era in gioco non è andato perso nulla. 0 %: non meglio del caso. Ogni decisione conta secondo ciò che vi era in gioco: la probabilità di vittoria e, quando l’esito non è più in dubbio, i punti.
review-unsettled = La precisione, il numero di errori e la parte della fortuna compaiono quando tutte le decisioni sono state giudicate.
review-weaker = { $judge } gioca peggio di { $player }, le cui decisioni vengono giudicate qui: ciò che conta come errore può essere stata una buona scelta.
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
review-waiting = Un’altra partita è in corso di analisi. La tua è in coda: prima vengono le analisi brevi.
review-progress = { $done } decisioni giudicate su { $total }
review-sharpens = L’analisi continua. Una decisione riceve un segno solo dopo una riflessione dieci volte più lunga.
review-stop = Ferma
review-failed = L’analisi si è interrotta. Riprova.
review-busy = Un’altra tua partita è in corso di analisi. Aspetta che finisca, oppure fermala.
review-busy-link = Vai a quell’analisi
review-full = Molte partite sono in corso di analisi. Riprova tra qualche minuto.
review-address = Altre partite della tua rete sono già in corso di analisi. Riprova quando un’analisi è finita.
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
review-rival = Il tuo avversario sarà un bot: { $bot }. È una partita di allenamento.
review-judged = Giudicato da { $bot }: ogni turno in { $worlds } distribuzioni immaginate, e in dieci volte tante dove sembrava sbagliato. Il dubbio va a favore del giocatore.
review-json = Analisi in JSON
review-alone = Analisi in una pagina
review-who = Chi giudica
review-how = Con quanta cura
review-how-usual = come al solito
review-how-thorough = quattro volte più a lungo
review-otherwise = Fai analizzare da un altro bot, o con più cura
review-eight = { $judge ->
    [regent] Otto partite su dieci che il reggente gioca da qui finiscono nella fascia
   *[baron] Otto partite su dieci che un castaldo gioca da qui finiscono nella fascia
}
