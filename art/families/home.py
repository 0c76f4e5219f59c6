"""The home page: its panorama of a night, a dawn and a day, and the ways to play."""

from __future__ import annotations

import math
import random
import re
from collections.abc import Sequence

from art.families.monuments import cathedral_of_dawn, great_lighthouse
from art.families.structures import high_rampart, port
from art.kit import (
    bird,
    cloud,
    crag,
    curve,
    dashes,
    dots,
    ellipse,
    fill,
    folk,
    group,
    line,
    linear,
    peak,
    pine,
    polygon,
    polyline,
    radial,
    rect,
    ridge,
    stars,
    windows,
)
from art.palettes import MONUMENT, STRUCTURE
from art.scenery import house, sky
from art.studio import Drawing, picture

PANORAMA = (960, 300)
NIGHT, DUSK, EMBER = "#070b2a", "#2a1a52", "#e08a48"
SUN = (548, 150)


def at_dusk(elements: Sequence[str]) -> list[str]:
    """A monument of the golden hour in the colours of nightfall."""
    p = MONUMENT
    tones = {p.light: "#d3b3cb", p.stone: "#9a7199", p.shade: "#614273", p.deep: "#2a1740", "#8a5424": "#41284f"}
    tones |= {"#5c3313": "#2a183c", p.roof: "#3a7f96", p.eave: "#1d4a68"}
    return [re.sub("#[0-9a-f]{6}", lambda found: tones.get(found[0], found[0]), element) for element in elements]


def _sky() -> tuple[str, list[str]]:
    """Day from top to foot, and over it the night that ends at the sun."""
    x, y = SUN
    defs = linear("s", (0, "#4f8ab8"), (0.4, "#a8cbd3"), (0.72, "#ffe6b4"), (1, "#ffe6b4"))
    defs += linear(
        "n",
        (0, NIGHT),
        (0.24, "#0d1140"),
        (0.38, "#3a1c62", 0.98),
        (0.47, "#a0445a", 0.9),
        (0.56, EMBER, 0.62),
        (0.68, "#ffc46a", 0.22),
        (0.8, "#ffd890", 0),
        x2=1,
        y2=0,
    )
    defs += radial("g", (0, "#fffbe8"), (0.22, "#fff3c4", 0.85), (0.55, "#ffcf7a", 0.35), (1, "#ffb54a", 0))
    defs += radial("q", (0, "#fffbe8", 0.5), (0.3, "#fffbe8", 0.3), (1, "#ffe2a0", 0))
    wedges = (k * math.pi / 12 for k in range(24))
    rays = "".join(
        polygon((x, y), *((x + 330 * math.cos(a + d), y + 330 * math.sin(a + d)) for d in (-0.05, 0.05)))
        for a in wedges
    )
    return defs, [
        fill("url(#s)", rect(0, 0, 960, 300)),
        fill("#fff", cloud(838, 62, 96), cloud(664, 46, 74), cloud(752, 98, 60), opacity=0.6),
        fill("url(#n)", rect(0, 0, 960, 300)),
        fill("url(#g)", ellipse(x, y, 220)),
        fill("url(#q)", rays),
        fill("#fffbe8", ellipse(x, y, 50)),
        line("#fff3d9", 1.5, stars(70, 7, 4, 360, 6, 150), cap=True, opacity=0.85),
        fill("#eef0ff", ellipse(96, 66, 22)),
        fill("#0a0f36", ellipse(105, 60, 20)),
        line("#b9b2ff", 0.9, polyline((196, 34), (232, 58), (268, 44), (304, 78), (340, 62)), opacity=0.7),
        dots("#fff", 2, (196, 34), (232, 58), (268, 44), (304, 78), (340, 62)),
        fill("#fff", polygon((268, 26), (271, 41), (286, 44), (271, 47), (268, 62), (265, 47), (250, 44), (265, 41))),
        fill("#ffb08a", cloud(330, 132, 88), cloud(410, 96, 60), opacity=0.35),
    ]


def _land() -> tuple[str, list[str]]:
    """Ridges far away, the sea, and the island of the capital: each goes from night to day."""
    defs = linear("f", (0, "#151a4c"), (0.36, "#4a2a66"), (0.55, "#c88450"), (1, "#9fb6c0"), x2=1, y2=0)
    defs += linear("m", (0, "#0e1238"), (0.36, "#34204f"), (0.55, "#96602f"), (1, "#7695a0"), x2=1, y2=0)
    defs += linear(
        "w", (0, "#0b1240"), (0.3, "#3a2760"), (0.46, "#b8685a"), (0.8, "#7fb0bb"), (1, "#5c97aa"), x2=1, y2=0
    )
    defs += linear("k", (0, "#070a22"), (0.4, "#1d1230"), (0.62, "#2b2a22"), (1, "#132a33"), x2=1, y2=0)
    defs += linear("i", (0, "#38204a"), (0.25, "#6b4a3c"), (0.6, "#8f9a62"), (1, "#5f7f6a"), x2=1, y2=0)
    chance = random.Random(5)
    town = [(560 + 24 * k + chance.uniform(-3, 3), 246 + chance.uniform(-3, 3), 13, 10) for k in range(-6, -2)]
    return defs, [
        fill("url(#f)", crag(196, 22, 44, 4, -8, 968, 300)),
        fill("url(#m)", crag(222, 13, 30, 9, -8, 968, 300)),
        fill("url(#w)", rect(0, 236, 960, 64)),
        line("#8f9be8", 1.3, dashes(60, 150, 240, 296, 12, 2, 10, 30), opacity=0.5, cap=True),
        line("#ffe9b8", 1.5, dashes(796, 940, 240, 296, 22, 3, 8, 26), opacity=0.8, cap=True),
        line("#1d5266", 1.5, dashes(780, 950, 246, 298, 14, 8, 10, 30), opacity=0.45, cap=True),
        fill(
            "url(#i)",
            curve(
                [
                    (372, 300),
                    (404, 258),
                    (450, 240),
                    (520, 228),
                    (610, 238),
                    (700, 216),
                    (772, 236),
                    (822, 262),
                    (850, 300),
                ],
                foot=300,
            ),
        ),
        "".join(house(x, y, w, h, MONUMENT) for x, y, w, h in town),
    ]


def _subjects() -> tuple[str, list[str]]:
    """Lighthouse, cathedral, castle and ship, as on their cards; the night lies over those that it still holds."""
    defs = radial("h", (0, "#fffbe0"), (0.3, "#fff0a8", 0.8), (1, "#ffdf8a", 0))
    defs += linear("b", (0, "#fffbe0", 0.85), (1, "#fffbe0", 0), x2=1, y2=0)
    defs += linear("c", (0, "#fffbe0", 0), (1, "#fffbe0", 0.75), x2=1, y2=0)
    return defs, [
        fill("url(#c)", "M384 68L150 34v46l234-6z"),
        fill("url(#b)", "M384 68L520 44v38l-136-8z"),
        group("translate(240 48) scale(1.080 1.35)", *at_dusk(great_lighthouse().subject)),
        fill("url(#h)", ellipse(385, 82, 30)),
        group("translate(356 24) scale(1.5)", *cathedral_of_dawn().subject),
        group("translate(516 26) scale(1.4)", *high_rampart().subject),
        fill(STRUCTURE.shade, rect(906, 236, 60, 8)),
        "".join(house(x, y, w, h, STRUCTURE) for x, y, w, h in ((910, 238, 24, 18), (934, 239, 30, 26))),
        fill("#ffd873", windows((921, 232), (928, 232), (946, 230), (955, 230), (955, 220))),
        group("translate(722 106) scale(1.2)", *port().subject),
        line("#fff3d4", 1.5, "M836 262h90M852 268h56M842 274h34", opacity=0.6, cap=True),
    ]


@picture("panorama", focus=62, size=PANORAMA)
def panorama() -> Drawing:
    """The whole realm: stars on the left where the words are, the capital at dawn, the harbour by day."""
    (defs, air), (earth, land), (things, subjects) = _sky(), _land(), _subjects()
    chance = random.Random(11)
    wood = "".join(
        pine(x, 296 + chance.uniform(-2, 6), chance.uniform(26, 54)) for x in (*range(8, 150, 17), *range(884, 960, 18))
    )
    front = [
        line("#241a2c", 1.4, bird(462, 92, 11), bird(480, 104, 8), bird(640, 60, 10), bird(656, 72, 8), bird(820, 84, 10)),
        fill("url(#k)", curve([(-8, 276), (150, 284), (330, 270), (470, 288), (640, 280), (800, 290), (968, 274)], foot=300)),
        fill("#0a1020", wood),
        fill("#0c0f1c", *(folk(x, y, h) for x, y, h in ((470, 286, 13), (484, 288, 14), (497, 287, 12), (640, 283, 14), (655, 284, 13))),
             "M509 290v-26h1.600v26zM511 264l17 3-17 7z"),
    ]  # fmt: skip
    return Drawing(defs + earth + things, [*air, *land], subjects, front)


@picture("hills", focus=50)
def hills() -> Drawing:
    """The land still to be built, as a pen would draw it, on any ground. All lines repeat every 240, so that it can be tiled."""
    wave = [(-70, 124), (-20, 132), (20, 118), (70, 128), (120, 112), (170, 124), (220, 132), (260, 118), (310, 128)]
    low = [(-60, 148), (-20, 158), (20, 146), (60, 142), (120, 156), (180, 148), (220, 158), (260, 146), (300, 142)]
    peaks = [(-14, 112), (36, 74), (66, 102), (104, 62), (150, 104), (186, 80), (226, 112), (276, 74)]
    subject = [
        fill("#8a7040", polygon(*peaks, (276, 170), (-14, 170)), opacity=0.16),
        fill("#8a7040", curve(wave), opacity=0.2),
        fill("#8a7040", curve(low), opacity=0.26),
    ]  # fmt: skip
    return Drawing("", [], subject)


@picture("mode-bot", focus=50)
def against_a_bot() -> Drawing:
    """A helmet of steel; its eyes are lamps, and a wheel turns at its shoulder."""
    p = STRUCTURE.at_another_hour(top="#1b2f58", middle="#6a86a8", low="#ffd9a0", sun="#fffbe8")
    defs, air = sky(p, 60, 54, 13, 84)
    defs += radial("e", (0, "#fff6c8"), (0.4, "#ffc84a", 0.8), (1, "#ff9a2a", 0))
    teeth = "M180 122v36M162 140h36M167 127l26 26M193 127l-26 26"
    subject = [
        fill("#22304a", "M66 170q4-34 34-40h56q30 6 34 40z"),
        fill("#7f94b0", "M66 170q4-34 34-40l6 8q-14 8-16 32z"),
        fill("#b8c8da", "M70 150q8-22 32-24l-2 14q-16 4-22 18z"),
        fill("#46597a", "M84 52q2-32 44-34 42 2 44 34v50q-4 22-24 32h-40q-20-10-24-32z"),
        fill("#a9bacd", "M84 52q2-30 38-34-12 10-14 36v80q-20-8-24-32z"),
        fill("#e6eef5", "M90 50q4-20 22-26-10 10-11 30v60q-9-8-11-20z"),
        fill("#2a3852", "M158 34q13 8 14 20v48q-4 22-24 32l2-30z"),
        fill("#0c1220", "M90 62h80v22l-30 2-12 8-12-8-26-2z"),
        fill("url(#e)", ellipse(110, 73, 15), ellipse(148, 73, 15)),
        dots("#fff6c8", 4.5, (110, 73), (148, 73)),
        line("#22304a", 2.6, "M112 102v20M120 104v20M136 104v20M144 102v20", cap=True),
        fill("#e0a92c", "M122 18h12v76l-6 8-6-8z"),
        fill("#fff0b8", "M122 18h4v80l-4-4z"),
        fill("#8e2030", "M126 18q-2-16 16-18 26 0 40 24-22-8-34-2-12 2-22-4z"),
        fill("#e05060", "M126 18q0-14 14-16 20 0 30 12-20-4-30 2z"),
        fill("#e0a92c", ellipse(180, 140, 13)),
        line("#e0a92c", 5, teeth, cap=True),
        dots("#22304a", 5.5, (180, 140)),
    ]
    back = [air, fill("#55708f", ridge(106, 8, 28, 3)), fill("#2d4663", ridge(125, 6, 26, 8))]
    return Drawing(defs, back, subject, [fill("#0e1626", ridge(161, 3, 24, 5))])


@picture("mode-link", focus=44)
def a_friend_by_link() -> Drawing:
    """A white dove carries a sealed letter over the hills."""
    p = STRUCTURE
    defs, air = sky(p, 60, 56, 14, 90)
    tower = "".join(fill(p.light, rect(x, y, w, h)) + fill(p.roof, peak(x - 2, y, w + 4, w * 1.5)) for x, y, w, h in ((190, 128, 8, 18), (204, 122, 9, 26), (18, 136, 8, 14)))  # fmt: skip
    back = [
        air,
        fill("#fff", cloud(150, 40, 60), cloud(8, 96, 46), opacity=0.6),
        fill(p.far, ridge(122, 5, 22, 3)),
        fill(p.mid, ridge(132, 5, 20, 9)),
        fill(p.near, ridge(145, 4, 20, 4)),
        tower,
    ]
    subject = [
        fill("#b9c6cf", "M122 66Q150 18 206 14q-4 30-44 62z"),
        fill("#fff", "M118 68Q132 22 176 6q4 30-26 66z"),
        fill("#dfe8ec", "M118 68q4-16 12-28 4 20 24 30z"),
        fill("#fff", "M84 64q8-16 26-10 34 4 52 24 16 4 34 18-26 4-38 0-24 16-46 4-22-12-22-28-4-1-10 0z"),
        fill("#b9c6cf", "M90 80q8 16 24 18 26 6 44-10l38 8q-26 4-38 0-24 16-46 4-16-8-22-20z"),
        fill("#e8913a", "M84 64l-11 4 10 2z"),
        dots("#1b282c", 2, (93, 63)),
        line("#e8913a", 2, "M122 102l-4 10M132 102l-2 10", cap=True),
        fill("#fff3d2", "M96 108l56 6-4 34-56-6z"),
        fill("#d8c391", "M96 108l25 23 31-17-2 18-58-8z"),
        fill("#fffaf0", "M96 108l56 6-28 18z"),
        dots("#c0303c", 7, (124, 130)),
        dots("#ff8a80", 2.6, (122, 128)),
    ]
    front = [fill(p.front, ridge(160, 4, 22, 7), pine(30, 164, 22), pine(44, 166, 16), pine(222, 166, 24))]
    return Drawing(defs, back, subject, front)


@picture("mode-screen", focus=52)
def two_at_one_screen() -> Drawing:
    """Two people face each other over a table by lamplight; between them one page that only one of them may read."""
    defs = linear("s", (0, "#241338"), (1, "#5c2f3c"))
    defs += linear("y", (0, "#22345f"), (0.6, "#c0668a"), (1, "#ffc98a"))
    defs += radial("g", (0, "#fff3c4", 0.95), (0.4, "#ffc76a", 0.5), (1, "#ff9a3a", 0))
    back = [
        fill("url(#s)", rect(0, 0, 240, 170)),
        fill("#170d29", "M84 104V46q0-34 36-34t36 34v58z"),
        fill("url(#y)", "M90 104V48q0-30 30-30t30 30v56z"),
        fill("#fff0cf", ellipse(120, 74, 13)),
        fill("#4a2a5c", "M90 104V90l14-10 12 9 14-14 20 18v11z"),
        line("#170d29", 3, "M120 18v86M90 62h60"),
        fill("url(#g)", ellipse(120, 118, 92)),
    ]

    def player(field: str, light: str, hat: str, brim: str) -> list[str]:
        """Somebody at the left of the table who looks to the right."""
        return [
            fill(field, "M6 170q0-44 22-58l26-4q18 8 26 34l4 28z"),
            fill(light, "M54 108q18 8 26 34l4 28h-8q-4-40-26-58z"),
            line(field, 11, "M66 136q12 8 26 2", cap=True),
            dots("#f3b58a", 5.5, (95, 137)),
            fill("#c98a62", "M38 98h16v14q-8 6-16 0z"),
            fill("#f3c79c", "M32 80q0-20 18-20 15 1 16 14l6 9-6 3q0 14-12 16-20 1-22-22z"),
            fill("#c98a62", "M32 80q0-20 18-20-9 8-9 22 0 14 9 20-16-2-18-22z"),
            line("#4a2a20", 1.8, "M58 80q3 2 6 0", cap=True),
            fill(hat, "M28 76q-2-26 24-28 20 1 20 18-22-4-34 2z"),
            fill(brim, "M26 74q20-14 50-7l-1 5q-26-5-46 6z"),
        ]

    subject = [
        *player("#1f5138", "#3f9468", "#e0b23c", "#fbe6b4"),
        group("translate(240 0) scale(-1 1)", *player("#7c2030", "#c95a5a", "#4a1c3a", "#f2cf6c")),
        fill("#3a2116", "M-4 146q124-16 248 0v26H-4z"),
        fill("#6b4226", "M-4 146q124-16 248 0v6q-124-16-248 0z"),
        fill("#fff8dc", "M98 140l8-34h28l8 34z"),
        fill("#e0b23c", "M98 140l8-34h3l-7 34zM138 140l-7-34h3l8 34z"),
        fill("#c0703a", "M112 132l3-18h10l3 18z"),
        fill("#fff3c4", "M116 126l1-8 3 4 3-4 1 8z"),
    ]
    return Drawing(defs, back, subject, [fill("#170d16", "M-4 164q124-12 248 0v10H-4z")])


@picture("mode-solo", focus=52)
def alone() -> Drawing:
    """One ruler on a balcony, seen from behind, above a land that burns at its edge."""
    p = MONUMENT.at_another_hour(top="#3a1c62", middle="#b8554e", low="#ffd08a", sun="#fff3c4")
    defs, air = sky(p, 68, 84, 15, 90)
    back = [
        air,
        fill("#fff", cloud(150, 44, 64), cloud(-8, 40, 50), opacity=0.3),
        fill("#8a4a5c", crag(110, 9, 18, 6)),
        fill("#5c2f4c", ridge(124, 5, 20, 4)),
        fill("#3a2040", ridge(138, 4, 22, 8)),
        dots("#ffd873", 1.1, (20, 132), (30, 136), (60, 140), (196, 138), (210, 134), (222, 140), (84, 144)),
    ]
    subject = [
        fill("#6a1c34", "M96 170q2-56 20-74h20q20 16 26 74z"),
        fill("#a83a4a", "M96 170q2-56 20-74h8q-14 22-10 74z"),
        fill("#3f0f24", "M136 96q20 16 26 74h-14q-2-50-12-74z"),
        fill("#fff3dc", "M108 100q18-12 38 0l6 12q-24-14-50 0z"),
        fill("#2a1a1c", "M111 84q-2-20 15-20 18 0 16 20-2 12-15 13-14-1-16-13z"),
        fill("#e0a92c", "M109 74l-4-20 11 9 10-14 11 14 11-9-4 20q-17 6-35 0z"),
        fill("#ffe9a8", "M109 74l-4-20 11 9 5-7v20q-7 0-12-2z"),
    ]
    front = [
        fill("#1d0f1c", "M-4 148h248v26H-4z"),
        line("#1d0f1c", 5, *(f"M{x} 146v-16" for x in (10, 34, 58, 182, 206, 230))),
        fill("#1d0f1c", rect(-4, 124, 84, 6), rect(164, 124, 84, 6)),
    ]
    return Drawing(defs, back, subject, front)
