"""What axe finds: nothing of weight on any page, by day and by candlelight, on every screen.

Each test looks at one screen, by turns; `make test-deep` looks at all of them.
"""

from __future__ import annotations

import os
import re
from zlib import crc32

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from kingdom.modules.menace.combat import Vanquish
from kingdom.modules.quest.steps import CompleteStep
from kingdom.modules.solo.search import KeepFound, Search
from kingdom.rules.building import UseKrystallium
from tests.kit.browser import Visits
from tests.kit.geometry import LAPTOPS, PHONES, TABLETS, Screen
from tests.kit.people import at_table, open_link, sit
from tests.kit.scenes import Scene, in_choice, in_phase, is_over, may_take, stage, with_cubes
from tests.kit.walks import is_deep

pytestmark = pytest.mark.browser

EVERYTHING = {"players": 2, "modules": ("menace", "advisors", "quest")}
ALONE = {"players": 1, "modules": ("menace", "quest")}

PAGES = (
    "/", "/new?scenario=the_prophecy", "/cards", "/cards?type=quest", "/cards/farm", "/cards/valados?side=A", "/rules",
    "/rules/CHO", "/rules/CHO-4", "/rules/SCE-1", "/games", "/help", "/t/nowhere", "/nowhere",
    "/rules/chapters/choice", "/rules/rulings", "/rules/sheet", "/rules?q=trap", "/learn",
)  # fmt: skip

SCENES = {
    "draft": Scene(EVERYTHING, in_phase("advisor draft", round=0)),
    "offer": Scene(EVERYTHING, in_choice(2, round=2)),
    "select": Scene(EVERYTHING, in_choice(5, round=2)),
    "planning": Scene(EVERYTHING, in_phase("planning", round=3)),
    "production": Scene(EVERYTHING, with_cubes("materials", round=4)),
    "combat": Scene(EVERYTHING, may_take(Vanquish)),
    "a mode": Scene(EVERYTHING, may_take(UseKrystallium)),
    "a Quest to pay": Scene(EVERYTHING, may_take(CompleteStep)),
    "alone": Scene(ALONE, may_take(Search)),
    "searched": Scene(ALONE, may_take(KeepFound)),
}

SCREENS = (*PHONES, *TABLETS, *LAPTOPS)
AXE = Axe()
GRAVE = ("moderate", "serious", "critical")
"""More than is asked for: the order of headings, for one, is moderate to axe, and much to who reads by headings."""
ONLY_VIOLATIONS = {"resultTypes": ["violations"], "preload": {"assets": ["media"]}}
"""To describe all that is well takes axe longer than to look at it; and no rule that is on reads stylesheets."""
RUN = "(options) => axe.run(document, options).then((found) => found.violations)"
COLOURS = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}
"""Nothing but colours changes with the light."""
BY_CANDLELIGHT = "matchMedia('(prefers-color-scheme: dark)').matches"


def grave_violations(page: Page, options: dict[str, object] | None = None) -> list[str]:
    if not page.evaluate("() => Boolean(window.axe)"):
        page.evaluate(AXE.axe_script)  # half a megabyte: once for each page, not for each look at it
    asked = {**ONLY_VIOLATIONS, **(options or {})}
    found = page.evaluate(RUN, {**asked, "selectors": False})  # where something is, is asked only if there is anything
    found = found and page.evaluate(RUN, asked)
    return [
        f"{violation['id']} ({violation['impact']}) at {node['target']}: {node['failureSummary']}"
        for violation in found
        if violation["impact"] in GRAVE
        for node in violation["nodes"]
    ]


def screen_for(look: str | None = None) -> Screen:
    """The screen whose turn it is at a look, or else in this test: to make a table larger is to lay it out anew."""
    return SCREENS[crc32((look or os.environ["PYTEST_CURRENT_TEST"]).encode()) % len(SCREENS)]


def check(page: Page, look: str | None = None) -> None:
    """In the light that is on everything, in the other one colours: on one screen, in the deep run on every one."""
    for screen in SCREENS if is_deep() else (screen_for(look),):
        if page.viewport_size != {"width": screen.width, "height": screen.height}:
            page.set_viewport_size({"width": screen.width, "height": screen.height})
        assert (screen.name, grave_violations(page)) == (screen.name, [])
        page.emulate_media(color_scheme="light" if page.evaluate(BY_CANDLELIGHT) else "dark")
        assert (screen.name, grave_violations(page, COLOURS)) == (screen.name, [])


def begin(page: Page, quick: str) -> None:
    """A game at one click, by the form that stands on some page or other."""
    page.evaluate(
        """(quick) => {
            const form = Object.assign(document.createElement("form"), { method: "post", action: "/tables" });
            form.append(Object.assign(document.createElement("input"), { name: "quick", value: quick }));
            document.body.append(form);
            form.submit();
        }""",
        quick,
    )
    at_table(page)  # and until it is there, with its script


def test_what_is_wrong_would_be_found(visits: Visits) -> None:
    page = visits.new()
    page.goto("/help")
    page.evaluate("document.querySelector('#main').append(document.createElement('input'))")
    found = grave_violations(page)
    assert len(found) == 1
    assert found[0].startswith("label (critical)")


@pytest.mark.parametrize("number", range(3))
def test_pages(visits: Visits, number: int) -> None:
    """Some of them, with one browser."""
    page = visits.new()
    for path in PAGES[number::3]:
        screen = screen_for(path)
        page.set_viewport_size({"width": screen.width, "height": screen.height})
        page.goto(path)
        check(page, path)


@pytest.mark.parametrize("name", SCENES)
def test_a_table(visits: Visits, name: str) -> None:
    screen = screen_for()
    person = sit(visits, SCENES[name], size=(screen.width, screen.height))
    page = person.page
    if name == "a mode":
        page.get_by_role("link", name="Use a Krystallium").click()
        expect(person.status).to_contain_text("Which space")
    check(page)


def test_a_note_of_a_lesson_and_of_the_coach(visits: Visits) -> None:
    page = visits.new()
    page.goto("/learn")
    page.get_by_test_id("lesson-card").click()
    page.get_by_test_id("next").click()
    expect(page.locator(".table .lit")).to_be_visible()
    check(page)
    page.goto("/")
    begin(page, "coach")
    expect(page.get_by_test_id("coach")).to_be_visible()
    check(page)


def test_what_can_be_done_what_cannot_and_a_hint(visits: Visits) -> None:
    page = visits.new()
    page.goto("/")
    begin(page, "alone")
    page.locator("[data-key=help]").click()
    expect(page.get_by_role("dialog").get_by_test_id("impossible")).to_be_visible()
    check(page)
    page.get_by_test_id("hint").click()
    page.get_by_test_id("practise").click()
    for rung in ("move", "reasons"):
        page.get_by_test_id(rung).locator("summary").click()
    expect(page.get_by_test_id("do-it")).to_be_visible()
    check(page)
    page.goto(f"{page.url}/hint")
    check(page)


def test_looking_closely_and_laying_cards(visits: Visits) -> None:
    page = sit(visits, Scene(EVERYTHING, in_choice(0))).page
    page.locator("[data-hand] > a.card").first.click()
    expect(page.locator(".laying")).to_be_visible()
    check(page)
    page.locator(".laying [data-look]").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    check(page)


@pytest.mark.parametrize("mode", ["Against a bot", "Two on one screen", "A friend, by link", "Solo"])
def test_a_new_game_with_every_choice_open(visits: Visits, mode: str) -> None:
    page = visits.new()
    page.goto("/new")
    page.get_by_role("radio", name=re.compile(f"^{mode}")).check()
    for module in ("Menace", "Advisors", "Quest"):
        page.get_by_role("checkbox", name=re.compile(f"^{module}")).check()
    expect(page.get_by_role("radio", name=re.compile("^First edition"))).to_be_visible()
    check(page)


def test_choices_and_records_that_are_refused(visits: Visits) -> None:
    page = visits.new()
    page.goto("/new")
    page.locator("[name=side][value=A]").evaluate("(one) => { one.value = 'C'; one.checked = true; }")
    page.get_by_role("button", name="Set up the table").click()
    expect(page.get_by_test_id("refused")).to_be_visible()
    check(page)
    page.goto("/games")
    page.get_by_label("File with the record").set_input_files(
        {"name": "x.json", "mimeType": "application/json", "buffer": b"{}"}
    )
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_test_id("refused")).to_be_visible()
    check(page)


def test_the_end_the_replay_and_the_lists_of_games(visits: Visits) -> None:
    staged = stage(visits.host.tables, Scene(EVERYTHING, is_over))
    page, other = visits.new(), visits.new()
    open_link(page, staged.ways[0])
    check(page)
    open_link(other, staged.ways[1])
    other.get_by_test_id("rematch").click()
    other.get_by_label("Link for your friend").wait_for()
    page.goto(f"{staged.path}/end")
    expect(page.get_by_test_id("end")).to_contain_text("asks for a rematch")
    check(page)
    for step in ("0", "60", "99999"):
        page.goto(f"{staged.path}/replay?step={step}")
        check(page)
    open_link(page, stage(visits.host.tables, Scene({"scenario": "rats_everywhere"}, is_over)).ways[0])
    check(page)
    page.goto("/games")
    expect(page.get_by_role("link", name="Score sheet")).to_have_count(2)
    check(page)


def test_home_with_games_to_go_on_with_and_games_that_are_over(visits: Visits) -> None:
    page = visits.new()
    open_link(page, stage(visits.host.tables, Scene({"players": 1, "modules": ("menace",)}, is_over)).ways[0])
    open_link(page, stage(visits.host.tables, Scene({"players": 2}, in_choice(2))).ways[0])
    page.goto("/")
    expect(page.get_by_test_id("continue")).to_be_visible()
    check(page)
    page.locator("[popovertarget=new]").filter(visible=True).first.click()
    page.get_by_text("Decks, Quest, edition, sides").click()
    check(page)
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog").get_by_test_id("keys")).to_be_visible()
    check(page)


def test_the_pages_around_a_table(visits: Visits) -> None:
    person = sit(visits, Scene(EVERYTHING, in_choice(6, round=2)))
    page = person.page
    base = f"/t/{person.eyes.table_id}"
    page.goto(f"{base}/invite")
    check(page)
    page.get_by_role("button", name="Make a link for spectators").click()
    check(page)
    for path in ("log", "score", "discards", "seat/1", "why?do=undo", "now", "company", "hint"):
        page.goto(f"{base}/{path}")
        check(page)


def test_a_cover_a_link_and_somebody_without_a_seat(visits: Visits) -> None:
    page = visits.new()
    page.goto("/new")
    page.get_by_label("Two on one screen").check()
    page.get_by_role("button", name="Set up the table").click()
    expect(page.get_by_test_id("cover")).to_be_visible()
    check(page)
    stranger = visits.new()
    stranger.goto(page.url)
    check(stranger)
    page.goto("/new")
    page.get_by_label("A friend, by link").check()
    page.get_by_role("button", name="Set up the table").click()
    check(page)
    link = page.get_by_label("Link for your friend").input_value()
    stranger.goto(link)
    check(stranger)
    stranger.goto(link[:-4])
    expect(stranger.get_by_role("heading", name="This link does not work")).to_be_visible()
    check(stranger)
