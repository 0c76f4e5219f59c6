"""A review: all judged decisions of a game, and what they add up to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from kingdom.bots.advice import Reason, reasons_for
from kingdom.core.state import Seat
from kingdom.core.view import view
from kingdom.game.game import Game
from kingdom.review.chance import POINTS_AS_CHANCE, Mark, accuracy_of, mark_of
from kingdom.review.decisions import Decision
from kingdom.review.judging import Judgement


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision with its judgement."""

    decision: Decision
    judgement: Judgement
    checked: bool
    """Whether it was thought about again, ten times as long. Only then can it be called a mistake."""

    @property
    def solo(self) -> bool:
        """Whether points count, and not the chance to win."""
        return len(self.decision.before.players) == 1

    @property
    def lost(self) -> float:
        """What it cost in the measure that marks go by."""
        return self.judgement.lost if self.solo else self.judgement.lost_chance

    @property
    def doubt(self) -> float:
        """How far off that may be."""
        return self.judgement.doubt if self.solo else self.judgement.chance_doubt

    @property
    def is_sure(self) -> bool:
        """Whether something was better beyond doubt."""
        return self.lost > self.doubt

    @property
    def suspected(self) -> Mark | None:
        """What it would be called if it were sure."""
        return mark_of(self.lost, solo=self.solo)

    @property
    def mark(self) -> Mark | None:
        """What it is called."""
        return self.suspected if self.checked and self.is_sure else None

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """Why the better way is better, in terms of the game."""
        seen = view(self.decision.before, self.decision.seat)
        return reasons_for(seen, self.judgement.better)


@dataclass(frozen=True, slots=True)
class PlayerAccount:
    """What a player's decisions cost, and what the cards brought; the two add up to the result."""

    seat: Seat
    decisions: int
    accuracy: float
    marks: dict[Mark, int]
    lost: float
    """Points that the player's own decisions cost."""
    others_lost: float
    """Points that the opponent's decisions cost the opponent."""
    luck: float
    """What the deals and the hidden cards brought: whatever decisions do not explain."""
    result: float
    """The margin at the end; in a solo game the score."""


@dataclass(frozen=True, slots=True)
class Review:
    """A game judged, as far as it has come."""

    game: Game
    bot: str
    worlds: int
    judged: tuple[Judged, ...]
    """In the order of the game."""
    is_whole: bool
    """Whether every decision was judged, and every suspicion checked."""

    @property
    def is_solo(self) -> bool:
        """Whether one plays for a score, and not against somebody."""
        return len(self.game.state.players) == 1

    @property
    def players(self) -> tuple[PlayerAccount, ...]:
        """Each player's account."""
        return tuple(self._player(seat) for seat in range(len(self.game.state.players)))

    def _player(self, seat: Seat) -> PlayerAccount:
        mine = [one for one in self.judged if one.decision.seat == seat]
        lost = sum(one.judgement.cost for one in mine)
        others = sum(one.judgement.cost for one in self.judged) - lost
        scores = [sum(line.points for line in self.game.score(one)) for one in range(len(self.game.state.players))]
        result = float(2 * scores[seat] - sum(scores))
        # What is in doubt counts for the player.
        surely = [one.lost if one.is_sure else 0.0 for one in mine]
        chances = [lost * POINTS_AS_CHANCE if self.is_solo else lost for lost in surely]
        marks = {mark: sum(one.mark is mark for one in mine) for mark in Mark}
        return PlayerAccount(seat, len(mine), accuracy_of(chances), marks, lost, others, result + lost - others, result)

    @property
    def costly(self) -> list[Judged]:
        """The decisions with a mark, the first of the game first."""
        return [one for one in self.judged if one.mark is not None]

    def to_data(self) -> dict[str, Any]:
        """The review as plain data: the same for programs, pages and files."""
        return {
            "bot": self.bot,
            "worlds": self.worlds,
            "whole": self.is_whole,
            "solo": self.is_solo,
            "players": [_player_data(account) for account in self.players],
            "decisions": [self._decision_data(one) for one in self.judged],
        }

    def _decision_data(self, one: Judged) -> dict[str, Any]:
        decision, judgement = one.decision, one.judgement
        names = self.game.state.rules.box
        return {
            "first": decision.number,
            "last": decision.last,
            "seat": decision.seat,
            "round": decision.before.round,
            "phase": decision.before.phase.name,
            "did": [self.game.text(action) for action in decision.actions],
            "better": [self.game.text(action) for action in judgement.better],
            "points": round(judgement.points, 2),
            "best_points": round(judgement.best_points, 2),
            "lost": round(judgement.lost, 2),
            "doubt": round(judgement.doubt, 2),
            "chance": None if one.solo else round(judgement.chance, 4),
            "best_chance": None if one.solo else round(judgement.best_chance, 4),
            "chance_doubt": None if one.solo else round(judgement.chance_doubt, 4),
            "checked": one.checked,
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


def _player_data(account: PlayerAccount) -> dict[str, Any]:
    return {
        "seat": account.seat,
        "decisions": account.decisions,
        "accuracy": round(account.accuracy, 4),
        "marks": {mark.key: count for mark, count in account.marks.items()},
        "lost": round(account.lost, 2),
        "others_lost": round(account.others_lost, 2),
        "luck": round(account.luck, 2),
        "result": account.result,
    }
