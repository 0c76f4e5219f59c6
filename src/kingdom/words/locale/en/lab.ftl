### What `kingdom lab` measures: targets, what is looked at for each, units, verdicts and notes.

target-seats = Seats
target-duchies = Duchies
target-decks = Menace decks
target-solo = Solo
target-side-a = Side A
target-scenarios = Scenarios
target-variety = Variety
target-every-card = Every card
target-pace = Pace
target-traps = Traps
target-quests = Quests
target-use = Use

measured-first-seat = { $ruleset }: the first seat
measured-duchy = { $ruleset }: { $duchy }
measured-deck = wins of the owner of { $deck }, in { $count ->
    [one] { $count } pair of decks
   *[other] { $count } pairs of decks
}
measured-won = { $ruleset }: won
measured-bronze = { $ruleset }: at least Bronze
measured-gold = { $ruleset }: Gold
measured-side-a = { $ruleset } against { $base }
measured-leads = { $type ->
    [structure] Structures bring the winner the most points
    [specialist] Specialists bring the winner the most points
    [monument] Monuments bring the winner the most points
   *[discovery] Discoveries bring the winner the most points
}
measured-built = built of those taken, { $low }% to { $high }%
measured-not-always = neither always built nor always recycled
measured-only-builder = wins of the only seat that built it, { $low }% to { $high }%
measured-winner-builds = cards that a winner builds
measured-growth = growth of production per round
measured-face-down = games with a card laid face down
measured-without-traps = wins of a seat that lays none
measured-final-step = { $ruleset }: { $quest }, seats that complete the final step
measured-step = { $ruleset }: { $quest }, wins of the only seat that completed step { $step }
measured-with-vanquished = { $ruleset }: games in which a Menace is vanquished
measured-with-used = { $ruleset }: games in which an Advisor is used
measured-with-step = { $ruleset }: games in which a Quest step is completed
measured-play = play { $rulesets }
measured-play-scenarios = play the scenarios

unit-percent = %
unit-points = points
unit-cards = cards
unit-times = times

verdict-holds = holds
verdict-probably-holds = probably holds
verdict-probably-fails = probably fails
verdict-fails = fails
verdict-reported = reported
verdict-not-measured = not measured

note-card = { $card }
note-share = { $card } { $share }%
note-never = { $card } never
note-use-traps = use --traps GAMES
note-bouts = { $count ->
    [one] { $count } game, each deal from both seats
   *[other] { $count } games, each deal from both seats
}

## A game that was forfeited: in which ruleset, at which deal, and why

forfeited = { $ruleset }, deal { $deal }: { $fault }
