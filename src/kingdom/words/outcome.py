"""How a game ended, in words: the verdict, the lines of the score, ties, medals, and why a game was lost."""

from __future__ import annotations

from collections.abc import Sequence

from kingdom.core.reasons import Reason
from kingdom.core.scoring import ScoreLine, TieBreak, Verdict
from kingdom.words.reasons import said
from kingdom.words.terms import Terms

MEDALS = ("bronze", "silver", "gold")


def outcome(words: Terms, verdict: Verdict, names: Sequence[str]) -> str:
    """Who has won and why, without a full stop."""
    if verdict.reason == "loss":
        return words.t("outcome-loss", seat=names[0], why=losses(words, verdict.losses[0]))
    if verdict.reason == "medal":
        return words.t("outcome-medal", seat=names[0], points=verdict.total(0), medal=verdict.medal or "none")
    totals = [verdict.total(seat) for seat in range(len(verdict.scores))]
    if len(verdict.winners) == 1:
        winner = verdict.winners[0]
        other = 1 - winner
        return words.t(
            f"outcome-{verdict.reason}",
            winner=names[winner],
            other=names[other],
            points=totals[winner],
            against=totals[other],
        )
    return words.t(f"outcome-{verdict.reason}", first=names[0], second=names[1], points=totals[0])


def headline(words: Terms, verdict: Verdict, names: Sequence[str]) -> str:
    """The same in a few words, as a title."""
    if verdict.reason == "loss":
        return words.t("headline-loss")
    if verdict.reason == "medal":
        return words.t("headline-medal", medal=verdict.medal or "none")
    if len(verdict.winners) == 1:
        return words.t("headline-won", winner=names[verdict.winners[0]])
    return words.t("headline-shared" if verdict.winners else "headline-nobody")


def score_source(words: Terms, line: ScoreLine | str) -> str:
    """What a line of the score counts."""
    source = line if isinstance(line, str) else line.source
    id = f"score-{source}"
    return words.t(id) if words.has(id) else source.replace("_", " ").capitalize()


def tie_break(words: Terms, tie: TieBreak | str) -> str:
    """A comparison that was needed."""
    return words.t(f"tie-{tie if isinstance(tie, str) else tie.name}")


def medal(words: Terms, name: str) -> str:
    """A medal, or none."""
    return words.t(f"medal-{name}")


def loss(words: Terms, reason: Reason) -> str:
    """Why a seat cannot win, or has lost."""
    return said(words, "loss", reason)


def losses(words: Terms, found: Sequence[Reason]) -> str:
    """Several reasons in a row, without a full stop."""
    return "; ".join(loss(words, one) for one in found)
