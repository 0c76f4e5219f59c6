"""Bots by name: our own, and those that other packages bring."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import kingdom
from kingdom import KingdomError
from kingdom.bots import registry as bots
from kingdom.bots.bot import BotError
from kingdom.bots.chance import RandomBot
from kingdom.core.reasons import why
from kingdom.web.present.games.new_game import new_game
from kingdom.web.texts import Texts
from tests.kit.refusals import refusal


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


# --- what a bot can do here


@pytest.mark.parametrize(
    ("native", "expected"), [(True, bots.Ability()), (False, bots.Ability(bots.INTERPRETED, "native"))]
)
def test_the_regent_is_at_full_strength_with_the_native_core(
    monkeypatch: pytest.MonkeyPatch, native: bool, expected: bots.Ability
) -> None:
    monkeypatch.setattr(bots, "is_native", lambda: native)

    found = bots.ability("regent")

    assert found == expected
    assert found.plays
    assert found.is_reduced == (not native)
    assert found.is_thorough == native
    assert bots.strongest() == ("regent" if native else "baron")
    assert all(bots.ability(name) == bots.Ability() for name in bots.OURS if name != "regent")


LOOKING = {
    *("bots/regent/bot.py", "bots/regent/thinker.py", "cli/train.py"),
    *("native/__main__.py", "native/library.py"),
}
"""Beside the registry: what loads the library before a clock runs or processes start, and assumes how fast it is."""


def test_only_the_registry_asks_what_a_bot_can_do_here() -> None:
    package = Path(kingdom.__file__).parent
    asking = {
        path.relative_to(package).as_posix()
        for path in package.rglob("*.py")
        if re.search(r"\bis_native\(", path.read_text(encoding="utf-8"))
    }
    assert asking == {*LOOKING, Path(bots.__file__).relative_to(package).as_posix()}


@pytest.mark.usefixtures("others")
def test_a_bot_that_cannot_play_at_all_is_not_offered_and_the_registry_says_why() -> None:
    broken = bots.ability("broken")

    assert not broken.plays
    assert broken.reason is not None
    assert broken.reason.id == "broken-bot"
    assert bots.offered() == (*bots.LEVELS, "chancer")
    for name in ("broken", "broken@5s"):
        with pytest.raises(BotError, match="nowhere"):
            bots.check_bots([None, "chancer", "chancer@5s", name])


@pytest.mark.usefixtures("others")
def test_the_form_does_not_offer_a_bot_that_cannot_play_at_all() -> None:
    assert [choice.value for choice in new_game(Texts("en")).levels] == [*bots.LEVELS, "chancer"]


@pytest.mark.usefixtures("others")
def test_a_bot_that_failed_is_followed_by_the_next_weaker_one_down_to_chance() -> None:
    def all_after(name: str) -> list[str]:
        found = bots.weaker(name)
        return [] if found is None else [found, *all_after(found)]

    assert all_after("regent@5s") == ["baron@5s", "steward", "page", "random"]
    assert all_after("chancer@5s") == ["steward", "page", "random"]
