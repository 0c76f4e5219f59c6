"""Production with few presses: a draft of the cubes' places, one button, keys, and going on through clear steps."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from playwright.sync_api import Page, expect

from kingdom.store import SeatRow
from tests.kit.browser import PHONE, UNAIDED, Visits
from tests.kit.people import open_link
from tests.kit.table import Table, given

pytestmark = pytest.mark.browser

ALONE = {"players": 1, "modules": ("menace",), "menaces": ("giant_rats",)}
ROUND = given("materials", "ann: duchy Farm#1, Port#1; construction Hamlet#1[MM]; cubes MM", **ALONE)
"""Every step is clear: nothing competes for any kind."""
THEN_A_CHOICE = given("materials", "ann: construction Farm#1[MP], Navigators#1, Stonemasons#1; cubes M", **ALONE)
"""The Materials are clear, the Population that follows is not."""
MENACES = {"modules": ("menace",), "menaces": ("giant_rats", "frost_giants")}
FIGHT = given("combat", "ann: soldiers 7; zone menaces Giant Rat, Vermin, Vermin; construction Farm#1", **MENACES)
NO_FIGHT = given("combat", "ann: soldiers 1; zone menaces Giant Rat; construction Farm#1", **MENACES)
CHOICE = given("gold", "ann: construction Hanging Gardens#1[P], Port#1[MMM], Great Lighthouse[MMM]; cubes GG")


def at(visits: Visits, table: Table, **options: object) -> Page:
    """Ann's page at a table."""
    names = ("Ann", "Bran")[: len(table.state.players)]
    new = visits.host.tables.create_from(table.game.record(), [SeatRow(name) for name in names])
    page = visits.new(**options)
    scripts = bool(options.get("java_script_enabled", True))
    open_link(page, f"/t/{new.table_id}/join/{new.seat_tokens[0]}", scripts=scripts)
    if scripts and page.locator(".hand-cubes.drafted, .foes").count():
        expect(page.locator("html.digits")).to_be_attached()
    return page


def place(page: Page) -> None:
    page.get_by_test_id("cubes").locator("[data-press=place]").click()


def step(page: Page, name: str) -> None:
    """Wait for a step."""
    expect(page.get_by_test_id("status")).to_contain_text(re.compile(name))
    expect(page.locator("html:not([aria-busy])")).to_have_count(1)


def test_a_clear_step_is_one_press_and_the_next_one_follows(visits: Visits) -> None:
    page = at(visits, ROUND)
    expect(page.locator(".space.ghost")).to_have_count(1)
    expect(page.get_by_test_id("cubes")).to_contain_text("all fit")

    place(page)

    expect(page.locator(".mill .now")).to_contain_text("Population")
    expect(page.get_by_test_id("duchy")).to_contain_text("Hamlet")


def test_a_step_with_a_choice_is_a_press_on_a_card_and_another_to_place(visits: Visits) -> None:
    page = at(visits, CHOICE)
    bar = page.locator(".bar-tools")
    expect(bar.locator(".impossible", has_text="Place")).to_be_visible()
    expect(page.locator(".space.ghost")).to_have_count(0)

    page.get_by_role("link", name="2 here: completes it").click()
    expect(page.locator(".space.ghost .r")).to_have_count(2)
    bar.locator("[data-press=place]").click()

    expect(page.get_by_test_id("duchy")).to_contain_text("Hanging Gardens")
    expect(page.get_by_test_id("status")).to_contain_text("You are done.")


def test_a_press_on_a_cube_of_the_draft_takes_it_back_and_the_next_card_takes_it(visits: Visits) -> None:
    page = at(visits, CHOICE)
    page.get_by_role("link", name="2 here: completes it").click()

    page.locator("a.space.ghost").click()
    expect(page.locator("[data-cube]")).to_have_count(1)
    page.get_by_role("link", name="1 here: completes it").last.click()

    expect(page.locator(".space.ghost .r")).to_have_count(2)
    expect(page.locator("[data-cube]")).to_have_count(0)
    expect(page.get_by_test_id("cubes")).to_contain_text("Port")


def test_keys_take_give_back_place_and_clear(visits: Visits) -> None:
    page = at(visits, CHOICE)
    ghosts = page.locator(".space.ghost .r")

    page.keyboard.press("1")
    expect(ghosts).to_have_count(2)
    page.keyboard.press("Shift+Digit1")
    expect(ghosts).to_have_count(1)
    page.keyboard.press("0")
    expect(page.locator("[data-cube]")).to_have_count(0)
    page.keyboard.press("z")
    expect(page.locator("[data-cube]")).to_have_count(2)
    page.keyboard.press("3")
    expect(ghosts).to_have_count(2)
    page.locator("body").press("Enter")

    expect(page.get_by_test_id("status")).to_contain_text("You are done.")


def test_what_a_key_does_has_the_letters_of_the_language(visits: Visits) -> None:
    page = at(visits, ROUND, locale="fr-FR")
    expect(page.locator(".space.ghost .r")).to_have_count(1)

    page.keyboard.press("r")

    expect(page.locator("[data-cube]")).to_have_count(2)


def test_clear_steps_run_on_until_nothing_is_clear(visits: Visits) -> None:
    page = at(visits, THEN_A_CHOICE)
    expect(page.locator(".space.ghost")).to_have_count(1)

    page.keyboard.press("Shift+Enter")

    expect(page.locator(".mill .now")).to_contain_text("Population")
    expect(page.locator("[data-cube]")).not_to_have_count(0)
    expect(page.get_by_test_id("duchy")).to_contain_text("Farm")


def test_a_whole_production_runs_on_with_one_press(visits: Visits) -> None:
    page = at(visits, ROUND)
    expect(page.locator(".space.ghost .r")).to_have_count(1)

    page.keyboard.press("Shift+Enter")

    expect(page.locator("#main")).not_to_have_attribute("data-stage", "working")


def test_on_a_phone_a_finger_that_rests_on_the_button_runs_on(visits: Visits) -> None:
    page = at(visits, ROUND, size=PHONE, has_touch=True, is_mobile=True)
    button = page.locator("[data-press=place]").filter(visible=True).last
    expect(button).to_be_visible()
    page.wait_for_function("() => document.querySelector('.drafted')")
    box = button.bounding_box()
    assert box is not None
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = page.context.new_cdp_session(page)

    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    page.wait_for_function("() => document.querySelector('[data-press=place].held')")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    expect(page.locator("#main")).not_to_have_attribute("data-stage", "working")


def test_a_draft_survives_news_of_the_opponent(visits: Visits) -> None:
    names = [SeatRow("Ann"), SeatRow("Bran")]
    new = visits.host.tables.create_from(CHOICE.game.record(), names)
    page = visits.new()
    open_link(page, f"/t/{new.table_id}/join/{new.seat_tokens[0]}")
    expect(page.locator("html.digits")).to_be_attached()
    page.keyboard.press("1")
    expect(page.locator(".space.ghost .r")).to_have_count(2)

    visits.host.tables.act(new.table_id, 1, ["done"], "elsewhere")

    expect(page.get_by_test_id("opponent-done")).to_be_visible()
    expect(page.locator(".space.ghost .r")).to_have_count(2)


def test_without_a_script_cards_and_cubes_of_the_draft_are_links_and_one_button_places(visits: Visits) -> None:
    page = at(visits, CHOICE, java_script_enabled=False)

    page.get_by_role("link", name="1 here: completes it").click()
    page.locator("a.space.ghost").click()
    page.get_by_role("link", name="2 here: completes it").click()
    place(page)

    expect(page.get_by_test_id("duchy")).to_contain_text("Hanging Gardens")


# --- Combat


def test_combat_is_fought_by_numbers_and_ends_with_enter(visits: Visits) -> None:
    page = at(visits, FIGHT)
    stage = page.get_by_test_id("stage")
    expect(stage).to_contain_text("points better")
    before = page.get_by_test_id("if-stopped").inner_text()
    expect(page.locator(".bar-tools")).to_contain_text("Done, keep 7")

    page.keyboard.press("1")

    expect(stage.locator(".foe")).to_have_count(1)
    expect(page.get_by_test_id("if-stopped")).not_to_have_text(before)
    page.locator("body").press("Enter")
    expect(page.locator(".bar-tools .asks[data-sure]")).to_have_count(1)
    page.locator("body").press("Enter")

    expect(page.get_by_test_id("status")).to_contain_text("You are done.")


def test_a_combat_in_which_nothing_can_be_done_ends_on_its_own(visits: Visits) -> None:
    page = at(visits, NO_FIGHT, preferences=replace(UNAIDED, placing="only"))

    expect(page.get_by_test_id("status")).to_contain_text("You are done.")


def test_production_goes_through_its_clear_steps_for_players_who_prefer_that(visits: Visits) -> None:
    page = at(visits, THEN_A_CHOICE, preferences=replace(UNAIDED, placing="clear"))

    expect(page.locator(".mill .now")).to_contain_text("Population")
    expect(page.locator("[data-cube]")).not_to_have_count(0)
