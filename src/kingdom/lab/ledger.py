"""The ledger: every bout played, in an SQLite file, so that a contest can resume where it stopped.

A bout is reused only if the rules, the cards and both bots are unchanged. A bot that has changed plays again; its old
results stay in the file under its old fingerprint.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any

from kingdom.core.errors import KingdomError
from kingdom.core.reasons import Reason, reason_from, why
from kingdom.game.record import RULES_VERSION
from kingdom.lab.bouts import Bout, Clock
from kingdom.lab.contestants import Contestant

VERSION = 1
"""The version of the tables below; stored in the file as its `user_version`."""

SEATS = ("first", "second")

SCHEMA = f"""
CREATE TABLE bout (
    rules INTEGER NOT NULL,
    content TEXT NOT NULL,
    ruleset TEXT NOT NULL,
    deal INTEGER NOT NULL,
    {"".join(f"{seat} TEXT NOT NULL, {seat}_fingerprint TEXT NOT NULL, " for seat in SEATS)}
    {"".join(f"{seat}_score INTEGER, " for seat in SEATS)}
    winners TEXT NOT NULL,
    reason TEXT NOT NULL,
    medal TEXT,
    {"".join(f"{seat}_{figure}, " for seat in SEATS for figure in Clock._fields)}
    fault TEXT NOT NULL,
    played TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP,
    PRIMARY KEY (rules, content, ruleset, deal, first, first_fingerprint, second, second_fingerprint)
) WITHOUT ROWID
"""

KEY = (
    *("rules", "content", "ruleset", "deal"),
    *(column for seat in SEATS for column in (seat, f"{seat}_fingerprint")),
)
FIGURES = (
    *(f"{seat}_score" for seat in SEATS),
    *("winners", "reason", "medal"),
    *(f"{seat}_{figure}" for seat in SEATS for figure in Clock._fields),
    "fault",
)

FIND = f"SELECT {', '.join(FIGURES)} FROM bout WHERE {' AND '.join(f'{column} = ?' for column in KEY)}"
KEEP = (
    f"INSERT OR REPLACE INTO bout ({', '.join((*KEY, *FIGURES))}) VALUES ({', '.join('?' * (len(KEY) + len(FIGURES)))})"
)


@contextmanager
def closing_on_error(connection: sqlite3.Connection) -> Iterator[None]:
    """Close a connection if an error occurs."""
    try:
        yield
    except Exception:
        connection.close()
        raise


class Ledger:
    """Bouts of one card set in a file, or in memory if there is no file."""

    def __init__(self, path: Path | None, content_hash: str) -> None:
        self.content = content_hash
        try:
            self.connection = sqlite3.connect(path or ":memory:", timeout=30)
            with closing_on_error(self.connection):
                self._prepare(path)
        except sqlite3.DatabaseError as error:
            raise KingdomError(why("no-ledger", path=str(path), error=str(error))) from None

    def _prepare(self, path: Path | None) -> None:
        (version,) = self.connection.execute("PRAGMA user_version").fetchone()
        (tables,) = self.connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        if version != VERSION and (version or tables):
            raise KingdomError(why("other-ledger", path=str(path)))
        if not tables:
            with self.connection:
                self.connection.execute(SCHEMA)
                self.connection.execute(f"PRAGMA user_version = {VERSION}")

    def __enter__(self) -> Ledger:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.connection.close()

    def find(self, ruleset: str, deal: int, seats: Sequence[Contestant]) -> Bout | None:
        """A bout played before, or None."""
        row = self.connection.execute(FIND, self._key(ruleset, deal, seats)).fetchone()
        if row is None:
            return None
        figures: dict[str, Any] = dict(zip(FIGURES, row, strict=True))
        used = SEATS[: len(seats)]
        return Bout(
            ruleset,
            deal,
            tuple(contestant.label for contestant in seats),
            tuple(figures[f"{seat}_score"] for seat in used),
            tuple(map(int, figures["winners"].split())),
            figures["reason"],
            figures["medal"],
            tuple(Clock(*(figures[f"{seat}_{figure}"] for figure in Clock._fields)) for seat in used),
            _fault(figures["fault"]),
        )

    def keep(self, bouts: Sequence[tuple[Sequence[Contestant], Bout]]) -> None:
        """Store bouts, all or nothing."""
        with self.connection:
            for seats, bout in bouts:
                figures = (
                    *_both(bout.scores),
                    " ".join(map(str, bout.winners)),
                    bout.reason,
                    bout.medal,
                    *(figure for clock in _both(bout.clocks) for figure in clock or (None,) * len(Clock._fields)),
                    "" if bout.fault is None else json.dumps(bout.fault.to_data()),
                )
                self.connection.execute(KEEP, (*self._key(bout.ruleset, bout.deal, seats), *figures))

    def _key(self, ruleset: str, deal: int, seats: Sequence[Contestant]) -> tuple[Any, ...]:
        who = [(contestant.label, contestant.fingerprint) for contestant in seats]
        pairs = [pair or ("", "") for pair in _both(who)]
        return (RULES_VERSION, self.content, ruleset, deal, *(word for pair in pairs for word in pair))


def _fault(stored: str) -> Reason | None:
    """The reason why a game was forfeited, if it was."""
    return reason_from(json.loads(stored)) if stored else None


def _both(values: Sequence[Any]) -> tuple[Any, Any]:
    """A value for each seat of the table; None for the empty seat of a solo game."""
    return (values[0], values[1] if len(values) > 1 else None)
