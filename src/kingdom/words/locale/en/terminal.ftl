### Texts of the command line in the terminal: kingdom play --text, replay, rules.

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
sitting-bot-failed = { $bot } failed, and { $other } plays in its place: { $error }
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

none-of-them = none
