"""Discoveries: moonlight."""

from __future__ import annotations

import math
import random

from art.kit import (
    at,
    bird,
    cloud,
    crag,
    curve,
    dashes,
    dots,
    ellipse,
    fill,
    folk,
    line,
    linear,
    pine,
    radial,
    rect,
    stars,
)
from art.palettes import DISCOVERY
from art.scenery import house, sky
from art.studio import Drawing, picture


@picture("world-tree", focus=45)
def world_tree() -> Drawing:
    """World Tree."""
    p = DISCOVERY
    defs, air = sky(p, 66, 96, 0, 96)
    defs += radial("h", (0, "#fffbe0"), (0.35, "#d6f7a6", 0.55), (1, "#7fd6cf", 0))
    back = [
        air,
        line("#f5ffec", 1.2, stars(30, 8, 4, 236, 4, 90), cap=True, opacity=0.7),
        fill("#f5ffec", ellipse(52, 96, 15)),
        fill(p.far, crag(120, 12, 20, 6)),
        fill("#3f8db0", curve([(-4, 132), (60, 124), (128, 132), (190, 122), (244, 130)])),
        fill("url(#h)", ellipse(128, 66, 96)),
    ]

    def crown(seed, k, cx, cy, rx, ry, dy=0):
        chance = random.Random(seed)
        o = []
        for _ in range(k):
            a = chance.uniform(0, 2 * math.pi)
            m = math.sqrt(chance.random())
            o.append((cx + rx * m * math.cos(a), cy + ry * m * math.sin(a) + dy))
        return o

    br = "M128 92Q122 66 88 58M128 92Q116 82 86 70M128 88Q136 62 170 54M128 92Q144 80 170 66M128 92Q126 60 116 36M128 90Q134 60 146 34"
    trunk = "M112 150Q122 128 119 100Q117 88 108 78L118 82 124 92 128 74 134 92 142 80 148 76Q138 90 138 102Q136 130 148 150Q164 152 186 162H152Q140 154 132 162Q126 156 116 162H70Q92 152 112 150Z"
    subject = [
        dots("#0d5a6b", 13, *crown(1, 26, 128, 54, 66, 34)),
        dots("#12808a", 10, *crown(2, 34, 126, 50, 62, 32)),
        line("#123a4a", 5, br, cap=True),
        fill("#123a4a", trunk),
        fill(
            "#2f7f8f",
            "M112 150Q122 128 119 100Q117 88 108 78l8 3q10 12 9 28-1 24-11 42-14 2-26 8-8 3-18 3 22-10 42-12z",
        ),
        fill("#8fe0c0", "M112 150Q122 128 119 100Q117 88 108 78l3 1q10 12 11 24 1 26-8 46-18 2-34 10 18-9 32-9z"),
        dots("#2fae9c", 7, *crown(4, 34, 122, 46, 62, 28)),
        dots("#8fe6b8", 3.6, *crown(5, 40, 114, 40, 58, 24)),
        dots("#eaffd0", 1.7, *crown(6, 30, 106, 36, 50, 20)),
        dots("#ffd873", 2.3, *crown(7, 16, 130, 62, 62, 26)),
        fill("#3a2a20", "M123 150v-10q4-5 8 0v10z"),
        fill(p.window, "M124.500 150v-9q2.500-3 5 0v9z", rect(132, 124, 3, 4), rect(124, 112, 2.5, 3.5)),
    ]
    front = [
        fill("#0f3f69", curve([(-4, 152), (60, 156), (128, 160), (190, 154), (244, 150)])),
        fill(
            "#2f7f8f", house(64, 158, 0, 0, p) and "M58 160v-8l6-5 6 5v8zM190 160v-9l7-6 7 6v9zM206 162v-7l5-4 5 4v7z"
        ),
        fill(p.window, rect(62, 154, 3, 3), rect(195, 154, 3, 3.5), rect(210, 157, 2.5, 2.5)),
        fill("#041226", folk(106, 162, 8), folk(150, 163, 8), folk(156, 164, 7)),
        fill(
            p.front,
            curve([(-4, 160), (40, 164), (90, 169), (150, 168), (200, 163), (244, 157)]),
            pine(12, 166, 26),
            pine(26, 168, 18),
            pine(228, 164, 28),
            pine(214, 167, 18),
        ),
        line("#eaffd0", 1.2, bird(40, 60, 7), bird(206, 42, 7), bird(214, 48, 5)),
    ]
    return Drawing(defs, back, subject, front)


@picture("infernal-gate", focus=50)
def infernal_gate() -> Drawing:
    """Infernal Gate."""
    p = DISCOVERY
    defs, air = sky(p.at_another_hour(top="#070f2b", middle="#1b2f6e", low="#8a4a8f", sun="#ff9d7a"), 128, 84, 0, 100)
    defs += radial("h", (0, "#fff6d0"), (0.25, "#ffb454"), (0.6, "#e2425f"), (1, "#5b1a6e")) + radial(
        "k", (0, "#ff8a5c", 0.8), (1, "#e2425f", 0)
    )
    back = [
        air,
        line("#f5ffec", 1.2, stars(30, 13, 4, 236, 4, 60), cap=True, opacity=0.7),
        fill("#2b3a7a", crag(84, 20, 20, 3)),
        fill("#1b2a5c", crag(108, 12, 16, 9)),
        fill("url(#k)", ellipse(128, 86, 92)),
    ]
    sw = "".join(
        f"M{at(128 + rr * math.cos(a), 86 + rr * 1.1 * math.sin(a))}A{at(rr, rr * 1.1)} 0 0 1 {at(128 + rr * math.cos(a + 1.9), 86 + rr * 1.1 * math.sin(a + 1.9))}"
        for rr, a in ((8, 0), (8, 3), (14, 1), (14, 4.2), (20, 2.2), (20, 5.2), (27, 0.4), (27, 3.6), (33, 2), (33, 5))
    )
    subject = [
        fill("url(#h)", "M92 140V84a36 40 0 0 1 72 0v56z"),
        line("#fff0c0", 1.8, sw, cap=True, opacity=0.7),
        fill(
            "#0f2a55",
            "M64 146l6-40-6-30 10-34L62 14l24 16 14-8 10 6q-18 8-22 30-6 26 4 88zM192 146l-6-40 6-30-10-34 12-28-24 16-14-8-10 6q18 8 22 30 6 26-4 88z",
        ),
        fill("#0f2a55", "M96 40q32-30 64 0l-6 10q-26-20-52 0z"),
        fill("#3a7c99", "M64 146l6-40-6-30 10-34L62 14l14 15 4 22-6 26 6 30-6 39z"),
        fill("#7cc3c4", "M66 76l9-34-6-18 8 16 2 12-8 24zM70 106l4-12 2 14-6 30z"),
        fill("#1f4f80", "M182 42l10-26-14 18-8 30 8 24-4 30 8 26h10l-6-38 6-30z"),
        fill(
            "#ff9d5c",
            "M92 146q-8-50-4-86 4-24 22-32l4 2q-18 8-21 34-2 30 4 82zM164 146q8-50 4-86-4-24-22-32l-4 2q18 8 21 34 2 30-4 82z",
        ),
        fill("#ffd06a", "M124 36l4-8 4 8-4 6z", "M106 44l3-5 3 5-3 4zM144 44l3-5 3 5-3 4z"),
        fill("#12355a", "M116 28l-6-18q8 8 14 8zM140 28l6-18q-8 8-14 8zM70 50l-16-6 18 16zM186 50l16-6-18 16z"),
    ]
    front = [
        fill("#1a2350", "M92 140h72l10 9H82z"),
        fill("#141b42", "M82 149h92l10 9H72z"),
        fill("#0e1433", "M72 158h112l12 12H60z"),
        line("#ff9d7a", 1.3, "M92 140h72M82 149h92M72 158h112", opacity=0.8),
        fill("#070b20", folk(128, 157, 17)),
        line("#070b20", 1.3, "M135 136v21"),
        fill("#ffb48a", "M124.500 146l-1.500 11h1.500z"),
        fill(p.front, crag(164, 6, 12, 5), "M-4 170V110l14 10 8 22 14 14 8 14zM244 170V104l-12 12-8 24-14 14-8 16z"),
        fill(
            "#ff9d5c",
            "".join(
                ellipse(x, y, 0.9)
                for x, y in (
                    (84, 120),
                    (172, 112),
                    (100, 128),
                    (156, 126),
                    (120, 22),
                    (150, 18),
                    (78, 96),
                    (180, 90),
                    (60, 128),
                    (196, 130),
                )
            ),
        ),
    ]
    return Drawing(defs, back, subject, front)


@picture("uncharted-island", focus=30)
def uncharted_island() -> Drawing:
    """Uncharted Island."""
    p = DISCOVERY
    defs, air = sky(p, 66, 46, 15, 92)
    defs += linear("w", (0, "#8fe0d4"), (0.3, "#2f8fae"), (1, "#0a2f5c"))
    back = [
        air,
        line("#f5ffec", 1.2, stars(24, 21, 90, 236, 4, 50), cap=True, opacity=0.75),
        fill("#d6f7e6", cloud(10, 78, 50), cloud(176, 40, 56), opacity=0.3),
        fill("url(#w)", rect(0, 104, 240, 66)),
        line("#f5ffec", 1.4, dashes(44, 88, 106, 160, 16, 2, 6, 18), opacity=0.8, cap=True),
        line("#06203f", 1.5, dashes(90, 236, 116, 166, 12, 7, 8, 26), opacity=0.4, cap=True),
    ]
    subject = [
        fill("#d6f7e6", "M134 34q-12-10-2-20 14-8 22 2 14-4 16 8-6 8-18 8z", opacity=0.55),
        fill("#3f8db0", "M84 110l34-52 10-24 8 4 8-5 8 5 20 36 34 36z"),
        fill("#1f6390", "M136 110l4-42-6-30 2 0 8-5 8 5 20 36 34 36z"),
        fill("#8fd6d0", "M84 110l34-52 10-24 3 2-5 26-14 18-10 30z"),
        fill("#ff9d5c", "M128 34l8 5 8-5 7 5-2 7-4-3-3 12-4-13-3 7-3-9-3 4z"),
        fill("#1f7f6a", "M72 112q8-16 22-14 6-10 18-6 10-10 22-2 12-8 22 0 12-6 20 4 14-4 22 6 8 2 12 12z"),
        fill("#5fc08a", "M72 112q8-16 22-14 6-10 18-6 4-4 9-5-10 6-8 13-14-2-16 8-8-4-14 4z"),
        fill("#0f5a55", "M134 112q-2-14 10-14 4-10 16-6 12-4 18 5 12-2 20 5 8 2 12 10z"),
        fill("#fff0c8", "M62 113q20-6 40-3 50-4 116 3-80 8-156 0z"),
        fill("#d8b878", "M110 115q60 1 108-2-60 6-108 4z"),
        fill("#d6f7e6", "M168 92v-10q6-6 12 0v10zM186 96v-8q4-4 8 0v8z"),
        fill("#12355a", "M171 86h2v2h-2zM176 86h2v2h-2zM172 90h5v1h-5z"),
    ]
    front = [
        fill("#2b1a2a", "M66 146h40q-3 12-14 12H80q-11 0-14-12zM106 146l8-7-4 10z"),
        fill("#ffe9c8", "M84 144v-34q16 10 18 34z"),
        fill("#e0a080", "M82 144v-28q-12 10-12 28z"),
        line("#2b1a2a", 1.6, "M83 147v-42"),
        fill("#ff9d5c", "M83 104l10 3-10 3z"),
        line("#f5ffec", 1.3, "M62 160h50M72 164h28", opacity=0.6, cap=True),
        line("#0c4a5c", 8, "M158 154q6-22 18-10t8 12M192 156q6-16 15-8t6 9", cap=True),
        line("#4fb89c", 2.4, "M155 152q7-22 19-11M189 154q6-15 14-9", cap=True),
        fill("#0c4a5c", "M140 152q-2-16-14-18 12-8 18 2 4 8 3 16z"),
        fill("#ffd873", ellipse(133, 137, 1.2)),
        line("#d6f7e6", 1.2, "M134 155h18M166 157h14M184 160h40", opacity=0.5, cap=True),
        fill(p.front, curve([(-4, 156), (24, 158), (50, 166), (70, 172)]), curve([(180, 172), (210, 166), (244, 160)])),
    ]
    return Drawing(defs, back, subject, front)
