"""What the terminal lists and prints: options by number, short offers, standings of an arena, and saved games."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from kingdom.cli import saved, standings
from kingdom.cli.menu import TerminalMenu
from kingdom.core.errors import CannotParse
from kingdom.lab.estimates import Estimate
from kingdom.lab.sprt import SprtResult
from kingdom.rules.choice import Select
from kingdom.words import Words
from tests.kit.cards import given
from tests.kit.reviews import resigned_game

WORDS = Words("en", copies=True)
HAND = "ann: hand Farm, Port, Quarry, Statue, Mint, Ruins; traps 2"


def menu(*table: str) -> TerminalMenu:
    return TerminalMenu(given(*table).game.view(0), WORDS)


# --- the list of options


def test_options_are_numbered_from_one() -> None:
    found = menu("choice, turn 3", "table: left Farm; right Port")

    assert found.text().splitlines() == [f"   1  {found.texts[0]}", f"   2  {found.texts[1]}"]
    assert (found.meant("1"), found.meant("2")) == (Select(0), Select(1))
    for wrong in ("0", "3"):
        with pytest.raises(CannotParse) as refused:
            found.meant(wrong)
        assert refused.value.reason.id == "no-number"
    assert found.meant("select left") == "select left"


def test_more_than_24_of_a_kind_are_counted() -> None:
    many = menu("choice, turn 4", HAND, "table: left Island; right Garden")
    assert len(many.options) > 24
    (line,) = many.text().splitlines()
    assert line == f"      {WORDS.t('menu-many', count=len(many.options), verb='offer', example='2l 5r*')}"
    few = menu("choice, turn 4", "ann: hand Farm, Port, Quarry", "table: left Island; right Garden")
    assert len(few.options) <= 24
    assert len(few.text().splitlines()) == len(few.options)


def test_a_listing_has_every_option_with_all_of_the_words() -> None:
    found = menu("planning", "ann: selection Farm, Port")

    assert found.listing("farm SLATE") == f"   1  {found.texts[0]}"
    assert len(found.listing("farm").splitlines()) == 2
    assert found.listing("xyz") == f"      {WORDS.t('menu-nothing', words='xyz')}"


def test_an_offer_is_said_by_the_places_of_two_cards_in_hand() -> None:
    found = menu("choice, turn 4", HAND, "table: left Island; right Garden")

    assert found.meant("1l 3r*") == "offer Farm#1 left, Quarry#1 right face down"
    assert found.meant("6R*, 2L") == "offer Ruins#1 right face down, Port#1 left"
    for wrong, reason in (("0l 1r", "no-card-in-hand"), ("1l 7r", "no-card-in-hand"), ("2l 2r", "two-numbers")):
        with pytest.raises(CannotParse) as refused:
            found.meant(wrong)
        assert refused.value.reason.id == reason


# --- standings


def printed(monkeypatch: pytest.MonkeyPatch, show: Any, *arguments: Any, words: int = 2) -> list[list[str]]:
    """The rows that a table is printed with; its first columns are words, and all others numbers, on the right."""
    shown: list[Any] = []
    monkeypatch.setattr(standings, "print_table", shown.append)
    monkeypatch.setattr(standings.click, "echo", lambda *words: None)
    show(*arguments)
    (table,) = shown
    columns = [list(column.cells) for column in table.columns]
    assert [column.justify for column in table.columns[: words + 1]] == ["left"] * words + ["right"]
    return [[str(column[at]) for column in columns] for at in range(table.row_count)]


def match(**changed: Any) -> Any:
    usual: dict[str, Any] = {
        "who": (SimpleNamespace(label="baron"), SimpleNamespace(label="page")), "ruleset": "two", "bouts": [1, 2, 3, 4],
        "rate": Estimate(0.75, 0.5, 0.9), "elo": Estimate(191.0, 0.4, float("inf")), "margin": Estimate(3.25, 1.0, 5.0),
        "draws": 1, "nobody": 2, "claims": None, "verdict": SprtResult.UNDECIDED, "counts": Counter(),
    }  # fmt: skip
    return SimpleNamespace(**{**usual, **changed})


def test_a_match_is_a_row_with_its_rate_elo_and_margin(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = printed(monkeypatch, standings.show_matches, [match()])

    assert rows == [["baron – page", "two", "4", "75.0\xa0%", "50.0 to 90.0", "+191", "0 to +∞", "+3.2", "1", "2"]]


def test_a_test_that_runs_has_a_column(monkeypatch: pytest.MonkeyPatch) -> None:
    claims = SimpleNamespace(ratio=lambda counts: 1.5, low=0.0, high=10.0)
    for verdict in SprtResult:
        (row,) = printed(monkeypatch, standings.show_matches, [match(claims=claims, verdict=verdict)])
        assert "+1.50" in row[-1]
        assert ("+10" in row[-1]) == (verdict is SprtResult.HIGH)
    assert standings.sprt_text(match()) == ""


def test_time_is_told_in_thousandths_of_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    pace = SimpleNamespace(label="baron", decisions=7, mean=0.0125, slowest=1.5, late=1, faults=0)

    assert printed(monkeypatch, standings.show_paces, [pace], words=1) == [["baron", "7", "12.5", "1500.0", "1", "0"]]


def test_solo_rows_have_medals_and_how_far_one_is_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    row = SimpleNamespace(
        ruleset="solo", label="page", games=5, won=Estimate(0.8, 0.4, 1.0), at_least_bronze=Estimate(0.4, 0.1, 0.7),
        medals=Counter(gold=1, bronze=1, none=2), lost=1, score=Estimate(71.25, 60.0, 80.0), ahead=None,
    )  # fmt: skip
    ahead = SimpleNamespace(**{**vars(row), "ahead": Estimate(-2.5, -4.0, -1.0)})
    plain = ["solo", "page", "5", "80.0\xa0%", "40.0\xa0%", "10.0 to 70.0", "1", "0", "1", "2", "1", "71.2"]

    assert printed(monkeypatch, standings.show_alone, [row]) == [plain]
    assert printed(monkeypatch, standings.show_alone, [row, ahead]) == [
        [*plain, "", ""],
        [*plain, "−2.5", "−4.0 to −1.0"],
    ]


def test_a_difference_without_bounds_is_infinite() -> None:
    assert [standings.signed(one) for one in (12.4, -0.6, float("inf"), float("-inf"))] == ["+12", "−1", "+∞", "−∞"]


# --- saved games


def test_a_saved_game_names_the_opponent(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(saved, "saved_file", lambda: tmp_path / "deep" / "terminal.json")
    game = resigned_game(4)
    assert saved.keep(game, "baron")
    path = saved.saved_file()

    assert saved.opponent_in(path) == "baron"
    data = json.loads(path.read_text("utf-8"))
    assert {**json.loads(game.record().to_json()), "bots": ["", "baron"]} == data
    assert saved.keep(game, None)
    assert saved.opponent_in(path) is None
    saved.forget()
    saved.forget()
    assert not path.exists()
    assert saved.opponent_in(path) is None
    monkeypatch.setattr(saved, "saved_file", lambda: Path("/dev/null/x/terminal.json"))
    assert not saved.keep(game, None)
