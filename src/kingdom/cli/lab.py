"""`kingdom lab`: measures the card set by games between bots."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import click

from kingdom.bots.bot import Budget
from kingdom.cli.arena import NOTHING_PLAYED
from kingdom.cli.data import json_option, print_data
from kingdom.cli.files import find_modules_here
from kingdom.cli.options import content_option, first_seed_option, jobs_option, rulesets_option
from kingdom.cli.progress import bar
from kingdom.cli.rules import print_table, table_of
from kingdom.cli.status import DONE, STOPPED, WRONG
from kingdom.content import Content
from kingdom.game.rulesets import chosen
from kingdom.lab import cluster, report
from kingdom.lab.arena import Contest, Match
from kingdom.lab.balance import STANDARD, Study
from kingdom.lab.contestants import Contestant, read
from kingdom.lab.handicaps import WithoutTraps
from kingdom.lab.ledger import Ledger
from kingdom.lab.report import shown
from kingdom.lab.standings import bounds
from kingdom.lab.tables import targets_table
from kingdom.lab.targets import Target, targets_of
from kingdom.lab.workers import Runner, WorkFailed, in_order


@click.group(name="lab")
def command() -> None:
    """Measure the card set with games played by bots."""


@command.command(name="balance", short_help="Play games, and report on the balance of the cards.")
@click.option(
    "--bot",
    metavar="BOT",
    default="steward",
    show_default=True,
    help="The bot that plays itself; baron@200 thinks for 200 trials, baron@5s for 5 seconds.",
)
@click.option(
    "--games", type=click.IntRange(min=1), metavar="N", default=1000, show_default=True, help="Games per ruleset."
)
@first_seed_option
@rulesets_option
@click.option(
    "--report",
    "folder",
    type=click.Path(file_okay=False, path_type=Path),
    required=True,
    metavar="DIR",
    help="The directory of the report.",
)
@click.option(
    "--traps",
    type=click.IntRange(min=2),
    metavar="GAMES",
    help="Also play this many games against a seat without Traps.",
)
@jobs_option
@click.option("--ray", is_flag=False, flag_value=cluster.HERE, metavar="[ADDRESS]", help="Run on a Ray cluster.")
@json_option
@content_option
@click.pass_context
def balance(
    context: click.Context,
    bot: str,
    games: int,
    seed: int,
    rulesets: tuple[str, ...] | None,
    folder: Path,
    traps: int | None,
    jobs: int,
    ray: str | None,
    as_json: bool,
    content: Content,
) -> None:
    """Play games, and compare seats, Duchies, pace, points and every card with the targets for a balanced card set.

    Writes a page, balance.html, and its tables as CSV files to the directory of the report, and prints the targets. The
    same seed gives the same report with any number of processes. Ctrl-C reports on the games so far.
    """
    find_modules_here()
    contestant = read(bot, Budget())
    wanted = chosen(rulesets or STANDARD, content)
    if ray is not None:
        cluster.check(ray)
    report.check(folder)
    runner: Runner = partial(in_order, processes=jobs) if ray is None else partial(cluster.in_order, address=ray)
    study = Study(contestant, wanted, range(seed, seed + games), content)
    status, match = run(study, runner, traps, jobs)
    if any(tally.games for tally in study.tallies.values()):
        targets = targets_of(study, match)
        place = report.write(study, targets, folder, command_line(bot, games, seed, rulesets or (), traps))
        show(targets, as_json=as_json)
        click.echo(f"the report is in {place}", err=True)
    else:
        click.echo(NOTHING_PLAYED, err=True)
        status = status or WRONG
    for fault in study.faults:
        click.echo(f"kingdom: {fault}", err=True)
    context.exit(status)


def run(study: Study, runner: Runner, traps: int | None, jobs: int) -> tuple[int, Match | None]:
    """Play everything, or until interrupted; returns the exit code, and the match about Traps."""
    match = trap_match(study.contestant) if traps else None
    message = ""
    status = DONE
    with bar() as screen:
        task = screen.add_task("games", total=len(study.deals) * len(study.rulesets) + (traps or 0))
        try:
            for lot in study.run(runner):
                screen.update(task, advance=len(lot.deals), description=lot.ruleset)
            if match is not None and traps is not None:
                deals = range(study.deals.start, study.deals.start + traps // 2)
                with Ledger(None, study.content.hash) as ledger:
                    for _ in Contest([match], deals, ledger, study.content).run(jobs):
                        screen.update(task, advance=2, description="without Traps")
        except KeyboardInterrupt:
            message, status = "stopped: the report covers the games so far", STOPPED
        except WorkFailed as error:
            message, status = f"kingdom: {error}", WRONG
    if message:
        click.echo(message, err=True)
    return status, match


def trap_match(contestant: Contestant) -> Match:
    """A match of a bot without Traps against itself with Traps."""
    without = WithoutTraps(contestant.name, contestant.budget)
    return Match("two", {"players": 2}, (without, contestant))


def command_line(bot: str, games: int, seed: int, rulesets: Sequence[str], traps: int | None) -> str:
    """The command that reproduces the report."""
    words = ["kingdom", "lab", "balance", "--bot", bot, "--games", str(games), "--seed", str(seed)]
    words += ["--rulesets", ",".join(rulesets)] if rulesets else []
    words += ["--traps", str(traps)] if traps else []
    return shlex.join([*words, "--report", "DIR"])


def show(targets: Sequence[Target], *, as_json: bool) -> None:
    """Print the targets, as JSON or as a table."""
    if as_json:
        rows = ({"measured": bounds(target.measured), "verdict": target.verdict.value} for target in targets)
        print_data([{**target._asdict(), **row} for target, row in zip(targets, rows, strict=True)])
        return
    figures = targets_table(targets)
    *columns, _ = figures.headings  # without the notes, which are too long for a terminal
    table = table_of(*columns)
    for row in figures.rows:
        table.add_row(*(shown(cell) for cell in row[: len(columns)]))
    print_table(table)
