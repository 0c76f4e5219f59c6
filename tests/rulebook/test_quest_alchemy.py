"""QUE-5: cubes that are kept in Alchemy, and transmuted when their owner likes."""

from __future__ import annotations

import pytest

import kingdom
from kingdom.core.reasons import Reason, why
from kingdom.modules.quest.alchemy import Transmute
from tests.kit import Table, clause, given
from tests.kit.quests import pay, payments, quest_table


def transmutations(table: Table, who: str) -> list[str]:
    return [text for text in table.options(who) if text.startswith("transmute")]


def events(table: Table) -> list[str]:
    return [fact["event"] for fact in table.facts]


@clause("QUE-5")
def test_the_fifth_cube_in_alchemy_is_kept() -> None:
    table = quest_table("materials", "ann: cubes M; alchemy MMPG")

    table.play("ann: place M on alchemy")

    assert table.shows("ann: alchemy MMMPG; krystallium 0")
    assert events(table) == ["CubesSpent", "CubeStored"]


@clause("QUE-5")
def test_more_than_five_cubes_may_be_kept_over_rounds() -> None:
    table = quest_table("exploration, round 1", "ann: cubes EE; alchemy MMPGE")

    table.play("ann: place E on alchemy", "ann: place E on alchemy", "ann: done", "bob: done")

    assert table.state.round == 2
    assert table.shows("ann: alchemy MMPGEEE; krystallium 0")


@clause("QUE-5", "CON-6")
def test_a_card_given_up_may_bring_the_fifth_cube_too() -> None:
    table = quest_table("planning", "ann: construction Farm; alchemy MMPG")

    table.play("ann: abandon Farm")

    assert table.shows("ann: alchemy MMMPG; krystallium 0")


@clause("QUE-5")
def test_any_five_cubes_can_be_named() -> None:
    table = quest_table("planning", "ann: alchemy MMMMPG")

    assert transmutations(table, "ann") == ["transmute MMMPG", "transmute MMMMG", "transmute MMMMP"]


@clause("QUE-5")
def test_the_five_cubes_named_become_a_krystallium_and_the_others_stay() -> None:
    table = quest_table("planning", "ann: alchemy MMMMPPG; krystallium 1")

    table.play("ann: transmute MMMPP")

    assert table.shows("ann: alchemy MG; krystallium 2")
    assert transmutations(table, "ann") == []


@clause("QUE-5")
def test_ten_cubes_are_transmuted_five_by_five() -> None:
    table = quest_table("planning", "ann: alchemy MMMMMMMMMM")

    table.play("ann: transmute MMMMM", "ann: transmute MMMMM")

    assert table.shows("ann: alchemy -; krystallium 2")


@clause("QUE-5", "CON-7")
@pytest.mark.parametrize("phase", ["choice, round 1, turn 1", "planning", "gold", "last window, round 4"])
def test_cubes_are_transmuted_at_any_time(phase: str) -> None:
    table = quest_table(phase, "bob: alchemy MPGEE; hand Farm")

    table.play("bob: transmute MPGEE")

    assert table.shows("bob: alchemy -; krystallium 1")


@clause("QUE-5", "PLA-9")
def test_cubes_are_transmuted_with_cubes_in_hand_too() -> None:
    table = quest_table("materials", "ann: cubes MM; alchemy MMMMM")

    table.play("ann: transmute MMMMM")

    assert table.shows("ann: cubes MM; alchemy -; krystallium 1")


@clause("QUE-5")
def test_cubes_that_were_kept_pay_for_steps() -> None:
    table = quest_table("planning", "ann: alchemy MMPPPPG")

    table.play(f"ann: {pay(1, alchemy='MMP')}", f"ann: {pay(2, alchemy='PPP')}")

    assert table.shows("ann: alchemy G")


@clause("QUE-5")
def test_a_transmutation_can_be_taken_back() -> None:
    table = quest_table("choice, round 1, turn 1", "bob: alchemy MPGEEE; hand Farm")
    before = table.state

    table.play("bob: transmute MPGEE").undo("bob")

    assert table.state == before


@clause("QUE-5")
@pytest.mark.parametrize(
    ("cubes", "reason"),
    [
        ("MMMP", why("not-five", cubes=(3, 1, 0, 0), count=4, count2=5)),
        ("MMMMPP", why("not-five", cubes=(4, 2, 0, 0), count=6, count2=5)),
        ("MMMMG", why("not-in-alchemy", cubes=(4, 0, 1, 0), cubes2=(4, 2, 0, 0))),
    ],
)
def test_other_than_five_cubes_of_alchemy_are_not_transmuted(cubes: str, reason: Reason) -> None:
    table = quest_table("planning", "ann: alchemy MMMMPP")

    assert table.refuses(f"ann: transmute {cubes}", "QUE-5") == reason


@clause("QUE-5")
def test_fewer_than_no_cubes_of_a_kind_are_not_transmuted() -> None:
    table = quest_table("planning", "ann: alchemy MMMMMM")

    with pytest.raises(kingdom.IllegalAction) as refused:
        table.game.play(0, Transmute((6, -1, 0, 0)))

    assert refused.value.clause == "QUE-5"


@clause("QUE-5", "CON-3")
def test_in_the_first_edition_the_fifth_cube_transmutes_at_once() -> None:
    table = quest_table("materials", "ann: cubes MM; alchemy MMPG", edition="first")

    table.play("ann: place M on alchemy", "ann: place M on alchemy")

    assert table.shows("ann: alchemy M; krystallium 1")
    assert "AlchemyFull" in events(table)


@clause("QUE-5")
def test_in_the_first_edition_nothing_is_transmuted_by_hand() -> None:
    table = quest_table("planning", "ann: alchemy MMPG", edition="first")

    assert transmutations(table, "ann") == []
    reason = table.refuses("ann: transmute MMPGG", "QUE-5")
    assert reason == why("transmutes-itself")


@clause("QUE-4", "QUE-5")
def test_in_the_first_edition_the_cubes_left_in_alchemy_pay_too() -> None:
    table = quest_table("planning", "ann: alchemy MMPG", edition="first")

    assert payments(table, "ann") == [pay(1, alchemy="MMP")]


@clause("QUE-5", "CON-3")
def test_without_the_module_cubes_transmute_at_once_in_either_edition() -> None:
    for edition in ("first", "second"):
        table = given("materials", "ann: cubes M; alchemy MMPG", edition=edition)

        table.play("ann: place M on alchemy")

        assert table.shows("ann: alchemy -; krystallium 1")


@clause("QUE-5", "SHA-2")
def test_what_a_shadow_gives_away_is_kept_too() -> None:
    table = quest_table(
        "choice, round 1, turn 15",
        "bob: alchemy MMPG",
        "table: left Shadow, Farm",
        modules=("menace", "quest"),
        menaces=("shadows", "thieves"),
    )

    table.play("ann: select left", "ann: give up Farm", "ann: done", "bob: done")

    assert table.shows("bob: alchemy MMMPG; krystallium 0")
