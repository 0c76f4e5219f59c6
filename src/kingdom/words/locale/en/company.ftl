### At a table apart from the game: who is here, words, taking back by agreement, leaving, another device, a series.

company-title = At this table
company-short = Table
company-you = (you)
company-more = More

## Who is here

presence-here = here
presence-away = away
presence-deciding = deciding
presence-done = done

## Words to each other

words-title = Messages
words-none = Nothing has been said yet.
words-yours = Your message
words-say = Send
words-explained = Only the two players see this. It is kept with the table.
words-asks = asks to take something back
words-agrees = agrees
words-declines = would rather not
words-withdraws = no longer asks

## Taking back by agreement

take-back-title = Take back
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
abandon-explained = Or take the game off your list. It stays as it is, nobody is told, and you can come back to it with its link.
remove-explained = Take the game off your list. Nothing else changes.
remove = Take off my list
remove-short = Remove

## Another device

device-title = Take this seat to another device
device-explained = Open this link on your phone or on another computer, or point its camera at the code: you play there as { $seat } too. The link can be used any number of times.
device-link = Your personal link
device-secret = Keep it to yourself: whoever has it sees your cards and plays for you.
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

setting-sounds = A sound when it is your turn
setting-notices = A notification when it is your turn and this page is in the background
setting-refused = This browser does not allow notifications from this page.
