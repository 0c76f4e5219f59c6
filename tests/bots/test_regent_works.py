"""The regent's way of carrying out a plan: each step on cards, boards and Menaces made up here."""

from __future__ import annotations

import pytest

from kingdom.bots.regent import works
from kingdom.bots.regent.workspace import NOTHING, QUEST
from kingdom.fast import columns as c
from kingdom.fast import numbers as a
from kingdom.fast import row as r
from tests.kit.made_up import E, G, M, MadeUp, P, done, plan

SEATS = pytest.mark.parametrize("seat", [0, 1])


# --- what a plan says


def test_a_work_is_in_the_plan_as_far_as_it_counts() -> None:
    some = plan(5, 7)
    assert works.in_plan(some, 5)
    assert works.in_plan(some, 7)
    assert not works.in_plan(some, 0), "what lies behind the plan is no work"


@SEATS
def test_a_step_is_done_or_final_by_its_place_on_its_own_board(seat: int) -> None:
    made = MadeUp()
    made.board(0, ["M", "M", "M"])
    made.board(1, ["M", "M"])
    done(made, seat, 1, 4)

    assert [works.is_done(made.row, made.b[seat], step) for step in (0, 1, 2, 4, 5)] == [
        False,
        True,
        False,
        True,
        False,
    ]
    assert [works.is_final(made.t, step) for step in (0, 1, 2, 4, 5)] == [False, False, True, False, True]


def test_a_production_step_is_to_come_until_it_begins() -> None:
    made = MadeUp(phase=r.POPULATION)
    assert [works.to_come(made.row, resource) for resource in (M, P, G, E)] == [False, False, True, True]


# --- cubes


@SEATS
def test_a_cube_goes_to_the_first_work_of_the_plan_that_needs_it(seat: int) -> None:
    made = MadeUp()
    made.card(3, "MMP")
    made.card(4, "MG")
    made.site(seat, 3, filled="MM")
    made.site(seat, 4)

    def place(resource: int, *order: int) -> int:
        return works.place_cube(made.t, made.row, made.b[seat], resource, plan(*order))

    assert place(M, 3, 4) == a.FILL + made.spaces[4][0]
    assert place(P, 4, 3) == a.FILL + made.spaces[3][1]
    assert place(G, 3, 4) == a.FILL + made.spaces[4][1]
    assert place(E, 3, 4) == a.STORE + E
    assert place(G, 3) == a.STORE + G, "a card that is not in the plan gets nothing"


@SEATS
def test_a_quest_step_that_comes_first_has_its_cubes_kept_in_alchemy(seat: int) -> None:
    made = MadeUp()
    made.card(4, "M")
    made.site(seat, 4)
    made.board(0, ["MM", "MMM", "GG"])
    fill = a.FILL + made.spaces[4][0]

    def place(*order: int) -> int:
        return works.place_cube(made.t, made.row, made.b[seat], M, plan(*order))

    made.alchemy(seat, "M")
    assert place(QUEST, 4) == a.STORE + M
    assert place(4, QUEST) == fill
    made.alchemy(seat, "MM")
    assert place(QUEST, 4) == fill, "it has what it needs"
    assert place(QUEST + 1, 4) == a.STORE + M
    done(made, seat, 1)
    assert place(QUEST + 1, 4) == fill, "it is done"
    made.alchemy(seat, "MMG")
    assert works.place_cube(made.t, made.row, made.b[seat], G, plan(QUEST + 2)) == a.STORE + G
    made.site(seat, made.card(5, "G"))
    assert works.place_cube(made.t, made.row, made.b[seat], G, plan(QUEST + 2, 5)) == a.STORE + G
    made.alchemy(seat, "GG")
    assert works.place_cube(made.t, made.row, made.b[seat], G, plan(QUEST + 2, 5)) == a.FILL + made.spaces[5][0]


@SEATS
def test_in_the_last_round_cubes_are_stored_for_the_krystallium_that_a_final_step_lacks(seat: int) -> None:
    made = MadeUp(round_=4)
    made.card(4, "P")
    made.site(seat, 4)
    made.board(0, ["KKK", "GGKK"])
    fill = a.FILL + made.spaces[4][0]

    def place(step: int) -> int:
        return works.place_cube(made.t, made.row, made.b[seat], P, plan(QUEST + step, 4))

    made.alchemy(seat, "PPPPPGGGGGG")
    assert place(1) == a.STORE + P, "nine to spare are not ten"
    assert place(0) == fill, "only the final step of a board is worth that"
    made.alchemy(seat, "PPPPPPGGGGGG")
    assert place(1) == fill, "ten cubes are two Krystallium"
    made.alchemy(seat, "PPPPGG")
    made.stock(seat, "K")
    assert place(1) == a.STORE + P, "four are not enough for the other"
    made.alchemy(seat, "PPPPPGG")
    assert place(1) == fill
    made.alchemy(seat, "GG")
    made.stock(seat, "KK")
    assert place(1) == fill, "nothing is lacking"
    made.stock(seat, "")
    made.row[r.ROUND] = 3
    assert place(1) == fill, "there is a round to come"


@SEATS
def test_spare_cubes_are_those_that_no_step_of_the_plan_asks_for(seat: int) -> None:
    made = MadeUp()
    made.board(0, ["MM", "M", "MMG"])
    made.alchemy(seat, "MMMMMMG")
    done(made, seat, 1)

    def spare(resource: int, *order: int) -> int:
        return works.surplus(made.t, made.row, made.b[seat], plan(*order), resource)

    assert spare(M) == 6
    assert spare(M, QUEST) == 4
    assert spare(M, QUEST, QUEST + 1, QUEST + 2, 7) == 2
    assert spare(G, QUEST + 2) == 0
    made.alchemy(seat, "M")
    assert spare(M, QUEST) == 0


def test_five_spare_cubes_are_transmuted_the_first_kind_first() -> None:
    made = MadeUp()
    made.board(0, ["MM"])

    def now(*order: int) -> int:
        return works.transmute_now(made.t, made.row, made.b[0], plan(*order))

    made.alchemy(0, "MMPPG")
    assert now() == a.TRANSMUTE + M
    assert now(QUEST) == NOTHING
    made.alchemy(0, "MMPPGEE")
    assert now(QUEST) == a.TRANSMUTE + P
    made.alchemy(0, "EEEEE")
    assert now() == a.TRANSMUTE + E
    made.alchemy(0, "EEEE")
    made.own(0, r.TRAINING, 1)  # no cube, though it lies behind them
    assert now() == NOTHING


# --- Quest steps


@SEATS
def test_a_quest_step_is_paid_once_everything_is_there(seat: int) -> None:
    made = MadeUp(phase=r.EXPLORATION)
    made.board(0, ["MM", "KSS", "E"])

    def now(*order: int) -> int:
        return works.pay_step(made.t, made.row, made.b[seat], plan(*order, most=0))

    made.alchemy(seat, "M")
    assert now(QUEST) == NOTHING
    made.stock(seat, "M")
    assert now(QUEST) == a.STEP, "a cube in hand and one in Alchemy will do"
    assert now(7, QUEST) == a.STEP, "cards are no steps"
    assert now(7) == NOTHING
    made.stock(seat, "KS")
    assert now(QUEST + 1) == NOTHING, "two Soldiers are needed"
    made.stock(seat, "KSS")
    assert now(QUEST + 1) == a.STEP + 1
    assert now(QUEST, QUEST + 1) == a.STEP + 1, "the first that can be paid"
    made.stock(seat, "SS")
    assert now(QUEST + 1) == NOTHING
    made.stock(seat, "KSS")
    done(made, seat, 1)
    assert now(QUEST + 1) == NOTHING


@SEATS
def test_krystallium_stands_in_for_a_cube_of_a_step_when_nothing_is_to_come(seat: int) -> None:
    made = MadeUp(phase=r.POPULATION)
    made.board(0, ["MMG", "MMEK"])

    def now(step: int, most: int) -> int:
        return works.pay_step(made.t, made.row, made.b[seat], plan(QUEST + step, most=most))

    made.stock(seat, "MMK")
    assert now(0, 3) == NOTHING, "Gold is still to be made"
    made.row[r.PHASE] = r.GOLD
    assert now(0, 3) == a.STEP
    assert now(0, 1) == a.STEP
    assert now(0, 0) == NOTHING, "the plan spends no Krystallium on a step that is not final"
    made.stock(seat, "MM")
    assert now(0, 3) == NOTHING
    made.stock(seat, "MKK")
    made.alchemy(seat, "E")
    assert now(1, 0) == a.STEP + 1, "nothing is spared for a final step; the Exploration cube is there already"
    made.alchemy(seat, "")
    made.stock(seat, "MEKK")
    assert now(1, 0) == a.STEP + 1
    made.stock(seat, "MKKK")
    assert now(1, 3) == NOTHING, "Exploration is still to be made"
    made.row[r.PHASE] = r.EXPLORATION
    assert now(1, 3) == a.STEP + 1
    made.stock(seat, "MKK")
    assert now(1, 3) == NOTHING, "one Krystallium is part of the cost"


# --- cards


@SEATS
def test_krystallium_and_soldiers_complete_a_card_that_no_later_step_would_fill(seat: int) -> None:
    made = MadeUp(phase=r.MATERIALS)
    made.card(3, "MKS")
    made.card(4, "MM")
    made.card(5, "G")
    for card in (3, 4, 5):
        made.site(seat, card)

    def now(*order: int, most: int = 3) -> int:
        return works.finish_work(made.t, made.row, made.b[seat], plan(*order, most=most))

    wild, soldier = a.WILD + made.spaces[4][0], a.FILL + made.spaces[3][2]
    made.stock(seat, "KKS")
    assert now(3) == soldier, "Soldiers come first"
    assert now(4) == wild
    assert now(4, 3) == wild
    assert now(4, most=2) == wild
    assert now(4, most=1) == NOTHING
    assert now(5) == NOTHING, "Gold is still to be made"
    made.stock(seat, "KK")
    assert now(3) == NOTHING, "no Soldier"
    assert now(3, 4) == wild
    made.stock(seat, "KS")
    assert now(3) == NOTHING, "one Krystallium too few"
    made.row[r.PHASE] = r.GOLD
    assert now(3, 5) == a.WILD + made.spaces[5][0]
    made.stock(seat, "K")
    made.row[r.OPEN + made.spaces[3][0]] = 0
    made.row[r.OPEN + made.spaces[3][2]] = 0
    assert now(3) == a.FILL + made.spaces[3][1], "a Krystallium fills its own space"
    made.row[r.OPEN + made.spaces[3][1]] = 0
    assert now(3) == NOTHING, "nothing is open"


@SEATS
def test_what_a_quest_step_further_up_saves_for_is_not_spent_on_a_card(seat: int) -> None:
    made = MadeUp(phase=r.EXPLORATION)
    made.card(3, "MS")
    made.card(QUEST + 1, "K")  # no plan means this card: numbers from QUEST on are steps
    made.site(seat, 3)
    made.site(seat, QUEST + 1)
    made.board(0, ["K", "SS", "KK"])

    def now(*order: int) -> int:
        return works.finish_work(made.t, made.row, made.b[seat], plan(*order))

    found = a.FILL + made.spaces[3][1]
    made.stock(seat, "KSSS")
    assert now(QUEST, 3) == NOTHING
    assert now(3, QUEST) == found
    assert now(QUEST + 1, 3) == found
    made.stock(seat, "KSS")
    assert now(QUEST + 1, 3) == NOTHING
    made.stock(seat, "KKS")
    assert now(QUEST, 3) == found
    assert now(QUEST + 2, 3) == NOTHING
    made.stock(seat, "KKKS")
    assert now(QUEST + 2, 3) == found
    made.stock(seat, "KSS")
    done(made, seat, 0, 1)
    assert now(QUEST, QUEST + 1, 3) == found, "what is done saves for nothing"


def test_a_frozen_card_is_not_completed_where_there_are_giants() -> None:
    made = MadeUp(phase=r.EXPLORATION)
    made.card(3, "K")
    made.site(0, 3)
    made.stock(0, "K")
    made.row[r.ABOVE + 2] = 3 + 1

    def now() -> int:
        return works.finish_work(made.t, made.row, made.b[0], plan(3))

    assert now() == a.FILL + made.spaces[3][0]
    made.t[c.MENACED] = 1
    assert now() == NOTHING
    made.row[r.ABOVE + 2] = 0
    assert now() == a.FILL + made.spaces[3][0]


@SEATS
def test_selected_cards_of_the_plan_are_slated_before_the_others_are_recycled(seat: int) -> None:
    made = MadeUp()
    made.select(seat, 5, r.DEVELOPMENTS, 9)

    def now(*order: int) -> int:
        return works.plan_card(made.row, seat, made.b[seat], plan(*order))

    assert now(9, 5) == a.SLATE + 5, "in the order of the Selection"
    assert now(9) == a.SLATE + 9
    assert now() == a.RECYCLE + 5
    assert now(r.DEVELOPMENTS) == a.RECYCLE + 5, "a Treasure cannot be slated"
    made.row[made.b[seat] + r.SELECTED_N] = 1
    assert now(9) == a.RECYCLE + 5
