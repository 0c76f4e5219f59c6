"""`kingdom simulate`: plays random games, checks them against the laws, and prints statistics."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from functools import partial
from itertools import islice
from statistics import mean, pstdev
from time import perf_counter

import click

from kingdom.cli.data import json_option, print_data
from kingdom.cli.options import Setup, first_seed_option, game_options, jobs_option, rulesets_option
from kingdom.cli.progress import bar
from kingdom.cli.rules import print_table, table_of
from kingdom.cli.status import DONE, WRONG
from kingdom.content import Content
from kingdom.game.rulesets import GivenOptions, chosen
from kingdom.proof.playout import Broken, Played, play_at_random, rules_of
from kingdom.proof.tally import Tally
from kingdom.words.terms import figure
from kingdom.work import Lane, Work
from kingdom.work.inline import Inline
from kingdom.work.processes import Processes

BATCH = "batch"
"""The lane of all these games."""
COLUMNS = ("Ruleset", "Games", "Decisions", "Scores", "Won", "Shared", "Nobody", "Medals")
CHUNK = 10
"""The number of games a process plays between two reports."""
FAST_CHUNK = 500
"""The same, of games on rows."""

Task = tuple[str, GivenOptions, tuple[int, ...]]
"""A ruleset and the seeds of some games of it."""
Results = Sequence[tuple[str, Played | Broken]]
"""Games with the names of their rulesets."""


@click.command(name="simulate")
@click.option(
    "--games", type=click.IntRange(min=1), metavar="N", default=200, show_default=True, help="Games per ruleset."
)
@first_seed_option
@jobs_option
@rulesets_option
@click.option("--fast", "on_rows", is_flag=True, help="Play with the fast engine, with deals of its own.")
@json_option
@game_options
@click.pass_context
def command(
    context: click.Context,
    games: int,
    seed: int,
    jobs: int,
    rulesets: tuple[str, ...] | None,
    on_rows: bool,
    as_json: bool,
    setup: Setup,
) -> None:
    """Play random games, check the laws at each step, and print lengths, scores and winners.

    The same seed gives the same figures with any number of processes. A game that breaks a law or stops on an error is
    listed on stderr, and the exit code is 1; to repeat it, use its seed and --games 1. With --fast the games are played
    on rows of numbers, a hundred times as fast; a seed then gives a different deal.
    """
    if rulesets and setup.options:
        raise click.UsageError("--rulesets names whole rulesets: leave out the other game options")
    setup.configuration()
    wanted = chosen(rulesets, setup.content) if rulesets else {setup.name: setup.options}
    tallies = {name: Tally(name, options) for name, options in wanted.items()}
    total = games * len(wanted)
    started = perf_counter()
    lots = tasks(wanted, range(seed, seed + games), FAST_CHUNK if on_rows else CHUNK)
    play = partial(play_lot_on_rows if on_rows else play_lot, content=setup.content)
    for name, game in with_progress(played(lots, play, jobs), total):
        tallies[name].add(game)
    seconds = perf_counter() - started
    show(list(tallies.values()), as_json=as_json)
    games_played = f"{total:,} {'game' if total == 1 else 'games'}"
    click.echo(f"{games_played} in {seconds:.1f} s, {total / seconds:.0f} a second", err=True)
    complaints = [line for tally in tallies.values() for line in tally.complaints()]
    for line in complaints:
        click.echo(f"kingdom: {line}", err=True)
    context.exit(WRONG if complaints else DONE)


# --- playing


def tasks(wanted: Mapping[str, GivenOptions], seeds: range, chunk: int) -> Iterator[Task]:
    """The games to play, in small batches."""
    for name, options in wanted.items():
        left = iter(seeds)
        while lot := tuple(islice(left, chunk)):
            yield name, options, lot


def played(lots: Iterable[Task], play: Callable[[Task], Results], jobs: int) -> Iterator[tuple[str, Played | Broken]]:
    """Play the games in processes; they come in the order of rulesets and seeds."""
    work: Work = Inline() if jobs == 1 else Processes([Lane(BATCH, jobs)])
    with closing(work):
        for _, games in work.each(play, lots, BATCH):
            yield from games


def play_lot_on_rows(task: Task, content: Content) -> Results:
    """Play some games of a ruleset with the fast engine."""
    from kingdom.fast.games import play_on_rows

    name, options, seeds = task
    return [(name, game) for game in play_on_rows(rules_of(options, content), seeds)]


def play_lot(task: Task, content: Content) -> Results:
    """Play some games of a ruleset; if the ruleset cannot be composed, all of them are broken."""
    name, options, seeds = task
    try:
        rules = rules_of(options, content)
    except Exception as error:  # noqa: BLE001 - a broken ruleset is a result, like a broken game
        return [(name, Broken(seed, 0, f"{type(error).__name__}: {error}")) for seed in seeds]
    return [(name, play_at_random(rules, seed)) for seed in seeds]


def with_progress(games: Iterable[tuple[str, Played | Broken]], total: int) -> Iterator[tuple[str, Played | Broken]]:
    """The games, with a progress bar on stderr."""
    with bar() as screen:
        task = screen.add_task("games", total=total)
        for name, game in games:
            screen.update(task, advance=1, description=name)
            yield name, game


# --- showing


def row_of(tally: Tally) -> list[str]:
    """The cells of a row, with the figures of the two seats side by side."""
    two = tally.seats == 2
    games, broken = len(tally.games), len(tally.broken)
    scores = [figure(mean(game.scores[seat] for game in tally.games)) for seat in range(tally.seats)]
    return [
        tally.name,
        f"{games} ({broken} broken)" if broken else str(games),
        spread_text([game.decisions for game in tally.games]),
        " : ".join(scores),
        " : ".join(str(tally.won(seat)) for seat in range(2)) if two else "",
        str(tally.shared) if two else "",
        str(tally.lost),
        ", ".join(f"{count} {medal}" for medal, count in tally.medals().items() if count),
    ]


def spread_text(numbers: Sequence[int]) -> str:
    """Mean and standard deviation for a cell; minimum and maximum are in the data.

    >>> spread_text([1, 3]), spread_text([])
    ('2.0 ±1.0', '')
    """
    return f"{figure(mean(numbers))} ±{figure(pstdev(numbers))}" if numbers else ""


def show(tallies: Sequence[Tally], *, as_json: bool) -> None:
    """Print the figures, as JSON or as a table with a row for each ruleset."""
    if as_json:
        print_data([tally.to_data() for tally in tallies])
        return
    rows = [row_of(tally) for tally in tallies]
    columns = COLUMNS
    used = [at for at in range(len(columns)) if any(row[at] for row in rows)]
    table = table_of(*(columns[at] for at in used))
    for column in table.columns[1:]:
        column.justify = "right"
        column.no_wrap = True
    for row in rows:
        table.add_row(*(row[at] for at in used))
    print_table(table)
