"""GEN-6 to GEN-9: who knows what."""

from __future__ import annotations

import random

import pytest

import kingdom
from kingdom.core.cards import Family
from kingdom.core.view import Hidden
from tests.kit import Table, clause
from tests.kit.cards import CARDS, given

# --- GEN-6: open and hidden information

A_TRAP = "table: left Ruins; right Farm (face down by ann)"


def faces(table: Table, viewer: int | None, area: int = 1) -> list[str | None]:
    """What a viewer sees of an area: names, and None for a hidden face."""
    names = table.state.rules.names
    shown = table.game.view(viewer).areas[area]
    cards = [card.card if isinstance(card, Hidden) else card for card in shown]
    return [None if card is None else names[card] for card in cards]


@clause("GEN-6")
@pytest.mark.parametrize("viewer", [1, None])
def test_everybody_sees_construction_duchy_tokens_and_cubes_of_a_seat(viewer: int | None) -> None:
    table = given(
        "choice",
        "ann: hand Farm, Port; construction Barracks[MM]; duchy Quarry; calamities 1; alchemy MP; cubes G;"
        "krystallium 1; soldiers 2; training 1; traps 1",
    )

    ann = table.player("ann")
    seen = next(seat for seat in table.game.view(viewer).seats if seat.seat == 0)
    for part in ("construction", "duchy", "alchemy", "cubes", "krystallium", "soldiers", "training", "traps"):
        assert getattr(seen, part) == getattr(ann, part)


@clause("GEN-6")
@pytest.mark.parametrize("viewer", [1, None])
def test_of_a_hand_others_see_only_its_size(viewer: int | None) -> None:
    table = given("choice", "ann: hand Farm, Port, Silk")

    seen = next(seat for seat in table.game.view(viewer).seats if seat.seat == 0)
    assert (seen.hand, seen.hand_count) == (None, 3)


@clause("GEN-6")
def test_a_player_sees_the_own_hand() -> None:
    table = given("choice", "ann: hand Farm, Port")

    assert table.game.view(0).me.hand == (table.card("Farm#1"), table.card("Port#1"))


@clause("GEN-6")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_of_the_development_deck_everybody_sees_only_its_size(viewer: int | None) -> None:
    game = kingdom.new_game(seed=1)

    assert game.view(viewer).piles["development"] == (80 - 16, ())


@clause("GEN-6")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_face_up_discards_are_open_to_all(viewer: int | None) -> None:
    table = given("choice, turn 15", "bob: discards Silk", "table: left Farm; right Port; discards Mint")

    table.play("ann: select left")

    view = table.game.view(viewer)
    assert set(view.discards) == {table.card("Mint#1"), table.card("Port#1")}
    assert next(seat for seat in view.seats if seat.seat == 1).discards == (table.card("Silk#1"),)


@clause("GEN-6")
@pytest.mark.parametrize("viewer", [1, None])
def test_nobody_else_sees_the_face_of_a_face_down_card(viewer: int | None) -> None:
    table = given("choice, turn 1", A_TRAP)

    assert faces(table, viewer) == [None]


@clause("GEN-6")
def test_whoever_takes_a_face_down_card_does_not_see_it_either() -> None:
    table = given("choice, turn 1", A_TRAP)

    table.play("bob: select right")

    (card,) = table.game.view(1).me.selection
    assert isinstance(card, Hidden)
    assert card.card is None


@clause("GEN-6/R1")
def test_whoever_laid_a_card_face_down_remembers_it() -> None:
    table = given("choice, turn 1", A_TRAP)

    assert faces(table, 0) == ["Farm#1"]
    (card,) = table.game.view(0).areas[1]
    assert isinstance(card, Hidden), "remembered, and marked as such"


@clause("GEN-6/R1")
def test_whoever_laid_a_card_face_down_remembers_it_in_the_opponents_selection() -> None:
    table = given("choice, turn 1", A_TRAP)

    table.play("bob: select right")

    (card,) = table.game.view(0).others[0].selection
    assert isinstance(card, Hidden)
    assert card.card == table.card("Farm#1")


# --- GEN-7: the order of a hand says nothing


def next_round(places: list[int]) -> Table:
    """Round 2 begins; Bob is first player. `places` are the numbers drawn for the hands of this round."""
    draws = [[place, 8] for place in places] + [[0, 8]] * 4
    table = given("exploration, round 1", position={"draws": {"hands": draws}})
    return table.play("ann: done", "bob: done")


@clause("GEN-7")
@pytest.mark.parametrize("place", range(8))
def test_the_place_of_the_calamity_in_a_hand_was_drawn_at_set_up(place: int) -> None:
    table = next_round([place, 7 - place])

    families = [[table.state.box[card].family for card in table.player(who).hand] for who in ("bob", "ann")]
    assert [hand.index(Family.CALAMITY) for hand in families] == [place, 7 - place]


@clause("GEN-7")
def test_the_numbers_drawn_for_hands_are_shown_to_nobody() -> None:
    game = kingdom.new_game(seed=1)

    assert {game.view(viewer).bounds["hands"] for viewer in (0, 1, None)} == {(8,) * 6}
    assert "NumbersDrawn" not in [fact["event"] for fact in game.facts(0)]


@clause("GEN-7")
@pytest.mark.parametrize("said", ["Farm left, Port left", "Port left, Farm left"])
def test_the_two_cards_of_an_offer_lie_in_the_order_of_the_hand(said: str) -> None:
    table = given("choice", "ann: hand Silk, Farm, Port")

    table.play(f"ann: offer {said}")

    assert table.state.areas[0] == (table.card("Farm#1"), table.card("Port#1"))


@clause("GEN-7")
def test_a_hand_keeps_its_order_when_cards_are_offered() -> None:
    table = given("choice", "ann: hand Silk, Farm, Port, Mint")

    table.play("ann: offer Farm left, Mint right")

    assert table.player("ann").hand == (table.card("Silk#1"), table.card("Port#1"))


@clause("GEN-7")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_that_each_hand_holds_exactly_one_calamity_is_public(viewer: int | None) -> None:
    table = next_round([3, 4])

    dealt = [whose for whose in table.game.view(viewer).dangers.values() if whose[1] == 2]
    assert sorted(dealt) == [(0, 2), (1, 2)]
    for who in ("ann", "bob"):
        assert [table.state.box[card].family for card in table.player(who).hand].count(Family.CALAMITY) == 1


# --- GEN-8: what is known about a face-down card


@clause("GEN-8")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_where_a_face_down_card_lies_who_laid_it_and_when_are_public(viewer: int | None) -> None:
    table = given("choice", "ann: hand Farm, Port, Mint, Silk; traps 2", "bob: hand Quarry, Barracks")

    table.play("ann: offer Port left, Silk right face down")

    (card,) = table.game.view(viewer).areas[1]
    assert isinstance(card, Hidden)
    assert (card.by, card.round, card.turn) == (0, 1, 0)


@clause("GEN-8")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_who_laid_a_face_down_card_stays_public_when_it_is_taken(viewer: int | None) -> None:
    table = given("choice, turn 1", A_TRAP)
    before = table.game.view(viewer).areas[1]

    table.play("bob: select right")

    bob = next(seat for seat in table.game.view(viewer).seats if seat.seat == 1)
    assert bob.selection == before


@clause("GEN-8")
@pytest.mark.parametrize("viewer", [1, None])
def test_a_card_discarded_unseen_stays_unseen(viewer: int | None) -> None:
    table = given("choice, turn 15", "table: left Ruins; right Farm (face down by ann)")

    table.play("ann: select left")

    (card,) = table.game.view(viewer).discards
    assert isinstance(card, Hidden)
    assert (card.by, card.card) == (0, None)


# --- GEN-9: discards


@clause("GEN-9")
def test_discards_have_no_order() -> None:
    one = given("planning", "ann: selection Farm, Silk").play(
        "ann: recycle Farm",
        "ann: place M on alchemy",
        "ann: recycle Silk",
        "ann: place P on alchemy",
        "ann: place G on alchemy",
    )
    other = given("planning", "ann: selection Farm, Silk").play(
        "ann: recycle Silk",
        "ann: place P on alchemy",
        "ann: place G on alchemy",
        "ann: recycle Farm",
        "ann: place M on alchemy",
    )

    assert one.state == other.state
    assert one.game.view(None) == other.game.view(None)


@clause("GEN-9")
def test_discards_never_come_back_and_no_deck_is_reshuffled() -> None:
    game = kingdom.new_game(seed=5, content=CARDS)
    chance = random.Random(5)
    gone: frozenset[int] = frozenset()
    deck = game.state.pile("development")
    while not game.is_over:
        seat = chance.choice(game.waiting())
        game.play(seat, chance.choice(game.options(seat)))
        now = game.state.discards.union(*(player.discards for player in game.state.players))
        assert gone <= now
        assert game.state.pile("development") == deck[len(deck) - len(game.state.pile("development")) :]
        gone, deck = now, game.state.pile("development")

    assert gone
