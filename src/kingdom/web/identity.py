"""Who is asking: the seat that a token or a cookie opens, and the browser that a person uses.

A program sends its token as `Authorization: Bearer …`. A browser gets a cookie for each seat that it has taken, valid
only at that table. A browser that two people share has two of them.
"""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import Response

from kingdom.core.reasons import why
from kingdom.web.deals.deals import Deals
from kingdom.web.errors import NotYours
from kingdom.web.services import services_of
from kingdom.web.tables.tables import Tables, Viewer
from kingdom.web.tables.tokens import new_token

BROWSER_COOKIE = "kingdom-browser"
SEAT_COOKIES: dict[Viewer, str] = {0: "kingdom-seat-0", 1: "kingdom-seat-1", None: "kingdom-watch"}
ARRIVED_COOKIE = "kingdom-arrived"
"""The table that a browser has opened by a link, until the server has noted it: opening a link writes nothing."""
A_YEAR = 365 * 24 * 60 * 60


@dataclass(frozen=True, slots=True)
class Asker:
    """A program that asks about a table, with the token that it sends.

    The viewer is looked up only when needed, in the thread of the operation: a separate dependency would cost another
    round trip to a thread.
    """

    table_id: str
    token: str
    tables: Tables
    deals: Deals | None
    """The deals that must not be given away; None where everybody may see everything."""

    @property
    def viewer(self) -> Viewer:
        """The viewer that the token opens the table for; spectators are refused if they would see a deal."""
        viewer = self.tables.viewer(self.table_id, self.token)
        if viewer is None and self.deals is not None:
            self.deals.spare(self.table_id, None)
        return viewer

    @property
    def seat(self) -> int:
        """The same, for requests that spectators cannot make."""
        viewer = self.viewer
        if viewer is None:
            raise NotYours(why("only-looking-on"))
        return viewer


# --- browsers


def cookie_viewers(request: Request, table_id: str) -> tuple[Viewer, ...]:
    """Every viewer that a browser's cookies open a table for, seats first; empty if none of its cookies fits.

    Looked up once for a request: pages and the guard against spoilers share the result.
    """
    known: dict[str, tuple[Viewer, ...]] = getattr(request.state, "viewers", {})
    if table_id not in known:
        request.state.viewers = known = {table_id: _cookie_viewers(request, table_id)}
    return known[table_id]


def _cookie_viewers(request: Request, table_id: str) -> tuple[Viewer, ...]:
    tables = services_of(request).tables
    found: list[Viewer] = []
    for viewer, name in SEAT_COOKIES.items():
        token = request.cookies.get(name)
        if token:
            try:
                opened = tables.viewer(table_id, token)
            except NotYours:
                continue
            if opened == viewer:
                found.append(viewer)
    return tuple(found)


def give_cookie(
    response: Response, request: Request, name: str, value: str, *, path: str = "/", seconds: int = A_YEAR
) -> None:
    """Set a cookie. Scripts cannot read it and other sites cannot use it; with TLS it is sent over TLS only."""
    response.set_cookie(name, value, max_age=seconds, path=path, secure=_secure(request), httponly=True, samesite="lax")


def sit_down(response: Response, request: Request, table_id: str, viewer: Viewer, token: str) -> None:
    """Give a browser the cookie for a seat."""
    give_cookie(response, request, SEAT_COOKIES[viewer], token, path=f"/t/{table_id}")


def browser_of(request: Request) -> str | None:
    """The secret that identifies a returning browser; None if it does not have one yet."""
    return request.cookies.get(BROWSER_COOKIE) or None


def know_browser(response: Response, request: Request) -> str:
    """The secret of a browser; one that has none gets it now."""
    known = browser_of(request)
    if known is not None:
        return known
    secret = new_token()
    give_cookie(response, request, BROWSER_COOKIE, secret)
    return secret


def _secure(request: Request) -> bool:
    return services_of(request).settings.secure_cookies or request.url.scheme == "https"
