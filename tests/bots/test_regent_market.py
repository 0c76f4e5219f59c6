"""The regent's worths of cards, on cards made up here."""

from __future__ import annotations

import pytest

from kingdom.bots import worths
from kingdom.bots.regent import market
from kingdom.bots.regent.workspace import CARDS
from kingdom.fast import columns as c
from kingdom.fast import row as r
from tests.kit.made_up import DISCOVERY, LEFT_DUCHY, MONUMENT, RIGHT_DUCHY, E, G, M, MadeUp, P

PLAIN = r.PLAIN


def test_cubes_krystallium_and_soldiers_are_worth_more_with_more_rounds_to_come() -> None:
    assert [market.cube_worth(left) for left in range(-1, 5)] == [0.0, 0.0, 1.15, 2.4, 3.8, 3.8]
    assert [market.krystallium_worth(left) for left in (-1, 0, 1, 3)] == pytest.approx([0.0, 0.0, 1.3, 1.5])
    assert [market.soldier_worth(left) for left in (-1, 0, 1, 3)] == pytest.approx([0.05, 0.05, 0.5, 0.7])


def test_a_rate_is_that_of_the_duchy_card_and_of_the_cards_built_there() -> None:
    made = MadeUp()
    for number, rates in ((3, (0, 2, 0, 0)), (9, (0, 5, 0, 0)), (69, (1, 3, 0, 0))):
        made.card(number, rates=rates)
    made.card(r.CALAMITIES, rates=(0, 40, 0, 0))
    made.card(LEFT_DUCHY, rates=(0, 1, 0, 0))
    made.card(RIGHT_DUCHY, rates=(7, 0, 0, 0))
    made.build(0, 3, 69, r.CALAMITIES)
    made.build(1, 9)

    assert [market.rate_of(made.t, made.row, 0, per) for per in range(4)] == [1, 1 + 2 + 3, 0, 0]
    assert [market.rate_of(made.t, made.row, 1, per) for per in range(4)] == [7, 5, 0, 0]


def test_a_built_card_adds_its_points_its_icons_its_bonus_and_what_counts_its_type() -> None:
    made = MadeUp()
    card = made.card(
        7, "MM", kind=MONUMENT, points=3, rates=(2, 0, 1, 0), bonus=(1, 2),
        icons=((M, PLAIN, 2), (G, MONUMENT, 1), (E, DISCOVERY, 3)),
    )  # fmt: skip
    made.card(8, kind=MONUMENT, rates=(9, 0, 0, 0), icons=((M, PLAIN, 1),))
    made.card(9, kind=MONUMENT)
    made.card(10, kind=DISCOVERY, icons=((P, MONUMENT, 2),))
    made.build(0, 8, 9, 10)
    made.own(0, r.OWES_SHADOW, 3)  # no icon, though it lies behind them
    own_rates = [100.0, 100.0, 5.0, 100.0]

    said = market.gain_of(made.t, made.row, made.b[0], own_rates, card, 2)
    more, cube = 0.6 * 2, 2.4
    points = 3 + 2 * (0 + more) + 1 * (2 + more + 1)
    counted = 5.0 + cube * 2
    icons = cube * (2 + (2 + more / 2 + 1) + 3 * (1 + more / 2))
    assert said == pytest.approx(points + counted + icons + 1 * 1.4 + 2 * 0.6)

    # In the last round cubes come too late, and no further cards of a type will.
    said = market.gain_of(made.t, made.row, made.b[0], own_rates, card, -1)
    assert said == pytest.approx(3 + 0 + 1 * 3 + 5.0 + 2 * 0.05)
    # A card without a type counts for nothing that counts types.
    other = made.card(11, points=4)
    assert market.gain_of(made.t, made.row, made.b[0], own_rates, other, 2) == 4


def test_each_family_of_cards_has_its_own_worth() -> None:
    made = MadeUp()
    made.card(0, points=9)
    made.card(r.DEVELOPMENTS - 1, points=8)
    made.card(r.DEVELOPMENTS, points=50)
    made.card(r.CALAMITIES - 1, points=50)
    made.card(r.CALAMITIES, points=-2, soldiers=3)
    made.card(r.ADVISORS - 1, points=-1, soldiers=2)
    made.card(r.ADVISORS, points=50)
    made.card(r.HELD - 1, points=50)
    made.card(r.HELD, points=-3, soldiers=1)

    def worth(card: int) -> float:
        return market.worth_of(made.t, made.row, 0, [0.0] * 4, card, 2)

    assert worth(0) == 9
    assert worth(r.DEVELOPMENTS - 1) == 8
    assert worth(r.DEVELOPMENTS) == worth(r.CALAMITIES - 1) == 2 * worths.RECYCLED
    assert worth(r.CALAMITIES) == -3.5
    assert worth(r.ADVISORS - 1) == -2.0
    assert worth(r.ADVISORS) == worth(r.HELD - 1) == pytest.approx(1.5 + 2 * 0.3)
    assert worth(r.HELD) == -3.5


def test_a_development_is_worth_what_it_adds_less_what_it_costs_and_never_less_than_recycled() -> None:
    made = MadeUp()
    dear = made.card(1, "MMMMMMMM", points=1)
    mixed = made.card(2, "MMKKKS", points=20, icons=((E, PLAIN, 1),))
    later = made.card(3, "PP", points=20, icons=((M, PLAIN, 1), (P, PLAIN, 1), (G, PLAIN, 2)))
    needed = made.card(4, "M", points=2, need=1)
    next_ = made.card(5, "M", points=20, icons=((P, PLAIN, 1),))

    def worth(card: int) -> float:
        return market.worth_of(made.t, made.row, 0, [0.0] * 4, card, 0)

    assert worth(dear) == worths.RECYCLED
    assert worth(mixed) == pytest.approx(20 - 2 * 1.0 - 3 * 1.4 - 1 * 0.7 + 0.4)
    # What it makes after the last step that fills it is made in the same round.
    assert worth(later) == pytest.approx(20 - 2 + 0.4 * 2)
    assert worth(next_) == pytest.approx(20 - 1 + 0.4)
    assert worth(needed) == pytest.approx(2 - 1 + market.NEEDED)


def test_cards_are_appraised_for_each_seat_with_its_own_rates_and_for_the_rounds_to_come() -> None:
    made = MadeUp(round_=0)
    card = made.card(5, kind=MONUMENT, points=1, rates=(0, 0, 0, 1), icons=((G, PLAIN, 1),))
    made.card(r.HELD - 1)
    made.card(LEFT_DUCHY, rates=(0, 0, 2, 0))
    made.card(RIGHT_DUCHY, rates=(0, 0, 4, 0))
    made.own(1, r.TYPES + DISCOVERY, 5)
    s = made.workspace()
    out = s.worths

    def appraised(round_: int) -> tuple[float, float]:
        made.row[r.ROUND] = round_
        market.appraise(s, made.row)
        return out[card], out[CARDS + card]

    sooner, more = 0.4, 0.6
    assert appraised(0) == pytest.approx((1 + 2 + 3.8 + sooner + 3 * more, 1 + 4 + 5 + 3.8 + sooner + 3 * more))
    assert appraised(1) == appraised(0)
    assert appraised(3) == pytest.approx((1 + 2 + 1.15 + sooner + more, 1 + 4 + 5 + 1.15 + sooner + more))
    assert appraised(4) == pytest.approx((1 + 2 + sooner, 1 + 4 + 5 + sooner))
    assert out[r.HELD - 1] == pytest.approx(1.5), "the last card of a hand is appraised too"
    assert out[r.HELD] == 0.0, "what no hand can hold is not"

    s.table[c.PLAYERS] = 1
    out[CARDS + card] = -1.0
    appraised(1)
    assert out[CARDS + card] == -1.0, "alone there is no second seat"


def test_a_face_down_card_of_the_opponent_is_taken_for_one_of_the_deck_or_a_danger_of_that_hand() -> None:
    made = MadeUp()
    deck = (4, 9, r.DEVELOPMENTS)
    made.row[r.DECK_N] = len(deck) + 1
    for k, card in enumerate((*deck, r.ADVISORS)):
        made.row[r.DECK + r.DECK_CAP - 1 - k] = card
    made.hold(1, 12, r.CALAMITIES, r.ADVISORS - 1, r.ADVISORS)
    s = made.workspace()
    for card, worth in ((4, 2.0), (9, 3.0), (r.DEVELOPMENTS, 7.0), (r.CALAMITIES, -4.0), (r.ADVISORS - 1, -2.0)):
        s.worths[card], s.worths[CARDS + card] = worth, 10 * worth

    # Two of the four are dangers; for the others the Developments and Treasures of the deck stand, 4 points on average.
    assert market.guess_of(s, made.row, 0) == pytest.approx((2 * 4.0 - 4.0 - 2.0) / 4)
    made.hold(0, 12, 13, 14, r.CALAMITIES)
    assert market.guess_of(s, made.row, 1) == pytest.approx((3 * 40.0 - 40.0) / 4)
    market.appraise(s, made.row)
    assert list(s.guesses) == pytest.approx([market.guess_of(s, made.row, seat) for seat in (0, 1)])


def test_nothing_can_be_said_of_a_face_down_card_without_a_hand_or_a_deck_it_may_come_from() -> None:
    made = MadeUp()
    s = made.workspace()
    for card in range(2 * CARDS):
        s.worths[card] = 5.0
    made.hold(1, 12)
    assert market.guess_of(s, made.row, 0) == market.UNSEEN, "the deck is empty"
    made.row[r.DECK_N], made.row[r.DECK + r.DECK_CAP - 1] = 1, 3
    assert market.guess_of(s, made.row, 0) == 5.0
    assert market.guess_of(s, made.row, 1) == market.UNSEEN, "the hand is empty"
    made.row[r.DECK + r.DECK_CAP - 1] = r.ADVISORS
    assert market.guess_of(s, made.row, 0) == market.UNSEEN, "no card of the deck can be planned"
    made.row[r.DECK + r.DECK_CAP - 1] = 3
    s.table[c.PLAYERS] = 1
    assert market.guess_of(s, made.row, 0) == market.UNSEEN, "alone"
