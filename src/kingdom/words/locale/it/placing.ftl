### I cubi in mano: la bozza dei loro posti, e il pulsante che li posiziona.

# $resource is the name of the resource.
draft-title = I tuoi cubi: { $resource }
draft-all-fit = c’è posto per tutti
draft-choose = scegli una carta per il resto
draft-chosen = come hai scelto
draft-alchemy = Alchimia
draft-completed = completata
# On a card: so many of the cubes in hand.
draft-here = { $count } qui
draft-here-completes = { $count } qui: la completa
# What a screen reader says of a press on a card, and on a cube of the draft. $place is a card, or Alchemy.
draft-take = Metti { $cubes } su { $place }
draft-give = Riprendi { $cubes }: { $place }
draft-take-alchemy = Metti { $cubes } in alchimia
draft-place = Posiziona
draft-place-suggested = Posiziona come proposto
draft-part = { $cubes } su { $place }
draft-part-alchemy = { $cubes } in alchimia
draft-take-back = Riprendi tutto
# The key for it, one small letter.
draft-take-back-letter = r
# A warning: cubes go to Alchemy, although they would fit on a card.
draft-wasted = { $count } in alchimia, ma { $card } ne aspetta ({ $resource })
draft-more-built = { $count } in più se posizioni questi cubi
