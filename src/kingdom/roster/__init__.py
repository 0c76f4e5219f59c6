"""The roster: which rules there are for what a card set names, its modules, decks, Advisors and scenarios.

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
    """Every module that lies in `kingdom.modules`, and those that installed packages bring; found once."""
    return Roster(ours(), installed())
