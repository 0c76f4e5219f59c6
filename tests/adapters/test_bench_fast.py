"""The benchmark of the fast engine measures two checkouts in turn, and says when they play different games."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.kit.benches import BENCHMARKS, script

ROOT = BENCHMARKS.parent


def bench(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(BENCHMARKS / "bench_fast.py"), "--seconds", "0.01", "--repeat", "1", *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_two_checkouts_are_measured_in_turn() -> None:
    done = bench("--against", str(ROOT), "--only", "games", "start", "--rulesets", "solo")
    assert done.returncode == 0, done.stderr
    heading, games, *starts = done.stdout.splitlines()
    assert heading.split() == [ROOT.name, heading.split()[1], ROOT.name, heading.split()[1]]
    assert games.startswith("games solo ")
    assert all(" x" in line for line in (games, *starts))
    assert [line.split(",")[1].strip() for line in starts] == ["pass", "import", "first game"]


def test_other_games_are_reported(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    module = script("bench_fast", monkeypatch)

    class Fixed:
        kind = "native"

        def __init__(self, name: str, answer: float) -> None:
            self.name, self.answer = name, answer

        def ask(self, what: str, *arguments: object) -> float:
            return self.answer

    class Given:
        repeat, seconds = 3, 0.1

    module.measure([Fixed("new", 3.0), Fixed("old", 2.0)], ["games"], ["two"], Given)
    heading, warning, line = capsys.readouterr().out.splitlines()
    assert heading.split() == ["new", "(native)", "old", "(native)"]
    assert warning == "two: the versions play different games"
    assert line.endswith("x1.50")


def test_a_folder_that_is_no_checkout_is_refused(tmp_path: Path) -> None:
    done = bench("--against", str(tmp_path))
    assert done.returncode == 2
    assert f"{tmp_path} is no checkout: it has no src/kingdom" in done.stderr
