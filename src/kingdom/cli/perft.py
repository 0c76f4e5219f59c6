"""`kingdom perft`: how many ways a game can go, counted to a depth."""

from __future__ import annotations

import click

from kingdom.cli.help import Speaking
from kingdom.cli.options import Setup, game_options, seed_option
from kingdom.cli.types import Whole
from kingdom.core.engine import options, push, waiting
from kingdom.core.state import State


@click.command(name="perft", cls=Speaking)
@click.option("--depth", type=Whole(min=1), default=3, show_default=True)
@click.option("--fast", "on_rows", is_flag=True)
@seed_option
@game_options
def command(depth: int, on_rows: bool, seed: int | None, setup: Setup) -> None:
    """Count the ways in which a game can go on, decision by decision.

    Each line is a depth and the number of sequences of so many decisions; where several seats may act at once, the
    first of them acts. By hand: 8 cards give 28 pairs, each 4 ways to the areas and 4 to turn them, 448 offers;
    each can be answered in 2 ways, 896; and each of these by 448 offers, 401408.
    """
    state = setup.new_game(seed).state
    for reached in range(1, depth + 1):
        click.echo(f"{reached} {count_on_rows(state, reached) if on_rows else count(state, reached)}")


def count_on_rows(state: State, depth: int) -> int:
    """The same by the fast engine."""
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
    found = options(state, owing[0])
    if depth == 1:
        return len(found)
    total = 0
    for action in found:
        after = state.copy()
        push(after, owing[0], action)
        total += count(after, depth - 1)
    return total
