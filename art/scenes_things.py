"""Treasures and Calamities for composed pictures."""

from __future__ import annotations

from art.kit import arch, battlements, bird, dots, ellipse, fill, folk, line, pine, polygon, rect
from art.parts import part
from art.scenery import house, tower
from art.scenes import PALETTES
from art.scenes_built import knoll

BODY = "#3a1b12"


def plinth(name: str) -> str:
    """A block of stone for a precious thing."""
    p = PALETTES[name]
    return (
        fill(p.front, ellipse(126, 150, 62, 6), opacity=0.5)
        + fill(p.far, "M84 122h84l8-6H92z")
        + fill(p.mid, rect(84, 122, 84, 28))
        + fill(p.far, rect(84, 122, 26, 28))
        + fill(p.near, rect(146, 122, 22, 28), "M168 122l8-6v30l-8 4z")
    )


@part("subject", "treasure")
def coffer(name: str) -> str:
    """An open casket, heaped with gold."""
    p = PALETTES[name]
    gold = [
        (94, 96),
        (102, 90),
        (110, 94),
        (112, 84),
        (120, 90),
        (122, 79),
        (130, 86),
        (134, 94),
        (140, 84),
        (146, 92),
        (154, 96),
        (126, 96),
        (104, 98),
        (148, 98),
    ]
    return (
        fill(p.front, ellipse(126, 138, 58, 6), opacity=0.5)
        + fill(p.deep, "M82 92l-8-34q46-24 104 0l-8 34z")
        + fill(p.eave, "M88 90l-6-26q42-18 88 0l-6 26z")
        + line(p.stone, 4, "M82 92l-8-34q46-24 104 0l-8 34")
        + dots(p.shade, 6, *gold)
        + dots(p.window, 5, *((x, y - 1) for x, y in gold))
        + dots("#fffbe0", 1.6, *((x - 1, y - 3) for x, y in gold))
        + fill(p.roof, "M118 82l7-9 7 9-7 10z")
        + fill("#ffb0cc", "M118 82l7-9v19z")
        + fill("#8a4a26", rect(80, 98, 92, 40))
        + fill("#b8703c", rect(80, 98, 30, 40))
        + fill("#5c2c16", rect(152, 98, 20, 40))
        + fill(
            p.stone,
            rect(78, 96, 96, 6),
            rect(80, 133, 92, 5),
            rect(92, 98, 8, 40),
            rect(152, 98, 8, 40),
            rect(117, 98, 18, 17),
        )
        + fill(p.light, rect(78, 96, 36, 2.5), rect(92, 98, 3, 40), rect(117, 98, 6, 17))
        + fill(p.deep, ellipse(126, 104, 2.6), rect(125, 104, 2, 7))
    )


@part("subject", "treasure")
def chalice(name: str) -> str:
    """A cup with jewels, on its block."""
    p = PALETTES[name]
    return (
        plinth(name)
        + fill(p.stone, "M98 44h56q4 36-22 44v18q16 2 20 14h-52q4-12 20-14V88q-26-8-22-44z")
        + fill(p.light, "M98 44h16q-2 32 8 42v22q-10 4-12 12h-10q4-12 20-14V88q-26-8-22-44z")
        + fill(p.shade, "M142 44h12q4 36-22 44v18q16 2 20 14h-10q-4-8-14-12V88q16-12 14-44z")
        + fill(p.deep, ellipse(126, 44, 28, 5))
        + fill(p.eave, ellipse(126, 45, 23, 3))
        + fill(p.roof, polygon((126, 56), (133, 66), (126, 76), (119, 66)))
        + fill("#ffb0cc", polygon((126, 56), (126, 76), (119, 66)))
        + dots("#3fb0d0", 3, (107, 62), (145, 62))
        + fill(p.stone, ellipse(126, 96, 9, 4))
        + fill("#fff", "M84 40l2 7 7 2-7 2-2 7-2-7-7-2 7-2zM168 62l2 5 5 2-5 2-2 5-2-5-5-2 5-2z")
    )


@part("subject", "treasure")
def crown(name: str) -> str:
    """A crown on a cushion."""
    p = PALETTES[name]
    return (
        plinth(name)
        + fill(p.eave, "M82 120q-8-8 2-16 42-10 84 0 10 8 2 16-44 8-88 0z")
        + fill(p.roof, "M82 112q2-6 8-9 36-6 72 0-36 2-56 14-16-1-24-5z")
        + dots(p.window, 3, (80, 104), (172, 104), (80, 120), (172, 120))
        + fill(p.stone, "M94 104l-10-44 24 20 18-36 18 36 24-20-10 44q-32 12-64 0z")
        + fill(p.light, "M94 104l-10-44 24 20 18-36 4 10-10 54q-14 0-26-4z")
        + fill(p.shade, "M158 104l10-44-24 20-4-8-4 38q12-2 22-6z")
        + fill(p.light, "M94 98q32 12 64 0v6q-32 12-64 0z")
        + dots(p.roof, 4, (126, 103), (126, 42))
        + dots("#3fb0d0", 3, (106, 101), (146, 101), (84, 58), (168, 58))
    )


@part("subject", "treasure")
def sword(name: str) -> str:
    """A sword upright in its block, a ribbon about it."""
    p = PALETTES[name]
    return (
        plinth(name)
        + fill("#8fb8b0", "M120 118V52l6 0v66z")
        + fill("#f4fffa", "M120 118V52h4v66z")
        + fill("#5c8a84", "M126 52h6v66h-6z")
        + fill(p.stone, "M96 44h60q6 4 0 9H96q-6-5 0-9z", rect(121, 22, 10, 24), ellipse(126, 18, 7))
        + fill(p.light, "M96 44h30v4H94q0-3 2-4z", ellipse(124, 16, 3.5))
        + fill(p.eave, rect(122, 25, 8, 18))
        + fill(p.roof, ellipse(126, 48.5, 4))
        + fill(p.roof, "M132 60q22 6 14 24t12 30l-8 4q-16-16-8-30t-10-18z")
        + fill(p.eave, "M132 60q14 4 16 12-4 6-6 14 2-12-10-16z")
        + fill("#fff", "M104 66l2 8 8 2-8 2-2 8-2-8-8-2 8-2z")
        + fill(p.sun, ellipse(126, 119, 22, 4), opacity=0.6)
    )


@part("subject", "treasure")
def tome(name: str) -> str:
    """An open book on a stand, light from its pages."""
    p = PALETTES[name]
    return (
        fill(p.front, ellipse(126, 148, 40, 5), opacity=0.5)
        + fill(p.sun, polygon((82, 74), (170, 74), (206, -4), (46, -4)), opacity=0.25)
        + fill("#8a4a26", "M118 100h16l4 40h18l4 8H92l4-8h18z")
        + fill("#b8703c", "M118 100h6l-3 40h-2l-23 2-4 6H92l4-8h18z")
        + fill(p.eave, "M70 104l10-38 46 8 46-8 10 38-56 8z")
        + fill("#fff8e0", "M76 98l8-38q28-2 42 12v36q-18-12-50-10z")
        + fill("#d8cfa0", "M176 98l-8-38q-28-2-42 12v36q18-12 50-10z")
        + line("#9c8a54", 1.3, "M90 68q16 0 28 7M88 76q18 0 30 7M86 84q18 0 32 7M162 68q-16 0-28 7M164 76q-18 0-30 7")
        + fill(p.roof, "M140 86l10-3 2 9-10 4zM126 108l5-2v18l-3-4-3 4z")
        + dots(p.window, 1.6, (110, 44), (126, 30), (142, 46), (98, 26), (152, 22), (120, 56), (134, 58))
        + fill("#fff", "M126 36l3 9 9 3-9 3-3 9-3-9-9-3 9-3z")
    )


@part("subject", "calamity")
def blaze(name: str) -> str:
    """A town on fire."""
    p = PALETTES[name]
    return (
        knoll(p)
        + fill(
            p.roof,
            "M74 128q-12-26 8-46 0 10 8 14-2-30 20-48 0 16 8 20 0-20 14-34 0 22 10 30 8-10 8-20 16 22 12 42 6-4 8-10 16 26 4 52z",
        )
        + fill(
            p.window,
            "M86 130q-8-18 6-32 2 10 8 10-2-22 14-34 0 14 8 20 2-14 10-20 2 16 10 24 4-6 4-12 12 18 8 34 4-2 6-6 6 8 2 16z",
        )
        + fill(BODY, "M74 134v-22l8-10 8 10h4V92l6 2 6-4 6 3v39h10v-26l14-17 14 17v8l8 5 6-8 8 10v13z")
        + fill(
            p.window,
            *(arch(x, y, 5, 8) for x, y in ((82, 124), (103, 110), (132, 118), (140, 118), (164, 128), (103, 126))),
        )
        + dots("#ffe08a", 1, (80, 52), (96, 34), (112, 22), (140, 24), (160, 40), (174, 58), (70, 74), (184, 80))
        + fill(p.front, folk(88, 146, 11), folk(98, 147, 10), folk(112, 146, 11))
    )


@part("subject", "calamity")
def twister(name: str) -> str:
    """A whirlwind tears a roof away."""
    p = PALETTES[name]
    return (
        knoll(p)
        + fill(
            p.near,
            "M64 20q60-18 130-2 6 14-30 20-20 14-16 36-10 12-2 24-12 14-2 36h-20q-14-16-4-36-10-12-8-28-2-20-26-30-28-8-22-20z",
        )
        + fill(
            p.mid,
            "M64 20q60-18 130-2-50-8-96 6-24 8-34-4zM88 42q30 12 76-4-20 14-40 12-22 0-36-8zM112 74q20 6 36 0-14 12-32 8zM118 98q14 6 26 2-8 10-26 6zM120 118q14 4 24 0-6 10-22 8z",
        )
        + fill(p.low, "M80 22q50-12 100-4-40-2-100 4zM96 44q20 8 50 2-26 8-50-2z", opacity=0.6)
        + house(66, 138, 40, 16, p)
        + house(152, 136, 42, 18, p)
        + fill(p.front, "M96 66l16-8 4 6-16 9zM156 88l12 2-3 6-11-3zM104 92l8-6 3 5-7 5zM160 58l8-4 2 5-7 3z")
        + line(p.front, 1.4, "M86 82l8 4M170 70l7-5M98 108l6-2M158 106l9 2", cap=True)
        + fill(p.front, folk(128, 150, 11), folk(116, 149, 10))
    )


@part("subject", "calamity")
def wave(name: str) -> str:
    """A wave above a lone tower."""
    p = PALETTES[name]
    return (
        tower(150, 136, 22, 46, p, 18, 4)
        + fill(p.window, arch(161, 112, 4.5, 9))
        + fill("#1f4a58", "M30 150q4-80 62-104 36-12 58 8 12 16-4 24-4-18-22-12-28 14-14 44t86 40z")
        + fill("#3f8a94", "M30 150q4-80 62-104 30-10 50 2-40-4-62 30-18 30-8 72z")
        + fill("#12303c", "M72 150q0-40 22-62 14-14 34-10-20 8-18 34t40 38z")
        + fill("#f0f4e0", "M92 46q36-12 58 8 12 16-4 24 6-10-4-18-10-8-26-4-20 4-32 18 2-20 22-24-10-4-14-4z")
        + dots("#f0f4e0", 2.6, (150, 84), (140, 82), (156, 74), (158, 62), (146, 92), (132, 78))
        + line("#a8dcd4", 1.4, "M52 128q4-34 24-56M84 140q0-30 16-48", cap=True, opacity=0.7)
        + fill("#1a3a46", "M20 150q40-14 90-6t100-4v14H20z")
        + line("#a8dcd4", 1.3, "M120 148h22M158 146h24M90 150h16", cap=True, opacity=0.8)
    )


@part("subject", "calamity")
def bolt(name: str) -> str:
    """Lightning splits a tower."""
    p = PALETTES[name]
    return (
        knoll(p)
        + fill(p.near, "M40 34a16 12 0 0 1 26-10 22 16 0 0 1 42-6 20 14 0 0 1 36 2 18 13 0 0 1 34 4 14 10 0 0 1 18 12z")
        + fill(p.front, "M40 34q40-8 80-4t76 4q-30 10-78 6t-78-6z", opacity=0.6)
        + fill(p.window, "M132 36l-26 46h14l-10 30 34-44h-16l22-32z")
        + fill("#fff", "M134 38l-22 40h12l-10 26 24-34h-14l18-32z")
        + fill(p.stone, "M96 134V84h10l4 14-6 10 10 12v14z", battlements(94, 86, 14, 2, 7))
        + fill(p.light, "M96 134V84h5v50z")
        + fill(p.shade, "M126 134l-4-14 10-12-4-12 12-12h12v50z", battlements(138, 86, 16, 2, 7))
        + fill(p.deep, arch(142, 112, 5, 10), arch(102, 118, 4, 9))
        + fill(p.roof, "M108 124q-2-10 6-18 8 8 12 4-2 14-4 14z")
        + fill(p.stone, "M72 136l8-8 8 8zM164 138l6-8 10 8zM112 108l6-6 4 6-6 4z")
        + fill(p.front, folk(82, 148, 11), folk(168, 149, 12), pine(190, 142, 24))
        + line(p.front, 1.3, bird(70, 60, 8), bird(176, 66, 7))
    )
