"""Targets: the object of an action, so that a user interface knows where to offer it.

A target is a plain tuple that starts with its sort: `("card", 7)`. A module may add sorts of its own. Actions on a
target without a known place are offered together with those without a target.
"""

from __future__ import annotations

from collections.abc import Hashable

from kingdom.core.cards import CardId

Target = tuple[Hashable, ...]

NOTHING: Target = ("nothing",)
"""Nothing on the table: the action gets its own button."""
IN_HAND: Target = ("hand",)
"""Several cards from the hand, chosen together."""
FINISHED: Target = ("done",)
"""Ending one's part in a window."""
ALCHEMY: Target = ("alchemy",)
"""Everything in Alchemy."""


def on_card(card: CardId) -> Target:
    """A card that lies face up."""
    return "card", card


def on_hidden(handle: str) -> Target:
    """A card that lies face down, by its handle (GEN-8)."""
    return "handle", handle


def on_space(card: CardId, space: int) -> Target:
    """An open space of a card under construction."""
    return "space", card, int(space)


def on_icon(card: CardId, icon: int) -> Target:
    """A production icon of a card in the Duchy."""
    return "icon", card, icon


def in_area(area: int) -> Target:
    """An Offering area."""
    return "area", area


def in_alchemy(resource: int) -> Target:
    """The place of a resource in Alchemy."""
    return "alchemy", int(resource)


def on_step(quest: int, step: int) -> Target:
    """A step of a Quest board."""
    return "step", quest, step


def on_advisor(key: str) -> Target:
    """The Advisor of this kind that serves the seat."""
    return "advisor", key
