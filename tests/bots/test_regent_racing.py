"""A race between actions: who drops out, and when it is over."""

from __future__ import annotations

from random import Random

import pytest

from kingdom.bots.regent.racing import FEWEST, SLACK, SURE, Race
from tests.kit.benches import script


def lots(race: Race, *values: tuple[float, float]) -> None:
    """As many lots of ten deals as are needed: each action by its mean, and how far it is off in turn."""
    for number in range(FEWEST):
        off = 1 if number % 2 else -1
        race.add(10, {k: 10 * (mean + off * spread) for k, (mean, spread) in enumerate(values)})


def error(spread: float) -> float:
    """The standard error of a mean over lots that are off by so much in turn."""
    return spread / (FEWEST - 1) ** 0.5


def test_whoever_is_certain_to_be_worse_drops_out() -> None:
    race = Race(range(4))
    near, far = SURE * error(0.1) * 0.98, SURE * error(0.1) * 1.02
    lots(race, (0.5 - near, 0.1), (0.5, 0.0), (0.5 - far, 0.1), (0.5 - near, 0.1))
    race.drop()
    assert race.left == [1, 0, 3], "the best first"


def test_the_race_is_over_when_nobody_can_be_better_by_enough_to_matter() -> None:
    for slack, left in ((SLACK * 0.98, [0]), (SLACK * 1.02, [0, 1])):
        race = Race(range(2))
        lots(race, (0.5, 0.0), (0.5 - 1e-9, (slack + 1e-9) * (FEWEST - 1) ** 0.5 / SURE))
        race.drop()
        assert race.left == left


def test_actions_that_are_worth_the_same_on_every_deal_end_the_race() -> None:
    race = Race(range(3))
    lots(race, (0.2, 0.3), (0.2, 0.3), (0.2, 0.3))
    race.drop()
    assert race.left == [0]


def test_nothing_is_said_after_few_lots() -> None:
    race = Race(range(2))
    for _ in range(FEWEST - 1):
        race.add(10, {0: 1.0, 1: 9.0})
    race.drop()
    assert race.left == [1, 0], "only ranked"
    race.add(10, {0: 1.0, 1: 9.0})
    race.drop()
    assert race.left == [1]


def test_the_better_half_is_left_by_all_lots_together() -> None:
    race = Race([4, 5, 6, 7, 8])
    race.add(2, {4: 1.0, 5: 2.0, 6: 3.0, 7: 0.0, 8: 2.5})
    race.add(1, {4: 5.0, 5: 2.0, 6: 0.0, 7: 0.0, 8: 2.0})
    race.halve()
    assert race.left == [4, 8, 5]
    race.add(1, {4: 0.0, 8: 0.0, 5: 9.0})
    race.halve()
    assert race.left == [5, 4]


def test_lots_may_be_of_any_size() -> None:
    """What one deal is behind is estimated from all deals, however they were divided."""
    race, deals = Race(range(2)), [1, 1, 2, 3, 5, 8, 13, 21, 2, 1, 1, 4]
    for many in deals:
        race.add(many, {0: 0.7 * many, 1: 0.3 * many})
    assert race._behind(0, 1) == pytest.approx((0.4, 0.0), abs=1e-9)


def test_the_best_one_hardly_ever_drops_out() -> None:
    """Deals at random, six actions, the best ahead by a fiftieth of a game: looked at after every lot."""
    lost = 0
    for seed in range(60):
        chance, race = Random(seed), Race(range(6))
        for _ in range(60):
            if len(race.left) == 1:
                break
            deals = [chance.gauss(0, 0.2) for _ in range(8)]
            race.add(8, {k: sum(one + chance.gauss(0.02 * (k == 3), 0.1) for one in deals) for k in race.left})
            race.drop()
        lost += 3 not in race.left
    assert lost <= 1


# --- the script that measures it


def test_the_script_tells_what_it_costs_to_stop_early(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """On one turn both answers agree, on the other they differ by the half of a game that the second is worth."""
    bench = script("bench_thinking", monkeypatch)
    asked = iter([(1,), (1,), (1,), (2,)])

    class Desk:
        _native = None
        numbers: list[tuple[int, ...]]

        def ask(self, *given: object) -> float:
            return 0.0

        def put_actions(self, found: list[tuple[int, ...]]) -> None:
            self.numbers = found

        def put_left(self, left: list[int]) -> None:
            pass

        def tried(self, row: object, seat: int, left: list[int], deals: int, seed: int) -> dict[int, float]:
            return {k: deals * 0.5 * self.numbers[k][0] for k in left}

    turn = bench.Turn(Desk(), None, 0, 5)
    monkeypatch.setattr(bench, "turns", lambda *given: [turn, turn])
    monkeypatch.setattr(bench, "best_turn", lambda *given: next(asked))
    monkeypatch.setattr(bench, "candidates", lambda *given: [(1,), (2,)])
    bench.main(["--seconds", "0.5", "--trials", "70", "--slow"])
    first, slow, clock, counted, differ = capsys.readouterr().out.splitlines()

    assert first.startswith("two: 2 turns, ")
    assert slow.startswith("by numba ")
    assert clock.startswith("0.5 s: ")
    assert counted.startswith("70 trials: ")
    assert differ == "answers that differ: 1; by the clock -0.25000 games a turn"
