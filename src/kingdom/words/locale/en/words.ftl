### The parts of sentences. Messages that begin with a small letter are used inside sentences.

nothing = nothing
list-and = { $first } and { $last }
list-or = { $first } or { $last }
# A text to type.
quoted = “{ $text }”
answer-yes = yes
answer-no = no
# For a player without a name.
seat-number = seat { $number }

## Resources, Krystallium and Soldiers

resource-materials = Materials
resource-population = Population
resource-gold = Gold
resource-exploration = Exploration
resource-krystallium = Krystallium
resource-soldier = Soldier

# $resource (String): which one
resource-name = { $resource ->
    [materials] { resource-materials }
    [population] { resource-population }
    [gold] { resource-gold }
    [exploration] { resource-exploration }
    [krystallium] { resource-krystallium }
   *[soldier] { resource-soldier }
}

# The letter on a token.
letter-materials = M
letter-population = P
letter-gold = G
letter-exploration = E
letter-krystallium = K
letter-soldier = S

amount-materials = { $count } Materials
amount-population = { $count } Population
amount-gold = { $count } Gold
amount-exploration = { $count } Exploration
amount-krystallium = { $count } Krystallium
amount-soldier = { $count ->
    [one] { $count } Soldier
   *[other] { $count } Soldiers
}
soldiers-paid = { $soldiers ->
    [one] { $soldiers } Soldier
   *[other] { $soldiers } Soldiers
}

# The open and the filled spaces of a card under construction.
spaces-open = Open: { $cubes }.
spaces-filled = Filled: { $cubes }.

# A production icon, named by its resource, or by its number if the resource is unknown.
icon-of-resource = { $resource ->
    [exploration] an { resource-exploration } icon
   *[other] a { resource-name } icon
}
icon-number = icon { $number }

## Areas

# $area (String): left or right
the-area = { $area ->
    [left] the left area
   *[right] the right area
}
on-the-side = { $area ->
    [left] on the left
   *[right] on the right
}

## Cards

cards-several = { $count } × { $card }
cards-face-down = { $count ->
    [one] a face-down card
   *[other] { $count } face-down cards
}
cards-unseen = { $count ->
    [one] a card
   *[other] { $count } cards
}
card-numbered = { $card } ({ $number })
card-laid-face-down = { $card } (face down)
card-to-area = { $card } { on-the-side }
# A face-down card by where it lies. $where: area or selection; $place: left, right, yours, theirs;
# $number: which of the face-down cards there; $several: how many there are.
hidden-card = { $where ->
    [area] { $place ->
        [left] the face-down card on the left
       *[right] the face-down card on the right
    }
   *[selection] { $place ->
        [yours] the face-down card in your Selection
       *[theirs] the face-down card in your opponent's Selection
    }
}{ $several ->
    [one] {""}
   *[other] {" "}(no. { $number })
}
hidden-card-remembered = { $card }, { $hidden }
quest-number = Quest { $number }
step-number = step { $number }

## Phases

phase-set-up = the setup
phase-advisor-draft = the draft of Advisors
phase-choice = the Choice phase
phase-solo-choice = the Choice phase
phase-planning = the Planning phase
phase-materials = the Materials step
phase-population = the Population step
phase-gold = the Gold step
phase-exploration = the Exploration step
phase-combat = the Combat phase
phase-last-window = the time for last actions
phase-ended = the end of the game

# As headings, and on the track of the phases.
phase-title = { $phase ->
    [set-up] Setup
    [advisor-draft] Draft of Advisors
    [choice] Choice phase
    [solo-choice] Choice phase
    [planning] Planning phase
    [materials] Materials step
    [population] Population step
    [gold] Gold step
    [exploration] Exploration step
    [combat] Combat phase
    [last-window] Last actions
    [ended] End of the game
   *[other] { $phase }
}
