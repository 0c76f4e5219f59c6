"""Which tests to try a fault on without the book: those whose files mention the faulty code, the best match first.

Learning which tests reach which line takes as long as running all tests. A guess takes no time but misses some tests,
so it finds fewer faults than the tests do: its result is a lower bound, and survivors have to be checked.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path

MOST_FILES = 8
SLOW = ("laws", "perft", "browser", "playthroughs", "mutation")
"""Folders whose tests cover everything and are slow, or cover nothing in the package."""
FOLDERS = {"cli": "adapters", "proof": "adapters", "text": "test_notation.py", "roster": "test_roster.py"}
"""The folders of the tests of a room, if not one with its name."""
PLAYING = {
    "fast/": ("fast/test_faults.py", "fast/test_differential.py"),
    "fast/seeing": ("fast/test_seeing.py",),
    "bots/steward/": ("bots/test_positions.py", "bots/test_any_bot.py", "bots/test_baron.py"),
    "bots/regent/": ("bots/test_regent.py", "review/test_regent_judge.py"),
    "game/": ("test_positions_by_hand.py", "test_positions.py", "test_records.py"),
    "game/config": ("adapters/test_configuration.py", "words/test_reasons.py"),
    "content/parts": ("content/test_scenarios_and_editions.py", "rulebook/test_quest.py"),
    "lab/plots": ("lab/test_report.py",),
    "lab/training/": ("lab/test_training.py",),
    "store/migrations/": ("store/test_upgrading.py",),
    "store/schema": ("store/test_upgrading.py",),
    "web/present/": ("web/present/table/test_table.py", "web/pages/table/test_games_by_forms.py"),
    "words/": ("words/test_said.py", "words/test_games.py"),
}
"""Tests that exercise a part without mentioning its internals: these come first. The longest matching prefix counts."""
IMPORTED, NAMED, SPOKEN, NEAR = 20, 30, 10, 15
"""The scores of a test file that imports the module, is named after it, mentions something it defines by a rare name,
or is in the folder of its room."""
MOST_TIMES = 4
RARE = 12
"""A name in more test files than this does not count."""


class Guess:
    """Test files for a place in the code, found by reading them."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.seconds: dict[str, float] = {}
        tests = sorted((root / "tests").rglob("test_*.py"))
        self.files = {
            str(path.relative_to(root)): path.read_text(encoding="utf-8")
            for path in tests
            if path.relative_to(root / "tests").parts[0] not in SLOW
        }

    def of(self, path: Path, first: int, last: int) -> list[str]:
        """The test files that best match these lines of a file."""
        module = ".".join(path.with_suffix("").parts[1:]).removesuffix(".__init__")
        names = [name for name in (module.rpartition(".")[2], *self.around(path, first)) if self.is_rare(name)]
        scores = {name: score(name, text, module, names) for name, text in self.files.items()}
        guessed = sorted((name for name in scores if scores[name]), key=lambda name: (-scores[name], name))
        return list(dict.fromkeys([*playing(path), *guessed]))[:MOST_FILES]

    def is_rare(self, name: str) -> bool:
        """True if a name distinguishes test files."""
        return len(name) > 2 and sum(name in text for text in self.files.values()) <= RARE

    def around(self, path: Path, line: int) -> tuple[str, ...]:
        """The functions and classes that a line is in; if there are none, what it defines."""
        found = []
        for node in ast.walk(_tree(self.root / path)):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Assign, ast.AnnAssign)):
                assert node.end_lineno is not None
                if node.lineno <= line <= node.end_lineno:
                    found += names_of(node)
        return tuple(found)


def playing(path: Path) -> list[str]:
    """The test files that exercise a part of the package, whatever they are about."""
    place = "/".join(path.parts[2:])
    begins = max((start for start in PLAYING if place.startswith(start)), key=len, default="")
    return [f"tests/{name}" for name in PLAYING.get(begins, ())]


def names_of(node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Assign | ast.AnnAssign) -> list[str]:
    """The names that a statement defines."""
    if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
        return [node.name.strip("_")]
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    return [target.id for target in targets if isinstance(target, ast.Name)]


def score(name: str, text: str, module: str, names: Sequence[str]) -> int:
    """The match of a test file with a module, and with rare names in it.

    >>> text = "from kingdom.web.tables.cache import TableCache"
    >>> score("tests/web/tables/test_cache.py", text, "kingdom.web.tables.cache", ["TableCache"])
    75
    """
    package, _, stem = module.rpartition(".")
    room = module.split(".")[1] if "." in module else ""
    imports = module in text or f"from {package} import {stem}" in text
    spoken = sum(min(len(re.findall(rf"\b{re.escape(one)}\b", text)), MOST_TIMES) for one in names)
    near = Path(name).parts[1] == FOLDERS.get(room, room)
    return IMPORTED * imports + NAMED * (stem.rstrip("s") in Path(name).stem) * near + SPOKEN * spoken + NEAR * near


@cache
def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))
