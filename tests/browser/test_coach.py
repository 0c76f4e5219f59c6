"""The coach of a first game: notes keep their style and their place, however they arrive."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.kit.browser import Visits
from tests.kit.people import LONGEST, Eyes, Person, table_in

pytestmark = pytest.mark.browser


def first_game(page: Page) -> None:
    """From the page of lessons, as a newcomer finds it."""
    page.goto("/learn")
    page.get_by_role("button", name="Play with the coach").click()


def test_the_coachs_notes_keep_their_style(visits: Visits) -> None:
    page = visits.new()
    first_game(page)
    ann = Person(page, Eyes(visits.host, table_in(page)), 0)
    note = page.get_by_test_id("coach")
    page.get_by_test_id("got-it").click()
    expect(note).to_have_count(0)

    with_a_deed, loaded = 0, True
    for _ in range(LONGEST):
        page.wait_for_function("() => document.querySelector('#main.yours, [data-testid=end]')")
        if ann.eyes.table.game.state.round > 2:
            break
        ann.catch_up()
        if note.count():
            expect(note).to_have_css("position", "fixed")
            expect(note).to_be_in_viewport(ratio=1)
            with_a_deed += not loaded
            with page.expect_navigation():
                page.get_by_test_id("got-it").click()
            loaded = True
        else:
            ann.decide()
            loaded = False
    assert with_a_deed > 4, "most notes come with the answer to a deed"
