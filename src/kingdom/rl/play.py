"""A game as environments play it: a row of the fast engine, and the position at the start of the current window."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy, deepcopy
from random import Random
from typing import Any

from kingdom import Game, new_game
from kingdom.core.state import Seat
from kingdom.fast import Engine, engine, hidden, stepping
from kingdom.fast.numbers import MOST_LEGAL
from kingdom.fast.stepping import BOTH, FIRST, ILLEGAL, OVER, WAITING
from kingdom.native import bound
from kingdom.native.memory import room
from kingdom.rl.buffers import Numbers, SeatBuffers
from kingdom.rl.spaces import CHOICES, WAIT

MEDALS = {"gold": 1.0, "silver": 2 / 3, "bronze": 1 / 3}
"""The result of a solo game, by medal."""
MOST_SEEDS = 2**31
ORDERS: tuple[tuple[Seat, ...], ...] = tuple(
    tuple(seat for seat in ((1, 0) if bits & FIRST else (0, 1)) if bits >> seat & WAITING) for bits in range(16)
)
"""The seats that owe a decision, by the status bits of a game; the seat to move comes first."""


class Play:
    """One game. It keeps a log of decisions, so that it can be converted to a game of the definition at any time.

    Observations and masks are always up to date: the engine writes them with each step.
    """

    def __init__(self, options: Mapping[str, Any], seed: int, made: Engine | None = None) -> None:
        self.options = dict(options)
        self.seed = seed
        self.engine = made or engine(**self.options)
        self.row = self.engine.begin(seed)
        self.seen = copy(self.row)
        self.log: list[tuple[Seat, int]] = []
        self._listed = room("Ints", MOST_LEGAL)
        self._attach(SeatBuffers())
        self.stands = int(
            bound(stepping.tell)(self.engine.table, self.row, self.seen, BOTH, self._listed, self.inputs, self.masks)
        )

    def _attach(self, buffers: SeatBuffers) -> None:
        self.buffers, self.inputs, self.masks = buffers, buffers.inputs, buffers.masks

    def __deepcopy__(self, memo: dict[int, Any]) -> Play:
        """An independent copy at the same point; the engine is shared, since it never changes."""
        other = object.__new__(Play)
        other.options, other.seed, other.engine, other._listed = self.options, self.seed, self.engine, self._listed
        other.row, other.seen = copy(self.row), copy(self.seen)
        other.log = list(self.log)
        other.stands = self.stands
        other._attach(deepcopy(self.buffers))
        return other

    @property
    def players(self) -> int:
        """The number of seats."""
        return self.engine.players

    @property
    def is_over(self) -> bool:
        """True if the game has ended."""
        return bool(self.stands & OVER)

    def waiting(self) -> tuple[Seat, ...]:
        """The seats that owe a decision, the round's first player first."""
        return ORDERS[self.stands & ~OVER]

    def observation(self, seat: Seat) -> dict[str, Numbers]:
        """The observation of a seat, with its action mask."""
        return {"observation": self.buffers.seen(seat), "action_mask": self.mask(seat)}

    def mask(self, seat: Seat) -> Numbers:
        """1 for each legal action; a seat that owes nothing can only wait."""
        return self.buffers.mask(seat)

    def is_legal(self, seat: Seat, number: int) -> bool:
        """True if an action is legal for a seat now."""
        return 0 <= number < CHOICES and bool(self.masks[seat * CHOICES + number])

    def legal(self, seat: Seat) -> list[int]:
        """The numbers of a seat's legal actions."""
        return self.engine.legal(self.row, seat) or [WAIT]

    def act(self, seat: Seat, number: int) -> None:
        """Play a legal action."""
        if number != WAIT:
            self.step(number, number, 1 << seat)

    def step(self, left: int, right: int, wanted: int = BOTH) -> bool:
        """Play the actions of both seats, ignoring a seat that owes no decision; if any is illegal, nothing happens."""
        given = (self.engine.table, self.row, self.seen, left, right, wanted, self._listed, self.inputs, self.masks)
        stands = bound(stepping.step)(*given)
        if stands == ILLEGAL:
            return False
        for seat in self.waiting():
            if wanted >> seat & 1:
                self.log.append((seat, right if seat else left))
        self.stands = int(stands)
        return True

    def imagined(self, seat: Seat, rng: Random) -> Play:
        """A copy with hidden information redrawn; the seat cannot distinguish it from this game.

        In a window the opponent may already have acted, unseen by the seat: then the copy has random actions of the
        opponent instead. Its deal and log remain those of this game and do not match it.
        """
        other = deepcopy(self)
        other.row = self.engine.determinize(self.row, self.seen, seat, rng)
        other.seen = copy(other.row)
        # CON-9: the opponent still sees the seat as it was when the window opened.
        bound(hidden.as_seen)(self.engine.table, other.row, self.seen, 1 - seat, other.seen)
        table, room = self.engine.table, self._listed
        other.stands = int(bound(stepping.tell)(table, other.row, other.seen, BOTH, room, other.inputs, other.masks))
        while not other.is_over and other.waiting()[0] != seat:
            waiting = other.waiting()[0]
            other.act(waiting, rng.choice(other.legal(waiting)))
        other.log = list(self.log)
        return other

    # --- the score

    def margin(self, seat: Seat) -> int:
        """The points of a seat minus those of its opponent, if the game ended now."""
        scores = self.engine.scores(self.row)
        return scores[seat] - (scores[1 - seat] if self.players == 2 else 0)

    def result(self, seat: Seat) -> float:
        """The result of a finished game for a seat: see `kingdom.rl.rewards`."""
        outcome = self.engine.outcome(self.row)
        if self.players == 2:
            return 0.0 if len(outcome.winners) != 1 else (1.0 if seat in outcome.winners else -1.0)
        if self.engine.configuration.scenario is not None:
            return 1.0 if outcome.winners else -1.0
        return MEDALS.get(outcome.medal or "", 0.0)

    def ending(self, seat: Seat) -> dict[str, Any]:
        """The result of a finished game for `info`: the points of a seat, whether it won, and its medal."""
        outcome = self.engine.outcome(self.row)
        return {"score": self.engine.scores(self.row)[seat], "winner": seat in outcome.winners, "medal": outcome.medal}

    # --- conversion

    def game(self) -> Game:
        """The same game in the definition, up to the last complete decision: for rendering and for bots."""
        game = new_game(seed=self.seed, **self.options)
        follow(game, self.engine, self.log)
        return game


def follow(game: Game, made: Engine, log: Sequence[tuple[Seat, int]]) -> None:
    """Replay the log of a row in a game of the definition."""
    half: dict[Seat, list[int]] = {0: [], 1: []}
    for seat, number in log:
        half[seat].append(number)
        action = made.meaning(game, seat, half[seat])
        if action is not None:
            game.play(seat, action)
            half[seat] = []
