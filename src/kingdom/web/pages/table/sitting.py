"""The browser in front of a page: the seats that it has at a table, and the one that it shows.

A request looks at its cookies once; from then on its `Sitting` is handed on, and moves on with the table.

Two people at one screen have both seats in one browser. It shows the seat that a cookie says is in front; if that seat
has nothing to decide and the other one has, a cover is shown until the other person says they are there.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from starlette.requests import Request

from kingdom.core.reasons import why
from kingdom.core.state import Seat
from kingdom.web.errors import NotYours
from kingdom.web.identity import ARRIVED_COOKIE, browser_of, cookie_viewers
from kingdom.web.lessons.session import Session, advance, session_at
from kingdom.web.services import services_of, the_table
from kingdom.web.tables.tables import TableSnapshot, Viewer

FACING_COOKIE = "kingdom-facing"


@dataclass(frozen=True, slots=True)
class Sitting:
    """A browser at a table."""

    table: TableSnapshot
    seats: tuple[Seat, ...]
    """The seats that it has."""
    viewer: Viewer
    """The seat that the table is shown for; None for a spectator."""
    covered_for: Seat | None = None
    """The person the cover is waiting for, if the screen has to change hands first."""
    facing: Seat | None = None
    """The seat in front of a shared screen."""
    session: Session | None = None
    """The lesson, if the table is one."""

    @property
    def shared(self) -> bool:
        """Whether two people sit at this screen."""
        return len(self.seats) > 1

    def at(self, table: TableSnapshot) -> Sitting:
        """The same browser after the table has moved on."""
        session = None if self.session is None else replace(self.session, table=table)
        here = replace(self, table=table, session=session, covered_for=None)
        if not self.shared or table.game.is_over:
            return replace(here, viewer=next(iter(self.seats), None))
        owing = [seat for seat in table.game.waiting() if seat in self.seats]
        if self.facing is None:
            return replace(here, viewer=None, covered_for=owing[0] if owing else self.seats[0])
        return replace(here, viewer=self.facing, covered_for=owing[0] if owing and self.facing not in owing else None)


def sitting_at(request: Request, table_id: str) -> Sitting:
    """The browser's sitting; raises NotYours if it has neither a seat nor a spectator's place.

    Anybody may watch a finished game.
    """
    viewers = cookie_viewers(request, table_id)
    table = the_table(request, table_id)
    if not viewers and not table.game.is_over:
        raise NotYours(why("no-seat-here"))
    seats = tuple(viewer for viewer in viewers if viewer is not None)
    said = request.cookies.get(FACING_COOKIE, "")
    facing = next((seat for seat in seats if len(seats) > 1 and str(seat) == said), None)
    session = session_at(request, table) if viewers else None
    return Sitting(table, seats, None, facing=facing, session=session).at(table)


def advanced(request: Request, sitting: Sitting) -> Sitting:
    """The sitting after a lesson has advanced as far as it can; that at a game is unchanged."""
    if sitting.session is None:
        return sitting
    session = advance(request, sitting.session)
    return replace(sitting.at(session.table), session=session)


def seat_of(request: Request, table_id: str, wanted: str) -> tuple[Sitting, Seat]:
    """The seat that a form acts for: the one it names, if the browser has it."""
    sitting = sitting_at(request, table_id)
    for seat in sitting.seats:
        if str(seat) == wanted:
            if ARRIVED_COOKIE in request.cookies:
                note_arrival(request, table_id, sitting.seats)
            return sitting, seat
    raise NotYours(why("not-that-seat"))


def note_arrival(request: Request, table_id: str, viewers: Iterable[Viewer]) -> None:
    """Note where a browser sits, for its list of games."""
    browser = browser_of(request)
    if browser is not None:
        for viewer in viewers:
            services_of(request).tables.remember(browser, table_id, viewer)
