"""Searched games, and how a course and a script use them."""

from __future__ import annotations

import json
from collections.abc import Generator, Iterable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from kingdom.bots.regent import network as v
from kingdom.bots.regent.selfplay import RECORD, RESULTS
from kingdom.content import load
from kingdom.lab.training.course import TrainingRun
from kingdom.lab.training.playing import LOT, GameBatch, Task, play
from kingdom.lab.workers import in_order
from tests.kit.benches import script

WEIGHTS = np.zeros(v.WEIGHTS, "float32").tobytes()


def test_a_searched_game_comes_to_its_end() -> None:
    task = Task("solo", 17, 2, (WEIGHTS, WEIGHTS), 1)
    done = play(task)

    assert done.records.shape == (2, 3, 2, RECORD)
    assert (done.results[:, 0] > 0).all()
    assert (done.results[:, 5] > 0).all(), "both came to their end"
    assert not (done.results[:, 1]).any(), "nobody sits there"
    again = play(task)
    assert (again.records == done.records).all()


def test_processes_play_the_same_games() -> None:
    wanted = [Task(name, 17, 1, (WEIGHTS, WEIGHTS), 0) for name in ("solo", "two")]
    here, there = (list(in_order(play, wanted, processes)) for processes in (1, 2))
    for (task, one), (same, other) in zip(here, there, strict=True):
        assert task == same
        assert (one.results == other.results).all()
        assert (one.records == other.records).all()


class Searching:
    """Games in which the first seat wins by ten points."""

    def __init__(self) -> None:
        self.asked: list[Task] = []

    def __call__(self, work: Any, wanted: Iterable[Task], /) -> Generator[tuple[Task, Any], None, None]:
        for task in wanted:
            self.asked.append(task)
            results = np.tile(np.array([[60, 50, 0, 0, 1, 40]], "float32"), (task.count, 1))
            assert results.shape == (task.count, RESULTS)
            yield task, GameBatch(task, np.zeros((task.count, 3, 2, RECORD), "float16"), results)


def test_a_generation_can_be_searched(tmp_path: Path) -> None:
    runner = Searching()
    np.save(tmp_path / "weights-1.npy", np.zeros(v.WEIGHTS, "float32"))
    TrainingRun(tmp_path, lambda line: None).games(runner, 2, 2 * LOT, 100, None)

    assert {(task.trials, task.stray) for task in runner.asked} == {(100, 4)}
    first = json.loads((tmp_path / "log.jsonl").read_text(encoding="utf-8").splitlines()[0])
    assert (first["games"], first["trials"]) == (2 * LOT, 100)


def test_the_script_tells_how_searched_games_go(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The first seat wins all games, so the deck that is named first wins half: it changes seats from lot to lot."""
    results = np.array([60, 50, 0, 0, 1, 40], "float32")
    bench = script("bench_selfplay", monkeypatch)
    monkeypatch.setattr(bench.playing, "played", lambda table, task: (None, np.tile(results, (task.count, 1)).ravel()))
    bench.measure(in_order, ["solo", "two+menace"], 96, 400, "", 0)
    solo, two = capsys.readouterr().out.splitlines()

    assert solo.split()[:6] == ["solo", "96", "games", "won", "100.0", "%"]
    assert "score 60.0 (60.0 to 60.0)" in solo
    assert two.split()[:7] == ["two+menace", "96", "games", "first", "seat", "100.0", "%"]
    assert "first named 50.0 %" in two
    assert "score 55.0" in two


def test_the_script_plays_with_the_decks_that_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    bench = script("bench_selfplay", monkeypatch)
    asked: list[tuple[str, ...]] = []

    def made(cards: object, **options: Any) -> SimpleNamespace:
        asked.append(options["menaces"])
        return SimpleNamespace(table=())

    monkeypatch.setattr(bench, "engine", made)
    monkeypatch.setattr(bench.playing, "played", lambda *given: (None, np.zeros(RESULTS * bench.LOT, "float32")))
    task = bench.wanted("two+menace+quest", bench.LOT, 1, first=0)[0]
    for first in (0, bench.LOT):
        bench.arranged(replace(task, first=first), ("shadows", "thieves"))
    bench.arranged(task)
    assert asked == [("shadows", "thieves"), ("thieves", "shadows"), load().first_game]


def test_the_script_tells_how_fast_games_are_played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    bench = script("bench_selfplay", monkeypatch)
    bench.timed(["solo"], 5, [1])
    bench.timed(["solo"], 5, [1])
    first, second = (line.split() for line in capsys.readouterr().out.splitlines())
    assert first[:3] == ["solo", "1", "trials"]
    assert first[-1] == second[-1], "the same games"
