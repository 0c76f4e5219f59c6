"""The Northern Lands: four stops on a road through the snow, from dawn to northern lights."""

from __future__ import annotations

from art.kit import (
    arch,
    at,
    cloud,
    curve,
    dashes,
    dots,
    ellipse,
    fill,
    folk,
    group,
    limb,
    line,
    linear,
    peak,
    pine,
    radial,
    rect,
    stars,
)
from art.palettes import FROST, Palette
from art.scenery import sky
from art.studio import Drawing, picture

RANGE = (98, 88, 96, 78, 92, 84, 98, 90, 76, 94, 86, 100, 82, 92, 70, 96, 88, 80, 98, 86, 92, 78, 96, 88, 94, 84, 98)
"""The far land of a Quest in steps of 40: its four pictures, side by side, are one."""


def far(step: int, lift: float = 0) -> str:
    """The part of the far land that belongs to this step."""
    return curve([(40 * k - 40, RANGE[step * 6 - 6 + k] + lift) for k in range(9)])


def road(colour: str, y: float = 150) -> str:
    """A road that enters at the left and leaves at the right, at the same height."""
    return fill(colour, f"M-4 {y - 4}q60 2 120 4t128-4v10q-60 8-128 6t-120-4z")


HOURS = (
    FROST.at_another_hour(top="#42649a", middle="#e3aeb4", low="#ffe9c4", far="#b9bcd6", mid="#8fa3c6"),
    FROST.at_another_hour(top="#2f6fa8", middle="#9fd0e4", low="#f6fdfb"),
    FROST.at_another_hour(
        top="#3c2f6c",
        middle="#c06f90",
        low="#ffcb94",
        sun="#fff3dc",
        far="#b08ab4",
        mid="#7a6aa4",
        near="#56528c",
        front="#1b1638",
    ),
    FROST.at_another_hour(
        top="#081434", middle="#1d5478", low="#8fe6cf", far="#4a86a4", mid="#2f6488", near="#1f4668", front="#061022"
    ),
)


def snow(step: int, x: float, y: float, radius: float) -> tuple[Palette, str, list[str]]:
    """The hour of this step, its gradients, and its sky and far land."""
    p = HOURS[step - 1]
    defs, air = sky(p, x, y, radius, 76)
    return p, defs, [air, fill(p.far, far(step)), fill(p.mid, far(step, 14), opacity=0.6)]


@picture("quest-the-northern-lands-1", focus=48)
def longships() -> Drawing:
    """A fleet leaves at dawn: the first ship comes straight at us, dragon, striped sail and oars; people on the shore."""
    p, defs, back = snow(1, 52, 76, 16)
    back += [
        fill("#7f9cc0", rect(0, 108, 240, 62)),
        fill("#a9b8d4", curve([(-4, 106), (60, 109), (130, 106), (200, 109), (244, 106)], foot=114)),
        line("#fff0d0", 1.3, dashes(30, 76, 112, 138, 10, 3, 10, 22), cap=True, opacity=0.85),
        line("#5c7ca6", 1.3, dashes(150, 240, 116, 146, 12, 8, 8, 20), cap=True),
    ]

    def ship(x: float, y: float, size: float, *more: str) -> str:
        """A dragon ship that comes towards us, its keel at (x, y)."""
        return group(
            f"translate({at(x, y)}) scale({size:g})",
            line("#4a3028", 3, "M0-40v-84M-44-112h88", cap=True),
            fill("#f8ead0", "M-44-112h88q4 28-2 56-42 12-84 0-6-28-2-56z"),
            fill(
                "#d04a3e",
                "M-44-112h14q-5 28-2 61l-10-5q-6-28-2-56zM-14-112h14q-2 32 0 65l-14-1q-3-32 0-64zM16-112h14q4 28 1 61l-14 3q2-32-1-64z",
            ),
            fill("#8a2a34", "M30-112h14q4 28-2 56l-11 5q3-33-1-61z"),
            line("#c9b48c", 1, "M-44-84q44 10 88 0", opacity=0.7),
            line("#3a2a24", 2, "M-36-32l-32 28M-26-28l-24 26M36-32l32 28M26-28l24 26", cap=True),
            fill("#3a2a24", *(ellipse(u, -44, 4) for u in (-28, -16, 16, 28))),
            fill("#a06a44", "M-46-40q46 14 92 0-4 32-46 42-42-10-46-42z"),
            fill("#d0965c", "M-46-40q22 7 44 7V1q-40-10-44-41z"),
            fill("#6a3f2c", "M46-40q-8 3-18 5-6 24-26 37 40-10 44-42z"),
            line("#5c3828", 1.2, "M-43-30q43 14 86 0M-38-20q38 13 76 0M-29-10q29 10 58 0"),
            fill("#3a2a24", *(ellipse(u, v, 7) for u, v in ((-36, -37), (-20, -33), (20, -33), (36, -37)))),
            fill("#f0b83c", ellipse(-36, -37, 5.4), ellipse(20, -33, 5.4)),
            fill("#4f86b0", ellipse(-20, -33, 5.4), ellipse(36, -37, 5.4)),
            dots("#3a2a24", 1.6, (-36, -37), (-20, -33), (20, -33), (36, -37)),
            fill("#6a3f2c", "M-5 2q-2-40 1-60-6-8-4-16 4-6 12-4 8 4 6 18-4 32-3 62-6 4-12 0z"),
            fill("#e0a868", "M-5 2q-2-40 1-60-6-8-4-16 3-3 8-4 4 8 1 20-3 24-1 61-3 0-5-1z"),
            fill("#e0a868", "M-6-62l-20 6q-2 4 2 5l10-1 8 5 10-3 2-12z"),
            fill("#8a5438", "M-24-51l10-1 8 5 10-3-2 5-10 2-10-4z"),
            fill("#f8ead0", "M-22-52l2 4 2-4M-15-52l2 4 2-4"),
            fill("#6a3f2c", "M-2-74l10-12 0 12 8-4-4 12z"),
            dots("#7a1c1c", 1.8, (-3, -66)),
            fill("#fff", "M-14 4q-18-8-30 0 12 2 16 6h56q4-4 16-6-12-8-30 0-14 5-28 0z"),
            *more,
        )

    fleet = [
        ship(38, 122, 0.34),
        ship(214, 126, 0.42),
        ship(128, 144, 1.02),
    ]
    front = [
        fill("#eef4fa", curve([(-4, 150), (40, 154), (90, 162), (150, 164), (200, 156), (244, 150)])),
        fill("#c9d8ea", curve([(-4, 160), (60, 164), (130, 168), (200, 164), (244, 158)])),
        fill("#2c2838", folk(64, 163, 17), folk(76, 166, 14), folk(186, 164, 16), folk(198, 162, 17)),
        limb("#2c2838", 1.8, [(65, 152), (71, 144)], [(186, 153), (180, 145)], [(198, 151), (204, 144)]),
        fill(p.front, pine(14, 170, 60), pine(34, 174, 38), pine(228, 170, 52)),
    ]
    return Drawing(defs, back, fleet, front)


@picture("quest-the-northern-lands-2", focus=54)
def winter_on_the_coast() -> Drawing:
    """A longhouse deep in snow, its gable crossed by two dragons; a fire before it, a ship drawn up on the shore."""
    p, defs, back = snow(2, 48, 44, 13)
    back += [
        fill("#fff", cloud(172, 34, 56), opacity=0.6),
        fill("#6fa3c4", rect(0, 106, 240, 22)),
        line("#e6f4fa", 1.2, "M8 111h24M190 115h36M4 119h20M206 110h26", cap=True, opacity=0.8),
        fill("#eaf4fa", curve([(-4, 124), (30, 116), (70, 120), (120, 128), (190, 122), (244, 126)])),
        fill(p.near, *(pine(x, y, h) for x, y, h in ((16, 126, 40), (32, 126, 28), (44, 124, 34)))),
        fill(
            "#fff",
            *(
                peak(x - h * 0.13, y - h * 0.68, h * 0.26, h * 0.32)
                for x, y, h in ((16, 126, 40), (32, 126, 28), (44, 124, 34))
            ),
        ),
    ]
    dragon = "M0 0l-5-14q-2-8 6-12l-6-4q8-2 12 3l9-1-5 6q-3 4-8 4-1 8 3 18z"
    house = [
        line("#fff", 5, "M168 44q-10-9 0-18t-2-22", cap=True, opacity=0.7),
        fill("#5c3a30", "M110 92h94v46h-94z"),
        line("#3f2620", 1.4, "M128 96v42M146 96v42M164 96v42M182 96v42"),
        fill("#ffd873", rect(150, 106, 10, 11), rect(180, 106, 10, 11)),
        line("#3f2620", 1.4, "M155 106v11M185 106v11M150 111.5h10M180 111.5h10"),
        fill("#8a5a40", "M62 138V98l30-46 30 46v40z"),
        line("#6a4030", 1.6, "M62 108h60M62 118h60M62 128h60M68 98h48M75 88h34M81 78h22"),
        fill("#3f2620", arch(92, 138, 26, 36)),
        fill("#ffb84a", arch(92, 138, 20, 31)),
        fill("#fff0a8", arch(92, 138, 10, 25)),
        fill("#c8483c", ellipse(92, 84, 9)),
        fill("#f4c63f", ellipse(92, 84, 6.4)),
        dots("#5c3a30", 2, (92, 84)),
        fill("#fff", "M92 44h86q16 24 40 58-12 6-20 0-8 6-18 0-10 7-18 0-10 6-20 0-10 7-20 0z"),
        fill("#d4e6f2", "M92 44l30 58q10 7 20 0-12-34-34-58z"),
        fill("#a9c6dc", "M198 102q8 6 20 0l-4-6q-10 4-18 0-8 6-18 0-8 6-16 0l-2 6q8 7 18 0 10 6 20 0z", opacity=0.6),
        fill("#fff", "M92 38l40 62-7 4-33-52-33 52-7-4z"),
        fill("#b8d2e6", "M92 52l33 52 7-4-4-6-6 2-30-48z"),
        fill("#6a4030", "M87 50l5-8 5 8-5 6z"),
        group("translate(90 46) rotate(-30)", fill("#6a4030", dragon)),
        group("translate(94 46) scale(-1 1) rotate(-30)", fill("#8a5a40", dragon)),
        fill(
            "#e6f4fa",
            "M134 104l2 9 2-9zM148 104l1.500 6 1.500-6zM170 104l2 10 2-10zM190 104l1.500 7 1.500-7zM206 104l1.500 6 1.500-6z",
        ),
        fill("#ffd873", "M80 138h24l20 16H66z", opacity=0.5),
    ]
    front = [
        road("#cfe2ee", 152),
        fill("#5c4438", "M186 142q28 8 56-4v16q-10 8-26 8-24-2-30-20z"),
        fill("#8a6a50", "M186 142q28 8 56-4v4q-28 12-55 4z"),
        fill("#fff", "M186 142q28 8 56-4v3q-28 11-56 4z"),
        line("#5c4438", 4.4, "M188 146q-10-8-8-24 1-6-5-8", cap=True),
        fill("#5c4438", "M176 112l-9 1 3-6q7-3 10 3z"),
        fill("url(#f)", ellipse(134, 142, 26)),
        fill("#ff9a3c", "M126 150q-7-11 4-22 0 6 4 7 2-10 8-16-1 12 4 16 6 8 2 15z"),
        fill("#ffe27a", "M131 150q-4-7 3-13 1 4 4 5 5 4 1 8z"),
        line("#3a2a24", 3, "M121 152l26-4M122 147l24 6", cap=True),
        fill("#1b2c40", folk(110, 154, 20), folk(160, 153, 19), folk(170, 156, 16)),
        fill("#c8483c", "M107 140h6l3 14h-12z"),
        fill(
            p.front,
            curve([(-4, 158), (60, 166), (130, 169), (200, 166), (244, 160)]),
            pine(8, 170, 52),
            pine(30, 174, 30),
        ),
        dots(
            "#fff",
            1.1,
            (28, 64),
            (62, 30),
            (96, 22),
            (130, 30),
            (204, 70),
            (222, 52),
            (20, 96),
            (226, 88),
            (150, 20),
            (52, 84),
        ),
    ]
    defs += radial("f", (0, "#fff0a8"), (0.4, "#ffb84a", 0.6), (1, "#ff9a3c", 0))
    return Drawing(defs, back, house, front)


@picture("quest-the-northern-lands-3", focus=50)
def traders_on_the_ice() -> Drawing:
    """A reindeer before the low sun draws a sledge of furs and ivory; a trader leads it, one pushes."""
    p, defs, back = snow(3, 84, 62, 30)
    tents = ((206, 116, 30), (226, 118, 24), (14, 116, 22))
    back += [
        fill("#e6bcc8", rect(0, 112, 240, 58)),
        fill("#f8e0d6", "M0 114l70-2 80 4 90-3v8l-100 5-60-5-80 5z"),
        fill("#8a5f92", *(peak(x - h * 0.4, y, h * 0.8, h) for x, y, h in tents)),
        fill("#c88fa0", *(f"M{at(x, y - h)}l{at(-h * 0.4, h)}h{at(h * 0.35)}z" for x, y, h in tents)),
        line("#5a3c6c", 1, *(f"M{at(x - 3, y - h - 4)}l3 5 3-6" for x, y, h in tents)),
        line("#fff0e4", 3, "M206 82q-8-8 0-16t-3-16", cap=True, opacity=0.4),
    ]
    coat, lit = "#4e2f4e", "#8a5a6c"
    reindeer = group(
        "translate(-14 0)",
        fill("#c896a8", "M78 148q48-4 92 0 0 4-46 4t-46-4z"),
        fill("#3a2240", "M102 112h12l1 16-5 18h-5l3-18zM140 108l14-2 1 15 4 6-3 19h-5l1-18z"),
        fill(coat, "M92 112h13l-6 17 1 17h-5l-4-17zM126 110l17-3 3 20-5 19h-5l3-18z"),
        fill("#160f2c", "M94 146h7v4h-8zM105 146h6v4h-7zM135 146h7v4h-8zM151 146h6v4h-7z"),
        fill(coat, "M86 92q8-8 24-6l26-2q20 0 22 16 1 12-6 18-20 3-30-1-16 5-26 2-12-8-10-27z"),
        fill(lit, "M86 92q8-8 24-6l26-2q14 0 19 9-24-6-44 0-14 4-20 14-6-8-5-15z"),
        fill("#f4dcd8", "M104 88q4 14-4 28-12-2-16-14l-6-18q2-8 12-10z"),
        fill("#cfa8b8", "M104 88q4 14-4 28-4-1-8-3 8-12 4-28z"),
        fill(coat, "M96 66q-9-3-15 5l-14 8q-5 5 0 8 9 2 17-3l16-4q6-8-4-14z"),
        fill(lit, "M96 66q-9-3-15 5l-14 8q-3 3-2 5 12-2 20-9 6-5 13-6z"),
        fill(coat, "M98 68l10-6-4 10z"),
        dots("#160f2c", 1.5, (88, 73)),
        dots("#160f2c", 1.8, (67, 82)),
        line("#3a2240", 3.4, "M93 65Q80 50 90 32M100 66q18-10 16-34", cap=True),
        line(
            "#3a2240",
            2.4,
            "M86 54l-13-3-4-8M85 44l-9-7-1-8M90 32l-4-10M111 54l12-2 5-8M116 42l8-7 1-8M116 32l3-11M88 60l-8 0-4 5",
            cap=True,
        ),
        line("#c8324a", 4, "M95 84l16 34M78 71l1 15"),
        dots("#ffd873", 1.5, (99, 92), (103, 101), (107, 110)),
        fill("#f4dcd8", "M156 92q7-2 7 6-4 2-7 0z"),
    )
    sledge = [
        line("#5a2f3c", 1.6, "M94 110L140 133M142 108l0 24"),
        line("#3a1c30", 3.4, "M208 149h-70q-13 0-13-15M146 147v-12M198 147v-12", cap=True),
        fill("#7a4a44", rect(132, 131, 74, 5)),
        fill("#c9925c", rect(132, 131, 74, 2)),
        fill("#7a3a3c", "M136 131q-5-32 18-36 24 2 22 36z"),
        fill("#c8744a", "M136 131q-5-32 18-36-12 12-10 36z"),
        fill("#a8641c", "M164 131q-4-46 20-50 24 4 20 50z"),
        fill("#f0b048", "M164 131q-4-46 20-50-12 18-10 50z"),
        fill("#f4dcd8", "M134 112q20-12 42-2l1 8q-22-9-43 2z"),
        line("#fff6e8", 5, "M160 126q28-2 40-40M150 130q40 2 64-36", cap=True),
        line("#3a2240", 1.4, "M149 97l4 34M182 82l2 49"),
    ]

    def trader(x: float, y: float, side: int, coat: str, lit: str, dark: str) -> str:
        """A figure 62 high in a long coat, its hood and hem edged with fur, that walks to the left or leans on a load."""
        return group(
            f"translate({at(x, y)}) scale({side} 1)",
            limb("#2a1a3c", 6, [(-3, -14), (-8, 0)], [(5, -14), (8, 0)]),
            fill(coat, "M-13-8q0-34 6-40h13q9 8 9 40-14 5-28 0z"),
            fill(lit, "M-13-8q0-34 6-40h5q-5 14-4 42-4 0-7-2z"),
            fill(dark, "M4-48h2q9 8 9 40-4 2-8 2 2-26-3-42z"),
            fill("#fff0e4", "M-14-9q14 6 30 0v4q-15 6-30 0z", ellipse(-2, -53, 11.5)),
            fill(coat, "M-4-64q14-2 14 10 0 8-7 10-8-8-7-20z"),
            fill("#24142e", ellipse(-5, -52, 6.500, 8)),
            limb(coat, 6, [(0, -42), (-10, -32), (-22, -38)]),
            dots("#fff0e4", 3.4, (-22, -38)),
        )

    front = [
        trader(38, 149, 1, "#5c4a8c", "#9080c0", "#3c2f68"),
        line("#2a1a3c", 1.8, "M14 150L20 70", cap=True),
        trader(222, 149, 1, "#8a3048", "#c8605c", "#5c2038"),
        line("#5a2f3c", 1.2, "M34 112q12-2 34-28"),
        fill("#fff", *(f"M{x} {y}h9l-3-2z" for x, y in ((60, 152), (120, 153), (180, 154)))),
        fill(p.front, curve([(-4, 158), (60, 164), (130, 167), (200, 163), (244, 156)])),
    ]
    return Drawing(defs, back, [*sledge, reindeer], front)


@picture("quest-the-northern-lands-4", focus=38)
def the_white_wastes() -> Drawing:
    """A leader in furs and two dogs, seen from behind; a file of torches climbs to a pass under northern lights."""
    p, defs, back = snow(4, 92, 74, 0)
    defs += linear("a", (0, "#7ff0b8", 0), (0.75, "#7ff0c8", 0.75), (1, "#7ff0c8", 0))
    back = [
        back[0],
        line("#fff", 1.2, stars(40, 9, bottom=70), cap=True, opacity=0.8),
        fill("url(#a)", "M-10 26q60-24 120 0t140-10v60q-70 20-130 0t-130 6z"),
        fill("url(#a)", "M-10-10q60 40 120 20t140-6v50q-70-20-120-2T-10 36z"),
        fill(p.sun, ellipse(92, 74, 12)),
        *back[1:],
        fill("#5f93b4", "M-10 130L14 52l16 10 18-36 18 44 20 52v12z"),
        fill("#e6f8fc", "M-10 130L14 52l8 20-10 24 4 26zM30 62l18-36 2 26-10 16 4 24-12 34H14q8-34 16-64z"),
        fill("#2f6488", "M84 136l18-46 18-20 20-38 22 32 18-8 62 70v12z"),
        fill("#c7e8f0", "M84 136l18-46 18-20 20-38-3 36-13 16 6 22-12 30zM162 64l18-8 18 22-18 4-6 22-14 14z"),
        fill("#b8dcea", curve([(-4, 134), (40, 128), (76, 122), (94, 120), (120, 124), (190, 130), (244, 128)])),
        fill("#e6f8fc", "M88 120h14q-4 6 8 10t0 10-32 8-24 22H-4v-8q30-14 58-22t34-10-4-6 4-4z"),
    ]
    path = ((95, 121), (99, 125), (106, 129), (109, 134), (101, 139), (88, 143), (74, 147), (58, 154))
    back += [
        line("#0c1f38", 2, *(f"M{x} {y}v-{3 + k}" for k, (x, y) in enumerate(path)), cap=True),
        dots("#ffb04a", 3.4, *((x + 2, y - 5 - k) for k, (x, y) in enumerate(path)), opacity=0.45),
        dots("#fff0a8", 1.3, *((x + 2, y - 5 - k) for k, (x, y) in enumerate(path))),
    ]

    def dog(x: float, y: float, size: float) -> str:
        """A dog of the sledge that looks ahead, its tail curled."""
        return group(
            f"translate({at(x, y)}) scale({size:g})",
            fill(
                "#16283f",
                "M-24-25l4-1 2-7 4 6 6 2 5 6h14q5-1 6-5 1-7-5-7-4 1-4 5-4-6 2-10 10-1 11 8 1 9-5 13l2 6 3 9h-5l-6-9-12-1-3 10h-5l-1-11"
                "q-6-3-7-10l-5-1q-3-1-1-3z",
            ),
            fill("#c7e8f0", "M-24-25l4-1 4 3 2 8q2 5 7 7l12 1-2 2-7 .5-3 4.500h-3l-1-7q-6-3-7-10l-5-1q-3-1-1-7z"),
        )

    leader = [
        fill("#8fbcd0", "M112 160q40-8 92 0 0 6-46 6t-46-6z"),
        dog(106, 164, 1.15),
        line("#3c2c34", 2.6, "M196 164L188 34", cap=True),
        fill("#c8343c", "M188 36l34 2-7 8 9 7-34 3z"),
        fill("#8a1f34", "M204 37l18 1-7 8 9 7-18 1.600z"),
        fill("#d8e8ee", "M186 35l2-11 4 10z"),
        fill("#10223c", "M148 172l4-36h24l6 36h-13l-4-22-4 22z"),
        fill("#1c3a5c", "M138 150q0-50 14-62h24q14 12 14 62-26 12-52 0z"),
        fill("#3f7a9c", "M138 150q0-50 14-62h6q-10 26-8 66-6 0-12-4z"),
        fill("#10223c", "M172 88h4q14 12 14 62-6 4-12 5 4-40-6-67z"),
        fill("#e6f4f8", "M136 148q26 14 56 0l1 7q-29 14-58 0zM143 90q-2-6 6-8 16 10 32 0 7 3 4 9-20 15-42-1z"),
        fill("#a8cada", "M172 84q5 0 9-2 7 3 4 9-8 6-17 7zM174 154q10-1 18-6l1 7q-8 4-18 5z"),
        fill("#24466a", "M150 84q-6-26 14-27 20 1 14 27-13 8-28 0z"),
        fill("#5c9cb8", "M150 84q-6-26 14-27-9 8-6 30-5-1-8-3z"),
        limb("#1c3a5c", 10, [(184, 96), (198, 112), (193, 116)]),
        dots("#e6f4f8", 5.500, (193, 117)),
    ]
    front = [
        fill(p.front, curve([(-4, 150), (30, 158), (80, 168), (130, 166), (200, 168), (244, 160)])),
        fill(p.front, pine(14, 166, 48), pine(34, 170, 30)),
        dots("#fff", 1, (40, 36), (72, 100), (112, 28), (206, 84), (226, 110), (132, 112), (60, 18), (216, 40)),
    ]
    return Drawing(defs, back, leader, front)
