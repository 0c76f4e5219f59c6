"""`kingdom simulate`: hundreds of random games, checked against the laws, and their statistics."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from itertools import islice
from multiprocessing import get_context
from statistics import mean, pstdev
from time import perf_counter
from typing import Any

import click

from kingdom.cli.help import Speaking
from kingdom.cli.language import figure, headings, say
from kingdom.cli.options import WORDS, Setup, game_options
from kingdom.cli.progress import bar
from kingdom.cli.rules import print_table, table_of
from kingdom.cli.types import Whole
from kingdom.content import Content
from kingdom.game.rulesets import Options, chosen
from kingdom.proof.playout import Broken, Played, play_at_random, rules_of
from kingdom.proof.tally import Tally

FOUND_SOMETHING = 1
"""The exit code when a game broke a law or stopped on an error."""
CHUNK = 10
"""How many games a process plays between two reports."""

Task = tuple[str, Options, tuple[int, ...]]
"""A ruleset and the seeds of some games of it."""


@click.command(name="simulate", cls=Speaking)
@click.option("--games", type=Whole(min=1), default=200, show_default=True)
@click.option("--seed", type=Whole(), default=1, show_default=True)
@click.option("--jobs", type=Whole(min=1), default=1, show_default=True)
@click.option("--rulesets", type=WORDS, metavar="WORDS")
@click.option("--fast", "on_rows", is_flag=True)
@click.option("--json", "as_json", is_flag=True)
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
    """Play games at random, check the laws at each step, and print lengths, scores and winners.

    The same seed gives the same figures, however many processes play. A game that breaks a law or stops on an error is
    named on stderr, and the exit code is then 1; `--seed` of it and `--games 1` play it again. With `--fast` the games
    are played on rows of numbers, a hundred times as fast; there a seed stands for a different deal.
    """
    if rulesets and setup.options:
        raise click.UsageError(say("simulate-rulesets"))
    wanted = chosen(rulesets, setup.content) if rulesets else {setup.checked().name: setup.options}
    tallies = {name: Tally(name, options) for name, options in wanted.items()}
    total = games * len(wanted)
    started = perf_counter()
    play = played_on_rows if on_rows else played
    for name, found in with_progress(play(wanted, range(seed, seed + games), jobs, setup.content), total):
        tallies[name].add(found)
    seconds = perf_counter() - started
    show(list(tallies.values()), as_json=as_json)
    pace = {"seconds": figure(seconds), "rate": figure(total / seconds, ".0f")}
    click.echo(say("simulate-done", count=total, **pace), err=True)
    complaints = [line for tally in tallies.values() for line in tally.complaints()]
    for line in complaints:
        click.echo(f"kingdom: {line}", err=True)
    context.exit(FOUND_SOMETHING if complaints else 0)


# --- playing


def tasks(wanted: Mapping[str, Options], seeds: range, chunk: int = CHUNK) -> Iterator[Task]:
    """The games to play, in small batches."""
    for name, options in wanted.items():
        left = iter(seeds)
        while lot := tuple(islice(left, chunk)):
            yield name, options, lot


def played(
    wanted: Mapping[str, Options], seeds: range, jobs: int, content: Content
) -> Iterator[tuple[str, Played | Broken]]:
    """The games, in the order of rulesets and seeds, whichever process plays them."""
    lots = list(tasks(wanted, seeds))
    if jobs == 1:
        for lot in lots:
            yield from play_lot(lot, content)
        return
    # Spawn, since a fork would copy the progress bar's thread in the middle of its work.
    with ProcessPoolExecutor(jobs, get_context("spawn"), _take, (content,)) as pool:
        for found in pool.map(_play_taken, lots):
            yield from found


def played_on_rows(
    wanted: Mapping[str, Options], seeds: range, jobs: int, content: Content
) -> Iterator[tuple[str, Played | Broken]]:
    """The same with the fast engine, whose compiled code does not block other threads."""
    from kingdom.fast.games import LOT, play_on_rows

    lots = list(tasks(wanted, seeds, LOT))
    with ThreadPoolExecutor(jobs) as pool:
        for lot, found in zip(lots, pool.map(lambda lot: play_on_rows(rules_of(lot[1], content), lot[2]), lots)):
            for game in found:
                yield lot[0], game


def play_lot(task: Task, content: Content) -> list[tuple[str, Played | Broken]]:
    """Play some games of a ruleset; a ruleset that cannot even be composed breaks them all."""
    name, options, seeds = task
    try:
        rules = rules_of(options, content)
    except Exception as error:  # noqa: BLE001 - a broken ruleset is a result, like a broken game
        return [(name, Broken(seed, 0, f"{type(error).__name__}: {error}")) for seed in seeds]
    return [(name, play_at_random(rules, seed)) for seed in seeds]


_taken: list[Content] = []
"""The card set of a worker process."""


def _take(content: Content) -> None:
    _taken[:] = [content]


def _play_taken(task: Task) -> list[tuple[str, Played | Broken]]:
    return play_lot(task, _taken[0])


def with_progress(games: Iterable[tuple[str, Played | Broken]], total: int) -> Iterator[tuple[str, Played | Broken]]:
    """The games, with a progress bar on stderr."""
    with bar() as screen:
        task = screen.add_task(say("games-bar"), total=total)
        for name, found in games:
            screen.update(task, advance=1, description=name)
            yield name, found


# --- showing


def row_of(tally: Tally) -> list[str]:
    """The cells of a row, with the two seats side by side. Nobody wins a lost solo game."""
    two = tally.seats == 2
    games, broken = len(tally.games), len(tally.broken)
    scores = [figure(mean(game.scores[seat] for game in tally.games)) for seat in range(tally.seats)]
    return [
        tally.name,
        say("figures-broken", games=games, broken=broken) if broken else str(games),
        spread_text([game.decisions for game in tally.games]),
        " : ".join(scores),
        " : ".join(str(tally.won(seat)) for seat in range(2)) if two else "",
        str(tally.shared) if two else "",
        str(tally.lost),
        ", ".join(say("figures-medal", medal=medal, count=count) for medal, count in tally.medals().items() if count),
    ]


def spread_text(numbers: Sequence[int]) -> str:
    """Mean and standard deviation for a cell; minimum and maximum are in the data.

    >>> spread_text([1, 3]), spread_text([])
    ('2.0 ±1.0', '')
    """
    return f"{figure(mean(numbers))} ±{figure(pstdev(numbers))}" if numbers else ""


def show(tallies: Sequence[Tally], *, as_json: bool) -> None:
    """The figures, as JSON or as a table with a row for each ruleset."""
    if as_json:
        data: list[dict[str, Any]] = [tally.to_data() for tally in tallies]
        click.echo(json.dumps(data, indent=2))
        return
    rows = [row_of(tally) for tally in tallies]
    columns = headings("columns-simulate")
    used = [at for at in range(len(columns)) if any(row[at] for row in rows)]
    table = table_of(*(columns[at] for at in used))
    for column in table.columns[1:]:
        column.justify = "right"
        column.no_wrap = True
    for row in rows:
        table.add_row(*(row[at] for at in used))
    print_table(table)
