"""The backs of composed pictures: sky and land, or a room, for each family.

Subjects, fronts and props are in the modules `scenes_…`.
"""

from __future__ import annotations

from art.kit import (
    arch,
    cloud,
    crag,
    curve,
    dashes,
    ellipse,
    fill,
    line,
    linear,
    pine,
    polygon,
    radial,
    rect,
    stars,
    tree,
)
from art.palettes import (
    ADVISOR,
    ASH,
    CALAMITY,
    DISCOVERY,
    MONUMENT,
    RATS,
    SPECIALIST,
    STRUCTURE,
    TREASURE,
    Palette,
)
from art.parts import part
from art.scenery import sky

PALETTES: dict[str, Palette] = {
    "structure": STRUCTURE,
    "specialist": SPECIALIST,
    "monument": MONUMENT,
    "discovery": DISCOVERY,
    "treasure": TREASURE,
    "calamity": CALAMITY,
    "menace": ASH,
    "vermin": RATS,
    "advisor": ADVISOR,
    "duchy": STRUCTURE,
}
OUTDOORS = ("structure", "specialist", "monument", "discovery", "calamity", "menace", "vermin", "duchy")
NIGHT = ("specialist", "discovery", "calamity", "menace", "vermin")


def air(name: str, x: float, y: float, radius: float) -> str:
    """The sky of a family and its sun; stars where it is dark."""
    p = PALETTES[name]
    defs, painted = sky(p, x, y, radius)
    lights = line(p.light, 1.1, stars(20, 7, bottom=60), cap=True, opacity=0.6) if name in NIGHT else ""
    return f"<defs>{defs}</defs>{painted}{lights}"


# --- sky and land


@part("back", *OUTDOORS)
def hills(name: str) -> str:
    """Rolling hills with groves under a high sun."""
    p = PALETTES[name]
    return (
        air(name, 64, 52, 13)
        + fill(p.light, cloud(132, 38, 62), cloud(8, 30, 42), opacity=0.35)
        + fill(p.far, curve([(-4, 98), (44, 84), (96, 96), (150, 80), (200, 92), (244, 82)]))
        + fill(p.mid, curve([(-4, 114), (50, 104), (110, 114), (170, 102), (244, 112)]))
        + fill(
            p.near,
            *(tree(x, y, r) for x, y, r in ((24, 112, 6), (34, 111, 5), (206, 108, 6), (216, 109, 5), (192, 106, 4))),
        )
        + fill(p.near, curve([(-4, 128), (60, 120), (130, 128), (190, 122), (244, 130)]))
        + fill(p.mid, "M120 126q30 2 20 12t-60 14-50 20h46q10-14 44-22t28-20-28-4z", opacity=0.5)
    )


@part("back", *OUTDOORS)
def mountains(name: str) -> str:
    """Two jagged ranges, mist between them, firs."""
    p = PALETTES[name]
    return (
        air(name, 58, 66, 15)
        + fill(p.far, crag(82, 15, 24, 5))
        + fill(p.mid, crag(104, 12, 20, 9))
        + fill(p.light, curve([(-4, 116), (60, 110), (120, 118), (190, 110), (244, 116)]), opacity=0.25)
        + fill(
            p.near,
            *(
                pine(x, y, h)
                for x, y, h in (
                    (20, 128, 22),
                    (32, 127, 28),
                    (44, 127, 20),
                    (196, 128, 26),
                    (208, 128, 20),
                    (222, 127, 30),
                )
            ),
        )
        + fill(p.near, curve([(-4, 128), (70, 124), (150, 130), (244, 124)]))
    )


@part("back", *OUTDOORS)
def shore(name: str) -> str:
    """A bay with a far coast and a sail."""
    p = PALETTES[name]
    return (
        air(name, 72, 60, 14)
        + fill(p.light, cloud(150, 32, 60), cloud(0, 40, 40), opacity=0.35)
        + fill(
            p.far,
            curve([(120, 104), (160, 90), (204, 97), (250, 84)], foot=108),
            curve([(-4, 102), (20, 98), (50, 105)], foot=108),
        )
        + fill(p.mid, rect(0, 105, 240, 24))
        + line(p.sun, 1.2, dashes(44, 90, 108, 124, 8, 3), opacity=0.7, cap=True)
        + line(p.far, 1.2, dashes(120, 220, 109, 124, 7, 4), opacity=0.6, cap=True)
        + fill(p.light, "M204 104V92q9 6 10 12zM202 104V95q-6 5-6 9z")
        + fill(p.front, "M192 105h26q-2 4-6 4h-14q-5 0-6-4z")
        + fill(p.near, curve([(-4, 124), (60, 128), (130, 121), (190, 128), (244, 122)]))
    )


@part("back", "treasure")
def vault(name: str) -> str:
    """A vault of stone, light from a slit."""
    p = PALETTES[name]
    wall = (
        "<defs>"
        + linear("s", (0, p.top), (0.6, p.middle), (1, p.near))
        + radial("g", (0, p.low, 0.8), (1, p.low, 0))
        + "</defs>"
    )
    return (
        wall
        + fill("url(#s)", rect(0, 0, 240, 170))
        + fill(p.near, *(arch(x, 128, 44, 96) for x in (30, 124, 212)))
        + fill(p.top, *(arch(x + 2, 128, 34, 88) for x in (30, 124, 212)))
        + fill(p.sun, arch(30, 76, 9, 36))
        + fill(p.low, "M26 42h8l100 90H60z", opacity=0.25)
        + fill("url(#g)", ellipse(126, 100, 84))
        + fill(p.mid, rect(68, 36, 13, 94), rect(168, 36, 13, 94))
        + fill(p.far, rect(68, 36, 5, 94), rect(168, 36, 5, 94), rect(64, 32, 21, 5), rect(164, 32, 21, 5))
        + fill(p.near, rect(0, 128, 240, 42))
        + line(p.front, 1.2, "M0 140h240M0 154h240M70 128l-26 42M176 128l26 42M124 128v42", opacity=0.5)
    )


@part("back", "treasure")
def cave(name: str) -> str:
    """A cave, a shaft of light from above."""
    p = PALETTES[name]
    glow = "<defs>" + radial("g", (0, p.sun), (0.2, p.low, 0.9), (0.6, p.far, 0.6), (1, p.far, 0)) + "</defs>"
    return (
        glow
        + fill(p.near, rect(0, 0, 240, 170))
        + fill("url(#g)", ellipse(126, 76, 130, 110))
        + fill(p.sun, polygon((104, -4), (144, -4), (190, 132), (66, 132)), opacity=0.22)
        + fill(
            p.near,
            "M-4-4h104l-14 26-12-8-10 34-14-22-12 40-16-14-10 62 12 60H-4zM244-4H146l10 22 14-10 8 36 14-18 12 42 14-16 10 58-10 64h36z",
        )
        + fill(p.front, "M-4-4h60L44 30l-14-8-6 50-14-8 4 54-14 56h-8zM244-4h-52l8 30 14-10 6 48 14-8-2 56 8 62h8z")
        + fill(p.mid, curve([(-4, 138), (60, 128), (126, 131), (190, 127), (244, 136)]))
        + fill(p.far, "M76 130l6-14 7 14zM176 130l5-18 8 18z", opacity=0.7)
    )


@part("back", "treasure")
def chamber(name: str) -> str:
    """A hung chamber: curtains, a round window, a carpet."""
    p = PALETTES[name]
    glow = "<defs>" + radial("g", (0, p.sun, 0.9), (0.5, p.low, 0.4), (1, p.low, 0)) + "</defs>"
    return (
        glow
        + fill(p.near, rect(0, 0, 240, 170))
        + fill(p.mid, rect(0, 0, 240, 126))
        + fill(p.near, ellipse(126, 58, 42))
        + fill(p.low, ellipse(126, 58, 37))
        + line(p.mid, 2, "M126 20v76M88 58h76M99 31l54 54M153 31L99 85")
        + fill(p.sun, ellipse(126, 58, 9))
        + fill("url(#g)", ellipse(126, 72, 92))
        + fill(p.roof, "M-4-4h70q4 60-30 84-4 30 2 50H-4zM244-4h-66q-2 60 26 84 6 30 0 50h40z")
        + fill(p.eave, "M30-4h36q4 60-30 84-4 30 2 50H22q8-70 8-134zM178-4h36q-2 80 12 134h-22q6-20 0-50-28-24-26-84z")
        + fill(p.window, "M34 80l8-6 4 5-9 6zM206 80l-8-6-4 5 9 6z")
        + fill(p.near, rect(0, 126, 240, 44))
        + fill(p.eave, "M70 130h112l30 40H40z")
        + line(p.window, 1.4, "M76 134h100M56 160h140")
    )


def niche(name: str, inside: str) -> str:
    """The wall of an Advisor: a pointed opening with a golden edge, something inside."""
    p = PALETTES[name]
    defs = (
        "<defs>"
        + linear("s", (0, p.near), (1, p.roof))
        + radial("g", (0, p.sun, 0.9), (0.4, p.window, 0.4), (1, p.window, 0))
        + "</defs>"
    )
    return (
        defs
        + fill("url(#s)", rect(0, 0, 240, 170))
        + inside
        + fill("url(#g)", ellipse(124, 96, 92))
        + fill(p.front, "M0 0h240v170h-34V92q0-52-84-88Q38 40 38 92v78H0z")
        + fill(p.low, "M38 170V92q0-52 84-88 84 36 84 88v78h-4V92Q202 44 122 9 42 44 42 92v78z")
        + line(
            p.top,
            2,
            "M0 44h44M0 88h38M0 130h38M20 44v44M14 88v42M240 44h-42M240 88h-34M240 130h-34M220 44v44M228 88v42",
        )
    )


@part("back", "advisor")
def study(name: str) -> str:
    """Shelves with books and flasks."""
    p = PALETTES[name]
    books = (
        (48, 52, 16),
        (54, 55, 13),
        (60, 50, 18),
        (172, 54, 14),
        (178, 51, 17),
        (190, 53, 15),
        (46, 94, 16),
        (60, 97, 13),
        (184, 93, 17),
        (190, 96, 14),
    )
    return niche(
        name,
        fill(p.top, rect(42, 68, 30, 3), rect(168, 68, 36, 3), rect(42, 110, 28, 3), rect(172, 110, 32, 3))
        + fill("#d9774a", *(rect(x, y, 4.5, h) for x, y, h in books[::2]))
        + fill("#5f8fc0", *(rect(x, y, 4.5, h) for x, y, h in books[1::2]))
        + fill(p.low, ellipse(54, 105, 4.5), rect(52.500, 96, 3, 6), ellipse(176, 105, 4.5), rect(174.500, 96, 3, 6)),
    )


@part("back", "advisor")
def window(name: str) -> str:
    """A night sky behind a lattice."""
    p = PALETTES[name]
    return niche(
        name,
        fill("#16305c", rect(38, 0, 168, 140))
        + line("#e8f0ff", 1.3, stars(30, 6, 46, 200, 16, 96), cap=True)
        + fill("#f7f3d8", ellipse(74, 60, 11))
        + fill("#0c1f40", crag(120, 8, 18, 4))
        + line(p.front, 2, "M76 20v130M168 20v130M40 56h166M40 100h166", opacity=0.7),
    )


@part("back", "advisor")
def hearth(name: str) -> str:
    """A tapestry and candles."""
    p = PALETTES[name]
    return niche(
        name,
        fill("#7a2a3c", rect(38, 20, 168, 150))
        + fill("#a8485a", rect(38, 20, 46, 150))
        + fill(p.low, "M58 60l8-10 8 10-8 10zM170 60l8-10 8 10-8 10zM58 100l8-10 8 10-8 10zM170 100l8-10 8 10-8 10z")
        + fill("#fff0c8", rect(48, 118, 5, 22), rect(57, 124, 5, 16), rect(184, 122, 5, 18), rect(193, 116, 5, 24))
        + fill("#ffcf5a", *(ellipse(x, y, 2.4, 5) for x, y in ((50.5, 113), (59.5, 119), (186.5, 117), (195.5, 111)))),
    )
