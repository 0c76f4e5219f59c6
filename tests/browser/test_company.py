"""With a friend: presence, words, taking back by agreement, another device, sounds; all of it as it happens."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.kit.browser import PHONE, Visits, stop_time
from tests.kit.people import patiently, sit_together, table_in
from tests.kit.scenes import Scene, in_choice

pytestmark = pytest.mark.browser

LOADED = "(name) => performance.getEntriesByType('resource').some((one) => one.name.endsWith(`/${name}`))"
TWO = Scene({"players": 2}, in_choice(0))


def company(page: Page) -> None:
    """Open what goes on at the table besides the game."""
    page.get_by_test_id("company-link").click()
    expect(page.locator("dialog[open] [data-testid=company]")).to_be_visible()


def until_it_listens(page: Page) -> None:
    """Wait for the first event of the stream: only what happens after it is news."""
    page.wait_for_function(f"() => ({LOADED})('company.js')")


def test_who_comes_and_goes_is_seen_at_once(visits: Visits, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("GRACE_SECONDS", "LOOK_SECONDS"):
        monkeypatch.setattr(f"kingdom.web.live.presence.{name}", 0.2)
    ann, bran = sit_together(visits, TWO)
    other = ann.page.locator("[data-testid=opponent] .presence")
    expect(other).to_have_class("presence here")
    expect(ann.page.locator("[data-testid=stock] .presence")).to_have_class("presence deciding")
    address = bran.page.url

    bran.page.goto("about:blank")
    expect(other).to_have_class("presence away")
    expect(other).to_have_attribute("title", "away")

    bran.page.goto(address)
    expect(other).to_have_class("presence here")


def test_words_arrive_by_themselves_and_the_dialog_stays(visits: Visits) -> None:
    ann, bran = sit_together(visits, TWO)
    until_it_listens(bran.page)
    stop_time(bran.page)
    company(ann.page)
    words = ann.page.locator("dialog [data-testid=words]")
    field = ann.page.get_by_label("Your message")
    field.fill("Hello <b>there</b>")
    field.press("Enter")
    expect(words).to_contain_text("Ann Hello <b>there</b>")
    expect(field).to_be_focused()

    expect(bran.page.locator("#said")).to_have_text("Ann: Hello <b>there</b>")
    expect(bran.page.locator(".unread")).to_have_text("1")
    company(bran.page)
    bran.page.get_by_label("Your message").fill("Good luck")
    bran.page.get_by_role("button", name="Send").click()

    expect(words).to_contain_text("Bran Good luck")


def test_the_opponent_is_asked_on_the_table_and_both_see_what_was_agreed(visits: Visits) -> None:
    ann, bran = sit_together(visits, TWO)
    before = ann.eyes.table.game.state
    ann.offer()
    bran.catch_up()
    ann.page.locator("[data-key=undo]").click()
    ann.page.get_by_role("button", name="Ask to take it back").click()
    expect(ann.page.locator(".asks")).to_contain_text("You have asked to take this back")

    bran.page.get_by_role("button", name="Agree").click()

    expect(ann.page.get_by_test_id("offer")).to_be_visible()
    expect(ann.page.locator(".asks")).to_have_count(0)
    assert ann.eyes.table.game.state == before
    assert ann.eyes.table.practice
    ann.look()
    bran.look()


def test_whoever_arranges_an_offer_is_not_disturbed_by_a_question(visits: Visits) -> None:
    ann, bran = sit_together(visits, TWO)
    ann.offer()
    bran.catch_up()
    bran.do_kind("Select")
    bran.page.locator("[data-hand] > a.card").first.click()
    bran.page.locator(".laying [data-lay=left]").click()
    expect(bran.page.locator(".slot")).to_have_count(1)
    stop_time(bran.page)
    ann.catch_up()
    ann.page.locator("[data-key=undo]").click()
    ann.page.get_by_role("button", name="Ask to take it back").click()

    expect(bran.page.locator("#said")).to_contain_text("Ann: asks to take something back")
    expect(bran.page.locator(".slot")).to_have_count(1)


def test_the_code_of_a_seat_opens_it_on_a_phone(visits: Visits) -> None:
    ann, _ = sit_together(visits, TWO)
    company(ann.page)
    ann.page.get_by_role("link", name="Take this seat to another device").click()
    expect(ann.page.locator("dialog .qr")).to_be_visible()
    link = ann.page.get_by_label("Your personal link").input_value()

    phone = visits.new(size=PHONE, has_touch=True)
    phone.goto(link)

    assert table_in(phone) == table_in(ann.page)
    expect(phone.locator("#main")).to_have_attribute("data-seat", "0")


def test_whoever_resigns_sees_the_end_and_so_does_the_opponent(visits: Visits) -> None:
    ann, bran = sit_together(visits, TWO)
    company(bran.page)
    bran.page.get_by_test_id("leave").click()
    bran.page.get_by_test_id("resign").click()

    for page in (ann.page, bran.page):
        expect(page.get_by_test_id("end")).to_contain_text("Ann wins, since Bran has resigned")


def test_sounds_and_notifications_are_off_until_somebody_asks_for_them(visits: Visits) -> None:
    ann, bran = sit_together(visits, TWO)
    asked: list[str] = []
    bran.page.on("request", lambda request: asked.append(request.url))
    ann.offer()
    bran.catch_up()
    assert not [url for url in asked if "calling.js" in url], "nothing is read for what nobody asked for"
    assert not bran.page.locator("html[data-rang]").count()

    bran.page.keyboard.press("?")
    bran.page.get_by_role("dialog").get_by_role("link", name="Preferences").click()
    bran.page.get_by_label("Sounds").select_option("Quiet")
    expect(bran.page.locator("html")).to_have_attribute("data-rang", "1")
    bran.page.get_by_label("Notifications").select_option("On")
    expect(bran.page.get_by_label("Notifications")).to_have_value("off")
    expect(bran.page.locator("dialog")).to_contain_text("This browser does not allow notifications from this page.")
    bran.page.locator("dialog .close").click()

    bran.do_kind("Select")
    bran.offer()
    ann.catch_up()
    ann.do_kind("Select")
    ann.offer()
    bran.catch_up()
    patiently(bran.page, lambda: bran.page.locator("html").get_attribute("data-rang") == "2")
