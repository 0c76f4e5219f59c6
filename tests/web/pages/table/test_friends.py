"""A friend again: the seat on another device, used links, series, lists, the remembered form, others' bots."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from kingdom.bots import registry as bots
from kingdom.bots.bot import BotError
from kingdom.bots.chance import RandomBot
from kingdom.store import SeatRow
from tests.kit.friends import friends
from tests.kit.local_server import ADDRESS, another_browser, local_server, settings_for, tables_of
from tests.kit.pages import HTML, Sheet, page, send, table_of


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with local_server(settings_for(tmp_path)) as client:
        yield client


def test_a_personal_link_opens_the_seat_on_another_device_again_and_again(client: TestClient) -> None:
    clara, dora = friends(client)
    sheet = page(dora.client, f"/t/{dora.table}/device")
    link = sheet.one("input", class_="link").get("value")
    assert sheet.one("svg", class_="qr")

    assert page(dora.client, f"/t/{dora.table}/device").one("input", class_="link").get("value") == link
    for _ in range(2):
        phone = another_browser(client)
        shown = page(phone, link.removeprefix(ADDRESS))
        assert shown.main.get("data-seat") == "1"
    assert dora.look().main.get("data-seat") == "1", "and where one sat one still sits"
    assert page(clara.client, f"/t/{clara.table}/device").one("input", class_="link").get("value") != link


def test_an_invitation_that_was_used_says_how_to_go_on(client: TestClient) -> None:
    clara = another_browser(client)
    sheet = send(clara, "/tables", {"mode": "link", "name": "Clara"})
    link = sheet.one("input", class_="link").get("value").removeprefix(ADDRESS)
    assert sheet.one("svg", class_="qr")
    send(another_browser(client), link, {"name": "Dora"})

    late = page(another_browser(client), link, 403)

    assert "Take this seat to another device" in late.main.text
    assert late.all("a", href=f"/t/{table_of(sheet)}")


def test_without_a_script_the_page_of_an_invitation_looks_again_until_the_friend_has_come(client: TestClient) -> None:
    clara, dora = another_browser(client), another_browser(client)
    sheet = send(clara, "/tables", {"mode": "link", "name": "Clara"})
    table, link = table_of(sheet), sheet.one("input", class_="link").get("value")
    seconds, _, way = sheet.one("meta", http_equiv="refresh").get("content").partition("; url=")
    assert int(seconds) > 0
    assert page(clara, way).one("input", class_="link").get("value") == link, "nobody has come yet"
    assert page(clara, way).all("noscript")

    send(dora, link.removeprefix(ADDRESS), {"name": "Dora"})

    arrived = page(clara, way)
    assert str(arrived.response.url) == f"{ADDRESS}/t/{table}"
    assert arrived.main.get("data-seat") == "0"
    again = page(clara, f"/t/{table}/invite")
    assert link not in again.source
    assert not again.all("noscript"), "nobody is awaited any more"


def test_the_page_of_an_invitation_to_a_rematch_leads_to_the_table_as_well(client: TestClient) -> None:
    clara, dora = friends(client)
    send(dora.client, f"/t/{dora.table}/resign", {"seat": "1", "client": "one"})
    sheet = send(clara.client, f"/t/{clara.table}/rematch", {})
    way = sheet.one("meta", http_equiv="refresh").get("content").partition("; url=")[2]

    send(dora.client, f"/t/{dora.table}/rematch", {})

    assert str(page(clara.client, way).response.url) == f"{ADDRESS}/t/{table_of(sheet)}"


def test_a_series_of_rematches_keeps_its_score_whoever_sits_where(client: TestClient) -> None:
    clara, dora = friends(client)
    send(dora.client, f"/t/{dora.table}/resign", {"seat": "1", "client": "one"})
    assert not clara.look().all("p", test="series"), "one game is no series"
    second = table_of(send(clara.client, f"/t/{clara.table}/rematch", {}))
    send(dora.client, f"/t/{dora.table}/rematch", {})
    assert tables_of(client).open(second).names == ("Dora", "Clara"), "the seats are swapped"
    send(clara.client, f"/t/{second}/resign", {"seat": "1", "client": "two"})
    third = table_of(send(clara.client, f"/t/{second}/rematch", {}))
    send(dora.client, f"/t/{second}/rematch", {})
    send(dora.client, f"/t/{third}/resign", {"seat": "1", "client": "three"})

    score = page(clara.client, f"/t/{third}/end").one("p", test="series").text

    assert score == "3 games of this series are over: Clara 2, Dora 1."
    assert page(dora.client, f"/t/{second}/end").one("p", test="series").text.endswith("Dora 1, Clara 2.")


def test_a_game_is_taken_off_ones_own_list_and_comes_back_when_one_sits_down_again(client: TestClient) -> None:
    clara, dora = friends(client)
    link = page(clara.client, f"/t/{clara.table}/device").one("input", class_="link").get("value")

    listed = send(clara.client, f"/t/{clara.table}/remove", {"back": "/games"})

    assert clara.table not in listed.source
    assert dora.table in page(dora.client, "/games").source, "of others' lists it is not taken"
    assert clara.look().main.get("data-seat") == "0", "the game is as it was"
    clara.client.post(page(clara.client, link.removeprefix(ADDRESS)).one("body").get("data-arrived"))
    assert clara.table in page(clara.client, "/games").source


def test_what_is_not_on_ones_list_cannot_be_taken_off_it(client: TestClient) -> None:
    clara, _ = friends(client)

    assert another_browser(client).post(f"/t/{clara.table}/remove", data={"back": "/"}).status_code == 403


# --- the form, and the bots of others


def test_the_form_for_a_new_game_remembers_the_last_one(client: TestClient) -> None:
    player = another_browser(client)
    wanted = {"mode": "screen", "modules": ["quest", "advisors"], "side": "A", "other-name": "Dora", "edition": "first"}
    player.post("/tables", data=wanted, headers=HTML)
    send(player, "/tables", {"quick": "alone"})

    for path in ("/new", "/"):
        sheet = page(player, path)
        ticked = {(node.get("name"), node.get("value")) for node in sheet.all("input") if "checked" in node.attributes}
        assert {("mode", "screen"), ("side", "A"), ("edition", "first")} <= ticked
        assert {value for name, value in ticked if name == "modules"} == {"quest", "advisors"}
        assert sheet.one("input", name="other-name").get("value") == "Dora"


@pytest.mark.parametrize("cookie", ["%", "modules=magic&mode=nowhere&edition=ninth", "a=1&" * 900, "mode=bot;"])
def test_a_strange_cookie_ticks_what_is_usual(client: TestClient, cookie: str) -> None:
    player = another_browser(client)

    sheet = Sheet(player.get("/new", headers={**HTML, "Cookie": f"kingdom-new-game={cookie}"}))

    ticked = {(node.get("name"), node.get("value")) for node in sheet.all("input") if "checked" in node.attributes}
    assert {("mode", "bot"), ("edition", "second"), ("level", "steward")} <= ticked


def test_an_installed_bot_can_be_chosen_and_a_broken_one_is_refused_in_a_sentence(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_: int) -> RandomBot:
        raise BotError("the bot 'broken' of nowhere cannot be made: no module; mend or remove that package")

    everybody = {**bots.OURS, "stranger": RandomBot, "broken": broken}
    monkeypatch.setattr(bots, "known", lambda: everybody)
    player = another_browser(client)

    offered = {node.get("value") for node in page(player, "/new").all("input", name="level")}
    assert "stranger" in offered
    assert "broken" not in offered
    sheet = send(player, "/tables", {"mode": "bot", "level": "stranger"})
    assert tables_of(client).open(table_of(sheet)).row.seats[1] == SeatRow("stranger", "stranger")
    refused = send(player, "/tables", {"mode": "bot", "level": "broken"}, 422)
    assert "This bot cannot play here" in refused.one("p", test="refused").text
