"""The share of faults that the tests find: `make mutation`, or `python -m tests.mutation.run --mutants 40 --only core`.

Faults are drawn at random over the package, the same for the same seed. First all tests run once, to learn which of
them reach which line (`--reach FOLDER` keeps that for another time). Then, for each fault, a copy of the package with
that one fault is tried on the tests that reach it, fast ones first, up to a minute of them. Survivors are printed: each
is a test to write, or a line that makes no difference and can go. With `--guess` nothing is learned first: a fault is
tried on the best-matching test files, which finds fewer.
"""

from __future__ import annotations

import argparse
import compileall
import os
import resource
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import accumulate, islice
from math import sqrt
from pathlib import Path
from queue import SimpleQueue
from random import Random

import pytest

from tests.mutation.guess import Guess
from tests.mutation.mutants import Mutant, sites_of
from tests.mutation.reach import Reach

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "kingdom"
ENGINE = ("core", "rules", "modules")
PYTEST = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "not browser")
ALWAYS = ("tests/rulebook/test_hooks.py",)
"""Tests that check what modules have declared, and so reach none of the declaring lines."""
STEPS = (20, 200, 10**6)
FILES = (1, 3, 10**6)
"""Tests, or guessed test files, that run at a time: most faults are found by the first few."""
PATIENCE = 60.0
"""Seconds that starting up may take, and how many times longer tests may take with a fault, at least."""
LONGER = 10
HOUR = 3600.0
CONFIDENT = 1.96
"""Standard errors to either side, for a 95 % interval."""


def part_of(path: Path) -> str:
    """The room of a file: `core` for src/kingdom/core/state.py."""
    inner = path.relative_to(SOURCE.relative_to(ROOT)).parts
    return inner[0] if len(inner) > 1 else ""


def drawn(many: int, seed: int, only: list[str], without: list[str]) -> Iterator[Mutant]:
    """Mutants of the package; every possible place of a fault is equally likely."""
    files = [file.relative_to(ROOT) for file in sorted(SOURCE.rglob("*.py"))]
    wanted = [file for file in files if (not only or part_of(file) in only) and part_of(file) not in without]
    sites = [site for file in wanted for site in sites_of(file, ROOT)]
    Random(seed).shuffle(sites)
    yield from islice(filter(None, (site.mutant(ROOT) for site in sites)), many)


def learn(folder: Path, workers: int, without: list[str]) -> Reach:
    """Run all tests once, and record which of them reach which line."""
    environment = {**os.environ, "KINGDOM_REACH": str(folder), "KINGDOM_REACH_WITHOUT": " ".join(without)}
    command = [*PYTEST, "-p", "tests.mutation.reach", "-n", str(workers), "--dist", "loadfile", "tests"]
    if subprocess.run(command, cwd=ROOT, env=environment, stdout=sys.stderr, check=False).returncode:
        sys.exit("tests fail without any fault: mend them first")
    return Reach(folder, ROOT)


def affordable(tests: list[str], reach: Reach | Guess, most: float) -> list[str]:
    """The fastest tests, as many as fit into this many seconds; at least one."""
    spent = accumulate(reach.seconds.get(test, 0.0) for test in tests)
    return [test for at, (test, so_far) in enumerate(zip(tests, spent, strict=True)) if at == 0 or so_far <= most]


def interval(found: int, tried: int) -> tuple[float, float]:
    """The share that was found, as bounds (Wilson): few trials say little."""
    share, square = found / tried, CONFIDENT**2
    middle = (share + square / (2 * tried)) / (1 + square / tried)
    spread = CONFIDENT * sqrt(share * (1 - share) / tried + square / (4 * tried**2)) / (1 + square / tried)
    return max(0.0, middle - spread), min(1.0, middle + spread)


def passes(tests: list[str], copy: Path, seconds: float, limit: int | None = None) -> bool:
    """True if no test fails on a copy of the package; one that does not end in time fails.

    A test that no longer exists, as when a list of cases has become shorter, has noticed nothing. Nor has one that
    exceeds a limit of CPU seconds: then it is not known how long it takes without the fault.
    """
    environment = {**os.environ, "PYTHONPATH": str(copy / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    names = copy / "tests"
    names.write_text("\n".join(tests), encoding="utf-8")
    command = [*PYTEST, "-x", f"@{names}"]

    def hold() -> None:
        if limit is not None:
            resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 1))

    try:
        tried = subprocess.run(
            command, cwd=ROOT, env=environment, timeout=seconds, capture_output=True, check=False, preexec_fn=hold
        )
    except subprocess.TimeoutExpired:
        return limit is not None
    return tried.returncode not in (pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.INTERRUPTED)


def is_found(mutant: Mutant, tests: list[str], copy: Path, reach: Reach | Guess) -> bool:
    """True if a test that passes without the fault fails, or does not finish."""
    place = copy / mutant.path
    whole = place.read_text(encoding="utf-8")
    place.write_text(mutant.source, encoding="utf-8")
    guessed = isinstance(reach, Guess)
    steps = FILES if guessed else STEPS
    try:
        for part in (tests[start:end] for start, end in zip((0, *steps), steps, strict=False)):
            usual = sum(reach.seconds.get(test, 0.0) for test in part)
            patience = HOUR if guessed else PATIENCE + LONGER * usual
            if part and not passes(part, copy, patience, int(PATIENCE) if guessed else None):
                return True
        return False
    finally:
        place.write_text(whole, encoding="utf-8")


def copy_of_the_package(folder: Path) -> Path:
    """A copy of the package to put faults into, with the rules, which it reads."""
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__"))
    compileall.compile_dir(folder / "src", quiet=1)
    (folder / "docs").symlink_to(ROOT / "docs")
    return folder


def known(folder: Path, chosen: argparse.Namespace) -> Reach:
    """The book: as learned before, or learned now."""
    return Reach(folder, ROOT) if folder.is_dir() else learn(folder, chosen.jobs, chosen.without)


def main() -> None:
    parser = argparse.ArgumentParser(description="Put faults into the package and count those that the tests find.")
    parser.add_argument("--mutants", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--only", nargs="*", default=[], metavar="ROOM", help="core, rules, web …; all, if none is named"
    )
    parser.add_argument("--without", nargs="*", default=[], metavar="ROOM", help="rooms that are left out")
    parser.add_argument("--seconds", type=float, default=60.0, metavar="N", help="of tests that one fault is tried on")
    parser.add_argument("--reach", type=Path, metavar="FOLDER", help="keep here, or read here, which tests reach what")
    parser.add_argument("--guess", action="store_true", help="learn nothing first: try the test files that seem near")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="so many faults are tried at a time")
    chosen = parser.parse_args()
    faults = drawn(chosen.mutants, chosen.seed, chosen.only, chosen.without)
    tried: Counter[str] = Counter()
    found: Counter[str] = Counter()
    with tempfile.TemporaryDirectory(prefix="kingdom-mutants-") as folder:
        reach = Guess(ROOT) if chosen.guess else known(chosen.reach or Path(folder) / "reach", chosen)
        copies: SimpleQueue[Path] = SimpleQueue()
        for job in range(chosen.jobs):
            copies.put(copy_of_the_package(Path(folder) / str(job)))

        def judge(mutant: Mutant) -> tuple[Mutant, bool]:
            copy = copies.get()
            try:
                tests = affordable(reach.of(mutant.path, mutant.line, mutant.last), reach, chosen.seconds)
                tests += ALWAYS if part_of(mutant.path) in ENGINE else ()
                return mutant, is_found(mutant, tests, copy, reach)
            finally:
                copies.put(copy)

        with ThreadPoolExecutor(chosen.jobs) as pool:
            for mutant, killed in pool.map(judge, faults):
                group = "core, rules, modules" if part_of(mutant.path) in ENGINE else "the rest"
                tried[group] += 1
                found[group] += killed
                sys.stdout.write(f"{'found   ' if killed else 'SURVIVED'} {mutant}\n")
                sys.stdout.flush()
    for group, many in sorted(tried.items()):
        low, high = interval(found[group], many)
        share = found[group] / many
        sys.stdout.write(f"{group}: {found[group]} of {many} found, {share:.0%} ({low:.0%} to {high:.0%})\n")


if __name__ == "__main__":
    main()
