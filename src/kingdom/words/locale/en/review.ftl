# The review of a finished game: chances, accuracy, luck and skill, costly decisions.

review-title = Review
review-working = reviewing
review-stopped = Stopped: this is what was found so far.
review-decisions = Decisions
review-accuracy = Accuracy
review-inaccuracy = { $count ->
    [one] Inaccuracy
   *[other] Inaccuracies
}
review-mistake = { $count ->
    [one] Mistake
   *[other] Mistakes
}
review-blunder = { $count ->
    [one] Blunder
   *[other] Blunders
}
review-lost = Points lost
review-accuracy-explained = 100 %: nothing of what was at stake was lost. 0 %: no better than chance. Each decision counts by what was at stake in it: the chance of winning, and points once the outcome is clear.
review-unsettled = Accuracy, the number of mistakes and what luck brought appear once every decision is judged.
review-weaker = { $judge } plays worse than { $player }, who is judged here: a decision called a mistake may have been a good one.
review-costly = Costly decisions
review-none = Nothing was clearly wrong. Well played.
review-heading = { $seat } · Round { $round }, { phase-title }, step { $step } · { $mark ->
    [inaccuracy] Inaccuracy
    [mistake] Mistake
    [blunder] Blunder
   *[none] Decision
}
review-chance = Chance of winning { $before } % → { $after } % (± { $doubt }), { $lost } points lost
review-score = Expected score { $before } → { $after }, { $lost } points lost
review-did = Played:
review-better = Better:
review-luck = { $seat }: cards { $luck }, own decisions −{ $lost }, decisions of { $other } +{ $others }; result { $result }
review-luck-alone = { $seat }: cards { $luck }, own decisions −{ $lost }; result { $result }

# The page.
review-tabs = This game
review-explained = { $bot } judges every decision by what its player could know at the time. The first graph appears after a few seconds; the whole review takes a minute or two.
review-begin = Review this game
review-again = Review again
review-begins = The review begins.
review-waiting = Another game is being reviewed. Yours is in line: short reviews come first.
review-progress = { $done } of { $total } decisions judged
review-sharpens = Still judging. A decision gets a mark once it has been thought about ten times as long.
review-stop = Stop
review-failed = The review was interrupted. Try again.
review-busy = Another game of yours is being reviewed. Wait until it is done, or stop it there.
review-busy-link = Go to that review
review-full = Many games are being reviewed right now. Try again in a few minutes.
review-address = Other games are being reviewed for your network already. Try again when one of them is done.
review-graph = { $seat }: chance of winning
review-graph-score = Expected score
review-after-round = { $value } after round { $round }
review-round = Round { $round }
review-ahead = { $seat } ahead
review-seat = Whose chance to show
review-from-chance = { $least } % or more of the chance lost
review-from-points = { $least } points or more lost
review-luck-title = Luck and skill
review-cards = Cards
review-result = Result
review-why = Why
review-replay = See it in the replay
review-try = Try again from here
review-rival = Your opponent will be a bot: { $bot }. This is a practice game.
review-judged = Judged by { $bot }: each turn in { $worlds } imagined deals, and in ten times as many where it seemed wrong. The player gets the benefit of the doubt.
review-json = Review as JSON
review-alone = Review as one page
review-who = Who judges
review-how = How thoroughly
review-how-usual = as usual
review-how-thorough = four times as long
review-otherwise = Have it reviewed by another bot, or more thoroughly
review-eight = { $judge ->
    [regent] Eight in ten games that the regent plays from here end within the band
   *[baron] Eight in ten games that a steward plays from here end within the band
}
