"""`kingdom puzzle`: a position worth thinking about, with hints and the solution, as text or as JSON."""

from __future__ import annotations

import json
from dataclasses import asdict
from datetime import date

import click

from kingdom.cli.help import Speaking
from kingdom.cli.language import language_option, say, words_in
from kingdom.cli.types import Whole
from kingdom.core.errors import KingdomError
from kingdom.review.asking import Asked, asked, verdict
from kingdom.review.puzzles import Puzzle, of_day, puzzle, puzzles
from kingdom.words import Words
from kingdom.words.picture import picture

HINTS = 2


@click.command(name="puzzle", cls=Speaking)
@click.argument("number", type=Whole(min=1), required=False)
@click.option("--hint", "hints", count=True)
@click.option("--answer", type=Whole(min=1), metavar="CHOICE")
@click.option("--solution", is_flag=True)
@click.option("--list", "listed", is_flag=True)
@click.option("--json", "as_json", is_flag=True)
@language_option
def command(
    number: int | None, hints: int, answer: int | None, solution: bool, listed: bool, as_json: bool, language: str
) -> None:
    """Show the puzzle of the day, or the one with this NUMBER. The solution is told only when it is asked for."""
    words = words_in(language)
    if listed:
        for one in puzzles():
            click.echo(_line(one, words))
        return
    found = of_day(date.today()) if number is None else puzzle(number)
    if answer is not None and answer > len(found.choices):
        raise KingdomError(say("puzzle-no-choice", number=answer, most=len(found.choices)))
    seen = found.game().view(found.seat)
    told = asked(found, seen, words)
    if as_json:
        click.echo(json.dumps(_data(found, solution=solution), indent=2, ensure_ascii=False))
        return
    click.echo(f"{told.title} · {told.place}\n")
    click.echo(picture(seen, words))
    click.echo(f"\n{told.question}\n")
    for choice in told.choices:
        click.echo(f"  {choice.number}  {choice.text}")
    click.echo()
    for hint in told.hints[:hints]:
        click.echo(hint)
    if answer is not None:
        click.echo(verdict(found, answer, words))
    if solution or (answer is not None and answer - 1 == found.solution):
        _solution(told, words)
    elif answer is None and not hints:
        click.echo(words.t("puzzle-how", command=f"kingdom puzzle {found.number} --answer 1"), err=True)


def _line(found: Puzzle, words: Words) -> str:
    seen = found.game().view(found.seat)
    told = asked(found, seen, words)
    return f"{found.number:>3}  {told.place}  {told.question}"


def _solution(told: Asked, words: Words) -> None:
    click.echo(told.solution)
    for choice in told.choices:
        line = f"  {choice.number}  {words.t('puzzle-chance-label')} {choice.chance}"
        click.echo(", ".join(part for part in (line, choice.cost, choice.points) if part))
    for reason in told.why:
        click.echo(f"  – {reason}")
    click.echo(told.explained)


def _data(found: Puzzle, *, solution: bool) -> dict[str, object]:
    """A puzzle as data: what its seat sees; the values of the choices only with the solution."""
    from kingdom.game.serial import view_data

    data = asdict(found)
    data["position"] = view_data(found.game().view(found.seat))
    if not solution:
        data["choices"] = [{"text": choice.text} for choice in found.choices]
        for name in ("solution", "steward", "why"):
            del data[name]
    return data
