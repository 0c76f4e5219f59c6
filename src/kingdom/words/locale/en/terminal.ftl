### What the command line says in the terminal: kingdom play --text, replay, rules.

sitting-see-help = Type help for a list of commands.
sitting-two = You are { $you }, and { $opponent } ({ $bot }) is your opponent. { sitting-see-help }
sitting-solo = You are { $you }. { sitting-see-help }
# The words that are typed stay as they are.
sitting-help =
    3                  do what has number 3 in the list
    2l 5r*             offer card 2 of your hand on the left and card 5 on the right, face down (*)
    slate Farm#2       do this, written in the notation; separate several actions with ;
    list [WORDS]       list everything you may do, or only what contains these words
    undo               take back your last action, as long as nobody has seen anything new
    table              show the whole table again
    save FILE          save the game; kingdom play --text --resume FILE continues it
    resign             resign the game
    help, quit
sitting-seed = To play this deal again, use --seed { $seed }.
sitting-kept = The game is kept: continue it with kingdom play --text --resume last.
sitting-not-kept = The game could not be kept: use save FILE before you leave.
sitting-bot-failed = { $bot } failed and plays any legal action instead: { $error }
play-nothing-kept = no game is kept yet: a game is kept when you leave it in the terminal
sitting-taken-back = Taken back: { $action }
sitting-saved = saved in { $path }
sitting-save-where = say where to save it: save FILE
sitting-save-there = { $path } already exists: choose another name
menu-many = { $count } ways to { $verb }: say which one (for instance: { $example }), or type list, with a few words if you like
menu-nothing = nothing that you may do contains “{ $words }”

replay-deal = The deal
replay-step = Step { $number } · { $seat }
replay-action = Step { $number } · { $seat }: { $action }
replay-undo = Step { $number } · { $seat } takes back the last action
replay-keys = n or Enter: next · p: previous · q: quit

rules-no-clause = { $count ->
    [0] there is no clause { $clause }: kingdom rules lists them all
   *[other] there is no clause { $clause }: did you mean { $meant }?
}
rules-installed = code and tests are listed in a source checkout; this is an installed copy
rules-code = Code
rules-tests = Tests
rules-none = none
none-of-them = none

show-no-seat = there is no seat { $number } in this game: it is for one player
play-over = this game is over: look at it with kingdom show or kingdom replay
file-not-text = it cannot be read as text ({ $error })
file-damaged = { $path } is damaged: { $error }

usage-see = { $why } (see { $command })
usage-no-option = No such option { $option }
usage-no-option-near = No such option { $option }: did you mean { $near }?
usage-missing-argument = Missing argument { $name }
usage-missing-option = Missing option { $name }
usage-invalid = Invalid value for { $name }: { $why }
usage-value = Option { $option } has the wrong number of values
usage-no-command = No such command { $name }
usage-no-command-near = No such command { $name }: did you mean { $near }?
usage-too-many = Nothing more was expected: { $words }
usage-whole = { $given } is not a whole number
usage-whole-from = { $given } is not a whole number of at least { $least }
usage-whole-between = { $given } is not a whole number from { $least } to { $most }
usage-number = { $given } is not a number
usage-number-from = { $given } is not a number of at least { $least }
usage-number-above = { $given } is not a number above { $least }
usage-one-of = { $given } is not one of { $names }
usage-age = { $given } is not a time: write 12h, 90d or 8w
usage-no-file = { $path } does not exist
usage-is-a-directory = { $path } is a directory: name a file
usage-is-a-file = { $path } is a file: name a directory
usage-no-access = { $path } cannot be opened: its permissions do not allow it
usage-stopped = stopped
usage-no-command-line = the engine is installed without its command line: pip install 'wonderful-kingdom[cli]', or 'wonderful-kingdom[web]' to play in the browser as well
play-resumed = --resume continues a game as it is: leave out the seed and the other game options
play-in-browser = The table is in your browser; press Ctrl+C here when you are done.
serve-ready = Serving until you press Ctrl+C.
database-current = The database is up to date.
database-sound = The database is sound.
database-copied = The games were copied to { $path } before the upgrade.
database-upgraded = The database was upgraded.
database-made = The database was set up.
database-none = there is no database at { $path }: check the path; kingdom serve makes a new one
database-empty = this database is still empty: kingdom serve or kingdom database upgrade sets it up
database-old = format { $format } is older than this release: run kingdom database upgrade
database-gap = the log of table { $table } has a gap
database-loose = a row of { $table } does not belong to any table
database-writing = recording what players were told
tables-count = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
tables-exported = { $count } exported
tables-imported = { $count } imported
tables-removed = { $count } removed
tables-would-go = { $count } would be removed
table-over = over
table-running = running
pack-problems = { $count ->
    [one] { $path }: { $count } problem
   *[other] { $path }: { $count } problems
}
pack-cards = { $pack }: { $count } cards, hash { $hash }
pack-differs = differs in { $names }
pack-alike = plays like the { $pack }
pack-begun = { $path }: edit its files, then run `kingdom content check { $path }`
lesson-sound = { $clicks ->
    [one] { $lesson }: { $steps } steps, { $words } words, { $clicks } click
   *[other] { $lesson }: { $steps } steps, { $words } words, { $clicks } clicks
}
simulate-rulesets = --rulesets names whole rulesets: leave out the other game options
simulate-done = { $count ->
    [one] { $count } game in { $seconds } s, { $rate } a second
   *[other] { $count } games in { $seconds } s, { $rate } a second
}
base-game-alone = the base game
arena-budgets = --budget and --simulations cannot be used together: choose one
arena-odd = each deal is played twice: --games is an even number, and { $count } is not
arena-sprt = --sprt compares two bots: name two, and leave --solo out
arena-twice = { $bot } is named twice: name each bot once, or give it another budget
arena-alone = a single bot has nobody to play against: name another, or add --solo
arena-stopped = stopped: these are the results so far
arena-remembered = { $count ->
    [one] { $count } game was in the database
   *[other] { $count } games were in the database
}
nothing-played = no game was played to its end
games-bar = games
lab-stopped = stopped: the report covers the games so far
lab-report = the report is in { $path }
lab-without-traps = without Traps
rules-one-only = CLAUSE, --coverage and --trace cannot be used together: choose one
rules-tested = { $count }/{ $all } clauses tested
rules-any-time = any time
column-clause = Clause
column-tests = Tests
column-title = Title
column-module = Module
column-verb = Verb
column-on = On
column-rule = Rule
usage-extra = `kingdom { $command }` needs more than the engine: { $install }
