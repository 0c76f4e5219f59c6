"""ADV-C, ADV-7: the Advisors of the Choice phase, and what they do with cards that nobody sees."""

from __future__ import annotations

import pytest

import kingdom
from kingdom.core.reasons import why
from kingdom.core.view import Hidden
from tests.kit import Table, clause
from tests.kit.advisors import OFFERS, SELECTS, advisors_table
from tests.kit.refusals import refusal


def uses(table: Table, who: str = "ann") -> list[str]:
    return [line for line in table.options(who) if line.startswith("use ")]


def with_advisor(name: str, when: str, *others: str, ann: str = "", **options: object) -> Table:
    """Ann has this Advisor, and Soldiers for any."""
    return advisors_table(when, f"ann: zone advisors {name}; soldiers 9; hand Farm, Port; {ann}", *others, **options)


# --- the whole family


@clause("ADV-C1", "ADV-C2", "ADV-C3", "ADV-C4", "ADV-C5")
@pytest.mark.parametrize(
    ("line", "clause_id"),
    [
        ("use Underground Spy", "ADV-C1"),
        ("use Master Cartographer on left", "ADV-C2"),
        ("use Power Behind the Throne on a-1", "ADV-C3"),
        ("use Chief Mercenary on Farm", "ADV-C4"),
        ("use Whimsical Gambler on Farm", "ADV-C5"),
    ],
)
@pytest.mark.parametrize("when", ["planning", "gold", "last window, round 4"])
def test_an_advisor_of_choice_serves_in_no_other_phase(line: str, clause_id: str, when: str) -> None:
    name = line.removeprefix("use ").split(" on ")[0]
    table = advisors_table(when, f"ann: zone advisors {name}; soldiers 9")

    reason = table.refuses(f"ann: {line}", clause_id)

    assert reason == why("advisor-in-choice", phase=table.state.phase.name)


@clause("CON-7", "ADV-C1", "ADV-C2", "ADV-C3")
def test_nothing_is_used_in_the_turn_of_the_opponent() -> None:
    table = with_advisor("Master Cartographer", "choice, round 1, turn 1", "bob: hand Farm, Port")

    table.refuses("ann: use Master Cartographer on left", "CHO-2")


@clause("ADV-C2", "ADV-C5", "PLA-9")
def test_cubes_in_hand_do_not_hinder_an_advisor() -> None:
    advisors = "Master Cartographer, Whimsical Gambler"
    table = with_advisor(advisors, SELECTS, "table: left Quarry", ann="cubes M")

    assert uses(table) == ["use Master Cartographer on right", "use Whimsical Gambler on Quarry#1"]


# --- ADV-C1


@clause("ADV-C1")
@pytest.mark.parametrize("when", [SELECTS, OFFERS])
@pytest.mark.parametrize("traps", [0, 1])
def test_the_spy_takes_back_one_spent_trap(when: str, traps: int) -> None:
    table = with_advisor("Underground Spy", when, ann=f"traps {traps}")

    table.play("ann: use Underground Spy")

    assert table.shows(f"ann: traps {traps + 1}; soldiers 7")


@clause("ADV-C1", "ADV-6")
def test_with_both_traps_ready_there_is_nothing_for_the_spy() -> None:
    table = with_advisor("Underground Spy", SELECTS, ann="traps 2")

    assert uses(table) == []
    assert table.refuses("ann: use Underground Spy", "ADV-C1") == why("no-trap-spent")


@clause("ADV-C1", "CHO-4")
def test_a_trap_taken_back_can_be_spent_in_the_same_turn() -> None:
    table = with_advisor("Underground Spy", OFFERS, ann="traps 0")

    table.play("ann: use Underground Spy", "ann: offer Farm left face down, Port left")

    assert table.shows("ann: traps 0", "table: left Farm (face down by ann), Port")


# --- ADV-C2


@clause("ADV-C2/R1")
def test_the_cartographer_lays_the_next_card_of_the_deck_face_up() -> None:
    when = "choice, round 4, turn 1"
    table = with_advisor("Master Cartographer", when, "table: left Quarry; pile development Statue, Garden")

    table.play("ann: use Master Cartographer on right")

    assert table.shows("table: right Statue; pile development Garden", "ann: soldiers 6")
    assert table.state.face_down == {}


@clause("ADV-C2")
@pytest.mark.parametrize(
    ("areas", "offered"),
    [
        ("left Quarry; right Mint, Statue", ["left"]),
        ("left Quarry, Mint; right Statue", ["right"]),
        ("left Quarry (face down by bob), Mint (face down by bob); right Statue", ["right"]),
        ("left Quarry; right Statue", ["left", "right"]),
        ("left nothing; right nothing", ["left", "right"]),
    ],
)
def test_the_card_goes_to_the_area_with_fewer_cards_hidden_ones_counted(areas: str, offered: list[str]) -> None:
    table = with_advisor("Master Cartographer", SELECTS, f"table: {areas}")

    assert uses(table) == [f"use Master Cartographer on {area}" for area in offered]


@clause("ADV-C2")
def test_the_area_with_more_cards_is_refused() -> None:
    table = with_advisor("Master Cartographer", OFFERS, "table: left Quarry")

    reason = table.refuses("ann: use Master Cartographer on left", "ADV-C2")

    assert reason == why("fewer-cards", area="right")


@clause("ADV-C2")
def test_what_the_cartographer_has_shown_cannot_be_taken_back() -> None:
    table = with_advisor("Master Cartographer", SELECTS)
    table.play("ann: use Master Cartographer on left")

    assert table.refuses_undo("ann") == why("barrier", barrier="deck-card")


# --- ADV-C3


@clause("ADV-C3")
def test_the_power_turns_up_a_face_down_card_of_an_area() -> None:
    table = with_advisor("Power Behind the Throne", SELECTS, "table: left Farm, Statue (face down by bob)")
    assert uses(table) == ["use Power Behind the Throne on left-1"]

    table.play("ann: use Power Behind the Throne on left-1")

    assert table.state.face_down == {}
    assert table.shows("table: left Farm, Statue", "ann: soldiers 6")
    statue = table.card("Statue#1")
    assert all(statue in table.game.view(viewer).areas[0] for viewer in (0, 1, None))


@clause("ADV-C3")
def test_the_power_reaches_into_every_area_and_every_selection() -> None:
    table = with_advisor(
        "Power Behind the Throne",
        OFFERS,
        "bob: selection Statue",
        "table: left Quarry (face down by ann); right Mint (face down by bob)",
        ann="selection Garden",
        position={
            "face_down": [
                {"card": name, "handle": handle, "by": by}
                for name, handle, by in [
                    ("Quarry", "a-1", 0),
                    ("Mint", "b-1", 1),
                    ("Garden", "b-2", 1),
                    ("Statue", "a-2", 0),
                ]
            ]
        },
    )

    assert uses(table) == [f"use Power Behind the Throne on {handle}" for handle in ("a-1", "b-1", "b-2", "a-2")]


@clause("ADV-C3", "GEN-8")
def test_a_card_discarded_unseen_stays_unseen() -> None:
    table = with_advisor(
        "Power Behind the Throne",
        SELECTS,
        "table: discards Statue; left Garden",
        position={"face_down": [{"card": "Statue", "handle": "b-1", "by": 1}]},
    )

    assert uses(table) == []
    reason = table.refuses("ann: use Power Behind the Throne on b-1", "ADV-C3")
    assert reason == why("not-face-down", handle="b-1", handles=(), count=0)


@clause("ADV-C3")
def test_what_the_power_has_turned_up_cannot_be_taken_back() -> None:
    table = with_advisor("Power Behind the Throne", SELECTS, "table: left Statue (face down by bob)")
    table.play("ann: use Power Behind the Throne on left-0")

    assert table.refuses_undo("ann") == why("barrier", barrier="turned-up")


# --- ADV-7


HIDDEN_IN_SELECTIONS = {"face_down": [{"card": "Master Artisan", "handle": "a-1", "by": 0}]}


@clause("ADV-7")
@pytest.mark.parametrize("owner", ["ann", "bob"])
def test_an_advisor_turned_up_in_a_selection_enters_there_at_once(owner: str) -> None:
    selections = {"ann": "", "bob": "", owner: "selection Master Artisan, Statue"}
    table = with_advisor(
        "Power Behind the Throne",
        OFFERS,
        f"bob: {selections['bob']}",
        ann=selections["ann"],
        position=HIDDEN_IN_SELECTIONS,
    )

    table.play("ann: use Power Behind the Throne on a-1")

    zone = "Power Behind the Throne, Master Artisan" if owner == "ann" else "Master Artisan"
    soldiers = 9 - 3 + 1 if owner == "ann" else 1
    assert table.shows(f"{owner}: selection Statue; zone advisors {zone}; soldiers {soldiers}")
    entered = [fact["because"] for fact in table.facts if fact["event"] == "AdvisorEntered"]
    assert entered == ["ADV-7"]


@clause("ADV-7")
def test_any_other_card_turned_up_in_a_selection_stays_there_face_up() -> None:
    table = with_advisor(
        "Power Behind the Throne",
        OFFERS,
        "bob: selection Calamity",
        position={"face_down": [{"card": "Calamity", "handle": "a-1", "by": 0}]},
    )

    table.play("ann: use Power Behind the Throne on a-1")

    assert table.shows("bob: selection Calamity; duchy nothing; soldiers 0")
    assert table.game.view(0).others[0].selection == (table.card("Calamity#1"),)


@clause("ADV-7")
def test_an_advisor_turned_up_in_an_area_stays_on_offer() -> None:
    table = with_advisor("Power Behind the Throne", SELECTS, "table: left Master Artisan (face down by bob)")

    table.play("ann: use Power Behind the Throne on left-0")
    assert table.shows("table: left Master Artisan", "ann: zone advisors Power Behind the Throne; soldiers 6")

    table.play("ann: select left")
    assert table.shows("ann: zone advisors Power Behind the Throne, Master Artisan; soldiers 7")


# --- ADV-C4, ADV-C5


@clause("ADV-C4", "ADV-C5")
@pytest.mark.parametrize(("name", "clause_id"), [("Chief Mercenary", "ADV-C4"), ("Whimsical Gambler", "ADV-C5")])
def test_mercenary_and_gambler_come_before_selecting_only(name: str, clause_id: str) -> None:
    areas = "table: left Quarry, Mint (face down by bob); right Statue"
    before = with_advisor(name, SELECTS, areas)
    after = with_advisor(name, OFFERS, areas)

    assert uses(before) == [f"use {name} on {card}" for card in ("Quarry#1", "left-1", "Statue#1")]
    assert uses(after) == []
    assert after.refuses(f"ann: use {name} on Quarry", clause_id) == why("before-selecting")
    assert with_advisor(name, SELECTS).refuses(f"ann: use {name} on Quarry", "ADV-6") == why("areas-empty")


@clause("ADV-C4")
def test_the_mercenary_discards_a_card_from_an_area() -> None:
    table = with_advisor("Chief Mercenary", SELECTS, "table: left Quarry, Calamity; right Statue")

    table.play("ann: use Chief Mercenary on Calamity")

    assert table.shows("table: left Quarry; right Statue; discards Calamity", "ann: soldiers 5")


@clause("ADV-C4", "GEN-8")
def test_a_face_down_card_is_discarded_unseen() -> None:
    table = with_advisor("Chief Mercenary", SELECTS, "table: left Quarry; right Statue, Mint (face down by bob)")

    table.play("ann: use Chief Mercenary on right-1")

    assert table.shows("table: right Statue; discards Mint")
    for viewer, face in ((0, None), (1, table.card("Mint#1")), (None, None)):
        (lying,) = table.game.view(viewer).discards
        assert isinstance(lying, Hidden)
        assert (lying.handle, lying.by, lying.card) == ("right-1", 1, face)
    (told,) = [fact for fact in table.game.facts(0) if fact["event"] == "DiscardedFromArea"]
    assert (told["area"], told["card"]) == (1, {"hidden": "right-1"})


@clause("ADV-C5")
@pytest.mark.parametrize(
    ("line", "left", "right"),
    [
        ("use Whimsical Gambler on Quarry", "Garden", "Statue, Mint (face down by bob), Quarry"),
        ("use Whimsical Gambler on Statue", "Quarry, Garden, Statue", "Mint (face down by bob)"),
        ("use Whimsical Gambler on right-1", "Quarry, Garden, Mint (face down by bob)", "Statue"),
    ],
)
def test_the_gambler_moves_a_card_to_the_other_area(line: str, left: str, right: str) -> None:
    table = with_advisor(
        "Whimsical Gambler", SELECTS, "table: left Quarry, Garden; right Statue, Mint (face down by bob)"
    )

    table.play(f"ann: {line}")

    assert table.shows(f"table: left {left}; right {right}", "ann: soldiers 4")


@clause("ADV-C5", "GEN-8")
def test_a_card_moved_face_down_keeps_its_handle() -> None:
    table = with_advisor("Whimsical Gambler", SELECTS, "table: left Quarry; right Mint (face down by bob)")

    table.play("ann: use Whimsical Gambler on right-0")

    moved = table.game.view(0).areas[0][1]
    assert isinstance(moved, Hidden)
    assert (moved.handle, moved.by, moved.card) == ("right-0", 1, None)
    (told,) = [fact for fact in table.game.facts(0) if fact["event"] == "MovedAcross"]
    assert (told["area"], told["card"]) == (0, {"hidden": "right-0"})


@clause("ADV-C4", "ADV-C5", "GEN-6")
@pytest.mark.parametrize(("name", "clause_id"), [("Chief Mercenary", "ADV-C4"), ("Whimsical Gambler", "ADV-C5")])
def test_a_refusal_does_not_tell_what_lies_face_down(name: str, clause_id: str) -> None:
    table = with_advisor(name, SELECTS, "table: left Quarry, Great Lighthouse (face down by bob)")

    here = table.refuses(f"ann: use {name} on Great Lighthouse", clause_id)
    elsewhere = table.refuses(f"ann: use {name} on High Rampart", clause_id)

    assert here == why("not-in-area", card="Great Lighthouse")
    assert elsewhere == why("not-in-area", card="High Rampart")
    assert table.refuses(f"ann: use {name} on b-9", clause_id) == why("not-in-area-hidden", handle="b-9")


@clause("ADV-C4", "ADV-C5")
@pytest.mark.parametrize("name", ["Chief Mercenary", "Whimsical Gambler"])
def test_what_mercenary_and_gambler_do_can_be_taken_back(name: str) -> None:
    table = with_advisor(name, SELECTS, "table: left Quarry (face down by bob)")
    before = table.state

    table.play(f"ann: use {name} on left-0", "ann: select left")

    assert table.undo("ann").undo("ann").state == before


@clause("ADV-C4")
def test_copies_in_one_area_are_one_and_the_same_and_in_two_areas_are_not() -> None:
    same = with_advisor("Chief Mercenary", SELECTS, "table: left Statue, Statue")
    apart = with_advisor("Chief Mercenary", SELECTS, "table: left Statue; right Statue")

    same.play("ann: use Chief Mercenary on Statue")
    assert same.shows("table: left Statue; discards Statue")
    both = ("use Chief Mercenary on Statue#1", "use Chief Mercenary on Statue#2")
    with refusal(kingdom.Ambiguous, why("ambiguous", text="use Chief Mercenary on Statue", number=2, choices=both)):
        apart.play("ann: use Chief Mercenary on Statue")


@clause("ADV-C4")
def test_a_name_that_is_neither_card_nor_handle_is_not_understood() -> None:
    table = with_advisor("Chief Mercenary", SELECTS, "table: left Statue")

    with refusal(kingdom.CannotParse, why("no-card", text="Dragon")):
        table.play("ann: use Chief Mercenary on Dragon")
