"""Alone against the Danger deck: a whole scenario, Spies and Search."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from kingdom.content import load
from kingdom.modules.solo.search import Search
from kingdom.modules.solo.spies import Spy
from tests.kit.browser import Visits
from tests.kit.people import MIDDLE, Eyes, Party, Person, sit, table_in
from tests.kit.scenes import Scene, may_take
from tests.kit.secrets import Secrets

pytestmark = pytest.mark.browser


def test_a_scenario_from_its_story_to_the_record(visits: Visits) -> None:
    page = visits.new()
    page.goto("/")
    page.get_by_test_id("quick-start").click()
    page.goto("/")
    page.get_by_role("link", name="Rats Everywhere").click()
    expect(page.get_by_role("heading", name="Rats Everywhere")).to_be_visible()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Start").click()
    scenario = load(None).scenarios["rats_everywhere"]
    asked_for = frozenset(key for key, _ in scenario.required)
    eyes = Eyes(visits.host, table_in(page), Secrets(load(None), public=asked_for))

    rounds = set()
    ada = Person(page, eyes, 0)
    for _, _, seen in Party([ada]).play(skips=MIDDLE[1:]):
        rounds.update(glance.round for glance in seen)

    assert rounds == {"I", "IV"}
    expect(page.get_by_test_id("score-sheet")).to_contain_text("Ada, Valados")
    total = page.get_by_test_id("score-sheet").locator("tfoot td").inner_text()
    visits.photograph("scenario-end")
    page.goto("/games")
    expect(page.get_by_role("row", name=re.compile("Rats Everywhere"))).to_contain_text(total)


def test_a_spy_turns_a_card_up(visits: Visits) -> None:
    person = sit(visits, Scene({"players": 1, "modules": ("menace",)}, may_take(Spy)))
    page = person.page
    backs = page.locator("[data-area] .card.back")
    hidden, ready = backs.count(), page.get_by_label("Spy, ready").count()
    person.look()

    person.do_kind("Spy")

    expect(backs).to_have_count(hidden - 1)
    expect(page.get_by_label("Spy, ready")).to_have_count(ready - 1)
    person.look()


def test_a_search_gives_two_cards_up_and_keeps_one_of_those_found(visits: Visits) -> None:
    person = sit(visits, Scene({"players": 1}, may_take(Search)))
    page = person.page
    area = page.locator("[data-area]").filter(has=page.get_by_role("link", name="Search")).first
    side = area.get_attribute("data-area")
    area.get_by_role("link", name="Search").click()
    expect(person.status).to_contain_text("Tick two cards")
    area = page.get_by_test_id(f"area-{side}")
    for box in area.get_by_label("give up").all()[:2]:
        box.check()

    person.press(area.get_by_role("button", name="Give up two and search"))

    tray = page.get_by_test_id("tray")
    expect(tray.get_by_role("button")).to_have_count(3)
    person.look()
    kept = tray.locator("a.card .card-name").first.inner_text().replace("\N{SOFT HYPHEN}", "")
    person.press(tray.get_by_role("button").first)
    expect(tray).to_have_count(0)
    expect(page.get_by_test_id("selection")).to_contain_text(kept.split()[0])
    person.look()
