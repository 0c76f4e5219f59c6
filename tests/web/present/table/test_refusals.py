"""Why not: where to look for a reason, what one may have thought of, and steps that cannot be paid."""

from __future__ import annotations

import pytest

from kingdom.web.present.table.refusals import Impossible, impossible, spot, step_refused, together
from tests.kit.cards import CARDS, given
from tests.kit.menaces import menace_table
from tests.kit.presentation import ENGLISH, NAMES
from tests.kit.table import Table

QUEST = {"modules": ("quest",), "quests": ("the_usurper",)}
STEPS = CARDS.quests["the_usurper", 2].steps


def refused(table: Table, viewer: int | None = 0) -> dict[str, str]:
    return {one.label: one.clause for one in impossible(table.game.view(viewer), table.state, ENGLISH, NAMES)}


# --- where to look


@pytest.mark.parametrize(
    ("reason", "place"),
    [
        ("no-krystallium", "stock"),
        ("no-soldier", "stock"),
        ("advisor-soldiers", "stock"),
        ("payment", "stock"),
        ("place-first", "cubes"),
        ("cubes-first", "cubes"),
        ("no-open-space", "construction"),
        ("frozen", "construction"),
        ("offer-now", "hand"),
        ("selection-first", "selection"),
        ("anything-else", "selection"),
    ],
)
def test_a_reason_leads_to_what_it_speaks_of_and_any_other_to_what_can_be_done(reason: str, place: str) -> None:
    modules = {"modules": ("menace", "advisors", "quest"), "menaces": ("frost_giants", "giant_rats")}
    view = given("planning", "ann: selection Farm", **modules).game.view(0)

    assert spot(reason, view) == place


@pytest.mark.parametrize(
    ("table", "place"),
    [
        (("choice, turn 4", "ann: hand Farm, Port, Quarry", "table: left Statue; right Ruins"), "hand"),
        (("choice, turn 3", "table: left Statue; right Ruins"), "areas"),
        (("population", "ann: cubes P; construction Farm"), "cubes"),
        (("population", "ann: construction Farm; krystallium 1"), "construction"),
        (("population",), ""),
    ],
)
def test_what_can_be_done_lies_somewhere(table: tuple[str, ...], place: str) -> None:
    game = given(*table).game

    assert spot("whatever", game.view(0)) == place
    assert spot("whatever", game.view(None)) == ""


def test_in_combat_one_looks_at_what_stands_there() -> None:
    assert spot("whatever", menace_table("combat", "ann: zone menaces Giant Rat").game.view(0)) == "stage"


# --- what is impossible


def test_each_kind_of_deed_that_is_not_possible_is_named_once() -> None:
    found = refused(given("planning", "ann: cubes P; construction Farm, Royal Guard; selection Quarry"))

    assert "Slate" in " ".join(found)
    assert "Abandon" not in found
    assert all(found.values())


def test_whoever_has_nothing_to_decide_is_told_of_nothing() -> None:
    table = given("choice, turn 3", "table: left Statue; right Ruins")

    assert refused(table)
    assert refused(table, 1) == {}
    assert refused(table, None) == {}


def test_an_offer_is_thought_of_only_with_two_cards_in_hand() -> None:
    two = refused(given("population", "ann: hand Farm, Port; cubes P"))
    one = refused(given("population", "ann: hand Farm; cubes P"))

    assert len(two) == len(one) + 1


def test_soldiers_and_krystallium_are_thought_of_where_a_space_is_open_for_them() -> None:
    def kinds(site: str) -> set[str]:
        return set(refused(given("population", f"ann: cubes P; construction {site}")))

    assert kinds("Royal Guard") - kinds("Farm") == {"Place a Soldier"}
    assert kinds("High Rampart[MM]") - kinds("Farm") == {"Place a Soldier"}
    assert kinds("Farm") - kinds("High Rampart[MM]") == {"Use a Krystallium"}


def test_what_is_refused_for_one_reason_stands_together() -> None:
    reason = ("No.", "GEN-1", "hand")
    other = ("No.", "GEN-2", "hand")

    assert together(
        [Impossible("A", *reason), Impossible("B", *other), Impossible("C", *reason), Impossible("A", *reason)]
    ) == [
        Impossible("A, C", *reason),
        Impossible("B", *other),
    ]


# --- steps of Quests


def test_a_step_that_cannot_be_paid_says_what_it_takes() -> None:
    view = given("planning", "ann: soldiers 1", **QUEST).game.view(0)
    found = step_refused("quest 1 step 1", view, ENGLISH)

    assert found is not None
    assert (found.clause, found.shows) == ("QUE-7", "stock")
    assert found.label == "Pay for “Forge the weapons”"
    assert ENGLISH.heap(STEPS[0].cost) in found.sentence


@pytest.mark.parametrize("text", ["quest 2 step 1", f"quest 1 step {len(STEPS) + 1}", "quest 1", "slate Farm#1"])
def test_a_step_that_is_not_there_or_not_meant_is_not_refused(text: str) -> None:
    assert step_refused(text, given("planning", **QUEST).game.view(0), ENGLISH) is None


def test_a_step_that_can_be_paid_or_is_done_is_not_refused() -> None:
    exact = "".join(letter * many for letter, many in zip("MPGE", STEPS[0].cost, strict=False))
    table = given("planning", f"ann: alchemy {exact}", **QUEST)
    assert step_refused("quest 1 step 1", table.game.view(0), ENGLISH) is None
    assert step_refused("quest 1 step 2", table.game.view(0), ENGLISH) is not None

    table.play(f"ann: quest 1 step 1 from hand - alchemy {exact} krystallium -")
    assert step_refused("quest 1 step 1", table.game.view(0), ENGLISH) is None
    assert len([one for one in refused(table) if one.startswith("Pay for")]) == len(STEPS) - 1


def test_a_spectator_is_not_told_of_steps() -> None:
    game = given("planning", **QUEST).game

    assert step_refused("quest 1 step 1", game.view(None), ENGLISH) is None
    last = f"quest 1 step {len(STEPS)}"
    assert step_refused(last, game.view(0), ENGLISH) is not None
