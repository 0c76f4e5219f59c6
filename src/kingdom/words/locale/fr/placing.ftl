### Les cubes en main : le brouillon de leurs places, et le bouton qui les place.

# $resource is the name of the resource.
draft-title = { $resource } : vos cubes
draft-all-fit = tout trouve sa place
draft-choose = choisissez une carte pour le reste
draft-chosen = selon votre choix
draft-alchemy = Alchimie
draft-completed = achevée
# On a card: so many of the cubes in hand.
draft-here = { $count } ici
draft-here-completes = { $count } ici : l’achève
# What a screen reader says of a press on a card, and on a cube of the draft. $place is a card, or Alchemy.
draft-take = Mettre { $cubes } sur { $place }
draft-give = Reprendre { $cubes } : { $place }
draft-take-alchemy = Mettre { $cubes } en Alchimie
draft-place = Placer
draft-place-suggested = Placer comme proposé
draft-part = { $cubes } sur { $place }
draft-part-alchemy = { $cubes } en Alchimie
draft-take-back = Tout reprendre
# The key for it, one small letter.
draft-take-back-letter = r
# A warning: cubes go to Alchemy, although they would fit on a card.
draft-wasted = { $count } en Alchimie, alors que { $card } en attend ({ $resource })
draft-more-built = { $count } de plus si vous placez ces cubes
