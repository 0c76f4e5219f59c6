"""Which tests reach which line of the package: a plugin that records it, and the book that is read afterwards.

`pytest -p tests.mutation.reach` runs the tests as usual. In the folder named by `KINGDOM_REACH` it leaves one coverage
file for each worker, and the seconds that each test took. A fault is then tried only on the tests that reach it, fast
ones first: an hour instead of a night. `KINGDOM_REACH_WITHOUT` names rooms that are left out: without the engine, which
every test runs through, the book takes half the time on Python 3.11. From 3.12 on, the interpreter itself reports which
lines are new to a test, and the book takes little longer than the tests.
"""

from __future__ import annotations

import json
import os
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from types import CodeType
from typing import Any, Protocol

import pytest
from coverage import Coverage, CoverageData

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "kingdom"
KEPT_EVERY = 100


class Tracer(Protocol):
    """Records the lines that run, for the current test."""

    def switch(self, test: str) -> None:
        """Switch to another test, or to none."""

    def keep(self) -> None:
        """Save what is known so far."""

    def stop(self) -> None:
        """Stop recording."""


class Traced:
    """With coverage.py, which is called at every line."""

    def __init__(self, file: Path, without: list[str]) -> None:
        unread = [f"*/kingdom/{room}/*" for room in without]
        self.coverage = Coverage(data_file=str(file), source_pkgs=["kingdom"], omit=unread, config_file=False)
        self.coverage.start()
        self.switch, self.keep, self.stop = self.coverage.switch_context, self.coverage.save, self.coverage.stop


class Monitored:
    """With the interpreter (`sys.monitoring`, Python 3.12), which reports each line once per test."""

    def __init__(self, file: Path, without: list[str]) -> None:
        self.data = CoverageData(str(file))
        self.within = f"{PACKAGE}{os.sep}"
        self.without = tuple(f"{self.within}{room}{os.sep}" for room in without)
        self.reached: dict[str, dict[str, set[int]]] = {}
        self.lines: dict[str, set[int]] = {}
        self.monitoring: Any = sys.monitoring  # type: ignore[attr-defined, unused-ignore]
        self.tool = self.monitoring.COVERAGE_ID
        self.monitoring.use_tool_id(self.tool, "reach")
        self.monitoring.register_callback(self.tool, self.monitoring.events.LINE, self._line)
        self.monitoring.set_events(self.tool, self.monitoring.events.LINE)

    def _line(self, code: CodeType, line: int) -> Any:
        name = code.co_filename
        if name.startswith(self.within) and not name.startswith(self.without or "\0"):
            self.lines.setdefault(name, set()).add(line)
        return self.monitoring.DISABLE

    def switch(self, test: str) -> None:
        self.lines = self.reached.setdefault(test, {})
        self.monitoring.restart_events()

    def keep(self) -> None:
        for test, files in self.reached.items():
            self.data.set_context(test)
            self.data.add_lines(files)
        self.data.write()
        self.reached = {}

    def stop(self) -> None:
        self.monitoring.set_events(self.tool, 0)
        self.monitoring.free_tool_id(self.tool)


class Writing:
    """Records what each test reaches, while the tests run."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        # Consecutive runs of several test folders add up in one book.
        worker = f"{os.environ.get('PYTEST_XDIST_WORKER', 'main')}-{os.getpid()}"
        without = os.environ.get("KINGDOM_REACH_WITHOUT", "").split()
        makes = Monitored if sys.version_info >= (3, 12) else Traced
        self.tracer: Tracer = makes(folder / f"lines.{worker}", without)
        self.seconds: dict[str, float] = {}
        self.times = folder / f"seconds.{worker}.json"

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.tracer.switch(item.nodeid)
        try:
            return (yield)
        finally:
            self.tracer.switch("")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid] = self.seconds.get(report.nodeid, 0.0) + report.duration

        if report.when == "teardown" and len(self.seconds) % KEPT_EVERY == 0:
            self.keep()

    def pytest_sessionfinish(self) -> None:
        self.tracer.stop()
        self.keep()

    def keep(self) -> None:
        """Save what is known so far, so that an interrupted run is not wasted."""
        self.tracer.keep()
        self.times.write_text(json.dumps(self.seconds), encoding="utf-8")


def pytest_configure(config: pytest.Config) -> None:
    """Record only if a folder is named; with xdist, in the workers."""
    folder = os.environ.get("KINGDOM_REACH")
    is_worker = hasattr(config, "workerinput")
    if folder and (is_worker or not config.getoption("numprocesses", None)):
        config.pluginmanager.register(Writing(Path(folder)))


class Reach:
    """The book: the tests that reach a place in the code."""

    def __init__(self, folder: Path, root: Path) -> None:
        self.root = root
        self.seconds: dict[str, float] = {}
        self.tests: dict[str, dict[int, set[str]]] = defaultdict(lambda: defaultdict(set))
        for times in folder.glob("seconds.*.json"):
            self.seconds |= json.loads(times.read_text(encoding="utf-8"))
        for file in folder.glob("lines.*"):
            data = CoverageData(str(file))
            data.read()
            for path in data.measured_files():
                known = self.tests[str(Path(path).relative_to(root))]
                for line, contexts in data.contexts_by_lineno(path).items():
                    # A doctest would be read from the checkout, not from the copy with the fault.
                    known[line].update(test for test in contexts if test.startswith("tests"))

    def of(self, path: Path, first: int, last: int) -> list[str]:
        """The tests that reach these lines of a file, fastest first; if there are none, those of any of its lines."""
        lines = self.tests.get(str(path), {})
        reached = {test for line in range(first, last + 1) for test in lines.get(line, ())}
        # What runs on import belongs to no test: the tests that use the file have to notice.
        reached = reached or {test for tests in lines.values() for test in tests}
        return sorted(reached, key=lambda test: self.seconds.get(test, 0.0))
