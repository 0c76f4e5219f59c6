"""Monuments: the golden hour."""

from __future__ import annotations

import math
import random

from art.kit import (
    at,
    battlements,
    bird,
    cloud,
    crag,
    curve,
    cypress,
    dashes,
    dots,
    ellipse,
    fill,
    folk,
    line,
    linear,
    number,
    peak,
    polygon,
    radial,
    rect,
    windows,
)
from art.palettes import MONUMENT
from art.scenery import sky
from art.studio import Drawing, picture


@picture("great-lighthouse", focus=4)
def great_lighthouse() -> Drawing:
    """Great Lighthouse."""
    p = MONUMENT
    defs, air = sky(p, 60, 86, 15, 86)
    defs += (
        linear("w", (0, "#fbdd9a"), (0.3, "#5fa39b"), (1, "#123f4b"))
        + linear("b", (0, "#fffbe0", 0.95), (1, "#fffbe0", 0), x2=1, y2=0)
        + linear("c", (0, "#fffbe0", 0), (1, "#fffbe0", 0.95), x2=1, y2=0)
        + radial("h", (0, "#fffbe0"), (0.3, "#fff0a8", 0.8), (1, "#ffdf8a", 0))
    )
    back = [
        air,
        fill("#fff", cloud(22, 52, 46), cloud(170, 66, 58), opacity=0.4),
        fill("#c4622a", cloud(-10, 34, 70), cloud(180, 44, 70), opacity=0.35),
        fill("#dba660", crag(104, 7, 16, 4)),
        fill("#b9793e", crag(110, 4, 12, 9)),
        fill("url(#w)", rect(0, 113, 240, 57)),
        line("#fff3c4", 1.3, dashes(34, 80, 115, 166, 18, 2, 6, 18), opacity=0.85, cap=True),
        line("#0f3a45", 1.4, dashes(90, 230, 122, 168, 14, 7, 8, 26), opacity=0.45, cap=True),
        fill("url(#b)", "M134 20L244-12v42L134 28z"),
        fill("url(#c)", "M134 20L-4 0v34l138-6z", opacity=0.75),
    ]

    def face(x, y, w, w2, h):
        """A tapering block: foot width w, top width w2."""
        k = (w - w2) / 2
        return (
            fill(p.light, polygon((x, y), (x + k, y - h), (x + k + w2 * 0.5, y - h), (x + w * 0.5, y)))
            + fill(
                p.stone,
                polygon((x + w * 0.5, y), (x + k + w2 * 0.5, y - h), (x + k + w2 * 0.8, y - h), (x + w * 0.8, y)),
            )
            + fill(p.shade, polygon((x + w * 0.78, y), (x + k + w2 * 0.78, y - h), (x + k + w2, y - h), (x + w, y)))
        )

    subject = [
        fill("#8a5424", "M60 150l14-18 18-4 10-8 62-2 16 10 20 22z"),
        fill("#5c3313", "M60 150l14-18 10 4 16-4-8 10 16 8zM150 120l14-2 16 10 20 22h-36l-12-14z"),
        face(104, 122, 60, 50, 36),
        fill(p.stone, rect(106, 84, 56, 3.5), battlements(106, 85, 56, 11, 4)),
        fill(p.shade, rect(148, 82, 14, 5.5)),
        face(117, 84, 34, 26, 30),
        fill(p.stone, rect(118, 53, 32, 3)),
        fill(p.shade, rect(140, 53, 10, 3)),
        face(123, 53, 22, 17, 19),
        fill(p.deep, rect(121, 33, 26, 2.5)),
        fill("url(#h)", ellipse(134, 25, 24)),
        fill("#c8842f", "M126 33v-12h2v12zM140 33v-12h2v12z"),
        fill("#ff9a2e", "M128 33q-3-9 4-16 1 4 3 4 1-4 1-7 7 8 4 19z"),
        fill("#fffbe0", "M131 33q-1-6 3-10 3 5 3 10z"),
        fill(p.eave, "M123 18h22l-11-10z"),
        fill(p.roof, "M123 18l11-10v10z"),
        fill(
            p.deep,
            windows(
                (112, 100), (120, 99), (128, 99), (112, 112), (120, 112), (138, 99), (134, 68), (127, 68), (134, 45)
            ),
            "M126 122v-12q4-5 8 0v12z",
        ),
        fill(p.window, windows((146, 99), (146, 112), (142, 68))),
    ]
    front = [
        fill("#4a2412", "M194 134h24q-2 7-7 7h-11q-5-1-6-7z"),
        fill("#fff1cf", "M205 132v-20q10 8 11 20z"),
        fill("#e3b872", "M203 132v-18q-8 8-8 18z"),
        fill("#4a2412", "M44 140h14q-1 4-4 4h-7q-3 0-3-4z"),
        fill("#fff1cf", "M51 139v-12q6 5 7 12z"),
        line("#fff3c4", 1.2, "M190 144h30M196 147h18M112 154h44M120 158h28", opacity=0.6, cap=True),
        fill("#0d2c33", curve([(-4, 156), (30, 152), (70, 164), (130, 160), (190, 166), (244, 156)])),
        line("#4a2412", 1.2, bird(84, 60, 8), bird(74, 68, 6), bird(182, 92, 6)),
    ]
    return Drawing(defs, back, subject, front)


@picture("cathedral-of-dawn", focus=44)
def cathedral_of_dawn() -> Drawing:
    """Cathedral of Dawn."""
    p = MONUMENT
    defs, air = sky(p, 128, 70, 0, 96)
    rays = "".join(
        polygon(
            (128, 70),
            (128 + 160 * math.cos(a), 70 + 160 * math.sin(a)),
            (128 + 160 * math.cos(a + 0.09), 70 + 160 * math.sin(a + 0.09)),
        )
        for a in [k * math.pi / 14 + 0.04 for k in range(28)]
    )
    back = [
        air,
        fill("#fffbe8", rays, opacity=0.3),
        fill("#fffbe8", ellipse(128, 66, 34)),
        fill("#fff", cloud(14, 60, 52), cloud(184, 50, 60), opacity=0.45),
        fill(p.far, crag(116, 9, 20, 5)),
        fill(p.mid, curve([(-4, 126), (50, 118), (120, 124), (190, 116), (244, 122)])),
        fill(
            "#96602f",
            "".join(
                rect(x, y, w, 30) + peak(x - 1, y, w + 2, 6)
                for x, y, w in (
                    (6, 122, 10),
                    (18, 126, 12),
                    (33, 120, 9),
                    (46, 127, 12),
                    (186, 124, 11),
                    (200, 119, 9),
                    (212, 125, 12),
                    (227, 120, 10),
                )
            ),
        ),
    ]

    def spire(x, y, w, h, s):
        return (
            fill(p.light, rect(x, y - h, w * 0.45, h))
            + fill(p.stone, rect(x + w * 0.42, y - h, w * 0.34, h))
            + fill(p.shade, rect(x + w * 0.74, y - h, w * 0.26, h))
            + fill(p.eave, peak(x - 1, y - h, w + 2, s))
            + fill(p.roof, polygon((x - 1, y - h), (x + w / 2, y - h - s), (x + w * 0.55, y - h)))
            + fill(p.stone, peak(x - 1, y - h + 1, w * 0.3, 7), peak(x + w * 0.7 + 1, y - h + 1, w * 0.3, 7))
        )

    subject = [
        fill(p.shade, "M90 140V88l38-22 38 22v52z"),
        spire(70, 140, 7, 26, 14),
        spire(179, 140, 7, 26, 14),
        fill(p.stone, "M76 122l16-18v12l-16 18zM180 122l-16-18v12l16 18z"),
        spire(90, 140, 18, 74, 36),
        spire(148, 140, 18, 74, 36),
        fill(p.light, "M106 140V86l22-22 22 22v54z"),
        fill(p.stone, "M128 140V64l22 22v54z"),
        fill(p.eave, "M104 88l24-25 24 25-3 2-21-22-21 22z"),
        fill(p.deep, ellipse(128, 93, 11.5)),
        fill("#ffe27a", ellipse(128, 93, 10)),
        fill(
            "#d8487f",
            "".join(
                ellipse(128 + 6.300 * math.cos(a), 93 + 6.300 * math.sin(a), 2.3)
                for a in [k * math.pi / 4 for k in range(8)]
            ),
        ),
        fill("#2f8f96", ellipse(128, 93, 2.8)),
        line(
            p.deep,
            0.8,
            "".join(
                f"M128 93L{at(128 + 10 * math.cos(a), 93 + 10 * math.sin(a))}"
                for a in [k * math.pi / 4 + 0.39 for k in range(8)]
            ),
        ),
        fill(
            p.deep,
            "M119 140v-18q9-15 18 0v18z",
            windows(
                (96, 84),
                (102, 84),
                (154, 84),
                (160, 84),
                (96, 106),
                (102, 106),
                (154, 106),
                (160, 106),
                width=3.400,
                height=12,
            ),
            windows((112, 130), (144, 130), width=4, height=14),
        ),
        fill("#ffe27a", "M122 140v-16q6-10 12 0v16z"),
        fill("#fffbe0", "M125 140v-13q3-6 6 0v13z"),
        fill(p.light, "M127 63v-9h-3v-2h3v-3h2v3h3v2h-3v9z", rect(98.5, 22, 1, 9), rect(156.5, 22, 1, 9)),
    ]
    front = [
        fill("#f6dca4", "M112 140h32l18 30H94z"),
        fill("#c9995a", "M128 140h16l18 30h-30z"),
        line("#96602f", 1, "M109 145h38M106 150h44M103 155h50M100 160h56M97 165h62"),
        fill("#32190c", folk(118, 152, 9), folk(136, 157, 10), folk(142, 159, 10), folk(124, 147, 7)),
        fill("#5a3115", "M-4 140h116l-18 30H-4zM144 140h100v30h-82z"),
        fill(
            "#32190c",
            cypress(84, 160, 44),
            cypress(66, 166, 54),
            cypress(172, 160, 44),
            cypress(192, 166, 54),
            cypress(44, 172, 40),
            cypress(214, 172, 40),
            curve([(-4, 160), (50, 166), (94, 170)]),
            curve([(162, 170), (200, 165), (244, 158)]),
        ),
        line("#5a3115", 1.2, bird(52, 40, 8), bird(40, 48, 6), bird(200, 34, 7)),
    ]
    return Drawing(defs, back, subject, front)


@picture("hanging-gardens", focus=46)
def hanging_gardens() -> Drawing:
    """Hanging Gardens."""
    p = MONUMENT
    defs, air = sky(p, 58, 50, 15, 86)
    defs += linear("w", (0, "#fff"), (1, "#8fd8cf"))
    gr, gl, gd = "#4f7a3a", "#8faa4a", "#2a4d2f"
    back = [
        air,
        fill("#fff", cloud(160, 30, 60), cloud(10, 70, 44), opacity=0.45),
        fill(p.far, crag(98, 12, 22, 6)),
        fill(p.mid, curve([(-4, 120), (60, 110), (120, 118), (190, 108), (244, 116)])),
    ]

    def terr(x, y, w, h, k):
        u = w / k
        o = (
            fill(p.light, rect(x, y, w * 0.55, h))
            + fill(p.stone, rect(x + w * 0.5, y, w * 0.3, h))
            + fill(p.shade, rect(x + w * 0.78, y, w * 0.22, h))
            + fill(
                p.deep,
                "".join(
                    f"M{at(x + u * i + u * 0.25, y + h)}v{number(-h * 0.42)}a{at(u * 0.25, u * 0.25)} 0 0 1 {number(u * 0.5)} 0v{number(h * 0.42)}z"
                    for i in range(k)
                ),
                opacity=0.75,
            )
        )
        return o + fill(p.light, rect(x - 2, y - 2, w + 4, 3))

    def leaf(x, w, y, seed):
        chance = random.Random(seed)
        o, p, e, f = [], [], "", []
        for i in range(int(w / 8)):
            across = x + i * 8 + chance.uniform(1, 5)
            level = y - chance.uniform(0, 4)
            o.append((across, level))
            if chance.random() < 0.75:
                p.append((across - 1.5, level - 2.5))
            if chance.random() < 0.8:
                f.append((across + chance.uniform(-4, 4), level + chance.uniform(-3, 3)))
            if chance.random() < 0.6:
                e += f"M{at(across, y)}q-2 5 0 {number(chance.uniform(8, 17))}"
        return line(gd, 2.6, e, cap=True) + dots(gr, 5, *o) + dots(gl, 2.6, *p) + dots("#e8557f", 1.1, *f)

    subject = [
        fill(gd, *(cypress(x, 58, h) for x, h in ((104, 18), (114, 24), (142, 20), (152, 26)))),
        terr(96, 58, 62, 26, 4),
        leaf(92, 72, 57, 2),
        fill("url(#w)", "M121 58h12l2 26h-16z"),
        fill(gd, *(cypress(x, 84, h) for x, h in ((76, 20), (88, 14), (168, 22), (178, 15)))),
        terr(68, 84, 118, 30, 7),
        leaf(62, 130, 83, 3),
        fill("url(#w)", "M117 84h20l2 30h-24zM78 86h7l1 28h-9zM170 86h7l1 28h-9z"),
        fill(gd, *(cypress(x, 114, h) for x, h in ((48, 20), (60, 14), (196, 22), (206, 16)))),
        terr(38, 114, 178, 31, 10),
        leaf(30, 196, 113, 4),
        fill("url(#w)", "M113 114h28l3 32h-34zM56 116h9l1 30h-11zM190 116h9l1 30h-11z"),
    ]
    front = [
        fill("#2f8f8a", "M36 144h182l24 26H12z"),
        line("#fff", 1.2, "M112 148h38M104 154h54M118 160h30M90 164h30M146 166h40", opacity=0.7, cap=True),
        fill("#32190c", folk(86, 146, 8), folk(92, 147, 8), folk(168, 147, 8)),
        fill(
            "#1d2b16",
            curve([(-4, 140), (24, 146), (44, 160), (60, 172)]),
            curve([(190, 174), (206, 160), (226, 148), (244, 142)]),
        ),
        line("#1d2b16", 2.6, "M20 170q4-40 12-62M222 170q-2-34-12-56", cap=True),
        fill(
            "#1d2b16",
            "".join(
                f"M{x} {y}q{at(a * 0.5, b - 8)} {at(a, b)}q{at(-a * 0.45, -b * 0.2 - 2)} {at(-a, -b)}z"
                for x, y in ((32, 108), (210, 114))
                for a, b in ((-24, 4), (-18, 16), (24, 4), (18, 16), (-14, -9), (14, -9), (2, 22))
            ),
        ),
    ]
    return Drawing(defs, back, subject, front)
