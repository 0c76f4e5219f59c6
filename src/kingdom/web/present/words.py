"""Small things that several presenters need: heaps as codes, names as they are written on cards."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from kingdom.core.resources import LETTERS

CODES = LETTERS.lower()
"""What a resource, Krystallium or a Soldier is called in classes of the stylesheet: `m p g e k s`."""

SHY = "\u00ad"
_VOWEL = "[aeiouyàâäéèêëîïìíôöòóùûü]"
_BETWEEN_SYLLABLES = re.compile(
    f"(?<={_VOWEL})(?=[bcdfghjklmnpqrstvwxz]{_VOWEL})"
    f"|(?<={_VOWEL})(?=(?:[bcdfgptv][lr]|[cpt]h){_VOWEL})"
    f"|(?<={_VOWEL}[lmnr])(?=[bcdfgptvz])"
    f"|(?<={_VOWEL}([bcdfglmnprtz]))(?=\\1{_VOWEL})"
)
"""Where all three languages divide a word. None is divided before or after an s with a consonant: they differ there."""

SHORTEST_START = 3
SHORTEST_END = 4
LONGEST_NAME = 20
# How wide a word may be, in usual letters, to stand on a small card; there in closer letters; and on larger cards.
WIDEST, WIDEST_CLOSE, WIDEST_ON_LARGE = 8.9, 10.2, 12.3
_WIDTHS = {letter: width for letters, width in (("ijlI'’", 0.55), ("frt-", 0.7), ("mwMW", 1.5)) for letter in letters}


def letters(heap: Sequence[int]) -> str:
    """A heap as codes, one for each cube.

    >>> letters((2, 0, 1, 0))
    'mmg'
    """
    return "".join(code * count for code, count in zip(CODES, heap, strict=False))


def breakable(name: str) -> str:
    """A name with soft hyphens in the words that are too wide for a small card, in every language.

    >>> breakable("Crique des Contrebandiers").replace(SHY, "-")
    'Crique des Con-tre-ban-diers'
    """
    return " ".join(_hyphenated(word) if _width(word) > WIDEST_CLOSE else word for word in name.split(" "))


def is_long(name: str) -> bool:
    """Whether a name, or a word of it, wants closer letters."""
    return len(name) > LONGEST_NAME or _widest(name) > WIDEST


def is_wide(name: str) -> bool:
    """Whether a word of a name has to be divided on large cards as well.

    >>> is_wide("Crique des Contrebandiers"), is_wide("Filon de Krystallium")
    (True, False)
    """
    return _widest(name) > WIDEST_ON_LARGE


def _widest(name: str) -> float:
    return max(_width(word) for word in name.split(" "))


def _width(word: str) -> float:
    return sum(_WIDTHS.get(letter, 1.25 if letter.isupper() else 1) for letter in word)


def _hyphenated(word: str) -> str:
    places = [found.start() for found in _BETWEEN_SYLLABLES.finditer(word)]
    cuts = [place for place in places if SHORTEST_START <= place <= len(word) - SHORTEST_END]
    return SHY.join(word[start:end] for start, end in pairwise([0, *cuts, len(word)]))
