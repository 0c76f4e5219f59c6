"""Monuments of the crown: eternal palace, royal treasury, royal mint."""

from __future__ import annotations

import math

from art.kit import (
    arch,
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
    number,
    radial,
    rect,
    windows,
)
from art.palettes import MONUMENT
from art.scenery import sky
from art.studio import Drawing, picture

GOLD = ("#fff3b0", "#f2bf45", "#a8701f")


def onion(x: float, y: float, r: float, tones: tuple[str, str, str] = GOLD) -> str:
    """A swelling dome with a tip, in three tones, and its finial."""
    light, body, shade = tones

    def half(side: float, inner: float) -> str:
        """From the foot to the tip, and back at a share of the width."""
        return (
            f"M{at(x + side * r * 0.8, y)}C{at(x + side * r * 1.4, y - r * 0.75, x + side * r * 0.95, y - r * 1.2, x + side * r * 0.35, y - r * 1.5)}"
            f"Q{at(x, y - r * 1.68, x, y - r * 2)}"
            f"Q{at(x + inner * r * 0.2, y - r * 1.6, x + inner * r * 0.6, y - r * 1.2)}Q{at(x + inner * r, y - r * 0.7, x + inner * r * 0.6, y)}z"
        )

    return (
        fill(body, half(-1, 1), half(1, -1))
        + fill(light, half(-1, -0.62))
        + fill(shade, half(1, 0.5))
        + fill(
            body,
            rect(x - r * 0.04 - 0.3, y - r * 2 - r * 0.3, r * 0.08 + 0.6, r * 0.4),
            ellipse(x, y - r * 2.05, r * 0.1 + 0.3),
        )
    )


@picture("eternal-palace", focus=38)
def eternal_palace() -> Drawing:
    """Gilded domes on a terrace, doubled in a lake."""
    p = MONUMENT
    defs, air = sky(p, 78, 38, 13, 88)
    defs += linear("w", (0, "#ffe9b0", 0.35), (0.25, "#4fa09a", 0.45), (1, "#123f4b", 0.92))
    back = [
        air,
        fill("#fff", cloud(168, 40, 60), cloud(6, 42, 44), opacity=0.4),
        fill(p.far, crag(96, 10, 24, 14)),
        fill(p.mid, curve([(-4, 106), (50, 100), (120, 106), (190, 98), (244, 104)])),
    ]

    def block(x: float, y: float, width: float, height: float) -> str:
        return (
            fill(p.light, rect(x, y - height, width * 0.55, height))
            + fill(p.stone, rect(x + width * 0.5, y - height, width * 0.32, height))
            + fill(p.shade, rect(x + width * 0.78, y - height, width * 0.22, height))
        )

    palace = [
        fill("#3f5a35", cypress(50, 112, 26), cypress(197, 112, 28), cypress(204, 112, 16)),
        block(96, 66, 10, 18),
        onion(101, 50, 7),
        block(142, 66, 10, 18),
        onion(147, 50, 7),
        block(82, 108, 84, 36),
        onion(90, 72, 9),
        onion(158, 72, 9),
        block(104, 108, 40, 52),
        onion(124, 57, 19),
        fill(p.light, rect(79, 70, 90, 3), rect(101, 58, 46, 3)),
        block(56, 108, 15, 40),
        onion(63.5, 65, 9),
        block(177, 108, 15, 40),
        onion(184.5, 65, 9),
        fill(p.light, rect(54, 66, 19, 2.5), rect(175, 66, 19, 2.5)),
        fill("#8a5424", arch(124, 108, 24, 40, 15)),
        fill("#ffe27a", arch(124, 108, 15, 28, 10)),
        fill("#fffbe0", arch(124, 108, 8, 18, 6)),
        fill(
            p.roof,
            windows(
                (90, 88),
                (98, 88),
                (150, 88),
                (158, 88),
                (90, 104),
                (98, 104),
                (150, 104),
                (158, 104),
                (101, 64),
                (147, 64),
                width=4,
                height=7,
            ),
        ),
        fill(p.deep, windows((60, 100), (67, 100), (181, 100), (188, 100), (63.5, 82), (184.5, 82), width=4, height=8)),
        fill(p.stone, rect(46, 106, 156, 7)),
        fill(p.light, rect(46, 106, 156, 2.2), rect(112, 108, 24, 5)),
        fill(p.shade, rect(168, 108.2, 34, 4.8)),
    ]
    mirrored = f'<g transform="matrix(1 0 0 -.58 0 178.5)">{"".join(palace)}</g>'
    lake = [fill("#e9b765", rect(0, 113, 240, 57)), mirrored, fill("url(#w)", rect(0, 113, 240, 57))]
    front = [
        line(
            "#fff3c4",
            1.3,
            "M70 120h18M60 128h12M76 136h20M54 142h16M90 150h14M112 124h26M102 134h30M120 142h20M190 128h12",
            opacity=0.7,
            cap=True,
        ),
        fill(p.front, folk(116, 113, 7), folk(121, 113, 7), folk(131, 113, 7)),
        fill("#3a1d10", "M140 148q16 5 46-4-2 11-12 12h-22q-9-1-12-8z", folk(151, 150, 11), folk(178, 148, 11)),
        fill("#fff6da", "M166 146V122q-16 12-13 24z"),
        fill(p.roof, "M167 145v-24q10 12 8 23z"),
        line("#fff3c4", 1.1, "M136 158h34M150 162h26", opacity=0.6, cap=True),
        fill("#0d2c33", curve([(-4, 146), (16, 150), (40, 162), (90, 169), (160, 169), (200, 162), (244, 150)])),
        fill("#0d2c33", cypress(14, 164, 54), cypress(228, 168, 50)),
        line("#5a3115", 1.2, bird(30, 60, 8), bird(42, 68, 6)),
    ]
    return Drawing(defs, [*back, *lake], palace, front)


@picture("royal-treasury", focus=60)
def royal_treasury() -> Drawing:
    """A domed strong-house, its bronze door ajar on gold."""
    p = MONUMENT
    defs, air = sky(p, 54, 50, 14, 84)
    defs += radial("h", (0, "#fffbe0"), (0.4, "#ffd45e", 0.9), (1, "#ff9a2e", 0))
    defs += linear("d", (0, "#b9803c"), (1, "#6b3d18"), x2=1, y2=0)
    back = [
        air,
        fill("#fff", cloud(176, 44, 56), cloud(2, 40, 42), opacity=0.4),
        fill(p.far, crag(106, 9, 22, 24)),
        fill(p.mid, curve([(-4, 122), (50, 114), (120, 120), (190, 112), (244, 118)])),
    ]
    wall = ((60, 84, "#dfb678"), (78, 116, p.light), (112, 154, p.stone), (150, 178, p.shade), (174, 190, "#8f6232"))
    subject = [
        fill("#5fb3a6", "M76 62q2-36 49-40 47 4 49 40z"),
        fill("#a9dccb", "M76 62q2-34 40-39-22 10-24 39z"),
        fill(p.roof, "M125 22q47 4 49 40h-28q0-30-21-40z"),
        fill(p.eave, "M136 24q36 6 38 38h-14q0-26-24-38z"),
        line(p.eave, 0.9, "M125 22q-14 12-15 40M125 22q7 14 7 40", opacity=0.6),
        fill("#ffe27a", "M117 22l-3-12 6 4 5-8 5 8 6-4-3 12q-8 3-16 0z"),
        fill("#c8842f", "M126 23l0-17 4 8 6-4-3 12q-3 1-7 1z"),
        *(fill(colour, rect(left, 68, right - left, 74)) for left, right, colour in wall),
        fill(p.light, "M56 62h70v7H58z"),
        fill(p.stone, rect(124, 62, 30, 7)),
        fill(p.shade, "M152 62h42l-2 7h-40z"),
        line(
            "#a8743a",
            0.8,
            "M60 84h130M60 100h130M60 116h130M60 130h130M92 69v15M158 69v15M76 84v16M172 84v16M90 100v16M162 100v16M76 116v14M174 116v14",
            opacity=0.55,
        ),
        fill("#e9cf97", "M94 142V100a31 31 0 0 1 31-31v73z"),
        fill("#8f6232", "M125 69a31 31 0 0 1 31 31v42h-31z"),
        fill("#3a1d0c", "M99 142v-42a26 26 0 0 1 52 0v42z"),
        fill("url(#h)", ellipse(125, 124, 40)),
        fill("#d9962a", "M100 142q3-12 11-16 3-11 12-13 9-7 15 1 8 2 9 12 4 6 4 16z"),
        fill("#ffdf70", "M100 142q3-12 11-16 3-11 12-13 3-2 7-3-7 7-6 14-8 5-10 18z"),
        dots(
            "#fff6c8",
            1.3,
            (106, 136),
            (112, 131),
            (110, 139),
            (118, 123),
            (117, 134),
            (125, 117),
            (127, 129),
            (122, 139),
            (133, 121),
            (136, 133),
            (131, 138),
            (143, 130),
            (142, 139),
        ),
        dots(
            "#a8641a",
            1,
            (115, 127),
            (121, 129),
            (130, 125),
            (126, 135),
            (138, 126),
            (134, 136),
            (144, 135),
            (114, 137),
            (128, 120),
        ),
        fill("#d8487f", "M130 112l3.500-4 3.500 4-3.500 4.500z"),
        fill("#3fb0b8", "M111 124l3-3 3 3-3 4z"),
        fill("#fff0a8", "M117 115l-3-11 5.500 4 4-7 4 7 5.500-4-3 11q-7 2-13 0z"),
        fill("#c8842f", "M123.500 116l0-15 4 7 5.500-4-3 11q-3 1-6.500 1z"),
        fill("url(#d)", "M151 142v-42a26 26 0 0 0-8-18.500v60.500z"),
        fill("url(#d)", "M99 142V98q-1-13 8-19-16-2-21 12-3 8-3 20v38z"),
        fill("#f0c878", "M83 149V111q0-12 3-20l1.500 1q-2.500 8-2.500 19v37.300z"),
        line("#4a2810", 1.6, "M84 120l15-5M84 138l15-7M87 100l12-4"),
        dots(
            "#ffd98a",
            1,
            (88, 113),
            (94, 111),
            (88, 130),
            (94, 127),
            (88, 143),
            (94, 139),
            (90, 94),
            (147, 95),
            (147, 108),
            (147, 121),
            (147, 134),
        ),
        fill("#ffe27a", "M119 72l-2-8 4.500 3 3.500-5 3.500 5 4.500-3-2 8z"),
    ]
    front = [
        fill("#d8a45c", "M56 142h136l14 28H42z"),
        fill("#8f5a28", "M151 142h41l14 28h-40z"),
        fill("#ffe08a", "M101 142h48l20 28H84z", opacity=0.85),
        line("#a8692f", 1, "M54 147h141M50 154h149M46 162h157", opacity=0.6),
        dots("#fff3b0", 1.1, (112, 146), (120, 149), (134, 147), (140, 151), (128, 153), (116, 156)),
        dots("#b9741c", 0.7, (113, 147), (121, 150), (135, 148), (141, 152), (129, 154), (117, 157)),
        fill("#32190c", folk(72, 152, 22), folk(172, 152, 22)),
        line("#32190c", 1.3, "M79 153V122M179 153V122"),
        fill("#32190c", "M79 116l3 8-3 3-3-2zM179 116l3 8-3 3-3-2z"),
        line("#ffd98a", 1.1, "M75.500 137l2 14M169 137l-2.500 14"),
        fill(p.roof, "M70 136h5.500l1 8h-7.500zM169 136h5.500l1 8h-7.500z"),
        fill("#32190c", folk(128, 164, 12), folk(140, 165, 12), "M129 154.500h10v5h-10z"),
        fill("#e0a02c", "M129 154.500h10v-1q-5-3-10 0z"),
        fill(
            "#32190c",
            curve([(-4, 140), (20, 148), (36, 162), (60, 171)]),
            curve([(180, 171), (206, 160), (226, 148), (244, 142)]),
        ),
        fill("#32190c", cypress(16, 160, 56), cypress(32, 166, 38), cypress(222, 160, 52), cypress(208, 168, 34)),
        line("#5a3115", 1.2, bird(186, 60, 8), bird(198, 68, 6)),
    ]
    return Drawing(defs, back, subject, front)


@picture("royal-mint", focus=70)
def royal_mint() -> Drawing:
    """A screw press, two at its ropes, and a coin as tall as its minter."""
    p = MONUMENT
    defs = linear("s", (0, "#7d4420"), (1, "#dca45e"))
    defs += linear("e", (0, "#eba043"), (0.6, "#fff1c4"), (1, "#ffe9b0"))
    defs += linear("b", (0, "#fff1c4", 0.75), (1, "#fff1c4", 0))
    defs += radial("h", (0, "#fffbe0"), (0.35, "#ffd45e", 0.8), (1, "#ff9a2e", 0))
    panes = (arch(58, 96, 34, 64), arch(196, 96, 26, 52))
    back = [
        fill("url(#s)", rect(0, 0, 240, 170)),
        fill("#3a1b0d", "M-4-4h248v58Q224 8 122 7T-4 54z"),
        line("#8f5228", 2, "M-4 54Q20 8 122 7T244 54"),
        fill("#7d4a21", arch(58, 100, 42, 72), arch(196, 100, 34, 60)),
        fill("url(#e)", *panes),
        fill("#fffbe8", ellipse(57, 58, 10)),
        fill(p.far, "M41 96V84l8-6 6 5 9-8 11 10v11zM183 96V84l8-5 8 4 10-6v19z"),
        line("#7d4a21", 1.4, "M58 32v64M41 62h34M41 80h34M196 44v52M183 70h26"),
        fill("#8f5a2a", rect(0, 126, 240, 44)),
        line(
            "#5a3115", 1, "M-4 134h248M-4 146h248M60 126l-30 44M184 126l30 44M104 126l-8 44M146 126l8 44", opacity=0.6
        ),
        fill("url(#b)", "M41 40L75 96 176 170H70L41 96z", opacity=0.7),
    ]
    steel, wood = ("#fff6da", "#c9a878", "#7d5a3c"), ("#d9884e", "#9c4f2c", "#5c2a1a")

    def post(x: float, y: float, width: float, height: float, tones: tuple[str, str, str]) -> str:
        light, body, shade = tones
        return (
            fill(body, rect(x, y, width, height))
            + fill(light, rect(x, y, width * 0.35, height))
            + fill(shade, rect(x + width * 0.72, y, width * 0.28, height))
        )

    def slab(x: float, y: float, width: float, height: float, depth: float) -> str:
        """A squared timber: its top in the light, its front, its right end in the shade."""
        return (
            fill("#eaa56c", f"M{at(x, y)}l{at(depth, -depth * 0.5)}h{number(width)}l{at(-depth, depth * 0.5)}z")
            + fill("#b5623a", rect(x, y, width, height))
            + fill("#d9884e", rect(x, y, width * 0.24, height))
            + fill(
                "#5c2a1a", f"M{at(x + width, y)}l{at(depth, -depth * 0.5)}v{number(height)}l{at(-depth, depth * 0.5)}z"
            )
        )

    subject = [
        fill("#5a3115", ellipse(130, 146, 58, 4), opacity=0.6),
        slab(82, 124, 80, 22, 10),
        post(92, 52, 13, 72, wood),
        post(143, 52, 13, 72, wood),
        post(119, 24, 12, 70, steel),
        line("#5a3115", 1.3, *(f"M119 {y}l12-3" for y in (36, 41, 67, 72, 77, 82, 87))),
        slab(84, 46, 76, 16, 8),
        fill("#ffe27a", "M116 59l-3-10 6 4 5-6 5 6 6-4-3 10q-8 2-16 0z"),
        post(111, 90, 28, 9, steel),
        fill(steel[1], rect(64, 22, 122, 6)),
        fill(steel[0], rect(64, 22, 122, 2.2)),
        fill(steel[2], rect(64, 26.2, 122, 1.8)),
        post(116, 15, 18, 19, steel),
        *(
            dots(tone, radius, *((x - shift, 25 - shift) for x in (62, 188)))
            for tone, radius, shift in ((steel[2], 8.5, 0), (steel[1], 7, 1), (steel[0], 3, 3))
        ),
        fill("url(#h)", ellipse(125, 112, 36, 26)),
        post(105, 112, 40, 12, steel),
        fill("#fff6da", "M105 112l6-3h40l-6 3z"),
        fill("#e0a02c", ellipse(126, 109.5, 11, 3)),
        fill("#fff0a0", ellipse(126, 108.3, 11, 3)),
        line("#fffbe0", 0.9, "M112 104l-7-5M140 104l7-5M117 101l-3-6M135 101l3-6", cap=True),
    ]

    def minter(x: float, y: float, coat: str, lit: str, *hands: tuple[float, float]) -> str:
        """Seen from behind: legs apart, smock, a cap, both sleeves up to the hands on the rope."""
        arms = [[(x + 5 * side, y - 30), hand] for side, hand in zip((-1, 1), hands, strict=True)]
        return (
            limb("#32190c", 5, [(x - 6, y), (x - 3, y - 15)], [(x + 7, y), (x + 3, y - 15)])
            + fill(coat, f"M{x - 8} {y - 32}q8-4 16 0l2 20q-10 4-20 0z")
            + fill(lit, f"M{x - 8} {y - 32}q4-2 7-2l-4 22q-3 0-5-2z")
            + limb(coat, 5, *arms)
            + limb(lit, 1.6, arms[0])
            + dots("#e8b080", 3.2, *hands)
            + fill("#d8a070", ellipse(x, y - 38, 4.8))
            + fill("#5a3115", f"M{x - 5} {y - 39}q5-11 10.500 0z")
        )

    coin = [
        fill("#5a3115", ellipse(194, 147, 26, 3.5)),
        fill("#8a5414", ellipse(192, 118, 28)),
        fill("#c8842f", "M185 90h7v56h-7z", ellipse(189, 118, 28)),
        line(
            "#8a5414",
            0.8,
            *(f"M{at(185 + 28 * math.cos(a), 118 + 28 * math.sin(a))}h6" for a in (k * 0.16 - 1.3 for k in range(17))),
        ),
        fill("#f7cf5e", ellipse(185, 118, 27)),
        fill("#fff0a0", "M185 91a27 27 0 0 0-23 41q4-28 37-37-6-4-14-4z"),
        line("#b9741c", 1.3, ellipse(185, 118, 22)),
        fill("#b9741c", "M172 127l-3-20 9 7 7-11 7 11 9-7-3 20q-13 3-26 0z"),
        fill("#fff6c8", "M172 125.500l-3-19 9 7 6-9-1 23q-6 0-11-2z"),
        dots("#f7cf5e", 1.2, (178, 122), (185, 122), (192, 122)),
    ]
    front = [
        *coin,
        line("#4a2412", 3.6, "M62 28L71 118M188 28L172 118", cap=True),
        line("#e8c07c", 1.8, "M62 28L71 118M188 28L172 118"),
        minter(62, 155, "#2f8680", "#7cc8bb", (69, 102), (70, 110)),
        minter(160, 155, "#b5413f", "#e07a5f", (175, 104), (173, 112)),
        fill("#c8842f", "M78 162q6-14 16-15 10-9 18 0 12 2 20 15z"),
        fill("#f7cf5e", "M78 162q6-14 16-15 8-8 14-3-2 9-10 18z"),
        dots("#fff6c8", 1.7, (88, 154), (95, 150), (102, 147), (92, 159), (100, 155), (108, 151)),
        dots("#ffe27a", 1.7, (113, 155), (108, 159), (120, 158), (72, 160), (138, 160), (66, 164), (144, 163)),
        fill("#5a3115", "M84 160h44l-4 12H88z"),
        fill("#8a5228", "M84 160h18v12H88z"),
        line("#c8842f", 1, "M84 161h44"),
    ]
    ground = fill(
        "#32190c", curve([(-4, 152), (20, 156), (40, 166), (70, 171)]), curve([(176, 171), (206, 164), (244, 154)])
    )
    return Drawing(defs, back, [group("translate(-4)", *subject)], [group("translate(-4)", *front), ground])
