### The recap: a summary of the events since the last turn, summaries of rounds, and warnings before a click.

## A player's actions in a sentence: $deeds is a list

recap-did = { $seat } { $deeds }.
did-AreaTaken = { $count ->
    [0] took { the-area }, which was empty
    [one] took { the-area } ({ $count } card)
   *[other] took { the-area } ({ $count } cards)
}
did-Offered = { $traps ->
    [0] laid two cards face up
    [one] laid two cards, one of them face down
   *[other] laid two cards face down
}
did-Slated = { $count ->
    [one] slated a card for construction
   *[other] slated { $count } cards for construction
}
did-Recycled = { $count ->
    [one] recycled a card
   *[other] recycled { $count } cards
}
did-Placed = { $count ->
    [one] placed a cube
   *[other] placed { $count } cubes
}
did-Completed = completed { $cards }
did-Abandoned = discarded { $cards } from Construction
did-Vanquished = vanquished { $cards }
did-AdvisorUsed = used { $cards }
did-AdvisorKept = kept an Advisor
did-StepCompleted = { $count ->
    [one] completed a step of a Quest
   *[other] completed { $count } steps of a Quest
}
# $totals: each name with a number.
recap-made = { resource-name }: { $totals }.
# $to (String): training or stock
recap-supremacy = { $to ->
    [training] The Supremacy bonus brings { $seat } a Soldier into Training.
   *[stock] The Supremacy bonus brings { $seat } the Soldier from Training.
}
recap-again = Show again
recap-taken = taken

## The round in short

round-in-short = Round { $round } in short
planning-in-short = Round { $round }: Planning in short
production-in-short = Round { $round }: Production in short
round-lead = { $points ->
    [0] Both have the same number of points.
    [one] { $seat } leads by { $points } point.
   *[other] { $seat } leads by { $points } points.
}
round-left = { $count ->
    [0] That was the last round.
    [one] One round is left.
   *[other] { $count } rounds are left.
}
round-on = On to round { $round }
round-produce = On to Production
round-fight = On to Combat
round-points = points so far
round-made = Made, and Supremacy
# $to (String): training, stock, none (the other had more) or tie
round-bonus = { $to ->
    [training] Soldier to Training
    [stock] Soldier to stock
    [none] no bonus
   *[tie] a tie
}
round-built = Built
round-none-built = Nothing this round.
round-vanquished = Vanquished: { $cards }
round-standing = Standing: { $cards }
planned-slated = Slated for construction
planned-recycled = Recycled
planned-besides = Also
planned-nothing = Nothing was planned.
round-duchies = The Duchies
round-cards = Cards built
round-stock = In stock
round-next = Makes in a round

## Warnings before an action that the player may regret

regret-empty = This area is empty: you would get no card.
# $cubes: the cubes on the card.
regret-discard = { $cubes } on { $card } would be lost.
# $cubes could fill spaces of cards; $number is how many they are.
regret-alchemy = { $number ->
    [one] { $cubes } could fill a space of a card. In Alchemy it takes five cubes to make one Krystallium.
   *[other] { $cubes } could fill spaces of cards. In Alchemy it takes five cubes to make one Krystallium.
}
regret-unbuilt = { $count ->
    [one] What you have in stock could still complete { $cards }. After these last actions it is worth nothing.
   *[other] What you have in stock could still complete one of these: { $cards }. After these last actions it is worth nothing.
}
