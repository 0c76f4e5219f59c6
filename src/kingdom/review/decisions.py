"""The decisions of a game: a turn of Choice is one, and so is everything a seat does in one window."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kingdom.core.actions import Action
from kingdom.core.engine import options
from kingdom.core.errors import KingdomError
from kingdom.core.reasons import why
from kingdom.core.state import Seat, State
from kingdom.game.game import Game, Moment
from kingdom.game.rewind import Close, Resign


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision of a seat, with its place in the game; forced moves are not included."""

    number: int
    """The number of its first step, counted from 1."""
    last: int
    """The number of its last step."""
    seat: Seat
    before: State
    """The state before it; for a window, as the window opened, before anybody acted."""
    actions: tuple[Action, ...]
    settled: State
    """The state right after the decision, before anything followed from it."""

    @property
    def is_window(self) -> bool:
        """True if it is about what to build, not about which cards to take and offer."""
        return self.before.phase.window


class ReviewPlan:
    """The decisions of a finished game, in the order in which they are judged."""

    def __init__(self, game: Game) -> None:
        if not game.is_over:
            raise KingdomError(why("not-reviewed-yet"))
        self.game = game
        self.decisions = tuple(decisions(game))

    @property
    def ordered(self) -> list[Decision]:
        """Windows come first, since they are fast and give a complete graph."""
        return sorted(self.decisions, key=lambda decision: not decision.is_window)


def decisions(game: Game) -> list[Decision]:
    """Every decision of a game that had an alternative, in the order in which they began.

    >>> import kingdom
    >>> game = kingdom.new_game(seed=7)
    >>> _ = game.play(0, game.options(0)[0])
    >>> [(one.number, one.seat, one.is_window) for one in decisions(game)]
    [(1, 0, False)]
    """
    return sorted(_found(game), key=lambda decision: decision.number)


def _found(game: Game) -> Iterator[Decision]:
    window: list[Moment] = []
    for moment in game.history():
        if isinstance(moment.action, (Resign, Close)):
            # Resigning and closing end the game (END-4): nothing comes after it that could be judged.
            continue
        before = moment.before
        if window and _place(window[0].before) != _place(before):
            yield from _of_window(window)
            window = []
        if before.phase.window:
            window.append(moment)
        elif len(options(before, moment.seat)) > 1:
            yield Decision(moment.number, moment.number, moment.seat, before, (moment.action,), moment.after)
    if window:
        yield from _of_window(window)


def _place(state: State) -> tuple[int, str]:
    return state.round, state.phase.name


def _of_window(window: list[Moment]) -> Iterator[Decision]:
    """One decision for each seat that had a choice."""
    opened = window[0].before
    for seat in sorted({moment.seat for moment in window}):
        mine = [moment for moment in window if moment.seat == seat]
        if all(len(options(moment.before, seat)) == 1 for moment in mine):
            continue
        last = mine[-1]
        # Saying that one is done decides nothing, and may close the window for everybody.
        settled = last.before if last.action.ends_a_plan else last.after
        yield Decision(mine[0].number, last.number, seat, opened, tuple(moment.action for moment in mine), settled)
