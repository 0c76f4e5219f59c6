"""Treasures of knowledge: the deed of settlement, the chart of the isles, the jewelled compass."""

from __future__ import annotations

import math

from art.kit import at, curve, dashes, dots, ellipse, fill, group, line, linear, polygon, radial, rect
from art.studio import Drawing, picture
from art.vault import slit, vault


@picture("deed-of-settlement", focus=80)
def deed_of_settlement() -> Drawing:
    """A deed hangs over a lectern, a great red seal at its foot; shelves of scrolls behind."""
    defs, air = vault(134, (112, 76, 104))
    defs += linear("m", (0, "#fffaf0"), (0.7, "#f0dca8"), (1, "#c9a060"), x2=0.9, y2=1)
    defs += radial("w", (0, "#ff7a8a"), (0.5, "#d02a4a"), (1, "#7f1230"))
    scrolls = [(170 + 11 * (k % 5), 34 + 26 * (k // 5)) for k in range(15)]
    back = [
        air,
        fill("#0a2a1e", rect(162, 18, 70, 108)),
        fill(
            "#4a2c14",
            rect(158, 14, 78, 5),
            rect(158, 40, 78, 4),
            rect(158, 66, 78, 4),
            rect(158, 92, 78, 4),
            rect(158, 118, 78, 5),
            rect(158, 14, 5, 122),
        ),
        fill("#8a5a2c", rect(158, 14, 2, 122)),
        dots("#9c8250", 5, *scrolls),
        dots("#d9c08a", 3.600, *scrolls),
        dots("#6e5630", 1.500, *scrolls),
        fill("#97384a", rect(168, 98, 7, 20), rect(186, 100, 6, 18)),
        fill("#3f7a94", rect(176, 96, 8, 22), rect(204, 99, 7, 19)),
        fill("#c9a24e", rect(194, 102, 8, 16)),
        slit(52, 66, 13, 48, (64, 170, 150)),
        line("#1a5a3c", 1, "M-4 146h248M-4 158h248M40 134L14 170M200 134l26 36"),
    ]
    lines = "".join(f"M{at(88 + k * 0.5, 62 + k * 7)}h{[52, 56, 50, 57, 46, 55, 30][k]}" for k in range(7))
    subject = [
        # The lectern.
        fill("#04150f", ellipse(120, 158, 40, 5), opacity=0.5),
        fill("#3a1c0c", "M108 118h22v38h-22z"),
        fill("#8a5024", "M108 118h7v38h-7z"),
        fill("#3a1c0c", "M88 152h64l8 8H80z"),
        fill("#b5703a", "M88 152h64l2 2.400H86z"),
        fill("#3a1c0c", "M54 124h134l6 9H50z"),
        fill("#5c3016", "M78 34h86l10 92H64z"),
        fill("#b5703a", "M54 124h134l1.500 2.600H52.500z"),
        # The deed.
        fill("#7a5a2c", "M76 30h88v9H76z", opacity=0.6),
        fill("url(#m)", "M78 32q42 6 82 0l6 88q-10 10-4 20-40 8-90 0-10-8 0-18z"),
        fill("#b58a48", "M166 120q-10 10-4 20 6-2 8-8 2-8-4-12z"),
        fill("#fffdf4", "M78 32q10 2 20 2.500l-8 104q-10 0-18-2-8-6 0-14z", opacity=0.8),
        fill("#c9a060", "M72 22q-5 6 0 13 46 8 94 0 5-7 0-13-46 6-94 0z"),
        fill("#fff3d0", "M72 22q-5 6 0 13 20 4 40 4.600V25.300q-20 0-40-3.300z"),
        fill("#8a6428", ellipse(166, 28.500, 3.200, 6.500)),
        # Arms, initial and lines.
        fill("#d9a63a", "M108 52l-4-12 7 5 6-8 6 8 7-5-4 12q-9 3-18 0z"),
        fill("#d02a4a", ellipse(117, 49, 1.800)),
        fill("#2f7d57", rect(86, 58, 13, 13)),
        fill("#fff3c0", "M88.500 69l4-9 4 9h-2l-2-5-2 5z"),
        line("#6e4a2c", 1.500, lines.replace("M88 62h52", "M102 62h38").replace("M88.5 69h56", "M102 69h42")),
        line("#8a4a3c", 1.600, "M90 122q6-8 10-2t8-2 8 1 8-3", cap=True),
        # Ribbons and seal.
        group(
            "translate(-50-45) scale(1.35)",
            fill("#7f1230", "M134 126l-10 26 8-2 3 7 9-28zM142 126l12 25-8-1-2 7-12-28z"),
            fill("#d02a4a", "M134 126l-10 26 4-1 11-24z"),
            fill("#7f1230", ellipse(139.500, 123.500, 16)),
            fill(
                "url(#w)",
                "M139 107q5 2 9 1 3 5 6 7 0 5 1 8-2 4-2 8-5 3-7 6-5 0-8 2-4-3-8-3-2-5-5-7 1-5 0-8 2-4 3-8 6-1 11-6z",
            ),
            line("#7f1230", 1.400, ellipse(138.500, 123, 10)),
            fill("#ffc4c8", "M133 127l-2-8 4 3 3.500-5 3.500 5 4-3-2 8q-5 2-11 0z"),
        ),
    ]
    front = [
        # Ink and quill.
        fill("#0a2a1e", "M168 126q-2-10 5-12h8q7 2 5 12z"),
        fill("#3f8a94", "M168 126q-2-10 5-12h2q-4 4-3 12z"),
        fill("#c9a24e", rect(171, 110, 12, 4)),
        fill("#fffaf0", "M177 111q-2-36 22-54 4 22-8 38l4-2q-6 10-16 14z"),
        fill("#c9b8a0", "M177 111q4-30 22-54 4 22-8 38l4-2q-6 10-16 14z", opacity=0.7),
        line("#8a7a60", 1, "M177 112q4-28 20-50"),
        # A candle.
        fill("#8a5e18", "M56 124h18l-4-4H60z"),
        fill("#fff6e0", rect(61, 102, 8, 18)),
        fill("#d9c09a", rect(66, 102, 3, 18)),
        fill("url(#h)", ellipse(65, 95, 15)),
        fill("#ff9a2e", "M65 102q-6-6 0-16 6 10 0 16z"),
        fill("#fffbe0", "M65 101q-3-4 0-9 3 5 0 9z"),
        fill(
            "#04150f", curve([(-4, 150), (24, 158), (60, 167), (80, 172)]), curve([(168, 172), (206, 164), (244, 150)])
        ),
    ]
    return Drawing(defs, back, subject, front)


@picture("chart-of-the-isles", focus=62)
def chart_of_the_isles() -> Drawing:
    """A chart on a table: its sea is water, and the isles rise out of it with their palms and peaks."""
    defs, air = vault(110, (116, 70, 110))
    defs += linear("m", (0, "#f5e4b4"), (1, "#d9b06a"))
    defs += linear("w", (0, "#bff0e0"), (0.4, "#4fb8b4"), (1, "#1a6e84"))
    defs += linear("t", (0, "#8a5024"), (1, "#33180a"))
    back = [
        air,
        line(
            "#0f4630",
            1,
            "M-4 26h248M-4 50h248M-4 74h248M70 26v24M120 50v24M170 26v24M200 74v20M150 74v20M220 50v24M20 74v20",
        ),
        slit(56, 54, 13, 42, (54, 182, 140)),
        fill("#0a2a1e", rect(176, 20, 50, 60)),
        fill("#4a2c14", rect(173, 17, 56, 4), rect(173, 46, 56, 3), rect(173, 77, 56, 4)),
        dots("#d9c08a", 4, (184, 40), (194, 40), (204, 40), (214, 40), (189, 71), (199, 71), (209, 71)),
        dots("#6e5630", 1.500, (184, 40), (194, 40), (204, 40), (214, 40), (189, 71), (199, 71), (209, 71)),
        # A model of a ship hangs in the light.
        line("#8fae78", 0.9, "M112-4v44M148-4v44"),
        group(
            "translate(2 8)",
            fill("#5c2a14", "M100 33q30 8 58-2-2 16-16 17h-24q-14 0-18-15z"),
            fill("#c97a3c", "M100 33q30 8 58-2l-1 5q-28 8-56 1z"),
            fill("#8a4a24", "M101 37q14 3 20 3l2 8h-5q-13 0-17-11z"),
            line("#5c2a14", 1.800, "M120 38V6M138 38V12M158 31l9-5", cap=True),
            fill("#fffaf0", "M122 9q14 8 13 24-8 3-13 2zM140 15q11 6 10 17-5 2-10 2z"),
            fill("#d9c8a0", "M118 11q-10 8-11 20 6 3 11 3z"),
            fill("#d8487f", "M120 5l-9-3 9-3zM138 11l-8-3 8-2z"),
        ),
    ]

    def isle(x: float, y: float, across: float, height: float, tip: float, snow: bool = False) -> str:
        """A beach, and a rugged peak in the light at its left."""

        def land(*places: tuple[float, float]) -> str:
            return polygon(*((x + u * across, y - v * height) for u, v in places))

        foot = -across * 0.18 / height
        drawn = (
            fill("#dff8ec", ellipse(x, y + 1, across * 1.22, across * 0.36), opacity=0.8)
            + fill("#f5dfa0", ellipse(x, y, across, across * 0.28))
            + fill(
                "#5fae5a",
                land(
                    (-0.86, 0),
                    (-0.52, 0.4),
                    (-0.36, 0.36),
                    (tip, 1),
                    (0.3, 0.5),
                    (0.44, 0.56),
                    (0.86, 0),
                    (0.3, foot),
                    (-0.4, foot),
                ),
            )
            + fill(
                "#b8e088",
                land(
                    (-0.86, 0),
                    (-0.52, 0.4),
                    (-0.36, 0.36),
                    (tip, 1),
                    (tip - 0.04, 0.6),
                    (-0.16, 0.34),
                    (-0.2, foot),
                    (-0.4, foot),
                ),
            )
            + fill(
                "#1f6b4a",
                land((tip, 1), (0.3, 0.5), (0.36, 0.2), (0.3, foot), (0.14, 0.1), (0.16, 0.4), (tip + 0.02, 0.6)),
            )
            + fill("#1f6b4a", land((0.44, 0.56), (0.86, 0), (0.5, foot * 0.7), (0.52, 0.24)))
        )
        if snow:
            drawn += fill(
                "#fffef4", land((tip - 0.13, 0.8), (tip, 1), (tip + 0.1, 0.82), (tip + 0.03, 0.74), (tip - 0.04, 0.8))
            )
        return drawn

    def palm(x: float, y: float, height: float) -> str:
        """A stem and five leaves."""
        top = y - height
        leaves = "".join(
            f"M{at(x + 2, top)}q{at(a * 0.5, b - 3)} {at(a, b)}"
            for a, b in ((-8, 3), (-6, -3), (8, 3), (6, -3), (1, 7))
        )
        return line("#5c3016", 1.600, f"M{at(x, y)}q0 {at(-height * 0.6)} {at(2, -height)}") + line(
            "#14452f", 2, leaves, cap=True
        )

    subject = [
        # The table and the sheet.
        fill("url(#t)", "M24 92h192l28 60H-4z"),
        fill("#2a120a", "M-4 152h248v18H-4z"),
        fill("#c98a4c", "M-4 152h248v2H-4z"),
        fill("#1a0a05", "M40 100h160l26 50-8 6H24l-8-6z", opacity=0.5),
        fill("url(#m)", "M44 90q76-6 152 0l24 52q-10 8-4 12-96 6-192 0-8-6-4-14z"),
        fill("#fff6d8", "M44 90q20-2 40-2.600L52 154q-16 0-28-1-8-6-4-13z", opacity=0.6),
        fill("#a87838", "M220 142q-10 8-4 12 8-1 9-6 0-4-5-6zM24 154q-8-6-4-14-6 3-5 8 2 6 9 6z"),
        fill("#c9a060", "M42 82q-4 6 0 11 76-6 156 0 4-5 0-11-78-6-156 0z"),
        fill("#fff3d0", "M42 82q-4 6 0 11 30-2.600 60-3.200V78.600q-30 .8-60 3.400z"),
        # The sea.
        fill("url(#w)", "M54 98q66-5 132 0l20 42q-2 6-8 6-80 4-156 0-8 0-6-6z"),
        line("#b58a48", 1.400, "M54 98q66-5 132 0l20 42q-2 6-8 6-80 4-156 0-8 0-6-6z"),
        line(
            "#dff8ec",
            1,
            "M74 100L52 146M108 97l-8 50M140 97l10 50M168 98l22 48M50 112q70-5 142 0M42 130q80-5 158 0",
            opacity=0.4,
        ),
        line("#eafff4", 1.300, dashes(56, 176, 104, 142, 14, 6, 4, 10), opacity=0.8, cap=True),
        isle(158, 110, 15, 24, 0.1),
        isle(94, 120, 28, 66, 0.02, snow=True),
        isle(152, 134, 22, 30, -0.2),
        palm(72, 119, 15),
        palm(166, 132, 18),
        palm(173, 134, 13),
        isle(62, 138, 11, 12, 0),
        # The course, and a ship.
        line("#d8487f", 1.600, "M74 140q14 6 28-2M112 134q6-4 8-10M122 118q2-8 8-12M136 101q4-2 8 0", cap=True),
        fill("#5c2a14", "M108 142h20q-2 6-6 6h-9q-4-1-5-6z"),
        fill("#fffaf0", "M118 140v-20q10 8 10 20z"),
        fill("#f0719c", "M116 140v-16q-8 6-8 16z"),
        # A rose of the winds.
        fill("#d9a63a", "M192 128l2.500 7 8 2-8 2-2.500 7-2.500-7-8-2 8-2z"),
        fill("#fff3c0", "M192 128v18l-2.500-7-8-2 8-2z"),
    ]
    front = [
        # A candle at the corner, and dividers.
        fill("#8a5e18", "M186 100h22l-4-6h-14z"),
        fill("#edc04c", "M186 100h9l1-6h-6z"),
        fill("#fff6e0", rect(192, 74, 9, 20)),
        fill("#d9c09a", rect(197, 74, 4, 20)),
        fill("url(#h)", ellipse(196.500, 66, 17)),
        fill("#ff9a2e", "M196.500 74q-6-7 0-17 6 10 0 17z"),
        fill("#fffbe0", "M196.500 73q-3-4 0-10 3 6 0 10z"),
        line("#fffef4", 1, "M76 66q3-3 5 0 3-3 5 0M66 74q2-2 4 0 2-2 4 0"),
    ]
    return Drawing(defs, back, subject, front)


@picture("jewelled-compass", focus=50)
def jewelled_compass() -> Drawing:
    """A compass in a case of gold, its lid open; the star is of gems, the needle is a ray."""
    defs, air = vault(132, (117, 84, 104))
    defs += linear("k", (0, "#fff6cf"), (0.45, "#edc04c"), (1, "#7a5216"), x2=1, y2=0.8)
    defs += radial("d", (0, "#fffef0"), (0.7, "#cfeedd"), (1, "#7fb8a4"))
    defs += linear("v", (0, "#2f8a94"), (1, "#0b3a4c"), x2=1, y2=1)
    x, y, across, high = 117, 106, 56, 30

    def rim(angle: float, share: float) -> tuple[float, float]:
        """A point on the card of the compass; the angle runs clockwise from the north."""
        a = math.radians(angle)
        return x + across * share * math.sin(a), y - high * share * math.cos(a)

    def gem(angle: float, tip: float, waist: float, lit: str, dark: str) -> str:
        """A ray of the star, cut in two faces."""
        return fill(lit, polygon((x, y), rim(angle - 45, waist), rim(angle, tip))) + fill(
            dark, polygon((x, y), rim(angle + 45, waist), rim(angle, tip))
        )

    back = [
        air,
        # A cabin: planks, a porthole on the sea, a beam overhead.
        line("#0f4630", 1.200, "M30 0v132M70 0v132M164 0v132M204 0v132"),
        fill("#0a2a1e", "M-4-4h248v12H-4z"),
        fill("#2f7d57", "M-4 8h248v2H-4z"),
        fill("url(#b)", "M24 44L56 34 190 150H60L28 60z"),
        fill("#04150f", ellipse(44, 50, 25)),
        fill("#8a5e18", ellipse(42.500, 49, 23)),
        fill("#edc04c", ellipse(41.500, 48, 22)),
        fill("#eaffd8", ellipse(42.500, 49, 17)),
        fill("#5fb8a8", "M25.700 52h33.600a17 17 0 0 1-33.600 0z"),
        line("#fbffe0", 1.200, "M34 56h9M38 60h11", cap=True),
        fill("#fff", "M44 51v-9q5 3 6 9z"),
        line("#8a5e18", 1.600, "M42.500 32v34"),
        dots("#8a5e18", 1.300, (22, 48), (61, 48), (41.500, 28.500), (41.500, 67.500)),
        # The table and its cushion.
        fill("#0a2a1e", "M-4 128h248v46H-4z"),
        fill("#3f8a58", "M-4 128h248v1.600H-4z"),
        fill("#edc04c", "M36 132l-12-8 4 12-8 2zM198 132l12-8-4 12 8 2zM36 162l-14 4 10 4-2 6zM198 162l14 4-10 4 2 6z"),
        fill("#7f2a4f", "M34 130q20-8 50-5h66q30-3 50 5 8 18 0 34-20 8-50 4H84q-30 4-50-4-8-16 0-34z"),
        fill("#d8487f", "M34 130q20-8 50-5h20Q70 140 60 167q-14 1-26-3-8-16 0-34z"),
        fill("#4a1430", "M200 130q8 18 0 34-20 8-50 4h-22q50-8 72-38z"),
        line("#edc04c", 1.600, "M34 164q20 8 50 4h66q30 4 50-4", cap=True),
    ]
    ticks = "".join("M" + at(*rim(k * 15, 0.86)) + "L" + at(*rim(k * 15, 0.95)) for k in range(24))
    subject = [
        # The lid.
        fill("#6e4a14", ellipse(120, 48, 47, 43)),
        fill("url(#k)", ellipse(117, 47, 46, 43)),
        fill("url(#v)", ellipse(117, 48, 39, 36)),
        fill("#5fc0c4", "M79 42q6-26 34-30-22 14-26 50-10-8-8-20z", opacity=0.7),
        line("#fff3c0", 1.200, ellipse(117, 48, 32, 29.500), opacity=0.7),
        line("#fff3c0", 1.600, "M96 40h0M108 30h0M132 28h0M144 44h0M138 58h0M122 44h0M104 56h0M90 54h0", cap=True),
        line("#fff3c0", 0.700, "M96 40l12-10 14 14 10-16M122 44l16 14 6-14M104 56l18-12", opacity=0.7),
        dots("#d8487f", 3.400, (117, 8)),
        dots("#63d99b", 2.600, (86, 20), (148, 20), (75, 46), (159, 46)),
        dots("#fff", 1, (116, 7), (85, 19), (147, 19), (74, 45), (158, 45)),
        # The hinge.
        fill("#6e4a14", rect(100, 80, 34, 8)),
        fill("#edc04c", rect(100, 79, 34, 4)),
        # The case.
        fill("#04150f", ellipse(122, 142, 66, 16), opacity=0.5),
        fill("#6e4a14", "M55 104v16a62 34 0 0 0 124 0v-16z"),
        fill("url(#k)", "M55 104v14q4 24 38 32 40 6 64-10 18-12 22-28v-8z"),
        fill("#fff6cf", "M55 106v12q4 16 20 25l-3-20q-10-6-17-17z"),
        fill("#8a5e18", "M179 108v12q-4 14-22 23l3-18q14-8 19-17z"),
        dots("#7f2a4f", 4.600, (84, 140.500), (117, 147), (150, 140.500)),
        dots("#d8487f", 4, (84, 140), (117, 146.500), (150, 140)),
        dots("#1f8a5c", 3.200, (66, 129), (100, 145), (134, 145), (168, 129)),
        dots("#fff", 1.200, (82.500, 138.500), (115.500, 145), (148.500, 138.500), (65, 128), (99, 144), (133, 144)),
        fill("#8a5e18", ellipse(x, 105, 63, 34.500)),
        fill("url(#k)", ellipse(x, 104, 62, 34)),
        fill("#5c3d10", ellipse(x, 105.500, across + 1, high + 1)),
        fill("url(#d)", ellipse(x, y, across, high)),
        line(
            "#2d7450",
            1.200,
            ellipse(x, y, across * 0.95, high * 0.95),
            ellipse(x, y, across * 0.86, high * 0.86),
            ticks,
        ),
        # The star of gems.
        *(gem(k, 0.56, 0.16, "#5fc0c4", "#1a6e84") for k in (45, 135, 225, 315)),
        *(
            gem(k, 0.8, 0.24, lit, dark)
            for k, lit, dark in (
                (0, "#ff9ac0", "#c43a6a"),
                (90, "#8fe8b4", "#2a9a64"),
                (180, "#ffe9a0", "#d9a63a"),
                (270, "#b8f5d0", "#3fae78"),
            )
        ),
        # The needle is a ray.
        fill("#e8305a", polygon((x + 2, y - 4), rim(-52, 0.92), (x - 4, y + 3))),
        fill("#33485c", polygon((x + 3, y - 3), rim(128, 0.78), (x - 2, y + 4))),
        fill("url(#h)", ellipse(*rim(-52, 0.86), 13)),
        dots("#8a5e18", 4.600, (x, y + 0.800)),
        dots("#fff6cf", 3.600, (x, y)),
        line("#fff", 1.600, "M60 96q8-18 34-24", opacity=0.9, cap=True),
    ]
    front = [
        fill(
            "#fff",
            "M58 82l2 7 7 2-7 2-2 7-2-7-7-2 7-2zM168 68l1.500 5 5 1.500-5 1.500-1.500 5-1.500-5-5-1.500 5-1.500zM152 118l1.300 4 4 1.300-4 1.300-1.300 4-1.300-4-4-1.300 4-1.300z",
        ),
        # Its chain.
        line("#6e4a14", 3, "M180 122q26 2 22 20-2 12 14 14", cap=True),
        line("#edc04c", 1.800, "M180 121q26 2 22 20-2 12 14 14"),
        fill("#04150f", curve([(-4, 160), (40, 168), (120, 171), (200, 168), (244, 160)])),
    ]
    return Drawing(defs, back, subject, front)
