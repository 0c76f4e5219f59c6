"""The service of tables: opening them, their keys and seats, records, and games kept ready."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from random import Random
from threading import Barrier

import pytest

import kingdom
from kingdom import ConfigurationError, RecordError
from kingdom.content import load
from kingdom.core.errors import CannotParse
from kingdom.core.reasons import why
from kingdom.game.record import RULES_VERSION
from kingdom.game.serial import view_json
from kingdom.store import SeatRow, Store
from kingdom.web.errors import (
    CannotBeReplayed,
    NoSuchTable,
    NotYours,
    StillRunning,
    UsedForAnother,
    WrongSeats,
)
from kingdom.web.tables.tables import Tables
from tests.kit.refusals import refusal
from tests.kit.tables import PEOPLE, TWO, at_a_window, people, play_on, tables_of_another_process, undoable_action

# --- opening


def test_a_table_begins_where_the_game_does(tables: Tables) -> None:
    new = tables.create(TWO, PEOPLE, seed=7)
    table = tables.open(new.table_id)

    assert table.game.state == kingdom.new_game(seed=7, **TWO).state
    assert table.names == ("Ann", "Bob")
    assert table.bots == (None, None)
    assert (table.sequence, table.version(0), table.version(1), table.version(None)) == (0, 1, 1, 1)
    assert table.practice


def test_a_game_whose_seed_nobody_chose_is_not_practice(tables: Tables) -> None:
    first, second = (tables.open(tables.create(TWO, PEOPLE).table_id) for _ in range(2))

    assert not first.practice
    assert first.game.seed != second.game.seed


def test_a_solo_game_has_one_seat(tables: Tables) -> None:
    new = tables.create({"scenario": "the_prophecy"}, people(1))

    assert len(new.seat_tokens) == 1
    with refusal(WrongSeats, why("wrong-seats", count=2, players=1)):
        tables.create({"scenario": "the_prophecy"}, people(2))


def test_options_that_do_not_fit_are_refused_and_no_table_is_opened(tables: Tables) -> None:
    with refusal(
        ConfigurationError, why("module", given="magic", modules=("menace", "advisors", "quest")).under("SET-5")
    ):
        tables.create({"modules": ("magic",)}, PEOPLE)

    assert tables.recent() == []


def test_there_is_no_table_that_was_not_opened(tables: Tables) -> None:
    for ask in (
        lambda: tables.open("gone"),
        lambda: tables.viewer("gone", "token"),
        lambda: tables.join("gone", "token"),
        lambda: tables.key_for("gone", 0, "browser"),
        lambda: tables.act("gone", 0, ["done"], "one"),
        lambda: tables.sit("gone", 0, SeatRow("Ann")),
    ):
        with refusal(NoSuchTable, why("no-such-table", given="'gone'")):
            ask()


def test_tables_are_listed_for_the_machine_and_for_each_browser(tables: Tables) -> None:
    first, second = (tables.create(TWO, PEOPLE) for _ in range(2))
    tables.remember("browser", first.table_id, 0)
    play_on(tables, first.table_id, Random(1), 1)

    assert [row.id for row in tables.recent()] == [first.table_id, second.table_id]
    assert [(visit.table.id, visit.viewers) for visit in tables.visited("browser")] == [(first.table_id, (0,))]
    assert tables.visited("stranger") == []


# --- keys


def test_each_token_opens_its_own_seat_of_its_own_table(tables: Tables) -> None:
    new, other = (tables.create(TWO, PEOPLE) for _ in range(2))
    tokens = {0: new.seat_tokens[0], 1: new.seat_tokens[1], None: new.spectator_token}

    assert len(set(tokens.values())) == 3
    for viewer, token in tokens.items():
        assert token is not None
        assert tables.viewer(new.table_id, token) == viewer
        with pytest.raises(NotYours):
            tables.viewer(other.table_id, token)
        for forged in (token[:-1], token + "x", token.swapcase(), ""):
            with refusal(NotYours, why("token-of-another")):
                tables.viewer(new.table_id, forged)


def test_only_hashes_of_tokens_are_kept(tables: Tables, store: Store, database: str) -> None:
    new = tables.create(TWO, PEOPLE)

    kept = {key.hash for key in store.keys(new.table_id)}
    assert not kept & {*new.seat_tokens, new.spectator_token}
    if database.startswith("sqlite"):
        folder = Path(database.removeprefix("sqlite:///")).parent
        everything = b"".join(file.read_bytes() for file in folder.iterdir() if file.is_file())
        assert new.table_id.encode() in everything
        assert not any(token and token.encode() in everything for token in (*new.seat_tokens, new.spectator_token))


def test_nobody_gets_a_token_for_the_seat_of_a_bot(tables: Tables, store: Store) -> None:
    new = tables.create(TWO, [SeatRow("Ann"), SeatRow("Rook", "random")])

    assert new.seat_tokens[0] is not None
    assert new.seat_tokens[1] is None
    assert {key.seat for key in store.keys(new.table_id)} == {0, None}


def test_an_invitation_is_for_the_first_who_takes_it(tables: Tables) -> None:
    new = tables.create(TWO, PEOPLE, invited=[1])
    invitation = new.seat_tokens[1]
    assert invitation is not None
    with refusal(NotYours, why("an-invitation")):
        tables.viewer(new.table_id, invitation)

    assert tables.leads_to(new.table_id, invitation) == (1, True)
    assert tables.leads_to(new.table_id, new.spectator_token) == (None, False)

    seat, own = tables.join(new.table_id, invitation)

    assert (seat, tables.viewer(new.table_id, own)) == (1, 1)
    for again in (tables.viewer, tables.join):
        with pytest.raises(NotYours):
            again(new.table_id, invitation)


def test_of_two_who_take_an_invitation_at_once_one_does(tables: Tables) -> None:
    new = tables.create(TWO, PEOPLE, invited=[1])
    ready = Barrier(4)

    def take(_: int) -> str | None:
        ready.wait()
        try:
            return tables.join(new.table_id, str(new.seat_tokens[1]))[1]
        except NotYours:
            return None

    with ThreadPoolExecutor(4) as pool:
        taken = [token for token in pool.map(take, range(4)) if token]

    assert len(taken) == 1


def test_a_token_that_is_not_an_invitation_is_kept_when_joining(tables: Tables) -> None:
    new = tables.create(TWO, PEOPLE)

    assert tables.join(new.table_id, str(new.seat_tokens[0])) == (0, new.seat_tokens[0])
    assert tables.join(new.table_id, new.spectator_token) == (None, new.spectator_token)


def test_a_browser_gets_the_same_key_whenever_it_comes_back(tables: Tables, store: Store) -> None:
    new, other = tables.create(TWO, PEOPLE), tables.create(TWO, PEOPLE)
    before = len(store.keys(new.table_id))
    first, again = (tables.key_for(new.table_id, 1, "browser") for _ in range(2))
    watching = tables.key_for(new.table_id, None, "browser")
    strange = tables.key_for(new.table_id, 1, "another browser")

    assert first == again
    assert len({first, watching, strange, tables.key_for(other.table_id, 1, "browser")}) == 4
    assert len(store.keys(new.table_id)) == before + 3
    assert [tables.viewer(new.table_id, token) for token in (first, watching, strange)] == [1, None, 1]
    assert tables.viewer(new.table_id, str(new.seat_tokens[1])) == 1


OWN = "a-token-that-the-client-has-made-itself"


def test_a_seat_is_not_lost_when_the_answer_to_joining_is(tables: Tables) -> None:
    new = tables.create(TWO, PEOPLE, invited=[0, 1])
    first, second = (str(token) for token in new.seat_tokens)

    for _ in range(3):
        assert tables.join(new.table_id, second, OWN) == (1, OWN)
    assert tables.viewer(new.table_id, OWN) == 1
    with pytest.raises(NotYours):
        tables.join(new.table_id, second, OWN + "-2")
    with refusal(UsedForAnother, why("token-used")):
        tables.join(new.table_id, first, OWN)
    with refusal(UsedForAnother, why("token-is-invitation")):
        tables.join(new.table_id, first, first)
    assert tables.leads_to(new.table_id, first) == (0, True)


def test_a_table_is_not_lost_when_the_answer_to_opening_it_is(tables: Tables) -> None:
    first, again = (tables.create(TWO, PEOPLE, invited=[1], secret=OWN) for _ in range(2))
    other = tables.create(TWO, PEOPLE, invited=[1], secret=OWN + "-2")

    assert first == again
    assert len({first.table_id, other.table_id, *first.seat_tokens, *other.seat_tokens}) == 6
    assert OWN not in str(first)
    assert tables.leads_to(first.table_id, str(first.seat_tokens[1])) == (1, True)
    with refusal(UsedForAnother, why("secret-used")):
        tables.create({"players": 1}, people(1), secret=OWN)


def test_of_two_who_open_a_table_with_one_secret_at_once_both_have_it(tables: Tables) -> None:
    ready = Barrier(4)

    def opened(_: int) -> str:
        ready.wait()
        return tables.create(TWO, PEOPLE, secret=OWN).table_id

    with ThreadPoolExecutor(4) as pool:
        assert len(set(pool.map(opened, range(4)))) == 1


def test_a_key_is_found_by_its_hash_and_no_other_is_looked_at(
    tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    new = tables.create(TWO, PEOPLE, invited=[1])
    monkeypatch.setattr(store, "keys", None)

    assert tables.viewer(new.table_id, str(new.seat_tokens[0])) == 0
    assert tables.invitation(new.table_id, 1) is not None
    assert tables.invitation(new.table_id, 0) is None
    with refusal(NotYours, why("token-of-another")):
        tables.viewer(new.table_id, "wrong")


# --- records


def test_the_record_is_for_when_the_game_is_over(tables: Tables) -> None:
    new = tables.create(TWO, PEOPLE, seed=123456789)

    with refusal(StillRunning, why("still-running")):
        tables.record(new.table_id)

    over = play_on(tables, new.table_id, Random(1), 2000)
    names = tuple(seat.name for seat in PEOPLE)
    assert tables.record(new.table_id) == replace(over.game.record(), names=names)


def test_a_record_is_gone_on_with_for_practice(tables: Tables) -> None:
    game = kingdom.new_game(seed=5, **TWO)
    for _ in range(6):
        seat = game.waiting()[0]
        game.play(seat, game.options(seat)[0])
    record = game.record()

    whole = tables.open(tables.create_from(record, PEOPLE).table_id)
    part = tables.open(tables.create_from(record, PEOPLE, upto=2, origin=whole.id).table_id)

    assert whole.game.state == game.state
    assert (whole.practice, whole.sequence) == (True, 6)
    assert (part.practice, part.sequence, part.row.origin) == (True, 2, whole.id)
    play_on(tables, part.id, Random(1), 3)
    assert tables.open(part.id).sequence == 5


def test_a_position_is_gone_on_with_too(tables: Tables) -> None:
    start = kingdom.new_game(seed=5, **TWO)
    record = kingdom.from_position(start.position()).record()

    table = tables.open(tables.create_from(record, PEOPLE).table_id)

    assert table.game.seed is None
    assert table.game.state == start.state


def test_a_record_of_other_cards_or_rules_is_refused(tables: Tables) -> None:
    data = kingdom.new_game(seed=5).record().to_json()
    name, mark = kingdom.load().name, kingdom.load().hash[:12]
    other_cards = why("record-cards", given=name, mark=f"00{mark[:10]}", known=name, mark2=mark)
    for wrong, reason in (
        (
            data.replace('"rules": "', '"rules": "0.'),
            why("record-rules", given=f"0.{RULES_VERSION}", known=RULES_VERSION),
        ),
        (data.replace('"hash": "', '"hash": "00'), other_cards),
    ):
        with refusal(RecordError, reason):
            tables.create_from(kingdom.Record.from_json(wrong), PEOPLE)


def test_a_stored_game_of_other_rules_is_said_to_be_so(
    tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    new = tables.create(TWO, PEOPLE)
    monkeypatch.setattr("kingdom.game.replaying.RULES_VERSION", "999")

    other_rules = why("record-rules", given=RULES_VERSION, known="999")
    with refusal(CannotBeReplayed, why("cannot-be-replayed", why=other_rules)):
        tables_of_another_process(store).open(new.table_id)


# --- seats


def test_a_bot_takes_a_seat_and_gives_it_back(tables: Tables, store: Store) -> None:
    new = tables.create(TWO, PEOPLE)
    there = tables_of_another_process(store)
    there.open(new.table_id)

    tables.sit(new.table_id, 0, SeatRow("Ann", "random"))

    assert there.open(new.table_id).bots == ("random", None)
    assert store.bots_due(before=float(2**40)) == [new.table_id]

    tables.sit(new.table_id, 0, SeatRow("Anna"))

    assert there.open(new.table_id).names == ("Anna", "Bob")
    assert store.bots_due(before=float(2**40)) == []


def test_whoever_listens_hears_of_every_change_here_and_elsewhere(tables: Tables, store: Store) -> None:
    heard: list[str] = []
    tables.listeners.append(heard.append)
    table = at_a_window(tables)
    heard.clear()

    tables.act(table.id, 0, [undoable_action(table, 0)], "one")
    tables.undo(table.id, 0, "two")
    tables.sit(table.id, 0, SeatRow("Cleo"))
    with pytest.raises(CannotParse):
        tables.act(table.id, 0, ["nonsense"], "three")
    tables.act(table.id, 0, [undoable_action(table, 0)], "one")
    tables.changed_elsewhere("another")

    assert heard == [table.id] * 3 + ["another"]


def test_of_several_who_hear_of_a_change_elsewhere_one_asks_the_database(
    tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = at_a_window(tables)
    there = tables_of_another_process(store)
    there.open(table.id)
    after = tables.act(table.id, 0, [undoable_action(table, 0)], "one")
    asked: list[str] = []
    since = store.since
    monkeypatch.setattr(store, "since", lambda table_id, first: asked.append(table_id) or since(table_id, first))

    there.changed_elsewhere(table.id)
    versions = [there.heard(table.id).version(0) for _ in range(3)]

    assert versions == [after.version(0)] * 3
    assert asked == [table.id]


# --- games kept ready


def test_only_so_many_games_are_kept_ready_and_the_rest_is_replayed(store: Store) -> None:
    tables = Tables(store, load(None), cached=2)
    names = [tables.create(TWO, PEOPLE).table_id for _ in range(4)]
    for number, name in enumerate(names):
        play_on(tables, name, Random(number), 5)

    assert [tables.ready(name) is not None for name in names] == [False, False, True, True]
    assert [tables.open(name).sequence for name in names] == [5, 5, 5, 5]
    assert [tables.ready(name) is not None for name in names] == [False, False, True, True]


def test_a_table_that_is_looked_at_does_not_change_under_the_eyes(tables: Tables) -> None:
    table = at_a_window(tables)
    before = view_json(table.view(0)), table.facts(0), table.version(0), table.game.record()

    play_on(tables, table.id, Random(1), 10)
    tables.open(table.id).facts(0)

    assert (view_json(table.view(0)), table.facts(0), table.version(0), table.game.record()) == before
