"""QUE-1, QUE-2, QUE-4, QUE-7: the steps of a Quest, and how they are paid.

The steps are those of tests/kit/quests.toml: The Usurper asks for MMP, PPP, GK and, in the end, EEKSS.
"""

from __future__ import annotations

import pytest

import kingdom
from kingdom.content import load
from kingdom.core.reasons import Reason, why
from kingdom.core.resources import cubes_of
from kingdom.modules.quest import STEPS_DONE
from kingdom.modules.quest.steps import CompleteStep
from tests.kit import clause
from tests.kit.quests import BOTH_BOARDS, NORTHERN_LANDS, QUESTS, pay, payments, quest_table
from tests.kit.refusals import refusal

WINDOWS = ("planning", "materials", "population", "gold", "exploration", "last window, round 4")


# --- QUE-1


@clause("QUE-1")
def test_one_board_lies_with_its_two_player_side_up() -> None:
    table = quest_table("planning")

    assert table.state.rules.settings.quests == (QUESTS.quests["the_usurper", 2],)


@clause("QUE-1")
def test_in_solo_play_the_solo_side_lies_up() -> None:
    table = quest_table("planning", players=1)

    assert table.state.rules.settings.quests == (QUESTS.quests["the_usurper", 1],)


@clause("QUE-1/R1")
def test_two_players_have_one_board_only() -> None:
    reason = why("quest-count", quests=BOTH_BOARDS, count=2, players=2).under("QUE-1")

    with refusal(kingdom.ConfigurationError, reason):
        quest_table("planning", quests=BOTH_BOARDS)


@clause("QUE-1/R1")
def test_two_boards_may_lie_before_a_solo_player() -> None:
    table = quest_table("planning", "ann: alchemy MMMP", players=1, quests=BOTH_BOARDS)

    table.play(f"ann: {pay(1, quest=2, alchemy='M')}", f"ann: {pay(1, quest=1, alchemy='MMP')}")

    assert table.player("ann")[STEPS_DONE] == ((0, 0), (1, 0))


@clause("QUE-1")
@pytest.mark.parametrize("key", ["the_northern_lands", "the_usurper", "the_pestilent_lord"])
def test_each_board_has_four_steps_on_either_side(key: str) -> None:
    assert [len(load().quests[key, players].steps) for players in (1, 2)] == [4, 4]


@clause("QUE-1")
@pytest.mark.parametrize(("quest", "step"), [(1, 5), (1, 0), (2, 1), (0, 1)])
def test_a_step_that_is_not_on_the_table_cannot_be_done(quest: int, step: int) -> None:
    table = quest_table("planning", "ann: cubes MMP")

    reason = table.refuses(f"ann: {pay(step, quest=quest, hand='MMP')}", "QUE-1")

    assert reason == why("no-step", number=quest, number2=step, boards=(("the_usurper", 4),))


# --- QUE-2


@clause("QUE-2")
def test_steps_are_done_in_any_order_the_final_one_too() -> None:
    table = quest_table("planning", "ann: alchemy MMPEE; krystallium 1; soldiers 2")

    table.play(f"ann: {pay(4, alchemy='EE')}", f"ann: {pay(1, alchemy='MMP')}")

    assert table.player("ann")[STEPS_DONE] == ((0, 0), (0, 3))


@clause("QUE-2")
def test_a_step_is_done_once_by_a_player() -> None:
    table = quest_table("planning", "ann: alchemy PPPPPP")

    table.play(f"ann: {pay(2, alchemy='PPP')}")

    assert payments(table, "ann", 2) == []
    reason = table.refuses(f"ann: {pay(2, alchemy='PPP')}", "QUE-2")
    assert reason == why("step-done", number=2, quest="the_usurper")


@clause("QUE-2")
def test_both_players_may_do_the_same_step() -> None:
    table = quest_table("planning", "ann: alchemy PPP", "bob: alchemy PPP")

    table.play(f"ann: {pay(2, alchemy='PPP')}", f"bob: {pay(2, alchemy='PPP')}")

    assert table.player("ann")[STEPS_DONE] == table.player("bob")[STEPS_DONE] == ((0, 1),)


@clause("QUE-2")
def test_the_whole_cost_is_paid_at_once() -> None:
    table = quest_table("planning", "ann: alchemy MM")

    assert payments(table, "ann") == []
    table.refuses(f"ann: {pay(1, alchemy='MM')}", "QUE-7")


@clause("QUE-2", "CON-7")
@pytest.mark.parametrize("window", WINDOWS)
def test_a_step_is_done_in_any_window(window: str) -> None:
    table = quest_table(window, "ann: alchemy PPP", "bob: alchemy PPP")

    table.play(f"bob: {pay(2, alchemy='PPP')}", f"ann: {pay(2, alchemy='PPP')}")

    assert table.shows("ann: alchemy -; soldiers 2", "bob: alchemy -; soldiers 2")


@clause("QUE-2", "CON-7")
def test_in_choice_a_step_is_done_in_ones_own_turn_only() -> None:
    table = quest_table("choice, round 1, turn 1", "ann: alchemy PPP; hand Farm", "bob: alchemy PPP; hand Port")

    table.refuses(f"ann: {pay(2, alchemy='PPP')}", "CHO-2")
    table.play(f"bob: {pay(2, alchemy='PPP')}", "bob: select left")

    assert table.shows("bob: alchemy -; soldiers 2")


@clause("QUE-2", "CON-7", "MEN-5")
def test_a_step_is_done_in_combat_too() -> None:
    table = quest_table("combat", "ann: alchemy PPP", modules=("menace", "quest"), menaces=("shadows", "thieves"))

    table.play(f"ann: {pay(2, alchemy='PPP')}")

    assert table.shows("ann: alchemy -; soldiers 2")


@clause("QUE-2", "PLA-9")
def test_a_duty_comes_before_any_step() -> None:
    table = quest_table(
        "choice, round 1, turn 15",
        "ann: alchemy PPP",
        "table: left Shadow, Farm",
        modules=("menace", "quest"),
        menaces=("shadows", "thieves"),
    )

    table.play("ann: select left")

    assert payments(table, "ann") == []
    table.refuses(f"ann: {pay(2, alchemy='PPP')}", "SHA-1")
    table.play("ann: give up Farm", f"ann: {pay(2, alchemy='PPP')}")
    assert table.shows("ann: soldiers 2")


@clause("QUE-2")
def test_whoever_is_done_with_a_window_takes_no_further_steps_in_it() -> None:
    table = quest_table("planning", "ann: alchemy PPP")

    table.play("ann: done")

    table.refuses(f"ann: {pay(2, alchemy='PPP')}", "PLA-7")


@clause("QUE-2")
@pytest.mark.parametrize("phase", ["choice, round 1, turn 1", "planning"])
def test_a_step_reveals_nothing_and_can_be_taken_back(phase: str) -> None:
    table = quest_table(phase, "bob: alchemy EE; krystallium 1; soldiers 2; hand Farm")
    before = table.state

    table.play(f"bob: {pay(4, alchemy='EE')}")
    table.undo("bob")

    assert table.state == before


# --- QUE-4


@clause("QUE-4")
def test_cubes_in_alchemy_pay_a_cost_in_resources() -> None:
    table = quest_table("planning", "ann: alchemy MMPG")

    table.play(f"ann: {pay(1, alchemy='MMP')}")

    assert table.shows("ann: alchemy G; krystallium 0")
    assert table.player("ann")[STEPS_DONE] == ((0, 0),)


@clause("QUE-4")
@pytest.mark.parametrize(
    ("kind", "step", "seat"),
    [
        ("M", 1, "alchemy MP; krystallium 1"),
        ("P", 1, "alchemy MM; krystallium 1"),
        ("G", 3, "krystallium 2"),
        ("E", 4, "alchemy E; krystallium 2; soldiers 2"),
    ],
)
def test_the_last_krystallium_pays_for_the_one_cube_that_lacks(kind: str, step: int, seat: str) -> None:
    table = quest_table("planning", f"ann: {seat}")
    (payment,) = payments(table, "ann", step)

    table.play(f"ann: {payment}")

    assert payment.endswith(f"krystallium {kind}")
    assert table.shows("ann: alchemy -; krystallium 0; soldiers 0")


@clause("QUE-4")
def test_krystallium_pays_for_any_resource() -> None:
    table = quest_table("planning", "ann: krystallium 4")

    table.play(f"ann: {pay(1, krystallium='MMP')}")

    assert table.shows("ann: krystallium 1")


@clause("QUE-4/R1")
def test_a_cube_in_alchemy_pays_only_for_its_own_kind() -> None:
    table = quest_table("planning", "ann: alchemy MMGG")

    assert payments(table, "ann") == []
    table.refuses(f"ann: {pay(1, alchemy='MMP')}", "QUE-4")


@clause("QUE-4/R2")
def test_cubes_in_hand_pay_too() -> None:
    table = quest_table("materials", "ann: cubes MMMP")

    table.play(f"ann: {pay(1, hand='MMP')}")

    assert table.shows("ann: cubes MGE")


@clause("QUE-4", "QUE-4/R2")
def test_hand_alchemy_and_krystallium_pay_together() -> None:
    table = quest_table("materials", "ann: cubes MM; alchemy MPP; krystallium 2")

    table.play(f"ann: {pay(1, hand='M', alchemy='M', krystallium='P')}")

    assert table.shows("ann: cubes MGE; alchemy PP; krystallium 1")


@clause("QUE-4")
@pytest.mark.parametrize(
    ("payment", "reason"),
    [
        (pay(1, hand="MMP"), why("payment-hand", cubes=(2, 1, 0, 0), cubes2=(1, 1, 0, 0))),
        (pay(1, alchemy="MMP"), why("payment-alchemy", cubes=(2, 1, 0, 0), cubes2=(2, 0, 0, 0))),
        (pay(1, hand="M", krystallium="MP"), why("payment-krystallium", count=2, count2=1)),
        (pay(3, krystallium="G"), why("payment-krystallium", count=2, count2=1)),
    ],
)
def test_nothing_is_paid_that_is_not_there(payment: str, reason: Reason) -> None:
    table = quest_table("planning", "ann: cubes MP; alchemy MM; krystallium 1")

    assert table.refuses(f"ann: {payment}", "QUE-4") == reason


# --- QUE-7


@clause("QUE-7")
def test_every_split_that_adds_up_is_a_payment() -> None:
    table = quest_table("planning", "ann: cubes P; alchemy PP; krystallium 1")

    assert payments(table, "ann", 2) == [
        pay(2, hand="P", alchemy="PP"),
        pay(2, hand="P", alchemy="P", krystallium="P"),
        pay(2, alchemy="PP", krystallium="P"),
    ]


@clause("QUE-7")
def test_splits_of_several_kinds_share_the_krystallium() -> None:
    table = quest_table("planning", "ann: cubes M; alchemy MP; krystallium 1")

    assert payments(table, "ann", 1) == [
        pay(1, hand="M", alchemy="MP"),
        pay(1, hand="M", alchemy="M", krystallium="P"),
        pay(1, hand="M", alchemy="P", krystallium="M"),
        pay(1, alchemy="MP", krystallium="M"),
    ]


@clause("QUE-7")
@pytest.mark.parametrize(
    ("payment", "named"),
    [
        (pay(1, alchemy="MM"), "MM"),
        (pay(1, alchemy="MMP", krystallium="P"), "MMPP"),
        (pay(1, alchemy="MMG"), "MMG"),
        (pay(1), "-"),
    ],
)
def test_a_payment_that_does_not_add_up_is_refused(payment: str, named: str) -> None:
    table = quest_table("planning", "ann: alchemy MMPG; krystallium 3")

    assert table.refuses(f"ann: {payment}", "QUE-7") == why(
        "payment", number=1, quest="the_usurper", cubes=cubes_of("MMP"), cubes2=cubes_of(named)
    )


@clause("QUE-7")
def test_no_kind_is_paid_with_fewer_than_no_cubes() -> None:
    table = quest_table("planning", "ann: cubes M; alchemy MMP; krystallium 3")
    crooked = CompleteStep(0, 0, (-1, 0, 0, 0), (2, 1, 0, 0), (1, 0, 0, 0))

    costs = why("payment", number=1, quest="the_usurper", cubes=cubes_of("MMP"), cubes2=cubes_of("MMP")).under("QUE-7")
    with refusal(kingdom.IllegalAction, costs):
        table.game.play(0, crooked)


@clause("QUE-7")
def test_a_cost_in_krystallium_takes_krystallium_besides_what_stands_for_resources() -> None:
    table = quest_table("planning", "ann: alchemy G; krystallium 2")

    assert payments(table, "ann", 3) == [pay(3, alchemy="G"), pay(3, krystallium="G")]
    table.play(f"ann: {pay(3, krystallium='G')}")
    assert table.shows("ann: alchemy G; krystallium 0")


@clause("QUE-7")
def test_the_krystallium_that_a_step_asks_for_stands_for_nothing_else() -> None:
    table = quest_table("planning", "ann: alchemy G; krystallium 1")

    assert payments(table, "ann", 3) == [pay(3, alchemy="G")]


@clause("QUE-7")
def test_a_cost_in_krystallium_is_not_paid_with_cubes() -> None:
    table = quest_table("planning", "ann: cubes MPGE; alchemy MPGE", quests=NORTHERN_LANDS)

    assert payments(table, "ann", 3) == []
    table.refuses(f"ann: {pay(3)}", "QUE-4")


@clause("QUE-7")
def test_a_cost_in_soldiers_takes_only_soldiers_in_stock() -> None:
    table = quest_table("planning", "ann: alchemy EE; krystallium 9; soldiers 1; training 1")

    assert payments(table, "ann", 4) == []
    reason = table.refuses(f"ann: {pay(4, alchemy='EE')}", "QUE-7")
    assert reason == why("payment-soldiers", number=4, quest="the_usurper", count=2, count2=1)


@clause("QUE-7")
def test_nothing_is_spent_unasked() -> None:
    table = quest_table("materials", "ann: cubes MMPE; alchemy MMPE; krystallium 5; soldiers 5; training 1")

    table.play(f"ann: {pay(1, alchemy='MMP')}")
    assert table.shows("ann: cubes MMPGEE; alchemy E; krystallium 5; soldiers 5; training 1")

    table.play(f"ann: {pay(4, hand='E', krystallium='E')}")
    assert table.shows("ann: cubes MMPGE; alchemy E; krystallium 3; soldiers 3; training 1")
