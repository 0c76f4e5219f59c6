"""Records: a game as configuration, seed and actions. Used for saves, replays, fixtures and training data."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from kingdom.core.errors import KingdomError
from kingdom.core.reasons import why

RULES_VERSION = "2"
"""Changes when the rules behave differently, and only then."""

RECORD_FORMAT = 1


class RecordError(KingdomError):
    """A text that is not a record, or a record that cannot be replayed here."""


@dataclass(frozen=True, slots=True)
class Record:
    """A game that can be replayed anywhere; made by `game.record()`.

    >>> import kingdom
    >>> record = kingdom.new_game(seed=7).record()
    >>> kingdom.Record.from_json(record.to_json()) == record
    True
    """

    rules: str
    content: tuple[str, str]
    """Name and hash of the card set."""
    configuration: Mapping[str, Any]
    seed: int | None
    position: Mapping[str, Any] | None
    """Where it started, if not from a seed."""
    actions: tuple[tuple[int, str], ...]
    """Seat and notation; `undo` is an entry like any other."""
    result: Mapping[str, Any] | None

    def to_json(self) -> str:
        """As JSON, one action a line."""
        head = {
            "format": RECORD_FORMAT,
            "rules": self.rules,
            "content": {"name": self.content[0], "hash": self.content[1]},
            "configuration": dict(self.configuration),
            "seed": self.seed,
            "position": self.position,
            "result": self.result,
        }
        lines = ",\n".join(f"  {json.dumps([seat, text], ensure_ascii=False)}" for seat, text in self.actions)
        return f'{json.dumps(head, ensure_ascii=False)[:-1]}, "actions": [\n{lines}\n]}}\n'

    @staticmethod
    def from_json(text: str) -> Record:
        """Read a record from JSON; raises RecordError if something is wrong with it."""
        try:
            data = json.loads(text)
        except json.JSONDecodeError as error:
            raise RecordError(why("record-not-json", line=error.lineno, column=error.colno)) from None
        except ValueError:
            # Python limits the length of the numbers it reads.
            raise RecordError(why("record-huge-number")) from None
        if not isinstance(data, dict):
            raise RecordError(why("record-not-an-object"))
        if data.get("format") != RECORD_FORMAT:
            raise RecordError(why("record-format", given=repr(data.get("format")), known=RECORD_FORMAT))
        try:
            return _record(data)
        except KingdomError as error:
            raise RecordError(why("record-damaged", why=error.reason)) from None
        except KeyError as error:
            raise RecordError(why("record-damaged", why=why("record-lacks", name=repr(error.args[0])))) from None


def _record(data: Mapping[str, Any]) -> Record:
    seed = data["seed"]
    if seed is not None and (not isinstance(seed, int) or isinstance(seed, bool)):
        raise KingdomError(why("record-seed", given=repr(seed)))
    actions: list[tuple[int, str]] = []
    if not isinstance(data["actions"], list):
        raise KingdomError(why("record-actions"))
    for number, entry in enumerate(data["actions"]):
        if not isinstance(entry, list) or [type(part) for part in entry] != [int, str]:
            raise KingdomError(why("record-action", number=number + 1, given=repr(entry)))
        actions.append((entry[0], entry[1]))
    content = data["content"]
    if not isinstance(data["configuration"], dict) or not isinstance(content, dict):
        raise KingdomError(why("record-tables"))
    if not all(data[part] is None or isinstance(data[part], dict) for part in ("position", "result")):
        raise KingdomError(why("record-tables-or-null"))
    return Record(
        rules=str(data["rules"]),
        content=(str(content["name"]), str(content["hash"])),
        configuration=data["configuration"],
        seed=seed,
        position=data["position"],
        actions=tuple(actions),
        result=data["result"],
    )
