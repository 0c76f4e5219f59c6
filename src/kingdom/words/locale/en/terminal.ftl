### What the command line says in the terminal: kingdom play --text, replay, rules.

sitting-two = You are { $you }, and { $opponent } ({ $bot }) is your opponent. Type help to see what you can say.
sitting-solo = You are { $you }. Type help to see what you can say.
# The words that are typed stay as they are.
sitting-help =
    3                  do what has number 3 in the list
    2l 5r*             offer card 2 of your hand on the left and card 5 on the right, face down (*)
    slate Farm#2       do it, in the words of the notation; separate several with ;
    list [WORDS]       list everything you may do, or what has these words in it
    undo               take back your last action, as long as nothing has come of it
    table              show the whole table again
    save FILE          save the game; kingdom play --text --resume FILE continues it
    resign             give the game up
    help, quit
sitting-seed = To play this deal again, use --seed { $seed }.
sitting-kept = The game is kept: go on with it by kingdom play --text --resume last.
sitting-not-kept = The game could not be kept: use save FILE before you leave.
sitting-bot-failed = { $bot } failed and does anything legal: { $error }
play-nothing-kept = no game is kept: a game that you leave in the terminal is, from then on
sitting-taken-back = Taken back: { $action }
sitting-saved = saved in { $path }
sitting-save-where = say where to save it: save FILE
sitting-save-there = { $path } already exists: choose another name
menu-many = { $count } ways to { $verb }: say which one (for instance: { $example }), or type list, with or without a few words
menu-nothing = nothing that you may do has “{ $words }” in it

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

show-no-seat = there is no seat { $number } in this game: it is for one player
play-over = this game is over: look at it with kingdom show or kingdom replay
file-not-text = it cannot be read as text ({ $error })
file-damaged = { $path } is damaged: { $error }
