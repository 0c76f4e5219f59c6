"""Structures that keep watch: the walled town."""

from __future__ import annotations

from art.kit import (
    cloud,
    crag,
    curve,
    cypress,
    dots,
    ellipse,
    fill,
    folk,
    line,
    linear,
    polygon,
    rect,
    windows,
)
from art.palettes import STRUCTURE
from art.scenery import sky, tower
from art.studio import Drawing, picture


@picture("walled-town", focus=36)
def walled_town() -> Drawing:
    """A ring wall seen from a hill, full of roofs; a river runs past its gate."""
    p = STRUCTURE
    slate = p.at_another_hour(roof="#5b86a0", eave="#2f4c60")
    defs, air = sky(p, 60, 34, 12, 84)
    defs += linear("w", (0, "#cfe0dc"), (1, "#3c7182"))
    back = [
        air,
        fill("#fff", cloud(148, 24, 60), opacity=0.5),
        fill(p.far, crag(52, 8, 24, 31)),
        fill("#9db09a", curve([(-4, 62), (50, 55), (120, 60), (190, 52), (244, 60)])),
        fill("#a3b56e", rect(-4, 64, 248, 106)),
        fill("#d9c170", "M-4 72l60-6-20 16-40 6zM190 66l54 4v14l-40-4zM170 66h16l10 12-14 4z"),
        fill("#84a05a", "M-4 90l36-6-10 20-26 6zM206 84l40 4v22l-30-8zM60 65l30-1-20 10-16 2z"),
        dots(
            "#5f7d48",
            3.5,
            (30, 64),
            (37, 65),
            (44, 63),
            (200, 62),
            (208, 63),
            (216, 62),
            (16, 92),
            (226, 90),
            (233, 92),
        ),
    ]
    corner = [
        (194, 105),
        (165, 122),
        (124, 129),
        (83, 122),
        (54, 105),
        (54, 83),
        (83, 66),
        (124, 59),
        (165, 66),
        (194, 83),
    ]

    def wall(colour: str, *sides: int) -> str:
        """Pieces of the wall, each from one corner to the next, with their merlons."""
        body, teeth = "", ""
        for side in sides:
            (x, y), (u, v) = corner[side], corner[(side + 1) % 10]
            body += polygon((x, y), (u, v), (u, v - 13), (x, y - 13))
            teeth += "".join(f"M{x + (u - x) * k // 6} {y + (v - y) * k // 6 - 12}v-4" for k in range(1, 6))
        return fill(colour, body) + line(colour, 3.5, teeth)

    homes: list[str] = []
    for y, left, count, gap in (
        (76, 88, 5, 9),
        (85, 70, 7, 3),
        (94, 62, 7, 3),
        (103, 66, 7, 9),
        (112, 72, 6, 9),
        (120, 92, 4, 9),
    ):
        light, side, roof, other = "", "", "", ""
        for index in range(count):
            x, h = left + index * 17, 5 + (index * 7 + y) % 3
            if index == gap:
                continue
            light += f"M{x} {y}v{-h}l4-5 4 5v{h}z"
            side += f"M{x + 8} {y}v{-h}h8v{h}z"
            tile = f"M{x + 4} {y - h - 5}h8l4 5.500h-8z"
            roof, other = (roof, other + tile) if (index + y) % 4 == 0 else (roof + tile, other)
        homes += [fill(p.light, light), fill(p.shade, side), fill(p.roof, roof), fill("#a8452f", other)]

    def keep(index: int) -> str:
        x, y = corner[index]
        return tower(x - 6, y + 2, 12, 22, slate, 12)

    subject = [
        fill("#8aa15c", ellipse(124, 106, 84, 36)),
        fill("#d8c597", polygon(*corner)),
        wall("#a99a80", 5, 6),
        wall("#dccba6", 7, 8),
        *(keep(index) for index in (6, 8)),
        *homes[:8],
        tower(114, 92, 12, 40, slate, 26, 0, p.roof),
        fill(p.window, windows((120, 62), (120, 76))),
        *homes[8:],
        *(keep(index) for index in (5, 9)),
        wall(p.light, 4, 3, 2),
        wall("#cdbb9b", 1),
        wall(p.shade, 0, 9),
        *(keep(index) for index in (4, 0, 3, 1)),
        tower(112, 131, 9, 24, slate, 12),
        tower(127, 131, 9, 24, slate, 12),
        fill("#cdbb9b", "M119 130v-22h11v22z"),
        fill("#33261f", "M120.500 131v-9q4-6 8 0v9z"),
    ]
    front = [
        fill(
            "url(#w)",
            "M-4 104C20 108 34 140 90 147S190 150 206 132 220 108 246 104V122C226 126 228 142 208 152 180 166 120 164 80 160 20 152 10 126-4 122z",
        ),
        line("#fff", 1.1, "M40 142h14M60 150h18M84 155h12M168 156h16M196 146h8M14 122h8", opacity=0.7, cap=True),
        fill("#e6d5a6", "M119 131h11l10 39h-34z"),
        fill("#f5ead0", "M117 140h3l-8 24h-5zM129 140h3l12 24h-5z"),
        fill("#8d8172", "M107 164h5v6h-6zM139 164h5l1 6h-6z"),
        fill("#3b2c2a", folk(124, 146, 8), folk(129, 152, 9), folk(121, 160, 10)),
        fill(p.front, cypress(16, 172, 44), cypress(30, 174, 34), cypress(222, 172, 46), cypress(208, 174, 30)),
        fill(p.front, curve([(-4, 154), (40, 166), (110, 169), (180, 168), (244, 152)])),
    ]
    return Drawing(defs, back, subject, front)
