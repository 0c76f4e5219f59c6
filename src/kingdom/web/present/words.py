"""Small things that several presenters need: heaps as codes, names as they are written on cards."""

from __future__ import annotations

import re
from collections.abc import Sequence

from kingdom.core.resources import LETTERS

CODES = LETTERS.lower()
"""What a resource, Krystallium or a Soldier is called in classes of the stylesheet: `m p g e k s`."""

SHY = "\u00ad"
LONG = 11
_VOWELS = "aeiouyàâéèêëîïôùû"
_BETWEEN_SYLLABLES = re.compile(
    rf"(?<=[{_VOWELS}])(?=[bcdfghjklmnpqrstvwxz][{_VOWELS}])|(?<=[{_VOWELS}][nrlsm])(?=[bcdfgptv])"
)


def letters(heap: Sequence[int]) -> str:
    """A heap as codes, one for each cube.

    >>> letters((2, 0, 1, 0))
    'mmg'
    """
    return "".join(code * count for code, count in zip(CODES, heap, strict=False))


def breakable(name: str) -> str:
    """A name with soft hyphens in its long words, so that it fits on a card in every language.

    >>> breakable("Crique des Contrebandiers").replace(SHY, "-")
    'Crique des Con-tre-ban-diers'
    """
    return " ".join(_hyphenated(word) if len(word) >= LONG else word for word in name.split(" "))


def _hyphenated(word: str) -> str:
    first, *others = _BETWEEN_SYLLABLES.split(word)
    joined = first
    for part in others:
        # No syllable of one letter stands alone at an end.
        joined += part if len(joined) < 2 or (part == others[-1] and len(part) < 3) else SHY + part
    return joined
