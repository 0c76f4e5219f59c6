# L’analyse d’une partie terminée : chances, précision, hasard et décisions, décisions coûteuses.

review-title = Analyse
review-working = analyse
review-stopped = Interrompu : voici ce qui a été trouvé jusqu’ici.
review-decisions = Décisions
review-accuracy = Précision
review-inaccuracy = { $count ->
    [one] Imprécision
   *[other] Imprécisions
}
review-mistake = { $count ->
    [one] Erreur
   *[other] Erreurs
}
review-blunder = { $count ->
    [one] Gaffe
   *[other] Gaffes
}
review-lost = Points perdus
review-costly = Décisions coûteuses
review-none = Rien de clairement mauvais. Bien joué.
review-heading = { $seat } · Manche { $round }, { phase-title }, étape { $step } · { $mark ->
    [inaccuracy] Imprécision
    [mistake] Erreur
    [blunder] Gaffe
   *[none] Décision
}
review-chance = Chances de victoire { $before } % → { $after } % (± { $doubt }), { $lost } points perdus
review-score = Score attendu { $before } → { $after }, { $lost } points perdus
review-did = Joué :
review-better = Mieux :
review-luck = { $seat } : cartes { $luck }, ses décisions −{ $lost }, décisions de { $other } +{ $others } ; résultat { $result }
review-luck-alone = { $seat } : cartes { $luck }, ses décisions −{ $lost } ; résultat { $result }
