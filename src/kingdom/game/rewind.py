"""Entries of the log that are not moves: undo, resign, close a game, and take back beyond a barrier.

No rule offers them, and no bot or search considers them. They are in the log as `undo`, `resign`, `close` and
`take back`, so a record replays them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from kingdom.core import engine
from kingdom.core.actions import Action
from kingdom.core.errors import IllegalAction
from kingdom.core.events import Fact, GameEnded, fact_of
from kingdom.core.reasons import why
from kingdom.core.scoring import Verdict
from kingdom.core.state import Seat, State
from kingdom.core.values import value
from kingdom.game.delivery import Step
from kingdom.rules.ending import broken_off, given_up

if TYPE_CHECKING:
    from kingdom.game.game import Game

UNDO = "undo"
RESIGN = "resign"
CLOSE = "close"
TAKE_BACK = "take back"


@value
class Resign(Action):
    """Resign the game (END-4)."""

    template = RESIGN
    ends_a_plan = True


@value
class Close(Action):
    """Close an unfinished game, without a winner (END-4)."""

    template = CLOSE
    ends_a_plan = True


@value
class TakeBack(Action):
    """Take back the last action even though something has been revealed since, if everybody agrees (CON-9)."""

    template = TAKE_BACK
    ends_a_plan = True


def enter(game: Game, seat: Seat, text: str, request: str = "") -> None:
    """Play an entry of the log of any kind."""
    match text:
        case "undo":
            undo(game, seat)
        case "resign":
            resign(game, seat, request)
        case "close":
            close(game, seat, request)
        case "take back":
            take_back(game, seat)
        case _:
            game.play(seat, text, request=request)


# --- ends


def resign(game: Game, seat: Seat, request: str = "") -> list[Fact]:
    """Resign for a seat, regardless of whose turn it is: the game is over at once."""
    return _end(game, seat, Resign(), given_up(game.state, _player(game, seat)), request)


def close(game: Game, seat: Seat, request: str = "") -> list[Fact]:
    """Close the game for a seat: it is over at once, without a winner. The caller must have the others' consent."""
    return _end(game, _player(game, seat), Close(), broken_off(game.state), request)


def _end(game: Game, seat: Seat, action: Action, verdict: Verdict, request: str) -> list[Fact]:
    before = game.state
    state = before.copy()
    event = GameEnded(verdict)
    event.change(state)
    facts = [fact_of(state, event, "END-4")]
    game.steps.append(Step(seat, action, before, facts, request))
    game.log.append((seat, action))
    game.state = state
    return facts


# --- undo and take back


def undo(game: Game, seat: Seat) -> Step:
    """Undo the last action of a seat, but not later ones of others. Raises IllegalAction if there is a barrier."""
    at = _last(game, seat)
    for step in game.steps[at:]:
        if step.barrier is not None:
            raise IllegalAction(why("barrier", barrier=step.barrier).under("CON-9"))
    taken = game.steps[at]
    game.state, game.steps = without(game.steps, at, range(at + 1, len(game.steps)))
    game.log.append((seat, None))
    return taken


def take_back(game: Game, seat: Seat) -> Step:
    """Take back the last action of a seat and everything that followed from it, even if something has been revealed.

    Actions of others in the same window stay, since they are independent (CON-8). The caller must mark the game as
    practice, since a player now knows more than they should.
    """
    at = _last(game, _player(game, seat))
    taken = game.steps[at]
    game.state, game.steps = without(game.steps, at, unaffected(game.steps, at))
    game.log.append((seat, TakeBack()))
    return taken


def without(steps: Sequence[Step], at: int, keep: Iterable[int]) -> tuple[State, list[Step]]:
    """The steps without one of them, and the resulting state. Of the later steps, only those in `keep` are replayed."""
    state = steps[at].before
    remaining = list(steps[:at])
    for step in (steps[later] for later in keep):
        before = state
        state, facts = engine.apply(before, step.seat, step.action)
        remaining.append(replace(step, before=before, facts=facts))
    return state, remaining


def unaffected(steps: Sequence[Step], at: int) -> range:
    """The later steps that do not depend on a step: those of others in its window, until it closed."""
    end = at + 1
    while end < len(steps) and steps[end - 1].leaves_open:
        end += 1
    return range(at + 1, end)


def _last(game: Game, seat: Seat) -> int:
    """The index of the last step of a seat."""
    for at in range(len(game.steps) - 1, -1, -1):
        if game.steps[at].seat == seat:
            return at
    raise IllegalAction(why("nothing-to-undo").under("CON-9"))


def _player(game: Game, seat: Seat) -> Seat:
    """The seat itself; raises IllegalAction if the game is over or has no such seat."""
    if game.is_over:
        raise IllegalAction(why("game-over").under("END-4"))
    if seat not in range(len(game.state.players)):
        raise IllegalAction(why("no-seat", number=seat, numbers=tuple(sorted(game.state.order))).under("SET-3"))
    return seat
