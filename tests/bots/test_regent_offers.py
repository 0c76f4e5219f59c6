"""What the regent thinks the areas are worth, and which offers follow from it, on cards made up here."""

from __future__ import annotations

from random import Random

import pytest

from kingdom.bots.regent import areas, market, offers
from kingdom.bots.regent.compiled import COMPILED
from kingdom.fast import columns as c
from kingdom.fast import numbers as a
from kingdom.fast import row as r
from tests.kit.made_up import MadeUp

pytestmark = pytest.mark.skipif(COMPILED, reason="looks at the functions as they are written")


def downed(round_: int, turn: int) -> int:
    """The status of a card that was laid face down then."""
    return 1 + (round_ - 1) * r.TURNS + turn


def laid() -> tuple[MadeUp, list[float]]:
    """Cards 1 and 2 to the left, 3 to the right; worths that tell all of them and both seats apart."""
    made = MadeUp(phase=r.CHOICE)
    made.lay(0, 1, 2)
    made.lay(1, 3)
    worths = [0.0] * market.APPRAISED
    worths[market.GUESSES], worths[market.GUESSES + 1] = 0.25, 0.5
    for card, mine, theirs in ((1, 1.0, 10.0), (2, 2.0, 20.0), (3, 4.0, 40.0)):
        worths[card], worths[market.CARDS + card] = mine, theirs
    return made, worths


def test_a_pile_is_worth_what_is_seen_of_it_and_a_guess_for_what_is_not() -> None:
    made, worths = laid()
    t, row = made.t, made.row
    assert [areas.pile(t, row, 0, 0, area, worths) for area in (0, 1)] == [3.0, 4.0]
    assert [areas.pile(t, row, 1, 1, area, worths) for area in (0, 1)] == [30.0, 40.0]

    row[r.STATUS + 1] = downed(1, 0)  # by the first seat, which offers first in round 1
    assert areas.pile(t, row, 0, 0, 0, worths) == 3.0
    assert areas.pile(t, row, 1, 1, 0, worths) == 20 + 0.5
    # Both seats know the opponent's own Trap and this seat's for a face-down card, and no more.
    assert areas.seen_by_other(t, row, 0, 0, worths) == 20 + 0.5
    assert areas.seen_by_other(t, row, 1, 0, worths) == 2 + 0.25
    assert areas.seen_by_other(t, row, 1, 1, worths) == 4.0
    # What the opponent would get is known of what this seat laid itself.
    assert areas.pile(t, row, 0, 1, 0, worths) == 30.0
    assert areas.pile(t, row, 1, 0, 0, worths) == 2 + 0.25
    assert areas.pile(t, row, 1, 0, 1, worths) == 4.0

    t[c.PLAYERS] = 1
    assert areas.pile(t, row, 0, 0, 0, worths) == 2 + 0.25, "alone nobody knows face-down cards"
    assert not areas.is_hidden(t, row, 0, 2)


def test_the_better_area_is_taken_and_some_of_what_the_opponent_would_have_counts() -> None:
    made, worths = laid()
    t, row = made.t, made.row
    assert areas.best_area(t, row, 0, worths) == 1
    worths[3] = 3.0  # as good for this seat; but what is left is worth more to the opponent on the right
    assert areas.best_area(t, row, 0, worths) == 1
    worths[market.CARDS + 3] = 30.0
    assert areas.best_area(t, row, 0, worths) == 0, "if both are as good it is the left one"
    worths[3] = 3.5
    assert areas.best_area(t, row, 0, worths) == 1
    assert areas.best_area(t, row, 1, worths) == 1, "what is left there is worth less to the opponent"

    t[c.PLAYERS] = 1
    worths[3] = 3.0
    assert areas.best_area(t, row, 0, worths) == 0
    worths[3], worths[market.CARDS + 3] = 3.1, -100.0
    assert areas.best_area(t, row, 0, worths) == 1, "alone nobody else counts"
    worths[3] = 2.9
    assert areas.best_area(t, row, 0, worths) == 0


def test_a_danger_is_laid_in_haste_before_the_last_offer_of_a_round() -> None:
    made = MadeUp(phase=r.CHOICE)

    def hasty(turn: int) -> float:
        made.row[r.TURN] = turn
        return offers.haste(made.t, made.row)

    assert [hasty(turn) for turn in range(0, 16, 2)] == [1.5, 4.0, 1.5, 4.0, 1.5, 4.0, 0.0, 0.0]


# --- offers


def reckoned(made: MadeUp, seat: int, worths: list[float]) -> list[tuple[float, int, int]]:
    """Every offer with its value, in the order of the hand, as the docstring of `rank_offers` has it."""
    t, row = made.t, made.row
    own, other = seat * market.CARDS, (1 - seat) * market.CARDS
    hand = row[made.b[seat] + r.HAND : made.b[seat] + r.HAND + row[made.b[seat] + r.HAND_N]]
    keep = 0.0 if row[r.TURN] == 14 else offers.LEFT
    found = []
    for first in hand:
        for second in hand:
            for ways in range(16) if first < second else ():
                lays = [(first, ways & 1, ways >> 1 & 1), (second, ways >> 2 & 1, ways >> 3)]
                if sum(down for _, down, _ in lays) > row[made.b[seat] + r.TRAPS]:
                    continue
                mine = [areas.pile(t, row, seat, seat, area, worths) for area in (0, 1)]
                seen = [areas.seen_by_other(t, row, seat, area, worths) for area in (0, 1)]
                true = [areas.pile(t, row, seat, 1 - seat, area, worths) for area in (0, 1)]
                hasty = 0.0
                for card, down, area in lays:
                    mine[area] += worths[own + card]
                    true[area] += worths[other + card]
                    seen[area] += worths[market.GUESSES + 1 - seat] if down else worths[other + card]
                    hasty += offers.haste(t, row) if 80 <= card < 104 else 0.0
                taken = 0 if seen[0] - areas.SPITE * mine[1] >= seen[1] - areas.SPITE * mine[0] else 1
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
    worths = [(rng.randrange(-16, 40) / 8 if round_ else 1.0) for _ in range(market.APPRAISED)]
    best, values = [0] * (2 * room), [0.0] * room

    found = offers.rank_offers(made.t, made.row, seat, worths, [0.0] * 6, best, values, room)

    wanted = reckoned(made, seat, worths)[:room]
    assert found == len(wanted)
    assert values[:found] == [value for value, _, _ in wanted]
    assert [(best[2 * k], best[2 * k + 1]) for k in range(found)] == [offer[1:] for offer in wanted]
