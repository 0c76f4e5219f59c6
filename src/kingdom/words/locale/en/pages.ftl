### The pages: headings, buttons and hints. Sentences about games are in the other files.

game-title = It's a Wonderful Kingdom
skip-to-content = Skip to the content
language = Language
language-choose = Choose
help = Help and keys
nav-main = Main
nav-home = Home
nav-rules = Rules
nav-cards = Cards
nav-games = Your games
to-the-table = Go to the table
look = Look
never-mind = Cancel
why-not = Why not?

## Home

home-continue = Continue
home-sit-down = Take your seat
home-quick-bot = Play now
home-finished = Finished
home-scenarios = Solo scenarios
home-unofficial = An unofficial fan project, with pictures and texts of its own.
game-alone = { $name }, solo
game-between = { $first } against { $second }
base-game = Learning game
default-name-own = Ann
default-name-other = Bran

## A new game

new-title = New game
new-who = Who is playing?
new-level = How strong?
new-pace = Thinking time
new-modules = Modules
new-modules-none = Without a module it is the learning game; several can be combined.
new-decks = Menace decks
new-deck-pair = Yours and your opponent's
new-deck = In the Danger deck
deck-pair = You: { $own } · opponent: { $other }
new-quests = Quest
your-name = Your name
other-name = Opponent's name
new-more = Decks, Quest, edition, sides …
new-edition = Edition
new-side = Side of the Duchies
new-duchy = Your Duchy
duchy-begins = Plays first in rounds 1 and 3.
duchy-second = Plays first in rounds 2 and 4.
duchy-alone = On side A each Duchy produces and scores in its own way; on side B they are the same.
new-search = Search
new-open = Set up the table
scenario-begin = Start
scenario-more = Sides, Duchy, Search
medal-letter-bronze = B
medal-letter-silver = S
medal-letter-gold = G
medal-earned = earned

## Coming to a table

seatless-title = No seat here
seatless = This browser has no seat at this table. Open the link that you were given, or ask for one.
seatless-sit = Sit down as { $seat }
join-title = A seat is waiting for you
join-invited = { $seat } has invited you to a game of It's a Wonderful Kingdom.
join-sit = Take the seat
labelled = { $label }: { $text }
invite-title = Invite
invite-send = Send this link to your friend. The first person to open it gets the seat.
invite-waits = This page goes to the table as soon as your friend has taken the seat.
invite-here-only = The link opens only on this computer, in another browser: nobody else can reach it. To play from somewhere else, host the game with kingdom serve.
invite-rematch = { $seat } will find the invitation on the score sheet of the last game.
invite-link = Link for your friend
invite-taken = { $seat } has taken the other seat.
invite-again = The link cannot be shown again. A new one replaces it.
invite-make = Make a link
guest-awaited = { $seat } has not arrived yet. Send this link: the first person to open it gets the seat.
status-awaited = { $seat } has not arrived yet: send the link.
copy = Copy
copied = Copied
watch-title = Spectators
watch-explained = Spectators see the face-up cards, but nobody's hand.
watch-make = Make a link for spectators
watch-link = Link for spectators

## Two at one screen

hand-over = Hand over to { $seat }
hand-over-title = Cover your cards and pass the screen
cover-title = { $seat }, it is your turn
cover-explained = Hand the screen to { $seat }. No cards are shown until then.
cover-here = I am { $seat }
cover-undo = { $seat } is not done yet

## The track

round-of = { $number ->
    [0] Before round 1 of { $rounds }
   *[other] Round { $number } of { $rounds }
}
phases = Phases
steps = Steps
track-draft = Draft
track-choice = Choice
track-planning = Planning
track-production = Production
track-combat = Combat
track-last = Last actions
track-turn = turn { $number } of { $count }
# The title of the browser's window.
table-title = { $yours ->
    [yes] ● { $lead }
   *[no] { $lead }
} · Wonderful Kingdom

## Zones

# Under the name of the opponent, while both act at once.
seat-done = is done
zone-opponent = Opponent: { $seat }
zone-hand = Hand
zone-hand-of = The hand of { $seat }
zone-selection = Selection
zone-construction = Construction
zone-duchy = Duchy
zone-duchy-of = The Duchy of { $seat }
zone-stock = Stock
zone-training = Training
zone-area-left = Left area
zone-area-right = Right area
zone-board = Production board
zone-cubes = Cubes in hand
zone-draft = Draft of Advisors
zone-advisors = Advisors
zone-quest = Quest: { $quest }
zone-side = Quests, Advisors and chronicle
zone-log = Chronicle
selection-of = The Selection of { $seat }
tabs = Parts of the table
tab-construction = Building
tab-more = More
cards = { $count ->
    [0] no card
    [one] { $count } card
   *[other] { $count } cards
}
built = { $count } built
construction-count = { $menaces ->
    [0] { $vermin ->
        [0] { cards-under-construction }
       *[other] { cards-under-construction }, { $vermin } Vermin
    }
   *[other] { $vermin ->
        [0] { cards-under-construction }, { menaces-standing }
       *[other] { cards-under-construction }, { menaces-standing }, { $vermin } Vermin
    }
}
cards-under-construction = { $cards ->
    [0] no card
    [one] { $cards } card
   *[other] { $cards } cards
}
menaces-standing = { $menaces ->
    [one] { $menaces } Menace
   *[other] { $menaces } Menaces
}
construction-empty = Nothing is under construction.
selection-empty = Nothing is left to plan.
duchy-side = { $duchy }, side { $side }
production-per-round = What the Duchy of { $seat } makes in a round
production-leads = More than the opponent makes
production-next = What the Duchies make
production-of = Resource
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
points-title = The score if the game ended now
soldiers = Soldiers
traps = Traps
spies = Spies
training-full = one Soldier
training-empty = empty
alchemy-count = Alchemy, { $count } of { $full }
alchemy-more = Alchemy, { $count } cubes
alchemy-holds = Alchemy holds { $cubes }
beside-danger = Beside the Danger deck: { $count }, at most { $most }
any-time = At any time
token-trap-ready = Trap, ready
token-trap-spent = Trap, spent
token-spy-ready = Spy, ready
token-spy-spent = Spy, spent
token-open = open space
token-stolen = stolen
decks = Decks
deck-development = in the deck
deck-shuffled = in the deck
deck-danger = Danger
deck-calamities = Calamities
deck-discards = discarded

## Cards as they lie

piece-hidden = A face-down card.
piece-hidden-by = A face-down card, laid by { $seat }.
piece-laid = { $seat } laid { $card }
piece-remembered = You laid { $card }
charter-makes = makes
charter-bonus = bonus
charter-frozen = frozen
charter-required = required
charter-completes = { $cubes } will complete it
vanquish-cost = { $count ->
    [one] It takes { $count } Soldier to vanquish.
   *[other] It takes { $count } Soldiers to vanquish.
}
where-hand-own = In your hand.
where-hand-other = In your opponent's hand.
where-construction-own = One of your cards under construction.
where-construction-other = One of your opponent's cards under construction.
where-duchy-own = In your Duchy.
where-duchy-other = In your opponent's Duchy.
where-discards-own = Discarded by you.
where-discards-other = Discarded by your opponent.
where-selection-own = In your Selection.
where-selection-other = In your opponent's Selection.
where-menaces-own = In your Construction area.
where-menaces-other = In your opponent's Construction area.
where-advisors-own = One of your Advisors.
where-advisors-other = One of your opponent's Advisors.
where-area = In an Offering area.
where-table = On the table.
card-remembered = It is face down: only you know what it is.
card-possible = What you can do with it now
card-refused = Why not …
discards-title = Discards
discards-none = There are no face-up cards here.
discards-hidden = { $count ->
    [one] { $count } more card is face down: nobody has seen it.
   *[other] { $count } more cards are face down: nobody has seen them.
}

## Offering

do-Offer = Offer
lay-here = Lay it here
lay-where = Where to lay { $card }
lay-keep = Keep
lay-left = Left
lay-right = Right
lay-down = Face down
lay-left-down = Left, face down
lay-right-down = Right, face down

## Short texts of buttons on cards; their labels are longer

do-Select = Select this area
do-Slate = Slate
do-Recycle = Recycle
do-Done = Done
do-House = Put it under this card
do-GiveUp = Give up
do-Vanquish = Vanquish
do-VanquishGiant = Vanquish
do-VanquishThief = Vanquish
do-Keep = Keep
do-KeepFound = Keep
do-Abandon = Discard
do-Spy = Turn up
do-Search = Search
do-Transmute = Transmute
do-spend = Use
do-use = Use
do-UseMasterCartographer = Lay the next card here
do-UsePowerBehindTheThrone = Turn up
do-UseChiefMercenary = Discard
do-UseWhimsicalGambler = Move over
do-UseIlluminatedProphet = Discard
do-UseMasterArtisan = Complete
do-UseUndergroundSpy = Use
do-UseTyrannicalForeman = Use
do-UseForestChieftain = Use
do-UseNurturingMother = Use
do-UseNegotiatorFromTheLake = Use
do-UsePirateOfTheFiveSeas = Use
do-UseScryingAlchemist = Use
do-UseGreatSilversmith = Use

## Shortcuts

fill = Fill { $count }
fill-label = Put { $count } of the cubes in hand on { $card }
rest-to-alchemy = All { $count } to Alchemy
rest-to-alchemy-label = Put { $cubes } in Alchemy
cubes-hint = Or choose a highlighted space below.

## Modes: the player first chooses an action, then its target

mode-krystallium = Use a Krystallium
mode-soldier = Place a Soldier
mode-abandon = Discard a card
mode-thief = Vanquish a Thief
mode-advisor = Use { $advisor }
prompt-krystallium = Which space does the Krystallium fill?
prompt-soldier = On which card does the Soldier go?
prompt-abandon = Which card under construction do you discard?
prompt-thief = Which icon does vanquishing the Thief free?
prompt-search = Tick two cards in one area to give up, then search the deck.
prompt-transmute = Which five cubes become a Krystallium?
prompt-step = How do you pay for the step?
prompt-advisor = { $advisor }: choose a target.
searched-title = Keep one of these cards; the others are discarded
other-title = You can also
form-CompleteStep = { $step }: how do you pay?
    .go = Pay
form-Transmute = Five cubes become a Krystallium
    .go = Transmute
form-Search =
    .go = Give up two and search
    .each = give up
payment-besides = plus:
heap-hand = { $count } from hand
heap-alchemy = { $count } from Alchemy
heap-krystallium = { $count } Krystallium
step-pay = Pay
step-pay-label = Pay for “{ $step }”
step-done-by = Done by { $seat }
quest-final = (final step)
advisors-of = Advisors of { $seat }
advisor-of = An Advisor of { $seat }.
advisor-used = Used this round.
draft-waiting = The Advisors are being chosen.

## Production

mill-won = { $seat } has supremacy
mill-tie = a tie: nobody
mill-alone = too few: no bonus
mill-leads = { $seat } leads by { $count }
mill-next = as things stand

## Taking back

undo = Undo
undo-title = Take back your last action (Ctrl+Z)
undo-done = Not done yet
reset = Start over
reset-title = Take back everything you have done in this phase
notice-close = Close
offline = The server is not answering. Trying again …
look-again = Look again
leave-table = Leave the table
why-title = Why not?
why-possible = It is possible now.
why-spectator = Spectators can only watch: take a seat to do that.

## Chronicle and score

log-all = All
log-part = { $round ->
    [none] { phase-title }
   *[other] Round { $round }, { phase-title }
}
log-fresh = Since your last turn:
score-now-title = The score so far
score-now-explained = What each player would have if the game ended now, as far as you can know.

## The end

end-of-round = End of the game, round { $number }
sheet-title = The score sheet
sheet-source = Source
sheet-ties = The tie is broken by
sheet-cannot-win = { $seat } cannot win:
sheet-worthless = Krystallium, Soldiers and cards under construction are worth nothing.
sheet-medals = Medals
sheet-best = Best cards
chart-rounds = Points over the rounds
chart-sources = Where the points came from
rematch = Play again, seats swapped
rematch-alone = Play again
rematch-asked = { $seat } asks for a rematch. Your seat is kept.
rematch-sent = You have asked { $seat } for a rematch.
rematch-go = Go to the rematch
replay = Replay
record = Record
share-replay = Link to the replay

## Replay

replay-title = Step { $step } of { $steps }
replay-done = { $seat }: { $action }
replay-previous = Previous step
replay-next = Next step
replay-next-phase = Next phase
replay-previous-phase = Previous phase
replay-open = All cards face up
replay-as = As { $seat }
replay-whose = Seen by
replay-show = Show
replay-start = Before the first step.
replay-end = Go to the score sheet

## Finished games and records

games-none = No game has been finished in this browser yet.
games-sheet = Score sheet
records-title = Best solo results
records-game = Game
records-best = Best score
records-medal = Medal
records-lost = Lost
records-unplayed = not yet
upload-title = Open a record
upload-explained = A record saved from a score sheet can be watched again here. An unfinished game can be continued as a practice game.
upload-file = File with the record
upload-open = Open
practice = practice
practice-explained = A game counts as practice when its deal could have been known beforehand, or when a bot has played for an absent player. It earns no medal here.

## Cards

cards-title = The cards
cards-explained = Every card in the box, with what is printed on it.
cards-filter = Which cards
cards-all = All
cards-resources = Six resources: a shape, a letter, a colour
cards-design = Where the rulebooks do not show a value, it is this project's design.
gallery-structure = Structures
gallery-specialist = Specialists
gallery-monument = Monuments
gallery-discovery = Discoveries
gallery-treasure = Treasures
gallery-calamity = Calamities
gallery-menace = Menaces
gallery-advisor = Advisors
gallery-duchy = Duchies
gallery-quest = Quests
copies = { $count ->
    [one] one copy
   *[other] { $count } copies
}
quest-side-two = For two players
quest-side-solo = Solo
quest-pay = pay
quest-gain = gain
quest-first = { $points } more for the first to finish

## Rules

rules-title = The rules, clause by clause
rules-explained = Every rule of the game has a number. The table names it whenever something happens or is refused. Where the printed rules leave a question open, there is a ruling with its reason.
short-title = The game in short
short-goal = For four rounds you build your Duchy. At the end, the player with more points is Monarch of the Realm; in a solo game you play for a medal.
short-choice = You take turns: take one of the two Offering areas with all its cards, then lay two cards from your hand for your opponent to take. A Trap lays a card face down.
short-planning = Slate each card that you have taken, so that it can be built, or recycle it for the cube in its corner.
short-production = Four steps, from Materials to Exploration: your Duchy makes cubes, and each goes on a card under construction or in Alchemy, where five become a Krystallium. A card with all its spaces filled is built and produces from the next step on. The player who makes more of a kind gets a Soldier.
short-combat = With the Menace module each round ends with Combat: Soldiers vanquish what stands in your Construction area.
ruling = Ruling
ruling-reason = Reason:

## Help

help-title = Help
help-more = More to read:
keys-title = Keys
key-help = ?
key-does-help = This list
key-tab = Tab
key-does-tab = Move to the next thing or the next list
key-enter = Enter
key-does-enter = Press what is selected; choose a card in your hand
key-does-left = Lay the card on the left; take the left area
key-does-right = Lay the card on the right; take the right area
key-does-down = Lay it face down, or face up again
key-back = Backspace
key-does-back = Take the card back into your hand
key-does-look = Look closely at a card in your hand
key-confirm = Ctrl + Enter
key-does-confirm = Offer, or say that you are done; so does Enter where nothing is selected
key-undo = Ctrl + Z
key-does-undo = Undo
key-does-number = Lay that card of your hand; in Planning, slate that card, or recycle it with Shift
key-does-krystallium = Use a Krystallium
key-does-soldier = Place a Soldier
key-does-discard = Discard a card under construction
key-does-quest = Pay a step of a Quest
key-does-advisors = Go to the Advisors
key-does-chronicle = Go to the Chronicle
key-does-rival = Go to your opponent
key-escape = Esc
key-does-escape = Cancel; close what is open
key-arrows = ← →
key-does-arrows = Move within a row or a list
key-steps = ← →
key-does-steps = In a replay: previous and next step
theme-title = Appearance
theme-auto = Same as the system
theme-light = Day
theme-dark = Candlelight

# Games with rules that this server no longer has

archived-title = A game from an older version
archived-sentence = This game was played with version { $rules } of the rules, which this server no longer has. It cannot be continued here, but nothing is lost: read what happened, or download its record.
archived-record = Download the record
archived-steps = Steps of the game
archived-step = Step { $step } of { $last }
archived-back = Previous step
archived-on = Next step
archived-nothing = What happened was not recorded at the time. The record has every action.

## The interface for programs

interface-title = The interface for programs
interface-explained = Everything that a program can ask this server for.
interface-openapi = The same as OpenAPI, for programs
