"""`apply` takes just what `options` lists, and leaves alone what it is given."""

from __future__ import annotations

import json
from random import Random

import pytest

from kingdom import IllegalAction
from kingdom.core import engine
from kingdom.core.actions import Action
from kingdom.core.state import Seat, State
from kingdom.game.position import position_data
from kingdom.rulebook.clauses import clauses
from kingdom.words import in_english
from tests.kit.mutations import mutations
from tests.kit.walks import Walk, law

A_FEW = 12
"""So many options of a decision are tried; all of them, where there are no more."""


def written(state: State) -> str:
    return json.dumps(position_data(state))


def a_few(options: list[Action], rng: Random) -> list[Action]:
    return options if len(options) <= A_FEW else rng.sample(options, A_FEW)


@law(examples=0.5)
def test_apply_leaves_its_input_alone(walk: Walk) -> None:
    """Also what lies below the shell of the state, which copies share."""
    for step in walk.steps():
        before = written(step.before)

        engine.apply(step.before, step.seat, step.action)

        assert written(step.before) == before


@law(examples=0.3)
def test_every_option_is_taken_and_none_is_there_twice(walk: Walk) -> None:
    rng = walk.rng()
    for state in walk.states():
        for seat in range(len(state.players)):
            options = engine.options(state, seat)
            assert len(set(options)) == len(options)
            assert bool(options) == (seat in engine.waiting(state))
            for action in a_few(options, rng):
                engine.apply(state, seat, action)


@law(examples=0.5)
def test_an_action_that_is_not_an_option_is_refused_with_a_clause_and_a_sentence(walk: Walk) -> None:
    """Those of other phases and seats, and those that differ a little from a legal one."""
    rng = walk.rng()
    known: list[Action] = []
    for state in walk.states():
        before = written(state)
        for seat in range(len(state.players)):
            options = engine.options(state, seat)
            some = rng.sample(options, min(1, len(options)))
            strange = [other for action in some for other in mutations(state, action, rng)]
            for action in (*strange, *rng.sample(known, min(2, len(known)))):
                if action in options:
                    engine.apply(state, seat, action)
                else:
                    refuse(state, seat, action)
            known += some
        assert written(state) == before


def refuse(state: State, seat: Seat, action: Action) -> None:
    with pytest.raises(IllegalAction) as refused:
        engine.apply(state, seat, action)
    error = refused.value
    assert error.clause in clauses(), (action, error)
    assert str(error) == f"{in_english('refusal', error.reason)} ({error.clause})"
    assert len(str(error).split()) > 3, (action, error)


@law(examples=0.3)
def test_nothing_can_be_done_from_a_seat_that_is_not_there_or_after_the_end(walk: Walk) -> None:
    state = walk.end()
    seats = len(state.players)
    for step in walk.steps():
        for stranger in (seats, -1):
            assert engine.options(step.before, stranger) == []
            refuse(step.before, stranger, step.action)
        if engine.waiting(state) == ():
            refuse(state, step.seat, step.action)


@law(examples=0.5)
def test_push_does_the_same_in_place(walk: Walk) -> None:
    owned = walk.begin().copy()
    for step in walk.steps():
        facts = engine.push(owned, step.seat, step.action)

        assert owned == step.after
        assert facts == step.facts


@law(examples=0.3)
def test_every_fact_names_a_clause_of_the_rules(walk: Walk) -> None:
    for step in walk.steps():
        for fact in step.facts:
            assert fact.because in clauses()
