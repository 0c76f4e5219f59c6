"""The table fits every screen: no word is cut or lies on another, everything can be pressed, nothing is too small.

Positions are those of golden games, early and late, and tables that are as full as they get; each in one language and
on one screen of one sort, by turns. `make test-deep` takes each position in every language on every screen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

import pytest
from playwright.sync_api import Page

from tests.kit.browser import Visits
from tests.kit.geometry import LANGUAGES, LAPTOPS, PHONES, TABLETS, Position, Screen, faults_of, positions
from tests.kit.table import given
from tests.kit.walks import is_deep

pytestmark = pytest.mark.browser

SORTS: tuple[Sequence[Screen], ...] = (LAPTOPS, TABLETS, PHONES)
SCREENS = (*LAPTOPS, *TABLETS, *PHONES)


def turns() -> Iterator[tuple[Position, Screen, str]]:
    """On which screen a position is looked at, and in which language: over many positions, in all on each."""
    for number, position in enumerate(positions().values()):
        turn, sort = number // len(SORTS), SORTS[number % len(SORTS)]
        yield position, sort[turn % len(sort)], LANGUAGES[turn // len(sort) % len(LANGUAGES)]


def looks_at(screen: Screen) -> Iterator[tuple[Position, str]]:
    """What is looked at on a screen, and in which language."""
    if is_deep():
        yield from ((position, language) for position in positions().values() for language in LANGUAGES)
    else:
        yield from ((position, language) for position, where, language in turns() if where == screen)


def look(page: Page, visits: Visits, position: Position, language: str, screen: Screen) -> list[str]:
    """What is wrong with a position on a screen."""
    page.context.add_cookies([{"name": "kingdom-language", "value": language, "url": visits.host.address}])
    page.goto(position.set_up(visits.host.tables).ways[0])
    return [f"{position.name}, {language}: {fault}" for fault in faults_of(page, screen)]


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_a_table_fits_the_screen_in_every_language(visits: Visits, screen: Screen) -> None:
    # A page that has the size of the screen from the first: one that is resized is laid out twice.
    page = visits.new(size=(screen.width, screen.height), has_touch=screen.touch, is_mobile=screen.touch)
    faults: list[str] = []
    for position, language in looks_at(screen):
        faults += look(page, visits, position, language, screen)
    assert faults == []


def test_each_position_has_a_turn_and_each_screen_every_language() -> None:
    taken = list(turns())
    assert [position for position, _, _ in taken] == list(positions().values())
    assert {(screen, language) for _, screen, language in taken} == {(one, two) for one in SCREENS for two in LANGUAGES}
    sorts = Counter(next(sort for sort in SORTS if screen in sort) for _, screen, _ in taken)
    assert max(sorts.values()) - min(sorts.values()) <= 1


def test_what_does_not_fit_would_be_found(visits: Visits) -> None:
    page = visits.new()
    page.goto(positions()["two, offer, early"].set_up(visits.host.tables).ways[0])
    page.evaluate(
        """() => {
            const set = (selector, style) => Object.assign(document.querySelector(selector).style, style);
            set(".player b", {fontSize: "8px"});
            set(".bar-tools", {translate: "0 -90px"});
            set(".totals", {width: "4px", overflow: "hidden"});
        }"""
    )
    said = " ".join(faults_of(page, LAPTOPS[0]))
    assert "letters of 8.0 px" in said
    assert "out of reach" in said
    assert "cut" in said


def test_scenes_of_all_modules_are_looked_at() -> None:
    kinds = {name.split(", ")[1] for name in positions()}
    assert {"draft", "offer", "select", "planning", "cubes in planning", "cubes in production", "combat"} <= kinds


SELECTED = (
    "Royal Guard", "Arena of Champions#1", "Troubadours#1", "Uncharted Island#1", "Cathedral of Dawn", "Infernal Gate",
    "Royal Dungeon", "Munitions Specialists#1", "Library of the Elves", "Statue of the Founders#1",
    "Expeditionary Force#1", "Secret Fellowship", "Smugglers' Cove#1", "Farm#1", "Port#1", "Quarry",
)  # fmt: skip


def test_however_many_cards_are_planned_none_has_to_be_scrolled_to(visits: Visits) -> None:
    screen = Screen(1366, 650)
    page = visits.new(size=(screen.width, screen.height))
    for count in (10, 11, 12, len(SELECTED)):
        table = given("planning, round 4", f"ann: selection {', '.join(SELECTED[:count])}")
        page.goto(Position("planning", table.game.record()).set_up(visits.host.tables).ways[0])
        assert page.locator(".plans").evaluate("(one) => one.scrollHeight - one.clientHeight") == 0, count
        assert faults_of(page, screen) == [], count
