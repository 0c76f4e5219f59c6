"""Shortcuts for a whole Selection: all of it slated, or recycled into Alchemy."""

from __future__ import annotations

from tests.kit.cards import given
from tests.kit.presentation import table_shown


def test_every_development_is_slated_at_one_stroke() -> None:
    found = table_shown(given("planning", "ann: selection Farm, Quarry, Silk").game).slate_all

    assert found is not None
    assert found.do.split("\n") == ["slate Farm#1", "slate Quarry#1"]
    assert (found.label, found.kind) == ("Slate all 2 Developments", "SlateAll")


def test_every_card_is_recycled_with_its_cubes_put_in_alchemy() -> None:
    found = table_shown(given("planning", "ann: selection Farm, Silk").game).recycle_all

    assert found is not None
    assert found.do.split("\n") == [
        "recycle Farm#1",
        "place M on alchemy",
        "recycle Silk#1",
        "place P on alchemy",
        "place G on alchemy",
    ]
    assert (found.label, found.kind) == ("Recycle all 2 cards and put all cubes in Alchemy", "RecycleAll")


def test_one_card_needs_no_shortcut() -> None:
    found = table_shown(given("planning", "ann: selection Farm").game)

    assert (found.slate_all, found.recycle_all) == (None, None)


def test_treasures_alone_can_only_be_recycled() -> None:
    found = table_shown(given("planning", "ann: selection Silk, Marble").game)

    assert found.slate_all is None
    assert found.recycle_all is not None
