### What can be chosen before a game, each explained in a sentence.

# What is printed about a module or a Menace deck, out of 5.
rating-module = Interaction { $interaction } of 5, difficulty { $difficulty } of 5.
rating-deck = Difficulty { $difficulty } of 5.

## Modules

option-module-menace = Giants, Rats, Shadows or Thieves come in place of the Calamities, and a Combat phase ends each round.
option-module-advisors = Advisors replace the Treasures; for Soldiers they bend the rules in your favour.
option-module-quest = A board with four steps to pay for; who has not done the last one cannot win.

## Menace decks

option-deck-giant_rats = Each Rat brings Vermin, and more of them the more Rats you have.
option-deck-frost_giants = Each Giant freezes a card until you complete and free it at once.
option-deck-shadows = Each Shadow takes a card from you, every round, and your opponent gets its cubes.
option-deck-thieves = Each Thief silences a production icon of your Duchy until you vanquish it.

## Quests

option-quest = A Quest of this card set.
option-quest-the_northern_lands = Longships and ice: it wants Exploration at the end, and pays in Krystallium on the way.
option-quest-the_usurper = A war for the throne: every step musters Soldiers, and the last one needs six.
option-quest-the_pestilent_lord = A plague to be healed: it wants people and Krystallium.

## Editions

option-edition-first = The first printing: 67 Development cards, two Quests, a Trap in place of Spies when you play alone.
option-edition-second = The second printing: 70 Development cards, three Quests, Spies and six scenarios when you play alone.

## Sides of the Duchies

side-A = Side A
side-B = Side B
option-side-A = The Duchies differ: Valados lives by Monuments, Téressie by Specialists. Alone, in the second edition, this costs 15 points.
option-side-B = Both Duchies produce the same.

## How often one may search, alone

search-errata = As corrected
search-printed = As printed
search-first = First edition
option-search-errata = You may search at each of your four selections: the publisher's correction.
option-search-printed = You may search once a round, as the rulebook has it: harder.
option-search-first = You may search at each selection, and twice at one of them when you have spent the Trap.

## Bots

bot-random = Jester
bot-page = Page
bot-steward = Steward
bot-baron = Baron
option-bot-random = Plays anything that the rules allow.
option-bot-page = Knows the rules and builds what it can: for a first game.
option-bot-steward = Plans each round and counts points: a fair opponent.
option-bot-baron = Thinks ahead about what you may hold: the strongest of them.
option-bot-other = A bot that was installed here.

## Who plays

mode-bot = Against a bot
mode-solo = Alone
mode-screen = Two at one screen
mode-link = A friend, by a link
option-mode-bot = A bot takes the other seat; you choose how strong it is.
option-mode-solo = You against the Danger deck, for a medal.
option-mode-screen = You take turns at this screen, and hands are covered in between.
option-mode-link = You get a link for your friend, who plays in another browser.
