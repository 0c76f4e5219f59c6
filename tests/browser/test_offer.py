"""Offers are arranged freely with the mouse, a card is flipped for a Trap, and all is confirmed once."""

from __future__ import annotations

from dataclasses import replace

import pytest
from playwright.sync_api import Locator, Page, expect

from kingdom import Game
from kingdom.rules.choice import Offer
from tests.kit.browser import UNAIDED, Visits, stop_time, until_it_drags
from tests.kit.people import sit
from tests.kit.scenes import Scene, in_choice, may_take

pytestmark = pytest.mark.browser

FIRST = Scene({"players": 2}, in_choice(0))


def without_a_trap(game: Game, seat: int) -> bool:
    """The seat is to offer, and has spent its Traps."""
    return may_take(Offer)(game, seat) and not game.state.players[seat].traps


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


# --- the second card makes the offer

BY_ITSELF = replace(UNAIDED, offer="second")


def test_the_second_card_laid_makes_the_offer_after_a_moment(visits: Visits) -> None:
    person = sit(visits, FIRST, preferences=BY_ITSELF)
    page, status = person.page, person.status
    before = page.get_by_test_id("area-left").locator(".card").count()

    card(page, 0).click()
    expect(status).to_contain_text("Now the second card.")
    card(page, 1).click()
    expect(page.locator("#live")).to_contain_text("Your offer is being made")

    expect(status).to_contain_text("Bran")
    for area in ("left", "right"):
        expect(page.get_by_test_id(f"area-{area}").locator(".card")).to_have_count(before + 1)


def test_two_drags_are_an_offer(visits: Visits) -> None:
    person = sit(visits, FIRST, preferences=BY_ITSELF)
    page = person.page
    before = page.get_by_test_id("area-right").locator(".card").count()
    until_it_drags(page)

    card(page, 0).drag_to(page.get_by_test_id("area-right"))
    card(page, 1).drag_to(page.get_by_test_id("area-right"))

    expect(person.status).to_contain_text("Bran")
    expect(page.get_by_test_id("area-right").locator(".card")).to_have_count(before + 2)


def test_undo_takes_the_second_card_back_before_anybody_sees_it(visits: Visits) -> None:
    person = sit(visits, FIRST, preferences=BY_ITSELF)
    page = person.page
    stop_time(page)
    card(page, 0).click()
    card(page, 1).click()
    expect(page.locator(".soon")).to_have_count(2)

    page.keyboard.press("Control+z")
    expect(page.locator(".slot")).to_have_count(1)
    page.clock.run_for(20_000)

    expect(person.status).to_contain_text("Now the second card.")
    assert not person.eyes.table.game.steps


def test_in_that_moment_the_second_card_can_still_be_turned_face_down(visits: Visits) -> None:
    person = sit(visits, FIRST, preferences=BY_ITSELF)
    page = person.page
    stop_time(page)
    card(page, 0).click()
    card(page, 1).click()
    expect(page.locator(".soon")).to_have_count(2)
    page.clock.run_for(3_000)

    page.locator(".laying [data-flip]").click()
    page.clock.run_for(3_000)
    expect(page.locator(".soon")).to_have_count(2)  # the change begins the moment again
    page.clock.run_for(2_000)

    expect(page.get_by_test_id("area-right").locator(".card.back")).to_have_count(1)
    expect(person.status).to_contain_text("Bran")


def test_a_card_that_lies_already_is_changed_without_haste(visits: Visits) -> None:
    person = sit(visits, FIRST, preferences=BY_ITSELF)
    page = person.page
    stop_time(page)
    card(page, 0).click()
    card(page, 1).click()
    expect(page.locator(".soon")).to_have_count(2)

    card(page, 0).click()
    page.clock.run_for(20_000)
    expect(page.locator(".soon")).to_have_count(0)
    page.locator(".laying [data-lay=right]").click()
    expect(page.locator(".soon")).to_have_count(2)
    page.clock.run_for(20_000)

    expect(person.status).to_contain_text("Bran")


def test_after_a_reload_two_laid_cards_wait_for_the_button(visits: Visits) -> None:
    person = sit(visits, FIRST, preferences=BY_ITSELF)
    page = person.page
    stop_time(page)
    card(page, 0).click()
    card(page, 1).click()
    expect(page.locator(".soon")).to_have_count(2)

    page.reload()
    expect(page.locator(".slot")).to_have_count(2)
    page.clock.run_for(20_000)
    expect(page.locator(".soon")).to_have_count(0)
    expect(person.status).to_contain_text("Both cards are laid")
    person.press(page.get_by_test_id("offer"))

    expect(person.status).to_contain_text("Bran")


def test_a_lesson_waits_for_its_button(visits: Visits) -> None:
    page = sit(visits, FIRST, preferences=BY_ITSELF).page
    stop_time(page)
    page.evaluate(
        "document.querySelector('#main').append(Object.assign(document.createElement('i'), {className: 'note-box'}))"
    )

    card(page, 0).click()
    card(page, 1).click()

    expect(page.get_by_test_id("status")).to_contain_text("Both cards are laid")
    expect(page.locator(".soon")).to_have_count(0)
