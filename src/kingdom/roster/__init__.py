"""The roster: the available rules for the modules, decks, Advisors and scenarios of a card set.

>>> from kingdom.core.module import Part
>>> roster().keys(Part.MODULE)
('advisors', 'menace', 'quest')
>>> roster().find(Part.DECK, "thieves")
<module thieves>
"""

from __future__ import annotations

from functools import cache

from kingdom.roster.composing import Roster
from kingdom.roster.discovery import installed, ours

__all__ = ["Roster", "roster"]


@cache
def roster() -> Roster:
    """Every module in `kingdom.modules`, and those of installed packages; cached."""
    return Roster(ours(), installed())
