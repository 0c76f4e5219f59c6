"""Offers are arranged freely with the mouse, a card is flipped for a Trap, and all is confirmed once."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from kingdom import Game
from kingdom.rules.choice import Offer
from tests.kit.browser import Visits, until_it_drags
from tests.kit.people import sit
from tests.kit.scenes import Scene, in_choice, may

pytestmark = pytest.mark.browser

FIRST = Scene({"players": 2}, in_choice(0))


def without_a_trap(game: Game, seat: int) -> bool:
    """The seat is to offer, and has spent its Traps."""
    return may(Offer)(game, seat) and not game.state.players[seat].traps


def card(page: Page, number: int) -> Locator:
    return page.locator("[data-hand] > a.card").nth(number)


def test_a_card_is_flipped_before_or_after_it_is_laid(visits: Visits) -> None:
    page = sit(visits, FIRST).page
    flip, slots = page.locator(".laying [data-flip]"), page.locator(".slot")

    card(page, 0).click()
    flip.click()
    expect(flip).to_have_attribute("aria-pressed", "true")
    page.locator(".laying [data-lay=left]").click()
    card(page, 1).click()
    page.locator(".laying [data-lay=right]").click()

    expect(page.get_by_test_id("area-left").locator(".slot")).to_contain_text("face down")
    expect(page.get_by_test_id("area-right").locator(".slot")).not_to_contain_text("face down")
    card(page, 1).click()
    flip.click()
    card(page, 0).click()
    flip.click()
    expect(slots.filter(has_text="face down")).to_have_count(1)
    expect(page.get_by_test_id("area-right").locator(".slot")).to_contain_text("face down")


def test_asking_why_an_offer_is_not_possible_gives_the_sentence_and_its_clause(visits: Visits) -> None:
    page = sit(visits, FIRST).page
    dialog = page.get_by_role("dialog")

    page.get_by_test_id("offer").click(force=True)
    expect(dialog.get_by_test_id("why")).to_contain_text("two different cards")
    expect(dialog.locator(".badge")).to_have_text("CHO-3")
    page.keyboard.press("Escape")

    for number, area in enumerate(("left", "right")):
        card(page, number).click()
        page.locator(f".laying [data-lay={area}]").click()
    card(page, 3).click()
    page.locator(".laying [data-lay=left]").click(force=True)
    expect(dialog.get_by_test_id("why")).to_contain_text("two different cards")
    page.keyboard.press("Escape")
    until_it_drags(page)
    card(page, 4).drag_to(page.get_by_test_id("area-left"))
    expect(dialog.get_by_test_id("why")).to_be_visible()
    expect(page.locator(".slot")).to_have_count(2)


def test_without_a_trap_no_card_is_flipped_and_the_page_says_why(visits: Visits) -> None:
    page = sit(visits, Scene({"players": 2}, without_a_trap, style="steward")).page

    card(page, 0).click()
    page.locator(".laying [data-flip]").click(force=True)

    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_test_id("why")).to_contain_text("costs a Trap, and you have none ready")
    expect(dialog.locator(".badge")).to_have_text("CHO-4")
