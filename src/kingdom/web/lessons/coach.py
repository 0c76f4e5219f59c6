"""The coach: in a first game, one note the first time each thing comes up, and never again.

The notes are data (`coach.toml` beside the lessons' engine). Which ones a browser has had is kept in a cookie. A note
stays until its moment has passed or the player dismisses it; either way it does not come back.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from kingdom.core.cards import Family
from kingdom.core.phases import ROUNDS
from kingdom.core.view import Hidden, View
from kingdom.lessons.coach import Note, notes
from kingdom.web.identity import give_cookie
from kingdom.web.tables.tables import TableSnapshot
from kingdom.web.texts import Texts

COOKIE = "kingdom-coach"
COACHED = "coach"
"""The origin of a table with a coach."""
OFF = "off"
_KEYS = re.compile(r"[a-z-]*")


def _offered(name: str) -> Callable[[View], bool]:
    return lambda view: any(type(action).__name__ == name for action in view.options)


def _families(view: View, family: Family) -> bool:
    return any(not isinstance(card, Hidden) and view.box[card].family is family for card in view.me.selection)


MOMENTS: dict[str, Callable[[View], bool]] = {
    "offer": _offered("Offer"),
    "select": _offered("Select"),
    "trap": lambda view: view.turns >= 4 and view.me.traps > 0 and _offered("Offer")(view),
    "hidden": lambda view: any(isinstance(card, Hidden) for area in view.areas for card in area),
    "plan": _offered("Slate"),
    "treasure": lambda view: view.phase.name == "planning" and _families(view, Family.TREASURE),
    "calamity": lambda view: any(view.box[card].family is Family.CALAMITY for card in view.me.duchy),
    "place": _offered("Place"),
    "built": lambda view: any(view.box[card].family is Family.DEVELOPMENT for card in view.me.duchy),
    "training": lambda view: view.me.training > 0,
    "soldier": _offered("UseSoldier"),
    "krystallium": _offered("UseKrystallium"),
    "last-round": lambda view: view.round == ROUNDS,
    "last-window": lambda view: view.phase.name == "last window",
}
"""The condition of each note."""


@dataclass(frozen=True, slots=True)
class NoteSaid:
    """A note in one language."""

    key: str
    title: str
    text: Markup
    clause: str


@dataclass(frozen=True, slots=True)
class Coaching:
    """The coach's note, and the progress for the browser to remember."""

    note: NoteSaid | None
    memory: str

    def keep(self, response: Response, request: Request) -> None:
        """Let the browser remember which notes it has had."""
        give_cookie(response, request, COOKIE, self.memory)


def _memory(request: Request) -> tuple[list[str], str]:
    """The notes that a browser has had, and the one that is open."""
    said, _, now = request.cookies.get(COOKIE, "").partition("|")
    keys = [key for key in said.split("~") if key and _KEYS.fullmatch(key)]
    return keys, now if _KEYS.fullmatch(now) else ""


def _kept(had: list[str], now: str) -> str:
    return f"{'~'.join(dict.fromkeys(had))}|{now}"


def coaching(request: Request, table: TableSnapshot, view: View, texts: Texts) -> Coaching | None:
    """The coach's note at a table; None if there is no coach, or it was switched off."""
    had, now = _memory(request)
    if table.row.origin != COACHED or OFF in had or not view.to_decide:
        return None
    due = [note for note in notes() if note.key not in had and MOMENTS[note.when](view)]
    current = next((note for note in due if note.key == now), None) or next(iter(due), None)
    if now and (current is None or current.key != now):
        had = [*had, now]
        current = next((note for note in due if note.key != now), None)
    return Coaching(_in_words(current, texts) if current else None, _kept(had, current.key if current else ""))


def _in_words(note: Note, texts: Texts) -> NoteSaid:
    return NoteSaid(note.key, note.title[texts.language], texts.keyed(note.text[texts.language]), note.clause)


def answer(request: Request, response: Response, go: str, key: str) -> None:
    """The player has dismissed a note, or no longer wants the coach."""
    had, _ = _memory(request)
    known = [note.key for note in notes()]
    if go == OFF:
        had = [*had, OFF]
    elif key in known:
        had = [*had, key]
    Coaching(None, _kept(had, "")).keep(response, request)
