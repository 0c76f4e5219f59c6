"""Specialists who build."""

from __future__ import annotations

import math

from art.kit import (
    cloud,
    crag,
    curve,
    dots,
    fill,
    folk,
    limb,
    line,
    polygon,
    polyline,
    rect,
)
from art.palettes import SPECIALIST
from art.scenery import sky
from art.studio import Drawing, picture


@picture("stonemasons", focus=30)
def stonemasons() -> Drawing:
    """A mason with mallet and chisel at his block; behind him an arch grows on its centring, under a crane."""
    p = SPECIALIST
    defs, air = sky(p, 58, 56, 15, 86)
    left = [(139 + 38 * math.cos(a), 84 - 46 * math.sin(a)) for a in (math.pi * k / 18 for k in range(19))]
    right = [(139 + 56 * math.cos(a), 84 - 66 * math.sin(a)) for a in (math.pi * k / 18 for k in range(19))]
    courses = range(93, 138, 9)
    back = [
        air,
        fill("#f6a9a0", cloud(6, 34, 56), cloud(186, 46, 60), opacity=0.4),
        fill(p.far, crag(92, 9, 20, 5)),
        fill(p.mid, curve([(-4, 112), (60, 104), (130, 112), (200, 102), (244, 110)])),
    ]
    arch_rises = [
        line("#5b2f55", 3.4, "M206 140V-4M222 140V-4M202 40h26M202 84h26", cap=True),
        line("#5b2f55", 2, "M206 40l16 44M222 40l-16 44M206 84l16 50"),
        line("#5b2f55", 4.4, "M232 30L120-2", cap=True),
        line(p.deep, 1.2, "M152 6v22"),
        line("#6a3a58", 3, polyline(*left), "M101 92h76M139 92V40M139 92L112 52M139 92l28-40", cap=True),
        line("#6a3a58", 2.4, "M104 140V92M174 140V92M139 140V92M104 138l35-44 35 44"),
        fill(p.stone, rect(82, 84, 20, 56), rect(176, 84, 20, 56)),
        fill(p.light, rect(82, 84, 9, 56), rect(176, 84, 9, 56)),
        fill(p.shade, rect(97, 84, 5, 56), rect(190, 84, 6, 56)),
        fill(p.stone, polygon(*right[:6], *left[5::-1]), polygon(*right[10:], *left[:9:-1])),
        fill(
            p.light,
            polygon(
                *right[10:],
                *(
                    (x * 0.5 + u * 0.5, y * 0.5 + v * 0.5)
                    for (x, y), (u, v) in zip(left[:9:-1], right[:9:-1], strict=True)
                ),
            ),
        ),
        fill(
            p.shade,
            polygon(
                *left[:6],
                *(
                    (x * 0.6 + u * 0.4, y * 0.6 + v * 0.4)
                    for (x, y), (u, v) in zip(left[5::-1], right[5::-1], strict=True)
                ),
            ),
        ),
        line(
            p.deep,
            0.9,
            *(polyline(left[k], right[k]) for k in (0, 2, 4, 12, 14, 16, 18)),
            *(f"M82 {y}h20M176 {y}h20" for y in courses),
            *(f"M{90 + y % 2 * 5} {y}v9M{184 + y % 2 * 5} {y}v9" for y in courses),
            opacity=0.6,
        ),
        fill(p.light, "M144 28l8-6 8 6v12h-16z"),
        fill(p.shade, "M155 28h5v12h-5z"),
        line(p.deep, 1, "M145 28l7-8 7 8"),
    ]
    ground = [
        fill("#4b2f66", "M-4 138h248v36H-4z"),
        fill("#6a4480", "M-4 138h248v3H-4z"),
        fill("#b4457f", folk(152, 139, 17)),
        fill("#5f63c0", folk(164, 139, 16)),
        line(p.light, 1.4, "M153 130l8-3M153 128l7 6"),
    ]
    block = [
        fill("#fff3d9", "M104 118h54l-10-9h-38z"),
        fill(p.light, rect(104, 118, 40, 40)),
        fill(p.stone, "M144 118h14v40h-14z"),
        fill(p.shade, "M104 150h54v8h-54zM152 118h6v40h-6z", opacity=0.6),
        line("#b8806c", 1.6, "M124 150v-14M115 134q0-10 9-10t9 10q0 6-9 6t-9-6zM118 150h12", cap=True),
    ]
    mason = [
        fill("#2c1538", "M66 164l2-42h28l4 42H86l-4-26-4 26z"),
        limb("#8a3a70", 9, [(72, 82), (56, 72), (62, 52)]),
        dots("#f3b58a", 4.500, (62, 49)),
        line("#7a4458", 3.4, "M60 52l6-18", cap=True),
        fill("#c9925c", "M54 20l25 8-5 14-25-8z"),
        fill("#f0c890", "M54 20l25 8-2 5-25-8z"),
        fill("#b4457f", "M68 80q14-10 30 0l4 46q-18 6-38 0z"),
        fill("#d8487f", "M68 80q6-5 12-6-6 26-6 52-5 0-10-2z"),
        fill(p.light, "M80 92l16-2 8 46q-12 6-28 3z"),
        fill(p.stone, "M92 91l4-1 8 46-10 4z"),
        line("#7f2a63", 2, "M80 92l2-16M96 90l-4-15M66 114h12", cap=True),
        fill("#f3b58a", "M78 62q0-14 12-15 10 1 11 11l4 5-4 2q0 10-9 12-13-1-14-15z"),
        fill("#ffd8b0", "M92 48q8 1 9 10l4 5-4 2v4q-5-9-9-21z"),
        fill("#5b2f55", "M84 68q8 1 14-3 3 4 4 2 2 13-9 15-9-3-9-14zM77 60q-1-7 3-11l7 2-3 14z"),
        fill("#5f63c0", "M75 53q3-13 16-12 11 1 13 11-14-3-29 1z"),
        fill("#8a8ee8", "M75 53q3-13 16-12-9 3-10 10z"),
        limb("#d8487f", 9, [(92, 86), (104, 102), (112, 106)]),
        limb("#f3b58a", 5, [(112, 107), (116, 108)]),
        line("#cfc4d4", 2.6, "M110 100l10 18", cap=True),
        fill("#ffe9c8", "M122 112l10-8-6 9zM126 116l12-3-10 6zM118 110l3-11 1 10z"),
        dots("#ffe9c8", 1.2, (134, 98), (142, 108), (128, 96), (114, 94)),
    ]
    front = [
        fill("#ffe2b8", "M136 162l6-4 5 5-4 3zM88 164l7-3 4 5-8 2z"),
        fill(p.front, curve([(-4, 158), (60, 164), (130, 167), (200, 164), (244, 156)])),
        fill(p.stone, rect(14, 146, 30, 16), rect(24, 132, 24, 14)),
        fill(p.light, rect(14, 146, 13, 16), rect(24, 132, 10, 14)),
        fill(p.shade, rect(38, 146, 6, 16), rect(43, 132, 5, 14)),
    ]
    return Drawing(defs, back, [*arch_rises, *ground, *block, *mason], front)
