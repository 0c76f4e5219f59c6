"""The graph of a review: the chance of winning, or the expected score of a solo game. Numbers for an SVG template."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from kingdom.core.scoring import MEDALS
from kingdom.core.state import Seat
from kingdom.review import JudgedDecision, Review
from kingdom.review.chance import EIGHT_IN_TEN
from kingdom.review.text import heading
from kingdom.web.texts import Texts
from kingdom.words.numerals import roman

APART = 27
"""The least distance between marks, so that each can be pressed."""


IN_WINDOW = 0.2
"""The width of a step in a window, relative to a turn: a window has many steps, but is one decision."""
LABEL = (118, 36)
"""The space that the words in the corners need."""
MEDAL_LABEL = {"wide": 160, "narrow": 60}
"""How far the names of the medals reach into a drawing."""

Point = tuple[float, float]


class Box(NamedTuple):
    """The size of a drawing."""

    name: str
    width: int
    height: int
    left: int
    right: int
    top: int
    bottom: int

    @property
    def inside(self) -> int:
        """The height of the graph itself."""
        return self.bottom - self.top

    @property
    def rises(self) -> int:
        """Where lines between rounds begin, next to their names."""
        return self.top - 10

    @property
    def falls(self) -> int:
        """Where lines between rounds end."""
        return self.bottom + 8


WIDE = Box("wide", 1124, 254, 64, 1088, 34, 238)
NARROW = Box("narrow", 352, 196, 44, 344, 24, 184)


class Band(NamedTuple):
    """A round."""

    x: float
    width: float
    label: str


class PlotLevel(NamedTuple):
    """A grid line; that of a medal has a name and its own dash pattern."""

    y: float
    label: str
    medal: str = ""
    brief: str = ""


class PlotSpot(NamedTuple):
    """A decision with a mark."""

    x: float
    y: float
    dot: float
    stem: float
    """Where the curve would have been after the better decision."""
    sign: str
    key: str
    anchor: str
    label: str


class PlotStrip(NamedTuple):
    """A piece of the graph that leads to its step in the replay."""

    x: float
    width: float
    step: int


@dataclass(frozen=True, slots=True)
class Plot:
    """A drawing."""

    box: Box
    bands: tuple[Band, ...]
    levels: tuple[PlotLevel, ...]
    middle: float | None
    """The line of 50 %."""
    line: str
    areas: tuple[tuple[str, str], ...]
    """The areas between the curve and the middle, one per side; in a solo game the band in which most games end, or
    the area below the curve."""
    spots: tuple[PlotSpot, ...]
    strips: tuple[PlotStrip, ...]
    end: Point


def anchor_of(one: JudgedDecision) -> str:
    """The name of a costly decision in the page."""
    return f"step-{one.decision.number}-{one.decision.seat}"


def value_of(one: JudgedDecision, seat: Seat, *, best: bool = False) -> float:
    """How the game stands for a seat after a decision, or after the better one."""
    judgement = one.judgement
    if one.solo:
        return judgement.best_points if best else judgement.points
    chance = judgement.best_chance if best else judgement.chance
    return chance if one.decision.seat == seat else 1.0 - chance


def course_of(review: Review, seat: Seat) -> list[tuple[int, float]]:
    """The graph as steps and values. Each turn is judged from only a few deals, so neighbours are averaged."""
    judged = sorted(review.rows, key=lambda one: one.decision.last)
    values = [value_of(one, seat) for one in judged]
    points = []
    for at, one in enumerate(judged):
        near = [at]
        if not one.decision.is_window:
            span = range(max(at - 2, 0), min(at + 3, len(judged)))
            near = [other for other in span if _together(judged[other], one)]
        points.append((one.decision.last, sum(values[other] for other in near) / len(near)))
    return points


def _together(other: JudgedDecision, one: JudgedDecision) -> bool:
    return not other.decision.is_window and other.decision.before.round == one.decision.before.round


def plot(review: Review, seat: Seat, box: Box, texts: Texts, names: Sequence[str]) -> Plot:
    """The graph for a seat."""
    game = review.game
    bands, x = _across(review, box)
    points = course_of(review, seat)
    final = _final(review, seat)
    low, high, levels = _range(review, [value for _, value in points] + [final])

    def y(value: float) -> float:
        inside = min(max(value, low), high)
        return round(box.bottom - (box.bottom - box.top) * (inside - low) / (high - low), 1)

    begin = points[0][1] if review.is_solo and points else 0.5 if not review.is_solo else final
    drawn = [(x(0), y(begin)), *((x(step), y(value)) for step, value in points), (x(len(game.steps)), y(final))]
    middle = y(0.5)
    medals = [y(value) for value, _, medal, _ in levels(texts) if medal]
    spread = _eight_in_ten(review, points, x, y) or (("spread", _area(drawn, box.bottom, min)),)
    sides = (("up", _area(drawn, middle, min)), ("down", _area(drawn, middle, max)))
    return Plot(
        box,
        bands,
        tuple(PlotLevel(y(value), *words) for value, *words in levels(texts)),
        None if review.is_solo else middle,
        _path(drawn),
        spread if review.is_solo else sides,
        _spots(review, seat, box, x, y, lambda one: heading(one, names, texts), medals),
        _strips(review, box, x),
        drawn[-1],
    )


def _eight_in_ten(
    review: Review, points: Sequence[tuple[int, float]], x: Callable[[int], float], y: Callable[[float], float]
) -> tuple[tuple[str, str], ...]:
    """Solo: the band in which eight out of ten games end, if it is known for the judge."""
    bounds = EIGHT_IN_TEN.get(review.judge)
    if bounds is None or not points:
        return ()
    rounds = {one.decision.last: one.decision.before.round for one in review.rows}
    low = [(x(step), y(value + bounds[rounds[step]][0])) for step, value in points]
    high = [(x(step), y(value + bounds[rounds[step]][1])) for step, value in points]
    return (("eight", _path([*high, *reversed(low)]) + "Z"),)


def _path(points: Sequence[Point]) -> str:
    return "M" + " L".join(f"{x} {y}" for x, y in points)


def _area(points: Sequence[Point], base: float, nearer: Callable[[float, float], float]) -> str:
    """The area on one side of a curve, between it and a base line."""
    found = [points[0]]
    for (x, y), (next_x, next_y) in pairwise(points):
        if (y - base) * (next_y - base) < 0:
            found.append((round(x + (next_x - x) * (base - y) / (next_y - y), 1), base))
        found.append((next_x, next_y))
    cut = [(x, nearer(y, base)) for x, y in found]
    return _path([*cut, (cut[-1][0], base), (cut[0][0], base)]) + "Z"


def _final(review: Review, seat: Seat) -> float:
    verdict = review.game.outcome()
    if review.is_solo:
        return float(verdict.total(seat))
    return 0.5 if len(verdict.winners) != 1 else float(seat in verdict.winners)


def _across(review: Review, box: Box) -> tuple[tuple[Band, ...], Callable[[int], float]]:
    """The rounds, all of the same width, and a function that gives the position of a step."""
    steps = review.game.steps
    begins: dict[int, int] = {}
    past = [0.0]
    for at, step in enumerate(steps):
        begins.setdefault(max(step.before.round, 1), at)
        past.append(past[-1] + (IN_WINDOW if step.before.phase.window else 1.0))
    starts = [*begins.values(), len(steps)] if begins else [0, 0]
    wide = (box.right - box.left) / max(len(begins), 1)
    bands = tuple(
        Band(round(box.left + at * wide, 1), round(wide, 1), roman(number)) for at, number in enumerate(begins)
    )

    def x(step: int) -> float:
        at = max(number for number, start in enumerate(starts[:-1]) if start <= step)
        whole = past[starts[at + 1]] - past[starts[at]]
        return round(box.left + wide * (at + (past[step] - past[starts[at]]) / (whole or 1.0)), 1)

    return bands, x


Levels = Callable[[Texts], list[tuple[float, str, str, str]]]


def _range(review: Review, values: list[float]) -> tuple[float, float, Levels]:
    """The range of the graph, and its grid lines."""
    if not review.is_solo:
        return 0.0, 1.0, lambda texts: [(one, f"{one:.0%}".replace("%", " %"), "", "") for one in (1.0, 0.5, 0.0)]
    medals = list(zip(MEDALS[1:], review.game.state.rules.settings.medals, strict=True))
    every = values + [float(least) for _, least in medals]
    low, high = 10.0 * (min(every) // 10), 10.0 * (max(every) // 10 + 1)

    def levels(texts: Texts) -> list[tuple[float, str, str, str]]:
        ends = [(end, f"{end:.0f}".replace("-", "−"), "", "") for end in (high, low)]
        return ends + [
            (float(least), f"{texts.t(f'medal-{medal}')} {least}", medal, f"{texts.t(f'medal-letter-{medal}')} {least}")
            for medal, least in medals
        ]

    return low, high, levels


def _spots(
    review: Review,
    seat: Seat,
    box: Box,
    x: Callable[[int], float],
    y: Callable[[float], float],
    label: Callable[[JudgedDecision], str],
    medals: Sequence[float],
) -> tuple[PlotSpot, ...]:
    """The marks, without overlaps: the seat's own below the curve, the opponent's above it.

    A narrow drawing has no room for both: it shows only those of the seat.
    """
    found: list[PlotSpot] = []
    for one in review.costly:
        assert one.mark is not None
        if box is NARROW and one.decision.seat != seat:
            continue
        across, dot = x(one.decision.last), y(value_of(one, seat))
        way = 1 if one.decision.seat == seat else -1
        wanted = dot + 22 * way
        places = (wanted + way * turn * step * APART for step in range(8) for turn in (1, -1))
        inside = [place for place in places if box.top + 12 <= place <= box.bottom - 12]
        free = [
            place
            for place in inside
            if not _in_words(across, place, box, medals) and all(_apart(across, place, other) for other in found)
        ]
        down = round([*free, *inside, box.bottom - 12.0][0], 1)
        stem = y(value_of(one, seat, best=True))
        found.append(PlotSpot(across, down, dot, stem, one.mark.sign, one.mark.key, anchor_of(one), label(one)))
    return tuple(found)


def _apart(x: float, y: float, other: PlotSpot) -> bool:
    return abs(x - other.x) >= APART or abs(y - other.y) >= APART


def _in_words(x: float, y: float, box: Box, medals: Sequence[float]) -> bool:
    """Whether a mark would cover the words in a corner or the name of a medal."""
    if medals:
        return x < box.left + MEDAL_LABEL[box.name] and any(-30 < y - medal < 12 for medal in medals)
    return x < box.left + LABEL[0] and not box.top + LABEL[1] < y < box.bottom - LABEL[1]


def _strips(review: Review, box: Box, x: Callable[[int], float]) -> tuple[PlotStrip, ...]:
    steps = sorted({one.decision.number - 1 for one in review.rows})
    ends = [*(x(step) for step in steps[1:]), float(box.right)]
    return tuple(
        PlotStrip(x(step), round(end - x(step), 1), step)
        for step, end in zip(steps, ends, strict=True)
        if end > x(step)
    )
