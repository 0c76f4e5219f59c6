### Cubes in hand: a draft of their places, and the button that places them.

# $resource is the name of the resource.
draft-title = Your { $resource }
draft-all-fit = all fit
draft-choose = choose a card for the rest
draft-chosen = as you chose
draft-alchemy = Alchemy
draft-completed = completed
# On a card: so many of the cubes in hand.
draft-here = { $count } here
draft-here-completes = { $count } here: completes it
# What a screen reader says of a press on a card, and on a cube of the draft. $place is a card, or Alchemy.
draft-take = Put { $cubes } on { $place }
draft-give = Take { $cubes } back from { $place }
draft-take-alchemy = Put { $cubes } in Alchemy
draft-place = Place
draft-place-suggested = Place as suggested
draft-part = { $cubes } on { $place }
draft-part-alchemy = { $cubes } in Alchemy
draft-take-back = Take all back
# The key for it, one small letter.
draft-take-back-letter = z
# A warning: cubes go to Alchemy, although they would fit on a card.
draft-wasted = { $count } to Alchemy: { $card } waits for { $resource }
draft-more-built = { $count } more if you place these
