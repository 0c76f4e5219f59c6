"""While a window is open nobody sees anything of what the others do (CON-9), only whether they are done (PLA-7)."""

from __future__ import annotations

import json
from typing import Any

import kingdom
from kingdom.core import engine
from kingdom.core.events import Event, PhaseBegan, WindowClosed, WindowOpened
from kingdom.core.state import State
from kingdom.core.view import view
from kingdom.game.serial import view_data
from tests.kit import clause
from tests.kit.places import Viewer, viewers
from tests.kit.viewpoints import facts_of_all, view_bytes
from tests.kit.walks import Walk, law
from tests.kit.windows import same_window
from tests.kit.witness import with_witness


def others(state: State, viewer: Viewer) -> str:
    """A viewer's view of the other seats without whether they are done; a spectator's, of all."""
    seats: list[dict[str, Any]] = view_data(view(state, viewer))["seats"]
    return json.dumps([{**seat, "done": None} for seat in seats if seat["seat"] != viewer])


def without_done(state: State, viewer: Viewer) -> dict[str, Any]:
    """A viewer's view, without whether the others are done."""
    data = view_data(view(state, viewer))
    return {**data, "seats": [seat if seat["seat"] == viewer else {**seat, "done": None} for seat in data["seats"]]}


@clause("CON-9")
@law(two_players=True, examples=0.5)
def test_what_one_seat_does_in_a_window_changes_nothing_in_the_view_of_anybody_else(walk: Walk) -> None:
    for step in walk.steps():
        if same_window(step.before, step.after):
            said = any(fact.event.announced for fact in step.facts)
            for viewer in viewers(step.after):
                if viewer != step.seat and said:
                    assert without_done(step.after, viewer) == without_done(step.before, viewer), (viewer, step.action)
                elif viewer != step.seat:
                    assert view_bytes(step.after, viewer) == view_bytes(step.before, viewer), (viewer, step.action)


@clause("CON-9")
@law(two_players=True, examples=0.4)
def test_the_others_look_as_they_did_at_the_opening_after_every_event_until_the_close(walk: Walk) -> None:
    looks: dict[Viewer, str] = {}
    looked = 0

    def look(state: State, event: Event) -> None:
        nonlocal looked
        if isinstance(event, WindowOpened):
            looks.update({viewer: others(state, viewer) for viewer in viewers(state)})
        elif isinstance(event, (WindowClosed, PhaseBegan)):
            looks.clear()
        for viewer, opening in looks.items():
            assert others(state, viewer) == opening, (viewer, event)
            looked += 1

    for _ in walk.steps(walk.begin(with_witness(walk.rules, look))):
        pass
    assert looked > 100


@clause("CON-9")
@law(examples=0.3)
def test_what_was_told_stays_told_and_nothing_of_the_others_is_before_the_window_closes(walk: Walk) -> None:
    """Facts are compared now and then: a whole list each time is expensive."""
    rng = walk.rng()
    game = kingdom.new_game(seed=walk.seed, **walk.options)
    before = facts_of_all(game)
    silent: set[Viewer] = set(viewers(game.state))
    for step in walk.steps():
        game.play(step.seat, step.action)
        if same_window(step.before, step.after) and not any(fact.event.announced for fact in step.facts):
            silent.discard(step.seat)
        else:
            silent = set()
        if rng.random() < 0.1:
            after = facts_of_all(game)
            for viewer in viewers(step.after):
                assert after[viewer][: len(before[viewer])] == before[viewer]
                assert len(after[viewer]) == len(before[viewer]) or viewer not in silent
            before, silent = after, set(viewers(step.after))
    assert all(before[viewer] == told[: len(before[viewer])] for viewer, told in facts_of_all(game).items())


@clause("PLA-7", "PLA-7/R1")
@law(two_players=True, examples=0.3)
def test_everybody_sees_who_is_done_with_an_open_window(walk: Walk) -> None:
    for step in walk.steps():
        if step.after.opening:
            owing = engine.waiting(step.after)
            for viewer in viewers(step.after):
                shown = view(step.after, viewer)
                assert shown.turn is None
                assert [seat.seat for seat in shown.seats if not seat.done] == [
                    seat.seat for seat in shown.seats if seat.seat in owing
                ]


@clause("CON-9", "GEN-6")
@law(two_players=True, examples=0.3)
def test_when_the_window_has_closed_everybody_sees_what_lies_open(walk: Walk) -> None:
    for step in walk.steps():
        if step.before.opening and not step.after.opening:
            for viewer in viewers(step.after):
                for seat in view(step.after, viewer).seats:
                    player = step.after.players[seat.seat]
                    assert (seat.construction, seat.duchy) == (player.construction, player.duchy)
                    assert (seat.alchemy, seat.krystallium) == (player.alchemy, player.krystallium)
