### Choices before a game that do not fit together. The id is misfit- and the id of the reason.
### Lists such as $decks contain the words that users write for these choices.

misfit-players = the game is for 1 or 2 players, not { $given }
misfit-scenario-alone = { $scenario } is a solo scenario: choose 1 player
misfit-edition = there is no edition “{ $given }”: choose { $editions }
misfit-side = a Duchy has no side “{ $given }”: choose A or B
misfit-scenario = there is no scenario “{ $given }”: choose { $scenarios }
misfit-scenario-edition = { $edition ->
    [first] the first edition has no scenarios: choose { $editions }
    [second] the second edition has no scenarios: choose { $editions }
   *[other] the edition “{ $edition }” has no scenarios: choose { $editions }
}
misfit-fixed = { $count ->
    [0] { $scenario } is played without { $option }: leave them out
   *[other] { $scenario } fixes the { $option }: { $choices }
}
misfit-not-a-list = { $option } is a list, not a word: write ({ $given },)
misfit-not-words = { $option } is a list of words, and { $given } is not a word
misfit-not-a-table = a configuration is a table of names and values, and this is not: { $given }
misfit-module = there is no module “{ $given }”: choose from { $modules }
misfit-module-twice = a module is listed twice: list each one once
misfit-menace-module = Menace decks are played with the Menace module: add it to the modules
misfit-menace = there is no Menace deck “{ $given }”: choose from { $decks }
misfit-menace-count = { $count ->
    [0] { $players ->
        [one] no Menace deck was chosen: choose one
       *[other] no Menace deck was chosen: choose two, one for each seat
    }
    [one] one Menace deck was chosen, { $decks }: choose two, one for each seat
   *[other] { $players ->
        [one] { $count } Menace decks were chosen, { $decks }: choose one
       *[other] { $count } Menace decks were chosen, { $decks }: choose two, one for each seat
    }
}
misfit-menace-same = both seats have the same Menace deck: choose two different ones
misfit-quest-module = a Quest board is played with the Quest module: add it to the modules
misfit-quest = { $edition ->
    [first] the first edition has no Quest “{ $given }”: choose from { $quests }
    [second] the second edition has no Quest “{ $given }”: choose from { $quests }
   *[other] the edition “{ $edition }” has no Quest “{ $given }”: choose from { $quests }
}
misfit-quest-count = { $count ->
    [0] { $players ->
        [one] no Quest was chosen: choose one Quest board, or two different ones
       *[other] no Quest was chosen: choose one Quest board
    }
   *[other] { $players ->
        [one] the Quests { $quests } were chosen: choose one Quest board, or two different ones
       *[other] the Quests { $quests } were chosen: choose one Quest board
    }
}
misfit-search-two = Search is for solo games: leave the Search limit out
misfit-search = { $edition ->
    [first] the first edition has no Search limit “{ $given }”: choose { $searches }
    [second] the second edition has no Search limit “{ $given }”: choose { $searches }
   *[other] the edition “{ $edition }” has no Search limit “{ $given }”: choose { $searches }
}
misfit-duchies = { $players ->
    [one] { $given } is not a choice of Duchy: choose one of { $duchies }
   *[other] { $given } is not a choice of Duchies: choose two different ones, one for each seat, from { $duchies }
}
misfit-seed = the seed is { $given }: give a whole number, or leave it out
misfit-option = there is no option “{ $given }”: the options are { $options }
