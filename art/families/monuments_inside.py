"""Monuments seen from inside: arena of champions, hall of ancestors."""

from __future__ import annotations

import math

from art.kit import (
    Point,
    arch,
    at,
    cloud,
    crag,
    curve,
    dots,
    ellipse,
    fill,
    folk,
    limb,
    line,
    linear,
    number,
    polygon,
    radial,
    rect,
)
from art.palettes import MONUMENT
from art.scenery import sky
from art.space import Eye
from art.studio import Drawing, picture


@picture("arena-of-champions", focus=56)
def arena_of_champions() -> Drawing:
    """An oval bowl seen from its top row; two champions and their long shadows."""
    p = MONUMENT
    defs, air = sky(p, 60, 34, 13, 84)
    defs += linear("r", (0, "#7d4a21"), (0.35, "#c08c4c"), (1, "#fff1cf"), x2=1, y2=0)
    defs += linear("t", (0, "#5f3617"), (0.35, "#a8743a"), (1, "#e9c88c"), x2=1, y2=0)
    defs += linear("f", (0, "#c98c48"), (1, "#ffe9b4"), x2=1, y2=0)
    back = [
        air,
        fill("#fff", cloud(160, 26, 60), cloud(90, 18, 34), opacity=0.4),
        fill(p.far, crag(54, 8, 20, 54)),
        fill(p.mid, curve([(-4, 66), (60, 60), (120, 64), (190, 58), (244, 64)])),
    ]
    rim = ellipse(122, 80, 108, 40)
    arches = ""
    for index in range(-9, 10):
        a = math.radians(index * 8.2)
        x, y = 122 + 106 * math.sin(a), 90 - 40 * math.cos(a)
        arches += arch(x, y + 0.6, 6.6 * math.cos(a) + 1.4, 9)
    flags = [(54, 46), (88, 41), (122, 40), (156, 41), (190, 46)]
    subject = [
        line("#5a3115", 0.9, *(f"M{x} {y}v-17" for x, y in flags)),
        fill(p.roof, *(f"M{x} {y - 17}l10 2.500-10 3z" for x, y in flags[::2])),
        fill("#b5413f", *(f"M{x} {y - 17}l10 2.500-10 3z" for x, y in flags[1::2])),
        fill("url(#t)", rim),
        line("#fff1cf", 1.6, "M14 80a108 40 0 0 1 216 0"),
        fill("#5a3115", arches),
    ]
    people: list[Point] = []
    for ring in range(5, 0, -1):
        across, deep, y = 50 + ring * 11, 19 + ring * 4.2, 112 - ring * 4.4
        subject.append(fill("url(#r)" if ring % 2 else "url(#t)", ellipse(122, y, across, deep)))
        if ring in (4, 2):
            for index in range(-10, 11):
                a = math.radians(index * 9 + ring)
                people.append((122 + (across + 5) * math.sin(a), y - (deep + 3) * math.cos(a)))
    subject += [
        dots("#5a3115", 1.3, *people[::2]),
        dots("#b5413f", 1.3, *people[1::4]),
        dots(p.roof, 1.3, *people[3::4]),
        fill("#6b3d1a", ellipse(122, 110, 54, 21.5)),
        fill("url(#f)", ellipse(122, 114, 51, 18.5)),
        fill("#fff1cf", "M116 92h12v-9q-6-6-12 0z"),
        fill("#3a1d0c", "M118 92.500h8v-8q-4-4-8 0z"),
        line("#a06a30", 2.2, "M113 119l30 3M134 122l30 3.500", opacity=0.8),
    ]

    def fighter(x: float, y: float, side: int, coat: str) -> str:
        """Legs apart, shield forward, sword raised behind the head."""
        return (
            limb("#32190c", 1.8, [(x - 3, y), (x, y - 6), (x + 3, y)])
            + limb(coat, 3.4, [(x, y - 6.5), (x + side * 0.6, y - 11)])
            + limb("#32190c", 1.4, [(x, y - 11), (x - side * 4, y - 13.5)])
            + line("#fffbe8", 0.9, f"M{at(x - side * 4, y - 13.5)}l{at(side * 3, -6)}")
            + dots("#32190c", 1.8, (x + side * 0.8, y - 14.5))
            + dots("#ffe27a", 2.3, (x + side * 3.5, y - 8.5))
        )

    def audience(y: float, across: float, deep: float, height: float, step: float, lift: int) -> tuple[str, str]:
        """Heads and shoulders along a row, from behind; one in `lift` cheers."""
        bodies, arms = "", ""
        for index in range(int(-96 / step), int(96 / step) + 1):
            x = 122 + index * step + index * index % 3
            top = y - deep * (1 - math.sqrt(max(0, 1 - ((x - 122) / across) ** 2))) - (index * 5) % 3
            bodies += (
                ellipse(x, top - height * 0.72, height * 0.2)
                + f"M{at(x - height * 0.3, top + 3)}v{number(-height * 0.45)}q{at(height * 0.3, -height * 0.3, height * 0.6, 0)}v{number(height * 0.45)}z"
            )
            if index % lift == 0:
                arms += f"M{at(x + height * 0.22, top - height * 0.4)}l{at(height * 0.16, -height * 0.7)}"
        return bodies, arms

    subject += [fighter(112, 119, 1, p.roof), fighter(132, 122, -1, "#b5413f")]
    front = [
        fill("#a8692f", "M-4 84Q12 134 122 136T248 84V170H-4z"),
        fill("#7d4a21", "M-4 100Q12 143 122 145T248 100V170H-4z"),
    ]
    for y, tone, height, step, lift in ((149, "#5a3115", 12, 12.5, 3), (166, "#32190c", 18, 19, 4)):
        bodies, arms = audience(y, 132, 50, height, step, lift)
        front += [fill(tone, bodies), line(tone, height * 0.12, arms, cap=True)]
        front.append(fill(tone, f"M-4 {y - 48}Q12 {y - 3} 122 {y}T248 {y - 48}V170H-4z"))
    return Drawing(defs, back, subject, front)


def ancestor(x: float, y: float, s: float) -> str:
    """A seated statue that faces left, its feet on (x, y): throne, robe, beard, crown, staff."""
    p = MONUMENT

    def f(*points: Point) -> str:
        return polygon(*((x + u * s, y + v * s) for u, v in points))

    return (
        fill("#9c662e", f((0, 0), (0, -26), (13, -26), (13, -58), (20, -60), (22, 0)))
        + fill(p.shade, f((-13, 0), (-12, -22), (-7, -27), (1, -29), (0, -46), (5, -51), (13, -49), (16, -27), (15, 0)))
        + fill(
            p.stone,
            f((-13, 0), (-12, -22), (-7, -27), (1, -29), (0, -46), (5, -51), (9, -50), (9, -28), (-1, -23), (0, 0)),
        )
        + fill(
            p.light, f((-13, 0), (-12, -22), (-7, -27), (-5, -24), (-7, 0)), f((1, -29), (0, -46), (5, -51), (4, -30))
        )
        + fill(p.stone, ellipse(x + 4 * s, y - 56 * s, 5 * s, 6 * s))
        + fill(p.light, f((3, -62), (-0.6, -61), (-1, -58), (-3.2, -55), (-1.2, -54), (-1.4, -51), (4, -52), (5, -57)))
        + fill("#f3dca8", f((-1.4, -53), (-1.8, -48), (1, -40), (5, -46), (6.5, -53), (3, -51)))
        + fill("#ffe27a", f((-1.5, -60), (-2.5, -67), (1.5, -64), (4.5, -69), (7, -64), (11, -66), (9.5, -59)))
        + limb(p.light, 3.4 * s, [(x + 6 * s, y - 45 * s), (x + 4 * s, y - 34 * s), (x - 7 * s, y - 33 * s)])
        + line("#ffe27a", 1.3 * s, f"M{at(x - 8 * s, y)}v{number(-56 * s)}")
    )


@picture("hall-of-ancestors", focus=34)
def hall_of_ancestors() -> Drawing:
    """A row of seated statues in a hall that runs into the light."""
    p = MONUMENT
    eye = Eye(92, 84)
    defs = linear("s", (0, "#eba043"), (1, "#fff1c4"))
    defs += linear("e", (0, "#a8692f"), (0.5, "#6b3d1a"), (1, "#4a2412"), x2=1, y2=0)
    defs += linear("k", (0, "#a8692f"), (1, "#e3b26a"))
    defs += linear("b", (0, "#fffbe0", 0.8), (1, "#fffbe0", 0.05), x2=1, y2=1)
    defs += radial("h", (0, "#fffbe8"), (1, "#ffd45e", 0))
    floor, top, left, right, end = -62, 66, -70, 104, 190
    door = eye.see(6, floor, end)
    across = "".join(
        "M" + at(*eye.see(left - 20, top, z)) + "L" + at(*eye.see(right, top, z)) for z in (-20, 15, 60, 120)
    )
    tiles = "".join(
        "M" + at(*eye.see(left, floor, z)) + "L" + at(*eye.see(right, floor, z)) for z in (-20, 10, 50, 110)
    )
    tiles += "".join("M" + at(*eye.see(x, floor, -60)) + "L" + at(*eye.see(x, floor, end)) for x in (-24, 24))
    gaps = ((8, 42), (58, 92), (108, 140))
    back = [
        fill("url(#s)", rect(0, 0, 240, 170)),
        fill("#fffbe8", ellipse(34, 62, 12)),
        fill(p.far, "M-4 98L12 84 24 92 42 78 70 96V120H-4z"),
        fill("#6b3d1a", eye.face((left, floor, -60), (left, floor, end), (left, -36, end), (left, -36, -60))),
        fill("url(#e)", eye.face((right, top, -60), (right, top, end), (right, floor, end), (right, floor, -60))),
        fill("#4a2412", eye.face((left - 30, top, -60), (left, top, end), (right, top, end), (right, top, -60))),
        line("#7d4a21", 2.4, across),
        fill("url(#k)", eye.face((left, floor, -60), (left, floor, end), (right, floor, end), (right, floor, -60))),
        line("#8f5a28", 0.8, tiles, opacity=0.7),
        fill("#a8692f", eye.face((left, floor, end), (right, floor, end), (right, top, end), (left, top, end))),
        fill("url(#h)", ellipse(door[0], door[1] - 12, 26)),
        fill("#5a3115", arch(*door, 17, 27)),
        fill("#fffbe8", arch(*door, 13, 24)),
        fill(
            p.roof,
            f"M{at(door[0] - 15, 78)}h5v18l-2.500-2.500-2.500 2.500zM{at(door[0] + 10, 78)}h5v18l-2.500-2.500-2.500 2.500z",
        ),
        fill(
            "#ffe9b0",
            *(eye.face((left, floor, a), (left, floor, b), (52, floor, b - 30), (52, floor, a - 30)) for a, b in gaps),
            opacity=0.75,
        ),
    ]
    back += [
        fill("#4a2412", eye.opening(right, -20, 16, floor, 14, 36)),
        fill("#b97c3e", eye.reveal(right, right + 8, -20, 16, floor, 14, 36)),
    ]
    for depth in (132, 86, 42, -5):
        x, width = eye.see(left, 0, depth)[0], 1400 / (100 + depth)
        head, foot = eye.see(left, top, depth)[1], eye.see(left, floor, depth)[1]
        back += [
            fill(p.light, rect(x - width / 2, head, width * 0.3, foot - head)),
            fill("#a8692f", rect(x - width * 0.2, head, width * 0.7, foot - head)),
            fill(
                "#6b3d1a",
                rect(x + width * 0.15, head, width * 0.35, foot - head),
                rect(x - width * 0.75, head, width * 1.5, width * 0.5),
                rect(x - width * 0.75, foot - width * 0.4, width * 1.5, width * 0.4),
            ),
        ]
    subject = []
    for depth in (160, 105, 52, 2):
        x, y = eye.see(75, floor + 10, depth)
        s = 100 / (100 + depth)
        subject += [
            fill("#c98f4c", rect(x - 22 * s, y, 62 * s, 12 * s)),
            fill(p.light, rect(x - 22 * s, y, 62 * s, 2.4 * s)),
            fill("#8f5a28", rect(x + 14 * s, y + 2.4 * s, 26 * s, 9.6 * s)),
            ancestor(x, y, s * 1.36),
        ]
    front = [
        fill(
            "url(#b)",
            *(eye.face((left, 30, a), (left, 30, b), (52, floor, b - 30), (52, floor, a - 30)) for a, b in gaps[:2]),
            opacity=0.3,
        ),
        line("#8f5a28", 2, "M99 146l26 4M108 150l28 5", opacity=0.8),
        fill("#32190c", folk(98, 146, 13), folk(107, 150, 14), folk(96, 118, 6)),
        fill(p.roof, "M96.400 136.500h3.200l1.400 8h-6z"),
        fill("#32190c", rect(220, 0, 24, 170), rect(214, 150, 30, 20), rect(214, 0, 30, 12)),
        fill("#7d4a21", rect(220, 12, 3, 138)),
        fill("#32190c", curve([(-4, 158), (30, 162), (100, 168), (180, 168), (244, 160)])),
    ]
    return Drawing(defs, back, subject, front)
