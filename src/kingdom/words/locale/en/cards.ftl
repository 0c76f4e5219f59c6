### Cards in words: their types, what is printed on them, and what they do.

## Types and families

type-structure = Structure
type-specialist = Specialist
type-monument = Monument
type-discovery = Discovery

family-development = Development
family-treasure = Treasure
family-calamity = Calamity
family-menace = Menace
family-vermin = Vermin
family-advisor = Advisor
family-duchy = Duchy

## The lines of a card, in sentences

card-label = { $card }, { $type }.
card-cost = Costs { $cubes }.
card-combat-cost = { $soldiers ->
    [one] It takes 1 Soldier to vanquish.
   *[other] It takes { $soldiers } Soldiers to vanquish.
}
card-ability-cost = { $soldiers ->
    [one] Each use costs 1 Soldier, once a round.
   *[other] Each use costs { $soldiers } Soldiers, once a round.
}
card-production = Makes { $made }.
# $amount of a resource for each card of a type
made-per = { $type ->
    [structure] { $amount } for each Structure
    [specialist] { $amount } for each Specialist
    [monument] { $amount } for each Monument
   *[discovery] { $amount } for each Discovery
}
card-bonus = Gives { $cubes } when it is completed.
card-points = { $points ->
    [one] Worth 1 point.
   *[other] Worth { $points } points.
}
card-points-lost = { $points ->
    [one] Costs 1 point at the end.
   *[other] Costs { $points } points at the end.
}
card-points-per = { $points ->
    [one] { $type ->
        [structure] Worth 1 point for each Structure in your Duchy.
        [specialist] Worth 1 point for each Specialist in your Duchy.
        [monument] Worth 1 point for each Monument in your Duchy.
       *[discovery] Worth 1 point for each Discovery in your Duchy.
    }
   *[other] { $type ->
        [structure] Worth { $points } points for each Structure in your Duchy.
        [specialist] Worth { $points } points for each Specialist in your Duchy.
        [monument] Worth { $points } points for each Monument in your Duchy.
       *[discovery] Worth { $points } points for each Discovery in your Duchy.
    }
}
card-recycling = Recycles to { $cubes }.
card-treasure = Cannot be built; recycles to { $cubes }.

heading-cost = Cost
heading-ability = Ability
heading-production = Production
heading-bonus = When completed
heading-points = At the end
heading-effect = Effect
heading-recycling = Recycled

## What does harm

effect-calamity = Joins the Duchy of whoever takes it, and stays there: it is neither built nor recycled.
effect-vermin = Stands in your Construction area until you vanquish it.
effect-giant_rats = When you take it, it brings one Vermin card for each Giant Rat in your Construction area, itself included.
effect-frost_giants = When you take it, it goes under one of your cards, which cannot be completed or recycled until the Giant is vanquished.
effect-shadows = In each Planning phase every Shadow of yours makes you discard a card from your Selection; your opponent gets its Recycling bonus in Alchemy.
effect-thieves = When you take it, a Stolen token covers a production icon of your Duchy; vanquishing the Thief frees one.

## What Advisors can do

ability-underground_spy = In the Choice phase: take back a Trap that you have spent.
ability-master_cartographer = In the Choice phase: the next card of the deck goes to the area with fewer cards.
ability-power_behind_the_throne = In the Choice phase: turn up a face-down card in an area or a Selection.
ability-chief_mercenary = Before you select: discard a card from an Offering area.
ability-whimsical_gambler = Before you select: move a card from one Offering area to the other.
ability-tyrannical_foreman = At the end of Production: put a basic Resource of your choice on each of your cards under construction.
ability-forest_chieftain = In the Materials step: receive 4 more Materials, which do not count for Supremacy.
ability-nurturing_mother = In the Population step: receive 4 more Population, which do not count for Supremacy.
ability-negotiator_from_the_lake = In the Gold step: receive 4 more Gold, which do not count for Supremacy.
ability-pirate_of_the_five_seas = In the Exploration step: receive 4 more Exploration, which do not count for Supremacy.
ability-scrying_alchemist = At the end of the game: all Calamities count double, yours too.
ability-illuminated_prophet = At any time: discard a Calamity from your Duchy.
ability-great_silversmith = At any time: gain 3 Krystallium.
ability-master_artisan = At any time: complete a card under construction without paying the rest of its cost.
ability-unknown = What it can do is printed on the card.
