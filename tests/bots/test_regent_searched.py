"""Games of the regent with every decision searched: what is tried, what is played, and the same games translated."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from kingdom.bots.regent import searched, selfplay, thinking
from kingdom.bots.regent.compiled import COMPILED
from kingdom.bots.regent.desk import Desk
from kingdom.bots.regent.planner import PLANS
from kingdom.bots.regent.thinking import MOST_LINES, complete_at_once, list_actions, think_turn, think_window
from kingdom.bots.regent.trial import WORDS, WORTHS
from kingdom.bots.regent.value import ROOM
from kingdom.bots.regent.weights import by_hand, shipped
from kingdom.bots.regent.windows import Window
from kingdom.fast import dealing, deciding, engine
from kingdom.fast import row as r
from kingdom.fast.engine import Engine
from kingdom.fast.gpu.source import rules
from kingdom.fast.hidden import SCRATCH
from kingdom.fast.lists import at
from kingdom.fast.numbers import MOST_LEGAL
from kingdom.game.rulesets import rulesets
from kingdom.lab.training.native import NUMBERS
from tests.kit.rooms import fractions, integers, positions

pytestmark = pytest.mark.skipif(COMPILED, reason="looks at the functions as they are written")
EVERYTHING = {"modules": ("menace", "advisors", "quest")}


class Room:
    """What the functions write to."""

    def __init__(self, weights: Any) -> None:
        self.weights = weights
        self.rows, self.out, self.plans = integers(4 * r.SIZE), integers(MOST_LEGAL), integers(PLANS)
        self.actions, self.left, self.scratch = integers(MOST_LINES * WORDS), integers(MOST_LINES), integers(SCRATCH)
        self.floats, self.worths, self.totals = fractions(ROOM), fractions(WORTHS), fractions(MOST_LINES)

    def listed(self, made: Engine, row: Any, seat: int, which: int) -> list[tuple[int, ...]]:
        count = list_actions(made.table, row, seat, which, self.actions, self.rows[: r.SIZE], self.out)
        lines = [self.actions[k * WORDS : (k + 1) * WORDS] for k in range(count)]
        return sorted(tuple(line[: (*line, -1).index(-1)]) for line in lines)

    def turn(self, made: Engine, row: Any, seat: int, trials: int, stray: int = 0) -> None:
        think_turn(
            made.table, row, seat, 5, self.weights, self.floats, self.worths, self.totals, self.actions, self.left,
            self.rows, self.plans, self.scratch, self.out, trials, stray,
        )  # fmt: skip

    def window(self, made: Engine, row: Any, seat: int, tries: int) -> None:
        think_window(
            made.table, row, seat, 5, self.weights, self.floats, self.worths, self.actions, self.rows, self.plans,
            self.scratch, self.out, tries,
        )  # fmt: skip


def in_window(row: Any) -> bool:
    return row[r.PHASE] not in (r.CHOICE, r.DRAFT)


@pytest.mark.parametrize("players", [1, 2])
def test_whole_actions_are_listed_as_at_the_desk(players: int) -> None:
    made = engine(players=players, **EVERYTHING)
    desk, here = Desk(made, by_hand()), Room(by_hand())
    several = 0
    for row, seat in positions(made, 3, 5):
        expected = sorted(desk.sequences(row, seat))
        if len(expected) <= MOST_LINES:
            assert here.listed(made, row, seat, thinking.ALL) == expected
            several += max(map(len, expected)) > 1
        else:
            assert len(here.listed(made, row, seat, thinking.ALL)) == MOST_LINES
    assert several


@pytest.mark.parametrize("players", [1, 2])
def test_what_a_plan_does_not_consider_is_listed_as_in_a_window(players: int) -> None:
    made = engine(players=players, **EVERYTHING)
    desk, here, found = Desk(made, by_hand()), Room(by_hand()), 0
    for row, seat in positions(made, 4, 5):
        if in_window(row) and not row[r.SEATS + seat * r.SEAT + r.HALF]:
            window = Window.__new__(Window)
            window.desk, window.row, window.seat, window.b = desk, row, seat, r.SEATS + seat * r.SEAT
            at_once = len(list(window._at_once()))
            words = list(window.specials())
            expected = sorted(numbers for (numbers,) in words[: len(words) - at_once])
            assert here.listed(made, row, seat, thinking.SPECIALS) == expected
            found += len(expected)
    assert found


def test_a_card_is_completed_at_once_as_in_a_window() -> None:
    made = engine(players=2)
    desk, completed = Desk(made, by_hand()), 0
    for row, seat in positions(made, 6, 9):
        b = r.SEATS + seat * r.SEAT
        if row[r.PHASE] != r.COMBAT and in_window(row) and row[b + r.SITES_N]:
            row[b + r.STOCK + r.KRYSTALLIUM], row[b + r.STOCK + r.SOLDIER] = 3, 1
            window = Window.__new__(Window)
            window.desk, window.row, window.seat, window.b = desk, row, seat, b
            expected = [window.after(words) for words in window._at_once()]
            after = []
            for k in range(row[b + r.SITES_N]):
                copy = row.copy()
                if complete_at_once(made.table, copy, seat, row[at(r.SITE, r.SITE_CAP, seat, k)]):
                    after.append(copy)
                else:
                    assert copy == row
            assert after == expected
            completed += len(after)
    assert completed


def test_a_turn_plays_the_action_that_was_worth_most_or_strays() -> None:
    made = engine(players=1)
    row, here = made.begin(seed=2), Room(by_hand())
    desk = Desk(made, by_hand())
    listed = here.listed(made, row, 0, thinking.TURNS)
    played = row.copy()
    here.turn(made, played, 0, 2)
    best, second = here.left[0], here.left[1]
    assert here.totals[best] >= here.totals[second]
    numbers = [int(number) for number in here.actions[best * WORDS : (best + 1) * WORDS]]
    assert played == desk.after(row, 0, numbers[: numbers.index(-1)])

    here.totals[:] = fractions(MOST_LINES)
    strayed = row.copy()
    here.turn(made, strayed, 0, 2, 100)
    assert not any(here.totals), "nothing is tried"
    assert strayed in [desk.after(row, 0, numbers) for numbers in listed]


def test_a_window_is_played_to_its_end_or_a_special_action_is_done() -> None:
    made = engine(players=1, **EVERYTHING)
    here, ended = Room(by_hand()), 0
    for row, seat in positions(made, 8, 12):
        if in_window(row):
            before = row.copy()
            here.window(made, row, seat, 3)
            assert row != before
            ended += row[r.PHASE] != before[r.PHASE]
    assert ended


# --- translated

PLAY = """
extern "C" void play(const short* table, long long seed, double* w, int most, int trials, signed char* row,
                     double* records, double* results) {
  Tab t{table};
  static Byte rows[4 * SIZE];
  static double f[ROOM], worths[WORTHS], totals[LINES];
  static short actions[LINES * WORDS], left[LINES], plans[PLANS], scratch[SCRATCH], out[MOST_LEGAL];
  int told = 0;
  dealing_deal(t, row, (Seed)seed);
  for (int step = 0; step < most && row[PHASE] != OVER; step++) {
    told = searched_tell(t, row, told, records, 0);
    searched_think(t, row, deciding_to_move(t, row), (Seed)seed * APART_ + (Seed)step * STEP_, w, (double*)f,
                   (double*)worths, (double*)totals, (short*)actions, (short*)left, (Byte*)rows, (short*)plans,
                   (short*)scratch, (short*)out, trials, 4);
  }
  selfplay_conclude(t, row, results, 0);
}
"""
CALLED = (searched.think, searched.tell, selfplay.conclude, dealing.deal, deciding.to_move)
RECORDS = selfplay.ROUNDS_TOLD * 2 * selfplay.RECORD


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> ctypes.CDLL:
    """The games of all rulesets in C++, with numbers as wide as those of Python."""
    if shutil.which("g++") is None:
        pytest.skip("needs a C++ compiler")
    folder: Path = tmp_path_factory.mktemp("searched")
    distances = {"APART_": searched.APART, "STEP_": searched.STEP}
    written = rules(None, CALLED, **NUMBERS, **distances)
    (folder / "games.cpp").write_text(f"#define float double\n{written}{PLAY}")
    options = ("-std=c++17", "-ffp-contract=off", "-shared", "-fPIC", "-w")
    subprocess.run(["g++", *options, "-o", folder / "games.so", folder / "games.cpp"], check=True)
    return ctypes.CDLL(str(folder / "games.so"))


@pytest.mark.parametrize(
    ("name", "most"), [("solo+advisors", 4000), ("two+menace+advisors+quest", 9), ("the_frozen_north", 12)]
)
def test_translated_games_are_the_same_ones(library: ctypes.CDLL, name: str, most: int) -> None:
    made, weights, seed = engine(**rulesets()[name]), [float(one) for one in shipped()], 17
    here, row, told = Room(weights), integers(r.SIZE), 0
    records, results = fractions(RECORDS), fractions(selfplay.RESULTS)
    dealing.deal(made.table, row, seed)
    for step in range(most):
        if row[r.PHASE] == r.OVER:
            break
        told = searched.tell(made.table, row, told, records, 0)
        searched.think(
            made.table, row, deciding.to_move(made.table, row), seed * searched.APART + step * searched.STEP, weights,
            here.floats, here.worths, here.totals, here.actions, here.left, here.rows, here.plans, here.scratch,
            here.out, 1, 4,
        )  # fmt: skip
    selfplay.conclude(made.table, row, results, 0)

    table = (ctypes.c_short * len(made.table))(*made.table)
    theirs = (ctypes.c_byte * r.SIZE)()
    numbers = [(ctypes.c_double * len(one))(*one) for one in (weights, [0.0] * RECORDS, [0.0] * len(results))]
    library.play(table, ctypes.c_longlong(seed), numbers[0], most, 1, theirs, numbers[1], numbers[2])
    assert list(theirs) == list(row)
    assert list(numbers[1]) == list(records)
    assert list(numbers[2]) == list(results)
    assert any(records) == (name == "solo+advisors")
