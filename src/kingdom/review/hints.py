"""Hints at the table: a bot's decision and its reasons. The regent's hints use the same judgement as reviews."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from time import monotonic

from kingdom.bots.advice import Advice, AdviceReason, advise, reasons_for
from kingdom.bots.bot import Budget
from kingdom.bots.regent.thinker import NotCovered, Outcome, Thinker
from kingdom.core.actions import Action
from kingdom.core.view import View
from kingdom.review.judging import mean
from kingdom.rules.choice import Select

THINKING = Budget(seconds=1.0)
"""Much less is enough where the regent is compiled; where it is not, or the machine is busy, this is the limit."""
WEIGHING_SECONDS = 0.8
DEALS = 64
MOST_REASONS = 5
INSTEAD = "baron"
"""The bot that gives the hint where the regent cannot play."""


def hint(view: View, bot: str) -> Advice:
    """The decision of a bot with this view, and its reasons. Without rows the baron stands in for the regent."""
    if bot != "regent":
        return advise(view, bot)
    try:
        return _by_regent(view)
    except NotCovered:
        return replace(advise(view, INSTEAD), by=INSTEAD)


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
    areas = tuple((way, mean([one.margin for one in found])) for way, found in weighed if isinstance(way, Select))
    return Advice(plan, (*_differences(plan[0], weighed), *reasons)[:MOST_REASONS], areas)


def _weighed(view: View, chosen: Action) -> list[tuple[Action, list[Outcome]]]:
    """The alternatives of a turn, the chosen one first, each with its outcomes in the same deals.

    All of them in as many deals as there is time for, and in one at least.
    """
    thinker = Thinker(view)
    first = Random(view.turns).getrandbits(40)
    found: dict[Action, list[Outcome]] = {way: [] for way in (chosen, *thinker.candidates())}
    began, tried, more = monotonic(), 0, 1
    # Twice as many deals each time, so there has to be as much time left as was spent.
    while tried < DEALS and (not tried or 2 * (monotonic() - began) < WEIGHING_SECONDS):
        for way, outcomes in found.items():
            outcomes += thinker.outcomes(way, range(first + tried, first + tried + more))
        tried += more
        more = tried
    return list(found.items())


def _differences(chosen: Action, weighed: list[tuple[Action, list[Outcome]]]) -> list[AdviceReason]:
    """Its gain over the best alternative: own points, and points denied to the opponent."""
    others = [found for way, found in weighed if way != chosen]
    if not others:
        return []
    best = max(others, key=lambda found: mean([one.margin for one in found]))
    mine = weighed[0][1]
    own = mean([one.mine for one in mine]) - mean([one.mine for one in best])
    kept_back = mean([one.theirs for one in best]) - mean([one.theirs for one in mine])
    found = [("own-points", round(own)), ("their-points", round(kept_back))]
    return [AdviceReason(kind, number=number) for kind, number in found if number > 0]
