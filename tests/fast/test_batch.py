"""Games side by side: every answer for many games is the one that each of them would give alone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from kingdom import fast
from kingdom.fast import batch, dealing, playout, seeing
from kingdom.fast import observation as o
from kingdom.fast import row as r
from kingdom.fast.batch import Batch
from kingdom.fast.deciding import apply, legal, to_move
from kingdom.fast.ending import score, winners
from kingdom.fast.hidden import SCRATCH
from kingdom.fast.numbers import ACTIONS, MOST_LEGAL
from kingdom.game.rulesets import rulesets
from tests.kit.made_up import MadeUp

SEEDS = [3, 4, 5]


def engine(name: str) -> fast.Engine:
    return fast.engine(**rulesets()[name])


class One:
    """A game alone."""

    def __init__(self, made: fast.Engine, seed: int) -> None:
        self.t = made.table
        self.row = [0] * r.SIZE
        dealing.deal(self.t, self.row, seed)
        self.seen = list(self.row)

    @property
    def over(self) -> bool:
        return self.row[r.PHASE] == r.OVER

    @property
    def seat(self) -> int:
        return to_move(self.t, self.row)

    def legal(self) -> list[int]:
        out = [0] * MOST_LEGAL
        return [] if self.over else out[: legal(self.t, self.row, self.seat, out)]

    def told(self) -> list[int]:
        out = [0] * o.OBSERVED
        seeing.observe(self.t, self.row, self.seen, self.seat, out)
        return out

    def play(self, number: int) -> None:
        if self.over or number < 0:
            return
        phase = self.row[r.PHASE]
        apply(self.t, self.row, self.seat, number)
        if self.row[r.PHASE] != phase:
            self.seen = list(self.row)

    def result(self) -> tuple[int, list[int], int]:
        scores = [score(self.t, self.row, seat) for seat in (0, 1)]
        return (-1 if self.over else self.seat), scores, (winners(self.t, self.row) if self.over else 0)


def same(many: Batch, alone: list[One], what: str) -> None:
    """One question for all games, beside the answer of each."""
    for game, one in enumerate(alone):
        numbers = one.legal()
        if what in ("legal", "see", "step"):
            assert many.counts[game] == len(numbers)
            assert many.listed[game][: len(numbers)].tolist() == numbers
        if what in ("mask", "see", "step"):
            assert [at for at in range(ACTIONS) if many.masks[game][at]] == sorted(numbers)
        if what in ("observe", "see", "step"):
            assert many.inputs[game].tolist() == one.told()
        if what in ("results", "step"):
            assert (many.moves[game], many.points[game].tolist(), many.won[game]) == one.result()
        assert many.rows[game].tolist() == one.row
        assert many.seen[game].tolist() == one.seen


@pytest.mark.parametrize("name", ["two+menace+advisors+quest", "solo"])
def test_games_side_by_side_go_as_each_would_by_itself(name: str) -> None:
    made = engine(name)
    many, alone, rng = Batch(made, SEEDS), [One(made, seed) for seed in SEEDS], Random(2)
    same(many, alone, "")
    for step in range(200):
        numbers = [rng.choice(one.legal() or [-1]) for one in alone]
        if step % 5 == 0:
            numbers[step % 3] = -1
            many.step(numbers)
            for one, number in zip(alone, numbers, strict=True):
                one.play(number)
            same(many, alone, "step")
            continue
        many.apply(numbers)
        for one, number in zip(alone, numbers, strict=True):
            one.play(number)
        if step % 5 == 2:
            for what in ("legal", "mask", "observe", "results"):
                assert getattr(many, what)() is not None
                same(many, alone, what)
            assert len(many.see()) == 4
            same(many, alone, "see")
    assert name != "solo" or any(one.over for one in alone)


def test_games_are_played_to_their_ends_at_random_and_begun_again() -> None:
    made = engine("solo")
    many, alone = Batch(made, SEEDS), [One(made, seed) for seed in SEEDS]
    decisions, digests = many.finish()
    for game, (one, seed) in enumerate(zip(alone, SEEDS, strict=True)):
        assert (decisions[game], digests[game]) == playout.finish(made.table, one.row, seed, [0] * MOST_LEGAL)
        assert many.rows[game].tolist() == one.row
    many.legal(), many.mask(), many.see(), many.results()
    assert many.counts.tolist() == [0, 0, 0]
    assert many.moves.tolist() == [-1, -1, -1]
    assert not many.masks.any()
    many.begin([2, 0], [8, 9])
    assert many.seeds.tolist() == [9, 4, 8]
    assert many.rows[0].tolist() == many.seen[0].tolist() == One(made, 9).row
    assert many.rows[1].tolist() == alone[1].row
    assert many.rows[2].tolist() == One(made, 8).row


def test_as_many_threads_are_used_as_there_are_games_at_most() -> None:
    made = engine("solo")
    assert Batch(made, SEEDS, threads=2).threads == 2
    assert Batch(made, SEEDS, threads=9).threads == 3
    assert Batch(made, [1], threads=4)._pool is None
    assert Batch(made, [], threads=4).threads == 1


def test_threads_take_stretches_that_cover_all_games(monkeypatch: pytest.MonkeyPatch) -> None:
    many = Batch(engine("solo"), [1] * 7, threads=3)
    calls: list[Any] = []
    monkeypatch.setattr(batch, "bound", lambda _: lambda t, first, last, seeds: calls.append((first, last)))
    many._over(batch.deal_all, many._seeds)
    assert sorted(calls) == [(0, 2), (2, 4), (4, 7)]


def test_a_simulation_deals_again_and_plays_on_at_random(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []
    monkeypatch.setattr(
        batch.hidden, "as_seen", lambda t, row, seen, seat, out: asked.append(("seen", row, seen, seat))
    )
    monkeypatch.setattr(
        batch.hidden, "determinize", lambda t, row, seat, seed, scratch: asked.append(("deal", seat, seed))
    )
    monkeypatch.setattr(batch.playout, "finish", lambda t, row, seed, out: asked.append(("finish", seed)))
    monkeypatch.setattr(batch.playout, "result", lambda t, row, seat: seat + 7)
    results = [0, 0]
    batch.simulate_all([], [1], [2], 1, 2, [30, 31], [0], [0] * SCRATCH, [0], results)
    once = [[("seen", [1], [2], 1), ("deal", 1, seed), ("finish", seed)] for seed in (30, 31)]
    assert asked == once[0] + once[1]
    assert results == [8, 8]


def test_a_score_that_was_told_is_taken_if_it_is_of_now_and_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batch, "score", lambda t, row, seat: 500 + seat)
    made = MadeUp(phase=r.CHOICE)
    told = [0] * o.OBSERVED
    told[o.O_SEATS + o.S_SCORE], told[o.O_SEATS + o.O_SEAT + o.S_SCORE] = 40, 50

    def points(seat: int, whose: int) -> int:
        return batch._points(made.t, made.row, seat, whose, told)

    assert [points(0, 0), points(0, 1), points(1, 1), points(1, 0)] == [40, 50, 40, 50]
    made.row[r.PHASE] = r.GOLD
    assert [points(0, 0), points(0, 1)] == [40, 501], "of the opponent only what was is told in a window"
    for cut, whole in ((127, 500), (126, 126), (-127, 500), (-126, -126)):
        told[o.O_SEATS + o.S_SCORE] = cut
        assert points(0, 0) == whole
    made.row[r.PHASE] = r.CHOICE
    made.t[0] = 1
    assert points(0, 1) == 501, "alone nobody is told of"
