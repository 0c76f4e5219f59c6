"""Helpers for several presenters: heaps as codes, names as written on cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from markupsafe import Markup
from pyphen import Pyphen

from kingdom.core.resources import LETTERS
from kingdom.languages import LANGUAGES

CODES = LETTERS.lower()
"""The CSS classes of resources, Krystallium and Soldiers: `m p g e k s`."""

SHY = "\u00ad"
SHORTEST_PART = 3
LONGEST_NAME = 20
# How wide a word may be, in average letters: on a small card, there in condensed letters, and on larger cards.
WIDEST, WIDEST_CLOSE, WIDEST_ON_LARGE = 8.9, 9.6, 12.3
_WIDTHS = {letter: width for letters, width in (("ijlI'’", 0.55), ("frt-", 0.7), ("mwMW", 1.5)) for letter in letters}


def letters(heap: Sequence[int]) -> str:
    """A heap as codes, one for each cube.

    >>> letters((2, 0, 1, 0))
    'mmg'
    """
    return "".join(code * count for code, count in zip(CODES, heap, strict=False))


def breakable(name: str, language: str) -> str:
    """A name with soft hyphens in the words that are too wide for a small card.

    >>> breakable("Crique des Contrebandiers", "fr").replace(SHY, "-")
    'Crique des Contre-ban-diers'
    >>> breakable("Stonemasons", "en").replace(SHY, "-")
    'Stone-ma-sons'
    >>> breakable("Troubadours", "en").replace(SHY, "-")
    'Trou-ba-dours'
    """
    return " ".join(_divided(word, language) if _width(word) > WIDEST_CLOSE else word for word in name.split(" "))


def syllables(name: str, language: str) -> Markup:
    """A name for places that may be narrower than a word of it: charters and strips.

    A word that can be hyphenated gets its own span, an inline block. So it moves to the next line as a whole, and is
    broken only if it does not fit there either; a plain soft hyphen would be used at once.

    >>> syllables("Royal Dungeon", "en").replace(SHY, "-")
    Markup('Royal <span>Dun-geon</span>')
    """
    words = ((word, _divided(word, language)) for word in name.split(" "))
    return Markup(" ").join(
        word if word == divided else Markup("<span>{}</span>").format(divided) for word, divided in words
    )


def is_long(name: str) -> bool:
    """Whether a name, or a word of it, needs condensed letters."""
    return len(name) > LONGEST_NAME or _widest(name) > WIDEST


def is_wide(name: str) -> bool:
    """Whether a word of a name has to be hyphenated even on large cards.

    >>> is_wide("Crique des Contrebandiers"), is_wide("Filon de Krystallium")
    (True, False)
    """
    return _widest(name) > WIDEST_ON_LARGE


def _widest(name: str) -> float:
    return max(_width(word) for word in name.split(" "))


def _width(word: str) -> float:
    return sum(_WIDTHS.get(letter, 1.25 if letter.isupper() else 1) for letter in word)


def _divided(word: str, language: str) -> str:
    """Hyphenate a word; one that its own language leaves whole, such as Troubadours, as another language does."""
    tried = (language, *(other for other in LANGUAGES if other != language))
    found: list[str] = [_dictionary(one).inserted(word, hyphen=SHY) for one in tried if LANGUAGES[one].hyphens]
    return next((divided for divided in found if SHY in divided), word)


@cache
def _dictionary(language: str) -> Pyphen:
    return Pyphen(lang=LANGUAGES[language].hyphens, left=SHORTEST_PART, right=SHORTEST_PART)
