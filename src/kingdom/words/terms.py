"""The building blocks of sentences: cards, heaps of cubes, lists, areas, resources."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from kingdom.content import Content, load
from kingdom.core.cards import Icon, Kind
from kingdom.core.phases import Phase
from kingdom.core.resources import SPACES
from kingdom.core.ruleset import Ruleset
from kingdom.rules.choice import AREA_NAMES
from kingdom.words.fluent import Written
from kingdom.words.messages import DEFAULT, LANGUAGES, Argument, messages, say

SEATS = ("Ann", "Bob")
"""The default names of the seats."""


class Terms:
    """What one language calls things; `content` is the card set that names come from.

    With `copies`, cards are numbered as in the notation: `Farm#2`.
    """

    def __init__(self, language: str = DEFAULT, content: Content | None = None, *, copies: bool = False) -> None:
        self.language = language if language in LANGUAGES else DEFAULT
        self.content = content or load()
        self.copies = copies
        self._keys = {names[DEFAULT].casefold(): key for key, names in self.content.texts.items()}

    def t(self, id: str, **arguments: Argument) -> str:
        """A message by its id, with its arguments.

        >>> Terms("it").t("resource-gold")
        'oro'
        """
        return say(self.language, id, arguments)

    def has(self, id: str) -> bool:
        """Whether there is a message with this id."""
        return id in messages(DEFAULT)

    # --- names that come from the content

    def card(self, key: str) -> str:
        """The name of a card, Quest, Quest step, scenario, edition, module or Menace deck, by its key.

        >>> Terms("fr").card("farm"), Terms("it").card("the_usurper.1"), Terms("it").card("the_dragon")
        ('Ferme', 'Forgiare le armi', 'The dragon')
        """
        if key not in self.content.texts:
            return capitalised(key.replace("_", " "))  # from a card set that is not loaded
        return self.content.names(key, self.language)

    def named(self, english: str) -> str:
        """The same by its English name, as in notation and facts: `Farm#2`; unchanged if there is no such name.

        >>> Terms("fr").named("Farm#2"), Terms("fr").named("Nowhere")
        ('Ferme', 'Nowhere')
        """
        bare = english.partition("#")[0]
        key = self._keys.get(bare.casefold())
        return bare if key is None else self.card(key)

    def copy(self, english: str) -> str:
        """The same with its number, if copies are numbered.

        >>> Terms("fr", copies=True).copy("Farm#2"), Terms("fr").copy("Farm#2")
        ('Ferme#2', 'Ferme')
        """
        number = english.partition("#")[2]
        return f"{self.named(english)}#{number}" if number and self.copies else self.named(english)

    # --- several things

    def listed(self, parts: Sequence[str]) -> str:
        """Things in a list, as in a sentence.

        >>> Terms("en").listed(["a", "b", "c"]), Terms("fr").listed(["a", "b"]), Terms("it").listed([])
        ('a, b and c', 'a et b', 'niente')
        """
        if not parts:
            return self.t("nothing")
        if len(parts) == 1:
            return parts[0]
        return self.t("list-and", first=", ".join(parts[:-1]), last=parts[-1])

    def either(self, parts: Sequence[str]) -> str:
        """Things to choose from.

        >>> Terms("en").either(["a", "b", "c"]), Terms("fr").either(["a", "b"]), Terms("it").either(["a"])
        ('a, b or c', 'a ou b', 'a')
        """
        if len(parts) < 2:
            return self.listed(parts)
        return self.t("list-or", first=", ".join(parts[:-1]), last=parts[-1])

    def heap(self, counts: Sequence[int]) -> str:
        """A heap of cubes, or what fills spaces.

        >>> Terms("en").heap((2, 0, 1, 0)), Terms("fr").heap((1, 0, 0, 0, 0, 2)), Terms("it").heap((0, 0, 0, 0))
        ('2 Materials and 1 Gold', '1 Matériau et 2 Soldats', 'niente')
        """
        parts = [self.amount(key, count) for key, count in zip(SPACES, counts, strict=False) if count]
        return self.listed(parts)

    def amount(self, resource: str, count: int) -> str:
        """An amount of one resource."""
        return self.t(f"amount-{resource}", count=count)

    def told_cards(self, cards: Sequence[Any]) -> str:
        """Cards of a fact: named ones first, then face-down ones, then those in a hidden hand.

        >>> Terms("en").told_cards(["Farm#1", "Farm#2", {"hidden": "a-1"}, {"hidden": None}, {"hidden": None}])
        '2 × Farm, a face-down card and 2 cards'
        """
        known = Counter(self.copy(card) for card in cards if isinstance(card, str))
        down = sum(1 for card in cards if isinstance(card, Mapping) and card["hidden"] is not None)
        unseen = len(cards) - known.total() - down
        parts = [self.several(card, count) for card, count in known.items()]
        if down:
            parts.append(self.t("cards-face-down", count=down))
        if unseen:
            parts.append(self.t("cards-unseen", count=unseen))
        return self.listed(parts)

    def several(self, card: str, count: int) -> str:
        """A name, preceded by a number if there are several."""
        return self.t("cards-several", count=count, card=card) if count > 1 else card

    # --- keys that messages choose by

    def area(self, area: int) -> str:
        """The key of an area in messages."""
        return AREA_NAMES[area]

    def resource(self, resource: int | str) -> str:
        """The key of a resource or kind of space in messages."""
        return SPACES[resource] if isinstance(resource, int) else resource

    def resource_name(self, resource: int | str) -> str:
        """A resource, or a kind of space, by its name."""
        return self.t(f"resource-{self.resource(resource)}")

    def phase(self, phase: Phase | str) -> str:
        """The key of a phase in messages."""
        return (phase if isinstance(phase, str) else phase.name).replace(" ", "-")

    def phase_name(self, phase: Phase | str) -> str:
        """A phase inside a sentence; by its own name if it comes from a third-party module."""
        id = f"phase-{self.phase(phase)}"
        return self.t(id) if self.has(id) else self.phase(phase).replace("-", " ")

    # --- what is on a table

    def kind(self, english: str, rules: Ruleset | None) -> Kind | None:
        """The kind of a card, by its English name; None if that depends on a game that is not given."""
        bare = english.partition("#")[0].casefold()
        if rules is not None:
            return next((kind for kind in rules.box if kind.name.casefold() == bare), None)
        return next((kind for kind, _ in self.content.cards if kind.name.casefold() == bare), None)

    def icon(self, card: str, icon: int, rules: Ruleset | None) -> str:
        """A production icon of a card, by what it makes; by its number if that is not known."""
        kind = self.kind(card, rules)
        if kind is None or icon >= len(kind.icons):
            return self.t("icon-number", number=icon + 1)
        return self.icon_name(kind.icons[icon])

    def icon_name(self, icon: Icon) -> str:
        """A production icon, by what it makes."""
        return self.t("icon-of-resource", resource=self.resource(icon.resource))

    def quest(self, quest: int, rules: Ruleset | None) -> str:
        """A Quest board of a game; by its number if the game is not given."""
        if rules is None or quest >= len(rules.settings.quests):
            return self.t("quest-number", number=quest + 1)
        return self.card(rules.settings.quests[quest].key)

    def step(self, quest: int, step: int, rules: Ruleset | None) -> str:
        """A step of a Quest board, likewise."""
        if rules is None or quest >= len(rules.settings.quests):
            return self.t("step-number", number=step + 1)
        return self.card(f"{rules.settings.quests[quest].key}.{step + 1}")


def decimal(value: float, words: Terms, form: str = ".1f") -> Written:
    """A number in the style of the language: with a real minus sign, and a decimal comma in French and Italian.

    >>> decimal(-1.25, Terms("en")), decimal(-1.25, Terms("fr"), "+.1f"), decimal(-0.01, Terms("en"), "+.1f")
    ('−1.2', '−1,2', '0.0')
    """
    said = f"{value:{form}}".replace("-", "−")
    if not any(digit in said for digit in "123456789"):
        said = said.lstrip("+−")
    return Written(said if words.language == DEFAULT else said.replace(".", ","))


def capitalised(text: str) -> str:
    """A text with its first letter in upper case, the rest unchanged."""
    return text[:1].upper() + text[1:]


def sentence(text: str) -> str:
    """A text with its first letter in upper case and a full stop, unless it already ends with punctuation."""
    return capitalised(text) + ("" if text.endswith((".", "!", "?", "…")) else ".")
