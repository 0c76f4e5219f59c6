# Puzzles: positions worth thinking about.

nav-puzzles = Puzzles
puzzle-title = Puzzle { $number }
puzzle-today = Puzzle of the day
puzzle-place = Round { $round }, turn { $turn } of the Choice phase · { $level ->
    [easy] easy
    [middling] medium
   *[hard] hard
}
puzzle-question-select = Which area do you take?
puzzle-question-offer = Which of these offers is best?
puzzle-question-other = What is best here?
puzzle-position = The position
puzzle-answer = Your answer
puzzle-check = Check my answer
puzzle-hint = A hint
puzzle-hint-more = Another hint
puzzle-show = Show the solution
puzzle-hint-own = Think of your own Duchy: what can you still build with these cards?
puzzle-hint-opponent = Think of your opponent: what would they do with these cards?
puzzle-hint-steward = It is not this, though a steward would play it: { $action }
puzzle-right = That is it.
puzzle-wrong = That costs { $lost } % of the chance of winning.
puzzle-unanswered = Choose one of the answers first.
puzzle-solution = The solution is { $number }: { $action }
puzzle-chance = { $chance } % (± { $doubt })
puzzle-chance-label = Chance of winning
puzzle-cost = −{ $lost } % (± { $doubt })
puzzle-points = final score { $mine } against { $theirs }
puzzle-why = Why
puzzle-why-more = It gains you { $points } points compared with what a steward would play.
puzzle-why-less = It costs you { $points } points compared with what a steward would play.
puzzle-why-denies = Your opponent gets { $points } fewer points.
puzzle-why-gives = Your opponent gets { $points } more points.
puzzle-explained = Judged by the regent in { $deals } deals that fit what you see, the same for every answer. ± is the 95 % interval.
puzzle-best = The solution
puzzle-yours = Your answer
puzzle-next = Next puzzle
puzzle-previous = Previous puzzle
puzzle-all = All puzzles
puzzle-all-explained = { $count } positions from games that the regent played against itself. In each of them one answer is clearly better, and a steward misses it.
puzzle-week = The last seven days
puzzle-weekday = { $day ->
    [1] Mon
    [2] Tue
    [3] Wed
    [4] Thu
    [5] Fri
    [6] Sat
   *[7] Sun
}
puzzle-state = { $state ->
    [tried] tried
    [shown] solution seen
    [helped] solved
    [solved] solved at once
   *[new] not tried yet
}
puzzle-level = { $level ->
    [easy] Easy
    [middling] Medium
   *[hard] Hard
}
puzzle-tile = Round { $round }, { $kind ->
    [select] area
    [offer] offer
   *[other] something else
}
puzzle-solved-count = You have solved { $solved } of { $count }, { $once } of them on the first try. Only this browser knows.
puzzle-next-new = One that is new to you
puzzle-play-on = Play on from here
puzzle-play-on-rival = Your opponent will be a bot: { $bot }. This is a practice game.
puzzle-opponent = Your opponent
puzzle-you = You
puzzle-cards-in-hand = Cards in hand
puzzle-how = Answer with { $command }
puzzle-no-choice = there is no answer { $number }: this puzzle has { $most }
