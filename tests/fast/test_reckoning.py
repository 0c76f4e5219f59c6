"""The end of a game on rows: points, reasons not to win, ties and medals; and what Menaces ask of a seat."""

from __future__ import annotations

import pytest

from kingdom.fast import columns as c
from kingdom.fast import ending, menace
from kingdom.fast import numbers as a
from kingdom.fast import row as r
from kingdom.fast.advisors import ALCHEMIST, list_at_last
from kingdom.fast.production import makes, owns_icon, produce
from tests.kit.made_up import DISCOVERY, LEFT_DUCHY, MONUMENT, RIGHT_DUCHY, STRUCTURE, E, G, M, MadeUp, done

SEATS = pytest.mark.parametrize("seat", [0, 1])


def ended(players: int = 2) -> MadeUp:
    made = MadeUp(players=players, round_=4, phase=r.OVER)
    made.card(3, kind=MONUMENT, points=5, rates=(0, 0, 2, 1))
    made.card(69, kind=DISCOVERY, points=1)
    made.card(r.CALAMITIES, points=-2)
    made.card(r.MENACES - 1, points=-3)
    made.card(r.RATS, points=-4)
    made.card(r.VERMIN, points=-1)
    made.card(LEFT_DUCHY, rates=(0, 0, 0, 3))
    made.card(RIGHT_DUCHY, rates=(0, 0, 0, 3))
    return made


# --- points


@SEATS
def test_a_score_is_cards_duchy_boards_and_menaces(seat: int) -> None:
    made = ended()

    def score() -> int:
        assert ending.score(made.t, made.row, 1 - seat) == 0
        return ending.score(made.t, made.row, seat)

    assert score() == 0
    made.build(seat, 3)
    assert score() == 5 + 2
    made.build(seat, 69)
    assert score() == 5 + 2 + 1 + 1 + 3
    made.stand(seat, r.RATS, r.VERMIN)
    assert score() == 12 - 5
    assert ending.points_of_menaces(made.t, made.row, seat) == -5
    made.build(seat, r.CALAMITIES, r.MENACES - 1)
    assert score() == 7 - 5
    assert ending.cards_in_duchy(made.row, seat) == 4
    made.board(0, ["M", "M"], points=[2, 4], first=[7, 3])
    made.board(1, ["M", "M", "M"], points=[1, 1, 5], first=[0, 0, 6])
    assert score() == 2
    done(made, seat, 1, 4)
    assert score() == 2 + 4 + 1
    made.row[r.FIRST_DONE + 1] = seat + 1
    assert score() == 7 + 6
    made.row[r.FIRST_DONE] = seat + 1
    assert score() == 13 + 3
    made.row[r.FIRST_DONE : r.FIRST_DONE + 2] = [2 - seat, 0]
    made.t[c.SIDE_POINTS] = 0
    assert ending.score(made.t, made.row, seat) == 7
    made.t[c.SIDE_POINTS] = 10
    assert ending.score(made.t, made.row, seat) == 17


def test_calamities_count_twice_if_either_seat_foresaw_disaster() -> None:
    made = ended()
    made.build(0, r.CALAMITIES, 3)
    usual = ending.score(made.t, made.row, 0)
    for status, times in ((r.SPENT, 2), (r.SPENT + 1, 2), (r.SERVING, 1), (r.SPENT + 2, 1), (0, 1)):
        made.row[r.STATUS + r.ADVISORS + ALCHEMIST] = status
        assert ending.times_calamities(made.row) == times
        assert ending.score(made.t, made.row, 0) == usual - 2 * (times - 1)


@SEATS
def test_the_alchemist_is_offered_at_last_with_a_calamity_in_sight(seat: int) -> None:
    made, out = ended(), [0] * 4
    b, other = r.SEATS + seat * r.SEAT, r.SEATS + (1 - seat) * r.SEAT
    made.t[c.SOLDIERS + r.ADVISORS + ALCHEMIST] = 7
    made.row[r.STATUS + r.ADVISORS + ALCHEMIST] = r.SERVING + seat
    made.row[b + r.STOCK + r.SOLDIER] = 7

    def offered() -> list[int]:
        return out[1 : list_at_last(made.t, made.row, seat, b, out, 1)]

    assert offered() == [], "no Calamity is in sight"
    made.row[b + r.FORESEEN] = 1
    assert offered() == [], "what counts is what the opponent had"
    made.row[other + r.FORESEEN] = 1
    assert offered() == [a.USE + ALCHEMIST]
    made.row[other + r.FORESEEN] = 0
    made.build(seat, r.CALAMITIES)
    assert offered() == [a.USE + ALCHEMIST]
    made.row[b + r.STOCK + r.SOLDIER] = 6
    assert offered() == [], "it costs seven Soldiers"


# --- who wins


@SEATS
def test_final_steps_required_cards_and_menaces_that_must_fall_keep_a_seat_from_winning(seat: int) -> None:
    made = ended()

    def short() -> int:
        return ending.shortcomings(made.t, made.row, seat)

    assert short() == 0
    made.board(0, ["M", "M"])
    made.board(1, ["M"])
    assert short() == 2
    done(made, seat, 1)
    done(made, 1 - seat, 4)
    assert short() == 1
    made.t[c.NEEDS_N] = 2
    made.t[c.NEEDS : c.NEEDS + 2] = [1, 1]
    made.t[c.NEED + 3], made.t[c.NEED + r.MENACES - 1] = 1, 2
    assert short() == 3
    made.build(seat, r.MENACES - 1)
    made.build(1 - seat, 3)
    assert short() == 2
    made.t[c.MUST_FALL + r.RATS] = 1
    made.stand(1 - seat, r.RATS)
    assert short() == 2
    made.stand(seat, r.VERMIN, r.RATS)
    assert short() == 3
    made.t[c.MUST_FALL + r.VERMIN] = 1
    assert short() == 3, "one reason, however many stand"


def test_a_scenario_is_lost_at_once_without_vermin_or_with_too_many_cubes_beside_the_deck() -> None:
    made = ended(players=1)
    made.own(0, r.BESIDE, menace.MOST_BESIDE + 1)
    assert not ending.lost_at_once(made.t, made.row)
    made.t[c.COUNTED] = 1
    assert ending.lost_at_once(made.t, made.row)
    made.own(0, r.BESIDE, menace.MOST_BESIDE)
    assert not ending.lost_at_once(made.t, made.row)
    made.t[c.BREEDING] = 1
    assert ending.lost_at_once(made.t, made.row)
    made.row[r.VERMIN_N] = 1
    assert not ending.lost_at_once(made.t, made.row)


def told(made: MadeUp) -> tuple[int, str]:
    return ending.winners(made.t, made.row), ending.REASONS[ending.reason(made.t, made.row)]


def test_points_then_cards_then_soldiers_decide_and_else_the_victory_is_shared() -> None:
    for ahead, bits in ((0, 1), (1, 2)):
        made = ended()
        assert told(made) == (3, "shared")
        made.stock(ahead, "S")
        assert told(made) == (bits, "soldiers")
        made.t[c.POINTS + 10] = 0
        made.build(ahead, 10)
        made.stock(1 - ahead, "SSS")
        assert told(made) == (bits, "cards")
        made.build(ahead, 3)
        made.build(1 - ahead, 11, 12, 13)
        assert told(made) == (bits, "score")


def test_whoever_cannot_win_does_not_whatever_the_score() -> None:
    for out, bits in ((0, 2), (1, 1)):
        made = ended()
        made.build(out, 3, 69)
        made.board(0, ["M"])
        assert told(made) == (0, "nobody")
        done(made, 1 - out, 0)
        assert told(made) == (bits, "eligible")
        done(made, out, 0)
        assert told(made) == (1 << out, "score")


def test_alone_one_wins_or_loses_and_medals_are_for_points() -> None:
    made = ended(players=1)
    made.t[c.MEDALS : c.MEDALS + 3] = [5, 7, 9]
    made.build(0, 3)
    assert told(made) == (1, "medal")
    for points, medal in ((2, 0), (3, 1), (4, 1), (5, 2), (6, 2), (7, 3), (20, 3)):
        made.t[c.POINTS + 3] = points
        assert ending.medal(made.t, made.row) == medal
    made.board(0, ["M"])
    assert told(made) == (0, "loss")
    assert ending.medal(made.t, made.row) == 0
    made.t[c.PLAYERS] = 2
    done(made, 0, 0)
    assert ending.medal(made.t, made.row) == 0, "there are no medals for two"


# --- Menaces and tokens


@SEATS
def test_selected_cards_below_a_number_are_counted(seat: int) -> None:
    made = MadeUp()
    made.select(seat, 3, r.PLANNED, 40)
    assert [menace.selected_below(made.row, seat, made.b[seat], bound) for bound in (3, 4, 41, 99)] == [0, 1, 2, 3]


def stolen(seat: int) -> MadeUp:
    made = MadeUp()
    made.card(3, kind=STRUCTURE, icons=((M, r.PLAIN, 3), (G, MONUMENT, 2)))
    made.card(4, icons=((E, r.PLAIN, 1),))
    made.card(LEFT_DUCHY, icons=((M, r.PLAIN, 2),))
    made.card(RIGHT_DUCHY, icons=((M, r.PLAIN, 2),))
    made.build(seat, 3, LEFT_DUCHY + seat)
    made.build(1 - seat, 4, RIGHT_DUCHY - seat)
    return made


@SEATS
def test_icons_without_a_token_that_make_something_can_be_covered(seat: int) -> None:
    made = stolen(seat)

    def open_() -> int:
        return menace.icons_to_cover(made.t, made.row, seat, made.b[seat])

    assert open_() == 3 + 2, "no Monument stands"
    made.own(seat, r.TYPES + MONUMENT, 1)
    assert open_() == 3 + 2 + 2
    made.row[r.COVERED : r.COVERED + 3] = [2, 1, 0]
    assert open_() == 1 + 1 + 2
    assert [owns_icon(made.t, made.row, seat, icon) for icon in range(5)] == [True, True, False, seat == 0, seat == 1]


@SEATS
def test_a_covered_icon_makes_one_fewer_if_it_makes_any(seat: int) -> None:
    made = stolen(seat)
    made.own(seat, r.TYPES + MONUMENT, 2)
    assert [makes(made.t, made.row, seat, resource) for resource in range(4)] == [5, 0, 4, 0]
    made.row[r.COVERED : r.COVERED + 5] = [2, 1, 1, 1, 1]
    assert makes(made.t, made.row, seat, M) == 5, "no token was stolen here"
    made.own(seat, r.STOLEN_N, 1)
    assert [makes(made.t, made.row, seat, resource) for resource in range(4)] == [5 - 2 - 1, 0, 4 - 1, 0]
    made.own(seat, r.TYPES + MONUMENT, 0)
    assert makes(made.t, made.row, seat, G) == 0


@SEATS
def test_giants_without_a_card_above_are_alone(seat: int) -> None:
    made = MadeUp()
    made.stand(seat, r.GIANTS - 1, r.GIANTS, r.GIANTS + 3, r.GIANTS + 4)
    made.stand(1 - seat, r.GIANTS + 1)
    assert menace.giants_alone(made.row, seat, made.b[seat]) == 2
    made.row[r.ABOVE + 3] = 1
    assert menace.giants_alone(made.row, seat, made.b[seat]) == 1


def test_whoever_makes_more_wins_supremacy_and_cubes_are_added() -> None:
    for more in (0, 1, None):
        made = MadeUp()
        for seat in (0, 1):
            made.own(seat, r.MAKES + G * 5 + r.PLAIN, 3 + (seat == more))
            made.own(seat, r.STOCK + G, 1)
        produce(made.t, made.row, G)
        assert [made.row[b + r.TRAINING] for b in made.b] == [int(seat == more) for seat in (0, 1)]
        assert [made.row[b + r.STOCK + G] for b in made.b] == [4 + (seat == more) for seat in (0, 1)]
    for makes_, training, soldiers in ((4, 1, 0), (5, 0, 1)):
        made = MadeUp(players=1)
        made.own(0, r.TRAINING, 1)
        made.own(0, r.MAKES + r.PLAIN, makes_)
        produce(made.t, made.row, M)
        assert (made.row[made.b[0] + r.TRAINING], made.row[made.b[0] + r.STOCK + r.SOLDIER]) == (training, soldiers)
