"""SOL-8, SOL-9: supremacy in a solo game, the penalty for side A, and the medals."""

from __future__ import annotations

from collections.abc import Iterable

from kingdom.core.scoring import MEDALS, ScoreLine, Verdict
from kingdom.core.state import Seat, State
from kingdom.modules.solo.module import ALONE, solo
from kingdom.rules.ending import verdict
from kingdom.rules.production import supreme

ENOUGH = 5
"""The number of cubes of a resource that earns the supremacy bonus."""


@solo.amends(supreme, clause="SOL-8")
def at_least_five_are_produced(winner: Seat | None, state: State, totals: tuple[int, ...]) -> Seat | None:
    return ALONE if totals[ALONE] >= ENOUGH else None


@solo.scores(clause="SOL-9")
def side_a_has_its_price(state: State, seat: Seat) -> Iterable[ScoreLine]:
    settings = state.rules.settings
    if settings.side == "A" and settings.edition.solo_side_a_points:
        yield ScoreLine("side_a", settings.edition.solo_side_a_points, "SOL-9")


@solo.amends(verdict, clause="SOL-9")
def the_score_earns_a_medal(found: Verdict, state: State) -> Verdict:
    """A game without a medal is not lost; a loss can only come from Quests and scenarios."""
    losses = found.losses[ALONE]
    if losses:
        return Verdict((), "loss", losses[0].clause, found.scores, found.losses, medal=MEDALS[0])
    reached = sum(found.total(ALONE) >= least for least in state.rules.settings.medals)
    return Verdict((ALONE,), "medal", "SOL-9", found.scores, found.losses, medal=MEDALS[reached])
