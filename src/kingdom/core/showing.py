"""The display of module data: slots, zones and piles declare the sort of their content.

Code that draws a table knows the sorts, not the modules: it draws any token that covers an icon on that icon, no matter
which module put it there. `Shows` defines the visibility of piles and zones; slots are public (CON-9).
"""

from __future__ import annotations

from enum import Enum


class Holds(Enum):
    """The sort of content in a slot."""

    DATA = "data"
    """Plain data without a place on a table."""
    CARDS = "cards"
    """Cards waiting for a later effect."""
    ON_ICONS = "on icons"
    """Tokens on production icons, as (card, icon)."""
    UNDER_CARDS = "under cards"
    """Cards under construction with another card under them, as (card, other card)."""
    SPENT_KINDS = "spent kinds"
    """The keys of the cards used this round."""
    READY_AND_SPENT = "ready and spent"
    """Two-sided tokens: the number ready and the number spent."""
    STEPS = "steps"
    """Steps of the Quest boards, as (board, step)."""
    FIRSTS = "firsts"
    """The first seat to finish each Quest board, as (board, seat)."""
    CUBES = "cubes"
    """Cubes that lie in another place."""
    COUNTS = "counts"
    """Numbers, shown as a total."""

    __hash__ = object.__hash__


class Lies(Enum):
    """The place of a zone's cards on a table."""

    ASIDE = "aside"
    """Not shown."""
    SERVING = "serving"
    """Among the cards that serve the seat."""
    THREATENING = "threatening"
    """In Construction, among the cards being built."""
    DRAWN = "drawn"
    """In front of the seat, to keep some of them before round 1."""
    LOOKED_AT = "looked at"
    """In front of the seat, to choose one of them."""

    __hash__ = object.__hash__


class Heap(Enum):
    """The sort of a pile. A table shows piles in this order."""

    ASIDE = "aside"
    """Not shown: the box."""
    DECK = "deck"
    """Cards to deal; the top card is visible if it is face up."""
    DANGER_DECK = "danger deck"
    """Face-down cards, some of them dangers."""
    DANGERS = "dangers"
    """A stack of identical cards, dealt one by one."""
    SUPPLY = "supply"
    """Cards that other cards bring into play; the top card is visible."""

    __hash__ = object.__hash__


class Spot(Enum):
    """The place on a table that a reason refers to."""

    HAND = "hand"
    SELECTION = "selection"
    CONSTRUCTION = "construction"
    CUBES = "cubes"
    """The cubes in a seat's hand."""
    STOCK = "stock"
    """The Krystallium and the Soldiers of a seat."""

    __hash__ = object.__hash__
