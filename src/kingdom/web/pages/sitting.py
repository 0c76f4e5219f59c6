"""Who sits in front of a page: the seats that a browser has at a table, and the one that it shows.

Two people at one screen have both seats in one browser. It shows the seat that a cookie says is in front; if that seat
has nothing to decide and the other one has, a cover is shown until the other person says they are there.
"""

from __future__ import annotations

from dataclasses import dataclass

from fastapi import Request

from kingdom.core.reasons import why
from kingdom.core.state import Seat
from kingdom.web.access import cookie_viewers, the_table
from kingdom.web.errors import NotYours
from kingdom.web.service import TableNow, Viewer

FACING_COOKIE = "kingdom-facing"


@dataclass(frozen=True, slots=True)
class Sitting:
    """A browser at a table."""

    table: TableNow
    seats: tuple[Seat, ...]
    """The seats that it has."""
    viewer: Viewer
    """The seat that the table is shown for; None for a spectator."""
    covered_for: Seat | None = None
    """Who the cover is waiting for, if the screen has to change hands first."""

    @property
    def shared(self) -> bool:
        """Whether two people sit at this screen."""
        return len(self.seats) > 1


def sitting_at(request: Request, table_id: str, table: TableNow | None = None) -> Sitting:
    """The browser's sitting; raises NotYours if it has neither a seat nor a spectator's place.

    Anybody may watch a finished game. Pass `table` if it is already open, so that it is not opened again.
    """
    viewers = cookie_viewers(request, table_id)
    table = table or the_table(request, table_id)
    if not viewers and not table.game.is_over:
        raise NotYours(why("no-seat-here"))
    seats = tuple(viewer for viewer in viewers if viewer is not None)
    if not seats:
        return Sitting(table, (), None)
    if len(seats) == 1 or table.game.is_over:
        return Sitting(table, seats, seats[0])
    return _shared(request, table, seats)


def _shared(request: Request, table: TableNow, seats: tuple[Seat, ...]) -> Sitting:
    owing = [seat for seat in table.game.waiting() if seat in seats]
    said = request.cookies.get(FACING_COOKIE, "")
    facing = int(said) if said in [str(seat) for seat in seats] else None
    if facing is None:
        return Sitting(table, seats, None, covered_for=owing[0] if owing else seats[0])
    if owing and facing not in owing:
        return Sitting(table, seats, facing, covered_for=owing[0])
    return Sitting(table, seats, facing)


def seat_of(request: Request, table_id: str, wanted: str) -> tuple[Sitting, Seat]:
    """The seat that a form acts for: the one it names, if the browser has it."""
    sitting = sitting_at(request, table_id)
    for seat in sitting.seats:
        if str(seat) == wanted:
            return sitting, seat
    raise NotYours(why("not-that-seat"))
