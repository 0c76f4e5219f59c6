### The chronicle: past events in the third person. No full stop at the end.
### The id is fact- and the name of the event; $seat is the name of the player.

## How a game goes on

fact-RoundBegan = Round { $number } begins
fact-PhaseBegan = { $phase ->
    [advisor-draft] The draft of Advisors begins
    [choice] The Choice phase begins
    [solo-choice] The Choice phase begins
    [planning] The Planning phase begins
    [materials] The Materials step begins
    [population] The Population step begins
    [gold] The Gold step begins
    [exploration] The Exploration step begins
    [combat] The Combat phase begins
    [last-window] It is time for the last actions
    [ended] The game ends
   *[other] Another phase begins
}
fact-WindowOpened = { $phase ->
    [planning] Everybody may plan now
    [combat] Everybody may fight now
   *[other] Everybody may act now
}
fact-WindowClosed = { $phase ->
    [advisor-draft] The draft of Advisors is over
    [planning] The Planning phase is over
    [materials] The Materials step is over
    [population] The Population step is over
    [gold] The Gold step is over
    [exploration] The Exploration step is over
    [combat] The Combat phase is over
    [last-window] The last actions are over
   *[other] Everybody is done
}
fact-SeatDone = { $seat } is done
fact-GameEnded = The game is over: { $outcome }
fact-Owed = { $seat } has something to decide first
fact-Discharged = { $seat } has decided

## The base game

fact-DuchyTaken = { $seat } rules { $card }
fact-TrapsReady = { $count ->
    [0] { $seat } has no Trap
    [one] { $seat } has a Trap ready
   *[other] { $seat } has { $count } Traps ready
}
fact-Dealt = { $seat } is dealt { $cards }
fact-CalamityTaken = { $seat } takes a Calamity into hand
fact-AreaFed = { $card } comes from the deck { on-the-side }
fact-Offered = { $layout ->
    [same] { $seat } offers { $cards } { on-the-side }
   *[split] { $seat } offers { $left } on the left and { $right } on the right
}{ $traps ->
    [0] {""}
    [one] , spending a Trap
   *[other] , spending { $traps } Traps
}
fact-AreaTaken = { $number ->
    [0] { $seat } takes { the-area }, which is empty
   *[other] { $seat } takes { the-area }: { $cards }
}
fact-AreasCleared = { $number ->
    [0] Nothing is left in the areas
   *[other] What is left is discarded: { $cards }
}
fact-TurnedUp = { $seat } turns up { $cards }
fact-CalamityJoined = { $card } joins { $seat }'s Duchy
fact-Slated = { $seat } slates { $card } for construction
fact-Recycled = { $seat } recycles { $card }
fact-CubesGained = { $seat } receives { $cubes }
fact-CubesSpent = { $seat } spends { $cubes } from hand
fact-SpaceFilled = { $seat } fills a space of { $card }: { resource-name }
fact-CubeStored = { $seat } puts { $amount } in Alchemy
fact-AlchemyFull = Five cubes in { $seat }'s Alchemy become a Krystallium
fact-KrystalliumGained = { $change ->
    [spend] { $seat } spends { $count } Krystallium
   *[gain] { $seat } gains { $count } Krystallium
}
fact-SoldiersGained = { $change ->
    [spend] { $count ->
        [one] { $seat } spends a Soldier
       *[other] { $seat } spends { $count } Soldiers
    }
   *[gain] { $count ->
        [0] { $seat } has no Soldiers
        [one] { $seat } gains a Soldier
       *[other] { $seat } gains { $count } Soldiers
    }
}
fact-Completed = { $seat } completes { $card }
fact-Abandoned = { $seat } discards { $card } from Construction
fact-Produced = { $count ->
    [0] { $seat } produces no { resource-name }
   *[other] { $seat } produces { $amount }
}
fact-SupremacyWon = { $seat } takes the Supremacy bonus for { resource-name }

## Menaces

fact-MenaceTaken = { $seat } takes a Menace into hand: { $deck }
fact-MenaceStood = { $card } stands in { $seat }'s Construction area
fact-Vanquished = { $seat } vanquishes { $card }
fact-MenaceReturned = { $seat } returns { $card } to the box
fact-VerminBrought = { $count ->
    [one] A Vermin card comes to { $seat }'s Construction area
   *[other] { $count } Vermin cards come to { $seat }'s Construction area
}
fact-GiantHoused = { $giant } freezes { $seat }'s { $card }
fact-Thawed = { $seat }'s { $card } is no longer frozen
fact-ShadowDiscarded = A Shadow makes { $seat } discard { $card }
fact-ShadowsPassed = The Shadows have taken what they wanted from { $seat }
fact-ThiefLurks = { $thief } is about to steal from { $seat }
fact-ThievesStruck = { $icons ->
    [0] The Thieves find nothing to steal from { $seat }
    [one] The Thieves make { $seat } cover a production icon
   *[other] The Thieves make { $seat } cover { $icons } production icons
}
fact-IconCovered = { $seat } covers { $icon } of { $card }
fact-IconFreed = { $seat } frees { $icon } of { $card }

## Advisors

fact-AdvisorsDrawn = { $seat } draws { $cards } to choose an Advisor from
fact-AdvisorKept = { $seat } keeps { $card } as Advisor
fact-AdvisorShown = { $seat } is served by { $card }
fact-AdvisorReturned = { $seat } returns { $card } to the box
fact-AdvisorShuffledBack = { $seat } shuffles { $card } back into the deck
fact-AdvisorEntered = { $card } enters { $seat }'s Advisors' area
fact-AdvisorUsed = { $seat } uses { $card }
fact-AdvisorsReady = { $seat }'s Advisors are ready again
fact-TrapTakenBack = { $seat } takes back a Trap
fact-TurnedUpEarly = A face-down card turns out to be { $card }
fact-DiscardedFromArea = { $card } is discarded from { the-area }
fact-MovedAcross = { $card } moves to { the-area }
fact-CalamityAverted = { $seat } discards { $card } from the Duchy

## Quests

fact-Transmuted = { $seat } transmutes { $cubes } into a Krystallium
fact-AlchemySpent = { $seat } pays { $cubes } from Alchemy
fact-StepCompleted = { $seat } completes a step of { $quest }: { $step }
fact-FinishedFirst = { $seat } is the first to complete the final step of { $quest }

## Solo

fact-DangerDeckFormed = { $number ->
    [one] The Danger deck is shuffled, with { $number } danger in it
   *[other] The Danger deck is shuffled, with { $number } dangers in it
}
fact-DangerLaid = A card from the Danger deck is laid face down { on-the-side }
fact-SpiesTaken = { $seat }'s Spies: { $ready } available, { $spent } unavailable
fact-TrapSpent = { $seat } spends the Trap
fact-SpiedOut = { $seat } turns up { $card }
fact-DiscardedToSearch = { $seat } searches { the-area }, discarding { $cards }
fact-LookedAt = { $seat } looks at { $cards } from the deck
fact-Found = { $seat } puts { $card } in { the-area } and discards { $discarded }
fact-SearchesForgotten = { $seat } may search again

## Scenarios

fact-StartsUnderConstruction = { $seat } starts with { $card } under construction
fact-StartsBuilt = { $seat } starts with { $card } in the Duchy
fact-StartsInZone = { $zone ->
    [menaces] { $seat } starts with { $card } in the Construction area
    [advisors] { $seat } starts with { $card } in the Advisors' area
   *[other] { $seat } starts with { $card }
}
fact-StartsStolen = { $seat } starts with { $icon } of { $card } covered
fact-VerminReturned = { $seat } returns { $card } to the stack
fact-CubesLaidBeside = The Shadows lay { $cubes } beside the Danger deck
