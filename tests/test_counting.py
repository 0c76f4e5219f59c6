"""Counting: lines that nothing reaches fail the run, and tests that do not count reach nothing."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.counting import ROOT


def counted(folder: Path, *arguments: str) -> tuple[int, str]:
    """The exit code of `pytest --count`, and what it says; what it counts goes into a folder of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--count", *arguments],
        cwd=ROOT,
        env={**os.environ, "COVERAGE_FILE": str(folder / "seen"), "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


def missed(said: str) -> set[str]:
    return set(re.findall(r"^src/kingdom/(\S+\.py) +\d+ +[1-9]", said, re.MULTILINE))


def test_lines_that_no_test_reaches_fail_the_run_that_passed(tmp_path: Path) -> None:
    code, said = counted(tmp_path, "tests/test_targets.py")

    assert (code, "passed" in said, "failed in" in said) == (1, True, False)
    assert re.search(r"^FAILED: lines are covered to \d\d\.\d\d %, and 100 % is demanded$", said, re.MULTILINE)
    assert "core/targets.py" not in missed(said)
    assert "core/imagine.py" in missed(said)


def test_lines_that_are_reached_without_counting_are_missed(tmp_path: Path) -> None:
    code, said = counted(tmp_path, "tests/test_docs.py", "-k", "README")

    assert (code, "passed" in said) == (1, True)
    assert {"core/targets.py", "core/engine.py", "rules/choice.py"} <= missed(said)


def test_a_package_that_was_read_before_is_refused(tmp_path: Path) -> None:
    code, said = counted(tmp_path, "tests/content")

    assert code == pytest.ExitCode.USAGE_ERROR
    assert "name no folder that has a conftest.py" in said
