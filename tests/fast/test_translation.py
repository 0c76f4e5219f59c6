"""The rules as a GPU runs them are the rules: translated to C++ and compiled here, they play the same games."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
from pathlib import Path

import pytest

from kingdom import fast
from kingdom.fast import dealing, deciding, playout
from kingdom.fast import row as r
from kingdom.fast.arrays import laid_out, room
from kingdom.fast.gpu.source import rules, source
from kingdom.fast.gpu.translate import NotTranslated, Translation
from kingdom.fast.numbers import MOST_LEGAL

GAMES = 12
PLAY = """
extern "C" void play(const short* table, long long first, int count, long long* digests) {
  Tab t{table};
  for (int g = 0; g < count; g++) {
    signed char row[SIZE];
    short listed[MOST_LEGAL];
    Seed seed = first + g;
    int counter = 0;
    Word digest = 17;
    dealing_deal(t, (signed char*)row, seed);
    while (row[PHASE] != OVER) {
      int seat = deciding_to_move(t, (signed char*)row);
      int n = deciding_legal(t, (signed char*)row, seat, (short*)listed);
      int action = listed[chance_below(seed, counter++, n)];
      deciding_apply(t, (signed char*)row, seat, action);
      digest = digest * PRIME + action;
    }
    int scores = ending_score(t, (signed char*)row, 0) * 1000 + ending_score(t, (signed char*)row, 1);
    digests[g] = (Word)(digest * PRIME + (Word)scores);
  }
}
"""


@pytest.mark.skipif(shutil.which("g++") is None, reason="needs a C++ compiler")
@pytest.mark.parametrize("players", [1, 2])
def test_what_was_translated_plays_the_same_games(tmp_path: Path, players: int) -> None:
    engine = fast.engine(players=players, modules=("menace", "advisors", "quest"))
    written, built = tmp_path / "rules.cpp", tmp_path / "rules.so"
    written.write_text(rules(engine.table) + PLAY)
    subprocess.run(["g++", "-std=c++17", "-shared", "-fPIC", "-w", "-o", built, written], check=True)
    table = (ctypes.c_short * len(engine.table))(*(int(number) for number in engine.table))
    digests = (ctypes.c_longlong * GAMES)()
    ctypes.CDLL(str(built)).play(table, ctypes.c_longlong(5), GAMES, digests)

    row, out, expected = room(r.SIZE, "int8"), room(MOST_LEGAL, "int16"), laid_out([0] * GAMES, "int64")
    playout.games(engine.table, 5, GAMES, row, out, expected)
    assert list(digests) == [int(digest) for digest in expected]


def test_what_a_game_is_played_with_stands_in_the_kernels() -> None:
    """So that rules of modules that take no part cost nothing, and one ruleset's kernels are not another's."""
    base, menaced = (source(fast.engine(players=2, modules=modules).table) for modules in ((), ("menace",)))

    assert base != menaced
    assert "__global__" in base


def test_source_that_is_not_plain_enough_is_refused() -> None:
    def strange(n: int) -> int:
        """Whatever."""
        return sum([n])

    def doubtful(n: int) -> int:
        """C++ would make a truth value of it."""
        return n or 3

    for one in (strange, doubtful):
        with pytest.raises(NotTranslated):
            Translation([one], fast.engine(players=2).table)
    assert Translation([dealing.shuffle], fast.engine(players=2).table).text.count("dealing_shuffle") == 2


Floats = list[float]
HALF = 0.5


def reckoned(n: int, f: Floats, g: Floats) -> float:
    """Numbers of all widths."""
    part = f[n : n + 2]
    whole = n + 1
    short = f[0]
    wide = short + n
    wide = max(wide, part[1], n)
    share = whole / 2
    if n > 2:
        g[0] = -HALF
    return wide * share + min(n, 3)


def test_a_local_number_is_as_wide_as_what_it_is_given() -> None:
    text = Translation([reckoned], None).text

    assert "int whole_ = 0;" in text
    assert "float short_ = 0;" in text
    assert "double wide_ = 0, share_ = 0;" in text, "an integer and a narrow number make a wide one"
    assert "auto part_ = (f_ + n_);" in text
    assert "share_ = ((double)whole_ / (double)2);" in text
    assert "most(wide_, (double)part_[1], (double)n_)" in text
    assert "least(n_, 3)" in text
    assert "g_[0] = (-0.5);" in text


def test_rules_for_all_rulesets_read_the_table_where_those_of_one_know_it() -> None:
    assert "t_[" in Translation([deciding.to_move], None).text
    assert "t_[" not in Translation([deciding.to_move], fast.engine(players=2).table).text
