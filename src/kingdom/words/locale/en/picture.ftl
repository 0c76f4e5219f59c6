### A table drawn as text in the terminal: the labels of the lines, and the lines themselves.

picture-round = Round { $number } of { $rounds }
picture-before = Before round 1
picture-turn = turn { $number }
picture-first = { $seat } is first
picture-waiting = waiting for { $seats }
picture-seat-done = done

## Labels

label-area-left = Left area
label-area-right = Right area
label-development = Development
label-calamities = Calamities
label-box = Box
label-vermin = Vermin
label-danger = Danger
label-shuffled = Shuffled
label-discards = Discards
label-quest = Quest
label-production = Production
label-stock = Stock
label-hand = Hand
label-selection = Selection
label-construction = Construction
label-structure = Structures
label-specialist = Specialists
label-monument = Monuments
label-discovery = Discoveries
label-menaces = Menaces
label-vanquished = Vanquished
label-advisors = Advisors
label-drawn = Drawn
label-returned = Returned
label-searched = Looked at
label-discarded = Discarded
label-owes = Must decide
label-frozen = Frozen
label-stolen = Stolen
label-lurking = Lurking
label-given_up = Given up
label-advisors_used = Used
label-quest_steps = Steps done
label-quest_first = Finished first
label-spies = Spies
label-searches = Searches
label-beside_danger = Beside Danger

## The lines

picture-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
picture-discards = { $hidden ->
    [0] { picture-cards }
   *[other] { picture-cards }, { $hidden } of them face down
}
picture-hidden = { $count } hidden
picture-empty = empty
picture-pile-next = { $cards }, next { $shown }
picture-pile-of = { $cards }: { $shown }
picture-pile-open = { $cards }, next first: { $shown }
picture-stock = Krystallium { $krystallium } · Soldiers { $soldiers } · Training { $training } · Traps { $traps } · Alchemy { $alchemy }
picture-cubes = cubes in hand { $cubes }
picture-face-down = face down [{ $handle }]
picture-face-down-by = face down, laid by { $seat } [{ $handle }]
slot-frozen = { $card } (over { $giant })
slot-stolen = icon { $number } of { $card } ({ $letter })
slot-spies = { $ready } ready, { $spent } spent
slot-searches = { $count } this round

## Printed values of cards and boards; resources as letters

face-makes = makes { $made }
face-bonus = bonus { $letters }
face-recycles = recycles { $letters }
face-points = { $count ->
    [one] { $count } point
    [-1] { $count } point
   *[other] { $count } points
}
# So many points, or the letter of a resource, for each card of a type.
face-per = { $type ->
    [structure] { $what } per Structure
    [specialist] { $what } per Specialist
    [monument] { $what } per Monument
   *[discovery] { $what } per Discovery
}
step-text = { $cost } for { $benefit }
step-if-first = { $count } more if first

## The score sheet

scoring-title = Score
scoring-tie = Tie: { $what }
scoring-cannot-win = { $seat } cannot win: { $why }
