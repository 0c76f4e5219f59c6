"""PRO: the Production phase, four steps of production, supremacy and construction."""

from __future__ import annotations

import pytest

from tests.kit import Table, clause
from tests.kit.cards import given

STEPS = ("materials", "population", "gold", "exploration")


def step(resource: str, *seats: str, **options: object) -> Table:
    """The step of this resource has just begun: everybody was done with the window before it."""
    before = ("planning", *STEPS)[STEPS.index(resource)]
    return given(before, *seats, **options).play("ann: done", "bob: done")


# --- PRO-1: four steps


@clause("PRO-1")
def test_there_is_a_step_for_each_basic_resource_in_their_order() -> None:
    table = given("planning", side="A")
    phases = []
    while table.state.phase.name != "choice":
        for who in ("ann", "bob"):
            while (option := table.options(who)[-1]) != "done":
                table.play(f"{who}: {option}")
            table.play(f"{who}: done")
        phases.append(table.state.phase.name)

    assert phases == [*STEPS, "choice"]


@clause("PRO-1")
def test_in_each_step_come_production_supremacy_construction() -> None:
    table = step("materials", "ann: duchy Quarry")

    after = table.facts.index({"event": "PhaseBegan", "phase": "materials", "because": "PRO-7"})
    assert [fact["event"] for fact in table.facts[after + 1 :]] == [
        "Produced",
        "Produced",
        "SupremacyWon",
        "CubesGained",
        "CubesGained",
        "WindowOpened",
    ]


# --- PRO-2: production


@clause("PRO-2")
def test_five_materials_icons_make_five_cubes() -> None:
    """Two on the Duchy card, two on a Quarry, one on a Hamlet."""
    assert step("materials", "ann: duchy Quarry, Hamlet").shows("ann: cubes MMMMM")


@clause("PRO-2")
def test_only_icons_of_the_steps_resource_count() -> None:
    assert step("gold", "ann: duchy Quarry, Farm, Guildhall").shows("ann: cubes GG")


@clause("PRO-2")
def test_cards_under_construction_make_nothing() -> None:
    assert step("materials", "ann: construction Quarry[M]").shows("ann: cubes MM")


@clause("PRO-2")
def test_a_single_expeditionary_force_makes_one_cube() -> None:
    table = step("exploration", "ann: duchy Expeditionary Force, Farm", side="A")

    assert table.shows("ann: cubes E")


@clause("PRO-2")
def test_an_expeditionary_force_with_two_others_of_its_type_makes_three() -> None:
    table = step("exploration", "ann: duchy Expeditionary Force, Recruiters, Grand Army", side="A")

    assert table.shows("ann: cubes EEE")


@clause("PRO-2")
def test_two_expeditionary_forces_count_each_other() -> None:
    table = step("exploration", "ann: duchy Expeditionary Force, Expeditionary Force", side="A")

    assert table.shows("ann: cubes EEEE")


@clause("PRO-2")
@pytest.mark.parametrize(("discoveries", "cubes"), [("", "GG"), (", Ruins", "GGG"), (", Ruins, Island", "GGGG")])
def test_a_per_type_icon_makes_a_cube_for_each_card_of_its_type_and_none_for_none(discoveries: str, cubes: str) -> None:
    table = step("gold", f"ann: duchy Mint{discoveries}", side="A")

    assert table.shows(f"ann: cubes {cubes}")


@clause("PRO-2")
def test_whoever_makes_nothing_takes_nothing() -> None:
    table = step("population", side="A")

    assert table.shows("ann: cubes -", "bob: cubes PPP")


# --- PRO-3: supremacy


@clause("PRO-3")
def test_the_totals_are_announced() -> None:
    table = step("materials", "ann: duchy Quarry")

    announced = [(fact["seat"], fact["resource"], fact["count"]) for fact in table.facts if fact["event"] == "Produced"]
    assert announced == [(0, "materials", 4), (1, "materials", 2)]


@clause("PRO-3")
def test_the_first_supremacy_puts_a_soldier_in_training() -> None:
    assert step("materials", "ann: duchy Quarry").shows("ann: training 1; soldiers 0", "bob: training 0; soldiers 0")


@clause("PRO-3")
def test_the_second_supremacy_moves_that_soldier_to_the_stock() -> None:
    assert step("materials", "ann: duchy Quarry; training 1; soldiers 2").shows("ann: training 0; soldiers 3")


@clause("PRO-3")
def test_the_third_supremacy_puts_one_in_training_again() -> None:
    table = given("planning", "ann: duchy Quarry, Farm, Guildhall").play("ann: done", "bob: done")
    stands = []
    for cubes in ("MMMM", "PPP", "GG"):
        stands.append((table.player("ann").training, table.player("ann").soldiers))
        table.play(*[f"ann: place {cube} on alchemy" for cube in cubes], "ann: done")
        table.play(*[f"bob: place {cube} on alchemy" for cube in cubes[: len(cubes) // 2]], "bob: done")
    stands.append((table.player("ann").training, table.player("ann").soldiers))

    assert stands == [(1, 0), (0, 1), (1, 1), (0, 2)]


@clause("PRO-3")
def test_a_tie_gives_nobody_the_bonus() -> None:
    table = step("materials", "ann: training 1", "bob: training 1")

    assert table.shows("ann: training 1; soldiers 0", "bob: training 1; soldiers 0")
    assert "SupremacyWon" not in [fact["event"] for fact in table.facts]


@clause("PRO-3")
def test_one_cube_more_is_enough() -> None:
    assert step("materials", "bob: duchy Hamlet").shows("bob: training 1", "ann: training 0")


@clause("PRO-3")
def test_the_bonus_is_settled_before_the_cubes_are_placed() -> None:
    table = step("materials", "ann: duchy Quarry; construction Recruiters[PP]; krystallium 1")
    assert table.shows("ann: training 1")

    table.play("ann: krystallium on Recruiters as G")
    assert table.shows("ann: training 1; soldiers 2")


# --- PRO-4: construction


@clause("PRO-4")
def test_each_player_takes_as_many_cubes_as_counted() -> None:
    assert step("population", "ann: duchy Farm", "bob: duchy Farm, Farm").shows("ann: cubes PPP", "bob: cubes PPPPP")


@clause("PRO-4")
def test_every_cube_is_placed_on_an_open_space_or_in_alchemy() -> None:
    table = step("materials", "ann: construction Farm, Port")

    assert table.options("ann")[:3] == ["place M on Farm#1", "place M on Port#1", "place M on alchemy"]
    table.play("ann: place M on Port", "ann: place M on alchemy")
    assert table.shows("ann: construction Farm, Port[M]; alchemy M; cubes -")


@clause("PRO-4")
def test_nothing_is_saved() -> None:
    table = step("materials")

    table.play("ann: place M on alchemy")
    table.refuses("ann: done", "PLA-9")
    table.play("ann: place M on alchemy", "ann: done")


@clause("PRO-4")
def test_krystallium_is_saved() -> None:
    table = given("exploration, round 1", "ann: krystallium 3").play("ann: done", "bob: done")

    assert table.state.round == 2
    assert table.shows("ann: krystallium 3")


# --- PRO-5: when a new card produces


@clause("PRO-5")
def test_three_materials_complete_barracks_which_makes_one_population_in_the_next_step() -> None:
    table = step("materials", "ann: duchy Hamlet; construction Barracks", "bob: duchy Hamlet")

    table.play(*["ann: place M on Barracks"] * 3, "ann: done")
    assert table.shows("ann: duchy Hamlet, Barracks")
    table.play(*["bob: place M on alchemy"] * 3, "bob: done")

    assert table.shows("ann: cubes PPP", "bob: cubes PP")


@clause("PRO-5")
def test_a_card_completed_in_a_step_does_not_produce_in_that_step() -> None:
    table = step("materials", "ann: construction Quarry")

    table.play("ann: place M on Quarry", "ann: place M on Quarry")

    assert table.shows("ann: duchy Quarry; cubes -; training 0")


# --- PRO-6: the end of a round


@clause("PRO-6")
def test_after_exploration_the_next_round_begins() -> None:
    table = given("exploration, round 2").play("ann: done", "bob: done")

    assert (table.state.round, table.state.phase.name) == (3, "choice")


@clause("PRO-6")
def test_cards_under_construction_what_lies_on_them_and_alchemy_stay() -> None:
    table = given("exploration, round 1", "ann: construction Farm[MP], Palace[KS]; alchemy MGE")

    table.play("ann: done", "bob: done")

    assert table.shows("ann: construction Farm[MP], Palace[KS]; alchemy MGE")


# --- PRO-7: every window opens


@clause("PRO-7")
@pytest.mark.parametrize("phase", ["planning", *STEPS, "last window"])
def test_every_window_opens_for_every_seat_and_asks_for_done(phase: str) -> None:
    table = given(phase)

    assert table.game.waiting() == (0, 1)
    assert table.options("ann") == table.options("bob") == ["done"]


@clause("PRO-7")
def test_combat_opens_for_every_seat_too() -> None:
    table = given("combat", modules=("menace",))

    assert table.options("ann") == table.options("bob") == ["done"]


@clause("PRO-7")
def test_a_player_who_makes_nothing_in_a_step_is_asked_all_the_same() -> None:
    """Valados makes no Population on its side A."""
    table = step("population", side="A")

    assert table.shows("ann: cubes -")
    assert table.game.waiting() == (0, 1)
    assert table.options("ann") == ["done"]


@clause("PRO-7")
def test_in_round_2_the_second_seat_is_named_first() -> None:
    assert given("gold, round 2").game.waiting() == (1, 0)
