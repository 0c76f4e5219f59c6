### Help while playing: possible actions, hints, the worth of a card, and the coach.

coach-new = Coach: new to you
coach-seen = Got it
coach-off = No coach, please

now-title = What can I do now?
now-nothing = Nothing at the moment: your opponent is deciding.
now-why-not = Whatever is drawn with a dashed edge cannot be done now. Press it, or look closely at a card, to read why.
now-refused = Not now, and why
why-step = This step costs { $cost }. Cubes in your hand, cubes of the right kind in Alchemy and Krystallium pay for it, and you do not have enough of them.

show-areas = Show me the areas
show-hand = Show me my hand
show-selection = Show me my Selection
show-construction = Show me Construction
show-cubes = Show me the cubes
show-stock = Show me my stock
show-stage = Show me Combat

kind-Place = Place a cube
kind-Select = Take an area

good-Offer = Lay two cards from your hand in the areas. Your opponent takes one area, and what is left may be yours.
good-Select = Take all the cards in one area. These are the cards that you will build or recycle in this round.
good-Slate = Move a card to Construction, to pay for it cube by cube. Built, it makes cubes in every round, or points.
good-Recycle = Discard a card for the cube in its corner. Good for cards that you cannot pay for.
good-Place = Put a cube on an open space of its kind, or in Alchemy, where five become a Krystallium.
good-Done = Finish here. The table moves on when everybody has.
good-UseKrystallium = Put a Krystallium on a space for any resource: usually the last one of a card.
good-UseSoldier = Put a Soldier on a Soldier space of a card.
good-Abandon = Discard a card under construction for its cube in Alchemy. For cards that you will not finish.
good-Vanquish = Pay Soldiers to drive off a Menace, so it costs no points and does no more harm.
good-VanquishGiant = Pay Soldiers to drive off a Giant. The card above it is completed at once.
good-VanquishThief = Pay Soldiers to drive off a Thief, and free one production icon.
good-House = Choose the card that a Frost Giant freezes: the one that you need least.
good-GiveUp = Choose the card that a Shadow takes: the one that you need least, and not a Treasure if you can help it.
good-Cover = Choose the production icon that a Thief covers: one that you can spare.
good-Keep = Choose the Advisor that you begin with.
good-CompleteStep = Pay for a step of the Quest. Without the last one you cannot win.
good-Transmute = Turn five cubes in Alchemy into one Krystallium.
good-Search = Give up two cards in an area, look at the next three in the deck, and keep one.
good-KeepFound = Keep one of the cards that you found.
good-Spy = Turn up a hidden card before you choose.

hint-title = A hint
hint-ask = Give me a hint
hint-practice = A hint makes this a practice game: it earns no record and no medal. The bot sees only what you see.
hint-go = Yes, help me
hint-never = Hints are for solo games and games against bots, on your turn.
hint-move = The move
hint-would = { $bot } would do this:
hint-reasons = Why
hint-sees = A hint sees only what you see. This game counts as practice.
hint-bot = Ask
hint-again = Ask again
hint-stale = The table has changed since this hint. Ask again.
hint-do = Do this
hint-show = Show it on the table
hint-best = the best
hint-less = { $points ->
    [one] about { $points } point less
   *[other] about { $points } points less
}

nudge-Select = Think of what you leave: which area would your opponent rather have?
nudge-Offer = Think of what your opponent needs, and give the least of it.
nudge-Slate = Which card can you finish soonest?
nudge-Recycle = One of these cards is worth more as a cube.
nudge-Place = Look for a card that one cube would finish.
nudge-Done = There is nothing more to gain here.
nudge-vanquish = Which Menace hurts you most if it stays?
nudge-soldiers = You could vanquish a Menace now. Will you need these Soldiers more elsewhere?
nudge-stock = You could still use something here. Will it be worth more later?
nudge-other = There is something you can do here that is easily overlooked.

reason-makes = { $count ->
    [one] { $card } makes { $count } cube in every round from now on.
   *[other] { $card } makes { $count } cubes in every round from now on.
}
reason-points = { $count ->
    [one] { $card } is worth { $count } point.
   *[other] { $card } is worth { $count } points.
}
reason-per-type = { $count ->
    [one] { $card } counts { $count } point for each card of a type.
   *[other] { $card } counts { $count } points for each card of a type.
}
reason-recycle = { $card } would cost more cubes than it brings in the time that is left.
reason-completes = This completes { $card }.
reason-spares = { $count ->
    [one] { $card } no longer costs you { $count } point at the end.
   *[other] { $card } no longer costs you { $count } points at the end.
}
reason-frees = { $card } produces with all its icons again.
reason-soldiers-for = { $card } needs Soldiers, and is worth more than the Menace costs.
reason-soldiers-later = The Soldiers that you keep will be worth more later.
reason-stock-later = Your Krystallium and your Soldiers can wait: they will be worth more on another card.
reason-stock-worthless = What you still have would bring no more points.
reason-nothing-left = There is nothing else that you can do here.
reason-nearer = { $count ->
    [one] { $card } then has only { $count } open space left.
   *[other] { $card } then has { $count } open spaces left.
}
reason-own-points = { $count ->
    [one] You end about { $count } point higher than with the next best choice.
   *[other] You end about { $count } points higher than with the next best choice.
}
reason-their-points = { $count ->
    [one] Your opponent ends about { $count } point lower.
   *[other] Your opponent ends about { $count } points lower.
}
hint-thinks = The hint is being worked out. Ask again in a moment.
reason-denies = Your opponent does not get { $card }.
reason-avoids = You do not take { $card }.
reason-hidden = What lies hidden { on-the-side } may be a danger.
reason-sends = { $card } goes { on-the-side }, for your opponent to take.
reason-hides = { $card } lies hidden { on-the-side }, so its value is hard to judge.
reason-keeps = You keep { $card } back, which your opponent would like.
reason-cheap = { $card } helps your opponent little.

worth-title = Worth to you now
worth-points = Built now
worth-per = ({ $points } for each of { $count }: { $type })
worth-lacks = Still lacks
worth-when = Could be finished
worth-round = in round { $round }, step { $step }, if all the cubes of your Duchy go there
worth-never = not in this game, with what your Duchy makes now

## The legend of all icons

legend-title = What the icons mean
legend-cube = a cube that your Duchy makes and that fills spaces of cards.
legend-krystallium = fills a space for any cube; five cubes in Alchemy make one.
legend-soldier = fills Soldier spaces, drives off Menaces, pays Advisors.
legend-open = A space of a card that is still open.
legend-stolen = A production icon that a Thief has covered: it makes nothing.
legend-type = a type of card.
legend-per = One cube for each card of this type in your Duchy.
legend-points = Points at the end of the game.
legend-points-per = Points for each card of this type in your Duchy.
legend-minus = Points that are lost at the end of the game.
legend-recycle = In the corner of a card: the cube that recycling it gives.
legend-bonus = In a pill on a card: what completing it gives, once.
legend-trap = Trap, ready and spent: lays a card face down.
legend-spy = Spy, available and not: in a solo game it turns up a face-down card.
legend-frost = A card that a Frost Giant keeps from being completed.
legend-clause = A rule: press it to read its clause.
