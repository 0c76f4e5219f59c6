"""Positions with one clearly right move: the steward and the regent find it. The data say why it is right."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

import kingdom
from kingdom import bots
from kingdom.bots.bot import Budget
from kingdom.core.actions import Action
from kingdom.native import is_native
from kingdom.rules.base import CALAMITIES
from tests.kit import Table
from tests.kit.cards import CARDS, given

POSITIONS: list[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "positions.toml").read_text("utf-8"))[
    "position"
]
FOR_BOTH = [position for position in POSITIONS if "regent" not in position]
"""`regent` says what else the regent does, which searches further, and why."""
TRIALS = 600
HANDS = "hands"
"""The cards of the danger deck still to be dealt."""


def laid(position: dict[str, Any]) -> Table:
    """The table of a position."""
    lines = [f"{who}: {position[who]}" for who in ("ann", "bob", "table") if who in position]
    options = {name: tuple(position[name]) for name in ("modules", "menaces", "quests") if name in position}
    table = given(position["when"], *lines, **options)
    if "frozen" in position:
        card, giant = (table.state.rules.names.find(name)[0] for name in position["frozen"])
        data = {**table.game.position()}
        data["players"][0]["slots"] = {"frozen": [[card, giant]]}
        data["opening"] = data["players"]
        table = Table(kingdom.from_position(data, content=CARDS))
    return table


def with_row(table: Table) -> Table:
    """The same with no Calamities and Menaces to come: piles that no game leaves have no row."""
    for deck in table.state.rules.settings.menaces or (CALAMITIES,):
        table.state.piles[deck] = ()
    table.state.draws.pop(HANDS, None)
    return table


def answer(bot: str, table: Table) -> list[str]:
    """The bot's answer, in notation without the numbers of copies."""
    said = bots.make(bot, 1).decide(table.game.view(0), Budget(simulations=TRIALS))
    actions = [said] if isinstance(said, Action) else list(said)
    return [" ".join(word.split("#")[0] for word in table.game.text(action).split(" ")) for action in actions]


@pytest.mark.parametrize("position", POSITIONS, ids=[position["why"] for position in POSITIONS])
def test_the_steward_finds_the_right_move(position: dict[str, Any]) -> None:
    is_right(position, answer("steward", laid(position)))


@pytest.mark.skipif(not is_native(), reason="interpreted it takes minutes")
@pytest.mark.parametrize("position", FOR_BOTH, ids=[position["why"] for position in FOR_BOTH])
def test_the_regent_finds_the_right_move(position: dict[str, Any]) -> None:
    is_right(position, answer("regent", with_row(laid(position))))


def is_right(position: dict[str, Any], played: list[str]) -> None:
    for text in position.get("plays", ()):
        assert any(action.startswith(text) for action in played), played
    for text in position.get("avoids", ()):
        assert text not in played, played
    for name in position.get("keeps", ()):
        assert not any(name in action for action in played), played


def test_every_position_asks_for_something() -> None:
    assert len(POSITIONS) >= 30
    assert len(FOR_BOTH) >= 40
    assert all({"plays", "avoids", "keeps"} & set(position) for position in POSITIONS)
