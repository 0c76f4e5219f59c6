"""The size of a phone: nothing sticks out sideways, targets are large enough, and a game can be played by touch."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from kingdom import Game
from kingdom.modules.menace.combat import Vanquish
from kingdom.modules.solo.search import Search
from kingdom.rules.choice import Select
from kingdom.store import SeatRow
from tests.kit.browser import PHONE, UNAIDED, Visits
from tests.kit.people import LIKE_THE_FIRST_TURNS, Eyes, Party, Person, sit
from tests.kit.scenes import Scene, in_choice, in_phase, is_over, may_take, stage, with_cubes

pytestmark = pytest.mark.browser

TOUCH = {"size": PHONE, "has_touch": True, "is_mobile": True}
EVERYTHING = {"players": 2, "modules": ("menace", "advisors", "quest")}
SCENES = {
    "offer": Scene(EVERYTHING, in_choice(2, round=2)),
    "select": Scene(EVERYTHING, in_choice(5, round=2)),
    "planning": Scene(EVERYTHING, in_phase("planning", round=3)),
    "production": Scene(EVERYTHING, with_cubes("materials", round=4)),
    "combat": Scene(EVERYTHING, may_take(Vanquish)),
    "draft": Scene(EVERYTHING, in_phase("advisor draft", round=0)),
    "alone": Scene({"players": 1, "modules": ("menace", "quest")}, may_take(Search)),
    "end": Scene(EVERYTHING, is_over),
}

SMALL = """() => [...document.querySelectorAll("#main button, #main a.button, .tabs a, #main select")].filter((one) =>
    one.checkVisibility({visibilityProperty: true, contentVisibilityAuto: true})).map((one) => {
        const {width, height} = one.getBoundingClientRect();
        return [one.getAttribute("aria-label") || one.textContent.trim(), Math.round(width), Math.round(height)];
    }).filter(([, width, height]) => width && height && (width < 24 || height < 24))"""


UNREACHED = """() => [...document.querySelectorAll(".offer .card")].filter((card) => {
    const {x, y, width} = card.getBoundingClientRect();
    return [6, 24].some((down) => !card.contains(document.elementFromPoint(x + width / 2, y + down)));
}).map((card) => card.getAttribute("aria-label"))"""
"""Cards of the areas of which less than a strip of 24 pixels can be touched."""


def with_a_full_area(game: Game, seat: int) -> bool:
    """The seat is to select, and one of the areas holds more than five cards."""
    return may_take(Select)(game, seat) and max(len(area) for area in game.state.areas) > 5


def fits(page: Page) -> None:
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE[0], f"{page.url} is {wide} wide"


@pytest.mark.parametrize("name", SCENES)
def test_nothing_sticks_out_and_nothing_is_too_small_to_touch(visits: Visits, name: str) -> None:
    page = sit(visits, SCENES[name], **TOUCH).page
    fits(page)
    tabs = page.locator(".tabs a")
    for at in range(tabs.count()):
        tabs.nth(at).tap()
        fits(page)
        assert page.evaluate(SMALL) == []
    visits.photograph(f"phone-{name}")


def test_a_left_hand_has_the_buttons_on_its_side(visits: Visits) -> None:
    places = []
    for grip in ("right", "left"):
        page = sit(visits, SCENES["planning"], preferences=replace(UNAIDED, grip=grip), **TOUCH).page
        boxes = [page.locator(f".bar-tools > {name}").bounding_box() for name in ("[data-key=undo]", "[data-key=help]")]
        assert all(boxes)
        places.append([box["x"] for box in boxes if box])
    right, left = places
    assert right[0] < right[1]
    assert left[0] > left[1]


def test_pages_fit_a_phone(visits: Visits) -> None:
    page = visits.new(**TOUCH)
    for path in ("/", "/new", "/new?scenario=the_prophecy", "/cards", "/rules", "/rules/CHO", "/help"):
        page.goto(path)
        fits(page)


class PhonePerson(Person):
    """Somebody who taps."""

    def touch(self, thing: Locator, **where: Any) -> None:
        thing.tap(**where)


def test_cards_are_chosen_and_planned_with_by_touch(visits: Visits) -> None:
    new = visits.host.tables.create({"players": 2, "modules": ("menace",)}, [SeatRow("Ann"), SeatRow("Bran")], seed=4)
    eyes = Eyes(visits.host, new.table_id)
    people: list[Person] = []
    for seat, token in enumerate(new.seat_tokens):
        page = visits.new(**TOUCH)
        page.goto(f"/t/{new.table_id}/join/{token}")
        people.append(PhonePerson(page, eyes, seat))

    deeds = set()
    for _, deed, _ in Party(people).play(skips=[LIKE_THE_FIRST_TURNS]):
        deeds.add(deed)
        if eyes.table.game.state.phase.name not in ("choice", "planning"):
            break

    assert deeds >= {"Offer", "Select", "PlanAll"}
    expect(people[0].page.locator(".tabs")).to_be_visible()


def test_every_card_of_an_area_with_more_than_five_can_be_touched(visits: Visits) -> None:
    page = sit(visits, Scene({"players": 2, "modules": ("menace",)}, with_a_full_area), **TOUCH).page
    fits(page)
    assert page.evaluate(UNREACHED) == []

    card = page.locator(".offer a.card").first
    card.tap(position={"x": 40, "y": 14})
    expect(page.get_by_role("dialog").get_by_role("heading", level=1)).to_be_visible()


def test_what_one_has_is_in_sight_with_the_hand_and_the_selection(visits: Visits) -> None:
    for name, tabs in (("offer", ("hand", "selection", "construction")), ("select", ("hand",))):
        page = sit(visits, SCENES[name], **TOUCH).page
        for tab in tabs:
            page.locator(f".tabs [data-tab={tab}]").tap()
            expect(page.locator(f".tabs [data-tab={tab}]")).to_have_attribute("aria-current", "true")
            expect(page.get_by_test_id("stock")).to_be_visible()
            expect(page.get_by_test_id("stock").locator(".alchemy")).to_be_in_viewport(ratio=1)
            page.evaluate("scrollTo(0, 0)")


def test_in_combat_the_opponent_stands_below_the_menaces(visits: Visits) -> None:
    page = sit(visits, SCENES["combat"], **TOUCH).page
    last, across = page.locator(".foe").last.bounding_box(), page.locator(".across").bounding_box()
    assert last
    assert across
    assert across["y"] >= last["y"] + last["height"]


def test_in_the_draft_a_tab_is_open(visits: Visits) -> None:
    page = sit(visits, SCENES["draft"], **TOUCH).page
    expect(page.locator(".tabs [aria-current=true]")).to_have_count(1)
    expect(page.get_by_test_id("duchy")).to_be_visible()


def test_the_language_is_changed_and_the_table_is_left_from_a_phone(visits: Visits) -> None:
    page = sit(visits, SCENES["offer"], **TOUCH).page
    table = page.url
    page.locator("[data-key=help]").tap()
    with page.expect_navigation():
        page.get_by_role("dialog").locator("select[name=language]").select_option("fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    assert page.url == table

    page.locator(".bar .crest").tap()
    expect(page.locator(".thumb .play-now")).to_be_visible()


HIDDEN_BY_THE_BAR = """() => {
    const under = document.querySelector(".reel") || document.querySelector(".bar-tools");
    const bar = under.getBoundingClientRect();
    const sticking = [...under.querySelectorAll(":is(button, a.button, select)")].filter((one) => {
        const {left, right, bottom} = one.getBoundingClientRect();
        return left < 0 || right > innerWidth || bottom > innerHeight;
    });
    const behind = [...document.querySelectorAll("#main > .tabs, #main .zone")].filter((one) =>
        one.checkVisibility() && !one.closest(".zone .zone") && one.getBoundingClientRect().bottom > bar.top + 1);
    return [...sticking, ...behind].map((one) => one.dataset.testid || one.textContent.trim());
}"""
"""What sticks out of the bar under the thumb, and the zones of the tab shown that reach behind it."""

MENACES = {"players": 2, "modules": ("menace",)}
WITH_EVERYTHING = Scene(MENACES, with_cubes("planning", round=3, least=1), style="steward")
"""Everything that the bar can hold."""
ENDED = Scene(MENACES, is_over)


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_the_bar_under_the_thumb_fits_and_hides_nothing_in_any_language(visits: Visits, language: str) -> None:
    page = sit(visits, WITH_EVERYTHING, locale=language, **TOUCH).page
    expect(page.get_by_test_id("reset")).to_be_visible()
    assert page.evaluate(HIDDEN_BY_THE_BAR) == []

    staged = stage(visits.host.tables, ENDED)
    page.goto(f"{staged.path}/replay?step=90")
    assert page.evaluate(HIDDEN_BY_THE_BAR) == []

    staged = stage(visits.host.tables, WITH_EVERYTHING)
    for way in staged.ways:
        page.goto(way)
    page.get_by_test_id("cover").get_by_role("button").tap()
    expect(page.locator(".bar-tools [href$='/cover']")).to_be_visible()
    assert page.evaluate(HIDDEN_BY_THE_BAR) == []


def full_selection(game: Game, seat: int) -> bool:
    """Nine cards to plan, and nothing that is owed first."""
    me = game.state.players[seat]
    return in_phase("planning")(game, seat) and len(me.selection) >= 9 and not me.owes


def test_a_list_that_was_scrolled_stays_where_it_was(visits: Visits) -> None:
    person = sit(visits, Scene({"players": 2}, full_selection), **TOUCH)
    selection = person.page.get_by_test_id("selection")
    with person.page.expect_request_finished(lambda request: request.url.endswith("/scrolled.js")):
        selection.evaluate("(one) => { one.scrollTop = 80; }")
    assert selection.evaluate("(one) => one.scrollTop") == 80

    person.press(selection.locator(".mark").nth(5))

    assert selection.evaluate("(one) => one.scrollTop") == 80


def test_names_in_the_tables_of_the_interface_are_not_broken(visits: Visits) -> None:
    page = visits.new(**TOUCH)
    page.goto("/api")
    broken = """() => [...document.querySelectorAll(".shapes a")].filter((one) =>
        one.getClientRects().length > 1).map((one) => one.textContent)"""

    expect(page.locator(".shapes").first).to_be_visible()
    assert page.evaluate(broken) == []
    fits(page)
