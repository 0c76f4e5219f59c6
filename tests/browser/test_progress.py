"""One's own figures and deals in a browser: easy to read at every size, with a script and without."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from kingdom.web.identity import BROWSER_COOKIE
from kingdom.web.tables.tokens import hashed
from tests.browser.test_accessibility import check
from tests.kit.browser import PHONE, Visits
from tests.kit.history import keep, some_games
from tests.kit.people import at_table

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_ones_figures_are_easy_to_read_on_a_laptop_and_on_a_phone(visits: Visits, scheme: str) -> None:
    keep(visits.host.tables._store, hashed(f"reader-{scheme}"), *some_games())
    page = visits.new(color_scheme=scheme)
    page.context.add_cookies([{"name": BROWSER_COOKIE, "value": f"reader-{scheme}", "url": visits.host.address}])
    page.goto("/progress")
    expect(page.get_by_test_id("kinds")).to_be_visible()
    check(page)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE[0]
    check(page)
    page.get_by_test_id("remove-all").click()
    page.get_by_test_id("remove-now").click()
    expect(page.get_by_test_id("nothing-yet")).to_be_visible()


@pytest.mark.parametrize("script", [True, False])
def test_a_challenge_is_made_sent_and_begun(visits: Visits, script: bool) -> None:
    ann, bran = visits.new(java_script_enabled=script), visits.new(size=PHONE, java_script_enabled=script)
    ann.goto("/new")
    ann.get_by_test_id("make-challenge").click()
    expect(ann.get_by_test_id("deal-play")).to_be_visible()
    if script:
        check(ann)
    bran.goto(ann.url)
    assert bran.evaluate("document.documentElement.scrollWidth") == PHONE[0]
    bran.get_by_test_id("deal-play").click()
    at_table(bran)
    bran.goto(ann.url)
    expect(bran.get_by_test_id("deal-go-on")).to_be_visible()
