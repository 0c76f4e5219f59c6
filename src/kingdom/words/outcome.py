"""The result of a game in words: the verdict, score lines, tie-breaks, medals, and reasons for a loss."""

from __future__ import annotations

from collections.abc import Sequence

from kingdom.core.reasons import Reason
from kingdom.core.scoring import ScoreLine, TieBreak, Verdict
from kingdom.words.reasons import reason_text
from kingdom.words.terms import Terms

MEDALS = ("bronze", "silver", "gold")


def outcome(words: Terms, verdict: Verdict, names: Sequence[str]) -> str:
    """The winner and the reason, without a full stop."""
    if verdict.reason == "loss":
        return words.t("outcome-loss", seat=names[0], why="; ".join(why for why, _ in losses(words, verdict.losses[0])))
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
    """The result in a few words, as a title."""
    if verdict.reason == "loss":
        return words.t("headline-loss")
    if verdict.reason == "medal":
        return words.t("headline-medal", medal=verdict.medal or "none")
    if len(verdict.winners) == 1:
        return words.t("headline-won", winner=names[verdict.winners[0]])
    return words.t("headline-shared" if verdict.winners else "headline-nobody")


def score_source(words: Terms, line: ScoreLine | str) -> str:
    """The label of a score line."""
    source = line if isinstance(line, str) else line.source
    id = f"score-{source}"
    return words.t(id) if words.has(id) else source.replace("_", " ").capitalize()


def tie_break(words: Terms, tie: TieBreak | str) -> str:
    """The label of a tie-break."""
    return words.t(f"tie-{tie if isinstance(tie, str) else tie.name}")


def medal(words: Terms, name: str) -> str:
    """The name of a medal, or of none."""
    return words.t(f"medal-{name}")


def loss(words: Terms, reason: Reason) -> str:
    """A reason why a seat cannot win or has lost."""
    return reason_text(words, "loss", reason)


def losses(words: Terms, found: Sequence[Reason]) -> tuple[tuple[str, str], ...]:
    """Several reasons, each with its clause. Reasons of the same kind about cards become one that lists the cards."""
    groups: dict[tuple[str, str], list[Reason]] = {}
    for reason in found:
        groups.setdefault((reason.id, reason.clause), []).append(reason)
    return tuple((_together(words, group), clause) for (_, clause), group in groups.items())


def _together(words: Terms, group: Sequence[Reason]) -> str:
    id = f"loss-{group[0].id}.several"
    if len(group) == 1 or not words.has(id):
        return "; ".join(loss(words, reason) for reason in group)
    counted = [dict(reason.arguments) for reason in group]
    cards = [words.several(words.named(str(one["card"])), int(str(one["count"]))) for one in counted]
    return words.t(id, cards=words.listed(cards))
