"""Taking back, and coming back: undo up to the barrier, start over, not done yet, reload in the middle of a window."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from kingdom.rules.planning import Recycle, Slate
from tests.kit import clause
from tests.kit.browser import Visits
from tests.kit.people import Person, sit, sit_together
from tests.kit.scenes import Scene, in_choice, in_phase, may_take

pytestmark = pytest.mark.browser

GAME = {"players": 2}
TOP = "(zone) => zone.getBoundingClientRect().top"
STILL = 4
"""Pixels by which a zone may move without being seen to jump."""
PLANNING = Scene(GAME, may_take(Slate, Recycle, round=2))


def shelves(person: Person) -> tuple[int, int]:
    """How many cards Selection and Construction show."""
    page = person.page
    return (
        page.get_by_test_id("selection").locator("a.card").count(),
        page.get_by_test_id("construction").locator(".charter").count(),
    )


@pytest.mark.parametrize("how", ["button", "keys"])
def test_a_sheet_is_taken_back_as_a_whole_and_opens_again_with_its_marks(visits: Visits, how: str) -> None:
    person = sit(visits, PLANNING)
    page = person.page
    before = shelves(person)
    seen = person.plan(person.glance(), "s")
    person.do_kind("PlanAll")
    assert shelves(person)[0] == 0

    if how == "button":
        person.press(page.get_by_test_id("undo"))
    else:
        page.keyboard.press("Control+z")
        expect(page.get_by_test_id("selection").locator("a.card")).to_have_count(before[0])

    expect(page.get_by_test_id("log")).not_to_contain_text("Ann slates")
    assert shelves(person)[0] == before[0]
    assert next(deed for deed in person.deeds() if deed.kind == "PlanAll").text == (
        next(deed for deed in seen.deeds if deed.kind == "PlanAll").text
    )


def test_start_over_opens_every_card_again(visits: Visits) -> None:
    person = sit(visits, PLANNING)
    page = person.page
    before = shelves(person)
    person.plan(person.glance(), "s")
    expect(page.locator(".charter.new").first).to_be_visible()

    person.press(page.get_by_role("link", name="Start over"))

    assert shelves(person) == before
    expect(page.locator(".charter.new")).to_have_count(0)


@clause("PLA-7/R1")
def test_whoever_is_done_may_think_again_while_the_opponent_is_busy_and_only_that_shows(visits: Visits) -> None:
    ann, bran = sit_together(visits, Scene(GAME, in_phase("planning")))
    theirs = bran.page.get_by_test_id("opponent")
    expect(theirs.locator(".presence")).to_have_class("presence deciding")
    seen = theirs.inner_html()
    while ann.to_decide:
        ann.decide(("PlanAll", "Done"))
    expect(ann.status).to_contain_text("You are done")
    expect(bran.page.get_by_test_id("opponent-done")).to_have_text("is done")

    ann.press(ann.page.get_by_test_id("undo"))

    assert ann.to_decide
    expect(ann.page.locator(".bar [data-deed]")).to_be_visible()
    expect(bran.page.get_by_test_id("opponent-done")).to_have_count(0)
    expect(theirs.locator(".presence")).to_have_class("presence deciding")
    assert theirs.inner_html() == seen


def test_nothing_is_taken_back_past_what_was_revealed_and_the_page_says_why(visits: Visits) -> None:
    person = sit(visits, Scene(GAME, in_choice(1, round=2)))
    page = person.page

    page.get_by_role("link", name="Undo").click()

    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_test_id("why")).to_be_visible()
    expect(dialog.locator(".badge").first).to_have_text("CON-9")
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()


def test_the_table_stays_where_it_is_while_a_card_is_marked_and_gold_leaf_means_you_may(visits: Visits) -> None:
    person = sit(visits, PLANNING)
    selection = person.page.get_by_test_id("selection")
    below = person.page.get_by_test_id("construction")
    before = below.evaluate(TOP)
    expect(selection).to_have_class(re.compile(r"\blegal\b"))

    person.press(selection.locator("input[value=r]").first)

    assert abs(below.evaluate(TOP) - before) < STILL


def test_a_reload_in_the_middle_of_a_window_changes_nothing(visits: Visits) -> None:
    person = sit(visits, PLANNING)
    page = person.page
    person.press(page.get_by_test_id("selection").locator("input[value=s]").first)
    before = (shelves(person)[0], person.status.inner_text())

    page.reload()

    assert (shelves(person)[0], person.status.inner_text()) == before
    person.look()
