"""Judging: the value of a decision and of the best alternative, given what its seat could know.

Choice is continued in worlds that fit the view (`kingdom.core.imagine`), the same for every alternative, so that luck
affects all of them alike. The best alternative is found in one half of the worlds and measured in the other, so that
one picked only because it was lucky gains nothing. A window involves no luck: what was built is compared with the best
plan.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from math import sqrt
from random import Random
from typing import Protocol

from kingdom.bots.baron import Baron
from kingdom.bots.bot import Budget
from kingdom.bots.steward.trying import standing
from kingdom.core.actions import Action
from kingdom.core.engine import push
from kingdom.core.errors import KingdomError
from kingdom.core.imagine import imagine
from kingdom.core.phases import CHOICE
from kingdom.core.reasons import why
from kingdom.core.state import Seat, State
from kingdom.core.view import View, view
from kingdom.modules.solo.phase import SOLO_CHOICE
from kingdom.review.chance import chance_of, expected_score
from kingdom.review.decisions import Decision

DEFAULT_BOT = "baron"
TRIES = 600
"""How thoroughly a window is planned, both from its start and from what was actually built."""
WIDE = 1.96
"""Standard errors on each side of a 95 % interval."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """A judged decision: points are the margin at the end, or the score in a solo game."""

    points: float
    """The points that the decision leads to."""
    best_points: float
    chance: float
    """The chance to win after the decision; meaningless in a solo game."""
    best_chance: float
    doubt: float = 0.0
    """Half of the interval of the points that were lost."""
    chance_doubt: float = 0.0
    """Half of the interval of the chance that was lost."""
    better: tuple[Action, ...] = ()
    """The best alternative; empty if nothing was better."""

    @property
    def cost(self) -> float:
        """Points by which the alternative was better; negative if it only looked better. Its sums are unbiased."""
        return self.best_points - self.points

    @property
    def lost(self) -> float:
        """Points that the decision cost."""
        return max(self.cost, 0.0)

    @property
    def lost_chance(self) -> float:
        """How much chance to win it cost."""
        return max(self.best_chance - self.chance, 0.0)


class Judge(Protocol):
    """Judges decisions; more `worlds` means more thinking."""

    name: str
    plans_are_sure: bool
    """Whether thinking longer about a window would give the same result."""

    def judge(self, decision: Decision, worlds: int) -> Judgement:
        """One decision, by what its seat could know. The same decision and worlds get the same judgement."""
        ...


class BaronJudge:
    """Judges the way the baron thinks: plans for windows, worlds for Choice."""

    name = "baron"
    plans_are_sure = True

    def judge(self, decision: Decision, worlds: int) -> Judgement:
        """One decision, by what its seat could know."""
        return self._window(decision) if decision.is_window else self._turn(decision, worlds)

    # --- windows

    def _window(self, decision: Decision) -> Judgement:
        """Compare what was built with what could have been built."""
        seat = decision.seat
        before = _as_known(decision.before, seat)
        best = self._stand(before, seat)
        real = self._stand(_as_known(decision.settled, seat), seat)
        others = sum(self._stand(before, other) for other in range(len(before.players)) if other != seat)
        best = max(best, real)
        return Judgement(
            self._points(real - others, before),
            self._points(best - others, before),
            chance_of(real - others, before.round),
            chance_of(best - others, before.round),
            better=self._plan(decision) if best > real else (),
        )

    def _stand(self, state: State, seat: Seat) -> float:
        return standing(state, seat, Baron(0).weights, TRIES)

    def _plan(self, decision: Decision) -> tuple[Action, ...]:
        answer = Baron(decision.number).decide(view(decision.before, decision.seat), Budget(simulations=1))
        return (answer,) if isinstance(answer, Action) else tuple(answer)

    # --- turns

    def _turn(self, decision: Decision, worlds: int) -> Judgement:
        seen = view(decision.before, decision.seat)
        drawn = Random(f"{decision.number} {decision.seat} {worlds}")
        baron = Baron(drawn.getrandbits(32))
        imagined = [imagine(seen, drawn.random) for _ in range(2 * worlds)]
        done = decision.actions[0]
        ways = [done, *(action for action in self._ways(baron, seen) if action != done)]
        first = [sum(self._outcome(baron, world, seen, way) for world in imagined[:worlds]) for way in ways]
        best = ways[max(range(len(ways)), key=first.__getitem__)]
        mine = [self._outcome(baron, world, seen, done) for world in imagined[worlds:]]
        if best == done:
            return self._compared(mine, mine, seen, ())
        other = [self._outcome(baron, world, seen, best) for world in imagined[worlds:]]
        return self._compared(mine, other, seen, (best,))

    def _ways(self, baron: Baron, seen: View) -> Sequence[Action]:
        if seen.phase in (CHOICE, SOLO_CHOICE) and not seen.me.owes:
            return baron.candidates(seen)
        return seen.options

    def _outcome(self, baron: Baron, world: State, seen: View, way: Action) -> float:
        """The outcome of an alternative in one world."""
        if seen.phase in (CHOICE, SOLO_CHOICE) and not seen.me.owes:
            return baron.trial(world, seen.me.seat, way)
        state = world.copy()
        push(state, seen.me.seat, way)
        stands = [standing(state, seat, baron.weights) for seat in range(len(state.players))]
        return 2 * stands[seen.me.seat] - sum(stands)

    def _compared(self, mine: list[float], best: list[float], seen: View, better: tuple[Action, ...]) -> Judgement:
        """Compare two alternatives in the same worlds: their outcomes, and the certainty of the difference."""
        lost = [there - here for here, there in zip(mine, best, strict=True)]
        if sum(lost) <= 0:
            better = ()
        chances = [chance_of(margin, seen.round) for margin in mine]
        bests = [chance_of(margin, seen.round) for margin in best]
        differences = [there - here for here, there in zip(chances, bests, strict=True)]
        return Judgement(
            self._points(mean(mine), seen),
            self._points(mean(best), seen),
            mean(chances),
            mean(bests),
            WIDE * standard_error(lost),
            WIDE * standard_error(differences),
            better,
        )

    def _points(self, value: float, where: State | View) -> float:
        players = where.players if isinstance(where, State) else where.seats
        return value if len(players) > 1 else expected_score(value, where.round, len(where.rules.settings.quests))


def judge_of(bot: str) -> Judge:
    """The judge that thinks like a bot."""
    if bot not in JUDGES:
        raise KingdomError(why("no-judge", given=repr(bot), names=tuple(JUDGES)))
    if not all(find_spec(name) for name in WANTING.get(bot, ())):
        raise KingdomError(why("judge-not-installed", given=repr(bot), otherwise=DEFAULT_BOT))
    return JUDGES[bot]()


def can_judge(bot: str) -> bool:
    """Whether a bot can judge here: the regent needs the fast engine and its compiler, or it would take hours."""
    wanting = WANTING.get(bot, ())
    compiles = not wanting or os.environ.get("KINGDOM_FAST") != "interpreted"
    return bot in JUDGES and compiles and all(find_spec(name) for name in wanting)


def judges() -> tuple[str, ...]:
    """The bots that can judge here, strongest last."""
    return tuple(bot for bot in JUDGES if can_judge(bot))


def _regent() -> Judge:
    """The regent, imported on demand: it needs the fast engine and its compiler."""
    from kingdom.review.regent import RegentJudge

    return RegentJudge()


JUDGES: dict[str, Callable[[], Judge]] = {"baron": BaronJudge, "regent": _regent}
WANTING: dict[str, tuple[str, ...]] = {"regent": ("numpy", "numba")}
"""What must be installed before a bot can judge."""


def _as_known(state: State, seat: Seat) -> State:
    """The state as a seat knows it: hidden cards are redrawn, and no plan relies on them."""
    return imagine(view(state, seat), Random(0).random)


def mean(values: Sequence[float]) -> float:
    """The average."""
    return sum(values) / len(values)


def standard_error(values: Sequence[float]) -> float:
    """The standard error of the mean; for a single value, its size, as a cautious guess."""
    average = mean(values)
    if len(values) < 2:
        return abs(average)
    return sqrt(sum((value - average) ** 2 for value in values) / (len(values) - 1) / len(values))
