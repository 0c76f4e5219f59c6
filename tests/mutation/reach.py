"""Which tests reach which line of the package: a plugin that writes it down, and the book that is read afterwards.

`pytest -p tests.mutation.reach` runs the tests as ever. In the folder that `KINGDOM_REACH` names it leaves one file of
coverage for each worker, and the seconds that each test took. A fault is then tried on the tests that come past it, the
quick ones first, and on no others: an hour instead of a night. `KINGDOM_REACH_WITHOUT` names rooms that are left out:
without the engine, which every test runs through, the book takes half the time.
"""

from __future__ import annotations

import json
import os
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest
from coverage import Coverage, CoverageData

KEPT_EVERY = 100


class Writing:
    """Writes down what each test reaches, while they run."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        # Runs of several folders of tests, one after the other, add up in one book.
        worker = f"{os.environ.get('PYTEST_XDIST_WORKER', 'main')}-{os.getpid()}"
        unread = [f"*/kingdom/{room}/*" for room in os.environ.get("KINGDOM_REACH_WITHOUT", "").split()]
        self.coverage = Coverage(
            data_file=str(folder / f"lines.{worker}"), source_pkgs=["kingdom"], omit=unread, config_file=False
        )
        self.seconds: dict[str, float] = {}
        self.times = folder / f"seconds.{worker}.json"
        self.coverage.start()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.coverage.switch_context(item.nodeid)
        try:
            return (yield)
        finally:
            self.coverage.switch_context("")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid] = self.seconds.get(report.nodeid, 0.0) + report.duration

        if report.when == "teardown" and len(self.seconds) % KEPT_EVERY == 0:
            self.keep()

    def pytest_sessionfinish(self) -> None:
        self.coverage.stop()
        self.keep()

    def keep(self) -> None:
        """Write down what is known so far: a run that is stopped has not been for nothing."""
        self.coverage.save()
        self.times.write_text(json.dumps(self.seconds), encoding="utf-8")


def pytest_configure(config: pytest.Config) -> None:
    """Write only where a folder is named; with xdist, in the workers."""
    folder = os.environ.get("KINGDOM_REACH")
    is_worker = hasattr(config, "workerinput")
    if folder and (is_worker or not config.getoption("numprocesses", None)):
        config.pluginmanager.register(Writing(Path(folder)))


class Reach:
    """The book: the tests that come past a place."""

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
                    known[line].update(filter(None, contexts))

    def of(self, path: Path, first: int, last: int) -> list[str]:
        """The tests that come past these lines of a file, the quickest first; past any line of it, if none does."""
        lines = self.tests.get(str(path), {})
        reached = {test for line in range(first, last + 1) for test in lines.get(line, ())}
        # What runs when a file is imported belongs to no test: whoever uses the file has to notice.
        reached = reached or {test for tests in lines.values() for test in tests}
        return sorted(reached, key=lambda test: self.seconds.get(test, 0.0))
