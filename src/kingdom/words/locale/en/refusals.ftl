### Reasons for refusals. The id is refusal- and the id of the reason; the arguments are those of the reason.
### They begin with a small letter and have no full stop; both are added when a reason is shown as a sentence.

# A reason of a third-party module, which has no message here: the title of its clause, and the id in words.
refusal-of-clause = { $title }: { $why }
# An action of a plan: $why is one of the sentences below.
refusal-in-plan = action { $number } of the plan: { $refusal }

## Turns

refusal-game-over = the game is over: nothing more can be done
refusal-no-seat = there is no seat { $number }: the seats are { $numbers }
refusal-first = something else comes first: { $duty }
refusal-not-possible = that is not possible in { $phase }
refusal-ends-a-plan = an action that can show cards, pass the turn or end a phase comes last in a plan: do the rest afterwards
refusal-done-already = you are already done: undo that first, or wait for the others
refusal-not-your-turn = it is not your turn: wait for { $seat }

## Undo

refusal-nothing-to-undo = you have nothing to take back
refusal-barrier = that can no longer be taken back: { $barrier }
barrier-danger-laid = a Danger card has been laid
barrier-deck-card = a card from the deck has been turned up
barrier-turned-up = a face-down card has been turned up
barrier-several-turned-up = face-down cards have been turned up
barrier-round = a new round has begun
barrier-phase = another phase has begun
barrier-dealt = cards have been dealt
barrier-looked = cards from the deck have been looked at
barrier-searched = the cards that were looked at lie face up
barrier-deck-turned = the Development deck has been turned face up
barrier-over = the game is over
barrier-turn = the turn has passed
barrier-window = everybody is done with the phase

## Typed actions

refusal-no-card = there is no card called “{ $text }”: use its English name, with #1, #2 … where there are several copies
refusal-not-an-offer = an offer is two cards, and “{ $text }” is not: write “offer Farm#1 left, Port#2 right”
refusal-not-offered = “{ $text }” is not a card of an offer: write “Farm#1 left” or “Farm#1 right face down”
refusal-not-a-pair = “{ $text }” is not two different cards: write “Farm#1, Port#2”
refusal-not-an-action = “{ $text }” is not an action: actions begin with { $texts }
refusal-written-otherwise = “{ $text }” is not an action: write { $usages }
refusal-not-a-text = { $given } is not an action: give an action, its notation as a text, or a list of them
# An action that this game does not have. $part: module, deck, solo, scenario …
refusal-not-in-this-game = { $part ->
    [module] “{ $text }” needs the module “{ $key }”, which is not part of this game
    [deck] “{ $text }” needs the Menace module with the deck “{ $key }”, which is not part of this game
    [solo] “{ $text }” is for solo games only
    [scenario] “{ $text }” needs the scenario “{ $key }”, which is not played here
   *[other] “{ $text }” needs “{ $key }”, which is not part of this game
}
refusal-ambiguous = “{ $text }” can mean { $number } things: say which of { $choices }
refusal-nothing-asked = nothing was chosen: choose what to do
refusal-no-number = there is no number { $number }: choose one from 1 to { $count }
refusal-no-card-in-hand = there is no card { $number } in your hand: choose from 1 to { $count }
refusal-two-numbers = an offer is two different cards: give two numbers of your hand

## Choice

refusal-cubes-first = you still have cubes in hand: place them first
refusal-offer-in-choice = cards are offered in the Choice phase, not in { $phase }
refusal-select-first = select an area first, then offer
refusal-select-in-choice = areas are selected in the Choice phase, not in { $phase }
refusal-offer-now = this turn is an offer: put two cards from your hand in the areas
refusal-no-area = there is no area { $number }: choose left or right
refusal-two-cards = an offer is two different cards from your own hand
refusal-traps = { $count ->
    [0] each face-down card costs a Trap, and you have none ready
    [one] each face-down card costs a Trap, and you have only one ready
   *[other] each face-down card costs a Trap, and you have { $count } ready
}
refusal-hand-order = the two cards keep the order of your hand: name them in that order (GEN-7)

## Planning

refusal-calamity = a Calamity is neither built nor recycled: it joins the Duchy of the player who took it, and stays there
refusal-plan-in-planning = cards are slated and recycled in the Planning phase, not in { $phase }
refusal-not-in-selection = { $card } is not in your Selection
refusal-not-a-window = there is nothing to finish in { $phase }: take your turn
refusal-place-first = you still have cubes in hand: first place them on cards under construction or in Alchemy
refusal-treasure = a Treasure cannot be built: recycle it
refusal-selection-first = there are still cards in your Selection: slate or recycle each of them first

## Building

refusal-no-cube = you have no { resource-name } cube in hand
refusal-krystallium-soldier = Krystallium never counts as a Soldier
refusal-no-krystallium = you have no Krystallium in stock
refusal-no-soldier = you have no Soldier in stock: one in Training does not count
refusal-not-under-construction = { $card } is not one of your cards under construction
refusal-no-open-space = { $card } has no open { resource-name } space

## Menaces

refusal-menace = { $card } is neither built nor recycled: it stays until it is vanquished in Combat
refusal-fight-in-combat = Menaces are vanquished in the Combat phase, not in { $phase }
refusal-not-standing = { $card } is not in your Construction area
refusal-soldiers = { $count ->
    [one] { $card } takes 1 Soldier, and you have { $count2 } in stock
   *[other] { $card } takes { $count } Soldiers, and you have { $count2 } in stock
}
refusal-frozen = { $card } is frozen: vanquish the Frost Giant under it first
refusal-name-card-above = name the card above the Giant: { $copy }
refusal-no-giant-to-house = you have no Frost Giant to place: that happens when Planning begins
refusal-giant-there = there is already a Giant under { $card }, and there is room for only one
refusal-no-shelter = { $card } is not a Development under construction or in your Selection
refusal-no-giant-under = there is no Giant of yours under { $card }
refusal-fill-first = fill all the spaces of { $card } first: it is completed when the Giant is vanquished
refusal-giant-alone = a Giant that is not under a card cannot be vanquished: it is placed in the next Planning phase
refusal-no-shadow = no Shadow is asking you for a card now
refusal-not-for-shadow = { $card } is not a Development or Treasure in your Selection
refusal-shelter-needed = a Frost Giant needs { $card } to stand under: give up a Treasure instead
refusal-name-token = say which Stolen token the Thief frees: icon 1, 2 … of a card
refusal-no-thief = no Thief is making you cover an icon now
refusal-not-in-duchy = { $card } is not in your Duchy
refusal-covered = there is already a Stolen token on that icon: cover another one
refusal-first-equal-icon = that card has several identical icons: name the first that is not covered
refusal-no-icon = { $card } has no icon { $number } that makes a cube now
refusal-last-equal-icon = that card has several identical icons: name the last that is covered
refusal-frees-nothing = { $card } is not a Thief and frees no token: just vanquish it
refusal-no-token-there = there is no Stolen token on icon { $number } of { $card } in your Duchy

## Advisors

refusal-advisor-not-yours = { $advisor } is not in your Advisors' area
refusal-advisor-used = { $advisor } has been used this round: an ability works once a round
refusal-advisor-soldiers = { $count ->
    [one] { $advisor } costs 1 Soldier, and you have { $count2 } in stock
   *[other] { $advisor } costs { $count } Soldiers, and you have { $count2 } in stock
}
refusal-advisor-in-choice = this Advisor is used in the Choice phase, not in { $phase }
refusal-no-trap-spent = you have spent no Trap this round that the Underground Spy could bring back
refusal-deck-has-no-card = there is no card left in the Development deck
refusal-fewer-cards = the card goes to the area with fewer cards: { the-area }
refusal-not-face-down = { $count ->
    [0] no card lies face down in an area or a Selection
    [one] no face-down card in an area or a Selection is called { $handle }: there is { $handles }
   *[other] no face-down card in an area or a Selection is called { $handle }: there are { $handles }
}
refusal-before-selecting = it is time to offer: this Advisor is used before selecting
refusal-areas-empty = no card lies in an Offering area
refusal-not-in-area-hidden = no face-down card in an area is called { $handle }
refusal-not-in-area = { $card } does not lie face up in an area; a face-down card goes by its handle
refusal-keep-in-draft = Advisors are kept in the draft before round 1, not in { $phase }
refusal-not-drawn = { $card } is not one of the Advisors that you drew
refusal-alchemist-last = the Scrying Alchemist is used at the end of the game, not in { $phase }
refusal-no-calamity = no Duchy had a Calamity when the last actions began: there is nothing to double
refusal-foreman-last = the Tyrannical Foreman is used at the end of the Exploration step, not in { $phase }
refusal-foreman-cubes = you still have cubes in hand: place them before you use the Tyrannical Foreman
refusal-foreman-no-space = none of your cards under construction has an open space for a basic resource
refusal-foreman-unused = the Tyrannical Foreman has no cube to place: use him first
refusal-foreman-order = the Tyrannical Foreman goes from card to card: { $copy } comes next
refusal-advisor-step = this Advisor is used in { $step }, not in { $phase }
refusal-no-calamity-yours = there is no Calamity in your Duchy
refusal-not-a-calamity = { $card } is not a Calamity in your Duchy
refusal-nothing-under-construction = you have no card under construction
refusal-not-completed = { $card } cannot be completed now

## Quests

refusal-transmutes-itself = in this edition five cubes in Alchemy become a Krystallium at once, automatically (CON-3)
refusal-not-five = { $count ->
    [one] { $cubes } is 1 cube: choose exactly { $count2 } to transmute
   *[other] { $cubes } are { $count } cubes: choose exactly { $count2 } to transmute
}
refusal-not-in-alchemy = you cannot transmute { $cubes }: your Alchemy holds { $cubes2 }
refusal-no-step = Quest { $number } has no step { $number2 } in this game: { $boards }
board-on-the-table = Quest { $number } is { $quest } with steps 1 to { $number2 }
refusal-step-done = you have already completed step { $number } of { $quest }, and each step is completed once
refusal-payment = step { $number } of { $quest } costs { $cubes } in basic resources, and the payment is { $cubes2 }: name each of these cubes once, from hand, from Alchemy or as Krystallium
refusal-payment-hand = the payment takes { $cubes } from your hand, which holds { $cubes2 }
refusal-payment-alchemy = the payment takes { $cubes } from your Alchemy, which holds { $cubes2 }
refusal-payment-krystallium = the payment takes { $count } Krystallium, and you have { $count2 } in stock
refusal-payment-soldiers = { $count ->
    [one] step { $number } of { $quest } takes 1 Soldier from stock, and you have { $count2 }
   *[other] step { $number } of { $quest } takes { $count } Soldiers from stock, and you have { $count2 }
}

## Solo

refusal-no-offer-alone = in a solo game you offer nothing: the decks fill the areas, and you select one
refusal-area-chosen = you have chosen { the-area }: search it once more, or take it
refusal-deck-empty = the Development deck is empty: there is nothing to look at
refusal-search-in-choice = you can search only when you select an area in the Choice phase, not in { $phase }
refusal-search-limit = you have searched as often as you may this round: select an area
refusal-search-cards = { $card } cannot be discarded: choose two Developments or Treasures that lie face up in { the-area }
refusal-search-order = a Search discards two different cards, named in the order in which they lie
refusal-not-searched = you have not searched: there is no card from the deck to keep
refusal-not-found = { $copy } is not one of the cards that you looked at: keep { $copies }
refusal-spy-in-choice = cards are turned up in the Choice phase, not in { $phase }
refusal-spy-unknown = { $count ->
    [0] there is no face-down card in the areas
    [one] no face-down card in the areas is called { $handle }: there is { $handles }
   *[other] no face-down card in the areas is called { $handle }: there are { $handles }
}
refusal-no-spy = you have no token ready to spend

## Scenarios

refusal-farm = in Rats Everywhere a Farm cannot be recycled: build it
