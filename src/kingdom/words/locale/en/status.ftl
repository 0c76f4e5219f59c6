### The status line: your own task, or the actions of the others.

# Words that catch the eye, before the sentence.
lead-your-turn = Your turn.
lead-phase = { phase-title }.
lead-headline = { $headline }.

## You are to decide

status-offer = { $traps ->
    [0] Offer two cards.
   *[other] Offer two cards, even face down.
}
status-select = Choose an area: you take all its cards.
status-solo-select = Selection { $number } of { $selections }: take all the cards of an area.
# $number cubes are in hand; $cubes says which.
status-place = { $number ->
    [one] Place the cube on a card, or in Alchemy.
   *[other] Place the { $number } cubes on cards, or in Alchemy.
}
status-plan = { $count ->
    [one] Slate or recycle the last card in your Selection.
   *[other] Slate or recycle the { $count } cards in your Selection.
}
status-planned = Everything is planned: you can finish.
status-placed = No cube is left to place: you can finish.
status-combat = { $count ->
    [0] You cannot vanquish anything: you can finish.
    [one] Vanquish a Menace, or finish.
   *[other] Vanquish Menaces with your Soldiers, or finish.
}
status-last = Use what you still have, then finish.
status-anything = Choose what to do.

## Others are

status-other-offers = { $seat } is offering two cards.
status-other-selects = { $seat } is choosing an area.
status-other-places = { $seat } is placing cubes.
status-done = You are done. Waiting for { $seats }.
status-busy = { $count ->
    [one] { $phase ->
        [advisor-draft] { $seats } is choosing an Advisor.
        [planning] { $seats } is planning.
        [production] { $seats } is placing cubes.
        [combat] { $seats } may fight.
       *[other] { $seats } may still act.
    }
   *[other] { $phase ->
        [advisor-draft] Both are choosing an Advisor.
        [planning] Both are planning.
        [production] Both are placing cubes.
        [combat] Both may fight.
       *[other] Both may still act.
    }
}
status-wait = One moment, please.

## Duties: decisions that come before anything else.
## As a prompt; inside "something else comes first" (.first); in the chronicle (.owed); of the other seat (.busy).

duty-KeepAdvisor = Keep one of the two Advisors that you have drawn.
    .first = keep one of the Advisors that you have drawn
    .owed = { $seat } has to keep one of two Advisors
    .busy = { $seat } is choosing an Advisor.
duty-DiscardForShadow = A Shadow wants a card: give up one from your Selection.
    .first = give up a card from your Selection for a Shadow
    .owed = { $seat } has to give up a card for a Shadow
    .busy = { $seat } is giving up a card for a Shadow.
duty-CoverIcon = A Thief strikes: cover a production icon of your Duchy.
    .first = cover a production icon of your Duchy for a Thief
    .owed = { $seat } has to cover a production icon for a Thief
    .busy = { $seat } is covering a production icon.
duty-HouseGiant = Put the Frost Giant under one of your cards.
    .first = put a Frost Giant under a card under construction or in your Selection
    .owed = { $seat } has to put a Frost Giant under a card
    .busy = { $seat } is putting a Frost Giant under a card.
duty-ForemansCube = Which Resource does the Foreman put on { $card }?
    .first = say which Resource the Tyrannical Foreman puts on the next card
    .owed = { $seat } has to say what the Foreman puts on a card
    .busy = { $seat } is choosing what the Foreman puts on a card.
duty-KeepSearched = Keep one of these cards: you get it with { the-area }.
    .first = keep one of the cards that you have looked at
    .owed = { $seat } has to keep one of the cards that were found
    .busy = { $seat } is choosing which card to keep.
duty-SearchAgain = Search { the-area } once more, or take it.
    .first = search the area that you have chosen once more, or take it
    .owed = { $seat } may search once more
    .busy = { $seat } is considering another Search.
# A duty of a third-party module.
duty-unknown = make a decision first ({ $duty })
