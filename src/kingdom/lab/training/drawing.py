"""The course of a training as a picture, drawn from its log. Matplotlib is imported only here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from matplotlib.axes import Axes

from kingdom.lab.plots import svg_of

HEIGHT = 3.5
BEFORE = "the generation before"
COLOURS = {BEFORE: "#8a7f72", "steward": "#7a8f3c", "baron@60": "#b5653f"}


def curves(lines: Iterable[Mapping[str, Any]]) -> dict[str, list[tuple[int, float]]]:
    """Shares of games won by generation, for each opponent.

    >>> curves([{"generation": 2, "against": 1, "wins": 0.6}, {"generation": 2, "arena": "steward", "wins": 0.9}])
    {'the generation before': [(2, 0.6)], 'steward': [(2, 0.9)]}
    """
    found: dict[str, list[tuple[int, float]]] = {}
    for line in lines:
        if "wins" in line:
            found.setdefault(str(line.get("arena", BEFORE)), []).append((line["generation"], line["wins"]))
    return found


def strength(lines: Iterable[Mapping[str, Any]]) -> str:
    """Strength over time, as the text of an SVG file."""
    found = curves(lines)

    def draw(axes: Axes) -> None:
        for name, some in found.items():
            numbers, shares = zip(*some, strict=True)
            axes.plot(numbers, shares, marker="o", label=f"against {name}", color=COLOURS.get(name))
        axes.axhline(0.5, color="#cccccc", linewidth=1, zorder=0)
        axes.set_xlabel("generation")
        axes.set_ylabel("share of games won")
        axes.set_ylim(0, 1.02)
        axes.legend()

    return svg_of(draw, HEIGHT)
