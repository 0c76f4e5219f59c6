"""SOL: the two decks, and the Choice of one player. Tokens, Search and the end have files of their own."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

import kingdom
from kingdom.core.cards import Family
from kingdom.core.reasons import why
from kingdom.core.state import Draw, Seat
from kingdom.core.view import Hidden
from kingdom.modules.solo.danger import in_order_of
from kingdom.rules.choice import Select
from tests.kit import clause
from tests.kit.cards import CARDS
from tests.kit.refusals import refusal
from tests.kit.solo import DECKS, HIDDEN, LAID, solo_table


def deal(**options: object) -> kingdom.Game:
    return kingdom.new_game(players=1, seed=7, content=CARDS, **options)


def kinds(game: kingdom.Game, pile: str) -> list[Family]:
    return [game.state.box[card].family for card in game.state.pile(pile)]


def rounds(game: kingdom.Game) -> Iterable[kingdom.Game]:
    """The game at the beginning of each round, played on with the first option that ends something."""
    words = ("select", "recycle", "place", "done")
    for number in range(1, 5):
        yield game
        while not game.is_over and game.state.round == number:
            options = [game.text(action) for action in game.options(0)]
            game.play(0, next(text for word in words for text in options if text.startswith(word)))


# --- SOL-1: the two decks


@clause("SOL-1")
def test_eight_unseen_cards_and_four_calamities_are_the_danger_deck() -> None:
    game = deal()

    assert len(game.state.pile("danger")) == 12
    assert kinds(game, "danger").count(Family.CALAMITY) == 4
    assert kinds(game, "box").count(Family.CALAMITY) == 4


@clause("SOL-1")
def test_the_rest_is_the_development_deck() -> None:
    game = deal()

    assert len(game.state.pile("development")) == 70 + 10 - 8 - 4, "less the four cards in the areas"
    assert set(kinds(game, "development")) == {Family.DEVELOPMENT, Family.TREASURE}
    assert "shuffled" not in game.state.piles


@clause("SOL-1", "GEN-4")
def test_the_first_edition_has_three_cards_fewer_in_the_deck() -> None:
    assert len(deal(edition="first").state.pile("development")) == 67 + 10 - 8 - 4


@clause("SOL-1")
@pytest.mark.parametrize("viewer", [0, None], ids=["player", "spectator"])
def test_the_top_card_of_the_development_deck_is_visible_and_the_danger_deck_is_not(viewer: Seat | None) -> None:
    game = deal()
    seen = game.view(viewer)

    assert seen.piles["development"].cards == game.state.pile("development")[:1]
    assert seen.piles["danger"].cards == ()


@clause("SOL-1")
def test_the_danger_deck_is_shuffled() -> None:
    """Four of twelve cards are Calamities, so a Calamity is on top in a third of the deals: 100 of 300, about."""
    games = [kingdom.new_game(players=1, seed=seed, content=CARDS) for seed in range(300)]

    assert 70 < sum(kinds(game, "danger")[0] is Family.CALAMITY for game in games) < 130
    assert 70 < sum(kinds(game, "danger")[-1] is Family.CALAMITY for game in games) < 130


@clause("SOL-1")
def test_every_order_of_the_danger_deck_has_its_own_numbers() -> None:
    draws = [(Draw(second, 3), Draw(first, 2)) for second in range(3) for first in range(2)]

    assert len({in_order_of((0, 1, 2), numbers) for numbers in draws}) == 6


# --- SOL-3: Choice


@clause("SOL-3")
def test_two_development_cards_lie_face_up_in_each_area() -> None:
    table = solo_table(DECKS, when="exploration")

    table.play("ann: done")

    assert table.shows("table: left Quarry, Island; right Ruins, Mint; pile development Cathedral, Palace")
    assert not table.state.face_down


@clause("SOL-3")
def test_after_a_selection_a_danger_card_and_two_development_cards_are_laid() -> None:
    table = solo_table(LAID, DECKS)

    table.play("ann: select left")

    assert table.shows(
        "ann: selection Farm, Port",
        "table: left Quarry, Island; right Statue, Garden, Calamity (face down)",
        "table: pile danger Barracks, Hamlet; pile development Ruins, Mint, Cathedral, Palace",
    )
    assert table.options("ann")[:2] == ["select left", "select right"]


@clause("SOL-3")
def test_the_fourth_time_one_only_selects_and_what_is_left_is_discarded() -> None:
    table = solo_table(LAID, DECKS, when="solo choice, turn 3")

    table.play("ann: select right")

    assert table.state.phase.name == "planning"
    assert table.shows("ann: selection Statue, Garden", "table: left nothing; right nothing; discards Farm, Port")
    assert table.shows("table: pile danger Calamity, Barracks, Hamlet")


@clause("SOL-3", "GEN-8")
def test_a_face_down_card_that_is_left_over_is_discarded_unseen() -> None:
    table = solo_table(HIDDEN, DECKS, when="solo choice, turn 3")

    table.play("ann: select left")

    (discarded,) = [card for card in table.game.view(0).discards if isinstance(card, Hidden)]
    assert discarded.card is None


@clause("SOL-3")
def test_the_danger_deck_holds_twelve_nine_six_three_and_no_cards() -> None:
    game = deal()

    assert [len(game.state.pile("danger")) for _ in rounds(game)] == [12, 9, 6, 3]
    assert game.is_over
    assert game.state.pile("danger") == ()


@clause("SOL-3")
def test_nothing_is_offered_and_there_are_just_two_areas() -> None:
    table = solo_table(LAID, DECKS, "ann: hand Amber, Silk")

    assert table.refuses("ann: offer Amber left, Silk right", "SOL-3") == why("no-offer-alone")
    with refusal(kingdom.IllegalAction, why("no-area", number=2).under("SOL-3")):
        table.game.play(0, Select(2))


@clause("SOL-3", "PLA-9")
def test_cubes_in_hand_are_placed_before_selecting() -> None:
    table = solo_table(LAID, DECKS, "ann: cubes M")

    table.refuses("ann: select left", "PLA-9")
    table.play("ann: place M on alchemy", "ann: select left")


@clause("SOL-3", "CON-7")
def test_solo_too_some_things_are_done_any_time_in_choice() -> None:
    table = solo_table(LAID, DECKS, "ann: construction Barracks[M]; krystallium 1")

    table.play("ann: krystallium on Barracks as M")

    assert table.shows("ann: construction Barracks[MM]")


@clause("SOL-3")
def test_a_selection_cannot_be_taken_back() -> None:
    table = solo_table(LAID, DECKS).play("ann: select left")

    assert table.refuses_undo("ann") == why("barrier", barrier="danger-laid")


# --- SOL-6: face-down cards taken


@clause("SOL-6")
def test_face_down_cards_taken_are_seen_only_in_planning() -> None:
    table = solo_table(HIDDEN, DECKS, when="solo choice, turn 2").play("ann: select right")

    (hidden,) = [card for card in table.game.view(0).me.selection if isinstance(card, Hidden)]
    assert hidden.card is None

    table.play("ann: select right")

    assert table.state.phase.name == "planning"
    assert table.shows("ann: calamities 1; selection Statue, Quarry, Island")


# --- SOL-10: a short deck


@clause("SOL-10")
def test_a_short_deck_feeds_the_left_area_first_and_the_other_may_stay_empty() -> None:
    table = solo_table(
        "table: pile development Quarry, Island, Ruins; pile danger Barracks, Hamlet, Farm", when="exploration"
    )

    table.play("ann: done")
    assert table.shows("table: left Quarry, Island; right Ruins; pile development nothing")

    table.play("ann: select left")
    assert table.shows("table: left nothing; right Ruins, Barracks (face down)")

    table.play("ann: select left", "ann: select right")
    assert table.shows("ann: selection Quarry, Island, Ruins, Barracks, Hamlet")


@clause("SOL-10")
def test_the_game_goes_on_when_the_deck_is_empty() -> None:
    table = solo_table("table: left nothing; right nothing; pile development nothing; pile danger Barracks")

    table.play("ann: select left")

    assert table.shows("table: right Barracks (face down)")
