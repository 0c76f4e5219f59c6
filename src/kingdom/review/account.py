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
    """Whether it was checked with ten times as much thinking. Only then can it be called a mistake."""

    @property
    def solo(self) -> bool:
        """Whether points count instead of the chance to win."""
        return len(self.decision.before.players) == 1

    @property
    def lost(self) -> float:
        """The loss, in the unit that marks are based on."""
        return self.judgement.lost if self.solo else self.judgement.lost_chance

    @property
    def doubt(self) -> float:
        """The uncertainty of that loss."""
        return self.judgement.doubt if self.solo else self.judgement.chance_doubt

    @property
    def is_sure(self) -> bool:
        """Whether something was certainly better."""
        return self.lost > self.doubt

    @property
    def suspected(self) -> Mark | None:
        """The mark it would get if it were certain."""
        return mark_of(self.lost, solo=self.solo)

    @property
    def mark(self) -> Mark | None:
        """Its mark."""
        return self.suspected if self.checked and self.is_sure else None

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """Why the alternative is better, in terms of the game."""
        seen = view(self.decision.before, self.decision.seat)
        return reasons_for(seen, self.judgement.better)


@dataclass(frozen=True, slots=True)
class PlayerAccount:
    """What a player's decisions cost, and what luck brought; the two add up to the result."""

    seat: Seat
    decisions: int
    accuracy: float
    marks: dict[Mark, int]
    lost: float
    """Points that the player's own decisions cost."""
    others_lost: float
    """Points that the opponent's decisions cost the opponent."""
    luck: float
    """What the deals and hidden cards brought: everything that decisions do not explain."""
    result: float
    """The margin at the end; in a solo game the score."""


@dataclass(frozen=True, slots=True)
class Review:
    """The judged decisions of a game so far."""

    game: Game
    bot: str
    worlds: int
    judged: tuple[Judged, ...]
    """In the order of the game."""
    is_whole: bool
    """Whether every decision was judged, and every suspicion checked."""

    @property
    def is_solo(self) -> bool:
        """Whether it is a solo game, played for a score."""
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
        # Doubtful decisions count in the player's favour.
        surely = [one.lost if one.is_sure else 0.0 for one in mine]
        chances = [lost * POINTS_AS_CHANCE if self.is_solo else lost for lost in surely]
        marks = {mark: sum(one.mark is mark for one in mine) for mark in Mark}
        return PlayerAccount(seat, len(mine), accuracy_of(chances), marks, lost, others, result + lost - others, result)

    @property
    def costly(self) -> list[Judged]:
        """The decisions with a mark, in the order of the game."""
        return [one for one in self.judged if one.mark is not None]

    def to_data(self) -> dict[str, Any]:
        """The review as plain data, for programs, pages and files."""
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
