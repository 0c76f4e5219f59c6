"""Card names: converts a card of the box to its name in texts, and back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from kingdom.core.cards import CardId, Kind


class CardNames:
    """The English name, with a number where there are several copies: `Great Lighthouse`, `Farm#2`."""

    def __init__(self, box: tuple[Kind, ...]) -> None:
        copies = Counter(kind.name for kind in box)
        seen: Counter[str] = Counter()
        names: list[str] = []
        self._cards: dict[str, tuple[CardId, ...]] = {}
        for number, kind in enumerate(box):
            card = CardId(number)
            seen[kind.name] += 1
            name = f"{kind.name}#{seen[kind.name]}" if copies[kind.name] > 1 else kind.name
            names.append(name)
            bare = kind.name.casefold()
            self._cards[bare] = (*self._cards.get(bare, ()), card)
            if name != kind.name:
                self._cards[name.casefold()] = (card,)
        self._names = tuple(names)

    def __len__(self) -> int:
        return len(self._names)

    def __getitem__(self, card: CardId) -> str:
        return self._names[card]

    def all(self, cards: Iterable[CardId]) -> list[str]:
        """The names of several cards."""
        return [self._names[card] for card in cards]

    def find(self, text: str) -> tuple[CardId, ...]:
        """The cards that a text can mean: one for `Farm#2`, all copies for `Farm`, none for an unknown name."""
        return self._cards.get(text.strip().casefold(), ())
