"""A vault under the earth: its wall and floor, the slit that lets the light in, and a crown."""

from __future__ import annotations

from collections.abc import Sequence

from art.kit import arch, at, dots, ellipse, fill, group, linear, polygon, radial, rect
from art.palettes import TREASURE


def vault(floor: float = 128, glow: tuple[float, float, float] = (118, 84, 100)) -> tuple[str, str]:
    """Gradients `s`, `f`, `b` and `h`, and a dim green room with a glow where its treasure stands."""
    p = TREASURE
    defs = linear("s", (0, "#061c15"), (0.6, p.middle), (1, "#2f8a5c"))
    defs += linear("f", (0, "#3f8a58"), (1, "#0b3526"))
    defs += linear("b", (0, p.sun, 0.75), (1, "#bfe08a", 0), x2=0.8, y2=1)
    defs += radial("h", (0, p.sun, 0.9), (0.35, "#dff0a0", 0.5), (1, p.low, 0))
    x, y, radius = glow
    return defs, (
        fill("url(#s)", rect(0, 0, 240, 170))
        + fill("url(#f)", rect(0, floor, 240, 170 - floor))
        + fill("url(#h)", ellipse(x, y, radius))
    )


def slit(x: float, y: float, width: float, height: float, foot: Sequence[float] = (70, 190, 150)) -> str:
    """A narrow window with a round top, from the middle of its sill, and its beam to the floor (left, right, y)."""
    p = TREASURE
    left, right, low = foot
    return (
        fill("#04150f", arch(x + width * 0.2, y + 5, width * 2.1, height + width))
        + fill(p.far, arch(x, y + 3, width * 1.5, height + width * 0.4))
        + fill(p.sun, arch(x, y, width, height))
        + fill(
            "url(#b)",
            polygon(
                (x - width * 0.4, y - height * 0.9),
                (x + width * 0.5, y - height),
                (right, low),
                (left, low),
                (x - width * 0.5, y),
            ),
        )
    )


def crown(x: float, y: float, scale: float, angle: float, tones: Sequence[str], gem: str, cap: str = "") -> str:
    """A crown of four points, 50 wide, that stands on (x, y), seen from above. Tones: light, middle, shade."""
    light, middle, shade = tones
    return group(
        f"translate({at(x)} {at(y)}) rotate({angle:g}) scale({scale:g})",
        fill(shade, "M-23-12l2-15 9 8 6-13 6 10 6-10 6 13 9-8 2 15q-23-12-46 0z"),
        fill(cap, "M-20-9q2-18 20-19 18 1 20 19-20 8-40 0z") if cap else fill("#4a3410", ellipse(0, -10, 22, 5)),
        fill(middle, "M-21 0l-7-31 13 13 2-21L0-16l13-23 2 21 13-13-7 31q-21 9-42 0z"),
        fill(light, "M-21 0l-7-31 13 13 2-21 5 9 1 24-3 9q-6-1-11-4zM0-16l13-23-5 33-9 1z"),
        fill(shade, "M21 0l7-31-13 13-1-9-2 31q5-1 9-4z"),
        fill(light, "M-21 0q21 9 42 0l1-5q-22 9-44 0z"),
        fill(shade, "M21 0l1-5q-7 3-13 4l-1 4q7-1 13-3z"),
        dots("#fff6cf", 2.600, (-28, -32), (-13, -40), (13, -40), (28, -32)),
        dots(gem, 3.400, (0, -7)),
        dots("#3fb0d0", 2.200, (-13, -9), (13, -9)),
        dots("#fff", 0.900, (-1, -8), (-13.6, -9.6), (12.4, -9.6)),
    )
