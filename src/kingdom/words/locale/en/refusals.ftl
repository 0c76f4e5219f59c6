### Why something cannot be done. These are sentences of the rules, as the rules say them: text and arguments only.
### Where a page says it otherwise, the sentence of the rules is the attribute .said, which other languages leave out.
### They begin with a small letter and have no full stop; both are added when they are shown.

# A refusal that none of the messages below fits: the title of its clause, and the sentence as it is.
refusal-of-clause = { $title }: { $why }

## Whose turn it is

refusal-game-over = the game is over: nothing more can be done
refusal-no-seat = there is no seat { $number }: seats are { $numbers }
refusal-first = something else comes first: { $duty }
refusal-not-possible = that is not possible now: this is { $phase }
    .said = that is not possible in this phase ({ $phase })
refusal-ends-a-plan = what can show cards, pass the turn or close a window comes last in a plan: do the rest afterwards
refusal-done-already = you are done with this window: undo that first, or wait for the others
refusal-not-your-turn = it is not your turn: wait for { $seat }
    .said = it is not your turn: wait for seat { $seat }

## Undo

refusal-nothing-to-undo = there is nothing of yours to take back
refusal-barrier = it cannot be taken back: { $barrier }
barrier-danger-laid = a Danger card has been laid
barrier-deck-card = a card of the deck has been turned up
barrier-turned-up = a face-down card has been turned up
barrier-several-turned-up = face-down cards have been turned up
barrier-round = a new round has begun
barrier-phase = another phase has begun
barrier-dealt = cards have been dealt
barrier-looked = cards of the deck have been looked at
barrier-searched = the cards looked at lie open
barrier-deck-turned = the Development deck has been turned face up
barrier-over = the game is over
barrier-turn = the turn has passed
barrier-window = the window has closed

## Choice

refusal-cubes-first = cubes are still in your hand: place them first
refusal-offer-in-choice = cards are offered in the Choice phase, and this is { $phase }
refusal-select-first = select an area first, then offer
refusal-select-in-choice = areas are selected in the Choice phase, and this is { $phase }
refusal-offer-now = this turn is an offer: put two cards from your hand on the areas
refusal-no-area = there is no area { $number }: choose left or right
refusal-two-cards = an offer is two different cards from your own hand
refusal-traps = { $count ->
    [0] each face-down card spends a Trap, and you have none ready
    [one] each face-down card spends a Trap, and you have one ready
   *[other] each face-down card spends a Trap, and you have { $count } ready
}
    .said = each face-down card spends a Trap, and you have { $count } ready
refusal-hand-order = the two cards lie in the order of your hand: name them in that order (GEN-7)

## Planning

refusal-calamity = a Calamity is neither built nor recycled: it joins the Duchy of who took it, and stays
refusal-plan-in-planning = cards are slated and recycled in the Planning phase, and this is { $phase }
refusal-not-in-selection = { $card } is not in your Selection
refusal-not-a-window = only a window is closed by saying so, and this is { $phase }: take your turn
refusal-place-first = cubes are still in your hand: place them on cards under construction or in Alchemy first
refusal-treasure = a Treasure cannot be built: recycle it
refusal-selection-first = cards are still in your Selection: slate or recycle each of them first

## Building

refusal-no-cube = no cube of { $resource } is in your hand
refusal-krystallium-soldier = Krystallium never stands for a Soldier
refusal-no-krystallium = you have no Krystallium in stock
refusal-no-soldier = you have no Soldier in stock: those in Training do not count
refusal-not-under-construction = { $card } is not one of your cards under construction
refusal-no-open-space = { $card } has no open space left for { $letter }
    .said = { $card } has no open { $letter } space

## Menaces

refusal-menace = { $card } is neither built nor recycled: it stands until it is vanquished in Combat
refusal-fight-in-combat = Menaces are vanquished in the Combat phase, and this is { $phase }
refusal-not-standing = { $card } does not stand in your Construction area
refusal-soldiers = { $card } takes { $count } Soldiers, and you have { $count2 } in stock
refusal-frozen = { $card } is frozen: vanquish the Frost Giant under it first
refusal-name-card-above = choose the card above the Giant: { $card }
    .said = name the card above the Giant: vanquish giant under { $card }
refusal-no-giant-to-house = no Frost Giant of yours is to be housed: that happens when Planning opens
refusal-giant-there = a Giant stands under { $card } already: there is room for one
refusal-no-shelter = { $card } is no Development that you have under construction or in Selection
refusal-no-giant-under = no Giant of yours stands under { $card }
refusal-fill-first = fill all the spaces of { $card } first: it is completed with the victory
refusal-giant-alone = a Giant that stands under no card cannot be vanquished: it is housed in the next Planning
refusal-no-shadow = no Shadow wants a card of you now
refusal-not-for-shadow = { $card } is no Development or Treasure of your Selection
refusal-shelter-needed = a Frost Giant needs { $card } to stand under: give up a Treasure instead
refusal-name-token = choose which Stolen token is freed
    .said = say which Stolen token is freed: vanquish the Thief freeing icon 1, 2 … of a card
refusal-no-thief = no Thief makes you cover an icon now
refusal-not-in-duchy = { $card } is not in your Duchy
refusal-covered = a Stolen token lies on that icon already: cover another one
refusal-first-equal-icon = several icons of that card are equal: name the first that is not covered
refusal-no-icon = { $card } has no icon { $number } that makes a cube now
refusal-last-equal-icon = several icons of that card are equal: name the last that is covered
refusal-frees-nothing = { $card } is no Thief and frees no token: just vanquish it
refusal-no-token-there = no Stolen token lies on icon { $number } of { $card } in your Duchy

## Advisors

refusal-advisor-not-yours = { $advisor } is not in your Advisors' area
    .said = { $advisor } is not in your Advisors area
refusal-advisor-used = { $advisor } has been used this round, and an ability serves once a round
refusal-advisor-soldiers = { $advisor } asks for { $count } Soldiers, and you have { $count2 } in stock
refusal-advisor-in-choice = this Advisor is used in the Choice phase, and this is { $phase }
refusal-no-trap-spent = you have spent no Trap this round that the Underground Spy could bring back
refusal-deck-has-no-card = no card is left in the Development deck
refusal-fewer-cards = { $area ->
    [left] the card goes to the area with fewer cards: the left one
   *[right] the card goes to the area with fewer cards: the right one
}
    .said = the card goes to the area with fewer cards: name { $area }
refusal-none-face-down = no card lies face down in an area or a Selection
    .said = no card called { $handle } lies face down in an area or a Selection; there are: none
refusal-not-face-down = no card called { $handle } lies face down in an area or a Selection; there are: { $handles }
refusal-before-selecting = you are to offer now: this Advisor is used before selecting
refusal-not-in-area-hidden = no card called { $handle } lies face down in an area
refusal-not-in-area = { $card } does not lie face up in an area
    .said = { $card } does not lie face up in an area; one that lies face down goes by its handle
refusal-keep-in-draft = Advisors are kept in the draft before round 1, and this is { $phase }
refusal-not-drawn = { $card } is not one of the Advisors that you drew
refusal-alchemist-last = the Scrying Alchemist is used in the last window, and this is { $phase }
refusal-no-calamity = no Duchy had a Calamity when this window opened: doubling them would do nothing
refusal-foreman-last = the Tyrannical Foreman is used at the end of the Exploration step, and this is { $phase }
refusal-foreman-cubes = cubes are still in your hand: the Tyrannical Foreman comes when they have been placed
refusal-foreman-no-space = none of your cards under construction has an open space for a basic resource
refusal-foreman-unused = the Tyrannical Foreman has no cube to put: use him first
refusal-foreman-order = the Tyrannical Foreman goes from card to card: now it is the turn of { $card }
refusal-advisor-step = this Advisor is used in the { $resource } step, and this is { $phase }
refusal-not-a-calamity = { $card } is not a Calamity in your Duchy
refusal-not-completed = { $card } cannot be completed now

## Quests

refusal-transmutes-itself = in this edition five cubes in Alchemy transmute by themselves, at once (CON-3)
refusal-not-five = { $letters } is { $count } cubes: name just { $count2 } to transmute
refusal-not-in-alchemy = { $letters } is not there: your Alchemy holds { $letters2 }
refusal-no-step = quest { $number } has no step { $number2 } on this table: { $boards }
board-on-the-table = quest { $number } is { $quest } with steps 1 to { $number2 }
refusal-step-done = you have done step { $number } of { $quest } already, and each step is done once
refusal-payment = step { $number } of { $quest } costs { $letters } in basic resources, and the payment is { $letters2 }: name each of these cubes once, from hand, from Alchemy or as Krystallium
refusal-payment-hand = the payment takes { $letters } from your hand, and { $letters2 } is there
refusal-payment-alchemy = the payment takes { $letters } from your Alchemy, and { $letters2 } is there
refusal-payment-krystallium = the payment takes { $count } Krystallium, and you have { $count2 } in stock
refusal-payment-soldiers = step { $number } of { $quest } takes { $count } Soldiers from stock, and you have { $count2 }

## Solo

refusal-no-offer-alone = alone you offer nothing: the decks feed the areas, and you select one
refusal-area-chosen = { $area ->
    [left] you have chosen the left area: search that one once more, or select it
   *[right] you have chosen the right area: search that one once more, or select it
}
    .said = you have chosen the { $area } area: search that one once more, or select it
refusal-deck-empty = the Development deck is empty: there is nothing to look at
refusal-search-in-choice = a Search is a way of selecting an area, and this is { $phase }
refusal-search-limit = you have searched as often as this game allows in a round: select an area
refusal-search-cards = { $area ->
    [left] { $card } cannot be discarded: name two Developments or Treasures that lie face up in the left area
   *[right] { $card } cannot be discarded: name two Developments or Treasures that lie face up in the right area
}
    .said = { $card } cannot be discarded: name two Developments or Treasures that lie face up in the { $area } area
refusal-search-order = a Search discards two different cards, named in the order in which they lie
refusal-not-searched = you have not searched: there is no card of the deck to keep
refusal-not-found = { $card } is not among the cards that you have looked at: keep { $cards }
refusal-spy-in-choice = cards are turned up in the Choice phase, and this is { $phase }
refusal-spy-none = no card lies face down in the areas
    .said = no face-down card of the areas is called { $handle }: there is none
refusal-spy-one = no face-down card of the areas is called { $handle }: there is { $handles }
refusal-spy-several = no face-down card of the areas is called { $handle }: there are { $handles }
refusal-no-spy = no token is ready to be spent

## Scenarios

refusal-farm = in Rats Everywhere a Farm cannot be recycled: build it
