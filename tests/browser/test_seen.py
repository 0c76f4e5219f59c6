"""Nothing happens unseen: a card explains itself, what is public lies open, and who looks on is told so."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from kingdom.modules.solo.search import Search
from tests.kit.browser import Visits, stop_time
from tests.kit.people import patiently, sit
from tests.kit.scenes import Scene, in_choice, in_phase, may, stage

pytestmark = pytest.mark.browser

MENACES = {"players": 2, "modules": ("menace",)}


def test_a_card_that_is_pointed_at_shows_itself_large(visits: Visits) -> None:
    page = sit(visits, Scene(MENACES, in_choice(4))).page
    peek = page.locator(".peek")

    def point_again() -> None:
        page.mouse.move(5, 5)
        page.locator("[data-hand] > a.card").nth(1).hover(position={"x": 40, "y": 20})
        page.wait_for_timeout(600)

    patiently(page, peek.is_visible, point_again)
    expect(peek.get_by_role("heading", level=1, include_hidden=True)).to_be_visible()
    assert peek.evaluate(
        "(one) => { const b = one.getBoundingClientRect(); return b.top >= 0 && b.bottom <= innerHeight; }"
    )

    page.mouse.move(5, 5)
    page.mouse.wheel(0, 1)
    expect(peek).to_have_count(0)


def test_a_card_that_was_pressed_hides_nothing_until_the_pointer_moves_on(visits: Visits) -> None:
    page = sit(visits, Scene(MENACES, in_choice(4))).page
    peek = page.locator(".peek")
    cards = page.locator("[data-hand] > a.card")

    def point_again() -> None:
        page.mouse.move(5, 5)
        cards.nth(1).hover(position={"x": 40, "y": 20})
        page.wait_for_timeout(600)

    patiently(page, peek.is_visible, point_again)
    page.mouse.down()
    page.mouse.up()
    expect(page.locator(".laying")).to_be_visible()
    # The table is drawn anew under a pointer that rests where it pressed.
    page.evaluate("document.querySelector('#main').replaceWith(document.querySelector('#main').cloneNode(true))")
    page.wait_for_timeout(600)
    expect(peek).to_have_count(0)
    patiently(page, peek.is_visible, point_again)


def test_cards_show_themselves_again_once_the_server_is_back(visits: Visits) -> None:
    page = sit(visits, Scene(MENACES, in_choice(4))).page
    cards = page.locator("[data-hand] > a.card")

    failed: list[str] = []
    page.on("requestfailed", lambda request: failed.append(request.url))

    def rest_on(number: int) -> None:
        """For longer than a card takes to show itself."""
        page.mouse.move(5, 5)
        cards.nth(number).hover(position={"x": 40, "y": 20})
        page.wait_for_timeout(600)

    # The server is away whenever the page first asks how: a pointer that lies over it is enough.
    page.route("**/peek.js", lambda route: route.abort())
    page.reload()
    patiently(page, lambda: any(url.endswith("/peek.js") for url in failed), lambda: rest_on(1))
    page.unroute("**/peek.js")

    patiently(page, page.locator(".peek").is_visible, lambda: rest_on(0))


def test_a_card_that_was_pointed_at_before_the_page_knew_how_shows_itself_once_it_does(visits: Visits) -> None:
    page = sit(visits, Scene(MENACES, in_choice(4))).page
    asked: list[Route] = []
    page.route("**/peek.js", lambda route: asked.extend([route]))
    page.reload()
    page.mouse.move(5, 5)
    page.locator("[data-hand] > a.card").nth(1).hover(position={"x": 40, "y": 20})
    patiently(page, lambda: bool(asked))

    asked[0].continue_()
    expect(page.locator(".peek")).to_be_visible()


def test_a_card_that_the_keyboard_comes_to_shows_itself_large(visits: Visits) -> None:
    page = sit(visits, Scene(MENACES, in_choice(4))).page
    page.locator(".offer a.card").first.focus()

    def come_again() -> None:
        page.keyboard.press("Shift+Tab")
        page.keyboard.press("Tab")
        page.wait_for_timeout(600)  # longer than a card takes to show itself; something else may have just come up

    patiently(page, page.locator(".peek").is_visible, come_again)


def test_the_opponents_selection_lies_open_as_far_as_it_is_open(visits: Visits) -> None:
    person = sit(visits, Scene(MENACES, in_phase("planning", round=2)))
    theirs = person.eyes.table.view(0).seats[1]
    fan = person.page.get_by_test_id("opponent").locator(".fan-link .card")
    expect(fan).to_have_count(len(theirs.selection))
    person.look()


def test_whoever_looks_on_is_told_so(visits: Visits) -> None:
    page = visits.new()
    page.goto(stage(visits.host.tables, Scene(MENACES, in_choice(2))).watching)
    expect(page.get_by_test_id("status")).to_contain_text("You are watching.")


def test_a_search_with_nothing_ticked_says_what_is_missing_and_a_card_is_ticked_by_a_click(visits: Visits) -> None:
    person = sit(visits, Scene({"players": 1}, may(Search)))
    page = person.page
    area = page.locator("[data-area]").filter(has=page.get_by_role("link", name="Search")).first
    side = area.get_attribute("data-area")
    area.get_by_role("link", name="Search").click()
    expect(person.status).to_contain_text("Tick two cards")
    area = page.get_by_test_id(f"area-{side}")

    stop_time(page)
    area.get_by_role("button", name="Give up two and search").click()
    expect(page.locator("#said")).to_contain_text("Tick two cards")
    area.locator("a.card.legal").first.click(position={"x": 30, "y": 20})

    expect(area.locator("input:checked")).to_have_count(1)
    expect(person.status).to_contain_text("Tick two cards")
