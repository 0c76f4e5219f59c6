# Problemi: posizioni che fanno pensare.

nav-puzzles = Problemi
puzzle-title = Problema { $number }
puzzle-today = Il problema del giorno
puzzle-place = Round { $round }, turno { $turn } della fase di scelta · { $level ->
    [easy] facile
    [middling] medio
   *[hard] difficile
}
puzzle-question-select = Quale area prendi?
puzzle-question-offer = Quale di queste offerte è la migliore?
puzzle-question-other = Che cosa è meglio qui?
puzzle-position = La posizione
puzzle-answer = La tua risposta
puzzle-check = Controlla la risposta
puzzle-hint = Un suggerimento
puzzle-hint-more = Un altro suggerimento
puzzle-show = Mostra la soluzione
puzzle-hint-own = Pensa al tuo feudo: che cosa puoi ancora costruire con queste carte?
puzzle-hint-opponent = Pensa al tuo avversario: che cosa farebbe con queste carte?
puzzle-hint-steward = Non è questa mossa, che pure un castaldo giocherebbe: { $action }
puzzle-right = Risposta esatta.
puzzle-wrong = Costa il { $lost } % della probabilità di vittoria.
puzzle-unanswered = Scegli prima una delle risposte.
puzzle-solution = La soluzione è la { $number }: { $action }
puzzle-chance = { $chance } % (± { $doubt })
puzzle-chance-label = Probabilità di vittoria
puzzle-cost = −{ $lost } % (± { $doubt })
puzzle-points = punteggio finale { $mine } contro { $theirs }
puzzle-why = Perché
puzzle-why-more = Ti porta { $points } punti in più rispetto a ciò che giocherebbe un castaldo.
puzzle-why-less = Ti costa { $points } punti rispetto a ciò che giocherebbe un castaldo.
puzzle-why-denies = Il tuo avversario ottiene { $points } punti in meno.
puzzle-why-gives = Il tuo avversario ottiene { $points } punti in più.
puzzle-explained = Giudicato dal reggente in { $deals } distribuzioni compatibili con ciò che vedi, le stesse per ogni risposta. ± indica l’intervallo al 95 %.
puzzle-best = La soluzione
puzzle-yours = La tua risposta
puzzle-next = Prossimo problema
puzzle-previous = Il precedente
puzzle-all = Tutti i problemi
puzzle-all-explained = { $count } posizioni da partite che il reggente ha giocato contro sé stesso. In ognuna una risposta è chiaramente migliore, e un castaldo non la vede.
puzzle-week = Gli ultimi sette giorni
puzzle-weekday = { $day ->
    [1] lun
    [2] mar
    [3] mer
    [4] gio
    [5] ven
    [6] sab
   *[7] dom
}
puzzle-state = { $state ->
    [tried] provato
    [shown] soluzione vista
    [helped] risolto
    [solved] risolto al primo colpo
   *[new] non ancora provato
}
puzzle-level = { $level ->
    [easy] Facili
    [middling] Medi
   *[hard] Difficili
}
puzzle-tile = Round { $round }, { $kind ->
    [select] area
    [offer] offerta
   *[other] altro
}
puzzle-solved-count = Ne hai risolti { $solved } su { $count }, di cui { $once } al primo tentativo. Lo sa solo questo browser.
puzzle-next-new = Uno nuovo per te
puzzle-play-on = Continua da qui
puzzle-play-on-rival = Il tuo avversario sarà un bot: { $bot }. È una partita di allenamento.
puzzle-opponent = Il tuo avversario
puzzle-you = Tu
puzzle-cards-in-hand = Carte in mano
puzzle-how = Rispondi con { $command }
puzzle-no-choice = non c’è una risposta { $number }: questo problema ne ha { $most }
