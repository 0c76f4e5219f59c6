"""What a process that serves does for all its games at once."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from random import Random

import pytest

from kingdom.core.state import State
from kingdom.web.server.socket import LOOK_FOR_RINGS, collect_seldom
from kingdom.web.tables.snapshot import TableSnapshot
from tests.kit.tables import random_tables, table_of

EVERYTHING = {"players": 2, "modules": ("menace", "advisors", "quest")}


@pytest.fixture
def collector() -> Iterator[None]:
    """The collector as it was, afterwards."""
    thresholds = gc.get_threshold()
    yield
    gc.set_debug(0)
    gc.garbage.clear()
    gc.unfreeze()
    gc.set_threshold(*thresholds)
    gc.enable()


def test_what_was_loaded_at_the_start_is_not_looked_at_again(collector: None) -> None:
    collect_seldom()

    assert gc.get_freeze_count() > 10_000
    assert gc.get_threshold() == LOOK_FOR_RINGS


def test_a_game_that_is_dropped_leaves_nothing_to_collect(collector: None) -> None:
    """That is why the collector need not look at games. Texts with two readings and undone deeds are among it."""

    def play(seed: int) -> None:
        for table in random_tables(table_of(EVERYTHING, seed), Random(seed), undo=0.1):
            for viewer in (0, 1, None):
                table.facts(viewer)
                table.view(viewer)

    play(1)
    gc.collect()
    gc.disable()

    play(2)

    gc.set_debug(gc.DEBUG_SAVEALL)
    gc.collect()
    assert [one for one in gc.garbage if isinstance(one, (State, TableSnapshot))] == []
