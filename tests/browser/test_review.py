"""The review of a finished game in a browser: it grows, with a script and without, and its graph leads on."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from kingdom.store import SeatRow
from tests.browser.test_accessibility import check
from tests.kit.browser import PATIENCE, PHONE, Visits
from tests.kit.reviews import made_up_review, random_game, resigned_game

pytestmark = pytest.mark.browser

SEATS = [SeatRow("Ann"), SeatRow("Bran")]


@pytest.fixture(autouse=True)
def thoughtless(visits: Visits) -> None:
    visits.host.reviews.worlds = visits.host.reviews.check = 1


@pytest.mark.parametrize("script", [True, False])
def test_a_review_is_begun_at_the_score_sheet_and_grows(visits: Visits, script: bool) -> None:
    table = visits.host.tables.create_from(resigned_game(31 + script).record(), SEATS).table_id
    page = visits.new(java_script_enabled=script)
    page.goto(f"/t/{table}/end")
    page.get_by_test_id("review").click()
    expect(page).to_have_url(f"{visits.host.address}/t/{table}/review")
    # A process that makes a review gives way to all others: on a busy machine it begins late.
    expect(page.get_by_test_id("accuracy")).to_be_visible(timeout=4 * PATIENCE)
    expect(page.get_by_test_id("review-state")).to_have_count(0, timeout=4 * PATIENCE)


def test_a_mark_on_the_graph_opens_its_decision_which_leads_to_the_replay(visits: Visits) -> None:
    tables = visits.host.tables
    table = tables.create_from(random_game(5).record(), SEATS).table_id
    visits.host.reviews.take(made_up_review(tables.open(table).game), table)
    page = visits.new()
    page.goto(f"/t/{table}/review")
    spot = page.locator(".plot.wide a.spot").nth(1)
    anchor = (spot.get_attribute("href") or "")[1:]
    spot.click()
    more = page.locator(f"[id={anchor}]")
    expect(more).to_be_visible()
    check(page)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE[0]
    more.get_by_role("link", name="See it in the replay").click()
    expect(page.get_by_test_id("reel")).to_have_attribute("data-step", str(int(anchor.split("-")[1]) - 1))


def test_a_solo_review_is_as_easy_to_read(visits: Visits) -> None:
    tables = visits.host.tables
    table = tables.create_from(random_game(3, players=1).record(), SEATS[:1]).table_id
    visits.host.reviews.take(made_up_review(tables.open(table).game), table)
    page = visits.new(size=PHONE)
    page.goto(f"/t/{table}/review")
    page.locator("details.costly").first.locator("summary").click()
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE[0]
    check(page)
