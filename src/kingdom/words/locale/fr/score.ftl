### La fin d’une partie : qui l’emporte et pourquoi, et d’où viennent les points.

## Qui l’emporte

outcome-score = { $points ->
    [one] { $winner } l’emporte avec { $points } point contre { $against }
   *[other] { $winner } l’emporte avec { $points } points contre { $against }
}
outcome-cards = { $points ->
    [one] { $winner } et { $other } ont chacun { $points } point ; { $winner } l’emporte avec plus de cartes dans son Duché
   *[other] { $winner } et { $other } ont chacun { $points } points ; { $winner } l’emporte avec plus de cartes dans son Duché
}
outcome-soldiers = { $points ->
    [one] { $winner } et { $other } ont chacun { $points } point et autant de cartes ; { $winner } l’emporte avec plus de Soldats
   *[other] { $winner } et { $other } ont chacun { $points } points et autant de cartes ; { $winner } l’emporte avec plus de Soldats
}
outcome-shared = { $points ->
    [one] { $first } et { $second } ont chacun { $points } point : victoire partagée
   *[other] { $first } et { $second } ont chacun { $points } points : victoire partagée
}
outcome-eligible = { $points ->
    [one] { $winner } l’emporte avec { $points } point, car { $other } ne peut pas gagner
   *[other] { $winner } l’emporte avec { $points } points, car { $other } ne peut pas gagner
}
outcome-resigned = { $winner } l’emporte, car { $other } a abandonné
outcome-closed = la partie entre { $first } et { $second } a été close sans vainqueur
outcome-nobody = ni { $first } ni { $second } ne peut gagner
outcome-medal = { $medal ->
    [gold] { $seat } obtient la Médaille d’Or avec { $points } points
    [silver] { $seat } obtient la Médaille d’Argent avec { $points } points
    [bronze] { $seat } obtient la Médaille de Bronze avec { $points } points
   *[none] { $points ->
        [one] { $seat } termine avec { $points } point, sans médaille
       *[other] { $seat } termine avec { $points } points, sans médaille
    }
}
outcome-loss = { $seat } a perdu : { $why }

headline-won = { $winner } monte sur le trône du royaume
headline-shared = Le trône est partagé
headline-nobody = Le trône reste vide
headline-medal = { $medal ->
    [gold] Une Médaille d’Or
    [silver] Une Médaille d’Argent
    [bronze] Une Médaille de Bronze
   *[none] Pas de médaille cette fois
}
headline-loss = Le Duché est tombé

## Médailles

medal-none = Pas de médaille
medal-bronze = Médaille de Bronze
medal-silver = Médaille d’Argent
medal-gold = Médaille d’Or
medal-from = { $count ->
    [one] dès { $count } point
   *[other] dès { $count } points
}

## Lignes du score

score-flat = Points bruts
score-per_structure = Combos : Structures
score-per_specialist = Combos : Compagnies
score-per_monument = Combos : Monuments
score-per_discovery = Combos : Découvertes
score-calamities = Calamités
score-menaces = Menaces restantes
score-quests = Quêtes
score-side_a = Face A en solo
score-total = Total

tie-cards = Cartes dans le Duché
tie-soldiers = Soldats

## Pourquoi un joueur ne peut pas gagner, ou a perdu

loss-final-step = l’étape finale de la Quête « { $quest } » n’est pas remplie
loss-required = { $count ->
    [one] carte imposée non construite : { $card }
   *[other] cartes imposées non construites : { $card } ({ $count })
}
    .several = cartes imposées non construites : { $cards }
loss-standing = { $count ->
    [one] Menace non vaincue : { $card }
   *[other] Menaces non vaincues : { $card } ({ $count })
}
    .several = Menaces non vaincues : { $cards }
loss-vermin = la pioche Vermine est vide
loss-beside-danger = il y a { $count } cubes ou plus à côté de la pioche Danger
loss-resigned = la partie a été abandonnée
loss-sentence = { $sentence }
