"""The documentation draws the layouts as they are, and hashes and caches depend on what they should depend on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import kingdom
from kingdom import fast
from kingdom.content import load
from kingdom.core.reasons import why
from kingdom.fast import observation, tables
from kingdom.fast import row as r
from kingdom.fast.drawing import drawn
from kingdom.fast.engine import layout_hash
from kingdom.game.config import configure
from kingdom.game.options import Options
from tests.kit.cards import CARDS
from tests.kit.comparison import walk
from tests.kit.refusals import refusal

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "reference" / "rows.md"


@pytest.mark.parametrize("table", drawn())
def test_the_documentation_draws_every_field(table: str) -> None:
    text = DOCUMENT.read_text(encoding="utf-8").splitlines()
    assert [line for line in drawn()[table] if line not in text] == []


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
    walk({"players": 2, "modules": ("menace", "advisors", "quest")}, 5, CARDS)
    walk({"players": 1}, 5, CARDS)


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
    return [line.tolist() for line in lines]


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
    assert fast.covers(configure(content, Options(players=1, scenario="the_prophecy")), content)
