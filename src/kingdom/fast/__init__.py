"""The fast engine: every ruleset as flat integers.

>>> from kingdom import fast
>>> engine = fast.engine(players=2)
>>> row = engine.begin(seed=7)
>>> engine.apply(row, 0, engine.legal(row, 0)[0])
>>> engine.waiting(row)
(0,)

The definition in `kingdom.core`, `rules` and `modules` says what the rules are; this package plays them a hundred times
as fast and decides nothing itself. `docs/concepts/fast.md` explains how it works.
"""

from kingdom.fast.engine import Ending, Engine, engine, engine_of
from kingdom.fast.tables import NotCovered, covers

__all__ = ["Ending", "Engine", "NotCovered", "covers", "engine", "engine_of"]
