"""Faults put into the fast engine on purpose are found: by a game beside the definition, or by looking at positions.

Each is one change of one line of a copy of the package, played in place of the real one.
"""

from __future__ import annotations

import importlib.util
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import kingdom
import kingdom.fast
from kingdom.game.rulesets import rulesets
from tests.kit.rooms import interpret

PACKAGE = Path(kingdom.fast.__file__).parent
BESIDE = ("tests.kit.comparison", "tests.kit.observations", "tests.fast.test_seeing")
"""Modules of the tests that hold on to the fast engine."""
MOST_GAMES = 400

RATS, FROST = "two+menace:giant_rats+thieves", "two+menace:frost_giants+shadows"
PLAYED = [
    ("building", ">= FULL_ALCHEMY and", "> FULL_ALCHEMY and", "two"),
    ("building", "and not (t[c.MENACED] and frozen(row, card)):", "and True:", "two+menace:frost_giants+thieves"),
    ("production", "row[b + r.TRAINING] ^= 1", "row[b + r.TRAINING] = 1", "two"),
    ("production", "if left != right:", "if left >= right:", "two"),
    ("production", "elif left >= ENOUGH:", "elif left > ENOUGH:", "solo"),
    ("production", "made -= row[r.COVERED + icon]", "made -= 0", RATS),
    ("choice", "-row[r.STATUS + card] if row[r.STATUS + card] else r.DISCARDED", "r.DISCARDED", "two"),
    ("choice", "way = how if here == card else", "way = how if here != card else", "two"),
    ("choice", "traps -= row[b + r.HALF_HOW] & 1", "traps -= 0", "two"),
    ("choice", "(round_ + 1) & 1 if round_", "round_ & 1 if round_", "two"),
    ("planning", "row[b + r.STOCK + r.SOLDIER] += 1", "row[b + r.STOCK + r.SOLDIER] += 0", "two+advisors"),
    ("menace", "there = min(count, row[r.VERMIN_N])", "there = min(1, row[r.VERMIN_N])", RATS),
    ("menace", "store(t, row, r.SEATS + (seat ^ 1) * r.SEAT, resource)", "store(t, row, b, resource)", FROST),
    ("menace", "row[b + r.BESIDE] > MOST_BESIDE", "row[b + r.BESIDE] >= MOST_BESIDE", "the_thief_guild"),
    ("combat", "if t[c.BREEDING] and row[here] >= r.VERMIN:", "if False:", "rats_everywhere"),
    ("quest", "if row[b + r.STEPS_DONE + board] >> number & 1:", "if False:", "two+quest"),
    ("advisors", "row[r.AREA_N + area] <= row[r.AREA_N + 1 - area]", "True", "two+advisors"),
    ("advisors", "row[r.STATUS + card] = r.RETURNED + seat", "row[r.STATUS + card] = 0", "two+advisors"),
    ("flow", "row[r.STATUS + card] = status - r.SPENT + r.SERVING", "pass", "two+advisors"),
    ("solo", "if number < UNSEEN:", "if number <= UNSEEN:", "solo"),
    ("solo", "row[B + r.SPIES + 1] += 1", "pass", "solo"),
    ("solo", "row[B + r.SEARCHES] < t[c.SEARCH_LIMIT] and", "", "solo/printed"),
    ("ending", "found += built < t[c.NEEDS + need]", "found += 0", "the_frozen_north"),
    ("tables", "t[c.SOLDIERS + card] = kind.soldiers", "t[c.SOLDIERS + card] = 2", "two+advisors"),
]
LOOKED_AT = [
    ("seeing", "if status == 0 or remembers(t, status, seat):", "if True:"),
    ("seeing", "if status > 0 and not remembers(t, status, seat):", "if False:"),
    (
        "seeing",
        "hidden += tell_seat(t, then, seat ^ 1, seat, 0, 1, out)",
        "hidden += tell_seat(t, row, seat ^ 1, seat, 0, 1, out)",
    ),
    ("seeing", "status = then[r.STATUS + card] - (seat ^ 1)", "status = row[r.STATUS + card] - (seat ^ 1)"),
    ("seeing", "if remembers(t, -status, seat):", "if True:"),
    ("seeing", "row[r.SEATS + whose * r.SEAT + r.DONE]", "row[r.SEATS + seat * r.SEAT + r.DONE]"),
    ("hidden", "scratch[BEARS + n] = row[r.STATUS + card]", "scratch[BEARS + n] = 0"),
    ("hidden", "out[b + k] = seen[b + k]", "pass"),
    ("hidden", "scratch[GROUP + k] = -1", "pass"),
]


@pytest.fixture
def faulty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the package, interpreted, and the real one back in its place afterwards."""
    interpret(monkeypatch)
    copy = tmp_path / "fast"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    kept = {name: module for name, module in sys.modules.items() if ours(name)}
    yield copy
    for name in [name for name in sys.modules if ours(name)]:
        del sys.modules[name]
    sys.modules.update(kept)
    kingdom.fast = kept["kingdom.fast"]


def ours(name: str) -> bool:
    return name == "kingdom.fast" or name.startswith("kingdom.fast.") or name in BESIDE


def put(copy: Path, file: str, right: str, wrong: str) -> None:
    """Change a line of the copy, and let it be the package from now on."""
    path = copy / f"{file}.py"
    text = path.read_text(encoding="utf-8")
    assert right in text, f"{file}.py has changed: find another fault"
    path.write_text(text.replace(right, wrong, 1), encoding="utf-8")
    for name in [name for name in sys.modules if ours(name)]:
        del sys.modules[name]
    spec = importlib.util.spec_from_file_location(
        "kingdom.fast", copy / "__init__.py", submodule_search_locations=[str(copy)]
    )
    assert spec is not None
    assert spec.loader is not None
    module: ModuleType = importlib.util.module_from_spec(spec)
    sys.modules["kingdom.fast"] = kingdom.fast = module
    spec.loader.exec_module(module)


@pytest.mark.parametrize(("file", "right", "wrong", "ruleset"), PLAYED, ids=[f"{f[0]}-{f[2]}" for f in PLAYED])
def test_a_fault_is_found_by_a_game(file: str, right: str, wrong: str, ruleset: str, faulty: Path) -> None:
    put(faulty, file, right, wrong)
    from tests.kit.comparison import walk

    def games() -> None:
        for seed in range(MOST_GAMES):
            walk(rulesets()[ruleset], seed)

    with pytest.raises(Exception):  # noqa: B017, PT011 - a wrong engine may also fail outright
        games()


@pytest.mark.parametrize(("file", "right", "wrong"), LOOKED_AT, ids=[f"{f[0]}-{k}" for k, f in enumerate(LOOKED_AT)])
def test_a_fault_is_found_by_looking(file: str, right: str, wrong: str, faulty: Path) -> None:
    put(faulty, file, right, wrong)
    from tests.fast.test_seeing import test_nothing_hidden_is_in_an_observation_and_another_deal_looks_the_same as look

    def looks() -> None:
        for name in ("two", "two+menace+advisors+quest"):
            look(name)

    with pytest.raises(Exception):  # noqa: B017, PT011
        looks()
