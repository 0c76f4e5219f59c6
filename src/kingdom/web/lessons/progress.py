"""A browser's progress in each lesson, in a cookie: the step, the number of actions before it, and the table.

The server has the game itself, so a forged cookie cannot skip any part of it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import Response

from kingdom.web.identity import give_cookie

COOKIE = "kingdom-lessons"
_ENTRY = re.compile(r"([a-z_]+)\.(\d{1,3})\.(\d{1,4})\.([\w-]{1,40})\.([01])")


@dataclass(frozen=True, slots=True)
class Reached:
    """A browser's progress in a lesson."""

    at: int
    base: int
    table: str
    done: bool = False


Progress = dict[str, Reached]


def progress_of(request: Request) -> Progress:
    """This browser's progress in each lesson; invalid entries are ignored."""
    found: Progress = {}
    for entry in request.cookies.get(COOKIE, "").split("~"):
        if said := _ENTRY.fullmatch(entry):
            key, at, base, table, done = said.groups()
            found[key] = Reached(int(at), int(base), table, done == "1")
    return found


def keep(response: Response, request: Request, progress: Progress) -> None:
    """Store the progress in the browser."""
    said = "~".join(f"{key}.{one.at}.{one.base}.{one.table}.{int(one.done)}" for key, one in progress.items())
    give_cookie(response, request, COOKIE, said)
