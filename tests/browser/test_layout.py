"""The table on a laptop: all of it at once, nothing over anything else, in every language."""

from __future__ import annotations

import pytest

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
from tests.kit.scenes import Scene, in_choice, in_phase, may, with_cubes

pytestmark = pytest.mark.browser

MENACES = {"players": 2, "modules": ("menace",)}
EVERYTHING = {"players": 2, "modules": ("menace", "advisors", "quest")}
ALONE = {"players": 1, "modules": ("menace", "quest")}

SCENES = {
    "draft": Scene(EVERYTHING, in_phase("advisor draft", round=0)),
    "offer": Scene(EVERYTHING, in_choice(2, round=4), style="steward"),
    "select": Scene(EVERYTHING, in_choice(13, round=4), style="steward"),
    "select with much to do": Scene(EVERYTHING, may(Select, UseKrystallium, Transmute), style="steward"),
    "planning": Scene(EVERYTHING, in_phase("planning", round=4), style="steward"),
    "giants": Scene(MENACES, may(House, round=3)),
    "cubes in Planning": Scene(MENACES, with_cubes("planning", round=3, least=1), style="steward"),
    "many cubes": Scene(EVERYTHING, with_cubes("materials", round=4, least=7), style="steward"),
    "a step to pay": Scene(EVERYTHING, may(CompleteStep, Use)),
    "combat": Scene(MENACES, may(Vanquish, round=3)),
    "alone": Scene(ALONE, may(Spy, Search, round=3)),
    "searched": Scene(ALONE, may(KeepFound)),
    "scenario": Scene({"players": 1, "scenario": "the_thief_guild"}, with_cubes("gold", round=4)),
}

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
