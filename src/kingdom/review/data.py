"""A review as plain data: for programs, files and the store, so that it need not be made again."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from kingdom.core.actions import Action
from kingdom.core.engine import options, push
from kingdom.game.game import Game
from kingdom.review.account import JudgedDecision, PlayerAccount, Review
from kingdom.review.decisions import Decision, ReviewPlan
from kingdom.review.judging import Judgement
from kingdom.review.rank import stronger_players
from kingdom.text.notation import text

EDITION = 4
"""The version of the judging method and of this data. A review of another version is made again."""


def review_data(review: Review, bots: Iterable[str | None] = ()) -> dict[str, Any]:
    """A review as plain data; `bots` are those among the players."""
    return {
        "edition": EDITION,
        "bot": review.judge,
        "stronger": list(stronger_players(review.judge, bots)),
        "worlds": review.worlds,
        "whole": review.is_whole,
        "solo": review.is_solo,
        # No sum is settled before every decision is.
        "players": [_account(account) for account in review.accounts] if review.is_whole else [],
        "decisions": [_decision(one, review.game) for one in review.rows],
    }


def review_from(data: Mapping[str, Any], game: Game) -> Review | None:
    """The review that data holds; None if it is of another edition, or of another game."""
    if data.get("edition") != EDITION:
        return None
    plan = ReviewPlan(game)
    found = {one["first"]: one for one in data["decisions"]}
    if not found.keys() <= {decision.number for decision in plan.decisions}:
        return None
    judgements = [_judgement(found[one.number], one) for one in plan.decisions if one.number in found]
    return Review(plan, data["bot"], data["worlds"], tuple(judgements))


def _account(account: PlayerAccount) -> dict[str, Any]:
    return {
        "seat": account.seat,
        "decisions": account.decisions,
        "accuracy": None if account.accuracy is None else round(account.accuracy, 4),
        "marks": {mark.key: count for mark, count in account.marks.items()},
        "lost": round(account.lost, 2),
        "others_lost": round(account.others_lost, 2),
        "luck": round(account.luck, 2),
        "result": account.result,
    }


def _decision(one: JudgedDecision, game: Game) -> dict[str, Any]:
    decision, judgement = one.decision, one.judgement
    names = game.state.rules.box
    return {
        "first": decision.number,
        "last": decision.last,
        "seat": decision.seat,
        "round": decision.before.round,
        "phase": decision.before.phase.name,
        "did": [game.text(action) for action in decision.actions],
        "better": [game.text(action) for action in judgement.better],
        # What is judged has all its digits: the rest follows from it, and must not change when it is read again.
        "points": judgement.points,
        "best_points": judgement.best_points,
        "random_points": judgement.random_points,
        "lost": round(judgement.lost, 2),
        "doubt": judgement.doubt,
        "chance": None if one.solo else judgement.chance,
        "best_chance": None if one.solo else judgement.best_chance,
        "random_chance": None if one.solo else judgement.random_chance,
        "chance_doubt": None if one.solo else judgement.chance_doubt,
        "stake": round(one.stake, 4),
        "forfeited": round(one.forfeited, 4),
        "checked": judgement.checked,
        "sure": one.is_sure,
        "mark": one.mark.key if one.mark else None,
        "reasons": [
            {
                "kind": reason.kind,
                "card": None if reason.card is None else names[reason.card].key,
                "number": reason.number,
                "area": reason.area,
            }
            for reason in (one.reasons if one.mark else ())
        ],
    }


def _judgement(data: Mapping[str, Any], decision: Decision) -> Judgement:
    return Judgement(
        at=decision.number,
        points=data["points"],
        best_points=data["best_points"],
        random_points=data["random_points"],
        doubt=data["doubt"],
        # In a solo game chances mean nothing.
        chance=data["chance"] or 0.0,
        best_chance=data["best_chance"] or 0.0,
        random_chance=data["random_chance"] or 0.0,
        chance_doubt=data["chance_doubt"] or 0.0,
        better=tuple(_actions(decision, data["better"])),
        checked=data["checked"],
    )


def _actions(decision: Decision, lines: Iterable[str]) -> list[Action]:
    """Actions from their notation, each read in the position after the previous ones."""
    state = decision.before.copy()
    found: list[Action] = []
    for line in lines:
        if found:
            push(state, decision.seat, found[-1])
        legal = {text(action, state.rules.names): action for action in options(state, decision.seat)}
        if line not in legal:
            break
        found.append(legal[line])
    return found
