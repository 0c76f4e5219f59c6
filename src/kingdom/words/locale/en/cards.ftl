### Descriptions of cards: their types, printed values and effects.

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

## The abilities of Advisors

ability-unknown = What it does is printed on the card.
