"""The puzzle page in a browser: a wrong try, a hint, the solution, by mouse on a laptop and by touch on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from kingdom.review.puzzles import puzzles
from tests.browser.test_accessibility import check
from tests.kit.browser import PHONE, Visits
from tests.kit.people import at_table

pytestmark = pytest.mark.browser

ONE = next(one for one in puzzles() if one.kind == "offer")


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
def test_a_puzzle_is_tried_hinted_at_and_solved(visits: Visits, touch: bool) -> None:
    page = visits.new(size=PHONE, has_touch=True, is_mobile=True) if touch else visits.new(size=(1366, 650))

    def press(what: Locator) -> None:
        what.tap() if touch else what.click()

    page.goto(f"/puzzles/{ONE.number}")
    asks = page.locator(".pz-question") if touch else page.locator(".pz-asks h2")
    expect(asks).to_be_in_viewport(ratio=1)
    answers, verdict = page.locator(".pz-answers label"), page.get_by_test_id("verdict")
    press(answers.nth(ONE.steward))
    press(page.get_by_test_id("check"))
    expect(verdict).to_be_in_viewport()
    expect(answers.nth(ONE.steward)).to_contain_text("Your answer")
    expect(page.get_by_test_id("solved")).to_have_count(0)

    press(page.get_by_test_id("hint"))
    expect(page.get_by_test_id("told-hint")).to_have_count(1)
    expect(verdict).to_be_in_viewport()
    check(page)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]} if touch else {"width": 1366, "height": 650})

    press(answers.nth(ONE.solution))
    press(page.get_by_test_id("check"))
    expect(verdict).to_have_text("That is it.")
    expect(verdict).to_be_in_viewport()
    expect(page.get_by_test_id("solved")).to_be_visible()
    expect(page.get_by_test_id("check")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth") <= (PHONE[0] if touch else 1366)

    page.goto("/puzzles/all")
    tile = page.locator(f".pz-tile[href='/puzzles/{ONE.number}']")
    expect(tile).to_contain_text("solved")
    check(page)


def test_the_solution_is_shown_to_whoever_asks_and_the_game_can_be_played_on(visits: Visits) -> None:
    page = visits.new()
    page.goto(f"/puzzles/{ONE.number}")
    page.get_by_test_id("solution").click()
    expect(page.locator(".pz-answers .best")).to_contain_text("The solution")
    page.get_by_test_id("play-on").click()
    at_table(page)
    expect(page.get_by_test_id("status")).to_be_visible()
