"""THI: Thieves and Stolen tokens."""

from __future__ import annotations

import pytest

from kingdom.core.reasons import Reason, why
from kingdom.core.resources import RESOURCES
from kingdom.modules.menace.thieves import LURKING, STOLEN
from kingdom.rules.production import produces
from tests.kit import Table, clause
from tests.kit.menaces import duties_of, facts_named, menace_table, planning_opens, solo_planning_opens, with_stolen

DECKS = ("thieves", "giant_rats")


def thieves_open(*seats: str, menaces: tuple[str, ...] = DECKS, side: str = "B") -> Table:
    return planning_opens(*seats, menaces=menaces, side=side)


def tokens(table: Table, who: str) -> list[tuple[str, int]]:
    """Where Stolen tokens lie: on which cards, on their first, second … icon."""
    names = table.state.rules.names
    return [(names[card], icon + 1) for card, icon in table.player(who)[STOLEN]]


def production(table: Table, seat: int) -> list[int]:
    """How much a Duchy makes of each resource."""
    return [produces(table.state, seat, resource) for resource in RESOURCES]


# --- THI-1: covering


@clause("THI-1")
def test_a_thief_taken_covers_an_icon_of_the_takers_choice() -> None:
    """On the Duchy card, which makes MMPGE, or on a constructed card."""
    table = thieves_open("ann: selection Thief; duchy Hamlet")
    assert table.options("ann") == [
        "cover icon 1 of Valados",
        "cover icon 3 of Valados",
        "cover icon 4 of Valados",
        "cover icon 5 of Valados",
        "cover icon 1 of Hamlet#1",
        "cover icon 2 of Hamlet#1",
    ]

    table.play("ann: cover icon 2 of Hamlet")

    assert tokens(table, "ann") == [("Hamlet#1", 2)]
    assert duties_of(table, "ann") == []
    assert table.shows("ann: zone menaces Thief")


@clause("THI-1")
def test_the_icon_makes_one_cube_fewer() -> None:
    table = thieves_open("ann: selection Thief; duchy Quarry")
    before = production(table, 0)

    table.play("ann: cover icon 1 of Quarry")

    assert (before, production(table, 0)) == ([4, 1, 1, 1], [3, 1, 1, 1])


@clause("THI-1", "PRO-4")
def test_fewer_cubes_are_taken_in_the_step() -> None:
    table = thieves_open("ann: selection Thief")

    table.play("ann: cover icon 1 of Valados", "ann: done", "bob: done")

    assert table.shows("ann: cubes M", "bob: cubes MM")


@clause("THI-1", "PRO-3")
def test_one_fewer_for_supremacy_as_well() -> None:
    """Both make two Materials; with one of Ann's covered, Bob has strictly more."""
    table = thieves_open("ann: selection Thief")

    table.play("ann: cover icon 1 of Valados", "ann: done", "bob: done")

    assert [(fact["seat"], fact["count"]) for fact in facts_named(table, "Produced")] == [(0, 1), (1, 2)]
    assert [fact["seat"] for fact in facts_named(table, "SupremacyWon")] == [1]


@clause("THI-1")
def test_each_thief_taken_covers_one() -> None:
    table = thieves_open("ann: selection Thief, Farm, Thief")
    assert duties_of(table, "ann") == ["CoverIcon", "CoverIcon"]

    table.play("ann: cover icon 4 of Valados", "ann: cover icon 1 of Valados")

    assert tokens(table, "ann") == [("Valados", 1), ("Valados", 4)]


@clause("THI-1")
def test_only_thieves_just_taken_do() -> None:
    table = thieves_open("ann: selection Thief; zone menaces Thief, Thief")

    assert duties_of(table, "ann") == ["CoverIcon"]


@clause("THI-1")
def test_a_thief_covers_icons_of_its_taker_only() -> None:
    table = thieves_open("ann: selection Thief", "bob: duchy Hamlet")

    assert duties_of(table, "bob") == []
    assert table.refuses("ann: cover icon 1 of Hamlet#1", "THI-1") == why("not-in-duchy", card="Hamlet#1")


@clause("THI-1")
def test_other_menaces_cover_nothing() -> None:
    table = thieves_open("ann: selection Giant Rat")

    assert duties_of(table, "ann") == []
    assert table.refuses("ann: cover icon 1 of Valados", "THI-1") == why("no-thief")


@clause("THI-1", "PLA-9")
def test_icons_are_covered_before_anything_else() -> None:
    table = thieves_open("ann: selection Thief, Farm")

    assert table.refuses("ann: slate Farm", "THI-1") == why("first", duty="CoverIcon")


@clause("THI-1")
def test_thieves_cover_icons_in_solo_play_too() -> None:
    table = solo_planning_opens("ann: selection Thief", menace="thieves")

    table.play("ann: cover icon 3 of Valados")

    assert production(table, 0) == [2, 0, 1, 1]


@clause("THI-1")
def test_covering_can_be_taken_back() -> None:
    table = thieves_open("ann: selection Thief")
    before = table.state

    table.play("ann: cover icon 3 of Valados").undo("ann")

    assert table.state == before


# --- THI-2: vanquishing


@clause("THI-2")
def test_a_thief_vanquished_frees_a_token_of_the_owners_choice_named_in_the_act() -> None:
    table = menace_table("combat, round 2", "ann: zone menaces Thief, Thief; duchy Hamlet; soldiers 2", menaces=DECKS)
    table = with_stolen(table, "ann", ("Hamlet#1", 1), ("Valados", 4))
    assert set(table.options("ann")) == {
        "vanquish Thief#1 freeing icon 1 of Hamlet#1",
        "vanquish Thief#1 freeing icon 4 of Valados",
        "vanquish Thief#2 freeing icon 1 of Hamlet#1",
        "vanquish Thief#2 freeing icon 4 of Valados",
        "done",
    }

    table.play("ann: vanquish Thief freeing icon 4 of Valados")

    assert tokens(table, "ann") == [("Hamlet#1", 1)]
    assert table.shows("ann: zone menaces Thief; soldiers 0")
    assert production(table, 0) == [2, 2, 1, 1]


@clause("THI-2")
def test_the_token_must_be_named() -> None:
    table = menace_table("combat", "ann: zone menaces Thief; soldiers 2", menaces=DECKS)
    table = with_stolen(table, "ann", ("Valados", 4))

    assert table.refuses("ann: vanquish Thief", "THI-2") == why("name-token")


@clause("THI-2")
def test_with_no_token_there_nothing_more_happens() -> None:
    table = menace_table("combat", "ann: zone menaces Thief; soldiers 2", menaces=DECKS)
    assert table.options("ann") == ["vanquish Thief#1", "done"]

    table.play("ann: vanquish Thief")

    assert [fact["event"] for fact in table.facts] == ["SoldiersGained", "Vanquished"]


@clause("THI-2")
def test_a_token_that_is_not_there_cannot_be_freed() -> None:
    table = menace_table("combat", "ann: zone menaces Thief; soldiers 2", menaces=DECKS)
    table = with_stolen(table, "ann", ("Valados", 4))

    reason = table.refuses("ann: vanquish Thief freeing icon 3 of Valados", "THI-2")

    assert reason == why("no-token-there", card="Valados", number=3)


@clause("THI-2", "MEN-5")
def test_of_several_copies_those_that_are_there_are_meant() -> None:
    seat = "ann: zone menaces Thief#2; duchy Quarry#2"
    poor, rich = (
        with_stolen(
            menace_table("combat", f"{seat}; soldiers {soldiers}", menaces=DECKS),
            "ann",
            ("Quarry#2", 1),
            ("Quarry#2", 2),
        )
        for soldiers in (1, 2)
    )

    line = "ann: vanquish Thief freeing icon 1 of Quarry"
    assert poor.refuses(line, "MEN-5") == why("soldiers", card="Thief#2", count=2, count2=1)
    assert rich.refuses(line, "THI-2") == why("last-equal-icon")


@clause("THI-2")
def test_only_a_thief_frees_a_token() -> None:
    table = menace_table("combat", "ann: zone menaces Thief, Giant Rat; soldiers 2", menaces=DECKS)
    table = with_stolen(table, "ann", ("Valados", 4))

    reason = table.refuses("ann: vanquish Giant Rat#1 freeing icon 4 of Valados", "THI-2")

    assert reason == why("frees-nothing", card="Giant Rat#1")
    table.play("ann: vanquish Giant Rat")
    assert tokens(table, "ann") == [("Valados", 4)]


@clause("THI-2", "MEN-5")
@pytest.mark.parametrize("line", ["vanquish Thief#1", "vanquish Thief#1 freeing icon 4 of Valados"])
@pytest.mark.parametrize(
    ("when", "soldiers", "reason"),
    [
        ("exploration", 2, why("fight-in-combat", phase="exploration")),
        ("combat", 1, why("soldiers", card="Thief#1", count=2, count2=1)),
    ],
)
def test_in_combat_only_and_for_its_soldiers(when: str, soldiers: int, reason: Reason, line: str) -> None:
    table = menace_table(when, f"ann: zone menaces Thief; soldiers {soldiers}", menaces=DECKS)
    table = with_stolen(table, "ann", ("Valados", 4))

    assert table.refuses(f"ann: {line}", "MEN-5") == reason
    assert not any(text.startswith("vanquish") for text in table.options("ann"))


@clause("THI-2", "THI-3/R3")
def test_of_tokens_on_equal_icons_the_last_is_freed() -> None:
    table = menace_table("combat", "ann: zone menaces Thief; duchy Quarry; soldiers 2", menaces=DECKS)
    table = with_stolen(table, "ann", ("Quarry#1", 1), ("Quarry#1", 2))
    assert set(table.options("ann")) == {"vanquish Thief#1 freeing icon 2 of Quarry#1", "done"}

    reason = table.refuses("ann: vanquish Thief freeing icon 1 of Quarry#1", "THI-2")

    assert reason == why("last-equal-icon")


# --- THI-3: which icons


@clause("THI-3/R1")
def test_one_token_at_most_on_an_icon() -> None:
    table = thieves_open("ann: selection Thief, Thief")
    table.play("ann: cover icon 4 of Valados")

    reason = table.refuses("ann: cover icon 4 of Valados", "THI-3")

    assert reason == why("covered")
    assert "cover icon 4 of Valados" not in table.options("ann")


@clause("THI-3/R3")
def test_equal_icons_of_a_card_are_one_choice() -> None:
    """The two Materials of the Duchy card: first the first, then the second."""
    table = thieves_open("ann: selection Thief, Thief")
    reason = table.refuses("ann: cover icon 2 of Valados", "THI-3")
    assert reason == why("first-equal-icon")

    table.play("ann: cover icon 1 of Valados", "ann: cover icon 2 of Valados")

    assert production(table, 0) == [0, 1, 1, 1]


@clause("THI-3/R1")
@pytest.mark.parametrize("icon", [0, 2])
def test_an_icon_that_makes_nothing_now_cannot_be_covered(icon: int) -> None:
    """A Mint makes Gold for each Discovery, and there is none; nor has it a second icon, or one before the first."""
    table = thieves_open("ann: selection Thief; duchy Mint")

    for at in (1, icon):
        reason = table.refuses(f"ann: cover icon {at} of Mint#1", "THI-3")
        assert reason == why("no-icon", card="Mint#1", number=at)
    assert not any("Mint" in text for text in table.options("ann"))


@clause("THI-3/R1")
def test_a_covered_per_type_icon_makes_one_cube_fewer() -> None:
    table = thieves_open("ann: selection Thief; duchy Mint, Island, Ruins")
    before = production(table, 0)

    table.play("ann: cover icon 1 of Mint")

    assert (before[2], production(table, 0)[2]) == (1 + 2, 1 + 1)


@clause("THI-3/R1")
def test_it_never_makes_less_than_none() -> None:
    table = with_stolen(menace_table("planning", "ann: duchy Mint", menaces=DECKS), "ann", ("Mint#1", 1))

    assert production(table, 0) == [2, 1, 1, 1]


@clause("THI-3/R1")
def test_two_per_type_icons_lose_one_cube_each() -> None:
    table = menace_table("planning", "ann: duchy Mint, Mint, Ruins", menaces=DECKS)
    table = with_stolen(table, "ann", ("Mint#1", 1), ("Mint#2", 1))

    assert production(table, 0)[2] == 1


@clause("THI-3/R2")
def test_with_no_icon_left_nothing_is_covered_then_or_later() -> None:
    table = menace_table("choice, round 3, turn 15", "ann: selection Thief, Thief", menaces=DECKS)
    table = with_stolen(table, "ann", *[("Valados", icon) for icon in (1, 2, 3, 4)])

    table.play("ann: select left")
    assert duties_of(table, "ann") == ["CoverIcon"]
    assert table.options("ann") == ["cover icon 5 of Valados"]
    assert [fact["icons"] for fact in facts_named(table, "ThievesStruck")] == [1]

    table.play("ann: cover icon 5 of Valados")
    assert table.options("ann") == ["done"]
    assert table.player("ann")[LURKING] == ()


@clause("THI-3/R2")
def test_a_thief_that_found_nothing_does_not_strike_in_a_later_planning() -> None:
    table = thieves_open("ann: zone menaces Thief; duchy Hamlet")

    assert facts_named(table, "ThievesStruck") == []
    assert duties_of(table, "ann") == []
