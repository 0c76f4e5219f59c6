"""Challenges and the deal of the day: the same game for everybody, and nothing of it for whoever has not played it."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any, cast

import pytest
from starlette.testclient import TestClient

from kingdom.content import load
from kingdom.game.record import RULES_VERSION
from kingdom.store import DealRow, SeatRow, Store, TableRow, read_day
from kingdom.web.deals.calendar import ROTA, daily, seed_of
from kingdom.web.present.games.deals import standings
from kingdom.web.tables.export import packed, unpack
from kingdom.web.texts import Texts
from tests.kit.deals import MONDAY, begin_deal, challenge, deals_of, finish_deal, give_up
from tests.kit.languages import LANGUAGES
from tests.kit.local_server import another_browser, error_of, local_server, settings_for, tables_of
from tests.kit.pages import HTML, page, send, table_of


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("server")


@pytest.fixture(scope="module")
def client(folder: Path) -> Iterator[TestClient]:
    with local_server(settings_for(folder)) as found:
        deals_of(found).today = lambda: MONDAY
        yield found


# --- the same game


def test_whoever_opens_the_link_gets_the_same_deal_rules_and_opponent(client: TestClient) -> None:
    deal = challenge(client, modules="menace", duchy="teressie")
    ann, bran = another_browser(client), another_browser(client)
    first, second = (
        tables_of(client).open(begin_deal(who, deal, name)) for who, name in ((ann, "Ann"), (bran, "Bran"))
    )
    assert first.id != second.id
    assert first.row.seed == second.row.seed
    assert first.row.configuration == second.row.configuration
    assert first.bots == second.bots == ("page", None)
    assert (first.names[1], second.names[1]) == ("Ann", "Bran")
    assert not first.practice


def test_a_challenge_can_be_played_solo(client: TestClient) -> None:
    table = begin_deal(another_browser(client), challenge(client, mode="solo"))
    assert tables_of(client).open(table).bots == (None,)


def test_what_does_not_fit_together_is_said_and_makes_no_challenge(client: TestClient) -> None:
    found = send(
        another_browser(client), "/challenges", {"mode": "bot", "modules": "quest", "quest-second": "nowhere"}, 422
    )
    assert found.one(class_="refused-choice")


def test_whoever_makes_a_challenge_is_remembered_by_name(client: TestClient) -> None:
    ann = another_browser(client)
    send(ann, "/challenges", {"mode": "bot", "level": "page", "name": "Zoé"})

    assert page(ann, f"/deals/{challenge(client)}").one("input", name="name").get("value") == "Zoé"


def test_pressing_twice_leads_to_one_table(client: TestClient) -> None:
    deal, ann = challenge(client), another_browser(client)
    page(ann, f"/deals/{deal}")
    table = begin_deal(ann, deal)
    assert begin_deal(ann, deal) == table
    assert page(ann, f"/deals/{deal}").one(test="deal-go-on").get("href") == f"/t/{table}"
    give_up(client, table)
    assert begin_deal(ann, deal) == table, "a deal is played once"


def test_to_look_at_a_deal_writes_nothing(client: TestClient, folder: Path) -> None:
    deal, ann = challenge(client), another_browser(client)

    def everything() -> list[str]:
        (file,) = folder.rglob("*.sqlite")
        with closing(sqlite3.connect(file)) as opened:
            return list(opened.iterdump())

    before = everything()
    for path in ("/", f"/deals/{deal}", "/deals/today", f"/deals/{MONDAY - timedelta(days=1)}"):
        page(ann, path)
    assert everything() == before


# --- nothing is spoiled


def seeds_in(client: TestClient, deal: str, *texts: str) -> list[str]:
    row = deals_of(client).get(deal)
    assert row.seed is not None
    return [text[:80] for text in texts if str(row.seed) in text or f"{row.seed:x}" in text]


def test_nothing_of_others_is_shown_before_ones_own_game_is_over(client: TestClient) -> None:
    deal = challenge(client)
    _, others = finish_deal(client, deal, "Rival")
    ann = another_browser(client)
    fresh = page(ann, f"/deals/{deal}")
    mine = begin_deal(ann, deal, "Ann")
    running = page(ann, f"/deals/{deal}")
    for shown in (fresh, running):
        assert not shown.all(test="deal-results")
        assert "Rival" not in shown.source
        assert others not in shown.source
    assert "One player has finished it." in fresh.main.text
    assert seeds_in(client, deal, fresh.source, running.source, page(ann, f"/t/{mine}").source) == []

    give_up(client, mine)
    done = page(ann, f"/deals/{deal}")
    assert [row.text.split()[0] for row in done.all("tr", test="deal-other")] == ["Rival"]
    assert "Ann (you)" in done.one("tr", test="deal-own").text
    assert f"/t/{others}/replay" in done.source


WAYS = (
    "",
    "/end",
    "/replay",
    "/review",
    "/record.json",
    "/end.svg",
    "/review.json",
    "/review.html",
    "/company",
    "/log",
)


def test_no_link_to_the_game_of_another_gives_the_deal_away(client: TestClient) -> None:
    deal = challenge(client)
    _, others = finish_deal(client, deal, "Rival")
    stranger, ann = another_browser(client), another_browser(client)
    mine = begin_deal(ann, deal, "Ann")
    for who in (stranger, ann):
        for way in WAYS:
            said = who.get(f"/t/{others}{way}", headers=HTML, follow_redirects=False)
            assert (said.status_code, said.headers["location"]) == (303, f"/deals/{deal}"), way
            error = error_of(who.get(f"/t/{others}{way}"), 403, "deal-unplayed")
            assert seeds_in(client, deal, str(error)) == []
        for way in ("/review", "/from", "/rematch"):
            said = who.post(f"/t/{others}{way}", headers=HTML, follow_redirects=False)
            assert said.headers["location"] == f"/deals/{deal}", way
    error_of(ann.get(f"/t/{mine}/record.json"), 403, "still-running")

    give_up(client, mine)
    assert ann.get(f"/t/{others}/record.json").status_code == 200
    page(ann, f"/t/{others}/replay")
    error_of(stranger.get(f"/t/{others}/record.json"), 403, "deal-unplayed")


def test_nobody_looks_on_at_a_deal(client: TestClient) -> None:
    ann = another_browser(client)
    table = begin_deal(ann, challenge(client))
    assert "spectators are not allowed" in page(ann, f"/t/{table}/invite").main.text
    error_of(ann.post(f"/t/{table}/invite", data={"for": "spectators"}), 403, "not-yours")


def test_a_game_without_a_deal_is_open_to_whoever_has_its_link(client: TestClient) -> None:
    tables = tables_of(client)
    table = tables.create({}, [SeatRow("Ann"), SeatRow("Page", "page")]).table_id
    give_up(client, table)
    page(another_browser(client), f"/t/{table}/replay")


# --- a finished game as a challenge


def finished(client: TestClient) -> tuple[TestClient, str]:
    ann = another_browser(client)
    table = table_of(send(ann, "/tables", {"mode": "bot", "level": "page", "name": "Ann"}))
    give_up(client, table)
    return ann, table


def test_a_finished_game_can_be_sent_to_others(client: TestClient) -> None:
    ann, table = finished(client)
    page(another_browser(client), f"/t/{table}/replay")
    shown = send(ann, f"/t/{table}/challenge", {})
    deal = str(shown.response.url).rpartition("/")[2]
    assert "Ann (you)" in shown.one("tr", test="deal-own").text
    assert str(send(ann, f"/t/{table}/challenge", {}).response.url).endswith(deal), "it is one challenge"
    assert page(ann, f"/t/{table}/end").one(test="deal").get("href") == f"/deals/{deal}"

    bran = another_browser(client)
    assert bran.get(f"/t/{table}/replay", headers=HTML, follow_redirects=False).status_code == 303
    other = begin_deal(bran, deal, "Bran")
    assert tables_of(client).open(other).row.seed == tables_of(client).open(table).row.seed
    give_up(client, other)
    page(bran, f"/t/{table}/replay")


def test_only_whoever_played_it_can_make_a_challenge_of_a_game_and_not_of_practice(client: TestClient) -> None:
    ann, table = finished(client)
    error_of(another_browser(client).post(f"/t/{table}/challenge"), 403, "not-yours")
    tables_of(client).practise(table)
    error_of(ann.post(f"/t/{table}/challenge"), 403, "not-yours")
    assert not page(ann, f"/t/{table}/end").all(test="challenge")


def test_a_deal_for_other_rules_or_cards_is_closed(client: TestClient) -> None:
    deal = deals_of(client).get(challenge(client))
    store = cast(Store, cast(Any, client.app).state.services.store)
    for old in (replace(deal, id="old-rules", rules="0"), replace(deal, id="old-cards", content=("x", "0" * 64))):
        store.deals.keep(old)
        page(another_browser(client), f"/deals/{old.id}").one(test="deal-closed")
        error_of(another_browser(client).post(f"/deals/{old.id}"), 409, "deal-closed")


def test_a_game_that_moves_to_a_server_without_its_deal_is_like_any_other(client: TestClient, tmp_path: Path) -> None:
    _, table = finish_deal(client, challenge(client))
    store = cast(Store, cast(Any, client.app).state.services.store)
    row = store.table(table)
    assert row is not None
    line = json.dumps(packed(store, row))
    with local_server(settings_for(tmp_path)) as elsewhere:
        there = cast(Store, cast(Any, elsewhere.app).state.services.store)
        unpack(line, 1, there, load())
        assert there.deals.of_table(table) is None
        page(another_browser(elsewhere), f"/t/{table}/replay")


# --- the deal of the day


def test_the_deal_of_the_day_is_the_same_for_everybody(client: TestClient) -> None:
    ann, bran = another_browser(client), another_browser(client)
    assert page(ann, "/").one(test="deal-of-the-day").get("href") == "/deals/today"
    assert str(page(ann, "/deals/today").response.url).endswith(f"/deals/{MONDAY}")
    first, second = (tables_of(client).open(begin_deal(who, MONDAY.isoformat())) for who in (ann, bran))
    assert first.row.seed == second.row.seed
    assert seeds_in(client, MONDAY.isoformat(), page(ann, "/deals/today").source, page(ann, "/").source) == []
    day_before = (MONDAY - timedelta(days=1)).isoformat()
    assert tables_of(client).open(begin_deal(ann, day_before)).row.seed != first.row.seed
    leading = [
        [node.get("href") for node in page(another_browser(client), f"/deals/{day}").all("a")]
        for day in (MONDAY, day_before)
    ]
    assert ["/deals/today" in links for links in leading] == [False, True], (
        "from an earlier day there is a way to today"
    )


@pytest.mark.parametrize("name", ["2026-11-17", "2026-02-30", "2026-11-09", "nothing", "%2e%2e", "x" * 40])
def test_a_day_to_come_or_long_gone_has_no_deal(client: TestClient, name: str) -> None:
    error_of(another_browser(client).get(f"/deals/{name}"), 404, "no-such-deal")
    error_of(another_browser(client).post(f"/deals/{name}"), 404, "no-such-deal")


def test_the_deal_of_a_day_can_be_looked_at_for_ever_and_begun_for_a_week(client: TestClient) -> None:
    assert begin_deal(another_browser(client), (MONDAY - timedelta(days=6)).isoformat()), "the seventh day of that week"
    ann, table = finish_deal(client, (MONDAY - timedelta(days=2)).isoformat())
    deals_of(client).today = lambda: MONDAY + timedelta(days=30)
    try:
        deal = (MONDAY - timedelta(days=2)).isoformat()
        assert page(ann, f"/deals/{deal}").one(test="deal-results")
        error_of(another_browser(client).post(f"/deals/{deal}"), 409, "deal-closed")
        assert begin_deal(ann, deal) == table
    finally:
        deals_of(client).today = lambda: MONDAY


def test_every_weekday_has_a_game_of_its_own_and_sundays_have_all_scenarios() -> None:
    content = load()
    week = [daily(MONDAY + timedelta(days=day), content) for day in range(7)]
    assert len({str(one.options) for one in week}) == 7
    assert all((one.bot is None) == (one.options.get("players") != 2) for one in week)
    sundays = [MONDAY + timedelta(days=6, weeks=number) for number in range(len(content.scenarios))]
    assert {daily(day, content).options["scenario"] for day in sundays} == set(content.scenarios)
    assert {daily(MONDAY + timedelta(weeks=number), content).seat for number in range(2)} == {0, 1}
    assert len(ROTA) == 6


def test_a_seed_of_one_day_says_nothing_of_another() -> None:
    seeds = {seed_of(secret, MONDAY + timedelta(days=day)) for secret in ("a", "b") for day in range(50)}
    assert len(seeds) == 100
    assert max(seeds).bit_length() > 120
    assert read_day("2026-11-16") == MONDAY
    assert [read_day(said) for said in ("2026-13-01", "20261116", "today", "")] == [None] * 4


# --- the results


def result(
    *points: int, winners: tuple[int, ...] = (), reason: str = "score", medal: str | None = None
) -> dict[str, Any]:
    scores = [[{"source": "flat", "points": one, "clause": "END-1"}] for one in points]
    return {"winners": list(winners), "reason": reason, "scores": scores, "medal": medal}


def row(name: str, verdict: dict[str, Any], *, practice: bool = False, bot: str | None = None) -> TableRow:
    seats = (SeatRow("Page", "page"), SeatRow(name, bot))
    return TableRow(name, 0, "1", ("x", "y"), {}, 1, None, seats, practice=practice, result=verdict)


def test_results_are_ranked_and_equals_share_a_place() -> None:
    deal = DealRow("deal", 0, RULES_VERSION, ("x", "y"), {}, 1, "page", 1)
    rows = [
        row("lost", result(50, 40, winners=(0,))),
        row("close", result(40, 41, winners=(1,))),
        row("clear", result(30, 50, winners=(1,))),
        row("as clear", result(31, 51, winners=(1,))),
        row("shared", result(45, 45, winners=(0, 1))),
        row("helped", result(0, 90, winners=(1,)), practice=True),
        row("left", result(0, 90, winners=(1,)), bot="baron"),
    ]
    found = standings(deal, rows, {"baron": result(20, 60, winners=(1,))}, "close", Texts("en"))
    assert [(one.place, one.fared.name) for one in found] == [
        (1, "Baron"), (2, "clear"), (2, "as clear"), (4, "close"), (5, "shared"), (6, "lost"),
        (None, "helped"), (None, "left"),
    ]  # fmt: skip
    assert [one.fared.name for one in found if one.fared.own] == ["close"]


def test_in_solo_games_points_count_and_a_loss_comes_last() -> None:
    deal = DealRow("deal", 0, RULES_VERSION, ("x", "y"), {}, 0, None, 1)
    rows = [
        replace(row(name, verdict), seats=(SeatRow(name),))
        for name, verdict in (
            ("much", result(120, reason="loss", medal="gold")),
            ("gold", result(110, reason="medal", medal="gold")),
            ("none", result(20, reason="medal", medal="none")),
        )
    ]
    found = standings(deal, rows, {}, "", Texts("en"))
    assert [(one.fared.name, one.fared.outcome, one.fared.medal) for one in found] == [
        ("gold", "done", "gold"), ("none", "done", ""), ("much", "lost", ""),
    ]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_speak_every_language(client: TestClient, language: str) -> None:
    deal = challenge(client, mode="solo")
    who, _ = finish_deal(client, deal)
    for shown in (who, another_browser(client)):
        shown.cookies.set("kingdom-language", language)
        assert page(shown, f"/deals/{deal}").main.text
        assert page(shown, "/deals/today").main.text
