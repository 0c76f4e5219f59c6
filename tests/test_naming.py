"""Pages and words know no card, deck, board, scenario or module by name: they show what modules and cards declare.

So whatever a pack or a package brings is shown like what comes with the game.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

import kingdom
from kingdom.content import load
from kingdom.core.module import Part
from kingdom.roster import roster

PACKAGE = Path(kingdom.__file__).parent
ROOMS = ("web", "words")

ALLOWED: Mapping[str, Mapping[str, str]] = {
    "web/error_handlers.py": {"not-found": "an answer of the web"},
    "web/lessons/coach.py": {"calamity": "the name of a note of the coach, about a family of cards"},
    "web/deals/calendar.py": dict.fromkeys(
        ("menace", "quest", "advisors"), "which game a weekday has is a choice of the house"
    ),
    "web/pages/games/review.py": {"not-found": "an answer of the web"},
    "web/present/cards/arms.py": dict.fromkeys(("hamlet", "shadow"), "the name of a charge in the sprite"),
    "web/present/table/recap.py": {"soldiers": "the name of a stock"},
    "web/present/cards/gallery.py": {"quest": "the name of the filter for Quest boards, in addresses"},
    "web/present/table/seats.py": {"vermin": "the name of a number that counts a family of cards"},
    "web/present/games/new_game_form.py": {"quest": "how the name of a field of a form begins"},
    "words/actions.py": {
        **dict.fromkeys(("quest", "soldiers", "payment"), "the name of an argument of messages"),
        "payment-krystallium": "a message about a part of a payment",
    },
    "words/catalogue.py": {
        "soldiers": "a field of a card",
    },
    "words/choices.py": {"quest": "a sort of choice before a game"},
    "words/facts.py": {"quest": "the name of a field of events, and of an argument of messages"},
    "words/picture.py": {"quest": "the name of an argument of messages"},
    "words/reasons.py": {"quest": "the name of an argument of reasons"},
}
"""Words that happen to be the name of something as well, by file, each with what it means there."""


@cache
def keys() -> frozenset[str]:
    """What the card set and the modules call the things that they bring."""
    content = load()
    return frozenset(
        {
            *(kind.key for kind, _ in content.cards),
            *(key for key, _ in content.duchies),
            *(key for key, _ in content.quests),
            *content.decks,
            *content.modules,
            *content.scenarios,
            *(key for part in (Part.MODULE, Part.DECK, Part.ADVISOR, Part.SCENARIO) for key in roster().keys(part)),
        }
    )


@cache
def given_by_modules() -> frozenset[str]:
    """The actions, events and duties of modules, and the reasons that the rules of the base game do not give."""
    code = "".join(source for _, source in files("modules"))
    elsewhere = "".join(source for room in ("core", "rules", "game") for _, source in files(room))
    reasons, known = (set(re.findall(r'\bwhy\(\s*"([a-z0-9-]+)', one)) for one in (code, elsewhere))
    return frozenset({*re.findall(r"^class (\w+)", code, re.MULTILINE), *(reasons - known)})


def files(room: str) -> Iterator[tuple[str, str]]:
    for path in sorted((PACKAGE / room).rglob("*.py")):
        yield path.relative_to(PACKAGE).as_posix(), path.read_text(encoding="utf-8")


def texts(tree: ast.Module) -> Iterator[str]:
    """The strings of a file but for those that explain it."""
    explaining = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in explaining:
            yield node.value


def named(tree: ast.Module, names: frozenset[str]) -> set[str]:
    """The names that a file uses: as a whole string, or, if a name is not a plain word, within one."""
    unmistakable = {name for name in names if "_" in name}
    return {
        word
        for text in texts(tree)
        for word in ({text} & names) | (set(re.split(r"[^\w]+", text)) & unmistakable)
    }  # fmt: skip


@pytest.mark.parametrize("room", ROOMS)
def test_pages_and_words_name_nothing_that_modules_and_cards_bring(room: str) -> None:
    names = keys() | given_by_modules()
    found = {file: named(ast.parse(source), names) for file, source in files(room)}

    assert {file: sorted(words) for file, words in found.items() if words - set(ALLOWED.get(file, ()))} == {}
    assert {file: set(ALLOWED[file]) - found[file] for file in found if file in ALLOWED} == {
        file: set() for file in found if file in ALLOWED
    }, "nothing is allowed that is not needed"


def test_every_file_that_may_name_something_is_there() -> None:
    assert [file for file in ALLOWED if not (PACKAGE / file).is_file()] == []


TWICE = {"Duel": "an environment and its first version, which PettingZoo finds by this name"}
"""Names of classes that stand twice in the package, with the reason. This list only gets shorter."""


def test_a_class_name_stands_once_in_the_package() -> None:
    places: dict[str, list[str]] = {}
    for room in (path.name for path in PACKAGE.iterdir() if path.is_dir()):
        for file, source in files(room):
            for node in ast.walk(ast.parse(source)):
                if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                    places.setdefault(node.name, []).append(file)

    assert {name: found for name, found in places.items() if len(found) > 1 and name not in TWICE} == {}
    assert [name for name in TWICE if len(places[name]) < 2] == []


def test_there_is_much_to_be_named() -> None:
    assert {"farm", "chief_mercenary", "thieves", "the_usurper", "the_prophecy", "valados", "quest"} <= keys()
    assert {"UseChiefMercenary", "Vanquished", "KeepAdvisor", "advisor-soldiers", "frozen"} <= given_by_modules()
    assert not {"no-soldier", "place-first"} & given_by_modules()


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ('LATE = ("chief_mercenary", "farm")', {"chief_mercenary", "farm"}),
        ('texts.t("option-quest-the_usurper")', {"the_usurper"}),
        ('f"teaser-the_prophecy.{part}"', {"the_prophecy"}),
        ('if kind.key == "thief": pass', {"thief"}),
        ('ENDS = {"AdvisorKept"}', {"AdvisorKept"}),
        ('LOOK = {"frozen": "construction"}', {"frozen"}),
        ('"""The thief takes it."""', set()),
        ('say = "the thief takes a farm"', set()),
        ("farm = thief", set()),
    ],
)
def test_a_name_is_found(line: str, words: set[str]) -> None:
    assert named(ast.parse(line), keys() | given_by_modules()) == words
