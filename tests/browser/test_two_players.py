"""Two people, each with a browser of their own, and one who looks on."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.kit.browser import Visits
from tests.kit.people import MIDDLE, Eyes, Party, Person, table_in

pytestmark = pytest.mark.browser


def test_a_game_between_two_browsers_by_a_link_from_the_first_offer_to_the_score(visits: Visits) -> None:
    ann = visits.new()
    ann.goto("/new")
    ann.get_by_label("A friend, by link").check()
    ann.get_by_label("Your name").fill("Ann")
    ann.get_by_role("button", name="Set up the table").click()
    link = ann.get_by_label("Link for your friend").input_value()
    ann.get_by_role("button", name="Make a link for spectators").click()
    watching = ann.get_by_label("Link for spectators").input_value()
    ann.get_by_role("link", name="Go to the table").click()
    bran = visits.new()
    bran.goto(link)
    expect(bran.get_by_text("Ann has invited you")).to_be_visible()
    bran.get_by_label("Your name").fill("Bran")
    bran.get_by_role("button", name="Take the seat").click()
    carl = visits.new()
    carl.goto(watching)
    eyes = Eyes(visits.host, table_in(ann))
    people = [Person(page, eyes, viewer) for page, viewer in ((ann, 0), (bran, 1), (carl, None))]
    expect(bran.get_by_test_id("opponent")).to_contain_text("Ann")

    rounds, deeds, told = set(), set(), set()
    for deciding, deed, seen in Party(people).play(skips=MIDDLE):
        assert deciding.viewer is not None, "who looks on was asked for something"
        deeds.add(deed)
        for person, glance in zip(people, seen, strict=True):
            rounds.add(glance.round)
            told.add((person.viewer, glance.status))

    assert rounds == {"I", "IV"}
    assert deeds >= {"Offer", "Select", "PlanAll", "PlaceAll"}
    spoken = {viewer: {text for who, text in told if who == viewer} for viewer in (0, 1, None)}
    assert any(text.startswith("Your turn. Offer two cards") for text in spoken[0] & spoken[1])
    assert any("Bran is choosing" in text for text in spoken[0])
    assert any("Ann is choosing" in text for text in spoken[1])
    assert not any("Your" in text or "you" in text for text in spoken[None])
    sheets = [page.get_by_test_id("score-sheet").inner_text() for page in (ann, bran, carl)]
    assert sheets[0] == sheets[1] == sheets[2]
    assert "Ann, Valados" in sheets[0]
    expect(ann.get_by_test_id("rematch")).to_be_visible()
    expect(carl.get_by_test_id("rematch")).to_have_count(0)
    visits.photograph("two-players-end")


def test_whoever_has_used_an_invitation_keeps_the_seat(visits: Visits) -> None:
    ann = visits.new()
    ann.goto("/new")
    ann.get_by_label("A friend, by link").check()
    ann.get_by_role("button", name="Set up the table").click()
    link = ann.get_by_label("Link for your friend").input_value()
    bran, carl = visits.new(), visits.new()
    bran.goto(link)
    carl.goto(link)
    bran.get_by_role("button", name="Take the seat").click()
    expect(bran.get_by_test_id("opponent")).to_be_visible()

    carl.get_by_role("button", name="Take the seat").click()

    expect(carl.get_by_text("ask for a new one")).to_be_visible()
    carl.goto(f"/t/{table_in(bran)}")
    expect(carl.get_by_test_id("opponent")).to_have_count(0)
