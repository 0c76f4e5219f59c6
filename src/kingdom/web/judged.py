"""What is stored of a review: the accuracy and luck of each seat, and how much each kind of decision cost."""

from __future__ import annotations

import logging
from typing import Any

from kingdom.core.errors import KingdomError
from kingdom.review import Mark, Review
from kingdom.review.decisions import Decision
from kingdom.rules.choice import Offer, Select
from kingdom.store import Store
from kingdom.web.reviews import Job

log = logging.getLogger(__name__)


def kind_of(decision: Decision) -> str:
    """What a decision was about: an offer, a selection, or the phase; the four Production steps are one kind."""
    phase = decision.before.phase
    if not phase.window:
        kinds = {Offer: "offer", Select: "select"}
        return kinds.get(type(decision.actions[0]), phase.name.replace(" ", "-"))
    return "production" if phase.resource is not None else phase.name.replace(" ", "-")


def judged_data(review: Review) -> list[dict[str, Any]]:
    """What a review found about each seat, as plain data."""
    found = []
    for account in review.players:
        kinds: dict[str, dict[str, float]] = {}
        for one in review.judged:
            if one.decision.seat != account.seat:
                continue
            kind = kinds.setdefault(kind_of(one.decision), {"decisions": 0, "marks": 0, "lost": 0.0})
            kind["decisions"] += 1
            kind["marks"] += one.mark is not None
            # The player gets the benefit of the doubt, as for accuracy.
            kind["lost"] += one.judgement.lost if one.is_sure else 0.0
        found.append(
            {
                "bot": review.bot,
                "accuracy": round(account.accuracy, 4),
                "luck": round(account.luck, 2),
                "lost": round(account.lost, 2),
                "marks": {mark.key: account.marks[mark] for mark in Mark},
                "kinds": {kind: {**sums, "lost": round(sums["lost"], 2)} for kind, sums in kinds.items()},
            }
        )
    return found


def keep_judged(store: Store, job: Job) -> None:
    """Store what a review found, once it is complete. If the database fails, the review itself still stands."""
    try:
        store.own.judged(job.table_id, judged_data(job.review))
    except KingdomError as error:
        log.warning("what the review of table %s found could not be kept: %s", job.table_id, error)
