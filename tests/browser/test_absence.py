"""A friend who leaves: the seat goes to a bot and back, the game is closed, and both pages show it at once."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.kit.browser import Visits
from tests.kit.people import Person, at_table, patiently, sit_together
from tests.kit.scenes import Scene, in_choice

pytestmark = pytest.mark.browser


def waiting(visits: Visits) -> tuple[Person, Person]:
    """Two people; the first has made an offer and waits for the second."""
    ann, bran = sit_together(visits, Scene({"players": 2}, in_choice(0)))
    ann.offer()
    bran.catch_up()
    return ann, bran


def ask(person: Person, what: str) -> None:
    """Ask the opponent, from the page for leaving."""
    person.page.goto(f"/t/{person.eyes.table_id}/leave")
    person.page.get_by_test_id(f"finish-{what}").click()
    at_table(person.page, person.eyes.table_id)


def test_a_seat_goes_to_a_bot_and_back_and_both_pages_show_it(visits: Visits) -> None:
    ann, bran = waiting(visits)
    ask(ann, "bot")
    expect(ann.page.get_by_test_id("take-back")).to_contain_text("You have asked Bran")

    bran.page.get_by_test_id("take-back").get_by_role("button", name="Agree").click()

    expect(bran.page.get_by_test_id("stood-in")).to_contain_text("a bot plays for you (Steward)")
    expect(bran.page.locator("#main button[data-deed]")).to_have_count(0)
    expect(ann.page.get_by_test_id("take-back")).to_have_count(0)
    patiently(ann.page, lambda: ann.eyes.table.waiting == (0,))
    expect(ann.page.locator("#main.yours")).to_be_visible()

    bran.page.get_by_test_id("return").click()

    expect(bran.page.get_by_test_id("stood-in")).to_have_count(0)
    assert ann.eyes.table.bots == (None, None)


def test_a_game_that_both_agree_to_close_ends_on_both_pages(visits: Visits) -> None:
    ann, bran = waiting(visits)
    ask(ann, "close")

    bran.page.get_by_test_id("take-back").get_by_role("button", name="Agree").click()

    for person in (ann, bran):
        expect(person.page.get_by_test_id("end")).to_contain_text("was closed without a winner")
