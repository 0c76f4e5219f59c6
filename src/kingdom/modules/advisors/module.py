"""The module on which the rules of the Advisors register, the zones that they use, and the phase of the draft."""

from __future__ import annotations

from kingdom.core.cards import Family
from kingdom.core.module import Module, Part, Shows
from kingdom.core.phases import Phase
from kingdom.core.showing import Holds, Lies
from kingdom.core.state import SeatSlot

advisors = Module("advisors").introduces(Part.MODULE, "advisors")


def advisor(key: str) -> Module:
    """A module for one Advisor; it applies if Advisors are in play and the box has the card."""
    return Module(key, needs=(advisors,)).introduces(Part.ADVISOR, key)


ADVISORS = advisors.zone("advisors", Shows.ALL, Lies.SERVING, only=(Family.ADVISOR,))
"""The Advisors area: those that serve a seat, in the order in which they entered."""
DRAWN = advisors.zone("drawn", Shows.OWNER, Lies.DRAWN, family=Family.ADVISOR)
"""The Advisors drawn, one of which will be kept."""
RETURNED = advisors.zone("returned", Shows.OWNER, family=Family.ADVISOR)
"""Back in the box, unseen: only the seat that returned it remembers it (ADV-1)."""

USED: SeatSlot[tuple[str, ...]] = advisors.keeps(SeatSlot("advisors_used", (), Holds.SPENT_KINDS))
"""The kinds of Advisors whose ability was used this round, in alphabetical order."""

DRAFT = Phase("advisor draft", stage="draft")
"""Before round 1 each seat keeps one of the Advisors that it drew."""
