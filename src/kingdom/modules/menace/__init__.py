"""The Menace module: what all Menaces share, Combat, and the four decks."""

from kingdom.core.module import Module
from kingdom.modules.menace.combat import COMBAT, Vanquish, Vanquished, may_vanquish
from kingdom.modules.menace.frost import frost_giants
from kingdom.modules.menace.rats import giant_rats
from kingdom.modules.menace.shadows import shadows
from kingdom.modules.menace.shared import STANDING, menace
from kingdom.modules.menace.thieves import thieves

DECKS: dict[str, Module] = {module.name: module for module in (giant_rats, frost_giants, shadows, thieves)}
"""The rules of each Menace deck; all of them need what Menaces share."""

__all__ = ["COMBAT", "DECKS", "STANDING", "Vanquish", "Vanquished", "may_vanquish", "menace"]
