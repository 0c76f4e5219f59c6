"""Card sets that came with earlier releases. Records and positions of games with them can still be played.

Each is one file as `keeping` writes it, named by the first characters of its hash. Whoever changes the Reconstruction
adds what it was: `earlier/README.md` says how.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from kingdom.content.keeping import revived
from kingdom.content.model import Content

SHORT = 12
"""So many characters of a hash name a file."""


def shipped_before() -> dict[str, Path]:
    """The files of all such card sets, by the beginning of their hash."""
    return {path.stem: path for path in sorted(Path(__file__).parent.glob("*.json"))}


@cache
def earlier(hash: str) -> Content | None:
    """The card set with this hash, if an earlier release came with it.

    >>> earlier("of no card set")
    """
    path = shipped_before().get(hash[:SHORT])
    content = None if path is None else revived(path.read_text(encoding="utf-8"))
    return content if content is not None and content.hash == hash else None
