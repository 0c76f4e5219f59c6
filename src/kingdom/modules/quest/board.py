"""The state of the Quest boards: the Completed Step tokens of each seat, and the first to finish."""

from __future__ import annotations

from kingdom.core.cards import Quest, QuestStep
from kingdom.core.module import Module, Part
from kingdom.core.showing import Holds
from kingdom.core.state import Player, Seat, SeatSlot, Slot, State

quest = Module("quest").introduces(Part.MODULE, "quest")

STEPS_DONE: SeatSlot[tuple[tuple[int, int], ...]] = quest.keeps(SeatSlot("quest_steps", (), Holds.STEPS))
"""The steps that a seat has completed, as sorted pairs (board, step), both counted from zero."""

FIRST_TO_FINISH: Slot[tuple[tuple[int, Seat], ...]] = quest.keeps(Slot("quest_first", (), Holds.FIRSTS))
"""The first seat to complete the final step of each board, as (board, seat), once it is settled (QUE-3)."""


def boards(state: State) -> tuple[Quest, ...]:
    """The Quest boards of a game, on the side for its number of players (QUE-1)."""
    return state.rules.settings.quests


def step_at(state: State, board: int, step: int) -> QuestStep | None:
    """A step of a board; None if there is no such board or step."""
    if not 0 <= board < len(boards(state)):
        return None
    steps = boards(state)[board].steps
    return steps[step] if 0 <= step < len(steps) else None


def has_done(player: Player, board: int, step: int) -> bool:
    """True if this seat has a token on the step."""
    return (board, step) in player[STEPS_DONE]


def has_finished(state: State, seat: Seat, board: int) -> bool:
    """True if a seat has completed the final step of a board, the rightmost one (QUE-2)."""
    return has_done(state.players[seat], board, len(boards(state)[board].steps) - 1)


def was_first(state: State, seat: Seat, board: int) -> bool:
    """True if this seat is settled as the first to complete the final step."""
    return (board, seat) in state[FIRST_TO_FINISH]
