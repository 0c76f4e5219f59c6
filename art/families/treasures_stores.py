"""Treasures from the store: the hull of a longship."""

from __future__ import annotations

import math

from art.kit import at, curve, dots, ellipse, fill, folk, group, line, linear, rect
from art.studio import Drawing, picture
from art.vault import vault


@picture("hull-of-a-longship", focus=12)
def hull_of_a_longship() -> Drawing:
    """A dragon's head over the planks of a hull on the stocks; the ribs stand open at the stern."""
    defs, air = vault(132, (104, 70, 112))
    defs += linear("t", (0, "#f0b870"), (0.5, "#b5703a"), (1, "#5c2a18"))
    rafters = "M-4 40L120-30 244 40M-4 64L120-6 244 64"

    def between(share: float, *pairs: tuple[float, float, float, float]) -> list[float]:
        """Points between the gunwale and the keel, for a plank."""
        return [value for x, y, u, v in pairs for value in (x + (u - x) * share, y + (v - y) * share)]

    planks = ""
    for k in range(1, 6):
        n = between(k / 6, (97, 66, 104, 150), (150, 116, 158, 158), (212, 74, 206, 114))
        planks += f"M{at(n[0] - 9 * math.sin(k / 6 * 3.140), n[1])}Q{at(n[2], n[3])} {at(n[4], n[5])}"
    bow = ""
    for k in range(1, 6):
        n = between(k / 6, (97, 66, 104, 150), (66, 84, 104, 150))
        bow += f"M{at(n[0] - 9 * math.sin(k / 6 * 3.140), n[1])}Q{at(n[2] - 2, n[1] - 2)} {at(n[2] - 7 * math.sin(k / 6 * 3.140), n[3])}"
    back = [
        air,
        fill("#fbffe0", "M86 8l34-18 34 18-8 22H94z", opacity=0.9),
        line("#17503a", 3, "M120-10v40M94 8h52"),
        fill("#fbffe0", "M94 30L30 150h170L146 30z", opacity=0.2),
        line("#0a2a1e", 7, rafters),
        line("#2f7d57", 1.600, "M-4 36L120-34M-4 60L120-10"),
        fill("#0a2a1e", rect(20, 40, 10, 96), rect(208, 40, 10, 96), "M-4 54h248v5H-4z"),
        fill("#3f9a64", rect(20, 40, 3, 96), rect(208, 40, 2, 96)),
        line("#1a5a3c", 1, "M-4 144h248M-4 156h248M50 132L20 170M120 132v38M190 132l30 38"),
    ]
    thwarts = "M108 84L126 92M126 80L148 96M146 76L168 94M166 73L186 88M184 70L200 80"
    ribs = "M90 87l4 10M106 82l6 12M122 78l6 12M138 76l6 10M154 74l5 10M170 71l5 10M186 69l4 8M200 67l3 6"
    tops = "M134 94l1-9M150 97l1-11M166 95l2-13M181 90l3-13M195 83l4-12"
    ship = [
        fill("#04150f", ellipse(136, 158, 86, 8), opacity=0.5),
        # Inside.
        fill("#2a120a", "M66 84Q120 70 206 64L212 74Q150 116 97 66z"),
        fill("#8a4a24", "M66 84Q120 70 206 64l2 7Q130 82 84 102z"),
        line("#3a1a10", 2.200, ribs, cap=True),
        line("#3a1a10", 4.600, thwarts),
        line("#e0a868", 3, thwarts),
        line("#ffdca0", 2.400, "M66 84Q120 70 206 64"),
        # Ribs that wait for their planks.
        line("#3a1a10", 4.600, tops, cap=True),
        line("#e8b070", 2.400, tops, cap=True),
        # The flank that runs away to the right, and the bow to the left.
        fill("url(#t)", "M97 66Q150 116 212 74q0 20-6 40Q158 158 104 150 84 106 97 66z"),
        line("#5c2a18", 1.600, planks),
        line("#ffe4b0", 3, "M97 66Q150 116 212 74"),
        fill("#f0b870", "M97 66Q76 70 66 84q2 40 38 66Q84 106 97 66z"),
        fill("#ffd898", "M97 66Q76 70 66 84q0 8 2 16 8-24 29-34z"),
        line("#a8622e", 1.400, bow),
        line("#fff0c8", 2.400, "M97 66Q76 70 66 84", cap=True),
        dots("#5c2a18", 0.900, *[(112 + k * 13, 92 + 20 * math.sin(k / 2.900) - k * 1.400) for k in range(7)]),
        # The stern.
        line("#5c2a18", 7, "M206 114q10-28 8-52-2-12-10-8-4 4-1 8", cap=True),
        line("#e8b070", 2, "M205 108q8-26 6.500-46-1-8-6-6", cap=True),
        # The stem rises into the neck and head of a dragon.
        fill("#8a4a24", "M98 154Q78 108 88 68q2-14-8-26l20-12q14 16 8 38-10 44 4 86z"),
        fill("#f5c484", "M98 154Q78 108 88 68q2-14-8-26l7-4q10 12 7 30-10 44 9 86z"),
        line(
            "#5c2a18",
            1.500,
            "M88 58l18-2M88 68l19-1M86 79l18 1M84 90l17 2M84 102l16 2M85 114l17 2M88 126l16 2M92 138l15 2",
        ),
        group(
            "translate(9 4)",
            fill("#c97a3c", "M92 34q-2-14-18-16-10 0-18 8l-16 6q-4 4 0 8l15-1-14 7q2 5 8 4l20-4q8 0 12-4z"),
            fill("#ffdca0", "M92 34q-2-14-18-16-10 0-18 8l-16 6q-2 2-2 4 16-2 24-8 14-4 22 0z"),
            fill("#8a4a24", "M74 19q4-12 16-12-6 6-4 14 10-4 16 2-10 2-12 10zM92 34q10 0 14 8-8-2-14 4z"),
            fill("#fff6d8", "M44 40l3 5 2-5zM51 39.500l2.500 5 2.500-5z"),
            fill("#d8487f", ellipse(66, 28, 3)),
            fill("#3a1a10", ellipse(66, 28, 1.300), ellipse(45, 33, 1.200)),
            fill("#d8487f", "M41 43q-8 0-12 6l6-1-2 5q6-6 11-6z"),
        ),
        # Stocks.
        *(
            line(tone, width, "M62 160l12-42M142 162l-2-22M172 158l-4-26M204 152l-12-32", cap=True)
            for tone, width in (("#2a120a", 6), ("#b5783f", 2.600))
        ),
        fill("#2a120a", "M86 152h34v8H86zM148 150h22v10h-22z"),
        fill("#b5783f", "M86 152h16v8H86zM148 150h9v10h-9z"),
    ]
    front = [
        fill("#2a120a", "M72 162h140l6 8H66z"),
        fill("#9c6236", "M72 162h140l1.500 2H70.500z"),
        fill("#04150f", folk(152, 163, 17), folk(66, 163, 18)),
        line("#04150f", 1.800, "M154 151l8-6M68 151l7-4", cap=True),
        line("#cfe4dc", 2.600, "M161 142l4 5M75 145l1 5", cap=True),
        fill("#ffdca0", "M100 163l8-3 2 3zM176 163l6-3 4 3z"),
        fill("#04150f", curve([(-4, 154), (20, 162), (44, 172)]), curve([(196, 172), (222, 163), (244, 152)])),
    ]
    return Drawing(defs, back, [group("translate(16 4)", *ship)], front)
