### Une table dessinée en texte dans le terminal : des mentions devant les lignes, et ce qui les suit.

picture-round = Manche { $number } sur { $rounds }
picture-before = Avant la manche 1
picture-turn = tour { $number }
picture-first = { $seat } joue en premier
picture-waiting = on attend { $seats }
picture-seat-done = terminé

## Mentions

label-area-left = Zone de gauche
label-area-right = Zone de droite
label-development = Développement
label-calamities = Calamités
label-box = Boîte
label-vermin = Vermine
label-danger = Danger
label-shuffled = Mélangée
label-discards = Défausse
label-quest = Quête
label-production = Production
label-stock = Réserve
label-hand = Main
label-selection = Sélection
label-construction = Construction
label-structure = Structures
label-specialist = Compagnies
label-monument = Monuments
label-discovery = Découvertes
label-menaces = Menaces
label-vanquished = Vaincues
label-advisors = Conseillers
label-drawn = Piochés
label-returned = Rendus
label-searched = Regardées
label-discarded = Défaussées
label-owes = À décider
label-frozen = Glacées
label-stolen = Volées
label-lurking = À l’affût
label-given_up = Cédées
label-advisors_used = Activés
label-quest_steps = Étapes remplies
label-quest_first = Finie en premier
label-spies = Espions
label-searches = Fouilles
label-beside_danger = Près du Danger

## Ce qui les suit

picture-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
picture-discards = { $hidden ->
    [0] { picture-cards }
   *[other] { picture-cards }, dont { $hidden } face cachée
}
picture-hidden = { $count ->
    [one] { $count } cachée
   *[other] { $count } cachées
}
picture-empty = vide
picture-pile-next = { $cards }, la prochaine : { $shown }
picture-pile-of = { $cards } : { $shown }
picture-pile-open = { $cards }, la prochaine d’abord : { $shown }
picture-stock = Krystallium { $krystallium } · Soldats { $soldiers } · Entraînement { $training } · Pièges { $traps } · Alchimie { $alchemy }
picture-cubes = cubes en main { $cubes }
picture-face-down = face cachée [{ $handle }]
picture-face-down-by = face cachée, posée par { $seat } [{ $handle }]
slot-frozen = { $card } (au-dessus de { $giant })
slot-stolen = icône { $number } de { $card } ({ $letter })
slot-spies = { $ready } disponibles, { $spent } non disponibles
slot-searches = { $count } dans cette manche

## Ce qui est imprimé sur les cartes et les plateaux ; les ressources par leur lettre

face-makes = produit { $made }
face-bonus = bonus { $letters }
face-recycles = recyclage { $letters }
face-points = { $count ->
    [one] { $count } point
    [-1] { $count } point
   *[other] { $count } points
}
face-per = { $type ->
    [structure] { $what } par Structure
    [specialist] { $what } par Compagnie
    [monument] { $what } par Monument
   *[discovery] { $what } par Découverte
}
step-text = { $cost } pour { $benefit }
step-if-first = { $count } de plus pour le premier

## La feuille de score

scoring-title = Score
scoring-tie = Égalité : { $what }
scoring-cannot-win = { $seat } ne peut pas gagner : { $why }
