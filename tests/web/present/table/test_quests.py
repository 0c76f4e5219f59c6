"""Quest boards: what each step takes and gives, who has done it, and how it can be paid."""

from __future__ import annotations

from typing import Any

from kingdom.web.present.table.quests import Board
from tests.kit.cards import CARDS, given
from tests.kit.presentation import table_shown
from tests.kit.table import Table

QUEST: dict[str, Any] = {"modules": ("quest",), "quests": ("the_usurper",)}
STEPS = CARDS.quests["the_usurper", 2].steps


def board(table: Table, viewer: int | None = 0) -> Board:
    (found,) = table_shown(table.game, viewer).boards
    return found


def test_a_board_has_its_steps_with_their_cost_gifts_and_points() -> None:
    found = board(given("planning", **QUEST))

    assert (found.number, found.key, found.name) == (0, "the_usurper", "The Usurper")
    assert [step.number for step in found.steps] == list(range(len(STEPS)))
    assert [step.points for step in found.steps] == [step.benefit.points for step in STEPS]
    assert [step.points_if_first for step in found.steps] == [step.benefit.points_if_first for step in STEPS]
    assert [step.cost.count("s") for step in found.steps] == [step.cost[5] for step in STEPS]
    assert [step.gives.count("s") for step in found.steps] == [step.benefit.soldiers for step in STEPS]
    assert [step.final for step in found.steps] == [False] * (len(STEPS) - 1) + [True]
    assert not any(step.done_by or step.first or step.pay for step in found.steps)


def test_a_step_with_one_way_to_pay_is_paid_at_one_stroke_and_else_in_a_form() -> None:
    cost = STEPS[0].cost
    exact = "".join(letter * many for letter, many in zip("MPGE", cost, strict=False))
    once = board(given("planning", f"ann: alchemy {exact}", **QUEST)).steps[0].pay
    several = board(given("planning", f"ann: alchemy {exact}; krystallium 1", **QUEST)).steps[0].pay

    assert once is not None
    assert several is not None
    assert (once.do, once.short) == (f"quest 1 step 1 from hand - alchemy {exact} krystallium -", "Pay")
    assert (several.do, several.short, several.kind) == ("?with=step-0-0", "Pay", "mode")
    assert several.label == "Pay for “Forge the weapons”"


def test_a_step_is_marked_with_whoever_has_done_it_in_the_order_of_the_seats() -> None:
    cost = STEPS[0].cost
    exact = "".join(letter * many for letter, many in zip("MPGE", cost, strict=False))
    table = given("planning", f"ann: alchemy {exact}", f"bob: alchemy {exact}", **QUEST)
    pay = f"quest 1 step 1 from hand - alchemy {exact} krystallium -"
    table.play(f"bob: {pay}", f"ann: {pay}", "ann: done", "bob: done")

    first, second, *_ = board(table, 1).steps
    assert [seat.name for seat in first.done_by] == ["Ann", "Bob"]
    assert first.first is None, "only the last step is raced for"
    assert first.pay is None
    assert second.done_by == ()


def test_whoever_is_first_at_the_last_step_is_named() -> None:
    last = len(STEPS)
    cost = STEPS[-1].cost
    table = given("planning", f"bob: krystallium {sum(cost[:5])}; soldiers {cost[5]}", **QUEST)
    pay = next(text for text in table.options("bob") if text.startswith(f"quest 1 step {last} "))
    table.play(f"bob: {pay}")
    assert not any(step.first for step in board(table).steps), "the window is not over"
    table.play("ann: done", "bob: done")

    steps = board(table).steps
    assert [step.first.name if step.first else "" for step in steps] == [""] * (last - 1) + ["Bob"]
