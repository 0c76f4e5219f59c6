"""The Pestilent Lord: four stops on a road through the bog, from a burning barn to a keep in green mist."""

from __future__ import annotations

from art.families.quests import far
from art.kit import (
    arch,
    at,
    bird,
    curve,
    dashes,
    dots,
    ellipse,
    fill,
    folk,
    group,
    limb,
    line,
    pine,
    polygon,
    radial,
    rect,
    stars,
    turned,
    windows,
)
from art.palettes import RATS, Palette
from art.scenery import sky
from art.studio import Drawing, picture

HOURS = (
    RATS.at_another_hour(
        top="#2c2a24", middle="#7a5a2c", low="#f0b85a", far="#7c6a44", mid="#54482e", near="#3a3424", front="#14110c"
    ),
    RATS.at_another_hour(
        top="#0c1c20", middle="#2c5450", low="#a0b884", far="#4c6c5c", mid="#34504a", near="#243a38", front="#081210"
    ),
    RATS.at_another_hour(
        top="#12243c", middle="#48788a", low="#d8e4b0", far="#7a9c98", mid="#54787c", near="#3a5a60", front="#0c1a20"
    ),
    RATS.at_another_hour(
        top="#20402c", middle="#6ca04c", low="#f0f4a0", far="#8ab06a", mid="#5c8450", near="#3c5c40", front="#0c1a12"
    ),
)


def bog(step: int, x: float, y: float, radius: float, glow: float = 80) -> tuple[Palette, str, list[str]]:
    """The hour of this step, its gradients with a lamp `h`, its sky and far land."""
    p = HOURS[step - 1]
    defs, air = sky(p, x, y, radius, glow)
    defs += radial("h", (0, "#fff6c8"), (0.3, "#ffc45a", 0.7), (1, "#ff9a3a", 0))
    return p, defs, [air, fill(p.far, far(step)), fill(p.mid, far(step, 14))]


def snag(x: float, y: float, h: float) -> str:
    """A dead tree, for `line`."""
    return (
        f"M{x} {y}l{at(h * 0.04, -h)}M{at(x + h * 0.02, y - h * 0.4)}l{at(h * 0.3, -h * 0.28)}l{at(0, -h * 0.2)}"
        f"M{at(x + h * 0.03, y - h * 0.6)}l{at(-h * 0.26, -h * 0.2)}l{at(-h * 0.02, -h * 0.16)}M{at(x + h * 0.16, y - h * 0.55)}l{at(h * 0.16, 0)}"
    )


def turned_petal(x: float, y: float, angle: float) -> str:
    """One petal of a flower around (x, y)."""
    return polygon(*turned([(0, 0), (-4.5, -7), (0, -13), (4.5, -7)], x, y, 1, angle))


@picture("quest-the-pestilent-lord-1", focus=62)
def burn_the_stores() -> Drawing:
    """A granary burns: its beams stand black in the fire; men with torches, and a cart of marked sacks."""
    p, defs, back = bog(1, 46, 46, 12)
    back += [
        fill("#2c2620", "M130 52q-34-8-18-32t-16-32h92q-8 20 12 34t-24 34z", opacity=0.6),
        fill(p.near, curve([(-4, 126), (60, 120), (120, 124), (244, 118)])),
        fill("url(#h)", ellipse(130, 92, 96)),
        fill("#a8642c", "M40 142h176l28 32H-4z", opacity=0.5),
    ]
    barn = [
        fill(
            "#e8541e",
            "M74 96q-10-20 4-40 2 10 8 10-4-24 14-36-2 14 8 20 2-26 22-42-6 22 10 34 4-12 0-22 20 14 16 36 6-2 8-10 12 18 6 30 8 0 8-8 10 16 2 28z",
        ),
        fill(
            "#ff9a2e",
            "M84 96q-6-14 4-26 2 8 8 8-2-18 12-26 0 14 8 18 4-20 14-28-2 18 8 28 6-4 4-12 12 10 10 22 6 0 6-6 8 10 2 22z",
        ),
        fill("#ffe070", "M104 96q-4-14 8-22 0 8 5 10 2-14 12-22 0 14 8 20 5 8 1 14z"),
        fill("#ff8a2a", "M84 142V92l42-34 42 34v50z"),
        fill("#ffc84a", "M92 142v-40l34-28 34 28v40z"),
        fill("#fff0a8", "M104 142v-22q4-16 22-30 18 14 22 30v22z"),
        line("#24120c", 5, "M84 142V90l42-36 42 36v52", cap=True),
        line("#24120c", 3.6, "M84 104h84M84 122h84M104 142V74M148 142V74M126 104V56M126 142v-20", cap=True),
        line("#24120c", 2.6, "M104 104l22-22 22 22M84 122l20 20M168 122l-20 20M84 104l20 18M168 104l-20 18", cap=True),
        fill("#24120c", "M62 96l58-50 12 2-62 54zM190 96l-8 6-34-30 2-8zM160 58l10 2-6 8z"),
        line("#ffb84a", 1.2, "M64 96l56-48", cap=True),
        dots(
            "#ffe08a",
            1.1,
            (70, 40),
            (90, 22),
            (112, 8),
            (150, 14),
            (170, 34),
            (186, 56),
            (196, 22),
            (60, 64),
            (140, 34),
            (206, 74),
            (80, 56),
            (180, 10),
        ),
    ]
    cart = [
        fill("#c8b088", "M186 134q-3-12 8-14 12 2 9 14zM202 134q-3-12 8-14 12 2 9 14zM194 122q-2-10 8-12 11 2 8 12z"),
        fill("#f0dcae", "M186 134q-3-12 8-14-3 6-3 14zM202 134q-3-12 8-14-3 6-3 14zM194 122q-2-10 8-12-3 4-3 12z"),
        line("#a83a2c", 1.6, "M192 124l6 7M198 124l-6 7M208 124l6 7M214 124l-6 7M199 113l6 6M205 113l-6 6"),
        fill("#1c0e0a", "M180 134h46l-4 12h-38zM222 136l22 4v3l-23-3z"),
        line("#1c0e0a", 2.4, ellipse(202, 148, 10), "M192 148h20M202 138v20"),
    ]
    men = ((58, 156, 42, 1), (102, 160, 36, -1), (156, 158, 40, 1))
    front = [
        *cart,
        limb(
            p.front,
            4,
            *(
                [(x + s * 2, y - h * 0.6), (x + s * h * 0.2, y - h * 0.62), (x + s * h * 0.28, y - h * 0.86)]
                for x, y, h, s in men
            ),
        ),
        line(p.front, 2, *(f"M{at(x + s * h * 0.27, y - h * 0.8)}l{at(s * 3, -12)}" for x, y, h, s in men), cap=True),
        fill(p.front, *(folk(x, y, h) for x, y, h, _ in men)),
        line(
            "#ffb45a",
            1.5,
            *(f"M{at(x - s * h * 0.1, y - h * 0.7)}l{at(-s * h * 0.08, h * 0.5)}" for x, y, h, s in men),
            cap=True,
        ),
        fill(
            "#ff9a2e",
            *(f"M{at(x + s * (h * 0.27 + 4) - 4, y - h * 0.8 - 12)}q-3-8 4-17 6 9 4 17z" for x, y, h, s in men),
        ),
        fill(
            "#fff0a8", *(f"M{at(x + s * (h * 0.27 + 4) - 2, y - h * 0.8 - 12)}q-1-4 2-9 3 5 2 9z" for x, y, h, s in men)
        ),
        fill(p.front, curve([(-4, 150), (60, 158), (130, 164), (200, 160), (244, 152)])),
        line(p.front, 3, "M18 156q-4-40 4-84M20 112q-10-8-14-22M21 100q12-8 16-22M30 92l10 2", cap=True),
    ]
    return Drawing(defs, back, barn, front)


@picture("quest-the-pestilent-lord-2", focus=34)
def call_the_healers() -> Drawing:
    """Two healers with beaked masks come over planks across the bog, one with a lamp, one with a staff of herbs."""
    p, defs, back = bog(2, 52, 46, 13)
    back += [
        line("#e8f4d0", 1, stars(18, 4, bottom=50), cap=True, opacity=0.6),
        fill("#3c6058", rect(0, 116, 240, 60)),
        fill("#b8cc9c", curve([(-4, 118), (50, 112), (120, 120), (190, 112), (244, 118)], foot=128), opacity=0.35),
        line("#a0b884", 1.2, dashes(10, 200, 122, 150, 12, 6), cap=True, opacity=0.6),
        fill("url(#h)", ellipse(70, 108, 56)),
        fill("#5c4632", "M-4 154l248-10v10l-248 10z"),
        fill("#9c7c50", "M-4 154l248-10v3l-248 10z"),
    ]

    def healer(x: float, y: float, size: float, *more: str) -> str:
        """A healer 112 high who looks to the left: wide hat, glass eye, beak, cape and long coat."""
        return group(
            f"translate({at(x, y)}) scale({size:g})",
            fill("#0c1618", "M-24 0q-2-46 8-66l6-12h20q18 10 20 36 4 24 2 42-28 8-56 0z"),
            fill("#2c4240", "M-24 0q-2-46 8-66l6-4q-8 34-4 72-6 0-10-2z"),
            fill("#1c2c2c", "M16-70q12 14 13 36 2 20 1 34-6 3-12 3 6-40-2-73z"),
            fill("#18282a", "M-22-46q2-28 20-36h10q20 8 24 36-8 8-18 4-6 6-14 3-8 3-12-3-6 0-10-4z"),
            fill("#4c6a64", "M-22-46q2-28 20-36-8 14-10 38-6 1-10-2z"),
            fill("#8a3a34", "M-2-40h10v30l-5-5-5 5z"),
            fill("#e8dcb0", "M1.500-36h3v12h-3zM-1-32h8v3h-8z"),
            fill("#0c1618", "M-12-76q-2-24 14-26 16 2 14 26-14 8-28 0z"),
            fill("#f0e6c0", "M6-98q-10-4-18 4-4 8-22 28-6 7-6 11 10 1 20-7 14-9 24-10 6-12 2-26z"),
            fill("#b8a878", "M-40-55q10 1 20-7 14-9 24-10l2-8q-16 4-28 14-10 8-18 11z"),
            line("#8a7850", 1, "M-4-80q-14 8-26 22M-12-92l4 4M-18-85l4 4M-24-78l4 4M-30-71l4 4", cap=True),
            *(dots(c, r, (-3, -88)) for c, r in (("#2a2018", 5.6), ("#c98a3c", 4.4), ("#ffe08a", 3))),
            fill("#0c1618", ellipse(2, -98, 30, 5.5)),
            fill("#24383a", "M-14-99l4-22h24l4 22q-16 5-32 0z"),
            fill("#4c6a64", "M-14-99l4-22h8l-4 24q-4 0-8-2z"),
            fill("#8a3a34", "M-13-104q15 5 30 0l1 5q-16 5-32 0z"),
            line("#b8d0a0", 1.4, "M-28-99q8 5 22 5", cap=True),
            *more,
        )

    healers = [
        healer(
            176,
            152,
            0.78,
            limb("#0c1618", 9, [(18, -64), (30, -50), (36, -56)]),
            line("#6a4a2c", 3.4, "M38 4V-96", cap=True),
            fill("#4f8a3c", "M38-92q-16-2-16-14 12 0 16 8-2-12 6-18 6 8 0 18 8-8 14-4-2 10-14 12z"),
            dots("#c8e08a", 2, (26, -100), (46, -110), (50, -98)),
            dots("#6a4a3c", 4.4, (37, -58)),
        ),
        healer(
            108,
            158,
            1,
            limb("#0c1618", 10, [(-10, -66), (-26, -52), (-38, -58)]),
            limb("#4c6a64", 2.4, [(-12, -69), (-27, -55), (-37, -61)]),
            dots("#8a5c44", 5, (-40, -60)),
            line("#2a2018", 1.6, "M-41-56v6"),
            fill("#2a2018", "M-50-50l3-4h12l3 4v20h-18z"),
            fill("#ffe27a", rect(-48, -48, 14, 16)),
            fill("#fffbe0", rect(-45, -46, 8, 13)),
            line("#2a2018", 1.4, "M-41-50v20"),
        ),
    ]
    front = [
        line("#ffd873", 1.6, "M56 164h26M60 169h16", cap=True, opacity=0.7),
        fill(p.front, curve([(-4, 152), (20, 160), (60, 170)]), curve([(150, 172), (200, 162), (244, 150)])),
        line(p.front, 2, "M14 166l-4-34M22 168l2-26M30 168l6-18M212 166l-5-26M220 164l1-32M230 162l4-24", cap=True),
        fill(p.front, ellipse(10, 128, 2.2, 7), ellipse(221, 128, 2.2, 7), ellipse(36, 147, 1.8, 5)),
    ]
    return Drawing(defs, back, healers, front)


@picture("quest-the-pestilent-lord-3", focus=34)
def seek_the_cure() -> Drawing:
    """A climber with a pack, seen from behind, reaches for a glowing flower under an overhang."""
    p, defs, back = bog(3, 48, 50, 13)
    defs += radial("e", (0, "#fdffe8"), (0.25, "#d0f89a", 0.8), (1, "#7ae08a", 0))
    far_trees = ((14, 160, 46), (30, 168, 34), (2, 166, 40), (48, 172, 30), (66, 174, 24))
    back += [
        fill("#f4f8dc", curve([(-4, 120), (40, 112), (90, 122), (150, 116)]), opacity=0.5),
        fill("#46686a", *(pine(x + 14, y - 18, h) for x, y, h in far_trees), rect(-4, 140, 120, 34)),
        fill("#f4f8dc", curve([(-4, 140), (40, 132), (80, 142), (130, 134)]), opacity=0.35),
    ]
    cliff = [
        fill("#55757a", "M84-4l6 14 26 8-6 18 14 22-12 22 10 26-16 24 8 24-8 22h140V-4z"),
        fill(
            "#8fb0aa",
            "M84-4l6 14 26 8 40-2 12-20zM110 36l14 22-12 22 10 26-16 24 8 24-8 22h40l-6-26 12-24-10-30 10-22-8-30z",
        ),
        fill("#bcd4c4", "M110 36l14 22-12 22 10 26-16 24 8 24-8 22h14l6-24-8-20 14-28-10-24 12-22-10-24z"),
        fill("#3a565c", "M90 10l26 8-6 18 22 2 12-20 30-2 8-20h-98zM190-4l12 34-10 30 16 32-8 36 12 46h32V-4z"),
        fill("#2c4448", "M90 10l26 8 16 2-22 16 22 2 12-20 30-2 8-20-30 12z", opacity=0.7),
        line(
            "#3a565c",
            1.4,
            "M168 40l-8 26 10 24-6 28 8 30M150 56l-6 20M178 104l10 20M146 124l-4 18",
            cap=True,
            opacity=0.8,
        ),
        fill("#dceccc", "M120 156l24-4 14 5-8 5zM152 92l22-3 10 5-8 4zM100 132l14-3 6 4-6 4z"),
        line("#6fae6a", 1.6, "M128 154q-2-7-6-9M132 153q1-9 5-11M160 90q-2-6-5-8M163 90q2-7 6-8", cap=True),
    ]
    climber = [
        line("#4a3424", 1.6, "M150 96Q172 40 160-4"),
        fill("url(#e)", ellipse(116, 44, 44)),
        line("#3f8a4c", 2.6, "M128 30q-4 12-12 16M126 32q10 4 12 14", cap=True),
        fill("#57b060", "M124 36q-14-6-18 6 10 6 18-6zM130 34q12 2 10 14-10-2-10-14z"),
        fill("#fffdf0", *(turned_petal(116, 50, k * 72) for k in range(5))),
        dots("#ffd84a", 3, (116, 50)),
        limb("#1c2a34", 8, [(138, 116), (132, 134), (142, 150)], [(152, 116), (166, 116), (168, 90)]),
        fill("#14202a", "M138 146h12v6h-12zM162 86h12v6h-12z"),
        fill("#b8483c", "M130 86q14-12 30-2l-4 36q-12 6-22 0z"),
        fill("#ec8258", "M130 86q6-5 12-6-6 20-4 42-3 0-4-2z"),
        limb("#b8483c", 7.5, [(134, 88), (122, 80), (124, 64)]),
        limb("#ec8258", 2.2, [(130, 86), (119, 80), (121, 65)]),
        limb("#8a2f34", 7.5, [(156, 88), (172, 76), (176, 58)]),
        dots("#e8b088", 4, (124, 61), (176, 55)),
        fill("#3a2418", "M136 78q-4-18 9-20 14 1 11 20-10 7-20 0z"),
        line("#ffe0a8", 1.6, "M137 74q-3-14 7-16", cap=True),
        fill("#4a6a3c", "M136 90h22l2 24q-12 4-24 0z"),
        fill("#7aa050", "M136 90h9l-1 25q-4 0-8-1zM134 86q13-6 25 0v6q-12-4-25 0z"),
        line("#2c3a24", 1.4, "M142 96v16M152 96v16"),
    ]
    front = [
        fill(p.front, curve([(-4, 150), (24, 156), (50, 166), (80, 174)])),
        fill(p.front, folk(34, 164, 18), folk(46, 166, 16)),
        line("#2c484c", 1.2, bird(60, 84, 8), bird(72, 76, 6), bird(50, 98, 5)),
    ]
    return Drawing(defs, back, [*cliff, *climber], front)


@picture("quest-the-pestilent-lord-4", focus=70)
def cleanse_the_keep() -> Drawing:
    """The sun rises behind a crooked keep in green mist; the healers come up its causeway with lamps."""
    p, defs, back = bog(4, 124, 62, 0, 120)
    back += [
        fill(
            "#fffff0",
            *(f"M124 62L{x} -10h26z" for x in (-40, 30, 92, 150, 214)),
            "M124 62L-10 50v26zM124 62L250 40v26z",
            opacity=0.25,
        ),
        fill("#fffbd0", ellipse(124, 66, 44)),
        fill("#c0dc8a", curve([(-4, 116), (60, 108), (120, 120), (190, 108), (244, 116)]), opacity=0.7),
    ]
    keep = [
        fill("#2f5444", "M62 148l10-22 14-4 6-16 20-8h28l22 8 4 14 14 6 12 22z"),
        fill("#5f8a5c", "M62 148l10-22 14-4 6-16 14-6-8 20 2 14-10 14z"),
        fill(
            "#1f4038",
            rect(96, 66, 22, 44),
            rect(116, 48, 24, 62),
            "M140 72h16v38h-16z",
            "M86 110V84h14v26zM152 112V92h14v20z",
        ),
        fill(
            "#1f4038",
            "M84 86l8-22 10 22zM94 66l12-36 4 6 10 30zM112 50l10-36 6-12 2 14 12 34zM150 94l9-22 9 22zM138 74l4-8 4 6 6-10 6 12z",
        ),
        fill(
            "#6f9c68",
            "M96 66h6v44h-6zM116 48h7v62h-7zM86 84h4v26h-4zM152 92h4v20h-4zM84 86l8-22-3 22zM94 66l12-36-6 36zM112 50l10-36 6-12-9 48zM150 94l9-22-4 22z",
        ),
        fill("#10261f", "M136 58l-8 12 6 10-8 14 14 6zM146 84l6 8-4 8 8 8z"),
        fill("#1f4038", "M106 40l-10-2 1 3 8 3zM128 20l10-3v4l-9 4z"),
        line("#10261f", 1.6, "M129 4V-6", cap=True),
        fill("#b8f04a", windows((104, 84), (110, 98), (92, 98), (158, 104), (128, 66), width=4, height=8)),
        fill("#ffe27a", arch(124, 116, 16, 24)),
        fill("#10261f", "M114 116v-15q3-12 10-12t10 12v15h-3v-14q-2-9-7-9t-7 9v14z"),
        fill(
            "#d4f09a",
            curve([(-4, 130), (40, 122), (86, 134), (130, 126), (184, 136), (244, 126)], foot=148),
            opacity=0.6,
        ),
        fill("#f4ffc8", curve([(-4, 142), (60, 134), (120, 144), (190, 136), (244, 142)]), opacity=0.5),
        fill("#f0e4ba", "M118 116h14q-8 8 2 16t0 14-26 12-26 16H40q14-18 42-26t34-12-2-10 4-10z"),
    ]
    walk = ((122, 122), (130, 130), (136, 138), (128, 146))

    def coat(x: float, y: float, h: float) -> str:
        """A long coat, from behind."""
        return (
            f"M{at(x - h * 0.22, y)}q{at(h * 0.02, -h * 0.5, h * 0.12, -h * 0.66)}l{at(0, -h * 0.1)}h{at(h * 0.2)}"
            f"l{at(0, h * 0.1)}q{at(h * 0.1, h * 0.16, h * 0.12, h * 0.66)}z"
        )

    healers = ((102, 162, 52, 1), (48, 176, 78, 1))
    front = [
        fill("#14281c", *(folk(x, y, 7 + k * 2) for k, (x, y) in enumerate(walk))),
        dots("#fff3a0", 4.4, *((x + 4, y - 5 - k) for k, (x, y) in enumerate(walk)), opacity=0.5),
        dots("#fffbe0", 1.5, *((x + 4, y - 5 - k) for k, (x, y) in enumerate(walk))),
        dots("#ffe27a", 10, *((x + s * h * 0.36, y - h * 0.42) for x, y, h, s in healers), opacity=0.4),
        limb(
            "#0c1f16",
            4,
            *(
                [(x + s * h * 0.1, y - h * 0.58), (x + s * h * 0.26, y - h * 0.44), (x + s * h * 0.36, y - h * 0.54)]
                for x, y, h, s in healers
            ),
        ),
        fill("#0c1f16", *(coat(x, y, h) for x, y, h, _ in healers)),
        fill("#0c1f16", *(ellipse(x, y - h * 0.78, h * 0.26, h * 0.06) for x, y, h, _ in healers)),
        fill("#0c1f16", *(rect(x - h * 0.13, y - h * 1.02, h * 0.26, h * 0.26) for x, y, h, _ in healers)),
        fill(
            "#0c1f16",
            *(
                f"M{at(x - h * 0.12, y - h * 0.76)}h{at(h * 0.24)}l{at(h * 0.34, h * 0.24)}l{at(-h * 0.34, -h * 0.06)}l{at(-h * 0.06, h * 0.08)}h{at(-h * 0.18)}z"
                for x, y, h, _ in healers
            ),
        ),
        line(
            "#d8f090",
            1.3,
            *(
                f"M{at(x + h * 0.13, y - h)}v{at(h * 0.2)}M{at(x + h * 0.12, y - h * 0.6)}q{at(h * 0.08, h * 0.2, h * 0.1, h * 0.56)}"
                for x, y, h, _ in healers
            ),
        ),
        fill("#fffbd0", *(rect(x + s * h * 0.36 - 2, y - h * 0.5, 4.5, 7) for x, y, h, s in healers)),
        fill(p.front, curve([(-4, 142), (20, 156), (56, 170)]), curve([(150, 172), (200, 164), (244, 142)])),
        line(p.front, 1.8, "M182 166l-4-22M190 166l1-26M198 164l5-20M30 164l-3-24M22 162l-4-18", cap=True),
        fill(p.front, ellipse(191, 138, 2, 6), ellipse(27, 138, 2, 6)),
        line("#1f4038", 1.3, bird(170, 44, 9), bird(188, 58, 7), bird(70, 40, 7), bird(56, 54, 6)),
    ]
    return Drawing(defs, back, keep, front)
