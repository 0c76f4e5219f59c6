"""Puzzles: every position can be read, every choice is legal, one is the solution, and nothing hidden is told."""

from __future__ import annotations

import json
from datetime import date, timedelta
from random import Random

import pytest
from click.testing import CliRunner, Result

import kingdom
from kingdom.cli import main
from kingdom.content import load
from kingdom.core.imagine import imagine
from kingdom.core.reasons import why
from kingdom.game.config import origin
from kingdom.game.game import Game
from kingdom.game.serial import view_data
from kingdom.review.puzzle_search import CHECK, CLEAR, DEALS, MISSED
from kingdom.review.puzzle_text import asked, verdict
from kingdom.review.puzzles import Puzzle, kept, of_day, puzzle, puzzles
from kingdom.words import Words
from tests.kit.languages import LANGUAGES
from tests.kit.refusals import refusal

EVERY = puzzles()


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["puzzle", *arguments], prog_name="kingdom")


def _twin(one: Puzzle) -> Game:
    """The same position for its seat, with other cards where it cannot see."""
    seen = one.game().view(one.seat)
    configuration, content = origin(seen.rules)
    state = imagine(seen, Random(7).random)
    assert state != one.game().state
    return Game(configuration, content, None, state, state)


def test_there_are_200_puzzles_and_no_game_gave_two_of_a_kind() -> None:
    found = [(one.origin["ruleset"], one.origin["seed"], one.kind) for one in EVERY]

    assert len(EVERY) == 200
    assert len(set(found)) == len(found)


def test_the_puzzles_were_collected_for_the_cards_as_they_are() -> None:
    """Other cards have other chances: then collect them again (docs/concepts/puzzles.md)."""
    assert kept()["content"] == load().hash


@pytest.mark.parametrize("one", EVERY, ids=lambda one: str(one.number))
def test_every_choice_of_a_puzzle_is_legal_and_one_of_them_is_clearly_best(one: Puzzle) -> None:
    game = one.game()

    assert game.waiting() == (one.seat,)
    assert len(one.actions(game)) == len(one.choices) >= 2
    assert one.best.lost == 0.0
    others = [choice for choice in one.choices if choice is not one.best]
    assert all(choice.lost >= CLEAR and choice.lost - choice.lost_doubt >= CLEAR / 2 for choice in others)
    assert one.choices[one.steward].lost >= MISSED
    assert one.deals == CHECK * DEALS
    for action in one.actions(game):
        game.copy().play(one.seat, action)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_puzzle_is_told_in_every_language(language: str) -> None:
    words = Words(language)
    for one in EVERY:
        told = asked(one, one.game().view(one.seat), words)
        lines = [told.title, told.place, told.question, told.solution, *told.hints, *told.why]
        lines += [part for choice in told.choices for part in (choice.text, choice.chance, choice.cost, choice.points)]
        assert not [line for line in lines if "⟦" in line or "{" in line]
        assert told.why, "it says why"


def test_the_first_hint_says_whose_duchy_the_solution_is_about() -> None:
    words, about = Words("en"), []
    for one in EVERY:
        best, usual = one.best, one.choices[one.steward]
        own = best.mine - usual.mine >= usual.theirs - best.theirs
        about.append(own)
        hint = asked(one, one.game().view(one.seat), words).hints[0]
        assert hint.startswith("Think of your own Duchy" if own else "Think of your opponent")
    assert set(about) == {True, False}


def test_a_puzzle_is_told_by_what_its_seat_sees() -> None:
    """Whatever lies hidden, the same is said."""
    for one in EVERY[:5]:
        seen, other = one.game().view(one.seat), _twin(one).view(one.seat)
        assert other == seen
        assert asked(one, other, Words("en")) == asked(one, seen, Words("en"))


def test_each_day_has_its_puzzle_and_the_next_day_another() -> None:
    first = date(2026, 11, 16)
    days = [of_day(first + timedelta(days=number)) for number in range(len(EVERY))]

    assert of_day(first) == days[0]
    assert sorted(one.number for one in days) == [one.number for one in EVERY]
    assert of_day(first + timedelta(days=len(EVERY))) == days[0]


def test_an_answer_is_told_right_or_by_how_much_it_is_wrong() -> None:
    one = EVERY[0]
    words = Words("en")

    assert verdict(one, one.solution + 1, words) == "That is it."
    lost = round(100 * one.choices[one.steward].lost)
    assert verdict(one, one.steward + 1, words) == f"That costs {lost} % of the chance of winning."


def test_the_command_gives_nothing_away_until_it_is_asked() -> None:
    one = EVERY[0]
    plain, hinted, solved = run("1"), run("1", "--hint", "--hint"), run("1", "--solution")

    assert plain.exit_code == hinted.exit_code == solved.exit_code == 0
    assert "The solution" not in plain.stdout + hinted.stdout
    assert "%" not in plain.stdout
    assert "a steward would play it" in hinted.stdout
    assert f"The solution is {one.solution + 1}" in solved.stdout
    assert "Why" in solved.stdout or "–" in solved.stdout


def test_the_command_checks_an_answer() -> None:
    one = EVERY[0]

    assert "That is it." in run("1", "--answer", str(one.solution + 1)).stdout
    wrong = run("1", "--answer", str(one.steward + 1)).stdout
    assert "of the chance of winning" in wrong
    assert "The solution is" not in wrong


def test_the_puzzle_as_data_has_the_view_of_its_seat_and_no_solution() -> None:
    data = json.loads(run("1", "--json").stdout)

    assert "solution" not in data
    assert set(data["choices"][0]) == {"text"}
    assert data["position"] == json.loads(json.dumps(view_data(_twin(EVERY[0]).view(EVERY[0].seat))))
    assert "solution" in json.loads(run("1", "--json", "--solution").stdout)


def test_what_is_not_a_puzzle_or_an_answer_is_refused_in_one_line() -> None:
    refused = run("9999")

    assert refused.exit_code == 2
    assert refused.stderr == f"kingdom: there is no puzzle 9999: puzzles are numbered 1 to {len(EVERY)}\n"
    assert (
        run("1", "--answer", "9").stderr == f"kingdom: there is no answer 9: this puzzle has {len(EVERY[0].choices)}\n"
    )
    with refusal(kingdom.KingdomError, why("no-puzzle", given="0", most=len(puzzles()))):
        puzzle(0)
