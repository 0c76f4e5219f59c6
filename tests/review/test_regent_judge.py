"""The regent as judge: planted blunders are found, its own games have few, and nothing hidden takes part."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

import kingdom
from kingdom.bots import make
from kingdom.bots import registry as known_bots
from kingdom.bots.bot import Budget
from kingdom.bots.match import play_out
from kingdom.core.imagine import imagine
from kingdom.core.phases import CHOICE, PLANNING
from kingdom.core.reasons import why
from kingdom.core.view import view
from kingdom.review import JudgedDecision, Mark, judge_of, make_review
from kingdom.review import judging as judging_
from kingdom.review.decisions import Decision, decisions
from kingdom.review.regent import RegentJudge, worth
from kingdom.rules.building import Place
from kingdom.rules.choice import TURNS, Select
from kingdom.rules.planning import Recycle
from tests.kit.refusals import refusal

QUICK = Budget(simulations=200)


@pytest.fixture(scope="module")
def game() -> kingdom.Game:
    """One that is still open in round 3: with hardly a chance left, none can be lost by a blunder."""
    game = kingdom.new_game(seed=13)
    play_out(game, [make("steward", 0), make("steward", 1)])
    return game


@pytest.fixture(scope="module")
def found(game: kingdom.Game) -> list[Decision]:
    return decisions(game)


def judged(decision: Decision, worlds: int) -> JudgedDecision:
    """A decision as it is when it was looked at closely."""
    return JudgedDecision(decision, replace(RegentJudge().judge(decision, worlds), checked=True))


@pytest.mark.parametrize(("alone", "value"), [(True, 20.0), (False, 0.4 + 0.003 * 20)])
def test_ways_are_compared_by_the_score_in_solo_games_and_mostly_by_the_chance_to_win_in_others(
    alone: bool, value: float
) -> None:
    assert worth((20.0, 0.4), alone=alone) == pytest.approx(value)


def test_few_decisions_of_the_regent_itself_are_wrong() -> None:
    game = kingdom.new_game(seed=5, modules=("menace",))
    play_out(game, [make("regent", 0), make("regent", 1)], [QUICK, QUICK])

    review = make_review(game, "regent", worlds=8)
    marks = [one.mark for one in review.costly]
    assert len(marks) <= 4
    assert marks.count(Mark.BLUNDER) <= 1
    assert all(account.accuracy is not None and account.accuracy > 0.9 for account in review.accounts)


def test_planted_blunders_are_found(found: list[Decision]) -> None:
    """With the last selection of a round the worse area is taken, and what is left is lost."""
    last = [one for one in found if isinstance(one.actions[0], Select) and one.before.turns == TURNS - 1]
    assert len(last) == 4

    clear = 0
    for one in last:
        action = one.actions[0]
        assert isinstance(action, Select)
        other = Decision(one.number, one.last, one.seat, one.before, (Select(area=1 - action.area),), one.settled)
        taken, left = (judged(way, 80) for way in (one, other))
        # One of two ways is best: never is something found wrong with both.
        assert taken.mark is None or left.mark is None
        worse = taken if taken.mark is not None else left
        if worse.mark is not None:
            clear += 1
            assert worse.judgement.better == ((other if worse is taken else one).actions[0],)
            assert worse.reasons
    assert clear >= 3


def test_recycling_everything_is_a_blunder(game: kingdom.Game, found: list[Decision]) -> None:
    one = next(one for one in found if one.before.phase is PLANNING and one.before.round == 3)
    spoilt = kingdom.Game(game.configuration, game.content, None, one.before, one.before)
    while spoilt.state.players[one.seat].selection:
        options = spoilt.options(one.seat)
        recycles = [action for action in options if isinstance(action, Recycle)]
        stores = [action for action in options if isinstance(action, Place) and action.card is None]
        spoilt.play(one.seat, (recycles or stores)[0])
    worse = Decision(one.number, one.last, one.seat, one.before, (), spoilt.state)

    found_out = judged(worse, 8)

    assert found_out.mark in (Mark.MISTAKE, Mark.BLUNDER)
    assert found_out.judgement.better


def test_to_leave_much_the_better_area_is_found_out(found: list[Decision]) -> None:
    last = [one for one in found if isinstance(one.actions[0], Select) and one.before.turns == TURNS - 1][1]
    action = last.actions[0]
    assert isinstance(action, Select)
    spoilt = Decision(last.number, last.last, last.seat, last.before, (Select(area=1 - action.area),), last.settled)

    planted = judged(spoilt, 3)
    assert planted.mark in (Mark.MISTAKE, Mark.BLUNDER)
    assert planted.judgement.better == (action,)
    assert judged(last, 3).mark is None


@pytest.mark.parametrize("phase", [CHOICE, PLANNING], ids=str)
def test_a_judgement_is_the_same_whatever_was_hidden_from_the_seat(phase: object, found: list[Decision]) -> None:
    one = next(one for one in found if one.before.phase is phase and (one.is_window or one.before.turns == TURNS - 1))
    before = imagine(view(one.before, one.seat), Random(9).random)
    settled = imagine(view(one.settled, one.seat), Random(8).random) if one.is_window else one.settled
    twin = Decision(one.number, one.last, one.seat, before, one.actions, settled)

    assert before != one.before
    assert RegentJudge().judge(twin, 1) == RegentJudge().judge(one, 1)


@pytest.mark.parametrize("modules", [(), ("quest",), ("menace", "advisors")], ids=str)
def test_a_solo_game_is_judged_by_its_score(modules: tuple[str, ...]) -> None:
    game = kingdom.new_game(players=1, modules=modules, seed=3)
    play_out(game, [make("steward", 0)])
    review = make_review(game, "regent", worlds=2, check=2)

    assert review.is_whole
    (account,) = review.accounts
    assert account.luck - account.lost == pytest.approx(account.result)


def test_whoever_has_no_compiler_is_told_to_take_the_baron(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(known_bots, "is_native", lambda: False)

    assert judging_.judges() == ("baron",)
    with refusal(kingdom.KingdomError, why("judge-not-installed", given="'regent'", otherwise="baron")):
        judge_of("regent")
