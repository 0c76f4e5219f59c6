"""How many faults the tests find: `make mutation`, or `python -m tests.mutation.run --mutants 40 --only core`.

Faults are drawn at random over the package, the same for the same seed. For each a copy of the package with that one
fault in it is tried on the tests that concern it, the quick ones first. Survivors are printed: each is a test to write,
or a line that makes no difference and can go.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random

from tests.mutation.mutants import Mutant, sites_of

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "kingdom"
ENGINE = ("core", "rules", "modules")
OF_THE_ENGINE = (
    ("tests/rulebook", "tests/perft", "tests/test_kernel.py", "tests/test_undo.py", "tests/test_interface.py"),
    ("tests/playthroughs", "tests/laws", "tests/content", "tests/test_telling.py", "tests/test_imagining.py"),
)
CONCERNED: dict[str, tuple[tuple[str, ...], ...]] = {
    **dict.fromkeys(ENGINE, OF_THE_ENGINE),
    "bots": (("tests/bots/test_baron.py", "tests/bots/test_positions.py"), ("tests/bots",)),
    "cli": (("tests/adapters", "tests/content/test_commands.py"), ("tests/lab/test_cli_*.py",)),
    "content": (("tests/content",), ("tests/rulebook", "tests/adapters")),
    "fast": (("tests/fast",),),
    "game": (("tests/test_*.py",), ("tests/rulebook", "tests/laws", "tests/adapters")),
    "lab": (("tests/lab",),),
    "proof": (("tests/adapters/test_watching_laws.py", "tests/adapters/test_cli_simulate.py"), ("tests/laws",)),
    "rulebook": (("tests/test_clauses.py", "tests/adapters"), ("tests/web/test_pages_re*.py",)),
    "store": (("tests/store",), ("tests/web/test_tables.py", "tests/web/test_acting.py", "tests/web/test_bots.py")),
    "text": (("tests/test_notation.py", "tests/adapters/test_picture.py"), ("tests/adapters", "tests/test_*.py")),
    "web": (("tests/web",),),
    "words": (("tests/adapters", "tests/web/test_texts*.py", "tests/words"), ("tests/web",)),
}
"""The tests that concern a part of the package, in the order in which they are tried."""
ELSEWHERE = (("tests/test_*.py", "tests/adapters"),)


def part_of(path: Path) -> str:
    """The room of a file: `core` for src/kingdom/core/state.py."""
    inner = path.relative_to(SOURCE.relative_to(ROOT)).parts
    return inner[0] if len(inner) > 1 else ""


def drawn(many: int, seed: int, only: list[str]) -> Iterator[Mutant]:
    """Mutants of the package, each place that can be at fault as likely as any other."""
    files = [file.relative_to(ROOT) for file in sorted(SOURCE.rglob("*.py"))]
    sites = [site for file in files if not only or part_of(file) in only for site in sites_of(file, ROOT)]
    Random(seed).shuffle(sites)
    yield from islice(filter(None, (site.mutant(ROOT) for site in sites)), many)


def passes(tests: tuple[str, ...], copy: Path, seconds: float) -> bool:
    """Whether all of these tests pass on a copy of the package; those that do not end in time do not."""
    environment = {**os.environ, "PYTHONPATH": str(copy / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    paths = [str(found) for test in tests for found in sorted(ROOT.glob(test))]
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-m", "not browser", *paths]
    try:
        tried = subprocess.run(command, cwd=ROOT, env=environment, timeout=seconds, capture_output=True, check=False)
    except subprocess.TimeoutExpired:
        return False
    return tried.returncode == 0


def is_found(mutant: Mutant, copy: Path, seconds: float) -> bool:
    """Whether a test fails that passes without the fault."""
    place = copy / mutant.path
    whole = place.read_text(encoding="utf-8")
    place.write_text(mutant.source, encoding="utf-8")
    try:
        return not all(passes(tests, copy, seconds) for tests in concerned(mutant.path))
    finally:
        place.write_text(whole, encoding="utf-8")


def concerned(path: Path) -> tuple[tuple[str, ...], ...]:
    """The tests that concern a file."""
    return CONCERNED.get(part_of(path), ELSEWHERE)


def main() -> None:
    parser = argparse.ArgumentParser(description="Put faults into the package and count those that the tests find.")
    parser.add_argument("--mutants", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--only", nargs="*", default=[], metavar="ROOM", help="core, rules, web …; all, if none is named"
    )
    parser.add_argument("--timeout", type=float, default=900.0, metavar="SECONDS", help="for the tests of one mutant")
    chosen = parser.parse_args()
    tried: Counter[str] = Counter()
    found: Counter[str] = Counter()
    sound: set[tuple[str, ...]] = set()
    with tempfile.TemporaryDirectory(prefix="kingdom-mutants-") as folder:
        copy = Path(folder)
        shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("__pycache__"))
        for mutant in drawn(chosen.mutants, chosen.seed, chosen.only):
            for tests in set(concerned(mutant.path)) - sound:
                if not passes(tests, copy, chosen.timeout):
                    parser.exit(1, f"{' '.join(tests)}: these fail without any fault: mend them first\n")
                sound.add(tests)
            group = "core, rules, modules" if part_of(mutant.path) in ENGINE else "the rest"
            tried[group] += 1
            killed = is_found(mutant, copy, chosen.timeout)
            found[group] += killed
            sys.stdout.write(f"{'found   ' if killed else 'SURVIVED'} {mutant}\n")
            sys.stdout.flush()
    for group, many in sorted(tried.items()):
        sys.stdout.write(f"{group}: {found[group]} of {many} found, {found[group] / many:.0%}\n")


if __name__ == "__main__":
    main()
