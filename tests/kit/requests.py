"""Requests to a table, legal or not, and the responses as bytes, made without a server."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import NamedTuple

from kingdom import ActionError
from kingdom.core import engine
from kingdom.core.cards import CardId
from kingdom.core.state import Seat, State
from kingdom.text import notation
from kingdom.web.errors import problem_of
from kingdom.web.live.events import update_data
from kingdom.web.tables.snapshot import TableSnapshot
from tests.kit.exchange import exchanged, exchanged_action
from tests.kit.mutations import mutations
from tests.kit.places import known
from tests.kit.walks import STYLES, choose

UNDO, UNDO_ALL = ("undo",), ("undo", "window")
"""Requests that are not plans."""
LONGEST = 4
WORDS = ("done", "select left", "select right", "dance")
"""Actions to try in any position."""

Request = tuple[str, ...]


class Answer(NamedTuple):
    """The response to a request, and its result."""

    bytes: bytes
    after: TableSnapshot | None
    """The table after the request, if it was granted."""


def asked(table: TableSnapshot, seat: Seat, request: Request) -> Answer:
    """The response of a server to this request of a seat."""
    try:
        if request in (UNDO, UNDO_ALL):
            after = table.undone(seat, "asked", window=request == UNDO_ALL)
        else:
            after = table.acted(seat, request, "asked")
    except ActionError as error:
        problem = problem_of(error)
        return Answer(f"{problem.status} {json.dumps(problem.to_data())}".encode(), None)
    return Answer(f"200 {json.dumps(update_data(after.answer(seat, 'asked')))}".encode(), after)


def mirrored(table: TableSnapshot, one: CardId, other: CardId) -> TableSnapshot:
    """The table with two cards swapped, now and in every state that an undo can restore."""
    game = table.game
    steps = [
        replace(step, before=exchanged(step.before, one, other), action=exchanged_action(step.action, one, other))
        for step in game.steps
    ]
    return replace(table, game=replace(game, state=exchanged(game.state, one, other), steps=steps))


def requests(table: TableSnapshot, seat: Seat, rng: Random, names: Sequence[str], count: int) -> Iterator[Request]:
    """Requests of a seat, most of them legal or nearly so: each action of a plan continues from the one before.

    The plans are played on the real table, so they can name cards revealed by their own first part. Some name one of
    the cards in `names` instead, or another value that the action could have.
    """
    yield UNDO
    yield UNDO_ALL
    for word in WORDS:
        yield (word,)
    for _ in range(count):
        plan = list(_near_legal(table.game.state, seat, rng, rng.randint(1, LONGEST)))
        if names and rng.random() < 0.4:
            plan[-1] = rng.choice(["recycle {}", "slate {}", "place M on {}", "offer {} left, {} right", "abandon {}"])
            plan[-1] = plan[-1].replace("{}", rng.choice(names), 1).replace("{}", rng.choice(names), 1)
        elif rng.random() < 0.2:
            plan.insert(rng.randrange(len(plan) + 1), rng.choice(WORDS))
        yield tuple(plan[-LONGEST:])


def _near_legal(state: State, seat: Seat, rng: Random, length: int) -> Iterator[str]:
    """A sequence of legal actions of a seat; the last one may be slightly wrong."""
    names = state.rules.names
    for left in range(length, 0, -1):
        if seat not in engine.waiting(state):
            yield rng.choice(WORDS)
            return
        action = choose(state, seat, rng.choice(STYLES), rng)
        if left == 1 and rng.random() < 0.3:
            action = rng.choice([action, *mutations(state, action, rng)])
        yield notation.text(action, names)
        if left > 1:
            state, _ = engine.apply(state, seat, action)


def learned(table: TableSnapshot | None, seat: Seat, cards: tuple[CardId, CardId]) -> bool:
    """True if a granted request has shown one of the cards to the seat."""
    return table is not None and bool(known(table.game.state, seat, cards))
