"""Help at the table in a browser: where "Why not?" leads, a hint beside the table, the card that a note speaks of."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.kit.browser import PHONE, Visits, stop_time
from tests.kit.people import at_table

pytestmark = pytest.mark.browser

SOON = re.compile("pointed-at")


def test_why_not_shows_on_the_table_what_comes_first(visits: Visits) -> None:
    page = visits.new()
    page.goto("/learn")
    page.get_by_test_id("lesson-slate").click()
    with page.expect_navigation():
        page.get_by_test_id("next").click()
    stop_time(page)
    page.locator(".bar .impossible", has_text="Done").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("PLA-7")
    dialog.get_by_text("Show me my Selection").click()
    expect(dialog).to_be_hidden()
    expect(page.get_by_test_id("selection")).to_have_class(SOON)


def test_the_card_that_a_note_speaks_of_is_lit(visits: Visits) -> None:
    page = visits.new(size=PHONE)
    page.goto("/learn")
    page.get_by_test_id("lesson-card").click()
    page.get_by_test_id("next").click()
    lit = page.locator(".table .lit")
    expect(lit).to_have_count(1)
    expect(lit).to_contain_text("Tomb of Kings")
    expect(lit).to_be_in_viewport()


def test_a_hint_stands_beside_the_table_is_followed_and_says_when_it_has_passed(visits: Visits) -> None:
    page = visits.new()
    page.goto("/new?mode=solo")
    page.locator("button.start").click()
    at_table(page)
    stop_time(page)
    page.locator("[data-key=help]").click()
    page.get_by_test_id("hint").click()
    panel = page.get_by_role("complementary", name="A hint")
    panel.get_by_test_id("practise").click()
    expect(panel.get_by_test_id("nudge")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    panel.get_by_test_id("move").locator("summary").click()
    panel.get_by_text("Show it on the table").click()
    expect(page.locator(".pointed-at").first).to_be_visible()
    panel.get_by_test_id("do-it").click()
    expect(panel.get_by_test_id("stale")).to_be_visible()
    expect(panel.get_by_test_id("nudge")).to_be_hidden()
    panel.get_by_role("button", name="Ask again").click()
    expect(panel.get_by_test_id("nudge")).to_be_visible()
    expect(panel.get_by_test_id("stale")).to_be_hidden()
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
