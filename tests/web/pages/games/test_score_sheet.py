"""Finished games: the score sheet, its pictures, the rematch, the replay, the record, and the best results alone."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient

from kingdom import Record, replay
from kingdom.content import load
from kingdom.core.scoring import ScoreLine
from kingdom.store import SeatRow, TableRow, Visit
from kingdom.web.present.games.chart import bar_chart, line_chart
from kingdom.web.present.games.list import best_medals, solo_records
from kingdom.web.present.games.score_sheet import score_by_round
from kingdom.web.tables.tables import Tables
from kingdom.web.texts import Texts
from tests.kit.local_server import another_browser, local_server, settings_for, tables_of
from tests.kit.pages import page, send, table_of
from tests.kit.walks import choose


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with local_server(settings_for(tmp_path_factory.mktemp("server"))) as found:
        yield found


def finished(client: TestClient, seats: list[SeatRow], **options: Any) -> tuple[str, list[str]]:
    """A table whose game is over, and the ways to its seats."""
    tables = tables_of(client)
    new = tables.create(options, seats, seed=4)
    play_out(tables, new.table_id)
    return new.table_id, [f"/t/{new.table_id}/join/{token}" for token in new.seat_tokens if token]


def play_out(tables: Tables, table_id: str) -> None:
    rng = Random(4)
    while owing := (game := tables.open(table_id).game).waiting():
        action = choose(game.state, owing[0], "sensible", rng)
        tables.act(table_id, owing[0], [game.text(action)], f"p{tables.open(table_id).sequence}")


@pytest.fixture(scope="module")
def two(client: TestClient) -> tuple[str, list[str]]:
    return finished(client, [SeatRow("Ann"), SeatRow("Bran")], modules=("menace", "quest"))


@pytest.fixture(scope="module")
def alone(client: TestClient) -> tuple[str, list[str]]:
    return finished(client, [SeatRow("Ann")], scenario="rats_everywhere")


# --- the sheet


def test_the_sheet_adds_up_source_by_source(client: TestClient, two: tuple[str, list[str]]) -> None:
    verdict = tables_of(client).open(two[0]).game.outcome()
    sheet = page(client, two[1][0])
    (table,) = sheet.all(test="score-sheet")
    rows = [
        [cell.text for cell in row.children if cell.tag in ("th", "td")] for row in table.children if row.tag == "tr"
    ]
    numbers = [[int(cell.replace("−", "-")) for cell in row[1:]] for row in rows[1:]]
    for seat in (0, 1):
        assert sum(row[seat] for row in numbers[:-1]) == numbers[-1][seat] == verdict.total(seat)
    assert rows[0][1:] == ["Ann, Valados", "Bran, Téressie"]


def test_a_medal_or_the_reason_of_a_loss_is_shown(client: TestClient, alone: tuple[str, list[str]]) -> None:
    verdict = tables_of(client).open(alone[0]).game.outcome()
    text = page(client, alone[1][0]).main.text
    assert (verdict.reason == "loss") == (" loses: " in text)
    assert all(str(least) in text for least in (70, 90, 110))


def test_the_points_over_the_rounds_end_with_the_score(client: TestClient, two: tuple[str, list[str]]) -> None:
    game = tables_of(client).open(two[0]).game
    growth = score_by_round(game)
    assert len(growth) == 4
    assert growth[-1] == tuple(game.outcome().total(seat) for seat in (0, 1))


def test_charts_stay_within_their_frames_and_names_do_not_lie_on_one_another() -> None:
    for rounds in ([[3, 5], [9, 9], [20, 21], [40, 40]], [[-8, -2], [-20, -4]], [[0]], []):
        seats = [("Ann", "valados"), ("Bran", "teressie")][: len(rounds[0]) if rounds else 1]
        chart = line_chart(rounds, seats)
        for curve in chart.curves:
            assert len(curve.dots) == len(rounds) + 1
            assert all(0 <= x <= chart.width and 0 <= y <= chart.height for x, y, _ in curve.dots)
        labels = [curve.label_y for curve in chart.curves]
        assert len(labels) < 2 or abs(labels[0] - labels[1]) >= 15
    bars = bar_chart(["Ann", "Bran"], [("flat", (10, 20)), ("calamities", (-4, 0)), ("per_monument", (30, 0))])
    assert [[bar.points for bar in row.bars] for row in bars.rows] == [[10, -4, 30], [20]]
    assert all(bar.x + bar.width <= bars.width for row in bars.rows for bar in row.bars)


# --- going on


def test_a_rematch_swaps_the_seats_and_invites_the_opponent(client: TestClient, two: tuple[str, list[str]]) -> None:
    ann = another_browser(client)
    page(ann, two[1][0])
    sheet = send(ann, f"/t/{two[0]}/rematch", {})
    table = tables_of(client).open(table_of(sheet))
    assert table.names == ("Bran", "Ann")
    assert table.row.configuration == tables_of(client).open(two[0]).row.configuration
    assert any("/join/" in node.get("value") for node in sheet.all("input"))
    assert "Bran has not arrived yet: send the link." in page(ann, f"/t/{table.id}").status


def test_the_friend_gets_to_the_rematch_from_the_score_sheet(client: TestClient) -> None:
    old, ways = finished(client, [SeatRow("Ann"), SeatRow("Bran")], modules=("menace",))
    ann, bran, stranger = (another_browser(client) for _ in range(3))
    page(ann, ways[0])
    assert "asks for a rematch" not in page(bran, ways[1]).main.text

    invite = send(ann, f"/t/{old}/rematch", {})

    link = next(node.get("value") for node in invite.all("input") if "/join/" in node.get("value"))
    assert "Bran will find the invitation on the score sheet" in invite.main.text
    new = tables_of(client).open(table_of(invite))
    asked = page(bran, f"/t/{old}")
    assert "Ann asks for a rematch" in asked.main.text
    assert table_of(send(bran, f"/t/{old}/rematch", {})) == new.id
    assert "Offer two cards" in page(bran, f"/t/{new.id}").status, "Bran begins this time"
    page(stranger, link.partition("127.0.0.1")[2], 403)
    for person in (ann, bran):
        again = send(person, f"/t/{old}/rematch", {})
        assert table_of(again) == new.id, "asking again leads to the same table"
    assert "asks for" not in page(stranger, f"/t/{old}").main.text


def test_nobody_but_whoever_played_gets_the_seat_that_is_kept_for_a_rematch(client: TestClient) -> None:
    old, ways = finished(client, [SeatRow("Ann"), SeatRow("Bran")], modules=())
    ann, stranger = (another_browser(client) for _ in range(2))
    page(ann, ways[0])
    new = table_of(send(ann, f"/t/{old}/rematch", {}))
    page(stranger, f"/t/{old}/join/{tables_of(client).key_for(old, None, 'somebody')}")
    send(stranger, f"/t/{old}/rematch", {}, 403)
    page(stranger, f"/t/{new}", 403)
    assert tables_of(client).invitation(new, 0) is not None


def test_two_at_one_screen_play_again_with_their_seats_swapped(client: TestClient) -> None:
    old, ways = finished(client, [SeatRow("Ann"), SeatRow("Bran")], modules=())
    screen = another_browser(client)
    for way in ways:
        page(screen, way)
    again = send(screen, f"/t/{old}/rematch", {})
    assert "Bran" in again.one(test="cover").text
    assert tables_of(client).open(table_of(again)).names == ("Bran", "Ann")
    assert table_of(send(screen, f"/t/{old}/rematch", {})) != table_of(again)


def test_while_a_game_runs_there_is_no_rematch(client: TestClient) -> None:
    table = table_of(send(client, "/tables", {"quick": "bot"}))
    assert table_of(send(client, f"/t/{table}/rematch", {})) == table


def test_a_scenario_and_a_game_against_a_bot_are_played_again_at_once(
    client: TestClient, alone: tuple[str, list[str]]
) -> None:
    browser = another_browser(client)
    page(browser, alone[1][0])
    again = tables_of(client).open(table_of(send(browser, f"/t/{alone[0]}/rematch", {})))
    assert again.row.configuration["scenario"] == "rats_everywhere"
    assert not again.practice
    bot, ways = finished(client, [SeatRow("Ann"), SeatRow("Page", "page")], modules=())
    page(browser, ways[0])
    swapped = tables_of(client).open(table_of(send(browser, f"/t/{bot}/rematch", {})))
    assert swapped.bots == ("page", None)


def test_whoever_only_looks_on_gets_no_rematch(client: TestClient, two: tuple[str, list[str]]) -> None:
    stranger = another_browser(client)
    assert not page(stranger, f"/t/{two[0]}").all(test="rematch")
    before = len(tables_of(client).recent())
    send(stranger, f"/t/{two[0]}/rematch", {}, 403)
    assert len(tables_of(client).recent()) == before


# --- the replay


def test_a_replay_can_be_shared_and_shows_every_step_from_each_side(
    client: TestClient, two: tuple[str, list[str]]
) -> None:
    stranger = another_browser(client)
    last = len(tables_of(client).open(two[0]).game.steps)
    for step in (0, 1, last // 2, last, last + 100, -5):
        for seat in ("open", "0", "1", "nonsense"):
            sheet = page(stranger, f"/t/{two[0]}/replay?step={step}&seat={seat}")
            assert sheet.deeds == []
            assert sheet.modes == []
    start = page(stranger, f"/t/{two[0]}/replay?step=0&seat=1")
    hands = start.one(test="opponent").text
    assert "Hand 8" in hands
    shown = page(stranger, f"/t/{two[0]}/replay?step=0&seat=open")
    assert len([node for node in shown.one(test="opponent").children if "/card/" in node.get("href")]) > 8


def test_the_phases_of_a_replay_can_be_walked_to_and_fro(client: TestClient, two: tuple[str, list[str]]) -> None:
    seen = []
    step = 0
    last = len(tables_of(client).open(two[0]).game.steps)
    for _ in range(80):
        sheet = page(client, f"/t/{two[0]}/replay?step={step}")
        seen.append(sheet.one(id="main").get("data-stage"))
        link = next(node.get("href") for node in sheet.all("a", aria_label="Next phase"))
        following = int(link.rpartition("=")[2])
        if following == last:
            break
        back = page(client, f"/t/{two[0]}/replay?step={following}")
        assert (
            int(next(node.get("href") for node in back.all("a", aria_label="Previous phase")).rpartition("=")[2])
            == step
        )
        step = following
    assert {"choice", "planning", "working"} <= set(seen)


def test_a_card_of_a_finished_game_is_what_is_printed_on_it(client: TestClient, two: tuple[str, list[str]]) -> None:
    stranger = another_browser(client)
    assert "Farm" in page(stranger, f"/t/{two[0]}/card/Farm%231").main.text
    page(stranger, f"/t/{two[0]}/card/Nothing", 404)


def test_the_record_of_a_finished_game_replays_to_the_same_end(client: TestClient, two: tuple[str, list[str]]) -> None:
    answer = client.get(f"/t/{two[0]}/record.json")
    assert "attachment" in answer.headers["content-disposition"]
    assert replay(Record.from_json(answer.text)).outcome() == tables_of(client).open(two[0]).game.outcome()


def test_while_a_game_runs_there_is_no_replay_no_end_and_no_record(client: TestClient) -> None:
    table = table_of(send(client, "/tables", {"quick": "bot"}))
    for path in ("replay", "end"):
        assert page(client, f"/t/{table}/{path}").response.url.path == f"/t/{table}"
    page(client, f"/t/{table}/record.json", 403)


def test_finished_games_are_listed_for_whoever_played_them(client: TestClient, two: tuple[str, list[str]]) -> None:
    browser = another_browser(client)
    assert "No game has been finished" in page(browser, "/games").main.text
    browser.post(page(browser, two[1][1]).one("body").get("data-arrived"))
    text = page(browser, "/games").main.text
    assert "Ann against Bran" in text
    verdict = tables_of(client).open(two[0]).game.outcome()
    assert Texts("en").outcome(verdict, ("Ann", "Bran")) in text
    assert "practice" in text, "its seed was chosen"


# --- best results alone


def visit(id: str, points: int, medal: str, *, scenario: str | None = None, practice: bool = False) -> Visit:
    result = {
        "reason": "medal" if medal != "lost" else "loss",
        "medal": "none" if medal == "lost" else medal,
        "scores": [[ScoreLine("flat", points, "END-1")._asdict()]],
    }
    configuration = {"scenario": scenario, "modules": ["menace"], "menaces": [], "quests": [], "duchies": ["valados"]}
    row = TableRow(id, 0, "1", ("x", "y"), configuration, 1, None, (SeatRow("Ann"),), practice=practice, result=result)
    return Visit(row, (0,))


def test_the_best_result_that_counts_is_shown_before_a_better_one_of_practice() -> None:
    visits = [
        visit("a", 80, "bronze"),
        visit("b", 120, "gold", practice=True),
        visit("c", 99, "lost"),
        visit("d", 96, "silver"),
        visit("e", 71, "bronze", scenario="the_prophecy", practice=True),
    ]
    found = {record.title: record for record in solo_records(visits, Texts("en"))}
    assert (found["Menace"].score, found["Menace"].medal, found["Menace"].practice) == (96, "silver", False)
    assert (found["The Prophecy"].score, found["The Prophecy"].practice) == (71, True)


def test_each_module_and_scenario_has_a_line_of_its_own_also_before_it_was_played(client: TestClient) -> None:
    records = solo_records([visit("a", 80, "bronze")], Texts("en"))
    titles = [record.title for record in records]
    assert titles[:4] == ["Learning game", "Menace", "Advisors", "Quest"]
    assert set(titles[4:]) == {Texts("en").card(key) for key in load().scenarios}
    assert [record.title for record in records if record.score is not None] == ["Menace"]
    browser = another_browser(client)
    for record in records:
        if record.score is None:
            page(browser, record.href)


def test_medals_on_the_home_page_are_those_that_were_earned() -> None:
    visits = [
        visit("a", 80, "silver", scenario="the_prophecy"),
        visit("b", 65, "bronze", scenario="the_prophecy"),
        visit("c", 101, "gold", scenario="the_prophecy", practice=True),
        visit("d", 90, "lost", scenario="rats_everywhere"),
    ]
    assert best_medals(visits) == {"the_prophecy": "silver"}
