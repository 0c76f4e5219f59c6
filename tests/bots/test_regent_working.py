"""What the regent's soldiers do, and in which order a seat does all that its plan has it do."""

from __future__ import annotations

import pytest

from kingdom.bots.regent import works
from kingdom.bots.regent.compiled import COMPILED
from kingdom.bots.regent.works import NOTHING, QUEST
from kingdom.fast import columns as c
from kingdom.fast import numbers as a
from kingdom.fast import row as r
from tests.kit.made_up import MadeUp, done, plan

pytestmark = pytest.mark.skipif(COMPILED, reason="looks at the functions as they are written")
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


# --- all of it


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """What each part of the plan would do; nothing, unless a test says so."""
    said = dict.fromkeys(("pay_step", "ability_now", "transmute_now", "finish_work", "fight"), NOTHING)
    for name in said:
        monkeypatch.setattr(works, name, lambda *args, name=name: said[name])
    for number, name in enumerate(("second_half", "answer_duty", "place_cube", "plan_card"), start=1000):
        monkeypatch.setattr(works, name, lambda *args, number=number: number)

    def legal(t: object, row: object, seat: int, out: list[int]) -> int:
        out[0] = 2000 + seat
        return 1

    monkeypatch.setattr(works, "legal", legal)
    return said


HALF, DUTY, CUBE, CARD = range(1000, 1004)


@SEATS
def test_what_is_half_decided_or_owed_comes_before_anything_else(seat: int, answers: dict[str, int]) -> None:
    made = MadeUp()
    made.t[c.BOARDS] = 1
    answers["pay_step"] = 7
    made.stock(seat, "E")

    def now() -> int:
        return works.act(made.t, made.row, seat, plan(), [0])

    assert now() == 7
    for field, said in ((r.SEARCH, 2000 + seat), (r.FOREMAN, 2000 + seat)):
        made.own(seat, field, 1)
        assert now() == said
        made.own(seat, field, 0)
    made.own(seat, r.FOREMAN, 1)
    for field in (r.OWES_KEEP, r.OWES_SHADOW, r.OWES_COVER, r.OWES_HOUSE):
        made.own(seat, field, 2)
        assert now() == DUTY
        made.own(seat, field, 0)
    made.own(seat, r.OWES_HOUSE, 1)
    made.own(seat, r.HALF, 1)
    assert now() == HALF


@SEATS
def test_steps_advisors_cubes_cards_krystallium_and_menaces_follow_in_this_order(
    seat: int, answers: dict[str, int]
) -> None:
    made = MadeUp(phase=r.COMBAT)

    def now(flags: int = 0) -> int:
        return works.act(made.t, made.row, seat, plan(flags=flags), [0])

    assert now() == a.DONE
    answers["fight"] = 15
    assert now() == 15
    made.row[r.PHASE] = r.PLANNING
    assert now() == a.DONE, "Menaces are fought in Combat"
    answers["finish_work"] = 14
    assert now() == 14
    answers["transmute_now"] = 13
    assert now() == 14, "without a Quest, Alchemy transmutes by itself"
    made.t[c.KEEPS] = 1
    assert now() == 13
    made.select(seat, 3)
    assert now() == CARD
    made.stock(seat, "E")
    assert now() == CUBE
    made.stock(seat, "M")
    assert now() == CUBE
    answers["ability_now"] = 12
    assert now() == CUBE, "nobody has Advisors"
    made.t[c.ADVISED] = 1
    assert now() == 12
    assert now(flags=works.NO_ADVISORS) == CUBE
    answers["pay_step"] = 11
    assert now() == 12, "there is no board"
    made.t[c.BOARDS] = 1
    assert now() == 11


def test_each_cube_in_hand_is_placed_as_what_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    made = MadeUp()
    monkeypatch.setattr(works, "place_cube", lambda t, row, b, resource, plan: 500 + resource)
    for letter, resource in zip("MPGE", range(4), strict=True):
        made.stock(0, f"{letter}EKS")
        assert works.act(made.t, made.row, 0, plan(), [0]) == 500 + resource
    made.stock(0, "KS")
    assert works.act(made.t, made.row, 0, plan(), [0]) == a.DONE


@pytest.mark.parametrize("end", [r.OVER, r.CHOICE])
@pytest.mark.parametrize(("players", "seat"), [(1, 0), (2, 0), (2, 1)])
def test_a_round_is_lived_to_its_end_while_the_opponent_lets_it_pass(
    players: int, seat: int, end: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = MadeUp(players=players)
    played: list[tuple[int, int, int]] = []

    def apply(t: list[int], row: list[int], seat: int, number: int) -> None:
        played.append((seat, number, row[made.b[1 - seat] + r.DONE]))
        row[made.b[1 - seat] + r.DONE] = 0
        if len(played) == 5:
            row[r.PHASE] = end

    monkeypatch.setattr(works, "apply", apply)
    monkeypatch.setattr(works, "act", lambda *args: 77)
    works.live_round(made.t, made.row, seat, plan(), [0])
    assert played == [(seat, 77, int(players == 2))] * 5
    works.live_round(made.t, made.row, seat, plan(), [0])
    assert len(played) == 5


@SEATS
def test_outside_windows_only_cubes_and_what_is_half_decided_are_seen_to(
    seat: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = MadeUp(phase=r.CHOICE)
    monkeypatch.setattr(works, "act", lambda *args: 77)

    def first() -> int:
        return works.cubes_first(made.t, made.row, seat, plan(), [0])

    assert first() == NOTHING
    made.stock(seat, "E")
    assert first() == 77
    made.stock(seat, "KS")
    assert first() == NOTHING
    made.own(seat, r.HALF, 1)
    assert first() == 77
