"""Contestants: how they are written, and when two of a name are not the same."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from kingdom.bots.bot import NO_LIMIT, Budget
from kingdom.bots.registry import known
from kingdom.bots.steward import Steward
from kingdom.core.errors import KingdomError
from kingdom.core.reasons import why
from kingdom.lab.contestants import Contestant, fingerprint_of, read
from tests.kit.bots import First
from tests.kit.refusals import refusal


@pytest.mark.parametrize(
    ("text", "contestant"),
    [
        ("steward", Contestant("steward")),
        ("baron@1s", Contestant("baron", Budget(seconds=1.0))),
        ("baron@0.25s", Contestant("baron", Budget(seconds=0.25))),
        ("baron@200", Contestant("baron", Budget(simulations=200))),
        ("tests.kit.bots:First@7", Contestant("tests.kit.bots:First", Budget(simulations=7))),
    ],
)
def test_a_contestant_reads_as_it_is_written(text: str, contestant: Contestant) -> None:
    assert read(text) == contestant
    assert contestant.label == text


def test_the_budget_for_all_is_for_those_that_name_none() -> None:
    assert read("baron", Budget(simulations=50)).label == "baron@50"
    assert read("baron@2s", Budget(simulations=50)).label == "baron@2s"
    assert read("steward", Budget()).budget == NO_LIMIT


def test_a_bot_is_made_from_the_registry_or_by_its_maker() -> None:
    assert isinstance(read("steward").make(1), Steward)
    made = read("tests.kit.bots:First").make(17)
    assert isinstance(made, First)
    assert made.seed == 17


@pytest.mark.parametrize(
    ("text", "id", "more"),
    [
        ("grandmaster", "no-contestant", {"names": tuple(known()), "example": "module:Maker"}),
        ("baron@", "not-a-contestant", {}),
        ("baron@fast", "not-a-contestant", {}),
        ("baron@1.5", "not-a-contestant", {}),
        ("baron@0", "no-time-to-think", {}),
        ("baron@0.0s", "no-time-to-think", {}),
        ("two words", "not-a-contestant", {}),
        ("no.such.place:Maker", "no-maker", {"error": "No module named 'no'"}),
        ("tests.kit.bots:Nobody", "no-maker", {"error": "module 'tests.kit.bots' has no attribute 'Nobody'"}),
        ("tests.kit.bots:NOT_A_MAKER", "maker-not-callable", {}),
        (":", "no-maker", {"error": "Empty module name"}),
    ],
)
def test_what_is_not_a_contestant_is_refused_with_what_would_be(text: str, id: str, more: dict[str, Any]) -> None:
    with refusal(KingdomError, why(id, given=repr(text), **more)):
        read(text)


def test_our_own_bots_share_their_code_and_so_their_fingerprint() -> None:
    assert fingerprint_of("steward") == fingerprint_of("baron")
    assert len(fingerprint_of("steward")) == 12


def fingerprint_with(code: str, place: Path) -> str:
    place.write_text(code, encoding="utf-8")
    fingerprint_of.cache_clear()
    return fingerprint_of("made_up_bot:Bot")


def test_a_bot_that_was_changed_has_another_fingerprint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    place = tmp_path / "made_up_bot.py"
    code = "class Bot:\n    def __init__(self, seed): pass\n"

    first = fingerprint_with(code, place)
    assert fingerprint_with(code + "\n# better now\n", place) != first
    assert fingerprint_with(code, place) == first
    assert first != fingerprint_of("steward")


def test_a_package_counts_with_all_its_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    package = tmp_path / "made_up_package"
    (package / "inner").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "inner" / "__init__.py").touch()
    (package / "inner" / "bot.py").write_text("class Bot: pass\n", encoding="utf-8")

    fingerprint_of.cache_clear()
    before = fingerprint_of("made_up_package.inner.bot:Bot")
    (package / "weights.py").write_text("CUBE = 2\n", encoding="utf-8")
    fingerprint_of.cache_clear()

    assert fingerprint_of("made_up_package.inner.bot:Bot") != before
