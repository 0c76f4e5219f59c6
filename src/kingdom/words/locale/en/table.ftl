### The table: the prompts of its zones, and Combat.

## The current task, on the pennant of its zone

now-hand = Now: offer two cards
now-duchy = Now: choose an icon
now-draft = Now: keep one
now-selection = Now: plan these cards
now-cubes = Now: place { $count }
now-stage = Now: fight or stop
now-construction = Now: choose a card
# On a button beside cubes: so many of them.
some-to-alchemy = { $count } to Alchemy
laid-of-two = { $count } of 2 laid

## Combat

army = Your Soldiers
army-of = The Soldiers of { $seat }
army-left = in stock
army-stops = Points, if you stop here
army-points = Your points
army-menaces = Menaces left
army-training = One in Training
# On the button that ends a Combat: so many Soldiers stay in stock.
done-keep = Done, keep { $count }
foe-price = costs
# $points is what it costs, $loss a sentence: “at the end; …”.
foe-spared = Left standing: { $points } { $loss }
foe-on = on { $card }
# What vanquishing a Menace gains; $points is a number.
foe-better = { $points ->
    [one] { $points } point better
   *[other] { $points } points better
}
foe-better-each = { $points ->
    [one] { $points } point better, each
   *[other] { $points } points better, each
}
foe-too-few = { $count ->
    [0] Not now: you have no Soldier.
    [one] Not now: you have { $count } Soldier.
   *[other] Not now: you have { $count } Soldiers.
}
foe-frozen = Not now: { $card } has to be filled first. { $spaces }
foe-alone = It is not under a card, so it cannot be vanquished.
foes-none = There are no Menaces here.
vanquished-giant_rat = It leaves the table; its Vermin stay.
spared-giant_rat = at the end; the next Giant Rat brings one more Vermin.
vanquished-frost_giant = { $card } is completed at once.
spared-frost_giant = at the end; { $card } stays frozen.
vanquished-shadow = It no longer takes cards.
spared-shadow = at the end; it takes another card in each Planning phase.
vanquished-thief = One covered icon is free again.
spared-thief = at the end; the icon stays covered.
vanquished-vermin = One leaves the table.
spared-vermin = each, at the end.

## Clicks

click-gone = That can no longer be done: the table has changed.
laid-second = Now the second card.
laid-both = Both cards are laid: offer them.
# For a moment after the second card, before the offer is made.
laid-soon = Your offer is being made. Undo takes the card back.
# $menaces names them; $points is what they cost.
regret-menaces = { $points ->
    [one] Your Soldiers could still vanquish { $menaces }. Left standing, that costs you { $points } point at the end of the game.
   *[other] Your Soldiers could still vanquish { $menaces }. Left standing, that costs you { $points } points at the end of the game.
}
# For spectators, before the status line.
looking-on = You are watching.
