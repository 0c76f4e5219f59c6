"""What the lab says of its figures, kept as data until it is known in which language."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from kingdom.words import Words

NOTHING: Mapping[str, str] = MappingProxyType({})


class Saying(NamedTuple):
    """A message by its id, with what is put into it."""

    id: str
    given: Mapping[str, str | int] = NOTHING
    named: Mapping[str, str] = NOTHING
    """Cards, Duchies and Quests by their keys: their names depend on the language."""

    def in_words(self, words: Words) -> str:
        """The message in a language.

        >>> Saying("measured-duchy", {"ruleset": "two/A"}, {"duchy": "teressie"}).in_words(Words("fr"))
        'two/A\xa0: Téressie'
        """
        return words.t(self.id, **self.given, **{name: words.card(key) for name, key in self.named.items()})


def percents(share: float) -> int:
    """A share of one as whole percents.

    >>> percents(0.0), percents(0.349)
    (0, 35)
    """
    return round(share * 100)
