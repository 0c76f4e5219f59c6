"""The regent's worths of areas, and its offers, on cards made up here."""

from __future__ import annotations

from random import Random

import pytest

from kingdom.bots import worths
from kingdom.bots.regent import areas, offers
from kingdom.bots.regent.workspace import CARDS, Workspace
from kingdom.fast import columns as c
from kingdom.fast import numbers as a
from kingdom.fast import row as r
from tests.kit.made_up import MadeUp


def downed(round_: int, turn: int) -> int:
    """The status of a card that was laid face down then."""
    return 1 + (round_ - 1) * r.TURNS + turn


def laid() -> tuple[MadeUp, Workspace]:
    """Cards 1 and 2 to the left, 3 to the right; worths that tell all of them and both seats apart."""
    made = MadeUp(phase=r.CHOICE)
    made.lay(0, 1, 2)
    made.lay(1, 3)
    s = made.workspace()
    s.guesses[0], s.guesses[1] = 0.25, 0.5
    for card, mine, theirs in ((1, 1.0, 10.0), (2, 2.0, 20.0), (3, 4.0, 40.0)):
        s.worths[card], s.worths[CARDS + card] = mine, theirs
    return made, s


def test_a_pile_is_worth_what_is_seen_of_it_and_a_guess_for_what_is_not() -> None:
    made, s = laid()
    t, row = s.table, made.row
    assert [areas.pile(s, row, 0, 0, area) for area in (0, 1)] == [3.0, 4.0]
    assert [areas.pile(s, row, 1, 1, area) for area in (0, 1)] == [30.0, 40.0]

    row[r.STATUS + 1] = downed(1, 0)  # by the first seat, which offers first in round 1
    assert areas.pile(s, row, 0, 0, 0) == 3.0
    assert areas.pile(s, row, 1, 1, 0) == 20 + 0.5
    # Both seats know the opponent's own Trap and this seat's for a face-down card, and no more.
    assert areas.seen_by_other(s, row, 0, 0) == 20 + 0.5
    assert areas.seen_by_other(s, row, 1, 0) == 2 + 0.25
    assert areas.seen_by_other(s, row, 1, 1) == 4.0
    # What the opponent would get is known of what this seat laid itself.
    assert areas.pile(s, row, 0, 1, 0) == 30.0
    assert areas.pile(s, row, 1, 0, 0) == 2 + 0.25
    assert areas.pile(s, row, 1, 0, 1) == 4.0

    t[c.PLAYERS] = 1
    assert areas.pile(s, row, 0, 0, 0) == 2 + 0.25, "alone nobody knows face-down cards"
    assert not areas.is_hidden(t, row, 0, 2)


def test_the_better_area_is_taken_and_some_of_what_the_opponent_would_have_counts() -> None:
    made, s = laid()
    t, row = s.table, made.row
    assert areas.best_area(s, row, 0) == 1
    s.worths[3] = 3.0  # as good for this seat; but what is left is worth more to the opponent on the right
    assert areas.best_area(s, row, 0) == 1
    s.worths[CARDS + 3] = 30.0
    assert areas.best_area(s, row, 0) == 0, "if both are as good it is the left one"
    s.worths[3] = 3.5
    assert areas.best_area(s, row, 0) == 1
    assert areas.best_area(s, row, 1) == 1, "what is left there is worth less to the opponent"

    t[c.PLAYERS] = 1
    s.worths[3] = 3.0
    assert areas.best_area(s, row, 0) == 0
    s.worths[3], s.worths[CARDS + 3] = 3.1, -100.0
    assert areas.best_area(s, row, 0) == 1, "alone nobody else counts"
    s.worths[3] = 2.9
    assert areas.best_area(s, row, 0) == 0


def test_a_danger_is_laid_in_haste_before_the_last_offer_of_a_round() -> None:
    made = MadeUp(phase=r.CHOICE)

    def hasty(turn: int) -> float:
        made.row[r.TURN] = turn
        return offers.haste(made.row)

    assert [hasty(turn) for turn in range(0, 16, 2)] == [1.5, 4.0, 1.5, 4.0, 1.5, 4.0, 0.0, 0.0]


# --- offers


def expected(made: MadeUp, s: Workspace, seat: int) -> list[tuple[float, int, int]]:
    """Every offer with its value, in the order of the hand, as the docstring of `rank_offers` has it."""
    row, values = made.row, s.worths
    own, other = seat * CARDS, (1 - seat) * CARDS
    hand = row[made.b[seat] + r.HAND : made.b[seat] + r.HAND + row[made.b[seat] + r.HAND_N]]
    keep = 0.0 if row[r.TURN] == 14 else worths.LEFT
    found = []
    for first in hand:
        for second in hand:
            for ways in range(16) if first < second else ():
                lays = [(first, ways & 1, ways >> 1 & 1), (second, ways >> 2 & 1, ways >> 3)]
                if sum(down for _, down, _ in lays) > row[made.b[seat] + r.TRAPS]:
                    continue
                mine = [areas.pile(s, row, seat, seat, area) for area in (0, 1)]
                seen = [areas.seen_by_other(s, row, seat, area) for area in (0, 1)]
                true = [areas.pile(s, row, seat, 1 - seat, area) for area in (0, 1)]
                hasty = 0.0
                for card, down, area in lays:
                    mine[area] += values[own + card]
                    true[area] += values[other + card]
                    seen[area] += s.guesses[1 - seat] if down else values[other + card]
                    hasty += offers.haste(row) if 80 <= card < 104 else 0.0
                taken = 0 if seen[0] - worths.SPITE * mine[1] >= seen[1] - worths.SPITE * mine[0] else 1
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
    s = made.workspace()
    for place in (s.worths, s.guesses):
        for k in range(len(place)):
            place[k] = rng.randrange(-16, 40) / 8 if round_ else 1.0

    found = offers.rank_offers(s, made.row, seat, room)

    wanted = expected(made, s, seat)[:room]
    assert found == len(wanted)
    assert list(s.offer_values[:found]) == [value for value, _, _ in wanted]
    assert [(s.offers[2 * k], s.offers[2 * k + 1]) for k in range(found)] == [offer[1:] for offer in wanted]
