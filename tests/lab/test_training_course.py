"""A course of training, step by step: which games a generation plays, what is kept of them, whom it meets."""

from __future__ import annotations

import json
from collections.abc import Generator, Iterable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from kingdom.bots.regent import network as v
from kingdom.lab.training import course as courses
from kingdom.lab.training import measuring, playing
from kingdom.lab.training.course import BY_WORTH, MATCH, TrainingRun
from kingdom.lab.training.playing import LOT, GameBatch, Task, tasks


class Noting:
    """Plays nothing, and notes what it is asked to play."""

    def __init__(self) -> None:
        self.asked: list[Task] = []
        self.jobs_done: list[Any] = []

    def __call__(self, work: Any, jobs: Iterable[Any], /) -> Generator[tuple[Any, Any], None, None]:
        for job in jobs:
            if isinstance(job, Task):
                assert work is playing.play
                self.asked.append(job)
                yield job, GameBatch(job, f"records {job.first}", f"results {job.first}")
            else:
                self.jobs_done.append((work, job))
                yield job, float(job.seat)


@pytest.fixture
def course(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> TrainingRun:
    monkeypatch.setattr(
        courses, "targets", lambda records, results: (np.full((2, 3), float(records.split()[1])), np.zeros((2, 5)))
    )
    told: list[str] = []
    faring = SimpleNamespace(
        add=lambda ruleset, records, results: told.append(ruleset), told=lambda: {"rulesets": len(told)}
    )
    monkeypatch.setattr(courses, "Faring", lambda: faring)
    monkeypatch.setattr(courses, "monotonic", lambda: 50.0)
    return TrainingRun(tmp_path / "deep" / "course", lambda line: None, seed=3)


def lines(course: TrainingRun) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (course.folder / courses.LOG).read_text(encoding="utf-8").splitlines()]


def test_the_games_of_a_generation_are_played_with_the_weights_before_it_and_kept(
    course: TrainingRun, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(courses, "is_held_back", lambda task: task.first % 2 == 1)
    before = np.full(v.WEIGHTS, 0.5, "float32")
    np.save(course.folder / "weights-1.npy", before)
    runner = Noting()
    course.games(runner, 2, 3 * LOT, 30, None)

    first = 3_000_000_000 + 2 * courses.SEEDS
    data = before.tobytes()
    assert runner.asked == list(tasks((data, data), first, 3 * LOT, 30, 4))
    kept = np.load(course.folder / "games-2.npz")
    assert kept["inputs"][:, 0].tolist() == [float(first + LOT * k) for k in (0, 0, 1, 1, 2, 2)]
    assert kept["wanted"].shape == (6, 5)
    assert kept["held"].tolist() == [False, False, True, True, False, False]
    assert lines(course) == [
        {"generation": 2, "games": 3 * LOT, "seconds": 0.0, "trials": 30},
        {"generation": 2, "fared": {"rulesets": 3}},
    ]


def test_before_there_is_a_network_no_game_strays(course: TrainingRun) -> None:
    runner = Noting()
    course.games(runner, 1, LOT, BY_WORTH, None)
    (task,) = runner.asked
    assert (task.stray, task.trials) == (0, 0)
    assert task.weights == (bytes(4 * v.WEIGHTS),) * 2


def test_when_the_time_is_over_one_task_is_played_at_least(course: TrainingRun) -> None:
    for until, count in ((49.0, 1), (50.0, 3), (51.0, 3), (None, 3)):
        runner = Noting()
        course.games(runner, 1, 3 * LOT, BY_WORTH, until)
        assert len(runner.asked) == count


def test_what_is_learned_is_kept_as_the_weights_of_the_generation(
    course: TrainingRun, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: dict[str, Any] = {}

    def learn(inputs: Any, wanted: Any, held: Any, known: Any, **more: Any) -> Any:
        asked.update(more, held=held.tolist())
        return [1.5] * v.WEIGHTS, {"own": 0.25}

    monkeypatch.setattr(courses, "learn", learn)
    np.savez(course.folder / "games-1.npz", inputs=np.zeros((2, 3)), wanted=np.zeros((2, 5)))
    course.learn(1, epochs=7, device="cpu")
    assert asked == {"epochs": 7, "device": "cpu", "seed": 4, "held": [False, False]}
    assert (course.weights(1) == 1.5).all()
    assert lines(course) == [{"generation": 1, "learned": {"own": 0.25}}]
    assert course.generation == 1


def test_a_generation_meets_the_bots_that_do_not_learn_from_both_seats(course: TrainingRun) -> None:
    np.save(course.folder / "weights-1.npy", np.ones(v.WEIGHTS, "float32"))
    runner = Noting()
    course.arena(runner, 1, 2)
    jobs = [job for work, job in runner.jobs_done if work is measuring.points]
    assert [(job.opponent, job.ruleset, job.deal, job.seat) for job in jobs] == [
        (opponent, name, deal, seat)
        for opponent in measuring.OPPONENTS
        for name in courses.RULERS
        for deal in (1, 2)
        for seat in (0, 1)
    ]
    assert {job.weights for job in jobs} == {np.ones(v.WEIGHTS, "float32").tobytes()}
    assert lines(course) == [
        {"generation": 1, "arena": opponent, "games": 16, "wins": 0.5} for opponent in measuring.OPPONENTS
    ]


def test_a_match_is_told_by_ruleset_and_as_their_mean(course: TrainingRun, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []

    def pairs_between(runner: Any, weights: Any, names: Any, pairs: int, trials: int, first: int) -> Any:
        asked.append((weights[0][0], weights[1][0], names, pairs, trials, first))
        won = {"two": (1.0, 0.5), "two+menace": (0.0, 1.0), "two+advisors": (1.0,), "two+quest": (0.0,)}
        return {name: [measuring.Pair(one, 0.0) for one in some] for name, some in won.items()}

    monkeypatch.setattr(courses, "pairs_between", pairs_between)
    for generation in (1, 2):
        np.save(course.folder / f"weights-{generation}.npy", np.full(v.WEIGHTS, float(generation), "float32"))
    mean = course.match(Noting(), 2, 1, 30)
    assert mean == pytest.approx((0.75 + 0.5 + 1 + 0) / 4)
    assert asked == [(2.0, 1.0, courses.RULERS, 30, MATCH, courses.MATCH_SEEDS)]
    shares = {"two": 0.75, "two+menace": 0.5, "two+advisors": 1.0, "two+quest": 0.0}
    assert lines(course) == [{"generation": 2, "against": 1, "pairs": 30, "wins": round(mean, 3), **shares}]


def test_tasks_are_lots_of_games_with_seeds_one_after_the_other() -> None:
    found = list(tasks((b"a", b"b"), 1000, 3 * LOT + 9, 7, 4))
    assert [(task.first, task.count) for task in found] == [(1000 + k * LOT, LOT) for k in range(3)]
    assert {(task.weights, task.trials, task.stray, task.keep) for task in found} == {((b"a", b"b"), 7, 4, True)}
    assert len(list(tasks((b"", b""), 1000, 1, 7, 4))) == 1, "one at least"
    shares = sum(share for _, share in playing.MIXTURE)
    once = [task.ruleset for task in tasks((b"", b""), 1000, shares * LOT, 7, 4)]
    assert {name: once.count(name) for name in once} == dict(playing.MIXTURE)
    again = [task.ruleset for task in tasks((b"", b""), 1000, 2 * shares * LOT, 7, 4)]
    assert again == once + once
