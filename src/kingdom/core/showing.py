"""How the data of modules is shown: slots, zones and piles say what sort of thing they hold.

Code that draws a table knows the sorts, not the modules: tokens that cover icons are drawn on icons, whichever module
put them there. `Shows` says who may look; the content of a slot is public (CON-9).
"""

from __future__ import annotations

from enum import Enum


class Holds(Enum):
    """What a slot holds."""

    DATA = "data"
    """Nothing that has a place on a table: it is given as plain data."""
    CARDS = "cards"
    """Cards that wait for something."""
    ON_ICONS = "on icons"
    """Tokens on production icons, as (card, icon)."""
    UNDER_CARDS = "under cards"
    """Cards under construction with another card under them, as (card, other card)."""
    SPENT_KINDS = "spent kinds"
    """The keys of the cards used this round."""
    READY_AND_SPENT = "ready and spent"
    """Two-sided tokens: how many are ready, and how many spent."""
    STEPS = "steps"
    """Steps of the Quest boards, as (board, step)."""
    FIRSTS = "firsts"
    """Who was first on a Quest board, as (board, seat)."""
    CUBES = "cubes"
    """Cubes kept somewhere else."""
    COUNTS = "counts"
    """Numbers shown as their total."""

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
    """In front of the seat, which keeps some of them before round 1."""
    LOOKED_AT = "looked at"
    """In front of the seat, which is choosing among them."""

    __hash__ = object.__hash__


class Heap(Enum):
    """The sort of a pile; piles on a table are shown in this order."""

    ASIDE = "aside"
    """Out of the way: the box."""
    DECK = "deck"
    """Cards that are dealt; the top card is visible if it is face up."""
    DANGER_DECK = "danger deck"
    """Cards with dangers among them, face down."""
    DANGERS = "dangers"
    """A stack of identical cards, dealt one by one."""
    SUPPLY = "supply"
    """Cards that come when another card brings them; the top card is visible."""

    __hash__ = object.__hash__


class Spot(Enum):
    """Where on a table to look for what a reason is about."""

    HAND = "hand"
    SELECTION = "selection"
    CONSTRUCTION = "construction"
    CUBES = "cubes"
    """The cubes in a seat's hand."""
    STOCK = "stock"
    """The Krystallium and the Soldiers of a seat."""

    __hash__ = object.__hash__
