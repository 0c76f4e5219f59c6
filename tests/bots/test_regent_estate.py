"""The inputs of the regent's network from an estate, number by number, on an estate made up here."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from kingdom.bots.regent import estate as e
from kingdom.fast import columns as c
from kingdom.fast import row as r
from kingdom.fast.ending import score
from tests.kit.made_up import (
    DISCOVERY,
    LEFT_DUCHY,
    MONUMENT,
    RIGHT_DUCHY,
    SPECIALIST,
    STRUCTURE,
    E,
    G,
    M,
    MadeUp,
    P,
    done,
)

SEATS = pytest.mark.parametrize("seat", [0, 1])
AFTER = 7
"""Numbers behind those that are written."""
STALE = 9.0


def estate(seat: int, players: int = 2) -> MadeUp:
    """A seat with something of everything, and an opponent with something else."""
    made = MadeUp(players=players, round_=2)
    made.card(3, "MMGKS", kind=MONUMENT, points=4, rates=(0, 1, 0, 2), need=2, bonus=(1, 3),
              icons=((G, r.PLAIN, 1), (E, SPECIALIST, 2), (E, MONUMENT, 1)))  # fmt: skip
    made.card(4, "P", kind=SPECIALIST, rates=(0, 3, 0, 0), icons=((P, MONUMENT, 2), (M, r.PLAIN, 1)))
    made.card(5, "G", kind=DISCOVERY, rates=(5, 5, 5, 5), icons=((G, r.PLAIN, 3),))
    made.card(69, "M", kind=STRUCTURE, points=1, rates=(0, 0, 1, 0), icons=((G, SPECIALIST, 1),), need=1)
    made.card(r.CALAMITIES, points=-2, rates=(7, 7, 7, 7))
    made.card(r.MENACES - 1, points=-1)
    made.card(r.RATS + 1, points=-3, soldiers=2)
    made.card(r.ADVISORS - 1, points=-2, soldiers=1, must_fall=1)
    made.card(r.VERMIN, points=-1, soldiers=1)
    made.card(LEFT_DUCHY, rates=(1, 0, 0, 0))
    made.card(RIGHT_DUCHY, rates=(1, 0, 0, 0))
    made.build(seat, 4, 69, r.CALAMITIES, r.MENACES - 1)
    made.build(1 - seat, 5)
    made.site(seat, 3, filled="M")
    made.stock(seat, "KKKS")
    made.alchemy(seat, "MPPEEE")
    made.own(seat, r.TRAINING, 1)
    made.stand(seat, r.RATS + 1, r.ADVISORS - 1, r.VERMIN)
    made.stand(1 - seat, r.RATS)
    return made


def told(made: MadeUp, seat: int) -> dict[str, list[float]]:
    """The numbers of a seat by their names."""
    f = [STALE] * (e.SEAT + AFTER)
    e.describe_seat(made.t, made.row, seat, f)
    assert f[e.SEAT :] == [STALE] * AFTER
    return {field.name: f[field.at : field.at + field.size] for field in e.SEAT_FIELDS}


@SEATS
def test_a_seat_is_told_its_score_what_it_makes_and_what_it_has(seat: int) -> None:
    made = estate(seat)
    made.own(seat, r.STOLEN_N, 0)
    found = told(made, seat)

    assert found["score"] == [score(made.t, made.row, seat) / 20]
    assert found["makes"] == [1 / 5, 0.0, 1 / 5, 0.0], "no Monument stands, so nothing is made for each"
    assert found["types"] == [1 / 5, 1 / 5, 0.0, 0.0]
    assert found["rates"] == [1 / 4, 3 / 4, 1 / 4, 0.0]
    assert found["counting"] == [0.0, 1 / 3, 2 / 3, 0.0]
    assert found["alchemy"] == [1 / 5, 2 / 5, 0.0, 3 / 5]
    assert found["stock"] == [3 / 5, 1 / 5, 1.0]
    assert found["sites"] == [1 / 5]
    assert found["open"] == [1 / 5, 0.0, 1 / 5, 0.0, 1 / 5, 1 / 5]
    assert found["stolen"] == [0.0]
    made.own(seat, r.STOLEN_N, 2)
    assert told(made, seat)["stolen"] == [2 / 3]


@SEATS
def test_a_seat_is_told_of_menaces_and_calamities(seat: int) -> None:
    found = told(estate(seat), seat)

    assert found["standing"] == pytest.approx([0.9, -6 / 10, 4 / 5, 1.0])
    assert found["decks"] == [0.5, 0.0, 0.0, 0.5], "Vermin are of no deck"
    assert found["calamities"] == [0.6]
    assert told(estate(1 - seat), seat)["calamities"] == [0.0]


@SEATS
def test_open_spaces_of_all_sites_are_added_up(seat: int) -> None:
    made = estate(seat)
    made.site(seat, 5)
    assert told(made, seat)["open"] == [1 / 5, 0.0, 2 / 5, 0.0, 1 / 5, 1 / 5]


@SEATS
def test_advisors_that_serve_are_told_whether_used_or_not(seat: int) -> None:
    made = estate(seat)
    for ability, status in (
        (0, r.SERVING + seat),
        (13, r.SPENT + seat),
        (2, r.SERVING + 1 - seat),
        (3, r.DRAWN + seat),
    ):
        made.row[r.STATUS + r.ADVISORS + ability] = status

    assert told(made, seat)["advisors"] == [0.0] * 14
    made.t[c.ADVISED] = 1
    assert told(made, seat)["advisors"] == [1.0, *[0.0] * 12, 1.0]


@SEATS
def test_a_seat_is_told_of_boards_requirements_and_what_lies_beside_the_danger_deck(seat: int) -> None:
    made = estate(seat)
    made.own(seat, r.BESIDE, 3)
    made.row[r.VERMIN_N] = 7
    found = told(made, seat)
    assert (found["beside"], found["quest"], found["needs"]) == ([3 / 4, 0.0], [0.0] * 4, [0.0])

    made.t[c.MENACED] = 1
    made.board(0, ["M", "M", "M"])
    made.board(1, ["M", "M"])
    done(made, seat, 2, 4)
    made.row[r.FIRST_DONE : r.FIRST_DONE + 2] = [2 - seat, seat + 1]
    made.t[c.NEEDS_N] = 2
    made.t[c.NEEDS : c.NEEDS + 2] = [1, 4]
    found = told(made, seat)
    assert found["beside"] == [3 / 4, 7 / 10]
    assert found["quest"] == [1.0, 0.0, 0.0, 1.0], "the final step of the first board; the other's was done first"
    assert found["needs"] == pytest.approx([4 / 3]), "one of the first kind stands, none of the other"
    made.t[c.NEEDS] = 2
    assert told(made, seat)["needs"] == pytest.approx([1 / 3 + 4 / 3])
    made.t[c.NEEDS] = 0
    assert told(made, seat)["needs"] == pytest.approx([4 / 3]), "more than required is not less than nothing"


@pytest.mark.parametrize(
    ("phase", "round_", "left"),
    [
        *((r.SETUP, 0, 4), (r.DRAFT, 0, 4), (r.CHOICE, 1, 4), (r.CHOICE, 4, 1), (r.DRAFT, 2, 3)),
        *((r.PLANNING, 1, 3), (r.LAST, 4, 0), (r.COMBAT, 3, 1)),
    ],
)
def test_rounds_are_left_after_this_one_and_with_it_during_choice(phase: int, round_: int, left: int) -> None:
    assert e.rounds_left(MadeUp(round_=round_, phase=phase).row) == left


@SEATS
def test_a_seat_is_told_how_many_rounds_are_to_come_and_whether_it_begins_the_next(seat: int) -> None:
    made = estate(seat)
    lefts = [[0.0, 0.0, 1.0], [0.0, 1.0, 0.0], [1.0, 0.0, 0.0], [0.0, 0.0, 0.0]]
    for round_, left in enumerate(lefts, start=1):
        made.row[r.ROUND] = round_
        found = told(made, seat)
        assert found["left"] == left
        assert found["first"] == [1.0 if (round_ % 2 == 1) == (seat == 1) else 0.0]
    assert found["medals"] == [0.0, 0.0]


@SEATS
def test_a_seat_is_told_which_rules_are_played(seat: int) -> None:
    made = estate(seat)
    made.t[c.STEPS] = 1
    assert told(made, seat)["rules"] == [0.0] * 8
    columns = (c.MENACED, c.ADVISED, c.BOARDS, c.KEEPS, c.BREEDING, c.COUNTED, c.NEEDS_N)
    for place, column in enumerate(columns, start=1):
        made.t[column] = 1
        assert told(made, seat)["rules"] == [float(at == place) for at in range(8)]
        made.t[column] = 0
    made.t[c.NEEDS_N] = 3
    assert told(made, seat)["rules"][7] == 1.0


@SEATS
def test_a_seat_is_told_which_menaces_come_to_its_hand(seat: int) -> None:
    made = estate(seat)
    assert told(made, seat)["deck"] == [0.0] * 4
    made.t[c.DANGER_OF + seat] = r.SHADOWS
    made.t[c.DANGER_OF + 1 - seat] = r.RATS
    assert told(made, seat)["deck"] == [0.0, 0.0, 1.0, 0.0]


def test_whoever_plays_alone_begins_every_round_and_is_told_of_medals() -> None:
    made = estate(0, players=1)
    made.t[c.MEDALS : c.MEDALS + 3] = [40, 55, 70]
    for round_ in (1, 2):
        made.row[r.ROUND] = round_
        found = told(made, 0)
        assert found["first"] == [1.0]
    assert found["medals"] == [0.4, 0.7]
    assert found["rules"] == [1.0, *[0.0] * 7]


# --- sites and steps


def site(made: MadeUp, seat: int, card: int, seats: Sequence[float]) -> list[float]:
    f = [STALE] * (e.SITE + AFTER)
    e.describe_site(made.t, made.row, seat, card, seats, f)
    assert f[e.SITE :] == [STALE] * AFTER
    return f[: e.SITE]


@SEATS
def test_a_card_under_construction_is_told_by_what_is_printed_and_what_is_open(seat: int) -> None:
    made = estate(seat)
    seats = [100.0 + k for k in range(e.SEAT)]
    found = site(made, seat, 3, seats)

    assert found[:6] == [1 / 3, 0.0, 1 / 3, 0.0, 1 / 3, 1 / 3]
    assert found[6:9] == [5 / 6, 4 / 6, 4 / 5]
    assert found[9] == pytest.approx((1 * 1 + 2 * 0) / 5), "its rates for what stands, itself counted in"
    assert found[10] == pytest.approx(3 / 2)
    assert found[11:15] == pytest.approx([0.0, 0.0, 1 / 2, 2 * 1 / 2 + 1 * 1 / 2]), "it counts for its own icon"
    assert found[15] == pytest.approx(2 / 2 + 1 / 2)
    assert found[16:20] == [0.0, 0.0, 1.0, 0.0]
    assert found[20:22] == [seats[e.E_RATES + MONUMENT], seats[e.E_COUNTING + MONUMENT]]
    assert found[22:26] == [1 / 2, 3 / 2, 0.0, 1.0]
    assert found[26:] == [0.0, 1.0], "four spaces are open, and there are three Krystallium"


@SEATS
def test_a_site_is_told_to_be_frozen_or_within_reach_of_the_stock(seat: int) -> None:
    made = estate(seat)
    made.stock(seat, "KKKKS")
    assert site(made, seat, 3, [0.0] * e.SEAT)[26] == 1.0
    made.stock(seat, "KKKK")
    assert site(made, seat, 3, [0.0] * e.SEAT)[26] == 0.0, "no Soldier"
    made.row[r.ABOVE + 1] = 3 + 1
    assert site(made, seat, 3, [0.0] * e.SEAT)[24] == 1.0


@SEATS
def test_a_rate_for_its_own_type_counts_the_card_itself(seat: int) -> None:
    made = estate(seat)
    made.t[c.RATES + 3 * 4 : c.RATES + 3 * 4 + 4] = [0, 0, 5, 1]
    made.own(seat, r.TYPES + MONUMENT, 2)
    made.own(seat, r.TYPES + DISCOVERY, 3)
    assert site(made, seat, 3, [0.0] * e.SEAT)[9] == pytest.approx((5 * 3 + 1 * 3) / 5)


@SEATS
def test_a_card_without_a_type_counts_for_none(seat: int) -> None:
    made = estate(seat)
    made.t[c.TYPE + 3] = 5
    found = site(made, seat, 3, [50.0] * e.SEAT)
    assert found[16:22] == [0.0] * 6
    assert site(made, seat, 4, [50.0] * e.SEAT)[16:22] == [0.0, 1.0, 0.0, 0.0, 50.0, 50.0]


@SEATS
def test_a_quest_step_is_told_by_what_it_costs_lacks_and_brings(seat: int) -> None:
    made = estate(seat)
    made.board(0, ["M"])
    made.board(1, ["M", "MMGKKKKKSSS"], points=[0, 4], first=[0, 3], krystallium=[0, 1], soldiers=[0, 2])
    made.t[c.STEP_CUBES + 5 * 4 : c.STEP_CUBES + 5 * 4 + 4] = [0, 2, 0, 1]
    f = [STALE] * (e.STEP + AFTER)

    def step(number: int) -> list[float]:
        e.describe_step(made.t, made.row, seat, number, f)
        assert f[e.STEP :] == [STALE] * AFTER
        return f[: e.STEP]

    found = step(5)
    assert found[:6] == [2 / 3, 0.0, 1 / 3, 0.0, 5 / 3, 3 / 3]
    assert found[6:9] == [2 / 4, 2 / 2, 2 / 2], "a Materials and a Gold cube, two Krystallium, two Soldiers"
    assert found[9:14] == [4 / 5, 3 / 5, 3 / 3, 1 / 2, 2 / 2]
    assert found[14:] == [1.0, 0.0, 1.0, 1.0]
    done(made, 1 - seat, 5)
    made.row[r.FIRST_DONE + 1] = 2 - seat
    found = step(5)
    assert found[10] == 0.0, "the opponent was first"
    assert found[15] == 1.0
    made.stock(seat, "KKKKKKSSSS")
    assert step(5)[7:9] == [0.0, 0.0]
    assert step(4)[14:] == [0.0, 0.0, 1.0, 1.0]
    assert step(0)[14:] == [1.0, 0.0, 0.0, 1.0]
    assert step(0)[:6] == [1 / 3, 0.0, 0.0, 0.0, 0.0, 0.0]


@SEATS
def test_a_seat_falls_short_by_steps_required_cards_and_menaces_that_must_fall(seat: int) -> None:
    made = estate(seat)
    made.t[c.MUST_FALL + r.ADVISORS - 1] = 0
    assert e.shortfall(made.t, made.row, seat) == 0
    made.board(0, ["M", "M"])
    made.board(1, ["M"])
    assert e.shortfall(made.t, made.row, seat) == 2
    done(made, seat, 1)
    done(made, 1 - seat, 4)
    assert e.shortfall(made.t, made.row, seat) == 1
    made.t[c.NEEDS_N] = 2
    made.t[c.NEEDS : c.NEEDS + 2] = [3, 1]
    assert e.shortfall(made.t, made.row, seat) == 1 + 2 + 1
    made.t[c.NEEDS] = 0
    assert e.shortfall(made.t, made.row, seat) == 1 + 1
    made.t[c.MUST_FALL + r.ADVISORS - 1] = 1
    assert e.shortfall(made.t, made.row, seat) == 3
    made.t[c.BREEDING] = 1  # and no Vermin are left
    assert e.shortfall(made.t, made.row, seat) == 6
