"""`kingdom perft`: how many ways a game can go, counted to a depth."""

from __future__ import annotations

import click

from kingdom.cli.options import Setup, game_options, seed_option
from kingdom.core.engine import options, push, waiting
from kingdom.core.state import State


@click.command(name="perft")
@click.option("--depth", type=click.IntRange(min=1), default=3, show_default=True, help="Depth, in decisions.")
@seed_option
@game_options
def command(depth: int, seed: int | None, setup: Setup) -> None:
    """Count the ways in which a game can go on, decision by decision.

    Each line is a depth and the number of sequences of so many decisions; where several seats may act at once, the
    first of them does. By hand: 8 cards give 28 pairs, each 4 ways to the areas and 4 to turn them, 448 offers;
    each can be answered in 2 ways, 896; and each of these by 448 offers, 401408.
    """
    state = setup.new_game(seed).state
    for reached in range(1, depth + 1):
        click.echo(f"{reached} {count(state, reached)}")


def count(state: State, depth: int) -> int:
    """The sequences of so many decisions from here; those that end sooner are not counted.

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
