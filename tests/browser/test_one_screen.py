"""Two on one screen: hands are covered whenever the screen changes hands."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from playwright.sync_api import Page, expect

from kingdom.core.phases import PLANNING
from tests.kit.browser import UNAIDED, Visits
from tests.kit.people import Eyes, Person, hurry, table_in
from tests.kit.scenes import Scene, in_phase, stage

pytestmark = pytest.mark.browser


def begin(visits: Visits) -> tuple[Page, Eyes]:
    page = visits.new()
    page.goto("/new")
    page.get_by_label("Two on one screen").check()
    page.get_by_label("Your name").fill("Ann")
    page.get_by_label("Opponent's name").fill("Bran")
    page.get_by_role("button", name="Set up the table").click()
    return page, Eyes(visits.host, table_in(page))


def test_hands_are_covered_between_turns_and_between_windows(visits: Visits) -> None:
    page, eyes = begin(visits)
    covers: list[str] = []
    hurried = False
    for _ in range(150):
        cover = page.get_by_test_id("cover")
        if cover.count() and len(covers) == 4 and not hurried:
            # A few turns are like the next ones: the server plays on to Planning, while nobody looks.
            hurried = True
            hurry(eyes, (0, 1), lambda game: game.state.phase == PLANNING)
            page.reload()
            continue
        if cover.count():
            # Nothing of either side: not even what lies open.
            eyes.check(page.content(), None)
            assert page.locator("[data-card]").count() == 0
            name = cover.get_by_role("button", name="I am").inner_text()
            covers.append(name)
            cover.get_by_role("button", name="I am").click()
            expect(cover).to_have_count(0)
            page.wait_for_load_state()
            continue
        seat = int(page.locator("#main").get_attribute("data-seat") or "")
        person = Person(page, eyes, seat)
        person.look()
        if eyes.table.game.state.phase.name not in ("choice", "planning", "materials"):
            break
        assert person.to_decide
        person.decide()
        page.wait_for_function("() => document.querySelector('#main[data-cover], #main.yours')")
    else:
        raise AssertionError("the first Production never came")

    # From the first card on: two sit before the screen when the table is set up.
    assert covers[:4] == ["I am Ann", "I am Bran", "I am Ann", "I am Bran"]
    visits.photograph("one-screen")


def test_the_screen_is_handed_over_by_hand_in_a_window(visits: Visits) -> None:
    staged = stage(visits.host.tables, Scene({"players": 2}, in_phase("planning")))
    page, eyes = visits.new(), Eyes(visits.host, staged.table)
    for way in staged.ways:
        page.goto(way)
    page.get_by_test_id("cover").get_by_role("button", name="I am").click()
    expect(page.get_by_test_id("status")).to_contain_text("Planning phase.")
    first = page.locator("#main").get_attribute("data-seat")

    page.get_by_role("link", name=re.compile("Hand over to")).click()

    expect(page.get_by_test_id("cover")).to_be_visible()
    eyes.check(page.content(), None)
    page.get_by_role("button", name="I am").click()
    expect(page.get_by_test_id("status")).to_contain_text("Planning phase.")
    assert page.locator("#main").get_attribute("data-seat") != first


def test_each_of_two_at_one_screen_is_told_what_a_planning_came_to(visits: Visits) -> None:
    staged = stage(visits.host.tables, Scene({"players": 2}, in_phase("materials", round=2)))
    page = visits.new(preferences=replace(UNAIDED, summaries="on"))
    for way in staged.ways:
        page.goto(way)
    # Both have planned.
    page.evaluate(f"for (const seat of [0, 1]) sessionStorage.setItem(`round-{staged.table}-${{seat}}`, '2')")
    told = []
    for _ in staged.ways:
        page.get_by_test_id("cover").get_by_role("button", name="I am").click()
        dialog = page.get_by_role("dialog")
        expect(dialog).to_contain_text("Planning in short")
        told.append(page.locator("#main").first.get_attribute("data-seat"))
        dialog.get_by_role("link", name="On to Production").click()
        expect(dialog).to_have_count(0)
        page.get_by_role("link", name=re.compile("Hand over to")).click()
    assert sorted(told, key=str) == ["0", "1"]
