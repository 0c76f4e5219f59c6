"""The same jobs on a Ray cluster, a small one on this machine: the same results."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from click.testing import CliRunner

from kingdom.cli import main
from kingdom.content import load
from kingdom.core.reasons import why
from kingdom.game.rulesets import chosen
from kingdom.lab import cluster
from kingdom.lab.balance import Study
from kingdom.lab.contestants import read
from kingdom.lab.workers import WorkFailed, in_order
from tests.kit.refusals import refusal

pytest.importorskip("ray", reason="Ray is not installed; it takes 260 MB: pip install '.[ray]' to run this test")

# Ray opens sockets and files that it leaves to the end of the process.
pytestmark = pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::pytest.PytestUnraisableExceptionWarning")


def test_a_study_comes_to_the_same_on_a_cluster() -> None:
    content = load()
    here, there = (Study(read("page"), chosen(["two", "solo"], content), range(1, 11), content) for _ in range(2))
    for _ in here.run(partial(in_order, processes=1)):
        pass
    for _ in there.run(cluster.in_order):
        pass

    assert here.tallies == there.tallies


def test_a_job_that_fails_is_named() -> None:
    error = "ZeroDivisionError: integer division or modulo by zero"
    with refusal(WorkFailed, why("work-failed", job="0", error=error)):
        list(cluster.in_order(lambda number: 10 // number, [5, 0, 2]))


def test_the_command_takes_a_cluster(tmp_path: Path) -> None:
    words = ["lab", "balance", "--bot", "random", "--games", "5", "--rulesets", "two", "--report"]
    for folder, more in (("here", []), ("there", ["--ray"])):
        result = CliRunner().invoke(main, [*words, str(tmp_path / folder), *more])
        assert result.exit_code == 0, result.output

    for file in (tmp_path / "here").iterdir():
        assert file.read_bytes() == (tmp_path / "there" / file.name).read_bytes(), file.name
