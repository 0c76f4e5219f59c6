"""Parts that many pictures share: sky and sun, houses, towers, flames."""

from __future__ import annotations

from art.kit import at, battlements, ellipse, fill, group, line, linear, number, peak, polygon, radial, rect
from art.palettes import Palette


def sky(p: Palette, x: float, y: float, radius: float = 15, glow: float = 78, height: float = 170) -> tuple[str, str]:
    """Gradients `s` and `g`, and the sky with its sun, the light of the picture. No disc if the radius is nought."""
    defs = linear("s", (0, p.top), (0.3, p.middle), (0.57, p.low))
    defs += radial("g", (0, p.sun), (0.2, p.sun, 0.75), (0.5, p.low, 0.35), (1, p.low, 0))
    painted = fill("url(#s)", rect(0, 0, 240, height)) + fill("url(#g)", ellipse(x, y, glow))
    return defs, painted + (fill(p.sun, ellipse(x, y, radius)) if radius else "")


def house(x: float, y: float, width: float, height: float, p: Palette) -> str:
    """A gabled house seen from its corner, lit from the left."""
    gable, rise = width * 0.42, width * 0.4
    side = width - gable
    return (
        fill(
            p.light,
            f"M{at(x, y - height)}l{at(gable / 2, -rise)} {at(gable / 2, rise)}v{number(height)}h{number(-gable)}z",
        )
        + fill(p.shade, rect(x + gable, y - height, side, height))
        + fill(p.roof, f"M{at(x + gable / 2, y - height - rise)}h{number(side)}l{at(gable / 2, rise)}h{number(-side)}z")
        + fill(
            p.eave,
            f"M{at(x + gable / 2, y - height - rise)}l{at(-gable / 2 - 1.5, rise + 1.5)}h2l{at(gable / 2, -rise)} {at(gable / 2, rise)}h2z",
        )
    )


def banner(x: float, y: float, field: str, shade: str, *charge: str) -> str:
    """A banner 32 wide and 52 high that hangs from its bar, the middle of which is (x, y); the charge about its middle."""
    return group(
        f"translate({at(x, y)})",
        line("#3a2410", 3, "M-19 0h38", cap=True),
        fill(field, "M-16 1h32v43l-16 8-16-8z"),
        *charge,
        fill(shade, "M9 1h7v43l-7 3.500z", opacity=0.45),
        line("#f4c63f", 1.6, "M-15 43l15 8 15-8"),
    )


def tower(
    x: float, y: float, width: float, height: float, p: Palette, roof: float = 0, merlons: int = 0, flag: str = ""
) -> str:
    """A round tower in three upright bands, with a cone, battlements or both, and perhaps a flag."""
    drawn = (
        fill(p.light, rect(x, y - height, width * 0.42, height))
        + fill(p.stone, rect(x + width * 0.4, y - height, width * 0.34, height))
        + fill(p.shade, rect(x + width * 0.72, y - height, width * 0.28, height))
    )
    edge, top = width * 0.13, y - height
    if merlons:
        drawn += (
            fill(
                p.stone,
                rect(x - edge, top, width + 2 * edge, width * 0.2),
                battlements(x - edge, top, width + 2 * edge, merlons, width * 0.24),
            )
            + fill(p.shade, rect(x + width * 0.66, top - width * 0.05, width * 0.34 + edge, width * 0.25))
            + fill(p.light, rect(x - edge, top, width * 0.35, width * 0.2))
        )
    if roof:
        base = top - (width * 0.24 if merlons else 0)
        drawn += fill(p.eave, peak(x - edge, base, width + 2 * edge, roof))
        drawn += fill(p.roof, polygon((x - edge, base), (x + width / 2, base - roof), (x + width * 0.55, base)))
        if flag:
            mast, tip = x + width / 2, base - roof - 7
            drawn += fill(flag, f"M{at(mast - 0.4, tip)}h.8v8h-.8zM{at(mast, tip)}l7 2-7 2.5z")
    return drawn
