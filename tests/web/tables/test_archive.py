"""An upgrade of cards or rules strands nobody: card sets and what was told are kept with the games."""

from __future__ import annotations

import pickle
from pathlib import Path
from random import Random

import pytest

from kingdom.bots.jobs import decide
from kingdom.content import Content, load
from kingdom.content.keeping import content_from, content_text
from kingdom.store import DeliveryRow, SeatRow, Store
from kingdom.web.tables.archive import RETOLD, steps
from kingdom.web.tables.tables import Tables
from tests.kit.local_server import error_of, local_server, settings_for, tables_of
from tests.kit.tables import PEOPLE, TWO, play_on

PACK = """
[pack]
name = "Dear farms"
version = "1"

[[development]]
key = "farm"
cost = "MMMPP"
source = "made up"
"""


@pytest.fixture
def other(tmp_path: Path) -> Content:
    """Another card set."""
    file = tmp_path / "dear-farms.toml"
    file.write_text(PACK, encoding="utf-8")
    return load(file)


def test_a_card_set_that_was_kept_is_the_same_again(other: Content) -> None:
    for content in (load(None), other):
        again = content_from(content_text(content))
        assert (again.hash, again.name, again.texts, again.sources) == (
            content.hash,
            content.name,
            content.texts,
            content.sources,
        )


def test_a_running_game_goes_on_with_the_cards_it_began_with(store: Store, other: Content) -> None:
    begun = Tables(store, other)
    new = begun.create(TWO, PEOPLE, seed=3)
    play_on(begun, new.table_id, Random(1), 10)

    upgraded = Tables(store, load(None))
    play_on(upgraded, new.table_id, Random(2), 10)

    table = upgraded.open(new.table_id)
    assert table.sequence == 20
    assert table.game.content.hash == other.hash
    part = upgraded.create_from(table.game.record(), PEOPLE, upto=5)
    assert upgraded.open(part.table_id).game.content.hash == other.hash


def test_bots_are_asked_with_the_cards_of_the_game(store: Store, other: Content) -> None:
    tables = Tables(store, other)
    new = tables.create(TWO, [SeatRow("Rook", "random"), SeatRow("Ann")], seed=3)
    view = pickle.loads(pickle.dumps(tables.open(new.table_id).game.view(0)))

    assert view.rules.content.hash == other.hash
    assert decide(view, "random", 1.0)


@pytest.mark.parametrize("undo", [0.0, 0.3])
def test_what_was_told_can_be_read_without_the_rules(tables: Tables, undo: float) -> None:
    new = tables.create(TWO, PEOPLE, seed=5)
    rng = Random(5)
    for number in range(60):
        table = play_on(tables, new.table_id, rng, 1)
        seat = table.entries[-1].seat if table.entries else 0
        if rng.random() < undo and table.game.steps and table.game.steps[-1].barrier is None:
            tables.undo(new.table_id, seat, f"undo-{number}")

    table = tables.open(new.table_id)
    for viewer in (0, 1, None):
        told = [fact for step in tables.archived(new.table_id, viewer).steps for fact in step]
        assert sorted(map(repr, told)) == sorted(map(repr, table.facts(viewer)))


def test_a_game_whose_rules_are_gone_is_shown_step_by_step_and_its_record_given_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with local_server(settings_for(tmp_path)) as client:
        tables = tables_of(client)
        new = tables.create({"players": 2}, PEOPLE, seed=3)
        played = play_on(tables, new.table_id, Random(3), 8)
        record = played.game.record()
        client.post(f"/t/{new.table_id}/join/{new.seat_tokens[0]}", data={"name": "Ann"})
        monkeypatch.setattr("kingdom.game.replaying.RULES_VERSION", "999")
        tables._shelf._tables.clear()
        page = {"accept": "text/html"}

        for path in ("", "/log", "/end", "/replay"):
            shown = client.get(f"/t/{new.table_id}{path}", headers=page)
            assert shown.status_code == 200
            assert "no longer has" in shown.text
        first = client.get(f"/t/{new.table_id}?step=1", headers=page).text
        assert "Step 1 of " in first
        assert first.count("<li") < shown.text.count("<li")
        found = client.get(f"/t/{new.table_id}/record.json")
        assert [tuple(action) for action in found.json()["actions"]] == list(record.actions)

        client.cookies.clear()
        assert client.get(f"/t/{new.table_id}", headers=page).status_code == 403
        error_of(client.get(f"/t/{new.table_id}"), 409, "cannot-be-replayed")


# --- what was told, step by step


def row(seat: int, *events: str, taken_back: bool = False) -> DeliveryRow:
    return DeliveryRow(0, 1, seat, None if taken_back else tuple({"event": event} for event in events))


def events_of(*rows: DeliveryRow) -> list[list[str]]:
    return [[fact["event"] for fact in told] for told in steps(rows)]


def test_what_was_taken_back_is_the_last_that_its_seat_was_told_to_have_done() -> None:
    assert events_of(row(-1, "A"), row(0, "B"), row(1, "C"), row(0, taken_back=True)) == [["A"], ["C"]]
    assert events_of(row(0, "B"), row(0, "C", "D"), row(0, taken_back=True)) == [["B"]]
    assert events_of(row(0, "B"), row(1, taken_back=True)) == [["B"]]
    assert events_of(row(0), row(1, "C")) == [["C"]], "what says nothing is not a step"


def test_a_story_that_is_told_again_takes_the_place_of_all_before() -> None:
    assert events_of(row(0, "A"), row(1, "B"), row(0, RETOLD, "C", "D"), row(1, "E")) == [["C", "D"], ["E"]]
