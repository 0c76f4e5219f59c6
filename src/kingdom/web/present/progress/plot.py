"""Charts of progress: a curve over games, and columns from zero up or down. Numbers for SVG templates."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import NamedTuple

WIDTH, HEIGHT = 560, 210
LEFT, RIGHT, TOP, BOTTOM = 62, 12, 14, 26
NEAR = 5
"""How many games, up to and including its own, each point of the smoothed curve averages."""
MOST = 40
"""How many of the last games are drawn."""
STEPS = (5, 10, 20, 25, 50, 100, 200, 500)


@dataclass(frozen=True, slots=True)
class CoursePlot:
    """Values over games: a dot for each, and a line through the averages."""

    dots: tuple[tuple[float, float], ...]
    line: str
    levels: tuple[tuple[float, float, str], ...]
    """Of each grid line: its position, the position of its number, and the number."""
    columns: tuple[tuple[float, float, float, str], ...] = ()
    """Instead of dots: the position of a column, its top and height, and whether it is `up` or `down`."""
    column: float = 0.0
    """How wide a column is."""
    zero: float | None = None
    width: int = WIDTH
    height: int = HEIGHT
    left: int = LEFT
    right: int = WIDTH - RIGHT
    values_x: int = LEFT - 6
    first: int = 1
    last: int = 1
    """The numbers of the first and the last game that are drawn."""
    names_y: int = HEIGHT - 6


def _frame(values: Sequence[float], low: float, high: float) -> tuple[float, float, int]:
    """The range of a chart, and the distance between its grid lines."""
    least, most = min([*values, low]), max([*values, high])
    step = next((size for size in STEPS if (most - least) / size <= 6), STEPS[-1])
    return least // step * step, -(-most // step) * step, step


def course(values: Sequence[float], low: float, high: float, unit: str = "") -> CoursePlot:
    """Values over games, oldest first; the range is at least from `low` to `high`.

    >>> [level for *_, level in course([80.0, 90.0], 0, 100, " %").levels][:2]
    ['0 %', '20 %']
    """
    drawn = values[-MOST:]
    floor, ceiling, step = _frame(drawn, low, high)
    y = _height(floor, ceiling)
    room = WIDTH - LEFT - RIGHT
    spots = [round(LEFT + room * (at + 0.5) / len(drawn), 1) for at in range(len(drawn))]
    first = len(values) - len(drawn)
    smooth = [fmean(values[max(0, first + at + 1 - NEAR) : first + at + 1]) for at in range(len(drawn))]
    line = " ".join(f"{x},{y(value)}" for x, value in zip(spots, smooth, strict=True))
    dots = tuple((x, y(value)) for x, value in zip(spots, drawn, strict=True))
    return CoursePlot(dots, line, _levels(floor, ceiling, step, unit), first=first + 1, last=len(values))


def columns(values: Sequence[float]) -> CoursePlot:
    """Values over games as columns from zero, up or down."""
    drawn = values[-MOST:]
    floor, ceiling, step = _frame(drawn, 0, 10)
    y = _height(floor, ceiling)
    room = (WIDTH - LEFT - RIGHT) / len(drawn)
    width = round(min(room * 0.7, 28.0), 1)
    zero = y(0)
    found = []
    for at, value in enumerate(drawn):
        x = round(LEFT + room * (at + 0.5) - width / 2, 1)
        top = min(y(value), zero)
        # A tie should be visible too.
        found.append((x, round(top, 1), max(round(abs(y(value) - zero), 1), 2.0), "up" if value > 0 else "down"))
    levels = _levels(floor, ceiling, step, "")
    first = len(values) - len(drawn) + 1
    return CoursePlot((), "", levels, tuple(found), width, zero, first=first, last=len(values))


def _height(floor: float, ceiling: float) -> Callable[[float], float]:
    def y(value: float) -> float:
        return round(TOP + (HEIGHT - TOP - BOTTOM) * (ceiling - value) / (ceiling - floor), 1)

    return y


def _levels(floor: float, ceiling: float, step: int, unit: str) -> tuple[tuple[float, float, str], ...]:
    y = _height(floor, ceiling)
    lines = range(int(floor), int(ceiling) + 1, step)
    return tuple((y(value), y(value) + 4, f"{value}{unit}".replace("-", "−")) for value in lines)


class Stretch(NamedTuple):
    """A part of a bar, in hundredths of it."""

    name: str
    x: float
    width: float


def bar(parts: Iterable[tuple[str, float]], total: float) -> tuple[Stretch, ...]:
    """A bar of consecutive parts; what is missing from the total stays empty.

    >>> bar((("won", 1), ("shared", 0), ("lost", 2)), 4)
    (Stretch(name='won', x=0.0, width=25.0), Stretch(name='lost', x=25.0, width=50.0))
    """
    found = []
    begins = 0.0
    for name, count in parts:
        width = 100 * count / total
        if count:
            found.append(Stretch(name, round(begins, 2), round(width, 2)))
        begins += width
    return tuple(found)
