"""`kingdom perft`: counts the ways in which a game can continue, to a given depth."""

from __future__ import annotations

import click

from kingdom.cli.data import json_option, print_line
from kingdom.cli.options import Setup, game_options, seed_option
from kingdom.core.engine import options, push, waiting
from kingdom.core.state import State


@click.command(name="perft")
@click.option(
    "--depth", type=click.IntRange(min=1), metavar="N", default=3, show_default=True, help="Depth, in decisions."
)
@click.option("--fast", "on_rows", is_flag=True, help="Count with the fast engine.")
@seed_option
@json_option
@game_options
def command(depth: int, on_rows: bool, as_json: bool, seed: int | None, setup: Setup) -> None:
    """Count the ways in which a game can continue, decision by decision.

    Each line has a depth and the number of sequences of that many decisions; where several seats may act at once, the
    first of them acts. To check by hand: 8 cards make 28 pairs, with 4 ways to place them and 4 ways to turn them: 448
    offers. Each has 2 answers, which makes 896, and each of these 448 further offers: 401408.
    """
    state = setup.new_game(seed).state
    for reached in range(1, depth + 1):
        found = count_on_rows(state, reached) if on_rows else count(state, reached)
        if as_json:
            print_line({"depth": reached, "count": found})
        else:
            click.echo(f"{reached} {found}")


def count_on_rows(state: State, depth: int) -> int:
    """The same count, made by the fast engine."""
    from kingdom.fast import engine_of
    from kingdom.fast.perft import ways

    engine = engine_of(state.rules)
    return ways(engine, engine.row_of(state), depth)


def count(state: State, depth: int) -> int:
    """The number of sequences of `depth` decisions from here; shorter ones are not counted.

    >>> import kingdom
    >>> count(kingdom.new_game(seed=1).state, 2)
    896
    """
    owing = waiting(state)
    if not owing:
        return 0
    actions = options(state, owing[0])
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = state.copy()
        push(after, owing[0], action)
        total += count(after, depth - 1)
    return total
