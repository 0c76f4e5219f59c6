"""Against a bot, which thinks in a process of its own."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.kit.browser import Visits
from tests.kit.people import LONGEST, MIDDLE, Eyes, Person, skip, table_in

pytestmark = pytest.mark.browser


def test_a_newcomer_plays_at_one_click(visits: Visits) -> None:
    page = visits.new()
    page.goto("/")

    page.get_by_test_id("quick-start").click()

    person = Person(page, Eyes(visits.host, table_in(page)), 0)
    expect(person.status).to_contain_text("Your turn.")
    expect(page.get_by_test_id("opponent")).to_contain_text("Steward")
    assert page.get_by_test_id("hand").locator("a.card").count() == 8
    person.look()
    page.goto("/")
    expect(page.get_by_test_id("continue")).to_contain_text("Round I")
    page.get_by_test_id("continue").get_by_role("link").click()
    expect(person.status).to_contain_text("Your turn.")


def test_a_game_against_a_bot_from_the_first_offer_to_the_score(visits: Visits) -> None:
    page = visits.new()
    page.goto("/new")
    page.get_by_label("Page").check()
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("button", name="Set up the table").click()
    eyes = Eyes(visits.host, table_in(page))
    ann = Person(page, eyes, 0)
    ann.listen()
    skips = list(MIDDLE)

    for _ in range(LONGEST):
        page.wait_for_function("() => document.querySelector('#main.yours, [data-testid=end]')")
        ann.look()
        seen = ann.glance()
        if seen.over:
            break
        if skip(eyes, [0], skips):
            ann.catch_up()
            seen = ann.glance()
        ann.decide(seen=seen)

    expect(page.get_by_test_id("score-sheet")).to_contain_text("Page, Téressie")
    bot = [step for step in eyes.table.game.steps if step.seat == 1]
    assert len(bot) > 50
    assert not skips
    visits.photograph("bot-end")
