"""Advisors: a niche by lamplight."""

from __future__ import annotations

import math

from art.kit import at, dots, ellipse, fill, group, limb, line, linear, radial, rect
from art.portrait import TAN, front, niche, sill
from art.studio import Drawing, picture


@picture("advisor-scrying-alchemist", focus=70)
def scrying_alchemist() -> Drawing:
    """A hood over closed eyes, both hands about the orb that lights them; a wheel of the sky behind."""
    defs = linear("s", (0, "#0d2c22"), (0.5, "#1d5a41"), (1, "#0d2c22"))
    defs += radial("h", (0, "#fffbe0"), (0.2, "#b8f5d0", 0.95), (0.55, "#5fd3a0", 0.35), (1, "#5fd3a0", 0))
    defs += radial("o", (0, "#fff"), (0.5, "#a8f0cc"), (1, "#2f9f78"))
    opening = "M34 180V92q0-52 86-88 86 36 86 88v88z"
    wheel = "".join(
        f"M{at(120 + 54 * math.cos(a), 72 + 54 * math.sin(a))}L{at(120 + 64 * math.cos(a), 72 + 64 * math.sin(a))}"
        for a in [k * math.pi / 12 for k in range(24)]
    )
    signs = [(120 + 59 * math.cos(a), 72 + 59 * math.sin(a)) for a in [k * math.pi / 6 + 0.13 for k in range(12)]]
    back = [
        fill("url(#s)", rect(0, 0, 240, 170)),
        line("#c9a24e", 1.200, ellipse(120, 72, 64), ellipse(120, 72, 54), wheel),
        dots("#f6dd98", 2, *signs),
        fill("#081c16", rect(36, 98, 34, 3), rect(170, 98, 34, 3), rect(36, 136, 30, 3), rect(174, 136, 30, 3)),
        fill("#d9774a", rect(42, 80, 6, 18), rect(180, 120, 6, 16)),
        fill("#5f8fc0", rect(49, 77, 5, 21)),
        fill("#d9c07a", rect(55, 82, 7, 16), rect(187, 117, 5, 19)),
        fill("#8fd6b0", "M176 98q-6-10 2-14v-8h5v8q8 4 2 14zM45 136q-5-12 3-14v-8h4v8q8 2 3 14z"),
        fill("#d8487f", "M190 98l3-12h4l3 12z"),
        fill("url(#h)", ellipse(120, 132, 94)),
    ]
    subject = [
        fill("#0e2f24", "M48 180q2-48 38-62 8-4 12-12h44q4 8 12 12 36 14 38 62z"),
        fill("#2f7d57", "M48 180q2-48 38-62 8-4 12-12l4 10q-24 16-28 64z"),
        fill("#081c16", "M154 118q36 14 38 62h-24q-2-46-24-60z"),
        group(
            "translate(0-10)",
            fill("#154832", "M84 112q-12-34 2-62 12-20 34-32 22 12 34 32 14 28 2 62-14 14-36 14t-36-14z"),
            fill("#3fa070", "M84 112q-12-34 2-62 12-20 34-32-16 18-22 46-4 30 4 56-12-2-18-8z"),
            fill("#0d2c22", "M120 18q22 12 34 32 14 28 2 62-6 6-14 10 14-44 2-74-8-18-24-30z"),
            line("#c9a24e", 1.800, "M98 112q-12-26-2-48 8-16 24-24 16 8 24 24 10 22-2 48"),
            fill("#04120d", "M98 112q-11-26-1-47 8-15 23-23 15 8 23 23 10 21-1 47-10 10-22 10t-22-10z"),
            group(
                "translate(120 84) scale(1.200)",
                front(TAN),
                fill("#8f3a3c", "M-5 13.500q2.500-1.500 5 0 2.500-1.500 5 0-5 4-10 0z"),
            ),
            fill("#f6dd98", "M120 52l4 7-4 7-4-7z"),
            fill("#5fd3a0", ellipse(120, 59, 1.800)),
        ),
    ]
    front_plane = [
        group(
            "translate(-6-23) scale(1.05)",
            fill("url(#h)", ellipse(120, 142, 44)),
            fill("url(#o)", ellipse(120, 142, 21)),
            fill("#fff", ellipse(113, 133, 5, 7), opacity=0.75),
            line("#1f7f5e", 1.300, "M105 146q8-6 14 0t15-2M109 153q7-4 11 0t10-1M112 139q6-3 10 0", cap=True),
            dots("#fff", 1, (122, 132), (130, 138), (108, 146)),
            fill("#154832", "M58 180q4-28 32-36l12 8-8 28zM182 180q-4-28-32-36l-12 8 8 28z"),
            fill("#3fa070", "M58 180q4-28 32-36l4 3q-20 8-24 33z"),
            fill("#d9c07a", "M88 142l13 10-3 6-14-11zM152 142l-13 10 3 6 14-11z"),
            limb("#b87848", 6.500, [(97, 152), (103, 160), (113, 164)], [(143, 152), (137, 160), (127, 164)]),
            limb("#ffe3bd", 2.800, [(99, 151), (105, 158)], [(141, 151), (135, 158)]),
        ),
        niche("#081c16", opening, joints="#123227"),
        sill("#081c16", "#6f5322", 167),
    ]
    return Drawing(defs, back, subject, front_plane)
