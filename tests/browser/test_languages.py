"""English, French and Italian: chosen on any page, at once, and remembered."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from kingdom.content import load
from kingdom.web.texts import Texts
from tests.kit.browser import Visits
from tests.kit.people import sit, sit_together
from tests.kit.scenes import Scene, in_choice

pytestmark = pytest.mark.browser

OFFER = Scene({"players": 2, "modules": ("menace",)}, in_choice(0))


def test_a_table_changes_its_language_at_once(visits: Visits) -> None:
    person = sit(visits, OFFER)
    page, content = person.page, load(None)
    said = set()
    for language in ("fr", "it", "en"):
        with page.expect_navigation():  # all of it: before its script is there, a page does not hear what is chosen
            page.locator("select[name=language]").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        texts = Texts(language)
        view = person.eyes.table.view(0)
        status = texts.status(view, (0,), person.eyes.table.names)
        expect(person.status).to_have_text(status)
        first = view.box[(view.me.hand or ())[0]].key
        name = page.get_by_test_id("hand").locator(".card-name").first.inner_text()
        assert name.replace("\N{SOFT HYPHEN}", "").replace("\n", " ") == content.names(first, language)
        said.add((status, page.get_by_test_id("log").inner_text()))
        person.look()
    assert len(said) == 3


def test_a_browser_that_speaks_french_is_answered_in_french(visits: Visits) -> None:
    page = visits.new(locale="fr-FR")
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.get_by_test_id("quick-start")).to_have_text(Texts("fr").t("home-quick-bot"))


def test_the_language_is_remembered_and_one_comes_back_to_the_same_page(visits: Visits) -> None:
    page = visits.new()
    page.goto("/rules/CHO-4")
    page.locator("select[name=language]").select_option("it")
    expect(page.locator("html")).to_have_attribute("lang", "it")
    assert page.url.endswith("/rules/CHO-4")
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "it")


def test_also_to_a_card_whose_name_has_a_number(visits: Visits) -> None:
    person = sit(visits, OFFER)
    page = person.page
    numbered = page.locator("a.card[href*='%23']").first.get_attribute("href") or ""
    page.goto(numbered)
    page.locator("select[name=language]").select_option("fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.get_by_test_id("large-view")).to_be_visible()
    assert page.url.endswith(numbered)


def test_a_table_on_which_something_was_done_changes_its_language_too(visits: Visits) -> None:
    """What the script has put in place of the first page knows where it stands as well."""
    mine, theirs = sit_together(visits, OFFER)
    mine.offer()
    theirs.catch_up()
    for person, language in ((mine, "fr"), (theirs, "it")):
        address = person.page.url
        person.page.locator("select[name=language]").select_option(language)
        expect(person.page.locator("html")).to_have_attribute("lang", language)
        expect(person.status).to_be_visible()
        assert person.page.url == address
