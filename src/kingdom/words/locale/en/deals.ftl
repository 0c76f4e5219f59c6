### Challenges and the deal of the day: the same cards for all players.

deal-of-the-day = Deal of the day
deal-today = Go to today's deal
deal-open = Play the deal of the day
deal-everybody = Everybody on this server plays the same cards.
deal-against = against { $bot }
challenge-title = Challenge
challenge-make = Make it a challenge
challenge-send = Challenge others with this deal
deal-compare = Compare results
deal-seat = You play { $duchy }, side { $side }.
deal-opponent = Your opponent is a bot: { $bot }.
deal-alone = You play solo.
deal-explained = Everybody who plays this deal gets the same cards in the same order, the same rules and the same opponent. You can see how others did once your own game is over.
deal-played = { $begun ->
    [0] Nobody has played it yet.
    [one] { $over ->
        [0] One player has begun it.
       *[other] One player has finished it.
    }
   *[other] { $over ->
        [0] { $begun } players have begun it.
        [one] { $begun } players have begun it, and one has finished.
       *[other] { $begun } players have begun it, and { $over } have finished.
    }
}
deal-play = Play this deal
deal-closed = This deal can no longer be started: its time is over, or the rules or cards of this server have changed.
deal-results = Results
deal-who = Player
deal-place = Place
deal-score = Points
deal-outcome = Result
deal-bot = bot
deal-helped = with help, not ranked
deal-first = You are the first. Send the link to somebody, or come back later.
deal-bots-to-come = The bots are still playing this deal. Come back in a few minutes.
deal-share = Send it to others
deal-share-link = Send this link to as many people as you like. Each of them plays the same deal.
deal-share-day = Everybody who opens this link plays the deal of this day, on this server.
deal-link = Link to this deal
deal-promise = Nobody is shown the cards, the results or a replay before their own game is over. But there is no way to tell who has already played it in another browser.
watch-no-deal = This game is one of a deal that others play too. To avoid spoiling it, spectators are not allowed.
fared-won = won
fared-lost = lost
fared-shared = shared
fared-closed = closed
fared-done = no medal
deal-date = { $day } { $month } { $year }
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December
