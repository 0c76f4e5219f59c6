"""The lines of core, rules and modules that the tests reach: `pytest --count`, as used by `make test`.

Tests that say what a line should do count; those that run through thousands of lines do not, and would take twice as
long if they did. So coverage.py measures only while a test that counts is running, and while the modules are imported.
(pytest-cov has a mark for that, but in a worker it measures twice, one measurement inside the other: when the inner one
stops, the outer one goes on.)
"""

from __future__ import annotations

import io
import sys
from collections.abc import Generator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[1]
COUNTED = ("content", "lessons", "records", "rulebook")
"""Folders of tests that count. So do the doctests of the package, and the files beside the folders but for these:"""
READING = ("architecture", "clauses", "counting", "docs", "extending", "house", "naming", "repository", "site")
"""They read the repository and play little, or play in separate processes."""


def counts(path: Path) -> bool:
    """True if the tests in a file count.

    >>> [counts(ROOT / "tests" / name) for name in ("rulebook/test_solo.py", "laws/test_undo.py", "test_site.py")]
    [True, False, False]
    """
    if not path.is_relative_to(ROOT / "tests"):
        return True
    folder = path.relative_to(ROOT / "tests").parts[0]
    return folder in COUNTED if folder != path.name else path.stem.removeprefix("test_") not in READING


class Counting:
    """A plugin that counts: in each worker, if there are any, and in their controller, which adds up."""

    def __init__(self, config: pytest.Config) -> None:
        from coverage import Coverage

        self.runs_tests = not config.getoption("numprocesses", None)
        self.is_worker = hasattr(config, "workerinput")
        self.is_looking = False
        self.coverage = Coverage(config_file=str(ROOT / "pyproject.toml"))
        self.told = io.StringIO()
        if not self.is_worker:
            self.coverage.erase()
        if self.is_worker or self.runs_tests:
            if "kingdom" in sys.modules:
                raise pytest.UsageError(
                    "--count must see the package being read: name no folder that has a conftest.py"
                )
            self.look(True)
            read(self.coverage.get_option("run:source_pkgs"))
            self.look(False)

    def look(self, wanted: bool) -> None:
        """Start measuring, or stop."""
        if wanted != self.is_looking:
            (self.coverage.start if wanted else self.coverage.stop)()
            self.is_looking = wanted

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, Any, Any]:
        self.look(counts(item.path))
        return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtestloop(self, session: pytest.Session) -> Generator[None, Any, Any]:
        done = yield
        self.look(False)
        if self.is_worker or self.runs_tests:
            self.coverage.save()
        if not self.is_worker:
            session.testsfailed += not self.is_enough()
        return done

    def is_enough(self) -> bool:
        """Add up the workers' results; returns whether they meet the threshold in pyproject.toml."""
        self.coverage.combine()
        share, demanded = self.coverage.report(file=self.told), self.coverage.get_option("report:fail_under")
        if share < demanded:
            self.told.write(f"FAILED: lines are covered to {share:.2f} %, and {demanded:g} % is demanded\n")
        return share >= demanded

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        terminalreporter.section("coverage")
        terminalreporter.write(self.told.getvalue())


def read(packages: Any) -> None:
    """Import all modules of these packages, which runs the lines outside of functions."""
    for name in packages:
        for module in walk_packages(import_module(name).__path__, f"{name}."):
            import_module(module.name)
