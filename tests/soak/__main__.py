"""`make soak`: run trials until stopped, and add to the file of results after each: `python -m tests.soak --help`."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import kingdom
from tests.kit.nursery import Nursery
from tests.kit.processes import ROOT
from tests.soak import faults, requests
from tests.soak.faults import Counts

RESULTS = ROOT / "benchmarks" / "soak.json"
Trial = Callable[[int, Path, Nursery], Counts]
TRIALS: Mapping[str, Trial] = {**faults.TRIALS, **requests.TRIALS}


def version() -> str:
    """The version that is tested: the release, and the commit where there is one."""
    found = subprocess.run(
        ["git", "rev-parse", "--short=10", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return f"{kingdom.__version__}+{found.stdout.strip()}" if found.returncode == 0 else kingdom.__version__


class Results:
    """The file of results: by version and trial the next seed, what was counted, and the faults that were found."""

    def __init__(self, file: Path, version: str) -> None:
        self._file = file
        self._all: dict[str, dict[str, Any]] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
        self._own = self._all.setdefault(version, {})

    def next_seed(self, name: str) -> int:
        """A version repeats no trial, and no version repeats the trials of another."""
        return max((rows[name]["seed"] for rows in self._all.values() if name in rows), default=0)

    def add(self, name: str, seed: int, counts: Counts, fault: str = "") -> None:
        """Write down one trial."""
        row = self._own.setdefault(name, {"seed": 0, "trials": 0, "counts": {}, "faults": []})
        row["seed"] = seed + 1
        row["trials"] += 1
        for what, number in counts.items():
            row["counts"][what] = row["counts"].get(what, 0) + number
        if fault:
            row["faults"].append({"seed": seed, "fault": fault})
        written = self._file.with_suffix(".new")
        written.write_text(json.dumps(self._all, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        written.replace(self._file)

    def total(self, what: str) -> int:
        return sum(row["counts"].get(what, 0) for row in self._own.values())

    def summary(self) -> str:
        lines = [
            f"{name}: {row['trials']} trials; "
            + ", ".join(f"{number:,} {what}" for what, number in row["counts"].items())
            + (f"; FAULTS: {len(row['faults'])}" if row["faults"] else "")
            for name, row in self._own.items()
        ]
        return "\n".join(lines)


def run(names: list[str], results: Results, until: Callable[[Results], bool]) -> int:
    """Trials in turn until enough; the number of faults."""
    found = 0
    nursery = Nursery()
    try:
        while True:
            for name in names:
                if until(results):
                    return found
                seed = results.next_seed(name)
                sys.stderr.write(
                    f"\r\033[K{results.total('kills')} kills, {results.total('requests')} requests; {name}"
                )
                sys.stderr.flush()
                with tempfile.TemporaryDirectory(prefix="kingdom-soak-") as folder:
                    try:
                        results.add(name, seed, TRIALS[name](seed, Path(folder), nursery))
                    except Exception:  # noqa: BLE001 - a fault of any kind is what this looks for
                        found += 1
                        results.add(name, seed, {}, traceback.format_exc(limit=-3)[-3000:])
    finally:
        nursery.close()


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--only", nargs="+", choices=list(TRIALS), metavar="TRIAL", help="only these: %(choices)s")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="stop after this time")
    parser.add_argument("--kills", type=int, help="stop once this version has survived so many kills …")
    parser.add_argument("--requests", type=int, help="… and answered so many requests")
    parser.add_argument("--results", type=Path, default=RESULTS, help="the file to add to (%(default)s)")
    given = parser.parse_args(words)
    end = time.monotonic() + 60 * given.minutes
    results = Results(given.results, version())

    def enough(results: Results) -> bool:
        goals = [(given.kills, "kills"), (given.requests, "requests")]
        wanted = [results.total(what) >= goal for goal, what in goals if goal is not None]
        return time.monotonic() >= end or (bool(wanted) and all(wanted))

    try:
        found = run(given.only or list(TRIALS), results, enough)
    except KeyboardInterrupt:
        found = 0
        sys.stderr.write("\nstopped; the trial under way will be repeated\n")
    sys.stderr.write("\n")
    sys.stdout.write(results.summary() + "\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
