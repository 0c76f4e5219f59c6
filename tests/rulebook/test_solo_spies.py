"""SOL-2, SOL-4, SOL-7: the tokens of a solo game, and spying."""

from __future__ import annotations

import pytest

import kingdom
from kingdom.core.reasons import why
from kingdom.core.state import Player, Seat
from kingdom.core.view import Hidden
from kingdom.modules.solo.spies import SPIES
from tests.kit import clause
from tests.kit.cards import CARDS
from tests.kit.solo import DECKS, HIDDEN, LAID, solo_table


def at_the_start(**options: str) -> Player:
    return kingdom.new_game(players=1, seed=7, content=CARDS, **options).state.players[0]


# --- SOL-2: tokens


@clause("SOL-2")
def test_in_the_second_edition_one_spy_is_ready_and_one_spent_and_there_are_no_traps() -> None:
    player = at_the_start()

    assert player[SPIES] == (1, 1)
    assert player.traps == 0


@clause("SOL-2")
@pytest.mark.parametrize(("edition", "traps"), [("second", []), ("first", [1, 1])])
def test_nobody_is_told_of_traps_where_there_are_none(edition: str, traps: list[int]) -> None:
    """In the first edition of one Trap, at set-up and when Choice begins."""
    told = kingdom.new_game(players=1, seed=7, content=CARDS, edition=edition).facts(0)

    assert [fact["count"] for fact in told if fact["event"] == "TrapsReady"] == traps


@clause("SOL-2")
def test_in_the_first_edition_there_is_one_trap_and_no_spy() -> None:
    player = at_the_start(edition="first")

    assert player[SPIES] == (0, 0)
    assert player.traps == 1


@clause("SOL-2")
def test_the_trap_of_the_first_edition_can_be_used_again_in_the_next_round() -> None:
    table = solo_table(DECKS, "ann: traps 0", when="exploration", edition="first", spies=(0, 0))

    table.play("ann: done")

    assert table.state.round == 2
    assert table.shows("ann: traps 1")


# --- SOL-4: spying


@clause("SOL-4")
@pytest.mark.parametrize("viewer", [0, None], ids=["player", "spectator"])
def test_a_spy_turns_up_a_face_down_card_for_all_to_see(viewer: Seat | None) -> None:
    table = solo_table(HIDDEN, DECKS)
    assert isinstance(table.game.view(viewer).areas[1][1], Hidden)

    table.play("ann: spy on right-1")

    assert table.player("ann")[SPIES] == (0, 2)
    assert table.game.view(viewer).areas[1] == (table.card("Statue#1"), table.card("Calamity#1"))


@clause("SOL-4")
def test_in_the_first_edition_the_trap_turns_up_a_card_once_a_round() -> None:
    table = solo_table(
        "table: left Farm (face down), Port; right Statue, Calamity (face down)",
        DECKS,
        "ann: traps 1",
        edition="first",
        spies=(0, 0),
    )

    table.play("ann: spy on right-1")

    assert table.shows("ann: traps 0")
    assert table.refuses("ann: spy on left-0", "SOL-4") == why("no-spy")


@clause("SOL-4")
def test_without_a_ready_spy_nothing_is_turned_up() -> None:
    table = solo_table(HIDDEN, DECKS, spies=(0, 2))

    assert not [text for text in table.options("ann") if text.startswith("spy")]
    assert table.refuses("ann: spy on right-1", "SOL-4") == why("no-spy")


@clause("SOL-4/R1")
def test_a_card_already_taken_is_not_spied_on() -> None:
    table = solo_table(
        "ann: selection Barracks",
        "table: left Farm, Port; right Statue, Calamity (face down)",
        DECKS.replace("Barracks", "Grand Army"),
        position={
            "face_down": [
                {"card": "Calamity#1", "handle": "right-1", "by": None, "round": 1},
                {"card": "Barracks#1", "handle": "danger-1-1", "by": None, "round": 1},
            ]
        },
    )

    reason = table.refuses("ann: spy on danger-1-1", "SOL-4")

    assert reason == why("spy-unknown", handle="danger-1-1", handles=("right-1",), count=1)
    assert [text for text in table.options("ann") if text.startswith("spy")] == ["spy on right-1"]


@clause("SOL-4/R1")
def test_after_the_last_selection_it_is_too_late_to_spy() -> None:
    table = solo_table(HIDDEN, DECKS, when="solo choice, turn 3").play("ann: select right")

    assert table.refuses("ann: spy on right-1", "SOL-4") == why("spy-in-choice", phase="planning")


@clause("SOL-4")
def test_there_may_be_nothing_to_spy_on() -> None:
    table = solo_table(LAID, DECKS)

    assert table.refuses("ann: spy on right-1", "SOL-4") == why("spy-unknown", handle="right-1", handles=(), count=0)


@clause("SOL-4")
def test_what_a_spy_has_seen_cannot_be_unseen() -> None:
    table = solo_table(HIDDEN, DECKS).play("ann: spy on right-1")

    assert table.refuses_undo("ann") == why("barrier", barrier="turned-up")


# --- SOL-7: Spies recover


@clause("SOL-7")
@pytest.mark.parametrize(
    ("before", "after"), [((1, 1), (2, 0)), ((0, 2), (1, 1)), ((2, 0), (2, 0))], ids=["one", "two", "none"]
)
def test_at_the_end_of_choice_one_spent_spy_becomes_ready(before: tuple[int, int], after: tuple[int, int]) -> None:
    table = solo_table(LAID, DECKS, when="solo choice, turn 3", spies=before).play("ann: select left")

    assert table.player("ann")[SPIES] == after


@clause("SOL-7")
def test_ready_spies_carry_over_to_the_next_round() -> None:
    table = solo_table(DECKS, when="exploration", spies=(2, 0)).play("ann: done")

    assert table.state.round == 2
    assert table.player("ann")[SPIES] == (2, 0)
