"""The value of a weight of the steward: a steward with other weights against the one that is shipped.

    python benchmarks/bench_weights.py spite=0.5 left=0.5 [--games 600] [--ruleset two] [--seed 1] [--jobs 2]
    python benchmarks/bench_weights.py 'patience=(0, 4)'

Each deal is played twice with the seats exchanged, as in `kingdom arena`. The rate is that of the changed weights; the
last line says how often the first seat has won, whoever sat there.
"""

from __future__ import annotations

import argparse
from ast import literal_eval
from collections.abc import Sequence
from dataclasses import fields, replace
from functools import partial
from typing import Any

import kingdom
from kingdom.bots.match import play_out
from kingdom.bots.steward import Steward
from kingdom.bots.steward.worth import DEFAULT, Weights
from kingdom.cli.progress import bar
from kingdom.core.errors import KingdomError
from kingdom.game.rulesets import chosen
from kingdom.lab.estimates import Estimate, mean_of, rate_over_pairs, share_of
from kingdom.lab.workers import in_order

Game = tuple[float, float]
"""For the first seat: 1 for a victory, ½ if both won or neither did; and the margin in points."""


def weights_of(words: Sequence[str]) -> Weights:
    """The shipped weights with some changed: `name=value` each."""
    changes: dict[str, Any] = {}
    known = [field.name for field in fields(Weights)]
    for word in words:
        name, _, value = word.partition("=")
        if name not in known:
            raise KingdomError(f"there is no weight {name!r}: it is one of {', '.join(known)}")
        try:
            changes[name] = literal_eval(value)
        except (SyntaxError, ValueError):
            raise KingdomError(f"{value!r} is no value of {name}: write a number, or several as '(1, 2)'") from None
        now = getattr(DEFAULT, name)
        if isinstance(now, tuple) and not (isinstance(changes[name], tuple) and len(changes[name]) == len(now)):
            raise KingdomError(f"{name} takes {len(now)} numbers: {name}={now}")
        if isinstance(now, float) and not isinstance(changes[name], (int, float)):
            raise KingdomError(f"{name} takes one number: {name}={now}")
    return replace(DEFAULT, **changes)


def play(options: dict[str, Any], seed: int, seats: Sequence[Weights]) -> Game:
    """One game between stewards with these weights."""
    game = kingdom.new_game(seed=seed, **options)
    play_out(game, [Steward(2 * seed + seat, weights) for seat, weights in enumerate(seats)])
    outcome = game.outcome()
    won = float(0 in outcome.winners) if len(outcome.winners) == 1 else 0.5
    return won, float(outcome.total(0) - outcome.total(1))


def pair(seed: int, options: dict[str, Any], changed: Weights) -> tuple[Game, Game]:
    """A deal from both seats: the changed weights first, then second."""
    return play(options, seed, (changed, DEFAULT)), play(options, seed, (DEFAULT, changed))


def told(estimate: Estimate, digits: int = 1) -> str:
    """An estimate as text."""
    return f"{estimate.value:.{digits}f} ({estimate.low:.{digits}f} to {estimate.high:.{digits}f})"


def main(words: Sequence[str] | None = None) -> None:
    """Play, and print three lines."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("weights", nargs="+", metavar="NAME=VALUE")
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--ruleset", default="two")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args(words)
    try:
        changed = weights_of(given.weights)
        rules = dict(chosen([given.ruleset]).get(given.ruleset, {"players": 0}))
    except KingdomError as error:
        parser.error(str(error))
    if rules.get("players", 2) != 2 or given.games < 2:
        parser.error("say one ruleset for two players, such as two+quest, and at least 2 games")
    seeds = range(given.seed, given.seed + given.games // 2)
    done: list[tuple[Game, Game]] = []
    with bar() as progress:
        task = progress.add_task("pairs of games", total=len(seeds))
        for _, result in in_order(partial(pair, options=rules, changed=changed), seeds, given.jobs):
            done.append(result)
            progress.advance(task)
    rate = rate_over_pairs([(first[0] + 1 - second[0]) / 2 for first, second in done]).map(100)
    margin = mean_of([(first[1] - second[1]) / 2 for first, second in done])
    seat = share_of(sum(one[0] for both in done for one in both), 2 * len(done)).map(100)
    print(f"{' '.join(given.weights)} wins {told(rate)} % of {2 * len(done)} games, {given.ruleset}")
    print(f"margin {told(margin)} points")
    print(f"the first seat wins {told(seat)} %")


if __name__ == "__main__":
    main()
