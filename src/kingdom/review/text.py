"""A review in words: headings, chances, luck and skill, reasons. The same for the terminal and the pages."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import floor

from kingdom.bots.advice import AdviceReason
from kingdom.core.view import View, view
from kingdom.review.account import JudgedDecision, PlayerAccount
from kingdom.review.chance import mark_of
from kingdom.review.rank import stronger_players
from kingdom.words import Words, decimal
from kingdom.words import choices as explained
from kingdom.words.fluent import Written
from kingdom.words.numerals import roman


def weaker_line(judge: str, bots: Iterable[str | None], words: Words) -> str:
    """A warning if the judge plays worse than a bot that it judges; else nothing."""
    stronger = [explained.bot(words, bot).name for bot in stronger_players(judge, bots)]
    if not stronger:
        return ""
    return words.t("review-weaker", judge=explained.bot(words, judge).name, player=words.listed(stronger))


def accuracy_text(account: PlayerAccount) -> str:
    """The quality of a player's decisions; a dash if nothing was at stake."""
    return "–" if account.accuracy is None else f"{100 * account.accuracy:.0f} %"


def heading(one: JudgedDecision, names: Sequence[str], words: Words) -> str:
    """The player, the place in the game, and the mark."""
    before = one.decision.before
    return words.t(
        "review-heading",
        seat=names[one.decision.seat],
        round=roman(before.round),
        phase=before.phase.name.replace(" ", "-"),
        step=one.decision.number,
        mark=one.mark.key if one.mark else "none",
    )


def chance_line(one: JudgedDecision, words: Words) -> str:
    """The cost of the decision: the chance to win before and after; in a solo game the score."""
    judgement = one.judgement
    if one.solo:
        return words.t(
            "review-score",
            before=round(judgement.best_points),
            after=round(judgement.points),
            lost=lost_text(one, words),
        )
    return words.t(
        "review-chance",
        before=round(100 * judgement.best_chance),
        after=round(100 * judgement.chance),
        lost=decimal(judgement.lost, words),
        doubt=round(100 * judgement.chance_doubt),
    )


def lost_text(one: JudgedDecision, words: Words) -> Written:
    """The cost of the decision in the unit of its mark: hundredths of the chance to win, or points.

    Where rounding would say as much as the next mark begins with, it is rounded down, so that the key stays true: an
    inaccuracy of 9.6 % is not one of 10 %.
    """
    hundred = 1 if one.solo else 100
    value, form = hundred * one.lost, ".1f" if one.solo else ".0f"
    if mark_of(float(f"{value:{form}}") / hundred, solo=one.solo) is one.suspected:
        return decimal(value, words, form)
    return decimal(floor(10 * value) / 10, words)


def luck_line(account: PlayerAccount, names: Sequence[str], words: Words) -> str:
    """The gain from the cards and the cost of decisions, adding up to the result."""
    numbers = {
        "luck": decimal(account.luck, words, "+.1f"),
        "lost": decimal(account.lost, words),
        "others": decimal(account.others_lost, words),
        "result": decimal(account.result, words, "+.0f"),
    }
    if len(names) > 1 and account.others_lost:
        other = names[1 - account.seat]
        return words.t("review-luck", seat=names[account.seat], other=other, **numbers)
    return words.t("review-luck-alone", seat=names[account.seat], **numbers)


def reason_lines(one: JudgedDecision, words: Words) -> list[str]:
    """The reasons why the alternative is better."""
    seen = view(one.decision.before, one.decision.seat)
    return [reason_line(reason, seen, words) for reason in one.reasons]


def reason_line(reason: AdviceReason, seen: View, words: Words) -> str:
    """One reason, in a sentence."""
    card = words.card(seen.box[reason.card].key) if reason.card is not None else ""
    area = ("left", "right")[reason.area or 0]
    return words.t(f"reason-{reason.kind}", card=card, count=reason.number, area=area)
