"""Saving and resuming a review: judgements by the index of their decision, better alternatives in notation."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from kingdom.core.actions import Action
from kingdom.core.engine import options, push
from kingdom.review.decisions import Decision
from kingdom.review.judging import Judgement
from kingdom.review.reviewing import Reviewing
from kingdom.text.notation import text

EDITION = 2
"""The version of the judging method. Results of another version are judged again."""


def found_text(reviewing: Reviewing) -> str:
    """The results of a review as text."""
    names = reviewing.game.state.rules.names
    found = [
        {
            "at": at,
            "checked": checked,
            "points": [one.points, one.best_points, one.doubt],
            "chance": [one.chance, one.best_chance, one.chance_doubt],
            "better": [text(action, names) for action in one.better],
        }
        for at, (one, checked) in reviewing.found().items()
    ]
    return json.dumps({"edition": EDITION, "found": found}, ensure_ascii=False)


def take_up(reviewing: Reviewing, kept: str) -> bool:
    """Resume a saved review; False, without any change, if its version is different or it does not fit the game."""
    data = json.loads(kept)
    if data.get("edition") != EDITION or len(data["found"]) != len(reviewing.decisions):
        return False
    found = {int(one["at"]): _judged(one, reviewing.decisions[int(one["at"])]) for one in data["found"]}
    reviewing.take(found, is_whole=True)
    return True


def _judged(one: dict[str, Any], decision: Decision) -> tuple[Judgement, bool]:
    (points, best_points, doubt), (chance, best_chance, chance_doubt) = one["points"], one["chance"]
    better = tuple(_actions(decision, one["better"]))
    return Judgement(points, best_points, chance, best_chance, doubt, chance_doubt, better), bool(one["checked"])


def _actions(decision: Decision, said: Sequence[str]) -> list[Action]:
    """Actions from their notation, each read in the position after the previous ones."""
    state, found = decision.before.copy(), []
    for line in said:
        legal = {text(action, state.rules.names): action for action in options(state, decision.seat)}
        if line not in legal:
            break
        found.append(legal[line])
        if len(said) > 1:
            push(state, decision.seat, legal[line])
    return found
