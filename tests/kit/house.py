"""Draws the house: a picture of the rooms of the package and their imports, from the code.

`make house` redraws docs/concepts/house.svg. Arrows that follow from others are left out: a room that
imports from `game` may use what `game` uses.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Mapping
from html import escape
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "kingdom"
PICTURE = ROOT / "docs" / "concepts" / "house.svg"

WIDE, HIGH, GAP, ROW = 128, 54, 22, 118
INK, PAPER, ROOM = "#33302b", "#fbf8f1", "#efe6d2"

Arrows = Mapping[str, frozenset[str]]


def rooms_of(source: Path) -> dict[str, int]:
    """The rooms with their numbers of files; files in the root are not in a room."""
    return {
        folder.name: len([file for file in folder.rglob("*.py") if file.name != "__init__.py"])
        for folder in sorted(source.iterdir())
        if (folder / "__init__.py").exists()
    }


def arrows_of(source: Path) -> Arrows:
    """The rooms that each room imports from, anywhere in its code."""
    rooms = rooms_of(source)
    found: dict[str, set[str]] = {room: set() for room in rooms}
    for room in rooms:
        for file in (source / room).rglob("*.py"):
            for name in imported(file.read_text(encoding="utf-8")):
                parts = name.split(".")
                if parts[0] == source.name and len(parts) > 1 and parts[1] in rooms and parts[1] != room:
                    found[room].add(parts[1])
    return {room: frozenset(others) for room, others in found.items()}


def imported(code: str) -> Iterable[str]:
    """The full names of everything that a file imports."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def reached(arrows: Arrows, room: str) -> frozenset[str]:
    """Everything that a room uses, directly or indirectly."""
    found: set[str] = set()
    coming = list(arrows[room])
    while coming:
        one = coming.pop()
        if one not in found:
            found.add(one)
            coming += arrows[one]
    return frozenset(found)


def drawn_arrows(arrows: Arrows) -> list[tuple[str, str]]:
    """The arrows that do not follow from others."""
    below = {room: reached(arrows, room) for room in arrows}
    return [
        (room, other)
        for room, others in arrows.items()
        for other in sorted(others)
        if not any(other in below[between] and room not in below[between] for between in others - {other})
    ]


def floors(arrows: Arrows) -> list[list[str]]:
    """The rooms by floor, top first: each is above all rooms it uses, and directly below the lowest that uses it.

    Rooms that use each other share a floor; those with arrows to far below are at its end.
    """
    below = {room: reached(arrows, room) for room in arrows}
    depth: dict[str, int] = {}

    def floor(room: str) -> int:
        if room not in depth:
            above = [one for one in arrows if room in below[one] and one not in below[room]]
            depth[room] = max((floor(one) + 1 for one in above), default=0)
        return depth[room]

    for room in arrows:
        floor(room)
    for room, others in arrows.items():
        if others and not any(room in below[one] for one in arrows):
            depth[room] = min(depth[other] for other in others) - 1  # used by none: right above the rooms it uses
    far = {one for one, other in drawn_arrows(arrows) if depth[other] - depth[one] > 1}
    rows = range(max(depth.values(), default=-1) + 1)
    return [sorted((room for room in arrows if depth[room] == at), key=lambda one: (one in far, one)) for at in rows]


def picture(source: Path) -> str:
    """The house as SVG."""
    rooms, arrows = rooms_of(source), arrows_of(source)
    rows = floors(arrows)
    width = max(len(row) for row in rows) * (WIDE + GAP) + GAP + 3 * GAP
    place: dict[str, tuple[float, float]] = {}
    for at, row in enumerate(rows):
        left = (width - 3 * GAP - len(row) * (WIDE + GAP) + GAP) / 2
        for number, room in enumerate(row):
            place[room] = (left + number * (WIDE + GAP), GAP + at * ROW)
    lines = [_arrow(place[one], place[other], list(place.values())) for one, other in drawn_arrows(arrows)]
    boxes = [_box(room, rooms[room], place[room]) for room in rooms]
    height = len(rows) * ROW - (ROW - HIGH) + 2 * GAP
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    label = "The rooms of the package, each above those that it imports from"
    tip_size = 'markerWidth="7" markerHeight="7"'
    tip = f'<path d="M0 0 8 4 0 8Z" fill="{INK}"/>'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label="{label}">',
        f'<marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" {tip_size} orient="auto">{tip}</marker>',
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>',
        f'<g fill="none" stroke="{INK}" stroke-opacity="0.55" marker-end="url(#tip)">',
        *lines,
        "</g>",
        f'<g font-family="Georgia, serif" text-anchor="middle" fill="{INK}">',
        *boxes,
        "</g>",
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _arrow(one: tuple[float, float], other: tuple[float, float], rooms: Iterable[tuple[float, float]]) -> str:
    """An arrow: down to the next floor, over the roof to a neighbour, or around the others to a lower floor."""
    if one[1] == other[1]:
        (x, y), end = one, other[0] + WIDE / 2
        return f'<path d="M{x + WIDE / 2:g} {y:g}Q{(x + WIDE / 2 + end) / 2:g} {y - 30:g} {end:g} {y:g}"/>'
    passed = [x + WIDE for x, y in rooms if one[1] < y < other[1]]
    if passed:
        (x, y), (left, top) = one, other
        around = max(x + WIDE, left + WIDE, *passed) + GAP + (top - y) / ROW * 5
        begin, end = y + HIGH / 2, top + HIGH / 2
        return f'<path d="M{x + WIDE:g} {begin:g}C{around:g} {begin:g} {around:g} {end:g} {left + WIDE:g} {end:g}"/>'
    (x, y), (end, top) = (one[0] + WIDE / 2, one[1] + HIGH), (other[0] + WIDE / 2, other[1])
    return f'<path d="M{x:g} {y:g}C{x:g} {(y + top) / 2:g} {end:g} {(y + top) / 2:g} {end:g} {top:g}"/>'


def _box(room: str, files: int, place: tuple[float, float]) -> str:
    x, y = place
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{WIDE}" height="{HIGH}" rx="6" fill="{ROOM}" stroke="{INK}"/>'
        f'<text x="{x + WIDE / 2:g}" y="{y + 24:g}" font-size="17" font-weight="bold">{escape(room)}</text>'
        f'<text x="{x + WIDE / 2:g}" y="{y + 42:g}" font-size="12">{files} file{"" if files == 1 else "s"}</text>'
    )


if __name__ == "__main__":
    PICTURE.write_text(picture(SOURCE), encoding="utf-8")
    sys.stderr.write(f"written: {PICTURE.relative_to(ROOT)}\n")
