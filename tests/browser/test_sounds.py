"""Sounds: made in the page, short, never clipped, all different, and silent until they are turned up."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import numpy as np
import numpy.typing as npt
import pytest
from playwright.sync_api import Page, expect

from kingdom.web.static_files import static
from tests.kit.browser import UNAIDED, Visits
from tests.kit.people import sit
from tests.kit.scenes import Scene, is_over, with_cubes

pytestmark = pytest.mark.browser

RATE = 22050
LONGEST = {"card": 0.2, "cube": 0.2, "coin": 0.5, "complete": 1.0, "turn": 0.7, "end": 1.4}
QUIET = 0.01
"""A sound that begins or ends louder than this clicks."""
RENDER = """async ([address, name, rate]) => {
    const { lengthOf, schedule } = await import(address);
    const context = new OfflineAudioContext(1, Math.ceil((lengthOf(name) + 0.1) * rate), rate);
    schedule(context, name, 1);
    const drawn = await context.startRendering();
    return [lengthOf(name), Array.from(drawn.getChannelData(0))];
}"""

Samples = npt.NDArray[np.float64]


def rendered(page: Page, name: str) -> tuple[float, Samples]:
    """A sound at full loudness: its length in seconds, and its samples."""
    length, samples = page.evaluate(RENDER, [static("shared/sounds.js"), name, RATE])
    return length, np.array(samples)


def pitch(samples: Samples) -> float:
    """The middle of its spectrum, in hertz."""
    spectrum = np.abs(np.fft.rfft(samples))
    return float(np.sum(np.fft.rfftfreq(len(samples), 1 / RATE) * spectrum) / np.sum(spectrum))


def test_sounds_are_short_and_never_clipped_and_nothing_clicks(visits: Visits) -> None:
    page = visits.new()
    page.goto("/rules")
    names = page.evaluate("async (address) => Object.keys((await import(address)).SOUNDS)", static("shared/sounds.js"))
    assert names == list(LONGEST)
    for name, longest in LONGEST.items():
        length, samples = rendered(page, name)
        assert length <= longest, name
        assert 0.15 <= np.abs(samples).max() <= 1, name
        assert np.abs(samples[:20]).max() < 20 * QUIET, name
        assert np.abs(samples[int(length * RATE) - 20 :]).max() < QUIET, name
        assert abs(samples.mean()) < QUIET, name
        again = rendered(page, name)[1]
        assert np.allclose(samples, again, atol=1e-3), f"{name} is the same every time"


def test_sounds_can_be_told_apart(visits: Visits) -> None:
    page = visits.new()
    page.goto("/rules")
    found = {name: rendered(page, name) for name in LONGEST}
    traits = sorted((pitch(samples), length) for length, samples in found.values())
    for (low, one), (high, other) in pairwise(traits):
        assert high > 1.08 * low or abs(one - other) > 0.15, (traits, found.keys())


@pytest.mark.parametrize("volume", ["off", "low"])
def test_there_is_no_sound_until_it_is_turned_up(visits: Visits, volume: str) -> None:
    page = sit(visits, Scene({"players": 2}, is_over), preferences=replace(UNAIDED, volume=volume)).page
    expect(page.locator("html.js")).to_be_attached()
    page.keyboard.press("Shift")
    page.wait_for_function("(name) => sessionStorage.getItem(name)", arg=f"ceremony-{page.url.rpartition('/')[2]}")
    assert page.locator("html").get_attribute("data-sounded") == (None if volume == "off" else "end")


def test_a_completed_card_is_heard_also_where_nothing_moves(visits: Visits) -> None:
    ann = sit(
        visits, Scene({"players": 2}, with_cubes("materials", round=3)), preferences=replace(UNAIDED, volume="low")
    )
    expect(ann.page.locator("html.moves")).to_be_attached()
    ann.page.get_by_test_id("cubes").get_by_role("button").first.click()
    expect(ann.page.locator("html")).to_have_attribute("data-sounded", "complete")
