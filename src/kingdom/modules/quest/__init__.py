"""QUE: the Quest module, with one Quest board, or up to two in solo play."""

from kingdom.modules.quest import alchemy, finish, steps
from kingdom.modules.quest.board import FIRST_TO_FINISH, STEPS_DONE, quest

__all__ = ["FIRST_TO_FINISH", "STEPS_DONE", "alchemy", "finish", "quest", "steps"]
