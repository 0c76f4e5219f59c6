"""Discoveries in the jungle: the lost city."""

from __future__ import annotations

from art.kit import (
    Point,
    arch,
    at,
    cloud,
    curve,
    ellipse,
    fill,
    folk,
    group,
    limb,
    line,
    linear,
    polygon,
    radial,
    rect,
    stars,
    turned,
)
from art.palettes import DISCOVERY
from art.scenery import sky
from art.studio import Drawing, picture


def leaf(x: float, y: float, length: float, angle: float) -> str:
    """A broad leaf that hangs from its stalk."""
    a, b, c, d = turned(
        [(length * 0.3, -length * 0.3), (length, 0), (length * 0.3, length * 0.3), (0, 0)], x, y, 1, angle
    )
    return f"M{at(*d)}Q{at(*a)} {at(*b)}Q{at(*c)} {at(*d)}z"


@picture("lost-city", focus=27)
def lost_city() -> Drawing:
    """A stepped pyramid in the jungle: lit front, dark flank, roots over its terraces, a carved head before it."""
    p = DISCOVERY
    defs, air = sky(p, 66, 40, 15, 92)
    defs += linear("m", (0, "#cff5ec", 0), (0.6, "#bfeee4", 0.75), (1, "#8fd6d2", 0.15))
    defs += radial("h", (0, "#fff6c8"), (0.4, "#ffd873", 0.6), (1, "#ffb454", 0))
    defs += linear("a", (0, "#e2fbee"), (1, "#7fbfc0"), x2=1, y2=0.4) + linear("b", (0, "#3a7c99"), (1, "#174668"))

    def see(u: float, v: float, z: float) -> Point:
        """Across, into the depth, upwards."""
        return round(100 + u + 0.46 * v), round(138 - z - 0.25 * v)

    def face(*places: tuple[float, float, float]) -> str:
        return polygon(*(see(*place) for place in places))

    def solids(*boxes: tuple[float, float, float, float, float, float, float]) -> str:
        """Boxes with sloping sides, from (u, v, z): width, depth, height, slope. Tops, fronts in the light, dark flanks."""
        tops, fronts, flanks = "", "", ""
        for u, v, z, width, depth, height, i in boxes:
            right, far, top = u + width, v + depth, z + height
            tops += face((u + i, v + i, top), (right - i, v + i, top), (right - i, far - i, top), (u + i, far - i, top))
            fronts += face((u, v, z), (right, v, z), (right - i, v + i, top), (u + i, v + i, top))
            flanks += face((right, v, z), (right, far, z), (right - i, far - i, top), (right - i, v + i, top))
        return fill("#f2fff6", tops) + fill("url(#a)", fronts) + fill("url(#b)", flanks)

    tiers = [(-62 + 9.5 * k, 9.5 * k, 13.0 * k, 124 - 19 * k, 124 - 19 * k, 13.0, 3.0) for k in range(5)]
    seams = "".join(f"M{at(*see(u + 2, v + 1, z + 6))}L{at(*see(-u - 2, v + 1, z + 6))}" for u, v, z, *_ in tiers)
    stair = [see(-11, -14, 0), see(11, -14, 0), see(8.5, 38, 65), see(-8.5, 38, 65)]
    steps = "".join(
        f"M{at(*see(-11 + 2.5 * s, -14 + 52 * s, 65 * s))}L{at(*see(11 - 2.5 * s, -14 + 52 * s, 65 * s))}"
        for s in (k / 15 for k in range(1, 15))
    )
    rail = [face((w, -15, 0), (w + 4, -15, 0), (w * 0.8 + 3, 38, 66), (w * 0.8, 38, 66)) for w in (-15, 11)]
    flank = face((15, -15, 0), (15, 0, 0), (12, 38, 60), (12, 38, 66))
    back = [
        air,
        line("#f5ffec", 1.2, stars(9, 3, 4, 236, 4, 50), cap=True, opacity=0.75),
        fill("#3f8db0", curve([(-4, 84), (30, 66), (70, 84), (130, 72), (190, 62), (244, 78)])),
        # a second pyramid, far away in the haze
        fill("#5fb0c0", "M6 112l6-16h4l4-12h4l3-10h3v-8h12v8h3l3 10h4l4 12h4l6 16z"),
        fill("#3f8db0", "M42 74h3l3 10h4l4 12h4l6 16H50z"),
        fill("#2a749c", curve([(-4, 108), (20, 98), (50, 104), (120, 92), (180, 96), (244, 86)])),
        fill("url(#m)", rect(0, 76, 240, 44)),
        fill(
            "#145a74",
            *(
                cloud(x, y, w) + rect(x, y - 1, w, 40)
                for x, y, w in ((-10, 116, 46), (24, 124, 40), (196, 108, 40), (216, 102, 44))
            ),
        ),
    ]
    roots = "M135 96q0 10-12 20l4 1q9-6 12-13 0 14-6 26l4 1q6-12 6-26 3 12 11 21l3-2q-10-14-9-27z"
    subject = [
        solids(*tiers),
        line("#5fa5b0", 0.8, seams, opacity=0.8),
        # the stair between its balustrades
        fill("#2a6488", flank),
        fill("#c4eee0", polygon(*stair)),
        line("#3a7c99", 1, steps),
        fill("#f2fff6", rail[0]),
        fill("#7cc3c4", rail[1]),
        # the temple and its comb
        solids((-17, 46, 65, 34, 30, 19, 1.5)),
        solids((-19, 44, 84, 38, 34, 3.5, 0), (-12, 54, 87.5, 24, 8, 11, 2)),
        fill("#3a7c99", *(rect(114 + k * 6.4, 30.5, 3.2, 5) for k in range(4))),
        fill("url(#h)", ellipse(121, 54, 22)),
        fill("#4a2c18", arch(121, 62, 13, 14, 1)),
        fill(p.window, arch(121, 62, 9.5, 12, 1)),
        fill("#fffbe0", rect(119.5, 52, 3, 10)),
        # cracks and fallen corners
        line("#174668", 1.1, "M56 124l3 4-1 4 5 5M82 99l1 5 3 2", cap=True),
        # roots, and the trees that sent them
        fill("#0f4f58", roots),
        fill("#0f4f58", *(cloud(*spot) for spot in ((120, 100, 40), (134, 90, 30), (166, 94, 28), (48, 119, 34)))),
        fill("#3fa588", *(cloud(*spot) for spot in ((123, 94, 16), (138, 84, 14), (169, 88, 12), (52, 113, 14)))),
        fill("url(#m)", rect(-4, 120, 248, 26)),
    ]
    head = [
        # the carved head leans among fallen blocks
        fill("#174668", "M-15-8Q-15-22 1-22 17-21 17-6 18 8 13 16H-11Q-16 8-15-8z"),
        fill("#7cc3c4", "M-15-8Q-15-22 1-22 8-22 8-8 9 8 6 16H-11Q-16 8-15-8z"),
        fill("#d6f7e6", "M-15-8Q-15-22 1-22q-10 4-11 16 0 14 3 22h-4Q-16 8-15-8z"),
        fill("#3a7c99", "M-16-8q15-5 33 0v-5q-16-5-33 0z"),
        line("#061a30", 1.3, "M-11-3q4 3 7 0M4-3q4 3 7 0M-7 11.500q6 2 13-.5", cap=True),
        fill("#174668", "M0-4l5 9q-3 3-8 1z"),
        fill("#d6f7e6", "M-1-4l-3 8 3 2z"),
        fill("#2f8f7a", "M-14-16q8-10 18-7-4 4-8 3-2 6-10 4z"),
    ]
    fan = fill(p.front, "".join(leaf(0, 0, 40, a) for a in (-158, -124, -90, -56, -22)))
    fan += line("#1f6390", 1, "M0 0V-28M0 0l-14-21M0 0l14-21", cap=True)
    vine = line(p.front, 1.6, "M0 0q10 22 2 44t4 26", cap=True) + fill(
        p.front, leaf(2, 44, 12, 130), leaf(5, 60, 12, 40)
    )
    front = [
        fill("#0c3a58", curve([(-4, 144), (50, 137), (110, 142), (170, 138), (244, 146)])),
        fill("#174668", "M150 141l8-4 9 3v8l-9 3-8-4zM174 146l6-3 6 2v6l-6 2-6-2z"),
        fill("#7cc3c4", "M150 141l8-4 9 3-8 4zM174 146l6-3 6 2-6 3z"),
        fill("#3a7c99", "M150 141l9 3v7l-9-4zM174 146l6 2v5l-6-2z"),
        group("translate(66 137) rotate(-9)", *head),
        fill("#06152c", folk(108, 150, 9), folk(115, 151, 9), folk(94, 148, 8)),
        limb("#06152c", 1.2, [(116, 145), (119, 140)]),
        fill("#ffb454", ellipse(119.5, 139, 1.7)),
        fill("url(#h)", ellipse(119.5, 139, 9), opacity=0.7),
        # the edge of the forest: leaves, a bough, lianas
        *(
            group(f"translate({x} {y}) rotate({a})", fan)
            for x, y, a in ((12, 158, 24), (230, 156, -24), (46, 172, -6), (200, 172, 4))
        ),
        fill(p.front, "M-4-4h58q-12 10-34 9Q6 8 4 40 6 90-4 120zM244-4h-52q14 8 32 8 10 6 10 40-2 40 10 70z"),
        *(group(f"translate({x} {y})", vine) for x, y in ((30, 2), (216, -4))),
        fill(p.front, curve([(-4, 156), (40, 166), (80, 171)]), curve([(160, 171), (206, 164), (244, 156)])),
    ]
    return Drawing(defs, back, subject, front)
