"""The table on a laptop: all of it at once, nothing over anything else, in every language."""

from __future__ import annotations

import pytest

from kingdom import Game
from kingdom.modules.advisors.using import Use
from kingdom.modules.menace.combat import Vanquish
from kingdom.modules.menace.frost import House
from kingdom.modules.quest.alchemy import Transmute
from kingdom.modules.quest.steps import CompleteStep
from kingdom.modules.solo.search import KeepFound, Search
from kingdom.modules.solo.spies import Spy
from kingdom.rules.building import UseKrystallium
from kingdom.rules.choice import Select
from tests.kit.browser import LAPTOP, Visits
from tests.kit.people import sit
from tests.kit.scenes import Condition, Scene, in_choice, in_phase, may, with_cubes

pytestmark = pytest.mark.browser

MENACES = {"players": 2, "modules": ("menace",)}
EVERYTHING = {"players": 2, "modules": ("menace", "advisors", "quest")}
ALONE = {"players": 1, "modules": ("menace", "quest")}


def built(own: int, other: int, until: Condition) -> Condition:
    """A time at which both have constructed so many cards."""

    def holds(game: Game, seat: int) -> bool:
        most = (own, other) if seat == 0 else (other, own)
        players = game.state.players
        return until(game, seat) and all(len(one.duchy) > many for one, many in zip(players, most, strict=True))

    return holds


def under_construction(many: int, until: Condition) -> Condition:
    """A time at which the seat has so many cards under construction."""
    return lambda game, seat: until(game, seat) and len(game.state.players[seat].construction) >= many


SCENES = {
    "draft": Scene(EVERYTHING, in_phase("advisor draft", round=0)),
    "offer": Scene(EVERYTHING, in_choice(2, round=4), style="steward"),
    "select": Scene(EVERYTHING, in_choice(13, round=4), style="steward"),
    "select with much to do": Scene(EVERYTHING, may(Select, UseKrystallium, Transmute), style="steward"),
    "planning": Scene(EVERYTHING, in_phase("planning", round=4), style="steward"),
    "giants": Scene(MENACES, may(House, round=3)),
    "cubes in Planning": Scene(MENACES, with_cubes("planning", round=3, least=1), style="steward"),
    "many cubes": Scene(EVERYTHING, with_cubes("population", round=4, least=7), style="steward", first_seed=5),
    "a step to pay": Scene(EVERYTHING, may(CompleteStep, Use)),
    "combat": Scene(MENACES, may(Vanquish, round=3)),
    "alone": Scene(ALONE, may(Spy, Search, round=3)),
    "searched": Scene(ALONE, may(KeepFound)),
    "scenario": Scene({"players": 1, "scenario": "the_thief_guild"}, with_cubes("gold", round=4)),
}

LATE = {
    "late, to offer": Scene(MENACES, built(10, 14, in_choice(2, round=4)), style="steward", first_seed=18),
    "late, to select": Scene(MENACES, built(10, 13, in_choice(9, round=4)), style="steward", first_seed=37),
    "late, own Duchy": Scene(MENACES, built(13, 11, in_choice(3, round=4)), style="steward", first_seed=3),
    "late, in Planning": Scene(MENACES, built(13, 11, in_phase("planning", round=4)), style="steward", first_seed=3),
    "late, in Production": Scene(MENACES, built(13, 13, with_cubes("gold", round=4)), style="steward", first_seed=1),
    "late, in Combat": Scene(MENACES, built(14, 19, in_phase("combat", round=4)), style="steward", first_seed=55),
    "all modules, much under construction": Scene(EVERYTHING, under_construction(9, with_cubes("materials", round=3))),
    "much under construction, in Planning": Scene(MENACES, under_construction(8, in_phase("planning", round=3))),
    "much under construction, in Choice": Scene(MENACES, under_construction(6, in_choice(2, round=3))),
}
"""Where most things lie on the table that lie on it in games."""

COVERED = """() => [...document.querySelectorAll("#main button, #main a.button, #main a.deed, #main select")].filter(
    (one) => one.checkVisibility({visibilityProperty: true})).filter((one) => {
        one.scrollIntoView({block: "nearest", inline: "nearest"});
        const box = one.getBoundingClientRect();
        const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return !one.contains(hit);
    }).map((one) => one.getAttribute("aria-label") || one.textContent.trim())"""

CLIPPED = """() => [...document.querySelectorAll("#main button, #main a.button, #main a.deed, .status")].filter((one) =>
    one.checkVisibility({visibilityProperty: true}) && one.scrollWidth > one.clientWidth + 1
    ).map((one) => one.textContent.trim())"""

STICKING_OUT = """() => [...document.querySelectorAll("#main .zone")].filter((zone) =>
    zone.checkVisibility() && zone.scrollWidth > zone.clientWidth + 1
    ).map((zone) => `${zone.dataset.testid || zone.className}: ${zone.scrollWidth} > ${zone.clientWidth}`)"""


OUT_OF_SIGHT = """() => {
    const things = document.querySelectorAll("#main :is(.strip, .charter, .card, .space, button, a.button)");
    const seen = [...things].filter((one) => one.checkVisibility({visibilityProperty: true}) && !one.closest(".log"));
    return seen.filter((one) => {
        const box = one.getBoundingClientRect();
        let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
        for (let around = one.parentElement; around; around = around.parentElement) {
            if (getComputedStyle(around).overflow === "visible") continue;
            const frame = around.getBoundingClientRect();
            [left, top] = [Math.max(left, frame.left), Math.max(top, frame.top)];
            [right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
        }
        return Math.max(left - box.left, top - box.top, box.right - right, box.bottom - bottom) > 2;
    }).map((one) => one.getAttribute("aria-label") || one.textContent.trim());
}"""

CUT_NAMES = """() => [...document.querySelectorAll("#main :is(.strip-name, .charter-name, .spaces)")].filter((one) =>
    one.checkVisibility() && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 4)
    ).map((one) => one.textContent.trim())"""


@pytest.mark.parametrize("name", LATE)
def test_the_table_shows_everything_at_once_also_late_in_the_game(visits: Visits, name: str) -> None:
    """Nothing has to be scrolled to but the chronicle, no name ends in dots, and the page does not scroll."""
    page = sit(visits, LATE[name]).page

    size = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert (size, page.evaluate(OUT_OF_SIGHT), page.evaluate(CUT_NAMES)) == (list(LAPTOP), [], [])


@pytest.mark.parametrize("name", SCENES)
def test_everything_can_be_clicked_and_nothing_sticks_out(visits: Visits, name: str) -> None:
    person = sit(visits, SCENES[name])
    page = person.page
    faults = {}
    for language in ("en", "fr", "it"):
        if language != "en":
            with page.expect_navigation(wait_until="load"):
                page.locator("select[name=language]").select_option(language)
        size = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
        found = {
            "covered": page.evaluate(COVERED),
            "clipped": page.evaluate(CLIPPED),
            "sticking out": page.evaluate(STICKING_OUT),
            "the page scrolls": [] if size == list(LAPTOP) else size,
        }
        faults.update({(language, what): which for what, which in found.items() if which})
    assert faults == {}
