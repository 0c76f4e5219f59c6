"""Every rule of the engine with its clause, one to a line: written by `python -m tests.rulebook.hooks`.

A rule that moves to another clause, or to another hook, changes a line of `hooks.txt`: its diff is the review.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from kingdom.core.module import Hook, Module
from tests.kit.texts import ALL

GOLDEN = Path(__file__).with_name("hooks.txt")


def hooks() -> list[Hook]:
    """The hooks of all modules of the package."""
    modules = {one.name: one for code in ALL for one in vars(code).values() if isinstance(one, Module)}
    return [hook for module in modules.values() for hook in module.hooks]


def key(what: Any) -> str:
    """What a hook hangs on: a phase, a kind of action, duty or event, a question, or nothing."""
    if what is None:
        return "-"
    name = getattr(what, "__name__", None) or getattr(what, "name", None)
    assert isinstance(name, str), what
    return name.replace(" ", "_")


def table() -> str:
    lines = {
        f"{hook.clause:7} {hook.module:16} {hook.verb:10} {key(hook.key):24} {hook.stage:2d} {hook.call.__name__}"
        for hook in hooks()
    }
    return "".join(f"{line}\n" for line in sorted(lines))


if __name__ == "__main__":
    GOLDEN.write_text(table(), encoding="utf-8")
    sys.stderr.write(f"written: {GOLDEN}\n")
