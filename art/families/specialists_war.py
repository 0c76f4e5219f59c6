"""Specialists, continued: those who serve under arms."""

from __future__ import annotations

from art.kit import (
    at,
    battlements,
    bird,
    cloud,
    crag,
    curve,
    dots,
    ellipse,
    fill,
    group,
    limb,
    line,
    linear,
    peak,
    pine,
    radial,
    rect,
    stars,
    windows,
)
from art.palettes import SPECIALIST
from art.scenery import sky
from art.studio import Drawing, picture


@picture("munitions-specialists", focus=80)
def munitions_specialists() -> Drawing:
    """Barrels of powder and a heap of iron balls, large; behind, a trebuchet throws fire at a town."""
    p = SPECIALIST
    defs, air = sky(p, 62, 76, 0, 96)
    defs += radial("h", (0, "#fff6c8"), (0.3, "#ffb454", 0.8), (1, "#ff7a4a", 0)) + linear(
        "m", (0, "#ffb98a", 0), (1, "#ffc79a", 0.8)
    )
    back = [
        air,
        line("#fff3d9", 1.2, stars(15, 8, 4, 236, 4, 46), cap=True, opacity=0.7),
        fill("#f6a9a0", cloud(120, 44, 50), cloud(190, 62, 56), opacity=0.3),
        fill(p.far, crag(104, 8, 20, 7)),
        # the town on its hill
        fill(
            "#8a4a80",
            curve([(-4, 104), (24, 96), (56, 100), (80, 112)]),
            rect(6, 80, 52, 22),
            battlements(6, 80, 52, 9, 4),
            rect(14, 66, 10, 20),
            battlements(13, 66, 12, 3, 3),
            rect(30, 56, 12, 30),
            peak(28, 56, 16, 12),
            rect(50, 70, 9, 20),
            battlements(49, 70, 11, 3, 3),
        ),
        line("#ffb98a", 1.2, "M58 102V80M42 80V57M24 80V67M59 78V70", opacity=0.8),
        fill(p.window, windows((19, 76), (36, 70), (34, 80), (54, 80), (12, 94), (44, 92))),
        fill("#2b1b4d", "M10 66q-10-14 0-26 8-12-2-26h8q10 16 2 28-6 12 4 24z", opacity=0.4),
        fill("#e2542b", "M11 67q-2-8 6-16 0 6 4 5 5 6 2 11z"),
        fill("#ffd06a", "M14 67q-1-5 4-9 4 5 2 9z"),
        line("#fff0cf", 1.6, "M106 14Q60 4 44 34", cap=True, opacity=0.35),
        fill("#ffb454", ellipse(44, 35, 4), opacity=0.5),
        dots("#fff6c8", 2, (44, 35)),
        fill("url(#m)", rect(0, 84, 240, 34)),
        fill(p.mid, curve([(-4, 122), (60, 114), (130, 118), (190, 112), (244, 118)])),
        fill(
            "#5a2f6b",
            *(
                peak(x, y, w, w * 0.8)
                for x, y, w in ((186, 120, 16), (206, 118, 14), (222, 121, 18), (60, 121, 10), (72, 121, 9))
            ),
        ),
        fill(
            "#d79a86",
            *(peak(x, y, w * 0.5, w * 0.8, 1) for x, y, w in ((186, 120, 16), (206, 118, 14), (222, 121, 18))),
        ),
        fill("#c9708c", curve([(-4, 138), (60, 133), (130, 137), (190, 131), (244, 135)])),
        fill("#4b2366", curve([(-4, 139.5), (60, 135), (130, 138), (190, 133), (244, 136)])),
        fill("url(#h)", ellipse(158, 158, 60, 14), opacity=0.5),
    ]
    subject = [
        # far trestle
        line("#43244f", 5, "M112 142L140 64 168 142M124 116h34", cap=True),
        # the arm, and the sling that lies back with its fire
        line("#6b2f3e", 7, "M92 18L160 82"),
        line("#c9805e", 2.4, "M93 16L162 80"),
        line("#43244f", 1.6, "M112 34v8M128 50v7M146 66v7"),
        # counterweight
        line("#43244f", 2, "M157 80v10M163 80v10"),
        fill("#43244f", "M146 90h28l-3 24h-22z"),
        fill("#8c5478", "M146 90h20l-2 24h-15z"),
        fill("#d79a86", "M146 90h9l-1 24h-5z"),
        line("#241036", 1.4, "M147 97h26M148 106h24", opacity=0.7),
        # near trestle
        line("#7a4050", 6, "M100 146L134 62M166 146L136 62", cap=True),
        line("#e0a080", 2, "M98.500 145L132 62", cap=True),
        line("#43244f", 4, "M112 118h44"),
        line("#a8606a", 1.4, "M112 117h44"),
        fill("#43244f", ellipse(136, 61, 6)),
        fill("#ffd06a", ellipse(135, 60, 2.4)),
        # sling and fire, at the top of the throw
        line("#ffe2b8", 1.2, "M92 18L70 34M92 18L76 42"),
        fill("url(#h)", ellipse(70, 41, 22)),
        fill("#e2542b", "M62 42q-2-10 8-22-2 10 4 10 6-8 14-8-6 6-4 14 0 12-10 14-10 0-12-8z"),
        fill("#ffb454", "M65 43q0-7 7-14 0 7 4 8 3-4 7-5-3 5-3 10-2 7-8 7-6 0-7-6z"),
        dots("#fff6c8", 3.6, (72, 43)),
        # the bed
        fill("#33153c", "M84 142h104v7h-104z"),
        fill("#7a4050", "M84 142h104v3h-104z"),
        *(
            fill("#241036", ellipse(x, 150, 10))
            + line("#8c5478", 1.6, ellipse(x, 150, 8.5), f"M{x} 141.500v17M{x - 8.5} 150h17")
            + line("#ffb98a", 1.4, f"M{x - 9} 148a9.500 9.500 0 0 1 8-7", cap=True)
            for x in (98, 174)
        ),
    ]
    crew = (
        limb("#170d29", 4.6, [(-2, -11), (-5, 0)], [(2, -11), (5, 0)])
        + fill("#33204d", "M-6-9q0-13 4-17h7q5 6 4 17-8 3-15 0z")
        + fill("#d8487f", "M-6-9q0-13 4-17h3q-3 9-2 18-3 0-5-1z")
        + dots("#d98f6e", 3.4, (1, -29))
        + fill("#170d29", "M-4-29q0-6 5-6t5 6l2 1.500h-12z")
    )
    torch = limb("#33204d", 3.8, [(2, -22), (11, -24), (15, -30)]) + line("#4a1d18", 2, "M13-24l6-16", cap=True)
    balls = ((144, 157), (165, 157), (186, 157), (154.5, 139), (175.5, 139), (165, 121))

    def barrel(x: float, y: float, size: float) -> str:
        """A barrel of powder, 44 high and marked with a flame."""
        return group(
            f"translate({x} {y}) scale({size:g})",
            fill("#4a1d2c", "M-16 0q-7-22 0-44h32q7 22 0 44z"),
            fill("#a8503a", "M-16 0q-7-22 0-44h22q6 22 0 44z"),
            fill("#e8a070", "M-16 0q-7-22 0-44h8q-5 22 0 44z"),
            fill("#2a1038", ellipse(0, -44, 16, 4)),
            line("#241036", 3, "M-18.500-33q18 6 37 0M-18.500-11q18 6 37 0"),
            fill("#fff0b8", ellipse(1, -21, 9.5)),
            fill("#d8321e", "M1-12q-8-2-6-9 2-3 3-6 1 2 2 3 1-4 0-7 7 4 7 11 0 6-6 8z"),
        )

    front = [
        barrel(81, 128, 0.95),
        barrel(62, 164, 1.05),
        barrel(100, 165, 1.05),
        group("translate(126 165) scale(1.4)", crew, torch),
        fill("url(#h)", ellipse(153, 105, 17)),
        fill("#e2542b", "M147 110q-1-8 6-14 5 7 4 12-4 5-10 2z"),
        fill("#fff0a8", "M150 109q-1-4 4-7 2 4 0 7z"),
        # iron balls
        dots("#120a20", 11.5, *balls),
        dots("#3c2c58", 9.8, *((x - 1, y - 1) for x, y in balls)),
        dots("#8a6aa0", 5.4, *((x - 3.5, y - 3.5) for x, y in balls)),
        dots("#ffe2c8", 2.2, *((x - 5, y - 5.5) for x, y in balls)),
        fill(p.front, "M222 174V138l4-8 4 8v4h3v-8l5-8 5 8v48zM-4 174V138l4-8 4 8v5h3v-6l4-8 4 8v37z"),
        line("#ffb98a", 0.9, "M223 154V138.500l3-6M234 150V134.500l4-6M8 152V138l3-6", cap=True),
        fill(p.front, curve([(-4, 162), (50, 166), (120, 169), (180, 167), (244, 160)])),
        line("#170d29", 1.1, bird(150, 30, 7), bird(160, 25, 5)),
    ]
    return Drawing(defs, back, subject, front)


@picture("expeditionary-force", focus=50)
def expeditionary_force() -> Drawing:
    """A file with one flag on a rope bridge over a gorge, against the sun."""
    p = SPECIALIST
    defs, air = sky(p, 118, 74, 0, 116)
    defs += linear("m", (0, "#ffb98a", 0), (0.35, "#ffcfa0"), (1, "#a1588f"))

    def deck(x: float) -> float:
        return 92 + 16 * (1 - ((x - 122) / 76) ** 2)

    def rope(lift: float) -> str:
        return f"M44 {at(92 - lift)}Q122 {at(124 - lift)} 200 {at(92 - lift)}"

    man = (
        limb("#170d29", 3.4, [(0, -10), (-4, -5), (-5, -1)], [(1, -10), (4, -5), (5, 0)])
        + fill("#170d29", "M-4-9v-10l3-3 5 1 1 12z", ellipse(0, -25, 3.2))
        + fill("#43244f", "M3-20l6-1 1 10-6 1z")
        + line("#ffcf9a", 1.1, "M-4-10v-8l2.500-3M-3-25q.4-2.600 3-2.800", cap=True)
    )
    lance = line("#170d29", 1.2, "M-6-6l-2-30") + fill("#ffe2b8", "M-9.200-35l1-6 1.400 6z")

    def soldier(x: float, carried: str = lance) -> str:
        return group(f"translate({x} {at(deck(x))})", man, carried)

    hangers = "".join(f"M{x} {at(deck(x))}v-11" for x in range(50, 200, 9))
    planks = "".join(f"M{x} {at(deck(x) + 1)}v2.500" for x in range(46, 200, 6))
    back = [
        air,
        fill("#fff0cf", ellipse(118, 70, 40)),
        line("#fff3d9", 1.2, stars(20, 4, 4, 236, 4, 34), cap=True, opacity=0.7),
        fill("#f6a9a0", cloud(56, 40, 44), cloud(150, 30, 54), opacity=0.4),
        fill(p.far, crag(96, 12, 18, 3)),
        fill("url(#m)", rect(0, 78, 240, 92)),
        fill(
            "#b5688c",
            "M-4 74l40 6 16 18 14 8 6 20 16 14 4 30H-4zM244 70l-44 8-14 20-16 10-6 18-16 16-6 28h102z",
            opacity=0.75,
        ),
        fill("#fff0dc", "M176 104l6-2-6 34-12 12z", opacity=0.7),
        fill("#fff0dc", "M116 126q20 8 2 16-16 8 8 28h22q-30-18-14-28 14-8-18-16z", opacity=0.8),
        fill("#8a4a80", "M-4 92l46 8 16 24 14 10 4 16 18 22H-4zM244 92l-46 8-14 22-14 14-6 14-14 22h96z"),
        fill("#d79a86", "M42 100l16 24 14 10 4 16 18 22h-6L70 154l-4-16-14-12z", opacity=0.6),
    ]
    subject = [
        line("#43244f", 1, rope(11)),
        line("#43244f", 0.7, hangers),
        *(soldier(x) for x in (178, 160, 142)),
        # the one with the flag
        soldier(118, line("#170d29", 1.8, "M-5-8L-14-71", cap=True)),
        fill("#7f2a63", "M104 38q14-7 26 0 10 5 20 0l-7 10 9 9q-12 5-22 0-12-6-24 0z"),
        fill("#d8487f", "M104 38q14-7 26 0l1 19q-12-6-25 0z"),
        fill("#ffd06a", "M111 52l-1-9 4 4 4-6 4 6 4-4-1 9z"),
        *(soldier(x) for x in (94, 74, 58)),
        line("#33153c", 3.6, "M44 94.500Q122 126.500 200 94.500"),
        line("#b5688c", 1.2, "M44 93Q122 125 200 93"),
        line("#33153c", 1, planks),
        line("#33153c", 1.2, rope(12)),
        line("#d79a86", 0.6, rope(12.4)),
    ]
    front = [
        # cliffs
        fill("#43244f", "M-4 86l26-2 24 8 6 10-8 12 6 18-10 14 4 24H-4z"),
        fill("#8c5478", "M-4 86l26-2 24 8-16 5-34 1z"),
        fill(p.front, "M-4 98l30 6 14 12-8 14 6 16-8 24H-4z"),
        fill("#33153c", "M244 82l-22 1-22 9-8 10 8 14-6 16 10 16-4 22h44z"),
        fill("#b5688c", "M200 92l-8 10 8 14-6 16 10 16-4 22h6l6-22-8-18 6-16-4-12 2-10z"),
        fill("#8c5478", "M244 82l-22 1-22 9 16 2 28-1z"),
        line("#170d29", 4, "M40 102V72M50 104V78M198 102V74M206 100V70", cap=True),
        line("#ffb98a", 1.1, "M38.600 100V73M197 100V75", cap=True),
        fill(p.front, pine(10, 88, 40), pine(26, 87, 26), pine(-2, 92, 30), pine(226, 84, 34), pine(238, 84, 44)),
        line("#33153c", 1.2, bird(84, 128, 9), bird(98, 136, 7)),
        fill(p.front, curve([(-4, 158), (30, 162), (70, 171)]), curve([(170, 171), (210, 164), (244, 160)])),
    ]
    return Drawing(defs, back, subject, front)
