"""A refused request tells nothing: whoever cannot tell two tables apart gets the same answer from both (GEN-6).

The law of noninterference for everything that a seat can send, legal or not: single actions, plans and undo. A request
that is granted may show a card, and has been paid for; until then not a byte may differ, and whether it is granted may
not either.
"""

from __future__ import annotations

from random import Random

import pytest

from kingdom.core.actions import Action
from kingdom.core.events import Fact, GameEnded
from kingdom.core.module import Module
from kingdom.core.state import Seat
from kingdom.core.values import value
from kingdom.game.rewind import Close, Resign, TakeBack
from kingdom.store import LogEntry
from kingdom.web.tables.snapshot import TableSnapshot
from tests.kit import clause
from tests.kit.cards import given
from tests.kit.exchange import pairs
from tests.kit.modules import with_rules
from tests.kit.requests import UNDO, asked, learned, mirrored, requests
from tests.kit.tables import random_tables, table_of
from tests.kit.texts import ACTIONS
from tests.kit.walks import Walk, law

EVERY = 10
"""Decisions between two that are looked at."""


@clause("GEN-6", "GEN-6/R2")
@law(examples=0.6)
def test_a_refusal_tells_nothing_of_cards_that_a_seat_cannot_know(walk: Walk) -> None:
    rng = walk.rng()
    for number, table in enumerate(random_tables(table_of(walk.options, walk.seed), rng, undo=0.05)):
        if number % EVERY != walk.seed % EVERY:
            continue
        state = table.game.state
        for seat in range(len(state.players)):
            for one, other in pairs(state, seat, rng, 1):
                false = mirrored(table, one, other)
                names = [state.rules.names[card] for card in (one, other)]
                for request in requests(rng.choice((table, false)), seat, rng, names, 5):
                    here, there = asked(table, seat, request), asked(false, seat, request)
                    assert (here.after is None) == (there.after is None), (request, here.bytes, there.bytes)
                    if not learned(here.after, seat, (one, other)):
                        assert here.bytes == there.bytes, request


@clause("CON-9", "PLA-7/R1")
@law(examples=0.3, two_players=True)
def test_no_answer_tells_what_another_seat_has_done_in_an_open_window(walk: Walk) -> None:
    """Neither a refusal nor a grant, nor an undo: as long as the other is not done, nothing that it does is noticed."""
    rng = walk.rng()
    for number, table in enumerate(random_tables(table_of(walk.options, walk.seed), rng, undo=0.05)):
        if not table.game.state.opening or number % EVERY != walk.seed % EVERY:
            continue
        for seat in (0, 1):
            later = busy(table, 1 - seat, rng)
            for request in requests(table, seat, rng, [], 3) if later.sequence > table.sequence else ():
                assert asked(table, seat, request).bytes == asked(later, seat, request).bytes, request


def busy(table: TableSnapshot, seat: Seat, rng: Random) -> TableSnapshot:
    """The table when a seat has done some things in its window, and is not done."""
    for _ in range(rng.randint(1, 4)):
        within = [action for action in table.game.options(seat) if not action.ends_a_plan]
        if within:
            place = table.sequence
            table = table.after([LogEntry(place, seat, table.game.text(rng.choice(within)), f"busy-{place}")])
    return table


# --- every kind of action says whether it may stand within a plan


def tells(fact: Fact) -> bool:
    """Whether a fact revealed, dealt or drew a card, closed a window or passed the turn.

    An immediate loss is judged by what lies open to the one player (SCE-8): it ends the game and tells nothing hidden.
    """
    event = fact.event
    lost = isinstance(event, GameEnded) and event.verdict.reason == "loss"
    return bool(event.barrier) and not lost


@pytest.mark.parametrize("kind", ACTIONS, ids=lambda kind: kind.__name__)
def test_every_kind_of_action_says_itself_whether_it_ends_a_plan(kind: type[Action]) -> None:
    assert isinstance(vars(kind).get("ends_a_plan"), bool)


def test_a_kind_of_action_that_does_not_say_it_cannot_be_played_with() -> None:
    @value
    class Silent(Action):
        template = "be silent"

    module = Module("silence")
    module.resolves(Silent, clause="GEN-6")(lambda state, seat, action: ())

    with pytest.raises(TypeError, match=r"^Silent does not declare ends_a_plan: set it to True or False$"):
        with_rules(given("planning"), module)


@clause("GEN-6", "GEN-6/R2")
@law(examples=2)
def test_what_ever_told_anybody_anything_ends_a_plan(walk: Walk) -> None:
    for step in walk.steps():
        if any(tells(fact) for fact in step.facts):
            assert type(step.action).ends_a_plan, (step.action, [fact.event for fact in step.facts])


def test_what_ends_a_plan_does_tell_something_now_and_then() -> None:
    """None is declared without need: each of them is seen to tell something in a few games."""
    # To resign and to take back are entries of the log that no rule offers.
    wanted = {kind for kind in ACTIONS if kind.ends_a_plan} - {Close, Resign, TakeBack}
    for name in ("two+menace+advisors+quest", "solo+advisors", "solo"):
        for seed in range(8):
            for step in Walk(name, seed, "kinds").steps():
                if any(tells(fact) for fact in step.facts):
                    wanted.discard(type(step.action))

    assert wanted == set()


# --- the law has something to say


def test_the_law_is_tried_on_plans_that_are_granted_and_on_plans_that_are_refused() -> None:
    granted, refused, words = 0, 0, set()
    for seed in range(3):
        walk = Walk("two+menace+advisors+quest", seed)
        rng = walk.rng()
        for number, table in enumerate(random_tables(table_of(walk.options, walk.seed), rng)):
            if number % EVERY == 0:
                for request in requests(table, rng.randrange(2), rng, ["Farm#1"], 4):
                    answer = asked(table, 0, request)
                    granted += answer.after is not None and len(request) > 1 and request != UNDO
                    refused += answer.after is None and len(request) > 1
                    words.add(answer.bytes)

    assert granted > 50
    assert refused > 200
    assert len(words) > 100
