"""How long a table counts as watched."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from kingdom.web.live import watchers as looks
from kingdom.web.live.watchers import Watchers


def test_a_look_lasts_a_minute_and_a_stream_as_long_as_it_is_open(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = SimpleNamespace(now=5.0)
    monkeypatch.setattr(looks, "time", SimpleNamespace(monotonic=lambda: clock.now))
    monkeypatch.setattr(looks, "MOST_LOOKS", 2)
    listening: set[str] = set()
    hub: Any = SimpleNamespace(anybody=lambda table_id: table_id in listening)
    found = Watchers(hub)

    assert not found("a")
    found.look("a")
    clock.now += 59.9
    assert found("a")
    clock.now += 0.1
    assert not found("a")
    listening.add("a")
    assert found("a")
    for name in ("b", "c", "b", "d"):
        found.look(name)
    assert [found(name) for name in ("b", "c", "d")] == [True, False, True], "only so many are remembered"
