"""`kingdom arena`: how strong bots are, measured on deals that each plays from both seats."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import click

from kingdom.bots.bot import Budget
from kingdom.cli.group import STOPPED
from kingdom.cli.options import WORDS, content_option
from kingdom.cli.progress import bar
from kingdom.cli.standings import show_alone, show_matches, show_paces, show_table
from kingdom.content import Content
from kingdom.lab.arena import Contest, Match, fitting, matches
from kingdom.lab.contestants import Contestant, read
from kingdom.lab.ledger import Ledger
from kingdom.lab.sprt import Claims
from kingdom.lab.standings import alone, alone_data, match_data, pace_data, paces
from kingdom.lab.workers import WorkFailed

FAILED = 1
"""The exit code when a game stopped on an error that is nobody's move."""


@click.command(name="arena")
@click.argument("bots", nargs=-1, required=True, metavar="BOT [BOT…]")
@click.option("--games", type=click.IntRange(min=1), default=400, show_default=True, help="Games per pair and ruleset.")
@click.option(
    "--seed", type=int, default=1, show_default=True, help="Seed of the first deal; each next one is one more."
)
@click.option(
    "--rulesets", type=WORDS, metavar="WORDS", help="Names or patterns, such as 'two*'; default: two, or solo."
)
@click.option("--jobs", type=click.IntRange(min=1), default=1, show_default=True, help="Number of processes.")
@click.option(
    "--budget", type=click.FloatRange(min=0, min_open=True), metavar="SECONDS", help="Thinking time per decision."
)
@click.option(
    "--simulations", type=click.IntRange(min=1), metavar="N", help="The same in simulations: repeatable games."
)
@click.option(
    "--database",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Save games there, and reuse them.",
)
@click.option("--sprt", type=float, nargs=2, metavar="LOW HIGH", help="Stop once one of the two Elo bounds is clear.")
@click.option("--solo", is_flag=True, help="Solo games: medals and victories.")
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
@content_option
@click.pass_context
def command(
    context: click.Context,
    bots: tuple[str, ...],
    games: int,
    seed: int,
    rulesets: tuple[str, ...] | None,
    jobs: int,
    budget: float | None,
    simulations: int | None,
    database: Path | None,
    sprt: tuple[float, float] | None,
    solo: bool,
    as_json: bool,
    content: Content,
) -> None:
    """Let bots play each other, and say how much stronger one is.

    A BOT is a name, perhaps with a budget for each decision: steward, baron@1.5s (seconds), baron@200 (simulations).
    Each deal is played twice with the seats exchanged, and such a pair of games counts as one datum.

    With a database the games are kept, and the same command goes on where it stopped. Ctrl-C prints what there is.
    """
    if budget is not None and simulations is not None:
        raise click.UsageError("--budget and --simulations exclude one another: give one of them")
    who = contestants(bots, Budget(seconds=budget, simulations=simulations), solo=solo)
    deals = range(seed, seed + (games if solo else games // 2))
    if games % 2 and not solo:
        raise click.UsageError(f"each deal is played twice: --games is an even number, and {games} is not")
    if sprt is not None and (solo or len(who) > 2):
        raise click.UsageError("--sprt compares two bots: name two, and leave --solo out")
    claims = None if sprt is None else Claims(*sprt)
    wanted = fitting(rulesets or ("solo" if solo else "two",), 1 if solo else 2, content)
    with Ledger(database, content.hash) as ledger:
        contest = Contest(matches(who, wanted, solo=solo, claims=claims), deals, ledger, content)
        status = run(contest, jobs)
        show(contest.matches, solo=solo, as_json=as_json)
    for line in [line for match in contest.matches for line in match.faults]:
        click.echo(f"kingdom: {line}", err=True)
    context.exit(status)


def contestants(bots: Sequence[str], budget: Budget, *, solo: bool) -> list[Contestant]:
    """Who takes part; each once, and two at least where one plays the other."""
    who = [read(text, budget) for text in bots]
    labels = [contestant.label for contestant in who]
    for label in labels:
        if labels.count(label) > 1:
            raise click.UsageError(f"{label} is named twice: name each bot once, or give it another budget")
    if len(who) < 2 and not solo:
        raise click.UsageError("one bot has nobody to play against: name another, or say --solo")
    return who


def run(contest: Contest, jobs: int) -> int:
    """Play it all, or as much as there is time for; gives the exit code."""
    games = 1 if len(contest.matches[0].who) == 1 else 2
    with bar() as screen:
        task = screen.add_task("games", total=games * len(contest.deals) * len(contest.matches))
        try:
            for match in contest.run(jobs):
                done = len(contest.deals) - len(match.deals) + 1 if match.decided else 1
                screen.update(task, advance=games * done, description=str(match))
        except KeyboardInterrupt:
            said = "stopped: this is what there is", STOPPED
        except WorkFailed as error:
            said = f"kingdom: {error}", FAILED
        else:
            said = "", 0
    if contest.remembered:
        click.echo(
            f"{contest.remembered} {'game was' if contest.remembered == 1 else 'games were'} in the database", err=True
        )
    if said[0]:
        click.echo(said[0], err=True)
    return said[1]


def show(found: Sequence[Match], *, solo: bool, as_json: bool) -> None:
    """The figures, as JSON or as tables."""
    played = [match for match in found if match.deals]
    times = paces(bout for match in played for bout in match.bouts)
    if as_json:
        rows = [alone_data(row) for row in alone(played)] if solo else [match_data(match) for match in played]
        click.echo(json.dumps({"matches": rows, "bots": [pace_data(pace) for pace in times]}, indent=2))
        return
    if not played:
        click.echo("no game was played to its end", err=True)
    elif solo:
        show_alone(alone(played))
        show_paces(times)
    else:
        show_matches(played)
        if len(times) > 2:
            show_table(played, [pace.label for pace in times])
        show_paces(times)
