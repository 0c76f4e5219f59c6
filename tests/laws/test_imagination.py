"""Imagination: what a viewer can imagine looks just like what it sees, and can be played (GEN-6)."""

from __future__ import annotations

from collections import Counter
from random import Random

import kingdom
from kingdom.core import engine
from kingdom.core.imagine import imagine
from kingdom.core.state import State
from kingdom.core.view import view
from tests.kit import clause
from tests.kit.chance import is_plausible
from tests.kit.places import known, places, unknown, viewers
from tests.kit.viewpoints import view_bytes
from tests.kit.walks import Walk, choose, law


@clause("GEN-6")
@law(examples=0.5)
def test_the_view_of_what_a_viewer_imagines_is_the_view_it_has(walk: Walk) -> None:
    rng = walk.rng()
    for state in walk.states():
        if rng.random() < 0.6:
            continue
        for viewer in viewers(state):
            shown = view(state, viewer)

            imagined = imagine(shown, rng.random)

            assert view(imagined, viewer) == shown
            assert view_bytes(imagined, viewer) == view_bytes(state, viewer)


@clause("GEN-6", "GEN-7")
@law(examples=0.3)
def test_what_is_imagined_is_a_whole_game(walk: Walk) -> None:
    """Every card once, what is known where it is, and what was dealt to a hand among the cards of that hand."""
    rng = walk.rng()
    for state in walk.states():
        if rng.random() < 0.9:
            continue
        for viewer in viewers(state):
            imagined = imagine(view(state, viewer), rng.random)

            assert sorted(place.card for place in places(imagined)) == list(range(len(state.box)))
            assert known(imagined, viewer) == known(state, viewer)
            for place in unknown(imagined, viewer):
                if place.card in state.dangers:
                    assert place.dealt == state.dangers[place.card]


@law(examples=0.3)
def test_what_is_imagined_can_be_played_to_its_end(walk: Walk) -> None:
    rng = walk.rng()
    for state in walk.states():
        if rng.random() < 0.98:
            continue
        for viewer in viewers(state):
            game = kingdom.imagine(view(state, viewer), rng)
            assert play_out(game.state, rng).verdict is not None


def play_out(state: State, rng: Random) -> State:
    state = state.copy()
    while owing := engine.waiting(state):
        seat = owing[int(rng.random() * len(owing))]
        engine.push(state, seat, choose(state, seat, "mixed", rng))
    return state


@clause("GEN-6", "GEN-7")
def test_each_arrangement_is_as_likely_as_another() -> None:
    """Which cards one imagines in the other hand, and where in it the Calamity."""
    state = Walk("two", 4).begin()
    shown = view(state, 0)
    rng = Random(1)
    hands = [imagine(shown, rng.random).players[1].hand for _ in range(4000)]
    calamity = next(card for card, (seat, _) in state.dangers.items() if seat == 1)
    cards = Counter(card for hand in hands for card in hand)
    others = [place.card for place in unknown(state, 0) if place.card != calamity]

    assert cards[calamity] == len(hands)
    assert is_plausible([cards[card] for card in others])
    assert is_plausible(list(Counter(hand.index(calamity) for hand in hands).values()), kinds=8)
