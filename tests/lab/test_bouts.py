"""Bouts: a game as figures, the same every time, and lost by who breaks it."""

from __future__ import annotations

import pytest

import kingdom
from kingdom import bots
from kingdom.bots.bot import Budget
from kingdom.bots.match import play_out
from kingdom.content import load
from kingdom.core.errors import using_wording
from kingdom.core.reasons import Reason, reason_from, why
from kingdom.core.view import View
from kingdom.lab.bouts import Bout, Clock, play, seed_of
from kingdom.lab.contestants import Contestant, read
from kingdom.words import in_language
from tests.kit.bots import First


def bout(*who: str, ruleset: str = "two", deal: int = 3, **options: object) -> Bout:
    return play(ruleset, {"players": len(who), **options}, deal, [read(text) for text in who], load())


def said(found: Bout) -> str:
    assert found.forfeited is not None
    return str(found.forfeited)


def test_the_figures_are_those_of_the_game() -> None:
    found = bout("steward", "page")
    game = kingdom.new_game(seed=3)
    seeds = [seed_of("two", 3, ("steward", "page"), seat) for seat in (0, 1)]
    clocks = play_out(game, [bots.make("steward", seeds[0]), bots.make("page", seeds[1])])

    verdict = game.outcome()
    assert (found.ruleset, found.deal, found.seats) == ("two", 3, ("steward", "page"))
    assert found.scores == (verdict.total(0), verdict.total(1))
    assert (found.winners, found.reason, found.medal) == (verdict.winners, verdict.reason, None)
    assert [clock.decisions for clock in found.clocks] == [len(clock) for clock in clocks]
    assert found.fault is None
    assert found.forfeited is None


def test_the_same_bout_comes_to_the_same() -> None:
    def without_times(found: Bout) -> Bout:
        return found._replace(clocks=tuple(Clock(clock.decisions) for clock in found.clocks))

    assert without_times(bout("page", "random")) == without_times(bout("page", "random"))
    assert bout("page", "random").scores != bout("page", "random", deal=4).scores


def test_each_seat_of_each_game_has_a_seed_of_its_own() -> None:
    seeds = {
        seed_of(ruleset, deal, labels, seat)
        for ruleset in ("two", "two+quest")
        for deal in (1, 2)
        for labels in (("a", "b"), ("b", "a"))
        for seat in (0, 1)
    }

    assert len(seeds) == 16


def test_in_solo_games_there_is_a_medal() -> None:
    found = bout("steward", ruleset="solo")

    assert found.medal in ("none", "bronze", "silver", "gold")
    assert found.winners == (0,)
    assert len(found.clocks) == 1


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Raising", "failed: ZeroDivisionError: it thought too hard"),
        ("Cheating", "broke the rules: "),
        ("Silent", "answered [], which is neither an action nor a plan"),
        ("Mumbling", "answered ['done'], which is neither an action nor a plan"),
        ("Unborn", "could not be made: RuntimeError: not today"),
    ],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_fails_has_lost(name: str, why: str, seat: int) -> None:
    label = f"tests.kit.bots:{name}"
    who = ["random", "random"]
    who[seat] = label
    found = bout(*who)

    assert found.winners == (1 - seat,)
    assert found.reason == "forfeit"
    assert said(found).startswith(f"two, deal 3: {label} {why}")
    assert len(found.scores) == 2


def test_a_refusal_is_kept_as_data_with_its_clause_and_its_place_in_the_plan() -> None:
    fault = bout("random", "tests.kit.bots:Cheating").fault

    assert fault is not None
    refusal = dict(fault.arguments)["refusal"]
    assert isinstance(refusal, Reason)
    assert refusal.id == "in-plan"
    inner = dict(refusal.arguments)["refusal"]
    assert isinstance(inner, Reason)
    assert inner.clause
    assert reason_from(fault.to_data()) == fault


def test_what_a_bot_raises_is_told_alike_whatever_is_spoken() -> None:
    """Processes that play for a command do not know its language."""
    with using_wording(in_language("it")):
        found = bout("random", "tests.kit.bots:Complaining")

    assert found.fault == why("bot-failed", bot="tests.kit.bots:Complaining", error=why("no-table", given="'x'"))


def test_a_bot_that_fails_in_a_solo_game_has_lost_to_nobody() -> None:
    found = bout("tests.kit.bots:Silent", ruleset="solo")

    assert (found.winners, found.reason, found.medal) == ((), "forfeit", "none")


def test_whoever_does_not_come_to_an_end_has_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kingdom.lab.bouts.LONGEST", 20)
    found = bout("random", "random")

    assert found.reason == "forfeit"
    assert said(found) == "two, deal 3: random did not finish within 20 decisions"


def test_an_error_of_the_engine_is_nobodys_forfeit(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("the engine is wrong")

    monkeypatch.setattr("kingdom.game.game.Game.play", broken)
    with pytest.raises(RuntimeError, match="the engine is wrong"):
        bout("random", "random")


def test_a_bot_gets_its_view_and_its_budget_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[tuple[object, ...]] = []

    def decide(self: First, *what: object) -> object:
        given.append(what)
        view = what[0]
        assert isinstance(view, View)
        return view.options[-1]

    monkeypatch.setattr(First, "decide", decide)
    budget = Budget(simulations=9)
    play("two", {}, 1, [Contestant("tests.kit.bots:First", budget), read("random")], load())

    assert {len(what) for what in given} == {2}
    assert {what[1] for what in given} == {budget}
    assert {what[0].viewer for what in given if isinstance(what[0], View)} == {0}


def test_a_clock_adds_up_and_notes_what_is_late() -> None:
    clock = Clock().and_then(0.5, 1.0).and_then(1.19, 1.0).and_then(1.3, 1.0)

    assert clock == (3, pytest.approx(2.99), 1.3, 1)
    assert Clock().and_then(100.0, None).late == 0


@pytest.mark.parametrize(
    ("winners", "points"), [((0,), (1, 0)), ((1,), (0, 1)), ((0, 1), (0.5, 0.5)), ((), (0.5, 0.5))]
)
def test_a_game_that_both_or_neither_won_is_half_a_victory_for_each(
    winners: tuple[int, ...], points: tuple[float, float]
) -> None:
    found = Bout("two", 1, ("a", "b"), (50, 50), winners, "", None, (Clock(), Clock()))

    assert (found.points(0), found.points(1)) == points
