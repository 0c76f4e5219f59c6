"""The service of tables: what is written, what is answered, once and in time; and taking back."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from random import Random
from threading import Barrier

import pytest

from kingdom import IllegalAction
from kingdom.core.errors import CannotParse
from kingdom.core.reasons import why
from kingdom.game.serial import view_json
from kingdom.store import Conflict, Store, UsedAlready
from kingdom.web.errors import (
    Busy,
    Stale,
    UsedForAnother,
)
from kingdom.web.tables.tables import ATTEMPTS, Tables
from tests.kit import clause
from tests.kit.refusals import refusal
from tests.kit.tables import PEOPLE, TWO, at_a_window, play_on, tables_of_another_process, undoable_action, whole_plan

# --- acting

KNOWN = ("abandon", "done", "krystallium on", "offer", "place", "recycle", "select", "slate", "soldier on")


def test_a_whole_game_is_played_and_another_process_has_it_too(tables: Tables, store: Store) -> None:
    new = tables.create(TWO, PEOPLE, seed=11)
    over = play_on(tables, new.table_id, Random(11), 2000)

    assert over.game.is_over
    there = tables_of_another_process(store).open(new.table_id)
    assert there.game.state == over.game.state
    assert there.game.record() == over.game.record()
    (row,) = tables.recent()
    assert row.result == over.game.record().result


def test_the_answer_is_what_the_seat_is_told(tables: Tables) -> None:
    table = at_a_window(tables)
    before = table.facts(0)

    news = tables.act(table.id, 0, [undoable_action(table, 0)], "one", table.version(0)).answer(0, "one")

    after = tables.open(table.id)
    assert (news.version, news.whole) == (table.version(0) + 1, False)
    assert [*before, *news.facts] == after.facts(0)
    assert news.facts


@clause("GEN-6/R2")
def test_a_plan_that_goes_on_after_something_may_have_been_shown_is_refused_by_its_kinds(tables: Tables) -> None:
    table = at_a_window(tables)
    told = set()
    for within in ("done", "select left"):
        for first in (undoable_action(table, 0), "slate Farm", "no action"):
            with pytest.raises(IllegalAction) as refused:
                tables.act(table.id, 0, [first, within, undoable_action(table, 0)], "peeking")
            told.add((refused.value.index, refused.value.clause, str(refused.value)))

    assert len(told) == 1
    assert tables.open(table.id).sequence == table.sequence


def test_a_plan_is_done_as_a_whole_or_not_at_all(tables: Tables) -> None:
    table = at_a_window(tables)
    good = [undoable_action(table, 0, 0), undoable_action(table, 0, -1)]

    card = good[0].removeprefix("slate ")
    with refusal(IllegalAction, why("not-in-selection", card=card).under("PLA-2"), at=2):
        tables.act(table.id, 0, [*good, good[0]], "bad")
    assert tables.open(table.id).sequence == table.sequence

    news = tables.act(table.id, 0, good, "good").answer(0, "good")

    after = tables.open(table.id)
    assert after.sequence == table.sequence + 2
    assert news.version == table.version(0) + 2
    assert [*table.facts(0), *news.facts] == after.facts(0)


def test_what_is_written_is_the_action_in_full(tables: Tables, store: Store) -> None:
    new = tables.create({"players": 2}, PEOPLE, seed=2)
    table = tables.open(new.table_id)
    action = table.game.text(table.game.options(0)[5])

    tables.act(new.table_id, 0, [action.upper().replace(" ", "  ")], "loud")

    assert [entry.action for entry in store.since(new.table_id, 0)[0]] == [action]


def test_what_cannot_be_read_or_may_mean_several_things_is_refused(tables: Tables) -> None:
    table = at_a_window(tables)

    with refusal(CannotParse, why("not-an-action", text="conquer everything", texts=KNOWN)):
        tables.act(table.id, 0, ["conquer everything"], "one")
    with refusal(CannotParse, why("no-card", text="Castle in the Air")):
        tables.act(table.id, 0, ["slate Castle in the Air"], "one")
    with refusal(CannotParse, why("not-an-action", text="undo", texts=KNOWN)):
        tables.act(table.id, 0, ["undo"], "one")
    with refusal(IllegalAction, why("select-in-choice", phase="planning").under("CHO-2")):
        tables.act(table.id, 0, ["select left"], "one")
    assert tables.open(table.id).sequence == table.sequence


def test_a_check_says_what_acting_would_and_does_nothing(tables: Tables) -> None:
    table = at_a_window(tables)

    tables.check(table.id, 0, [undoable_action(table, 0)])
    with pytest.raises(IllegalAction) as refused:
        tables.check(table.id, 0, ["select left"])
    with pytest.raises(IllegalAction) as really:
        tables.act(table.id, 0, ["select left"], "one")

    assert str(refused.value) == str(really.value)
    assert tables.open(table.id).sequence == table.sequence


# --- once, and not too late


def test_the_same_request_twice_is_done_once_and_answered_the_same(tables: Tables, store: Store) -> None:
    table = at_a_window(tables)
    plan = [undoable_action(table, 0, 0), undoable_action(table, 0, -1)]
    first = tables.act(table.id, 0, plan, "same", table.version(0)).answer(0, "same")
    tables.act(table.id, 1, [undoable_action(table, 1)], "other")
    tables.act(table.id, 0, whole_plan(tables.open(table.id), 0), "done")
    grown = tables.open(table.id).sequence

    for process in (tables, tables_of_another_process(store)):
        assert process.act(table.id, 0, plan, "same", table.version(0)).answer(0, "same") == first
    assert tables.open(table.id).sequence == grown


def test_the_same_undo_twice_takes_back_once(tables: Tables) -> None:
    table = at_a_window(tables)
    for number, action in enumerate((undoable_action(table, 0, 0), undoable_action(table, 0, -1))):
        tables.act(table.id, 0, [action], f"act-{number}")

    first = tables.undo(table.id, 0, "back").answer(0, "back")

    assert first.whole
    assert tables.undo(table.id, 0, "back").answer(0, "back") == first
    assert len(tables.open(table.id).game.steps) == len(table.game.steps) + 1


def test_a_client_id_does_not_stand_for_two_requests(tables: Tables) -> None:
    table = at_a_window(tables)
    first, other = undoable_action(table, 0, 0), undoable_action(table, 0, -1)
    tables.act(table.id, 0, [first], "same")

    for ask in (
        lambda: tables.act(table.id, 0, [other], "same"),
        lambda: tables.act(table.id, 0, [first, other], "same"),
        lambda: tables.act(table.id, 0, ["nonsense"], "same"),
        lambda: tables.undo(table.id, 0, "same"),
    ):
        with refusal(UsedForAnother, why("client-id-used", given="'same'")):
            ask()
    # Another seat has names of its own.
    tables.act(table.id, 1, [undoable_action(table, 1)], "same")


def test_a_refused_request_may_be_made_again_under_its_name(tables: Tables) -> None:
    table = at_a_window(tables)
    with pytest.raises(CannotParse):
        tables.act(table.id, 0, ["nonsense"], "again")

    tables.act(table.id, 0, [undoable_action(table, 0)], "again")


def test_a_request_made_before_the_seat_was_told_more_is_stale(tables: Tables) -> None:
    table = at_a_window(tables)
    seen = table.version(0)
    tables.act(table.id, 0, [undoable_action(table, 0, 0)], "first tab", seen)

    with refusal(Stale, why("stale")):
        tables.act(table.id, 0, [undoable_action(table, 0, -1)], "second tab", seen)
    with pytest.raises(Stale):
        tables.undo(table.id, 0, "undo of second tab", seen)
    with pytest.raises(Stale):
        tables.act(table.id, 0, [undoable_action(table, 0, -1)], "from the future", seen + 5)


def test_what_the_opponent_does_in_a_window_makes_nothing_stale(tables: Tables, store: Store) -> None:
    table = at_a_window(tables)
    seen = {seat: table.version(seat) for seat in (0, 1)}
    there = tables_of_another_process(store)
    there.open(table.id)

    for number in range(2):
        for seat, by in ((0, tables), (1, there)):
            now = by.open(table.id)
            after = by.act(table.id, seat, [undoable_action(now, seat)], f"move-{number}", seen[seat])
            seen[seat] = after.version(seat)


def test_both_seats_acting_at_once_all_get_on(tables: Tables, store: Store) -> None:
    table = at_a_window(tables, seed=5)
    processes = [tables, tables_of_another_process(store)]
    ready = Barrier(2)

    def act(seat: int) -> int:
        ready.wait()
        seen = table.version(seat)
        for number in range(3):
            now = processes[seat].open(table.id)
            seen = (
                processes[seat].act(table.id, seat, [undoable_action(now, seat)], f"move-{number}", seen).version(seat)
            )
        return seen

    with ThreadPoolExecutor(2) as pool:
        versions = list(pool.map(act, (0, 1)))

    after = tables_of_another_process(store).open(table.id)
    assert after.sequence == table.sequence + 6
    assert versions == [table.version(seat) + 3 for seat in (0, 1)]
    assert [after.version(seat) for seat in (0, 1)] == versions


@pytest.mark.parametrize("error", [Conflict, UsedAlready])
def test_a_conflict_is_tried_again_and_not_for_ever(
    tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch, error: type[Exception]
) -> None:
    table = at_a_window(tables)
    tried: list[int] = []

    def refuse(*words: object) -> None:
        tried.append(1)
        raise error

    monkeypatch.setattr(store, "append", refuse)

    with refusal(Busy, why("busy")):
        tables.act(table.id, 0, [undoable_action(table, 0)], "one")
    assert len(tried) == ATTEMPTS
    assert tables.open(table.id).sequence == table.sequence


def test_what_the_disk_refuses_was_not_done(tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    table = at_a_window(tables)
    with monkeypatch.context() as broken:
        broken.setattr(store, "append", lambda *words: (_ for _ in ()).throw(OSError("no space left")))
        with pytest.raises(OSError, match="no space left"):
            tables.act(table.id, 0, [undoable_action(table, 0)], "one")

    assert view_json(tables.open(table.id).view(0)) == view_json(table.view(0))
    tables.act(table.id, 0, [undoable_action(table, 0)], "one")


# --- undo


def test_undo_takes_back_the_last_request_as_a_whole(tables: Tables) -> None:
    table = at_a_window(tables)
    tables.act(table.id, 0, [undoable_action(table, 0, 0)], "first")
    middle = tables.open(table.id)
    texts = [undoable_action(middle, 0, 0), undoable_action(middle, 0, -1)]
    tables.act(table.id, 0, texts, "plan")
    tables.act(table.id, 1, [undoable_action(table, 1)], "other")

    tables.undo(table.id, 0, "back")

    now = tables.open(table.id)
    assert view_json(now.view(0)) == view_json(middle.view(0))
    assert [(step.seat, step.request) for step in now.game.steps[-2:]] == [(0, "first"), (1, "other")]
    tables.undo(table.id, 0, "back again")
    assert view_json(tables.open(table.id).view(0)) == view_json(table.view(0))
    with refusal(IllegalAction, why("barrier", barrier="phase").under("CON-9")):
        tables.undo(table.id, 0, "too far")


def test_undo_of_the_window_takes_back_all_that_can_be(tables: Tables) -> None:
    table = at_a_window(tables)
    tables.act(table.id, 0, [undoable_action(table, 0)], "one")
    tables.act(table.id, 0, whole_plan(tables.open(table.id), 0), "all")

    tables.undo(table.id, 0, "reset", window=True)

    assert view_json(tables.open(table.id).view(0)) == view_json(table.view(0))
    with pytest.raises(IllegalAction):
        tables.undo(table.id, 0, "again", window=True)


def test_nothing_can_be_taken_back_at_the_start(tables: Tables) -> None:
    new = tables.create(TWO, PEOPLE)

    with refusal(IllegalAction, why("nothing-to-undo").under("CON-9")):
        tables.undo(new.table_id, 0, "one")
