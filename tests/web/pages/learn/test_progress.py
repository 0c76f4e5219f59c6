"""What one learns over time: figures that add up, in every language, from one query; taken along, and removed."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator
from threading import current_thread
from typing import Any, cast

import pytest
from sqlalchemy import event
from starlette.testclient import TestClient

import kingdom
from kingdom.core.scoring import MEDALS
from kingdom.review import Review
from kingdom.review.summary import kind_of, review_summary
from kingdom.store import SeatRow, Store
from kingdom.web.identity import BROWSER_COOKIE
from kingdom.web.present.progress.export import as_table
from kingdom.web.present.progress.history import own_games, progress_of
from kingdom.web.present.progress.plot import HEIGHT, WIDTH, columns, course
from kingdom.web.tables.tokens import hashed, new_token
from tests.kit.history import (
    ANN,
    BASE,
    BRAN,
    GONE,
    JUDGED,
    LOST,
    MEDAL,
    SHARED,
    SOLO,
    STEWARD,
    STORY,
    WON,
    keep,
    result_of,
    some_games,
    visit,
)
from tests.kit.languages import LANGUAGES
from tests.kit.local_server import another_browser, local_server, settings_for, tables_of
from tests.kit.pages import page, send
from tests.kit.reviews import made_up_review, random_game, resigned_game

# --- adding up


def test_results_add_up_by_opponent_ruleset_and_duchy() -> None:
    visits = [
        visit(WON, built=(("farm", "farm", "ruins"), ())),
        visit(LOST, built=(("ruins",), ("farm",))),
        visit(SHARED, configuration=BASE),
    ]
    found = progress_of(own_games(visits))
    (steward,) = found.by_opponent
    assert (steward.key, steward.games, steward.won, steward.shared, steward.lost) == ("steward", 3, 1, 1, 1)
    assert steward.average == pytest.approx((10 - 15 + 0) / 3)
    assert [(one.key, one.games) for one in found.by_ruleset] == [("menace", 2), ("base", 1)]
    assert [one.key for one in found.by_duchy] == ["valados"]
    assert found.unknown == 1


def test_the_seat_of_this_browser_is_the_one_that_counts() -> None:
    (one,) = own_games([visit(WON, (1,), seats=(STEWARD, ANN))])
    assert (one.fared.outcome, one.value, one.duchy, one.opponent) == ("lost", -10, "teressie", "steward")
    (against,) = own_games([visit(WON, (1,), seats=(BRAN, ANN))])
    assert (against.opponent, against.name) == ("person", "Bran")


def test_medals_are_counted_in_solo_games_and_a_lost_scenario_is_not_won() -> None:
    """A score below Bronze is not a loss (SOL-9), but nobody would call it won either."""
    alone = {"seats": (ANN,)}
    visits = [
        visit(MEDAL, configuration=SOLO, **alone),
        visit(result_of(20, reason="medal", medal="none"), configuration=SOLO, **alone),
        visit(MEDAL, configuration=STORY, **alone),
        visit(GONE, configuration=STORY, **alone),
    ]
    found = progress_of(own_games(visits))
    (quest,), (rats,) = found.alone, found.scenarios
    assert (quest.key, quest.games, quest.won, quest.lost, quest.best) == ("quest", 2, 1, 0, 95)
    assert dict(quest.medals) == {"gold": 0, "silver": 1, "bronze": 0}
    assert (rats.key, rats.games, rats.won, rats.lost) == ("rats_everywhere", 2, 1, 1)
    assert dict(rats.medals)["silver"] == 1
    assert set(dict(rats.medals)) == set(MEDALS[1:])


def test_what_does_not_count_is_left_out_of_the_figures() -> None:
    visits = [
        visit(WON, practice=True),
        visit(WON, seats=(SeatRow("Ann", "baron"), STEWARD)),
        visit(WON, (0, 1)),
        visit(None),
    ]
    found = progress_of(own_games(visits))
    assert (len(found.games), found.counted, found.practice) == (2, 0, 2)
    assert found.by_opponent == ()
    assert found.accuracy is None


def test_the_luck_of_a_card_is_how_games_with_it_went_against_ones_average() -> None:
    visits = [
        visit(result_of(60, 40, winners=(0,)), built=(("farm", "farm"), ())),
        visit(result_of(50, 40, winners=(0,)), built=(("farm", "ruins"), ())),
        visit(result_of(40, 40, winners=(0, 1)), built=(("ruins",), ())),
        visit(result_of(30, 40, winners=(1,)), built=(("harbor",), ())),
    ]
    cards = {one.key: one for one in progress_of(own_games(visits)).cards}
    assert (cards["farm"].times, cards["farm"].games) == (3, 2)
    assert cards["farm"].luck == pytest.approx(15 - 5)
    assert cards["ruins"].luck == pytest.approx(5 - 5)
    assert cards["harbor"].luck is None, "one game says nothing"


def test_the_kinds_of_decisions_that_cost_most_come_first() -> None:
    other = {**JUDGED, "accuracy": 0.6, "kinds": {"production": {"decisions": 2, "marks": 1, "lost": 12.5}}}
    found = progress_of(own_games([visit(WON, judged=(JUDGED, {})), visit(LOST, judged=(other, {})), visit(WON)]))
    assert [(one.key, one.lost, one.decisions, one.marks) for one in found.kinds] == [
        ("production", 7.0, 6, 1), ("offer", 4.0, 10, 2),
    ]  # fmt: skip
    assert found.accuracy == pytest.approx(0.7)
    assert [game.judged["accuracy"] for game in found.reviewed if game.judged] == [0.6, 0.8], "the oldest first"


# --- what is remembered of a review


@pytest.fixture(scope="module")
def review() -> Review:
    return made_up_review(random_game(5))


def test_what_a_review_found_is_told_by_kinds_of_decisions(review: Review) -> None:
    found = review_summary(review)
    for account, data in zip(review.accounts, found, strict=True):
        assert data["accuracy"] == pytest.approx(account.accuracy, abs=1e-4)
        assert sum(kind["decisions"] for kind in data["kinds"].values()) == account.decisions
        assert sum(kind["marks"] for kind in data["kinds"].values()) == sum(account.marks.values())
    assert {kind_of(one.decision) for one in review.rows} >= {"offer", "select", "planning", "production"}
    assert json.loads(json.dumps(found)) == found


# --- plots


@pytest.mark.parametrize("values", [[3.0], [0.0, 0.0], [-30.0, 12.0, 5.0], [float(at % 90) for at in range(100)]])
def test_plots_stay_within_their_frames(values: list[float]) -> None:
    line, bars = course(values, 0, 40), columns(values)
    assert 0 < line.values_x < line.left < line.right < line.width == WIDTH
    assert all(line.left <= x <= line.right and 0 <= y <= HEIGHT for x, y in line.dots)
    within = ((x >= bars.left and x + bars.column <= bars.right, y, y + high) for x, y, high, _ in bars.columns)
    assert all(inside and 0 <= top <= bottom <= HEIGHT for inside, top, bottom in within)
    assert line.last == bars.last == len(values)
    assert len(line.dots) == len(bars.columns) == min(len(values), 40)


# --- the page


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with local_server(settings_for(tmp_path_factory.mktemp("server"))) as found:
        yield found


def store_of(client: TestClient) -> Store:
    return cast(Store, cast(Any, client.app).state.services.store)


def somebody(client: TestClient) -> tuple[TestClient, str]:
    """A browser, and the secret that it is known by."""
    secret = new_token()
    who = another_browser(client)
    who.cookies.set(BROWSER_COOKIE, secret)
    return who, secret


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_shows_everything_in_every_language(client: TestClient, language: str) -> None:
    who, secret = somebody(client)
    who.cookies.set("kingdom-language", language)
    keep(store_of(client), hashed(secret), *some_games())
    shown = page(who, "/progress")
    for part in ("figures", "duels", "solos", "accuracy", "kinds", "built", "all-games"):
        assert shown.one(test=part).text
    plots = shown.all("svg", role="img")
    assert len(plots) == 3
    assert all(node.get("aria-label") for node in plots)
    assert "4711471147114711" not in shown.source


def test_without_games_and_without_reviews_it_says_so(client: TestClient) -> None:
    assert page(another_browser(client), "/progress").one(test="nothing-yet").text
    who, secret = somebody(client)
    keep(store_of(client), hashed(secret), visit(WON))
    assert "None of these games has been reviewed" in page(who, "/progress").one(test="no-reviews").text
    assert page(who, "/games").one(test="progress").get("href") == "/progress"


def test_games_that_were_reviewed_by_an_earlier_method_are_to_be_reviewed_again(client: TestClient) -> None:
    who, secret = somebody(client)
    earlier = {name: value for name, value in JUDGED.items() if name != "edition"}
    keep(store_of(client), hashed(secret), kept := visit(WON, built=(("farm",), ())))
    store_of(client).own.judged(kept.table.id, [earlier, earlier])

    shown = page(who, "/progress")
    assert shown.one(test="outdated").text.startswith("One game was reviewed by an earlier method.")
    assert "80 %" not in shown.main.text


def test_the_page_asks_the_store_once(client: TestClient) -> None:
    who, secret = somebody(client)
    keep(store_of(client), hashed(secret), *some_games())
    asked: list[str] = []
    engine = store_of(client)._engine

    def ask(*given: Any) -> None:
        # The thread that looks for what other processes have written asks by itself.
        if current_thread().name.startswith("kingdom-requests"):
            asked.append(given[2])

    event.listen(engine, "before_cursor_execute", ask)
    page(who, "/progress")
    event.remove(engine, "before_cursor_execute", ask)
    assert len(asked) == 1
    assert "LIMIT" in asked[0]


def test_a_review_that_becomes_whole_shows_up_in_the_figures(client: TestClient) -> None:
    who, secret = somebody(client)
    tables = tables_of(client)
    table = tables.create_from(resigned_game(3).record(), [ANN, BRAN]).table_id
    tables.remember(secret, table, 0)
    app: Any = client.app
    app.state.services.reviews.take(made_up_review(tables.open(table).game), table)
    row = store_of(client).table(table)
    assert row is not None
    assert row.judged is not None
    assert [set(one) for one in row.judged] == [{"edition", "bot", "accuracy", "luck", "lost", "marks", "kinds"}] * 2
    assert f"/t/{table}/review" in page(who, "/progress").source


# --- taken along


def test_everything_can_be_taken_along_as_json_and_nothing_of_a_running_game_is_told(client: TestClient) -> None:
    who, secret = somebody(client)
    tables = tables_of(client)
    over = tables.create_from(resigned_game(3).record(), [ANN, BRAN]).table_id
    running = tables.create({}, [ANN, STEWARD]).table_id
    for table in (over, running):
        tables.remember(secret, table, 0)
    said = who.get("/progress.json")
    games = {game["table"]: game for game in said.json()["games"]}
    assert "attachment" in said.headers["content-disposition"]
    assert kingdom.Record.from_json(json.dumps(games[over]["record"])).actions == resigned_game(3).record().actions
    assert not {"record", "seed", "built"} & set(games[running])
    assert str(tables.open(running).row.seed) not in said.text


def test_the_table_for_a_spreadsheet_has_a_line_for_each_game_and_no_formula() -> None:
    lines = list(csv.DictReader(io.StringIO(as_table(some_games()))))
    assert len(lines) == 7
    assert [line["outcome"] for line in lines] == ["won", "lost", "shared", "done", "done", "won", ""]
    assert lines[2]["opponent"] == "'=1+1"
    assert lines[0]["accuracy"] == "0.8"
    assert lines[3]["medal"] == "silver"


# --- removed


def test_everything_can_be_removed_after_it_was_confirmed(client: TestClient) -> None:
    who, secret = somebody(client)
    friend = visit(WON, seats=(ANN, BRAN))
    mine, runs = visit(WON), visit(None)
    keep(store_of(client), hashed(secret), mine, friend, runs)
    store_of(client).remember(hashed("friend"), friend.table.id, 1)
    asked = page(who, "/progress/remove")
    assert "2 finished games" in asked.main.text
    send(who, "/progress/remove", {})
    assert store_of(client).table(mine.table.id) is not None, "nobody has said to be sure"

    send(who, "/progress/remove", {"sure": "yes"})
    assert store_of(client).table(mine.table.id) is None
    assert store_of(client).table(friend.table.id) is not None
    assert [one.table.id for one in store_of(client).visits(hashed("friend"), 10)] == [friend.table.id]
    assert [one.table.id for one in store_of(client).own.games(hashed(secret), 10)] == [runs.table.id]

    send(who, "/progress/remove", {"sure": "yes", "running": "yes"})
    assert store_of(client).table(runs.table.id) is None
    assert page(who, "/progress").one(test="nothing-yet")


def test_a_browser_removes_only_what_is_its_own(client: TestClient) -> None:
    _, secret = somebody(client)
    other, _ = somebody(client)
    one = visit(WON)
    keep(store_of(client), hashed(secret), one)
    send(other, "/progress/remove", {"sure": "yes", "running": "yes"})
    send(another_browser(client), "/progress/remove", {"sure": "yes"})
    assert store_of(client).table(one.table.id) is not None
