"""The Calamity: fire at night."""

from __future__ import annotations

import random

from art.kit import at, bird, cloud, crag, curve, dots, ellipse, fill, folk, line, linear, number, radial, windows
from art.palettes import CALAMITY
from art.scenery import sky
from art.studio import Drawing, picture


@picture("calamity", focus=38)
def calamity() -> Drawing:
    """Calamity: fire over the village, a comet, crows."""
    p = CALAMITY
    defs, air = sky(p, 128, 104, 0, 110)
    defs += linear("t", (0, "#ff7a2e", 0), (0.6, "#ff9b45", 0.8), (1, "#ffe27a"), x1=1, y1=0, x2=0, y2=1)
    defs += radial("h", (0, "#fffbe0"), (0.3, "#ffe27a", 0.9), (0.6, "#ff9b45", 0.4), (1, "#ff7a2e", 0))
    back = [
        air,
        fill("#3a1015", cloud(-10, 40, 90), cloud(120, 30, 100), cloud(60, 58, 80), opacity=0.6),
        fill("#9c3422", cloud(20, 62, 60), cloud(170, 64, 80), opacity=0.5),
        # the comet: a burning head, and a tail that frays into three
        fill(
            "url(#t)",
            "M64 46Q108 12 196-14 132 14 84 56zM72 38Q104-2 150-16 112 10 86 46zM80 58Q140 40 214 10 140 46 74 66z",
        ),
        fill("url(#h)", ellipse(74, 54, 30)),
        fill("#7d1f1c", ellipse(73, 55, 10)),
        fill("#e2542b", "M63 55a10 10 0 0 1 18-6q-8 2-8 8t4 7.200A10 10 0 0 1 63 55z"),
        fill("#fff3c4", "M63 55a10 10 0 0 1 9-10q-6 4-5 11t5 9a10 10 0 0 1-9-10z"),
        fill(p.far, crag(104, 10, 18, 4)),
        fill(p.mid, curve([(-4, 122), (60, 114), (130, 122), (200, 112), (244, 120)])),
    ]

    def flame(x, y, w, h):
        def f(s, c):
            return fill(
                c,
                f"M{at(x - w * 0.5 * s, y)}q{at(-w * 0.2 * s, -h * 0.4 * s)} {at(w * 0.2 * s, -h * 0.62 * s)} {at(-0.02 * w * s, h * 0.2 * s)} {at(w * 0.14 * s, h * 0.22 * s)} {at(-w * 0.06 * s, -h * 0.36 * s)} {at(w * 0.22 * s, -h * 0.6 * s)} {at(0, h * 0.34 * s)} {at(w * 0.2 * s, h * 0.42 * s)} {at(w * 0.1 * s, -h * 0.08 * s)} {at(w * 0.1 * s, -h * 0.22 * s)} {at(w * 0.24 * s, h * 0.4 * s)} {at(w * 0.02 * s, h * 0.8 * s)}z",
            )

        return f(1, "#e2542b") + f(0.72, "#ff9b45") + f(0.42, "#fff0a8")

    def ruin(x, y, w, h, t):
        return (
            fill(
                p.near,
                f"M{at(x, y)}v{number(-h)}l{at(w * 0.25, -t)} {at(w * 0.18, t * 0.5)} {at(w * 0.12, -t * 0.3)} {at(w * 0.2, t * 0.9)} {at(w * 0.25, -t * 0.2)}v{number(h)}z",
            )
            + fill("#ff9b45", windows((x + w * 0.3, y - 4), (x + w * 0.68, y - 4), width=4, height=8))
            + fill(p.roof, f"M{at(x, y)}v{number(-h)}l{at(w * 0.25, -t)} 1.500 1-4 {number(t)}v{number(h)}z")
        )

    subject = [
        flame(90, 122, 34, 50),
        flame(170, 124, 38, 58),
        flame(132, 118, 44, 76),
        ruin(66, 138, 34, 20, 14),
        ruin(154, 140, 38, 24, 16),
        fill(p.near, "M112 140V84l6-3 3 5 5-9 4 6 5-2 3 8 4 51z"),
        fill(p.roof, "M112 140V84l4-2 1 58z"),
        fill("#ffcf6a", windows((126, 104), (126, 124), width=4, height=9)),
        flame(112, 142, 18, 26),
        flame(150, 142, 16, 24),
    ]
    front = [
        fill("#5c1a16", curve([(-4, 144), (60, 138), (128, 142), (190, 138), (244, 144)])),
        fill("#c9502b", ellipse(128, 150, 92, 9), opacity=0.6),
        # those who flee
        fill(p.front, *(folk(x, y, h) for x, y, h in ((74, 160, 23), (92, 164, 25), (108, 160, 16), (150, 164, 24)))),
        line(p.front, 2.2, "M72 145l-8-9M77 145l7-10M94 148l9-7M148 148l-9-7M152 148l7-10", cap=True),
        fill(
            p.front,
            curve([(-4, 152), (40, 160), (100, 164), (160, 162), (244, 150)]),
            "M196 160q2-30-2-44 6 12 8 20 4-14 12-18-8 12-9 26 8-6 14-6-10 6-15 22z",
        ),
        line(p.front, 2, bird(60, 80, 12), bird(44, 92, 9), bird(196, 84, 11), bird(182, 98, 8), bird(76, 96, 7)),
        dots(
            "#ffcf6a",
            1,
            *[(random.Random(i).uniform(40, 220), random.Random(i + 50).uniform(20, 120)) for i in range(22)],
        ),
    ]
    return Drawing(defs, back, subject, front)
