"""In which order files of tests come: what counts, then what takes long, so that no worker is left alone with it."""

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
    "review/test_reviewing.py",
)
"""Files whose tests take longer than their number tells, the longest first. They come after those of the browser."""
SLOW = (
    "browser",
    *LONG,
    "web",
    "fast",
    "bots",
    "laws",
    "lessons",
    "lab",
    "adapters",
    "words",
    "records",
    "playthroughs",
)
"""Folders and files whose tests come first, in this order. Browsers stay open between them."""


def put_in_order(items: list[pytest.Item]) -> None:
    """Begin with what takes longest. In a folder, that is where most tests are.

    But what counts comes before all else: a rule that has remembered something would not work it out again.
    """
    many = Counter(item.path for item in items)
    places = {path: (not counts(path), rank(path), -tests, str(path)) for path, tests in many.items()}
    items.sort(key=lambda item: places[item.path])


def rank(path: Path) -> int:
    """The place of a file among those that are slow, or a place after them.

    >>> [rank(HERE / name) for name in ("browser/test_phone.py", "bots/test_any_bot.py")]
    [0, 1]
    >>> rank(HERE / "web/test_faults.py") < rank(HERE / "web/test_tables.py") < rank(HERE / "store/test_logs.py")
    True
    """
    if not path.is_relative_to(HERE):
        return len(SLOW)
    name = path.relative_to(HERE).as_posix()
    known = [SLOW.index(one) for one in (name, name.partition("/")[0]) if one in SLOW]
    return known[0] if known else len(SLOW)
