"""Judging: the value of a decision and of the best alternative, given what its seat could know.

Choice is continued in deals that fit the view, the same for every alternative, so that luck affects all of them alike.
The best alternative is found in one half of the deals and measured in the other, so that one picked only because it was
lucky gains nothing. A window involves no luck: what was built is compared with the best plan.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt
from random import Random
from typing import Protocol, TypeVar

from kingdom.bots.baron import Baron
from kingdom.bots.bot import Budget
from kingdom.bots.registry import ability
from kingdom.bots.steward.trying import standing
from kingdom.core.actions import Action
from kingdom.core.engine import push
from kingdom.core.errors import KingdomError
from kingdom.core.imagine import imagine
from kingdom.core.phases import CHOICE
from kingdom.core.reasons import why
from kingdom.core.state import Seat, State
from kingdom.core.view import view
from kingdom.game.game import Game
from kingdom.modules.solo.phase import SOLO_CHOICE
from kingdom.review.aimless import PLANS, random_plans, random_turns
from kingdom.review.chance import chance_of, expected_score
from kingdom.review.decisions import Decision

DEFAULT_BOT = "baron"
TRIES = 600
"""The effort for planning a window, both from its start and from what was actually built."""
WIDE = 1.96
"""Standard errors on each side of a 95 % interval."""

D = TypeVar("D")
"""The number by which a judge identifies a deal."""
Value = tuple[float, float]
"""Points, and the chance to win: the expected end of an alternative in one deal."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """A judged decision, as a worker yields it: points are the margin at the end, or the score in a solo game."""

    at: int
    """The first step of the decision, which identifies it within the game."""
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
    random_points: float = 0.0
    """The points that a random decision leads to."""
    random_chance: float = 0.0
    """The chance to win after a random decision; meaningless in a solo game."""
    checked: bool = False
    """True if thinking longer would change nothing, or was done. Only then can the decision be called a mistake."""

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
        """The chance to win that it cost."""
        return max(self.best_chance - self.chance, 0.0)


class Judge(Protocol):
    """Judges decisions; more `worlds` means more thinking. One is made only where the thinking is done."""

    name: str
    plans_are_sure: bool
    """True if thinking longer about a window would give the same result."""

    def judge(self, decision: Decision, worlds: int) -> Judgement:
        """One decision, judged with the knowledge of its seat. The same decision and worlds get the same judgement."""
        ...


def compare(
    decision: Decision,
    real: Sequence[Value],
    best: Sequence[Value],
    at_random: Sequence[Value],
    better: Sequence[Action] = (),
) -> Judgement:
    """Compare a decision with the best alternative in the same deals, and with random ones.

    A plan has one value, which is certain.
    """
    points, chances = ([there[at] - here[at] for here, there in zip(real, best, strict=True)] for at in (0, 1))
    sure = decision.is_window
    return Judgement(
        decision.number,
        mean([one for one, _ in real]),
        mean([one for one, _ in best]),
        mean([chance for _, chance in real]),
        mean([chance for _, chance in best]),
        0.0 if sure else WIDE * standard_error(points),
        0.0 if sure else WIDE * standard_error(chances),
        tuple(better) if mean(points) > 0.0 or mean(chances) > 0.0 else (),
        mean([one for one, _ in at_random]),
        mean([chance for _, chance in at_random]),
    )


def compare_turn(
    decision: Decision,
    candidates: Sequence[Action],
    values: Callable[[Action, Sequence[D]], list[Value]],
    worth: Callable[[Value], float],
    deals: Sequence[D],
    at_random: Sequence[Action],
) -> Judgement:
    """Compare a turn with the best of some alternatives: found in one half of the deals, measured in the other."""
    done, half = decision.actions[0], len(deals) // 2
    first, second = deals[:half], deals[half:]
    ways = [done, *(action for action in candidates if action != done)]
    worths = [mean([worth(value) for value in values(way, first)]) for way in ways]
    best = ways[max(range(len(ways)), key=worths.__getitem__)]
    real = values(done, second)
    # Each random turn has its share of the deals.
    others = [value for at, way in enumerate(at_random) for value in values(way, second[at :: len(at_random)])]
    return compare(decision, real, real if best == done else values(best, second), others, (best,))


class BaronJudge:
    """Judges the way the baron thinks: plans for windows, worlds for Choice."""

    name = "baron"
    plans_are_sure = True

    def judge(self, decision: Decision, worlds: int) -> Judgement:
        """One decision, judged with the knowledge of its seat."""
        return self._window(decision) if decision.is_window else self._turn(decision, worlds)

    # --- windows

    def _window(self, decision: Decision) -> Judgement:
        """Compare the cards that were built with the best plan."""
        seat = decision.seat
        before = as_known(decision.before, seat)
        best = self._stand(before, seat)
        real = self._stand(as_known(decision.settled, seat), seat)
        others = sum(self._stand(before, other) for other in range(len(before.players)) if other != seat)
        ends = random_plans(before, seat, Random(f"{decision.number} {seat}"))
        at_random = mean([standing(end, seat, Baron(0).weights, TRIES // PLANS) for end in ends])
        values = (self._value(one - others, before) for one in (real, max(best, real), at_random))
        built, planned, aimless = values
        return compare(decision, [built], [planned], [aimless], self._plan(decision) if best > real else ())

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
        at_random = random_turns(seen, worlds, drawn)
        is_choice = seen.phase in (CHOICE, SOLO_CHOICE) and not seen.me.owes
        ways = baron.candidates(seen) if is_choice else seen.options
        trial = partial(self._trial if is_choice else self._step, baron, seen.me.seat)

        def values(way: Action, deals: Sequence[State]) -> list[Value]:
            return [self._value(trial(way, world), decision.before) for world in deals]

        return compare_turn(decision, ways, values, lambda value: value[0], imagined, at_random)

    def _trial(self, baron: Baron, seat: Seat, way: Action, world: State) -> float:
        """The margin after an alternative in Choice."""
        return baron.trial(world, seat, way)

    def _step(self, baron: Baron, seat: Seat, way: Action, world: State) -> float:
        """The margin right after an alternative elsewhere."""
        state = world.copy()
        push(state, seat, way)
        stands = [standing(state, other, baron.weights) for other in range(len(state.players))]
        return 2 * stands[seat] - sum(stands)

    def _value(self, margin: float, before: State) -> Value:
        chance = chance_of(margin, before.round)
        if len(before.players) > 1:
            return margin, chance
        return expected_score(margin, before.round, len(before.rules.settings.quests)), chance


def judge_of(bot: str) -> Judge:
    """The judge that thinks like a bot."""
    _check(bot)
    return JUDGES[bot]()


def judge_name(bot: str, game: Game) -> str:
    """The bot that judges a game if this one is asked: the baron, where the regent has no rows for rules or cards."""
    _check(bot)
    return bot if bot != "regent" or _covers(game) else DEFAULT_BOT


def _check(bot: str) -> None:
    if bot not in JUDGES:
        raise KingdomError(why("no-judge", given=repr(bot), names=tuple(JUDGES)))
    if not can_judge(bot):
        raise KingdomError(why("judge-not-installed", given=repr(bot), otherwise=DEFAULT_BOT))


def can_judge(bot: str) -> bool:
    """True if a bot can judge here: interpreted, the regent would take hours."""
    return bot in JUDGES and ability(bot).is_thorough


def judges() -> tuple[str, ...]:
    """The bots that can judge here, strongest last."""
    return tuple(bot for bot in JUDGES if can_judge(bot))


def _regent() -> Judge:
    """The regent, imported on demand: it needs the fast engine and its compiler."""
    from kingdom.review.regent import RegentJudge

    return RegentJudge()


def _covers(game: Game) -> bool:
    from kingdom.bots.regent.thinker import covers

    return covers(game.configuration, game.content)


JUDGES: dict[str, Callable[[], Judge]] = {"baron": BaronJudge, "regent": _regent}


def as_known(state: State, seat: Seat) -> State:
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
