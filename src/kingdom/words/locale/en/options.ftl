### The choices before a game, each explained in a sentence.

# The printed ratings of a module or a Menace deck, out of 5.
rating-module = Interaction { $interaction } of 5, difficulty { $difficulty } of 5.
rating-deck = Difficulty { $difficulty } of 5.

## Modules

option-module-menace = Giants, Rats, Shadows or Thieves come in place of the Calamities, and a Combat phase ends each round.
option-module-advisors = Advisors replace the Treasures; pay them in Soldiers and they bend the rules in your favour.
option-module-quest = A board of steps to pay for; you cannot win without the last one.

## Menace decks

option-deck-giant_rats = Each Rat brings Vermin, and more of them the more Rats you have.
option-deck-frost_giants = Each Giant freezes a card: the card must be filled before the Giant can be vanquished.
option-deck-shadows = Each Shadow takes a card from you, every round, and your opponent gets its cubes.
option-deck-thieves = Each Thief covers a production icon of your Duchy until you vanquish it.

## Quests

option-quest = A Quest from this card set.
option-quest-the_northern_lands = Longships and ice: it needs Exploration at the end, and pays in Krystallium on the way.
option-quest-the_usurper = A war for the throne: every step musters Soldiers, and the last one takes { $soldiers } of them, { $solo } in a solo game.
option-quest-the_pestilent_lord = A plague to be cured: it needs Population and Krystallium.

## Editions

option-edition-first = The first printing: { $cards } Development cards, { $quests } Quests, and in solo games a Trap instead of Spies.
option-edition-second = The second printing: { $cards } Development cards, { $quests } Quests, Spies in solo games, and { $scenarios } solo scenarios.

## Sides of the Duchies

side-A = Side A
side-B = Side B
option-side-A = The Duchies differ: Valados lives off Monuments, Téressie off Specialists. In solo games of the second edition this costs { $points } points.
option-side-B = Both Duchies produce the same.

## How often you may search in a solo game

search-errata = As corrected
search-printed = As printed
search-first = First edition
option-search-errata = You may search at each of your four selections: the publisher's correction.
option-search-printed = You may search once a round, as the rulebook says: harder.
option-search-first = You may search at each selection, and twice at one of them once you have spent the Trap.

## Bots

bot-random = Jester
bot-page = Page
bot-steward = Steward
bot-baron = Baron
bot-regent = Regent
# A bot with its own thinking time.
bot-with-time = { $bot } ({ $seconds } s)
option-bot-random = Plays anything that is legal.
option-bot-page = Knows the rules and builds what it can: for your first game.
option-bot-steward = Plans each round and counts points: a fair opponent.
option-bot-baron = Works out what you may be holding: a strong opponent.
option-bot-regent = Tries out thousands of rounds and has learned from its own games: the strongest of all.
option-bot-other = A bot that is installed here.
bot-reduced-native = Reduced strength here: about 1 in { $parts } of its trials. For all of them, run “make native”, or install the package for your system.
bot-reduced-here = { $bot } plays at reduced strength here.
pace-quick = Quick
pace-normal = Normal
pace-long = Long
option-pace = About { $seconds } s for a decision.

# Under the name of a seat. $chosen and $bot are bots; $chance: yes if the new one takes any legal action.
bot-took-over = { $chosen } cannot go on at this table: { $bot } plays in its place{ $chance ->
    [yes] { " " }and takes any legal action
   *[no] { "" }
}.

## Players

mode-bot = Against a bot
mode-solo = Solo
mode-screen = Two on one screen
mode-link = A friend, by link
option-mode-bot = A bot is your opponent; you choose how strong it is.
option-mode-solo = You against the Danger deck, for a medal.
option-mode-screen = You take turns at this screen; hands are hidden in between.
option-mode-link = You get a link for your friend, who plays in another browser.
