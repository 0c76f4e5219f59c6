"""The regent as a bot: what it searches, what it plans, how it speaks; its weights, and where compiled code is kept."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import kingdom
from kingdom.bots.bot import Budget
from kingdom.bots.regent import __main__ as ahead
from kingdom.bots.regent import bot, compiled
from kingdom.bots.regent import weights as w
from kingdom.bots.regent.value import WEIGHTS
from kingdom.fast import compiled as fast
from kingdom.fast.meaning import Meaning
from kingdom.rules.choice import Offer, Select
from kingdom.rules.planning import Done, Slate

pytestmark = pytest.mark.skipif(compiled.COMPILED, reason="looks at the functions as they are written")


class Asked:
    """What was asked of a search, and what it answers."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.calls: list[tuple[Any, ...]] = []
        self.answer: Any = None
        monkeypatch.setattr(bot, "warm", lambda: None)
        monkeypatch.setattr(bot, "monotonic", lambda: 100.0)
        for name in ("best_turn", "best_window"):
            monkeypatch.setattr(bot, name, lambda *args, name=name: self._said(name, *args))

    def _said(self, name: str, desk: Any, row: Any, seat: int, seed: int, simulations: Any, until: Any) -> Any:
        assert 0 <= seed < 2**40
        self.calls.append((name, seat, simulations, until))
        return self.answer


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Asked:
    return Asked(monkeypatch)


def regent() -> bot.Regent:
    return bot.Regent(1, weights=[0.0])


def test_choice_is_searched_within_the_budget(asked: Asked) -> None:
    game = kingdom.new_game(seed=3)
    offer = next(action for action in game.options(0) if isinstance(action, Offer))
    asked.answer = Meaning(game.state, 0).numbers(offer)
    one = regent()
    assert one.decide(game.view(0), Budget(simulations=7)) == offer
    assert one.decide(game.view(0), Budget(seconds=2.0)) == offer
    assert one.decide(game.view(0)) == offer
    assert asked.calls == [
        ("best_turn", 0, 7, None),
        ("best_turn", 0, None, pytest.approx(100 + 2 * bot.SHARE)),
        ("best_turn", 0, None, None),
    ]


def in_planning() -> kingdom.Game:
    """A game whose first Choice is over."""
    game = kingdom.new_game(seed=3)
    while game.state.phase.name == "choice":
        seat = game.waiting()[0]
        game.play(seat, next(a for a in game.options(seat) if isinstance(a, (Offer, Select))))
    return game


def test_a_window_is_planned_and_said_action_by_action(asked: Asked) -> None:
    game = in_planning()
    slates = [action for action in game.options(1) if isinstance(action, Slate)][:2]
    asked.answer = [Meaning(game.state, 1).numbers(action) for action in slates]
    assert regent().decide(game.view(1)) == slates, "each is read in the position that those before it lead to"
    asked.answer = asked.answer[:1]
    assert regent().decide(game.view(1)) == slates[0], "a single one is no plan"
    assert [call[:2] for call in asked.calls] == [("best_window", 1)] * 2


def test_where_there_is_one_option_nothing_is_asked(asked: Asked) -> None:
    game = in_planning()
    sight = game.view(0)
    only = (Done(),)
    monkey = pytest.MonkeyPatch()
    with monkey.context() as patch:
        patch.setattr(type(sight), "options", only)
        assert regent().decide(sight) == Done()
    assert asked.calls == []


def test_without_weights_those_shipped_are_used(asked: Asked) -> None:
    assert bot.Regent(1)._weights is w.shipped()


# --- weights


def test_weights_that_are_shipped_are_all_read() -> None:
    found = w.shipped.__wrapped__()
    assert len(found) == WEIGHTS
    assert any(found)


def test_weights_of_another_length_are_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    card = w.card()
    monkeypatch.setattr(w, "card", lambda: card)
    monkeypatch.setattr(w, "files", lambda package: tmp_path)
    assert w.shipped.__wrapped__() == [0.0] * WEIGHTS, "no file at all"
    (tmp_path / w.FILE).write_bytes(w.packed([1.0] * (WEIGHTS - 1)))
    assert w.shipped.__wrapped__() == [0.0] * WEIGHTS
    (tmp_path / w.FILE).write_bytes(w.packed([1.0] * WEIGHTS))
    assert w.shipped.__wrapped__() == [1.0] * WEIGHTS
    assert caplog.text.count("no weights that fit") == 2


def test_a_missing_card_says_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(w, "files", lambda package: tmp_path)
    assert w.card.__wrapped__() == {}
    (tmp_path / w.CARD).write_text('{"layout": "x"}', encoding="utf-8")
    assert w.card.__wrapped__() == {"layout": "x"}


def test_a_layout_has_a_short_name_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    found = w.layout_hash.__wrapped__()
    assert len(found) == 16
    monkeypatch.setattr(w, "SITE", w.SITE + 1)
    assert w.layout_hash.__wrapped__() != found


# --- compiling


def test_compiled_code_is_kept_beside_that_of_the_engine_and_named_after_both(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(fast.CACHE, str(tmp_path))
    found = compiled._cache_folder()
    assert found.parent == tmp_path / "regent"
    assert fast.VERSION.fullmatch(found.name)
    monkeypatch.setattr(fast, "source_hash", lambda folder=None: "0" * 16)
    assert compiled._cache_folder() != found


def test_without_a_compiler_functions_and_numbers_stay_as_they_are() -> None:
    def one() -> None: ...

    assert compiled.entry(one) is compiled.inlined(one) is one
    assert compiled.floats((1.0, 2.0)) == [1.0, 2.0]


def test_compiling_ahead_says_how_long_it_took_or_that_there_is_no_compiler(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ahead.main()
    assert "plays uncompiled" in capsys.readouterr().err
    warmed = []
    times = iter((5.0, 17.4))
    monkeypatch.setattr(ahead, "COMPILED", True)
    monkeypatch.setattr(ahead, "warm", lambda: warmed.append(True))
    monkeypatch.setattr(ahead, "monotonic", lambda: next(times))
    ahead.main()
    assert warmed == [True]
    assert "ready (12 s)" in capsys.readouterr().err
