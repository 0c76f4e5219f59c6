"""Judging decisions: windows as a whole, turns in worlds that fit the view, and nothing by what was hidden."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

import kingdom
from kingdom.bots import make
from kingdom.bots.match import play_out
from kingdom.bots.steward.choosing import Market, planned_worth
from kingdom.core.imagine import imagine
from kingdom.core.phases import CHOICE, PLANNING
from kingdom.core.reasons import why
from kingdom.core.view import view
from kingdom.review.account import JudgedDecision
from kingdom.review.chance import Mark
from kingdom.review.decisions import Decision, decisions
from kingdom.review.judging import BaronJudge, Judgement, compare, judge_of
from kingdom.rules.building import Place
from kingdom.rules.choice import TURNS, Offer, Select
from kingdom.rules.planning import Recycle
from tests.kit.refusals import refusal

JUDGE = BaronJudge()


@pytest.fixture(scope="module")
def game() -> kingdom.Game:
    game = kingdom.new_game(seed=27)
    play_out(game, [make("steward", 0), make("steward", 1)])
    return game


@pytest.fixture(scope="module")
def found(game: kingdom.Game) -> list[Decision]:
    return decisions(game)


def judged(decision: Decision, worlds: int) -> JudgedDecision:
    """A decision as it is when it was looked at closely."""
    return JudgedDecision(decision, replace(JUDGE.judge(decision, worlds), checked=True))


def test_every_step_that_had_another_way_belongs_to_one_decision(game: kingdom.Game, found: list[Decision]) -> None:
    covered = [number for one in found for number in _steps(game, one)]

    assert len(covered) == len(set(covered))
    free = {one.number for one in game.history() if len(_options(one)) > 1}
    assert free <= set(covered)


def test_what_a_seat_does_in_a_window_is_one_decision(found: list[Decision]) -> None:
    planning = [one for one in found if one.before.phase is PLANNING]

    places = sorted((one.before.round, one.seat) for one in planning)
    assert places == [(number, seat) for number in (1, 2, 3, 4) for seat in (0, 1)]
    for one in planning:
        assert len(one.before.players[one.seat].selection) > 0, "it begins before anything was slated"
        assert not one.settled.players[one.seat].selection, "and ends when all is slated or recycled"


@pytest.mark.parametrize("phase", [CHOICE, PLANNING], ids=str)
def test_a_judgement_is_the_same_whatever_was_hidden_from_the_seat(phase: object, found: list[Decision]) -> None:
    one = next(one for one in found if one.before.phase is phase and one.before.round == 2)
    other = imagine(view(one.before, one.seat), Random(9).random)
    twin = Decision(one.number, one.last, one.seat, other, one.actions, _settled(one))

    assert other != one.before
    assert JUDGE.judge(twin, 1) == JUDGE.judge(one, 1)


def test_recycling_everything_is_a_blunder(game: kingdom.Game, found: list[Decision]) -> None:
    one = next(one for one in found if one.before.phase is PLANNING and one.before.round == 3)
    spoilt = kingdom.Game(game.configuration, game.content, None, one.before, one.before)
    while spoilt.state.players[one.seat].selection:
        recycles = [action for action in spoilt.options(one.seat) if isinstance(action, Recycle)]
        spoilt.play(one.seat, recycles[0] if recycles else _on_alchemy(spoilt, one.seat))
    worse = Decision(one.number, one.last, one.seat, one.before, (), spoilt.state)

    found_out = judged(worse, 1)

    assert found_out.mark in (Mark.MISTAKE, Mark.BLUNDER)
    assert found_out.judgement.better
    assert found_out.reasons


def test_in_a_window_what_is_good_for_one_seat_is_bad_for_its_opponent(found: list[Decision]) -> None:
    last = {one.seat: JUDGE.judge(one, 1) for one in found if one.before.phase is PLANNING and one.before.round == 4}

    assert last[0].best_points == pytest.approx(-last[1].best_points)
    assert last[0].best_points > 5, "seat 0 will win this game"
    assert last[0].best_chance > 0.9
    assert last[1].best_chance < 0.1


def test_leaving_the_better_area_with_the_last_selection_of_a_round_is_found_out(found: list[Decision]) -> None:
    """What is left then is lost; earlier in the round it may still be taken."""
    last = [one for one in found if isinstance(one.actions[0], Select) and one.before.turns == TURNS - 1]
    turns = [one for one in last if _difference(one) > 6]
    assert turns

    for one in turns:
        spoilt = _other_area(one)
        planted = judged(spoilt, 4)
        sound = judged(one, 4)
        assert planted.mark is not None
        assert planted.judgement.better == one.actions
        assert sound.mark is None


def test_the_same_decision_gets_the_same_judgement(found: list[Decision]) -> None:
    one = next(one for one in found if isinstance(one.actions[0], Offer))

    assert JUDGE.judge(one, 1) == JUDGE.judge(one, 1)


def test_what_is_in_doubt_or_was_not_looked_at_twice_is_not_a_mistake(found: list[Decision]) -> None:
    def mark(lost: float, doubt: float, *, checked: bool) -> Mark | None:
        judgement = Judgement(1, 0.0, 5.0, 0.6 - lost, 0.6, 1.0, doubt, checked=checked)
        return JudgedDecision(found[0], judgement).mark

    assert mark(0.3, 0.1, checked=True) is Mark.BLUNDER
    assert mark(0.3, 0.1, checked=False) is None
    assert mark(0.3, 0.3, checked=True) is None
    assert mark(0.04, 0.0, checked=True) is None


def test_an_alternative_that_gains_nothing_when_it_is_measured_is_not_better(found: list[Decision]) -> None:
    """It may have been picked because it was lucky."""
    turn = next(one for one in found if not one.is_window)
    real, ways = [(5.0, 0.5), (7.0, 0.7)], (Select(0),)

    assert compare(turn, real, [(4.0, 0.4), (7.0, 0.7)], real, ways).better == ()
    assert compare(turn, real, [(5.0, 0.6), (7.0, 0.7)], real, ways).better == ways
    gained = compare(turn, real, [(7.0, 0.5), (7.0, 0.7)], [(1.0, 0.0), (2.0, 0.5)], ways)
    assert (gained.at, gained.better, gained.points, gained.best_points) == (turn.number, ways, 6.0, 7.0)
    assert (gained.random_points, gained.random_chance) == (1.5, 0.25)
    assert gained.doubt == pytest.approx(1.96)


def test_a_plan_is_certain_and_a_single_deal_is_not(found: list[Decision]) -> None:
    for one in (next(one for one in found if one.is_window), next(one for one in found if not one.is_window)):
        judgement = compare(one, [(5.0, 0.5)], [(6.0, 0.75)], [(0.0, 0.0)])
        doubts = (0.0, 0.0) if one.is_window else (pytest.approx(1.96), pytest.approx(0.49))
        assert (judgement.doubt, judgement.chance_doubt) == doubts


def test_whoever_cannot_judge_is_told_who_can() -> None:
    with refusal(kingdom.KingdomError, why("no-judge", given="'random'", names=("baron", "regent"))):
        judge_of("random")


def _on_alchemy(game: kingdom.Game, seat: int) -> Place:
    return next(one for one in game.options(seat) if isinstance(one, Place) and one.card is None)


def _options(one: object) -> list[object]:
    from kingdom.core.engine import options

    return options(one.before, one.seat)  # type: ignore[attr-defined, return-value]


def _steps(game: kingdom.Game, decision: Decision) -> list[int]:
    place = decision.before.round, decision.before.phase
    return [
        one.number
        for one in game.history()
        if decision.number <= one.number <= decision.last
        and one.seat == decision.seat
        and (one.before.round, one.before.phase) == place
    ]


def _settled(one: Decision) -> object:
    """The same end of a window, for somebody who cannot see more."""
    return imagine(view(one.settled, one.seat), Random(8).random) if one.is_window else one.settled


def _difference(one: Decision) -> float:
    """How much more the area that was taken is worth than the other, in points, as a steward plans."""
    market = Market(view(one.before, one.seat))
    action = one.actions[0]
    assert isinstance(action, Select)
    return planned_worth(market, action.area) - planned_worth(market, 1 - action.area)


def _other_area(one: Decision) -> Decision:
    action = one.actions[0]
    assert isinstance(action, Select)
    return Decision(one.number, one.last, one.seat, one.before, (Select(area=1 - action.area),), one.settled)
