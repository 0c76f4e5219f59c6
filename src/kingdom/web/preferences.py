"""The preferences of a browser, and how many games it has finished: kept in its cookies, so nobody needs an account.

Pages carry them as data attributes of `<html>`: `data-speed="quick"`. Templates read `preferences`, scripts call
`setting("speed")`. The defaults are chosen for beginners: nothing is lost by a press.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from kingdom.web.identity import give_cookie

COOKIE, FINISHED_COOKIE = "kingdom-preferences", "kingdom-finished"
CHOICES: Mapping[str, tuple[str, ...]] = {
    "speed": ("normal", "quick", "off"),
    "summaries": ("on", "off"),
    "placing": ("only", "clear", "off"),
    "confirmations": ("first", "always", "never"),
    "offer": ("second", "button"),
    "volume": ("off", "low", "medium", "high"),
    "notices": ("off", "on"),
    "grip": ("right", "left"),
    "replays": ("normal", "slow", "fast"),
}
"""The values of each preference; the first is the default."""
FIRST_GAMES = 3
"""The number of games in which a wasteful press asks twice."""
_TABLE = re.compile(r"[\w-]{1,64}")


@dataclass(frozen=True, slots=True)
class Preferences:
    """The preferences of a browser."""

    speed: str = "normal"
    """Of motion and of the recap: `normal`, `quick`, or `off`."""
    summaries: str = "on"
    """Whether finished phases and rounds are summed up."""
    placing: str = "only"
    """Moves made automatically: the `only` possible ones, also the `clear` ones (as suggested), or none (`off`)."""
    confirmations: str = "first"
    """When a wasteful press asks twice: in the `first` games, `always`, or `never`."""
    offer: str = "second"
    """How an offer is made: by the `second` card laid, after a moment in which undo takes it back; or by a `button`."""
    volume: str = "off"
    """Of sounds: `off`, `low`, `medium`, or `high`."""
    notices: str = "off"
    """Whether the browser notifies a player whose turn it is."""
    grip: str = "right"
    """The hand that holds a phone: actions lie on its side."""
    replays: str = "normal"
    """The pace of replays: `slow`, `normal`, or `fast`."""
    finished: int = 0
    """How many games this browser has finished, counted up to `FIRST_GAMES`."""

    @property
    def beginner(self) -> bool:
        """Whether these are the first games of this browser."""
        return self.finished < FIRST_GAMES

    @property
    def asks_twice(self) -> bool:
        """Whether a wasteful press needs a second one."""
        return self.confirmations == "always" or (self.confirmations == "first" and self.beginner)

    @property
    def attributes(self) -> dict[str, str]:
        """The data attributes of a page: each preference, `asks-twice` and `beginner`."""
        flags = {"asks-twice": self.asks_twice, "beginner": self.beginner}
        return {**self.chosen, **{name: "on" if is_set else "off" for name, is_set in flags.items()}}

    @property
    def chosen(self) -> dict[str, str]:
        """The value of each preference."""
        return {name: getattr(self, name) for name in CHOICES}

    @property
    def data(self) -> str:
        """The content of the cookie: everything that is not the default.

        >>> Preferences(speed="quick", offer="button").data
        'speed.quick~offer.button'
        """
        return "~".join(f"{name}.{value}" for name, value in self.chosen.items() if value != CHOICES[name][0])


assert [field.name for field in fields(Preferences)][:-1] == list(CHOICES)


def preferred(wanted: Iterable[tuple[str, Any]], finished: int = 0) -> Preferences:
    """Preferences by name; whatever does not exist is left at its default.

    >>> preferred({"speed": "off", "volume": "11", "colour": "red"}.items()) == Preferences(speed="off")
    True
    """
    known = {name: value for name, value in wanted if value in CHOICES.get(name, ())}
    return Preferences(**known, finished=finished)


def preferences_of(request: Request) -> Preferences:
    """The preferences that a browser sends."""
    pairs = (part.partition(".")[::2] for part in request.cookies.get(COOKIE, "").split("~"))
    return preferred(pairs, len(_finished(request)))


def keep(response: Response, request: Request, preferences: Preferences) -> None:
    """Let the browser remember its preferences."""
    give_cookie(response, request, COOKIE, preferences.data)


def note_finished(response: Response, request: Request, table_id: str) -> None:
    """Let the browser remember that it has finished a game, until it has finished its first games."""
    known = _finished(request)
    if table_id not in known and len(known) < FIRST_GAMES:
        give_cookie(response, request, FINISHED_COOKIE, "~".join((*known, table_id)))


def _finished(request: Request) -> list[str]:
    found = request.cookies.get(FINISHED_COOKIE, "").split("~")
    return [table_id for table_id in found if _TABLE.fullmatch(table_id)][:FIRST_GAMES]
