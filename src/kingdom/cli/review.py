"""`kingdom review`: a bot judges every decision of a finished game; prints text or JSON."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import click

from kingdom import replay
from kingdom.cli.data import json_option, print_data
from kingdom.cli.files import game_file, record_of
from kingdom.cli.language import language_option, words_in
from kingdom.cli.options import content_option
from kingdom.cli.progress import bar
from kingdom.cli.rules import print_table, table_of
from kingdom.cli.status import DONE, STOPPED
from kingdom.content import Content
from kingdom.core.view import view
from kingdom.review import JudgedDecision, Mark, Review, ReviewPlan, judge_all, judge_name, judge_of, judges
from kingdom.review.data import review_data
from kingdom.review.run import budget_of
from kingdom.review.text import accuracy_text, chance_line, heading, luck_line, reason_lines, weaker_line
from kingdom.words import SEATS, Words, decimal
from kingdom.words import choices as explained


@click.command(name="review")
@game_file
@click.option("--bot", metavar="BOT", help="The judge: baron or regent (default: the strongest that is installed).")
@click.option(
    "--thoroughness",
    type=click.IntRange(min=1),
    metavar="N",
    help="Imagined deals in which each turn of Choice is tried; costly moves get ten times as many (default: 8 for the "
    "baron, 32 for the regent).",
)
@json_option
@language_option
@content_option
@click.pass_context
def command(
    context: click.Context,
    file: Path,
    bot: str | None,
    thoroughness: int | None,
    as_json: bool,
    language: str,
    content: Content,
) -> None:
    """Judge every decision of a finished game."""
    words = words_in(language, content)
    who = bot or judges()[-1]
    record = record_of(file)
    plan = ReviewPlan(replay(record, content=content))
    finished, status = run(Review(plan, judge_name(who, plan.game), thoroughness or budget_of(who), ()), words)
    if as_json:
        print_data(review_data(finished, record.bots))
    else:
        show(finished, words, record.seat_names(SEATS), record.bots)
    context.exit(status)


def run(review: Review, words: Words) -> tuple[Review, int]:
    """Review everything, or until interrupted; returns the review so far and the exit code."""
    with bar() as screen:
        task = screen.add_task(words.t("review-working"), total=review.progress.total)
        try:
            for judgement in judge_all(review.plan, judge_of(review.judge), review.worlds):
                review = replace(review, judgements=(*review.judgements, judgement))
                screen.update(task, completed=review.progress.done, total=review.progress.total)
        except KeyboardInterrupt:
            click.echo(words.t("review-stopped"), err=True)
            return review, STOPPED
    return review, DONE


def show(review: Review, words: Words, names: Sequence[str], bots: Sequence[str] = ()) -> None:
    """Print the review: the players' accounts if it is complete, then every decision that cost something."""
    click.echo(words.t("review-judged", bot=explained.bot(words, review.judge).name, worlds=review.worlds))
    if weaker := weaker_line(review.judge, bots, words):
        click.echo(weaker)
    click.echo()
    if review.is_whole:
        show_accounts(review, words, names)
    else:
        click.echo(words.t("review-unsettled"))
    click.echo()
    costly = review.costly
    click.echo(words.t("review-costly") if costly or not review.is_whole else words.t("review-none"))
    for judged in costly:
        show_decision(judged, words, names)


def show_accounts(review: Review, words: Words, names: Sequence[str]) -> None:
    """Print each player's accuracy, marks, luck and skill."""
    accounts = review.accounts
    table = table_of("", *(names[account.seat] for account in accounts))
    table.add_row(words.t("review-decisions"), *(str(account.decisions) for account in accounts))
    table.add_row(words.t("review-accuracy"), *(accuracy_text(account) for account in accounts))
    for mark in Mark:
        counts = (str(account.marks[mark]) for account in accounts)
        table.add_row(f"{mark.sign:<2} {words.t(f'review-{mark.key}', count=2)}", *counts)
    table.add_row(words.t("review-lost"), *(decimal(account.lost, words) for account in accounts))
    print_table(table)
    click.echo()
    for account in accounts:
        click.echo(luck_line(account, names, words))


def show_decision(one: JudgedDecision, words: Words, names: Sequence[str]) -> None:
    """One decision: where, what it cost, what was done, what was better and why."""
    seen = view(one.decision.before, one.decision.seat)
    assert one.mark is not None
    click.echo(f"\n{one.mark.sign:<2} {heading(one, names, words)}")
    click.echo(f"   {chance_line(one, words)}")
    for label, actions in (("review-did", one.decision.actions), ("review-better", one.judgement.better)):
        text = "; ".join(words.action(action, seen) for action in actions)
        click.echo(f"   {words.t(label)} {text}")
    for line in reason_lines(one, words):
        click.echo(f"   – {line}")
