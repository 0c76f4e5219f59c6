"""The list of what a person may do: numbered, in words, and short where there is too much of one kind."""

from __future__ import annotations

import re
from collections import Counter

from kingdom.core.actions import Action
from kingdom.core.errors import CannotParse
from kingdom.core.view import View
from kingdom.rules.choice import AREA_NAMES, Offer
from kingdom.text import notation
from kingdom.words.wording import action_words

MANY = 24
"""More of one kind than this are counted, not listed."""

_SHORT_OFFER = re.compile(r"(\d+)\s*([lr])(\*?)[\s,]+(\d+)\s*([lr])(\*?)", re.IGNORECASE)


class Menu:
    """The options of a view. Their numbers are their places in it, and stay the same while it is looked at."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.options = view.options
        self.words = [action_words(action, view.rules.names) for action in view.options]

    def text(self) -> str:
        """Every option with its number; where there are many of a kind, how many, and how to say which."""
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
        return f"{at + 1:>4}  {self.words[at]}"

    def _many(self, action: Action, count: int) -> str:
        example = "2l 5r*" if isinstance(action, Offer) else notation.text(action, self.view.rules.names)
        return (
            f"      {count} ways to {action.template.split('{')[0].strip()}: "
            f"say which (for instance: {example}), or list them (list, or list with some words)"
        )

    def listing(self, words: str) -> str:
        """Every option that has all of these words in it."""
        wanted = words.casefold().split()
        found = [
            self._line(at) for at, said in enumerate(self.words) if all(word in said.casefold() for word in wanted)
        ]
        return "\n".join(found) or f"      nothing you may do has {words!r} in it"

    def meant(self, line: str) -> Action | str:
        """The option of a number or of a short offer; any other line is left to the notation."""
        if line.isdecimal():
            if not 1 <= int(line) <= len(self.options):
                raise CannotParse(f"there is no number {line}: they go from 1 to {len(self.options)}")
            return self.options[int(line) - 1]
        if short := _SHORT_OFFER.fullmatch(line):
            return self._offer(*short.groups())
        return line

    def _offer(self, *said: str) -> str:
        hand = self.view.me.hand or ()
        lays: list[str] = []
        for number, side, star in (said[:3], said[3:]):
            if not 1 <= int(number) <= len(hand):
                raise CannotParse(f"there is no card {number} in your hand: they go from 1 to {len(hand)}")
            area = next(name for name in AREA_NAMES if name.startswith(side.casefold()))
            lays.append(f"{self.view.rules.names[hand[int(number) - 1]]} {area}{' face down' if star else ''}")
        if said[0] == said[3]:
            raise CannotParse("an offer is two different cards: give two numbers of your hand")
        return f"offer {', '.join(lays)}"
