"""`kingdom lab`: measures the card set with games that bots play."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import click

from kingdom.bots.bot import Budget
from kingdom.cli.arena import FAILED
from kingdom.cli.group import STOPPED
from kingdom.cli.help import SpeakingGroup
from kingdom.cli.language import ENGLISH, say, spoken, words_in
from kingdom.cli.options import content_option
from kingdom.cli.progress import bar
from kingdom.cli.rules import print_table, table_of
from kingdom.cli.types import Place, Whole
from kingdom.content import Content
from kingdom.game.rulesets import chosen
from kingdom.lab import cluster, report
from kingdom.lab.arena import Contest, Match
from kingdom.lab.balance import STANDARD, Runner, Study
from kingdom.lab.contestants import Contestant, read
from kingdom.lab.handicaps import WithoutTraps
from kingdom.lab.ledger import Ledger
from kingdom.lab.naming import Naming
from kingdom.lab.report import shown
from kingdom.lab.tables import targets_table
from kingdom.lab.targets import Target, targets_of
from kingdom.lab.workers import WorkFailed, in_order
from kingdom.words import Words


@click.group(name="lab", cls=SpeakingGroup)
def command() -> None:
    """Measure the card set with games played by bots."""


@command.command(name="balance")
@click.option("--bot", default="steward", show_default=True)
@click.option("--games", type=Whole(min=1), default=1000, show_default=True)
@click.option("--seed", type=Whole(), default=1, show_default=True)
@click.option("--ruleset", "rulesets", multiple=True, metavar="NAME")
@click.option("--report", "folder", type=Place(file_okay=False, path_type=Path), required=True, metavar="DIR")
@click.option("--traps", type=Whole(min=2), metavar="GAMES")
@click.option("--jobs", type=Whole(min=1), default=1, show_default=True)
@click.option("--ray", is_flag=False, flag_value=cluster.HERE, metavar="[ADDRESS]")
@content_option
@click.pass_context
def balance(
    context: click.Context,
    bot: str,
    games: int,
    seed: int,
    rulesets: tuple[str, ...],
    folder: Path,
    traps: int | None,
    jobs: int,
    ray: str | None,
    content: Content,
) -> None:
    """Play games, and report on seats, Duchies, pace, points and every card, against the targets of a good card set.

    Writes a page, balance.html, and its tables as CSV files to the directory of the report, and prints the targets. The
    same seed gives the same report, however many processes play. Ctrl-C reports on the games so far.
    """
    contestant = read(bot, Budget())
    wanted = chosen(rulesets or STANDARD, content)
    if ray is not None:
        cluster.check(ray)
    report.check(folder)
    runner: Runner = partial(in_order, processes=jobs) if ray is None else partial(cluster.in_order, address=ray)
    study = Study(contestant, wanted, range(seed, seed + games), content)
    status, match = run(study, runner, traps, jobs)
    words = words_in(spoken(), content)
    if any(tally.games for tally in study.tallies.values()):
        targets = targets_of(study, match)
        place = report.write(study, targets, folder, said(bot, games, seed, rulesets, traps, words.language), words)
        show(targets, words)
        click.echo(say("lab-report", path=str(place)), err=True)
    else:
        click.echo(say("nothing-played"), err=True)
        status = status or FAILED
    for fault in study.faults:
        click.echo(f"kingdom: {fault.in_words(words)}", err=True)
    context.exit(status)


def run(study: Study, runner: Runner, traps: int | None, jobs: int) -> tuple[int, Match | None]:
    """Play everything, or until interrupted; returns the exit code, and the match about Traps."""
    match = trap_match(study.contestant) if traps else None
    said = ""
    status = 0
    with bar() as screen:
        task = screen.add_task(say("games-bar"), total=len(study.deals) * len(study.rulesets) + (traps or 0))
        try:
            for lot in study.run(runner):
                screen.update(task, advance=len(lot.deals), description=lot.ruleset)
            if match is not None and traps is not None:
                deals = range(study.deals.start, study.deals.start + traps // 2)
                with Ledger(None, study.content.hash) as ledger:
                    for _ in Contest([match], deals, ledger, study.content).run(jobs):
                        screen.update(task, advance=2, description=say("lab-without-traps"))
        except KeyboardInterrupt:
            said, status = say("lab-stopped"), STOPPED
        except WorkFailed as error:
            said, status = f"kingdom: {error}", FAILED
    if said:
        click.echo(said, err=True)
    return status, match


def trap_match(contestant: Contestant) -> Match:
    """A bot without Traps against itself with them."""
    without = WithoutTraps(contestant.name, contestant.budget)
    return Match("two", {"players": 2}, (without, contestant))


def said(bot: str, games: int, seed: int, rulesets: Sequence[str], traps: int | None, language: str) -> str:
    """The command that reproduces the report."""
    words = ["kingdom", *(() if language == ENGLISH else ("--language", language))]
    words += ["lab", "balance", "--bot", bot, "--games", str(games), "--seed", str(seed)]
    words += [word for name in rulesets for word in ("--ruleset", name)]
    words += ["--traps", str(traps)] if traps else []
    return shlex.join([*words, "--report", "DIR"])


def show(targets: Sequence[Target], words: Words) -> None:
    """The targets, for people."""
    found = targets_table(targets, Naming(words))
    *columns, _ = (heading.page for heading in found.headings)  # notes are only for the page: they are long
    table = table_of(*columns)
    for row in found.rows:
        table.add_row(*(shown(cell, words) for cell in row[: len(columns)]))
    print_table(table)
