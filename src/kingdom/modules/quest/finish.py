"""The final step: the first to complete it, the points for steps, and the right to win (QUE-3, QUE-6, QUE-8)."""

from __future__ import annotations

from collections.abc import Iterable

from kingdom.core.events import Event, WindowClosed
from kingdom.core.reasons import Reason, why
from kingdom.core.scoring import ScoreLine
from kingdom.core.state import Seat, State
from kingdom.core.values import value
from kingdom.modules.quest.board import FIRST_TO_FINISH, boards, has_done, has_finished, quest, was_first
from kingdom.modules.quest.steps import StepCompleted
from kingdom.rules.ending import shortcomings


@value
class FinishedFirst(Event):
    """A seat is settled as the first to complete the final step of a board."""

    seat: Seat
    quest: int

    def change(self, state: State) -> None:
        state.put(FIRST_TO_FINISH, tuple(sorted((*state[FIRST_TO_FINISH], (self.quest, self.seat)))))


def _settled(state: State) -> Iterable[Event]:
    """The newly finished boards and the first to finish each; the round's first player wins ties."""
    known = {board for board, _ in state[FIRST_TO_FINISH]}
    for board in range(len(boards(state))):
        if board not in known:
            seat = next((seat for seat in state.order if has_finished(state, seat, board)), None)
            if seat is not None:
                yield FinishedFirst(seat, board)


@quest.on(WindowClosed, clause="QUE-3")
def who_was_first_is_settled_when_the_window_closes(state: State, event: WindowClosed) -> Iterable[Event]:
    """If both finish in the same window, unseen by each other, the round's first player is first (CON-8, CON-9)."""
    return _settled(state)


@quest.on(StepCompleted, clause="QUE-3")
def who_was_first_is_plain_where_turns_are_taken(state: State, event: StepCompleted) -> Iterable[Event]:
    return () if state.phase.window else _settled(state)


@quest.scores(clause="QUE-8")
def points_for_steps(state: State, seat: Seat) -> Iterable[ScoreLine]:
    player = state.players[seat]
    points = 0
    for board, side in enumerate(boards(state)):
        for number, step in enumerate(side.steps):
            if has_done(player, board, number):
                points += step.benefit.points
        if was_first(state, seat, board):
            points += side.steps[-1].benefit.points_if_first
    yield ScoreLine("quests", points, "QUE-8")


@quest.amends(shortcomings, clause="QUE-6")
def nobody_wins_without_the_final_step(found: tuple[Reason, ...], state: State, seat: Seat) -> tuple[Reason, ...]:
    """Every board on the table counts."""
    lacking = [
        why("final-step", quest=side.key).under("QUE-6")
        for board, side in enumerate(boards(state))
        if not has_finished(state, seat, board)
    ]
    return (*found, *lacking)
