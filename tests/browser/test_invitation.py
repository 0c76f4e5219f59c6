"""A friend by link: the invitation lies on the table until somebody has come."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from kingdom.game.rewind import RESIGN
from kingdom.web.tables.tables import all_are
from tests.kit.browser import Visits
from tests.kit.people import Eyes, Person, at_table, patiently, table_in
from tests.kit.scenes import Scene, in_choice, stage

pytestmark = pytest.mark.browser


def inviter(visits: Visits, **options: Any) -> Page:
    """Somebody who has set up a table for a friend and looks at the link to send."""
    page = visits.new(**options)
    page.goto("/new")
    page.get_by_label("A friend, by link").check()
    page.get_by_label("Your name").fill("Clara")
    page.get_by_role("button", name="Set up the table").click()
    return page


def host_of_a_friend(visits: Visits) -> Page:
    """Somebody who has set up a table for a friend and gone there."""
    page = inviter(visits, permissions=["clipboard-read", "clipboard-write"])
    page.get_by_role("link", name="Go to the table").click()
    return page


def sit_down(page: Page, link: str, name: str | None = None) -> None:
    """Take the seat that an invitation leads to."""
    page.goto(link)
    if name is not None:
        page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Take the seat").click()


def test_the_link_for_a_friend_is_on_the_table_and_copied_with_a_click(visits: Visits) -> None:
    page = host_of_a_friend(visits)
    invitation = page.get_by_test_id("invitation")
    expect(invitation).to_contain_text("has not arrived yet")

    invitation.get_by_role("button", name="Copy").click()

    expect(invitation.get_by_role("button")).to_have_text("Copied")
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied == invitation.get_by_role("textbox").input_value()
    assert copied.startswith(f"{visits.host.address}/t/{table_in(page)}/join/")


def test_whoever_waits_sees_the_friend_come_without_doing_anything(visits: Visits) -> None:
    page = host_of_a_friend(visits)
    clara = Person(page, Eyes(visits.host, table_in(page)), 0)
    clara.offer()
    expect(clara.status).to_contain_text("has not arrived yet: send the link")
    link = page.get_by_test_id("invitation").get_by_role("textbox").input_value()

    friend = visits.new()
    sit_down(friend, link, "Dora")

    expect(page.get_by_test_id("opponent")).to_contain_text("Dora")
    expect(page.get_by_test_id("invitation")).to_have_count(0)
    expect(clara.status).to_contain_text("Dora is choosing an area")


def test_whoever_arranges_an_offer_is_not_disturbed_when_the_friend_comes(visits: Visits) -> None:
    page = host_of_a_friend(visits)
    link = page.get_by_test_id("invitation").get_by_role("textbox").input_value()
    clara = Person(page, Eyes(visits.host, table_in(page)), 0)
    clara.listen()
    page.reload()
    page.locator("[data-hand] > a.card").first.click()
    page.locator(".laying [data-lay=left]").click()
    expect(page.locator(".slot")).to_have_count(1)

    friend = visits.new()
    sit_down(friend, link)
    at_table(friend, table_in(page))
    patiently(page, lambda: "{}" in clara.heard)
    clara.settle()

    expect(page.locator(".slot")).to_have_count(1)


def test_without_a_script_the_link_can_be_selected(visits: Visits) -> None:
    page = visits.new(java_script_enabled=False)
    page.goto("/new")
    page.get_by_label("A friend, by link").check()
    page.get_by_role("button", name="Set up the table").click()
    page.get_by_role("link", name="Go to the table").click()

    invitation = page.get_by_test_id("invitation")

    expect(invitation.get_by_role("textbox")).to_have_value(re.compile(rf"^{re.escape(page.url)}/join/[\w-]+$"))
    expect(invitation.get_by_text("Copy")).to_be_hidden()


@pytest.mark.parametrize("name", ["Dora", None])
def test_the_page_of_the_invitation_goes_to_the_table_when_the_friend_has_taken_the_seat(
    visits: Visits, name: str | None
) -> None:
    page = inviter(visits)
    table, link = table_in(page), page.get_by_label("Link for your friend").input_value()

    sit_down(visits.new(), link, name)

    at_table(page, table)
    expect(page.get_by_test_id("status")).to_be_visible()
    page.goto(f"/t/{table}/invite")
    expect(page.locator("#main")).to_contain_text("has taken the other seat")
    assert link.rpartition("/")[2] not in page.content()


def test_a_friend_who_comes_while_the_page_of_the_invitation_is_loading_is_not_missed(visits: Visits) -> None:
    page = inviter(visits, java_script_enabled=False)
    table, link = table_in(page), page.get_by_label("Link for your friend").input_value()
    late = visits.new(storage_state=page.context.storage_state())
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    late.route("**/events?**", hold)
    late.goto(f"/t/{table}/invite")
    patiently(late, lambda: bool(held))

    sit_down(visits.new(), link, "Dora")
    held[0].continue_()

    at_table(late, table)


def test_the_page_of_a_rematch_goes_to_the_table_when_the_friend_has_come(visits: Visits) -> None:
    page, friend = inviter(visits), visits.new()
    sit_down(friend, page.get_by_label("Link for your friend").input_value(), "Dora")
    expect(page).to_have_url(re.compile(r"/t/[^/]+$"))
    first = table_in(page)
    visits.host.tables.change(first, 0, "enough", None, lambda table: table.ended(0, RESIGN, "enough"), all_are(RESIGN))
    page.goto(f"/t/{first}")
    page.get_by_test_id("rematch").click()
    expect(page.locator("#main")).to_contain_text("Dora will find the invitation")
    second = table_in(page)

    friend.goto(f"/t/{first}")
    friend.get_by_test_id("rematch").click()

    expect(page).to_have_url(re.compile(f"/t/{second}$"))
    assert first != second


def test_a_table_that_was_left_at_once_is_in_the_list_of_games(visits: Visits) -> None:
    page = visits.new()
    reports: list[Route] = []
    page.context.route("**/arrived", lambda route: reports.extend([route]))
    page.goto(stage(visits.host.tables, Scene({"players": 2}, in_choice(0))).ways[0])
    patiently(page, lambda: bool(reports))

    page.goto("/help")
    reports[0].continue_()

    patiently(page, page.get_by_test_id("continue").is_visible, lambda: page.goto("/"))
