"""The card set as tables: all of it, or one card with the source of each value."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, is_dataclass
from difflib import get_close_matches
from typing import Any

from kingdom.content import LANGUAGES, Content
from kingdom.core.cards import Family, Kind, QuestStep
from kingdom.core.errors import KingdomError
from kingdom.core.resources import NO_CUBES, cubes_text
from kingdom.words.faces import TYPES, icons_text, type_name

PLAYERS = {2: "two players", 1: "solo"}
LANGUAGE_NAMES = {"en": "English", "fr": "French", "it": "Italian"}


@dataclass(frozen=True, slots=True)
class Sheet:
    """A table with a title."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]

    def markdown(self) -> str:
        """The sheet as Markdown.

        >>> print(Sheet("Cards", ("Name", "Cost"), (("Farm", "MM"),)).markdown())
        **Cards**
        <BLANKLINE>
        | Name | Cost |
        |---|---|
        | Farm | MM |
        """
        rows = [self.columns, ("---",) * len(self.columns), *self.rows]
        lines = [f"| {' | '.join(row)} |" for row in rows]
        lines[1] = lines[1].replace(" ", "")
        return "\n".join([f"**{self.title}**", "", *lines])


# --- all of it


def sheets(content: Content, language: str = "en") -> list[Sheet]:
    """Everything that the box holds, a sheet for each deck and kind of board."""
    return [
        _sheet(
            "Development cards",
            "Name, Type, Copies, Cost, Makes, Bonus, Points, Recycles",
            (
                (name, type_name(kind), str(copies), cubes_text(kind.cost), *_worth(kind), cubes_text(kind.recycling))
                for name, kind, copies in _cards(content, language, Family.DEVELOPMENT)
            ),
        ),
        _sheet(
            "Treasures",
            "Name, Copies, Cubes",
            (
                (name, str(copies), cubes_text(kind.recycling))
                for name, kind, copies in _cards(content, language, Family.TREASURE)
            ),
        ),
        _sheet(
            "Calamities, Menaces and Vermin",
            "Name, Copies, Deck, Soldiers, Points",
            (
                (
                    name,
                    str(copies),
                    content.names(kind.deck, language) if kind.deck else "-",
                    str(kind.soldiers or "-"),
                    str(kind.points),
                )
                for name, kind, copies in _cards(content, language, Family.CALAMITY, Family.MENACE, Family.VERMIN)
            ),
        ),
        _sheet(
            "Advisors",
            "Name, Soldiers, Players",
            (
                (name, str(kind.soldiers), "two" if kind.two_players_only else "one or two")
                for name, kind, _ in _cards(content, language, Family.ADVISOR)
            ),
        ),
        _sheet(
            "Duchies",
            "Name, Side, Makes, Points",
            (
                (content.names(key, language), side, _worth(kind)[0], _worth(kind)[2])
                for (key, side), kind in content.duchies.items()
            ),
        ),
        _sheet("Quests", "Quest, Step, For two players, Solo", _quest_rows(content, language)),
        _sheet(
            "Scenarios",
            "Name, Clause, Starts with, Bronze, Silver, Gold",
            (
                (
                    content.names(key, language),
                    scenario.clause,
                    _start(content, key, language),
                    *map(str, scenario.medals),
                )
                for key, scenario in content.scenarios.items()
            ),
        ),
    ]


def _sheet(title: str, columns: str, rows: Iterable[tuple[str, ...]]) -> Sheet:
    return Sheet(title, tuple(columns.split(", ")), tuple(rows))


def _cards(content: Content, language: str, *families: Family) -> Iterator[tuple[str, Kind, int]]:
    for kind, copies in content.cards:
        if kind.family in families:
            yield content.names(kind.key, language), kind, copies


def _worth(kind: Kind) -> tuple[str, str, str]:
    """Production, bonus and points of a card."""
    per = [f"{points} per {TYPES[its_type]}" for its_type, points in kind.points_per]
    points = [str(kind.points)] if kind.points else []
    bonus = "K" * kind.bonus_krystallium + "S" * kind.bonus_soldiers
    return icons_text(kind.icons) or "-", bonus or "-", " + ".join(points + per) or "-"


def _quest_rows(content: Content, language: str) -> Iterator[tuple[str, ...]]:
    for key in dict.fromkeys(key for key, _ in content.quests):
        sides = [content.quests[key, players].steps for players in PLAYERS]
        for number, steps in enumerate(zip(*sides, strict=True), start=1):
            step = content.names(f"{key}.{number}", language)
            yield (content.names(key, language), f"{number} {step}", *map(step_text, steps))


def step_text(step: QuestStep) -> str:
    """A step of a Quest in letters and points.

    >>> from kingdom.core.cards import Benefit
    >>> step_text(QuestStep((0, 0, 2, 0, 0, 1), Benefit(soldiers=1, points=5, points_if_first=2)))
    'GGS for S, 5 points, 2 more if first'
    """
    benefit = step.benefit
    gains = []
    given = (*benefit.cubes, benefit.krystallium, benefit.soldiers)
    if any(given):
        gains.append(cubes_text(given))
    if benefit.points:
        gains.append(f"{benefit.points} point{'s' * (benefit.points > 1)}")
    if benefit.points_if_first:
        gains.append(f"{benefit.points_if_first} more if first")
    return f"{cubes_text(step.cost)} for {', '.join(gains) or 'nothing'}"


def _start(content: Content, key: str, language: str) -> str:
    """What a scenario puts on the table."""
    scenario = content.scenarios[key]
    counted = [
        f"{count} {content.names(card, language)} {where}"
        for cards, where in (
            (scenario.required, "to build"),
            (scenario.built, "built"),
            (scenario.standing, "standing"),
        )
        for card, count in cards
    ]
    boards = [content.names(name, language) for name in (*scenario.menaces, *scenario.quests, *scenario.advisors)]
    soldiers = [f"{scenario.soldiers} Soldiers"] if scenario.soldiers else []
    return ", ".join(boards + counted + soldiers)


# --- one card


def find(content: Content, wanted: str) -> str:
    """The key of what is called so: by key, by name in any language, or by how one of these begins."""
    by_name: dict[str, set[str]] = {}
    for key in content.sources:
        for name in (key, *(content.names(key, language) for language in LANGUAGES)):
            by_name.setdefault(name.casefold(), set()).add(key)
    called = wanted.strip().casefold()
    found = by_name.get(called) or {
        key for name, keys in by_name.items() if called and name.startswith(called) for key in keys
    }
    if len(found) == 1:
        return found.pop()
    if found:
        names = sorted(content.names(key, "en") for key in found)
        raise KingdomError(f"{wanted!r} may be {', '.join(names)}: say which")
    near = get_close_matches(called, by_name, 3)
    meant = sorted({content.names(key, "en") for name in near for key in by_name[name]})
    hint = f"did you mean {', '.join(meant)}?" if meant else "`kingdom content show` lists them all"
    raise KingdomError(f"{content.name} has nothing called {wanted!r}: {hint}")


def card_sheet(content: Content, key: str, language: str = "en") -> Sheet:
    """Everything about one card or board, with the source of each value."""
    values = dict(_values(content, key))
    rows = [
        (_label(path), _text(values.get(path, "")), source, _origin(content, source))
        for path, source in content.sources[key].items()
    ]
    return Sheet(content.names(key, language), ("Field", "Value", "Source", "Which is"), tuple(rows))


def _values(content: Content, key: str) -> Iterator[tuple[str, Any]]:
    for language in LANGUAGES:
        yield f"names.{language}", content.names(key, language)
    for kind, copies in content.cards:
        if kind.key == key:
            yield "copies", copies
            yield from _kind_values(kind)
    for (duchy, side), kind in content.duchies.items():
        if duchy == key:
            yield from ((f"sides.{side}.{path}", value) for path, value in _kind_values(kind))
    sides = {PLAYERS[players]: quest for (quest_key, players), quest in content.quests.items() if quest_key == key}
    yield "steps", "; ".join(f"{side}: {' / '.join(map(step_text, quest.steps))}" for side, quest in sides.items())
    for thing in (content.scenarios.get(key), content.editions.get(key)):
        if is_dataclass(thing):
            yield from ((name, getattr(thing, name)) for name in thing.__dataclass_fields__)
    if key in content.ratings:
        yield from content.ratings[key]._asdict().items()
        yield "first_game", content.first_game


def _kind_values(kind: Kind) -> Iterator[tuple[str, Any]]:
    makes, bonus, points = _worth(kind)
    yield "type", type_name(kind)
    yield "cost", cubes_text(kind.cost)
    yield "produces", makes
    yield "bonus", bonus
    yield "points", kind.points
    yield "points_per", points
    yield "recycling", cubes_text(kind.recycling) if kind.recycling != NO_CUBES else "-"
    yield "soldiers", kind.soldiers
    yield "deck", kind.deck
    yield "two_players_only", kind.two_players_only


def _label(path: str) -> str:
    name, _, rest = path.partition(".")
    if name == "names":
        return f"name in {LANGUAGE_NAMES[rest]}"
    return path.replace("_", " ").replace("sides.", "side ").replace(".", " ")


def _text(value: Any) -> str:
    """A value in words.

    >>> _text((("farm", 4),)), _text(("a", "b")), _text(True), _text(())
    ('4 farm', 'a, b', 'yes', 'none')
    """
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value == ():
        return "none"
    if isinstance(value, tuple):
        return ", ".join(f"{part[1]} {part[0]}" if isinstance(part, tuple) else str(part) for part in value)
    return str(value)


def _origin(content: Content, source: str) -> str:
    """What a source means: the longest origin that it begins with."""
    known = [name for name in content.origins if source.startswith(name)]
    return content.origins[max(known, key=len)] if known else ""


# --- two card sets


def differences(content: Content, other: Content) -> list[str]:
    """The names of everything that does not play alike in two card sets."""
    ours, theirs = (
        {
            key: [value for value in _values(some, key) if value[0] not in ("names.fr", "names.it")]
            for key in some.sources
        }
        for some in (content, other)
    )
    keys = dict.fromkeys((*ours, *theirs))
    different = [key for key in keys if ours.get(key) != theirs.get(key)]
    return [(content if key in ours else other).names(key, "en") for key in different]
