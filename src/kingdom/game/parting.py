"""What players do besides playing: resign, and take back actions that the rules would let stand.

Neither is an action: no rule offers them, and no bot or search considers them. Both are log entries like `undo`,
written `resign` and `take back`, so a record replays them; records without them are unchanged.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kingdom.core import engine
from kingdom.core.actions import Action
from kingdom.core.errors import IllegalAction
from kingdom.core.events import Fact, GameEnded, WindowClosed, fact_of
from kingdom.core.reasons import why
from kingdom.core.state import Seat
from kingdom.core.values import value
from kingdom.rules.ending import given_up

if TYPE_CHECKING:
    from kingdom.game.game import Game, Step

UNDO = "undo"
RESIGN = "resign"
TAKE_BACK = "take back"


@value
class Resign(Action):
    """Give the game up (END-4)."""

    template = RESIGN
    ends_a_plan = True


@value
class TakeBack(Action):
    """Take back the last action although something has been revealed since, if everybody agrees (CON-9)."""

    template = TAKE_BACK
    ends_a_plan = True


def entered(game: Game, seat: Seat, text: str) -> None:
    """Make an entry of the log, of any kind."""
    match text:
        case "undo":
            game.undo(seat)
        case "resign":
            game.resign(seat)
        case "take back":
            taken_back(game, seat)
        case _:
            game.play(seat, text)


def resigned(game: Game, seat: Seat) -> list[Fact]:
    """A seat resigns: the game is over at once, whoever's turn it is."""
    from kingdom.game.game import Step

    _running(game, seat)
    before = game.state
    state = before.copy()
    event = GameEnded(given_up(before, seat))
    event.change(state)
    facts = [fact_of(state, event, "END-4")]
    game.steps.append(Step(seat, Resign(), before, facts))
    game.log.append((seat, Resign()))
    game.state = state
    return facts


def taken_back(game: Game, seat: Seat) -> Action:
    """Take back the last action of a seat and everything that followed from it, whatever has been seen since.

    What others did in the same window stays, since it is independent (CON-8). The caller must mark the game as
    practice, since somebody now knows more than they should.
    """
    from kingdom.game.game import Step

    _running(game, seat)
    mine = [at for at, step in enumerate(game.steps) if step.seat == seat]
    if not mine:
        raise IllegalAction(why("nothing-to-undo").under("CON-9"))
    at = mine[-1]
    kept = [game.steps[other] for other in unaffected(game.steps, at)]
    taken = game.steps[at]
    del game.steps[at:]
    game.state = taken.before
    for step in kept:
        before = game.state
        game.state, facts = engine.apply(before, step.seat, step.action)
        game.steps.append(Step(step.seat, step.action, before, facts))
    game.log.append((seat, TakeBack()))
    return taken.action


def unaffected(steps: Sequence[Step], at: int) -> list[int]:
    """The later steps that do not depend on a step: what others did in its window before it closed."""
    if not steps[at].before.opening or _closes(steps[at]):
        return []
    found = []
    for other in range(at + 1, len(steps)):
        found.append(other)
        if _closes(steps[other]):
            break
    return found


def _closes(step: Step) -> bool:
    return any(isinstance(fact.event, WindowClosed) for fact in step.facts)


def _running(game: Game, seat: Seat) -> None:
    if game.is_over:
        raise IllegalAction(why("game-over").under("END-4"))
    if seat not in range(len(game.state.players)):
        raise IllegalAction(why("no-seat", number=seat, numbers=tuple(sorted(game.state.order))).under("SET-3"))
