"""Who asks: the seat that a token or a cookie opens, and the browser that a person comes with.

A program sends its token as `Authorization: Bearer …`. A browser gets a cookie for each seat that it has taken, valid
at that table alone: two people at one screen have two of them.
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
    """A table, for a page that shows its cards: those that its game began with."""
    table = the_tables(request).open(table_id)
    request.state.cards = table.game.content
    return table


def the_settings(request: Request) -> Settings:
    """What this server was told when it started."""
    return cast(Settings, request.app.state.settings)


def the_hub(request: Request) -> Hub:
    """Who waits at which table."""
    return cast(Hub, request.app.state.hub)


def the_companions(request: Request) -> Companions:
    """Those who sit together at tables."""
    return cast(Companions, request.app.state.companions)


def the_deals(request: Request) -> Deals:
    """The deals that several people play."""
    return cast(Deals, request.app.state.deals)


def the_day_bots(request: Request) -> DayBots:
    """The bots that play the deals of days."""
    return cast(DayBots, request.app.state.day_bots)


def the_bots(request: Request) -> BotPlayers:
    """All that plays for bots."""
    return cast(BotPlayers, request.app.state.bots)


def the_hints(request: Request) -> Hints:
    """The hints of bots that think for a while."""
    return cast(Hints, request.app.state.hints)


def the_reviews(request: Request) -> Reviews:
    """The reviews of finished games."""
    return cast(Reviews, request.app.state.reviews)


_bearer = HTTPBearer(auto_error=False, description="The token of a seat, or the spectators'.")


@dataclass(frozen=True, slots=True)
class Asker:
    """A program that asks about a table, with the token that it sends.

    Whom the token opens the table for is looked up where it is needed, in the thread of the operation: a dependency of
    its own would be one more journey to a thread and back.
    """

    table_id: str
    token: str
    tables: Tables

    @property
    def viewer(self) -> Viewer:
        """For whom the token opens the table."""
        return self.tables.viewer(self.table_id, self.token)

    @property
    def seat(self) -> int:
        """The same, where spectators cannot do what is asked."""
        viewer = self.viewer
        if viewer is None:
            raise NotYours(why("only-looking-on"))
        return viewer


TableId = Annotated[str, Path(description="The name of the table.")]


async def asker(
    request: Request, table_id: TableId, given: Annotated[HTTPAuthorizationCredentials | None, Security(_bearer)]
) -> Asker:
    """Who asks, by the token that a program sends."""
    if given is None:
        raise NoToken(why("no-token"))
    await only_known_queries(request)
    return Asker(table_id, given.credentials, the_tables(request))


AnAsker = Annotated[Asker, Depends(asker)]


# --- browsers


def cookie_viewers(request: Request, table_id: str) -> tuple[Viewer, ...]:
    """All for whom the cookies of a browser open a table, seats first; nobody if it has none that fits."""
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
    """Give a browser a cookie. Pages cannot read it, other sites cannot use it, and under TLS it travels so only."""
    response.set_cookie(name, value, max_age=seconds, path=path, secure=_secure(request), httponly=True, samesite="lax")


def sit_down(response: Response, request: Request, table_id: str, viewer: Viewer, token: str) -> None:
    """Give a browser the cookie for a seat."""
    give_cookie(response, request, SEAT_COOKIES[viewer], token, path=f"/t/{table_id}")


def browser_of(request: Request) -> str | None:
    """The secret by which a browser is known again; None if it has none yet."""
    return request.cookies.get(BROWSER_COOKIE) or None


def know_browser(response: Response, request: Request) -> str:
    """The secret of a browser, given to it now if it had none."""
    known = browser_of(request)
    if known is not None:
        return known
    secret = new_token()
    give_cookie(response, request, BROWSER_COOKIE, secret)
    return secret


def _secure(request: Request) -> bool:
    return the_settings(request).secure_cookies or request.url.scheme == "https"
