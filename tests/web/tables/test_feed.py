"""What viewers are told, and that nothing else moves for them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from kingdom.core.state import Seat
from kingdom.game.rewind import RESIGN
from kingdom.game.serial import view_json
from kingdom.web.tables.snapshot import TableSnapshot
from tests.kit import clause
from tests.kit.places import Viewer, viewers
from tests.kit.tables import random_tables, steps_made, table_of, undoable_action, whole_plan
from tests.kit.walks import Walk, law
from tests.kit.windows import announcements, same_window

MODULES = {"players": 2, "modules": ("menace", "quest")}


def looks(table: TableSnapshot, viewer: Viewer) -> tuple[str, list[dict[str, Any]], tuple[Seat, ...]]:
    """All that is sent to a viewer, but for the version."""
    return view_json(table.view(viewer)), table.facts(viewer), table.waiting


@clause("CON-9")
@law(examples=0.4)
def test_what_a_viewer_sees_changes_if_and_only_if_the_version_does(walk: Walk) -> None:
    rng = walk.rng()
    table = table_of(walk.options, walk.seed)
    seen = {viewer: (table.version(viewer), looks(table, viewer)) for viewer in viewers(table.game.state)}
    assert {version for version, _ in seen.values()} == {1}
    for after in random_tables(table, rng, undo=0.15, resign=0.005):
        actor = after.entries[-1].seat
        for viewer, (version, look) in seen.items():
            now = (after.version(viewer), looks(after, viewer))
            assert now[0] - version in (0, 1)
            assert now[0] == version + 1 if viewer == actor else True
            # Whoever is told nothing sees nothing else, and not even that somebody was told something.
            assert now[1] == look if now[0] == version else now[1] != look or after.entries[-1].action == "undo"
            seen[viewer] = now


@law(examples=0.4)
def test_the_news_since_any_version_are_what_the_viewer_had_not_heard(walk: Walk) -> None:
    rng = walk.rng()
    table = table_of(walk.options, walk.seed)
    heard = {viewer: {1: table.facts(viewer)} for viewer in viewers(table.game.state)}
    for after in random_tables(table, rng, undo=0.1, resign=0.005):
        for viewer, by_version in heard.items():
            facts = after.facts(viewer)
            if after.sequence % 7 == 0 or after.game.is_over:  # slow: the game computes all of them again
                assert facts == after.game.facts(viewer)
            by_version[after.version(viewer)] = facts
            since = rng.choice(sorted(by_version))
            news = after.since(viewer, since)
            assert news.version == after.version(viewer)
            if not news.whole:
                assert by_version[since] + list(news.facts) == facts
            else:
                assert not news.facts


@law(examples=0.2)
def test_without_undo_the_news_are_never_the_whole(walk: Walk) -> None:
    rng = walk.rng()
    first = after = table_of(walk.options, walk.seed)
    for after in random_tables(first, rng):
        for viewer in viewers(after.game.state):
            now = after.version(viewer)
            assert not after.since(viewer, rng.randint(max(1, now - 5), now)).whole
    for viewer in viewers(after.game.state):
        assert not after.since(viewer, 1).whole


@law(examples=0.2)
def test_the_versions_follow_from_the_log_and_nothing_else(walk: Walk) -> None:
    first = table_of(walk.options, walk.seed)
    *_, last = (first, *random_tables(first, walk.rng(), undo=0.1, resign=0.005, most=60))

    again = table_of(walk.options, walk.seed).after(last.entries)

    assert again.game.state == last.game.state
    assert steps_made(again) == steps_made(last)
    for viewer in viewers(last.game.state):
        assert again.version(viewer) == last.version(viewer)
        assert again.facts(viewer) == last.facts(viewer)


def test_a_version_that_does_not_exist_gives_the_whole() -> None:
    table = table_of(MODULES, 1)

    for strange in (0, 2, 999):
        assert table.since(0, strange).whole
    assert table.since(0, 1).facts == ()


@clause("CON-9")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_others_facts_are_delivered_at_the_close_also_when_a_seat_resigns_in_a_window(viewer: Viewer) -> None:
    """Resigning closes the window, so everything done in it comes before the end of the game."""
    table = table_of({"players": 2}, 7)
    while len(table.waiting) == 1:
        (seat,) = table.waiting
        table = table.acted(seat, [table.game.text(table.game.options(seat)[0])], f"act-{table.sequence}")
    for seat in (0, 1, 0, 1):
        table = table.acted(seat, [undoable_action(table, seat)], f"slate-{table.sequence}")

    after = table.ended(0, RESIGN, "enough")

    assert table.facts(viewer) + list(after.since(viewer, table.version(viewer)).facts) == after.facts(viewer)
    assert [fact["event"] for fact in after.facts(viewer)[-5:]] == [*["Slated"] * 4, "GameEnded"]
    assert after.facts(viewer) == after.game.facts(viewer)


def test_undo_of_a_telling_gives_the_whole_to_whoever_had_heard_it_and_to_nobody_else() -> None:
    for before in random_tables(table_of(MODULES, 4), Random(4)):
        if len(before.game.waiting()) == 2:
            break
    first, other = before.game.waiting()
    options = [action for action in before.game.options(first) if before.game.text(action) != "done"]
    acted = before.acted(first, [before.game.text(options[0])], "one")
    undone = acted.undone(first, "two")

    assert undone.since(first, acted.version(first)).whole
    assert undone.since(first, undone.version(first)).facts == ()
    for viewer in (other, None):
        assert undone.version(viewer) == acted.version(viewer) == before.version(viewer)


@clause("PLA-7", "PLA-7/R1")
@law(examples=0.3, two_players=True)
def test_everybody_is_told_at_once_that_a_seat_is_done_and_what_it_did_only_at_the_close(walk: Walk) -> None:
    before = table_of(walk.options, walk.seed)
    names = announcements()
    for table in random_tables(before, walk.rng()):
        seat = table.entries[-1].seat
        if same_window(before.game.state, table.game.state):
            said = any(fact.event.announced for fact in table.game.steps[-1].facts)
            for viewer in {0, 1, None} - {seat}:
                news = table.since(viewer, before.version(viewer))
                assert {fact["event"] for fact in news.facts} <= names
                assert bool(news.facts) == said == (news.version > before.version(viewer))
                assert seat in table.waiting or said
        before = table


@clause("PLA-7", "PLA-7/R1")
def test_that_a_seat_is_done_is_taken_back_for_everybody_and_what_it_did_before_for_nobody_else() -> None:
    for before in random_tables(table_of(MODULES, 4), Random(4)):
        if len(before.game.waiting()) == 2:
            break
    first, other = before.game.waiting()
    plan = whole_plan(before, first)
    done = before.acted(first, plan, "one")
    undone = done.undone(first, "two")

    assert len(plan) > 1
    for viewer in (other, None):
        (said,) = done.since(viewer, before.version(viewer)).facts
        assert said == {"event": "SeatDone", "seat": first, "because": "PLA-7"}
        assert undone.version(viewer) == done.version(viewer) + 1 == before.version(viewer) + 2
        assert undone.since(viewer, done.version(viewer)).whole
        assert (undone.facts(viewer), view_json(undone.view(viewer))) == (
            before.facts(viewer),
            view_json(before.view(viewer)),
        )
