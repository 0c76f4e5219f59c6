"""What the regent thinks a card is worth, and the choices that follow from it, on cards made up here."""

from __future__ import annotations

from random import Random

import pytest

from kingdom.bots.regent import market
from kingdom.bots.regent.compiled import COMPILED
from kingdom.fast import columns as c
from kingdom.fast import numbers as a
from kingdom.fast import row as r
from tests.kit.made_up import DISCOVERY, LEFT_DUCHY, MONUMENT, RIGHT_DUCHY, E, G, M, MadeUp, P

pytestmark = pytest.mark.skipif(COMPILED, reason="looks at the functions as they are written")

PLAIN = r.PLAIN


def downed(round_: int, turn: int) -> int:
    """The status of a card that was laid face down then."""
    return 1 + (round_ - 1) * r.TURNS + turn


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
    assert worth(r.DEVELOPMENTS) == worth(r.CALAMITIES - 1) == 2 * market.RECYCLED
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

    assert worth(dear) == market.RECYCLED
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
    out = [0.0] * (2 * market.CARDS + 8)

    def appraised(round_: int) -> tuple[float, float]:
        made.row[r.ROUND] = round_
        market.appraise(made.t, made.row, out)
        return out[card], out[market.CARDS + card]

    sooner, more = 0.4, 0.6
    assert appraised(0) == pytest.approx((1 + 2 + 3.8 + sooner + 3 * more, 1 + 4 + 5 + 3.8 + sooner + 3 * more))
    assert appraised(1) == appraised(0)
    assert appraised(3) == pytest.approx((1 + 2 + 1.15 + sooner + more, 1 + 4 + 5 + 1.15 + sooner + more))
    assert appraised(4) == pytest.approx((1 + 2 + sooner, 1 + 4 + 5 + sooner))
    assert out[r.HELD - 1] == pytest.approx(1.5), "the last card of a hand is appraised too"
    assert out[r.HELD] == 0.0, "what no hand can hold is not"

    made.t[c.PLAYERS] = 1
    out[market.CARDS + card] = -1.0
    appraised(1)
    assert out[market.CARDS + card] == -1.0, "alone there is no second seat"


# --- areas


def areas() -> tuple[MadeUp, list[float]]:
    """Cards 1 and 2 to the left, 3 to the right; worths that tell all of them and both seats apart."""
    made = MadeUp(phase=r.CHOICE)
    made.lay(0, 1, 2)
    made.lay(1, 3)
    worths = [0.0] * (2 * market.CARDS)
    for card, mine, theirs in ((1, 1.0, 10.0), (2, 2.0, 20.0), (3, 4.0, 40.0)):
        worths[card], worths[market.CARDS + card] = mine, theirs
    return made, worths


def test_a_pile_is_worth_what_is_seen_of_it_and_little_for_what_is_not() -> None:
    made, worths = areas()
    t, row = made.t, made.row
    assert [market.pile(t, row, seat, area, worths) for seat in (0, 1) for area in (0, 1)] == [3.0, 4.0, 30.0, 40.0]

    row[r.STATUS + 1] = downed(1, 0)  # by the first seat, which offers first in round 1
    assert market.pile(t, row, 0, 0, worths) == 3.0
    assert market.pile(t, row, 1, 0, worths) == pytest.approx(20 + market.UNSEEN)
    # Neither the opponent's own trap nor anybody else's counts for the opponent.
    assert market.seen_by_other(t, row, 0, 0, worths) == pytest.approx(20 + market.UNSEEN)
    assert market.seen_by_other(t, row, 1, 0, worths) == pytest.approx(2 + market.UNSEEN)
    assert market.seen_by_other(t, row, 1, 1, worths) == 4.0

    t[c.PLAYERS] = 1
    assert market.pile(t, row, 0, 0, worths) == pytest.approx(2 + market.UNSEEN), "alone nobody knows face-down cards"
    assert not market.is_hidden(t, row, 0, 2)


def test_the_better_area_is_taken_and_some_of_what_the_opponent_would_have_counts() -> None:
    made, worths = areas()
    t, row = made.t, made.row
    assert market.best_area(t, row, 0, worths) == 1
    worths[3] = 3.0  # as good for this seat; but what is left is worth more to the opponent on the right
    assert market.best_area(t, row, 0, worths) == 1
    worths[market.CARDS + 3] = 30.0
    assert market.best_area(t, row, 0, worths) == 0, "if both are as good it is the left one"
    worths[3] = 3.5
    assert market.best_area(t, row, 0, worths) == 1
    assert market.best_area(t, row, 1, worths) == 1, "what is left there is worth less to the opponent"

    t[c.PLAYERS] = 1
    worths[3] = 3.0
    assert market.best_area(t, row, 0, worths) == 0
    worths[3], worths[market.CARDS + 3] = 3.1, -100.0
    assert market.best_area(t, row, 0, worths) == 1, "alone nobody else counts"
    worths[3] = 2.9
    assert market.best_area(t, row, 0, worths) == 0


def test_a_danger_is_laid_in_haste_before_the_last_offer_of_a_round() -> None:
    made = MadeUp(phase=r.CHOICE)

    def hasty(turn: int) -> float:
        made.row[r.TURN] = turn
        return market.haste(made.t, made.row)

    assert [hasty(turn) for turn in range(0, 16, 2)] == [1.5, 4.0, 1.5, 4.0, 1.5, 4.0, 0.0, 0.0]


# --- offers


def reckoned(made: MadeUp, seat: int, worths: list[float]) -> list[tuple[float, int, int]]:
    """Every offer with its value, in the order of the hand, as the docstring of `rank_offers` has it."""
    t, row = made.t, made.row
    own, other = seat * market.CARDS, (1 - seat) * market.CARDS
    hand = row[made.b[seat] + r.HAND : made.b[seat] + r.HAND + row[made.b[seat] + r.HAND_N]]
    keep = 0.0 if row[r.TURN] == 14 else market.LEFT
    found = []
    for first in hand:
        for second in hand:
            for ways in range(16) if first < second else ():
                lays = [(first, ways & 1, ways >> 1 & 1), (second, ways >> 2 & 1, ways >> 3)]
                if sum(down for _, down, _ in lays) > row[made.b[seat] + r.TRAPS]:
                    continue
                mine = [market.pile(t, row, seat, area, worths) for area in (0, 1)]
                seen = [market.seen_by_other(t, row, seat, area, worths) for area in (0, 1)]
                true = list(seen)
                hasty = 0.0
                for card, down, area in lays:
                    mine[area] += worths[own + card]
                    true[area] += worths[other + card]
                    seen[area] += market.UNSEEN if down else worths[other + card]
                    hasty += market.haste(t, row) if 80 <= card < 104 else 0.0
                taken = 0 if seen[0] - market.SPITE * mine[1] >= seen[1] - market.SPITE * mine[0] else 1
                value = keep * max(mine[1 - taken], 0.0) - true[taken] - hasty
                found.append((value, a.LAY + first * 4 + (ways & 3), a.LAY + second * 4 + (ways >> 2)))
    return sorted(found, key=lambda offer: -offer[0])


@pytest.mark.parametrize(
    ("seat", "turn", "traps", "room", "round_"),
    [(0, 0, 2, 400, 1), (1, 2, 1, 7, 1), (0, 12, 0, 1, 1), (1, 14, 2, 30, 1), (0, 2, 1, 30, 2), (0, 6, 1, 30, 0)],
)
def test_the_best_offers_come_first_by_what_is_kept_less_what_is_given(
    seat: int, turn: int, traps: int, room: int, round_: int
) -> None:
    # Without a round everything is worth the same: then the opponent takes the left area.
    rng = Random(turn + traps)
    made = MadeUp(phase=r.CHOICE, round_=round_)
    hand = [12, 3, 70, r.CALAMITIES - 1, r.CALAMITIES, r.ADVISORS - 1, r.ADVISORS, r.ADVISORS + 1]
    made.hold(seat, *hand)
    made.lay(0, 20, 21)
    made.lay(1, 22, 23)
    made.row[r.STATUS + 21] = downed(1, 0) if round_ else 0
    made.row[r.TURN] = turn
    made.own(seat, r.TRAPS, traps)
    worths = [(rng.randrange(-16, 40) / 8 if round_ else 1.0) for _ in range(2 * market.CARDS)]
    best, values = [0] * (2 * room), [0.0] * room

    found = market.rank_offers(made.t, made.row, seat, worths, [0.0] * 4, best, values, room)

    wanted = reckoned(made, seat, worths)[:room]
    assert found == len(wanted)
    assert values[:found] == [value for value, _, _ in wanted]
    assert [(best[2 * k], best[2 * k + 1]) for k in range(found)] == [offer[1:] for offer in wanted]
