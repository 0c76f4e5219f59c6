"""The regent as judge: Choice by deals on rows of the fast engine, windows by plans, both valued by its network."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from kingdom.core.actions import Action
from kingdom.core.view import view
from kingdom.fast.tables import NotCovered
from kingdom.review.decisions import Decision
from kingdom.review.judging import WIDE, BaronJudge, Judgement, mean, standard_error
from kingdom.review.scales import Outcome, Scales

TRIES = 40
"""How many moves to improve a plan of a window, per world of the budget."""
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
        """One decision, by what its seat could know; the baron judges positions without a row."""
        try:
            return self._window(decision, worlds) if decision.is_window else self._turn(decision, worlds)
        except NotCovered:
            return self._otherwise.judge(decision, worlds)

    # --- windows

    def _window(self, decision: Decision, worlds: int) -> Judgement:
        """Compare what was built with the best plan found."""
        tries, seed = TRIES * worlds, Random(f"{decision.number} {decision.seat} {worlds}").getrandbits(40)
        scales = Scales(view(decision.before, decision.seat))
        settled = Scales(view(decision.settled, decision.seat))
        scales.foresee(tries // 4, seed)
        best = scales.planned(scales.row, tries, seed)
        real = scales.planned(settled.row, tries, seed + 1)
        alone = scales.players == 1
        if _value(real, alone=alone) >= _value(best, alone=alone):
            best = real
        judgement = _compared([real], [best])
        enough = judgement.lost >= POINTS_WORTH_TELLING if alone else judgement.lost_chance >= WORTH_TELLING
        if not enough:
            return judgement
        return _compared([real], [best], tuple(scales.plan(tries, seed)))

    # --- turns

    def _turn(self, decision: Decision, worlds: int) -> Judgement:
        """The best alternative is found in one half of the deals and measured in the other."""
        scales = Scales(view(decision.before, decision.seat))
        alone = scales.players == 1
        done = decision.actions[0]
        ways = [done, *(action for action in scales.ways() if action != done)]
        first = Random(f"{decision.number} {decision.seat} {worlds}").getrandbits(40)
        found, measured = range(first, first + worlds), range(first + worlds, first + 2 * worlds)
        values = [mean([_value(one, alone=alone) for one in scales.outcomes(way, found)]) for way in ways]
        best = ways[max(range(len(ways)), key=values.__getitem__)]
        mine = scales.outcomes(done, measured)
        if best == done:
            return _compared(mine, mine)
        return _compared(mine, scales.outcomes(best, measured), (best,))


def _value(one: Outcome, *, alone: bool) -> float:
    """The value by which alternatives are compared: the chance to win plus a little of the margin; solo, the score."""
    return one.points if alone else one.chance + 0.003 * one.points


def _compared(mine: Sequence[Outcome], best: Sequence[Outcome], better: Sequence[Action] = ()) -> Judgement:
    """Compare two alternatives in the same deals: their outcomes, and the certainty of the difference."""
    lost = [there.points - here.points for here, there in zip(mine, best, strict=True)]
    chances = [there.chance - here.chance for here, there in zip(mine, best, strict=True)]
    sure = len(mine) == 1 and len(best) == 1
    return Judgement(
        mean([one.points for one in mine]),
        mean([one.points for one in best]),
        mean([one.chance for one in mine]),
        mean([one.chance for one in best]),
        0.0 if sure else WIDE * standard_error(lost),
        0.0 if sure else WIDE * standard_error(chances),
        tuple(better),
    )
