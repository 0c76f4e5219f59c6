"""Card sets of earlier releases. Records and positions of games with them can still be played.

Each is one file as `keeping` writes it, named after the first characters of its hash. When you change the
Reconstruction, add the old version here: `earlier/README.md` says how.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from kingdom.content.keeping import revived
from kingdom.content.model import Content

SHORT = 12
"""How many characters of a hash are in a file name."""


def shipped_before() -> dict[str, Path]:
    """The files of all such card sets, by the beginning of their hash."""
    return {path.stem: path for path in sorted(Path(__file__).parent.glob("*.json"))}


@cache
def earlier(hash: str) -> Content | None:
    """The card set with this hash, if an earlier release had it.

    >>> earlier("of no card set")
    """
    path = shipped_before().get(hash[:SHORT])
    content = None if path is None else revived(path.read_text(encoding="utf-8"))
    return content if content is not None and content.hash == hash else None
