"""Suggestions in whole games: legal, from what the seat sees alone, and independent of every order."""

from __future__ import annotations

import kingdom
from kingdom.core import engine
from kingdom.core.imagine import open_state
from kingdom.core.resources import NO_CUBES, RESOURCES
from kingdom.core.state import State
from kingdom.core.view import view
from kingdom.game.suggestions import suggestions
from kingdom.rules.building import Place
from kingdom.rules.planning import DONE
from kingdom.web.present.table.cube_draft import NOTHING, Draft, address, draft_of
from tests.kit.walks import Walk, law


def with_sites_reversed(state: State, seat: int) -> State:
    changed = state.copy()
    player = changed.players[seat]
    player.construction = tuple(reversed(player.construction))
    return changed


def shown_of(draft: Draft) -> tuple[object, ...]:
    """The part of a page about a draft."""
    return draft.counts, draft.purse, draft.places, draft.plan, draft.closes, draft.krystallium, dict(draft.wasted)


@law()
def test_every_suggestion_is_legal_and_says_what_it_leaves(walk: Walk) -> None:
    for state in walk.states():
        for seat in engine.waiting(state):
            cubes = state.players[seat].cubes
            if cubes == NO_CUBES:
                continue
            after = state
            for one in suggestions(state, seat):
                assert one.actions, "a suggestion places something"
                for action in one.actions:
                    assert isinstance(action, Place)
                    after, _ = engine.apply(after, seat, action)
                assert after.players[seat].cubes[one.resource] == one.left


@law()
def test_a_suggestion_depends_on_nothing_hidden_and_on_no_order(walk: Walk) -> None:
    rng = walk.rng()
    for state in walk.states():
        for seat in engine.waiting(state):
            if state.players[seat].cubes == NO_CUBES:
                continue
            found = suggestions(state, seat)
            seen = view(state, seat)
            assert suggestions(open_state(seen), seat) == found
            assert suggestions(kingdom.imagine(seen, rng).state, seat) == found
            assert suggestions(with_sites_reversed(state, seat), seat) == found


@law(examples=0.5)
def test_each_kind_is_suggested_for_once_in_the_order_of_the_rulebook(walk: Walk) -> None:
    for state in walk.states():
        for seat in engine.waiting(state):
            kinds = [one.resource for one in suggestions(state, seat, (2, 1, 2, 1))]
            assert kinds == [resource for resource in RESOURCES if resource in kinds]


@law()
def test_a_draft_depends_on_nothing_hidden(walk: Walk) -> None:
    """Pages show the same in every game that looks the same to the seat."""
    rng = walk.rng()
    for state in walk.states():
        for seat in engine.waiting(state):
            seen = view(state, seat)
            draft = draft_of(seen)
            if draft is not None:
                imagined = draft_of(view(kingdom.imagine(seen, rng).state, seat))
                assert imagined is not None
                assert shown_of(imagined) == shown_of(draft)


@law()
def test_every_draft_one_press_away_is_possible_and_a_complete_one_is_legal(walk: Walk) -> None:
    for state in walk.states():
        for seat in engine.waiting(state):
            seen = view(state, seat)
            draft = draft_of(seen)
            if draft is None:
                continue
            sites = [site.card for site in state.players[seat].construction]
            presses = [taken.address for where in (*sites, None) if (taken := draft.taking(where))]
            presses += [address(draft.giving(*spot)) for spot, count in draft.counts.items() if count]
            for said in (NOTHING, *presses):
                found = draft_of(seen, said)
                assert found is not None
                assert address(found.counts) == said
                if found.complete:
                    after = state
                    for action in (*found.plan, *([DONE] if found.closes else [])):
                        after, _ = engine.apply(after, seat, action)
