"""What stands in front in composed pictures: the dark edge of each family, and props for Resources."""

from __future__ import annotations

from art.kit import (
    curve,
    dots,
    ellipse,
    fill,
    folk,
    line,
    pine,
    polygon,
    rect,
)
from art.parts import part, prop
from art.scenes import OUTDOORS, PALETTES

# --- the dark edge in front; props stand where it is at y 158


@part("front", *OUTDOORS)
def grass(name: str) -> str:
    """A dark slope with tufts and people."""
    p = PALETTES[name]
    return fill(
        p.front, curve([(-4, 150), (30, 156), (120, 158), (200, 157), (244, 148)]), folk(72, 158, 10), folk(80, 159, 9)
    ) + line(
        p.front,
        1.4,
        "M14 154l-3-8M18 155l1-10M22 156l4-8M136 159l-2-6M139 159l3-7M214 157l-3-9M218 156l1-11M222 155l5-8",
        cap=True,
    )


@part("front", *OUTDOORS)
def firs(name: str) -> str:
    """Firs at both sides."""
    p = PALETTES[name]
    return fill(
        p.front,
        curve([(-4, 152), (40, 157), (120, 159), (190, 157), (244, 150)]),
        *(pine(x, y, h) for x, y, h in ((4, 160, 62), (22, 164, 40), (204, 164, 32), (218, 164, 48), (236, 162, 66))),
    )


@part("front", *OUTDOORS)
def fence(name: str) -> str:
    """A fence and bushes at both sides."""
    p = PALETTES[name]
    bushes = ((6, 160, 14), (24, 166, 10), (206, 166, 9), (222, 162, 12), (238, 158, 15))
    return fill(
        p.front, curve([(-4, 154), (40, 158), (120, 158), (190, 158), (244, 154)]), *(ellipse(*each) for each in bushes)
    ) + line(
        p.front,
        2,
        "M-4 140l48 6M-4 147l48 5M30 164v-23M42 164v-21M200 163v-22M188 163v-19M186 147l58-7M186 153l58-6",
        cap=True,
    )


@part("front", "treasure")
def hoard(name: str) -> str:
    """Coins heaped along the edge."""
    p = PALETTES[name]
    coins = [
        (x, y)
        for y, left, right in ((151, 2, 14), (156, -3, 34), (161, 2, 60), (166, -3, 96))
        for x in range(left, right, 10)
    ]
    coins += [(240 - x, y + 1) for x, y in coins]
    return (
        fill(p.front, curve([(-4, 150), (40, 157), (120, 160), (200, 157), (244, 150)]))
        + dots(p.shade, 5, *coins)
        + dots(p.stone, 4.2, *((x, y - 1) for x, y in coins))
        + dots(p.light, 1.5, *((x - 1, y - 2) for x, y in coins))
    )


@part("front", "treasure")
def candles(name: str) -> str:
    """A dark step, candles at both ends."""
    p = PALETTES[name]
    return (
        fill(p.front, "M-4 157h248v17H-4z", rect(6, 150, 26, 8), rect(204, 150, 30, 8))
        + line(p.mid, 1.2, "M-4 158h248")
        + fill("#fff3d0", rect(10, 124, 6, 27), rect(21, 134, 6, 17), rect(208, 130, 6, 21), rect(220, 120, 6, 31))
        + fill("#ffcf5a", *(ellipse(x, y, 2.6, 5.5) for x, y in ((13, 118), (24, 128), (211, 124), (223, 114))))
    )


@part("front", "advisor")
def table(name: str) -> str:
    """A table with a cloth."""
    p = PALETTES[name]
    return (
        fill(p.front, "M20 157h200l8 17H12z")
        + fill(p.eave, "M60 157h130l8 17H54z")
        + line(p.low, 1.2, "M20 157.500h200M58 167h138")
    )


@part("front", "advisor")
def sill(name: str) -> str:
    """A sill of stone with a lamp."""
    p = PALETTES[name]
    return (
        fill(p.front, rect(0, 158, 240, 12))
        + fill(p.mid, rect(0, 156, 240, 4))
        + fill(p.low, "M206 156q-6-12 4-18h8q10 6 4 18zM208 136h12l-6-8z")
        + fill("#fffbe0", ellipse(214, 147, 4, 6))
    )


# --- what a Resource adds


@prop("m")
def blocks(x: float, y: float) -> str:
    """Cut stone."""
    return (
        fill("#cfc8bb", rect(x, y - 9, 11, 10), rect(x + 12, y - 8, 10, 9), rect(x + 5, y - 17, 11, 8))
        + fill("#7d786f", rect(x + 8, y - 9, 3, 10), rect(x + 19, y - 8, 3, 9), rect(x + 13, y - 17, 3, 8))
        + fill("#f4eee0", rect(x, y - 9, 8, 2), rect(x + 12, y - 8, 7, 2), rect(x + 5, y - 17, 8, 2))
    )


@prop("p")
def people(x: float, y: float) -> str:
    """Onlookers."""
    return fill("#2a2033", folk(x + 4, y + 1, 15), folk(x + 11, y + 1, 14), folk(x + 18, y + 1, 16)) + fill(
        "#9465c2", f"M{x + 2} {y - 9.8}h4l1.500 8h-7zM{x + 16} {y - 10.500}h4l1.500 9h-7z"
    )


@prop("g")
def coins(x: float, y: float) -> str:
    """A heap of coins."""
    heap = [(x + 3, y), (x + 10, y), (x + 17, y), (x + 6.5, y - 4.5), (x + 13.5, y - 4.5), (x + 10, y - 9)]
    return (
        dots("#8a5c08", 3.4, *heap)
        + dots("#f6c945", 2.9, *((u, v - 1) for u, v in heap))
        + dots("#fff0a8", 1, *((u - 1, v - 2) for u, v in heap))
    )


@prop("e")
def tent(x: float, y: float) -> str:
    """An explorers' tent with a pennant."""
    return (
        fill("#6f9ac8", polygon((x, y + 1), (x + 12, y - 18), (x + 12, y + 1)))
        + fill("#2f527d", polygon((x + 12, y - 18), (x + 24, y + 1), (x + 12, y + 1)))
        + fill("#14263c", polygon((x + 12, y - 12), (x + 16, y + 1), (x + 10, y + 1)))
        + fill("#e3ecf4", f"M{x + 11.6} {y - 26}h.8v8h-.8zM{x + 12} {y - 26}l7 2-7 2z")
    )


@prop("k")
def shards(x: float, y: float) -> str:
    """Red crystals."""
    return fill(
        "#f0707e",
        polygon((x + 2, y + 1), (x + 5, y - 16), (x + 9, y + 1)),
        polygon((x + 10, y + 1), (x + 16, y - 22), (x + 18, y + 1)),
    ) + fill(
        "#8f1d33",
        polygon((x + 5, y - 16), (x + 11, y - 2), (x + 9, y + 1)),
        polygon((x + 16, y - 22), (x + 23, y + 1), (x + 18, y + 1)),
    )


@prop("s")
def arms(x: float, y: float) -> str:
    """A shield against two spears."""
    return (
        line("#8a6a48", 1.4, f"M{x + 4} {y + 1}l4-26M{x + 20} {y + 1}l-4-26")
        + fill("#e4e8ea", f"M{x + 8} {y - 29}l2 6-4-1zM{x + 16} {y - 29}l2 5-4 1z")
        + fill("#e8bb42", f"M{x + 4} {y - 15}l8 1 8-1v7q0 6-8 9-8-3-8-9z")
        + fill("#2f5445", f"M{x + 6} {y - 13}l6 1 6-1v5q0 4-6 7-6-3-6-7z")
    )
