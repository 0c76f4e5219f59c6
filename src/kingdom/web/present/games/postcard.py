"""The picture of the end of a game, to share: a self-contained SVG."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from kingdom.web.present.cards.arms import PLAIN, Arms, tinctures
from kingdom.web.present.cards.pictures import Picture, composed, drawing
from kingdom.web.present.games.score_sheet import EndSeat, EndSheet
from kingdom.web.static_files import FOLDER

INK = "#221b15"
WIDTH, LEAST_HEIGHT = 1200, 630
"""The height is at least that of a link preview."""
FIRST_BAND, OTHER_BAND = 236, 92
"""The heights of the panoramas: the winner's, and any other."""
BLEND, WIDEST = 36, 420
"""How far a field of a panorama reaches into the last one, and how wide it may be."""
COLUMNS, COLUMN = 420, 150
"""The middle of the first column of points, and the distance between columns."""
NAMES, TOP_ROW, ROW, RULE, TOTAL = 44, 82, 34, 11, 10
"""Below the panoramas: names, first row, distance of rows, the rule below each, and the gap above the total."""
BELOW = 34
"""The free space below the score sheet."""
_ID = re.compile(r'id="(\w+)"|url\(#(\w+)\)')
_VIEW_BOX = re.compile(r'viewBox="([\d. ]+)"')


class Shield(NamedTuple):
    """Arms as shapes of SVG."""

    division: str
    charge: str
    field: str
    ink: str


class Column(NamedTuple):
    """A seat in the score sheet."""

    middle: int
    name: str
    colour: str
    total: int


class Drawn(NamedTuple):
    """A card in a panorama: its picture as shapes of SVG, and its place."""

    x: int
    width: int
    height: int
    box: str
    shapes: str


class Panorama(NamedTuple):
    """A kingdom as a panorama."""

    y: int
    height: int
    foot: int
    """How far its words have to move down, to stand at its foot."""
    name: str
    duchy: str
    shield: Shield
    total: int
    fields: tuple[Drawn, ...]

    @property
    def middle(self) -> int:
        """The height of its name and total, within the band."""
        return self.height // 2 + 14


class PostcardLine(NamedTuple):
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
    bands: tuple[Panorama, ...]
    columns: tuple[Column, ...]
    lines: tuple[PostcardLine, ...]
    names_y: int
    rules_end: int
    """How far to the right the rules below the rows go."""
    total_y: int
    chart_y: int
    medal: tuple[str, str] | None
    """In a solo game: the view box and the shapes of the medal."""
    blend: int = BLEND


def postcard(sheet: EndSheet) -> Postcard:
    """The picture of a score sheet; it grows with the number of rows."""
    ranked = sheet.ranked
    top = FIRST_BAND + OTHER_BAND * max(1, len(ranked) - 1)
    columns = tuple(
        Column(COLUMNS + at * COLUMN, seat.name, shield(seat.duchy.arms, seat.duchy.tincture).field, seat.total)
        for at, seat in enumerate(sheet.seats)
    )
    total_y = top + TOP_ROW + len(sheet.rows) * ROW + TOTAL
    return Postcard(
        WIDTH,
        max(LEAST_HEIGHT, total_y + BELOW),
        tuple(_band(at, seat, len(ranked) == 1) for at, seat in enumerate(ranked)),
        columns,
        tuple(_line(top + TOP_ROW + at * ROW, row.label, row.points, columns) for at, row in enumerate(sheet.rows)),
        top + NAMES,
        columns[-1].middle + COLUMN // 2,
        total_y,
        top + TOP_ROW,
        shapes(found, "medal-") if sheet.medal and (found := drawing(f"medal-{sheet.medal}")) else None,
    )


def _band(at: int, seat: EndSeat, is_alone: bool) -> Panorama:
    foot = OTHER_BAND if is_alone else 0
    height = OTHER_BAND if at else FIRST_BAND + foot
    width = min(WIDEST, -(-WIDTH // len(seat.land))) + BLEND
    fields = []
    for place, field in enumerate(seat.land):
        x = place * (width - BLEND) - (BLEND if place else 0)
        fields.append(Drawn(x, width, height, *shapes(field.face.picture, f"p{at}-{place}-")))
    return Panorama(
        FIRST_BAND + (at - 1) * OTHER_BAND if at else 0,
        height,
        foot,
        seat.name,
        seat.duchy.plain_name,
        shield(seat.duchy.arms, seat.duchy.tincture),
        seat.total,
        tuple(fields),
    )


def _line(y: int, label: str, points: Sequence[int], columns: Sequence[Column]) -> PostcardLine:
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


def shapes(picture: Picture, prefix: str) -> tuple[str, str]:
    """The view box of a picture and its shapes. Its ids get a prefix, since another picture may use the same ones."""
    name = picture.address.rpartition("/")[2].removesuffix(".svg")
    drawn = FOLDER / "art" / f"{name}.svg"
    source = drawn.read_text(encoding="utf-8") if drawn.is_file() else composed(name) or ""
    head, _, rest = source.partition(">")
    box = _VIEW_BOX.search(head)

    def renamed(found: re.Match[str]) -> str:
        return f'id="{prefix}{found[1]}"' if found[1] else f"url(#{prefix}{found[2]})"

    return box[1] if box else "0 0 240 170", _ID.sub(renamed, rest.rpartition("</svg>")[0])
