"""Descriptions of cards and their effects, for the large view and for screen readers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterator
from typing import NamedTuple

from kingdom.core.cards import CardType, Family, Icon, Kind
from kingdom.core.resources import NO_CUBES, NO_SPACES, SPACES
from kingdom.words.terms import Terms


class CardLine(NamedTuple):
    """One line of a card's description: a heading, a sentence, and the clause behind it."""

    heading: str
    text: str
    clause: str


def type_name(words: Terms, kind: Kind) -> str:
    """The type of a Development, or the family of any other card."""
    if kind.type is not None:
        return words.t(f"type-{kind.type.name.lower()}")
    return words.t(f"family-{kind.family.value}")


def card_label(words: Terms, kind: Kind, *, without: Container[str] = ()) -> str:
    """A description of a card in a few short sentences, for screen readers, omitting the headings in `without`."""
    lines = [text for heading, text, _ in _lines(words, kind) if heading not in without]
    return " ".join([words.t("card-label", card=words.card(kind.key), type=type_name(words, kind)), *lines])


def card_lines(words: Terms, kind: Kind) -> list[CardLine]:
    """The full description of a card, the most important lines first."""
    return [CardLine(words.t(f"heading-{heading}"), text, clause) for heading, text, clause in _lines(words, kind)]


def _lines(words: Terms, kind: Kind) -> Iterator[tuple[str, str, str]]:
    if kind.cost != NO_SPACES:
        yield "cost", words.t("card-cost", cubes=words.heap(kind.cost)), "GEN-3"
    if kind.soldiers:
        fight = kind.family is not Family.ADVISOR
        id = "card-combat-cost" if fight else "card-ability-cost"
        yield "cost", words.t(id, soldiers=kind.soldiers), "MEN-5" if fight else "ADV-3"
    if kind.family is Family.ADVISOR:
        yield "ability", ability(words, kind.key), _clause(words, kind.key, "ADV-3")
    if kind.icons:
        yield "production", words.t("card-production", made=production(words, kind.icons)), "PRO-2"
    if kind.bonus_krystallium or kind.bonus_soldiers:
        bonus = words.heap((0, 0, 0, 0, kind.bonus_krystallium, kind.bonus_soldiers))
        yield "bonus", words.t("card-bonus", cubes=bonus), "CON-1"
    if kind.points:
        id = "card-points" if kind.points > 0 else "card-points-lost"
        yield "points", words.t(id, points=abs(kind.points)), "MEN-6" if kind.deck else "END-1"
    for per, points in kind.points_per:
        yield "points", words.t("card-points-per", points=points, type=type_key(per)), "END-1"
    if kind.family is not Family.ADVISOR and kind.key in words.content.abilities:
        yield "effect", ability(words, kind.key), _clause(words, kind.key, "GEN-3")
    if kind.recycling != NO_CUBES:
        treasure = kind.family is Family.TREASURE
        id = "card-treasure" if treasure else "card-recycling"
        yield "recycling", words.t(id, cubes=words.heap(kind.recycling)), "PLA-4" if treasure else "PLA-3"


def type_key(card_type: CardType) -> str:
    """The key of a type in messages."""
    return card_type.name.lower()


def production(words: Terms, icons: tuple[Icon, ...]) -> str:
    """The output of production icons.

    >>> from kingdom.core.resources import Resource
    >>> gold = Resource.GOLD
    >>> production(Terms("en"), (Icon(gold), Icon(gold), Icon(gold, CardType.MONUMENT)))
    '2 Gold and 1 Gold for each Monument'
    """
    plain = Counter(icon.resource for icon in icons if icon.per is None)
    parts = [words.amount(SPACES[resource], count) for resource, count in plain.items()]
    parts += [
        words.t("made-per", amount=words.amount(SPACES[icon.resource], 1), type=type_key(icon.per))
        for icon in icons
        if icon.per is not None
    ]
    return words.listed(parts)


def ability(words: Terms, key: str) -> str:
    """The effect of a card, from the card set. An Advisor from another package may have no text."""
    found = words.content.abilities.get(key)
    return found.texts[words.language] if found is not None else words.t("ability-unknown")


def _clause(words: Terms, key: str, otherwise: str) -> str:
    found = words.content.abilities.get(key)
    return found.clause if found is not None else otherwise
