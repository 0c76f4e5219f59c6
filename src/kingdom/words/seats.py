"""The names of those who sit at the table, and sentences about them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from kingdom.core.state import Seat

SEATS = ("Ann", "Bob")
"""Names for the seats where nobody has given others."""

YOU = "you"

_VERB = re.compile(r"\[(?P<one>\w+)(?:\|(?P<you>\w+))?\]")


def capitalised(sentence: str) -> str:
    """The sentence with a capital in front, the rest left alone."""
    return sentence[:1].upper() + sentence[1:]


@dataclass(frozen=True, slots=True)
class Speaker:
    """Says sentences about the seats; `you` is the seat of who listens, if they are to be spoken to as such.

    A sentence is written about one other person, its verbs marked with what falls away when it is about the
    listener: `slate[s]`, `[is|are]`.

    >>> Speaker().about(0, "slate[s] Farm"), Speaker(you=0).about(0, "slate[s] Farm")
    ('Ann slates Farm', 'You slate Farm')
    >>> Speaker(you=1).about(1, "[has|have] 2 Traps ready")
    'You have 2 Traps ready'
    """

    seats: Sequence[str] = SEATS
    you: Seat | None = None

    def name(self, seat: Seat) -> str:
        """Who sits there."""
        return YOU if seat == self.you else self.seats[seat]

    def whose(self, seat: Seat) -> str:
        """The same, of something that belongs to them."""
        return "your" if seat == self.you else f"{self.seats[seat]}'s"

    def conjugated(self, sentence: str, seat: Seat | None) -> str:
        """A sentence about a seat, with its verbs put right and a capital in front."""
        second = seat is not None and seat == self.you
        said = _VERB.sub(lambda verb: (verb["you"] or "") if second else verb["one"], sentence)
        return capitalised(said)

    def about(self, seat: Seat, predicate: str) -> str:
        """A sentence of which a seat is the subject."""
        return self.conjugated(f"{self.name(seat)} {predicate}", seat)

    def title(self, seat: Seat) -> str:
        """Who sits there, as a heading."""
        return capitalised(self.name(seat))


ANN_AND_BOB = Speaker()
"""Speaks of the seats by the names that they have if nobody gave them others."""
