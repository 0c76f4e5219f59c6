"""A replay in the browser: by the slider, by itself, from a line of the chronicle, and on from a step."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.kit.browser import PHONE, Visits, stop_time
from tests.kit.people import patiently
from tests.kit.scenes import Scene, is_over, stage

pytestmark = pytest.mark.browser

ENDED = Scene({"players": 2, "modules": ("menace",)}, is_over)


def replayed(visits: Visits, page: Page, step: int) -> None:
    staged = stage(visits.host.tables, ENDED)
    page.goto(f"{staged.path}/replay?step={step}")
    expect(page.locator("[data-setting=replays]")).to_have_value("normal")  # its script, which comes last, is there


def test_a_replay_is_moved_by_its_slider_its_marks_and_its_chronicle(visits: Visits) -> None:
    page = visits.new(size=(1366, 650))
    replayed(visits, page, 40)
    title, slider = page.locator("h1"), page.get_by_test_id("slider")
    expect(title).to_contain_text("Step 40 of")

    slider.fill("60")
    expect(title).to_contain_text("Step 60 of")
    slider.focus()
    page.keyboard.press("ArrowRight")
    expect(title).to_contain_text("Step 61 of")
    expect(slider).to_be_focused()
    expect(page).to_have_url(re.compile("step=61"))

    line = page.get_by_test_id("log").locator("a.jump").last
    step = (line.get_attribute("href") or "").rpartition("=")[2]
    line.click()
    expect(title).to_contain_text(f"Step {step} of")
    page.locator(".reel-marks a").nth(1).dispatch_event("click")
    expect(title).not_to_contain_text(f"Step {step} of")


def test_a_replay_plays_by_itself_and_pauses(visits: Visits) -> None:
    page = visits.new()
    stop_time(page)
    replayed(visits, page, 10)
    title = page.locator("h1")

    page.get_by_role("button", name="Play", exact=True).click()
    for step in (11, 12):
        # The next step is due some time after this one has been shown, which takes real time.
        shown = page.locator("h1", has_text=f"Step {step} of")
        patiently(page, shown.is_visible, lambda: page.clock.run_for(200))
    pause = page.get_by_role("button", name="Pause")
    expect(pause).to_have_attribute("aria-pressed", "true")
    pause.click()
    page.clock.run_for(5000)
    expect(title).to_contain_text("Step 12 of")


def test_from_a_step_one_plays_on(visits: Visits) -> None:
    page = visits.new()
    replayed(visits, page, 0)
    page.get_by_test_id("from-here").click()
    expect(page.locator("#main.yours")).to_be_visible()
    expect(page).not_to_have_url(re.compile("replay"))


def test_the_link_of_a_step_is_copied(visits: Visits) -> None:
    page = visits.new(permissions=["clipboard-read", "clipboard-write"])
    replayed(visits, page, 33)
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()").endswith("step=33")


def test_a_replay_needs_no_script_and_fits_a_phone(visits: Visits) -> None:
    page = visits.new(java_script_enabled=False)
    staged = stage(visits.host.tables, ENDED)
    page.goto(f"{staged.path}/replay?step=40")
    page.get_by_test_id("slider").fill("60")
    page.get_by_role("button", name="Go", exact=True).click()
    expect(page.locator("h1")).to_contain_text("Step 60 of")

    phone = visits.new(size=PHONE, has_touch=True, is_mobile=True)
    replayed(visits, phone, 90)
    assert phone.evaluate("document.documentElement.scrollWidth") == PHONE[0]
    phone.get_by_role("link", name="Next step").tap()
    expect(phone.locator("h1")).to_contain_text("Step 91 of")


def test_on_a_phone_a_replay_is_moved_from_one_row_and_the_rest_is_folded_away(visits: Visits) -> None:
    phone = visits.new(size=PHONE, has_touch=True, is_mobile=True)
    replayed(visits, phone, 90)
    assert phone.get_by_test_id("reel").evaluate("(reel) => reel.offsetHeight") < 60
    expect(phone.get_by_test_id("slider")).to_be_in_viewport(ratio=1)
    expect(phone.get_by_test_id("from-here")).to_be_hidden()

    phone.get_by_test_id("reel-more").tap()
    for name in ("Play on from here", "Copy the link"):
        expect(phone.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
    phone.get_by_role("link", name="Next phase").tap()
    expect(phone.locator("h1")).not_to_contain_text("Step 90 of")
