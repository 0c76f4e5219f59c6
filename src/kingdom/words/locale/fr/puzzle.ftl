# Problèmes : des positions qui donnent à réfléchir.

nav-puzzles = Problèmes
puzzle-title = Problème { $number }
puzzle-today = Le problème du jour
puzzle-place = Manche { $round }, tour { $turn } de la phase de Choix · { $level ->
    [easy] facile
    [middling] moyen
   *[hard] difficile
}
puzzle-question-select = Quelle zone prenez-vous ?
puzzle-question-offer = Laquelle de ces propositions est la meilleure ?
puzzle-question-other = Qu’y a-t-il de mieux à faire ici ?
puzzle-position = La position
puzzle-answer = Votre réponse
puzzle-check = Vérifier ma réponse
puzzle-hint = Un indice
puzzle-hint-more = Un autre indice
puzzle-show = Montrer la solution
puzzle-hint-own = Pensez à votre Duché : que pouvez-vous encore construire avec ces cartes ?
puzzle-hint-opponent = Pensez à votre adversaire : que ferait-il de ces cartes ?
puzzle-hint-steward = Ce n’est pas ce coup, qu’un intendant jouerait pourtant : { $action }
puzzle-right = Bonne réponse.
puzzle-wrong = Cela coûte { $lost } % des chances de victoire.
puzzle-unanswered = Choisissez d’abord une des réponses.
puzzle-solution = La solution est la réponse { $number } : { $action }
puzzle-chance = { $chance } % (± { $doubt })
puzzle-chance-label = Chances de victoire
puzzle-cost = −{ $lost } % (± { $doubt })
puzzle-points = score final de { $mine } contre { $theirs }
puzzle-why = Pourquoi
puzzle-why-more = Cela vous rapporte { $points } { $points ->
    [one] point
   *[other] points
} de plus que ce que jouerait un intendant.
puzzle-why-less = Cela vous coûte { $points } { $points ->
    [one] point
   *[other] points
} par rapport à ce que jouerait un intendant.
puzzle-why-denies = Votre adversaire obtient { $points } { $points ->
    [one] point
   *[other] points
} de moins.
puzzle-why-gives = Votre adversaire obtient { $points } { $points ->
    [one] point
   *[other] points
} de plus.
puzzle-explained = Jugé par le régent dans { $deals } donnes compatibles avec ce que vous voyez, les mêmes pour chaque réponse. ± indique l’intervalle à 95 %.
puzzle-best = La solution
puzzle-yours = Votre réponse
puzzle-next = Problème suivant
puzzle-previous = Le précédent
puzzle-all = Tous les problèmes
puzzle-all-explained = { $count } positions tirées de parties que le régent a jouées contre lui-même. Dans chacune, une réponse est clairement meilleure, et un intendant ne la voit pas.
puzzle-week = Les sept derniers jours
puzzle-weekday = { $day ->
    [1] lun.
    [2] mar.
    [3] mer.
    [4] jeu.
    [5] ven.
    [6] sam.
   *[7] dim.
}
puzzle-state = { $state ->
    [tried] essayé
    [shown] solution vue
    [helped] résolu
    [solved] résolu du premier coup
   *[new] pas encore essayé
}
puzzle-level = { $level ->
    [easy] Faciles
    [middling] Moyens
   *[hard] Difficiles
}
puzzle-tile = Manche { $round }, { $kind ->
    [select] zone
    [offer] proposition
   *[other] autre chose
}
puzzle-solved-count = Vous en avez résolu { $solved } sur { $count }, dont { $once } du premier coup. Seul ce navigateur le sait.
puzzle-next-new = Un problème nouveau pour vous
puzzle-play-on = Continuer la partie d’ici
puzzle-play-on-rival = Votre adversaire sera un bot : { $bot }. C’est une partie libre.
puzzle-opponent = Votre adversaire
puzzle-you = Vous
puzzle-cards-in-hand = Cartes en main
puzzle-how = Répondez avec { $command }
puzzle-no-choice = il n’y a pas de réponse { $number } : ce problème en a { $most }
