"""Room for compiled functions that are run as they are written, and rows of games at random to try them on."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kingdom.fast import cpp
from kingdom.fast.engine import Engine


def integers(size: int) -> Any:
    """Room for numbers whose parts are not copies, as where the functions are compiled."""
    return memoryview(array("q", [0] * size))


def fractions(size: int) -> Any:
    """The same for numbers with a fraction."""
    return memoryview(array("d", [0.0] * size))


def positions(made: Engine, seed: int, every: int) -> Iterator[tuple[Any, int]]:
    """Some positions of a game at random, and who decides there."""
    row, chance, number = made.begin(seed=seed), Random(seed), 0
    while not made.is_over(row):
        seat = made.waiting(row)[0]
        number += 1
        if number % every == 0:
            yield row.copy(), seat
        made.apply(row, seat, chance.choice(list(made.legal(row, seat))))


def nothing_compiled(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[pytest.MonkeyPatch]:
    """For a fixture: nothing has been compiled to C++ yet, and nothing of it stays."""
    monkeypatch.setenv("KINGDOM_FAST_CACHE", str(tmp_path / "cache"))
    cpp.library.cache_clear()
    yield monkeypatch
    cpp.library.cache_clear()
