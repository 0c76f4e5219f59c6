"""How cards and boards look, and descriptions of what cards do: no rule uses these data, so no hash covers them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Look(NamedTuple):
    """A coat of arms: the division of the shield and the charge on it, plus colours for cards without a type."""

    division: str = ""
    charge: str = ""
    tincture: str = ""


class Ability(NamedTuple):
    """What a card does, in words, and the clause with the full rule."""

    texts: Mapping[str, str]
    """By language."""
    clause: str
    says_when: bool = False
    """Whether its timing is narrower than the phase of its clause: then a summary must mention it."""
