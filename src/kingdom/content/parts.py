"""Turns entries into values of the kernel: cards, Quests, scenarios, editions (GEN-3, QUE-8, SCE)."""

from __future__ import annotations

from kingdom.content.fields import MOST, TYPES, Fields
from kingdom.content.model import Rating
from kingdom.core.cards import Benefit, CardType, Edition, Family, Kind, Medals, Quest, QuestStep, Scenario
from kingdom.core.reasons import why
from kingdom.core.resources import KRYSTALLIUM, NO_SPACES, SOLDIER
from kingdom.languages import Text

SIDES_OF_A_QUEST = {2: "two_players", 1: "solo"}
STEPS = 4
MOST_POINTS = 1000


def read_kind(fields: Fields, family: Family, name: str) -> tuple[Kind, int]:
    """A card of any family except Duchies, with its number of copies."""
    readers = {
        Family.DEVELOPMENT: _development,
        Family.TREASURE: _treasure,
        Family.CALAMITY: _calamity,
        Family.MENACE: _menace,
        Family.VERMIN: _menace,
        Family.ADVISOR: _advisor,
    }
    copies = fields.number("copies", 1 if family is Family.ADVISOR else None)
    return readers[family](fields, family, name), copies


def _development(fields: Fields, family: Family, name: str) -> Kind:
    type_name = fields.text("type", among=tuple(TYPES))
    cost = fields.spaces("cost")
    if cost == NO_SPACES and fields.values.get("cost") == "":
        fields.wrong("cost", why("no-space").under("GEN-3"))
    bonus = fields.spaces("bonus", "", "KS")
    return Kind(
        fields.entry,
        name,
        family,
        type=TYPES.get(type_name, CardType.STRUCTURE),
        cost=cost,
        icons=fields.icons("produces"),
        recycling=fields.cubes("recycling", 1),
        bonus_krystallium=bonus[KRYSTALLIUM],
        bonus_soldiers=bonus[SOLDIER],
        points=fields.number("points", 0),
        points_per=fields.points_per(),
    )


def _treasure(fields: Fields, family: Family, name: str) -> Kind:
    return Kind(fields.entry, name, family, recycling=fields.cubes("recycling", 2))


def _calamity(fields: Fields, family: Family, name: str) -> Kind:
    return Kind(fields.entry, name, family, points=fields.number("points", least=-99, most=0))


def _menace(fields: Fields, family: Family, name: str) -> Kind:
    return Kind(
        fields.entry,
        name,
        family,
        points=fields.number("points", least=-99, most=0),
        soldiers=fields.number("soldiers", least=1),
        deck=fields.text("deck"),
    )


def _advisor(fields: Fields, family: Family, name: str) -> Kind:
    return Kind(
        fields.entry,
        name,
        family,
        soldiers=fields.number("soldiers", least=1),
        two_players_only=fields.flag("two_players_only", False),
    )


def read_duchy(fields: Fields, name: str) -> dict[str, Kind]:
    """A Duchy by side."""
    sides = fields.inner("sides")
    found = {}
    for side in ("A", "B"):
        face = sides.inner(side)
        icons = face.icons("produces")
        if not icons and isinstance(face.values.get("produces", []), list):
            face.wrong("produces", why("makes-nothing"))
        points_per = face.points_per()
        found[side] = Kind(fields.entry, name, Family.DUCHY, icons=icons, points_per=points_per)
        face.finish()
    sides.finish()
    return found


def read_quest(fields: Fields, name: str) -> tuple[dict[int, Quest], list[Text]]:
    """A Quest by number of players, and the names of its steps."""
    steps: dict[int, list[QuestStep]] = {players: [] for players in SIDES_OF_A_QUEST}
    names = []
    tables = fields.take("steps", list, None, why("steps", count=STEPS)) or []
    if len(tables) != STEPS or not all(isinstance(table, dict) for table in tables):
        if "steps" in fields.values:
            fields.wrong("steps", why("must-be-steps", count=STEPS).under("QUE-1"))
        return {}, []
    for number, table in enumerate(tables, start=1):
        step = Fields(table, fields.file, fields.entry, fields.problems, f"steps.{number}.")
        names.append(step.names())
        for players, side in SIDES_OF_A_QUEST.items():
            steps[players].append(_step(step.inner(side), final=number == STEPS and players > 1))
        step.finish()
    return {players: Quest(fields.entry, name, tuple(steps[players])) for players in steps}, names


def _step(fields: Fields, *, final: bool) -> QuestStep:
    cost = fields.spaces("cost")
    if cost == NO_SPACES and fields.values.get("cost") == "":
        fields.wrong("cost", why("no-cost").under("QUE-2"))
    m, p, g, e, krystallium, soldiers = fields.spaces("gives", "")
    points = fields.number("points", 0)
    first = fields.number("points_if_first", 0)
    if first and not final:
        fields.wrong("points_if_first", why("only-final").under("QUE-8"))
    fields.finish()
    return QuestStep(cost, Benefit((m, p, g, e), krystallium, soldiers, points, first))


def read_scenario(fields: Fields, name: str) -> Scenario:
    """A solo scenario."""
    return Scenario(
        fields.entry,
        name,
        clause=fields.text("clause"),
        modules=fields.texts("modules"),
        menaces=fields.texts("menaces", ()),
        quests=fields.texts("quests", ()),
        required=fields.counts("required"),
        built=fields.counts("built"),
        standing=fields.counts("standing"),
        advisors=fields.texts("advisors", ()),
        soldiers=fields.number("soldiers", 0),
        medals=_medals(fields),
    )


def _medals(fields: Fields) -> Medals:
    value = fields.take("medals", list, None, why("three-scores"))
    numbers = [score for score in value or [] if isinstance(score, int) and not isinstance(score, bool)]
    if len(numbers) == 3 and len(value or []) == 3:
        bronze, silver, gold = numbers
        if 0 <= bronze < silver < gold < MOST_POINTS:
            return (bronze, silver, gold)
    if value is not None:
        fields.wrong("medals", why("growing-scores", given=repr(value), most=MOST_POINTS))
    return (0, 0, 0)


def read_edition(fields: Fields) -> Edition:
    """A printing of the rules."""
    searches = fields.texts("searches")
    return Edition(
        fields.entry,
        leaves_out=fields.texts("leaves_out"),
        quests=fields.texts("quests"),
        spies=_spies(fields),
        search=fields.text("search", among=searches),
        searches=searches,
        solo_side_a_points=fields.number("solo_side_a_points", least=-99, most=0),
        scenarios=fields.flag("scenarios"),
        keeps_alchemy=fields.flag("keeps_alchemy"),
    )


def _spies(fields: Fields) -> tuple[int, int] | None:
    if "spies" not in fields.values:
        fields.asked.append("spies")
        return None
    value = fields.take("spies", list, None, why("ready-and-spent"))
    if value is None:
        return None
    if len(value) != 2 or not all(isinstance(number, int) and 0 <= number <= MOST for number in value):
        fields.wrong("spies", why("is-give", given=repr(value), what=why("ready-and-spent")))
        return None
    return (value[0], value[1])


def read_rating(fields: Fields) -> tuple[Rating, tuple[str, ...]]:
    """The printed ratings of a module, and the decks it suggests for a first game."""
    rating = Rating(fields.number("difficulty", least=1, most=5), fields.number("interaction", least=1, most=5))
    return rating, fields.texts("first_game", ())


def read_deck(fields: Fields) -> Rating:
    """The printed ratings of a Menace deck."""
    return Rating(fields.number("difficulty", least=1, most=5))
