"""The interface for programs as a page: every heading can be led to, and tables have their class."""

from __future__ import annotations

from kingdom.web.pages.reference.api import formatted


def test_every_heading_can_be_led_to_by_its_words() -> None:
    assert formatted("## The `Seat`, and more!") == '<h2 id="the-seat-and-more">The <code>Seat</code>, and more!</h2>\n'
    assert formatted("# One\n\n### two_three") == '<h1 id="one">One</h1>\n<h3 id="two_three">two_three</h3>\n'


def test_tables_are_sheets_and_raw_html_is_only_text() -> None:
    found = formatted("| a |\n| --- |\n| <b>b</b> |\n")

    assert '<table class="sheet shapes">' in found
    assert "&lt;b&gt;b&lt;/b&gt;" in found
