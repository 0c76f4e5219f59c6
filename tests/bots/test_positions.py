"""Positions with one clearly right move: the steward finds it. The data say why it is right."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

import kingdom
from kingdom import bots
from kingdom.core.actions import Action
from tests.kit import Table
from tests.kit.cards import CARDS, given

POSITIONS: list[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "positions.toml").read_text("utf-8"))[
    "position"
]


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


def answer(table: Table) -> list[str]:
    """What the steward does, in notation without the numbers of copies."""
    said = bots.make("steward", 1).decide(table.game.view(0))
    actions = [said] if isinstance(said, Action) else list(said)
    return [" ".join(word.split("#")[0] for word in table.game.text(action).split(" ")) for action in actions]


@pytest.mark.parametrize("position", POSITIONS, ids=[position["why"] for position in POSITIONS])
def test_the_steward_finds_the_right_move(position: dict[str, Any]) -> None:
    played = answer(laid(position))

    for text in position.get("plays", ()):
        assert any(action.startswith(text) for action in played), played
    for text in position.get("avoids", ()):
        assert text not in played, played
    for name in position.get("keeps", ()):
        assert not any(name in action for action in played), played


def test_every_position_asks_for_something() -> None:
    assert len(POSITIONS) >= 30
    assert all({"plays", "avoids", "keeps"} & set(position) for position in POSITIONS)
