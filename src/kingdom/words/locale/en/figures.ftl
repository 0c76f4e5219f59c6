### Tables of figures that the command line prints. Headings are separated by commas.

columns-matches = Match, Ruleset, Games, Rate, 95 %, Elo, 95 %, Margin, Draws, Nobody
columns-table = Win rate against
columns-alone = Ruleset, Bot, Games, Won, Bronze up, 95 %, Gold, Silver, Bronze, None, Lost, Score
columns-ahead = Ahead, 95 %
columns-paces = Bot, Decisions, Mean ms, Slowest ms, Late, Forfeits
columns-simulate = Ruleset, Games, Decisions, Scores, Won, Shared, Nobody, Medals
figures-between = { $low } to { $high }
sprt-high = at least { $elo } Elo ({ $ratio } of ±{ $bound })
sprt-low = at most { $elo } Elo ({ $ratio } of ±{ $bound })
sprt-undecided = undecided ({ $ratio } of ±{ $bound })
figures-broken = { $games } ({ $broken } broken)
figures-medal = { $medal ->
    [gold] { $count } gold
    [silver] { $count } silver
    [bronze] { $count } bronze
   *[none] { $count } none
}
