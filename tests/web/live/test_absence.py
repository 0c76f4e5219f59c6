"""A friend who does not come back: a bot plays the seat to the end or the game is closed, and the friend finds out."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from starlette.testclient import TestClient

from kingdom.content import load
from kingdom.web.live.absence import ABSENT_SECONDS
from kingdom.web.tables.snapshot import TableSnapshot
from tests.kit import clause
from tests.kit.friends import companions, friends
from tests.kit.languages import LANGUAGES
from tests.kit.local_server import (
    ADDRESS,
    Chair,
    another_browser,
    data_of,
    error_of,
    local_server,
    settings_for,
    tables_of,
)
from tests.kit.pages import FormPlayer, Sheet, page, send, table_of
from tests.kit.secrets import Secrets
from tests.kit.tables import play_on, random_tables, undoable_action, whole_plan
from tests.web.api.test_schema import fits

STAY, AWAY = 0, 1
"""The seat that waits, and the seat of the friend who is absent."""


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with local_server(settings_for(tmp_path)) as client:
        yield client


def later(client: TestClient, seconds: float = ABSENT_SECONDS) -> None:
    """Set the clock of the server forward; the pages that were open are closed by then."""
    companions(client).absence.now = lambda: time.time() + seconds
    companions(client).presence._until.clear()


def waiting(client: TestClient) -> tuple[FormPlayer, FormPlayer]:
    """Two friends; the first has made an offer and waits for the second."""
    clara, dora = friends(client)
    tables = tables_of(client)
    game = tables.open(clara.table).game
    tables.act(clara.table, STAY, [game.text(game.options(STAY)[0])], "first-offer")
    return clara, dora


def table(client: TestClient, player: FormPlayer) -> TableSnapshot:
    return tables_of(client).open(player.table)


def finish(player: FormPlayer, what: str, seat: int = STAY, status: int = 200) -> Sheet:
    return send(player.client, f"/t/{player.table}/finish", {"seat": str(seat), "what": what}, status)


def reply(player: FormPlayer, what: str, status: int = 200) -> Sheet:
    asked = player.look().one("input", name="asked").get("value")
    return send(player.client, f"/t/{player.table}/take-back", {"seat": "1", "what": what, "asked": asked}, status)


def chair(client: TestClient, player: FormPlayer, seat: int) -> Chair:
    """The same seat for a program."""
    return Chair(client, player.table, seat, tables_of(client).key_for(player.table, seat, f"program-{seat}"))


# --- after three days


@pytest.mark.parametrize("what", ["bot", "close"])
def test_for_three_days_a_friend_who_is_absent_can_only_be_asked(client: TestClient, what: str) -> None:
    clara, dora = waiting(client)
    later(client, ABSENT_SECONDS - 60)

    finish(clara, what)

    assert not table(client, clara).game.is_over
    assert table(client, clara).bots == (None, None)
    assert not table(client, clara).practice
    assert dora.look().all("input", name="asked"), "she is asked"


def test_after_three_days_a_bot_plays_the_seat_and_the_game_is_for_practice(client: TestClient) -> None:
    clara, _ = waiting(client)
    assert not clara.look().all(test="finish")
    later(client)

    assert "Dora has made no move for 3 days" in clara.look().one(test="absentee").text
    assert clara.look().one("a", test="finish").get("href") == f"/t/{clara.table}/leave"
    assert page(clara.client, f"/t/{clara.table}/leave").one("p", test="overdue")
    finish(clara, "bot")

    assert table(client, clara).bots == (None, "steward")
    assert table(client, clara).people == (STAY, AWAY), "the seat is still Dora's"
    assert table(client, clara).practice
    assert table(client, clara).standing.bot_due
    assert clara.look().status == "A bot plays for Dora, who is away (Steward)."
    assert "A bot plays for Dora, who is away (Steward)." in page(clara.client, f"/t/{clara.table}/company").main.text
    finish(clara, "bot", status=409)


@clause("END-4/R3")
def test_after_three_days_the_game_can_be_closed_and_nobody_has_won(client: TestClient) -> None:
    clara, dora = waiting(client)
    later(client)

    sheet = finish(clara, "close")

    for said in (sheet, dora.look()):
        assert "The game between Clara and Dora was closed without a winner" in said.main.text
    record = clara.client.get(f"/t/{clara.table}/record.json").json()
    assert record["actions"][-1] == [STAY, "close"]
    assert (record["result"]["reason"], record["result"]["winners"]) == ("closed", [])
    for player in (clara, dora):
        (listed,) = player.client.get("/progress.json").json()["games"]
        assert listed["practice"], "it counts for nobody"
        assert ",closed," in player.client.get("/progress.csv").text
        assert page(player.client, "/progress").main.text.count("closed") == 1
    finish(clara, "close", status=409)


def test_the_days_begin_again_with_every_sign_of_the_friend(client: TestClient) -> None:
    clara, dora = waiting(client)
    absence = companions(client).absence
    first = absence.awaited(table(client, clara), STAY)
    assert first is not None

    send(dora.client, f"/t/{dora.table}/say", {"seat": "1", "words": "Tomorrow!"})

    second = absence.awaited(table(client, clara), STAY)
    assert second is not None
    assert second.since > first.since
    later(client)
    assert clara.look().all(test="absentee")
    dora.look()
    assert not clara.look().all(test="absentee"), "she is at the table"


def test_a_friend_who_has_just_taken_the_seat_is_not_overdue(client: TestClient) -> None:
    clara = FormPlayer(another_browser(client), "")
    sheet = send(clara.client, "/tables", {"mode": "link", "name": "Clara"})
    clara.table = table_of(sheet)
    tables = tables_of(client)
    game = tables.open(clara.table).game
    tables.act(clara.table, STAY, [game.text(game.options(STAY)[0])], "first-offer")
    absence = companions(client).absence
    before = absence.awaited(table(client, clara), STAY)
    assert before is not None

    link = sheet.one("input", class_="link").get("value")
    tables.join(clara.table, link.rpartition("/")[2])

    after = absence.awaited(table(client, clara), STAY)
    assert after is not None
    assert after.since > before.since


def test_nobody_is_overdue_for_whom_nobody_waits(client: TestClient) -> None:
    clara, dora = waiting(client)
    later(client)

    assert not dora.look().all(test="absentee"), "it is her own turn"
    finish(dora, "close", AWAY)
    assert not table(client, clara).game.is_over
    send(dora.client, f"/t/{dora.table}/finish", {"seat": "0", "what": "close"}, 403)
    send(another_browser(client), f"/t/{dora.table}/finish", {"seat": "0", "what": "close"}, 403)
    send(clara.client, f"/t/{clara.table}/finish", {"seat": "0", "what": "burn"}, 409)


@clause("CON-9", "PLA-7")
def test_the_clock_says_nothing_of_what_is_done_in_an_open_window(client: TestClient) -> None:
    clara, dora = friends(client)
    tables, rng = tables_of(client), Random(2)
    now = tables.open(clara.table)
    while len(now.waiting) < 2:
        now = next(random_tables(now, rng))
        entry = now.entries[-1]
        tables.act(clara.table, entry.seat, [entry.action], entry.client_id)
    tables.act(clara.table, STAY, whole_plan(now, STAY), "all")
    absence = companions(client).absence
    before = absence.awaited(table(client, clara), STAY)
    assert before is not None

    tables.act(clara.table, AWAY, [undoable_action(table(client, clara), AWAY)], "unseen")

    assert absence.awaited(table(client, clara), STAY) == before
    assert dora.look().deeds or dora.look().marks


# --- by agreement


def test_a_bot_takes_over_at_once_if_both_agree(client: TestClient) -> None:
    clara, dora = waiting(client)
    finish(clara, "bot")
    assert "You have asked Dora" in clara.look().main.text
    assert "Clara asks whether a bot may play your seat" in dora.look().main.text

    reply(dora, "agree")

    assert table(client, clara).bots == (None, "steward")
    assert table(client, clara).practice


def test_a_game_is_closed_at_once_if_both_agree(client: TestClient) -> None:
    clara, dora = waiting(client)
    finish(clara, "close")

    assert "closed without a winner" in reply(dora, "agree").main.text
    assert table(client, clara).practice
    assert "closed without a winner" in clara.look().main.text


@pytest.mark.parametrize("what", ["bot", "close"])
def test_a_friend_who_is_asked_may_decline_and_playing_on_declines_too(client: TestClient, what: str) -> None:
    clara, dora = waiting(client)
    finish(clara, what)
    reply(dora, "decline")
    assert not dora.look().all("input", name="asked")

    finish(clara, what)
    tables_of(client).act(clara.table, AWAY, ["select left"], "on")

    assert not dora.look().all("input", name="asked")
    assert not table(client, clara).practice
    assert table(client, clara).bots == (None, None)
    assert not table(client, clara).game.is_over


# --- coming back


def test_a_friend_who_comes_back_sees_who_plays_and_takes_the_seat_back(client: TestClient) -> None:
    clara, dora = waiting(client)
    later(client)
    finish(clara, "bot")

    sheet = dora.look()

    assert "You were away, so a bot plays for you (Steward)." in sheet.one(test="stood-in").text
    assert sheet.deeds == [], "the bot decides"
    send(dora.client, f"/t/{dora.table}/act", {"seat": "1", "client": "mine", "version": "", "do": "select left"}, 403)
    back = send(dora.client, f"/t/{dora.table}/return", {"seat": "1"})
    assert back.deeds
    assert not back.all(test="stood-in")
    assert "Dora" in clara.look().status
    assert "bot" not in clara.look().status
    assert table(client, dora).row.seats[AWAY].substitute == "steward", "it is not forgotten"
    assert (
        "A bot has played for Dora, who was away (Steward)."
        in page(clara.client, f"/t/{clara.table}/company").main.text
    )


def test_a_game_that_a_bot_has_finished_says_so_on_its_end_and_in_its_record(client: TestClient) -> None:
    clara, dora = waiting(client)
    later(client)
    finish(clara, "bot")
    play_on(tables_of(client), clara.table, Random(1), 2000)
    assert table(client, clara).game.is_over

    for player in (clara, dora):
        said = "A bot has played for Dora, who was away (Steward)."
        assert player.look().one("p", test="succession").text == said
        record = player.client.get(f"/t/{player.table}/record.json").json()
        assert record["result"]["substitutes"] == [None, "steward"]
        assert record["note"] == said
        (exported,) = player.client.get("/progress.json").json()["games"]
        assert exported["record"]["result"]["substitutes"] == [None, "steward"]
        assert exported["practice"], "it is no win against a person"
        uploaded = client.post("/api/records", json={"record": record})
        assert uploaded.status_code == 201, "such a record can be replayed"
    assert not clara.look().all(test="challenge")


def test_a_rematch_is_with_the_friend_again_and_such_games_are_not_in_the_score_of_the_series(
    client: TestClient,
) -> None:
    clara, dora = waiting(client)
    later(client)
    finish(clara, "bot")
    send(clara.client, f"/t/{clara.table}/resign", {"seat": "0", "client": "one"})

    second = table_of(send(clara.client, f"/t/{clara.table}/rematch", {}))
    send(dora.client, f"/t/{dora.table}/rematch", {})

    assert tables_of(client).open(second).bots == (None, None)
    assert dora.client.get(f"/t/{second}").status_code == 200
    send(clara.client, f"/t/{second}/resign", {"seat": "1", "client": "two"})
    assert "One game of this series is over: Dora 1, Clara 0." in page(dora.client, f"/t/{second}/end").source


def test_an_invitation_that_nobody_has_taken_still_opens_the_seat(client: TestClient) -> None:
    clara, dora = FormPlayer(another_browser(client), ""), another_browser(client)
    sheet = send(clara.client, "/tables", {"mode": "link", "name": "Clara"})
    clara.table = table_of(sheet)
    tables = tables_of(client)
    game = tables.open(clara.table).game
    tables.act(clara.table, STAY, [game.text(game.options(STAY)[0])], "first-offer")
    later(client)
    finish(clara, "bot")

    seat = send(dora, sheet.one("input", class_="link").get("value").removeprefix(ADDRESS), {"name": "Dora"})

    assert seat.deeds
    assert table(client, clara).bots == (None, None)
    assert table(client, clara).names == ("Clara", "Dora")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_about_an_absent_friend_is_said_in_every_language(client: TestClient, language: str) -> None:
    clara, dora = waiting(client)
    for player in (clara, dora):
        player.client.headers["accept-language"] = language
    finish(clara, "close")
    pages = [clara.look(), dora.look()]
    reply(dora, "decline")
    pages.append(page(clara.client, f"/t/{clara.table}/leave"))
    later(client)
    pages += [clara.look(), page(clara.client, f"/t/{clara.table}/leave")]
    finish(clara, "bot")
    pages += [dora.look(), page(clara.client, f"/t/{clara.table}/company")]
    send(dora.client, f"/t/{dora.table}/resign", {"seat": "1", "client": "one"})
    pages.append(clara.look())

    for sheet in pages:
        assert sheet.one("html").get("lang") == language
    assert len({sheet.main.text for sheet in pages}) == len(pages)


# --- secrets


def test_a_seat_that_is_left_to_a_bot_gives_nothing_hidden_away(client: TestClient) -> None:
    clara, _ = waiting(client)
    later(client)
    secrets = Secrets(load(None))
    program = chair(client, clara, STAY)
    finish(clara, "bot")
    rng = Random(3)
    for _ in range(40):
        now = play_on(tables_of(client), clara.table, rng, 1)
        for step in now.game.steps:
            secrets.saw(step.before)
        secrets.saw(now.game.state)
        for path in ("", "/company", "/leave", "/log"):
            assert secrets.in_page(page(clara.client, f"/t/{clara.table}{path}").source, now.game, STAY) == []
        for path in ("", "/facts", "/company"):
            assert secrets.in_data(program.get(path).text, now.game, STAY) == []
    error_of(program.get("/record"), 403, "still-running")
    clara.client.post(f"/t/{clara.table}/return", data={"seat": "1"})
    assert table(client, clara).bots == (None, "steward"), "nobody else takes the seat back"


# --- programs


def test_programs_wait_ask_and_finish_in_the_same_way(client: TestClient) -> None:
    clara, dora = waiting(client)
    stays, away = chair(client, clara, STAY), chair(client, dora, AWAY)
    awaited = data_of(stays.get("/company"))["awaited"]
    assert (awaited["seat"], awaited["overdue"]) == (AWAY, False)
    assert awaited["until"] > time.time() + ABSENT_SECONDS / 2
    assert data_of(away.get("/company"))["awaited"] is None

    asked = data_of(stays.post("/finish", {"what": "close"}))["asked"]
    assert (asked["seat"], asked["what"]) == (STAY, "close")
    error_of(stays.post("/finish", {"what": "agree", "asked": asked["id"]}), 409, "nothing-asked")
    assert data_of(away.post("/finish", {"what": "decline", "asked": asked["id"]}))["asked"] is None
    later(client)
    assert data_of(stays.get("/company"))["awaited"]["overdue"]
    assert data_of(stays.post("/finish", {"what": "bot"}))["awaited"] is None

    assert stays.view()["practice"]
    assert [(seat["bot"], seat["substitute"]) for seat in stays.view()["seats"]] == [
        (None, None),
        ("steward", "steward"),
    ]
    later(client, 0)
    data_of(away.post("/join", {}))
    assert [(seat["bot"], seat["substitute"]) for seat in stays.view()["seats"]] == [(None, None), (None, "steward")]
    asked = data_of(stays.post("/finish", {"what": "close"}))["asked"]
    data_of(away.post("/finish", {"what": "agree", "asked": asked["id"]}))
    assert stays.view()["over"]
    record = data_of(away.get("/record"))
    assert (record["result"]["reason"], record["result"]["substitutes"]) == ("closed", [None, "steward"])
    fits("RecordShown", record)


def test_solo_and_against_a_bot_there_is_nobody_to_wait_for(client: TestClient) -> None:
    for mode in ("solo", "bot"):
        player = FormPlayer(another_browser(client), "")
        player.table = table_of(send(player.client, "/tables", {"mode": mode}))
        later(client)

        assert not page(player.client, f"/t/{player.table}/leave").all("button", name="what")
        finish(player, "close", status=409)
        error_of(chair(client, player, STAY).post("/finish", {"what": "bot"}), 409, "nothing-asked")
