"""ADV-P: the Advisors of the Production phase.

In the cards of the tests a Farm costs MMP, a Port MMMG, an Alchemical Forge MG with 2 Krystallium as its bonus, a
Grand Army PPPP with 3 Soldiers, a Palace MPGGEKS.
"""

from __future__ import annotations

import pytest

import kingdom
from kingdom.core.reasons import why
from kingdom.modules.advisors.production import ForemansCube
from tests.kit import Table, clause
from tests.kit.advisors import advisors_table
from tests.kit.cards import CARDS
from tests.kit.menaces import menace_table, with_giant

STEPS = ("materials", "population", "gold", "exploration")
FOREMAN = "zone advisors Tyrannical Foreman; soldiers 3"


def foreman_at_work(construction: str, more: str = "") -> Table:
    """The Exploration step, in which Ann has set the Foreman to work."""
    table = advisors_table("exploration", f"ann: {FOREMAN}; construction {construction}; {more}")
    return table.play("ann: use Tyrannical Foreman")


# --- ADV-P1


@clause("ADV-P1")
def test_the_foreman_puts_a_basic_resource_on_each_card_under_construction() -> None:
    table = foreman_at_work("Farm, Port[MM], Palace[S]")

    table.play("ann: foreman puts P on Farm", "ann: foreman puts G on Port", "ann: foreman puts E on Palace")

    assert table.shows("ann: construction Farm[P], Port[MMG], Palace[ES]; soldiers 0; cubes -; alchemy -")
    assert table.player("ann").owes == ()
    assert "done" in table.options("ann")


@clause("ADV-P1/R1")
def test_the_foreman_comes_when_no_cube_of_the_last_step_is_in_hand() -> None:
    table = advisors_table("exploration", f"ann: {FOREMAN}; construction Farm; cubes E")
    assert "use Tyrannical Foreman" not in table.options("ann")
    assert table.refuses("ann: use Tyrannical Foreman", "ADV-P1") == why("foreman-cubes")

    table.play("ann: place E on Alchemy")

    assert "use Tyrannical Foreman" in table.options("ann")


@clause("ADV-P1/R1")
@pytest.mark.parametrize("when", ["planning", "materials", "population", "gold", "last window, round 4"])
def test_the_foreman_comes_in_the_exploration_step_only(when: str) -> None:
    table = advisors_table(when, f"ann: {FOREMAN}; construction Farm")

    assert "use Tyrannical Foreman" not in table.options("ann")
    reason = table.refuses("ann: use Tyrannical Foreman", "ADV-P1")
    assert reason == why("foreman-last", phase=table.state.phase.name)


@clause("ADV-P1/R1")
def test_card_by_card_a_kind_is_named_that_is_open_there() -> None:
    table = foreman_at_work("Palace#2[MGGE], Farm[P]")

    assert table.options("ann") == ["foreman puts P on Palace#2"]
    reason = table.refuses("ann: foreman puts M on Farm", "ADV-P1")
    assert reason == why("foreman-order", copy="Palace#2")
    assert table.refuses("ann: foreman puts M on Palace", "ADV-P1") == why(
        "no-open-space", card="Palace#2", resource="materials"
    )

    table.play("ann: foreman puts P on Palace")

    assert table.options("ann") == ["foreman puts M on Farm#1"]


@clause("ADV-P1/R1", "ADV-6")
def test_a_card_without_an_open_basic_space_gets_nothing() -> None:
    nothing = advisors_table("exploration", f"ann: {FOREMAN}; construction Palace[MPGGE]")
    table = foreman_at_work("Palace[MPGGE], Farm")

    assert "use Tyrannical Foreman" not in nothing.options("ann")
    assert nothing.refuses("ann: use Tyrannical Foreman", "ADV-6") == why("foreman-no-space")
    assert table.player("ann").owes == (ForemansCube(table.card("Farm#1")),)


@clause("ADV-P1/R1")
def test_the_foremans_cubes_never_go_to_alchemy() -> None:
    table = foreman_at_work("Farm[MM]")

    assert table.options("ann") == ["foreman puts P on Farm#1"]
    table.refuses("ann: place P on Alchemy", "ADV-P1")


@clause("ADV-P1", "CON-1")
def test_a_card_that_the_foreman_fills_is_completed_with_its_bonus() -> None:
    table = foreman_at_work("Alchemical Forge[M], Grand Army[PPP], Farm")

    table.play("ann: foreman puts G on Alchemical Forge", "ann: foreman puts P on Grand Army")
    assert table.shows("ann: duchy Alchemical Forge, Grand Army; krystallium 2; soldiers 3; construction Farm")

    table.play("ann: foreman puts M on Farm")
    assert table.shows("ann: construction Farm[M]")


@clause("ADV-P1", "PLA-9")
def test_the_foremans_cubes_suspend_everything_else() -> None:
    table = foreman_at_work("Farm, Port", "krystallium 1")

    assert table.options("ann") == ["foreman puts M on Farm#1", "foreman puts P on Farm#1"]
    reason = table.refuses("ann: done", "ADV-P1")
    assert reason == why("first", duty="ForemansCube")


@clause("ADV-P1")
def test_without_the_foreman_no_such_cube_is_put() -> None:
    table = advisors_table("exploration", f"ann: {FOREMAN}; construction Farm")

    assert table.refuses("ann: foreman puts M on Farm", "ADV-P1") == why("foreman-unused")


@clause("ADV-P1", "FRO-6")
def test_the_foreman_fills_a_frozen_card_and_does_not_complete_it() -> None:
    seats = f"ann: {FOREMAN}; construction Farm[MM], Port; zone menaces Frost Giant"
    table = with_giant(
        menace_table("exploration", seats, modules=("menace", "advisors")), "ann", "Farm#1", "Frost Giant#1"
    )

    table.play("ann: use Tyrannical Foreman", "ann: foreman puts P on Farm", "ann: foreman puts G on Port")

    assert table.shows("ann: construction Farm[MMP], Port[G]; duchy nothing")


@clause("ADV-P1")
def test_a_game_can_be_kept_in_the_middle_of_the_foremans_work() -> None:
    table = foreman_at_work("Farm, Port")
    table.play("ann: foreman puts P on Farm")

    again = Table(kingdom.from_position(table.game.position(), content=CARDS))

    assert again.state == table.state
    assert again.play("ann: foreman puts G on Port").shows("ann: construction Farm[P], Port[G]")


@clause("ADV-P1")
def test_the_foremans_work_can_be_taken_back() -> None:
    table = foreman_at_work("Farm")
    before = table.state
    table.play("ann: foreman puts P on Farm")

    assert table.undo("ann").state == before
    assert table.undo("ann").shows("ann: soldiers 3")


# --- ADV-P2 to ADV-P5


FOUR_MORE = [
    ("Forest Chieftain", "materials", "M", 3, "ADV-P2"),
    ("Nurturing Mother", "population", "P", 3, "ADV-P3"),
    ("Negotiator from the Lake", "gold", "G", 4, "ADV-P4"),
    ("Pirate of the Five Seas", "exploration", "E", 4, "ADV-P5"),
]


@clause("ADV-P2/R1", "ADV-P3/R1", "ADV-P4/R1", "ADV-P5/R1")
@pytest.mark.parametrize(("name", "step", "letter", "price", "clause_id"), FOUR_MORE)
def test_an_advisor_of_a_step_brings_four_more_cubes(
    name: str, step: str, letter: str, price: int, clause_id: str
) -> None:
    table = advisors_table(step, f"ann: zone advisors {name}; soldiers {price}")

    table.play(f"ann: use {name}")

    assert table.shows(f"ann: cubes {letter * 4}; soldiers 0")
    assert [fact["because"] for fact in table.facts if fact["event"] == "CubesGained"] == [clause_id]


@clause("ADV-P2", "ADV-P3", "ADV-P4", "ADV-P5")
@pytest.mark.parametrize(("name", "step", "letter", "price", "clause_id"), FOUR_MORE)
def test_an_advisor_of_a_step_helps_at_any_moment_of_it(
    name: str, step: str, letter: str, price: int, clause_id: str
) -> None:
    table = advisors_table(step, f"ann: zone advisors {name}; soldiers 9; cubes {letter}")

    table.play(f"ann: use {name}")

    assert table.shows(f"ann: cubes {letter * 5}")


@clause("ADV-P2", "ADV-P3", "ADV-P4", "ADV-P5")
@pytest.mark.parametrize(("name", "step", "letter", "price", "clause_id"), FOUR_MORE)
def test_an_advisor_of_a_step_helps_in_no_other(name: str, step: str, letter: str, price: int, clause_id: str) -> None:
    for when in ("planning", *STEPS, "last window, round 4"):
        table = advisors_table(when, f"ann: zone advisors {name}; soldiers 9")
        if when == step:
            assert table.options("ann") == ["done", f"use {name}"]
        else:
            assert table.options("ann") == ["done"]
            reason = table.refuses(f"ann: use {name}", clause_id)
            assert reason == why("advisor-step", step=step, phase=table.state.phase.name)


@clause("ADV-P2", "PRO-3")
def test_the_four_cubes_do_not_count_for_supremacy() -> None:
    table = advisors_table(
        "planning", "ann: zone advisors Forest Chieftain; soldiers 3", "bob: duchy Hamlet; done"
    )  # Bob makes 3 Materials and Ann 2

    table.play("ann: done", "ann: use Forest Chieftain")

    assert table.shows("ann: cubes MMMMMM; training 0; soldiers 0", "bob: training 1; cubes MMM")
