"""At a table besides the game: words, presence, resigning, and taking back by agreement."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from starlette.testclient import TestClient

from kingdom.game.rewind import TAKE_BACK
from kingdom.web.live.chat import LONGEST_WORDS
from kingdom.web.live.presence import AWAY, DECIDING, DONE, HERE, Presence
from kingdom.web.live.take_back import retractable
from kingdom.web.tables.archive import steps, told_since
from kingdom.web.tables.tables import TableSnapshot
from kingdom.web.texts import Texts
from tests.kit import clause
from tests.kit.friends import companions, friends
from tests.kit.local_server import ADDRESS, another_browser, local_server, settings_for, tables_of
from tests.kit.pages import HTML, FormPlayer, Sheet, page, send, table_of
from tests.kit.places import viewers
from tests.kit.tables import random_tables, steps_made, undoable_action, whole_plan
from tests.kit.tables import table_of as table_without_a_store
from tests.kit.walks import Walk, law


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with local_server(settings_for(tmp_path)) as client:
        yield client


def offered(client: TestClient, player: FormPlayer) -> TableSnapshot:
    """The first player has offered something, so that the turn has passed."""
    tables = tables_of(client)
    game = tables.open(player.table).game
    tables.act(player.table, 0, [game.text(game.options(0)[0])], "first-offer")
    return tables.open(player.table)


def company(player: FormPlayer) -> Sheet:
    return page(player.client, f"/t/{player.table}/company")


def tell(player: FormPlayer, seat: int, words: str, status: int = 200) -> Sheet:
    return send(player.client, f"/t/{player.table}/say", {"seat": str(seat), "words": words}, status)


# --- words


def test_words_are_seen_by_both_players_escaped_and_not_too_long(client: TestClient) -> None:
    clara, dora = friends(client)

    tell(clara, 0, "  Good   luck <script>alert(1)</script>\x00\n")
    tell(dora, 1, "x" * 500)

    for player in (clara, dora):
        sheet = company(player)
        assert "<script>alert" not in sheet.source
        words = sheet.one("ol", test="words").text
        assert "Clara Good luck <script>alert(1)</script>" in words
        assert f"Dora {'x' * LONGEST_WORDS}" in words
        assert "x" * (LONGEST_WORDS + 1) not in words


def test_strangers_and_spectators_see_no_words_not_even_when_the_game_is_over(client: TestClient) -> None:
    clara, dora = friends(client)
    tell(clara, 0, "between us")
    watching = re.search(
        r"value=\"(http[^\"]+join/[^\"]+)\"",
        send(clara.client, f"/t/{clara.table}/invite", {"for": "spectators"}).source,
    )
    assert watching
    spectator, stranger = another_browser(client), another_browser(client)
    spectator.get(watching[1].removeprefix(ADDRESS), headers=HTML)
    assert spectator.get(f"/t/{clara.table}", headers=HTML).status_code == 200

    for over in (False, True):
        if over:
            send(dora.client, f"/t/{dora.table}/resign", {"seat": "1", "client": "enough"})
        for other in (spectator, stranger):
            for path in ("", "/company", "/end", "/fragment", "/log"):
                answer = other.get(f"/t/{clara.table}{path}", headers=HTML)
                assert "between us" not in answer.text
            assert other.get(f"/t/{clara.table}/company", headers=HTML).status_code == 403
            assert other.post(f"/t/{clara.table}/say", data={"seat": "0", "words": "me too"}).status_code == 403
    assert "between us" in company(dora).source, "who played may read it again"


def test_new_words_are_counted_on_the_table_until_they_are_read(client: TestClient) -> None:
    clara, dora = friends(client)
    tell(clara, 0, "one")
    tell(clara, 0, "two")

    assert dora.look().one("b", class_="unread").text == "2"
    assert not clara.look().all("b", class_="unread"), "one's own are no news"
    company(dora)
    assert not dora.look().all("b", class_="unread")


def test_solo_and_against_a_bot_there_is_nobody_to_talk_to(client: TestClient) -> None:
    for mode in ("solo", "bot"):
        player = FormPlayer(another_browser(client), "")
        player.table = table_of(send(player.client, "/tables", {"mode": mode}))

        assert not company(player).all("form", class_="say")
        tell(player, 0, "hello?", 409)


def test_words_outlive_the_process_and_move_with_the_table(client: TestClient) -> None:
    clara, _ = friends(client)
    tell(clara, 0, "kept")
    companions(client).changed_elsewhere(None)

    assert "kept" in company(clara).source


# --- presence


def test_whoever_looks_is_here_and_whoever_does_not_is_away(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = [1000.0]
    monkeypatch.setattr("kingdom.web.live.presence.time.monotonic", lambda: clock[0])
    clara, dora = friends(client)
    clara.look()
    dora.look()
    table = tables_of(client).open(clara.table)
    states = companions(client).presence.states

    assert states(table) == (DECIDING, HERE)
    clock[0] += 61
    clara.look()
    assert states(table) == (DECIDING, AWAY)
    assert "away" in company(clara).one("ul", test="presence").text


@clause("PLA-7", "CON-9")
def test_presence_tells_of_a_window_only_who_is_done(client: TestClient) -> None:
    clara, dora = friends(client)
    tables, rng = tables_of(client), Random(2)
    table = tables.open(clara.table)
    while len(table.waiting) < 2:
        table = next(random_tables(table, rng))
        entry = table.entries[-1]
        tables.act(clara.table, entry.seat, [entry.action], entry.client_id)
    clara.look()
    dora.look()
    states = companions(client).presence.states
    table = tables.open(clara.table)
    assert states(table) == (DECIDING, DECIDING)

    tables.act(clara.table, 0, [undoable_action(table, 0)], "unseen")
    acted = tables.open(clara.table)
    assert states(acted) == (DECIDING, DECIDING)
    assert companions(client).aside(acted, 1) == companions(client).aside(table, 1)
    tables.act(clara.table, 0, whole_plan(acted, 0), "all")
    assert states(tables.open(clara.table)) == (DONE, DECIDING)


def test_a_bot_has_no_presence_and_another_process_is_believed_for_a_while() -> None:
    woken: list[str] = []
    presence = Presence(woken.append)

    presence.heard("table", "here 1")
    presence.heard("table", "here 1")
    presence.heard("table", "nonsense")
    presence.heard("table", "here x")

    assert presence.here("table", 1)
    assert not presence.here("table", 0)
    assert woken == ["table"], "nobody is woken for what was so before"


# --- resigning


@clause("END-4/R2")
def test_resigning_ends_the_game_for_both_and_is_in_the_record(client: TestClient) -> None:
    clara, dora = friends(client)
    leaving = page(dora.client, f"/t/{dora.table}/leave")
    data = {
        node.get("name"): node.get("value") for node in leaving.all("input") if node.get("name") in ("seat", "client")
    }

    sheet = send(dora.client, f"/t/{dora.table}/resign", data)

    assert "Clara wins, since Dora has resigned" in sheet.main.text
    assert "Clara wins, since Dora has resigned" in clara.look().main.text
    record = clara.client.get(f"/t/{clara.table}/record.json").json()
    assert record["actions"][-1] == [1, "resign"]
    assert record["result"]["reason"] == "resigned"
    again = send(dora.client, f"/t/{dora.table}/resign", data)
    assert again.response.status_code == 200, "pressed twice is meant once"
    assert len(client.get(f"/t/{clara.table}/record.json").json()["actions"]) == len(record["actions"])


def test_a_game_that_was_given_up_can_be_replayed_to_its_last_step(client: TestClient) -> None:
    clara, dora = friends(client)
    offered(client, clara)
    send(dora.client, f"/t/{dora.table}/resign", {"seat": "1", "client": "enough"})

    assert "Resign" in page(clara.client, f"/t/{clara.table}/replay?step=2").main.text


# --- taking back by agreement


def ask(player: FormPlayer, seat: int, what: str = "ask", asked: str = "", status: int = 200) -> Sheet:
    return send(
        player.client, f"/t/{player.table}/take-back", {"seat": str(seat), "what": what, "asked": asked}, status
    )


def asked_in(sheet: Sheet) -> str:
    return sheet.one("input", name="asked").get("value")


def test_what_undo_cannot_take_back_the_opponent_can_allow_and_the_game_is_practice(client: TestClient) -> None:
    clara, dora = friends(client)
    tables = tables_of(client)
    before = tables.open(clara.table).game.state
    offered(client, clara)

    why = page(clara.client, f"/t/{clara.table}/why?do=undo")
    assert "Ask to take it back" in why.source
    assert Texts("en").t("take-back-practice") in why.main.text, "what it costs is said before"
    ask(clara, 0)
    question = dora.look()
    assert "Clara asks to take back their last action" in question.main.text
    ask(dora, 1, "agree", asked_in(question))

    table = tables.open(clara.table)
    assert table.game.state == before
    assert table.practice
    assert tables.visited(clara.client.cookies["kingdom-browser"])[0].table.practice
    assert not clara.look().all("form", test="take-back")
    assert table.entries[-1].action == TAKE_BACK


def test_whoever_is_asked_can_decline_and_whoever_asks_can_think_better_of_it(client: TestClient) -> None:
    clara, dora = friends(client)
    after = offered(client, clara).game.state
    for player, seat, answer in ((dora, 1, "decline"), (clara, 0, "withdraw")):
        ask(clara, 0)
        id = asked_in(dora.look())
        ask(player, seat, answer, id)

        assert not dora.look().all("input", name="asked")
        ask(dora, 1, "agree", id, 409)
    assert tables_of(client).open(clara.table).game.state == after
    assert not tables_of(client).open(clara.table).practice


def test_nobody_answers_their_own_question(client: TestClient) -> None:
    clara, _ = friends(client)
    offered(client, clara)
    ask(clara, 0)
    id = asked_in(clara.look())

    ask(clara, 0, "agree", id, 409)
    assert not tables_of(client).open(clara.table).practice


def test_to_play_on_is_to_decline(client: TestClient) -> None:
    clara, dora = friends(client)
    offered(client, clara)
    ask(clara, 0)
    id = asked_in(dora.look())
    tables_of(client).act(clara.table, 1, ["select left"], "on")

    assert not dora.look().all("input", name="asked")
    ask(dora, 1, "agree", id, 409)


def test_what_is_asked_names_no_card_to_the_opponent(client: TestClient) -> None:
    clara, dora = friends(client)
    tables = tables_of(client)
    game = tables.open(clara.table).game
    offer = next(text for text in map(game.text, game.options(0)) if text.count("face down") == 1)
    hidden = re.search(r"offer (?:.*, )?([^,]+?)(?:#\d)? (?:left|right) face down", offer)
    assert hidden
    tables.act(clara.table, 0, [offer], "hiding")
    ask(clara, 0)

    assert hidden[1] in page(clara.client, f"/t/{clara.table}/company").one("form", test="take-back").text
    assert hidden[1] not in page(dora.client, f"/t/{dora.table}/company").one("form", test="take-back").text


@clause("CON-9")
def test_a_question_does_not_lapse_because_somebody_acts_in_an_open_window(client: TestClient) -> None:
    clara, dora = friends(client)
    tables, rng = tables_of(client), Random(2)
    table = tables.open(clara.table)
    while len(table.waiting) < 2:
        table = next(random_tables(table, rng))
        entry = table.entries[-1]
        tables.act(clara.table, entry.seat, [entry.action], entry.client_id)
    asker = next(seat for seat in (0, 1) if retractable(table, seat) is not None)
    players = (clara, dora)
    ask(players[asker], asker)
    before = {seat: companions(client).aside(tables.open(clara.table), seat) for seat in (0, 1)}

    for seat in (0, 1):
        tables.act(clara.table, seat, [undoable_action(tables.open(clara.table), seat)], f"unseen-{seat}")

    assert {seat: companions(client).aside(tables.open(clara.table), seat) for seat in (0, 1)} == before
    other = 1 - asker
    ask(players[other], other, "agree", asked_in(players[other].look()))
    assert len(tables.open(clara.table).waiting) == 1, "back before the window, with all that was done in it"


def test_against_a_bot_and_solo_it_is_done_at_once(client: TestClient) -> None:
    for mode in ("solo", "bot"):
        player = FormPlayer(another_browser(client), "")
        player.table = table_of(send(player.client, "/tables", {"mode": mode, "modules": "menace"}))
        tables = tables_of(client)
        game = tables.open(player.table).game
        action = next(text for text in map(game.text, game.options(0)) if not text.startswith("spy"))
        tables.act(player.table, 0, [action], "one")
        assert retractable(tables.open(player.table), 0) == "one", "something was seen"

        ask(player, 0)

        assert tables.open(player.table).game.state == game.state
        assert tables.open(player.table).practice


def test_what_can_be_undone_is_not_asked_for(client: TestClient) -> None:
    clara, dora = friends(client)
    offered(client, clara)
    tables_of(client).act(clara.table, 1, ["select left"], "mine")

    assert (
        "undo takes it back" in dora.client.post(f"/t/{dora.table}/take-back", data={"seat": "1", "what": "ask"}).text
    )
    assert not page(dora.client, f"/t/{dora.table}/company").all("form", test="take-back")


@law(examples=0.2)
def test_whatever_is_taken_back_every_process_tells_the_same_story(walk: Walk) -> None:
    """Versions, facts and requests follow from the log alone, and the archive reads as the game does."""
    rng = walk.rng()
    table = table_without_a_store(walk.options, walk.seed)
    rows = {
        viewer: [row for row in told_since(None, table) if row.viewer == viewer] for viewer in viewers(table.game.state)
    }
    for number in range(60):
        before = table
        able = [seat for seat in range(len(table.names)) if retractable(table, seat) is not None]
        if able and rng.random() < 0.15:
            seat = rng.choice(able)
            table = table.taken_back(seat, f"agreed:{number}", str(retractable(table, seat)))
            assert table.practice
        else:
            table = next(random_tables(table, rng), table)
            if table is before:
                break
        for viewer, told in rows.items():
            told += [row for row in told_since(before, table) if row.viewer == viewer]
            assert table.facts(viewer) == table.game.facts(viewer)

    again = table_without_a_store(walk.options, walk.seed).after(table.entries)

    assert (again.game.state, steps_made(again), again.practice) == (
        table.game.state,
        steps_made(table),
        table.practice,
    )
    for viewer, told in rows.items():
        assert again.version(viewer) == table.version(viewer)
        assert [fact for step in steps(told) for fact in step] == table.facts(viewer)
        at_once = [row for row in told_since(None, table) if row.viewer == viewer]
        assert [fact for step in steps(at_once) for fact in step] == table.facts(viewer)
        assert [row.version for row in at_once] == [row.version for row in told]
