"""Noninterference: what a viewer cannot know changes nothing that the viewer sees, may do, or is told (GEN-6).

Two cards that a viewer cannot tell apart are exchanged, and the game goes on as it did, with the one card where the
other was. Until the viewer gets to see one of them, both games must look the same to the last byte: the view and
what is told after every single event, options and refusals after every action.
"""

from __future__ import annotations

import json
from dataclasses import replace

from kingdom import IllegalAction
from kingdom.core import engine
from kingdom.core.actions import Action
from kingdom.core.cards import CardId
from kingdom.core.events import Event, fact_of
from kingdom.core.state import Seat, State
from kingdom.core.view import view
from kingdom.game.serial import view_json
from tests.kit import clause
from tests.kit.exchange import exchanged, exchanged_action, pairs, with_new_chance
from tests.kit.mutations import mutations
from tests.kit.places import Viewer, known, viewers
from tests.kit.viewpoints import fact_bytes, view_bytes
from tests.kit.walks import Walk, law
from tests.kit.witness import with_witness

Deeds = list[tuple[Seat, Action]]

AT_MOST = 40
"""So many decisions two games are compared for; most secrets are out long before."""


class Onlooker:
    """Writes down all that a viewer gets to see and hear, until one of two cards is no secret any more."""

    def __init__(self, viewer: Viewer, cards: tuple[CardId, CardId]) -> None:
        self.viewer = viewer
        self.cards = cards
        self.actor: Viewer = None
        self.knows = False
        self.notes: list[bytes] = []
        self.untold: list[bytes] = []
        """What others did in a window, which is told when it closes (CON-9)."""

    def look(self, state: State, event: Event) -> None:
        self.knows = self.knows or bool(known(state, self.viewer, self.cards))
        if self.knows:
            return
        self.notes.append(view_json(replace(view(state, self.viewer), options=())).encode())
        told = fact_bytes([fact_of(state, event, "GEN-6")], state, self.viewer)
        if state.opening and self.viewer != self.actor:
            self.untold.append(told)
            return
        if not state.opening:
            self.notes += self.untold
            self.untold = []
        self.notes.append(told)


def compare(state: State, deeds: Deeds, viewer: Viewer, one: CardId, other: CardId) -> None:
    """Play on in this game and in the one where the two cards are exchanged; as far as it goes, they look alike."""
    here, there = Onlooker(viewer, (one, other)), Onlooker(viewer, (one, other))
    true = replace(state, rules=with_witness(state.rules, here.look))
    false = replace(exchanged(state, one, other), rules=with_witness(state.rules, there.look))
    assert view_bytes(true, viewer) == view_bytes(false, viewer)
    for seat, action in deeds[:AT_MOST]:
        here.actor = there.actor = seat
        true, _ = engine.apply(true, seat, action)
        false, _ = engine.apply(false, seat, exchanged_action(action, one, other))
        assert here.notes == there.notes, action
        assert here.knows == there.knows, action
        if here.knows:
            return
        assert false == exchanged(true, one, other), action
        assert view_bytes(true, viewer) == view_bytes(false, viewer), action


@clause("GEN-6", "GEN-7", "GEN-8")
@law(examples=0.35)
def test_what_a_viewer_cannot_know_changes_nothing_that_it_sees_or_is_told(walk: Walk) -> None:
    rng = walk.rng()
    steps = list(walk.steps())
    deeds: Deeds = [(step.seat, step.action) for step in steps]
    for at in sorted(rng.sample(range(len(steps)), min(6, len(steps)))):
        state = steps[at].before
        for viewer in viewers(state):
            for one, other in pairs(state, viewer, rng, 1):
                compare(state, deeds[at:], viewer, one, other)


@clause("GEN-6", "GEN-7")
@law(examples=0.4)
def test_a_view_tells_nothing_of_hidden_cards_nor_of_numbers_still_to_be_used(walk: Walk) -> None:
    rng = walk.rng()
    for state in walk.states():
        if rng.random() < 0.7:
            continue
        for viewer in viewers(state):
            looks = view_bytes(state, viewer)
            assert view_bytes(with_new_chance(state), viewer) == looks
            for one, other in pairs(state, viewer, rng, 2):
                assert view_bytes(exchanged(state, one, other), viewer) == looks, (viewer, one, other)


def answer(state: State, seat: Seat, action: Action) -> str:
    """The answer to a seat that tries an action."""
    try:
        engine.apply(state, seat, action)
    except IllegalAction as refused:
        return str(refused)
    return "taken"


@clause("CON-9", "GEN-6")
@law(examples=0.4)
def test_leak_error_texts_that_tell_what_a_seat_cannot_know(walk: Walk) -> None:
    """Not even to who names the hidden card itself: it may be anywhere, and the answer is the same."""
    rng = walk.rng()
    tried: list[Action] = []
    for step in walk.steps():
        state = step.before
        tried.append(step.action)
        if rng.random() < 0.8:
            continue
        for seat in range(len(state.players)):
            for one, other in pairs(state, seat, rng, 1):
                false = exchanged(state, one, other)
                some = rng.sample(tried, min(4, len(tried)))
                strange = [odd for action in some[:1] for odd in mutations(state, action, rng)]
                for action in some:
                    for card in cards_of(action):
                        strange += [exchanged_action(action, card, hidden) for hidden in (one, other)]
                for action in strange:
                    assert answer(state, seat, action) == answer(false, seat, action), action


def cards_of(action: Action) -> list[CardId]:
    """Cards that an action names, as far as they stand in fields of their own."""
    return [value for name in ("card", "menace", "thief") if isinstance(value := getattr(action, name, None), int)]


def test_the_onlooker_compares_as_long_as_there_is_a_secret() -> None:
    """Otherwise the laws above would be tried on nothing."""
    walk = Walk("two", 3)
    steps = list(walk.steps())
    state = steps[0].before
    hand, deck = state.players[1].hand, state.pile("development")
    onlooker = Onlooker(0, (hand[0], deck[-1]))

    for _ in walk.steps(walk.begin(with_witness(walk.rules, onlooker.look))):
        pass

    assert len(onlooker.notes) > 10
    assert onlooker.knows
    assert json.loads(onlooker.notes[0])["viewer"] == 0
    assert view_bytes(state, 1) != view_bytes(exchanged(state, hand[0], deck[-1]), 1)
