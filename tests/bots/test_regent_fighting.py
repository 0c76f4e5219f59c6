"""The regent's use of Soldiers."""

from __future__ import annotations

import pytest

from kingdom.bots.regent import works
from kingdom.bots.regent.workspace import NOTHING, QUEST
from kingdom.fast import numbers as a
from kingdom.fast import row as r
from tests.kit.made_up import MadeUp, done, plan

SEATS = pytest.mark.parametrize("seat", [0, 1])


# --- Menaces


@SEATS
def test_soldiers_vanquish_what_costs_the_most_for_each_of_them(seat: int) -> None:
    made = MadeUp(phase=r.COMBAT)
    made.card(r.RATS, points=-3, soldiers=2)
    made.card(r.SHADOWS, points=-2, soldiers=1)
    made.card(r.SHADOWS + 1, points=-9, soldiers=0)
    made.card(r.SHADOWS + 2, points=-2, soldiers=1)
    made.card(r.THIEVES, points=0, soldiers=0)
    made.card(r.VERMIN + 1, points=-5, soldiers=2)

    def now(*standing: int, soldiers: int) -> int:
        made.row[made.b[seat] + r.STANDING_N] = 0
        made.stand(seat, *standing)
        made.stock(seat, "S" * soldiers)
        return works.fight(made.t, made.row, seat, made.b[seat], plan())

    rats, shadow = a.VANQUISH, a.VANQUISH + r.SHADOWS - r.RATS
    assert now(r.RATS, r.SHADOWS, soldiers=2) == shadow
    assert now(r.SHADOWS, r.RATS, soldiers=2) == shadow
    assert now(r.RATS, soldiers=2) == rats
    assert now(r.RATS, soldiers=1) == NOTHING
    assert now(r.THIEVES, soldiers=2) == NOTHING, "it costs nothing"
    assert now(r.SHADOWS + 2, r.SHADOWS, soldiers=1) == shadow + 2, "the first of those that cost the same"
    assert now(r.SHADOWS, r.SHADOWS + 1, soldiers=1) == shadow + 1
    vermin = a.VANQUISH + r.ADVISORS - r.MENACES + 1
    assert now(r.VERMIN + 1, r.SHADOWS, soldiers=2) == vermin
    assert now(r.RATS, r.VERMIN + 1, soldiers=2) == vermin


@SEATS
def test_soldiers_that_a_final_step_needs_are_kept_unless_the_game_would_be_lost(seat: int) -> None:
    made = MadeUp(phase=r.COMBAT)
    made.card(r.RATS, points=-3, soldiers=2)
    made.card(r.RATS + 1, points=0, soldiers=2, must_fall=1)
    made.board(0, ["S", "SS"])
    made.stock(seat, "SSS")

    def now(*order: int) -> int:
        return works.fight(made.t, made.row, seat, made.b[seat], plan(*order))

    made.stand(seat, r.RATS)
    assert now() == a.VANQUISH
    assert now(QUEST) == a.VANQUISH, "that step is not final"
    assert now(QUEST + 1) == NOTHING
    assert now(3, QUEST + 1) == NOTHING
    made.stand(seat, r.RATS + 1)
    assert now(QUEST + 1) == a.VANQUISH + 1
    assert now() == a.VANQUISH + 1, "what must fall comes first"
    made.stock(seat, "SSSS")
    made.row[made.b[seat] + r.STANDING_N] = 1
    assert now(QUEST + 1) == a.VANQUISH
    made.stock(seat, "SSS")
    done(made, seat, 1)
    assert now(QUEST + 1) == a.VANQUISH


@SEATS
def test_a_giant_is_vanquished_only_to_free_a_filled_card_and_then_first(seat: int) -> None:
    made = MadeUp(phase=r.COMBAT)
    made.card(3, "MG")
    made.card(4, "M")
    made.card(5, "M")
    made.card(r.RATS, points=-5, soldiers=1)
    made.card(r.GIANTS, points=-1, soldiers=1)
    made.card(r.GIANTS + 1, points=0, soldiers=1)
    made.card(r.GIANTS + 3, points=-2, soldiers=1)
    made.card(r.GIANTS + 4, points=-1, soldiers=1)
    made.site(seat, 3)
    made.site(seat, 4, filled="M")
    made.site(seat, 5)
    made.stock(seat, "S")

    def now(*standing: int) -> int:
        made.row[made.b[seat] + r.STANDING_N] = 0
        made.stand(seat, *standing)
        return works.fight(made.t, made.row, seat, made.b[seat], plan())

    assert now(r.GIANTS) == NOTHING, "no card is above it"
    made.row[r.ABOVE + 3] = 4 + 1
    made.row[r.ABOVE] = 3 + 1
    assert now(r.GIANTS, r.RATS, r.GIANTS + 3) == a.THAW + 4
    assert now(r.GIANTS + 3, r.RATS) == a.THAW + 4
    assert now(r.GIANTS) == NOTHING, "the card above it has open spaces"
    assert now(r.GIANTS + 4) == a.VANQUISH + 8, "that is no Giant"
    made.row[r.OPEN + made.spaces[3][0]] = 0
    assert now(r.GIANTS) == NOTHING
    made.row[r.OPEN + made.spaces[3][1]] = 0
    assert now(r.GIANTS) == a.THAW + 3
    assert now(r.GIANTS + 3, r.GIANTS) == a.THAW + 4, "the dearer one first"
    made.row[r.ABOVE + 1] = 4 + 1
    assert now(r.GIANTS + 1) == NOTHING, "it costs nothing"
    made.row[r.ABOVE] = 0 + 1
    assert now(r.GIANTS) == a.THAW + 0
