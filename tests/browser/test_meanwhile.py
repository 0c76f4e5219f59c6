"""What happened meanwhile: deeds of others one after the other, shown again when asked, and a round in short."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from playwright.sync_api import expect

from tests.kit.browser import PHONE, UNAIDED, Visits, stop_time
from tests.kit.people import sit
from tests.kit.scenes import Scene, in_choice, in_phase, stage

pytestmark = pytest.mark.browser

GAME = {"players": 2}
TELLING = re.compile(r"\btelling\b")


def test_deeds_are_told_one_after_the_other_and_again_when_asked(visits: Visits) -> None:
    page = visits.new(preferences=replace(UNAIDED, speed="quick"))
    stop_time(page)
    page.goto(stage(visits.host.tables, Scene(GAME, in_choice(5, round=2))).ways[0])
    said = page.locator(".deed-line")

    expect(said).to_contain_text("1/2")
    expect(said).to_contain_text("Bran takes")
    expect(page.locator("[data-area].told")).to_have_count(1)
    page.clock.run_for(1200)
    expect(said).to_contain_text("2/2")
    page.clock.run_for(1200)
    expect(said).to_have_count(0)
    expect(page.locator("html")).not_to_have_class(TELLING)
    expect(page.locator(".log .told-sum")).to_contain_text("Bran took")

    page.locator(".log [data-again]").click()
    expect(said).to_contain_text("1/2")
    page.keyboard.press("Escape")
    expect(said).to_have_count(0)

    page.reload()
    page.clock.run_for(300)
    expect(page.locator(".log .told-sum")).to_be_visible()
    expect(said).to_have_count(0)


def test_whoever_wants_none_of_it_is_told_nothing_but_the_sentence(visits: Visits) -> None:
    page = sit(visits, Scene(GAME, in_choice(5, round=2))).page
    expect(page.locator(".log .told-sum")).to_contain_text("Bran took")
    expect(page.locator(".log li.fresh")).to_have_count(2)
    expect(page.locator(".deed-line")).to_have_count(0)


def test_a_phone_says_what_happened_under_what_is_asked(visits: Visits) -> None:
    page = sit(visits, Scene(GAME, in_choice(5, round=2)), size=PHONE, has_touch=True, is_mobile=True).page
    line = page.locator(".bar > .told-sum")
    expect(line).to_contain_text("Bran took")
    assert line.evaluate("(one) => one.offsetHeight") <= 45, "it is higher than its button"
    line.get_by_role("button").tap()
    expect(page.locator(".deed-line")).to_be_visible()


def test_the_speed_is_chosen_and_stays(visits: Visits) -> None:
    page = sit(visits, Scene(GAME, in_choice(5, round=2))).page
    table = page.url
    page.keyboard.press("?")
    page.get_by_role("dialog").get_by_role("link", name="Preferences").click()
    choice = page.get_by_label("Motion")
    expect(choice).to_have_value("off")
    with page.expect_response("**/preferences"):
        choice.select_option("Quick")
    page.keyboard.press("Escape")
    expect(page.locator("html")).to_have_attribute("data-speed", "quick")
    page.goto(table)
    expect(page.locator("html")).to_have_attribute("data-speed", "quick")


def test_a_round_is_summed_up_once_before_the_next_one(visits: Visits) -> None:
    staged = stage(visits.host.tables, Scene(GAME, in_choice(0, round=2)))
    page = visits.new(preferences=replace(UNAIDED, summaries="on"))
    page.goto(staged.ways[0])
    expect(page.locator("#main")).to_have_attribute("data-round", "2")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.evaluate("sessionStorage.setItem(`round-${document.querySelector('#main').dataset.table}-0`, '1')")

    page.reload()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Round I in short")
    dialog.get_by_role("link", name="On to round II").click()
    expect(dialog).to_have_count(0)
    page.reload()
    expect(page.locator("#main")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)

    page.get_by_test_id("log").get_by_role("link", name="I", exact=True).click()
    expect(dialog).to_contain_text("Round I in short")


def test_a_planning_is_summed_up_before_anything_is_produced_or_done_for_one(visits: Visits) -> None:
    staged = stage(visits.host.tables, Scene(GAME, in_phase("materials", round=2)))
    page = visits.new(preferences=replace(UNAIDED, summaries="on", placing="only"))
    page.goto(staged.ways[0])
    page.evaluate("sessionStorage.setItem(`round-${document.querySelector('#main').dataset.table}-0`, '2')")

    page.reload()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Round II: Planning in short")
    expect(dialog.get_by_role("region", name="Bran")).to_be_visible()
    dialog.get_by_role("link", name="On to Production").click()
    expect(dialog).to_have_count(0)


def test_what_a_summary_has_told_is_not_told_once_more(visits: Visits) -> None:
    staged = stage(visits.host.tables, Scene(GAME, in_phase("materials", round=2)))
    page = visits.new(preferences=replace(UNAIDED, summaries="on", speed="quick"))
    page.goto(staged.ways[0])
    page.evaluate(
        "const { table } = document.querySelector('#main').dataset;"
        "sessionStorage.setItem(`round-${table}-0`, '2'); sessionStorage.removeItem(`told-${table}-0`)"
    )

    page.reload()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("link", name="On to Production").click()
    expect(dialog).to_have_count(0)
    page.wait_for_function(
        "() => sessionStorage.getItem(`told-${document.querySelector('#main').dataset.table}-0`) !== null"
    )
    expect(page.locator("html")).not_to_have_class(TELLING)


def test_discards_lie_open_and_show_themselves(visits: Visits) -> None:
    page = sit(visits, Scene(GAME, in_choice(5, round=3))).page
    page.mouse.move(5, 5)  # what lies under a pointer that has not moved was not pointed at
    page.get_by_test_id("discards").locator("li a").first.hover()
    expect(page.locator(".peek")).to_be_visible()
