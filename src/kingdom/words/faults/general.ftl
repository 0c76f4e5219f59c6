### Errors outside the rules of the game. The id is fault- and the id of the reason.

fault-sentence = { $sentence }
fault-refused = { $refusal }
fault-misfit = { $misfit }
fault-several = { $faults }
fault-viewer = { $given } is not a viewer: choose a seat ({ $seats }), kingdom.SPECTATOR or kingdom.OPEN_TABLE
fault-rules-by-hand = these rules were not made from a configuration, so no game can be made of them
fault-no-ruleset = there is no ruleset { $given }: write 'all', a pattern such as { $example }, or a name such as { $names }
fault-not-over = the game is not over: there is no outcome yet
fault-no-bot = there is no bot { $given }: choose one of { $names }
fault-no-level = there is no level { $given }: choose one of { $names }
fault-broken-bot = the bot { $given } of { $package } cannot be made: { $error }; repair or remove that package
fault-bot-time = { $given } is no bot with a thinking time: write the seconds per decision, as in { $bot }@5s
fault-bot-without-clock = { $given }: { $bot } does not think by the clock; leave out { $time }
fault-bot-time-limits = { $given }: a bot may think for { $least } to { $most } seconds about a decision
# A part of the game that a module implements. $part: module, deck, menace …
the-part = { $part ->
    [module] the module
    [deck] the deck
    [menace] the Menace
    [vermin] the Vermin
    [advisor] the Advisor
    [scenario] the scenario
   *[solo] solo games with
}
fault-no-rules-for = there are no rules for { the-part } { $given }: install the package that brings them
fault-introduced-twice = { $one } and { $other } both introduce { the-part } { $given }: one must go
fault-both-claim = only one module may claim { $name } ({ $verb }), and these do: { $names }; play without one of them
fault-rules-there-already = there are already rules for { the-part } { $given }, in { $known }
fault-introduces-nothing = it introduces nothing: none of its modules declares the part of the game that it implements
fault-not-loaded = { $given } cannot be loaded: { $error }
fault-not-a-module = { $given } is not a module, nor does it contain one
fault-rules-language = the rules are not written in { $given }: they are in { $names }
fault-rules-missing = the rules are missing: kingdom/{ $name } is not in this installation; reinstall it
fault-rules-unreadable = the rules cannot be read: { $faults }
fault-lesson = the lesson { $given } cannot be given: { $faults }
fault-lesson-step = step { $number }: { $text } cannot be done: { $why }

fault-not-a-database = { $given } is not a database: write sqlite:///PATH or postgresql://HOST/NAME
fault-other-database = games are stored in SQLite or PostgreSQL, not in { $given }: write sqlite:///PATH
fault-store-in-memory = a database in memory would lose its games: write sqlite:///PATH
fault-no-folder = the folder of { $path } cannot be created: { $error }
fault-needs-psycopg = PostgreSQL needs one more package: { $command }
fault-older-database = these games are stored in an older format, { $given }, and this program needs { $known }: run `kingdom database upgrade`; `kingdom serve` and `kingdom play` do it automatically
fault-other-format = these games are stored in format { $given }, and this program knows { $known }: use the release that wrote them. Its `kingdom tables export --all` takes them out, and `kingdom tables import` reads them into another database
fault-games-not-opened = the games in { $database } cannot be opened: { $error }
fault-no-table = there is no table { $given }
fault-store-closed = the store is closed
fault-disk-too-slow = the games cannot be reached at the moment: the disk cannot keep up
fault-database-silent = the games cannot be reached at the moment: { $error }
fault-database-away = the games cannot be reached at the moment: try again in a few seconds

fault-not-installed = { $name } is not installed: install the extra { $extra } ({ $command })
fault-no-report = no report can be written to { $path }: { $error }
fault-no-cluster = no Ray cluster answers at { $address }: { $error }
fault-no-ledger = { $path } cannot be used as a database of games: { $error }
fault-other-ledger = { $path } is not a database of this version of the arena: give another file
fault-not-for-so-many = { $players ->
    [one] none of { $patterns } is for { $players } player: choose 'solo*' or a scenario
   *[other] none of { $patterns } is for { $players } players: choose 'two*', or add --solo
}
fault-not-a-contestant = { $given } is not a contestant: write a bot as steward, baron@1.5s (seconds) or baron@200
fault-no-time-to-think = { $given } leaves no time to think: give more than 0, or leave @… out
fault-no-contestant = there is no bot { $given }: choose one of { $names }, or name the callable that makes it, as in { $example }
fault-no-maker = { $given } cannot make a bot: { $error }
fault-maker-not-callable = { $given } cannot make a bot: it is not callable
fault-bot-unmade = { $bot } could not be made: { $error }
fault-bot-failed = { $bot } failed: { $error }
fault-bot-answered = { $bot } answered { $answer }, which is neither an action nor a plan
fault-bot-refused = { $bot } broke the rules: { $refusal }
fault-bot-endless = { $bot } did not finish within { $number } decisions
fault-work-failed = { $job }: { $error }
fault-work-lost = { $job }: the process that was working on it has stopped
fault-one-duchy = { $pack } has fewer than two Duchies: there is nothing to compare
fault-no-room-between = the bounds { $low } and { $high } leave no room between them: give LOW below HIGH

fault-exported-format = its format is { $given }, and this program reads { $known }
fault-not-exported = line { $number } is not an exported table: { $why }
fault-table-there = line { $number }: there is already a table { $table }; remove it first, or leave this line out
fault-line-not-replayed = line { $number }: the game of { $table } cannot be replayed here: { $why }
fault-cannot-listen = cannot listen on { $host }, port { $port }: { $error }; choose another port with --port
fault-no-such-address = cannot listen on { $host }, port { $port }: { $error }; this machine has no such address: choose one that it has with --host, such as 127.0.0.1 or 0.0.0.0
fault-not-started = the server did not start: see above for the reason

fault-form-without-name = the form has no name for its request: reload the page
fault-wrong-seats = { $count ->
    [one] { $count } seat was described, but the game has { $players }: describe each of them
   *[other] { $count } seats were described, but the game has { $players }: describe each of them
}
fault-secret-used = this secret belongs to another table: make a new one
fault-still-running = the record contains the seed: you can have it when the game is over
fault-client-id-used = the client id { $given } belongs to another request: make a new one
fault-stale = the table has moved on since you looked: look again
fault-busy = others keep acting first: try again
fault-cannot-be-replayed = this game cannot be replayed here: { $why }
fault-only-looking-on = spectators only watch: take a seat to do that
fault-no-token = send the token of your seat: Authorization: Bearer TOKEN
fault-bot-not-asked = the bot no longer has to decide
fault-an-invitation = this is an invitation: join with it first
fault-token-is-invitation = your own token is the same as the invitation, which others know: make another one
fault-invitation-used = this invitation has been used: ask for another one
fault-token-used = your own token already belongs to another seat: make another one
fault-no-free-seat = there is no free seat at this table
fault-token-of-another = this token does not open this table: use the link that you were given
fault-no-seat-here = this browser has no seat at this table: open the link that you were given
fault-not-that-seat = this browser does not have that seat: open the link that you were given
fault-too-many-streams = too many open streams from your address: close some
fault-rematch-of-players = only players of this game can ask for a rematch
fault-dead-link = this link no longer opens a seat, or part of it is missing: ask for a new one
fault-only-seated-invite = only players at a table can invite others to it
fault-use-your-link = take a seat with the link that you were given
fault-no-seat-to-take = there is no such seat to take
fault-no-such-table = there is no table { $given }: check the link
fault-wrong-host = this server does not answer to the name { $given }: if it should, add it with --origin
fault-foreign-origin = this request comes from a page of another site
fault-too-many = too many requests at once: wait { $seconds } s
fault-too-large = a request may have at most { $count } bytes, and this one has more
fault-internal = the server made a mistake: everything it answered before is kept
fault-nothing-there = there is nothing at this address: check it
fault-method-not-allowed = { $given } cannot be used at this address
fault-body-not-json = the body is not JSON, from character { $number } on: send JSON
fault-body-of-type = the body was sent as { $given }: send JSON, with the header Content-Type: application/json
fault-body-without-type = the body was sent without a Content-Type: send JSON, with the header Content-Type: application/json
fault-name-unprintable = a name may only have visible characters
fault-half-a-character = there is half a character in the text (a lone surrogate): use whole characters
fault-field-missing = is missing
fault-field-unknown = is not a field here
fault-field-text = must be text
fault-field-whole = must be a whole number
fault-field-true-or-false = must be true or false
fault-field-list = must be a list
fault-field-object = must be an object
fault-field-one-of = must be { $given }
fault-field-letters-least = { $least ->
    [one] must have at least { $least } character
   *[other] must have at least { $least } characters
}
fault-field-letters-most = { $most ->
    [one] must have at most { $most } character
   *[other] must have at most { $most } characters
}
fault-field-pattern = must match { $given }
fault-field-half-a-character = has half a character (a lone surrogate): send whole characters
fault-field-entries-least = { $least ->
    [one] must have at least { $least } entry
   *[other] must have at least { $least } entries
}
fault-field-entries-most = { $most ->
    [one] must have at most { $most } entry
   *[other] must have at most { $most } entries
}
fault-field-least = must be at least { $least }
fault-field-most = must be at most { $most }
fault-field-wrong = cannot be used: { $error }

fault-no-language = { $variable } is { $given }, which is not a language of this program: set it to { $languages }
fault-in-file = { $path }: { $why }
fault-no-tests-here = tests are counted in a source checkout; this is an installed copy, without tests
fault-one-table = a record is of a single game: name one table
fault-no-table-listed = there is no table { $given }: kingdom tables list shows them
fault-use-pg-dump = PostgreSQL has a tool of its own for this: pg_dump; docs/guides/host.md shows how
fault-not-an-origin = { $given } is not an origin: write it as https://kingdom.example, without a path
fault-there-already = { $path } already exists: choose another place, or remove it
fault-not-written = { $path } cannot be written: { $error }
fault-said-too-much = { $count } messages were sent at this table, which is the maximum
fault-nobody-to-talk-to = there is nobody at this table to talk to
fault-undo-instead = nobody else has seen it yet: undo takes it back
fault-no-longer-asked = that request is no longer open: the table has moved on
fault-nobody-to-ask = there is nobody at this table to ask
fault-bot-plays-already = a bot plays that seat already
fault-bot-plays-for-you = a bot plays for you: take the seat back first
fault-stale-question = the table has moved on since that was asked
fault-only-seated = only players at a table can do that
fault-not-in-a-lesson = this cannot be done in a lesson: start it again
fault-not-on-the-list = this game is not on the list of this browser
fault-no-judge = the bot { $given } cannot review a game: choose one of { $names }
fault-judge-not-installed = the bot { $given } cannot judge here: it needs the native core; run “make native”, install the package for your system, or use { $otherwise }
fault-not-reviewed-yet = the game is not over: only a finished game can be reviewed; play it to its end
fault-no-review-yet = there is no review of this game yet: open its review page and have one made
fault-no-puzzle = there is no puzzle { $given }: puzzles are numbered 1 to { $most }
fault-no-such-deal = there is no deal { $given }: check the link
fault-deal-closed = this deal can no longer be started: its time is over, or rules or cards have changed
fault-deal-unplayed = this game is one of the deal { $deal }: it is shown to those whose own game of that deal is over
fault-no-spectators = others play this deal too: there are no spectators at this table
fault-no-challenge = only a finished game of a single player, solo or against a bot, can become a challenge, and not a practice game
fault-no-reward = { $given } is not a reward: choose one of { $names }
fault-no-way-with-illegal = { $given } is not a way to treat illegal actions here: choose one of { $names }
fault-illegal-number = { $number } ({ $text }) is not legal now; the mask says what is
fault-vector-opponent = a vector plays against random, not against { $given }: use vectorization_mode='sync'
fault-reset-first = call reset before the first step

## Limits of the fast engine

fault-fast-advisor = the fast engine does not know what the Advisor { $name } of { $pack } can do
fault-fast-too-many-cards = { $pack } has more cards like { $name } than the fast engine has room for
fault-fast-too-many-spaces = { $pack } has { $count } kinds of spaces: the fast engine has room for { $most }
fault-fast-too-many-icons = { $pack } has { $count } kinds of icons: the fast engine has room for { $most }
fault-fast-other-modules = the fast engine does not play these modules: { $names }
fault-fast-large-numbers = { $pack } has numbers that are too large for the fast engine
fault-fast-much-printed = { $pack } has more printed on its cards than the fast engine has room for
fault-fast-boards = the fast engine has room for { $count } Quest boards with { $steps } steps each
fault-fast-requirements = the fast engine has room for { $most } requirements of a scenario
fault-fast-out-of-turn = a face-down card was laid out of turn: the fast engine has no such row
fault-fast-pile = a pile of Calamities or Menaces is not as a game leaves it: the fast engine has no such row
fault-fast-deck = a deck has { $count } cards: the fast engine has room for { $most }
fault-fast-place = one place holds { $count } cards: the fast engine has room for { $most }
fault-fast-duty = the fast engine does not know the duty { $name }
fault-fast-made-for = made for the fast engine { $given }, but this is { $known }: rows, observations, numbers or cards have changed; make it again with this version and this card set
