"""Nothing happens unseen: a card explains itself, what is public lies open, and who looks on is told so."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, Position, Route, expect

from kingdom.modules.solo.search import Search
from tests.kit.browser import Visits, stop_time
from tests.kit.people import open_link, patiently, sit
from tests.kit.scenes import Scene, in_choice, in_phase, may_take, stage

pytestmark = pytest.mark.browser

MENACES = {"players": 2, "modules": ("menace",)}
CORNER: Position = {"x": 40, "y": 20}
"""A place on a card of the hand that no other card covers."""
AWAY_UNTIL_A_KEY = """let away = true;
addEventListener("keydown", () => { away = false; }, true);
addEventListener("pointerover", (event) => { if (away) event.stopImmediatePropagation(); }, true);"""
"""The pointer of a headless browser is over the page from the beginning."""


def hand(page: Page) -> Locator:
    return page.locator("[data-hand] > a.card")


def come_to(page: Page, number: int) -> None:
    """Bring the pointer to a card of the hand, from somewhere else."""
    page.get_by_test_id("status").hover()
    hand(page).nth(number).hover(position=CORNER)


def test_a_card_that_is_pointed_at_shows_itself_large(visits: Visits) -> None:
    page = sit(visits, Scene(MENACES, in_choice(4))).page
    peek = page.locator(".peek")

    come_to(page, 1)
    expect(peek).to_be_visible()
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

    come_to(page, 1)
    expect(peek).to_be_visible()
    page.mouse.down()
    page.mouse.up()
    expect(page.locator(".laying")).to_be_visible()
    # The table is drawn anew under a pointer that rests where it pressed.
    page.evaluate("document.querySelector('#main').replaceWith(document.querySelector('#main').cloneNode(true))")
    page.wait_for_timeout(600)
    expect(peek).to_have_count(0)
    come_to(page, 1)
    expect(peek).to_be_visible()


def test_a_card_that_was_pressed_while_it_was_loading_does_not_show_itself_large(visits: Visits) -> None:
    page = sit(visits, Scene(MENACES, in_choice(4))).page
    asked: list[Route] = []
    page.route("**/card/*", lambda route: asked.extend([route]))

    come_to(page, 1)
    patiently(page, lambda: bool(asked))
    page.mouse.down()
    page.mouse.up()
    expect(page.locator(".laying")).to_be_visible()
    with page.expect_request_finished(lambda request: request.url == asked[0].request.url):
        asked[0].continue_()
    page.wait_for_timeout(600)
    expect(page.locator(".peek")).to_have_count(0)


def test_cards_show_themselves_again_once_the_server_is_back(visits: Visits) -> None:
    page = visits.new()
    peek_asked: list[str] = []
    failed: list[str] = []
    page.on("request", lambda request: peek_asked.extend([request.url] * request.url.endswith("/peek.js")))
    page.on("requestfailed", lambda request: failed.extend([request.url] * request.url.endswith("/peek.js")))
    # The server is away whenever the page first asks how.
    page.route("**/peek.js", lambda route: route.abort())
    open_link(page, stage(visits.host.tables, Scene(MENACES, in_choice(4))).ways[0])
    patiently(page, lambda: bool(failed), page.get_by_test_id("status").hover)
    page.unroute("**/peek.js")

    before = len(peek_asked)
    patiently(page, lambda: len(peek_asked) > before, lambda: come_to(page, 0))
    expect(page.locator(".peek")).to_be_visible()


def test_a_card_that_was_pointed_at_before_the_page_knew_how_shows_itself_once_it_does(visits: Visits) -> None:
    page = visits.new()
    asked: list[Route] = []
    page.route("**/peek.js", lambda route: asked.extend([route]))
    open_link(page, stage(visits.host.tables, Scene(MENACES, in_choice(4))).ways[0])

    # The page asks how as soon as it has noticed the pointer, which then comes to a card.
    patiently(page, lambda: bool(asked), page.get_by_test_id("status").hover)
    hand(page).nth(1).hover(position=CORNER)

    asked[0].continue_()
    expect(page.locator(".peek")).to_be_visible()


def test_a_card_that_is_pointed_at_shows_itself_even_if_the_first_thing_was_a_key(visits: Visits) -> None:
    page = visits.new()
    page.add_init_script(AWAY_UNTIL_A_KEY)
    asked: list[Route] = []
    page.route("**/peek.js", lambda route: asked.extend([route]))
    open_link(page, stage(visits.host.tables, Scene(MENACES, in_choice(4))).ways[0])

    patiently(page, lambda: bool(asked), lambda: page.keyboard.press("Tab"))
    page.get_by_test_id("status").hover()
    hand(page).nth(1).hover(position=CORNER)

    asked[0].continue_()
    expect(page.locator(".peek")).to_be_visible()


def test_a_card_that_the_keyboard_comes_to_shows_itself_large(visits: Visits) -> None:
    page = sit(visits, Scene(MENACES, in_choice(4))).page
    page.locator(".offer a.card").first.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")

    expect(page.locator(".peek")).to_be_visible()


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
    person = sit(visits, Scene({"players": 1}, may_take(Search)))
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
