"""`kingdom arena`: measures the strength of bots on deals that each plays from both seats."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from kingdom.bots.bot import NO_LIMIT, Budget
from kingdom.bots.registry import ability
from kingdom.cli.data import json_option, print_data
from kingdom.cli.files import find_modules_here
from kingdom.cli.options import content_option, first_seed_option, jobs_option, rulesets_option
from kingdom.cli.progress import bar
from kingdom.cli.standings import show_alone, show_matches, show_paces, show_table
from kingdom.cli.status import DONE, STOPPED, WRONG
from kingdom.cli.types import BUDGET, Number
from kingdom.content import Content
from kingdom.lab.arena import Contest, Match, fitting, matches
from kingdom.lab.contestants import Contestant, read
from kingdom.lab.ledger import Ledger
from kingdom.lab.sprt import Claims
from kingdom.lab.standings import alone, alone_data, match_data, pace_data, paces
from kingdom.lab.workers import WorkFailed

NOTHING_PLAYED = "no game was played to its end"


@click.command(name="arena")
@click.argument("bots", nargs=-1, required=True, metavar="BOT [BOT…]")
@click.option(
    "--games",
    type=click.IntRange(min=1),
    metavar="N",
    default=400,
    show_default=True,
    help="Games per pair and ruleset.",
)
@first_seed_option
@rulesets_option
@jobs_option
@click.option(
    "--budget",
    type=BUDGET,
    default=NO_LIMIT,
    help="Thinking per decision of bots without their own: 1.5s, or 200 trials, which make games repeatable.",
)
@click.option(
    "--database",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="A file to save games in and to reuse them from.",
)
@click.option(
    "--sprt", type=Number(), nargs=2, metavar="LOW HIGH", help="Stop once one of the two Elo bounds is clear."
)
@click.option("--solo", is_flag=True, help="Solo games: medals and victories.")
@json_option
@content_option
@click.pass_context
def command(
    context: click.Context,
    bots: tuple[str, ...],
    games: int,
    seed: int,
    rulesets: tuple[str, ...] | None,
    jobs: int,
    budget: Budget,
    database: Path | None,
    sprt: tuple[float, float] | None,
    solo: bool,
    as_json: bool,
    content: Content,
) -> None:
    """Let bots play each other, and measure how much stronger one is.

    BOT is a name, optionally with a budget per decision: steward, baron@1.5s (seconds), baron@200 (trials). Each deal
    is played twice with the seats swapped, and the two games count as one observation. Without --rulesets the bots play
    the base game.

    With a database the games are saved, and the same command continues where it stopped. Ctrl-C prints the results so
    far.
    """
    who = contestants(bots, budget, solo=solo)
    deals = range(seed, seed + (games if solo else games // 2))
    if games % 2 and not solo:
        raise click.UsageError(f"each deal is played twice: --games is an even number, and {games} is not")
    if sprt is not None and (solo or len(who) > 2):
        raise click.UsageError("--sprt compares two bots: name two, and leave --solo out")
    claims = None if sprt is None else Claims(*sprt)
    wanted = fitting(rulesets or ("solo" if solo else "two",), 1 if solo else 2, content)
    for contestant in who:
        here = ability(contestant.name)
        if here.is_reduced and contestant.budget.simulations is None:
            reduced = f"about 1 in {here.parts} of its trials; for all of them, run `make native`"
            click.echo(f"kingdom: {contestant.label} plays at reduced strength here: {reduced}", err=True)
    with Ledger(database, content.hash) as ledger:
        contest = Contest(matches(who, wanted, solo=solo, claims=claims), deals, ledger, content)
        status = run(contest, jobs)
        show(contest.matches, solo=solo, as_json=as_json)
    for fault in [fault for match in contest.matches for fault in match.faults]:
        click.echo(f"kingdom: {fault}", err=True)
    context.exit(status)


def contestants(bots: Sequence[str], budget: Budget, *, solo: bool) -> list[Contestant]:
    """The contestants: each once, and at least two unless they play solo."""
    find_modules_here()
    who = [read(text, budget) for text in bots]
    labels = [contestant.label for contestant in who]
    for label in labels:
        if labels.count(label) > 1:
            raise click.UsageError(f"{label} is named twice: name each bot once, or give it another budget")
    if len(who) < 2 and not solo:
        raise click.UsageError("a single bot has nobody to play against: name another, or add --solo")
    return who


def run(contest: Contest, jobs: int) -> int:
    """Play everything, or until interrupted; returns the exit code."""
    games = 1 if len(contest.matches[0].who) == 1 else 2
    message, status = "", DONE
    with bar() as screen:
        task = screen.add_task("games", total=games * len(contest.deals) * len(contest.matches))
        try:
            for match in contest.run(jobs):
                done = len(contest.deals) - len(match.deals) + 1 if match.decided else 1
                screen.update(task, advance=games * done, description=str(match))
        except KeyboardInterrupt:
            message, status = "stopped: these are the results so far", STOPPED
        except WorkFailed as error:
            message, status = f"kingdom: {error}", WRONG
    if contest.remembered:
        reused = f"{contest.remembered:,} {'game was' if contest.remembered == 1 else 'games were'}"
        click.echo(f"{reused} in the database", err=True)
    if message:
        click.echo(message, err=True)
    return status


def show(matches: Sequence[Match], *, solo: bool, as_json: bool) -> None:
    """Print the figures, as JSON or as tables."""
    played = [match for match in matches if match.deals]
    if as_json:
        figures = [alone_data(row) for row in alone(played)] if solo else [match_data(match) for match in played]
        bots = ([pace_data(pace) for pace in paces(match.bouts)] for match in played)
        print_data([{**row, "bots": times} for row, times in zip(figures, bots, strict=True)])
        return
    times = paces(bout for match in played for bout in match.bouts)
    if not played:
        click.echo(NOTHING_PLAYED, err=True)
    elif solo:
        show_alone(alone(played))
        show_paces(times)
    else:
        show_matches(played)
        if len(times) > 2:
            show_table(played, [pace.label for pace in times])
        show_paces(times)
