"""Charts of points: how the score grew over the rounds, and where it came from. Numbers for SVG templates."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kingdom.words.numerals import roman

WIDTH, HEIGHT = 440, 200
LEFT, RIGHT, TOP, BOTTOM = 34, 96, 12, 26
BELOW_THE_MIDDLE = 4
"""How far below the middle of its line a text must be placed to look centred."""
ROW, BAR, NARROWEST = 52, 34, 16
"""The bars: their distance, their height, and the least width of a piece with a number in it."""


@dataclass(frozen=True, slots=True)
class Curve:
    """The score of one seat over the rounds."""

    name: str
    tincture: str
    points: str
    """For a polyline."""
    dots: tuple[tuple[float, float, int], ...]
    label_y: float
    dashed: bool

    @property
    def total(self) -> int:
        """The score at the end."""
        return self.dots[-1][2]


@dataclass(frozen=True, slots=True)
class LineChart:
    """All curves and grid lines."""

    curves: tuple[Curve, ...]
    levels: tuple[tuple[float, float, int], ...]
    """Of each grid line: its position, the position of its number, and the number."""
    rounds: tuple[tuple[float, str], ...]
    width: int = WIDTH
    height: int = HEIGHT
    left: int = LEFT
    right: int = WIDTH - RIGHT
    values_x: int = LEFT - 6
    names_x: int = WIDTH - RIGHT + 10
    rounds_y: int = HEIGHT - 6

    @property
    def said(self) -> str:
        """The same in words, for screen readers."""
        return " ".join(f"{one.name} {', '.join(str(points) for *_, points in one.dots)}." for one in self.curves)


def line_chart(
    by_round: Sequence[Sequence[int]], seats: Sequence[tuple[str, str]], start: Sequence[int] = (0, 0), first: int = 1
) -> LineChart:
    """A chart of scores; `seats` are names and tinctures, `start` what they had before the round called `first`."""
    rounds = len(by_round)
    totals = [0, *start[: len(seats)], *(points for row in by_round for points in row)]
    low, high = min(totals), max(*totals, 10)
    step = next(size for size in (5, 10, 20, 25, 50, 100) if (high - low) / size <= 6)
    low, high = low // step * step, -(-high // step) * step

    def y(points: int) -> float:
        return round(TOP + (HEIGHT - TOP - BOTTOM) * (high - points) / (high - low), 1)

    def x(number: int) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * number / max(rounds, 1), 1)

    curves = []
    for seat, (name, tincture) in enumerate(seats):
        values = [start[seat], *(row[seat] for row in by_round)]
        dots = tuple((x(at), y(points), points) for at, points in enumerate(values))
        path = " ".join(f"{px},{py}" for px, py, _ in dots)
        curves.append(Curve(name, tincture, path, dots, dots[-1][1] + BELOW_THE_MIDDLE, seat > 0))
    if len(curves) == 2 and abs(curves[0].label_y - curves[1].label_y) < 16:
        curves = _apart(curves)
    levels = tuple((y(value), y(value) + BELOW_THE_MIDDLE, value) for value in range(low, high + 1, step))
    marks = tuple((x(number), roman(first + number - 1) if number else "") for number in range(rounds + 1))
    return LineChart(tuple(curves), levels, marks)


def _apart(curves: list[Curve]) -> list[Curve]:
    """Move names apart that would overlap."""
    first, second = curves
    middle = (first.label_y + second.label_y) / 2
    above, below = (middle - 8, middle + 8) if first.label_y <= second.label_y else (middle + 8, middle - 8)
    return [
        Curve(one.name, one.tincture, one.points, one.dots, label, one.dashed)
        for one, label in zip(curves, (above, below), strict=True)
    ]


@dataclass(frozen=True, slots=True)
class Bar:
    """A piece of a bar: a source of points."""

    x: float
    width: float
    points: int
    source: str

    @property
    def middle(self) -> float:
        """The position of its number."""
        return self.x + self.width / 2

    @property
    def has_room(self) -> bool:
        """Whether a number fits into it."""
        return self.width > NARROWEST


@dataclass(frozen=True, slots=True)
class Row:
    """The bar of one seat."""

    name: str
    y: float
    bars: tuple[Bar, ...]
    height: int = BAR

    @property
    def text_y(self) -> float:
        """The position of the texts."""
        return self.y + BAR / 2 + BELOW_THE_MIDDLE + 1


@dataclass(frozen=True, slots=True)
class BarChart:
    """Where the points of each seat came from: to the right of zero what brought points, to the left what cost some."""

    rows: tuple[Row, ...]
    height: float
    zero: float
    width: int = WIDTH


def bar_chart(names: Sequence[str], sources: Sequence[tuple[str, Sequence[int]]]) -> BarChart:
    """Bars of the points of each seat, source by source."""
    start, room = 90.0, WIDTH - 100.0
    most = max(sum(max(points[seat], 0) for _, points in sources) for seat in range(len(names)))
    least = min(sum(min(points[seat], 0) for _, points in sources) for seat in range(len(names)))
    each = room / max(most - least, 1)
    zero = round(start - each * least, 1)
    rows = []
    for seat, name in enumerate(names):
        left = right = zero
        bars = []
        for source, points in sources:
            width = round(each * abs(points[seat]), 1)
            if points[seat] > 0:
                bars.append(Bar(round(right, 1), width, points[seat], source))
                right += width
            elif points[seat] < 0:
                left -= width
                bars.append(Bar(round(left, 1), width, points[seat], source))
        rows.append(Row(name, 12.0 + ROW * seat, tuple(bars)))
    return BarChart(tuple(rows), 8.0 + ROW * len(names), zero)
