### Actions: the label of each button, and a full sentence (.sentence).
### The id is action- and the name of the action.

## The base game

action-Offer = Offer { $cards }
    .sentence = Offer { $cards }{ $traps ->
        [0] .
        [one] , spending a Trap.
       *[other] , spending { $traps } Traps.
    }
action-Select = Take { the-area }
    .sentence = Take all the cards in { the-area } into your Selection.
action-Place = { $onto ->
    [alchemy] { resource-name } to Alchemy
   *[card] { resource-name } on { $card }
}
    .sentence = { $onto ->
        [alchemy] Put 1 { resource-name } in your Alchemy area.
       *[card] Put 1 { resource-name } on { $card }.
    }
action-UseKrystallium = Krystallium on { $card } for { resource-name }
    .sentence = Spend 1 Krystallium to fill a space of { $card }: { resource-name }.
action-UseSoldier = Soldier on { $card }
    .sentence = Spend 1 Soldier to fill a Soldier space of { $card }.
action-Abandon = Discard { $card }
    .sentence = Discard { $card } from Construction. What is on it is lost, and its Recycling bonus goes to Alchemy.
action-Slate = Slate { $card }
    .sentence = Slate { $card } for construction.
action-Recycle = Recycle { $card }
    .sentence = Discard { $card } and take its Recycling bonus.
action-Done = Done
    .sentence = Finish this phase: you have nothing more to do.
action-Resign = Resign
    .sentence = Resign the game.
action-Close = Close the game
    .sentence = Close the game without a winner.
action-TakeBack = Take back by agreement
    .sentence = Take back the last action, with everybody's agreement.

## Menaces

action-Vanquish = Vanquish { $menace }
    .sentence = { $soldiers ->
        [one] Spend 1 Soldier to vanquish { $menace }.
       *[other] Spend { $soldiers } Soldiers to vanquish { $menace }.
    }
action-House = Frost Giant under { $card }
    .sentence = Put the Frost Giant under { $card }, which is then frozen.
action-VanquishGiant = Vanquish the Giant under { $card }
    .sentence = { $soldiers ->
        [one] Spend 1 Soldier to vanquish the Frost Giant under { $card }, which is completed.
       *[other] Spend { $soldiers } Soldiers to vanquish the Frost Giant under { $card }, which is completed.
    }
action-GiveUp = Give up { $card }
    .sentence = Discard { $card } for a Shadow, without its Recycling bonus.
action-Cover = Cover { $icon } of { $card }
    .sentence = Put a Stolen token on { $icon } of { $card }: it produces one cube fewer.
action-VanquishThief = Vanquish { $thief }, freeing { $icon } of { $card }
    .sentence = { $soldiers ->
        [one] Spend 1 Soldier to vanquish { $thief } and free { $icon } of { $card }.
       *[other] Spend { $soldiers } Soldiers to vanquish { $thief } and free { $icon } of { $card }.
    }

## Advisors

action-Keep = Keep { $card }
    .sentence = Keep { $card } as your Advisor and return the other one.
action-UseUndergroundSpy = { $advisor }: take back a Trap
    .sentence = Spend { soldiers-paid } to take back a Trap that you have spent.
action-UseMasterCartographer = { $advisor }: a card { on-the-side }
    .sentence = Spend { soldiers-paid } to lay the next card of the deck in { the-area }.
action-UsePowerBehindTheThrone = { $advisor }: reveal { $card }
    .sentence = Spend { soldiers-paid } to turn up { $card }.
action-UseChiefMercenary = { $advisor }: discard { $card }
    .sentence = Spend { soldiers-paid } to discard { $card } from its Offering area.
action-UseWhimsicalGambler = { $advisor }: move { $card }
    .sentence = Spend { soldiers-paid } to move { $card } to the other Offering area.
action-UseTyrannicalForeman = { $advisor }: a cube on each card
    .sentence = Spend { soldiers-paid } to put a basic Resource on each of your cards under construction.
action-UseForestChieftain = { $advisor }: { $count } Materials
    .sentence = Spend { soldiers-paid } to receive { $count } Materials.
action-UseNurturingMother = { $advisor }: { $count } Population
    .sentence = Spend { soldiers-paid } to receive { $count } Population.
action-UseNegotiatorFromTheLake = { $advisor }: { $count } Gold
    .sentence = Spend { soldiers-paid } to receive { $count } Gold.
action-UsePirateOfTheFiveSeas = { $advisor }: { $count } Exploration
    .sentence = Spend { soldiers-paid } to receive { $count } Exploration.
action-UseScryingAlchemist = { $advisor }: Calamities count double
    .sentence = Spend { soldiers-paid } to make every Calamity count double, for everybody.
action-UseIlluminatedProphet = { $advisor }: discard { $card }
    .sentence = Spend { soldiers-paid } to discard { $card } from your Duchy.
action-UseGreatSilversmith = { $advisor }: { $count } Krystallium
    .sentence = Spend { soldiers-paid } to gain { $count } Krystallium.
action-UseMasterArtisan = { $advisor }: complete { $card }
    .sentence = Spend { soldiers-paid } to complete { $card } without paying the rest of its cost.
action-PutForemansCube = { resource-name } on { $card }
    .sentence = Have the Foreman put 1 { resource-name } on { $card }.

## Quests

action-Transmute = Transmute { $cubes }
    .sentence = Transmute { $cubes } in your Alchemy area into 1 Krystallium.
action-CompleteStep = { $step }: pay { $payment }
    .sentence = Complete a step of { $quest }, “{ $step }”, for { $payment }.
payment-hand = { $cubes } from hand
payment-alchemy = { $cubes } from Alchemy
# $count Krystallium stand for $cubes
payment-krystallium = { $count } Krystallium for { $cubes }

## Solo

action-Spy = Turn up { $card }
    .sentence = Spend a token to turn up { $card }.
action-Search = Search { the-area }: discard { $cards }
    .sentence = Discard { $cards } to look at { $count } cards of the deck, keep one of them, and take { the-area }.
action-KeepFound = Keep { $card }
    .sentence = Put { $card } in the area, take the area, and discard the other cards that you looked at.
