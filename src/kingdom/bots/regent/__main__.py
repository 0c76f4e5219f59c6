"""Compile the regent ahead of its first game: `python -m kingdom.bots.regent`. What is compiled is kept."""

from __future__ import annotations

import sys
from time import monotonic

from kingdom.bots.regent.compiled import COMPILED
from kingdom.bots.regent.desk import warm


def main() -> None:
    """Compile, and say how long it took."""
    if not COMPILED:
        sys.stderr.write("there is no compiler here (the extra `fast`): the regent plays uncompiled, and worse\n")
        return
    began = monotonic()
    warm()
    sys.stderr.write(f"the regent is compiled and ready ({monotonic() - began:.0f} s)\n")


if __name__ == "__main__":
    main()
