"""The home page in a browser: one press to a table, nothing that scrolls, and a sheet that needs no script."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.kit.browser import PHONE, Visits
from tests.kit.people import at_table
from tests.kit.scenes import Scene, in_choice, is_over, stage

pytestmark = pytest.mark.browser

MENACE = {"players": 2, "modules": ("menace",)}
WAITING = Scene(MENACE, in_choice(4, round=3), style="steward")
LANGUAGES = ("en-GB", "fr-FR", "it-IT")


def known(visits: Visits, games: int = 1, **options: object) -> Page:
    """Somebody with games that wait for them."""
    page = visits.new(**options)  # type: ignore[arg-type]
    for _ in range(games):
        sit_down(page, stage(visits.host.tables, WAITING).ways[0])
    page.goto("/")
    return page


def sit_down(page: Page, way: str) -> None:
    """Follow the link to a seat, until the server knows that this browser has arrived."""
    with page.expect_response(re.compile("/arrived$")):
        page.goto(way)


def scrolls(page: Page) -> tuple[bool, bool]:
    """Whether the page is wider and whether it is higher than its window."""
    wide, high = page.evaluate(
        "(({ scrollWidth, scrollHeight }) => [scrollWidth > innerWidth, scrollHeight > innerHeight])"
        "(document.documentElement)"
    )
    return wide, high


def test_a_first_visitor_has_a_lesson_after_one_press(visits: Visits) -> None:
    page = visits.new()
    page.goto("/")
    page.get_by_test_id("learn").click()
    expect(page.get_by_test_id("lesson-card")).to_be_visible()


def test_a_returning_visitor_is_back_at_their_table_after_one_press(visits: Visits) -> None:
    page = known(visits)
    page.get_by_test_id("continue").get_by_role("link").click()
    expect(page.get_by_test_id("status")).to_contain_text("Your turn.")


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("games", [0, 1, 5])
def test_nothing_scrolls_at_1366_by_768(visits: Visits, locale: str, games: int) -> None:
    page = known(visits, games, locale=locale) if games else visits.new(locale=locale)
    page.goto("/")
    assert scrolls(page) == (False, False)


@pytest.mark.parametrize("locale", LANGUAGES)
def test_nothing_is_wider_than_a_small_phone(visits: Visits, locale: str) -> None:
    page = known(visits, 2, size=(360, 740), locale=locale, has_touch=True, is_mobile=True)
    assert scrolls(page)[0] is False
    page.locator(".thumb [popovertarget=new]").tap()
    expect(page.locator("#new")).to_be_visible()
    assert scrolls(page)[0] is False


def test_a_visitor_whose_games_are_over_sees_the_last_one_and_may_begin_another(visits: Visits) -> None:
    page = visits.new()
    sit_down(page, stage(visits.host.tables, Scene(MENACE, is_over, style="steward", first_seed=5)).ways[0])
    page.goto("/")
    expect(page.get_by_test_id("turns")).to_have_text("No game waits for you.")
    expect(page.get_by_test_id("continue").get_by_role("link")).to_contain_text("Score sheet")
    page.get_by_test_id("continue").get_by_role("button").click()
    expect(page.locator("#new")).to_be_visible()


@pytest.mark.parametrize("scripts", [True, False])
def test_the_sheet_opens_and_closes_also_without_a_script(visits: Visits, scripts: bool) -> None:
    page = visits.new(java_script_enabled=scripts)
    page.goto("/")
    sheet, opener = page.locator("#new"), page.get_by_test_id("new-game")
    expect(sheet).to_be_hidden()
    opener.focus()
    page.keyboard.press("Enter")
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(opener).to_be_focused()


def test_a_scenario_is_chosen_on_the_sheet(visits: Visits) -> None:
    page = visits.new()
    page.goto("/")
    page.get_by_test_id("new-game").click()
    sheet = page.locator("#new")
    expect(sheet.get_by_role("radio", name=re.compile("^Rats Everywhere"))).to_be_hidden()
    sheet.get_by_role("radio", name=re.compile("^Solo")).check()
    sheet.get_by_role("radio", name=re.compile("^Rats Everywhere")).check()
    expect(sheet.get_by_role("checkbox", name=re.compile("^Menace"))).to_be_hidden()
    sheet.get_by_role("radio", name=re.compile("^Against a bot")).check()
    expect(sheet.get_by_role("checkbox", name=re.compile("^Menace"))).to_be_visible()
    sheet.get_by_role("radio", name=re.compile("^Solo")).check()
    sheet.get_by_role("button", name="Set up the table").click()
    at_table(page)
    table = visits.host.tables.open(page.url.rpartition("/")[2])
    assert table.row.configuration["scenario"] == "rats_everywhere"


@pytest.mark.parametrize("size", [(1366, 650), (820, 1180), PHONE])
def test_the_press_that_starts_a_game_never_scrolls_away(visits: Visits, size: tuple[int, int]) -> None:
    page = visits.new(size=size)
    page.goto("/")
    page.locator(".door[popovertarget=new]").click()
    sheet = page.locator("#new")
    sheet.locator("summary").click()
    start = sheet.get_by_role("button", name="Set up the table")
    expect(start).to_be_in_viewport(ratio=1)
    sheet.get_by_role("radio", name="Side A").scroll_into_view_if_needed()
    expect(start).to_be_in_viewport(ratio=1)
