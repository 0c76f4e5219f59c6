"""The arena: what pairs come to, who meets whom, and that contests can be gone on with."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from pathlib import Path
from typing import Any

import pytest

from kingdom.content import load
from kingdom.core.errors import KingdomError
from kingdom.core.reasons import why
from kingdom.lab import arena
from kingdom.lab.arena import Contest, Match, Pairing, fitting, matches
from kingdom.lab.bouts import Bout, Clock
from kingdom.lab.contestants import read
from kingdom.lab.ledger import Ledger
from kingdom.lab.sprt import Claims, SprtResult
from kingdom.lab.standings import alone, match_data, opponents, paces, rate_against, together
from tests.kit.refusals import refusal

ONE, OTHER = read("steward"), read("random")
TWO = {"two": {"players": 2}}


def game(winners: tuple[int, ...], scores: tuple[int, int], deal: int = 1, *, swapped: bool = False) -> Bout:
    seats = ("random", "steward") if swapped else ("steward", "random")
    return Bout("two", deal, seats, scores, winners, "score", None, (Clock(10, 1.0, 0.3, 1), Clock(20, 4.0, 0.9, 0)))


def pair(first: tuple[int, ...], second: tuple[int, ...], deal: int = 1) -> tuple[Bout, Bout]:
    """Two games of a deal; the first contestant sits in seat 0, then in seat 1."""
    return game(first, (60, 40), deal), game(second, (30, 34), deal, swapped=True)


def match_of(*pairs: tuple[Bout, ...], claims: Claims | None = None) -> Match:
    match = Match("two", {}, (ONE, OTHER), claims)
    for one in pairs:
        match.add(one)
    return match


# --- what a match comes to


def test_a_pair_counts_for_the_first_contestant_wherever_it_sat() -> None:
    match = match_of(pair((0,), (1,)), pair((0,), (0,)), pair((1,), (0, 1)), pair((1,), (0,)), pair((0,), ()))

    assert match.pairs == [1.0, 0.5, 0.25, 0.0, 0.75]
    assert match.counts == (1, 1, 1, 1, 1)
    assert match.rate.value == 0.5
    assert (match.won(0), match.won(1)) == (4, 4)
    assert (match.draws, match.nobody) == (1, 1)


def test_the_margin_is_seen_from_the_first_contestant() -> None:
    # 60 to 40 in seat 0, 34 to 30 in seat 1: 20 and 4, and 12 for the pair.
    assert match_of(pair((0,), (1,))).margin == (12, -inf, inf)
    assert match_of(pair((0,), (1,)), pair((0,), (1,))).margin == (12, 12, 12)


def test_a_match_is_told_as_data() -> None:
    data = match_data(match_of(pair((0,), (1,)), pair((0,), (1,)), claims=Claims(0, 200)))

    assert data["first"] == "steward"
    assert data["games"] == 4
    assert data["won"] == [4, 0]
    assert data["pairs"] == [0, 0, 0, 0, 2]
    assert data["rate"]["value"] == 1.0
    # Four won and two lost pairs: mean 2/3, standard error 0.2108, times 2.5706: the lower end is 0.1247.
    assert data["elo"] == {"value": None, "low": pytest.approx(-338.4, abs=0.1), "high": None}
    assert data["sprt"]["verdict"] == "undecided"


def test_no_pair_counts_after_the_test_has_ended() -> None:
    match = match_of(*[pair((0,), (1,))] * 9, claims=Claims(0, 400))

    assert match.verdict is SprtResult.HIGH
    assert len(match.deals) == 5


def test_forfeits_are_named() -> None:
    bad = pair((0,), (1,))[0]._replace(fault=why("sentence", sentence="random failed"), deal=12)
    match = match_of((bad, pair((0,), (1,))[1]))

    assert [str(fault) for fault in match.faults] == ["two, deal 12: random failed"]
    assert [pace.faults for pace in paces(match.bouts)] == [0, 1]


def test_times_are_added_up_by_contestant() -> None:
    steward, random = paces(match_of(pair((0,), (1,))).bouts)

    assert steward == ("steward", 30, 5.0, 0.9, 1, 0)
    assert steward.mean == pytest.approx(5 / 30)
    assert random == ("random", 30, 5.0, 0.9, 1, 0)
    assert random.label == "random"


def test_rulesets_can_be_counted_together() -> None:
    quest = Match("two+quest", {}, (ONE, OTHER))
    quest.add(pair((1,), (0,)))
    both = together([match_of(pair((0,), (1,))), quest])

    assert (both.ruleset, both.pairs) == ("all", [1.0, 0.0])
    assert [match.pairs for match in opponents([match_of(pair((0,), (1,))), quest])] == [[1.0, 0.0]]


def test_a_rate_can_be_read_from_either_side() -> None:
    found = [match_of(pair((0,), (1,)), pair((0,), (0,)))]
    here, there = rate_against(found, "steward", "random"), rate_against(found, "random", "steward")

    assert here is not None
    assert there is not None
    assert (here.value, there.value) == (0.75, 0.25)
    assert there.low == pytest.approx(1 - here.high)
    assert rate_against(found, "steward", "steward") is None


# --- alone


def solo(deal: int, score: int, medal: str, *, lost: bool = False) -> tuple[Bout]:
    winners = () if lost else (0,)
    return (Bout("solo", deal, ("x",), (score,), winners, "medal", medal, (Clock(),)),)


def test_in_solo_games_medals_and_victories_are_counted() -> None:
    first, second = Match("solo", {}, (ONE,)), Match("solo", {}, (OTHER,))
    for bouts in (solo(1, 120, "gold"), solo(2, 70, "bronze"), solo(3, 60, "none"), solo(4, 80, "none", lost=True)):
        first.add(bouts)
    for bouts in (solo(1, 100, "silver"), solo(2, 40, "none")):
        second.add(bouts)
    one, other = alone([first, second])

    assert one.medals == {"none": 1, "bronze": 1, "silver": 0, "gold": 1}
    assert (one.games, one.lost, one.won.value, one.at_least_bronze.value) == (4, 1, 0.75, 0.5)
    assert one.score.value == 82.5
    assert one.ahead is None
    assert other.ahead is not None
    assert other.ahead.value == -25  # 20 and 30 fewer on the deals that both have played


# --- who meets whom


def test_everybody_meets_everybody_else_in_each_ruleset() -> None:
    who = [read(text) for text in ("random", "page", "steward")]
    found = matches(who, {"two": {}, "two+quest": {}})

    assert [str(match) for match in found] == [
        *("two: random – page", "two: random – steward", "two: page – steward"),
        *("two+quest: random – page", "two+quest: random – steward", "two+quest: page – steward"),
    ]
    assert [len(match.job(1).seatings) for match in found] == [2] * 6
    assert [str(match) for match in matches(who, {"solo": {}}, solo=True)] == [
        *("solo: random", "solo: page", "solo: steward")
    ]


def test_a_deal_is_played_with_the_seats_exchanged() -> None:
    job = Match("two", {}, (ONE, OTHER)).job(5)

    assert job.seatings == ((ONE, OTHER), (OTHER, ONE))
    assert str(job) == "two, deal 5, steward against random"


def test_only_rulesets_for_as_many_players_take_part() -> None:
    assert set(fitting(["two+quest", "solo+quest"], 2, load())) == {"two+quest"}
    assert set(fitting(["two+quest", "solo+quest", "the_prophecy"], 1, load())) == {"solo+quest", "the_prophecy"}
    with refusal(KingdomError, why("not-for-so-many", patterns=("solo*", "the_prophecy"), players=2)):
        fitting(["solo*", "the_prophecy"], 2, load())
    with refusal(KingdomError, why("not-for-so-many", patterns=("two",), players=1)):
        fitting(["two"], 1, load())


# --- contests

Play = Callable[..., Bout]


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, tuple[str, ...]]]:
    """The games so far, deal by deal; they are made up, and won by the steward."""
    found: list[tuple[int, tuple[str, ...]]] = []

    def play(ruleset: str, options: Any, deal: int, seats: Any, content: Any) -> Bout:
        labels = tuple(contestant.label for contestant in seats)
        found.append((deal, labels))
        winner = labels.index("steward") if "steward" in labels else deal % 2
        return Bout(ruleset, deal, labels, (deal, 10), (winner,), "score", None, (Clock(1), Clock(1)))

    monkeypatch.setattr(arena, "play", play)
    return found


def contest(place: Path | None, deals: range, *names: str, claims: Claims | None = None) -> Contest:
    content = load()
    who = [read(name) for name in names or ("steward", "random")]
    return Contest(matches(who, TWO, claims=claims), deals, Ledger(place, content.hash), content)


def run(of: Contest, processes: int = 1) -> Contest:
    with of.ledger:
        for _ in of.run(processes):
            pass
    return of


def test_only_missing_deals_are_played(tmp_path: Path, played: list[Any]) -> None:
    place = tmp_path / "ledger.db"
    first = run(contest(place, range(1, 4)))
    assert [deal for deal, _ in played] == [1, 1, 2, 2, 3, 3]
    assert played[0][1] == played[1][1][::-1] == ("steward", "random")
    played.clear()

    again = run(contest(place, range(1, 4)))
    assert played == []
    assert again.remembered == 6
    assert again.matches[0].deals == first.matches[0].deals

    more = run(contest(place, range(2, 6)))
    assert [deal for deal, _ in played] == [4, 4, 5, 5]
    assert more.remembered == 4
    assert [bouts[0].deal for bouts in more.matches[0].deals] == [2, 3, 4, 5]


def test_a_contest_that_was_interrupted_goes_on_where_it_stopped(tmp_path: Path, played: list[Any]) -> None:
    place = tmp_path / "ledger.db"
    stopped = contest(place, range(1, 10))
    with stopped.ledger:
        for counted, _ in enumerate(stopped.run(1), start=1):
            if counted == 3:
                break
    played.clear()

    whole = run(contest(place, range(1, 10)))
    assert whole.remembered == 6
    assert [deal for deal, _ in played[::2]] == [4, 5, 6, 7, 8, 9]
    assert len(whole.matches[0].deals) == 9


def test_a_test_that_has_ended_stops_its_match(played: list[Any]) -> None:
    found = run(contest(None, range(1, 100), claims=Claims(0, 400)))

    assert found.matches[0].verdict is SprtResult.HIGH
    assert len(found.matches[0].deals) == 5
    assert len(played) == 10


def test_a_match_that_has_ended_does_not_stop_the_others(played: list[Any]) -> None:
    # Between random and page the deal decides: all pairs are split, which speaks for the lower claim at once.
    found = run(contest(None, range(1, 20), "steward", "random", "page", claims=Claims(0, 400)))

    assert [len(match.deals) for match in found.matches] == [5, 5, 2]
    assert [match.verdict for match in found.matches] == [SprtResult.HIGH, SprtResult.HIGH, SprtResult.LOW]


def results(processes: int, claims: Claims | None = None) -> list[Any]:
    """Real games, without their times."""
    found = run(
        contest(None, range(1, 9), "random", "tests.kit.bots:First", "tests.kit.bots:Last", claims=claims), processes
    )
    return [
        [[bout._replace(clocks=()) for bout in bouts] for bouts in match.deals] + [match.verdict]
        for match in found.matches
    ]


@pytest.mark.parametrize("claims", [None, Claims(0, 400)], ids=["all", "until decided"])
def test_the_result_is_the_same_however_many_processes_play(claims: Claims | None) -> None:
    alone, together = results(1, claims), results(2, claims)

    assert alone == together
    assert len(alone) == 3


def test_jobs_are_the_same_by_what_is_played() -> None:
    assert Pairing("two", 1, ((ONE, OTHER),), {}) == Pairing("two", 1, ((ONE, OTHER),), {"side": "A"})
    assert Pairing("two", 1, ((ONE, OTHER),), {}) != Pairing("two", 1, ((OTHER, ONE),), {})
