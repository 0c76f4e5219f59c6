"""Bots by name: our own, and those that other packages bring."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest

from kingdom import KingdomError
from kingdom.bots import registry as bots
from kingdom.bots.bot import BotError
from kingdom.bots.chance import RandomBot
from kingdom.core.reasons import why
from tests.kit.refusing import refusal


@pytest.fixture
def others(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Two packages: one that works, and one that is broken."""
    found = [
        EntryPoint("chancer", "kingdom.bots.chance:RandomBot", bots.GROUP),
        EntryPoint("broken", "kingdom.bots.nowhere:Bot", bots.GROUP),
    ]
    bots.known.cache_clear()
    monkeypatch.setattr(bots, "entry_points", lambda group: found if group == bots.GROUP else [])
    yield
    bots.known.cache_clear()


@pytest.mark.usefixtures("others")
def test_a_bot_of_another_package_is_made_by_name() -> None:
    assert isinstance(bots.make("chancer", 1), RandomBot)
    assert list(bots.known()) == ["random", "page", "steward", "baron", "regent", "chancer", "broken"]


@pytest.mark.usefixtures("others")
def test_a_broken_package_breaks_only_its_own_bot() -> None:
    missing = "No module named 'kingdom.bots.nowhere'"
    with refusal(BotError, why("broken-bot", given="'broken'", package="kingdom.bots.nowhere:Bot", error=missing)):
        bots.make("broken", 1)
    assert isinstance(bots.make("random", 1), RandomBot)


def test_an_unknown_level_is_refused_with_those_there_are() -> None:
    with refusal(KingdomError, why("no-level", given="'king'", names=("page", "steward", "baron", "regent"))):
        bots.at_level("king", 1)


def test_levels_go_from_weak_to_strong() -> None:
    assert list(bots.LEVELS) == ["page", "steward", "baron", "regent"]
