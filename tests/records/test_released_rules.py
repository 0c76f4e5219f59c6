"""Records of every released version of the rules: today's are replayed to their end, older ones are refused clearly."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import kingdom
from kingdom import Record, RecordError, replay
from kingdom.core.reasons import why
from tests.kit.refusing import refusal

HERE = Path(__file__).parent
VERSIONS = sorted(int(folder.name.removeprefix("rules-")) for folder in HERE.glob("rules-*"))
RECORDS = sorted(HERE.glob("rules-*/*.json"))


def test_there_are_records_of_every_version_up_to_this_one() -> None:
    assert list(range(1, int(kingdom.RULES_VERSION) + 1)) == VERSIONS, "keep some records of this version of the rules"


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_record_is_replayed_by_its_own_rules_and_by_no_others(path: Path) -> None:
    record = Record.from_json(path.read_text(encoding="utf-8"))
    assert f"rules-{record.rules}" == path.parent.name

    if record.rules == kingdom.RULES_VERSION:
        again = replay(record).record()
        # Why somebody lost is told as data since; the clause of it is what was recorded then.
        assert replace(again, result=None) == replace(record, result=None)
        assert (again.result or {}).get("winners") == (record.result or {}).get("winners")
    else:
        with refusal(RecordError, why("record-rules", given=record.rules, known=kingdom.RULES_VERSION)):
            replay(record)
