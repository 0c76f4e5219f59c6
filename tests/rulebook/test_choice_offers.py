"""CHO-3 to CHO-5: offering, Traps, and selecting."""

from __future__ import annotations

import pytest

import kingdom
from kingdom.core.reasons import why
from kingdom.core.view import Hidden
from kingdom.rules.choice import Laid, Offer, Select
from tests.kit import clause
from tests.kit.cards import given
from tests.kit.refusals import refusal

HANDS = (
    "ann: traps 2; hand Farm, Port, Quarry, Barracks, Hamlet, Guildhall, Navigators, Recruiters",
    "bob: traps 2; hand Statue, Garden, Mint, Cathedral, Palace, Ruins, Island, Infernal Gate",
)


# --- CHO-3: offering


@clause("CHO-3")
@pytest.mark.parametrize(
    ("offer", "left", "right"),
    [
        ("Farm left, Port left", "Farm, Port", "nothing"),
        ("Farm right, Port right", "nothing", "Farm, Port"),
        ("Farm left, Port right", "Farm", "Port"),
        ("Farm right, Port left", "Port", "Farm"),
    ],
)
def test_both_cards_go_on_one_area_or_one_on_each(offer: str, left: str, right: str) -> None:
    table = given("choice", *HANDS)

    table.play(f"ann: offer {offer}")

    assert table.shows(f"table: left {left}; right {right}")
    assert len(table.player("ann").hand) == 6


@clause("CHO-3")
def test_cards_already_there_stay() -> None:
    table = given("choice", *HANDS, "table: left Statue; right Garden")

    table.play("ann: offer Farm left, Port left")

    assert table.shows("table: left Statue, Farm, Port; right Garden")


@clause("CHO-3")
def test_an_offer_is_exactly_two_cards() -> None:
    table = given("choice", *HANDS)

    for offer in ("Farm left", "Farm left, Port left, Quarry right"):
        with refusal(kingdom.CannotParse, why("not-an-offer", text=offer)):
            table.game.play(0, f"offer {offer}")
    assert all(option.count(",") == 1 for option in table.options("ann"))


@clause("CHO-3")
def test_the_cards_of_an_offer_come_from_the_own_hand() -> None:
    table = given("choice", *HANDS)

    reason = table.refuses("ann: offer Farm left, Statue right", "CHO-3")
    assert reason == why("two-cards")


@clause("CHO-3")
def test_one_card_is_not_offered_twice() -> None:
    table = given("choice", *HANDS)
    farm = table.card("Farm#1")

    with refusal(kingdom.IllegalAction, why("two-cards").under("CHO-3")):
        table.game.play(0, Offer((Laid(farm, 0, False), Laid(farm, 1, False))))


@clause("CHO-3")
def test_there_are_two_areas_and_no_third() -> None:
    table = given("choice", *HANDS)
    farm, port = table.card("Farm#1"), table.card("Port#1")

    with refusal(kingdom.IllegalAction, why("no-area", number=2).under("CHO-3")):
        table.game.play(0, Offer((Laid(farm, 0, False), Laid(port, 2, False))))


@clause("CHO-3")
def test_an_action_names_the_cards_in_the_order_of_the_hand() -> None:
    table = given("choice", *HANDS)
    farm, port = table.card("Farm#1"), table.card("Port#1")

    with refusal(kingdom.IllegalAction, why("hand-order").under("CHO-3")):
        table.game.play(0, Offer((Laid(port, 0, False), Laid(farm, 0, False))))


@clause("CHO-3", "CHO-4")
def test_eight_cards_and_two_traps_make_448_offers() -> None:
    """28 pairs, each card to one of two areas, each face up or down."""
    table = given("choice", *HANDS)

    assert len(set(table.options("ann"))) == 28 * 4 * 4 == 448


# --- CHO-4: offering face down


@clause("CHO-4")
def test_cards_are_offered_face_up_without_a_trap() -> None:
    table = given("choice", *HANDS)

    table.play("ann: offer Farm left, Port right")

    assert table.game.view(1).areas == ((table.card("Farm#1"),), (table.card("Port#1"),))
    assert table.shows("ann: traps 2")


@clause("CHO-4")
def test_one_trap_lays_one_of_the_two_face_down() -> None:
    table = given("choice", *HANDS)

    table.play("ann: offer Farm left face down, Port right")

    (hidden,), (shown,) = table.game.view(1).areas
    assert isinstance(hidden, Hidden)
    assert shown == table.card("Port#1")
    assert table.shows("ann: traps 1")


@clause("CHO-4")
def test_two_traps_lay_both_face_down() -> None:
    table = given("choice", *HANDS)

    table.play("ann: offer Farm left face down, Port left face down")

    assert all(isinstance(card, Hidden) for card in table.game.view(1).areas[0])
    assert table.shows("ann: traps 0")


@clause("CHO-4")
@pytest.mark.parametrize(
    ("traps", "offer"),
    [
        (0, "Farm left face down, Port right"),
        (0, "Port right, Farm left face down"),
        (1, "Farm left face down, Port right face down"),
    ],
)
def test_nothing_is_laid_face_down_without_a_trap_for_it(traps: int, offer: str) -> None:
    table = given("choice", f"ann: traps {traps}; hand Farm, Port, Quarry")

    reason = table.refuses(f"ann: offer {offer}", "CHO-4")
    assert reason == why("traps", count=traps)


@clause("CHO-4")
@pytest.mark.parametrize(("traps", "offers"), [(0, 4), (1, 12), (2, 16)])
def test_traps_decide_how_many_ways_two_cards_can_be_offered(traps: int, offers: int) -> None:
    table = given("choice", f"ann: traps {traps}; hand Farm, Port")

    assert len(table.options("ann")) == offers


# --- CHO-5: selecting

TABLE = "table: left Statue, Farm (face down by ann), Garden; right Mint"


@clause("CHO-5")
def test_all_the_cards_of_one_area_are_taken_to_selection() -> None:
    table = given("choice, turn 1", TABLE, "bob: selection Port")

    table.play("bob: select left")

    assert table.shows("bob: selection Port, Statue, Farm, Garden", "table: left nothing; right Mint")


@clause("CHO-5")
def test_the_area_selected_may_be_empty() -> None:
    table = given("choice, turn 1", "table: left Statue")

    table.play("bob: select right")

    assert table.shows("bob: selection nothing", "table: left Statue; right nothing")


@clause("CHO-5")
@pytest.mark.parametrize("viewer", [1, None])
def test_face_down_cards_stay_face_down_when_they_are_taken(viewer: int | None) -> None:
    table = given("choice, turn 1", TABLE)

    table.play("bob: select left")

    bob = next(seat for seat in table.game.view(viewer).seats if seat.seat == 1)
    assert [isinstance(card, Hidden) and card.card is None for card in bob.selection] == [False, True, False]


@clause("CHO-5")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_face_down_cards_taken_are_unseen_until_planning(viewer: int | None) -> None:
    table = given("choice, turn 15", "table: left Quarry (face down by bob); right nothing")

    table.play("ann: select left")

    assert table.state.phase.name == "planning"
    ann = next(seat for seat in table.game.view(viewer).seats if seat.seat == 0)
    assert table.card("Quarry#1") in ann.selection


@clause("CHO-5")
def test_only_the_left_or_the_right_area_is_selected() -> None:
    table = given("choice, turn 1", TABLE)

    assert table.options("bob") == ["select left", "select right"]
    with refusal(kingdom.IllegalAction, why("no-area", number=2).under("CHO-2")):
        table.game.play(1, Select(2))
