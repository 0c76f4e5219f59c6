"""Records of games by today's rules replay to their end with the cards they were played with; others are refused."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import kingdom
from kingdom import Record, RecordError, replay
from kingdom.content import load
from kingdom.content.keeping import content_from
from kingdom.core.reasons import why
from tests.kit.refusals import refusal

HERE = Path(__file__).parent
CARDS = content_from((HERE / "cards.json").read_text(encoding="utf-8"))
"""The cards of these records, which stay as they are when the Reconstruction is tuned."""
RECORDS = {
    path.stem: Record.from_json(path.read_text(encoding="utf-8"))
    for path in sorted((HERE / f"rules-{kingdom.RULES_VERSION}").glob("*.json"))
}


def test_there_are_records_of_these_rules() -> None:
    assert len(RECORDS) >= 4, "play some games by this version of the rules and put their records here"


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_is_replayed_to_its_end(name: str) -> None:
    record = RECORDS[name]

    again = replay(record, content=CARDS)

    assert again.is_over
    assert again.record() == record


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_of_other_rules_or_cards_is_refused(name: str) -> None:
    other = replace(RECORDS[name], rules="1")
    with refusal(RecordError, why("record-rules", given="1", known=kingdom.RULES_VERSION)):
        replay(other, content=CARDS)

    marks = CARDS.hash[:12], load().hash[:12]
    unknown = why("record-cards", given=CARDS.name, mark=marks[0], known=load().name, mark2=marks[1])
    with refusal(RecordError, unknown):
        replay(RECORDS[name])
