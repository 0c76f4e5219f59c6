"""How cards and boards look, and what cards can do in words: data that no rule reads, so it is in no hash."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Look(NamedTuple):
    """What is painted: the division of a shield and the charge on it, and the colours where a type has none."""

    division: str = ""
    charge: str = ""
    tincture: str = ""


class Ability(NamedTuple):
    """What a card does, in words, and the clause that says it in full."""

    texts: Mapping[str, str]
    """By language."""
    clause: str
    says_when: bool = False
    """Whether its moment is narrower than the phase that its clause stands under: then no summary may leave it out."""
