"""The programs in examples/: short, and they do what they say."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from kingdom.game.record import Record
from tests.kit.local_server import settings_for
from tests.kit.servers import running

ROOT = Path(__file__).resolve().parent.parent
PROGRAMS = {path.stem: path for path in sorted((ROOT / "examples").glob("*.py"))}


def run(*words: str) -> str:
    """The output of a program, run as the manual says; an error fails the test."""
    where = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    environment = {**os.environ, "PYTHONPATH": where, "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
    done = subprocess.run(
        [sys.executable, *words], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_there_are_six_programs_of_at_most_sixty_lines_and_the_manual_names_them() -> None:
    page = (ROOT / "docs" / "guides" / "first-steps.md").read_text(encoding="utf-8")

    assert len(PROGRAMS) == 6
    assert [name for name, path in PROGRAMS.items() if len(path.read_text(encoding="utf-8").splitlines()) > 60] == []
    assert [name for name in PROGRAMS if f"`examples/{name}.py`" not in page] == []


def test_the_first_game_ends_with_a_score_line_by_line() -> None:
    printed = run("examples/first_game.py").splitlines()

    assert printed[0].startswith("Seat 0: ")
    assert printed[-1].startswith("won by")


def test_the_steward_wins_the_match_of_two_bots() -> None:
    rows = [line.split() for line in run("examples/two_bots.py", "steward", "random").splitlines()]

    assert [row[0] for row in rows] == ["steward", "random"]
    assert float(rows[0][1]) > float(rows[1][1])


def test_the_collector_beats_chance_in_the_arena() -> None:
    printed = run("-m", "kingdom", "arena", "examples.collector:Collector", "random", "--games", "6", "--json")

    assert '"faults": 0' in printed
    assert '"won": [\n      6,' in printed


def test_the_analysis_says_what_cost_most_and_what_was_better() -> None:
    printed = run("examples/analyse.py").splitlines()

    assert printed[0].startswith("Seat 0: ")
    assert len(printed) == 7
    assert all("(better: " in line for line in printed[2:])


def test_the_learner_learns_by_the_margin_of_points() -> None:
    pytest.importorskip("numpy")
    assert run("examples/learner.py", "32").startswith("wins ")


def test_the_client_plays_a_game_to_its_end_against_a_bot_of_the_server(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, bot_processes=1)) as address:
        printed = run("examples/client.py", address)

    assert Record.from_json(printed).actions
