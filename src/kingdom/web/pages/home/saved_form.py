"""The form for a new game, as it was last filled in with this browser."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from urllib.parse import parse_qsl, urlencode

from starlette.requests import Request
from starlette.responses import Response

from kingdom.web.identity import give_cookie

FORM_COOKIE = "kingdom-new-game"
KEPT = re.compile(r"mode|level|pace|decks?|quests?-\w+|edition|side|duchy|search|other-name")
"""Fields that are worth keeping. A scenario is not: it is a one-off choice, not a preference for new games."""
MODULES = "modules"
LONGEST = 1500
"""The longest cookie; what does not fit is not kept."""
MOST_FIELDS = 40


def remember_form(response: Response, request: Request, fields: Mapping[str, str], modules: Sequence[str]) -> None:
    """Remember a form for the next time."""
    pairs = [(name, value) for name, value in fields.items() if KEPT.fullmatch(name) and value]
    written = urlencode([*pairs, *((MODULES, key) for key in modules)])
    if len(written) <= LONGEST:
        give_cookie(response, request, FORM_COOKIE, written or "-")


def last_form(request: Request) -> tuple[dict[str, str], list[str] | None]:
    """The form as last filled in: its fields and its modules; empty and None if there was none.

    The values are only looked up among the possible choices, so nonsense selects the defaults.
    """
    written = request.cookies.get(FORM_COOKIE, "")
    if not written:
        return {}, None
    try:
        pairs = parse_qsl(written[:LONGEST], max_num_fields=MOST_FIELDS)
    except ValueError:
        return {}, None
    fields = {name: value for name, value in pairs if KEPT.fullmatch(name)}
    return fields, [value for name, value in pairs if name == MODULES]
