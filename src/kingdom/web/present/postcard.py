"""The picture of the end of a game, to be shared: an SVG that needs nothing else to be drawn."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from kingdom.web.present.arms import Arms
from kingdom.web.statics import FOLDER

TINCTURES = {
    "valados": ("#1f5138", "#e0b23c", "#fdf3d3"),
    "teressie": ("#7c2030", "#e9dcc0", "#f2cf6c"),
}
"""Field, division and charge of a Duchy: what the stylesheet has for pages."""
INK = "#221b15"


@dataclass(frozen=True, slots=True)
class Shield:
    """Arms as shapes of SVG."""

    division: str
    charge: str
    field: str
    ink: str


def height_for(rows: int) -> int:
    """How high the picture is: it grows with the score sheet, and is never flatter than links are shown."""
    return max(630, 430 + 32 * rows)


@cache
def _symbols() -> dict[str, str]:
    source = (FOLDER / "sprite.svg").read_text(encoding="utf-8")
    return {
        found[1]: found[2] for found in re.finditer(r'<symbol id="([\w-]+)"[^>]*>(.*?)</symbol>', source, re.DOTALL)
    }


def shield(arms: Arms, tincture: str) -> Shield:
    """The arms of a Duchy with its colours painted in."""
    field, division, charge = TINCTURES.get(tincture, TINCTURES["valados"])
    colours = {"rim": INK, "division": division, "field": field, "charge": charge}

    def painted(name: str) -> str:
        return re.sub(r"var\(--(\w+)\)", lambda found: colours.get(found[1], INK), _symbols().get(name, ""))

    return Shield(painted(f"f-{arms.division}"), painted(f"c-{arms.charge}"), field, charge)
