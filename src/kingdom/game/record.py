"""Records: a game as configuration, seed and actions, for saves, replays, fixtures and training data."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any

from kingdom.core.errors import KingdomError
from kingdom.core.reasons import why

RULES_VERSION = "2"
"""Changes if and only if the rules behave differently."""

RECORD_FORMAT = 1


HEADINGS = ("names", "bots", "played", "event", "note")
"""Optional information about the players and the occasion, not part of the game."""
LONGEST_HEADING = 200
SUBSTITUTES = "substitutes"
"""The entry of a result with the bots that played for absent players, seat by seat."""


class RecordError(KingdomError):
    """Raised for a text that is not a record, or a record that cannot be replayed here."""


def encodable(data: Any) -> bool:
    """True if plain data can be written as UTF-8. JSON can contain a lone surrogate, which cannot be stored or shown.

    >>> encodable({"name": "Zo\\u00e9"}), encodable({"name": "\\ud800"})
    (True, False)
    """
    try:
        json.dumps(data, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        return False
    return True


@dataclass(frozen=True, slots=True)
class Record:
    """A game that can be replayed anywhere, made by `game.record()`.

    >>> import kingdom
    >>> record = kingdom.new_game(seed=7).record()
    >>> kingdom.Record.from_json(record.to_json()) == record
    True
    """

    rules: str
    """The version of the rules, `RULES_VERSION` of then."""
    content: tuple[str, str]
    """Name and hash of the card set."""
    configuration: Mapping[str, Any]
    """The choices before the game, as plain data."""
    seed: int | None
    """The random seed; None for a game that began from a position."""
    position: Mapping[str, Any] | None
    """The starting position, if there is no seed."""
    actions: tuple[tuple[int, str], ...]
    """Seats and actions in notation; `undo` is an entry like any other."""
    result: Mapping[str, Any] | None
    """The outcome as plain data; None for a game that is not over."""
    names: tuple[str, ...] = ()
    """The players' names, seat by seat, if known. This and the next four fields are not part of the game itself."""
    bots: tuple[str, ...] = ()
    """The bots that played, seat by seat; empty for a person."""
    played: str = ""
    """The date of the game, such as `2026-11-19`."""
    event: str = ""
    """The occasion, such as a tournament and its round."""
    note: str = ""
    """A comment on the result: for example, that a bot failed and another one replaced it."""

    def to_json(self) -> str:
        """The record as JSON, one action per line."""
        head = {
            "format": RECORD_FORMAT,
            "rules": self.rules,
            "content": {"name": self.content[0], "hash": self.content[1]},
            "configuration": dict(self.configuration),
            "seed": self.seed,
            "position": self.position,
            "result": self.result,
            **{part: value for part in HEADINGS if (value := getattr(self, part))},
        }
        lines = ",\n".join(f"  {json.dumps([seat, text], ensure_ascii=False)}" for seat, text in self.actions)
        return f'{json.dumps(head, ensure_ascii=False)[:-1]}, "actions": [\n{lines}\n]}}\n'

    def seat_names(self, defaults: Sequence[str]) -> tuple[str, ...]:
        """The names of the seats, or these defaults, without control characters, which would upset a terminal.

        >>> import dataclasses, kingdom
        >>> record = dataclasses.replace(kingdom.new_game(seed=7).record(), names=("Zoé", ""))
        >>> record.seat_names(("Ann", "Bob"))
        ('Zoé', 'Bob')
        """
        named = ["".join(letter for letter in name if letter.isprintable()).strip() for name in self.names]
        return tuple(name or default for name, default in zip_longest(named[: len(defaults)], defaults, fillvalue=""))

    @staticmethod
    def from_json(text: str) -> Record:
        """Read a record from JSON; raises RecordError if it is not a valid record."""
        try:
            data = json.loads(text)
        except json.JSONDecodeError as error:
            raise RecordError(why("record-not-json", line=error.lineno, column=error.colno)) from None
        except ValueError:
            # Python limits the length of integers in text.
            raise RecordError(why("record-huge-number")) from None
        if not isinstance(data, dict):
            raise RecordError(why("record-not-an-object"))
        if not encodable(data):
            raise RecordError(why("record-damaged", why=why("half-a-character")))
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
        names=_by_seat(data, "names"),
        bots=_by_seat(data, "bots"),
        played=_heading(data, "played", data.get("played", "")),
        event=_heading(data, "event", data.get("event", "")),
        note=_heading(data, "note", data.get("note", "")),
    )


def _by_seat(data: Mapping[str, Any], part: str) -> tuple[str, ...]:
    values = data.get(part, [])
    if not isinstance(values, list):
        raise KingdomError(why("record-by-seat", part=part, given=repr(values)))
    return tuple(_heading(data, part, value) for value in values)


def _heading(data: Mapping[str, Any], part: str, value: Any) -> str:
    if not isinstance(value, str) or len(value) > LONGEST_HEADING:
        raise KingdomError(why("record-heading", part=part, most=LONGEST_HEADING))
    return value
