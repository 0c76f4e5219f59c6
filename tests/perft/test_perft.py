"""Perft: how many ways there are to go on, counted to a depth. By hand where a person can, recorded where not."""

from __future__ import annotations

import tomllib
from math import comb
from pathlib import Path
from typing import Any

import pytest

import kingdom
from kingdom.cli.perft import count
from kingdom.core.state import State
from tests.kit import clause
from tests.kit.frozen_cards import FROZEN
from tests.kit.table import given

POSITIONS: list[dict[str, Any]] = tomllib.loads(Path(__file__).with_name("positions.toml").read_text(encoding="utf-8"))[
    "position"
]

OFFERS = comb(8, 2) * 4 * 4
"""CHO-3: two of eight cards, each to one of two areas. CHO-4: each face up or, with a Trap, face down."""


def laid_out(entry: dict[str, Any]) -> State:
    table = given(entry["when"], *entry["table"], content=FROZEN, **entry.get("options", {}))
    table.state.players[0].slots = {name: tuple(value) for name, value in entry.get("slots", {}).items()}
    return table.state


@clause("CHO-3", "CHO-4", "CHO-5")
@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("edition", ["first", "second"])
def test_the_first_offer_the_selection_and_the_second_offer(edition: str, side: str) -> None:
    """8 cards and 2 Traps make 448 offers; then 2 selections; then the other's 448 offers."""
    state = kingdom.new_game(seed=1, edition=edition, side=side).state

    assert OFFERS == 448
    assert [count(state, depth) for depth in (1, 2)] == [448, 896]


@clause("CHO-3", "CHO-4", "CHO-5")
def test_three_deep() -> None:
    assert count(kingdom.new_game(seed=1).state, 3) == OFFERS * 2 * OFFERS == 401_408


@clause("ADV-1", "CHO-3", "CHO-4")
def test_two_advisors_to_keep_come_before_the_first_offer() -> None:
    """Each seat keeps one of two; nobody can use one yet, since all ask for what no trap has been spent on."""
    state = kingdom.new_game(seed=3, modules=("advisors",)).state

    assert [count(state, depth) for depth in (1, 2, 3)] == [2, 4, 4 * OFFERS]


@clause("SOL-3", "SOL-5")
def test_in_solo_games_there_are_two_areas_of_two_cards_and_a_search_of_each() -> None:
    """Nothing lies face down yet that the Spy could turn up."""
    state = kingdom.new_game(players=1, seed=1).state

    assert count(state, 1) == 2 + 2


@pytest.mark.parametrize("entry", POSITIONS, ids=[entry["name"] for entry in POSITIONS])
def test_recorded_counts(entry: dict[str, Any]) -> None:
    state = laid_out(entry)

    assert [count(state, depth) for depth in range(1, len(entry["counts"]) + 1)] == entry["counts"]
    assert entry["counts"], "a position without counts proves nothing"


def test_there_is_a_position_in_every_phase() -> None:
    phases = {laid_out(entry).phase.name for entry in POSITIONS}

    assert phases >= {"choice", "planning", "materials", "gold", "exploration", "combat", "last window", "solo choice"}
