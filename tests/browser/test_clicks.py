"""Every click counts: none is lost, few are needed, and what one would regret is asked for once."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from playwright.sync_api import Locator, Page, Route, expect

import kingdom.web.live.events
from kingdom import Game
from kingdom.core.errors import IllegalAction
from kingdom.modules.menace.combat import Vanquish
from kingdom.rules.planning import Slate
from kingdom.store import SeatRow
from tests.kit.browser import UNAIDED, Visits, stop_time, until_it_drags
from tests.kit.people import open_link, patiently, sit
from tests.kit.scenes import Scene, in_choice, may_take
from tests.kit.table import given

pytestmark = pytest.mark.browser

GAME = {"players": 2}
MENACES = {"players": 2, "modules": ("menace",)}
FIRST = Scene(GAME, in_choice(0))
ACT = re.compile(r"/t/[^/]+/act$")


def card(page: Page, number: int) -> Locator:
    return page.locator("[data-hand] > a.card").nth(number)


def hold_first(page: Page, what: re.Pattern[str] = ACT) -> list[Route]:
    """Let the first deed wait for its answer until the test goes on with it."""
    held: list[Route] = []

    def handle(route: Route) -> None:
        if held:
            route.continue_()
        else:
            held.append(route)

    page.route(what, handle)
    return held


def test_what_is_clicked_while_something_is_under_way_is_done_afterwards(visits: Visits) -> None:
    page = sit(visits, Scene(GAME, may_take(Slate)), calm=False).page
    expect(page.locator("html.marking")).to_be_attached()
    held = hold_first(page, re.compile(r"/t/[^/]+\?.*mark-"))
    slates = page.locator("input[value=s]")

    slates.nth(0).click()
    expect(page.locator("html")).to_have_attribute("aria-busy", "true")
    slates.nth(1).click()
    expect(slates.nth(1)).to_be_checked()
    patiently(page, lambda: bool(held))
    held[0].continue_()

    expect(page.locator(".charter.new")).to_have_count(2)
    expect(slates.nth(1)).to_be_checked()


def test_a_click_that_makes_no_sense_any_more_is_said_to_be_gone(visits: Visits) -> None:
    person = sit(visits, Scene(GAME, may_take(Slate)))
    page = person.page
    person.plan(person.glance(), "s")
    held = hold_first(page)
    confirm = page.locator(".bar [data-deed=PlanAll]")

    stop_time(page)
    confirm.click()
    confirm.click()
    patiently(page, lambda: bool(held))
    held[0].continue_()

    expect(page.locator("#said")).to_contain_text("the table has changed")


def test_an_offer_takes_three_clicks(visits: Visits) -> None:
    page = sit(visits, FIRST).page
    status = page.get_by_test_id("status")
    before = page.get_by_test_id("area-left").locator(".card").count()

    card(page, 0).click()
    expect(status).to_contain_text("Now the second card.")
    card(page, 1).click()
    expect(status).to_contain_text("Both cards are laid")
    page.get_by_test_id("offer-here").click()

    expect(status).to_contain_text("Bran")
    for area in ("left", "right"):
        expect(page.get_by_test_id(f"area-{area}").locator(".card")).to_have_count(before + 1)


def test_an_area_is_itself_the_place_for_the_chosen_card(visits: Visits) -> None:
    page = sit(visits, FIRST).page
    right = page.get_by_test_id("area-right")

    card(page, 0).click()
    right.click(position={"x": 200, "y": 60})

    expect(right.locator(".slot")).to_have_count(1)
    expect(page.get_by_test_id("area-left").locator(".slot")).to_have_count(0)


def test_f_before_l_lays_a_card_face_down(visits: Visits) -> None:
    page = sit(visits, FIRST).page
    card(page, 2).focus()

    page.keyboard.press("f")
    page.keyboard.press("l")

    expect(page.get_by_test_id("area-left").locator(".slot")).to_contain_text("face down")


NO_LONG_PRESS = "export const peeking = () => {};"


def test_a_finger_drags_a_card_to_an_area(visits: Visits) -> None:
    page = sit(visits, FIRST, size=(820, 1180), has_touch=True, is_mobile=True).page
    start, end = card(page, 1).bounding_box(), page.get_by_test_id("area-right").bounding_box()
    assert start
    assert end
    # A long press opens the card: on a slow machine the first move may come later than that.
    page.route("**/peek.js", lambda route: route.fulfill(content_type="text/javascript", body=NO_LONG_PRESS))
    session = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        session.send(
            "Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]}
        )  # fmt: skip

    until_it_drags(page)
    touch("touchStart", (start["x"] + 20, start["y"] + 40))
    for part in (0.3, 0.6, 1.0):
        x = start["x"] + 20 + (end["x"] + 150 - start["x"] - 20) * part
        y = start["y"] + 40 + (end["y"] + 60 - start["y"] - 40) * part
        touch("touchMove", (x, y))
    touch("touchEnd")

    expect(page.get_by_test_id("area-right").locator(".slot")).to_have_count(1)


def test_undo_takes_a_laid_card_back_first(visits: Visits) -> None:
    page = sit(visits, FIRST).page
    card(page, 0).click()
    expect(page.locator(".slot")).to_have_count(1)

    page.keyboard.press("Control+z")

    expect(page.locator(".slot")).to_have_count(0)
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_what_was_arranged_is_there_after_a_reload(visits: Visits) -> None:
    page = sit(visits, FIRST).page
    card(page, 0).click()
    page.locator(".laying [data-lay=right]").click()

    page.reload()

    expect(page.get_by_test_id("area-right").locator(".slot")).to_have_count(1)


# --- what is asked, what is done for one


def test_a_beginners_wasteful_press_asks_once_more_in_the_button(visits: Visits) -> None:
    page = sit(visits, Scene(MENACES, may_take(Vanquish))).page
    done = page.locator("[data-deed=Done]")

    done.click()
    expect(done.locator(".regret")).to_contain_text("Your Soldiers could still vanquish")
    expect(page.locator("#live")).to_contain_text("Press again")
    page.keyboard.press("Escape")
    expect(done.locator(".regret")).to_have_count(0)
    expect(page.get_by_test_id("status")).to_contain_text("Combat phase.")
    done.click()
    expect(page.locator(".asks[data-sure]")).to_have_count(1)
    expect(page.get_by_role("dialog")).to_have_count(0)
    done.click()

    expect(page.get_by_test_id("stage").locator(".deed")).to_have_count(0)


def test_an_expert_is_not_asked(visits: Visits) -> None:
    page = sit(visits, Scene(MENACES, may_take(Vanquish)), preferences=replace(UNAIDED, confirmations="never")).page

    page.locator("[data-deed=Done]").click()

    expect(page.get_by_test_id("stage").locator(".deed")).to_have_count(0)


def only_done(game: Game, seat: int) -> bool:
    """The seat can do nothing but say that it is done, and the other is busy too: it may think again."""
    return len(game.waiting()) > 1 and [game.text(one) for one in game.options(seat)] == ["done"]


def only_done_at_first(game: Game, seat: int) -> bool:
    """So it is from the start of a phase: nothing led to it that would be taken back with it."""
    if not only_done(game, seat):
        return False
    try:
        game.copy().undo(seat)
    except IllegalAction:
        return True
    return False


def test_the_only_move_is_made_and_not_again_once_it_was_taken_back(visits: Visits) -> None:
    page = sit(visits, Scene(MENACES, only_done_at_first), helpful=True).page
    done, at_rest = page.locator("[data-deed=Done]"), page.locator("html:not([aria-busy])")
    expect(page.get_by_test_id("status")).to_contain_text("You are done.")

    page.clock.install()
    page.get_by_test_id("undo").click()
    expect(done).to_be_visible()
    expect(at_rest).to_have_count(1)
    page.clock.run_for(3000)

    expect(at_rest).to_have_count(1)
    expect(done).to_be_visible()


def test_undo_takes_back_a_forced_move_with_what_led_to_it(visits: Visits) -> None:
    """The Krystallium completes the only card, so nothing is left to do in the step."""
    game = given("population", "ann: construction Farm#1[MM]; krystallium 1").game
    new = visits.host.tables.create_from(game.record(), [SeatRow("Ann"), SeatRow("Bran")])
    page = visits.new(preferences=replace(UNAIDED, placing="only"))
    open_link(page, f"/t/{new.table_id}/join/{new.seat_tokens[0]}")
    charters = page.get_by_test_id("construction").locator(".charter")

    page.get_by_role("link", name="Use a Krystallium").click()
    page.locator("[data-deed=UseKrystallium]").click()
    expect(page.get_by_test_id("status")).to_contain_text("You are done.")
    expect(charters).to_have_count(0)
    expect(page.locator("html")).not_to_have_attribute("aria-busy", "true")
    page.get_by_test_id("undo").click()

    expect(charters).to_have_count(1)


def test_the_only_move_is_left_to_whoever_prefers_it(visits: Visits) -> None:
    page = sit(visits, Scene(MENACES, only_done)).page
    expect(page.locator("html")).to_have_attribute("data-placing", "off")
    page.clock.install()
    page.clock.run_for(3000)
    expect(page.locator("[data-deed=Done]")).to_be_visible()


# --- the connection


def test_a_line_says_that_the_server_is_away_and_what_was_sent_arrives(visits: Visits) -> None:
    person = sit(visits, Scene(GAME, may_take(Slate)))
    page = person.page
    person.plan(person.glance(), "s")
    new = page.locator(".charter.new")
    page.clock.install()

    page.context.set_offline(True)
    page.evaluate("dispatchEvent(new Event('offline'))")
    expect(page.locator("#offline")).to_be_visible()
    page.locator(".bar [data-deed=PlanAll]").click()
    for _ in range(30):
        page.clock.run_for(3000)
    expect(new.first).to_be_attached()
    page.context.set_offline(False)
    page.evaluate("dispatchEvent(new Event('online'))")
    page.clock.run_for(5000)

    expect(new).to_have_count(0)
    expect(page.locator("#offline")).to_have_count(0)


def test_a_server_that_falls_silent_is_missed_before_anything_is_done(
    visits: Visits, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is cut and nothing fails: it just says nothing any more, as behind a cable that somebody pulled."""
    with monkeypatch.context() as silent:
        silent.setattr(kingdom.web.live.events, "PULSE_SECONDS", 3600.0)
        page = sit(visits, Scene(GAME, may_take(Slate))).page
        expect(page.locator("#offline")).to_be_visible()

    page.reload()
    expect(page.locator("#offline")).to_have_count(0)
