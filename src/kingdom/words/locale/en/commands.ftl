### What `kingdom --help` says. Texts alone, without choices: they are read without Fluent, so that help comes at once.

usage-heading = Usage:
usage-options = [OPTIONS]
usage-command = COMMAND [ARGS]...
usage-heading-options = Options:
usage-heading-commands = Commands:
usage-default = default:
usage-required = required
command-any-help = Show this message and exit.
command-any-version = Show the version and exit.

## The commands

command-kingdom = Play, study and simulate It's a Wonderful Kingdom.
brief-play = Play in the browser, or in the terminal with --text.
brief-serve = Host games, for people and for programs.
brief-database = Check, upgrade or back up the database of a server.
brief-tables = List, export, import or remove the tables of a server.
brief-rules = List the rules, or show one with its code and its tests.
brief-show = Show a position, or where a record stops, as text.
brief-replay = Go through the record of a game, step by step.
brief-review = Judge every decision of a finished game.
brief-puzzle = Solve the puzzle of the day.
brief-simulate = Play random games and check the laws at each step.
brief-arena = Let bots play each other, and measure their strength.
brief-lab = Measure the card set with games played by bots.
brief-train = Train the regent by self-play.
brief-perft = Count the ways in which a game can continue.
brief-content = Look at the cards, check your own pack, or start one.
brief-database-upgrade = Upgrade the database to the format of this release.
brief-database-check = Say what is wrong with the database.
brief-database-backup = Copy an SQLite file next to the original.
brief-tables-list = List the tables.
brief-tables-show = Show what is stored about a table.
brief-tables-export = Write tables to stdout.
brief-tables-import = Read tables from a file.
brief-tables-prune = Remove tables that have been idle for a long time.
brief-lab-balance = Play games, and report on the balance of the cards.
brief-content-check = Say what is wrong with a pack or a lesson.
brief-content-show = List all cards, or show one with its sources.
brief-content-new = Start a pack of your own.

## Options that several commands share

command-any-database = Where games are kept: sqlite:///PATH or postgresql://… (default: a file in your own folder).
command-any-language = The language (default: KINGDOM_LANGUAGE, or that of the system).
command-any-seed = The random seed of the deal (default: a new one).
command-any-players = 1 or 2 (default: 2, or 1 with a scenario).
command-any-edition = first or second (default).
command-any-side = The side of the Duchies (default: B).
command-any-modules = Any of { $modules }, separated by commas.
command-any-menaces = A Menace deck for each seat: { $decks }.
command-any-quests = The Quest board; one or two in a solo game.
command-any-scenario = A solo scenario, such as the_prophecy.
command-any-search = The Search limit of a solo game: errata or printed.
command-any-content = A card set other than the built-in one: a pack by its path or name.
command-any-view = The point of view: a seat, a spectator, or all cards face up (default).
command-any-jobs = Number of processes.
command-any-as_json = Print the figures as JSON.

## play

command-play =
    Play in the browser. All games are kept.

    With options for a game you go straight to its table: solo, or against a bot. With --text you play in the terminal: at
    each decision your options are listed with numbers; type a number, the action itself, or help. A game that you
    leave is kept: continue it with --text --resume last.
command-play-text = Play in the terminal.
command-play-bot = Your opponent: page, steward (default), baron, regent, random, or an installed bot.
command-play-no_browser = Only print the address.
command-play-port = The port of the page (default: any free one).
command-play-resume = Continue a saved game; last is the one that you left in the terminal.

## serve

command-serve =
    Host games: pages for people at /, a JSON interface for programs at /api.

    It listens on this machine only unless told otherwise; docs/guides/host.md explains how to let others in safely.
command-serve-host = The address to listen on.
command-serve-port = The port; 0 for any free one.
command-serve-origins = The public address, behind a proxy.
command-serve-proxies = A trusted proxy.
command-serve-bots = Number of processes for bots.
command-serve-bot_seconds = Thinking time of bots, per decision.
command-serve-reads = Reads per second from one address; 0: no limit.
command-serve-writes = Writes per second, likewise.
command-serve-tables = New tables per minute, likewise.
command-serve-streams = Open event streams, likewise.
command-serve-ready = Games kept in memory.
command-serve-keep_days = Remove tables idle for this long.
command-serve-keep_finished = Keep finished games anyway.
command-serve-metrics_port = Serve Prometheus metrics here.
command-serve-log_level = What to log.
command-serve-log_json = Log lines as JSON.
command-serve-access_log = Log each request, without the secrets in its address.

## database

command-database = Check, upgrade or back up the database that games are kept in.
command-database-upgrade = Upgrade the database to the format of this release. Does nothing if it is up to date.
command-database-upgrade-backup = Copy an SQLite file first.
command-database-check = Say what is wrong with the database; exit code 1 if anything is.
command-database-backup = Copy an SQLite file next to the original, even while the server is running; prints the name of the copy.

## tables

command-tables = List, show, export, import or remove the tables of a server.
command-tables-list = List the tables, most recently used first.
command-tables-list-older_than = Only tables idle for this long, such as 90d.
command-tables-list-over = Only finished games, or only running ones.
command-tables-list-as_json = One line of JSON for each table.
command-tables-show = Show what is stored about a table, except what would help cheats: the seed and actions of a running game.
command-tables-export =
    Write tables to stdout, a line of JSON for each, so that another server can import them.

    An export holds the secrets of running games: keep it to yourself.
command-tables-export-everything = All tables.
command-tables-export-record = Write the record of one game, for kingdom replay.
command-tables-import = Read tables from FILE, - for stdin, as export wrote them. Links to them keep working.
command-tables-prune = Remove tables that have been idle for a long time, with everything that belongs to them.
command-tables-prune-older_than = Idle for this long: 90d, 8w, 12h.
command-tables-prune-keep_finished = Keep finished games.
command-tables-prune-dry_run = Only list what would be removed.

## rules, show, replay

command-rules =
    List the rules, or show one: its text, its rulings, its code and its tests.

    CLAUSE is the id of a clause (CHO-4), of a ruling (END-2/R1) or of a family (CHO).
command-rules-coverage = Count the tests of each clause; exit code 1 if one has none.
command-rules-trace = List the hooks of each module with their clauses.
command-show = Show the position in FILE, or where the record in it stops, as text.
command-replay =
    Go through the record in FILE: step by step in a terminal, otherwise all at once.

    Keys: n or Enter for the next step, p for the one before, q to leave.

## simulate, arena, lab, perft

command-simulate =
    Play random games, check the laws at each step, and print lengths, scores and winners.

    The same seed gives the same figures, however many processes play. A game that breaks a law or stops on an error is
    named on stderr, and the exit code is then 1; play it again with its seed and --games 1. With --fast the games
    are played on rows of numbers, a hundred times as fast; a seed then gives a different deal.
command-simulate-games = Games per ruleset.
command-simulate-seed = Seed of the first game; it goes up by one for each game.
command-simulate-rulesets = all, or names and patterns such as 'solo*,two+menace'.
command-simulate-on_rows = Play with the fast engine, on threads, with deals of its own.
command-arena =
    Let bots play each other, and measure how much stronger one is.

    BOT is a name, optionally with a budget per decision: steward, baron@1.5s (seconds), baron@200 (simulations).
    Each deal is played twice with the seats swapped, and the two games count as one observation.

    With a database the games are kept, and the same command continues where it stopped. Ctrl-C prints the results so far.
command-arena-games = Games per pair and ruleset.
command-arena-seed = Seed of the first deal; it goes up by one for each deal.
command-arena-rulesets = Names or patterns, such as 'two*'; default: two, or solo.
command-arena-budget = Thinking time per decision.
command-arena-simulations = Simulations per decision instead: repeatable games.
command-arena-database = Save games there, and reuse them.
command-arena-sprt = Stop once one of the two Elo bounds is clear.
command-arena-solo = Solo games: medals and victories.
command-lab = Measure the card set with games played by bots.
command-lab-balance =
    Play games, and report on seats, Duchies, pace, points and every card, against the targets of a good card set.

    Writes a page, balance.html, and its tables as CSV files to the directory of the report, and prints the targets. The
    same seed gives the same report, however many processes play. Ctrl-C reports on the games so far.
command-lab-balance-bot = The bot that plays itself; baron@200 for 200 simulations.
command-lab-balance-games = Games per ruleset.
command-lab-balance-seed = Seed of the first deal; it goes up by one for each deal.
command-lab-balance-rulesets = A name or pattern; can be repeated.
command-lab-balance-folder = The directory of the report.
command-lab-balance-traps = Also play this many games against a seat without Traps.
command-lab-balance-ray = Run on a Ray cluster.
command-perft =
    Count the ways in which a game can continue, decision by decision.

    Each line is a depth and the number of sequences of that many decisions; where several seats may act at once, the
    first of them acts. By hand: 8 cards give 28 pairs, each 4 ways to the areas and 4 to turn them, 448 offers;
    each can be answered in 2 ways, 896; and each of these by 448 offers, 401408.
command-perft-depth = Depth, in decisions.
command-perft-on_rows = Count with the fast engine.

## content

command-content = Look at the cards, check a pack of your own, or start one.
command-content-check =
    Say what is wrong with a pack, by its path or name, or with a lesson; exit code 1 if anything is.

    Without PACK, the card set and lessons that come with the game are checked.
command-content-show = List all cards and boards, or show the one called NAME with the source of each value.
command-content-show-markdown = Tables in Markdown.
command-content-new = Start a pack at PATH: a directory with a copy of every file of the Reconstruction, to be edited.

## review

command-review = Judge every decision of a finished game.
command-review-bot = Who judges: baron or regent (default: the strongest that is installed).
command-review-budget = Imagined deals in which each turn of Choice is tried; costly moves get ten times as many (default: 8 for the baron, 32 for the regent).
command-review-as_json = Print the review as JSON.

## puzzle

command-puzzle =
    Show the puzzle of the day, or the one with this NUMBER.

    The solution is shown only if you ask for it.
command-puzzle-hints = Show a hint; repeat it for both.
command-puzzle-answer = Check this answer, by its number.
command-puzzle-solution = Show the solution, and why.
command-puzzle-listed = List all puzzles.
command-puzzle-as_json = Print the puzzle as JSON; the solution only with --solution.

## train

command-train =
    Train the regent in FOLDER: self-play, learning, a match, and again.

    The same command continues where it stopped. Each generation is kept there with its weights, and log.jsonl has a
    line for each part of it.
command-train-seconds = Stop after this many seconds.
command-train-generations = Stop after this many generations in all.
command-train-games = Games per generation, at most.
command-train-share = Seconds per generation for its games.
command-train-offers = Offers tried in these games.
command-train-deals = Deals on which each offer is tried.
command-train-tries = Moves tried to improve the plan of a phase.
command-train-trials = Trials for every decision after the first generation; 0 for fewer and simpler searches.
command-train-epochs = Passes over the games.
command-train-memory = Generations whose games are learned from.
command-train-pairs = Deals in the match after each generation.
command-train-arena = Deals in a match against steward and baron after each generation; 0 for none.
command-train-device = Where torch learns: auto, cpu, cuda.
command-train-seed = Seed of the whole training.
command-train-from_shipped = Start from the shipped weights, not from hand-made values.
