"""The regent as judge: Choice by deals on rows of the fast engine, windows by plans, both valued by its network."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from random import Random

from kingdom.bots.regent.thinker import NotCovered, Thinker
from kingdom.core.actions import Action
from kingdom.core.state import State
from kingdom.core.view import view
from kingdom.review.aimless import PLANS, random_plans, random_turns
from kingdom.review.decisions import Decision
from kingdom.review.judging import BaronJudge, Judgement, Value, as_known, compare, compare_turn

TRIES = 40
"""Moves to improve a plan of a window, for each deal of the budget."""
WORTH_TELLING = 0.02
"""A plan that gains less chance to win than this counts, but is not shown."""
POINTS_WORTH_TELLING = 1.0


class RegentJudge:
    """Judges the way the regent thinks."""

    name = "regent"
    plans_are_sure = False
    """Plans are found by trial and valued by a network, so suspected mistakes are planned again ten times as long."""

    def __init__(self) -> None:
        self._otherwise = BaronJudge()

    def judge(self, decision: Decision, worlds: int) -> Judgement:
        """One decision, judged with the knowledge of its seat; the baron judges positions without a row."""
        seed = Random(f"{decision.number} {decision.seat} {worlds}").getrandbits(40)
        try:
            thinker = Thinker(view(decision.before, decision.seat))
            turn_or_window = self._window if decision.is_window else self._turn
            return turn_or_window(decision, thinker, worlds, seed)
        except NotCovered:
            return self._otherwise.judge(decision, worlds)

    def _window(self, decision: Decision, thinker: Thinker, worlds: int, seed: int) -> Judgement:
        """Compare the cards that were built with the best plan."""
        tries, alone = TRIES * worlds, thinker.players == 1
        thinker.foresee(tries // 4, seed)

        def value(state: State, tries: int, seed: int) -> Value:
            outcome = thinker.planned(state, tries, seed)
            return outcome.margin, outcome.chance

        best = value(thinker.state, tries, seed)
        real = value(as_known(decision.settled, decision.seat), tries, seed + 1)
        ends = random_plans(thinker.state, decision.seat, Random(seed))
        at_random = [value(end, tries // PLANS, seed + number) for number, end in enumerate(ends, start=2)]
        best = max(real, best, key=partial(worth, alone=alone))
        judgement = compare(decision, [real], [best], at_random)
        enough = judgement.lost >= POINTS_WORTH_TELLING if alone else judgement.lost_chance >= WORTH_TELLING
        return replace(judgement, better=tuple(thinker.plan(tries, seed))) if enough else judgement

    def _turn(self, decision: Decision, thinker: Thinker, worlds: int, seed: int) -> Judgement:
        def values(way: Action, deals: Sequence[int]) -> list[Value]:
            return [(one.margin, one.chance) for one in thinker.outcomes(way, deals)]

        deals = range(seed, seed + 2 * worlds)
        at_random = random_turns(view(decision.before, decision.seat), worlds, Random(deals[worlds]))
        by = partial(worth, alone=thinker.players == 1)
        return compare_turn(decision, thinker.candidates(), values, by, deals, at_random)


def worth(value: Value, *, alone: bool) -> float:
    """The number by which alternatives are compared: the chance to win plus a little of the margin; solo, the score."""
    points, chance = value
    return points if alone else chance + 0.003 * points
