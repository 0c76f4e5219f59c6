"""Random games from the deal to the end, checked against the laws; each becomes a row of statistics.

The number of a game determines the deal and every choice, so it gives the same game on every machine, no matter how
many games are played in parallel.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from kingdom.content import Content
from kingdom.core import engine
from kingdom.core.actions import Action
from kingdom.core.rng import Stream
from kingdom.core.ruleset import Ruleset
from kingdom.core.state import Seat, State
from kingdom.game.config import configure, ruleset
from kingdom.game.options import Options
from kingdom.game.rulesets import GivenOptions
from kingdom.game.streams import streams_of
from kingdom.proof.laws import EACH_STEP, LONGEST, SAMPLED, LawBroken, check

SAMPLE = 47
"""One step in this many is checked against the expensive laws too."""


class Played(NamedTuple):
    """The result of a game."""

    seed: int
    decisions: int
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: str
    medal: str | None


class Broken(NamedTuple):
    """A game that failed before its end, with the error."""

    seed: int
    decisions: int
    why: str


def rules_of(options: GivenOptions, content: Content) -> Ruleset:
    """The rules for these options of `new_game`."""
    return ruleset(configure(content, Options(**options)), content)


def random_choice(state: State, stream: Stream) -> tuple[Seat, Action]:
    """A random option of a random seat that owes a decision."""
    owing = engine.waiting(state)
    seat = owing[int(stream() * len(owing))] if len(owing) > 1 else owing[0]
    options = engine.options(state, seat)
    if not options:
        raise LawBroken(f"seat {seat} owes a decision in {state.phase.name} and has no option")
    return seat, options[int(stream() * len(options))]


def random_states(rules: Ruleset, seed: int) -> Iterator[State]:
    """The state before each decision of a random game, and the final one. It is always the same object, advanced."""
    streams = streams_of(seed)
    state, _ = engine.begin(rules, streams)
    stream = streams("random play")
    yield state
    while engine.waiting(state):
        seat, action = random_choice(state, stream)
        engine.push(state, seat, action)
        yield state


def play_at_random(rules: Ruleset, seed: int) -> Played | Broken:
    """Play a random game and check the laws. An error is returned as a result, so that other games continue.

    >>> import kingdom
    >>> play_at_random(kingdom.new_game(seed=1).state.rules, 1) == play_at_random(kingdom.new_game().state.rules, 1)
    True
    """
    decisions = -1
    state: State | None = None
    try:
        for state in random_states(rules, seed):
            decisions += 1
            check(state, EACH_STEP)
            if (decisions + seed) % SAMPLE == 0:
                check(state, SAMPLED)
            if decisions > LONGEST:
                raise LawBroken(f"the game did not end within {LONGEST} decisions")
    except Exception as error:  # noqa: BLE001 - a simulation looks for any kind of error
        return Broken(seed, decisions, f"{type(error).__name__}: {error}")
    if state is None or state.verdict is None:
        return Broken(seed, decisions, "nobody owes a decision, and the game is not over")
    verdict = state.verdict
    totals = tuple(verdict.total(seat) for seat in range(len(state.players)))
    return Played(seed, decisions, totals, verdict.winners, verdict.reason, verdict.medal)
