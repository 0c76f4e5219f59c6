"""Actions and duties: what a seat decides, and what it must decide first."""

from __future__ import annotations

from typing import ClassVar


class Action:
    """An intention of one seat. Subclasses are values (`@value`), named in the imperative.

    `template` is its notation: words, and fields with the kind of thing they are, `slate {card:card}`. The kinds
    are the `FIELDS` of `kingdom.text.notation`.
    """

    __slots__ = ()
    template: ClassVar[str]


class Duty:
    """A decision owed before anything else of that seat (PLA-9). Data, so a game can be saved in its midst."""

    __slots__ = ()
    sentence: ClassVar[str] = "a decision is owed first"
    """What the seat has to do, for messages."""
    clause: ClassVar[str] = "PLA-9"
