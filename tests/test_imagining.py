"""Imagining by examples: where cards come from that a viewer does not know. Laws of it are in `tests.laws`."""

from __future__ import annotations

from random import Random

import pytest

import kingdom
from kingdom.core.imagine import imagine
from kingdom.core.state import State
from tests.kit import clause


def trapped(seed: int = 4) -> kingdom.Game:
    """A game in which the first offer has a card face down: a Calamity."""
    game = kingdom.new_game(seed=seed, players=2)
    offers = [text for text in map(game.text, game.options(0)) if text.startswith("offer Calamity")]
    game.play(0, next(text for text in offers if "left face down" in text))
    return game


def lying_down(state: State) -> int:
    (card,) = state.face_down
    assert card in state.areas[0]
    return card


@clause("GEN-7")
def test_whoever_laid_a_card_face_down_knows_it_and_imagines_no_other() -> None:
    game = trapped()
    state = game.state
    for seed in range(5):
        imagined = imagine(game.view(0), Random(seed).random)
        assert imagined.face_down == state.face_down
        assert lying_down(imagined) == lying_down(state)


@clause("GEN-6", "GEN-7")
@pytest.mark.parametrize("viewer", [1, None])
def test_others_imagine_a_card_of_the_hand_that_it_was_laid_from(viewer: int | None) -> None:
    game = trapped()
    true = game.state
    shown = game.view(viewer)
    calamity = lying_down(true)
    cards = set()
    for seed in range(60):
        imagined = imagine(shown, Random(seed).random)
        card = lying_down(imagined)
        cards.add(card)
        assert imagined.face_down[card] == true.face_down[calamity]
        # The Calamity was dealt to the first seat: it is under the Trap or still in the hand.
        assert (card == calamity) != (calamity in imagined.players[0].hand)

    assert calamity in cards
    assert len(cards) > 5
