"""The regent judges as it did when its games were written down."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.bots.selfplay import GOLDEN, KINDS, figures
from tests.kit.rooms import interpret

WRITTEN: dict[str, Any] = json.loads(GOLDEN.read_text(encoding="utf-8"))


def test_each_kind_of_game_is_written_down() -> None:
    assert list(WRITTEN) == list(KINDS)


@pytest.mark.parametrize("kind", KINDS)
def test_the_regent_plays_the_game_that_was_written_down(kind: str) -> None:
    assert figures(kind) == WRITTEN[kind]


@pytest.mark.parametrize("kind", ["solo", "two+menace+advisors+quest, by hand", "solo+advisors, searched"])
def test_the_interpreted_regent_plays_the_same_game(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    interpret(monkeypatch)
    assert figures(kind) == WRITTEN[kind]
