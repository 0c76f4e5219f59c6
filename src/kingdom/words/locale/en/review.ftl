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
review-costly = Costly decisions
review-none = Nothing was clearly wrong. Well played.
review-heading = { $seat } · Round { $round }, { phase-title }, step { $step } · { $mark ->
    [inaccuracy] Inaccuracy
    [mistake] Mistake
    [blunder] Blunder
   *[none] Decision
}
review-chance = Chance to win { $before } % → { $after } % (± { $doubt }), { $lost } points lost
review-score = Expected score { $before } → { $after }, { $lost } points lost
review-did = Played:
review-better = Better:
review-luck = { $seat }: cards { $luck }, own decisions −{ $lost }, decisions of { $other } +{ $others }; result { $result }
review-luck-alone = { $seat }: cards { $luck }, own decisions −{ $lost }; result { $result }
