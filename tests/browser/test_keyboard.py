"""The keyboard alone: no mouse is touched in these tests."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from kingdom.rules.planning import Slate
from tests.kit.browser import Visits
from tests.kit.people import LIKE_THE_FIRST_ROUND, LONGEST, Eyes, Person, ranks, sit, skip, table_in
from tests.kit.scenes import Scene, in_choice, may

pytestmark = pytest.mark.browser

TABS = 150
"""So often Tab gets from anywhere to anywhere else on a table."""
HAS_FOCUS = "(one) => one === document.activeElement"


def tab_to(page: Page, selector: str, number: int = 0) -> None:
    """Press Tab until something has the focus."""
    wanted = page.locator(selector).nth(number)
    handle = wanted.element_handle()
    for _ in range(TABS):
        if handle.evaluate(HAS_FOCUS):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not get to {selector}")


class KeyboardPerson(Person):
    """Somebody who uses keys for everything."""

    def press_keys(self, *keys: str) -> None:
        client = self.page.locator("#act [name=client]").get_attribute("value")
        for key in keys:
            self.page.keyboard.press(key)
        self.wait_for_news(client)

    def decide_by_keys(self) -> str:
        seen = self.glance()
        deed = min(seen.deeds, key=ranks(seen))
        if deed.kind == "Done":
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


def test_a_whole_solo_game_from_home_to_the_next_one(visits: Visits) -> None:
    page = visits.new()
    page.goto("/")
    tab_to(page, "[name=quick][value=alone]")
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
        if deeds[-1] == "Done":
            person.look()

    assert deeds.count("Select") == 4
    assert {"SlateAll", "Fill"} <= set(deeds)
    assert deeds.count("Done") >= 4
    assert not skips
    expect(page.get_by_test_id("end")).to_be_visible()
    first = page.url
    tab_to(page, "[data-testid=rematch]")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("status")).to_contain_text("selection 1 of 4")
    assert page.url != first


def test_after_a_deed_the_focus_stays_on_the_table(visits: Visits) -> None:
    scene = sit(visits, Scene({"players": 2}, may(Slate)))
    person = KeyboardPerson(scene.page, scene.eyes, 0)
    tab_to(person.page, "[data-deed=Slate]")

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
    assert page.locator("#main").evaluate(HAS_FOCUS)
