"""The appearance of cards and boards, and descriptions of effects. No rule uses these, so no hash covers them."""

from __future__ import annotations

from typing import NamedTuple

from kingdom.languages import Text


class CardArt(NamedTuple):
    """A coat of arms: the division of the shield and the charge on it, plus colours for cards without a type."""

    division: str = ""
    charge: str = ""
    tincture: str = ""


class AbilityArt(NamedTuple):
    """A description of a card's effect, and the clause with the full rule."""

    texts: Text
    """The description by language."""
    clause: str
    says_when: bool = False
    """True if it can only be used in a part of its phase, so that a summary must mention the timing."""
