"""The card set as tables: the whole set, or one card with the source of each value."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, is_dataclass
from difflib import get_close_matches
from typing import Any

from kingdom.content import Content
from kingdom.core.cards import Family, Kind, Scenario
from kingdom.core.errors import KingdomError
from kingdom.core.reasons import why
from kingdom.core.resources import NO_CUBES, cubes_text
from kingdom.languages import ENGLISH, LANGUAGES
from kingdom.words.cards import type_key, type_name
from kingdom.words.faces import icons_text, step_text
from kingdom.words.terms import Terms

PLAYERS = {2: "two players", 1: "solo"}
COLUMNS = {
    "Development cards": "Name, Type, Copies, Cost, Makes, Bonus, Points, Recycles",
    "Treasures": "Name, Copies, Cubes",
    "Calamities, Menaces and Vermin": "Name, Copies, Deck, Soldiers, Points",
    "Advisors": "Name, Soldiers, Players",
    "Duchies": "Name, Side, Makes, Points",
    "Quests": "Quest, Step, For two players, Solo",
    "Scenarios": "Name, Clause, Starts with, Bronze, Silver, Gold",
}
"""The titles of all sheets, each with its columns."""


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


# --- the whole set


def sheets(content: Content, language: str = "en") -> list[Sheet]:
    """The contents of the box, with a sheet for each deck and kind of board."""
    words = Terms(language, content)
    rows: tuple[Iterator[tuple[str, ...]], ...] = (
        (
            (name, type_name(words, kind), str(copies), cubes_text(kind.cost), *_worth(words, kind),
             cubes_text(kind.recycling))
            for name, kind, copies in _cards(words, Family.DEVELOPMENT)
        ),
        (
            (name, str(copies), cubes_text(kind.recycling)) for name, kind, copies in _cards(words, Family.TREASURE)
        ),
        (
            (name, str(copies), words.card(kind.deck) if kind.deck else "-", str(kind.soldiers or "-"),
             str(kind.points))
            for name, kind, copies in _cards(words, Family.CALAMITY, Family.MENACE, Family.VERMIN)
        ),
        (
            (name, str(kind.soldiers), "two" if kind.two_players_only else "one or two")
            for name, kind, _ in _cards(words, Family.ADVISOR)
        ),
        (
            (words.card(key), side, _worth(words, kind)[0], _worth(words, kind)[2])
            for (key, side), kind in content.duchies.items()
        ),
        _quest_rows(words),
        (
            (words.card(key), scenario.clause, _start(words, scenario), *map(str, scenario.medals))
            for key, scenario in content.scenarios.items()
        ),
    )  # fmt: skip
    return [
        Sheet(title, tuple(columns.split(", ")), tuple(found))
        for (title, columns), found in zip(COLUMNS.items(), rows, strict=True)
    ]


def _cards(words: Terms, *families: Family) -> Iterator[tuple[str, Kind, int]]:
    for kind, copies in words.content.cards:
        if kind.family in families:
            yield words.card(kind.key), kind, copies


def _worth(words: Terms, kind: Kind) -> tuple[str, str, str]:
    """Production, bonus and points of a card."""
    per = [words.t("face-per", what=points, type=type_key(its_type)) for its_type, points in kind.points_per]
    points = [str(kind.points)] if kind.points else []
    bonus = "K" * kind.bonus_krystallium + "S" * kind.bonus_soldiers
    return icons_text(words, kind.icons) or "-", bonus or "-", " + ".join(points + per) or "-"


def _quest_rows(words: Terms) -> Iterator[tuple[str, ...]]:
    quests = words.content.quests
    for key in dict.fromkeys(key for key, _ in quests):
        sides = [quests[key, players].steps for players in PLAYERS]
        for number, steps in enumerate(zip(*sides, strict=True), start=1):
            called = f"{number} {words.card(f'{key}.{number}')}"
            yield (words.card(key), called, *(step_text(words, step) for step in steps))


def _start(words: Terms, scenario: Scenario) -> str:
    """The set-up of a scenario."""
    counted = [
        f"{count} {words.card(card)} {where}"
        for cards, where in (
            (scenario.required, "to build"),
            (scenario.built, "built"),
            (scenario.standing, "standing"),
        )
        for card, count in cards
    ]
    boards = [words.card(name) for name in (*scenario.menaces, *scenario.quests, *scenario.advisors)]
    soldiers = [words.amount("soldier", scenario.soldiers)] if scenario.soldiers else []
    return ", ".join(boards + counted + soldiers)


# --- one card


def find(content: Content, wanted: str) -> str:
    """The key of a card or board, given its key, its name in any language, or the beginning of either."""
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
        raise KingdomError(why("may-be", given=repr(wanted), names=tuple(names)))
    near = get_close_matches(called, by_name, 3)
    meant = sorted({content.names(key, "en") for name in near for key in by_name[name]})
    if meant:
        raise KingdomError(why("nothing-called-near", pack=content.name, given=repr(wanted), names=tuple(meant)))
    raise KingdomError(why("nothing-called-list", pack=content.name, given=repr(wanted)))


def card_sheet(content: Content, key: str, language: str = "en") -> Sheet:
    """Everything about one card or board, with the source of each value."""
    values = dict(_values(content, key))
    rows = [
        (_label(path), _text(values.get(path, "")), source, _origin(content, source))
        for path, source in content.sources[key].items()
    ]
    return Sheet(content.names(key, language), ("Field", "Value", "Source", "Which is"), tuple(rows))


def _values(content: Content, key: str) -> Iterator[tuple[str, Any]]:
    words = Terms(ENGLISH, content)
    for language in LANGUAGES:
        yield f"names.{language}", content.names(key, language)
    if key in content.abilities:
        yield from ((f"ability.{language}", text) for language, text in content.abilities[key].texts.items())
        yield "clause", content.abilities[key].clause
    for kind, copies in content.cards:
        if kind.key == key:
            yield "copies", copies
            yield from _kind_values(words, kind)
    for (duchy, side), kind in content.duchies.items():
        if duchy == key:
            yield from ((f"sides.{side}.{path}", value) for path, value in _kind_values(words, kind))
    sides = {PLAYERS[players]: quest for (quest_key, players), quest in content.quests.items() if quest_key == key}
    yield (
        "steps",
        "; ".join(
            f"{side}: {' / '.join(step_text(words, step) for step in quest.steps)}" for side, quest in sides.items()
        ),
    )
    for thing in (content.scenarios.get(key), content.editions.get(key)):
        if is_dataclass(thing):
            yield from ((name, getattr(thing, name)) for name in thing.__dataclass_fields__)
    if key in content.ratings:
        yield from content.ratings[key]._asdict().items()
        yield "first_game", content.first_game


def _kind_values(words: Terms, kind: Kind) -> Iterator[tuple[str, Any]]:
    makes, bonus, points = _worth(words, kind)
    yield "type", type_name(words, kind)
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
        return f"name in {LANGUAGES[rest].english}"
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
    """The description of a source: that of the longest origin it begins with."""
    known = [name for name in content.origins if source.startswith(name)]
    return content.origins[max(known, key=len)] if known else ""


# --- two card sets


def differences(content: Content, other: Content) -> list[str]:
    """The names of all cards and boards whose values differ between two card sets, apart from translations."""
    ours, theirs = (
        {
            key: [value for value in _values(some, key) if not value[0].startswith("names.") or value[0] == "names.en"]
            for key in some.sources
        }
        for some in (content, other)
    )
    keys = dict.fromkeys((*ours, *theirs))
    different = [key for key in keys if ours.get(key) != theirs.get(key)]
    return [(content if key in ours else other).names(key, "en") for key in different]
