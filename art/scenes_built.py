"""What people built, for composed pictures: Structures, Duchies, Monuments, and what is left of such things."""

from __future__ import annotations

from art.kit import arch, battlements, dots, ellipse, fill, folk, line, peak, polygon, rect, tree, windows
from art.palettes import Palette
from art.parts import part
from art.scenery import house, tower
from art.scenes import PALETTES


def knoll(p: Palette, y: float = 134) -> str:
    """The ground under a subject."""
    return fill(p.near, f"M34 {y + 14}q30-{18} 92-18t90 18z") + fill(
        p.front, f"M124 {y - 4}q60 0 92 18h-80z", opacity=0.25
    )


@part("subject", "structure", "duchy")
def keep(name: str) -> str:
    """A tower with a wing and a turret."""
    p = PALETTES[name]
    return (
        knoll(p)
        + tower(160, 134, 18, 46, p, 22)
        + tower(100, 134, 30, 66, p, 28, 4, p.roof)
        + fill(p.stone, rect(126, 96, 46, 38), battlements(126, 96, 46, 7, 6))
        + fill(p.shade, rect(152, 96, 20, 38))
        + fill(p.light, rect(126, 96, 8, 38))
        + fill(p.deep, arch(143, 134, 14, 21), *(arch(115, y, 5, 10) for y in (84, 104)), arch(169, 104, 4, 9))
        + fill(p.window, arch(161, 116, 4.5, 9), arch(115, 124, 5, 10))
        + fill(p.light, "M138 134h10l10 16h-28z", opacity=0.5)
    )


@part("subject", "structure", "duchy")
def village(name: str) -> str:
    """Gabled houses round a chapel, smoke, an oak."""
    p = PALETTES[name]
    return (
        knoll(p)
        + line(p.light, 3.4, "M96 84q-6-7 0-13t-2-14M176 88q-5-6 0-11t-1-11", cap=True, opacity=0.5)
        + tower(122, 122, 15, 44, p, 28)
        + fill(p.deep, windows((127, 92), (132, 92), width=2.6, height=6))
        + house(70, 128, 42, 18, p)
        + house(142, 128, 46, 20, p)
        + house(102, 138, 46, 20, p)
        + fill(p.window, rect(130, 124, 6, 7), rect(96, 115, 5, 6), rect(171, 114, 5, 6))
        + fill(p.deep, arch(111.5, 138, 7, 12))
        + fill(p.mid, tree(66, 136, 9))
        + fill(p.far, ellipse(63, 123, 5))
    )


@part("subject", "structure", "duchy")
def gatehouse(name: str) -> str:
    """A gate between two towers, banners, a road."""
    p = PALETTES[name]
    return (
        knoll(p)
        + fill(
            p.shade,
            rect(36, 106, 40, 28),
            rect(176, 106, 40, 28),
            battlements(36, 106, 40, 6, 5),
            battlements(176, 106, 40, 6, 5),
        )
        + fill(p.stone, rect(86, 84, 76, 50), battlements(84, 84, 80, 10, 7))
        + fill(p.light, rect(86, 84, 28, 50))
        + fill(p.deep, arch(124, 134, 28, 38))
        + line(p.stone, 1.2, "M116 98v20M124 96v22M132 98v20M110 106h28M110 114h28")
        + tower(64, 136, 26, 60, p, 24, 4, p.roof)
        + tower(158, 136, 26, 60, p, 24, 4, p.roof)
        + fill(p.roof, "M92 92h9v22l-4.500-4-4.500 4zM147 92h9v22l-4.500-4-4.500 4z")
        + fill(p.window, windows((77, 100), (171, 100), (77, 118), (171, 118), width=4, height=7))
        + fill(p.light, "M112 134h24l14 18H98z", opacity=0.5)
        + fill(p.front, folk(121, 140, 10), folk(130, 144, 11))
    )


@part("subject", "structure")
def watermill(name: str) -> str:
    """A mill by a stream, its great wheel turning."""
    p = PALETTES[name]
    spokes = "M154 82v56M126 110h56M134 90l40 40M174 90l-40 40"
    return (
        knoll(p)
        + fill(p.light, "M86 134V88l24-30 24 30v46z")
        + fill(p.shade, rect(132, 88, 40, 46))
        + fill(p.roof, "M110 56h42l26 34h-44z")
        + fill(p.eave, "M110 54L82 90h5l23-28 23 28h5z")
        + fill(p.window, arch(110, 88, 7, 13), rect(94, 100, 7, 9))
        + fill(p.deep, arch(112, 134, 13, 24))
        + line(p.eave, 6, ellipse(154, 110, 29))
        + line(p.stone, 2.4, ellipse(154, 110, 29), spokes)
        + dots(p.deep, 4, (154, 110))
        + fill(p.low, "M180 96q6 8 4 22v22h26q-12-8-16-22t-4-22z", opacity=0.8)
        + fill(p.far, "M100 144q40-10 92-6l30 12H76z")
        + line(p.light, 1.3, "M112 144h24M150 142h30M134 148h34M186 147h18", cap=True)
    )


@part("subject", "structure", "duchy")
def bridge(name: str) -> str:
    """A bridge of stone with a tower in its midst."""
    p = PALETTES[name]
    return (
        fill(p.far, rect(-4, 122, 248, 34))
        + line(p.light, 1.3, "M52 146h26M96 150h22M130 144h20M160 150h30M60 152h14", cap=True, opacity=0.7)
        + tower(108, 118, 32, 54, p, 30, 4, p.roof)
        + fill(p.deep, arch(124, 112, 15, 26), arch(117, 78, 4.5, 9), arch(130, 78, 4.5, 9))
        + fill(p.window, arch(124, 112, 9, 19))
        + fill(
            p.stone,
            "M-4 114q128-16 248 0v12q-10-2-18 6l-4 18h-12q-2-26-18-26t-18 26h-12l-2-8q-4-22-20-22t-20 22l-2 8h-12q-2-26-18-26t-18 26H48q-4-26-20-24-14 0-20 10l-12-4z",
        )
        + fill(p.light, "M-4 111q128-16 248 0v4q-120-16-248 0z")
        + fill(
            p.shade,
            "M70 150q-2-26-18-26 10-6 20 4 6 8 6 22zM164 150q-2-26-22-30 14-2 22 8 6 8 6 22zM118 150q-2-20-14-30 16 2 20 20l2 10z",
        )
        + fill(p.front, folk(72, 108, 9), folk(80, 107, 9), folk(168, 108, 9))
    )


@part("subject", "monument")
def temple(name: str) -> str:
    """A pediment on columns, a fire on its steps."""
    p = PALETTES[name]
    at = [84 + 15 * each for each in range(6)]
    return (
        knoll(p, 138)
        + fill(p.deep, rect(84, 82, 83, 46))
        + fill(p.window, arch(125, 128, 16, 32))
        + fill(p.stone, *(rect(x, 82, 9, 46) for x in at))
        + fill(p.light, *(rect(x, 82, 3.5, 46) for x in at))
        + fill(p.shade, *(rect(x + 6.5, 82, 2.5, 46) for x in at))
        + fill(p.light, "M72 76l53-28v28zM70 76h56v7H72z")
        + fill(p.stone, "M125 48l54 28h-54zM125 76h55l-2 7h-53z")
        + fill(p.shade, "M84 74l41-21 42 21z", opacity=0.6)
        + fill(p.window, ellipse(125, 67, 5), peak(121, 48, 8, 9))
        + fill(p.light, rect(72, 128, 106, 4), rect(66, 134, 118, 4))
        + fill(p.shade, rect(72, 131, 106, 3), rect(66, 137, 118, 4), rect(60, 141, 130, 5))
        + fill(p.deep, folk(112, 136, 10), folk(138, 139, 11))
    )


@part("subject", "monument")
def obelisk(name: str) -> str:
    """A needle of stone with a golden tip, on steps."""
    p = PALETTES[name]
    return (
        knoll(p, 140)
        + fill(p.light, polygon((108, 126), (115, 40), (125, 40), (125, 126)))
        + fill(p.shade, polygon((125, 40), (134, 40), (141, 126), (125, 126)))
        + fill(p.window, polygon((115, 40), (124.5, 22), (125, 40)))
        + fill(p.stone, polygon((124.5, 22), (134, 40), (125, 40)))
        + line(p.stone, 1.4, "M116 52l5 4-5 4M118 70h5M116 80l6 5-7 2M117 98a3 3 0 1 0 .1 0M114 112h7M114 116h7")
        + fill(p.light, rect(98, 126, 27, 6), rect(90, 132, 35, 6), rect(82, 138, 43, 6))
        + fill(p.shade, rect(125, 126, 27, 6), rect(125, 132, 35, 6), rect(125, 138, 43, 6))
        + fill(p.roof, "M84 138l-3-22q7-12 14 0l-3 22zM158 138l-3-22q7-12 14 0l-3 22z")
        + fill(p.window, ellipse(88, 108, 4, 8), ellipse(162, 108, 4, 8))
        + fill(p.deep, folk(110, 144, 10), folk(144, 143, 9))
    )


@part("subject", "monument")
def dome(name: str) -> str:
    """A dome over a drum, two slender towers."""
    p = PALETTES[name]
    return (
        knoll(p, 138)
        + tower(66, 138, 11, 78, p, 18)
        + tower(174, 138, 11, 78, p, 18)
        + fill(p.stone, rect(84, 94, 82, 44))
        + fill(p.light, rect(84, 94, 34, 44))
        + fill(p.shade, rect(144, 94, 22, 44))
        + fill(p.light, rect(80, 90, 45, 6))
        + fill(p.shade, rect(125, 90, 45, 6))
        + fill(p.eave, "M90 90q0-42 35-48 35 6 35 48z")
        + fill(p.roof, "M90 90q0-42 35-48 8 8 10 48z")
        + fill(p.far, "M94 88q2-32 24-42-12 14-14 42z", opacity=0.6)
        + fill(p.window, rect(124, 30, 2, 13), ellipse(125, 30, 3))
        + fill(p.deep, *(arch(x, 138, 14, 30) for x in (101, 149)), arch(125, 138, 18, 36))
        + fill(p.window, arch(125, 138, 11, 27))
        + fill(p.deep, folk(120, 144, 9), folk(132, 145, 10))
    )


@part("subject", "monument")
def colossus(name: str) -> str:
    """A crowned figure of stone, a flame in its raised hand, a shield at its side."""
    p = PALETTES[name]
    return (
        knoll(p, 140)
        + fill(p.shade, "M140 68l14-6 4-26h8l-2 34-18 16z")
        + fill(p.stone, "M152 38l-2-6h18l-2 6z")
        + fill(p.window, "M152 32q-6-12 7-22 12 10 7 22z")
        + fill(p.stone, "M106 120l2-34-8-14q8-12 26-12t26 12l-8 14 4 34z")
        + fill(p.light, "M106 120l2-34-8-14q6-9 18-11-8 30-4 59z")
        + fill(p.shade, "M128 60q18 2 24 12l-8 14 4 34h-16q6-30-4-60z")
        + line(p.deep, 1.3, "M122 86q-2 18 0 34M130 84q3 18 2 36", opacity=0.7)
        + fill(p.deep, "M110 84h34l2 5h-37z")
        + fill(p.eave, "M86 84q14-4 24 0v16q-2 14-12 20-10-6-12-20z")
        + fill(p.roof, "M86 84q6-2 12-2v38q-10-6-12-20z")
        + fill(p.stone, ellipse(126, 48, 9, 12))
        + fill(p.light, "M117 48a9 12 0 0 1 9-12q-4 10-2 24-7-2-7-12z")
        + fill(p.shade, "M120 52h12q2 12-6 16-8-4-6-16z")
        + fill(p.window, "M115 42l-4-14 9 6 6-10 6 10 9-6-4 14q-11-5-22 0z")
        + fill(p.light, rect(94, 120, 32, 8), rect(86, 128, 40, 14))
        + fill(p.shade, rect(126, 120, 32, 8), rect(126, 128, 40, 14))
        + fill(p.deep, folk(100, 148, 10), folk(110, 147, 9), folk(154, 148, 10))
    )


@part("subject", "monument")
def stair(name: str) -> str:
    """A stepped pyramid, a shrine on top, a stair in the sun."""
    p = PALETTES[name]
    lit = shaded = ""
    for step in range(5):
        half, y = 62 - step * 11, 140 - step * 14
        lit += rect(125 - half, y - 14, half, 14)
        shaded += rect(125, y - 14, half, 14)
    return (
        knoll(p, 140)
        + fill(p.stone, lit)
        + fill(p.shade, shaded)
        + line(p.light, 2, *(f"M{63 + k * 11} {126.5 - k * 14}h{62 - k * 11}" for k in range(5)))
        + fill(p.light, polygon((116, 70), (134, 70), (142, 140), (108, 140)))
        + line(p.shade, 1, *(f"M110 {78 + 8 * k}h30" for k in range(8)))
        + fill(p.stone, rect(108, 46, 34, 24))
        + fill(p.light, rect(108, 46, 12, 24), rect(104, 42, 42, 5))
        + fill(p.deep, arch(125, 70, 13, 18))
        + fill(p.window, arch(125, 70, 8, 13), ellipse(125, 34, 6, 8))
        + fill(p.deep, folk(121, 118, 8), folk(128, 132, 9))
    )


@part("subject", "discovery")
def crystal(name: str) -> str:
    """A cluster of crystals, someone before it."""
    p = PALETTES[name]
    return (
        knoll(p, 136)
        + fill(p.stone, "M82 136l-10-34 10-14 12 16 6 32z")
        + fill(p.light, "M82 136l-10-34 10-14 2 48z")
        + fill(p.stone, "M104 136l2-80 16-26 16 28 4 78z")
        + fill("#fff", "M104 136l2-80 16-26-4 106z", opacity=0.85)
        + fill(p.shade, "M122 30l16 28 4 78h-14l-2-70z")
        + fill(p.shade, "M138 136l12-48 16-14 8 18-6 44z")
        + fill(p.stone, "M138 136l12-48 16-14-8 62z")
        + fill(p.roof, "M92 136l8-26 8 26z")
        + fill(p.front, folk(112, 144, 13))
        + fill(p.window, ellipse(118, 136, 2))
    )


@part("subject", "discovery")
def ruin(name: str) -> str:
    """A broken arch, fallen drums, ivy."""
    p = PALETTES[name]
    return (
        knoll(p, 138)
        + fill(
            p.stone,
            "M74 138V80q2-34 34-46l16-2-4 12 6 8-6 6q-22 4-22 24v56z",
            "M150 138V82q-1-8-6-12l8-4 2-10 8 2q8 10 10 22v58z",
        )
        + fill(p.light, "M74 138V80q2-34 34-46l6-1q-24 14-28 44v61z", "M150 138V82q-1-8-6-12l4-2q8 6 8 16v54z")
        + fill(p.shade, "M90 138V80q2-26 34-30l2 2-6 6q-22 4-22 24v56zM164 138V80q0-12-6-22l4 0q8 10 10 22v58z")
        + fill(p.light, rect(70, 84, 31, 5), rect(147, 84, 28, 5))
        + fill(p.stone, "M112 140a10 10 0 0 1 20 0zM176 140v-12h18v12zM136 142l4-8 10 2 2 6z")
        + fill(p.light, "M112 140a10 10 0 0 1 10-10q-4 4-4 10zM176 128h18v3h-18z")
        + line(p.deep, 1, "M74 106h24M74 122h24M80 62l14 8M92 44l10 10M150 106h22M150 122h22", opacity=0.7)
        + dots("#3f9a76", 5, (80, 70), (76, 80), (84, 88), (76, 98), (168, 78), (172, 90), (166, 100))
        + dots("#7cd0a0", 2, (78, 68), (74, 78), (82, 86), (166, 76), (170, 88))
        + fill(p.front, folk(122, 148, 13))
        + line(p.roof, 1.2, "M128 148v-15")
        + fill(p.window, ellipse(128, 132, 8), opacity=0.3)
        + fill(p.window, ellipse(128, 132, 2.2))
    )


@part("subject", "discovery")
def wreck(name: str) -> str:
    """The ribs of a great ship on the strand, one lantern."""
    p = PALETTES[name]
    ribs = "".join(f"M{84 + 12 * k} {130 + k % 2}q-{9 - k}-{22 + k} {2 * k - 6}-{50 - 3 * k}" for k in range(7))
    return (
        knoll(p, 138)
        + line(p.stone, 3, "M122 96L106 24M98 44l36-8", cap=True)
        + fill(p.light, "M102 46l30-7 8 22-12-4-4 10-10-8-6 6z", opacity=0.7)
        + line(p.shade, 3.4, ribs, cap=True)
        + fill(p.front, "M62 114q56 20 122-6l8-16q4 34-24 46H84q-18-6-22-24z")
        + fill(p.stone, "M62 114q56 20 122-6l8-16 1 10-8 16q-62 22-120 6z")
        + fill(p.shade, "M65 124q60 16 120-6l-4 8q-56 18-112 6z")
        + fill(p.light, "M62 114q56 20 122-6l2-4v5q-64 26-123 8z")
        + fill(p.stone, "M184 108q10-22 2-44l10-6-2 12q6 22-4 40z")
        + fill(p.light, "M184 108q10-22 2-44l4-2q6 22-2 44z")
        + fill(p.deep, "M98 128l14 2 4 10H98zM138 130l12-2 2 12h-12z")
        + fill(p.front, folk(80, 150, 14))
        + fill(p.window, ellipse(87, 140, 8), opacity=0.3)
        + fill(p.window, ellipse(87, 140, 2.4), ellipse(124, 134, 2))
    )


@part("subject", "discovery")
def stones(name: str) -> str:
    """A ring of standing stones, signs aglow, a light in the midst."""
    p = PALETTES[name]
    return (
        knoll(p, 136)
        + fill(p.light, "M112-4h26l10 132h-46z", opacity=0.2)
        + fill(p.shade, "M100 120l2-34 12-3 2 37zM136 120l1-36 12 3 2 33z")
        + fill(p.sun, ellipse(125, 124, 22, 5), opacity=0.7)
        + fill(p.stone, "M62 140l4-62 18-6 6 10 2 58zM160 140l4-58 8-8 16 8 4 58z")
        + fill(p.light, "M62 140l4-62 9-3-3 65zM160 140l4-58 6-6 2 64z")
        + fill(p.shade, "M82 74l8 8 2 58H82zM182 78l6 4 4 58h-10z")
        + fill(p.stone, "M60 76q32-14 66-16l2-12q-38 2-70 16z", "M134 60l2-12 22 2q18 4 32 14l-2 14q-26-14-54-18z")
        + fill(p.light, "M58 64q34-14 70-16l-1 5q-36 2-69 15zM136 48l22 2q18 4 32 14v4q-26-14-55-15z")
        + line(p.window, 1.6, "M76 92l4 6-5 5 5 6M78 120v8M174 96l5 5-5 5v8M176 124l4 6", cap=True)
        + fill(p.front, folk(118, 136, 12), folk(130, 137, 13))
    )
