### La table : ce que demande chaque zone, et le Combat.

## Ce qui est demandé maintenant, sur le fanion de la zone

now-hand = À vous : proposez deux cartes
now-duchy = À vous : choisissez une icône
now-draft = À vous : gardez-en un
now-selection = À vous : planifiez ces cartes
now-cubes = À vous : { $count } à placer
now-stage = À vous : combattez ou arrêtez
now-construction = À vous : choisissez une carte
# On a button beside cubes: so many of them.
some-to-alchemy = { $count } en Alchimie
laid-of-two = { $count } sur 2

## Le Combat

army = Vos Soldats
army-of = Les Soldats de { $seat }
army-left = en réserve
army-stops = Points, si vous arrêtez ici
army-points = Vos points
army-menaces = Menaces restantes
army-training = Un à l’Entraînement
# On the button that ends a Combat: so many Soldiers stay in stock.
done-keep = Terminé, garder { $count }
foe-price = coûte
# $points is what it costs, $loss a sentence: “at the end; …”.
foe-spared = Laissée en place : { $points } { $loss }
foe-on = sur { $card }
# What vanquishing a Menace gains; $points is a number.
foe-better = { $points ->
    [one] { $points } point de mieux
   *[other] { $points } points de mieux
}
foe-better-each = { $points ->
    [one] { $points } point de mieux, chacune
   *[other] { $points } points de mieux, chacune
}
foe-too-few = { $count ->
    [0] Pas maintenant : vous n’avez aucun Soldat.
    [one] Pas maintenant : vous avez { $count } Soldat.
   *[other] Pas maintenant : vous avez { $count } Soldats.
}
foe-frozen = Pas maintenant : il faut d’abord remplir { $card }. { $spaces }
foe-alone = Elle n’est sous aucune carte : on ne peut pas la vaincre.
foes-none = Aucune Menace ici.
vanquished-giant_rat = Il quitte la table ; sa Vermine reste.
spared-giant_rat = en fin de partie ; le prochain Rat Géant amène une Vermine de plus.
vanquished-frost_giant = la carte { $card } est construite aussitôt.
spared-frost_giant = en fin de partie ; la carte { $card } reste glacée.
vanquished-shadow = Elle ne prend plus de cartes.
spared-shadow = en fin de partie ; elle prend une carte à chaque Planification.
vanquished-thief = Une icône recouverte est libérée.
spared-thief = en fin de partie ; l’icône reste recouverte.
vanquished-vermin = Une quitte la table.
spared-vermin = chacune, en fin de partie.

## Clics

click-gone = Ce n’est plus possible : la table a changé.
laid-second = Maintenant la deuxième carte.
laid-both = Les deux cartes sont posées : proposez-les.
# For a moment after the second card, before the offer is made.
laid-soon = Votre Proposition part. Annuler reprend la carte.
# $menaces names them; $points is what they cost.
regret-menaces = { $points ->
    [one] Vos Soldats pourraient encore vaincre { $menaces }. Les laisser en place vous coûtera { $points } point en fin de partie.
   *[other] Vos Soldats pourraient encore vaincre { $menaces }. Les laisser en place vous coûtera { $points } points en fin de partie.
}
# For spectators, before the status line.
looking-on = Vous regardez.
