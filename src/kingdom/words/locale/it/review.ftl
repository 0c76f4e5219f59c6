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
review-costly = Decisioni costose
review-none = Niente di chiaramente sbagliato. Ben giocato.
review-heading = { $seat } · Round { $round }, { phase-title }, passo { $step } · { $mark ->
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
