"""Path data in fewer bytes: the same points, each measured from the one before it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

_WORD = re.compile(r"[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)")
FINE, COARSE, LARGE = 0.25, 0.5, 12
"""The grids of points, and the extent from which a shape keeps to the coarse one. A shape with arcs keeps to the fine
one, and an arc to none: where half a circle ends a little early, all of it moves."""

_COUNT = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7, "z": 0}


def steps(data: str) -> Iterator[tuple[str, list[float]]]:
    """The commands of a path in small letters, their points absolute; H and V only as written."""
    words = _WORD.findall(data)
    index, command, x, y, start = 0, "", 0.0, 0.0, (0.0, 0.0)
    while index < len(words):
        if words[index].isalpha():
            command = words[index]
            index += 1
        else:
            command = {"m": "l", "M": "L"}.get(command, command)
        kind = command.lower()
        numbers = [float(word) for word in words[index : index + _COUNT[kind]]]
        index += len(numbers)
        origin = (x, y) if command.islower() else (0.0, 0.0)
        if kind == "z":
            x, y = start
        elif kind == "h":
            x = numbers[0] = numbers[0] + origin[0]
        elif kind == "v":
            y = numbers[0] = numbers[0] + origin[1]
        else:
            first = 5 if kind == "a" else 0
            for place in range(first, len(numbers)):
                numbers[place] += origin[(place - first) % 2]
            x, y = numbers[-2:]
            if kind == "m":
                start = (x, y)
        yield kind, numbers


def _join(numbers: Iterable[float]) -> str:
    """Numbers in a row, at most two decimals, separated where they have to be."""
    text = before = ""
    for value in numbers:
        written = re.sub(r"^(-?)0\.", r"\1.", f"{value:.2f}".rstrip("0").rstrip("."))
        written = "0" if written in ("-0", "") else written
        text += written if not text or written[0] == "-" or (written[0] == "." and "." in before) else " " + written
        before = written
    return text


def _shapes(data: str) -> Iterator[tuple[float, list[tuple[str, list[float]]]]]:
    """The commands of a path by shape (from one `m` to the next), each shape with the grid that its points keep to."""
    shapes: list[list[tuple[str, list[float]]]] = []
    for kind, numbers in steps(data):
        if kind == "m" or not shapes:
            shapes.append([])
        shapes[-1].append((kind, numbers))
    for shape in shapes:
        across = [numbers[-1 if kind == "h" else -2] for kind, numbers in shape if kind not in "vz"]
        along = [numbers[-1] for kind, numbers in shape if kind not in "hz"]
        large = max(max(across) - min(across), max(along) - min(along)) > LARGE
        yield (COARSE if large and all(kind != "a" for kind, _ in shape) else FINE), shape


def shorter(data: str) -> str:
    """The path with every point relative and on a grid, straight lines along an axis as h or v, no repeated letters.

    >>> shorter("M10 10L20 10L20 30L10 30z")
    'm10 10h10v20h-10z'
    """
    text = last = ""
    x, y, start = 0.0, 0.0, (0.0, 0.0)
    for grid, shape in _shapes(data):
        for kind, numbers in shape:
            if kind == "z":
                text, last, (x, y) = text + "z", "z", start
                continue
            first = 5 if kind == "a" else 0
            step = 0.01 if kind == "a" else grid
            origin = (y, x) if kind == "v" else (x, y)
            moved = numbers[:first] + [
                round((value - origin[place % 2]) / step) * step for place, value in enumerate(numbers[first:])
            ]
            if kind == "l" and 0 in moved:
                kind, moved = ("h", moved[:1]) if moved[1] == 0 else ("v", moved[1:])
            x += 0 if kind == "v" else moved[-1 if kind == "h" else -2]
            y += 0 if kind == "h" else moved[-1]
            if kind == "m":
                start = (x, y)
            written = _join(moved)
            if kind != "m" and kind == ("l" if last == "m" else last):
                text += written if written[0] == "-" else " " + written
            else:
                text += kind + written
            last = kind
    return text
