"""The table fits every screen: no word is cut or lies on another, everything can be pressed, nothing is too small.

Positions are those of golden games, early and late, and tables that are as full as they get; each in one language and
on one screen of one sort, by turns. `make test-deep` takes each position in every language on every screen.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from playwright.sync_api import Page

from tests.kit.browser import Visits
from tests.kit.geometry import GAMES, LANGUAGES, LAPTOPS, PHONES, TABLETS, Position, Screen, faults_of, positions

pytestmark = pytest.mark.browser

SORTS: tuple[Sequence[Screen], ...] = (LAPTOPS, TABLETS, PHONES)
GROUPS = (*GAMES, "crowded")


def screens_for(number: int, sort: Sequence[Screen], deep: bool) -> Iterator[tuple[str, tuple[Screen, ...]]]:
    """In which language a position is looked at, and on which screens: over many positions, on all of them."""
    if deep:
        yield from ((language, tuple(sort)) for language in LANGUAGES)
    else:
        yield LANGUAGES[number % len(LANGUAGES)], (sort[number // len(LANGUAGES) % len(sort)],)


def look(
    page: Page, visits: Visits, position: Position, way: str, language: str, screens: Sequence[Screen]
) -> dict[str, list[str]]:
    """What is wrong with a position on some screens."""
    page.context.add_cookies([{"name": "kingdom-language", "value": language, "url": visits.host.address}])
    page.set_viewport_size({"width": screens[0].width, "height": screens[0].height})
    page.goto(way)
    found = {f"{position.name}, {screen.name}, {language}": faults_of(page, screen) for screen in screens}
    return {where: faults for where, faults in found.items() if faults}


@pytest.mark.parametrize("group", GROUPS)
def test_a_table_fits_every_screen_in_every_language(
    visits: Visits, group: str, request: pytest.FixtureRequest
) -> None:
    deep = request.config.getoption("--hypothesis-profile") == "deep"
    found = [one for one in positions().values() if one.name.split(", ")[0] == group]
    assert found, f"no position of {group}"
    mouse, touch = visits.new(), visits.new(has_touch=True, is_mobile=True)
    faults: dict[str, list[str]] = {}
    for number, position in enumerate(found, GROUPS.index(group)):
        ways = position.set_up(visits.host.tables).ways
        for sort in SORTS if deep else (SORTS[number % 3],):
            page = mouse if sort is LAPTOPS else touch
            for language, screens in screens_for(number, sort, deep):
                faults |= look(page, visits, position, ways[0], language, screens)
    assert faults == {}


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
