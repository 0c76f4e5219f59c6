"""The deal says nothing: over many seeds the place of a Calamity or Menace is as good as any other (GEN-7).

Noninterference cannot see this: it compares finished deals, and a Calamity that always lies last in the hand is no
secret to anybody who knows how the program deals.
"""

from __future__ import annotations

from collections import Counter

import pytest

import kingdom
from kingdom.core import engine
from kingdom.core.cards import CardId, Family
from kingdom.core.state import Seat, State
from kingdom.core.view import Hidden, view
from kingdom.rules.choice import Laid, Offer
from tests.kit import clause
from tests.kit.chance import is_plausible
from tests.kit.walks import Walk, choose

DEALS = 1600


def danger(state: State, seat: Seat) -> CardId:
    """The Calamity or Menace in a new hand."""
    (found,) = [card for card in state.players[seat].hand if state.box[card].family in (Family.CALAMITY, Family.MENACE)]
    return found


@clause("GEN-7")
@pytest.mark.parametrize("name", ["two", "two+menace:shadows+thieves"])
def test_the_calamity_or_menace_may_be_anywhere_in_a_hand(name: str) -> None:
    deals = [Walk(name, seed).begin() for seed in range(DEALS)]
    for seat in (0, 1):
        places = Counter(state.players[seat].hand.index(danger(state, seat)) for state in deals)
        assert is_plausible(list(places.values()), kinds=8), (seat, places)


@clause("GEN-7")
def test_it_may_be_anywhere_in_the_hands_of_later_rounds_too() -> None:
    places: Counter[int] = Counter()
    for seed in range(250):
        walk = Walk("two", seed, "kinds")
        for step in walk.steps():
            if step.after.round > step.before.round:
                places.update(player.hand.index(danger(step.after, seat))
                              for seat, player in enumerate(step.after.players))  # fmt: skip
    assert is_plausible(list(places.values()), kinds=8), places


@clause("GEN-7")
def test_the_hands_of_one_deal_have_nothing_to_do_with_each_other() -> None:
    deals = [Walk("two", seed).begin() for seed in range(2 * DEALS)]
    pairs = Counter(
        tuple(state.players[seat].hand.index(danger(state, seat)) // 2 for seat in (0, 1)) for state in deals
    )

    assert is_plausible(list(pairs.values()), kinds=16), pairs


def hidden_pair(seed: int) -> tuple[State, tuple[Hidden, Hidden]]:
    """The first player lays the Calamity and a card that has nothing to do with its place, both face down."""
    game = kingdom.new_game(seed=seed)
    hand = game.state.players[0].hand
    calamity = danger(game.state, 0)
    # Chosen by what it is and not by where it lies: the offer itself must not bring an order with it.
    companion = min(card for card in hand if card != calamity)
    first, second = (card for card in hand if card in (calamity, companion))
    game.play(0, Offer((Laid(first, 0, True), Laid(second, 0, True))))
    shown = [card for card in view(game.state, 1).areas[0] if isinstance(card, Hidden)]
    return game.state, (shown[0], shown[1])


@clause("GEN-7", "GEN-8")
def test_in_a_hidden_pair_the_calamity_is_as_often_the_one_as_the_other() -> None:
    """By the place where it lies, and by the handle that it goes by."""
    by_place: Counter[bool] = Counter()
    by_handle: Counter[str] = Counter()
    for seed in range(DEALS):
        state, (first, second) = hidden_pair(seed)
        calamities = {lying.handle for card, lying in state.face_down.items()
                      if state.box[card].family is Family.CALAMITY}  # fmt: skip
        assert len({first.handle, second.handle} & calamities) == 1
        by_place[first.handle in calamities] += 1
        by_handle.update(calamities)
    assert is_plausible(list(by_place.values()), kinds=2), by_place
    assert is_plausible(list(by_handle.values()), kinds=2), by_handle


@clause("GEN-7")
def test_an_offer_cannot_be_made_against_the_order_of_the_hand() -> None:
    """Otherwise a player could learn something from it."""
    state = Walk("two", 1).begin()
    first, second, *_ = state.players[0].hand

    with pytest.raises(kingdom.IllegalAction) as refused:
        engine.apply(state, 0, Offer((Laid(second, 0, False), Laid(first, 1, False))))
    assert refused.value.reason.id == "hand-order"


@clause("SOL-1", "GEN-7")
@pytest.mark.parametrize("name", ["solo", "solo+menace:frost_giants", "solo+advisors"])
def test_the_dangers_may_be_anywhere_in_the_danger_deck(name: str) -> None:
    places: Counter[int] = Counter()
    for seed in range(DEALS // 2):
        state = past_the_draft(Walk(name, seed))
        grave = [at for at, card in enumerate(state.pile("danger")) if card in state.dangers]
        assert len(grave) == 4
        places.update(grave)
    assert is_plausible(list(places.values()), kinds=12), places


def past_the_draft(walk: Walk) -> State:
    state, rng = walk.begin(), walk.rng()
    while state.round == 0:
        state, _ = engine.apply(state, 0, choose(state, 0, "any", rng))
    return state


@clause("ADV-9", "ADV-5")
def test_the_advisor_that_solo_play_shuffles_back_may_be_anywhere_in_the_deck() -> None:
    """Among the eight unseen cards or in the deck, and there early or late."""
    thirds: Counter[int] = Counter()
    for seed in range(DEALS):
        walk = Walk("solo+advisors", seed)
        before = walk.begin()
        returned = before.players[0].zone("drawn")[1]
        state, _ = engine.apply(before, 0, engine.options(before, 0)[0])
        cards = (*state.pile("development"), *state.areas[0], *state.areas[1])
        assert returned in (*cards, *state.pile("danger"))
        if returned in cards:
            thirds[3 * cards.index(returned) // len(cards)] += 1
    assert is_plausible(list(thirds.values()), kinds=3), thirds
