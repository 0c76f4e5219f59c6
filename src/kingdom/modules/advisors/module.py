"""The Advisors module: its zones, its slot and the draft phase. The other files register their rules on it."""

from __future__ import annotations

from kingdom.core.cards import Family
from kingdom.core.module import Module, Part, Shows
from kingdom.core.phases import Phase
from kingdom.core.showing import Holds, Lies
from kingdom.core.state import SeatSlot

advisors = Module("advisors").introduces(Part.MODULE, "advisors")


def advisor(key: str) -> Module:
    """Make a module for one Advisor. It applies if Advisors are in play and the box has the card."""
    return Module(key, needs=(advisors,)).introduces(Part.ADVISOR, key)


ADVISORS = advisors.zone("advisors", Shows.ALL, Lies.SERVING, only=(Family.ADVISOR,))
"""The Advisors area: the Advisors that serve a seat, in order of arrival."""
DRAWN = advisors.zone("drawn", Shows.OWNER, Lies.DRAWN, family=Family.ADVISOR)
"""The Advisors that a seat drew, before it keeps one."""
RETURNED = advisors.zone("returned", Shows.OWNER, family=Family.ADVISOR)
"""Advisors returned to the box unseen: only the seat that returned one remembers it (ADV-1)."""

USED: SeatSlot[tuple[str, ...]] = advisors.keeps(SeatSlot("advisors_used", (), Holds.SPENT_KINDS))
"""The kinds of Advisors that a seat has used this round, in alphabetical order."""

DRAFT = Phase("advisor draft", stage="draft")
"""Before round 1 each seat keeps one of the Advisors that it drew."""
