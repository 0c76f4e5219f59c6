"""Drafts of Planning in whole games: legal as a whole, undone as a whole, and from what the seat sees alone."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import kingdom
from kingdom.core import engine
from kingdom.core.state import State
from kingdom.core.view import View, view
from kingdom.web.present.table.planning_draft import PlanningDraft, address_of, planning_draft
from tests.kit.walks import Walk, law


def drafts(state: State, seat: int, rng: Random) -> Iterator[tuple[View, str, PlanningDraft]]:
    """Some drafts of a seat: the first one, with marks at random, and with a press at random."""
    seen = view(state, seat)
    first = planning_draft(seen)
    if first is None:
        return
    yield seen, "", first
    ways = {card: rng.choice(first.ways[card]) for card in first.ways if rng.random() < 0.8}
    said = ".".join(f"{card}{way}" for card, way in ways.items())
    sites = [str(card) for card in first.cubes.sites] + ["a"]
    presses = [f"!{one}:{rng.choice('MPGE')}{rng.choice(sites)}" for one in ("put", "add", "back", "clear")]
    for more in ("", *presses, f"!put:{rng.choice(sites)}", "!rest:s", "!rest:r"):
        found = planning_draft(seen, said + more)
        assert found is not None
        yield seen, said + more, found


def preview(draft: PlanningDraft) -> tuple[object, ...]:
    """The part of a page about a draft."""
    me = draft.cubes.after.players[draft.seat]
    kept = (me.construction, me.duchy, me.selection, me.alchemy, me.krystallium, me.soldiers)
    cubes = draft.cubes
    return draft.marks, draft.plan, draft.address, cubes.counts, cubes.purse, cubes.krystallium, kept


@law()
def test_a_complete_draft_is_a_list_of_legal_actions_and_does_what_its_preview_shows(walk: Walk) -> None:
    rng = walk.rng()
    for state in walk.states():
        for seat in engine.waiting(state):
            for _, _, draft in drafts(state, seat, rng):
                if not draft.complete:
                    continue
                after = state
                for action in draft.cubes.plan:
                    assert not action.ends_a_plan
                    after, _ = engine.apply(after, seat, action)
                me, shown = after.players[seat], draft.cubes.after.players[seat]
                assert not me.selection
                assert (me.construction, me.duchy, me.alchemy, me.krystallium) == (
                    shown.construction,
                    shown.duchy,
                    shown.alchemy,
                    shown.krystallium,
                )
                if draft.closes:
                    assert draft.plan[-1] in engine.options(after, seat)


@law()
def test_a_draft_depends_on_nothing_hidden(walk: Walk) -> None:
    """Its preview is the same in every game that looks the same to the seat."""
    rng = walk.rng()
    for state in walk.states():
        for seat in engine.waiting(state):
            for seen, said, draft in drafts(state, seat, rng):
                imagined = kingdom.imagine(seen, rng).state
                again = planning_draft(view(imagined, seat), said)
                assert again is not None
                assert preview(again) == preview(draft)


@law(examples=0.5)
def test_a_draft_changes_nothing_and_nobody_else_has_one(walk: Walk) -> None:
    rng = walk.rng()
    for state in walk.states():
        for seat in engine.waiting(state):
            before = state.copy()
            for _, _, draft in drafts(state, seat, rng):
                assert state == before
                assert draft.now.players[seat].selection == state.players[seat].selection
            assert planning_draft(view(state, None)) is None


@law()
def test_an_address_is_read_as_it_was_written_and_the_actions_lead_back_to_it(walk: Walk) -> None:
    rng = walk.rng()
    for state in walk.states():
        for seat in engine.waiting(state):
            for seen, _, draft in drafts(state, seat, rng):
                again = planning_draft(seen, draft.address)
                assert again is not None
                assert preview(again) == preview(draft)
                if draft.complete:
                    back = planning_draft(seen, address_of(seen, draft.plan))
                    assert back is not None
                    assert back.plan == draft.plan
