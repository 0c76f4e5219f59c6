"""A bot that took over a seat, and bots with their own thinking time: shown wherever a seat is shown."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from starlette.testclient import TestClient

import kingdom
from kingdom.bots import registry as known_bots
from kingdom.core.reasons import Reason, reason_from, why
from kingdom.store import SeatRow
from kingdom.web.tables.succession import successions
from kingdom.words.terms import Terms
from tests.kit.deals import begin_deal, challenge, deals_of
from tests.kit.languages import LANGUAGES
from tests.kit.local_server import (
    Chair,
    another_browser,
    data_of,
    error_of,
    local_server,
    open_table,
    settings_for,
    tables_of,
)
from tests.kit.pages import page, send, table_of
from tests.kit.refusals import reason_at
from tests.kit.tables import TWO
from tests.kit.texts import is_readable

SAID = "Regent cannot go on at this table: Baron plays in its place."
HANDED_OVER = SeatRow("Rook", "baron", "regent")


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with local_server(settings_for(tmp_path, bot_seconds=2.0)) as found:
        yield found


@pytest.fixture
def ann(client: TestClient) -> Chair:
    """At a table whose other bot has failed."""
    new = tables_of(client).create(TWO, [SeatRow("Rook", "regent"), SeatRow("Ann")], seed=4)
    client.cookies.set("kingdom-seat-1", new.seat_tokens[1] or "", path=f"/t/{new.table_id}")
    tables_of(client).sit(new.table_id, 0, HANDED_OVER)
    return Chair(client, new.table_id, 1, new.seat_tokens[1] or "")


def resign(client: TestClient, chair: Chair) -> None:
    client.app.state.services.chat.resign(chair.table, chair.viewer, "enough")  # type: ignore[attr-defined]


def test_a_table_says_which_bot_took_over_in_one_sentence(client: TestClient, ann: Chair) -> None:
    shown = page(client, f"/t/{ann.table}")
    assert shown.one("li", test="succession").text == SAID
    assert shown.one("span", test="succession-now").text == SAID, "a phone shows no chronicle"
    assert page(client, f"/t/{ann.table}/log").one("p", test="succession").text == SAID

    seats = ann.view()["seats"]
    assert seats[0] == {
        "seat": 0,
        "name": "Rook",
        "bot": "baron",
        "instead_of": "regent",
        "substitute": None,
        "note": SAID,
    }
    assert seats[1] == {"seat": 1, "name": "Ann", "bot": None, "instead_of": None, "substitute": None, "note": None}


def test_the_score_sheet_and_the_record_say_which_bot_took_over(client: TestClient, ann: Chair) -> None:
    resign(client, ann)

    assert page(client, f"/t/{ann.table}").one("p", test="succession").text == SAID
    assert data_of(ann.get("/record"))["note"] == SAID


def test_a_rematch_and_a_challenge_are_against_the_bot_that_was_chosen(client: TestClient) -> None:
    form = {"mode": "bot", "level": "baron", "duchy": "valados"}
    who = another_browser(client)
    table = table_of(send(who, "/tables", form))
    tables_of(client).sit(table, 1, SeatRow("Baron", "steward", "baron"))
    client.app.state.services.chat.resign(table, 0, "enough")  # type: ignore[attr-defined]

    again = tables_of(client).open(table_of(send(who, f"/t/{table}/rematch", {})))
    deal = str(send(who, f"/t/{table}/challenge", {}).response.url).rpartition("/")[2]

    assert again.row.seats[0] == SeatRow("Baron", "baron")
    assert deals_of(client).get(deal).bot == "baron"


@pytest.mark.parametrize("language", LANGUAGES)
def test_chance_in_place_of_a_bot_is_called_chance(language: str) -> None:
    plain, chance, person = successions(
        Terms(language), [HANDED_OVER, SeatRow("Rook", "random", "page"), SeatRow("Ann")]
    )

    assert is_readable(plain)
    assert is_readable(chance)
    assert len(chance) > len(plain) + 20
    assert person == ""


# --- with a thinking time of their own


def test_a_bot_thinks_quickly_or_long_if_the_form_says_so(client: TestClient) -> None:
    def opponent(**form: str) -> SeatRow:
        table = table_of(send(another_browser(client), "/tables", {"mode": "bot", "duchy": "valados", **form}))
        return tables_of(client).open(table).row.seats[1]

    assert opponent(level="baron", pace="long") == SeatRow("Baron (8 s)", "baron@8s")
    assert opponent(level="regent", pace="quick") == SeatRow("Regent (0.5 s)", "regent@0.5s")
    assert opponent(level="regent", pace="normal") == SeatRow("Regent", "regent")
    assert opponent(level="regent", pace="for ever") == SeatRow("Regent", "regent")
    assert opponent(level="page", pace="long") == SeatRow("Page", "page")
    paces = [label.text for label in page(client, "/new").all("label") if "for a decision" in label.text]
    assert paces == [
        "Quick About 0.5 s for a decision.",
        "Normal About 2 s for a decision.",
        "Long About 8 s for a decision.",
    ]


def test_a_bot_with_its_own_time_is_called_by_it_in_deals_and_progress(client: TestClient) -> None:
    deal = challenge(client, level="baron", pace="long", duchy="valados")
    who = another_browser(client)
    table = begin_deal(who, deal, "Ann")

    assert "Baron (8 s)" in page(who, f"/deals/{deal}").main.text
    assert tables_of(client).open(table).row.seats[1] == SeatRow("Baron (8 s)", "baron@8s")
    client.app.state.services.chat.resign(table, 0, "enough")  # type: ignore[attr-defined]
    shown = page(who, "/progress").main.text
    assert "Baron" in shown
    assert "Baron (8 s)" not in [row.text for row in page(who, "/progress").all("th")], (
        "one opponent, whatever its time"
    )


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("baron@0s", why("bot-time-limits", given="'baron@0s'", least="0.01", most="60")),
        ("baron@61s", why("bot-time-limits", given="'baron@61s'", least="0.01", most="60")),
        ("baron@-1s", why("bot-time", given="'baron@-1s'", bot="baron")),
        ("baron@soon", why("bot-time", given="'baron@soon'", bot="baron")),
        ("baron@", why("bot-time", given="'baron@'", bot="baron")),
        ("page@5s", why("bot-without-clock", given="'page@5s'", bot="page", time="@5s")),
        ("random@5s", why("bot-without-clock", given="'random@5s'", bot="random", time="@5s")),
        ("grandmaster@5s", why("no-bot", given="'grandmaster'", names=tuple(known_bots.known()))),
    ],
)
def test_a_thinking_time_that_makes_no_sense_is_refused(client: TestClient, bot: str, reason: Reason) -> None:
    error = error_of(client.post("/api/tables", json={"seats": [{}, {"bot": bot}]}), 422, "invalid")

    assert list(map(reason_from, error["reasons"])) == [reason_at("body.seats.1.bot", reason)]


def test_a_seat_may_ask_for_as_long_as_the_form_offers_and_no_longer(client: TestClient) -> None:
    opened = data_of(client.post("/api/tables", json={"seats": [{}, {"bot": "baron@8s"}]}))
    assert opened["seats"][1]["bot"] == "baron@8s"
    ann = Chair(client, opened["table"], 0, opened["seats"][0]["token"])

    limits = why("bot-time-limits", given="'baron@8.5s'", least="0.01", most="8")
    for answer in (
        client.post("/api/tables", json={"seats": [{}, {"bot": "baron@8.5s"}]}),
        ann.post("/leave", {"bot": "baron@8.5s"}),
    ):
        assert list(map(reason_from, error_of(answer, 422, "bot")["reasons"])) == [limits]


def test_a_bot_that_cannot_play_here_is_refused_and_not_replaced(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = EntryPoint("broken", "kingdom.bots.nowhere:Bot", known_bots.GROUP)
    monkeypatch.setitem(known_bots.known(), "broken", known_bots._external(broken))  # type: ignore[arg-type]
    ann = open_table(client)[0]
    record = json.loads(kingdom.new_game(seed=1, **TWO).record().to_json())

    for answer in (
        client.post("/api/tables", json={"seats": [{}, {"bot": "broken"}]}),
        client.post("/api/records", json={"record": record, "seats": [{}, {"bot": "broken"}]}),
        ann.post("/leave", {"bot": "broken"}),
    ):
        assert [one["id"] for one in error_of(answer, 422, "bot")["reasons"]] == ["broken-bot"]


def test_on_ones_own_machine_a_seat_may_ask_for_a_minute(tmp_path: Path) -> None:
    with local_server(settings_for(tmp_path, bot_seconds=2.0, local=True)) as client:
        data_of(client.post("/api/tables", json={"seats": [{}, {"bot": "baron@60s"}]}))


# --- at reduced strength


def test_the_form_says_when_a_level_plays_at_reduced_strength_and_what_to_install(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    def said_of_the_regent() -> str:
        return next(label.text for label in page(client, "/new").all("label") if label.text.startswith("Regent"))

    monkeypatch.setattr(known_bots, "is_native", lambda: True)
    assert "Reduced" not in said_of_the_regent()
    monkeypatch.setattr(known_bots, "is_native", lambda: False)
    assert "about 1 in 200 of its trials. For all of them, run “make native”" in said_of_the_regent()


def test_a_table_says_that_a_bot_plays_at_reduced_strength(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    table = data_of(client.post("/api/tables", json={"seats": [{"bot": "regent@0.1s"}, {"bot": "page"}]}))
    page(client, f"/t/{table['table']}/join/{table['spectator_token']}")
    for native, told in ((True, []), (False, ["Regent (0.1 s) plays at reduced strength here."])):
        monkeypatch.setattr(known_bots, "is_native", lambda there=native: there)
        for address, tag in ((f"/t/{table['table']}", "li"), (f"/t/{table['table']}/log", "p")):
            assert [one.text for one in page(client, address).all(tag, test="succession")] == told
