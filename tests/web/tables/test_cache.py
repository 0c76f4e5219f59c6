"""The cache of games: the most recently used stay, newer states win, and it knows what is out of date."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from kingdom.web.tables.cache import TableCache


def kept(name: str, sequence: int = 0) -> Any:
    return SimpleNamespace(id=name, sequence=sequence)


def test_a_shelf_keeps_those_that_were_asked_for_last() -> None:
    shelf = TableCache(2)
    for name in ("a", "b"):
        shelf.put(kept(name))
    assert shelf.take("a") is not None
    shelf.put(kept("c"))

    assert len(shelf) == 2
    assert (shelf.take("b"), shelf.take("a"), shelf.take("x")) == (None, kept("a"), None)


def test_what_is_further_on_is_not_put_back() -> None:
    shelf = TableCache(2)
    shelf.put(kept("a", 5))
    shelf.put(kept("a", 4))
    assert shelf.take("a") == kept("a", 5)
    shelf.put(kept("a", 5))
    shelf.put(kept("a", 6))
    assert shelf.take("a") == kept("a", 6)


def test_a_table_that_fell_behind_is_not_at_hand_until_it_catches_up() -> None:
    shelf = TableCache(2)
    shelf.put(kept("a"))
    assert shelf.at_hand("a") == kept("a")
    shelf.fell_behind("a")
    shelf.fell_behind("elsewhere")
    assert (shelf.at_hand("a"), shelf.take("a")) == (None, kept("a"))
    shelf.catches_up("a")
    assert shelf.at_hand("a") == kept("a")
    shelf.all_fell_behind()
    assert shelf.at_hand("a") is None
    for name in ("b", "c"):
        shelf.put(kept(name))
    shelf.put(kept("a"))
    assert shelf.at_hand("a") == kept("a"), "one that was gone is up to date when it comes back"
