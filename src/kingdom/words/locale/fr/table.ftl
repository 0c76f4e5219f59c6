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
army-asked = Toutes les Menaces ensemble en demandent { $count }.
army-stops = Si vous arrêtez maintenant, en fin de partie :
foe-price = coûte
foe-vanquished = Vaincue
foe-spared = Laissée en place
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
ask-sure = Le faire quand même
ask-back = Retour
laid-second = Maintenant la deuxième carte.
laid-both = Les deux cartes sont posées : proposez-les.
# $menaces names them; $points is what they cost.
regret-menaces = { $points ->
    [one] Vos Soldats pourraient encore vaincre { $menaces }. Les laisser en place vous coûtera { $points } point en fin de partie.
   *[other] Vos Soldats pourraient encore vaincre { $menaces }. Les laisser en place vous coûtera { $points } points en fin de partie.
}
# Told to spectators, before what the status says.
looking-on = Vous regardez la partie.
settings-title = À la table
setting-forced = Jouer à ma place quand il n’y a qu’un coup possible
