"""CON-7 to CON-12: what "any time" means, and windows."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import permutations

import pytest

from kingdom.core.actions import Action
from kingdom.core.events import Event
from kingdom.core.module import Module
from kingdom.core.phases import GOLD
from kingdom.core.reasons import why
from kingdom.core.state import Seat, State
from kingdom.core.values import value
from tests.kit import Table, clause
from tests.kit.cards import given
from tests.kit.modules import with_rules

WINDOWS = ("planning", "materials", "population", "gold", "exploration", "last window")
SHADOWS = {"modules": ("menace",), "menaces": ("shadows", "giant_rats")}

# --- CON-7: what "any time" means

READY = "construction Alchemical Forge, High Rampart; krystallium 1; soldiers 1"
ANY_TIME = {
    "krystallium on Alchemical Forge as M",
    "krystallium on Alchemical Forge as G",
    "krystallium on High Rampart as M",
    "soldier on High Rampart",
    "abandon Alchemical Forge",
    "abandon High Rampart",
}


@clause("CON-7")
@pytest.mark.parametrize("phase", WINDOWS)
def test_any_time_is_in_every_window(phase: str) -> None:
    table = given(phase, f"ann: {READY}")

    assert set(table.options("ann")) >= ANY_TIME


@clause("CON-7")
def test_any_time_is_in_combat() -> None:
    table = given("combat", f"ann: {READY}", modules=("menace",))

    assert set(table.options("ann")) >= ANY_TIME


@clause("CON-7")
@pytest.mark.parametrize("turn", [0, 3])
def test_any_time_is_in_the_own_turns_of_choice(turn: int) -> None:
    table = given(f"choice, turn {turn}", f"ann: {READY}; hand Farm, Port")

    assert set(table.options("ann")) >= ANY_TIME


@clause("CON-7")
def test_nothing_is_done_inside_the_opponents_turn() -> None:
    table = given("choice, turn 1", f"ann: {READY}")

    assert table.options("ann") == []
    table.refuses("ann: soldier on High Rampart", "CHO-2")


@value
class Feast(Action):
    """Something that a module of a test allows in one phase."""

    template = "feast"
    ends_a_plan = False


feasts = Module("feasts")


@feasts.offers(GOLD, clause="CON-7")
def a_feast_in_the_gold_step(state: State, seat: Seat) -> Iterable[Action]:
    return (Feast(),)


@feasts.resolves(Feast, clause="CON-7")
def feast(state: State, seat: Seat, action: Feast) -> Iterable[Event]:
    return ()


@clause("CON-7")
def test_what_belongs_to_one_phase_is_refused_in_another() -> None:
    assert "feast" in with_rules(given("gold"), feasts).options("ann")

    table = with_rules(given("materials"), feasts)
    assert table.refuses("ann: feast", "CON-7") == why("not-possible", phase="materials")


# --- CON-8: the order within a window does not matter


def interleavings(ann: list[str], bob: list[str]) -> list[list[str]]:
    """Every order in which two seats can do what each does in its own order."""
    marks = {tuple(order) for order in permutations("a" * len(ann) + "b" * len(bob))}
    found = []
    for order in sorted(marks):
        lines = {"a": iter(f"ann: {line}" for line in ann), "b": iter(f"bob: {line}" for line in bob)}
        found.append([next(lines[mark]) for mark in order])
    return found


@clause("CON-8")
def test_the_order_in_which_the_two_act_never_changes_the_outcome() -> None:
    seats = (
        "ann: selection Hamlet; construction Barracks[MM]",
        "bob: selection Farm; construction Quarry[M]; alchemy MPG",
    )
    ends = [
        given("planning", *seats).play(*lines).state
        for lines in interleavings(
            ["recycle Hamlet", "place M on Barracks", "done"], ["recycle Farm", "place M on Quarry", "done"]
        )
    ]

    assert len(ends) == 20
    assert ends[0].phase.name == "materials"
    assert all(end == ends[0] for end in ends)


@clause("CON-8")
def test_supremacy_is_settled_when_the_window_opens() -> None:
    """What the two do in it changes nothing any more."""
    table = given("planning", "bob: duchy Hamlet", "ann: construction Quarry").play("ann: done", "bob: done")
    assert table.shows("bob: training 1")

    table.play("ann: place M on Quarry", "ann: place M on Quarry")

    assert table.shows("ann: training 0", "bob: training 1")


@clause("CON-8")
def test_what_a_shadow_gives_crosses_the_table_when_the_window_closes() -> None:
    table = given("choice, turn 15", "ann: selection Shadow, Port", **SHADOWS).play("ann: select left")

    table.play("ann: give up Port", "ann: done")
    assert table.shows("bob: alchemy -")

    table.play("bob: done")
    assert table.shows("bob: alchemy E")


@clause("CON-8")
@pytest.mark.parametrize(("number", "order"), [(1, [0, 1]), (2, [1, 0])])
def test_what_is_settled_then_is_settled_for_the_rounds_first_player_first(number: int, order: list[int]) -> None:
    table = given(f"planning, round {number}").play("ann: done", "bob: done")

    assert [fact["seat"] for fact in table.facts if fact["event"] == "Produced"] == order
    assert [fact["seat"] for fact in table.facts if fact["event"] == "CubesGained"] == order


# --- CON-9: windows are blind

BUSY = ("ann: selection Farm, Port; construction Quarry[M]; krystallium 1", "bob: selection Hamlet")
DOINGS = (
    "ann: slate Farm",
    "ann: recycle Port",
    "ann: place E on alchemy",
    "ann: krystallium on Quarry as M",
    "ann: done",
)


@clause("CON-9")
@pytest.mark.parametrize("viewer", [1, None])
def test_a_view_shows_nothing_that_the_opponent_has_done_since_the_window_opened(viewer: int | None) -> None:
    table = given("planning", *BUSY)
    before = table.game.view(viewer), table.game.facts(viewer)

    for doing in DOINGS[:-1]:
        table.play(doing)
        assert (table.game.view(viewer), table.game.facts(viewer)) == before


@clause("PLA-7/R1")
@pytest.mark.parametrize("viewer", [1, None])
def test_whether_a_seat_is_done_is_public_and_what_it_did_stays_hidden(viewer: int | None) -> None:
    table = given("planning", *BUSY)
    before = table.game.view(viewer)
    table.play(*DOINGS)
    after = table.game.view(viewer)

    ann = next(seat for seat in after.seats if seat.seat == 0)
    was = next(seat for seat in before.seats if seat.seat == 0)
    assert ann == replace(was, done=True)
    assert [(fact["event"], fact["seat"]) for fact in table.game.facts(viewer)] == [("SeatDone", 0)]
    assert table.game.waiting() == (1,)


@clause("PLA-7/R1")
@pytest.mark.parametrize("viewer", [1, None])
def test_that_a_seat_is_not_done_after_all_is_public_too(viewer: int | None) -> None:
    table = given("planning", *BUSY)
    before = table.game.view(viewer), table.game.facts(viewer)

    table.play(*DOINGS).undo("ann")

    assert (table.game.view(viewer), table.game.facts(viewer)) == before


@clause("CON-9")
def test_a_player_sees_the_own_doings_at_once() -> None:
    table = given("planning", *BUSY).play(*DOINGS[:-1])

    me = table.game.view(0).me
    assert (me.selection, me.alchemy, me.krystallium) == ((), (0, 0, 0, 1), 0)
    assert [fact["event"] for fact in table.game.facts(0)][-2:] == ["SpaceFilled", "Completed"]


@clause("CON-9")
def test_options_do_not_depend_on_what_the_opponent_does() -> None:
    table = given("planning", *BUSY)
    before = table.options("bob")

    table.play(*DOINGS)

    assert table.options("bob") == before


ANNS = [
    *("Slated", "Recycled", "CubesGained", "CubesSpent", "CubeStored"),
    *("KrystalliumGained", "SpaceFilled", "Completed", "SeatDone"),
]
BOBS = ["Slated", "SeatDone"]


@clause("CON-9")
@pytest.mark.parametrize(("viewer", "events"), [(1, [*BOBS, *ANNS[:-1]]), (None, [*ANNS[:-1], *BOBS])])
def test_what_the_opponent_did_is_told_when_the_window_closes(viewer: int | None, events: list[str]) -> None:
    table = given("planning", *BUSY).play(*DOINGS)

    table.play("bob: slate Hamlet", "bob: done")

    told = [fact["event"] for fact in table.game.facts(viewer)]
    assert told[: told.index("WindowClosed")] == ["SeatDone", *events]
    seat = next(seat for seat in table.game.view(viewer).seats if seat.seat == 0)
    assert table.card("Quarry#1") in seat.duchy


@clause("CON-9")
def test_what_is_discarded_in_a_window_is_kept_for_each_seat_apart() -> None:
    table = given("planning", "ann: selection Farm", "bob: selection Port")

    table.play("ann: recycle Farm", "bob: recycle Port")

    assert table.shows("ann: discards Farm", "bob: discards Port")


# --- CON-10: cubes enter Alchemy one by one


@clause("CON-10")
def test_cubes_that_arrive_together_enter_in_the_order_of_the_resources() -> None:
    table = given("planning", "ann: selection Silk").play("ann: recycle Silk")
    assert table.options("ann")[:2] == ["place P on alchemy", "place G on alchemy"]

    table = given("choice, turn 15", "ann: selection Shadow, Silk", **SHADOWS).play("ann: select left")
    table.play("ann: give up Silk", "ann: done", "bob: done")
    assert [fact["resource"] for fact in table.facts if fact["event"] == "CubeStored"] == ["population", "gold"]


@clause("CON-10")
def test_the_fifth_transmutes_at_once_and_the_next_starts_again() -> None:
    table = given("choice, turn 15", "ann: selection Shadow, Silk", "bob: alchemy MMMM", **SHADOWS)

    table.play("ann: select left", "ann: give up Silk", "ann: done", "bob: done")

    assert table.shows("bob: krystallium 1; alchemy G")


@clause("CON-10")
def test_cubes_placed_one_after_the_other_transmute_with_the_fifth() -> None:
    table = given("planning", "ann: alchemy MMMM; cubes PG")

    table.play("ann: place P on alchemy")
    assert table.shows("ann: krystallium 1; alchemy -; cubes G")

    table.play("ann: place G on alchemy")
    assert table.shows("ann: krystallium 1; alchemy G")


# --- CON-11: spaces have a kind, not a place


@clause("CON-11")
def test_two_open_spaces_of_a_kind_are_one_option() -> None:
    table = given("planning", "ann: construction Barracks; cubes M; krystallium 1")

    assert table.options("ann").count("place M on Barracks#1") == 1
    assert table.options("ann").count("krystallium on Barracks#1 as M") == 1


@clause("CON-11")
def test_a_krystallium_or_a_cube_on_the_same_kind_of_space_leaves_the_same_card() -> None:
    one = given("planning", "ann: construction Farm; cubes M").play("ann: place M on Farm")
    other = given("planning", "ann: construction Farm; krystallium 1").play("ann: krystallium on Farm as M")

    assert one.player("ann") == other.player("ann")


@clause("CON-11")
def test_a_krystallium_names_the_kind_that_it_fills() -> None:
    table = given("planning", "ann: construction Farm; krystallium 1")

    assert [option for option in table.options("ann") if "krystallium" in option] == [
        "krystallium on Farm#1 as M",
        "krystallium on Farm#1 as P",
    ]


# --- CON-12: the last window


def the_last_window(*seats: str, **options: object) -> Table:
    table = given("exploration, round 4", *seats, **options).play("ann: done", "bob: done")
    if table.state.phase.name == "combat":
        table.play("ann: done", "bob: done")
    return table


@clause("CON-12")
def test_every_game_has_a_last_window_which_belongs_to_round_4() -> None:
    table = the_last_window()

    assert (table.state.phase.name, table.state.round) == ("last window", 4)
    assert table.game.waiting() == (1, 0)


@clause("CON-12")
def test_it_comes_after_combat() -> None:
    table = given("exploration, round 4", modules=("menace",)).play("ann: done", "bob: done")
    assert table.state.phase.name == "combat"

    table.play("ann: done", "bob: done")
    assert table.state.phase.name == "last window"


@clause("CON-12")
def test_any_time_actions_are_offered_there() -> None:
    assert set(the_last_window(f"ann: {READY}").options("ann")) >= ANY_TIME


@clause("CON-12")
def test_end_of_game_abilities_are_offered_there_and_only_there() -> None:
    ann = "ann: zone advisors Scrying Alchemist; soldiers 7; calamities 1"

    assert any("Scrying Alchemist" in option for option in the_last_window(ann, modules=("advisors",)).options("ann"))
    for phase in ("planning, round 4", "exploration, round 4"):
        table = given(phase, ann, modules=("advisors",))
        assert not any("Scrying Alchemist" in option for option in table.options("ann"))


@clause("CON-12")
def test_vanquishing_is_not_offered_there() -> None:
    menace = {"modules": ("menace",), "menaces": ("giant_rats", "shadows")}
    table = given("combat, round 4", "ann: zone menaces Giant Rat; soldiers 9", **menace)
    assert any(option.startswith("vanquish") for option in table.options("ann"))

    table.play("ann: done", "bob: done")
    assert not any(option.startswith("vanquish") for option in table.options("ann"))


@clause("CON-12")
def test_cards_completed_there_count() -> None:
    table = the_last_window("ann: construction Secret Fellowship[PP]; krystallium 1")

    table.play("ann: krystallium on Secret Fellowship as K", "ann: done", "bob: done")

    assert table.game.outcome().total(0) == 4


@clause("CON-12")
def test_everything_is_judged_when_it_closes() -> None:
    table = the_last_window().play("ann: done")
    assert not table.game.is_over

    table.play("bob: done")
    assert table.game.is_over
    assert [fact["because"] for fact in table.facts if fact["event"] == "GameEnded"] == ["CON-12"]
