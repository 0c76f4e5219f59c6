"""Each card is in exactly one place, and nothing is ever less than nothing: after every single event."""

from __future__ import annotations

from collections import Counter

from kingdom.core.events import Event
from kingdom.core.state import State
from kingdom.rules.building import FULL_ALCHEMY, is_full, may_complete
from tests.kit.places import heaps
from tests.kit.walks import Walk, law
from tests.kit.witness import kinds_of_event, with_witness


def conserve(state: State, event: Event | None = None) -> None:
    found = Counter(card for heap in heaps(state) for card in heap.cards)
    if len(found) == found.total() == len(state.box):
        return
    lost = [kind.name for card, kind in enumerate(state.box) if card not in found]
    twice = {state.box[card].name: [heap[::2] for heap in heaps(state) if card in heap.cards]
             for card in found if found[card] > 1}  # fmt: skip
    raise AssertionError(f"after {event}: lost {lost}, in two places {twice}")


def count(state: State, event: Event | None = None) -> None:
    for player in state.players:
        heaps = (*player.alchemy, *player.cubes)
        numbers = (player.krystallium, player.soldiers, player.traps, player.laid)
        assert min(*heaps, *numbers) >= 0, (event, player)
        assert player.training in (0, 1), (event, player)
        for site in player.construction:
            cost = state.box[site.card].cost
            assert all(0 <= filled <= space for filled, space in zip(site.filled, cost, strict=True)), (event, site)


def hide(state: State, event: Event | None = None) -> None:
    """Only cards in areas, Selections and the common discards lie face down, each under a name of its own."""
    lie = {*state.areas[0], *state.areas[1], *state.discards}
    for player in state.players:
        lie.update(player.selection)
    assert set(state.face_down) <= lie, (event, state.face_down)
    names = Counter(lying.handle for lying in state.face_down.values())
    assert not names or max(names.values()) == 1, (event, names)


@law()
def test_each_card_is_in_one_place_and_nothing_is_negative_after_every_event(walk: Walk) -> None:
    seen: list[type[Event]] = []

    def look(state: State, event: Event) -> None:
        conserve(state, event)
        count(state, event)
        hide(state, event)
        seen.append(type(event))

    for step in walk.steps(walk.begin(with_witness(walk.rules, look))):
        conserve(step.after)
        count(step.after)
        hide(step.after)
    assert len(seen) > 100


@law(examples=0.5)
def test_between_two_decisions_nothing_is_left_that_should_have_happened_by_itself(walk: Walk) -> None:
    """A card that is full is completed, unless it is held back; five cubes transmute, unless they may be kept."""
    settings = walk.rules.settings
    kept = settings.edition.keeps_alchemy and settings.quests
    for state in walk.states():
        for seat, player in enumerate(state.players):
            assert sum(player.alchemy) < FULL_ALCHEMY or kept
            for site in player.construction:
                assert not is_full(state, site) or not may_complete(state, seat, site.card)


def test_the_witness_sees_every_event_that_is_a_fact() -> None:
    """Otherwise the law above would be tried on less than it says."""
    seen: list[Event] = []
    walk = Walk("two", 1)
    told: list[Event] = []

    for step in walk.steps(walk.begin(with_witness(walk.rules, lambda state, event: seen.append(event)))):
        told += [fact.event for fact in step.facts]

    assert seen[-len(told) :] == told
    assert {type(event) for event in seen} <= set(kinds_of_event())
