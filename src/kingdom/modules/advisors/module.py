"""The module that the rules of the Advisors register on, the zones of a seat that they use, and the draft's phase."""

from __future__ import annotations

from kingdom.core.cards import Family
from kingdom.core.module import Module, Part, Shows
from kingdom.core.phases import Phase
from kingdom.core.showing import Holds, Lies
from kingdom.core.state import SeatSlot

advisors = Module("advisors").introduces(Part.MODULE, "advisors")


def advisor(key: str) -> Module:
    """A module for one Advisor; it is in play where Advisors are played and the box holds the card."""
    return Module(key, needs=(advisors,)).introduces(Part.ADVISOR, key)


ADVISORS = advisors.zone("advisors", Shows.ALL, Lies.SERVING, only=(Family.ADVISOR,))
"""The Advisors area: those that serve a seat, in the order in which they came."""
DRAWN = advisors.zone("drawn", Shows.OWNER, Lies.DRAWN, family=Family.ADVISOR)
"""Advisors drawn, of which one will be kept."""
RETURNED = advisors.zone("returned", Shows.OWNER, family=Family.ADVISOR)
"""Back in the box, unseen: only whoever returned it remembers it (ADV-1)."""

USED: SeatSlot[tuple[str, ...]] = advisors.keeps(SeatSlot("advisors_used", (), Holds.SPENT_KINDS))
"""The kinds of Advisors whose ability was used this round, in alphabetical order."""

DRAFT = Phase("advisor draft", stage="draft")
"""Before round 1 each seat keeps one of the Advisors that it drew."""
