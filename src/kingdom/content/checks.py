"""What must hold for the box as a whole: the counts of GEN-4, the copies of SCE-9, distinct names."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise

from kingdom.core.cards import Edition, Family, Kind, Quest, Scenario

DECK_SIZES = {
    Family.DEVELOPMENT: 70,
    Family.TREASURE: 10,
    Family.CALAMITY: 8,
    Family.MENACE: 16,
    Family.VERMIN: 10,
    Family.ADVISOR: 14,
}
MENACES = {"giant_rat": "giant_rats", "frost_giant": "frost_giants", "shadow": "shadows", "thief": "thieves"}
"""The Menaces that the rules know, with their decks: four cards each."""
ADVISORS = (
    "underground_spy",
    "master_cartographer",
    "power_behind_the_throne",
    "chief_mercenary",
    "whimsical_gambler",
    "tyrannical_foreman",
    "forest_chieftain",
    "nurturing_mother",
    "negotiator_from_the_lake",
    "pirate_of_the_five_seas",
    "scrying_alchemist",
    "illuminated_prophet",
    "great_silversmith",
    "master_artisan",
)
DUCHIES = ("valados", "teressie")
QUESTS = ("the_northern_lands", "the_usurper", "the_pestilent_lord")
EDITIONS = ("first", "second")
MODULES = ("menace", "advisors", "quest")
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


def check_counts(cards: Mapping[str, tuple[Kind, int]]) -> Iterator[Complaint]:
    """GEN-4: how many cards of each family; and that the cards whose rules are code are all there."""
    for family, size in DECK_SIZES.items():
        found = sum(copies for kind, copies in cards.values() if kind.family is family)
        if found != size:
            yield "", family.value, f"has {found} cards in all, the box has {size} (GEN-4)"
    for key, deck in MENACES.items():
        yield from _check_card(cards, key, Family.MENACE, 4, deck)
    yield from _check_card(cards, "vermin", Family.VERMIN, 10, "giant_rats")
    for key in ADVISORS:
        yield from _check_card(cards, key, Family.ADVISOR, 1, "")
    known = {Family.MENACE: tuple(MENACES), Family.VERMIN: ("vermin",), Family.ADVISOR: ADVISORS}
    for key, (kind, copies) in cards.items():
        if copies and key not in known.get(kind.family, (key,)):
            yield key, "key", f"has no rules: {kind.family.value} cards are {', '.join(known[kind.family])}"


def _check_card(
    cards: Mapping[str, tuple[Kind, int]], key: str, family: Family, copies: int, deck: str
) -> Iterator[Complaint]:
    if key not in cards:
        yield "", family.value, f"lacks {key} (GEN-4)"
        return
    kind, found = cards[key]
    if found != copies:
        yield key, "copies", f"is {found}: the box has {copies} (GEN-4)"
    if kind.deck != deck:
        yield key, "deck", f"is {kind.deck!r}: this card belongs to {deck}"


def check_boards(
    duchies: Mapping[str, object],
    quests: Mapping[str, object],
    editions: Mapping[str, Edition],
    modules: Iterable[str],
) -> Iterator[Complaint]:
    """GEN-4: the Duchies and Quest boards; and the editions and modules that the rules know."""
    for section, found, known in (
        ("duchy", duchies, DUCHIES),
        ("quest", quests, QUESTS),
        ("edition", editions, EDITIONS),
        ("module", tuple(modules), MODULES),
    ):
        missing = [key for key in known if key not in found]
        strange = [key for key in found if key not in known]
        if missing:
            yield "", section, f"lacks {', '.join(missing)} (GEN-4)"
        for key in strange:
            yield key, "key", f"is no {section} that the rules know: use {', '.join(known)}"


def check_scenarios(
    scenarios: Mapping[str, Scenario],
    cards: Mapping[str, tuple[Kind, int]],
    quests: Mapping[tuple[str, int], Quest],
) -> Iterator[Complaint]:
    """Scenarios name things that exist, in sufficient copies (SCE-9)."""
    for key, least in LEAST_COPIES.items():
        copies = cards[key][1] if key in cards else 0
        if copies < least:
            yield (
                key if key in cards else "",
                "copies",
                f"of {key}: {copies}, the scenarios need {least} (SCE-9)",
            )
    for key, scenario in scenarios.items():
        for field in ("required", "built", "standing"):
            family = Family.MENACE if field == "standing" else Family.DEVELOPMENT
            for card, number in getattr(scenario, field):
                if card not in cards or cards[card][0].family is not family:
                    yield key, field, f"names {card}, which is no {family.value} card"
                elif cards[card][1] < number:
                    yield key, field, f"needs {number} of {card}, the box has {cards[card][1]} (SCE-9)"
        strange = [
            (field, name)
            for field, names, known in (
                ("modules", scenario.modules, MODULES),
                ("menaces", scenario.menaces, tuple(MENACES.values())),
                ("quests", scenario.quests, tuple(dict.fromkeys(quest for quest, _ in quests))),
                ("advisors", scenario.advisors, ADVISORS),
            )
            for name in names
            if name not in known
        ]
        for field, name in strange:
            yield key, field, f"names {name}, which does not exist"


def check_editions(
    editions: Mapping[str, Edition], scenarios: Mapping[str, Scenario], cards: Mapping[str, tuple[Kind, int]]
) -> Iterator[Complaint]:
    """What an edition leaves out are singles that no scenario names; the first lacks three cards (GEN-4)."""
    named = {card for scenario in scenarios.values() for card, _ in (*scenario.required, *scenario.built)}
    for key, edition in editions.items():
        for card in edition.leaves_out:
            if card not in cards or cards[card][0].family is not Family.DEVELOPMENT:
                yield key, "leaves_out", f"names {card}, which is no development card"
            elif cards[card][1] != 1 or card in named:
                yield key, "leaves_out", f"names {card}: leave out single cards that no scenario names"
        lacks = FIRST_EDITION_LACKS if key == "first" else 0
        if len(set(edition.leaves_out)) != lacks:
            yield (
                key,
                "leaves_out",
                f"names {len(set(edition.leaves_out))} cards, this edition lacks {lacks} (GEN-4)",
            )
        for quest in edition.quests:
            if quest not in QUESTS:
                yield key, "quests", f"names {quest}, which does not exist"


def check_names(texts: Mapping[str, Mapping[str, str]], kinds: Iterable[str]) -> Iterator[Complaint]:
    """Names that can be told apart: none twice, and no English one that begins another, for the notation."""
    keys = tuple(kinds)
    for language in ("en", "fr", "it"):
        seen: dict[str, str] = {}
        for key in keys:
            name = texts[key][language].casefold()
            if name in seen:
                yield key, f"names.{language}", f"is also the name of {seen[name]}: give each card its own"
            seen.setdefault(name, key)
        if language == "en":
            for (short, first), (long, second) in pairwise(sorted(seen.items())):
                if long.startswith(short):
                    yield (
                        second,
                        "names.en",
                        f"begins with the whole name of {first}: notation needs them apart",
                    )
