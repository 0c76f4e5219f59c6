"""Leaks that other programs of this kind have shipped, each under its name. Those of screens and servers are elsewhere.

The laws of hidden information forbid most of them in general. Here each is sought where it was found.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from itertools import pairwise
from typing import Any

import pytest

import kingdom
from kingdom import Game, View
from kingdom.core import engine
from kingdom.core.cards import CardId
from kingdom.core.events import Event
from kingdom.core.module import Shows
from kingdom.core.reasons import why
from kingdom.core.ruleset import Ruleset
from kingdom.core.state import Draw, Player, State
from kingdom.core.view import Hidden, view
from kingdom.game.redaction import redacted
from kingdom.game.serial import view_data, view_json
from kingdom.text import notation
from tests.kit import clause
from tests.kit.exchange import exchanged, pairs
from tests.kit.places import heaps, known, unknown, viewers
from tests.kit.refusals import refusal
from tests.kit.rulesets import named as named_rulesets
from tests.kit.viewpoints import facts_of_all, view_bytes, views_of_all
from tests.kit.walks import Walk, law
from tests.kit.witness import with_witness

BIG_SEED = 8_765_432_109_876_543


def shown_cards(data: Any) -> set[str]:
    """Every text in plain data."""
    found: set[str] = set()
    heap = [data]
    while heap:
        for value in heap:
            if isinstance(value, str):
                found.add(value)
        heap = [
            inner
            for value in heap
            if isinstance(value, (dict, list))
            for inner in (value.values() if isinstance(value, dict) else value)
        ]
    return found


def named(shown: View) -> set[str]:
    """The cards that a view names, options and all; where dangers were dealt to is open (GEN-7)."""
    data = view_data(shown)
    del data["dangers"]
    return {text for text in shown_cards(data) if shown.rules.names.find(text)}


def reachable(thing: Any, seen_before: set[int] | None = None) -> Iterator[Any]:
    """Everything that can be got at from an object by its fields and items; rules and printed cards apart."""
    visited = seen_before if seen_before is not None else set()
    if id(thing) in visited or isinstance(thing, (Ruleset, str, int, type(None))):
        return
    visited.add(id(thing))
    yield thing
    inner: list[Any] = []
    if is_dataclass(thing) and not isinstance(thing, type):
        inner = [getattr(thing, field.name) for field in fields(thing) if field.name != "box"]
    elif isinstance(thing, Mapping):
        inner = [*thing, *thing.values()]
    elif isinstance(thing, (tuple, list, set, frozenset)):
        inner = list(thing)
    for one in inner:
        yield from reachable(one, visited)


@clause("GEN-6")
@law(examples=0.3)
def test_leak_a_spectators_payload_less_filtered_than_a_players(walk: Walk) -> None:
    for state in walk.states():
        spectator = view(state, None)
        assert spectator.options == ()
        assert not spectator.to_decide
        assert spectator.opening is None
        assert all(seat.hand is None for seat in spectator.seats)
        for seat in range(len(state.players)):
            assert known(state, None) <= known(state, seat)
        names = state.rules.names
        assert named(spectator) <= {names[card] for card in known(state, None)}


@law(examples=0.3)
def test_leak_an_undo_stack_inside_what_is_sent(walk: Walk) -> None:
    """Done and taken back, an action is in no view and in no list of facts: nothing counts it either."""
    game = kingdom.new_game(seed=walk.seed, **walk.options)
    rng = walk.rng()
    for step in walk.steps():
        if rng.random() < 0.1:
            before, told = views_of_all(game.state), facts_of_all(game)
            game.play(step.seat, step.action)
            if game.steps[-1].barrier is None:
                game.undo(step.seat)
                assert views_of_all(game.state) == before
                assert facts_of_all(game) == told
                game.play(step.seat, step.action)
        else:
            game.play(step.seat, step.action)


@law(examples=0.3)
def test_leak_the_state_or_the_game_within_reach_of_a_view(walk: Walk) -> None:
    """Who gets a view gets nothing else: no state, no undrawn number, no seat but its own as the others see it."""
    rng = walk.rng()
    for state in walk.states():
        if rng.random() < 0.8:
            continue
        for viewer in viewers(state):
            for thing in reachable(view(state, viewer)):
                assert not isinstance(thing, (State, Game, Draw))
                assert not isinstance(thing, Player) or thing == state.opening[viewer or 0]


@law(examples=0.3)
def test_leak_a_mutable_thing_shared_by_view_and_state(walk: Walk) -> None:
    rng = walk.rng()
    for state in walk.states():
        if rng.random() < 0.9:
            continue
        mutable = (dict, list, set, Player, State)
        own = {id(thing) for thing in reachable(state) if isinstance(thing, mutable)}
        for viewer in viewers(state):
            for thing in reachable(view(state, viewer)):
                assert not (isinstance(thing, mutable) and id(thing) in own), thing


@law(examples=0.3)
def test_leak_a_list_of_options_that_the_engine_keeps(walk: Walk) -> None:
    for step in walk.steps():
        options = engine.options(step.before, step.seat)
        expected = list(options)
        options.clear()
        assert engine.options(step.before, step.seat) == expected


@clause("GEN-6")
@law(examples=0.2)
def test_leak_a_transit_zone_visible_for_a_moment(walk: Walk) -> None:
    """After every event every card lies in a place that has said who may look, and no view names one it may not."""

    def look(state: State, event: Event) -> None:
        assert all(heap.where in state.rules.zones or heap.where in KNOWN_HEAPS for heap in heaps(state)
                   if heap.seat is not None)  # fmt: skip
        assert set(state.piles) <= set(state.rules.piles)
        if state.round:
            names = state.rules.names
            for viewer in viewers(state):
                assert named(view(state, viewer)) <= {names[card] for card in known(state, viewer)}, (viewer, event)

    for _ in walk.steps(walk.begin(with_witness(walk.rules, look))):
        pass


KNOWN_HEAPS = {"hand", "selection", "construction", "duchy", "own discards"}


@clause("GEN-8", "GEN-9")
@law(examples=0.5)
def test_leak_the_order_of_hidden_discards(walk: Walk) -> None:
    """Cards that were discarded unseen lie in an order that has nothing to do with what they are."""
    rng = walk.rng()
    for state in walk.states():
        hidden = [card for card in state.discards if card in state.face_down]
        if len(hidden) < 2 or rng.random() < 0.8:
            continue
        for viewer in viewers(state):
            secret = [place for place in unknown(state, viewer) if place.card in hidden]
            for one, other in pairwise(secret):
                if one.dealt == other.dealt:
                    assert view_bytes(exchanged(state, one.card, other.card), viewer) == view_bytes(state, viewer)
            shown = [card for card in view(state, viewer).discards if isinstance(card, Hidden)]
            assert [card.handle for card in shown] == sorted(card.handle for card in shown)


@clause("GEN-8")
@law(examples=0.3)
def test_leak_a_stable_id_of_a_card_back(walk: Walk) -> None:
    """A handle is a number within the seat that laid the card, or the turn in which a deck did; never the card's."""
    handles: set[str] = set()
    for step in walk.steps():
        for card, lying in step.after.face_down.items():
            if card not in step.before.face_down:
                assert lying.handle not in handles, "a fresh one each time"
                handles.add(lying.handle)
                count = step.after.players[lying.by].laid if lying.by is not None else None
                assert lying.handle.startswith("danger-" if lying.by is None else "ab"[lying.by] + "-")
                assert count is None or int(lying.handle.split("-")[1]) in (count - 1, count)


@clause("GEN-8")
@law(examples=0.5)
def test_leak_a_reveal_keyed_on_the_phase(walk: Walk) -> None:
    """What is turned up is turned up by name, for all to hear; what was discarded unseen stays so to the end."""
    unseen: set[CardId] = set()
    for step in walk.steps():
        names = step.after.rules.names
        turned = set(step.before.face_down) - set(step.after.face_down)
        assert not turned & unseen
        if turned:
            turning = [fact for fact in step.facts if type(fact.event).__name__ in TURNING_UP]
            told = {text for fact in turning for text in shown_cards(redacted(fact, None, names))}
            assert {names[card] for card in turned} <= told
        unseen |= {card for card in step.after.face_down if card in step.after.discards}
    state = walk.end()
    for viewer in viewers(state):
        shown = {one.handle: one.card for one in view(state, viewer).discards if isinstance(one, Hidden)}
        for card in unseen:
            lying = state.face_down[card]
            assert shown[lying.handle] == (card if viewer is not None and lying.by == viewer else None)


TURNING_UP = {"TurnedUp", "TurnedUpEarly", "SpiedOut"}

WHO_MAY_LOOK = {
    "box": Shows.ALL,
    "calamities": Shows.ALL,
    "giant_rats": Shows.ALL,
    "frost_giants": Shows.ALL,
    "shadows": Shows.ALL,
    "thieves": Shows.ALL,
    "vermin": Shows.ALL,
    "shuffled": Shows.NONE,
    "danger": Shows.NONE,
    "menaces": Shows.ALL,
    "vanquished": Shows.ALL,
    "advisors": Shows.ALL,
    "drawn": Shows.OWNER,
    "returned": Shows.OWNER,
    "searched": Shows.OWNER,
}
"""Piles of the table and zones of seats. Stacks of cards that are alike are no secret; nor is what was built."""


@clause("GEN-6", "SOL-1", "ADV-1")
@pytest.mark.parametrize("name", named_rulesets())
def test_leak_a_deck_or_a_zone_that_more_may_look_at_than_the_rules_say(name: str) -> None:
    """The laws take it from the modules who may look; here it is said once more. A new place has to be added."""
    rules = Walk(name, 1).rules
    deck = Shows.TOP if rules.settings.players == 1 else Shows.NONE

    for place in (*rules.piles.values(), *rules.zones.values()):
        assert place.shows is {**WHO_MAY_LOOK, "development": deck}[place.name], place.name


@law(examples=0.3)
def test_leak_a_live_score_or_an_early_outcome(walk: Walk) -> None:
    game = kingdom.new_game(seed=walk.seed, **walk.options)
    for step in walk.steps():
        for viewer in viewers(game.state):
            data = view_data(game.view(viewer))
            assert data["verdict"] is None
            assert not {"score", "scores", "points"} & set(data)
        with refusal(kingdom.KingdomError, why("not-over")):
            game.outcome()
        assert game.record().result is None
        game.play(step.seat, step.action)
        if step.before.opening:
            break


def test_leak_the_seed_or_the_generator() -> None:
    """Whoever has the seed has every card."""
    for name in ("two+menace+advisors+quest", "solo+advisors"):
        walk = Walk(name, BIG_SEED)
        game = walk.game()
        for state in (walk.begin(), game.state):
            for viewer in viewers(state):
                assert str(BIG_SEED) not in view_json(view(state, viewer))
        for told in facts_of_all(game).values():
            assert str(BIG_SEED) not in json.dumps(told)
            assert not any("Drawn" in fact["event"] and "draws" in fact for fact in told)
        assert str(BIG_SEED) not in json.dumps(game.position())
        assert str(BIG_SEED) in game.record().to_json(), "a record keeps it: that is what replays"


@clause("CON-9")
@law(examples=0.3, two_players=True)
def test_leak_one_viewers_perspective_applied_to_all(walk: Walk) -> None:
    for state in walk.states():
        for seat in (0, 1):
            mine = view(state, seat)
            assert (mine.viewer, mine.me.seat, mine.me.hand) == (seat, seat, state.players[seat].hand)
            assert [other.seat for other in mine.others] == [1 - seat]
            assert mine.others[0].hand is None
            assert mine.options == tuple(engine.options(state, seat))
            assert mine.to_decide == (seat in engine.waiting(state))


@clause("CON-9")
@law(examples=0.3, two_players=True)
def test_leak_the_options_of_the_opponent(walk: Walk) -> None:
    """Neither listed nor counted: what one may do says what one holds."""
    for state in walk.states():
        for viewer in viewers(state):
            own = () if viewer is None else engine.options(state, viewer)
            texts = [notation.text(action, state.rules.names) for action in own]
            data = view_data(view(state, viewer))
            assert data["options"] == texts
            assert [key for key in data if "option" in key] == ["options"]


@clause("GEN-6", "GEN-8")
@law(examples=0.3)
def test_leak_a_log_that_tells_what_the_view_hides(walk: Walk) -> None:
    """At the end: facts name only cards that their listener has seen lie open or held, or laid face down itself.

    Cards to build or to vanquish in a scenario are printed on its card (SCE-10), so everybody knows their names.
    """
    game = kingdom.new_game(seed=walk.seed, **walk.options)
    names = game.state.rules.names
    knew = {viewer: set(known(game.state, viewer)) for viewer in viewers(game.state)}

    def look(state: State, event: Event) -> None:
        for viewer, cards in knew.items():
            cards |= known(state, viewer, [card for card in range(len(state.box)) if card not in cards])  # type: ignore[misc]

    for step in walk.steps(walk.begin(with_witness(walk.rules, look))):
        game.play(step.seat, step.action)
    scenario = game.state.rules.settings.scenario
    required = {key for key, _ in (*scenario.required, *scenario.standing)} if scenario is not None else set()
    printed = {kind.name for kind in game.state.box if kind.key in required}
    # As they are written: the id of a reason, such as `vermin`, is no card.
    written = {names[CardId(card)] for card in range(len(game.state.box))} | {kind.name for kind in game.state.box}
    for viewer, told in facts_of_all(game).items():
        mentioned = {text for fact in told for text in shown_cards(fact)} & written
        assert mentioned <= {names[card] for card in knew[viewer]} | printed


def test_the_law_of_leaks_would_see_a_leak() -> None:
    """A view that names one hidden card is caught by what the tests above compare."""
    walk = Walk("two", 2)
    state = walk.begin()
    ((one, other),) = pairs(state, 0, walk.rng(), 1)
    honest = view_data(view(state, 0))
    leaky = {**honest, "note": state.rules.names[one]}

    assert {text for text in shown_cards(leaky) if state.rules.names.find(text)} - named(view(state, 0))
    assert state.rules.names[other] not in named(view(state, 0))
