"""The fast engine against the definition: the same deal, the same decisions, everything compared at each one."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from kingdom.content import Content, load
from kingdom.core import engine as definition
from kingdom.core.actions import Action
from kingdom.core.state import Seat, State
from kingdom.fast import Engine, engine_of
from kingdom.fast import numbers as a
from kingdom.fast import row as r
from kingdom.fast.meaning import Meaning, Numbers
from kingdom.fast.positions import row_of
from kingdom.game.rulesets import Options
from kingdom.game.streams import streams_of
from kingdom.proof.playout import rules_of

GIVING_UP = ("Abandon",)


class Differs(AssertionError):
    """The two engines disagree."""


class Walked(NamedTuple):
    """How a compared game went."""

    decisions: int
    reason: str


def same(ours: object, theirs: object, what: str) -> None:
    if ours != theirs:
        raise Differs(f"{what}: fast {ours}, definition {theirs}")


def name_of(at: int) -> str:
    """What an index of the row holds."""
    for seat in (0, 1):
        start = r.SEATS + seat * r.SEAT
        if start <= at < start + r.SEAT:
            field = next(field for field in reversed(r.SEAT_FIELDS) if field.at <= at - start)
            return f"seat {seat} {field.name}+{at - start - field.at}"
    field = next(field for field in reversed((*r.TABLE_FIELDS, *r.OTHER_FIELDS)) if field.at <= at)
    return f"{field.name}+{at - field.at}"


def compare_rows(row: list[int], state: State) -> None:
    theirs = row_of(state)
    ours = row if isinstance(row, list) else row.tolist()
    if ours != theirs:
        found = [(name_of(k), ours[k], theirs[k]) for k in range(r.SIZE) if ours[k] != theirs[k]]
        raise Differs(f"rows differ (place, fast, definition): {found[:12]}")


def copy(row: list[int]) -> list[int]:
    return row.copy()


def sequences(engine: Engine, row: list[int], seat: Seat, begun: Numbers = ()) -> list[Numbers]:
    """Everything that a seat can decide, as the numbers of each action: partial actions are completed."""
    found: list[Numbers] = []
    for number in engine.legal(row, seat):
        after = copy(row)
        b = r.SEATS + seat * r.SEAT
        if not begun and not starts_something(number):
            found.append((number,))
            continue
        engine.apply(after, seat, number)
        if after[b + r.HALF]:
            found += sequences(engine, after, seat, (*begun, number))
        else:
            found.append((*begun, number))
    return found


def starts_something(number: int) -> bool:
    """Whether a decision may need more numbers than this one."""
    ranges = ((a.LAY, a.GIVE_UP), (a.VANQUISH, a.KEEP), (a.USE, a.ON_AREA), (a.STEP, a.KEEP_FOUND))
    return any(low <= number < high for low, high in ranges)


def compare_options(engine: Engine, row: list[int], state: State, seat: Seat, options: list[Action]) -> None:
    """Compare the set of legal actions, and convert each one there and back."""
    meaning = Meaning(state, seat)
    ours = sequences(engine, row, seat)
    theirs = [meaning.numbers(action) for action in options]
    if sorted(ours) != sorted(theirs):
        only = [(n, safe(meaning, n)) for n in sorted(set(ours) - set(theirs))[:5]]
        missing = [(n, meaning.action(n)) for n in sorted(set(theirs) - set(ours))[:5]]
        raise Differs(f"legal for seat {seat}: only fast {only}, only definition {missing}, {len(ours)}/{len(theirs)}")
    for action, numbers in list(zip(options, theirs))[:: 1 + len(options) // 40]:
        same(meaning.action(numbers), action, "there and back")
        for k in range(len(numbers)):
            same(meaning.action(numbers[:k]), None, "half an action means nothing yet")


def safe(meaning: Meaning, numbers: Numbers) -> object:
    try:
        return meaning.action(numbers)
    except Exception as error:  # noqa: BLE001 - only for a message
        return error


def compare(engine: Engine, row: list[int], state: State) -> None:
    """One position in both engines."""
    compare_rows(row, state)
    waiting = definition.waiting(state)
    same(engine.waiting(row), waiting, "who waits")
    for seat in waiting:
        compare_options(engine, row, state, seat, definition.options(state, seat))


def choose(options: list[Action], careful: bool, rng: Random) -> Action:
    """Choose at random, or as somebody who never discards a card."""
    kept = [action for action in options if type(action).__name__ not in GIVING_UP] if careful else options
    return rng.choice(kept or options)


def walk(options: Options, seed: int) -> Walked:
    """Play a game in both engines, windows interleaved, and compare at every decision."""
    return walk_with(options, seed, load())


def walk_with(options: Options, seed: int, content: Content) -> Walked:
    """The same with another card set."""
    rules = rules_of(options, content)
    engine = engine_of(rules)
    row = engine.begin(seed)
    state, _ = definition.begin(rules, streams_of(seed))
    rng = Random(seed)
    decisions = 0
    while True:
        compare(engine, row, state)
        waiting = definition.waiting(state)
        if not waiting:
            break
        seat = rng.choice(waiting)
        action = choose(definition.options(state, seat), seed % 3 > 0, rng)
        for number in Meaning(state, seat).numbers(action):
            engine.apply(row, seat, number)
        definition.push(state, seat, action)
        decisions += 1
    verdict = state.verdict
    assert verdict is not None
    same(engine.is_over(row), True, "over")
    same(engine.scores(row), tuple(verdict.total(s) for s in range(len(state.players))), "scores")
    outcome = engine.outcome(row)
    same(outcome.winners, verdict.winners, "winners")
    same(outcome.medal, verdict.medal, "medal")
    same(outcome.reason, verdict.reason, "reason")
    same(outcome.losses, tuple(map(len, verdict.losses)), "losses")
    return Walked(decisions, verdict.reason)
