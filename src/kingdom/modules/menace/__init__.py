"""The Menace module: rules shared by all Menaces, Combat, and one file per deck."""

from kingdom.modules.menace.combat import COMBAT, Vanquish, Vanquished, may_vanquish
from kingdom.modules.menace.shared import STANDING, menace

__all__ = ["COMBAT", "STANDING", "Vanquish", "Vanquished", "may_vanquish", "menace"]
