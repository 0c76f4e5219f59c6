"""Training the regent: games that anybody gets again, what is learned from them, and what is said without torch."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

from kingdom.bots.regent import estate as e
from kingdom.bots.regent import value as v
from kingdom.bots.regent.selfplay import RECORD
from kingdom.cli import main
from kingdom.fast.tables import NotCovered
from kingdom.lab.training import network
from kingdom.lab.training.course import Course
from kingdom.lab.training.faring import Faring
from kingdom.lab.training.playing import LOT, MIXTURE, tasks

PLAY = """
import json, sys
import numpy as np
from kingdom.bots.regent.value import WEIGHTS
from kingdom.lab.training.playing import Task, play
none = np.zeros(WEIGHTS, "float32").tobytes()
for name in sys.argv[1:]:
    done = play(Task(name, 5, 1, (none, none), 0, 0, 2))
    print(json.dumps([done.results[0].tolist(), float(np.abs(done.records.astype("float64")).sum())]))
"""


def played(*names: str) -> list[list[object]]:
    """Games in plain Python: compiling them would take far longer than a few."""
    env = {**os.environ, "KINGDOM_FAST": "interpreted"}
    command = [sys.executable, "-c", PLAY, *names]
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_the_same_seed_plays_the_same_games_of_every_kind() -> None:
    names = ("two+menace", "solo+quest", "the_prophecy")
    first = played(*names)

    assert played(*names) == first
    assert all(told for _, told in first)


def test_a_generation_is_a_mixture_whose_seeds_are_all_different() -> None:
    wanted = list(tasks((b"", b""), 1000, 200 * LOT, (4, 2, 16), 0))

    assert len({task.first for task in wanted}) == 200
    assert {task.ruleset for task in wanted} == {name for name, _ in MIXTURE}


def records_of(games: int, *, alone: bool) -> np.ndarray:
    records = np.zeros((games, 3, 2, RECORD), "float16")
    for turn in range(3):
        records[:, turn, :, e.E_LEFT + 2 - turn] = 1
    if alone:
        records[:, :, :, e.E_RULES] = 1
        records[:, :, :, e.E_MEDALS] = 0.5
        records[:, :, :, e.E_MEDALS + 1] = 0.8
    return records


def test_both_seats_learn_from_a_game_of_two() -> None:
    results = np.array([[60, 40, 0, 0, 1, 0], [50, 50, 0, 1, 1, 0], [70, 70, 1, 1, 0, 0]], "float32")
    inputs, wanted = network.targets(records_of(3, alone=False), results)

    assert inputs.shape == (18, 2, RECORD)
    assert wanted[0].tolist() == [1.5, 1.0, 1.0, 0.5, 1.0]
    assert wanted[9].tolist() == [1.0, 1.5, 0.0, -0.5, 1.0]
    assert wanted[1, 3] == pytest.approx(1.0)  # the other may not win: that is worth as much as MISSING points
    assert wanted[2, 2] == 0.5  # nobody has won


def test_alone_bronze_is_half_and_gold_is_all_unless_the_game_is_lost() -> None:
    results = np.array([[50, 0, 0, 0, 1, 0], [80, 0, 0, 0, 1, 0], [90, 0, 1, 0, 0, 0], [30, 0, 0, 0, 1, 0]], "float32")
    inputs, wanted = network.targets(records_of(4, alone=True), results)

    assert len(inputs) == 12
    assert wanted[:4, 2].tolist() == [0.5, 1.0, 0.0, 0.0]
    assert wanted[1, 3] == pytest.approx(0.0, abs=0.01)


def test_a_generation_tells_how_each_ruleset_fared() -> None:
    faring = Faring()
    faring.add("two", records_of(4, alone=False), np.array([[50, 40, 0, 0, w, 0] for w in (1, 2, 3, 1)], "float32"))
    ends = [[50, 0, 0, 0, 1, 0], [80, 0, 0, 0, 1, 0], [90, 0, 1, 0, 0, 0], [30, 0, 0, 0, 1, 0]]
    faring.add("solo", records_of(4, alone=True), np.array(ends, "float32"))

    assert faring.told() == {
        "solo": {"games": 4, "score": 62.5, "won": 0.75, "bronze": 0.5, "gold": 0.25},
        "two": {"games": 4, "score": 45.0, "first seat": 0.625},
    }


def test_a_course_goes_on_where_it_stopped(tmp_path: Path) -> None:
    course = Course(tmp_path, lambda line: None)
    assert course.generation == 0
    assert not course.weights(0).any()

    np.save(tmp_path / "weights-1.npy", np.ones(v.WEIGHTS, "float32"))
    course.log({"generation": 1, "games": 3})

    again = Course(tmp_path, lambda line: None)
    assert again.generation == 1
    assert again.weights(1).all()
    assert json.loads((tmp_path / "log.jsonl").read_text(encoding="utf-8")) == {"generation": 1, "games": 3}


def test_a_course_of_another_engine_is_not_gone_on_with(tmp_path: Path) -> None:
    Course(tmp_path, lambda line: None)
    (tmp_path / "engine.txt").write_text("0123456789abcdef-fedcba9876543210\n", encoding="utf-8")

    with pytest.raises(NotCovered, match="made for the fast engine 0123456789abcdef-fedcba9876543210"):
        Course(tmp_path, lambda line: None)


def test_the_course_is_drawn_from_its_log(tmp_path: Path) -> None:
    course = Course(tmp_path, lambda line: None)
    course.log({"generation": 1, "games": 3})
    course.log({"generation": 1, "against": 0, "wins": 0.6})
    course.log({"generation": 1, "arena": "steward", "games": 8, "wins": 0.9})
    course.draw()

    drawn = (tmp_path / "strength.svg").read_text(encoding="utf-8")
    assert "against the generation before" in drawn
    assert "against steward" in drawn


def test_without_torch_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    result = CliRunner().invoke(main, ["train", str(tmp_path / "course")])

    assert result.exit_code == 2
    assert "wonderful-kingdom[train]" in result.stderr
    assert not (tmp_path / "course").exists()
