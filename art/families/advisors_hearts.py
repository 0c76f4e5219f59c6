"""Advisors who care for others: the prophet."""

from __future__ import annotations

import math

from art.kit import crag, ellipse, fill, group, limb, line, linear, polygon, radial, rect, stars
from art.portrait import TAN, front, niche, sill
from art.studio import Drawing, picture


@picture("advisor-illuminated-prophet", focus=34)
def illuminated_prophet() -> Drawing:
    """Arms raised to the night, a star behind the head as a halo."""
    defs = linear("s", (0, "#0d0a33"), (0.5, "#33306c"), (0.85, "#c9785a"))
    defs += radial("h", (0, "#fffdf0"), (0.25, "#ffe9a0", 0.85), (0.6, "#ffb86a", 0.3), (1, "#ffb86a", 0))
    opening = "M40 180V92Q44 34 120 2q76 32 80 90v88z"
    rays = "".join(
        polygon(
            (120, 62),
            (120 + 130 * math.cos(a), 62 + 130 * math.sin(a)),
            (120 + 130 * math.cos(a + 0.12), 62 + 130 * math.sin(a + 0.12)),
        )
        for a in [k * math.pi / 8 + 0.14 for k in range(16)]
    )

    def star(long: float, short: float, waist: float) -> str:
        points = []
        for k in range(16):
            radius = waist if k % 2 else (long if k % 4 == 0 else short)
            points.append((120 + radius * math.sin(k * math.pi / 8), 62 - radius * math.cos(k * math.pi / 8)))
        return polygon(*points)

    back = [
        fill("url(#s)", rect(0, 0, 240, 170)),
        line("#fff6e0", 1.400, stars(34, 8, 44, 196, 12, 100), cap=True),
        fill("#ffe9b0", rays, opacity=0.16),
        fill("url(#h)", ellipse(120, 62, 84)),
        fill("#6e4a6c", crag(142, 10, 16, 6)),
        fill("#33244a", crag(152, 6, 14, 2)),
        fill("#ffd45e", star(52, 40, 22)),
        fill("#fff6cf", star(44, 32, 20)),
        line("#c9842f", 1.200, ellipse(120, 62, 27)),
    ]
    subject = [
        # Sleeves.
        fill("#c9a878", "M96 116Q78 108 66 74l-10 4q-2 46 38 72zM144 116q18-8 30-42l10 4q2 46-38 72z"),
        fill("#fff6e0", "M96 116Q78 108 66 74l-10 4q-2 20 10 42 16 14 32 8z"),
        fill("#8a6a5c", "M144 116q18-8 30-42l10 4q0 14-6 28-14 22-34 20z"),
        limb("#f2bd86", 7, [(62, 78), (60, 60)], [(178, 78), (180, 60)]),
        limb("#f2bd86", 3.200, [(60, 60), (54, 50)], [(60, 58), (60, 46)], [(61, 60), (66, 50)]),
        limb("#b87848", 3.200, [(180, 60), (186, 50)], [(180, 58), (180, 46)], [(179, 60), (174, 50)]),
        # Robe.
        fill("#d9c09a", "M80 180q0-50 22-68h36q22 18 22 68z"),
        fill("#fff6e0", "M80 180q0-50 22-68h8q-6 30-4 68z"),
        fill("#8f7260", "M138 112q22 18 22 68h-20q2-40-6-68z"),
        fill("#97384a", "M98 112q10 22 12 68h-12q0-40-8-58zM142 112q-10 22-12 68h12q0-40 8-58z"),
        # Hood and face.
        fill("#e8d4ac", "M90 112q-8-30 4-52 10-18 26-22 16 4 26 22 12 22 4 52-10 10-30 10t-30-10z"),
        fill("#fffaf0", "M90 112q-8-30 4-52 10-18 26-22-10 14-14 34-2 22 2 48-12-2-18-8z"),
        fill("#a8876a", "M120 38q16 4 26 22 12 22 4 52-4 4-12 7 8-28 2-52-6-18-20-29z"),
        fill("#3a2420", "M100 98q-6-20 3-34 8-10 17-12 9 2 17 12 9 14 3 34-6 16-20 16t-20-16z"),
        group("translate(120 82)", front(TAN)),
        fill("#fff", "M104 88q8 4 16 2 8 2 16-2 0 26-6 38-4 10-10 14-6-4-10-14-6-12-6-38z"),
        fill("#d9cfc4", "M136 88q0 26-6 38-4 10-10 14 4-24 4-49 6 0 12-3z"),
        fill("#8a4a3c", "M115 95q5 2.500 10 0-5 4.500-10 0z"),
        line("#b8aca0", 1.200, "M112 104q1 16 5 26M128 102q0 14-5 26", cap=True),
        fill("#fff", "M120 88q-8 0-12 5 8 1 12-2 4 3 12 2-4-5-12-5z"),
        fill("#ffe27a", "M120 58l2.500 5 5.500 1-4.500 3.500 1 5.500-4.500-3-4.500 3 1-5.500-4.500-3.500 5.500-1z"),
    ]
    front_plane = [niche("#0a081c", opening, joints="#241f40"), sill("#0a081c", "#6f5322", 168)]
    return Drawing(defs, back, subject, front_plane)
