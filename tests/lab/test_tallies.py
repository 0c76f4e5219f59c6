"""Tallies of made-up games, what they come to, and that parts add up to the whole."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import sqrt

import pytest

from kingdom.core.cards import CardType
from kingdom.core.reasons import why
from kingdom.lab import findings
from kingdom.lab.account import Account, SeatAccount
from kingdom.lab.bouts import Forfeited
from kingdom.lab.estimates import Estimate, share_of
from kingdom.lab.tallies import ALONE, DRAWN, LOSER, WINNER, CardTally

BUILT_FARM = ("built", "farm")


def seat(
    score: int,
    *did: tuple[str, str],
    duchy: str = "valados",
    built: tuple[int, ...] = (0, 0, 0, 0),
    made: tuple[int, int] = (4, 4),
    by_type: tuple[int, ...] = (1, 0, 0, 0),
) -> SeatAccount:
    """A seat that did these things, and made so many Materials in the first and the last round."""
    first, last = made
    produced = [[first, 0, 0, 0], [0] * 4, [0] * 4, [last, 0, 0, 0]]
    return SeatAccount(duchy, Counter(did), list(built), produced, {"flat": score + 4, "calamities": -4}, by_type)


def game(*seats: SeatAccount, winners: tuple[int, ...] = (0,), medal: str | None = None) -> Account:
    return Account(list(seats), winners, "score", medal, Counter({"farm": 2}))


def tally(*games: Account) -> CardTally:
    whole = CardTally()
    for one in games:
        whole.add(one)
    return whole


def test_seats_duchies_and_scores() -> None:
    whole = tally(
        game(seat(60), seat(40, duchy="teressie")),
        game(seat(50), seat(70, duchy="teressie"), winners=(1,)),
        game(seat(30, duchy="teressie"), seat(30), winners=(0, 1)),
        game(seat(20, duchy="teressie"), seat(10), winners=()),
    )

    assert (whole.games, whole.draws, whole.nobody) == (4, 1, 1)
    assert whole.parts == {WINNER: 2, LOSER: 2, DRAWN: 4}
    assert findings.seat_rate(whole, 0) == share_of(2.0, 4)  # a victory and two halves
    assert findings.duchy_rate(whole, "teressie").value == 0.5
    assert whole.duchy_scores == {"valados": 150, "teressie": 160}
    assert whole.lines[WINNER, "flat"] == 64 + 74
    assert whole.lines[LOSER, "calamities"] == -8
    score = findings.mean_score(whole, WINNER)
    assert score is not None
    assert score == pytest.approx((65.0, 65 - 1.96 * 5, 65 + 1.96 * 5), abs=1e-3)


def test_the_only_seat_that_did_a_thing_is_looked_at() -> None:
    whole = tally(
        game(seat(60, BUILT_FARM, BUILT_FARM), seat(40)),
        game(seat(60), seat(40, BUILT_FARM)),
        game(seat(50), seat(50, BUILT_FARM), winners=(0, 1)),
        game(seat(60, BUILT_FARM), seat(40, BUILT_FARM)),
        game(seat(60), seat(40)),
    )

    assert whole.did[BUILT_FARM] == 6
    assert (whole.games_with[BUILT_FARM], whole.seats_with[BUILT_FARM]) == (4, 5)
    # Alone in three games: one was won, one lost, one drawn.
    assert whole.only_one[BUILT_FARM] == 3
    assert findings.rate_of_only(whole, BUILT_FARM) == share_of(1.5, 3)
    assert findings.rate_of_only(whole, ("built", "port")) is None
    assert whole.kinds_done == {"built": 4}


def test_the_shares_of_the_cards_that_were_taken() -> None:
    farm = [("taken", "farm")] * 4 + [BUILT_FARM] * 3 + [("recycled", "farm")]
    whole = tally(game(seat(60, *farm), seat(40, BUILT_FARM, BUILT_FARM)))

    # Five were built of four that were taken: a scenario lays out some. No share is more than all.
    assert findings.share_built(whole, "farm") == share_of(4, 4)
    assert findings.share_built(whole, "farm", "recycled") == share_of(1, 4)
    assert findings.share_built(whole, "port") is None
    assert whole.seen["farm"] == 2


def test_in_solo_games_medals_and_what_goes_with_a_score() -> None:
    whole = tally(
        game(seat(100, BUILT_FARM), medal="silver"),
        game(seat(80, BUILT_FARM), medal="bronze"),
        game(seat(60), medal="none"),
        game(seat(40), medal="none", winners=()),
    )

    assert whole.parts == {ALONE: 4}
    assert whole.medals == {"silver": 1, "bronze": 1, "none": 1}
    assert whole.nobody == 1
    # 90 against 50; each half deviates by √200, so each mean errs by 10, and the difference by √200.
    gain = findings.score_gain(whole, BUILT_FARM)
    assert gain is not None
    assert gain == pytest.approx((40, 40 - 1.96 * sqrt(200), 40 + 1.96 * sqrt(200)), abs=1e-2)
    assert findings.score_gain(whole, ("built", "port")) is None


def test_cards_and_cubes_by_round() -> None:
    whole = tally(
        game(seat(60, built=(1, 2, 3, 4), made=(5, 20)), seat(40, built=(0, 1, 0, 1), made=(3, 12))),
        game(seat(60, built=(1, 2, 3, 6), made=(4, 16)), seat(40, made=(4, 16))),
    )

    assert [whole.built[WINNER, number] for number in (1, 2, 3, 4)] == [2, 4, 6, 10]
    assert [whole.built[LOSER, number] for number in (1, 2, 3, 4)] == [0, 1, 0, 1]
    assert whole.produced[WINNER, 4, 0] == 36
    cards = findings.mean_built(whole, WINNER)
    assert cards is not None
    assert cards.value == 11  # 10 and 12
    assert findings.mean_built(whole, ALONE) is None


def test_growth_is_the_third_root_of_the_whole() -> None:
    # 8 cubes in the first round, 64 in the last, in each game: doubled three times, without any deviation.
    steady = tally(*[game(seat(60, made=(4, 32)), seat(40, made=(4, 32)))] * 3)
    assert findings.growth_a_round(steady) == pytest.approx((2.0, 2.0, 2.0))

    # 10 to 20 and 10 to 60: four times on average; each game deviates by 20 cubes, or 2 of ratio.
    # The error of the ratio is √((20² + 20²) / 1 / 2) / 10 = 2, and 1.96 of them reach from 0.08 to 7.92.
    mixed = tally(
        game(seat(60, made=(10, 20)), seat(40, made=(0, 0))), game(seat(60, made=(10, 60)), seat(40, made=(0, 0)))
    )
    growth = findings.growth_a_round(mixed)
    assert growth is not None
    assert growth == pytest.approx((4 ** (1 / 3), 0.08 ** (1 / 3), 7.92 ** (1 / 3)), abs=1e-2)
    assert findings.growth_a_round(tally(game(seat(60), seat(40)))) is None


def test_the_leading_type_of_winners_and_shared_leads() -> None:
    whole = tally(
        game(seat(60, by_type=(9, 3, 0, 0)), seat(40, by_type=(0, 99, 0, 0))),
        game(seat(60, by_type=(5, 5, 0, 5)), seat(40)),
        game(seat(60, by_type=(0, 99, 0, 0)), seat(40), winners=(0, 1)),
    )

    assert whole.leading == {CardType.STRUCTURE: 16, CardType.SPECIALIST: 4, CardType.DISCOVERY: 4}
    lead = findings.leads(whole, CardType.STRUCTURE)
    assert lead is not None
    assert lead.value == pytest.approx((1 + 1 / 3) / 2)
    assert findings.leads(tally(game(seat(1))), CardType.STRUCTURE) is None


def test_face_down_cards_are_counted_for_both_seats() -> None:
    whole = tally(
        game(seat(60, ("trap", "farm"), ("trap", "port")), seat(40, ("trap", "farm"))), game(seat(1), seat(0))
    )

    assert findings.traps_a_game(whole) == 1.5


def test_parts_add_up_to_the_whole_in_any_order() -> None:
    games = [
        game(seat(60, BUILT_FARM, ("trap", "port"), built=(1, 0, 0, 0)), seat(40, duchy="teressie")),
        game(seat(50), seat(70, BUILT_FARM, BUILT_FARM), winners=(1,)),
        game(seat(33, ("step", "the_usurper.1")), seat(33), winners=()),
    ]
    whole = tally(*games)
    for order in permutations(games):
        added = CardTally()
        for one in order:
            part = tally(one)
            part.faults = []
            added.merge(part)
        assert added == whole


def test_faults_are_gathered() -> None:
    a, b = (Forfeited("two", deal, why("sentence", sentence="no")) for deal in (1, 2))
    one, other = CardTally(faults=[a]), CardTally(faults=[b])
    one.merge(other)

    assert one.faults == [a, b]


def test_what_a_copy_is_worth_is_found_by_regression() -> None:
    # The first seat is ahead by 2, and by 5 more for each Farm that it has built more than the other.
    whole = tally(
        game(seat(42, *[BUILT_FARM] * 0), seat(40)),
        game(seat(47, *[BUILT_FARM] * 1), seat(40)),
        game(seat(52, *[BUILT_FARM] * 2), seat(40)),
        game(seat(37, *[BUILT_FARM] * 1), seat(40, *[BUILT_FARM] * 2)),
        game(seat(42, *[BUILT_FARM] * 3), seat(40, *[BUILT_FARM] * 3)),
    )
    fitted = whole.worth.fit(least=1)

    assert fitted["farm"] == pytest.approx((5, 5, 5), abs=1e-6)
    assert fitted[""].value == pytest.approx(2)


def test_a_difference_adds_errors_as_squares() -> None:
    assert findings.difference(Estimate(10, 7, 13), Estimate(4, 0, 8)) == (6, 1, 11)
