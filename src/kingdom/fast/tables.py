"""From a ruleset of the definition to the table of the fast engine: which number each card has, and all columns."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from kingdom.content import Content
from kingdom.core.cards import Family, Kind
from kingdom.core.errors import KingdomError
from kingdom.core.phases import Agenda
from kingdom.core.reasons import why
from kingdom.core.ruleset import Ruleset
from kingdom.fast import columns as c
from kingdom.fast import row as r
from kingdom.fast.shared import TRAPS
from kingdom.game.config import Configuration, origin, ruleset
from kingdom.modules.advisors import abilities as use
from kingdom.modules.advisors.module import DRAFT
from kingdom.modules.advisors.using import Use
from kingdom.modules.menace.combat import COMBAT
from kingdom.modules.solo.search import LIMITS
from kingdom.native.memory import Table

FIRST_OF = {
    Family.DEVELOPMENT: 0,
    Family.TREASURE: r.DEVELOPMENTS,
    Family.CALAMITY: r.CALAMITIES,
    Family.VERMIN: r.VERMIN,
    Family.DUCHY: r.DUCHIES,
}
ROOM = {Family.DEVELOPMENT: 70, Family.TREASURE: 10, Family.CALAMITY: 8, Family.VERMIN: 10, Family.DUCHY: 2}
DECKS = {"giant_rats": r.RATS, "frost_giants": r.GIANTS, "shadows": r.SHADOWS, "thieves": r.THIEVES}
ABILITIES: tuple[type[Use], ...] = (
    *(use.UseUndergroundSpy, use.UseMasterCartographer, use.UsePowerBehindTheThrone, use.UseChiefMercenary),
    *(use.UseWhimsicalGambler, use.UseTyrannicalForeman, use.UseForestChieftain, use.UseNurturingMother),
    *(use.UseNegotiatorFromTheLake, use.UsePirateOfTheFiveSeas, use.UseScryingAlchemist, use.UseIlluminatedProphet),
    *(use.UseGreatSilversmith, use.UseMasterArtisan),
)
"""In the order of the rules; the place of an ability is part of the numbering."""
MODULES = {
    *("base", "solo", "menace", *DECKS, "advisors", "solo_advisors", "quest", "scenario"),
    *("rats_everywhere", "the_prophecy", "the_thief_guild"),
}
"""The modules whose rules are mirrored here."""
ABILITY = {use.advisor: r.ADVISORS + number for number, use in enumerate(ABILITIES)}
NO_TYPE = 5
MOST_TOLD = 127
"""The largest value of a feature: in an observation it is a byte."""

IconKey = tuple[int, int, int]
"""Card, resource, what it counts."""


class NotCovered(KingdomError):
    """A card set or a position that the fast engine has no room for."""


@lru_cache(maxsize=16)
def numbers_of(content: Content) -> tuple[int, ...]:
    """The number of each card of the box: the same in every ruleset."""
    taken: dict[int, int] = {}
    found = []
    for kind in content.box("B"):
        if kind.family is Family.ADVISOR:
            if kind.key not in ABILITY:
                raise NotCovered(why("fast-advisor", name=kind.name, pack=content.name))
            first, room = ABILITY[kind.key], 1
        elif kind.family is Family.MENACE:
            first, room = DECKS.get(kind.deck, -1), 4
        else:
            first, room = FIRST_OF[kind.family], ROOM[kind.family]
        if first < 0 or taken.get(first, 0) == room:
            raise NotCovered(why("fast-too-many-cards", name=kind.name, pack=content.name))
        found.append(first + taken.get(first, 0))
        taken[first] = taken.get(first, 0) + 1
    return tuple(found)


@lru_cache(maxsize=16)
def spaces_of(content: Content) -> tuple[tuple[int, int, int], ...]:
    """Every kind of space of the box: its card, its kind, how many there are."""
    found = [
        (card, kind, count)
        for card, printed in _by_number(content, "B")
        for kind, count in enumerate(printed.cost)
        if count
    ]
    if len(found) > r.SPACES:
        raise NotCovered(why("fast-too-many-spaces", pack=content.name, count=len(found), most=r.SPACES))
    return tuple(found)


@lru_cache(maxsize=16)
def icons_of(content: Content) -> tuple[IconKey, ...]:
    """Every kind of icon of the box, Duchies on both their sides: its card, its resource, what it counts."""
    keys = {key for side in ("A", "B") for card, kind in _by_number(content, side) for key in icon_keys(card, kind)}
    if len(keys) > r.ICONS:
        raise NotCovered(why("fast-too-many-icons", pack=content.name, count=len(keys), most=r.ICONS))
    return tuple(sorted(keys))


def icon_keys(card: int, kind: Kind) -> list[IconKey]:
    """The icons of a card, one by one, by what tells them apart."""
    return [(card, int(icon.resource), r.PLAIN if icon.per is None else int(icon.per)) for icon in kind.icons]


def _by_number(content: Content, side: str) -> list[tuple[int, Kind]]:
    return sorted(zip(numbers_of(content), content.box(side)), key=lambda pair: pair[0])


def covers(configuration: Configuration, content: Content) -> bool:
    """True if the fast engine plays a configuration with a card set."""
    try:
        table_of(ruleset(configuration, content))
    except NotCovered:
        return False
    return True


@lru_cache(maxsize=128)
def table_of(rules: Ruleset) -> tuple[int, ...]:
    """The columns of a ruleset; what decks are made of, and the blank row, are laid in by `positions`."""
    content = origin(rules)[1]
    if strange := sorted({module.name for module in rules.modules} - MODULES):
        raise NotCovered(why("fast-other-modules", names=tuple(strange)))
    t = [0] * c.COLUMNS
    _settings(t, rules, content)
    for card, kind in zip(numbers_of(content), rules.box):
        _card(t, card, kind)
    _tells(t, content)
    _spaces(t, content)
    _icons(t, content, rules)
    _quests(t, rules)
    _scenario(t, rules, content)
    if max(t) > 2**15 - 1 or min(t) < -(2**15):
        raise NotCovered(why("fast-large-numbers", pack=content.name))
    return tuple(t)


def _settings(t: Table, rules: Ruleset, content: Content) -> None:
    settings = rules.settings
    agenda: Agenda = rules.agenda
    alone = settings.players == 1
    t[c.PLAYERS] = settings.players
    t[c.TRAPS_READY] = TRAPS if not alone else int(settings.edition.spies is None)
    names = {module.name for module in rules.modules}
    t[c.ADVISED] = int("advisors" in names)
    t[c.DRAFTED] = int(DRAFT in agenda.before)
    t[c.MENACED] = int(COMBAT in agenda.each_round)
    t[c.KEEPS] = int("quest" in names and settings.edition.keeps_alchemy)
    if alone:
        limit = LIMITS[settings.search]
        t[c.SEARCH_LIMIT], t[c.SEARCH_AGAIN] = limit.selections, limit.again
        t[c.SIDE_POINTS] = settings.edition.solo_side_a_points if settings.side == "A" else 0
    _fill(t, c.MEDALS, settings.medals)
    t[c.BREEDING] = int("rats_everywhere" in names)
    t[c.COUNTED] = int("the_thief_guild" in names)
    _fill(t, c.DANGER_OF, [DECKS[deck] for deck in settings.menaces if not alone])
    number = dict(zip((kind.key for kind in rules.box), numbers_of(content)))
    _fill(t, c.DUCHY_OF, [number[key] for key in settings.duchies])


def _card(t: Table, card: int, kind: Kind) -> None:
    t[c.TYPE + card] = NO_TYPE if kind.type is None else int(kind.type)
    _fill(t, c.RECYCLING + card * 4, kind.recycling)
    t[c.BONUS_KRYSTALLIUM + card] = kind.bonus_krystallium
    t[c.BONUS_SOLDIERS + card] = kind.bonus_soldiers
    t[c.POINTS + card] = kind.points
    for per, points in kind.points_per:
        t[c.RATES + card * 4 + per] += points
    t[c.SOLDIERS + card] = kind.soldiers
    if card < r.CARDS:
        _fill(t, c.FEATURE + card * c.FEATURES, features_of(kind))


def features_of(kind: Kind) -> list[int]:
    """The printed values of a card for a network, in the order of `observation.FEATURE_NAMES`."""
    families = (Family.TREASURE, Family.CALAMITY, Family.MENACE, Family.VERMIN, Family.ADVISOR)
    rates, plain, makes, counts = [0] * 4, [0] * 4, [0] * 4, [0] * 4
    for per, points in kind.points_per:
        rates[per] += points
    for icon in kind.icons:
        if icon.per is None:
            plain[icon.resource] += 1
        else:
            makes[icon.resource] += 1
            counts[icon.per] += 1
    return [
        *(1, *(int(kind.type == number) for number in range(4)), *(int(kind.family is one) for one in families)),
        *(*kind.cost, *kind.recycling, kind.bonus_krystallium, kind.bonus_soldiers, kind.points),
        *(*rates, *plain, *makes, *counts, kind.soldiers),
    ]


def _tells(t: Table, content: Content) -> None:
    """The features of each card that are not 0, card by card."""
    n = 0
    for card in range(r.CARDS):
        t[c.TELLS_FIRST + card] = n
        for feature in range(c.FEATURES):
            if value := t[c.FEATURE + card * c.FEATURES + feature]:
                if n == c.TELLS_CAP or not -MOST_TOLD <= value <= MOST_TOLD:
                    raise NotCovered(why("fast-much-printed", pack=content.name))
                t[c.TELLS + n] = value * 64 + feature
                n += 1
    t[c.TELLS_FIRST + r.CARDS] = n


def _spaces(t: Table, content: Content) -> None:
    spaces = spaces_of(content)
    for number, (card, kind, count) in enumerate(spaces):
        t[c.SPACE_CARD + number], t[c.SPACE_KIND + number], t[c.SPACE_COST + number] = card, kind, count
    _firsts(t, c.FIRST, [card for card, _, _ in spaces])


def _icons(t: Table, content: Content, rules: Ruleset) -> None:
    keys = icons_of(content)
    for number, (card, resource, per) in enumerate(keys):
        t[c.ICON_CARD + number], t[c.ICON_RESOURCE + number], t[c.ICON_PER + number] = card, resource, per
    for card, kind in zip(numbers_of(content), rules.box):
        for key in icon_keys(card, kind):
            t[c.ICON_COUNT + keys.index(key)] += 1
    t[c.ICONS_N] = len(keys)
    _firsts(t, c.ICON_FIRST, [card for card, _, _ in keys])


def _firsts(t: Table, column: int, cards: Sequence[int]) -> None:
    for card in range(r.PRINTED + 1):
        t[column + card] = sum(other < card for other in cards)


def _quests(t: Table, rules: Ruleset) -> None:
    boards = rules.settings.quests
    t[c.BOARDS] = len(boards)
    if len(boards) > 2 or any(len(side.steps) > 4 for side in boards):
        raise NotCovered(why("fast-boards", count=2, steps=4))
    for board, side in enumerate(boards):
        t[c.STEPS + board] = len(side.steps)
        for at, step in enumerate(side.steps, start=board * 4):
            gives = step.benefit
            _fill(t, c.STEP_COST + at * 6, step.cost)
            _fill(t, c.STEP_CUBES + at * 4, gives.cubes)
            t[c.STEP_KRYSTALLIUM + at], t[c.STEP_SOLDIERS + at] = gives.krystallium, gives.soldiers
            t[c.STEP_POINTS + at], t[c.STEP_FIRST + at] = gives.points, gives.points_if_first


def _scenario(t: Table, rules: Ruleset, content: Content) -> None:
    scenario = rules.settings.scenario
    if scenario is None:
        return
    t[c.NEEDS_N] = len(scenario.required)
    if len(scenario.required) > 8:
        raise NotCovered(why("fast-requirements", most=8))
    for need, (key, number) in enumerate(scenario.required):
        t[c.NEEDS + need] = number
        for card, kind in zip(numbers_of(content), rules.box):
            if kind.key == key:
                t[c.NEED + card] = need + 1
    standing = {key for key, _ in scenario.standing}
    for card, kind in zip(numbers_of(content), rules.box):
        t[c.MUST_FALL + card] = int(kind.key in standing)
        t[c.FARM + card] = int(bool(t[c.BREEDING]) and kind.key == "farm")


def _fill(t: Table, at: int, values: Iterable[int]) -> None:
    for place, value in enumerate(values, start=at):
        t[place] = value
