"""The order of test files: those that count, then slow ones, so that no worker is left alone with them at the end."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.counting import counts

HERE = Path(__file__).resolve().parent
LONG = (
    "bots/test_any_bot.py",
    "lab/test_cli_lab.py",
    "adapters/test_cli_play.py",
    "web/test_faults.py",
    "test_extending.py",
    "lab/test_report.py",
    "laws/test_leaks.py",
    "adapters/test_bench_web.py",
    "adapters/test_cli_serve.py",
    "laws/test_refusals.py",
    "laws/test_hidden_information.py",
    "web/test_hidden_information.py",
    "adapters/test_extras.py",
    "fast/test_differential.py",
    "rl/test_conformance.py",
    "lab/test_arena.py",
    "test_site.py",
    "test_architecture.py",
    "review/test_run.py",
)
"""Files whose tests take longer than their number suggests, slowest first. They come after the browser tests."""
SLOW = (
    "browser",
    *LONG,
    "web",
    "fast",
    "bots",
    "laws",
    "lessons",
    "installed",
    "lab",
    "adapters",
    "words",
    "records",
    "playthroughs",
)
"""Folders and files whose tests come first, in this order. Browsers stay open between them."""


def put_in_order(items: list[pytest.Item]) -> None:
    """Begin with the slowest. In a folder, that is the file with the most tests.

    But tests that count come before all others: a rule that has cached something would not compute it again.
    """
    many = Counter(item.path for item in items)
    places = {path: (not counts(path), rank(path), -tests, str(path)) for path, tests in many.items()}
    items.sort(key=lambda item: places[item.path])


def rank(path: Path) -> int:
    """The position of a file among the slow ones, or a position after them.

    >>> [rank(HERE / name) for name in ("browser/test_phone.py", "bots/test_any_bot.py")]
    [0, 1]
    >>> rank(HERE / "web/test_faults.py") < rank(HERE / "web/tables/test_tables.py") < rank(HERE / "store/test_logs.py")
    True
    """
    if not path.is_relative_to(HERE):
        return len(SLOW)
    name = path.relative_to(HERE).as_posix()
    known = [SLOW.index(one) for one in (name, name.partition("/")[0]) if one in SLOW]
    return known[0] if known else len(SLOW)
