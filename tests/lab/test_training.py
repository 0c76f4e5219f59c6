"""Training the regent: reproducible games, learning from them, and the error without torch."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Generator, Iterable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

from kingdom.bots.regent import estate as e
from kingdom.bots.regent import network as v
from kingdom.bots.regent.selfplay import RECORD
from kingdom.cli import main
from kingdom.core.reasons import why
from kingdom.fast import engine
from kingdom.fast.tables import NotCovered
from kingdom.lab.training import network
from kingdom.lab.training.course import RULERS, TrainingRun, is_held_back
from kingdom.lab.training.faring import Faring
from kingdom.lab.training.measuring import Pair, pairs_between
from kingdom.lab.training.playing import LOT, MIXTURE, GameBatch, Task, tasks
from tests.kit.benches import script
from tests.kit.refusals import refusal

PLAY = """
import json, sys
import numpy as np
from kingdom.bots.regent.network import WEIGHTS
from kingdom.lab.training.playing import Task, play
none = np.zeros(WEIGHTS, "float32").tobytes()
for name in sys.argv[1:]:
    done = play(Task(name, 5, 1, (none, none), 0))
    print(json.dumps([done.results[0].tolist(), float(np.abs(done.records.astype("float64")).sum())]))
"""


def played(*names: str) -> list[list[object]]:
    """Games in a process of their own."""
    command = [sys.executable, "-c", PLAY, *names]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_the_same_seed_plays_the_same_games_of_every_kind() -> None:
    names = ("two+menace", "solo+quest", "the_prophecy")
    first = played(*names)

    assert played(*names) == first
    assert all(told for _, told in first)


def test_a_generation_is_a_mixture_whose_seeds_are_all_different() -> None:
    wanted = list(tasks((b"", b""), 1000, 200 * LOT, 12, 0))

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


def test_in_solo_games_bronze_is_half_and_gold_is_all_unless_the_game_is_lost() -> None:
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
    course = TrainingRun(tmp_path, lambda line: None)
    assert course.generation == 0
    assert not course.weights(0).any()

    np.save(tmp_path / "weights-1.npy", np.ones(v.WEIGHTS, "float32"))
    course.log({"generation": 1, "games": 3})

    again = TrainingRun(tmp_path, lambda line: None)
    assert again.generation == 1
    assert again.weights(1).all()
    assert json.loads((tmp_path / "log.jsonl").read_text(encoding="utf-8")) == {"generation": 1, "games": 3}


def test_a_course_can_begin_from_the_shipped_weights_and_keeps_to_what_it_began_from(tmp_path: Path) -> None:
    course = TrainingRun(tmp_path, lambda line: None)
    course.begin_from(np.full(v.WEIGHTS, 0.5))
    assert course.generation == 0
    assert (course.weights(0) == 0.5).all()

    np.save(tmp_path / "weights-1.npy", np.ones(v.WEIGHTS, "float32"))
    course.begin_from(np.zeros(v.WEIGHTS))
    assert course.generation == 1
    assert (course.weights(0) == 0.5).all()


def positions_of(count: int) -> dict[str, np.ndarray]:
    """A file of games with so many positions."""
    return {"inputs": np.zeros((count, 2)), "wanted": np.zeros((count, 5)), "held": np.zeros(count, bool)}


def test_whole_games_are_held_back_and_the_same_ones_as_long_as_they_are_remembered() -> None:
    weights = (b"", b"")
    held = [is_held_back(task) for task in tasks(weights, 5_000_000, 25 * 2000, (4, 1, 16), 4)]

    assert 60 <= sum(held) <= 140
    assert held == [is_held_back(task) for task in tasks(weights, 5_000_000, 25 * 2000, (0, 0, 8), 0)]


@pytest.mark.parametrize(
    ("held", "learned", "told_of"),
    [([False, True, False], [0, 2], [1]), ([False, False], [0, 1], [0, 1]), ([True, True], [0, 1], [0, 1])],
)
def test_what_is_held_back_is_not_learned_from_unless_there_is_nothing_else(
    held: list[bool], learned: list[int], told_of: list[int]
) -> None:
    assert [places.tolist() for places in network.split(np.array(held))] == [learned, told_of]


@pytest.mark.parametrize(("memory", "positions"), [(1, 8), (2, 14), (9, 18)])
def test_so_many_generations_are_learned_from(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, memory: int, positions: int
) -> None:
    seen: list[tuple[int, object]] = []

    def learn(inputs: np.ndarray, wanted: np.ndarray, held: np.ndarray, weights: object, **_: object) -> object:
        assert len(inputs) == len(wanted) == len(held)
        seen.append((len(inputs), weights))
        return [0.0] * v.WEIGHTS, {}

    monkeypatch.setattr("kingdom.lab.training.course.learn", learn)
    course = TrainingRun(tmp_path, lambda line: None)
    for generation, count in ((1, 4), (2, 6), (3, 8)):
        np.savez(tmp_path / f"games-{generation}.npz", **positions_of(count))
    np.save(tmp_path / "weights-2.npy", np.full(v.WEIGHTS, 0.25, "float32"))
    course.learn(3, epochs=1, device="cpu", memory=memory)

    assert seen == [(positions, [0.25] * v.WEIGHTS)]


def test_a_first_generation_without_weights_before_it_learns_from_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    seen: list[object] = []
    monkeypatch.setattr(
        "kingdom.lab.training.course.learn", lambda a, b, c, known, **_: (seen.append(known) or [0.0], {})
    )
    np.savez(tmp_path / "games-1.npz", **positions_of(2))
    TrainingRun(tmp_path, lambda line: None).learn(1, epochs=1, device="cpu")

    assert seen == [None]


# --- a match between weights


def fixed(
    work: Callable[[Task], Any], wanted: Iterable[Task], /, processes: int = 1
) -> Generator[tuple[Task, Any], None, None]:
    """Games in which the weights of twos win by 10 points, and seed 3 is won by nobody."""
    for task in wanted:
        strong = [np.frombuffer(one, "float32")[0] == 2 for one in task.weights].index(True)
        lines = []
        for seed in range(task.first, task.first + task.count):
            points = [50 + 10 * (seat == strong) for seat in (0, 1)]
            lines.append([*points, 0, 0, 0 if seed == 3 else 1 << strong, 0])
        yield task, GameBatch(task, None, np.array(lines, "float32"))


def test_in_a_match_each_deal_is_played_from_both_seats() -> None:
    strong, weak = np.full(3, 2.0), np.full(3, 1.0)
    found = pairs_between(fixed, (strong, weak), ("two", "two+quest"), 10, (6, 2, 24), 1)

    assert {name: len(some) for name, some in found.items()} == {"two": 10, "two+quest": 10}
    assert found["two"].count(Pair(1.0, 10.0)) == 9
    assert found["two"].count(Pair(0.5, 10.0)) == 1
    assert pairs_between(fixed, (weak, strong), ("two",), 5, (6, 2, 24), 11)["two"] == [Pair(0.0, -10.0)] * 5


def test_the_match_of_a_generation_is_told_by_ruleset(tmp_path: Path) -> None:
    course = TrainingRun(tmp_path, lambda line: None)
    for generation in (1, 2):
        np.save(tmp_path / f"weights-{generation}.npy", np.full(v.WEIGHTS, generation, "float32"))

    assert course.match(fixed, 2, 1, 5) == 1.0
    said = json.loads((tmp_path / "log.jsonl").read_text(encoding="utf-8"))
    assert said == {"generation": 2, "against": 1, "pairs": 5, "wins": 1.0, **dict.fromkeys(RULERS, 1.0)}


def test_of_several_weights_the_mean_is_shipped(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    ship = script("ship_regent", monkeypatch)
    paths = [tmp_path / f"weights-{k}.npy" for k in (1, 2)]
    for k, path in enumerate(paths):
        np.save(path, np.full(v.WEIGHTS, k + 1.0, "float32"))

    assert (ship.mean_of(paths) == 1.5).all()
    np.save(paths[1], np.zeros(3, "float32"))
    with pytest.raises(SystemExit, match=r"weights-2\.npy holds 3 weights"):
        ship.mean_of(paths)


def test_the_script_tells_how_new_weights_fare_against_the_shipped_ones(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    bench = script("bench_regent", monkeypatch)
    monkeypatch.setattr(bench, "in_order", fixed)
    np.save(tmp_path / "weights-1.npy", np.full(v.WEIGHTS, 2.0, "float32"))
    bench.main([str(tmp_path / "weights-1.npy"), "--pairs", "20"])
    lines = capsys.readouterr().out.splitlines()

    assert [line.split()[0] for line in lines] == [*RULERS, "two+menace+advisors+quest", "all"]
    assert lines[0].split()[1:4] == ["40", "games", "100.0"]
    assert lines[-1].endswith("margin +10.0")

    np.save(tmp_path / "weights-0.npy", np.ones(v.WEIGHTS, "float32"))
    bench.main([str(tmp_path / "weights-0.npy"), "--against", str(tmp_path / "weights-1.npy"), "--pairs", "20"])
    assert capsys.readouterr().out.splitlines()[-1].endswith("margin -10.0")


def test_a_course_of_another_engine_is_not_gone_on_with(tmp_path: Path) -> None:
    TrainingRun(tmp_path, lambda line: None)
    (tmp_path / "engine.txt").write_text("0123456789abcdef-fedcba9876543210\n", encoding="utf-8")

    made_for = why("fast-made-for", given="0123456789abcdef-fedcba9876543210", known=engine(players=2).hash)
    with refusal(NotCovered, made_for):
        TrainingRun(tmp_path, lambda line: None)


def test_the_course_is_drawn_from_its_log(tmp_path: Path) -> None:
    course = TrainingRun(tmp_path, lambda line: None)
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

    assert result.exit_code == 3
    assert "wonderful-kingdom[train]" in result.stderr
    assert not (tmp_path / "course").exists()
