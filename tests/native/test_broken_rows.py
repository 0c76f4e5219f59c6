"""Rows that no game leads to are answered or refused with a reason, and never bring the interpreter down."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from kingdom import fast
from kingdom.fast import row as r
from kingdom.native import Refused, is_native

FUZZ = Path(__file__).with_name("fuzz.py")
needs_library = pytest.mark.skipif(not is_native(), reason="needs the native core")


@needs_library
def test_broken_rows_never_bring_the_interpreter_down() -> None:
    command = [sys.executable, "-X", "faulthandler", str(FUZZ), "--seconds", "4"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=Path(__file__).parents[2])

    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("native True, answered ")


@needs_library
@pytest.mark.parametrize(
    ("place", "number"), [(r.PHASE, 11), (r.AREA_N, 21), (r.SEATS + r.HAND_N, 9), (r.STATUS, 78), (r.ROUND, -1)]
)
def test_a_number_that_no_position_has_is_refused(place: int, number: int) -> None:
    made = fast.engine(players=2)
    row = made.begin(seed=1)
    row[place] = number
    with pytest.raises(Refused, match="row holds numbers that no position has"):
        made.apply(row, 0, 0)


@needs_library
def test_a_card_under_construction_twice_is_refused() -> None:
    made = fast.engine(players=2)
    row = made.begin(seed=1)
    row[r.SEATS + r.SITES_N] = 2
    row[r.SITE], row[r.SITE + 1] = 5, 5
    with pytest.raises(Refused):
        made.scores(row)
    row[r.SITE + 1] = 6
    assert len(made.scores(row)) == 2


@needs_library
def test_a_row_that_is_cut_and_a_seat_that_is_not_there_are_refused() -> None:
    made = fast.engine(players=2)
    row = made.begin(seed=1)
    with pytest.raises(Refused, match="holds 700 numbers, and 808 are needed"):
        made.scores(row[:700])
    with pytest.raises(Refused, match="seat is 2, which is not between 0 and 1"):
        made.observe(row, row, 2)
    with pytest.raises(Refused, match="action is 1715"):
        made.apply(row, 0, 1715)


def test_an_action_that_is_not_legal_is_not_played_in_a_batch() -> None:
    batch = fast.engine(players=2).batch([1, 2], threads=1)
    listed, counts = batch.legal()
    right = [int(line[0]) for line in listed]
    assert counts.min() > 0
    before = batch.rows[1].tolist()
    with pytest.raises(Refused, match="action 0 is not legal in game 1, and was not played there"):
        batch.step([right[0], 0])
    assert batch.rows[1].tolist() == before
    batch.step([-1, right[1]])
    assert batch.rows[1].tolist() != before
    batch.rows[0, 0] = 9
    assert batch.row(0)[0] == batch.rows[0, 0] != 9, "only copies are handed out"
