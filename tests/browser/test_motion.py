"""Dragging, cards that travel, and the light: what makes a page a table."""

from __future__ import annotations

from dataclasses import replace

import pytest
from playwright.sync_api import expect

from kingdom.rules.planning import Slate
from tests.kit.browser import UNAIDED, Visits, until_it_drags
from tests.kit.people import sit, sit_together
from tests.kit.scenes import Scene, in_choice, may, with_cubes

pytestmark = pytest.mark.browser

GAME = {"players": 2}
MOVING = replace(UNAIDED, speed="normal")


def test_cards_are_dragged_to_areas_and_one_is_flipped(visits: Visits) -> None:
    person = sit(visits, Scene(GAME, in_choice(0)))
    page = person.page
    hand = page.locator("[data-hand]")
    until_it_drags(page)
    hand.nth(0).drag_to(page.get_by_test_id("area-right"))
    expect(page.get_by_test_id("area-right").locator(".slot")).to_have_count(1)
    hand.nth(2).drag_to(page.get_by_test_id("area-left"))
    expect(page.get_by_test_id("area-left").locator(".slot")).to_have_count(1)
    page.get_by_test_id("area-left").locator(".slot").click()
    page.get_by_role("button", name="Face down").click()
    expect(page.get_by_test_id("area-left").locator(".slot")).to_contain_text("face down", ignore_case=True)

    person.press(page.get_by_test_id("offer"))

    expect(page.get_by_test_id("log")).to_contain_text("on the right, spending a Trap")
    expect(page.get_by_test_id("area-left").get_by_text("You laid")).to_be_visible()


def test_a_cube_is_dragged_to_a_space(visits: Visits) -> None:
    person = sit(visits, Scene(GAME, with_cubes("materials", round=2)))
    page = person.page
    page.get_by_role("link", name="Take all back").click()
    cubes = page.locator("[data-cube]")
    expect(cubes).to_have_count(person.eyes.table.view(0).me.cubes[0])
    before = cubes.count()
    until_it_drags(page)

    cubes.first.drag_to(page.locator("a.space:not(.ghost)").first)

    expect(cubes).to_have_count(before - 1)
    expect(page.locator("a.space.ghost")).to_have_count(1)


def test_two_clicks_in_a_row_are_two_deeds(visits: Visits) -> None:
    """Cards travel for a quarter of a second, and nobody has to wait for them."""
    person = sit(visits, Scene(GAME, may(Slate)), calm=False, preferences=MOVING)
    page = person.page
    charters = page.get_by_test_id("construction").locator(".charter")
    before = charters.count()

    person.do_kind("Slate")
    person.do_kind("Slate")

    expect(charters).to_have_count(before + 2)


def test_news_arrive_by_themselves_and_what_travelled_lies_still_again(visits: Visits) -> None:
    ann, bran = sit_together(visits, Scene(GAME, in_choice(0)), calm=False, preferences=MOVING)
    expect(bran.status).to_contain_text("Ann is offering two cards")

    ann.offer()

    expect(bran.status).to_contain_text("Your turn.")
    assert bran.page.get_by_test_id("area-left").locator("a.card").count() == 2
    left = "() => !document.querySelector('.traveller, [data-card][style*=hidden]')"
    bran.page.wait_for_function(left)
    bran.look()


def test_the_light_is_chosen_and_stays(visits: Visits) -> None:
    person = sit(visits, Scene(GAME, in_choice(0)))
    page = person.page
    day = page.evaluate("getComputedStyle(document.querySelector('#main')).backgroundImage")
    page.keyboard.press("?")
    page.get_by_role("dialog").get_by_role("link", name="Preferences").click()
    page.get_by_role("button", name="Candlelight").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(person.status).to_contain_text("Your turn.")
    assert page.evaluate("getComputedStyle(document.querySelector('#main')).backgroundImage") != day
    page.goto("/rules")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
