### A player's progress over time, in this browser.

progress-title = Your progress
progress-explained = What you have played with this browser, added up. It is kept on this server, and nobody else sees it.
progress-none = No game of yours counts yet. Play one to its end, and it shows up here.
progress-begin = Start a game
progress-practice = { $count ->
    [one] One practice game is not counted.
   *[other] { $count } practice games are not counted.
}
progress-most = Only your newest { $count } games are looked at.
progress-games = Games
progress-won = Won against others
progress-won-short = Won
progress-and-shared = + { $count } shared
progress-medals = Medals
progress-puzzles = Puzzles solved
progress-two = For two players
progress-alone = Solo
progress-opponent = Opponent
progress-people = People
progress-ruleset = Played with
progress-duchy = Duchy
progress-scenario = Scenario
progress-margin = Points ahead
progress-best = Best
progress-average = Average
progress-margins = Points ahead, game by game
progress-margins-text = { $count ->
    [one] { $count } game, points ahead: { $values }.
   *[other] { $count } games, points ahead in each of the last ones: { $values }.
}
progress-scores = Points, game by game
progress-scores-text = { $count ->
    [one] { $count } solo game, points: { $values }.
   *[other] { $count } solo games, points in each of the last ones: { $values }.
}
progress-game-number = Game { $number }
progress-decisions = Your decisions
progress-reviewed = { $games ->
    [one] { $count } of { $games } game was reviewed.
   *[other] { $count } of { $games } games were reviewed.
}
progress-luck = The cards brought you { $points } points a game, compared with what could be expected.
progress-no-reviews = None of these games has been reviewed yet. Open the score sheet of a game and choose “Review”: your accuracy and the kinds of decisions that cost you most appear here.
progress-outdated = { $count ->
    [one] One game was reviewed by an earlier method. Have it reviewed again, and it counts here.
   *[other] { $count } games were reviewed by an earlier method. Have them reviewed again, and they count here.
}
progress-course = Accuracy, game by game
progress-course-text = { $count ->
    [one] Accuracy in { $count } reviewed game: { $values }.
   *[other] Accuracy in { $count } reviewed games, in each of the last ones: { $values }.
}
progress-kinds = What cost you most
progress-kind = Kind of decision
progress-cost = Points lost per game
progress-marks = Marked
decided-offer = Which cards to offer, and where
decided-select = Which area to take
decided-choice = Choice
decided-solo-choice = Choice, solo
decided-planning = What to build and what to recycle
decided-production = Where to put cubes
decided-combat = What to fight
decided-advisor-draft = Which Advisor to take
decided-last-window = Last actions
progress-cards = Cards you build most
progress-cards-explained = Its luck: by how many points your games with the card ended better or worse than your average. With few games, that is mostly chance.
progress-no-cards = No cards yet.
progress-unknown = { $count ->
    [one] For one older game it is not known what was built.
   *[other] For { $count } older games it is not known what was built.
}
progress-card = Card
progress-times = Built
progress-its-luck = Its luck
progress-all = All games
progress-newest = The newest { $count } are shown. The files below have all of them.
progress-when = Begun
progress-keep = Download or remove
progress-keep-explained = The files have everything that is known about your games: JSON with the whole record of each finished game, CSV as a table for a spreadsheet.
progress-json = Everything as JSON
progress-csv = Table as CSV
progress-remove = Remove my games
progress-remove-explained = { $over ->
    [one] One finished game would be removed permanently,
   *[other] { $over } finished games would be removed permanently,
} { $running ->
    [0] with its results, reviews and replays.
   *[other] with results, reviews and replays. Games that are still running stay, unless you say so below.
}
progress-remove-puzzles = Your puzzle results are removed, too.
progress-remove-others = A game that somebody else played in stays theirs: only your own entry in the list goes. The results of a challenge go with the game.
progress-remove-running = { $count ->
    [one] Also the game that is still running
   *[other] Also the { $count } games that are still running
}
progress-remove-now = Remove permanently
