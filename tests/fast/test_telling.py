"""Observations, number by number, on rows made up here: the table, the seats, hidden cards."""

from __future__ import annotations

import pytest

from kingdom.fast import columns as c
from kingdom.fast import numbers as a
from kingdom.fast import observation as o
from kingdom.fast import row as r
from kingdom.fast import seeing
from tests.kit.made_up import DISCOVERY, LEFT_DUCHY, MONUMENT, RIGHT_DUCHY, SPECIALIST, E, G, M, MadeUp, P

SEATS = pytest.mark.parametrize("seat", [0, 1])
HIDDEN = [1 << 6 * k for k in range(5)]
"""One hidden card: left, right, own Selection, the opponent's, discarded."""


def room() -> list[int]:
    return [0] * o.OBSERVED


def told(out: list[int]) -> dict[int, int]:
    """The numbers other than 0, by place."""
    return {at: value for at, value in enumerate(out) if value}


def downed(round_: int, turn: int) -> int:
    return 1 + (round_ - 1) * r.TURNS + turn


def mine(place: int) -> int:
    return o.O_SEATS + place


def theirs(place: int) -> int:
    return o.O_SEATS + o.O_SEAT + place


# --- the table


@pytest.mark.parametrize("phase", range(11))
def test_seats_act_at_once_in_every_window_and_in_nothing_else(phase: int) -> None:
    assert seeing.is_window(MadeUp(phase=phase).row) == (phase not in (r.SETUP, r.CHOICE, r.OVER))


def test_whoever_laid_a_card_face_down_remembers_it_unless_alone() -> None:
    made = MadeUp()
    assert [seeing.remembers(made.t, downed(1, 0), seat) for seat in (0, 1)] == [True, False]
    assert [seeing.remembers(made.t, downed(1, 2), seat) for seat in (0, 1)] == [False, True]
    assert [seeing.remembers(made.t, downed(2, 0), seat) for seat in (0, 1)] == [False, True]
    made.t[c.PLAYERS] = 1
    assert not seeing.remembers(made.t, downed(1, 0), 0)


@SEATS
def test_the_table_is_told_with_its_decks_its_boards_and_who_is_done(seat: int) -> None:
    made = MadeUp(round_=3, phase=r.GOLD)
    made.row[r.TURN], made.row[r.DECK_N], made.row[r.DANGER_N], made.row[r.VERMIN_N] = 5, 40, 6, 7
    made.row[r.FIRST_DONE : r.FIRST_DONE + 2] = [seat + 1, 2 - seat]
    made.own(1 - seat, r.DONE, 1)
    out = room()
    seeing.tell_table(made.t, made.row, seat, out)

    wanted = {o.O_TABLE: 3, o.O_TABLE + 1: 5, o.O_TABLE + 2: 1, o.O_TABLE + 3: seat, o.O_PHASE + r.GOLD: 1}
    wanted |= {o.O_COUNTS + 5: 40, o.O_COUNTS + 6: 6, o.O_COUNTS + 7: 7}
    wanted |= {o.O_FIRST: 1, o.O_FIRST + 1: -1, theirs(o.S_DONE): 1}
    assert told(out) == {at: value for at, value in wanted.items() if value}


def test_alone_the_card_on_top_of_the_deck_is_seen_once_a_round_has_begun() -> None:
    made = MadeUp(players=1, round_=2)
    made.row[r.DECK_N] = 3
    made.row[r.DECK + r.DECK_CAP - 3] = 33
    for round_, deck, seen in ((2, 3, o.ON_TOP + 1), (0, 3, 0), (2, 0, 0)):
        made.row[r.ROUND], made.row[r.DECK_N] = round_, deck
        out = room()
        seeing.tell_table(made.t, made.row, 0, out)
        assert out[o.O_WHERE + 33] == seen
    made.t[c.PLAYERS] = 2
    made.row[r.DECK_N] = 3
    seeing.tell_table(made.t, made.row, 0, out := room())
    assert out[o.O_WHERE + 33] == 0


# --- areas and seats


@SEATS
def test_areas_show_what_lies_face_up_and_what_the_seat_laid_itself(seat: int) -> None:
    made = MadeUp(phase=r.CHOICE)
    own, other = downed(1, 0 if seat == 0 else 2), downed(1, 2 if seat == 0 else 0)
    made.lay(0, 4, 5, 6)
    made.lay(1, 7, 8, 9)
    made.row[r.STATUS + 5] = made.row[r.STATUS + 7] = own
    made.row[r.STATUS + 6] = made.row[r.STATUS + 8] = made.row[r.STATUS + 9] = other
    out = room()
    assert seeing.tell_areas(made.t, made.row, seat, 0, 1, out) == HIDDEN[0] + 2 * HIDDEN[1]
    right = o.O_SLOTS + r.AREA_CAP
    assert out[o.O_SLOTS : o.O_SLOTS + 4] == [5, 6, -1, 0]
    assert out[right : right + 4] == [8, -1, -1, 0]
    wheres = {4: o.LEFT, 5: o.LEFT_MINE, 7: o.RIGHT_MINE}
    assert {card: out[o.O_WHERE + card] - 1 for card in range(r.CARDS) if out[o.O_WHERE + card]} == wheres
    assert len(told(out)) == 6 + 3

    lanes = room()
    found = [seeing.tell_areas(made.t, made.row, seat, lane, 2, lanes) for lane in (0, 1)]
    assert lanes == out, "lanes side by side write the same"
    assert found == [HIDDEN[0] + HIDDEN[1], HIDDEN[1]]


@SEATS
@pytest.mark.parametrize("other", [0, 1])
def test_a_seat_shows_its_selection_its_sites_its_menaces_and_its_tokens(seat: int, other: int) -> None:
    whose = seat ^ other
    made = MadeUp()
    made.card(3, "MM")
    made.card(4, "GK")
    made.card(5, icons=((M, r.PLAIN, 2), (G, r.PLAIN, 1)))
    made.card(6, icons=((E, r.PLAIN, 2),))
    made.select(whose, 10, 11, 12)
    own, not_own = downed(1, 0 if seat == 0 else 2), downed(1, 2 if seat == 0 else 0)
    made.row[r.STATUS + 11], made.row[r.STATUS + 12] = not_own, own
    made.site(whose, 3)
    made.site(whose, 4)
    made.site(1 - whose, 6)
    made.stand(whose, r.RATS, r.VERMIN)
    made.build(whose, 5)
    made.build(1 - whose, 6)
    made.own(whose, r.STOLEN_N, 1)
    made.row[r.COVERED : r.COVERED + 3] = [2, 0, 1]
    made.hold(whose, 20, 21)
    made.own(whose, r.SEARCHED_N, 2)
    made.row[made.b[whose] + r.SEARCHED : made.b[whose] + r.SEARCHED + 2] = [22, 23]
    out = room()
    assert seeing.tell_seat(made.t, made.row, whose, seat, 0, 1, out) == HIDDEN[2 + other]

    slots = o.O_SLOTS + (2 + other) * r.AREA_CAP
    assert out[slots : slots + 4] == [11, -1, 13, 0]
    wheres = {10: o.SELECTED, 12: o.SELECTED, 3: o.SITES, 4: o.SITES, r.RATS: o.STANDING, r.VERMIN: o.STANDING}
    wheres = {card: place + other for card, place in wheres.items()}
    if not other:
        wheres |= {20: o.HAND, 21: o.HAND, 22: o.SEARCHED, 23: o.SEARCHED}
    assert {card: out[o.O_WHERE + card] - 1 for card in range(r.CARDS) if out[o.O_WHERE + card]} == wheres
    assert out[o.O_OPEN : o.O_OPEN + 4] == [2, 1, 1, 0]
    assert out[o.O_COVERED : o.O_COVERED + 3] == [2, 0, 0], "only tokens in this Duchy"
    lanes = room()
    assert sum(seeing.tell_seat(made.t, made.row, whose, seat, lane, 2, lanes) for lane in (0, 1)) == HIDDEN[2 + other]
    assert lanes == out
    made.own(whose, r.STOLEN_N, 0)
    out = room()
    seeing.tell_seat(made.t, made.row, whose, seat, 0, 1, out)
    assert out[o.O_COVERED : o.O_COVERED + 3] == [0, 0, 0]


@SEATS
def test_every_number_of_a_seat_is_told_in_its_place(seat: int) -> None:
    made = MadeUp()
    b = made.b[seat]
    for place in range(r.HAND):
        made.row[b + place] = place + 1
    made.row[b + r.STOLEN_N] = 0
    made.row[b + r.STEPS_DONE : b + r.STEPS_DONE + 2] = [0b0101, 0b1010]
    out = [-5] * (o.O_SEAT + 4)
    seeing.tell_numbers(made.t, made.row, seat, b, 2, 0, 1, out)

    def row(field: int, count: int) -> list[int]:
        return [field + k + 1 for k in range(count)]

    def part(name: str) -> list[int]:
        field = next(one for one in o.ONE_FIELDS if one.name == name)
        return out[2 + field.at : 2 + field.at + field.size]

    assert part("stock") == row(r.STOCK, 6)
    assert part("alchemy") == row(r.ALCHEMY, 4)
    assert part("counts") == [*row(r.TRAINING, 1), *row(r.TRAPS, 1), *row(r.HAND_N, 4)]
    assert part("types") == row(r.TYPES, 4)
    types = row(r.TYPES, 5)
    assert part("makes") == [
        sum(one * count for one, count in zip(row(r.MAKES + 5 * k, 5), types, strict=True)) for k in range(4)
    ]
    assert part("owes") == [*row(r.OWES_KEEP, 4), r.FOREMAN + 1, r.SEARCH + 1]
    assert part("solo") == [*row(r.SEARCHES, 2), *row(r.SPIES, 2)]
    assert part("steps") == [1, 0, 1, 0, 0, 1, 0, 1]
    assert part("crossing") == [*row(r.CROSSING, 4), r.BESIDE + 1]
    assert part("half") == row(r.HALF, 5)
    assert out[:2] == [-5, -5]
    assert part("score") + part("done") == [-5, -5], "these are told elsewhere"
    lanes = [-5] * len(out)
    for lane in range(3):
        seeing.tell_numbers(made.t, made.row, seat, b, 2, lane, 3, lanes)
    assert lanes == out


# --- cards by their status


def statuses(seat: int) -> MadeUp:
    made = MadeUp()
    for card, points in ((3, 5), (4, 7), (r.CALAMITIES, -2), (r.CALAMITIES + 1, -3)):
        made.card(card, points=points)
    made.build(seat, 3, r.CALAMITIES)
    made.build(1 - seat, 4, r.CALAMITIES + 1)
    own, other = downed(1, 0 if seat == 0 else 2), downed(1, 2 if seat == 0 else 0)
    for card, status in (
        *((10, r.GIVEN_UP + seat), (11, r.DISCARDED), (12, -own), (13, -other), (14, -other), (15, own), (16, other)),
        *((20, r.SERVING + seat), (21, r.SPENT + seat), (22, r.DRAWN + seat), (23, r.RETURNED + seat)),
        *((30, r.GIVEN_UP + 1 - seat), (31, r.SERVING + 1 - seat), (32, r.SPENT + 1 - seat)),
        *((33, r.DRAWN + 1 - seat), (34, r.RETURNED + 1 - seat)),
    ):
        made.row[r.STATUS + card] = status
    return made


@SEATS
def test_cards_are_told_by_their_status_as_far_as_the_seat_may_know(seat: int) -> None:
    made = statuses(seat)
    out = room()
    assert seeing.tell_cards(made.t, made.row, made.row, seat, 0, 1, out) == (2 * HIDDEN[4], 5 - 2, 7 - 3)
    assert {card: out[o.O_WHERE + card] - 1 for card in range(r.CARDS) if out[o.O_WHERE + card]} == {
        3: o.BUILT,
        r.CALAMITIES: o.BUILT,
        4: o.THEIR_BUILT,
        r.CALAMITIES + 1: o.THEIR_BUILT,
        10: o.GONE,
        11: o.GONE,
        12: o.GONE,
        30: o.GONE,
        20: o.READY,
        21: o.USED,
        22: o.DRAWN,
        23: o.RETURNED,
        31: o.THEIR_READY,
        32: o.THEIR_USED,
    }
    lanes = room()
    found = [seeing.tell_cards(made.t, made.row, made.row, seat, lane, 2, lanes) for lane in (0, 1)]
    assert lanes == out
    assert [sum(part) for part in zip(*found, strict=True)] == [2 * HIDDEN[4], 3, 4]
    made.row[r.STATUS + r.ADVISORS + 10] = r.SPENT
    assert seeing.tell_cards(made.t, made.row, made.row, seat, 0, 1, room())[1:] == (5 - 4, 7 - 6), "foreseen: twice"


@SEATS
def test_the_opponent_is_told_as_it_was_when_the_window_opened(seat: int) -> None:
    made, then = statuses(seat), MadeUp()
    then.row[r.STATUS + 40] = r.BUILT + 1 - seat
    made.t[c.POINTS + 40] = 9
    out = room()
    assert seeing.tell_cards(made.t, made.row, then.row, seat, 0, 1, out)[1:] == (3, 9)
    assert out[o.O_WHERE + 4] == 0
    assert out[o.O_WHERE + 40] == 1 + o.THEIR_BUILT


def test_alone_there_is_no_opponent_to_tell_of() -> None:
    made = statuses(0)
    made.t[c.PLAYERS] = 1
    out = room()
    hidden, own, other = seeing.tell_cards(made.t, made.row, made.row, 0, 0, 1, out)
    assert (hidden, own, other) == (3 * HIDDEN[4], 3, 0), "what was laid face down is known to nobody"
    assert out[o.O_WHERE + 4] == out[o.O_WHERE + 30] == 0


# --- sums


@SEATS
def test_hidden_cards_are_counted_apart_and_scores_are_whole(seat: int) -> None:
    made = MadeUp()
    made.card(r.RATS, points=-4)
    made.card(LEFT_DUCHY, points=1)
    made.card(RIGHT_DUCHY, points=2)
    made.stand(seat, r.RATS)
    then = [*made.row]
    made.stand(1 - seat, r.RATS)
    out = room()
    hidden = 1 * HIDDEN[0] + 2 * HIDDEN[1] + 3 * HIDDEN[2] + 4 * HIDDEN[3] + 70 * HIDDEN[4]
    seeing.tell_totals(made.t, made.row, then, seat, hidden, 30, 40, out)
    assert out[o.O_COUNTS : o.O_COUNTS + 5] == [1, 2, 3, 4, 70]
    assert out[mine(o.S_SCORE)] == 30 + 1 + seat - 4
    assert out[theirs(o.S_SCORE)] == 40 + 2 - seat, "without the Menace that came since"
    for points, kept in ((500, 127), (-500, -127)):
        seeing.tell_totals(made.t, made.row, then, seat, 0, points, points, out)
        assert (out[mine(o.S_SCORE)], out[theirs(o.S_SCORE)]) == (kept, kept)
    made.t[c.PLAYERS] = 1
    out = room()
    seeing.tell_totals(made.t, made.row, then, 0, 0, 30, 40, out)
    assert out[theirs(o.S_SCORE)] == 0


def test_features_are_summed_over_the_cards_of_a_place_and_cut_off_as_a_whole() -> None:
    made = MadeUp()
    tells = {3: [(0, 1), (5, 100)], 4: [(5, 60), (39, 2)], r.CARDS - 1: [(5, -90)]}
    n = 0
    for card in range(r.CARDS):
        made.t[c.TELLS_FIRST + card] = n
        for feature, value in tells.get(card, ()):
            made.t[c.TELLS + n] = value * 64 + feature
            n += 1
    made.t[c.TELLS_FIRST + r.CARDS] = n

    def sums(**places: int) -> dict[int, int]:
        out = room()
        for name, place in places.items():
            out[o.O_WHERE + int(name[1:])] = place
        seeing.sum_features(made.t, out)
        return told(out[: o.O_WHERE])

    first, last = o.O_SUMS, o.O_SUMS + (o.PLACES - 1) * c.FEATURES
    assert sums(c3=1) == {first: 1, first + 5: 100}
    assert sums(c3=1, c4=1) == {first: 1, first + 5: 127, first + 39: 2}
    assert sums(c3=1, c4=1, c127=1) == {first: 1, first + 5: 70, first + 39: 2}
    assert sums(c4=o.PLACES) == {last + 5: 60, last + 39: 2}
    assert sums(c4=o.PLACES + 1) == {}, "an Advisor that serves is not summed"
    made.t[c.TELLS + n - 1] = -90 * 64 + 6
    made.t[c.TELLS + 1] = -90 * 64 + 6
    assert sums(c3=1, c127=1) == {first: 1, first + 6: -127}


def test_a_mask_marks_what_is_legal(monkeypatch: pytest.MonkeyPatch) -> None:
    def legal(t: object, row: object, seat: int, out: list[int]) -> int:
        out[:2] = [4, a.ACTIONS - 1]
        return 2

    monkeypatch.setattr(seeing, "legal", legal)
    out = [7] * (a.ACTIONS + 1)
    assert seeing.mask([], [], 0, [0, 0], out) == 2
    assert told(out) == {4: 1, a.ACTIONS - 1: 1, a.ACTIONS: 7}


@SEATS
def test_an_observation_is_all_of_it_and_nothing_of_the_last_one(seat: int) -> None:
    made = MadeUp(phase=r.GOLD)
    made.card(3, kind=MONUMENT, points=5)
    made.card(4, "P", kind=SPECIALIST, points=7, icons=((P, r.PLAIN, 1),))
    made.card(5, kind=DISCOVERY)
    made.card(LEFT_DUCHY)
    made.card(RIGHT_DUCHY)
    made.build(seat, 3)
    made.stock(seat, "MM")
    made.row[r.STATUS + 60] = -downed(1, 2 if seat == 0 else 0)
    then = MadeUp()
    then.row[:] = made.row
    then.row[then.b[1 - seat] + r.STOCK + G] = 9
    made.build(1 - seat, 4)
    out = [99] * o.OBSERVED
    seeing.observe(made.t, made.row, then.row, seat, out)
    assert out[mine(o.S_STOCK) : mine(o.S_STOCK) + 3] == [2, 0, 0]
    assert out[theirs(o.S_STOCK) : theirs(o.S_STOCK) + 3] == [0, 0, 9], "as it was"
    assert out[mine(o.S_SCORE)] == 5
    assert out[theirs(o.S_SCORE)] == 0
    assert out[o.O_COUNTS + 4] == 1
    assert out[o.O_TABLE] == 1
    assert out[o.O_WHERE + 3] == 1 + o.BUILT
    assert 99 not in out
    made.row[r.PHASE] = r.CHOICE
    seeing.observe(made.t, made.row, then.row, seat, out)
    assert out[theirs(o.S_STOCK) : theirs(o.S_STOCK) + 3] == [0, 0, 0], "in Choice as it is"
    assert out[theirs(o.S_SCORE)] == 7
    made.t[c.PLAYERS] = 1
    made.row[r.PHASE] = r.GOLD
    if seat == 0:
        seeing.observe(made.t, made.row, then.row, 0, out)
        assert out[theirs(0) : theirs(o.O_SEAT)] == [0] * o.O_SEAT
