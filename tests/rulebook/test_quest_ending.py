"""QUE-3, QUE-6, QUE-8: what steps give, who was first at the end of a Quest, and who may win.

The final step of The Usurper (tests/kit/quests.toml) asks for EEKSS; it is worth 7 points, 3 more to the first.
"""

from __future__ import annotations

from itertools import product

import pytest

from kingdom.content import load
from kingdom.core.engine import score
from kingdom.core.reasons import why
from kingdom.core.resources import cubes_text
from kingdom.modules.quest import FIRST_TO_FINISH
from tests.kit import Table, clause, given
from tests.kit.quests import BOTH_BOARDS, NORTHERN_LANDS, pay, quest_points, quest_table

READY = "alchemy EE; krystallium 1; soldiers 2"
"""What the final step costs."""
FINAL = pay(4, alchemy="EE")
LAST = "last window, round 4"


def finished_first(table: Table) -> list[tuple[int, int]]:
    return [(fact["quest"], fact["seat"]) for fact in table.facts if fact["event"] == "FinishedFirst"]


# --- QUE-3


@clause("QUE-3", "CON-8")
@pytest.mark.parametrize(("round_", "first"), [(1, 0), (2, 1), (3, 0), (4, 1)])
@pytest.mark.parametrize("order", [("ann", "bob"), ("bob", "ann")], ids=["ann acts first", "bob acts first"])
def test_both_in_one_window_the_first_player_of_the_round_was_first(
    order: tuple[str, str], round_: int, first: int
) -> None:
    table = quest_table(f"planning, round {round_}", f"ann: {READY}", f"bob: {READY}")

    table.play(*(f"{who}: {FINAL}" for who in order), *(f"{who}: done" for who in order))

    assert table.state[FIRST_TO_FINISH] == ((0, first),)
    assert finished_first(table) == [(0, first)]


@clause("QUE-3/R1")
@pytest.mark.parametrize("order", [("ann", "bob"), ("bob", "ann")], ids=["ann acts first", "bob acts first"])
def test_it_is_so_in_the_first_edition_too(order: tuple[str, str]) -> None:
    table = quest_table("planning, round 2", f"ann: {READY}", f"bob: {READY}", edition="first")

    table.play(*(f"{who}: {FINAL}" for who in order), "ann: done", "bob: done")

    assert table.state[FIRST_TO_FINISH] == ((0, 1),)


@clause("QUE-3")
def test_whoever_finishes_in_an_earlier_window_was_first() -> None:
    table = quest_table("planning, round 1", f"ann: {READY}", f"bob: {READY}")

    table.play(f"bob: {FINAL}", "bob: done", "ann: done")
    assert table.state[FIRST_TO_FINISH] == ((0, 1),)
    table.play("bob: place M on alchemy", "bob: place M on alchemy", f"ann: {FINAL}")
    table.play("ann: place M on alchemy", "ann: place M on alchemy", "bob: done", "ann: done")

    assert table.state[FIRST_TO_FINISH] == ((0, 1),)


@clause("QUE-3", "CHO-2")
def test_where_turns_are_taken_it_is_settled_at_once() -> None:
    table = quest_table("choice, round 1, turn 1", f"ann: {READY}", f"bob: {READY}; hand Farm")

    table.play(f"bob: {FINAL}")

    assert finished_first(table) == [(0, 1)]
    assert table.state[FIRST_TO_FINISH] == ((0, 1),)


@clause("QUE-3", "CON-9")
def test_while_a_window_is_open_nobody_sees_who_has_finished() -> None:
    table = quest_table("planning", f"ann: {READY}", f"bob: {READY}")
    seen = table.game.view(1), table.game.view(None)
    points = score(table.state, 1)

    table.play(f"ann: {FINAL}")

    assert finished_first(table) == []
    assert (table.game.view(1), table.game.view(None)) == seen
    assert score(table.state, 1) == points
    assert table.game.facts(1) == []


@clause("QUE-3", "CON-8")
def test_steps_of_two_seats_commute() -> None:
    one = quest_table("planning", f"ann: {READY}", f"bob: {READY}")
    other = quest_table("planning", f"ann: {READY}", f"bob: {READY}")

    one.play(f"ann: {FINAL}", f"bob: {FINAL}", "ann: done", "bob: done")
    other.play(f"bob: {FINAL}", f"ann: {FINAL}", "bob: done", "ann: done")

    assert one.state == other.state


@clause("QUE-3")
def test_other_steps_have_no_first() -> None:
    table = quest_table("planning", "ann: alchemy PPP")

    table.play(f"ann: {pay(2, alchemy='PPP')}", "ann: done", "bob: done")

    assert table.state[FIRST_TO_FINISH] == ()


# --- QUE-6


@clause("QUE-6", "END-4")
def test_whoever_has_not_done_the_final_step_cannot_win() -> None:
    table = quest_table(LAST, f"ann: {READY}; calamities 2", "bob: duchy Port, Port")

    table.play(f"ann: {FINAL}", "ann: done", "bob: done")

    outcome = table.game.outcome()
    assert outcome.total(1) > outcome.total(0)
    assert (outcome.winners, outcome.reason, outcome.clause) == ((0,), "eligible", "QUE-6")
    assert outcome.losses == ((), (why("final-step", quest="the_usurper").under("QUE-6"),))


@clause("QUE-6")
def test_other_steps_do_not_make_up_for_the_final_one() -> None:
    table = quest_table(LAST, f"ann: {READY}", "bob: alchemy MMPPPPGGE; krystallium 1")

    table.play(f"ann: {FINAL}", "ann: done")
    table.play(*(f"bob: {pay(step, alchemy=cubes)}" for step, cubes in ((1, "MMP"), (2, "PPP"), (3, "G"))))
    table.play("bob: place G on alchemy", "bob: place E on alchemy", "bob: done")

    assert table.game.outcome().winners == (0,)


@clause("QUE-6")
def test_with_neither_eligible_both_lose() -> None:
    table = quest_table(LAST, "bob: duchy Port")

    table.play("ann: done", "bob: done")

    outcome = table.game.outcome()
    assert (outcome.winners, outcome.reason, outcome.clause) == ((), "nobody", "QUE-6")
    assert [[loss.clause for loss in losses] for losses in outcome.losses] == [["QUE-6"], ["QUE-6"]]


@clause("QUE-6", "END-4")
def test_with_both_eligible_the_score_decides() -> None:
    table = quest_table(LAST, f"ann: {READY}; calamities 2", f"bob: {READY}; calamities 2")

    table.play(f"ann: {FINAL}", f"bob: {FINAL}", "ann: done", "bob: done")

    outcome = table.game.outcome()
    assert (outcome.winners, outcome.reason) == ((1,), "score")
    assert outcome.losses == ((), ())


@clause("QUE-6/R1")
def test_solo_it_is_a_loss_without_the_final_step() -> None:
    table = quest_table(LAST, players=1)

    table.play("ann: done")

    outcome = table.game.outcome()
    assert (outcome.winners, outcome.reason, outcome.clause, outcome.medal) == ((), "loss", "QUE-6", "none")


@clause("QUE-6/R1")
def test_solo_it_is_not_a_loss_with_the_final_step() -> None:
    table = quest_table(LAST, f"ann: {READY}", players=1)

    table.play(f"ann: {FINAL}", "ann: done")

    assert table.game.outcome().winners == (0,)
    assert table.game.outcome().losses == ((),)


@clause("QUE-1/R1", "QUE-6/R1")
def test_with_two_boards_both_final_steps_are_needed() -> None:
    table = quest_table(LAST, f"ann: {READY}", players=1, quests=BOTH_BOARDS)

    table.play(f"ann: {FINAL}", "ann: done")

    assert table.game.outcome().losses == ((why("final-step", quest="the_northern_lands").under("QUE-6"),),)


@clause("QUE-6/R1")
def test_with_two_boards_both_final_steps_are_enough() -> None:
    table = quest_table(LAST, "ann: alchemy EEE; krystallium 1; soldiers 2", players=1, quests=BOTH_BOARDS)

    table.play(f"ann: {FINAL}", f"ann: {pay(4, quest=2, alchemy='E')}", "ann: done")

    assert table.game.outcome().winners == (0,)
    assert quest_points(table, 0) == 9 + 6


# --- QUE-8


@clause("QUE-8")
def test_krystallium_and_soldiers_come_to_stock_at_once() -> None:
    table = quest_table("planning", "ann: alchemy PPP; training 1")

    table.play(f"ann: {pay(2, alchemy='PPP')}")

    assert table.shows("ann: krystallium 2; soldiers 2; training 1")
    assert [(fact["event"], fact["because"]) for fact in table.facts] == [
        ("AlchemySpent", "QUE-7"),
        ("StepCompleted", "QUE-7"),
        ("KrystalliumGained", "QUE-8"),
        ("SoldiersGained", "QUE-8"),
    ]


@clause("QUE-8", "PLA-9")
def test_cubes_come_to_hand_in_any_phase_and_are_placed_before_going_on() -> None:
    table = quest_table("choice, round 1, turn 1", "bob: alchemy MMP; hand Farm")

    table.play(f"bob: {pay(1, alchemy='MMP')}")

    assert table.shows("bob: cubes GE")
    table.refuses("bob: select left", "PLA-9")
    table.play("bob: place G on alchemy", "bob: place E on alchemy", "bob: select left")
    assert table.shows("bob: cubes -; alchemy GE")


@clause("QUE-8")
def test_a_benefit_may_pay_for_the_next_step() -> None:
    table = quest_table("planning", "ann: alchemy MMPPPP")

    table.play(f"ann: {pay(2, alchemy='PPP')}", f"ann: {pay(1, alchemy='MMP')}", f"ann: {pay(3, hand='G')}")

    assert table.shows("ann: cubes E; alchemy -; krystallium 1; soldiers 2")


@clause("QUE-8")
def test_points_of_the_steps_done_are_one_line_of_the_score() -> None:
    table = quest_table(LAST, "ann: alchemy MMP; krystallium 1", f"bob: {READY}")

    table.play(f"ann: {pay(1, alchemy='MMP')}", f"ann: {pay(3, hand='G')}", "ann: place E on alchemy")
    table.play("ann: done", "bob: done")

    assert (quest_points(table, 0), quest_points(table, 1)) == (1 + 5, 0)


@clause("QUE-8", "QUE-3")
def test_only_whoever_was_first_gets_the_points_for_being_first() -> None:
    table = quest_table(LAST, f"ann: {READY}", f"bob: {READY}")

    table.play(f"ann: {FINAL}", f"bob: {FINAL}", "ann: done", "bob: done")

    assert (quest_points(table, 0), quest_points(table, 1)) == (7, 7 + 3)


@clause("QUE-8", "QUE-3")
def test_being_the_only_first_gives_them_too() -> None:
    table = quest_table(LAST, "ann: alchemy E", quests=NORTHERN_LANDS)

    table.play(f"ann: {pay(4, alchemy='E')}", "ann: done", "bob: done")

    assert (quest_points(table, 0), quest_points(table, 1)) == (4 + 2, 0)


SHIPPED = [
    pytest.param(key, players, step, id=f"{key}, {players} players, step {step}")
    for (key, players), step in product(load().quests, range(1, 5))
]


@clause("QUE-2", "QUE-7", "QUE-8")
@pytest.mark.parametrize(("key", "players", "step"), SHIPPED)
def test_every_step_of_the_box_takes_its_cost_and_gives_its_benefit(key: str, players: int, step: int) -> None:
    printed = load().quests[key, players].steps[step - 1]
    cubes = cubes_text(printed.cost[:4])
    krystallium, soldiers = printed.cost[4:]
    table = given(
        "planning",
        f"ann: alchemy {cubes}; krystallium {krystallium}; soldiers {soldiers}",
        players=players,
        modules=("quest",),
        quests=(key,),
        content=load(),
    )

    table.play(f"ann: {pay(step, alchemy=cubes)}")

    benefit = printed.benefit
    assert table.shows(
        f"ann: alchemy -; cubes {cubes_text(benefit.cubes)}; krystallium {benefit.krystallium}; "
        f"soldiers {benefit.soldiers}"
    )
    (line,) = (line for line in score(table.state, 0) if line.source == "quests")
    assert line.points == benefit.points
