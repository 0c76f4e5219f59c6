"""CON-1 to CON-6: building, Krystallium, Soldiers, and giving up cards."""

from __future__ import annotations

import pytest

from kingdom.core.reasons import why
from tests.kit import clause
from tests.kit.cards import given

WINDOWS = ("planning", "materials", "population", "gold", "exploration", "last window")

# --- CON-1: completing a card


@clause("CON-1")
def test_a_card_is_complete_as_soon_as_all_its_spaces_are_filled() -> None:
    table = given("materials", "ann: construction Barracks; cubes MMM")

    table.play("ann: place M on Barracks", "ann: place M on Barracks")
    assert table.shows("ann: construction Barracks[MM]; duchy nothing")

    table.play("ann: place M on Barracks")
    assert table.shows("ann: construction nothing; duchy Barracks")


@clause("CON-1")
def test_cubes_and_soldiers_on_it_return_to_the_supply() -> None:
    table = given("planning", "ann: construction High Rampart[MMS]; soldiers 1; alchemy G")

    table.play("ann: soldier on High Rampart")

    assert table.shows("ann: duchy High Rampart; alchemy G; cubes -; soldiers 1; krystallium 1")


@clause("CON-1")
def test_its_construction_bonus_is_gained_once() -> None:
    table = given("planning", "ann: construction Recruiters[PP]; cubes G")

    table.play("ann: place G on Recruiters")
    assert table.shows("ann: soldiers 2")

    table.play("ann: done", "bob: done")
    assert table.shows("ann: soldiers 2")


@clause("CON-1")
def test_soldiers_of_the_bonus_come_from_the_supply_and_training_is_untouched() -> None:
    table = given("planning", "ann: construction Recruiters[PP]; cubes G; training 1")

    table.play("ann: place G on Recruiters")

    assert table.shows("ann: soldiers 2; training 1")


@clause("CON-1")
def test_krystallium_of_the_bonus_comes_to_the_stock() -> None:
    table = given("planning", "ann: construction Alchemical Forge[M]; cubes G")

    table.play("ann: place G on Alchemical Forge")

    assert table.shows("ann: krystallium 2")


@clause("CON-1")
@pytest.mark.parametrize(
    ("seat", "last"),
    [
        ("construction Farm[MM]; cubes P", "place P on Farm"),
        ("construction Farm[MM]; krystallium 1", "krystallium on Farm as P"),
        ("construction Secret Fellowship[PP]; krystallium 1", "krystallium on Secret Fellowship as K"),
        ("construction Royal Guard[PPPG]; soldiers 1", "soldier on Royal Guard"),
    ],
)
def test_whatever_fills_the_last_space_completes_the_card(seat: str, last: str) -> None:
    table = given("planning", f"ann: {seat}")

    table.play(f"ann: {last}")

    assert table.shows("ann: construction nothing")
    assert len(table.player("ann").duchy) == 2


# --- CON-2: no limit on building


@clause("CON-2")
def test_there_is_no_limit_on_cards_under_construction() -> None:
    many = "Farm, Farm, Farm, Farm, Barracks, Barracks, Hamlet, Hamlet, Port, Port, Quarry, Quarry, Statue, Statue"
    table = given("planning", f"ann: construction {many}; selection Palace")

    table.play("ann: slate Palace")

    assert len(table.player("ann").construction) == 15


@clause("CON-2")
def test_there_is_no_limit_on_copies_built() -> None:
    table = given("planning", "ann: duchy Farm, Farm, Farm; construction Farm[MM]; cubes P")

    table.play("ann: place P on Farm")

    assert table.shows("ann: duchy Farm, Farm, Farm, Farm")


# --- CON-3: transmutation


@clause("CON-3")
@pytest.mark.parametrize(("alchemy", "cube"), [("MMMM", "M"), ("MPGE", "G"), ("MPGG", "E")])
def test_five_cubes_in_alchemy_of_any_kinds_become_a_krystallium_at_once(alchemy: str, cube: str) -> None:
    table = given("gold", f"ann: alchemy {alchemy}; cubes {cube}; krystallium 2")

    table.play(f"ann: place {cube} on alchemy")

    assert table.shows("ann: alchemy -; krystallium 3")


@clause("CON-3")
def test_four_cubes_are_not_enough() -> None:
    table = given("gold", "ann: alchemy MPG; cubes G")

    table.play("ann: place G on alchemy")

    assert table.shows("ann: alchemy MPGG; krystallium 0")


@clause("CON-3")
@pytest.mark.parametrize("phase", ["choice", *WINDOWS])
def test_nothing_else_takes_cubes_from_alchemy(phase: str) -> None:
    table = given(phase, "ann: alchemy MPGE; construction Palace; hand Farm, Port")

    kinds = {type(action).__name__ for action in table.game.options(0)}
    assert kinds <= {"Offer", "Abandon", "Done"}
    table.play("ann: abandon Palace")
    assert table.shows("ann: alchemy -; krystallium 1"), "the fifth cube came from the card"


# --- CON-4: Krystallium, any time


@clause("CON-4")
@pytest.mark.parametrize("space", "MPGEK")
def test_a_krystallium_fills_an_open_resource_or_krystallium_space(space: str) -> None:
    table = given("planning", "ann: construction Palace; krystallium 2")

    table.play(f"ann: krystallium on Palace as {space}")

    assert table.shows(f"ann: construction Palace[{space}]; krystallium 1")


@clause("CON-4")
def test_a_krystallium_never_fills_a_soldier_space() -> None:
    table = given("planning", "ann: construction High Rampart; krystallium 1")

    assert "krystallium on High Rampart as S" not in table.options("ann")
    reason = table.refuses("ann: krystallium on High Rampart as S", "CON-4")
    assert reason == why("krystallium-soldier")


@clause("CON-4")
def test_a_krystallium_comes_from_the_stock() -> None:
    table = given("planning", "ann: construction Farm")

    assert table.refuses("ann: krystallium on Farm as M", "CON-4") == why("no-krystallium")


@clause("CON-4")
def test_a_krystallium_needs_an_open_space_of_the_kind_named() -> None:
    table = given("planning", "ann: construction Farm[MM]; krystallium 1")

    assert table.refuses("ann: krystallium on Farm as M", "CON-4") == why(
        "no-open-space", card="Farm#1", resource="materials"
    )
    assert table.refuses("ann: krystallium on Farm as G", "CON-4") == why(
        "no-open-space", card="Farm#1", resource="gold"
    )


@clause("CON-4")
def test_a_krystallium_goes_on_the_own_cards_only() -> None:
    table = given("planning", "ann: krystallium 1", "bob: construction Farm")

    reason = table.refuses("ann: krystallium on Farm as M", "CON-4")
    assert reason == why("not-under-construction", card="Farm#1")


@clause("CON-4")
def test_only_krystallium_fills_a_krystallium_space() -> None:
    table = given("planning", "ann: construction Secret Fellowship[PP]; cubes MPGE; soldiers 1")

    kinds = {option.split()[0] for option in table.options("ann") if option.endswith("Secret Fellowship")}
    assert kinds == {"abandon"}


@clause("CON-4")
def test_krystallium_is_never_spent_unasked() -> None:
    table = given("planning", "ann: construction Secret Fellowship[P]; cubes P; krystallium 1")

    table.play("ann: place P on Secret Fellowship")

    assert table.shows("ann: construction Secret Fellowship[PP]; krystallium 1")


# --- CON-5: Soldiers, any time


@clause("CON-5")
def test_a_soldier_from_stock_fills_an_open_soldier_space() -> None:
    table = given("planning", "ann: construction High Rampart; soldiers 2")

    table.play("ann: soldier on High Rampart")

    assert table.shows("ann: construction High Rampart[S]; soldiers 1")


@clause("CON-5")
def test_a_soldier_in_training_fills_nothing() -> None:
    table = given("planning", "ann: construction High Rampart; training 1")

    reason = table.refuses("ann: soldier on High Rampart", "CON-5")
    assert reason == why("no-soldier")


@clause("CON-5")
def test_a_soldier_fills_soldier_spaces_only() -> None:
    table = given("planning", "ann: construction Farm, High Rampart[SS]; soldiers 1")

    assert table.refuses("ann: soldier on Farm", "CON-5") == why("no-open-space", card="Farm#1", resource="soldier")
    assert table.refuses("ann: soldier on High Rampart", "CON-5") == why(
        "no-open-space", card="High Rampart", resource="soldier"
    )


@clause("CON-5")
def test_a_soldier_goes_on_the_own_cards_only() -> None:
    table = given("planning", "ann: soldiers 1", "bob: construction High Rampart")

    table.refuses("ann: soldier on High Rampart", "CON-5")


# --- CON-6: discarding a card under construction, any time


@clause("CON-6")
def test_a_card_under_construction_may_be_discarded_for_its_recycling_bonus_in_alchemy() -> None:
    table = given("planning", "ann: construction Port, Farm")

    table.play("ann: abandon Port")

    assert table.shows("ann: construction Farm; discards Port; alchemy E")


@clause("CON-6")
def test_the_bonus_goes_to_alchemy_and_nowhere_else() -> None:
    """Although a Farm has an open space for it: no cube comes to hand."""
    table = given("planning", "ann: construction Hamlet, Farm")

    table.play("ann: abandon Hamlet")

    assert table.shows("ann: cubes -; alchemy M; construction Farm")


@clause("CON-6")
def test_what_lay_on_the_card_is_lost() -> None:
    table = given("planning", "ann: construction Palace[MPGGEK]")

    table.play("ann: abandon Palace")

    assert table.shows("ann: alchemy G; krystallium 0; soldiers 0; cubes -")


@clause("CON-6")
def test_the_fifth_cube_that_comes_so_is_transmuted_too() -> None:
    table = given("planning", "ann: construction Port; alchemy MPGE")

    table.play("ann: abandon Port")

    assert table.shows("ann: alchemy -; krystallium 1")


@clause("CON-6")
def test_only_own_cards_under_construction_are_given_up() -> None:
    table = given("planning", "ann: duchy Quarry", "bob: construction Farm")

    assert table.refuses("ann: abandon Farm", "CON-6") == why("not-under-construction", card="Farm#1")
    table.refuses("ann: abandon Quarry", "CON-6")
