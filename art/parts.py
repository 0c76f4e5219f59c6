"""Prepared parts: for a card without a picture of its own, the server puts one together from these.

A composed picture is a back (sky and land), a subject, and a front (the dark edge), each chosen from variants, plus
props: things in the foreground for the Resources in the card's cost. Every part is a piece of SVG on the canvas of the
other pictures.
"""

from __future__ import annotations

import importlib
import json
from collections.abc import Callable

PLANES = ("back", "subject", "front")
SCENERIES = (
    "structure",
    "specialist",
    "monument",
    "discovery",
    "treasure",
    "calamity",
    "menace",
    "vermin",
    "advisor",
    "duchy",
)
"""The types and families of cards."""
SCENES = ("scenes_built", "scenes_things", "scenes_living", "scenes_advisors", "scenes_edges")
"""The modules that register parts; each imports `art.scenes`."""
PLACES = 3
"""Props stand at these many places, from left to right."""

_parts: dict[str, dict[str, list[str]]] = {name: {plane: [] for plane in PLANES} for name in SCENERIES}
_props: dict[str, list[str]] = {}


def part(plane: str, *sceneries: str) -> Callable[[Callable[[str], str]], Callable[[str], str]]:
    """Register a function that draws one variant of a plane; it is given the name of the scenery."""

    def register(draw: Callable[[str], str]) -> Callable[[str], str]:
        for name in sceneries:
            _parts[name][plane].append(draw(name))
        return draw

    return register


def prop(letter: str) -> Callable[[Callable[[float, float], str]], Callable[[float, float], str]]:
    """Register a function that draws what a Resource adds to the foreground, standing on (x, y)."""

    def register(draw: Callable[[float, float], str]) -> Callable[[float, float], str]:
        _props[letter] = [draw(34 + 62 * place, 158) for place in range(PLACES)]
        return draw

    return register


def parts() -> str:
    """All parts, as JSON."""
    for module in SCENES:
        importlib.import_module(f"art.{module}")
    return json.dumps({**_parts, "props": _props}, indent=1, ensure_ascii=False) + "\n"
