"""Card sets of earlier releases: what was played with them can still be played again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import kingdom
from kingdom import Record, RecordError, replay
from kingdom.content import load
from kingdom.content.earlier import SHORT, earlier, shipped_before
from kingdom.content.keeping import revived
from kingdom.core.reasons import why
from tests.kit.refusing import refusal

RECORD = Path(__file__).resolve().parents[1] / "records" / "rules-2" / "two.json"


@pytest.mark.parametrize("mark", shipped_before())
def test_every_file_holds_the_card_set_that_it_is_named_after(mark: str) -> None:
    content = revived(shipped_before()[mark].read_text(encoding="utf-8"))

    assert content.hash[:SHORT] == mark
    assert (found := earlier(content.hash)) is not None
    assert found.hash == content.hash
    assert content.hash != load().hash, "today's cards are not those of an earlier release"


def test_a_record_is_replayed_with_the_cards_that_it_was_played_with() -> None:
    record = Record.from_json(RECORD.read_text(encoding="utf-8"))

    for given in (None, load()):
        game = replay(record, content=given)
        assert game.is_over
        assert game.content.hash == record.content[1] != load().hash


def test_a_position_is_laid_out_with_the_cards_that_it_names() -> None:
    game = replay(Record.from_json(RECORD.read_text(encoding="utf-8")), upto=20)
    laid = json.loads(json.dumps(game.position()))

    assert kingdom.from_position(laid).state == game.state
    assert kingdom.from_position(laid).content.hash == game.content.hash


@pytest.mark.parametrize("hash", ["../../reconstruction/pack", "", "0" * 64])
def test_cards_that_nobody_knows_are_still_refused(hash: str) -> None:
    record = Record.from_json(RECORD.read_text(encoding="utf-8"))
    other = Record.from_json(json.dumps({**json.loads(record.to_json()), "content": {"name": "Mine", "hash": hash}}))

    assert earlier(hash) is None
    unknown = why("record-cards", given="Mine", mark=hash[:12], known=load().name, mark2=load().hash[:12])
    with refusal(RecordError, unknown):
        replay(other)


def test_the_beginning_of_a_hash_is_not_enough() -> None:
    mark = next(iter(shipped_before()))

    assert earlier(mark + "0" * 52) is None
