### The page that `kingdom lab balance` writes: its tables and plots. Columns are separated by a bar. The English ones
### are also those of the CSV files, which stay as they are in every language.

report-title = Balance of the card set
report-bot = Bot
report-card-set = Card set
report-rules = Rules version
report-deals = Deals
report-games = Games
report-again = To play it again:
# What stands between stars is emphasised.
report-explained = Intervals are at 95 %. A target *holds* or *fails* if the
    whole interval says so, and *probably* does if only the measured value does. Click a heading to sort.
report-forfeited = Forfeited games
report-plots = Plots

## Tables

report-of-targets = Targets
    .columns = Target | What | Measured | Unit | From | To | Verdict | Note
report-of-rulesets = Rulesets, seats and medals
    .columns = Ruleset | Games | First seat wins, % | Draws | Nobody | Score of the winner, or solo | Of the loser | Cards built | Growth a round | Face-down cards a game | Gold | Silver | Bronze | None
report-of-duchies = Sides and Duchies
    .columns = Ruleset | Side | Duchy | Seats | Wins, % | Score
report-of-points = Points by source
    .columns = Ruleset | Source | Winner | Loser | Drawn | Solo
    .note = Mean points of a seat.
report-of-pace = Cards and production by round
    .columns = Ruleset | Part | Round | Cards built | { letter-materials } | { letter-population } | { letter-gold } | { letter-exploration } | Cubes in all
    .note = Means of a seat, step by step.
report-of-cards = Cards
    .columns = Ruleset | Card | Type | Cost | Seen | Taken | Slated | Built | Recycled | Abandoned | Taken of seen, % | Built of taken, % | Recycled of taken, % | Wins when only one built it, % | Solo: score with it, less without | Worth in points
    .note = Wins: among games in which just one of the two seats built the card, how often that seat won (Wilson's interval; a draw is half). Worth: a regression, by least squares, of the margin (in solo games, of the score) on how many more copies of each card were built, normal intervals, for cards that matter in 20 games or more. Neither says what causes what: a player who is ahead also builds more.
report-of-use = Traps, Menaces, Advisors and Quest steps
    .columns = Ruleset | What | With | Times | Of games, % | Wins when only one did it, %

## Whose games, whose seats, and what was done

group-two = two players
group-solo = solo
# $group: one of those above
group-together = { $group }, together

part-winner = winner
part-loser = loser
part-drawn = drawn
part-solo = solo

doing-trap = trap
doing-stood = stood
doing-vanquished = vanquished
doing-kept = kept
doing-entered = entered
doing-used = used
doing-step = step
# A step of a Quest board: the board, which step it is, and its name.
step-of-quest = { $quest } { $number }: { $step }

## Plots: what each shows, and what its axes count

plot-title = { $group }: { $what }
plot-scores = scores
    .across = score
    .up = seats
plot-points = points by source
    .up = points
plot-production = production by round and step
    .across = round
    .up = cubes
plot-built = cards built by round
    .across = round
    .up = cards built
plot-shares = how much of each card taken is built
    .across = built of those taken, %
plot-wins = how often the only seat that built a card wins
    .across = wins, %
plot-worth = what one more copy built is worth
    .across = points
plot-leads = which type leads the winner's points
    .across = games, %
