"""Who is asking: the seat that a token or a cookie opens, and the browser that a person uses.

A program sends its token as `Authorization: Bearer …`. A browser gets a cookie for each seat that it has taken, valid
only at that table. A browser that two people share has two of them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, cast

from fastapi import Depends, Path, Request, Security
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from starlette.responses import Response

from kingdom.core.reasons import why
from kingdom.web.bots import BotPlayers
from kingdom.web.company import Companions
from kingdom.web.daybots import DayBots
from kingdom.web.deals import Deals
from kingdom.web.errors import NoToken, NotYours
from kingdom.web.hinting import Hints
from kingdom.web.keys import new_token
from kingdom.web.mistakes import only_known_queries
from kingdom.web.reviews import Reviews
from kingdom.web.service import TableNow, Tables, Viewer
from kingdom.web.settings import Settings
from kingdom.web.waking import Hub

BROWSER_COOKIE = "kingdom-browser"
SEAT_COOKIES: dict[Viewer, str] = {0: "kingdom-seat-0", 1: "kingdom-seat-1", None: "kingdom-watch"}
A_YEAR = 365 * 24 * 60 * 60


def the_tables(request: Request) -> Tables:
    """The tables of this server."""
    return cast(Tables, request.app.state.tables)


def the_table(request: Request, table_id: str) -> TableNow:
    """A table, for a page that shows cards: from now on the request uses the cards that the table's game began with."""
    table = the_tables(request).open(table_id)
    request.state.cards = table.game.content
    return table


def the_settings(request: Request) -> Settings:
    """What this server was told when it started."""
    return cast(Settings, request.app.state.settings)


def the_hub(request: Request) -> Hub:
    """Who is waiting at which table."""
    return cast(Hub, request.app.state.hub)


def the_companions(request: Request) -> Companions:
    """What people at the same table do apart from playing."""
    return cast(Companions, request.app.state.companions)


def the_deals(request: Request) -> Deals:
    """The deals that are played by more than one person."""
    return cast(Deals, request.app.state.deals)


def the_day_bots(request: Request) -> DayBots:
    """The bots that play the deals of the day."""
    return cast(DayBots, request.app.state.day_bots)


def the_bots(request: Request) -> BotPlayers:
    """Everything that plays for bots."""
    return cast(BotPlayers, request.app.state.bots)


def the_hints(request: Request) -> Hints:
    """Hints from bots that take a while to think."""
    return cast(Hints, request.app.state.hints)


def the_reviews(request: Request) -> Reviews:
    """The reviews of finished games."""
    return cast(Reviews, request.app.state.reviews)


_bearer = HTTPBearer(auto_error=False, description="The token of a seat, or the spectators'.")


@dataclass(frozen=True, slots=True)
class Asker:
    """A program that asks about a table, with the token that it sends.

    The viewer is looked up only when needed, in the thread of the operation: a separate dependency would cost another
    round trip to a thread.
    """

    table_id: str
    token: str
    tables: Tables

    @property
    def viewer(self) -> Viewer:
        """The viewer that the token opens the table for."""
        return self.tables.viewer(self.table_id, self.token)

    @property
    def seat(self) -> int:
        """The same, for requests that spectators cannot make."""
        viewer = self.viewer
        if viewer is None:
            raise NotYours(why("only-looking-on"))
        return viewer


TableId = Annotated[str, Path(description="The name of the table.")]


async def asker(
    request: Request, table_id: TableId, given: Annotated[HTTPAuthorizationCredentials | None, Security(_bearer)]
) -> Asker:
    """Who is asking, by the token that a program sends."""
    if given is None:
        raise NoToken(why("no-token"))
    await only_known_queries(request)
    return Asker(table_id, given.credentials, the_tables(request))


AnAsker = Annotated[Asker, Depends(asker)]


# --- browsers


def cookie_viewers(request: Request, table_id: str) -> tuple[Viewer, ...]:
    """Every viewer that a browser's cookies open a table for, seats first; empty if none of its cookies fits."""
    tables = the_tables(request)
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
    return the_settings(request).secure_cookies or request.url.scheme == "https"
