"""Checks of the box as a whole: the counts of GEN-4, the copies of SCE-9, distinct names."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise

from kingdom.core.cards import Edition, Family, Kind, Scenario
from kingdom.core.module import Part
from kingdom.core.reasons import Reason, why
from kingdom.languages import ENGLISH, LANGUAGES
from kingdom.roster import Roster, roster

DECK_SIZES = {Family.DEVELOPMENT: 70, Family.TREASURE: 10, Family.CALAMITY: 8}
"""The total number of cards of a family. In other families each kind has its own number of copies."""

WITH_RULES = (Part.MENACE, Part.VERMIN, Part.ADVISOR, Part.MODULE, Part.DECK)
"""The parts that need rules of their own. A pack may add such entries only if there are rules for them."""
BOARDS = ("duchy", "quest", "edition")
"""The sections that must have exactly the entries of the original box."""

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

Complaint = tuple[str, str, Reason]
"""The key of the entry (empty for the whole pack), the field, and the problem."""

Cards = Mapping[str, tuple[Kind, int]]


def check_counts(cards: Cards) -> Iterator[Complaint]:
    """GEN-4: the number of cards of each family, and of each Menace and Advisor."""
    for family, size in DECK_SIZES.items():
        found = sum(copies for kind, copies in cards.values() if kind.family is family)
        if found != size:
            yield "", family.value, why("cards-in-all", count=found, size=size).under("GEN-4")
    for key, (kind, copies) in cards.items():
        expected = COPIES.get(kind.family.value, copies)
        if copies != expected:
            yield key, "copies", why("copies-of-the-box", count=copies, size=expected).under("GEN-4")


def check_rules(cards: Cards, sections: Mapping[str, str], box: Mapping[str, str]) -> Iterator[Complaint]:
    """GEN-4: the pack has everything in the box, and nothing without rules. `box` has keys and sections."""
    known = roster()
    for section in (*(part.value for part in WITH_RULES), *BOARDS):
        missing = [key for key, its_section in box.items() if its_section == section != sections.get(key)]
        if missing:
            yield "", section, why("lacks", names=tuple(missing)).under("GEN-4")
    for key, section in sections.items():
        if section in BOARDS:
            allowed = [other for other, its_section in box.items() if its_section == section]
        elif section in {part.value for part in WITH_RULES}:
            allowed = list(known.keys(Part(section)))
        else:
            continue
        if key not in allowed:
            yield key, "key", _no_rules(section, allowed, known)
    yield from _check_decks(known, cards, sections)


def _check_decks(known: Roster, cards: Cards, sections: Mapping[str, str]) -> Iterator[Complaint]:
    """Each Menace belongs to the deck with rules for it, and each deck has its Menace."""
    having = set()
    for key, (kind, _) in cards.items():
        rules = known.find(Part(kind.family.value), key) if kind.family in (Family.MENACE, Family.VERMIN) else None
        if rules is not None:
            having.add(rules.name)
            if kind.deck != rules.name:
                yield key, "deck", why("other-deck", given=repr(kind.deck), deck=rules.name)
            elif sections.get(kind.deck) != Part.DECK.value:
                yield key, "deck", why("deck-without-entry", given=repr(kind.deck))
    for key, section in sections.items():
        if section == Part.DECK.value and known.find(Part.DECK, key) is not None and key not in having:
            yield key, "key", why("deck-without-card", example=f'deck = "{key}"')


def _no_rules(section: str, allowed: Sequence[str], known: Roster) -> Reason:
    """The reason for an entry without rules. It names broken packages, since one of them may contain the rules."""
    if not known.broken:
        return why("no-rules", section=section, names=tuple(allowed))
    broken = tuple(why("broken-package", name=name, why=reason) for name, reason in known.broken.items())
    return why("no-rules-broken", section=section, names=tuple(allowed), broken=broken)


def check_scenarios(
    scenarios: Mapping[str, Scenario], cards: Cards, sections: Mapping[str, str]
) -> Iterator[Complaint]:
    """Scenarios only name existing things, in sufficient numbers (SCE-9), and from modules that they use."""
    for key, least in LEAST_COPIES.items():
        copies = cards[key][1] if key in cards else 0
        if copies < least:
            yield (
                key if key in cards else "",
                "copies",
                why("copies-for-scenarios", name=key, count=copies, least=least).under("SCE-9"),
            )
    for key, scenario in scenarios.items():
        for field in ("required", "built", "standing"):
            family = Family.MENACE if field == "standing" else Family.DEVELOPMENT
            for card, number in getattr(scenario, field):
                if card not in cards or cards[card][0].family is not family:
                    yield key, field, why("names-no-card", name=card, section=family.value)
                elif cards[card][1] < number:
                    yield key, field, why("needs-copies", count=number, name=card, size=cards[card][1]).under("SCE-9")
        named = (
            ("modules", scenario.modules, "module"),
            ("menaces", scenario.menaces, "deck"),
            ("quests", scenario.quests, "quest"),
            ("advisors", scenario.advisors, "advisor"),
        )
        for field, names, section in named:
            for name in names:
                if sections.get(name) != section:
                    yield key, field, why("names-nothing", name=name, section=section)
        for field, module in (("menaces", "menace"), ("quests", "quest"), ("advisors", "advisors")):
            if bool(getattr(scenario, field)) != (module in scenario.modules):
                yield key, "modules", why("both-or-neither", name=module, field=field)


def check_editions(
    editions: Mapping[str, Edition], scenarios: Mapping[str, Scenario], cards: Cards, sections: Mapping[str, str]
) -> Iterator[Complaint]:
    """An edition may leave out only cards that exist once and that no scenario needs; the first lacks three (GEN-4)."""
    named = {card for scenario in scenarios.values() for card, _ in (*scenario.required, *scenario.built)}
    for key, edition in editions.items():
        for card in edition.leaves_out:
            if card not in cards or cards[card][0].family is not Family.DEVELOPMENT:
                yield key, "leaves_out", why("names-no-card", name=card, section="development")
            elif cards[card][1] != 1 or card in named:
                yield key, "leaves_out", why("leaves-out-needed", name=card)
        lacks = FIRST_EDITION_LACKS if key == "first" else 0
        if len(set(edition.leaves_out)) != lacks or len(edition.leaves_out) != lacks:
            yield key, "leaves_out", why("leaves-out-count", count=len(edition.leaves_out), size=lacks).under("GEN-4")
        for quest in edition.quests:
            if sections.get(quest) != "quest":
                yield key, "quests", why("names-nothing", name=quest, section="quest")


def check_names(texts: Mapping[str, Mapping[str, str]], keys: Iterable[str]) -> Iterator[Complaint]:
    """Names must be distinct and, because of the notation, no English name may begin with another one.

    If two names conflict, the later key is reported.
    """
    cards = tuple(keys)
    for language in LANGUAGES:
        seen: dict[str, str] = {}
        for key in cards:
            name = texts[key][language].casefold()
            if not name.strip():
                continue
            if name in seen:
                yield key, f"names.{language}", why("name-taken", name=seen[name])
            seen.setdefault(name, key)
        if language == ENGLISH:
            for (short, first), (long, second) in pairwise(sorted(seen.items())):
                if long.startswith(short) and cards.index(first) > cards.index(second):
                    yield first, "names.en", why("name-begins", name=second)
                elif long.startswith(short):
                    yield second, "names.en", why("name-within", name=first)
