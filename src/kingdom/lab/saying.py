"""What the lab says about its figures, kept as data until the language is known."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from kingdom.core.reasons import Reason
from kingdom.words import Words
from kingdom.words.reasons import with_clause

NOTHING: Mapping[str, str] = MappingProxyType({})


class Saying(NamedTuple):
    """A message by its id, with its arguments."""

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


class Forfeited(NamedTuple):
    """A game that a contestant had to forfeit, and why."""

    ruleset: str
    deal: int
    fault: Reason

    def in_words(self, words: Words) -> str:
        """The same in a language.

        >>> Forfeited("two", 7, Reason("bot-endless", (("bot", "random"), ("number", 20)))).in_words(Words("it"))
        'two, distribuzione 7: random non è arrivato alla fine in 20 decisioni'
        """
        return words.t(
            "forfeited", ruleset=self.ruleset, deal=str(self.deal), fault=with_clause(words, "fault", self.fault)
        )


def percents(share: float) -> int:
    """A share as a whole percentage.

    >>> percents(0.0), percents(0.349)
    (0, 35)
    """
    return round(share * 100)
