"""Drafts of the places of cubes by plain requests: they are links, change nothing, and nobody else hears of them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from kingdom.store import SeatRow
from tests.kit.local_server import another_browser, local_server, settings_for, tables_of
from tests.kit.pages import FormPlayer, page
from tests.kit.table import given

STEP = given("gold", "ann: construction Hanging Gardens#1[P], Port#1[MMM], Great Lighthouse[MMM]; cubes GG")


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with local_server(settings_for(tmp_path)) as found:
        yield found


def seated(client: TestClient) -> tuple[FormPlayer, FormPlayer]:
    new = tables_of(client).create_from(STEP.game.record(), [SeatRow("Ann"), SeatRow("Bran")])
    players = []
    for token in new.seat_tokens:
        browser = another_browser(client)
        page(browser, f"/t/{new.table_id}/join/{token}")
        players.append(FormPlayer(browser, new.table_id))
    return players[0], players[1]


def test_a_draft_is_walked_through_and_placed_as_one_request_that_undo_takes_back(client: TestClient) -> None:
    ann, _ = seated(client)
    sheet = ann.look()
    assert not any(deed.startswith("place") for deed in sheet.deeds)
    (gardens,) = [link for link in sheet.all("a") if link.text.startswith("2 here: completes it")]

    sheet = ann.draft(gardens.get("href").removeprefix("?draft="))
    (plan,) = {deed for deed in sheet.deeds if deed.startswith("place")}
    assert plan.split("\n") == ["place G on Hanging Gardens#1"] * 2 + ["done"]
    after = ann.do(sheet, plan)
    assert "Hanging Gardens" in after.one("section", test="duchy").text
    back = ann.undo(after)

    assert "Hanging Gardens" not in back.one("section", test="duchy").text
    assert back.drafts == ann.look().drafts


def test_to_look_at_drafts_changes_nothing_and_nobody_else_hears_of_it(client: TestClient) -> None:
    ann, bran = seated(client)
    tables = tables_of(client)
    before = tables.open(ann.table)
    seen = bran.look().main.text
    for draft in ann.look().drafts:
        for further in ann.draft(draft).drafts:
            ann.draft(further)

    after = tables.open(ann.table)
    assert after.sequence == before.sequence
    assert [after.version(viewer) for viewer in (0, 1, None)] == [before.version(viewer) for viewer in (0, 1, None)]
    assert bran.look().main.text == seen
    assert page(bran.client, f"/t/{bran.table}?draft=2Ga").main.text == seen, (
        "a draft in an address is Ann's or nobody's"
    )


def test_an_address_that_makes_no_sense_shows_what_is_suggested(client: TestClient) -> None:
    ann, _ = seated(client)
    usual = ann.look()

    for nonsense in ("x", "9Ga", "1G99999", "%00", "2Ga.2Ga"):
        assert ann.draft(nonsense).drafts == usual.drafts
