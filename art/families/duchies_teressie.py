"""Duchies: Téressie, red roofs on a vineyard hill, at sunrise and on the night of the vintage."""

from __future__ import annotations

import math

from art.kit import (
    arch,
    at,
    battlements,
    bird,
    cloud,
    crag,
    curve,
    cypress,
    dots,
    ellipse,
    fill,
    folk,
    limb,
    line,
    linear,
    polygon,
    radial,
    rect,
    stars,
    windows,
)
from art.palettes import STRUCTURE, Palette
from art.scenery import banner, sky, tower
from art.space import Eye
from art.studio import Drawing, picture

GOLD = "#f4c63f"

TERESSIE = STRUCTURE.at_another_hour(
    top="#8a3350",
    middle="#ef8f5c",
    low="#ffe9b0",
    sun="#fffbe6",
    far="#e0a07c",
    mid="#b9705a",
    near="#7d8a3c",
    front="#2c1420",
    light="#fff1d6",
    stone="#e8bf94",
    shade="#a8685a",
    deep="#5a2a34",
    roof="#d2452f",
    eave="#8a2230",
)
TERESSIE_BY_NIGHT = TERESSIE.at_another_hour(
    top="#1f1440",
    middle="#7a3a6c",
    low="#ffae7c",
    far="#8a4a72",
    mid="#5c3058",
    near="#3c2048",
    front="#190b22",
    light="#ffd9ae",
    stone="#c9828a",
    shade="#7a4468",
    deep="#3a1c40",
    roof="#e0553f",
    eave="#8a2440",
)


def banner_of_teressie(x: float, y: float) -> str:
    """The banner of Téressie: crimson, a sun on a pale."""
    rays = "".join(
        f"M{at(8.5 * math.cos(a), 26 + 8.5 * math.sin(a))}L{at(12 * math.cos(a), 26 + 12 * math.sin(a))}"
        for a in (k * math.pi / 4 for k in range(8))
    )
    return banner(
        x,
        y,
        "#a8243c",
        "#3a0c1c",
        fill("#fbefd2", "M-8 1H8v47l-8 4-8-4z"),
        line("#7c1a2c", 4.4, rays, cap=True),
        line("#f4b52c", 2.6, rays, cap=True),
        fill("#7c1a2c", ellipse(0, 26, 7.5)),
        fill("#f4b52c", ellipse(0, 26, 6.2)),
    )


def roofs(p: Palette, *rows: tuple[int, int, int, int]) -> str:
    """Rows of houses up a hill, each from its foot, its left, their number and half their width."""
    drawn = ""
    for y, left, count, w in rows:
        gable, side, tile, eave = "", "", "", ""
        for index in range(count):
            x, h = left + index * 2 * w, w + (index * 5 + y) % 4 * 2
            rise = w * 5 // 8
            gable += f"M{x} {y}v{-h}l{w / 2}-{rise} {w / 2} {rise}v{h}z"
            side += f"M{x + w} {y}v{-h}h{w}v{h}z"
            tile += f"M{x + w / 2} {y - h - rise}h{w}l{w / 2} {rise + 1}h{-w}z"
            eave += f"M{x - 1} {y - h + 1}l{w / 2 + 1}-{rise + 1}"
        drawn += fill(p.light, gable) + fill(p.shade, side) + fill(p.roof, tile) + line(p.eave, 1.2, eave)
    return drawn


@picture("duchy-teressie-a", focus=42)
def teressie_by_day() -> Drawing:
    """A hill town before the rising sun, its vineyards at its feet."""
    p = TERESSIE
    defs, air = sky(p, 96, 66, 34, 110)
    defs += linear("v", (0, "#c9b04a"), (1, "#5f7a34"))
    rays = "M96 66L-70 46V16zM96 66L-30-20H0zM96 66L46-40H80zM96 66L116-40h34zM96 66L190-34l40 10zM96 66L270 0v30z"
    back = [
        air,
        fill("#fff3c4", rays, opacity=0.16),
        fill("#fff", cloud(176, 38, 52), cloud(0, 34, 40), opacity=0.35),
        fill(p.far, crag(104, 9, 26, 14)),
        fill(p.mid, curve([(-4, 114), (50, 104), (100, 112), (190, 102), (244, 112)])),
        fill(
            "#a8934a", curve([(-4, 124), (30, 122), (60, 112), (88, 92), (126, 78), (164, 92), (196, 112), (244, 122)])
        ),
        fill("#7d6a3c", curve([(140, 86), (164, 92), (196, 112), (244, 122)])),
    ]
    town = [
        fill("#4c5a2c", cypress(100, 92, 24), cypress(92, 96, 18), cypress(166, 98, 26), cypress(174, 102, 18)),
        tower(133, 84, 13, 54, p, 20, 0, GOLD),
        fill(p.deep, windows((137.5, 44), (142, 44), width=2.6, height=7)),
        fill(p.shade, rect(132, 47, 15, 2.4)),
        fill(p.light, "M106 88V66h26v22z"),
        fill(p.shade, rect(129, 66, 16, 22)),
        fill(p.roof, "M110 54h30l7 12.500h-43z"),
        fill(p.eave, "M128 54h12l7 12.500h-15z"),
        fill(p.deep, windows((112, 76), (119, 76), (126, 76), width=3, height=6)),
        tower(99, 90, 10, 30, p, 15, 0, GOLD),
        tower(150, 92, 12, 36, p, 17, 0, GOLD),
        roofs(p, (100, 94, 4, 8), (112, 78, 5, 9), (124, 66, 6, 10)),
        fill(p.stone, "M54 134V122h140v12z"),
        fill(p.light, "M54 134V122h64v12z", battlements(54, 122.5, 64, 9, 4)),
        fill(p.stone, battlements(118, 122.5, 30, 5, 4)),
        fill(p.shade, rect(148, 122, 46, 12), battlements(148, 122.5, 46, 7, 4)),
        tower(48, 136, 12, 24, p, 12),
        tower(184, 136, 13, 24, p, 12),
        tower(112, 137, 24, 24, p, 0, 4),
        fill(p.deep, arch(124, 137, 9, 15)),
    ]
    rows, shade = "", ""
    for a in (9, 17, 26, 36, 47, 60, 74):
        for side in (-1, 1):
            x, u = 124 + side * a, 124 + side * a * 3
            rows += f"M{x - 2} 136h4L{u + 4} 172h-12z"
            shade += f"M{x + 2} 136L{u + 4} 172h8L{x + 4} 136z"
    front = [
        fill("url(#v)", rect(-4, 133, 248, 40)),
        fill("#d9c070", "M119 136h10l24 34H94z"),
        fill("#8fa63e", rows),
        fill("#465726", shade),
        dots(
            "#7a2f6c", 1.3, (69, 150), (52, 160), (88, 152), (183, 152), (196, 160), (158, 150), (212, 152), (38, 152)
        ),
        fill("#3a1c2c", folk(78, 148, 13), folk(172, 154, 15), folk(120, 143, 8), folk(126, 144, 8)),
        fill("#c98a4a", "M80 138h7l-1 6h-5zM160 149h9l-2 7h-6z"),
        dots("#7a2f6c", 1.3, (82, 137.5), (85, 137.5), (162, 148.5), (166, 148.5)),
        fill("#a8402f", "M76 139h4l1 6h-6zM169.500 144h5l1.500 7h-8z"),
        fill(p.front, curve([(-4, 156), (30, 162), (80, 169), (170, 169), (214, 162), (244, 154)])),
        fill("#2f3a22", cypress(14, 168, 64), cypress(32, 170, 44), cypress(226, 170, 60), cypress(209, 172, 40)),
        line("#7a3040", 1.2, bird(172, 52, 8), bird(186, 60, 6)),
        line("#3a1c2c", 2.6, "M24 150V40", cap=True),
        line("#3a1c2c", 2, "M24 46h46", cap=True),
        banner_of_teressie(55, 46),
    ]
    return Drawing(defs, back, town, front)


@picture("duchy-teressie-b", focus=36)
def teressie_by_night() -> Drawing:
    """The feast of the vintage: a street of steps, lanterns across it, the bell tower above."""
    p = TERESSIE_BY_NIGHT
    defs, air = sky(p, 84, 40, 11, 84)
    defs += radial("h", (0, "#fff6c0", 0.85), (0.3, "#ffc46a", 0.4), (1, "#ff9a4a", 0))
    back = [
        air,
        line("#ffe8d0", 1.1, stars(24, 5, 70, 190, 6, 60), cap=True, opacity=0.7),
        fill(p.far, curve([(-4, 96), (60, 88), (120, 92), (190, 86), (244, 94)])),
    ]
    eye = Eye(122, 92)
    hall = [
        fill(p.stone, rect(94, 74, 66, 34)),
        fill(p.light, rect(94, 74, 26, 34)),
        fill(p.shade, rect(144, 74, 16, 34)),
        fill(p.roof, "M98 60h56l8 14.500H90z"),
        fill(p.eave, "M140 60h14l8 14.500h-18z"),
        tower(127, 78, 16, 46, p, 24, 0, GOLD),
        fill(p.deep, windows((132, 44), (138, 44), width=3.4, height=9)),
        fill("#ffd873", ellipse(135, 42, 1.8)),
        fill(p.shade, rect(126, 47, 18, 2.4)),
        tower(92, 84, 10, 28, p, 16),
        fill(p.window, windows((103, 90), (112, 90), (140, 90), (150, 90), width=4, height=7)),
        fill(p.deep, arch(124, 108, 17, 20)),
        fill("#ffd873", arch(124, 108, 11, 16)),
    ]
    steps = ""
    for index in range(8):
        depth = 150 - index * 25
        steps += eye.face(
            (-44, -70 + depth * 0.36, depth),
            (44, -70 + depth * 0.36, depth),
            (44, -73 + depth * 0.36, depth - 3),
            (-44, -73 + depth * 0.36, depth - 3),
        )
    street = [
        fill("#b06a6c", polygon((104, 106), (142, 106), (206, 172), (38, 172))),
        fill("#e8ac8c", polygon((104, 106), (124, 106), (110, 172), (38, 172))),
        fill("#7a4060", steps),
    ]

    def front_of(side: int, near: float, far: float, top: float, wall: str, roof: str, eave: str) -> str:
        """A house beside the street: its wall runs away from us, its eaves stand out."""
        a = 62 * side
        lit = "".join(
            eye.face((a, up, d), (a, up, d + 7), (a, up + 12, d + 7), (a, up + 12, d))
            for d in range(int(near) + 6, min(int(far), 60) - 8, 18)
            for up in (-8, 18)
            if up + 14 < top
        )
        shut = "".join(
            eye.face((a, up - 1, d - 4), (a, up - 1, d + 11), (a, up + 13, d + 11), (a, up + 13, d - 4))
            for d in range(int(near) + 6, min(int(far), 60) - 8, 18)
            for up in (-8, 18)
            if up + 14 < top
        )
        return (
            fill(wall, eye.face((a, -80, near), (a, top, near), (a, top, far), (a, -80, far)))
            + fill(
                eave,
                eye.face(
                    (a, top - 3, near), (a - side * 8, top - 3, near), (a - side * 8, top - 3, far), (a, top - 3, far)
                ),
            )
            + fill(
                roof,
                eye.face(
                    (a - side * 8, top - 3, near),
                    (a - side * 8, top + 6, near),
                    (a - side * 8, top + 6, far),
                    (a - side * 8, top - 3, far),
                ),
            )
            + fill(eave, shut)
            + fill(p.window, lit)
        )

    houses = [
        front_of(-1, 60, 130, 34, p.shade, p.eave, p.deep),
        front_of(1, 60, 130, 30, p.stone, p.roof, p.eave),
        front_of(-1, 8, 60, 50, "#6a3a60", p.eave, p.deep),
        front_of(1, 8, 60, 56, "#b8707c", p.roof, p.eave),
        front_of(-1, -62, 6, 44, "#4f2a50", "#7a2240", p.deep),
        front_of(1, -62, 6, 46, "#d08a88", p.roof, p.eave),
        fill("#a8243c", "M170 72l14-6v34l-7-1-7 3z"),
        fill(GOLD, "M177 74l3 6-3 6-3-6z"),
    ]
    lamps = [(74, 72), (86, 79), (99, 83), (113, 85), (127, 85), (141, 83), (154, 78), (167, 71)]
    lamps += [(92, 93), (107, 97), (123, 98), (139, 97), (154, 92)]
    ropes = "M62 60Q124 112 182 58M80 84Q124 112 166 82"
    dancers = [
        fill(
            p.front,
            folk(92, 148, 22),
            folk(112, 144, 19),
            folk(136, 145, 20),
            folk(156, 150, 23),
            folk(120, 122, 9),
            folk(127, 122, 9),
        ),
        fill("#e0553f", "M109.500 130h5l4 14h-13z", "M153 134h6l5 16h-16z"),
        fill("#f4c63f", "M89.500 132h5.500l2 8h-9zM133.500 131h5l2 7h-8.500z"),
        limb(
            p.front,
            2,
            [(92, 134), (102, 128), (112, 131)],
            [(112, 131), (124, 124), (136, 132)],
            [(136, 132), (147, 129), (156, 135)],
        ),
    ]
    front = [
        line("#190b22", 2, "M30 46h44", cap=True),
        banner_of_teressie(56, 46),
        line("#3a1c40", 0.8, ropes),
        dots("#ff9a4a", 3.4, *lamps, opacity=0.35),
        dots("#fff0a8", 1.7, *lamps),
        *dancers,
        fill("url(#h)", ellipse(122, 130, 70, 34), opacity=0.5),
        fill(p.front, curve([(-4, 150), (40, 160), (90, 168), (160, 168), (206, 158), (244, 148)])),
        fill("#5c2f30", "M54 148h22q4 10 0 20H54q-4-10 0-20z"),
        fill("#9c5a44", "M54 148h8q-3 10 0 20h-8q-4-10 0-20z"),
        line("#e8ac6c", 1.4, "M52.500 153h25M52.500 163h25"),
        fill("#7a2f6c", "M188 150h24l-4 16h-16z"),
        fill("#c98a4a", "M186 154h28l-4 14h-20z"),
        dots("#a8487f", 3, (190, 152), (196, 149), (202, 151), (208, 150), (199, 147)),
    ]
    return Drawing(defs, [*back, *street], [*hall, *houses], front)
