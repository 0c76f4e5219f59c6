"""Everything that a browser has played, for export: as JSON with the records of finished games, or as a table."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from typing import Any

from kingdom import Record
from kingdom.review.puzzles import PuzzleState
from kingdom.store import TableRow, Visit
from kingdom.store.own import Log
from kingdom.web.present.progress.history import OwnGame, own_games

FORMAT = 1
COLUMNS = (
    "table", "begun", "over", "players", "modules", "scenario", "edition", "side", "duchy", "seat", "opponent", "bot",
    "points", "against", "outcome", "medal", "practice", "deal", "accuracy", "luck", "built",
)  # fmt: skip
FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""What a spreadsheet takes for the start of a formula; names are chosen by other people, so these are escaped."""


def exported(visits: Sequence[Visit], logs: Mapping[str, Log], courses: Sequence[PuzzleState] = ()) -> dict[str, Any]:
    """Everything as plain data. Of a running game it says only what is being played."""
    return {
        "format": FORMAT,
        "games": [_data(visit, logs) for visit in visits],
        "puzzles": {str(number): course.key for number, course in enumerate(courses, start=1) if course},
    }


def _data(visit: Visit, logs: Mapping[str, Log]) -> dict[str, Any]:
    row = visit.table
    found: dict[str, Any] = {
        "table": row.id,
        "begun": _moment(row.created),
        "over": row.result is not None,
        "configuration": dict(row.configuration),
        "seats": [asdict(seat) for seat in row.seats],
        "own": list(visit.viewers),
        "practice": row.practice,
        "deal": row.deal,
    }
    if row.result is not None:
        found["built"] = row.built
        found["review"] = row.judged
        found["record"] = json.loads(_record(row, logs.get(row.id, ())).to_json())
    return found


def _record(row: TableRow, log: Log) -> Record:
    return Record(
        row.rules, row.content, row.configuration, row.seed, row.position, log, row.with_substitutes(row.result)
    )


def as_table(visits: Sequence[Visit]) -> str:
    """A line for each game, as CSV."""
    ended = {game.id: game for game in own_games(visits)}
    out = io.StringIO()
    writer = csv.DictWriter(out, COLUMNS)
    writer.writeheader()
    for visit in visits:
        writer.writerow({name: _plain(value) for name, value in _line(visit, ended.get(visit.table.id)).items()})
    return out.getvalue()


def _line(visit: Visit, game: OwnGame | None) -> dict[str, Any]:
    row, seats = visit.table, visit.viewers
    configuration = row.configuration
    others = [seat for at, seat in enumerate(row.seats) if at not in seats]
    line: dict[str, Any] = {
        "table": row.id,
        "begun": _moment(row.created),
        "over": _yes(row.result is not None),
        "players": configuration["players"],
        "modules": " ".join(configuration["modules"]),
        "scenario": configuration.get("scenario") or "",
        "edition": configuration["edition"],
        "side": configuration["side"],
        "duchy": " ".join(configuration["duchies"][at] for at in seats if at is not None),
        "seat": " ".join(str(seat) for seat in seats),
        "opponent": others[0].name if others else "",
        "bot": others[0].bot or "" if others else "",
        "practice": _yes(row.practice),
        "deal": row.deal or "",
    }
    if game is not None:
        judged = game.judged or {}
        line |= {
            "points": game.fared.points,
            "against": "" if game.fared.against is None else game.fared.against,
            "outcome": game.fared.outcome,
            "medal": game.fared.medal,
            "accuracy": "" if judged.get("accuracy") is None else judged["accuracy"],
            "luck": judged.get("luck", ""),
            "built": " ".join(game.built or ()),
        }
    return line


def _plain(value: Any) -> Any:
    return f"'{value}" if isinstance(value, str) and value.startswith(FORMULA) else value


def _yes(true: bool) -> str:
    return "yes" if true else "no"


def _moment(when: float) -> str:
    return datetime.fromtimestamp(when, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
