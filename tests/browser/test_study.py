"""The rulebook and the summary sheet in a browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.kit.browser import PHONE, Visits
from tests.kit.languages import LANGUAGES

A4_HEIGHT = 297 / 25.4 * 96
"""Pixels."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_summary_sheet_is_one_page_a4(visits: Visits, language: str) -> None:
    page = visits.new(locale=language)
    page.goto("/rules/sheet")
    height = page.locator(".a4").evaluate("sheet => sheet.getBoundingClientRect().height")
    assert height <= A4_HEIGHT + 1
    printed = page.pdf(prefer_css_page_size=True, print_background=True)
    assert len(re.findall(rb"/Type\s*/Page[^s]", printed)) == 1


def test_the_contents_are_filtered_as_one_types(visits: Visits) -> None:
    page = visits.new()
    page.goto("/rules")
    lines = page.locator(".toc > li:visible")
    expect(lines).to_have_count(15)
    page.get_by_role("searchbox").fill("planning")
    expect(lines).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("found")).to_contain_text("PLA-7")


def test_no_chapter_scrolls_sideways_on_a_phone(visits: Visits) -> None:
    page = visits.new(size=PHONE)
    for path in ("/rules", "/rules/chapters/choice", "/rules/chapters/printings", "/rules/rulings", "/rules/sheet"):
        page.goto(path)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0], path
