"""Records: a game as configuration, seed and actions. At once save, replay, fixture and training data."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from kingdom.core.errors import KingdomError

RULES_VERSION = "2"
"""Changes when the rules behave otherwise, and with nothing else."""

RECORD_FORMAT = 1


class RecordError(KingdomError):
    """A text that is no record, or a record that cannot be replayed here."""


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
    """Seat and notation; `undo` is an entry like the others."""
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
        """The record in a text; raises RecordError with what is wrong with it."""
        try:
            data = json.loads(text)
        except ValueError as error:
            raise RecordError(f"this is not a record: it is not JSON ({error})") from None
        if not isinstance(data, dict):
            raise RecordError("this is not a record: it should be a JSON object")
        if data.get("format") != RECORD_FORMAT:
            raise RecordError(
                f"this is not a record: its format is {data.get('format')!r}, and format {RECORD_FORMAT} is known"
            )
        try:
            return _record(data)
        except (KeyError, TypeError, ValueError) as error:
            raise RecordError(f"this record is damaged: {_damage(error)}") from None


def _damage(error: Exception) -> str:
    return f"{error.args[0]!r} is missing" if isinstance(error, KeyError) else str(error)


def _record(data: Mapping[str, Any]) -> Record:
    seed = data["seed"]
    if seed is not None and (not isinstance(seed, int) or isinstance(seed, bool)):
        raise ValueError(f"its seed is {seed!r}, and should be a whole number")
    actions: list[tuple[int, str]] = []
    if not isinstance(data["actions"], list):
        raise ValueError("its actions should be a list")
    for number, entry in enumerate(data["actions"]):
        if not isinstance(entry, list) or [type(part) for part in entry] != [int, str]:
            raise ValueError(f"action {number + 1} is {entry!r}, and should be a seat and a text")
        actions.append((entry[0], entry[1]))
    content = data["content"]
    if not isinstance(data["configuration"], dict) or not isinstance(content, dict):
        raise ValueError("its configuration and content should be tables")
    if not all(data[part] is None or isinstance(data[part], dict) for part in ("position", "result")):
        raise ValueError("its position and result should be tables, or null")
    return Record(
        rules=str(data["rules"]),
        content=(str(content["name"]), str(content["hash"])),
        configuration=data["configuration"],
        seed=seed,
        position=data["position"],
        actions=tuple(actions),
        result=data["result"],
    )
