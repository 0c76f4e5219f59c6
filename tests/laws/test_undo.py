"""Undo: taking an action back is never having done it, and nothing that was revealed can be taken back."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

import kingdom
from kingdom import Game, IllegalAction
from kingdom.core.reasons import why
from kingdom.core.state import State
from kingdom.game.position import position_data
from tests.kit import clause
from tests.kit.places import known, viewers
from tests.kit.refusals import refusal
from tests.kit.undos import Deeds, walk_with_undos
from tests.kit.viewpoints import facts_of_all, views_of_all
from tests.kit.walks import Walk, law
from tests.kit.windows import same_window


def again(walk: Walk, deeds: Deeds) -> Game:
    """A new game of the walk's deal in which just these actions are done."""
    game = kingdom.new_game(seed=walk.seed, **walk.options)
    for seat, action in deeds:
        game.play(seat, action)
    return game


@clause("CON-9")
@law(examples=0.4)
def test_undo_equals_never_having_done_it(walk: Walk) -> None:
    """Also when the other seat has acted since; in state, views, everything told, and the outcome."""
    game, deeds, undone = walk_with_undos(walk, walk.rng(), 0.3)

    other = again(walk, deeds)

    assert undone > 5
    assert len(game.log) == len(deeds) + 2 * undone, "the log only grows"
    assert game.state == other.state
    assert game.outcome() == other.outcome()
    assert views_of_all(game.state) == views_of_all(other.state)
    assert facts_of_all(game) == facts_of_all(other)


@law(examples=0.4)
def test_at_every_step_what_can_be_undone_leaves_no_trace(walk: Walk) -> None:
    game = kingdom.new_game(seed=walk.seed, **walk.options)
    for step in walk.steps():
        before = game.state
        game.play(step.seat, step.action)
        if game.steps[-1].barrier is None:
            assert game.undo(step.seat) == step.action
            assert game.state == before
            game.play(step.seat, step.action)
        else:
            with refusal(IllegalAction, why("barrier", barrier=str(game.steps[-1].barrier)).under("CON-9")):
                game.undo(step.seat)
        assert game.state == step.after


@clause("CON-8")
@law(examples=0.4, two_players=True)
def test_a_seat_takes_back_its_own_last_action_although_the_opponent_has_acted_since(walk: Walk) -> None:
    tried = 0
    for mine, yours in pairwise(walk.steps()):
        if mine.seat == yours.seat or not same_window(mine.before, yours.after):
            continue
        game, without = (kingdom.from_position(position_of(walk, mine.before)) for _ in range(2))
        game.play(mine.seat, mine.action)
        game.play(yours.seat, yours.action)

        undone = game.undo(mine.seat)

        without.play(yours.seat, yours.action)
        assert undone == mine.action
        assert game.state == without.state
        assert views_of_all(game.state) == views_of_all(without.state)
        tried += 1
    assert tried > 5


def position_of(walk: Walk, state: State) -> dict[str, Any]:
    return {"configuration": walk.options, **position_data(state)}


def learned(before: State, after: State) -> bool:
    """True if anybody knows more cards than before."""
    return any(known(after, viewer) - known(before, viewer) for viewer in viewers(after))


@clause("CON-9")
@law(examples=0.5)
def test_whatever_showed_anybody_a_card_or_closed_a_window_or_passed_the_turn_is_a_barrier(walk: Walk) -> None:
    game = kingdom.new_game(seed=walk.seed, **walk.options)
    rng = walk.rng()
    for step in walk.steps():
        game.play(step.seat, step.action)
        turn_passed = not step.before.opening and game.waiting() != (step.seat,)
        moved_on = turn_passed or step.before.phase is not step.after.phase
        if moved_on or (rng.random() < 0.3 and learned(step.before, step.after)):
            with refusal(IllegalAction, why("barrier", barrier=str(game.steps[-1].barrier)).under("CON-9")):
                game.undo(step.seat)
            assert game.state == step.after


@clause("CON-9")
@law(examples=0.3)
def test_nothing_before_a_barrier_can_be_taken_back(walk: Walk) -> None:
    game = kingdom.new_game(seed=walk.seed, **walk.options)
    for step in walk.steps():
        game.play(step.seat, step.action)
        if game.steps[-1].barrier is not None:
            for seat in range(len(step.after.players)):
                with pytest.raises(IllegalAction):
                    game.undo(seat)
