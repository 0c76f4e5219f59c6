"""Searched games in C++: the same ones as elsewhere, and how a course and a script use them."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from kingdom.bots.regent import value as v
from kingdom.bots.regent.selfplay import RECORD, RESULTS
from kingdom.content import load
from kingdom.fast import cpp
from kingdom.lab.training import native, playing
from kingdom.lab.training.course import BEGINNING, Course
from kingdom.lab.training.playing import LOT, Played, Players, Task, play
from tests.kit.benches import script
from tests.kit.rooms import nothing_compiled

needs_compiler = pytest.mark.skipif(cpp.compiler() is None, reason="needs a C++ compiler")
WEIGHTS = np.zeros(v.WEIGHTS, "float32").tobytes()


@pytest.fixture
def fresh(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[pytest.MonkeyPatch]:
    yield from nothing_compiled(monkeypatch, tmp_path)


def test_without_a_compiler_numba_or_python_plays(fresh: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    fresh.setenv("CXX", "")
    fresh.setattr(playing.searched, "games", lambda *given: asked.append(given[-4]))

    assert cpp.compiler() is None
    assert native.play([], 1, 1, (WEIGHTS, WEIGHTS), 1, 0) is None
    play(Task("solo", 1, 1, (WEIGHTS, WEIGHTS), 0, 0, 0, trials=7))
    assert asked == [7]


def test_a_compiler_that_fails_is_as_good_as_none(fresh: pytest.MonkeyPatch) -> None:
    fresh.setenv("CXX", "false")

    assert cpp.compiler() == shutil.which("false")
    assert native.library() is None


@needs_compiler
def test_a_game_in_cpp_comes_to_its_end_and_the_library_is_kept(fresh: pytest.MonkeyPatch) -> None:
    fresh.setattr(native, "OPTIONS", tuple(one for one in native.OPTIONS if one != "-O3"))
    fresh.setattr(playing.searched, "games", None)
    task = Task("solo", 17, 2, (WEIGHTS, WEIGHTS), 0, 0, 0, trials=1)
    done = play(task)

    assert done.records.shape == (2, 3, 2, RECORD)
    assert (done.results[:, 0] > 0).all()
    assert (done.results[:, 5] > 0).all(), "both came to their end"
    assert not (done.results[:, 1]).any(), "nobody sits there"
    again = play(task)
    assert (again.records == done.records).all()
    cpp.library.cache_clear()
    fresh.setattr(cpp.subprocess, "run", None)
    assert native.library() is not None, "nothing is compiled twice"


class Searching(Players):
    """Whoever plays: the first seat wins each game by ten points."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[Task] = []

    def run(self, wanted: Iterable[Task]) -> Iterator[Played]:
        for task in wanted:
            self.asked.append(task)
            results = np.tile(np.array([[60, 50, 0, 0, 1, 40]], "float32"), (task.count, 1))
            assert results.shape == (task.count, RESULTS)
            yield Played(task, np.zeros((task.count, 3, 2, RECORD), "float16"), results)


def test_a_generation_can_be_searched(tmp_path: Path) -> None:
    players = Searching()
    np.save(tmp_path / "weights-1.npy", np.zeros(v.WEIGHTS, "float32"))
    Course(tmp_path, lambda line: None).games(players, 2, 2 * LOT, BEGINNING, None, 100)

    assert {(task.trials, task.stray) for task in players.asked} == {(100, 4)}
    first = json.loads((tmp_path / "log.jsonl").read_text(encoding="utf-8").splitlines()[0])
    assert (first["games"], first["trials"]) == (2 * LOT, 100)


def test_the_script_tells_how_searched_games_go(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The first seat wins all games, so the deck that is named first wins half: it changes seats from lot to lot."""
    results = np.array([60, 50, 0, 0, 1, 40], "float32")
    bench = script("bench_selfplay", monkeypatch)
    monkeypatch.setattr(
        bench.native, "play", lambda table, first, count, *given: (None, np.tile(results, (count, 1)).ravel())
    )
    bench.measure(Players(1), ["solo", "two+menace"], 96, 400, "", 0)
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
    monkeypatch.setattr(bench.native, "play", lambda *given: (None, np.zeros(RESULTS * bench.LOT, "float32")))
    task = bench.wanted("two+menace+quest", bench.LOT, 1, first=0)[0]
    for first in (0, bench.LOT):
        bench.arranged(replace(task, first=first), ("shadows", "thieves"))
    bench.arranged(task)
    assert asked == [("shadows", "thieves"), ("thieves", "shadows"), load().first_game]


def test_the_script_compares_games_to_the_last_bit(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    bench = script("bench_selfplay", monkeypatch)

    def played(task: Task) -> Played:
        (done,) = Searching().run([task])
        if bench.native.library() is None:
            done.records[0, 0, 0, 0] = broken
        return done

    monkeypatch.setattr(bench.native, "library", lambda: "there")
    monkeypatch.setattr(bench.playing, "play", played)
    broken = 0.0
    bench.compare(["two"], 9, [50])
    equal, speed = capsys.readouterr().out.splitlines()
    assert "9 games at 20 trials are equal" in equal
    assert "50 trials" in speed
    broken = 2**-10
    with pytest.raises(SystemExit, match="two: games differ"):
        bench.compare(["two"], 9, [50])
