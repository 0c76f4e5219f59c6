"""`kingdom puzzle`: a position worth thinking about, with hints and the solution, as text or as JSON."""

from __future__ import annotations

from dataclasses import asdict
from datetime import date

import click

from kingdom.cli.data import json_option, print_data
from kingdom.cli.language import language_option, words_in
from kingdom.cli.status import DONE, WRONG
from kingdom.core.errors import KingdomError
from kingdom.review.puzzle_text import PuzzleText, asked, verdict
from kingdom.review.puzzles import Puzzle, of_day, puzzle, puzzles
from kingdom.words import Words
from kingdom.words.picture import picture

HINTS = 2


@click.command(name="puzzle")
@click.argument("number", type=click.IntRange(min=1), required=False)
@click.option("--hint", "hints", count=True, help="Show a hint; repeat it for both.")
@click.option(
    "--answer",
    type=click.IntRange(min=1),
    metavar="CHOICE",
    help="Check this answer, by its number; exit code 1: wrong.",
)
@click.option("--solution", is_flag=True, help="Show the solution with an explanation.")
@click.option("--list", "listed", is_flag=True, help="List all puzzles.")
@json_option
@language_option
@click.pass_context
def command(
    context: click.Context,
    number: int | None,
    hints: int,
    answer: int | None,
    solution: bool,
    listed: bool,
    as_json: bool,
    language: str,
) -> None:
    """Show the puzzle of the day, or the one with this NUMBER.

    The solution is shown only if you ask for it, or find it.
    """
    words = words_in(language)
    if listed:
        show_list(words, as_json=as_json)
        return
    selected = of_day(date.today()) if number is None else puzzle(number)
    if answer is not None and answer > len(selected.choices):
        raise KingdomError(words.t("puzzle-no-choice", number=answer, most=len(selected.choices)))
    right = answer is not None and answer - 1 == selected.solution
    if as_json:
        print_data(_data(selected, solution=solution) | ({} if answer is None else {"right": right}))
    else:
        show(selected, words, hints=hints, answer=answer, solution=solution or right)
    context.exit(DONE if answer is None or right else WRONG)


def show(selected: Puzzle, words: Words, *, hints: int, answer: int | None, solution: bool) -> None:
    """Print a puzzle, and what was asked for."""
    seen = selected.game().view(selected.seat)
    texts = asked(selected, seen, words)
    click.echo(f"{texts.title} · {texts.place}\n")
    click.echo(picture(seen, words))
    click.echo(f"\n{texts.question}\n")
    for choice in texts.choices:
        click.echo(f"  {choice.number}  {choice.text}")
    click.echo()
    for hint in texts.hints[:hints]:
        click.echo(hint)
    if answer is not None:
        click.echo(verdict(selected, answer, words))
    if solution:
        _solution(texts, words)
    elif answer is None and not hints:
        click.echo(words.t("puzzle-how", command=f"kingdom puzzle {selected.number} --answer 1"), err=True)


def show_list(words: Words, *, as_json: bool) -> None:
    """Print a line for each puzzle, or a list of them as JSON."""
    listed = [(one.number, asked(one, one.game().view(one.seat), words)) for one in puzzles()]
    if as_json:
        print_data([{"number": number, "place": text.place, "question": text.question} for number, text in listed])
        return
    for number, text in listed:
        click.echo(f"{number:>3}  {text.place}  {text.question}")


def _solution(texts: PuzzleText, words: Words) -> None:
    click.echo(texts.solution)
    for choice in texts.choices:
        line = f"  {choice.number}  {words.t('puzzle-chance-label')} {choice.chance}"
        click.echo(", ".join(part for part in (line, choice.cost, choice.points) if part))
    for reason in texts.why:
        click.echo(f"  – {reason}")
    click.echo(texts.explained)


def _data(puzzle: Puzzle, *, solution: bool) -> dict[str, object]:
    """A puzzle as data: the view of its seat, and the values of the choices only with the solution."""
    from kingdom.game.serial import view_data

    data = asdict(puzzle)
    data["position"] = view_data(puzzle.game().view(puzzle.seat))
    if not solution:
        data["choices"] = [{"text": choice.text} for choice in puzzle.choices]
        for name in ("solution", "steward", "why"):
            del data[name]
    return data
