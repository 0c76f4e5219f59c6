"""The regent judges as it did when its games were written down."""

from __future__ import annotations

import json
from typing import Any

import pytest

from kingdom.bots.regent.compiled import COMPILED
from tests.bots.selfplay import GOLDEN, KINDS, figures

WRITTEN: dict[str, Any] = json.loads(GOLDEN.read_text(encoding="utf-8"))
# Compiled, the numbers are of half the width, and a close decision may fall otherwise.
interpreted = pytest.mark.skipif(COMPILED, reason="written down by the interpreter")


def test_each_kind_of_game_is_written_down() -> None:
    assert list(WRITTEN) == list(KINDS)


@interpreted
@pytest.mark.parametrize("kind", KINDS)
def test_the_regent_plays_the_game_that_was_written_down(kind: str) -> None:
    assert figures(kind) == WRITTEN[kind]
