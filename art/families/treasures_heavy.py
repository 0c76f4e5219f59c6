"""Treasures that need ropes and rollers: marble blocks, gilded cedarwood."""

from __future__ import annotations

import math

from art.kit import at, curve, dots, ellipse, fill, folk, limb, line, linear, polygon
from art.studio import Drawing, picture
from art.vault import slit, vault


@picture("marble-blocks", focus=42)
def marble_blocks() -> Drawing:
    """A great white block on rollers, hauled by ropes; others wait in the light behind."""
    defs, air = vault(116, (112, 76, 108))
    defs += linear("m", (0, "#e4ecdf"), (1, "#b4c7b8")) + linear("d", (0, "#84a392"), (1, "#456b59"))
    defs += linear("t", (0, "#fff"), (1, "#f6f8e8"))

    def block(x: float, y: float, left: float, right: float, height: float, *veins: str) -> str:
        """A squared stone on its corner at (x, y), seen from above: its top in full light, a face to each side."""
        rise = 0.34
        a, b = y - left * rise, y - right * rise
        top = polygon(
            (x, y - height), (x - left, a - height), (x - left + right, a + b - y - height), (x + right, b - height)
        )
        return (
            fill("url(#m)", polygon((x, y), (x - left, a), (x - left, a - height), (x, y - height)))
            + fill("url(#d)", polygon((x, y), (x + right, b), (x + right, b - height), (x, y - height)))
            + fill("url(#t)", top)
            + line("#fff", 1.6, f"M{at(x - left, a - height)}L{at(x, y - height)}L{at(x + right, b - height)}")
        )

    back = [
        air,
        line(
            "#0f4630",
            1,
            "M-4 22h248M-4 46h248M-4 70h248M-4 94h248M40 46v24M100 22v24M150 46v24M200 22v24M90 70v24M180 70v24M130 94v22M220 46v24",
        ),
        slit(66, 64, 15, 52, (66, 190, 176)),
        line("#0f4630", 1, "M-4 130h248M-4 148h248M40 116L10 170M96 116l-12 54M190 116l20 54"),
        # the blocks that wait
        fill("#04150f", ellipse(180, 116, 46, 6), opacity=0.4),
        block(186, 118, 34, 40, 26),
        block(184, 84, 24, 26, 20),
        line("#c2d2c0", 1.4, "M158 92q8 6 8 16 6-4 12 2M166 66q8 0 10 12"),
    ]

    def hauler(x: float, y: float, coat: str) -> str:
        """Leans to the left, the rope over a shoulder, legs braced."""
        return (
            limb("#04150f", 4.4, [(x, y - 12), (x + 4, y - 6), (x + 11, y)], [(x, y - 12), (x - 6, y - 7), (x - 4, y)])
            + limb("#04150f", 9, [(x, y - 13), (x - 7, y - 23)])
            + limb(coat, 7, [(x + 0.5, y - 15), (x - 6, y - 24)])
            + dots("#04150f", 4.4, (x - 12, y - 29))
            + limb("#04150f", 3, [(x - 8, y - 22), (x - 13, y - 17), (x - 8, y - 25)])
        )

    # the great block: corner (112, 140), 62 to the left, 58 to the right, 56 high
    veins = "M52 84q14 8 14 22 12 4 14 20M66 106q-6 6-4 16M82 78q10 16 8 22 12 6 14 30"
    dark = "M120 132q10-20 20-22 4-18 16-26M140 110q8 2 12 12M126 82q4 10 0 16"
    pale = "M74 62q14 4 22 0t26 4M100 61q2-8 14-10M126 62q14-2 22-1"
    subject = [
        fill("#04150f", ellipse(112, 146, 78, 12), opacity=0.55),
        *(
            line(
                tone, width, *(f"M{x} {y + shift}l{length} {length * -0.34:.1f}" for x, y, length in rollers), cap=True
            )
            for tone, width, shift in (("#2a160a", 10, 0), ("#8a5a2e", 7.6, -0.6), ("#e0b070", 2.2, -3))
            for rollers in (((46, 138, 40), (68, 145, 50), (92, 152, 60), (118, 160, 60)),)
        ),
        *(
            dots(tone, radius, (46, 137.4), (68, 144.4), (92, 151.4), (118, 159.4))
            for tone, radius in (("#e8c890", 3.8), ("#9c6236", 1.6))
        ),
        block(112, 142, 62, 58, 54),
        line("#b9cbbb", 2.4, veins, cap=True, opacity=0.8),
        line("#8aa898", 0.8, veins, cap=True),
        line("#5d8572", 1.6, dark, cap=True, opacity=0.8),
        line("#d3dfcc", 1.6, pale, cap=True),
        # chips at the edges
        fill("#c9d8c8", "M112 88l-6-2 3 8zM50 121l4 1-4-6z"),
        # the rope runs round all three faces
        *(
            line(tone, width, "M50 98L112 119 170 99.500M82 131.500V77.700L140 58M140 132.500V78.500L80 58", cap=True)
            for tone, width in (("#4a2410", 4.6), ("#e0a05c", 2.8))
        ),
        line(
            "#8a4f22",
            0.9,
            "M54 97.500l2 4M62 100.300l2 4M70 103l2 4M90 109.800l2 4M98 112.500l2 4M106 115l2 4M118 119l-1-4M126 116l-1-4M134 113.500l-1-4M148 108.600l-1-4M156 106l-1-4M164 103.500l-1-4M80.500 90l3-1.500M80.500 122l3-1.500M138.500 90l3-1.500M138.500 122l3-1.500",
        ),
    ]
    front = [
        # the tow ropes and those who lean into them
        *(
            line(tone, width, "M82 112Q66 128 49 139M82 114Q60 138 29 140", cap=True)
            for tone, width in (("#4a2410", 3.4), ("#e0a05c", 1.8))
        ),
        fill("#4a2410", ellipse(82, 112, 5)),
        fill("#e0a05c", ellipse(81.5, 111.5, 3.4)),
        hauler(55, 163, "#d8487f"),
        hauler(35, 164, "#e4b84a"),
        fill("#04150f", folk(190, 158, 25)),
        line("#04150f", 2.6, "M190 142l-12-4", cap=True),
        line("#8a5a2e", 2.4, "M196 128L166 152", cap=True),
        fill(
            "#04150f", curve([(-4, 152), (24, 162), (60, 169), (80, 172)]), curve([(160, 172), (206, 162), (244, 150)])
        ),
    ]
    return Drawing(defs, back, subject, front)


@picture("gilded-cedarwood", focus=48)
def gilded_cedarwood() -> Drawing:
    """Trunks of cedar stacked and wedged, their sawn ends gilded; a squared beam with an inlay of gold before them."""
    defs, air = vault(120, (112, 84, 108))
    defs += linear("t", (0, "#e09a62"), (0.3, "#a85430"), (1, "#3f1a10"))
    defs += linear("u", (0, "#fff6cf"), (0.5, "#f2bd45"), (1, "#a8641a"), x2=1)
    defs += linear("w", (0, "#f0c080"), (1, "#c9804a"), x2=1) + linear("k", (0, "#fff0a8"), (1, "#d99a2a"), x2=1)
    across, up = 58, -27
    bark = ((0.3, 0.5, -1.6), (0.1, 0.3, -1.2), (0.5, 0.4, -1.2), (0.2, 0.6, -0.8), (0.1, 0.3, -0.4))
    bark += ((0.55, 0.4, -0.4), (0.2, 0.4, 0), (0.7, 0.3, 0), (0.1, 0.6, 0.4), (0.4, 0.4, 0.8))

    def trunk(x: float, y: float, r: float, turn: float) -> str:
        """A log that runs away to the right and up: bark in long plates, a sawn end with rings, a gilded rim."""
        u, v = r * 0.42, r * 0.9
        side = polygon((x + u, y + v), (x + u + across, y + v + up), (x - u + across, y - v + up), (x - u, y - v))
        side += ellipse(x + across, y + up, r * 0.96, r)
        plates = "".join(
            f"M{at(x + r * math.cos(a) + across * s, y + r * math.sin(a) + up * s)}l{at(across * e, up * e)}"
            for s, e, a in bark
        )
        cracks = "".join(
            f"M{at(x + math.cos(turn + k * 2.1) * r * 0.16, y + math.sin(turn + k * 2.1) * r * 0.16)}"
            f"l{at(math.cos(turn + k * 2.1) * r * 0.5, math.sin(turn + k * 2.1) * r * 0.5)}"
            for k in range(3)
        )
        rings = [ellipse(x + r * 0.05 * k, y, r * (0.72 - 0.16 * k) * 0.94, r * (0.72 - 0.16 * k)) for k in range(4)]
        return (
            fill("url(#t)", side)
            + line("#5c2a18", 1.5, plates, cap=True)
            + fill("#5c2a18", ellipse(x, y, r * 0.97, r * 1.02))
            + fill("url(#u)", ellipse(x, y, r * 0.9, r * 0.95))
            + fill("#b5642e", ellipse(x + 0.5, y, r * 0.7, r * 0.74))
            + fill("#e8a86a", ellipse(x, y, r * 0.65, r * 0.69))
            + line("#b5642e", 1.1, *rings[1:], cracks, cap=True)
            + fill("#8a4a24", ellipse(x + r * 0.12, y, r * 0.1))
        )

    back = [
        air,
        # a shed of planks, with light between them
        fill("#0a2a1e", "M-4-4h248v14q-120-8-248 6z"),
        line("#0b3526", 2.2, "M10 0v120M84 0v120M108 0v120M134 0v120M160 0v120M184 0v120M208 0v120M230 0v120"),
        fill("#eaffd0", "M35 10h3l1 110h-3zM60.500 12h2.500l1 108h-2.500z"),
        fill("url(#b)", "M36 10h3l90 146H60zM61 12h2l116 142h-34z"),
        fill("#0a2a1e", "M-4 54h248v5H-4z"),
        line("#2f7d57", 1, "M-4 54.500h248M-4 138h248M-4 154h248"),
    ]
    subject = [
        fill("#04150f", "M44 128q70 14 164-24l14 8q-60 34-166 32z", opacity=0.55),
        trunk(60, 104, 21.5, 0.4),
        trunk(103, 104, 21.5, 1.6),
        trunk(146, 104, 21.5, 2.6),
        fill("#c98a48", "M28 126l14-12 4 12zM174 126l2-12 14 12z"),
        trunk(82, 67, 21, 2.2),
        trunk(125, 67, 21, 0.9),
        trunk(103, 31, 20.5, 1.3),
    ]
    inlay = "".join(f"M{72 + k * 17} {143.6 - k * 1.9:.1f}l6-5.600 6 4.400-6 5.600z" for k in range(7))
    front = [
        # the squared beam: its top, front and end, inlaid with gold
        fill("#04150f", "M52 160l150-14 10 10-150 14z", opacity=0.6),
        fill("url(#w)", "M62 140l130-16 8 8-132 17z"),
        fill("#8a4420", "M68 149l132-17v20l-132 16z"),
        fill("#5c2a18", "M68 162l132-17v7l-132 16z"),
        fill("#e8a86a", "M62 140l6 9v19l-6-9z"),
        fill("url(#k)", "M68 152.500l132-17v3.400l-132 17zM68 161l132-17v2l-132 17z"),
        fill("#fff0a8", "".join(f"M{76 + k * 17} {157.6 - k * 2.2:.1f}l4-3 4 2-4 3z" for k in range(8))),
        fill("#fff3c0", inlay, opacity=0.75),
        # shavings, curled
        fill("#e8a86a", "M40 160q4-8 10-4t2 8q-2-6-6-5t-6 1zM214 150q-6-6-10-1t1 8q0-6 4-6t5-1z"),
        fill(
            "#fff",
            "M60 42l2 7 7 2-7 2-2 7-2-7-7-2 7-2zM120 108l1.500 5 5 1.500-5 1.500-1.500 5-1.500-5-5-1.500 5-1.500z",
        ),
        fill(
            "#04150f",
            folk(212, 162, 24),
            curve([(-4, 150), (20, 158), (40, 168), (50, 172)]),
            curve([(170, 172), (206, 164), (244, 152)]),
        ),
        line("#04150f", 2.4, "M210 146l-10-4", cap=True),
    ]
    return Drawing(defs, back, subject, front)
