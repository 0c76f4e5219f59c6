"""`kingdom arena`: how strong bots are, measured on deals that each plays from both seats."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import click

from kingdom.bots.bot import Budget
from kingdom.cli.group import STOPPED
from kingdom.cli.help import Speaking
from kingdom.cli.language import say, spoken, words_in
from kingdom.cli.options import WORDS, content_option
from kingdom.cli.progress import bar
from kingdom.cli.standings import show_alone, show_matches, show_paces, show_table
from kingdom.cli.types import Number, Place, Whole
from kingdom.content import Content
from kingdom.lab.arena import Contest, Match, fitting, matches
from kingdom.lab.contestants import Contestant, read
from kingdom.lab.ledger import Ledger
from kingdom.lab.sprt import Claims
from kingdom.lab.standings import alone, alone_data, match_data, pace_data, paces
from kingdom.lab.workers import WorkFailed

FAILED = 1
"""The exit code when a game stopped on an error that no bot's action caused."""


@click.command(name="arena", cls=Speaking)
@click.argument("bots", nargs=-1, required=True, metavar="BOT [BOT…]")
@click.option("--games", type=Whole(min=1), default=400, show_default=True)
@click.option("--seed", type=Whole(), default=1, show_default=True)
@click.option("--rulesets", type=WORDS, metavar="WORDS")
@click.option("--jobs", type=Whole(min=1), default=1, show_default=True)
@click.option("--budget", type=Number(min=0, min_open=True), metavar="SECONDS")
@click.option("--simulations", type=Whole(min=1), metavar="N")
@click.option(
    "--database",
    type=Place(dir_okay=False, path_type=Path),
    metavar="FILE",
)
@click.option("--sprt", type=Number(), nargs=2, metavar="LOW HIGH")
@click.option("--solo", is_flag=True)
@click.option("--json", "as_json", is_flag=True)
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

    With a database the games are kept, and the same command continues where it stopped. Ctrl-C prints the
    results so far.
    """
    if budget is not None and simulations is not None:
        raise click.UsageError(say("arena-budgets"))
    who = contestants(bots, Budget(seconds=budget, simulations=simulations), solo=solo)
    deals = range(seed, seed + (games if solo else games // 2))
    if games % 2 and not solo:
        raise click.UsageError(say("arena-odd", count=games))
    if sprt is not None and (solo or len(who) > 2):
        raise click.UsageError(say("arena-sprt"))
    claims = None if sprt is None else Claims(*sprt)
    wanted = fitting(rulesets or ("solo" if solo else "two",), 1 if solo else 2, content)
    with Ledger(database, content.hash) as ledger:
        contest = Contest(matches(who, wanted, solo=solo, claims=claims), deals, ledger, content)
        status = run(contest, jobs)
        show(contest.matches, solo=solo, as_json=as_json)
    for fault in [fault for match in contest.matches for fault in match.faults]:
        click.echo(f"kingdom: {fault.in_words(words_in(spoken(), content))}", err=True)
    context.exit(status)


def contestants(bots: Sequence[str], budget: Budget, *, solo: bool) -> list[Contestant]:
    """Who takes part: each once, and at least two if they play each other."""
    who = [read(text, budget) for text in bots]
    labels = [contestant.label for contestant in who]
    for label in labels:
        if labels.count(label) > 1:
            raise click.UsageError(say("arena-twice", bot=label))
    if len(who) < 2 and not solo:
        raise click.UsageError(say("arena-alone"))
    return who


def run(contest: Contest, jobs: int) -> int:
    """Play everything, or until interrupted; returns the exit code."""
    games = 1 if len(contest.matches[0].who) == 1 else 2
    with bar() as screen:
        task = screen.add_task(say("games-bar"), total=games * len(contest.deals) * len(contest.matches))
        try:
            for match in contest.run(jobs):
                done = len(contest.deals) - len(match.deals) + 1 if match.decided else 1
                screen.update(task, advance=games * done, description=str(match))
        except KeyboardInterrupt:
            said = say("arena-stopped"), STOPPED
        except WorkFailed as error:
            said = f"kingdom: {error}", FAILED
        else:
            said = "", 0
    if contest.remembered:
        click.echo(say("arena-remembered", count=contest.remembered), err=True)
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
        click.echo(say("nothing-played"), err=True)
    elif solo:
        show_alone(alone(played))
        show_paces(times)
    else:
        show_matches(played)
        if len(times) > 2:
            show_table(played, [pace.label for pace in times])
        show_paces(times)
