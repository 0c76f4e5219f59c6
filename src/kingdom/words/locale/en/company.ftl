### The table apart from the game: presence, chat, taking back by agreement, leaving, another device, a series.

company-title = At this table
company-short = Table
company-you = (you)
company-more = More

## Presence

presence-here = here
presence-away = away
presence-deciding = deciding
presence-done = done

## Chat

words-title = Messages
words-none = No messages yet.
words-yours = Your message
words-say = Send
words-explained = Only the two players see this. It is kept with the table.
words-asks = asks to take something back
words-asks-bot = asks to leave the other seat to a bot
words-asks-close = asks to close the game
words-agrees = agrees
words-declines = would rather not
words-withdraws = no longer asks

## Taking back by agreement

question-asks = Take back
question-asks-bot = A bot for the other seat
question-asks-close = Close the game
take-back-what = Your last action was: { $action }.
take-back-practice = From then on this is a practice game, since somebody has seen something that they should not have.
take-back-ask = Ask to take it back
take-back-do = Take it back
take-back-asked = { $seat } asks to take back their last action, and what followed from it.
take-back-agree = Agree
take-back-decline = Decline
take-back-waits = You have asked to take this back: { $action }. If the game goes on, the answer is no.
take-back-withdraw = Never mind

## Leaving

leave-title = Leave the game
leave-short = Leave
resign = Resign
resign-solo = Give up
resign-explained = If you resign, the game is over and { $seat } wins, whatever the score.
resign-alone = If you give up, the game is over and lost.
abandon-explained = Or take the game off your list. It stays as it is, nobody is notified, and you can come back to it with its link.
remove-explained = Take the game off your list. Nothing else changes.
remove = Take off my list
remove-short = Remove

## A player who does not come back

absent-title = If { $seat } does not come back
absent-until = Until { $when }, { $seat } has to agree to either of these. After that you can decide alone, unless { $seat } plays in the meantime.
absent-agree = { $seat } has to agree to either of these. If you wait for { $seat } for { $days } days, you can decide alone.
absent-overdue = { $seat } has made no move for { $days } days, so you can decide alone.
absent-long = { $seat } has made no move for { $days } days.
absent-what = What now?
absent-bot-explained = A bot can play { $seat }’s seat to the end. The game is a practice game from then on, and { $seat } can take the seat back at any time.
absent-bot = Let a bot play on
absent-ask-bot = Ask to let a bot play on
absent-close-explained = Or close the game: it is over without a winner, and does not count for either of you.
absent-close = Close the game
absent-ask-close = Ask to close the game
asked-asks-bot = { $seat } asks whether a bot may play your seat to the end. It would be a practice game from then on, and you could take your seat back at any time.
waits-asks-bot = You have asked { $seat } to leave the other seat to a bot. If the game goes on, the answer is no.
asked-asks-close = { $seat } asks to close the game without a winner. It would not count for either of you.
waits-asks-close = You have asked { $seat } to close the game without a winner. If the game goes on, the answer is no.
bot-stands-in = A bot plays for { $seat }, who is away ({ $bot }).
bot-stood-in = A bot has played for { $seat }, who was away ({ $bot }).
bot-plays-for-you = You were away, so a bot plays for you ({ $bot }).
take-seat-back = Take the seat back

## Another device

device-title = Take this seat to another device
device-explained = Open this link on your phone or on another computer, or point its camera at the code: you play there as { $seat } too. The link can be used any number of times.
device-link = Your personal link
device-secret = Keep it to yourself: anyone who has it sees your cards and plays for you.
qr-code = The link as a QR code
dead-link-own = If the seat is yours: go to the table on the device where you took it, and choose “Take this seat to another device”. If you want to watch, ask a player for a spectator link.

## A series of games

series-score = { $games ->
    [one] One game of this series is over: { $first } { $wins }, { $second } { $losses }.
   *[other] { $games } games of this series are over: { $first } { $wins }, { $second } { $losses }.
}
series-shared = { $count ->
    [one] One had no single winner.
   *[other] { $count } had no single winner.
}

## Sounds and notifications

setting-refused = This browser does not allow notifications from this page.
