"""A review: all judged decisions of a game, and their totals."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from kingdom.bots.advice import AdviceReason, reasons_for
from kingdom.core.state import Seat
from kingdom.core.view import view
from kingdom.game.game import Game
from kingdom.review.chance import POINTS_AS_CHANCE, Mark, accuracy_of, decided, mark_of
from kingdom.review.decisions import Decision, ReviewPlan
from kingdom.review.judging import Judgement


@dataclass(frozen=True, slots=True)
class JudgedDecision:
    """A decision with its judgement."""

    decision: Decision
    judgement: Judgement

    @property
    def solo(self) -> bool:
        """True if points count instead of the chance to win."""
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
    def stake(self) -> float:
        """The stake, as a chance: the gain of the best alternative over a random one."""
        return self._short(self.judgement.random_points, self.judgement.random_chance)

    @property
    def forfeited(self) -> float:
        """The part of it that was lost; negative if the best alternative only looked better: sums are unbiased."""
        return self._short(self.judgement.points, self.judgement.chance)

    def _short(self, points: float, chance: float) -> float:
        """By how much this falls short of the best way: in chance, and the more a game is decided also in points."""
        best = self.judgement
        short = POINTS_AS_CHANCE * (best.best_points - points)
        return short if self.solo else best.best_chance - chance + decided(best.best_chance) * short

    @property
    def is_sure(self) -> bool:
        """True if an alternative was certainly better."""
        return self.lost > self.doubt

    @property
    def suspected(self) -> Mark | None:
        """The mark it would get if it were certain."""
        return mark_of(self.lost, solo=self.solo)

    @property
    def mark(self) -> Mark | None:
        """Its mark."""
        return self.suspected if self.judgement.checked and self.is_sure else None

    @property
    def reasons(self) -> tuple[AdviceReason, ...]:
        """The reasons why the alternative is better, in terms of the game."""
        seen = view(self.decision.before, self.decision.seat)
        return reasons_for(seen, self.judgement.better)


@dataclass(frozen=True, slots=True)
class PlayerAccount:
    """The cost of a player's decisions, and the share of luck; the two add up to the result."""

    seat: Seat
    decisions: int
    accuracy: float | None
    """The share of the stakes that was kept, from 0, no better than chance, to 1; None without stakes."""
    marks: dict[Mark, int]
    lost: float
    """Points that the player's own decisions cost."""
    others_lost: float
    """Points that the opponent's decisions cost the opponent."""
    luck: float
    """The gain from the deals and hidden cards: everything that decisions do not explain."""
    result: float
    """The margin at the end; in a solo game the score."""


class ReviewProgress(NamedTuple):
    """The progress of a review."""

    done: int
    total: int


@dataclass(frozen=True)
class Review:
    """The judged decisions of a game so far."""

    plan: ReviewPlan
    judge: str
    worlds: int
    judgements: tuple[Judgement, ...]
    """In the order in which they were made; a decision that was judged again is in it twice."""

    @property
    def game(self) -> Game:
        """The game that is reviewed."""
        return self.plan.game

    @cached_property
    def rows(self) -> tuple[JudgedDecision, ...]:
        """Each judged decision with its last judgement, in the order of the game."""
        last = {judgement.at: judgement for judgement in self.judgements}
        return tuple(JudgedDecision(one, last[one.number]) for one in self.plan.decisions if one.number in last)

    @property
    def _unchecked(self) -> int:
        """The number of suspected mistakes that must still be checked."""
        return sum(not one.judgement.checked and one.suspected is not None for one in self.rows)

    @property
    def is_whole(self) -> bool:
        """True once every decision has been judged, and every suspicion checked."""
        return len(self.rows) == len(self.plan.decisions) and not self._unchecked

    @property
    def has_graph(self) -> bool:
        """True if there is a graph over the whole game: the windows, which come first, have been judged."""
        windows = sum(decision.is_window for decision in self.plan.decisions)
        return len(self.rows) >= max(windows, 1)

    @property
    def progress(self) -> ReviewProgress:
        """The judgements that were made, and those that are needed as far as is known."""
        done, decisions = len(self.judgements), len(self.plan.decisions)
        return ReviewProgress(done, decisions if done < decisions else done + self._unchecked)

    @property
    def is_solo(self) -> bool:
        """True for a solo game, which is played for a score."""
        return len(self.game.state.players) == 1

    @cached_property
    def accounts(self) -> tuple[PlayerAccount, ...]:
        """Each player's account."""
        return tuple(self._account(seat) for seat in range(len(self.game.state.players)))

    def _account(self, seat: Seat) -> PlayerAccount:
        mine = [one for one in self.rows if one.decision.seat == seat]
        lost = sum(one.judgement.cost for one in mine)
        others = sum(one.judgement.cost for one in self.rows) - lost
        scores = [sum(line.points for line in self.game.score(one)) for one in range(len(self.game.state.players))]
        result = float(2 * scores[seat] - sum(scores))
        accuracy = accuracy_of((one.stake, one.forfeited) for one in mine)
        marks = {mark: sum(one.mark is mark for one in mine) for mark in Mark}
        return PlayerAccount(seat, len(mine), accuracy, marks, lost, others, result + lost - others, result)

    @property
    def costly(self) -> list[JudgedDecision]:
        """The decisions with a mark, in the order of the game."""
        return [one for one in self.rows if one.mark is not None]
