"""Laws: invariants of every state of every game. Simulations and tests check games against them.

A law is a function from a state to violations, of which there should be none. The laws in `EACH_STEP` are cheap enough
to check after every decision; those in `SAMPLED` are expensive and checked only occasionally.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from random import Random

from kingdom.core import engine
from kingdom.core.actions import Action
from kingdom.core.cards import CardId
from kingdom.core.errors import KingdomError
from kingdom.core.imagine import imagine
from kingdom.core.phases import ENDED, ROUNDS
from kingdom.core.resources import LETTERS
from kingdom.core.state import Player, Seat, State
from kingdom.core.view import view
from kingdom.game.position import position_data
from kingdom.game.reading import read_position
from kingdom.text import notation

Law = Callable[[State], Iterable[str]]

LONGEST = 5000
"""More decisions than any real game takes; a game that reaches this number is considered endless."""


class LawBroken(KingdomError):
    """Raised for a state that breaks a law: a bug in the program, not a mistake of a player."""


def broken(state: State, laws: Iterable[Law]) -> Iterator[str]:
    """The violations in a state, each prefixed with the name of the law."""
    for law in laws:
        for complaint in law(state):
            yield f"{law.__name__.replace('_', ' ')}: {complaint}"


def check(state: State, laws: Iterable[Law]) -> None:
    """Raise LawBroken if a law is broken."""
    if complaints := list(broken(state, laws)):
        raise LawBroken("; ".join(complaints))


# --- checked at each step


def places(state: State) -> Iterator[CardId]:
    """The cards in every place of the table, so that a misplaced card is missing or appears twice."""
    for cards in state.piles.values():
        yield from cards
    yield from state.areas[0]
    yield from state.areas[1]
    yield from state.discards
    for player in state.players:
        yield from player.hand
        yield from player.selection
        yield from [site.card for site in player.construction]
        yield from player.duchy
        yield from player.discards
        for zone in player.zones.values():
            yield from zone


def every_card_lies_in_exactly_one_place(state: State) -> Iterable[str]:
    found = sorted(places(state))
    if found == list(range(len(state.box))):
        return ()
    counts = Counter(found)
    names = state.rules.names
    cards = [CardId(card) for card in range(len(state.box)) if counts[CardId(card)] != 1]
    return [f"{names[card]} lies in {counts[card]} places" for card in cards]


def face_down_cards_lie_where_cards_can(state: State) -> Iterable[str]:
    if not state.face_down:
        return ()
    around = {*state.areas[0], *state.areas[1], *state.discards}
    for player in state.players:
        around.update(player.selection, player.discards)
    return [f"{state.rules.names[card]} is face down elsewhere" for card in state.face_down if card not in around]


def nothing_is_negative(state: State) -> Iterable[str]:
    for seat, player in enumerate(state.players):
        for name, count in _counts(player):
            if count < 0:
                yield f"seat {seat} has {count} {name}"
        if player.training > 1:
            yield f"seat {seat} has {player.training} Soldiers in Training"


def _counts(player: Player) -> Iterable[tuple[str, int]]:
    yield "Krystallium", player.krystallium
    yield "Soldiers", player.soldiers
    yield "Training", player.training
    yield "Traps", player.traps
    for heap, name in ((player.cubes, "in hand"), (player.alchemy, "in Alchemy")):
        if min(heap) < 0:
            yield name, min(heap)


def no_more_spaces_are_filled_than_there_are(state: State) -> Iterable[str]:
    for player in state.players:
        for card, filled in player.construction:
            for letter, done, cost in zip(LETTERS, filled, state.box[card].cost):
                if not 0 <= done <= cost:
                    yield f"{done} of {cost} {letter} spaces of {state.rules.names[card]}"


def who_is_waited_for_has_options_and_nobody_else(state: State) -> Iterable[str]:
    owing = engine.waiting(state)
    for seat in range(len(state.players)):
        options = engine.options(state, seat)
        if bool(options) != (seat in owing):
            yield f"seat {seat} {'owes a decision and has none' if seat in owing else 'has options and owes nothing'}"
        if len(set(options)) != len(options):
            yield f"seat {seat} has an option twice"


def a_game_is_over_when_it_is_judged(state: State) -> Iterable[str]:
    if (state.phase is ENDED) != (state.verdict is not None):
        yield f"phase {state.phase.name}, verdict {state.verdict}"
    if not 0 <= state.round <= ROUNDS:
        yield f"round {state.round}"


def scores_are_the_sum_of_their_lines(state: State) -> Iterable[str]:
    """Also, a winner by score has the most points."""
    verdict = state.verdict
    if verdict is None:
        return
    for seat, lines in enumerate(verdict.scores):
        now = engine.score(state, seat)
        if verdict.total(seat) != sum(line.points for line in now):
            yield f"seat {seat} has {lines}, and counted again {now}"
    if verdict.reason == "score":
        most = max(verdict.total(seat) for seat in range(len(verdict.scores)))
        if [verdict.total(seat) for seat in verdict.winners] != [most]:
            yield f"seat {verdict.winners} wins by score, and {most} is the most"


EACH_STEP: tuple[Law, ...] = (
    every_card_lies_in_exactly_one_place,
    face_down_cards_lie_where_cards_can,
    nothing_is_negative,
    no_more_spaces_are_filled_than_there_are,
    who_is_waited_for_has_options_and_nobody_else,
    a_game_is_over_when_it_is_judged,
    scores_are_the_sum_of_their_lines,
)


# --- checked occasionally


def an_action_leaves_its_state_alone(state: State) -> Iterable[str]:
    """Also, applying it in place gives the same result."""
    for seat, action in _some_actions(state):
        before = json.dumps(position_data(state))
        after, facts = engine.apply(state, seat, action)
        if json.dumps(position_data(state)) != before:
            yield f"{_text(state, action)} changed the state it was given"
        owned = state.copy()
        if engine.push(owned, seat, action) != facts or owned != after:
            yield f"{_text(state, action)} has a different result in place"


def an_action_reads_back_from_its_text(state: State) -> Iterable[str]:
    for _, action in _some_actions(state):
        if action not in notation.read(_text(state, action), state.rules.names, state.rules.actions()):
            yield _text(state, action)


def a_position_reads_back(state: State) -> Iterable[str]:
    data = json.loads(json.dumps(position_data(state)))
    if read_position(data, state.rules) != state:
        yield f"round {state.round}, {state.phase.name}"


def what_a_viewer_imagines_looks_the_same(state: State) -> Iterable[str]:
    for viewer in (None, *range(len(state.players))):
        seen = view(state, viewer)
        if view(imagine(seen, Random(1).random), viewer) != seen:
            yield "a spectator's view" if viewer is None else f"the view of seat {viewer}"


def _some_actions(state: State) -> Iterator[tuple[Seat, Action]]:
    """The first and the last option of each seat that owes a decision."""
    for seat in engine.waiting(state):
        options = engine.options(state, seat)
        yield from dict.fromkeys((seat, action) for action in (options[0], options[-1]))


def _text(state: State, action: Action) -> str:
    return notation.text(action, state.rules.names)


SAMPLED: tuple[Law, ...] = (
    an_action_leaves_its_state_alone,
    an_action_reads_back_from_its_text,
    a_position_reads_back,
    what_a_viewer_imagines_looks_the_same,
)
