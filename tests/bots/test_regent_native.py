"""What the desk asks for in C++: the same answers as by the functions as they are written, and when it is used."""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from kingdom.bots.regent import native, trial
from kingdom.bots.regent.compiled import COMPILED
from kingdom.bots.regent.desk import MOST_ACTIONS, Desk
from kingdom.bots.regent.planner import PLANS
from kingdom.bots.regent.trial import WORDS, WORTHS
from kingdom.bots.regent.value import ROOM
from kingdom.bots.regent.weights import shipped
from kingdom.fast import cpp, engine
from kingdom.fast import numbers as a
from kingdom.fast import row as r
from kingdom.fast.compiled import cache_folder
from kingdom.fast.hidden import SCRATCH
from kingdom.fast.numbers import MOST_LEGAL
from tests.kit.rooms import fractions, integers, nothing_compiled, positions

needs_compiler = pytest.mark.skipif(cpp.compiler() is None, reason="needs a C++ compiler")
as_written = pytest.mark.skipif(COMPILED, reason="looks at the functions as they are written")
QUICK = tuple(one for one in cpp.OPTIONS if one != "-O3")
ROOT = Path(__file__).parents[2]
EVERYTHING = {"players": 2, "modules": ("menace", "advisors", "quest")}


@pytest.fixture
def fresh(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[pytest.MonkeyPatch]:
    yield from nothing_compiled(monkeypatch, tmp_path)


# --- the compiler


def test_the_compiler_is_the_one_that_is_named_or_a_usual_one(fresh: pytest.MonkeyPatch) -> None:
    fresh.setattr(cpp.shutil, "which", lambda name: f"/bin/{name}" if name in ("g++", "mine") else None)
    fresh.setattr(cpp.sys, "platform", "linux")
    for named, expected in (("mine", "/bin/mine"), ("", None), ("lost", None)):
        fresh.setenv("CXX", named)
        assert cpp.compiler() == expected
    fresh.delenv("CXX")
    assert cpp.compiler() == "/bin/g++"


@pytest.mark.parametrize(("answer", "expected"), [(0, "/bin/c++"), (2, None)])
def test_a_mac_is_asked_first_whether_its_compiler_is_one(
    fresh: pytest.MonkeyPatch, answer: int, expected: str | None
) -> None:
    asked: list[Any] = []
    fresh.delenv("CXX", raising=False)
    fresh.setattr(cpp.sys, "platform", "darwin")
    fresh.setattr(cpp.shutil, "which", lambda name: f"/bin/{name}")
    fresh.setattr(
        cpp.subprocess, "run", lambda given, **more: asked.append(given) or SimpleNamespace(returncode=answer)
    )
    assert cpp.compiler() == expected
    assert asked == [["xcode-select", "-p"]]


@needs_compiler
def test_what_was_compiled_is_kept_and_nothing_half_done_is_left(fresh: pytest.MonkeyPatch) -> None:
    source = 'extern "C" int answer() { return %d; }'
    assert cpp.library(source % 42, QUICK).answer() == 42
    assert cpp.library("no C++ at all", QUICK) is None
    assert [one.suffix for one in cache_folder().iterdir()] == [".so"]
    cpp.library.cache_clear()
    fresh.setattr(cpp.subprocess, "run", None)
    assert cpp.library(source % 42, QUICK).answer() == 42, "nothing is compiled twice"


def test_a_compiler_that_hangs_or_cannot_be_started_is_as_good_as_none(fresh: pytest.MonkeyPatch) -> None:
    fresh.setattr(cpp, "compiler", lambda: sys.executable)
    for error in (subprocess.TimeoutExpired("c++", 1), PermissionError()):

        def fails(*given: Any, timeout: int, error: Exception = error, **more: Any) -> None:
            assert timeout == cpp.LONGEST
            raise error

        fresh.setattr(cpp.subprocess, "run", fails)
        cpp.library.cache_clear()
        assert cpp.library("int none;") is None


# --- answers


class Asked:
    """The room of a desk twice: for the functions as they are written, and for C++ with numbers as wide as Python's."""

    def __init__(self, weights: list[float]) -> None:
        self.rows, self.out, self.plans = integers(3 * r.SIZE), integers(MOST_LEGAL), integers(PLANS)
        self.actions, self.left, self.scratch = integers(MOST_ACTIONS * WORDS), integers(9), integers(SCRATCH)
        self.floats, self.worths, self.totals = fractions(ROOM), fractions(WORTHS), fractions(MOST_ACTIONS)
        self.weights = weights
        far, short, wide = ctypes.c_longlong, ctypes.c_short, ctypes.c_double
        self.kinds = (short, far, wide, wide, wide, wide, ctypes.c_byte, short, short, short)
        self.theirs = [(kind * len(one))(*one) for kind, one in zip(self.kinds, self.room, strict=True)]

    @property
    def room(self) -> tuple[Any, ...]:
        return (
            self.actions, self.left, self.weights, self.floats, self.worths, self.totals, self.rows, self.plans,
            self.scratch, self.out,
        )  # fmt: skip

    def both(self, perform: native.Perform, table: Any, row: Any, what: int, *given: int) -> float:
        """The answer, and the row changes; all that both have written is compared."""
        printed, there = (ctypes.c_short * len(table))(*table), (ctypes.c_byte * r.SIZE)(*row)
        found = trial.perform(what, table, row, *given, *self.room)
        assert perform(what, printed, there, *given, *self.theirs) == found
        assert list(there) == list(row)
        for mine, theirs in zip(self.room, self.theirs, strict=True):
            assert list(mine) == list(theirs)
        return found

    def put_action(self, number: int) -> None:
        """The one action that is tried."""
        for actions in (self.actions, self.theirs[0]):
            actions[0], actions[1] = number, -1


@needs_compiler
@as_written
def test_each_answer_in_cpp_is_that_of_the_function_as_it_is_written(fresh: pytest.MonkeyPatch) -> None:
    text = native.text()
    fresh.setattr(native, "text", lambda: f"#define float double\n{text}")
    perform = native.built(QUICK)
    assert perform is not None
    made, asked, seen = engine(**EVERYTHING), Asked([float(one) for one in shipped()]), set()
    for row, seat in positions(made, 5, 17):
        ask = partial(asked.both, perform, made.table, row)
        phase, half = row[r.PHASE], row[r.SEATS + seat * r.SEAT + r.HALF]
        ask(trial.APPRAISE, seat, 0, 0, 0)
        if phase == r.CHOICE and not half and not row[r.TURN] & 1:
            assert ask(trial.OFFERS, seat, 4, 0, 0) == 4
            seen.add(trial.OFFERS)
        if phase == r.CHOICE and not half and row[r.TURN] & 1:
            asked.put_action(a.SELECT)
            ask(trial.TRY, seat, 1, 2, 11)
            seen.add(trial.TRY)
        if phase not in (r.CHOICE, r.DRAFT) and not half:
            ask(trial.FORESEE, seat, 0, 2, 7)
            ask(trial.PLAN, seat, 1, 3, 9)
            ask(trial.NEXT, seat, 0, 0, 0)
            seen.add(trial.PLAN)
        ask(trial.WON, seat, 0, 0, 0)
        assert ask(trial.LEGAL, seat, 0, 0, 0)
        ask(trial.APPLY, seat, asked.out[0], 0, 0)
    assert seen == {trial.OFFERS, trial.TRY, trial.PLAN}


# --- the bot

GAME = """
import hashlib, kingdom
import numpy as np
from kingdom.bots.bot import Budget
from kingdom.bots.match import play_out
from kingdom.bots.regent import native, trial
from kingdom.bots.regent.bot import Regent
from kingdom.bots.regent.desk import Desk
from kingdom.bots.steward import Steward
from kingdom.fast import calls, engine

game = kingdom.new_game(seed=4, modules=("menace", "advisors", "quest"))
play_out(game, [Regent(1), Steward(2)], [Budget(simulations=12)] * 2)
assert Desk(engine(players=1), np.zeros(9)).weights.dtype == np.float32
alone = kingdom.new_game(seed=15001, scenario="the_thief_guild")
play_out(alone, [Regent(1)], [Budget(simulations=12)])
compiled = [name for name, one in vars(calls).items() if getattr(one, "signatures", ())]
print(native.perform() is not None, len(trial.perform.signatures), compiled, game.is_over)
print(hashlib.sha256((game.record().to_json() + alone.record().to_json()).encode()).hexdigest())
"""


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Compiled once for all of these tests."""
    return tmp_path_factory.mktemp("cache")


def compiled(cache: Path, *words: str, **more: str) -> list[str]:
    """What a process of its own prints, in compiled code."""
    environment = {**os.environ, "KINGDOM_FAST": "compiled", "KINGDOM_FAST_CACHE": str(cache), **more}
    done = subprocess.run(
        [sys.executable, *words], env=environment, capture_output=True, text=True, timeout=1200, check=False, cwd=ROOT
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.splitlines()


@needs_compiler
def test_a_bot_in_compiled_code_asks_cpp_and_has_nothing_compiled_by_numba_when_a_clock_runs(cache: Path) -> None:
    """Only what begins a game is, before the first decision; the ruleset is one that can be lost at any time."""
    assert compiled(cache, "-c", GAME)[0] == "True 0 ['start'] True"


@needs_compiler
def test_the_judge_of_reviews_passes_its_own_tests_in_compiled_code(cache: Path) -> None:
    """Half of them would take minutes as the functions are written, and are skipped there."""
    *_, last = compiled(cache, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/review/test_regent_judge.py")
    assert "skipped" not in last
    assert "passed" in last


@pytest.mark.skipif(not COMPILED, reason="numba compiles for minutes: `make test-deep`")
@needs_compiler
def test_a_game_in_cpp_is_the_game_by_numba(cache: Path) -> None:
    (_, in_cpp), (told, by_numba) = compiled(cache, "-c", GAME), compiled(cache, "-c", GAME, CXX="")
    assert told == "False 1 ['start'] True"
    assert in_cpp == by_numba


@as_written
def test_where_rows_are_lists_nothing_is_asked_in_cpp() -> None:
    assert native.perform() is None
    desk = Desk(engine(players=2), shipped())
    assert desk.legal(desk.engine.begin(seed=1), 0)
