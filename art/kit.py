"""Words for drawing: functions that return path data, and functions that paint paths.

Path words (`rect`, `polygon`, `curve` …) return the `d` of a path and can be joined. Paint words (`fill`, `line`, `dots` …)
return SVG elements. All numbers are written with one decimal, without needless noughts.
"""

from __future__ import annotations

import math
import random
import re
from collections.abc import Iterable, Sequence

from art.shorter import shorter

Point = tuple[float, float]
Stop = tuple[float, str] | tuple[float, str, float]


def number(value: float) -> str:
    """A number with at most one decimal, as short as SVG allows."""
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    if text in ("-0", ""):
        return "0"
    return re.sub(r"^(-?)0\.", r"\1.", text)


def at(*values: float) -> str:
    """Numbers in a row, separated where they have to be."""
    text = ""
    for value in values:
        written = number(value)
        text += written if not text or written.startswith("-") else " " + written
    return text


# --- path words ---


def rect(x: float, y: float, width: float, height: float) -> str:
    """A rectangle from its upper left corner."""
    return f"M{at(x, y)}h{number(width)}v{number(height)}h{number(-width)}z"


def peak(x: float, y: float, width: float, height: float, tip: float = 0.5) -> str:
    """A triangle that stands on (x, y); its tip is at this share of its width."""
    return f"M{at(x, y)}l{at(width * tip, -height)} {at(width * (1 - tip), height)}z"


def ellipse(x: float, y: float, radius: float, height: float | None = None) -> str:
    """A circle, or an ellipse with two radii."""
    other = radius if height is None else height
    half = f"a{at(radius, other)} 0 1 0 "
    return f"M{at(x - radius, y)}{half}{at(2 * radius, 0)}{half}{at(-2 * radius, 0)}z"


def polygon(*points: Point) -> str:
    """Straight lines through the points, closed."""
    return "M" + at(*points[0]) + "L" + " ".join(at(*point) for point in points[1:]) + "z"


def polyline(*points: Point) -> str:
    """Straight lines through the points, open."""
    return polygon(*points)[:-1]


def curve(points: Sequence[Point], closed: bool = True, foot: float = 170) -> str:
    """A smooth line through the points; if closed, filled down to the foot of the picture."""
    data = "M" + at(*points[0])
    for index in range(len(points) - 1):
        before, start = points[max(index - 1, 0)], points[index]
        end, after = points[index + 1], points[min(index + 2, len(points) - 1)]
        # The first control point mirrors the last one of the segment before, so `S` may leave it out.
        if index == 0:
            data += "C" + at(start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6) + " "
        else:
            data += "S"
        data += at(end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6) + " " + at(*end)
    return data + f"V{number(foot)}H{number(points[0][0])}z" if closed else data


def ridge(y: float, amplitude: float, step: float, seed: int, left: float = -4, right: float = 244) -> str:
    """Rolling hills about this height, right across."""
    chance = random.Random(seed)
    points: list[Point] = []
    x = left
    while x < right + step:
        points.append((x, y + chance.uniform(-amplitude, amplitude)))
        x += step * chance.uniform(0.7, 1.3)
    return curve(points)


def crag(
    y: float, amplitude: float, step: float, seed: int, left: float = -4, right: float = 246, foot: float = 170
) -> str:
    """Jagged mountains about this height, right across."""
    chance = random.Random(seed)
    points: list[Point] = [(left, foot)]
    x, up = left, True
    while x < right:
        points.append((x, y + (-amplitude if up else amplitude) * chance.uniform(0.3, 1)))
        up = not up
        x += step * chance.uniform(0.5, 1.4)
    return polygon(*points, (right, y), (right, foot))


def battlements(x: float, y: float, width: float, merlons: int, height: float) -> str:
    """A crenellated top that stands on y."""
    unit = width / (2 * merlons - 1)
    data = f"M{at(x, y)}v{number(-height)}"
    for index in range(merlons):
        data += f"h{number(unit)}"
        if index < merlons - 1:
            data += f"v{number(height * 0.6)}h{number(unit)}v{number(-height * 0.6)}"
    return data + f"v{number(height)}z"


def arch(x: float, y: float, width: float, height: float, top: float | None = None) -> str:
    """An opening with a round top, from the middle of its sill; `height` includes the arch."""
    rise = width / 2 if top is None else top
    return f"M{at(x - width / 2, y)}v{number(rise - height)}a{at(width / 2, rise)} 0 0 1 {at(width, 0)}v{number(height - rise)}z"


def pine(x: float, y: float, height: float) -> str:
    """A fir of three tiers."""
    w, h = height * 0.42, height
    return (
        f"M{at(x, y - h)}l{at(w * 0.3, h * 0.36)}h{number(-w * 0.12)}l{at(w * 0.32, h * 0.3)}h{number(-w * 0.14)}"
        f"l{at(w * 0.3, h * 0.34)}h{number(-w * 1.32)}l{at(w * 0.3, -h * 0.34)}h{number(-w * 0.14)}"
        f"l{at(w * 0.32, -h * 0.3)}h{number(-w * 0.12)}z"
    )


def cypress(x: float, y: float, height: float) -> str:
    """A slim tree, pointed like a flame."""
    w, h = height * 0.16, height
    return (
        f"M{at(x, y - h)}c{at(w, h * 0.3)} {at(w * 1.5, h * 0.8)} {at(w * 0.2, h)}h{number(-w * 0.4)}"
        f"c{at(-w * 1.3, -h * 0.2)} {at(-w * 0.8, -h * 0.7)} {at(w * 0.2, -h)}z"
    )


def tree(x: float, y: float, radius: float) -> str:
    """A round tree."""
    r = radius
    return (
        ellipse(x, y - r * 1.3, r)
        + ellipse(x - r * 0.8, y - r * 0.8, r * 0.7)
        + ellipse(x + r * 0.8, y - r * 0.75, r * 0.75)
        + rect(x - r * 0.15, y - r * 0.6, r * 0.3, r * 0.6)
    )


def cloud(x: float, y: float, width: float) -> str:
    """A flat-bottomed cloud from its left foot."""
    a = width / 6
    return (
        f"M{at(x, y)}a{at(a * 0.9, a * 0.8)} 0 0 1 {at(a * 1.1, -a * 0.7)}a{at(a * 1.3, a * 1.2)} 0 0 1 {at(a * 2.3, -a * 0.3)}"
        f"a{at(a, a * 0.9)} 0 0 1 {at(a * 1.6, a * 0.5)}a{at(a * 0.6, a * 0.5)} 0 0 1 {at(a, a * 0.5)}z"
    )


def bird(x: float, y: float, size: float) -> str:
    """Two wings, for `line`."""
    return f"M{at(x, y)}q{at(size * 0.6, -size * 0.5)} {at(size, 0)}q{at(size * 0.5, -size * 0.5)} {at(size, 0)}"


def dashes(
    left: float, right: float, top: float, bottom: float, count: int, seed: int, low: float = 4, high: float = 16
) -> str:
    """Strokes of light on water, longer towards the viewer; for `line`."""
    chance = random.Random(seed)
    data = ""
    for index in range(count):
        y = top + (bottom - top) * (index + chance.random() * 0.6) / count
        x = chance.uniform(left, right)
        data += f"M{at(x, y)}h{number(chance.uniform(low, high) * (0.5 + (y - top) / (bottom - top + 0.1)))}"
    return data


def stars(count: int, seed: int, left: float = 4, right: float = 236, top: float = 4, bottom: float = 70) -> str:
    """Points scattered over the sky, for `line` with round ends."""
    chance = random.Random(seed)
    return "".join(f"M{at(chance.uniform(left, right), chance.uniform(top, bottom))}h.1" for _ in range(count))


def windows(*feet: Point, width: float = 1.8, height: float = 4) -> str:
    """Small arched windows from the middles of their sills."""
    return "".join(arch(x, y, width, height + width / 2) for x, y in feet)


def folk(x: float, y: float, height: float) -> str:
    """A tiny standing figure, the measure of every wonder."""
    h = height
    return (
        ellipse(x, y - h * 0.86, h * 0.13) + f"M{at(x - h * 0.13, y - h * 0.72)}h{number(h * 0.26)}"
        f"l{at(h * 0.09, h * 0.72)}h{number(-h * 0.44)}z"
    )


def tapered(points: Sequence[Point], widths: Sequence[float], share: float = 0, end: float = 1) -> str:
    """A band along a line that grows thinner; `share` and `end` take a part of its width, from its left side."""
    left, right = [], []
    for index, ((x, y), width) in enumerate(zip(points, widths, strict=True)):
        before, after = points[max(index - 1, 0)], points[min(index + 1, len(points) - 1)]
        length = math.hypot(after[0] - before[0], after[1] - before[1])
        u, v = (after[1] - before[1]) / length * width, -(after[0] - before[0]) / length * width
        left.append((round(x + u * (0.5 - share)), round(y + v * (0.5 - share))))
        right.append((round(x + u * (0.5 - end)), round(y + v * (0.5 - end))))
    back = curve(right[::-1], closed=False)
    return curve(left, closed=False) + "L" + back[1:] + "z"


def turned(points: Iterable[Point], x: float, y: float, scale: float = 1, angle: float = 0) -> list[Point]:
    """Points moved from the origin to (x, y), larger by `scale`, turned by an angle in degrees."""
    c, s = math.cos(math.radians(angle)) * scale, math.sin(math.radians(angle)) * scale
    return [(x + u * c - v * s, y + u * s + v * c) for u, v in points]


# --- paint words ---


def fill(colour: str, *paths: str, opacity: float | None = None) -> str:
    """One filled path."""
    faint = f' opacity="{number(opacity) if opacity >= 0.1 else opacity}"' if opacity else ""
    return f'<path fill="{colour}"{faint} d="{shorter("".join(paths))}"/>'


def line(colour: str, width: float, *paths: str, opacity: float | None = None, cap: bool = False) -> str:
    """One stroked path; `cap` rounds its ends and joints."""
    ends = ' stroke-linecap="round" stroke-linejoin="round"' if cap else ""
    faint = f' opacity="{number(opacity)}"' if opacity else ""
    return f'<path fill="none" stroke="{colour}" stroke-width="{number(width)}"{ends}{faint} d="{shorter("".join(paths))}"/>'


def dots(colour: str, radius: float, *points: Point, opacity: float | None = None) -> str:
    """Round dots: strokes without length, twelve bytes each."""
    return line(colour, 2 * radius, *(f"M{at(*point)}h0" for point in points), cap=True, opacity=opacity)


def limb(colour: str, width: float, *chains: Sequence[Point], opacity: float | None = None) -> str:
    """Arms or legs: thick strokes, round at ends and joints."""
    return line(colour, width, *(polyline(*chain) for chain in chains), cap=True, opacity=opacity)


def group(transform: str, *elements: str) -> str:
    """Elements moved, turned or mirrored together, as in `group("rotate(-16 100 92)", …)`."""
    return f'<g transform="{transform}">{"".join(elements)}</g>'


def _stops(stops: Iterable[Stop]) -> str:
    written = ""
    for offset, colour, *alpha in stops:
        faint = f' stop-opacity="{number(alpha[0])}"' if alpha and alpha[0] != 1 else ""
        written += f'<stop offset="{f"{offset:.2f}".rstrip("0").rstrip(".").removeprefix("0") or "0"}" stop-color="{colour}"{faint}/>'
    return written


def linear(name: str, *stops: Stop, x1: float = 0, y1: float = 0, x2: float = 0, y2: float = 1) -> str:
    """A gradient along a line, from top to bottom unless told otherwise, in shares of the shape."""
    return f'<linearGradient id="{name}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}">{_stops(stops)}</linearGradient>'


def radial(name: str, *stops: Stop) -> str:
    """A gradient from the middle of the shape outwards."""
    return f'<radialGradient id="{name}">{_stops(stops)}</radialGradient>'
