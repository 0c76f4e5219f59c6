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
from kingdom.languages import LANGUAGES
from kingdom.rules.choice import AREA_NAMES
from kingdom.words.fluent import Written
from kingdom.words.messages import DEFAULT, Argument, message, messages

SEATS = ("Ann", "Bob")
"""The default names of the seats."""


class Terms:
    """The terms of one language; `content` is the card set for the names.

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
        return message(self.language, id, arguments)

    def has(self, id: str) -> bool:
        """True if there is a message with this id."""
        return id in messages(DEFAULT)

    def translates(self, id: str) -> bool:
        """True if this language has the message itself, so that it does not appear in English."""
        return id in messages(self.language)

    def in_english(self) -> Terms:
        """The English terms for the same card set."""
        return self if self.language == DEFAULT else Terms(DEFAULT, self.content, copies=self.copies)

    # --- names from the content

    def card(self, key: str) -> str:
        """The name of a card, Quest, Quest step, scenario, edition, module or Menace deck, by its key.

        >>> Terms("fr").card("farm"), Terms("it").card("the_usurper.1"), Terms("it").card("the_dragon")
        ('Ferme', 'Forgiare le armi', 'The dragon')
        """
        if key not in self.content.texts:
            return capitalised(key.replace("_", " "))  # from a card set that is not loaded
        return self.content.names(key, self.language)

    def named(self, english: str) -> str:
        """The name of a card, by its English name as in notation and facts: `Farm#2`. Unknown names are unchanged.

        >>> Terms("fr").named("Farm#2"), Terms("fr").named("Nowhere")
        ('Ferme', 'Nowhere')
        """
        bare = english.partition("#")[0]
        key = self._keys.get(bare.casefold())
        return bare if key is None else self.card(key)

    def copy(self, english: str) -> str:
        """The name of a card, by its English name, with its number if copies are numbered.

        >>> Terms("fr", copies=True).copy("Farm#2"), Terms("fr").copy("Farm#2")
        ('Ferme#2', 'Ferme')
        """
        number = english.partition("#")[2]
        return f"{self.named(english)}#{number}" if number and self.copies else self.named(english)

    # --- several things

    def listed(self, parts: Sequence[str]) -> str:
        """Items in a list, as in a sentence.

        >>> Terms("en").listed(["a", "b", "c"]), Terms("fr").listed(["a", "b"]), Terms("it").listed([])
        ('a, b and c', 'a et b', 'niente')
        """
        if not parts:
            return self.t("nothing")
        if len(parts) == 1:
            return parts[0]
        return self.t("list-and", first=", ".join(parts[:-1]), last=parts[-1])

    def either(self, parts: Sequence[str]) -> str:
        """Items to choose from.

        >>> Terms("en").either(["a", "b", "c"]), Terms("fr").either(["a", "b"]), Terms("it").either(["a"])
        ('a, b or c', 'a ou b', 'a')
        """
        if len(parts) < 2:
            return self.listed(parts)
        return self.t("list-or", first=", ".join(parts[:-1]), last=parts[-1])

    def heap(self, counts: Sequence[int]) -> str:
        """A heap of cubes, or of spaces.

        >>> Terms("en").heap((2, 0, 1, 0)), Terms("fr").heap((1, 0, 0, 0, 0, 2)), Terms("it").heap((0, 0, 0, 0))
        ('2 Materials and 1 Gold', '1 Matériau et 2 Soldats', 'niente')
        """
        parts = [self.amount(key, count) for key, count in zip(SPACES, counts, strict=False) if count]
        return self.listed(parts)

    def amount(self, resource: str, count: int) -> str:
        """An amount of one resource."""
        return self.t(f"amount-{resource}", count=count)

    def fact_cards(self, cards: Sequence[Any]) -> str:
        """The cards of a redacted fact: named ones first, then face-down ones, then those in a hidden hand.

        >>> Terms("en").fact_cards(["Farm#1", "Farm#2", {"hidden": "a-1"}, {"hidden": None}, {"hidden": None}])
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

    # --- keys of variants in messages

    def area(self, area: int) -> str:
        """The key of an area in messages."""
        return AREA_NAMES[area]

    def resource(self, resource: int | str) -> str:
        """The key of a resource or kind of space in messages."""
        return SPACES[resource] if isinstance(resource, int) else resource

    def resource_name(self, resource: int | str) -> str:
        """The name of a resource or a kind of space."""
        return self.t(f"resource-{self.resource(resource)}")

    def phase(self, phase: Phase | str) -> str:
        """The key of a phase in messages."""
        return (phase if isinstance(phase, str) else phase.name).replace(" ", "-")

    def phase_name(self, phase: Phase | str) -> str:
        """The name of a phase inside a sentence; the internal name for a phase of a third-party module."""
        id = f"phase-{self.phase(phase)}"
        return self.t(id) if self.has(id) else self.phase(phase).replace("-", " ")

    # --- things on a table

    def kind(self, english: str, rules: Ruleset | None) -> Kind | None:
        """The kind of a card, by its English name; None if it is unknown without the rules of a game."""
        bare = english.partition("#")[0].casefold()
        if rules is not None:
            return next((kind for kind in rules.box if kind.name.casefold() == bare), None)
        return next((kind for kind, _ in self.content.cards if kind.name.casefold() == bare), None)

    def icon(self, card: str, icon: int, rules: Ruleset | None) -> str:
        """A production icon of a card, named by its resource, or by its number if the kind of card is unknown."""
        kind = self.kind(card, rules)
        if kind is None or icon >= len(kind.icons):
            return self.t("icon-number", number=icon + 1)
        return self.icon_name(kind.icons[icon])

    def icon_name(self, icon: Icon) -> str:
        """A production icon, named by its resource."""
        return self.t("icon-of-resource", resource=self.resource(icon.resource))

    def quest(self, quest: int, rules: Ruleset | None) -> str:
        """The name of a Quest board of a game, or its number without the rules of the game."""
        if rules is None or quest >= len(rules.settings.quests):
            return self.t("quest-number", number=quest + 1)
        return self.card(rules.settings.quests[quest].key)

    def step(self, quest: int, step: int, rules: Ruleset | None) -> str:
        """The name of a step of a Quest board, or its number without the rules of the game."""
        if rules is None or quest >= len(rules.settings.quests):
            return self.t("step-number", number=step + 1)
        return self.card(f"{rules.settings.quests[quest].key}.{step + 1}")


def decimal(value: float, words: Terms, form: str = ".1f") -> Written:
    """A number formatted for the language: with a real minus sign, and a decimal comma in French and Italian.

    >>> decimal(-1.25, Terms("en")), decimal(-1.25, Terms("fr"), "+.1f"), decimal(-0.01, Terms("en"), "+.1f")
    ('−1.2', '−1,2', '0.0')
    """
    text = figure(value, form)
    return Written(text.replace(".", LANGUAGES[words.language].point))


def figure(value: float, form: str = ".1f") -> str:
    """A number with a real minus sign, and without a sign if it is zero.

    >>> figure(-1.25), figure(-0.01, "+.1f")
    ('−1.2', '0.0')
    """
    text = f"{value:{form}}".replace("-", "−")
    return text if any(digit in text for digit in "123456789") else text.lstrip("+−")


def capitalised(text: str) -> str:
    """A text with its first letter in upper case, the rest unchanged."""
    return text[:1].upper() + text[1:]


def sentence(text: str) -> str:
    """A text with its first letter in upper case and a full stop, unless it already ends with punctuation."""
    return capitalised(text) + ("" if text.endswith((".", "!", "?", "…")) else ".")
