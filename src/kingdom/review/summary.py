"""The summary of a review: the accuracy and luck of each seat, and how much each kind of decision cost.

It is stored beside the table, since a page about hundreds of games must not replay them.
"""

from __future__ import annotations

from typing import Any

from kingdom.review.account import Review
from kingdom.review.chance import Mark
from kingdom.review.data import EDITION
from kingdom.review.decisions import Decision
from kingdom.rules.choice import Offer, Select


def kind_of(decision: Decision) -> str:
    """The subject of a decision: an offer, a selection, or the phase; the four Production steps are one kind."""
    phase = decision.before.phase
    if not phase.window:
        kinds = {Offer: "offer", Select: "select"}
        return kinds.get(type(decision.actions[0]), phase.name.replace(" ", "-"))
    return "production" if phase.resource is not None else phase.name.replace(" ", "-")


def review_summary(review: Review) -> list[dict[str, Any]]:
    """The results of a review for each seat, as plain data."""
    found = []
    for account in review.accounts:
        kinds: dict[str, dict[str, float]] = {}
        for one in review.rows:
            if one.decision.seat != account.seat:
                continue
            kind = kinds.setdefault(kind_of(one.decision), {"decisions": 0, "marks": 0, "lost": 0.0})
            kind["decisions"] += 1
            kind["marks"] += one.mark is not None
            # The player gets the benefit of the doubt, as for marks.
            kind["lost"] += one.judgement.lost if one.is_sure else 0.0
        found.append(
            {
                "edition": EDITION,
                "bot": review.judge,
                "accuracy": None if account.accuracy is None else round(account.accuracy, 4),
                "luck": round(account.luck, 2),
                "lost": round(account.lost, 2),
                "marks": {mark.key: account.marks[mark] for mark in Mark},
                "kinds": {kind: {**sums, "lost": round(sums["lost"], 2)} for kind, sums in kinds.items()},
            }
        )
    return found
