"""Scenarios of war and crime: the final battle, the thief guild, assaulted from every side."""

from __future__ import annotations

import math
import random

from art.kit import (
    arch,
    at,
    bird,
    cloud,
    crag,
    curve,
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
    windows,
)
from art.palettes import ASH, RATS
from art.scenery import tower
from art.studio import Drawing, picture


def host(left: int, right: int, y: int, h: int, step: int, lean: int) -> tuple[str, str]:
    """A rank of soldiers, and their lances, which lean."""
    men, lances = "", ""
    for index, x in enumerate(range(left, right, step)):
        up = y - index * 2 % 3
        men += f"M{x - h // 4} {up}q0-{h} {h // 4}-{h}t{h // 4} {h}z"
        lances += f"M{x + 3} {up}l{lean}-{2 * h}"
    return men, lances


@picture("scenario-the-final-battle", focus=30)
def the_final_battle() -> Drawing:
    """Two champions cross their swords before a red sun, between two hedges of lances."""
    defs = linear("s", (0, "#2a0f24"), (0.35, "#9c2f34"), (0.68, "#ffb05c"))
    defs += linear("u", (0, "#ffd070"), (0.8, "#f23a2c"))
    defs += radial("g", (0, "#ffe2a0"), (0.3, "#ff9a4a", 0.6), (1, "#ff7a3a", 0))
    back = [
        fill("url(#s)", rect(0, 0, 240, 170)),
        fill("url(#g)", ellipse(122, 76, 96)),
        fill("url(#u)", ellipse(122, 76, 48)),
        fill("#5c1c34", cloud(-6, 46, 84), cloud(164, 34, 84), opacity=0.55),
        fill("#8c2f3c", crag(116, 8, 22, 10)),
        fill("#5c1c30", curve([(-4, 116), (50, 120), (122, 130), (190, 120), (244, 114)])),
    ]
    hosts = []
    for y, h, step, left, right, colour, gap in (
        (128, 13, 9, "#6a2438", "#5a1c40", "#ff9a4a", 28), (144, 20, 13, "#43122a", "#361030", "#e8703c", 40),
    ):  # fmt: skip
        men, lances = host(-2, 122 - gap, y, h, step, round(h * 0.9))
        others, more = host(126 + gap, 244, y, h, step, -round(h * 0.9))
        hosts += [
            line(left, h * 0.07, lances, more),
            fill(left, men, rect(-4, y - 1, 126 - gap, 40)),
            fill(right, others, rect(122 + gap, y - 1, 120, 40)),
            dots(colour, h * 0.07, *((x, y - h + 2) for x in range(0, 122 - gap, int(step)) if x % 3 < 2)),
        ]
    hosts += [
        line("#260a1a", 1.8, "M26 148L38 50M218 148L206 50", cap=True),
        fill("#3f9a63", "M38 50l-32-2 6 9-8 10 31 4z"),
        fill("#f4c63f", "M15 55l2 9h12l2-8-5 4-3-7-3 6z"),
        fill("#8a1c2c", "M206 50l32-2-6 9 8 10-31 4z"),
        fill("#1a0710", "M216 62a6 5 0 1 1 12 0l-2 5h-8z"),
        fill("#3a1020", curve([(40, 158), (80, 146), (124, 144), (170, 146), (204, 158)])),
    ]

    def champion(cape: str, cape_lit: str, plate: str, lit: str, *helm: str) -> str:
        """A knight 96 high who lunges to the right, his sword up; his feet about the origin."""
        return (
            fill(cape, "M-4-74q-22 10-28 42-2 20-14 34 18 4 32-6 10-24 12-66z")
            + fill(cape_lit, "M-4-74q-22 10-28 42-2 14-8 24 10-2 18-12 8-24 14-52z")
            + limb("#1a0710", 11, [(-4, -36), (-18, -18), (-24, 0)], [(4, -36), (22, -24), (20, 0)])
            + limb(plate, 8, [(-4, -36), (-18, -18), (-24, 0)], [(4, -36), (22, -24), (20, 0)])
            + fill("#1a0710", "M-30-4h14v10h-14zM15-4h15v10h-15z")
            + fill(plate, "M-12-72q12-8 24 0l4 12-6 26q-10 5-20 0-6-22-2-38z")
            + fill(lit, "M4-75q5 1 8 3l4 12-6 26q-3 2-7 2 6-22 1-43z")
            + line("#f4c63f", 2.6, "M-10-38q10 4 20 0", cap=True)
            + limb("#1a0710", 10, [(8, -68), (24, -66), (34, -76)])
            + limb(plate, 8, [(8, -68), (24, -66), (34, -76)])
            # the sword: blade with a point, guard, grip, pommel
            + line("#3a1020", 1.6, "M33.500-80.500L66-122l8-4-2 9L39.500-75z")
            + fill("#fff8ea", "M33.500-80.500L66-122l8-4z")
            + fill("#b8a8b8", "M74-126l-2 9L39.500-75l-3-2.500z")
            + line("#3a1020", 6, "M27-85L47-69M36-77L28-67", cap=True)
            + line("#f4c63f", 3.4, "M27-85L47-69M36-77L28-67", cap=True)
            + dots("#f4c63f", 3.4, (27, -66))
            + dots(plate, 4, (33, -73))
            + fill(plate, "M-8-76q-4-20 10-22 14 2 10 20l-4 6q-8 2-16-4z")
            + fill(lit, "M2-98q14 2 10 20l-4 6-4 .6q2-18-2-26.600z")
            + fill("#1a0710", "M4-88l9-.6v3.400l-8 .6z")
            + "".join(helm)
        )

    duel = [
        group(
            "translate(68 154)",
            champion(
                "#1f6a48",
                "#46a370",
                "#6a5468",
                "#ffc890",
                fill("#f4c63f", "M-8-90l-2-14 6 6 5-9 5 9 6-6-2 14q-9 3-18 0z"),
            ),
        ),
        group(
            "translate(178 154) scale(-1 1)",
            champion(
                "#5c1024",
                "#a82a38",
                "#2c1a2c",
                "#e8783c",
                fill("#e8c89c", "M-6-92q-12-4-8-18 4 10 14 12zM10-92q10-6 6-18-4 10-12 12z"),
            ),
        ),
        fill("url(#g)", ellipse(123, 50, 20)),
        line("#fff6d0", 1.6, "M123 38v-12M123 62v8M110 50h-11M136 50h11", cap=True),
    ]
    front = [
        fill("#1a0710", curve([(-4, 152), (50, 160), (122, 164), (190, 160), (244, 152)])),
        line("#1a0710", 1.6, "M44 164l-8-24M214 164l8-26M126 166l-6-14", cap=True),
        fill("#1a0710", "M196 164a8 9 0 0 1 16 2z", "M30 162a8 8 0 0 1 15 2z"),
        line("#1a0710", 1.3, bird(150, 26, 8), bird(84, 24, 7), bird(166, 40, 6)),
    ]
    return Drawing(defs, back, [*hosts, *duel], front)


@picture("scenario-the-thief-guild", focus=50)
def the_thief_guild() -> Drawing:
    """Under the city, beside a canal: hoods bring loot through a lit door beneath two crossed keys."""
    p = ASH
    defs = linear("s", (0, "#2c3a44"), (1, p.low)) + linear("w", (0, "#3a4a52"), (1, "#0c1418"))
    defs += radial("h", (0, "#fff6c8"), (0.25, "#ffd06a", 0.85), (0.6, "#e88a3a", 0.3), (1, "#e88a3a", 0))
    back = [
        fill("#34495a", rect(0, 0, 240, 170)),
        fill("url(#s)", arch(48, 132, 58, 78)),
        fill(p.sun, ellipse(44, 72, 8)),
        fill(p.mid, "M18 130V98h8v-8l4-6 4 6v8h8V86l5-9 5 9v16h10v-8h12v36z"),
        dots(p.window, 1, (30, 94), (47, 92), (60, 108), (38, 106)),
        fill("#4c5f68", "M14 134V86q0-34 34-34t34 34v48h-8V88q0-28-26-28T22 88v46z"),
        line("#1a252b", 1.4, "M14 96h8M14 114h8M17 74l7 4M28 58l5 7M48 52v8M66 57l-4 7M79 72l-7 4M82 94h-8M82 114h-8"),
        line(p.front, 1.6, "M30 62v68M39 60v70M48 60v70M57 60v70M66 62v68M22 92h52", opacity=0.8),
        line(
            "#22323e",
            1.4,
            "M86 20h62M150 44h90M86 44h12M176 20h64M90 70h8M192 70h50M192 96h50M210 20v24M228 44v26M208 70v26M230 96v26M98 20v24",
        ),
        fill("url(#h)", ellipse(134, 98, 92)),
    ]
    door = [
        fill("#5c5048", arch(134, 130, 78, 96)),
        line(
            "#2c2420",
            1.4,
            "M95 108h10M95 90h10M98 68l9 4M108 50l7 8M124 37l3 10M146 37l-3 10M160 50l-7 8M170 68l-9 4M173 90h-10M173 108h-10",
        ),
        fill("#ffe6a0", arch(134, 130, 58, 84)),
        fill(
            "#ffb84a",
            "M105 130V76a29 29 0 0 1 29-29q-16 12-16 32v51zM163 130V76a29 29 0 0 0-29-29q16 12 16 32v51z",
            opacity=0.7,
        ),
        fill("#3a281c", "M105 130V76q0-10 5-17l-16 5v74zM163 130V76q0-10-5-17l16 5v74z"),
        line("#8a5c38", 1.4, "M94 82l11-3M94 118h11M174 82l-11-3M174 118h-11"),
        fill("#1a252b", "M114 6h40v26q-4 14-20 20-16-6-20-20z"),
        line("#e4b84a", 2, "M114 6h40v26q-4 14-20 20-16-6-20-20z"),
        *(
            group(
                f"rotate({angle} 134 26)",
                line("#ffd873", 3.2, ellipse(134, 13, 4), "M134 17v22", cap=True),
                line("#ffd873", 2.6, "M134 38h5M134 33h4"),
            )
            for angle in (40, -40)
        ),
        fill("#3f4a4e", "M-4 130h248v12H-4z"),
        fill("#8a7a5c", "M84 130h100l14 8H70z"),
        fill("url(#w)", rect(0, 142, 240, 32)),
        fill("#ffc860", "M108 144h52l-8 4h20l-16 5h14l-14 6h-40l-12-5h16l-20-6h16z", opacity=0.75),
        line(p.low, 1.2, "M20 148h30M36 154h20M14 160h26M58 146h14M196 150h24M206 157h18", cap=True, opacity=0.5),
    ]

    def hood(x: float, y: float, side: int, *load: str) -> str:
        """A cloaked figure, 60 high, that walks towards the door; the light of the door on its edge."""
        return group(
            f"translate({at(x, y)}) scale({side} 1)",
            limb("#0a1014", 6, [(-4, -16), (-9, 0)], [(5, -16), (9, 0)]),
            *load,
            fill("#101a20", "M-14-8q-2-28 6-38l-2-6q4-12 14-9 8 3 8 14l-1 6q7 12 5 32-14 7-30 1z"),
            fill("#2c4048", "M-14-8q-2-28 6-38l-2-6q4-12 12-9-8 4-6 14-6 14-5 41-3 0-5-2z"),
            fill("#05090b", "M3-58q8 2 9 11l-3 6q-8-2-6-17z"),
            line("#ffc66a", 1.8, "M4-60q7 3 7 12l-1 6q7 14 5 32", cap=True),
            line("#ffc66a", 1.2, "M7-16l2 15", cap=True),
        )

    thieves = [
        # the one in the light, a sack of crowns and coins on the back
        hood(178, 140, -1, line("#a8641c", 3, "M16-34l9-3M25-37v-14M17-51v5q8 6 16 0v-5", cap=True)),
        group(
            "translate(102 140) scale(1.12)",
            limb("#0a1014", 6, [(6, -16), (1, 0)], [(12, -16), (17, -1)]),
            fill("#ffd84a", "M-30-46l-9-19 11 6 3-13 8 9 9-9 1 14 11-7-5 19z"),
            fill("#fff0a8", "M-30-46l-9-19 11 6 3-13 3 3 1 22z"),
            dots("#ffd84a", 3.4, (-37, -46), (4, -50), (-4, -54)),
            fill("#5c3c20", "M-34-48q18 5 38 0l4 14q4 28-22 30-28 0-30-24 0-12 10-20z"),
            fill("#b07a40", "M-34-48q18 5 30 2 8 14 4 30-4 12-16 12-26-2-28-24 0-12 10-20z"),
            fill("#e8b878", "M-34-48q8 2.500 16 3-14 12-16 34-10-6-10-17 0-12 10-20z"),
            line("#7a4c24", 1.600, "M-26-45q-4 6-3 14M-14-44q4 6 4 12M-4-45q6 6 7 14", cap=True),
            line("#f6d8a0", 2.600, "M-36-48q20 7 41 0", cap=True),
            fill("#8a4a3c", "M-22-26l11-2 2 11-11 2z"),
            line("#f6d8a0", 1.200, "M-24-23l3 0M-16-30l0 4M-11-22l4-1M-15-14l0-4", cap=True),
            fill("#101a20", "M0-8q-2-28 6-38l-2-6q4-12 14-9 8 3 8 14l-1 6q7 12 5 32-14 7-30 1z"),
            fill("#3c5464", "M0-8q-2-28 6-38l-2-6q4-12 12-9-8 4-6 14-6 14-5 41-3 0-5-2z"),
            fill("#05090b", "M17-58q8 2 9 11l-3 6q-8-2-6-17z"),
            limb("#101a20", 5.500, [(12, -38), (4, -44), (0, -54)]),
            line("#ffc66a", 1.8, "M18-60q7 3 7 12l-1 6q7 14 5 32", cap=True),
        ),
    ]
    front = [
        fill("#05090b", "M-4 152q34 8 70 4l-8 14H-4zM244 150q-20 8-44 6l6 18h38z"),
        fill("#05090b", folk(38, 160, 30), folk(20, 160, 26)),
        line("#05090b", 1.6, "M30 168l16-34"),
        fill("#ffd873", ellipse(17, 136, 2.400), ellipse(47, 133, 1)),
        fill("#05090b", "M204 160v-14h16v14zM208 146v-12h14v12z"),
    ]
    return Drawing(defs, back, [*door, *thieves], front)


@picture("scenario-assaulted-from-every-side", focus=50)
def assaulted_from_every_side() -> Drawing:
    """One lit keep, seen from above, in rings of torches."""
    defs = radial("s", (0, "#7a4a7c"), (0.35, "#43295e"), (1, "#120c2a"))
    defs += radial("h", (0, "#fff6c8", 0.95), (0.35, "#ffc45a", 0.5), (1, "#ff8a3a", 0))
    back = [
        fill("url(#s)", rect(-20, -10, 280, 190)),
        fill("#2a1a48", "M-4-4h248v26q-40 14-80 4t-84 6T-4 20z"),
        fill(
            "#160e30",
            "M-4-4h248v10q-50 14-100 4T-4 10z",
            *(pine(x, y, 22) for x, y in ((10, 26), (24, 22), (38, 26), (196, 24), (212, 28), (228, 24))),
        ),
        fill("#5c3a70", ellipse(124, 96, 104, 62), opacity=0.5),
        fill("url(#h)", ellipse(124, 92, 78, 54)),
        fill("#8a5c84", ellipse(124, 98, 64, 37)),
        fill("#3a2454", ellipse(124, 100, 60, 33)),
        fill("#8a6a84", ellipse(124, 98, 54, 28)),
    ]
    q = RATS.at_another_hour(
        light="#ffe9bc",
        stone="#d0a080",
        shade="#80567a",
        deep="#3a2448",
        roof="#d0553f",
        eave="#7a2a48",
        window="#fff0a0",
    )
    keep = [
        fill(q.shade, "M84 92q40-22 80 0v-9q-40-22-80 0z"),
        tower(118, 78, 12, 18, q, 0, 3),
        tower(80, 96, 14, 22, q, 0, 3),
        tower(156, 96, 14, 22, q, 0, 3),
        tower(108, 106, 34, 46, q, 0, 5),
        fill(q.eave, peak(112, 56, 26, 20)),
        fill(q.roof, "M112 56l13-20 2 20z"),
        line("#f4c63f", 0.9, "M125 38V24"),
        fill("#f4c63f", "M125 24l12 3-12 4z"),
        fill(q.window, windows((118, 78), (126, 78), (134, 78), (122, 96), (131, 96), width=3.6, height=7)),
        fill(q.light, "M82 96q2 18 42 20v-11q-38-2-42-18z"),
        fill(q.stone, "M122 105v11q42 0 44-20v-9q-4 18-44 18z"),
        fill(q.deep, arch(124, 116, 10, 10)),
        fill(q.window, arch(124, 116, 6, 7)),
        tower(96, 116, 12, 22, q, 0, 3),
        tower(140, 116, 12, 22, q, 0, 3),
        fill("#fff0c0", "M118 116h12l6 14h-24z", opacity=0.7),
    ]
    chance = random.Random(5)
    men, heads, torches = "", [], []
    for ring, (a, b, count, h) in enumerate(((74, 42, 24, 5), (91, 52, 30, 6), (110, 62, 34, 8))):
        for index in range(count):
            turn = 2 * math.pi * (index + ring * 0.5) / count
            x = round(124 + a * math.cos(turn) + chance.uniform(-2, 2))
            y = round(100 + b * math.sin(turn))
            if abs(x - 124) < 20 and y < 60:
                continue
            size = round(h * (0.7 + y / 400))
            men += f"M{x} {y}v-{size}"
            heads.append((x, y - size - 2))
            if index % 2:
                torches.append((x + 3, y - size - 4))
    front = [
        line("#140c26", 3.6, men),
        dots("#140c26", 1.7, *heads),
        dots("#ff8a3a", 3.2, *torches, opacity=0.4),
        dots("#ffe08a", 1.2, *torches),
        line(
            "#ffd873",
            0.9,
            "M60 60Q84 40 104 64M196 66Q166 36 146 66M62 140Q76 100 92 106M190 140Q172 100 156 108",
            opacity=0.8,
        ),
        dots("#fff0a0", 1.3, (104, 64), (146, 66), (92, 106), (156, 108)),
        fill("#0c0720", curve([(-4, 150), (40, 164), (80, 171)]), curve([(168, 172), (210, 164), (244, 148)])),
    ]
    return Drawing(defs, back, keep, front)
