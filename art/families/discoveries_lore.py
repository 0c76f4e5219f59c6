"""Discoveries, continued: those that tell of older days."""

from __future__ import annotations

import math
import random

from art.kit import (
    at,
    bird,
    cloud,
    crag,
    curve,
    cypress,
    dots,
    ellipse,
    fill,
    folk,
    group,
    limb,
    line,
    linear,
    radial,
    rect,
    stars,
)
from art.palettes import DISCOVERY
from art.scenery import sky
from art.studio import Drawing, picture


@picture("ancient-ruins", focus=62)
def ancient_ruins() -> Drawing:
    """The head of a colossus sunk in the grass, broken columns behind it."""
    p = DISCOVERY
    defs, air = sky(p, 66, 48, 15, 92)
    defs += linear("m", (0, "#7fd6cf", 0), (1, "#a8ecdc", 0.8)) + radial(
        "h", (0, "#fff6c8"), (0.3, "#ffd873", 0.6), (1, "#ff9d5c", 0)
    )

    def column(x: float, y: float, width: float, height: float, top: str = "") -> str:
        """A fluted shaft from its foot; broken off aslant, unless it bears a capital."""
        w, cap = width, y - height
        broken = f"M{at(x, y)}V{at(cap + w * 0.3)}l{at(w * 0.3, -w * 0.4)} {at(w * 0.2, w * 0.5)} {at(w * 0.3, -w * 0.2)} {at(w * 0.2, w * 0.5)}V{at(y)}z"
        return (
            fill(p.stone, broken)
            + fill(p.light, rect(x, cap + w * 0.4, w * 0.28, height - w * 0.4))
            + fill(p.shade, rect(x + w * 0.72, cap + w * 0.8, w * 0.28, height - w * 0.8))
            + line(
                p.shade, 0.8, f"M{at(x + w * 0.4, y)}V{at(cap + w)}M{at(x + w * 0.56, y)}V{at(cap + w)}", opacity=0.6
            )
            + fill(p.light, rect(x - 2, y - 4, w * 0.6 + 2, 4))
            + fill(p.shade, rect(x + w * 0.6, y - 4, w * 0.4 + 2, 4))
            + (
                fill(p.light, rect(x - 2, cap, w + 4, 4)) + fill(p.shade, rect(x + w * 0.6, cap, w * 0.4 + 2, 4))
                if top
                else ""
            )
        )

    back = [
        air,
        line("#f5ffec", 1.2, stars(19, 17, 4, 236, 4, 66), cap=True, opacity=0.75),
        fill("#d6f7e6", cloud(150, 34, 56), opacity=0.25),
        fill(p.far, crag(98, 12, 30, 11)),
        fill("url(#m)", rect(0, 70, 240, 50)),
        # a temple in the haze, and a broken aqueduct
        fill(
            "#3f8db0",
            "M6 86l22-12 22 12v4H6z",
            rect(8, 90, 5, 30),
            rect(19, 90, 5, 30),
            rect(31, 90, 5, 14),
            rect(43, 90, 5, 30),
            rect(4, 114, 48, 8),
        ),
        fill("#7cc3c4", "M6 86l22-12v4L10 88H6z", rect(8, 90, 1.6, 24), rect(19, 90, 1.6, 24), rect(43, 90, 1.6, 24)),
        fill(
            "#3f8db0",
            "M150 120V84h10v4h12v-4l8 2 6-4v38h-6v-14q-5-9-10 0v14h-6v-14q-4-9-8 0v14z",
            cypress(62, 122, 34),
            cypress(72, 122, 24),
            cypress(228, 116, 40),
        ),
        fill(p.mid, curve([(-4, 122), (50, 116), (120, 120), (190, 112), (244, 116)])),
        fill("#2f7f9f", "M-4 122Q30 117 50 116 80 116 120 120 60 120-4 130z"),
        fill("#7cc3c4", "M60 170q18-20 40-24 30-6 8-14-10-5 8-10-30 6-12 14 8 6-16 12-26 6-40 22z", opacity=0.35),
    ]
    subject = [
        column(190, 134, 16, 84, "capital"),
        column(164, 132, 13, 48),
        fill(p.light, "M176 44h44l6 8h-54z"),
        fill(p.shade, "M202 44h18l6 8h-22z"),
        fill(p.stone, "M172 52h54v4h-50z"),
        # ivy
        line("#1f6b5a", 2.4, "M188 56q2 14 8 20 4 12 0 22M206 52q-4 12 2 22M170 88q4 12 0 22", cap=True),
        dots(
            "#2fae9c",
            2.2,
            (188, 58),
            (193, 66),
            (198, 80),
            (195, 94),
            (207, 62),
            (209, 74),
            (170, 92),
            (173, 102),
            (182, 53),
            (200, 52),
        ),
        # the head, looking up at the moon
        group(
            "rotate(-24 120 120)",
            fill(
                p.shade, "M84 138q-4-14 4-24 0-4-5-5-3-2 0-6l8-14q-3-8 4-16 8-16 30-18 34-2 44 26 6 24-8 48l-4 26H94z"
            ),
            fill(
                p.stone,
                "M86 138q-6-14 2-24 0-4-5-5-3-2 0-6l8-14q-3-8 4-16 8-16 28-18-2 10 8 18 8 14 2 34-4 14-10 20l-4 24H94z",
            ),
            fill(
                p.light,
                "M86 138q-6-14 2-24 0-4-5-5-3-2 0-6l8-14q-3-8 4-16 5-10 16-15-6 10-4 22-6 4-8 12l-4 12q6 2 6 8l-4 10 2 14z",
            ),
            # brow, closed eye, nostril, mouth
            fill("#2a5f80", "M91 89q8-4 16 0l-2 4q-6 2-12 1z"),
            line("#12355a", 1.2, "M94 95q5 2 10-1", cap=True),
            fill("#2a5f80", "M86 108q4-3 6 1l-3 2zM86 116q7-1 11 1-5 4-11 4z"),
            line("#12355a", 1, "M86 116.500q6 0 11 .5"),
            fill("#2a5f80", "M90 128q8 2 14-6-2 12-12 14z", opacity=0.6),
            # hair in rows of curls, and a wreath
            fill("#2a5f80", "M93 78q4-22 32-24 36 0 44 28 6 24-8 46-6-14-16-14-4-12-16-12-4-14-14-16-14 0-22-8z"),
            dots(
                "#2a5f80",
                6.5,
                (95, 74),
                (99, 65),
                (107, 58),
                (117, 54),
                (128, 52),
                (139, 54),
                (150, 60),
                (159, 68),
                (165, 78),
                (168, 90),
                (166, 102),
                (161, 112),
            ),
            line(
                "#5fa8bc",
                2.6,
                "M96 76q4-14 14-18M104 78q4-14 16-20M114 80q4-16 18-20M124 82q8-14 20-16M132 92q8-14 24-14M138 102q12-10 26-8M150 110q6-4 14-2",
                cap=True,
            ),
            line("#b8e8dc", 1.4, "M94 74q4-13 13-17M102 75q4-13 14-17M112 76q3-12 13-15", cap=True),
            # the wreath
            fill(
                "#c9ecd2",
                "".join(
                    f"M{x} {y}q{at(-7, -6)} {at(-2, -13)}q{at(8, 5)} {at(2, 13)}z"
                    for x, y in ((101, 84), (112, 85), (122, 88), (131, 94), (138, 102), (144, 111))
                ),
            ),
            fill(p.stone, ellipse(122, 102, 6, 9)),
            fill("#2a5f80", ellipse(123, 103, 3, 6)),
            line("#12355a", 1.1, "M150 62l-6 12 7 10-6 14 6 10M100 96l-6 14", cap=True, opacity=0.7),
        ),
        # the grass that hides its neck
        fill("#0f5a55", "M58 150q4-8 14-9 8-8 18-3 10-8 22-2 12-7 24 0 12-6 24 1 12-4 20 6 10 0 14 8z"),
        fill("#2fae9c", "M58 150q4-8 14-9 8-8 18-3-8 0-12 5-10-1-20 7z"),
    ]

    chance = random.Random(5)
    blades = "".join(
        f"M{at(x, 172)}q{at(chance.uniform(-3, 3), -10)} {at(chance.uniform(-6, 6), -round(chance.uniform(12, 24)))}q2 10 4 24z"
        for x in [*range(-2, 60, 7), *range(182, 244, 7)]
    )
    front = [
        fill("#0c3a58", curve([(-4, 142), (50, 145), (120, 147), (190, 144), (244, 138)])),
        # a drum of a column, toppled
        fill(p.shade, "M40 146l20-8 4 12-20 8z"),
        fill(p.stone, ellipse(42, 152, 5.5, 7)),
        fill(p.light, ellipse(41, 152, 4, 5.6)),
        fill("url(#h)", ellipse(99, 145, 15)),
        fill("#041226", folk(92, 160, 13), folk(106, 161, 12), folk(152, 160, 11)),
        line("#041226", 1.2, "M93 151l6-4"),
        dots("#fff6c8", 1.7, (99, 145)),
        fill(p.front, curve([(-4, 162), (50, 166), (120, 169), (190, 166), (244, 160)]), blades),
        dots("#ffd873", 0.9, (70, 132), (146, 126), (160, 142), (38, 128), (206, 146)),
        line("#d6f7e6", 1.1, bird(120, 34, 7), bird(130, 29, 5)),
    ]
    return Drawing(defs, back, [group("translate(-9)", *subject)], front)


@picture("library-of-the-elves", focus=52)
def library_of_the_elves() -> Drawing:
    """Galleries of books round the inside of a hollow tree, a reader in its middle."""
    p = DISCOVERY
    defs = linear("s", (0, "#1b6f9a"), (0.6, "#14507a"), (1, "#0a2346")) + radial(
        "h", (0, "#fff6c8"), (0.2, "#ffe08a", 0.6), (0.55, "#ffc46a", 0.2), (1, "#ffb454", 0)
    )
    defs += linear("m", (0, "#eafff4", 0.75), (1, "#a8ecdc", 0)) + linear("f", (0, "#2f7f8f"), (1, "#0a2a4a"))
    chance = random.Random(11)
    hues = ("#d6f7e6", "#7cc3c4", "#ff9d5c", "#c94f5c", "#2fae9c", "#e4c878")
    books: dict[str, str] = dict.fromkeys(hues, "")
    ribs = (-56, -25, 25, 56)
    shelves = ledges = ""
    for top, radius, sag in ((32, 90, 15), (64, 86, 11), (96, 82, 7)):
        angle = -78.0
        while angle < 76:
            width = chance.uniform(3, 6)
            x = 126 + radius * math.sin(math.radians(angle))
            end = 126 + radius * math.sin(math.radians(angle + width))
            foot = top + 28 + sag * math.cos(math.radians(angle + width / 2))
            tall = 28 * chance.uniform(0.55, 0.84)
            if chance.random() < 0.93 and all(abs(angle + 2 - rib) > 4 for rib in ribs):
                books[chance.choice(hues)] += (
                    f"M{round(x)} {round(foot)}v{-round(tall)}h{at(max(round(end) - round(x) - 0.4, 0.7))}v{round(tall)}z"
                )
            angle += width
        bow = f"Q126 {at(top + 28 + 2 * sag)} {at(126 + radius, top + 28)}"
        ledges += f"M{at(126 - radius, top + 28)}{bow}"
        shelves += f"M{at(126 - radius, top)}Q126 {at(top + 2 * sag)} {at(126 + radius, top)}v28Q126 {at(top + 28 + 2 * sag)} {at(126 - radius, top + 28)}z"
    posts = [126 + 86 * math.sin(math.radians(rib)) for rib in ribs]
    lamps = [(72, 62), (106, 50), (146, 50), (180, 62)]
    back = [
        fill("url(#s)", rect(0, 0, 240, 170)),
        # the crown of the tree, open to the moon
        fill("#a8ecdc", ellipse(126, 2, 66, 26)),
        fill("#f5ffec", ellipse(100, 8, 13)),
        dots("#12808a", 8, (60, 8), (68, 18), (80, 24), (182, 18), (192, 8), (172, 24), (160, 27), (92, 28)),
        dots("#5fc0a8", 4, (64, 6), (72, 15), (84, 22), (178, 15), (188, 6), (166, 22)),
        fill("#082240", shelves),
    ]
    subject = [
        *(fill(hue, data) for hue, data in books.items()),
        line("#062038", 4, ledges),
        line("#ffd9a0", 1.3, ledges),
        # ribs of living wood that meet in arches
        fill(
            "#1b5a7a",
            *(
                f"M{at(x - 5)} 146Q{at(x - 1)} 90 {at(x - 2.5 + (126 - x) * 0.1)} 26h5Q{at(x + 4)} 90 {at(x + 7)} 146z"
                for x in posts
            ),
        ),
        fill(
            "#5fb3c0",
            *(
                f"M{at(x - 5)} 146Q{at(x - 1)} 90 {at(x - 2.5 + (126 - x) * 0.1)} 26h1.500Q{at(x)} 90 {at(x - 2)} 146z"
                for x in posts
            ),
        ),
        line(
            "#1b5a7a",
            3,
            *(
                f"M{at(posts[i] + (126 - posts[i]) * 0.1)} 36Q{at(posts[i] + 4)} 20 {at((posts[i] + posts[i + 1]) / 2)} {16 + 10 * (i == 1)}T{at(posts[i + 1] + (126 - posts[i + 1]) * 0.1)} 36"
                for i in range(3)
            ),
            cap=True,
        ),
        fill("url(#m)", "M72-4l62 0 44 162H82z", opacity=0.5),
        # folk in the galleries and on the ladder
        fill("#041226", folk(70, 72, 10), folk(182, 103, 10), folk(62, 128, 10)),
        line("#3a2430", 1.3, "M150 142L160 84M157 143L167 85"),
        line("#3a2430", 0.9, "".join(f"M{at(150.8 + i * 0.86, 137 - i * 5)}h7" for i in range(11))),
        fill("#041226", folk(161, 112, 11)),
        # lamps on vines
        line("#062038", 0.8, *(f"M{x} {y}V{at(y - 34)}" for x, y in lamps)),
        fill("url(#h)", *(ellipse(x, y, 12) for x, y in lamps)),
        dots("#fff6c8", 2.2, *lamps),
    ]
    front = [
        fill("url(#f)", "M-4 146q60-12 130-12t118 12v28H-4z"),
        line("#7fd6cf", 0.9, ellipse(126, 154, 66, 13), ellipse(126, 154, 48, 9), opacity=0.5),
        fill("url(#h)", ellipse(146, 126, 40)),
        # the lectern, and the reader from behind
        fill("#062038", "M144 162l2-24h6l2 24z"),
        fill("#7a3a3a", "M130 139l18-6 20 6-2 4-18-5-17 5z"),
        fill("#fff6d8", "M131 138l2-9q8-4 15 0v7q-9-3-17 2z"),
        fill("#ffe0a0", "M148 136v-7q8-4 17 0l2 9q-9-5-19-2z"),
        line("#b89a6a", 0.7, "M135 131.500q5-2 10 0M135 134q5-2 10 0M151 131.500q6-2 11 0M151 134q6-2 11 0"),
        fill("#0f4a4a", "M100 166q2-30 11-36h10q9 8 11 36-16 5-32 0z"),
        fill("#1f8a78", "M100 166q2-30 11-36h4q-6 12-6 38-5 0-9-2z"),
        fill("#7fe0b8", "M128 140q3 8 4 26l-4 1.500q1-14 0-27.500z"),
        fill("#d8b890", "M107 116l-9-5 9 9zM125 116l10-6-9 10z"),
        fill("#e8dcb0", "M106 122q-3-15 10-16 13 1 10 16 2 14-2 24-8 4-15 0-5-10-3-24z"),
        fill("#fff6d8", "M106 122q-3-15 10-16-6 6-5 20-1 12 2 21-2 0-4-1-5-10-3-24z"),
        line("#b89a6a", 0.9, "M118 112q2 18 0 32M123 116q1 14-1 26", cap=True),
        line("#3fc0b0", 1.6, "M106 114q10 5 20 0"),
        limb("#0f4a4a", 5, [(126, 134), (130, 142), (136, 139)]),
        fill("#041226", folk(184, 160, 12), folk(74, 160, 12)),
        fill(p.front, "M-4-4h32q14 50 8 90 0 44-16 88H-4zM246-4h-24q-18 50-10 90 0 44 16 88h20z"),
        fill("#0f3f69", "M28-4q14 50 8 90 0 44-16 88h6q18-40 16-88 2-44-6-90z"),
        fill(p.front, "M-4 160q40 4 66-2 10 10 24 14H-4zM246 160q-30 4-60-2-14 8-24 14h84z"),
    ]
    return Drawing(defs, back, subject, front)
