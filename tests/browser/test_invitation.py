"""A friend by link: the invitation lies on the table until somebody has come."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.kit.browser import Visits
from tests.kit.people import Eyes, Person, patiently, table_in

pytestmark = pytest.mark.browser


def host_of_a_friend(visits: Visits) -> Page:
    """Somebody who has set up a table for a friend and gone there."""
    page = visits.new(permissions=["clipboard-read", "clipboard-write"])
    page.goto("/new")
    page.get_by_label("A friend, by link").check()
    page.get_by_label("Your name").fill("Clara")
    page.get_by_role("button", name="Set up the table").click()
    page.get_by_role("link", name="Go to the table").click()
    return page


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
    friend.goto(link)
    friend.get_by_label("Your name").fill("Dora")
    friend.get_by_role("button", name="Take the seat").click()

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
    friend.goto(link)
    friend.get_by_role("button", name="Take the seat").click()
    friend.wait_for_url(f"**/t/{table_in(page)}")
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
