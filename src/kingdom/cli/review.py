"""`kingdom review`: every decision of a finished game judged by a bot, as text or as JSON."""

from __future__ import annotations

import json
from pathlib import Path
from threading import Timer

import click

from kingdom import replay
from kingdom.cli.files import game_file, record_of
from kingdom.cli.group import STOPPED
from kingdom.cli.help import Speaking
from kingdom.cli.language import language_option, say, words_in
from kingdom.cli.options import content_option
from kingdom.cli.progress import bar
from kingdom.cli.rules import print_table, table_of
from kingdom.cli.types import Whole
from kingdom.content import Content
from kingdom.core.view import view
from kingdom.review import Judged, Mark, Review, Reviewing, judges
from kingdom.review.reviewing import budget_of
from kingdom.review.telling import chance_line, heading, luck_line, reason_lines
from kingdom.words import SEATS, Words, decimal

PATIENCE = 3.0
"""Seconds to wait before explaining the delay."""


@click.command(name="review", cls=Speaking)
@game_file
@click.option("--bot", metavar="BOT")
@click.option("--budget", type=Whole(min=1), metavar="WORLDS")
@click.option("--json", "as_json", is_flag=True)
@language_option
@content_option
@click.pass_context
def command(
    context: click.Context,
    file: Path,
    bot: str | None,
    budget: int | None,
    as_json: bool,
    language: str,
    content: Content,
) -> None:
    """Judge every decision of the finished game in FILE, by what its player could know then.

    Ctrl-C prints what was found so far, and leaves with 130.
    """
    who = bot or judges()[-1]
    reviewing = Reviewing(replay(record_of(file), content=content), who, worlds=budget or budget_of(who))
    make_ready(who)
    status = run(reviewing)
    found = reviewing.review()
    if as_json:
        click.echo(json.dumps(found.to_data(), indent=2, ensure_ascii=False))
    else:
        show(found, words_in(language, content))
    context.exit(status)


def make_ready(bot: str) -> None:
    """Prepare the judge before progress is counted. The regent is compiled the first time, which is announced."""
    if bot != "regent":
        return
    from kingdom.bots.regent.desk import warm

    told = Timer(PATIENCE, lambda: click.echo(say("regent-getting-ready"), err=True))
    told.start()
    try:
        warm()
    finally:
        told.cancel()


def run(reviewing: Reviewing) -> int:
    """Review everything, or until interrupted; returns the exit code."""
    with bar() as screen:
        task = screen.add_task(say("review-working"), total=len(reviewing.decisions))
        try:
            for done, total in reviewing:
                screen.update(task, completed=done, total=total)
        except KeyboardInterrupt:
            click.echo(say("review-stopped"), err=True)
            return STOPPED
    return 0


def show(found: Review, words: Words) -> None:
    """The review as text: the players' accounts, then every decision that cost something."""
    accounts = found.players
    table = table_of("", *(SEATS[account.seat] for account in accounts))
    table.add_row(words.t("review-decisions"), *(str(account.decisions) for account in accounts))
    table.add_row(words.t("review-accuracy"), *(f"{account.accuracy:.0%}" for account in accounts))
    for mark in Mark:
        counts = (str(account.marks[mark]) for account in accounts)
        table.add_row(f"{mark.sign:<2} {words.t(f'review-{mark.key}', count=2)}", *counts)
    table.add_row(words.t("review-lost"), *(decimal(account.lost, words) for account in accounts))
    print_table(table)
    click.echo()
    for account in accounts:
        click.echo(luck_line(account, SEATS, words))
    click.echo()
    costly = found.costly
    click.echo(words.t("review-costly") if costly else words.t("review-none"))
    for one in costly:
        show_decision(one, words)


def show_decision(one: Judged, words: Words) -> None:
    """One decision: where, what it cost, what was done, what was better and why."""
    seen = view(one.decision.before, one.decision.seat)
    assert one.mark is not None
    click.echo(f"\n{one.mark.sign:<2} {heading(one, SEATS, words)}")
    click.echo(f"   {chance_line(one, words)}")
    for label, actions in (("review-did", one.decision.actions), ("review-better", one.judgement.better)):
        told = "; ".join(words.action(action, seen) for action in actions)
        click.echo(f"   {words.t(label)} {told}")
    for line in reason_lines(one, words):
        click.echo(f"   – {line}")
