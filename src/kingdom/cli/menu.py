"""The numbered list of a person's options in words, abridged if there are too many of one kind."""

from __future__ import annotations

import re
from collections import Counter

from kingdom.core.actions import Action
from kingdom.core.errors import CannotParse
from kingdom.core.reasons import why
from kingdom.core.view import View
from kingdom.rules.choice import AREA_NAMES, Offer
from kingdom.text import notation
from kingdom.words import Words

MANY = 24
"""The most options of one kind that are listed; more are only counted."""

_SHORT_OFFER = re.compile(r"(\d+)\s*([lr])(\*?)[\s,]+(\d+)\s*([lr])(\*?)", re.IGNORECASE)


class TerminalMenu:
    """The options of a view, numbered by their position in it, so that the numbers do not change."""

    def __init__(self, view: View, words: Words) -> None:
        self.view = view
        self.options = view.options
        self.words = words
        self.texts = [words.action(action, view) for action in view.options]

    def text(self) -> str:
        """Every option with its number; if there are many of a kind, their count and an example."""
        counts = Counter(type(action) for action in self.options)
        lines: dict[object, str] = {}
        for at, action in enumerate(self.options):
            kind = type(action)
            if counts[kind] <= MANY:
                lines[at] = self._line(at)
            elif kind not in lines:
                lines[kind] = self._many(action, counts[kind])
        return "\n".join(lines.values())

    def _line(self, at: int) -> str:
        return f"{at + 1:>4}  {self.texts[at]}"

    def _many(self, action: Action, count: int) -> str:
        example = "2l 5r*" if isinstance(action, Offer) else notation.text(action, self.view.rules.names)
        verb = action.template.split("{")[0].strip()
        return f"      {self.words.t('menu-many', count=count, verb=verb, example=example)}"

    def listing(self, words: str) -> str:
        """Every option that contains all of these words."""
        wanted = words.casefold().split()
        lines = [
            self._line(at) for at, text in enumerate(self.texts) if all(word in text.casefold() for word in wanted)
        ]
        return "\n".join(lines) or f"      {self.words.t('menu-nothing', words=words)}"

    def meant(self, line: str) -> Action | str:
        """The option for a number or a short offer; any other line is returned as it is, in the notation."""
        if line.isdecimal():
            if not 1 <= int(line) <= len(self.options):
                raise CannotParse(why("no-number", number=int(line), count=len(self.options)))
            return self.options[int(line) - 1]
        if short := _SHORT_OFFER.fullmatch(line):
            return self._offer(*short.groups())
        return line

    def _offer(self, *offer: str) -> str:
        hand = self.view.me.hand or ()
        lays: list[str] = []
        for number, side, star in (offer[:3], offer[3:]):
            if not 1 <= int(number) <= len(hand):
                raise CannotParse(why("no-card-in-hand", number=int(number), count=len(hand)))
            area = next(name for name in AREA_NAMES if name.startswith(side.casefold()))
            lays.append(f"{self.view.rules.names[hand[int(number) - 1]]} {area}{' face down' if star else ''}")
        if offer[0] == offer[3]:
            raise CannotParse(why("two-numbers"))
        return f"offer {', '.join(lays)}"
