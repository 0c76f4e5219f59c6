"""The documentation draws the layouts as they are, and hashes and caches depend on what they should depend on."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Any

import pytest

import kingdom
from kingdom import fast
from kingdom.content import load
from kingdom.core.reasons import why
from kingdom.fast import compiled, observation, tables
from kingdom.fast import row as r
from kingdom.fast.drawing import drawn
from kingdom.fast.engine import layout_hash
from kingdom.game.config import configure
from tests.kit.cards import CARDS
from tests.kit.differing import walk_with
from tests.kit.refusing import refusal

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "concepts" / "fast.md"


@pytest.mark.parametrize("table", drawn())
def test_the_documentation_draws_every_field(table: str) -> None:
    text = DOCUMENT.read_text(encoding="utf-8").splitlines()
    assert [line for line in drawn()[table] if line not in text] == []


def test_compiled_code_of_another_source_is_never_found(tmp_path: Path) -> None:
    """numba looks at one file; constants of the others are frozen into the machine code as well."""
    copy = tmp_path / "fast"
    shutil.copytree(Path(compiled.__file__).parent, copy, ignore=shutil.ignore_patterns("__pycache__"))
    assert compiled.source_hash(copy) == compiled.source_hash()
    row = copy / "row.py"
    row.write_text(row.read_text(encoding="utf-8").replace("AREA_CAP, ", "AREA_CAP,  ", 1), encoding="utf-8")
    assert compiled.source_hash(copy) != compiled.source_hash()


def test_compiled_code_of_other_rules_is_never_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the rules count by is frozen into the machine code, though it stands in files of the rules."""
    before = compiled.source_hash()
    monkeypatch.setitem(compiled.NUMBERS, "FULL_ALCHEMY", 6)

    assert compiled.source_hash() != before
    assert compiled.NUMBERS.keys() >= {"ROUNDS", "TURNS", "HAND", "LOOKED_AT", "UNSEEN", "MORE"}


def test_the_folder_of_compiled_code_bears_the_hash(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(compiled.CACHE, str(tmp_path))
    assert compiled.cache_folder() == tmp_path / "fast" / compiled.source_hash()


def test_folders_of_compiled_code_that_nobody_used_for_a_month_are_removed(tmp_path: Path) -> None:
    now, day = 1_000_000_000.0, 24 * 3600
    ages = {"0" * 16: 31, "1" * 16: 29, "a-folder-of-somebody-else": 400, "2" * 16: 31}
    for name, days in ages.items():
        (tmp_path / name).mkdir()
        (tmp_path / name / "index.nbi").write_bytes(b"")
        os.utime(tmp_path / name, (now - days * day,) * 2)
    compiled.sweep(tmp_path / ("2" * 16), now)
    assert {path.name for path in tmp_path.iterdir()} == {"1" * 16, "2" * 16, "a-folder-of-somebody-else"}
    assert (tmp_path / ("2" * 16)).stat().st_mtime == now


def test_a_cache_that_cannot_be_written_to_stops_nobody(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    compiled.sweep(tmp_path / "file" / "folder", 0.0)


def test_what_was_made_for_another_layout_or_card_set_is_refused() -> None:
    usual, other = fast.engine(players=2), fast.engine(content=CARDS, players=2)
    fast.engine(players=1).require(usual.hash)
    with refusal(fast.NotCovered, why("fast-made-for", given=other.hash, known=usual.hash)):
        usual.require(other.hash)


def test_the_hash_depends_on_what_an_observation_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    before = layout_hash()
    monkeypatch.setattr(observation, "ONE_FIELDS", observation.ONE_FIELDS[:-1])
    layout_hash.cache_clear()
    try:
        assert layout_hash() != before
    finally:
        monkeypatch.undo()
        layout_hash.cache_clear()


def test_an_advisor_that_the_engine_does_not_know_is_not_taken_for_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its number would be that of some other card, or of none."""
    content = load()
    known = dict(tables.ABILITY)
    assert sorted(known.values()) == list(range(r.ADVISORS, r.HELD))
    del known["underground_spy"]
    monkeypatch.setattr(tables, "ABILITY", known)
    with refusal(fast.NotCovered, why("fast-advisor", name="Underground Spy", pack=content.name)):
        tables.numbers_of.__wrapped__(content)


def test_another_card_set_is_played_with_its_own_cards() -> None:
    """Tables are arguments: engines of two card sets share all code and no card."""
    usual, other = fast.engine(players=2), fast.engine(content=CARDS, players=2)
    assert usual.hash != other.hash
    assert usual.hash.startswith(layout_hash())
    assert other.hash.startswith(layout_hash())
    assert list(usual.table) != list(other.table)
    walk_with({"players": 2, "modules": ("menace", "advisors", "quest")}, 5, CARDS)
    walk_with({"players": 1}, 5, CARDS)


def test_any_position_of_a_live_game_has_its_row_and_numbers_mean_its_actions() -> None:
    game = kingdom.new_game(seed=7)
    engine = fast.engine(players=2)
    row = engine.row(game)
    assert list(row) == list(engine.begin(7))
    action = game.options(0)[100]
    numbers = engine.numbers(game, 0, action)
    assert engine.meaning(game, 0, numbers[:1]) is None
    assert engine.meaning(game, 0, numbers) == action
    for number in numbers:
        engine.apply(row, 0, number)
    game.play(0, action)
    assert list(row) == list(engine.row(game))


def copy_of(lines: Any) -> list[Any]:
    return [line if isinstance(line, int) else list(line) for line in lines]


def test_a_batch_plays_what_its_games_play_one_by_one() -> None:
    engine = fast.engine(players=2, modules=("menace",))
    batch = engine.batch([3, 4], threads=2)
    for _ in range(30):
        listed, counts = batch.legal()
        inputs, masks = batch.observe(), batch.mask()
        at_once = [copy_of(one) for one in (listed, counts, inputs, masks)]
        assert [copy_of(one) for one in batch.see()] == at_once
        moves, _, _ = batch.results()
        for g in range(2):
            row, seen, seat = batch.rows[g], batch.seen[g], int(moves[g])
            assert engine.legal(row, seat) == [int(n) for n in listed[g][: counts[g]]]
            assert list(engine.observe(row, seen, seat)) == list(inputs[g])
            assert list(engine.mask(row, seat)) == list(masks[g])
        batch.apply([line[n // 2] for line, n in zip(listed, counts)])
    batch.finish()
    assert [engine.is_over(row) for row in batch.rows] == [True, True]


def test_simulations_end_in_a_win_a_loss_or_a_shared_victory() -> None:
    engine = fast.engine(players=2)
    row = engine.begin(1)
    assert {int(n) for n in engine.simulate(row, row, 0, range(12))} <= {-1, 0, 1}
    assert list(engine.simulate(row, row, 0, [5, 6])) == list(engine.simulate(row, row, 0, [5, 6]))


def test_a_configuration_is_covered_or_not() -> None:
    content = load()
    assert fast.covers(configure(content, players=1, scenario="the_prophecy"), content)
