"""Compares the fast engine with the definition: the same deal and decisions, with everything compared at each one."""

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
from kingdom.game.rulesets import GivenOptions
from kingdom.game.streams import streams_of
from kingdom.proof.playout import rules_of

GIVING_UP = ("Abandon",)


class Differs(AssertionError):
    """The two engines disagree."""


class Walked(NamedTuple):
    """The length and the end of a compared game."""

    decisions: int
    reason: str


def same(ours: object, theirs: object, what: str) -> None:
    if ours != theirs:
        raise Differs(f"{what}: fast {ours}, definition {theirs}")


def name_of(at: int) -> str:
    """The name of the field at an index of the row."""
    for seat in (0, 1):
        start = r.SEATS + seat * r.SEAT
        if start <= at < start + r.SEAT:
            field = next(field for field in reversed(r.SEAT_FIELDS) if field.at <= at - start)
            return f"seat {seat} {field.name}+{at - start - field.at}"
    field = next(field for field in reversed((*r.TABLE_FIELDS, *r.OTHER_FIELDS)) if field.at <= at)
    return f"{field.name}+{at - field.at}"


def compare_rows(row: list[int], state: State) -> None:
    theirs = row_of(state)
    ours = list(row)
    if ours != theirs:
        differences = [(name_of(k), ours[k], theirs[k]) for k in range(r.SIZE) if ours[k] != theirs[k]]
        raise Differs(f"rows differ (place, fast, definition): {differences[:12]}")


def sequences(engine: Engine, row: list[int], seat: Seat, begun: Numbers = ()) -> list[Numbers]:
    """The numbers of each action that a seat can take; partial actions are completed."""
    actions: list[Numbers] = []
    for number in engine.legal(row, seat):
        after = row[:]
        b = r.SEATS + seat * r.SEAT
        if not begun and not starts_something(number):
            actions.append((number,))
            continue
        engine.apply(after, seat, number)
        if after[b + r.HALF]:
            actions += sequences(engine, after, seat, (*begun, number))
        else:
            actions.append((*begun, number))
    return actions


def starts_something(number: int) -> bool:
    """True if a decision may need more numbers after this one."""
    ranges = ((a.LAY, a.GIVE_UP), (a.VANQUISH, a.KEEP), (a.USE, a.ON_AREA), (a.STEP, a.KEEP_FOUND))
    return any(low <= number < high for low, high in ranges)


def compare_options(engine: Engine, row: list[int], state: State, seat: Seat, options: list[Action]) -> None:
    """Compare the legal actions, and convert each of them to numbers and back."""
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
    """Compare a position in both engines."""
    compare_rows(row, state)
    waiting = definition.waiting(state)
    same(engine.waiting(row), waiting, "who waits")
    for seat in waiting:
        compare_options(engine, row, state, seat, definition.options(state, seat))


def choose(options: list[Action], careful: bool, rng: Random) -> Action:
    """Choose at random; a careful player never discards a card."""
    sensible = [action for action in options if type(action).__name__ not in GIVING_UP] if careful else options
    return rng.choice(sensible or options)


def walk(options: GivenOptions, seed: int, content: Content | None = None) -> Walked:
    """Play a game in both engines, windows interleaved, and compare at every decision."""
    rules = rules_of(options, content or load())
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
