"""Without JavaScript: a game between two through plain forms and links. Whole games are played so in tests/web."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pytest
from playwright.sync_api import Locator, expect

from kingdom.store import SeatRow
from tests.kit.browser import Visits
from tests.kit.people import Eyes, Glance, Party, Person, hurry, sit, sit_together
from tests.kit.scenes import Scene, in_choice

pytestmark = pytest.mark.browser


@dataclass
class PlainPerson(Person):
    """Somebody whose browser runs no scripts: pages are loaded anew."""

    def press(self, button: Locator, seen: Glance | None = None) -> None:
        with self.page.expect_navigation():
            button.click()

    def catch_up(self) -> None:
        if not self._has_caught_up():
            self.page.goto(f"/t/{self.eyes.table_id}")

    def offer(self, first: int = 0, second: int = 1, areas: Sequence[str] = ("left", "right")) -> None:
        for number, area in zip((first, second), areas, strict=True):
            self.page.locator(".hand-choice").nth(number).select_option(area)
        self.press(self.page.get_by_test_id("offer"))


def test_choice_planning_and_production_through_plain_forms(visits: Visits) -> None:
    new = visits.host.tables.create({"players": 2, "modules": ("menace",)}, [SeatRow("Ann"), SeatRow("Bran")])
    eyes = Eyes(visits.host, new.table_id)
    people: list[Person] = []
    for seat, token in enumerate(new.seat_tokens):
        page = visits.new(java_script_enabled=False)
        page.goto(f"/t/{new.table_id}/join/{token}")
        people.append(PlainPerson(page, eyes, seat))

    deeds = []
    for _, deed, _ in Party(people).play():
        deeds.append(deed)
        if deeds.count("Select") == 2 and "hurried" not in deeds:
            # Each has offered and selected; the rest of the Choice the server plays.
            hurry(eyes, (0, 1), lambda game: game.state.phase.name == "planning")
            deeds.append("hurried")
        if eyes.table.game.state.phase.name not in ("choice", "planning", "materials"):
            break

    assert deeds[:5] == ["Offer", "Select", "Offer", "Select", "hurried"]
    # A sheet that is confirmed ends Planning, and cubes that are placed end a step.
    assert deeds.count("PlanAll") == 2
    assert deeds.count("PlaceAll") == 2
    people[0].catch_up()
    expect(people[0].page.get_by_test_id("log")).to_contain_text("Materials")


def test_an_offer_that_is_not_complete_is_explained(visits: Visits) -> None:
    scene = sit(visits, Scene({"players": 2}, in_choice(0)), java_script_enabled=False)
    person = PlainPerson(scene.page, scene.eyes, scene.viewer)
    person.page.locator(".hand-choice").first.select_option("left")

    person.press(person.page.get_by_test_id("offer"))

    expect(person.page.get_by_test_id("notice")).to_contain_text("An offer is two different cards")
    expect(person.page.get_by_test_id("offer")).to_be_visible()


def test_looking_asking_and_choosing_are_pages_of_their_own(visits: Visits) -> None:
    page = visits.new(java_script_enabled=False)
    page.goto("/")
    page.locator("select[name=language]").select_option("fr")
    page.get_by_role("button", name="Choose").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.locator("select[name=language]").select_option("en")
    page.locator(".language button").click()

    page.get_by_test_id("quick-start").click()

    expect(page.get_by_test_id("look-again")).to_have_count(0)
    hand = page.get_by_test_id("hand").locator("a.card")
    hand.first.click()
    expect(page.get_by_test_id("large-view")).to_be_visible()
    page.get_by_role("link", name="Go to the table").click()
    page.get_by_role("link", name="Undo").click()
    expect(page.get_by_test_id("why")).to_be_visible()
    page.get_by_role("link", name="Go to the table").click()
    expect(hand).to_have_count(8)


def test_whoever_waits_without_a_script_looks_again_by_a_link(visits: Visits) -> None:
    """A page without a script is not told what others do."""
    mine, other = sit_together(visits, Scene({"players": 2}, in_choice(0)), java_script_enabled=False)
    ann, bran = (PlainPerson(one.page, one.eyes, one.viewer) for one in (mine, other))
    expect(bran.status).to_contain_text("Ann is offering two cards")

    ann.offer()
    bran.press(bran.page.get_by_test_id("look-again"))

    expect(bran.status).to_contain_text("Choose an area")
    expect(bran.page.get_by_test_id("look-again")).to_have_count(0)


def test_words_taking_back_and_giving_up_through_plain_forms(visits: Visits) -> None:
    ann, bran = sit_together(visits, Scene({"players": 2}, in_choice(0)), java_script_enabled=False)
    person = PlainPerson(ann.page, ann.eyes, ann.viewer)
    ann.page.get_by_test_id("company-link").click()
    ann.page.get_by_label("Your message").fill("Good luck")
    ann.page.get_by_role("button", name="Send").click()
    expect(ann.page.get_by_test_id("words")).to_contain_text("Ann Good luck")

    person.catch_up()
    person.offer()
    ann.page.get_by_test_id("company-link").click()
    ann.page.get_by_test_id("take-back").get_by_role("button").click()
    bran.page.goto(f"/t/{bran.eyes.table_id}/company")
    expect(bran.page.get_by_test_id("words")).to_contain_text("Good luck")
    bran.page.get_by_test_id("take-back").get_by_role("button").first.click()
    person.catch_up()
    expect(ann.page.get_by_test_id("offer")).to_be_visible()

    ann.page.get_by_test_id("company-link").click()
    ann.page.get_by_test_id("leave").click()
    ann.page.get_by_test_id("resign").click()
    expect(ann.page.get_by_test_id("end")).to_be_visible()
