### Ce que l’on apprend avec le temps, dans ce navigateur.

progress-title = Vos progrès
progress-explained = Tout ce que vous avez joué avec ce navigateur, additionné. C’est conservé sur ce serveur, et n’est montré à personne d’autre.
progress-none = Aucune de vos parties ne compte encore. Jouez-en une jusqu’au bout, et elle apparaîtra ici.
progress-begin = Commencer une partie
progress-practice = { $count ->
    [one] Une partie libre n’est pas comptée.
   *[other] { $count } parties libres ne sont pas comptées.
}
progress-most = Seules vos { $count } parties les plus récentes sont prises en compte.
progress-games = Parties
progress-won = Gagnées contre d’autres
progress-won-short = Gagnées
progress-and-shared = { $count ->
    [one] + { $count } partagée
   *[other] + { $count } partagées
}
progress-medals = Médailles
progress-puzzles = Problèmes résolus
progress-two = À deux
progress-alone = En solo
progress-opponent = Adversaire
progress-people = Des personnes
progress-ruleset = Joué avec
progress-duchy = Duché
progress-scenario = Scénario
progress-margin = Avance en points
progress-best = Meilleur
progress-average = Moyenne
progress-margins = Avance en points, partie après partie
progress-margins-text = { $count ->
    [one] { $count } partie, avance en points : { $values }.
   *[other] { $count } parties, avance en points dans chacune des dernières : { $values }.
}
progress-scores = Points, partie après partie
progress-scores-text = { $count ->
    [one] { $count } partie en solo, points : { $values }.
   *[other] { $count } parties en solo, points de chacune des dernières : { $values }.
}
progress-game-number = Partie { $number }
progress-decisions = Vos décisions
progress-reviewed = { $games ->
    [one] { $count } partie analysée sur { $games }.
   *[other] { $count } parties analysées sur { $games }.
}
progress-luck = Les cartes vous ont apporté { $points } { $points ->
    [one] point
   *[other] points
} par partie, par rapport à ce qu’on pouvait attendre.
progress-no-reviews = Aucune de ces parties n’a encore été analysée. Ouvrez l’ardoise de Score d’une partie et choisissez « Analyse » : votre précision et les types de décisions qui vous coûtent le plus apparaîtront ici.
progress-outdated = { $count ->
    [one] { $count } partie a été analysée avec une ancienne méthode. Faites-la analyser à nouveau pour qu’elle compte ici.
   *[other] { $count } parties ont été analysées avec une ancienne méthode. Faites-les analyser à nouveau pour qu’elles comptent ici.
}
progress-course = Précision, partie après partie
progress-course-text = { $count ->
    [one] Précision dans { $count } partie analysée : { $values }.
   *[other] Précision dans { $count } parties analysées, dans chacune des dernières : { $values }.
}
progress-kinds = Ce qui vous a coûté le plus
progress-kind = Type de décision
progress-cost = Points perdus par partie
progress-marks = Signalées
decided-offer = Quelles cartes proposer, et où
decided-select = Quelle zone prendre
decided-choice = Choix
decided-solo-choice = Choix, en solo
decided-planning = Que construire et que recycler
decided-production = Où placer les cubes
decided-combat = Que combattre
decided-advisor-draft = Quel conseiller prendre
decided-last-window = Dernières actions
progress-cards = Les cartes que vous construisez le plus
progress-cards-explained = Écart : de combien de points vos parties avec la carte ont fini au-dessus ou au-dessous de votre moyenne. Avec peu de parties, c’est surtout le hasard.
progress-no-cards = Aucune carte pour l’instant.
progress-unknown = { $count ->
    [one] Pour une partie plus ancienne, on ne sait pas ce qui a été construit.
   *[other] Pour { $count } parties plus anciennes, on ne sait pas ce qui a été construit.
}
progress-card = Carte
progress-times = Construite
progress-its-luck = Écart
progress-all = Toutes les parties
progress-newest = Les { $count } plus récentes sont montrées. Les fichiers ci-dessous les contiennent toutes.
progress-when = Commencée
progress-keep = Télécharger ou supprimer
progress-keep-explained = Les fichiers contiennent tout ce que l’on sait de vos parties : JSON avec l’enregistrement entier de chaque partie terminée, CSV comme tableau pour un tableur.
progress-json = Tout en JSON
progress-csv = Tableau en CSV
progress-remove = Supprimer mes parties
progress-remove-explained = { $over ->
    [one] Une partie terminée serait supprimée pour de bon,
   *[other] { $over } parties terminées seraient supprimées pour de bon,
} { $running ->
    [0] avec ses résultats, analyses et parties à revoir.
   *[other] avec résultats, analyses et parties à revoir. Celles qui sont en cours restent, sauf si vous le demandez ci-dessous.
}
progress-remove-puzzles = Vos résultats aux problèmes sont oubliés aussi.
progress-remove-others = Une partie à laquelle quelqu’un d’autre prend part reste la sienne : seule votre propre entrée dans la liste disparaît. Le résultat d’un défi disparaît avec la partie.
progress-remove-running = { $count ->
    [one] Aussi la partie en cours
   *[other] Aussi les { $count } parties en cours
}
progress-remove-now = Supprimer pour de bon
