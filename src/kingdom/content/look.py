"""How cards and boards look: data that no rule reads, so it is in no hash."""

from __future__ import annotations

from typing import NamedTuple


class Look(NamedTuple):
    """What is painted: the division of a shield and the charge on it, and the colours where a type has none."""

    division: str = ""
    charge: str = ""
    tincture: str = ""
