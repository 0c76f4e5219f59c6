"""Hints at the table: what a bot would do and why. The regent's hints use the same judgement as reviews."""

from __future__ import annotations

from random import Random

from kingdom.bots.advice import Advice, Reason, advise, reasons_for
from kingdom.bots.bot import Budget
from kingdom.core.actions import Action
from kingdom.core.view import View
from kingdom.fast.tables import NotCovered
from kingdom.review.judging import mean
from kingdom.review.scales import Outcome, Scales
from kingdom.rules.choice import Select

THINKING = Budget(simulations=1500)
"""A number of simulations rather than a time limit, so that the same view gets the same hint."""
DEALS = 64
MOST_REASONS = 5


def hint(view: View, bot: str) -> Advice:
    """What a bot would do with this view, and why."""
    return _by_regent(view) if bot == "regent" else advise(view, bot)


def _by_regent(view: View) -> Advice:
    from kingdom.bots.regent import Regent

    answer = Regent(0).decide(view, THINKING)
    plan = (answer,) if isinstance(answer, Action) else tuple(answer)
    reasons = reasons_for(view, plan)
    if view.phase.window or len(view.options) == 1:
        return Advice(plan, reasons)
    try:
        weighed = _weighed(view, plan[0])
    except NotCovered:
        return Advice(plan, reasons)
    areas = tuple((way, mean([one.points for one in found])) for way, found in weighed if isinstance(way, Select))
    return Advice(plan, (*_differences(plan[0], weighed), *reasons)[:MOST_REASONS], areas)


def _weighed(view: View, chosen: Action) -> list[tuple[Action, list[Outcome]]]:
    """The alternatives of a turn, the chosen one first, each with its outcomes in the same deals."""
    scales = Scales(view)
    first = Random(view.turns).getrandbits(40)
    ways = [chosen, *(way for way in scales.ways() if way != chosen)]
    return [(way, scales.outcomes(way, range(first, first + DEALS))) for way in ways]


def _differences(chosen: Action, weighed: list[tuple[Action, list[Outcome]]]) -> list[Reason]:
    """What it gains over the best alternative: own points, and points denied to the opponent."""
    others = [found for way, found in weighed if way != chosen]
    if not others:
        return []
    best = max(others, key=lambda found: mean([one.points for one in found]))
    mine = weighed[0][1]
    own = mean([one.mine for one in mine]) - mean([one.mine for one in best])
    kept_back = mean([one.theirs for one in best]) - mean([one.theirs for one in mine])
    found = [("own-points", round(own)), ("their-points", round(kept_back))]
    return [Reason(kind, number=number) for kind, number in found if number > 0]
