"""What axe finds: nothing serious or critical on any page, by day and by candlelight."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from kingdom.modules.menace.combat import Vanquish
from kingdom.modules.quest.steps import CompleteStep
from kingdom.modules.solo.search import KeepFound, Search
from kingdom.rules.building import UseKrystallium
from tests.kit.browser import Visits
from tests.kit.people import sit
from tests.kit.scenes import Scene, in_choice, in_phase, may, over, stage, with_cubes

pytestmark = pytest.mark.browser

EVERYTHING = {"players": 2, "modules": ("menace", "advisors", "quest")}
ALONE = {"players": 1, "modules": ("menace", "quest")}

PAGES = (
    "/", "/new", "/new?scenario=the_prophecy", "/cards", "/cards/farm", "/rules", "/rules/CHO", "/rules/CHO-4",
    "/games", "/help", "/t/nowhere",
)  # fmt: skip

SCENES = {
    "draft": Scene(EVERYTHING, in_phase("advisor draft", round=0)),
    "offer": Scene(EVERYTHING, in_choice(2, round=2)),
    "select": Scene(EVERYTHING, in_choice(5, round=2)),
    "planning": Scene(EVERYTHING, in_phase("planning", round=3)),
    "production": Scene(EVERYTHING, with_cubes("materials", round=4)),
    "combat": Scene(EVERYTHING, may(Vanquish)),
    "a mode": Scene(EVERYTHING, may(UseKrystallium)),
    "a Quest to pay": Scene(EVERYTHING, may(CompleteStep)),
    "alone": Scene(ALONE, may(Search)),
    "searched": Scene(ALONE, may(KeepFound)),
}

AXE = Axe()
GRAVE = ("serious", "critical")
COLOURS = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}
"""Nothing but colours changes with the light."""


def grave_violations(page: Page, options: dict[str, object] | None = None) -> list[str]:
    found = AXE.run(page, options=options).response["violations"]
    return [
        f"{violation['id']} ({violation['impact']}) at {node['target']}: {node['failureSummary']}"
        for violation in found
        if violation["impact"] in GRAVE
        for node in violation["nodes"]
    ]


def check(page: Page) -> None:
    """By day everything, by candlelight colours."""
    assert grave_violations(page) == []
    page.emulate_media(color_scheme="dark")
    assert grave_violations(page, COLOURS) == []
    page.emulate_media(color_scheme="light")


@pytest.mark.parametrize("path", PAGES)
def test_pages(visits: Visits, path: str) -> None:
    page = visits.new()
    page.goto(path)
    check(page)


@pytest.mark.parametrize("name", SCENES)
def test_a_table(visits: Visits, name: str) -> None:
    person = sit(visits, SCENES[name])
    page = person.page
    if name == "a mode":
        page.get_by_role("link", name="Use a Krystallium").click()
        expect(person.status).to_contain_text("Which space")
    check(page)


def test_looking_closely_and_laying_cards(visits: Visits) -> None:
    page = sit(visits, Scene(EVERYTHING, in_choice(0))).page
    page.locator("[data-hand] > a.card").first.click()
    expect(page.locator(".laying")).to_be_visible()
    check(page)
    page.locator(".laying [data-look]").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    check(page)


def test_the_end_and_the_replay(visits: Visits) -> None:
    scene = Scene(EVERYTHING, over)
    staged = stage(visits.host.tables, scene)
    page = visits.new()
    page.goto(staged.ways[0])
    check(page)
    page.goto(f"{staged.path}/replay?step=60")
    check(page)


def test_the_pages_around_a_table(visits: Visits) -> None:
    person = sit(visits, Scene(EVERYTHING, in_choice(6, round=2)))
    page = person.page
    base = f"/t/{person.eyes.table_id}"
    page.goto(f"{base}/invite")
    check(page)
    page.get_by_role("button", name="Make a link for spectators").click()
    check(page)
    for path in ("log", "score", "discards", "seat/1", "why?do=undo"):
        page.goto(f"{base}/{path}")
        check(page)


def test_a_cover_a_link_and_who_has_no_seat(visits: Visits) -> None:
    page = visits.new()
    page.goto("/new")
    page.get_by_label("Two at one screen").check()
    page.get_by_role("button", name="Set up the table").click()
    page.locator("[data-hand]").first.wait_for()
    page.goto(f"{page.url}/cover")
    expect(page.get_by_test_id("cover")).to_be_visible()
    check(page)
    stranger = visits.new()
    stranger.goto(page.url.removesuffix("/cover"))
    check(stranger)
    page.goto("/new")
    page.get_by_label("A friend, by a link").check()
    page.get_by_role("button", name="Set up the table").click()
    stranger.goto(page.get_by_label("Link for your friend").input_value())
    check(stranger)
