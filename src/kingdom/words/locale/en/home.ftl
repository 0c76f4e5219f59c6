### The home page, and the sheet of a new game.

hero-over = A card game for one or two
hero-title = Tempt your rival. Build a kingdom.
hero-lead = Lay out cards nobody can resist, take what is laid for you, and raise a realm in four rounds.
hero-learn = Learn in ten minutes
home-invite = Invite a friend
home-meet = You meet the { $bot }, a fair opponent. No account.
home-back = Welcome back, { $name }
home-back-unnamed = Welcome back
home-turns = { $count ->
    [0] No game waits for you.
    [one] It is your turn in one game.
   *[other] It is your turn in { $count } games.
}
home-how = How it goes
how-tempt = Tempt
how-tempt-said = Lay two cards; your rival takes an area.
how-build = Build
how-build-said = Pay with cubes; colour rises as you build.
how-reign = Reign
how-reign-said = Most points after round IV wear the crown.
home-doors = More ways to play
door-new = Set up a game
door-new-said = bot, friend, one screen, modules
door-solo = { $count } solo scenarios
door-solo-said = a story and three medals each
door-deal-said = the same cards for everybody
door-puzzle-said = one answer is best: which?
home-running = { $count ->
    [0] none running
   *[other] { $count } running
}
home-all-games = All games
home-your-turn = Your turn
home-waits-for = Waiting for { $names }
home-runs = Running
home-empty = Set up another game
home-points = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
round-name = Round
home-all-progress = All of it
home-won = { $count ->
    [one] game won
   *[other] games won
}
home-of = of { $count }
home-best = best score
home-best-unit = { $count ->
    [one] point
   *[other] points
}
home-no-progress = Finish a game and your results appear here.
home-built = { $built } of { $all } cards built at least once
home-row = { $count ->
    [0] Deal of the day
    [one] Deal of the day: played once
   *[other] Deal of the day: { $count } days in a row
}
home-played = played
home-deal-done = Your result: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
home-deal-go-on = Continue the deal
home-solve = Solve it
home-solved = { $count } solved
home-medals = { $earned } of { $all } medals
brand = Kingdom
nav-progress = Progress

## A new game

new-how = How it goes
new-how-set = You set the table
new-how-set-said = Choose the modules here and press the button.
new-how-send = You send the link
new-how-send-said = It waits on the next page, ready to copy.
new-how-sit = Your friend sits down
new-how-sit-said = In any browser, with no account.
new-seats = Who sits where
new-story = Which story?
new-story-said = points for bronze, silver and gold
new-free = Free game
new-free-said = No story: your own modules, and a medal for your points.
new-interaction = Interaction
new-difficulty = Difficulty
new-of-five = { $count } of 5
new-strength = Strength { $rank } of { $most }
new-table = Your table
