"""The table fits every screen: no word is cut or lies on another, everything can be pressed, nothing is too small.

Positions are those of golden games, early and late, and tables that are as full as they get; each in one language and
on one screen of one sort, by turns. `make test-deep` takes each position in every language on every screen.

The rule: with a mouse every zone of a table shows all it holds, without scrolling, except for the lists in `FOLDED` and
for tables with more cards than a game brings. On a touch screen each region may scroll. Nothing is ever cut for good.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

import pytest
from playwright.sync_api import Page

from tests.kit.browser import Visits
from tests.kit.geometry import (
    LAPTOPS,
    PHONES,
    TABLETS,
    Position,
    Screen,
    faults_of,
    full,
    positions,
    replayed,
)
from tests.kit.languages import LANGUAGES
from tests.kit.table import given
from tests.kit.walks import is_deep

pytestmark = pytest.mark.browser

ALL = ("two+menace+advisors+quest, ", "two+menace+advisors+quest-first-A, ")
"""The golden games with all modules."""
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
    page.goto(position.address(visits.host.tables))
    return [f"{position.name}, {language}: {fault}" for fault in faults_of(page, screen, position.folded)]


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_a_table_fits_the_screen_in_every_language(visits: Visits, screen: Screen) -> None:
    # A page that has the size of the screen from the first: one that is resized is laid out twice.
    page = visits.new(size=(screen.width, screen.height), has_touch=screen.touch, is_mobile=screen.touch)
    faults: list[str] = []
    for position, language in looks_at(screen):
        faults += look(page, visits, position, language, screen)
    assert faults == []


@pytest.mark.parametrize("screen", [Screen(1366, 650), Screen(1920, 1080)], ids=lambda screen: screen.name)
def test_with_all_modules_nothing_is_cut_inside_a_zone_and_nothing_has_to_be_scrolled_to(
    visits: Visits, screen: Screen
) -> None:
    page = visits.new(size=(screen.width, screen.height))
    late = [position for name, position in positions().items() if name.startswith(ALL) and name.endswith("late")]
    faults = [fault for position in late for fault in look(page, visits, position, "fr", screen)]
    faults += [
        fault
        for position in full()
        for language in ("en", "fr")
        for fault in look(page, visits, position, language, screen)
    ]
    assert faults == []


@pytest.mark.parametrize(
    "screen", [Screen(1366, 768), Screen(1920, 1080), Screen(2560, 1440)], ids=lambda screen: screen.name
)
def test_a_replay_with_open_cards_is_readable(visits: Visits, screen: Screen) -> None:
    page = visits.new(size=(screen.width, screen.height))
    faults = [
        fault
        for position in replayed()
        for language in ("en", "fr")
        for fault in look(page, visits, position, language, screen)
    ]
    assert faults == []


def test_the_tables_of_all_modules_hold_what_is_said_of_them(visits: Visits) -> None:
    page = visits.new()
    table = {position.name: position for position in full()}
    page.goto(table["all modules, combat"].address(visits.host.tables))
    assert page.locator(".mine .charter:not(.threat)").count() == 3
    assert page.get_by_role("button", name="Vanquish").count() > 2
    assert page.locator(".advisor-strips").count() == 2
    page.goto(table["all modules, planning"].address(visits.host.tables))
    assert page.locator(".plans .mark input[value=s]").count() == 6
    page.goto(table["all modules, production"].address(visits.host.tables))
    assert page.locator(".mine a.space").count() > 1
    page.goto(replayed()[0].address(visits.host.tables))
    assert page.locator(".drafted .card").count() == 4


def test_each_position_has_a_turn_and_each_screen_every_language() -> None:
    taken = list(turns())
    assert [position for position, _, _ in taken] == list(positions().values())
    assert {(screen, language) for _, screen, language in taken} == {(one, two) for one in SCREENS for two in LANGUAGES}
    sorts = Counter(next(sort for sort in SORTS if screen in sort) for _, screen, _ in taken)
    assert max(sorts.values()) - min(sorts.values()) <= 1


@pytest.mark.parametrize(
    ("screen", "count", "least"),
    [(Screen(1366, 650), 8, (131, 193)), (Screen(1366, 650), 6, (131, 193)), (Screen(1920, 1080), 6, (235, 346))],
    ids=lambda one: getattr(one, "name", str(one)),
)
def test_a_hand_is_large(visits: Visits, screen: Screen, count: int, least: tuple[int, int]) -> None:
    page = visits.new(size=(screen.width, screen.height))
    table = given("choice, round 1, turn 1", f"ann: hand {', '.join(SELECTED[:count])}")
    page.goto(Position("hand", table.game.record()).set_up(visits.host.tables).ways[0])
    cards = page.get_by_test_id("hand").locator("a.card").all()
    assert len(cards) == count
    for card in cards:
        box = card.bounding_box()
        assert box
        assert (box["width"] >= least[0] - 0.5, box["height"] >= least[1] - 0.5) == (True, True), box
    assert faults_of(page, screen) == []
    page.evaluate(SPOIL % "set('.hand .row > ul > li', {width: '9rem', height: '14rem'})")
    assert [fault.partition(":")[0] for fault in faults_of(page, screen)] == ["bare"]


SPOILED = {
    "letters of 8.0 px": "set('.player b', {fontSize: '8px'})",
    "out of reach": "set('.bar-tools', {position: 'fixed', top: '-90px'})",
    "cut: Royal Mint": "set('.duchy .fresco', {maxHeight: '40px'})",
    "cut: Vanquish": "set('.mine .threat.legal', {maxHeight: '3rem'})",
    "covered: Done": "set('.status', {position: 'fixed', inset: '0', zIndex: '9'})",
    "cut: a piece, charter": "set('.mine .charters', {maxHeight: '9rem'})",
    "cut: Nurturing Mother": "set('.courts', {maxHeight: '8rem'})",
    "cut by a shape": "set('.status .now', {clipPath: 'inset(0 85% 0 0)'})",
    "out of its zone": "set('.building > .zone-title', {translate: '0 -3rem'})",
    "lines for": "set('.army', {width: '5rem', overflow: 'visible'})",
    "over each other": "set('.player span', {position: 'relative', top: '-1.5rem'})",
}
"""What somebody may do to a table of all modules, and what is said of it."""


SPOIL = """() => {
    const set = (found, style) => document.querySelectorAll(found).forEach((one) => Object.assign(one.style, style));
    %s;
}"""


def test_what_does_not_fit_would_be_found(visits: Visits) -> None:
    page, screen = visits.new(size=(1366, 650)), Screen(1366, 650)
    page.goto({one.name: one for one in full()}["all modules, combat"].address(visits.host.tables))
    for said, done in SPOILED.items():
        page.reload()
        page.evaluate(SPOIL % done)
        assert said in " ".join(faults_of(page, screen)), said


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
