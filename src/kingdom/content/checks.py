"""What must hold for the box as a whole: the counts of GEN-4, the copies of SCE-9, distinct names."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise

from kingdom.core.cards import Edition, Family, Kind, Scenario
from kingdom.core.module import Part
from kingdom.roster import Roster, roster

DECK_SIZES = {Family.DEVELOPMENT: 70, Family.TREASURE: 10, Family.CALAMITY: 8}
"""How many cards of a family there are in all. Of the others each kind has its number of copies."""

WITH_RULES = (Part.MENACE, Part.VERMIN, Part.ADVISOR, Part.MODULE, Part.DECK)
"""What needs rules of its own. A pack may bring more than the box has if there are rules for it."""
BOARDS = ("duchy", "quest", "edition")
"""What the rules know as it is in the box: a pack has all of these and no others."""

COPIES = {"menace": 4, "vermin": 10, "advisor": 1}
LEAST_COPIES = {
    "farm": 4,
    "navigators": 2,
    "port": 2,
    "grand_army": 2,
    "barracks": 2,
    "hamlet": 2,
    "guildhall": 2,
    "munitions_specialists": 2,
}
FIRST_EDITION_LACKS = 3

Complaint = tuple[str, str, str]
"""Key of the entry (or none, for the whole pack), field, message."""

Cards = Mapping[str, tuple[Kind, int]]


def check_counts(cards: Cards) -> Iterator[Complaint]:
    """GEN-4: how many cards there are of each family, and of each Menace and Advisor."""
    for family, size in DECK_SIZES.items():
        found = sum(copies for kind, copies in cards.values() if kind.family is family)
        if found != size:
            yield "", family.value, f"has {found} cards in all, the box has {size} (GEN-4)"
    for key, (kind, copies) in cards.items():
        expected = COPIES.get(kind.family.value, copies)
        if copies != expected:
            yield key, "copies", f"is {copies}: the box has {expected} (GEN-4)"


def check_rules(cards: Cards, sections: Mapping[str, str], box: Mapping[str, str]) -> Iterator[Complaint]:
    """GEN-4: what the box has is there, and nothing that no rules are written for. `box` has keys and sections."""
    known = roster()
    for section in (*(part.value for part in WITH_RULES), *BOARDS):
        missing = [key for key, its_section in box.items() if its_section == section != sections.get(key)]
        if missing:
            yield "", section, f"lacks {', '.join(missing)} (GEN-4)"
    for key, section in sections.items():
        if section in BOARDS:
            allowed = [other for other, its_section in box.items() if its_section == section]
        elif section in {part.value for part in WITH_RULES}:
            allowed = list(known.keys(Part(section)))
        else:
            continue
        if key not in allowed:
            yield key, "key", f"has no rules: {section} entries are {', '.join(allowed)}{_broken(known)}"
    yield from _check_decks(known, cards, sections)


def _check_decks(known: Roster, cards: Cards, sections: Mapping[str, str]) -> Iterator[Complaint]:
    """A Menace belongs to the deck whose rules know it, and a deck has its Menace."""
    having = set()
    for key, (kind, _) in cards.items():
        rules = known.find(Part(kind.family.value), key) if kind.family in (Family.MENACE, Family.VERMIN) else None
        if rules is not None:
            having.add(rules.name)
            if kind.deck != rules.name:
                yield key, "deck", f"is {kind.deck!r}: this card belongs to {rules.name}"
            elif sections.get(kind.deck) != Part.DECK.value:
                yield key, "deck", f"is {kind.deck!r}: give it an entry of its own, [[deck]]"
    for key, section in sections.items():
        if section == Part.DECK.value and known.find(Part.DECK, key) is not None and key not in having:
            yield key, "key", f'has no card: add a [[menace]] with deck = "{key}"'


def _broken(known: Roster) -> str:
    """Packages that were found and cannot be used, since one of them may have had the rules."""
    return "".join(f"; the package {name} is broken: {reason}" for name, reason in known.broken.items())


def check_scenarios(
    scenarios: Mapping[str, Scenario], cards: Cards, sections: Mapping[str, str]
) -> Iterator[Complaint]:
    """Scenarios name things that exist, in sufficient copies (SCE-9), and of modules that they play with."""
    for key, least in LEAST_COPIES.items():
        copies = cards[key][1] if key in cards else 0
        if copies < least:
            yield key if key in cards else "", "copies", f"{key}: is {copies}, scenarios need {least} (SCE-9)"
    for key, scenario in scenarios.items():
        for field in ("required", "built", "standing"):
            family = Family.MENACE if field == "standing" else Family.DEVELOPMENT
            for card, number in getattr(scenario, field):
                if card not in cards or cards[card][0].family is not family:
                    yield key, field, f"names {card}, but there is no such {family.value} card"
                elif cards[card][1] < number:
                    yield key, field, f"needs {number} of {card}, the box has {cards[card][1]} (SCE-9)"
        named = (
            ("modules", scenario.modules, "module"),
            ("menaces", scenario.menaces, "deck"),
            ("quests", scenario.quests, "quest"),
            ("advisors", scenario.advisors, "advisor"),
        )
        for field, names, section in named:
            for name in names:
                if sections.get(name) != section:
                    yield key, field, f"names {name}, but this pack has no such {section}"
        for field, module in (("menaces", "menace"), ("quests", "quest"), ("advisors", "advisors")):
            if bool(getattr(scenario, field)) != (module in scenario.modules):
                yield key, "modules", f"{module} goes with {field}: give both or neither"


def check_editions(
    editions: Mapping[str, Edition], scenarios: Mapping[str, Scenario], cards: Cards, sections: Mapping[str, str]
) -> Iterator[Complaint]:
    """What an edition leaves out are singles that no scenario names; the first lacks three cards (GEN-4)."""
    named = {card for scenario in scenarios.values() for card, _ in (*scenario.required, *scenario.built)}
    for key, edition in editions.items():
        for card in edition.leaves_out:
            if card not in cards or cards[card][0].family is not Family.DEVELOPMENT:
                yield key, "leaves_out", f"names {card}, but there is no such development card"
            elif cards[card][1] != 1 or card in named:
                yield key, "leaves_out", f"names {card}: leave out single cards that no scenario names"
        lacks = FIRST_EDITION_LACKS if key == "first" else 0
        if len(set(edition.leaves_out)) != lacks or len(edition.leaves_out) != lacks:
            yield key, "leaves_out", f"names {len(edition.leaves_out)} cards, this edition lacks {lacks} (GEN-4)"
        for quest in edition.quests:
            if sections.get(quest) != "quest":
                yield key, "quests", f"names {quest}, but there is no such quest"


def check_names(texts: Mapping[str, Mapping[str, str]], keys: Iterable[str]) -> Iterator[Complaint]:
    """Names that can be told apart: none twice, and no English one that begins another, for the notation.

    Of two that are too much alike the later key is blamed.
    """
    cards = tuple(keys)
    for language in ("en", "fr", "it"):
        seen: dict[str, str] = {}
        for key in cards:
            name = texts[key][language].casefold()
            if not name.strip():
                continue
            if name in seen:
                yield key, f"names.{language}", f"is also the name of {seen[name]}: give each card its own"
            seen.setdefault(name, key)
        if language == "en":
            for (short, first), (long, second) in pairwise(sorted(seen.items())):
                if long.startswith(short) and cards.index(first) > cards.index(second):
                    yield first, "names.en", f"is how the name of {second} begins: notation needs them apart"
                elif long.startswith(short):
                    yield second, "names.en", f"begins with the whole name of {first}: notation needs them apart"
