"""Discoveries, continued: the dragon."""

from __future__ import annotations

from art.kit import (
    crag,
    curve,
    dots,
    ellipse,
    fill,
    folk,
    group,
    limb,
    line,
    linear,
    pine,
    polygon,
    rect,
    stars,
    tapered,
)
from art.palettes import DISCOVERY
from art.scenery import sky
from art.studio import Drawing, picture


@picture("dragons-oath", focus=50)
def dragons_oath() -> Drawing:
    """A dragon bows its neck to a kneeling knight."""
    p = DISCOVERY
    defs, air = sky(p, 76, 56, 0, 100)
    defs += linear("m", (0, "#7fd6cf", 0), (1, "#a8ecdc", 0.8)) + linear("v", (0, "#ff9d5c"), (1, "#7a2f4c"), x2=1)
    neck = [(196, 128), (186, 100), (176, 74), (158, 51), (136, 46), (120, 58), (112, 76), (109, 88)]
    widths = [58.0, 44, 34, 27, 23, 20, 18, 16]
    spines = "".join(
        polygon(
            (round(x - v * 4), round(y + u * 4)),
            (round(x + u * 10 + v * 3), round(y + v * 10 - u * 3)),
            (round(x + v * 4), round(y - u * 4)),
        )
        for x, y, u, v in (
            (206, 92, 0.9, -0.3),
            (199, 79, 0.9, -0.4),
            (190, 65, 0.8, -0.5),
            (179, 51, 0.7, -0.7),
            (165, 40, 0.5, -0.8),
            (150, 35, 0.2, -1),
            (134, 35, -0.2, -1),
            (121, 42, -0.5, -0.8),
        )
    )
    tail = [(244, 152), (206, 162), (164, 164), (132, 160), (112, 153)]
    back = [
        air,
        line("#f5ffec", 1.2, stars(11, 31, 4, 150, 4, 60), cap=True, opacity=0.75),
        fill("#f5ffec", ellipse(76, 56, 24)),
        fill(p.far, crag(104, 18, 34, 15)),
        fill("url(#m)", rect(0, 74, 240, 48)),
        fill(p.mid, curve([(-4, 124), (40, 114), (100, 122), (170, 112), (244, 118)])),
        # the knight's people wait on the ridge
        fill("#0f3f69", *(folk(x, y, 9) for x, y in ((18, 119), (25, 118), (32, 117.5)))),
        line("#0f3f69", 0.9, "M14 120V98"),
        fill("#ff9d5c", "M14 98l9 3-9 3z"),
        fill("#0f3f69", curve([(-4, 146), (40, 143), (100, 146), (150, 140), (200, 136), (244, 138)])),
    ]
    subject = [
        # the wing
        fill("url(#v)", "M184 100Q168 62 174 20q36-22 74-14-12 16 0 34-16 12-8 36-24-4-34 30z"),
        fill("#7a2f4c", "M174 20q36-22 74-14-12 16 0 34zM174 20l66 56q-24-4-34 30z", opacity=0.55),
        line(
            "#0c3050",
            2.6,
            "M174 20Q206-2 246 5M174 20Q216 22 246 40M174 20Q222 36 238 76M174 20Q202 50 206 104",
            cap=True,
        ),
        line("#0c3050", 6, "M190 100Q168 60 174 20", cap=True),
        line("#7fd6cf", 1.8, "M186 98Q165 60 172 20", cap=True),
        fill("#f5ffec", "M176 22q-8-4-9-12 4 6 10 6z"),
        fill("#0f4a63", "M176 150V124Q204 90 250 102V160z"),
        fill("#0c3050", spines),
        fill("#1f7488", tapered(neck, widths)),
        fill("#e4d8a8", tapered(neck, widths, 0, 0.3)),
        fill("#7cc3b4", tapered(neck, widths, 0.72, 0.96)),
        line(
            "#8a8a78",
            1,
            "M166 114l14 6M164 102l14 4M162 90l13 2M157 79l11-2M149 70l8-5M140 64l4-7M131 66l-2-7M126 74l-5-4",
        ),
        # shoulder and foreleg, haunch
        fill("#0f4a63", ellipse(225, 134, 27, 25)),
        fill("#1f7488", "M198 134a27 25 0 0 1 44-19q-18 2-22 20-2 14 6 24-28-2-28-25z"),
        fill("#7cc3b4", "M198 134a27 25 0 0 1 44-19q-22-4-32 8-6 8-7 25-5-6-5-14z"),
        fill("#1f7488", "M170 122q2-18 18-18 16 4 16 20-2 10-10 14l-4 18h-14l-1-16q-6-8-5-18z"),
        fill("#0f4a63", "M188 104q16 4 16 20-2 10-10 14l-4 18h-6l2-20q8-12 2-32z"),
        fill("#7cc3b4", "M170 122q2-18 18-18-10 6-10 18 0 8 2 14l-1 20h-3l-1-16q-6-8-5-18z"),
        fill("#1f7488", "M160 157q0-8 14-8h18v8zM196 160q2-8 16-8h24v8z"),
        line("#f5ffec", 2, "M160 157l-4 1M167 157l-3 1.500M174 157l-2 1.500M197 160l-4 1M204 160l-3 1.500", cap=True),
        # head
        group(
            "translate(110 86) rotate(-52)",
            fill("#e4d8a8", "M2-8q12-14 30-13-11 6-16 17z"),
            fill("#8a8a78", "M2-8q14-8 30-13-11 6-16 17z"),
            fill("#0c3050", "M4 8l14 6-12 2 8 8-16-8z"),
            fill("#0f4a63", "M10 9q-6 8-16 5-3-5-10-5l-10 0q-4-1-4-4l34-8z"),
            fill("#1f7488", "M10-8q-4-6-14-4l-6 5-14 1q-10 2-10 8 2 4 8 3l16-1 20 8q8-6 0-20z"),
            fill("#7cc3b4", "M8-9q-4-5-12-3l-6 5-14 1q-10 2-10 8 0 2 1 2.500 6-7 17-6.500 12-5 24-7z"),
            fill("#e4d8a8", "M-2-11q6-14 24-20-6 10-12 22z"),
            fill("#fff6d8", "M-2-11q6-14 24-20-12 9-17 20z"),
            line("#062038", 1.2, "M-30 5q12 0 22-1 8 1 12 6", cap=True),
            fill("#ffb454", "M-10-4q5-3 9 0-5 3-9 0z"),
            dots("#062038", 0.9, (-30, -1)),
        ),
    ]
    front = [
        # the knight
        group(
            "translate(8)",
            fill("#0a2346", ellipse(66, 152, 26, 4)),
            fill("#7a2f4c", "M54 122q-14 8-18 30l22 1 8-28z"),
            fill("#c9604f", "M54 122q-14 8-18 30h8q2-18 14-28z"),
            limb("#3a7c99", 7, [(58, 140), (76, 136), (76, 150)]),
            limb("#12355a", 7, [(58, 140), (62, 150), (48, 151)]),
            fill("#7cc3c4", "M52 142q-2-14 4-22l8-2q8 8 6 24-8 4-18 0z"),
            fill("#d6f7e6", "M52 142q-2-14 4-22l4-1q-2 12-1 24-4 0-7-1z"),
            fill("#7cc3c4", "M58 118q-4-11 5-13 9 0 10 8l-3 5q-6 3-12 0z"),
            fill("#d6f7e6", "M58 118q-4-11 5-13 3 0 5 1-6 4-5 13-3 0-5-1z"),
            fill("#062038", "M67 111l6 1-.6 2-6-.8z"),
            fill("#ff9d5c", "M62 106q-10-6-16 2 8-2 14 4z"),
            limb("#5fa8bc", 5, [(64, 122), (73, 130), (84, 126)]),
            line("#f5ffec", 2, "M85 154V118"),
            line("#7cc3c4", 1, "M86 154V120"),
            line("#ffd873", 2.2, "M79 121h12M85 120v-7", cap=True),
            dots("#ff9d5c", 1.7, (85, 112)),
        ),
        fill("#0a2346", curve([(-4, 154), (40, 152), (100, 155), (160, 160), (244, 158)])),
        fill("#2f6f8f", "M-4 154Q40 150 100 155T160 160Q120 160 90 157T-4 157z"),
        # the tail comes round
        fill("#0f4a63", tapered(tail, [17.0, 14, 11, 8, 3]), "M115 152l-17-5 7 6-5 8z"),
        fill("#7cc3b4", tapered(tail, [17.0, 14, 11, 8, 3], 0.62, 0.95)),
        fill(
            p.front,
            curve([(-4, 162), (60, 163), (130, 168), (200, 164), (244, 160)]),
            pine(8, 164, 30),
            pine(24, 166, 20),
        ),
    ]
    return Drawing(defs, back, [group("translate(8)", *subject)], front)
