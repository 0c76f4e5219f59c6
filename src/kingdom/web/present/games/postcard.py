"""The picture of the end of a game, to share: a self-contained SVG."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from kingdom.web.present.cards.arms import PLAIN, Arms, tinctures
from kingdom.web.present.games.score_sheet import EndSheet
from kingdom.web.static_files import FOLDER

INK = "#221b15"
WIDTH, LEAST_HEIGHT, MARGIN = 1200, 630, 14
"""The height is at least that of a link preview; a frame is drawn inside the margin."""
SHIELDS, COLUMN, MIDDLE = 300, 190, 75
"""The position of the first shield, the distance between shields, and from a shield's left edge to its middle."""
TOP_ROW, ROW, RULE, TOTAL = 380, 32, 9, 8
"""The top of the score sheet, the height of its rows, and how far below a row its rule is, and below all the total."""
BELOW = 50
"""The free space below the score sheet."""


@dataclass(frozen=True, slots=True)
class Shield:
    """Arms as shapes of SVG."""

    division: str
    charge: str
    field: str
    ink: str


@dataclass(frozen=True, slots=True)
class Column:
    """A seat: its arms above, and its points from each source below."""

    left: int
    middle: int
    name: str
    duchy: str
    shield: Shield
    total: int


@dataclass(frozen=True, slots=True)
class PostcardLine:
    """A row of the score sheet: its points are centred in the columns."""

    label: str
    y: int
    rule: int
    points: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Postcard:
    """The layout of the picture."""

    width: int
    height: int
    margin: int
    frame_width: int
    frame_height: int
    columns: tuple[Column, ...]
    lines: tuple[PostcardLine, ...]
    rules_end: int
    """How far to the right the rules below the rows go."""
    total_y: int


def postcard(sheet: EndSheet) -> Postcard:
    """The picture of a score sheet; it grows with the number of rows."""
    columns = tuple(
        Column(
            SHIELDS + at * COLUMN,
            SHIELDS + at * COLUMN + MIDDLE,
            seat.name,
            seat.duchy.plain_name,
            shield(seat.duchy.arms, seat.duchy.tincture),
            seat.total,
        )
        for at, seat in enumerate(sheet.seats)
    )
    total_y = TOP_ROW + len(sheet.rows) * ROW + TOTAL
    height = max(LEAST_HEIGHT, total_y - TOTAL + BELOW)
    return Postcard(
        WIDTH,
        height,
        MARGIN,
        WIDTH - 2 * MARGIN,
        height - 2 * MARGIN,
        columns,
        tuple(_line(at, row.label, row.points, columns) for at, row in enumerate(sheet.rows)),
        columns[-1].middle + MIDDLE,
        total_y,
    )


def _line(at: int, label: str, points: Sequence[int], columns: Sequence[Column]) -> PostcardLine:
    y = TOP_ROW + at * ROW
    return PostcardLine(
        label, y, y + RULE, tuple((column.middle, one) for column, one in zip(columns, points, strict=True))
    )


@cache
def _symbols() -> dict[str, str]:
    source = (FOLDER / "sprite.svg").read_text(encoding="utf-8")
    return {found[1]: found[2] for found in re.finditer(r'<g id="([\w-]+)">(.*?)</g>', source, re.DOTALL)}


def shield(arms: Arms, tincture: str) -> Shield:
    """The arms of a Duchy with its colours filled in."""
    found = tinctures().get(tincture, tinctures()[PLAIN])
    colours = {"rim": INK, **found._asdict()}

    def painted(name: str) -> str:
        return re.sub(r"var\(--(\w+)\)", lambda found: colours.get(found[1], INK), _symbols().get(name, ""))

    return Shield(painted(f"f-{arms.division}"), painted(f"c-{arms.charge}"), found.field, found.charge)
