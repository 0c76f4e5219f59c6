"""How what modules keep is shown: slots, zones and piles say what sort of thing they hold.

Whoever draws a table knows the sorts, not the modules: tokens that cover icons are drawn on icons, whichever module
laid them there. Who may look is said by `Shows`; what lies in a slot is public (CON-9).
"""

from __future__ import annotations

from enum import Enum


class Holds(Enum):
    """What lies in a slot."""

    DATA = "data"
    """Nothing that has a place on a table: it is told as the plain data that it is."""
    CARDS = "cards"
    """Cards that wait for something."""
    ON_ICONS = "on icons"
    """Tokens on production icons, as (card, icon)."""
    UNDER_CARDS = "under cards"
    """Cards under construction that something stands under, each with it, as (card, other card)."""
    SPENT_KINDS = "spent kinds"
    """The keys of the cards that have served in this round."""
    READY_AND_SPENT = "ready and spent"
    """Tokens with two sides: how many are ready, and how many spent."""
    STEPS = "steps"
    """Steps of the Quest boards, as (board, step)."""
    FIRSTS = "firsts"
    """Who was first on a Quest board, as (board, seat)."""
    CUBES = "cubes"
    """Cubes that lie somewhere else."""
    COUNTS = "counts"
    """Numbers that are counted together."""

    __hash__ = object.__hash__


class Lies(Enum):
    """Where the cards of a zone lie on a table."""

    ASIDE = "aside"
    """Nowhere: they are out of the way."""
    SERVING = "serving"
    """With those that serve the seat."""
    THREATENING = "threatening"
    """In Construction, among the cards that are built."""
    DRAWN = "drawn"
    """Before the seat, which keeps some of them before round 1."""
    LOOKED_AT = "looked at"
    """Before the seat, which chooses among them now."""

    __hash__ = object.__hash__


class Heap(Enum):
    """What sort of pile it is; those on a table lie in this order."""

    ASIDE = "aside"
    """Out of the way: the box."""
    DECK = "deck"
    """Cards that are dealt; its top card is seen if it lies face up."""
    DANGER_DECK = "danger deck"
    """Cards with dangers among them, face down."""
    DANGERS = "dangers"
    """A stack of equal cards, dealt one by one."""
    SUPPLY = "supply"
    """Cards that come when something brings them; the top card is seen."""

    __hash__ = object.__hash__


class Spot(Enum):
    """Where on a table one sees what a reason speaks of."""

    HAND = "hand"
    SELECTION = "selection"
    CONSTRUCTION = "construction"
    CUBES = "cubes"
    """The cubes that a seat has not placed yet."""
    STOCK = "stock"
    """The Krystallium and the Soldiers of a seat."""

    __hash__ = object.__hash__
