"""Bouts: one game between contestants, as a row of figures.

The ruleset, the deal and the seating determine the whole game: the seeds of the bots are derived from them. So a bout
has the same result on every machine, as long as budgets are in simulations and not in seconds.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import Any, NamedTuple

from kingdom.bots.bot import Bot
from kingdom.content import Content
from kingdom.core import engine
from kingdom.core.actions import Action
from kingdom.core.errors import ActionError, KingdomError
from kingdom.core.reasons import Reason, why
from kingdom.core.state import Seat
from kingdom.game.game import Game
from kingdom.game.making import new_game
from kingdom.game.rulesets import GivenOptions
from kingdom.game.streams import streams_of
from kingdom.lab.contestants import Contestant
from kingdom.proof.laws import LONGEST
from kingdom.words.reasons import with_clause
from kingdom.words.terms import Terms

SEEDS = 2**53
GRACE = 1.2
"""The factor by which a decision may exceed its budget of seconds before it counts as late."""


class Clock(NamedTuple):
    """The thinking time of a contestant in a game."""

    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    late: int = 0

    def and_then(self, seconds: float, budget: float | None) -> Clock:
        """The clock after one more decision."""
        late = budget is not None and seconds > budget * GRACE
        return Clock(self.decisions + 1, self.seconds + seconds, max(self.slowest, seconds), self.late + late)


class Forfeited(NamedTuple):
    """A forfeited game, with the reason."""

    ruleset: str
    deal: int
    fault: Reason

    def __str__(self) -> str:
        """The forfeit as a sentence.

        >>> str(Forfeited("two", 7, Reason("bot-endless", (("bot", "random"), ("number", 20)))))
        'two, deal 7: random did not finish within 20 decisions'
        """
        return f"{self.ruleset}, deal {self.deal}: {with_clause(Terms(), 'fault', self.fault)}"


class Bout(NamedTuple):
    """The result of a game."""

    ruleset: str
    deal: int
    seats: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: str
    medal: str | None
    clocks: tuple[Clock, ...]
    fault: Reason | None = None
    """The reason if a contestant forfeited the game."""

    def points(self, seat: Seat) -> float:
        """1 for a victory, ½ if both won or neither did."""
        if len(self.winners) == 1:
            return float(seat in self.winners)
        return 0.5

    @property
    def forfeited(self) -> Forfeited | None:
        """The forfeit, if a contestant forfeited the game."""
        return None if self.fault is None else Forfeited(self.ruleset, self.deal, self.fault)


class Forfeit(Exception):
    """Raised when a bot forfeits: it raised an error, broke the rules or never finished."""

    def __init__(self, seat: Seat, fault: Reason) -> None:
        super().__init__(fault)
        self.seat = seat
        self.fault = fault


def play(ruleset: str, options: GivenOptions, deal: int, seats: Sequence[Contestant], content: Content) -> Bout:
    """Deal a game and play it to its end."""
    return play_out(deal_out(options, deal, content), ruleset, deal, seats)


def play_out(game: Game, ruleset: str, deal: int, seats: Sequence[Contestant]) -> Bout:
    """Play `game` to its end; returns the figures of the bout."""
    labels = tuple(contestant.label for contestant in seats)
    clocks = [Clock() for _ in seats]
    try:
        bots = [_bot(contestant, seed_of(ruleset, deal, labels, seat), seat) for seat, contestant in enumerate(seats)]
        while waiting := game.waiting():
            seat = waiting[0]
            clocks[seat] = _decision(game, seat, bots[seat], seats[seat], clocks[seat])
    except Forfeit as lost:
        scores = tuple(sum(line.points for line in engine.score(game.state, seat)) for seat in range(len(seats)))
        others = tuple(seat for seat in range(len(seats)) if seat != lost.seat)
        medal = None if others else "none"
        return Bout(ruleset, deal, labels, scores, others, "forfeit", medal, tuple(clocks), lost.fault)
    verdict = game.outcome()
    scores = tuple(verdict.total(seat) for seat in range(len(seats)))
    return Bout(ruleset, deal, labels, scores, verdict.winners, verdict.reason, verdict.medal, tuple(clocks))


def deal_out(options: GivenOptions, deal: int, content: Content) -> Game:
    """A new game; its deal is the seed, as in all commands."""
    chosen: dict[str, Any] = dict(options)
    return new_game(seed=deal, content=content, **chosen)


def seed_of(ruleset: str, deal: int, labels: Sequence[str], seat: Seat) -> int:
    """The seed of the bot in a seat: different for each game."""
    return int(streams_of(deal)(f"{ruleset}/{'/'.join(labels)}/{seat}")() * SEEDS)


def _bot(contestant: Contestant, seed: int, seat: Seat) -> Bot:
    try:
        return contestant.make(seed)
    except Exception as error:
        raise Forfeit(seat, why("bot-unmade", bot=contestant.label, error=_described(error))) from error


def _described(error: Exception) -> Reason | str:
    """A description of a bot's error; our own errors stay language-neutral, so a bout is the same on every machine."""
    return error.as_fault if isinstance(error, KingdomError) else f"{type(error).__name__}: {error}"


def _decision(game: Game, seat: Seat, bot: Bot, contestant: Contestant, clock: Clock) -> Clock:
    """Let a bot decide, and play its answer."""
    view = game.view(seat)
    began = perf_counter()
    try:
        answer = bot.decide(view, contestant.budget)
        plan = [answer] if isinstance(answer, Action) else list(answer)
    except Exception as error:
        raise Forfeit(seat, why("bot-failed", bot=contestant.label, error=_described(error))) from error
    spent = clock.and_then(perf_counter() - began, contestant.budget.seconds)
    if not plan or not all(isinstance(action, Action) for action in plan):
        raise Forfeit(seat, why("bot-answered", bot=contestant.label, answer=repr(answer)))
    try:
        game.play(seat, plan)
    except ActionError as refused:
        raise Forfeit(seat, why("bot-refused", bot=contestant.label, refusal=refused.whole)) from refused
    if spent.decisions > LONGEST:
        raise Forfeit(seat, why("bot-endless", bot=contestant.label, number=LONGEST))
    return spent
