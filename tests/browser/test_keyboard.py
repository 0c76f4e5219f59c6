"""The keyboard alone: no mouse is touched in these tests."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from playwright.sync_api import Page, expect

from kingdom.languages import LANGUAGES as CODES
from kingdom.rules.building import Place, UseKrystallium
from kingdom.rules.planning import Slate
from kingdom.web.texts import Texts
from tests.kit.browser import UNAIDED, Visits
from tests.kit.geometry import Position, positions
from tests.kit.languages import LANGUAGES
from tests.kit.people import LIKE_THE_FIRST_ROUND, LONGEST, Eyes, Person, ranks, sit, skip, table_in
from tests.kit.scenes import Scene, in_choice, may_take
from tests.kit.table import given

pytestmark = pytest.mark.browser

TABS = 150
"""So often Tab gets from anywhere to anywhere else on a table."""
SITES_THAT_TAKE = """() => [...document.querySelectorAll(".building .charters > li")]
    .map((site, at) => site.querySelector(".fill") ? at + 1 : 0).filter((number) => number && number < 10)"""
"""The numbers of the cards under construction that can take cubes, as keys have them."""
HAS_FOCUS = "(one) => one === document.activeElement"


ARROW = """(one) => {
    let group = one.closest("[data-group]");
    for (let at = one; !one.closest("[data-group]") && at && at.id !== "main"; at = at.parentElement)
        if (at.matches("ul, ol")) group = at;
    const now = document.activeElement;
    if (!document.querySelector("#main[data-table]") || !group?.contains(now)) return "Tab";
    const before = now.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING;
    return before ? "ArrowRight" : "ArrowLeft";
}"""
"""The key that gets closer to something: an arrow within its group, else Tab."""
STOPS = """() => new Set([...document.querySelectorAll("a[href], button, input, select, [tabindex]")].filter((one) =>
    one.tabIndex >= 0 && !one.disabled && one.checkVisibility({ visibilityProperty: true })
    && !one.closest("form[hidden]")).map((one) => one.type === "radio" ? one.name : one)).size"""
"""The number of tab stops of a page. Radio buttons of one name are one stop."""
MOST_STOPS = 25


def tab_to(page: Page, selector: str, number: int = 0) -> None:
    """Press Tab, and arrows within a group, until something has the focus."""
    wanted = page.locator(selector).nth(number)
    for _ in range(TABS):
        if wanted.evaluate(HAS_FOCUS):
            return
        page.keyboard.press(wanted.evaluate(ARROW))
    raise AssertionError(f"no key gets to {selector}")


class KeyboardPerson(Person):
    """Somebody who uses keys for everything."""

    def press_keys(self, *keys: str) -> None:
        client = self.page.locator("#act [name=client]").get_attribute("value")
        for key in keys:
            self.page.keyboard.press(key)
        self.wait_for_news(client)

    def decide_by_keys(self) -> str:
        seen = self.glance()
        while seen.drafted and not any(deed.kind == "PlaceAll" for deed in seen.deeds):
            numbers = self.page.evaluate(SITES_THAT_TAKE)
            self.press_keys(str(numbers[0]) if numbers else "0")
            seen = self.glance()
        while seen.sheet and not any(deed.kind == "PlanAll" for deed in seen.deeds):
            if self.page.locator("[value='rest:s']").count():
                self.press_keys("b")
            else:
                tab_to(self.page, ".unplaced button")
                self.press_keys("Enter")
            seen = self.glance()
        deed = min(seen.deeds, key=ranks(seen))
        if deed.kind in ("Done", "PlaceAll", "PlanAll"):
            self.press_keys("Control+Enter")
        else:
            tab_to(self.page, "#main button[data-deed]", deed.at)
            self.press_keys("Enter")
        return deed.kind


def test_an_offer_is_laid_by_letters_and_confirmed(visits: Visits) -> None:
    scene = sit(visits, Scene({"players": 2}, in_choice(0)))
    person = KeyboardPerson(scene.page, scene.eyes, 0)
    page = person.page
    tab_to(page, "[data-hand] > a.card")
    page.keyboard.press("l")
    expect(page.get_by_test_id("area-left").locator(".slot")).to_have_count(1)
    page.keyboard.press("f")
    expect(page.get_by_test_id("area-left").locator(".slot")).to_contain_text("face down", ignore_case=True)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("r")
    expect(page.get_by_test_id("area-right").locator(".slot")).to_have_count(1)
    page.keyboard.press("Backspace")
    expect(page.get_by_test_id("area-right").locator(".slot")).to_have_count(0)
    page.keyboard.press("r")

    person.press_keys("Control+Enter")

    expect(page.get_by_test_id("area-left").locator(".card.back")).to_have_count(1)
    expect(page.get_by_test_id("log")).to_contain_text("spending a Trap")
    expect(person.status).to_contain_text("Bran")


@pytest.mark.parametrize(("language", "left", "right", "down"), [("fr", "g", "d", "c"), ("it", "s", "d", "g")])
def test_the_letters_that_lay_a_card_are_those_of_the_language_as_the_help_says(
    visits: Visits, language: str, left: str, right: str, down: str
) -> None:
    page = sit(visits, Scene({"players": 2}, in_choice(0)), locale=f"{language}-{language.upper()}").page
    tab_to(page, "[data-hand] > a.card")
    for letter in (left, down):
        page.keyboard.press(letter)
    slot = page.get_by_test_id("area-left").locator(".slot")
    expect(slot).to_contain_text(Texts(language).t("lay-down"), ignore_case=True)
    page.keyboard.press("ArrowRight")
    page.keyboard.press(right)
    expect(page.get_by_test_id("area-right").locator(".slot")).to_have_count(1)

    page.goto("/help")
    for letter in (left, right, down):
        expect(page.locator("kbd").get_by_text(letter.upper(), exact=True)).to_have_count(1)


def test_a_whole_solo_game_from_its_form_to_the_next_one(visits: Visits) -> None:
    page = visits.new()
    page.goto("/new?mode=solo")
    tab_to(page, "button.start")
    page.keyboard.press("Enter")
    page.locator("#act").wait_for(state="attached")
    person = KeyboardPerson(page, Eyes(visits.host, table_in(page)), 0)

    deeds: list[str] = []
    skips = [LIKE_THE_FIRST_ROUND]
    while not person.eyes.table.game.is_over:
        assert len(deeds) < LONGEST, "the game does not end"
        if skip(person.eyes, [0], skips):
            person.catch_up()
        deeds.append(person.decide_by_keys())
        if deeds[-1] in ("Done", "PlaceAll", "PlanAll"):
            person.look()

    assert deeds.count("Select") == 4
    assert {"PlanAll", "PlaceAll"} <= set(deeds)
    assert deeds.count("Done") + deeds.count("PlaceAll") + deeds.count("PlanAll") >= 4
    assert not skips
    expect(page.get_by_test_id("end")).to_be_visible()
    first = page.url
    tab_to(page, "[data-testid=rematch]")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("status")).to_contain_text("Selection 1 of 4")
    assert page.url != first


PLANNING = given(
    "planning, round 4",
    "ann: selection Farm#1, Port#1, Quarry, Hamlet#1, Aqueduct, Recruiters, Navigators#1, Royal Mint, Barracks#1,"
    " Guildhall#1, Lost City#1, Stonemasons#1; construction Tomb of Kings#1[M], World Tree; soldiers 2; krystallium 1",
)
"""Twelve cards to plan."""


def test_the_sheet_is_marked_and_confirmed_by_keys(visits: Visits) -> None:
    page = visits.new()
    page.goto(Position("twelve", PLANNING.game.record()).address(visits.host.tables))
    expect(page.locator("html.marking")).to_be_attached()
    page.wait_for_function(f"() => ({STOPS})() <= {MOST_STOPS}")

    page.keyboard.press("1")
    expect(page.locator(".charter.new")).to_have_count(1)
    page.keyboard.press("Shift+Digit2")
    expect(page.locator("input[value=r]").nth(1)).to_be_checked()
    page.keyboard.press("b")
    expect(page.locator(".charter.new")).to_have_count(11)
    page.keyboard.press("z")
    expect(page.locator(".charter.new")).to_have_count(0)
    page.keyboard.press("b")
    expect(page.locator(".charter.new")).to_have_count(12)
    page.locator("body").press("Enter")

    expect(page.get_by_test_id("selection").locator("a.card")).to_have_count(0)


@pytest.mark.parametrize(
    "name",
    [
        *("two+menace+advisors+quest, offer, late", "two+menace+advisors+quest, select, late", "crowded, choice"),
        *("two+menace+advisors+quest, cubes in production, late", "crowded, production"),
        *("two+menace+advisors+quest, planning, late", "crowded, planning"),
    ],
)
def test_every_phase_has_at_most_25_tab_stops(visits: Visits, name: str) -> None:
    page = visits.new()
    page.goto(positions()[name].address(visits.host.tables))
    page.wait_for_function(f"() => ({STOPS})() <= {MOST_STOPS}")


def test_arrows_reach_everything_in_a_row(visits: Visits) -> None:
    page = sit(visits, Scene({"players": 2}, in_choice(0))).page
    cards = page.locator("[data-hand] > a.card")
    tab_to(page, "[data-hand] > a.card")
    for _ in range(cards.count() - 1):
        page.keyboard.press("ArrowRight")
    assert cards.last.evaluate(HAS_FOCUS)
    page.keyboard.press("Home")
    assert cards.first.evaluate(HAS_FOCUS)


def test_two_digits_are_an_offer_and_a_letter_takes_an_area(visits: Visits) -> None:
    scene = sit(visits, Scene({"players": 2}, in_choice(0)), preferences=replace(UNAIDED, offer="second"))
    scene.page.keyboard.press("1")
    scene.page.keyboard.press("2")
    expect(scene.status).to_contain_text("Bran")

    scene = sit(visits, Scene({"players": 2}, in_choice(1)))
    person = KeyboardPerson(scene.page, scene.eyes, 0)
    before = person.page.get_by_test_id("area-right").locator(".card").count()
    person.press_keys("r")

    expect(person.page.get_by_test_id("area-right").locator(".card")).to_have_count(0)
    expect(person.page.get_by_test_id("selection").locator("[data-card]")).to_have_count(before)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_command_has_a_letter_in_each_language_which_the_help_lists(visits: Visits, language: str) -> None:
    letters = CODES[language].commands
    assert len(set(letters)) == len(letters)
    scene = sit(visits, Scene({"players": 2}, may_take(UseKrystallium, Place)), locale=f"{language}-{language.upper()}")
    page = scene.page
    for letter in (letters[1].lower(), "Escape"):
        page.keyboard.press(letter)
        expect(page.locator("#main.choosing")).to_have_count(int(letter != "Escape"))
    page.keyboard.press(letters[6].lower())
    expect(page.locator(".log > ol")).to_be_focused()

    page.goto("/help")
    for letter in letters:
        expect(page.get_by_test_id("keys").locator("kbd").get_by_text(letter, exact=True).first).to_be_visible()


def test_after_a_deed_the_focus_stays_on_the_table(visits: Visits) -> None:
    scene = sit(visits, Scene({"players": 2}, may_take(Slate)))
    person = KeyboardPerson(scene.page, scene.eyes, 0)
    tab_to(person.page, "[form=plan][value^=rest]")

    person.press_keys("Enter")

    inside = person.page.evaluate("document.querySelector('#main').contains(document.activeElement)")
    assert inside, "the focus is lost, and Tab begins at the top of the page again"


def test_the_keys_are_listed_under_the_question_mark(visits: Visits) -> None:
    page = sit(visits, Scene({"players": 2}, in_choice(0))).page
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("row", name=re.compile("Ctrl \\+ Z"))).to_contain_text("Undo")
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()


def test_the_first_stop_skips_to_the_content(visits: Visits) -> None:
    page = visits.new()
    page.goto("/rules")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the content")).to_be_in_viewport()
    page.keyboard.press("Enter")
    expect(page.locator("#main")).to_be_focused()
