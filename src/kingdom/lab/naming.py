"""Names for a report: always English in its files, since programs read them; translated on its page."""

from __future__ import annotations

from typing import NamedTuple

from kingdom.core.cards import Kind
from kingdom.core.resources import SPACES, cubes_text
from kingdom.lab.saying import Saying
from kingdom.words import DEFAULT, Words

BAR = " | "
"""What separates the columns of a table in its message."""


class Named(NamedTuple):
    """The names of a thing: in the files, and on the page."""

    file: str
    page: str


class Naming:
    """Gives things both of their names; those on the page come from `words`.

    >>> Naming(Words("fr")).card("farm")
    Named(file='Farm', page='Ferme')
    """

    def __init__(self, words: Words) -> None:
        self.words = words
        self.english = Words(DEFAULT, words.content)

    def message(self, id: str, **arguments: str | int) -> Named:
        """A message, in English for the files."""
        return Named(self.english.t(id, **arguments), self.words.t(id, **arguments))

    def saying(self, saying: Saying) -> Named:
        """The same for a message with its arguments."""
        return Named(saying.in_words(self.english), saying.in_words(self.words))

    def title(self, table: str) -> str:
        """The title of a table. It is only on the page."""
        return self.words.t(f"report-of-{table}")

    def note(self, table: str) -> str:
        """The note about a table, if there is one."""
        id = f"report-of-{table}.note"
        return self.words.t(id) if self.words.has(id) else ""

    def headings(self, table: str) -> list[Named]:
        """The headings of a table.

        >>> Naming(Words("it")).headings("duchies")[2]
        Named(file='Duchy', page='Feudo')
        """
        said = self.message(f"report-of-{table}.columns")
        return [Named(*both) for both in zip(said.file.split(BAR), said.page.split(BAR), strict=True)]

    def group(self, players: int) -> Named:
        """All games for this many players."""
        return self.message("group-two" if players > 1 else "group-solo")

    def together(self, players: int) -> Named:
        """The same, as the name of a row next to those of single rulesets."""
        file, page = (words.t("group-together", group=group) for words, group in zip(self._both, self.group(players)))
        return Named(file, page)

    def part(self, part: str) -> Named:
        """The part of a seat in a game, such as winner."""
        return Named(part, self.words.t(f"part-{part}"))

    def doing(self, what: str) -> Named:
        """What was done with a card."""
        return Named(what, self.words.t(f"doing-{what}"))

    def source(self, source: str) -> Named:
        """Where points come from."""
        return Named(source.replace("_", " "), self.words.score_source(source))

    def card(self, key: str) -> Named:
        """A card, Duchy, Quest or Menace deck."""
        return Named(self.english.card(key), self.words.card(key))

    def step(self, key: str) -> Named:
        """A step of a Quest board, by its key.

        >>> Naming(Words("fr")).step("the_usurper.1").page
        'L’Usurpatrice 1\xa0: Forger les armes'
        """
        quest, _, number = key.partition(".")
        file, page = (
            words.t("step-of-quest", quest=words.card(quest), number=number, step=words.card(key))
            for words in self._both
        )
        return Named(file, page)

    def type(self, kind: Kind) -> Named | None:
        """The type of a Development; other cards have none."""
        return None if kind.type is None else Named(kind.type.name.lower(), self.words.type_name(kind))

    def cost(self, kind: Kind) -> Named:
        """What a card costs, in letters: in files those of the notation, on the page those of the tokens."""
        letters = (self.words.t(f"letter-{space}") * count for space, count in zip(SPACES, kind.cost, strict=True))
        written = cubes_text(kind.cost)
        return Named(written, "".join(letters) or written)

    @property
    def _both(self) -> tuple[Words, Words]:
        return self.english, self.words
