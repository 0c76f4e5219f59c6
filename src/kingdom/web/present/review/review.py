"""A review as a page shows it: the graph, the players' accounts, luck and skill, and the costly decisions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from kingdom.core.actions import Action
from kingdom.core.cards import CardId
from kingdom.core.state import Seat
from kingdom.core.view import Hidden, View, view
from kingdom.review import JudgedDecision, Mark, PlayerAccount, Review
from kingdom.review.chance import EIGHT_IN_TEN
from kingdom.review.text import accuracy_text, chance_line, heading, lost_text, luck_line, reason_lines
from kingdom.rules.choice import Offer, Select
from kingdom.rules.planning import Slate
from kingdom.web.present.cards.faces import Face, face_of
from kingdom.web.present.review.plot import NARROW, WIDE, Plot, anchor_of, course_of, plot
from kingdom.web.texts import Texts
from kingdom.words import decimal
from kingdom.words.numerals import roman

MOST_PICTURES = 6
"""How many cards of a decision are drawn; the text next to them covers everything."""
MIDDLE, ROOM = 200.0, 82.0
"""The bars of luck and skill: where zero is, and how far they reach."""
TOP, EACH, APART = 10, 40, 8
"""Where the first bar begins, the distance between bars, and the extra distance of the result, below a line."""
LABEL, NUMBER = 18, 19
"""How far below the top of a bar its label and its number are."""


class MarkShown(NamedTuple):
    """A mark in the legend, and how often each player has it."""

    key: str
    sign: str
    name: str
    names: str
    from_: str
    counts: tuple[int, ...]


class LuckBar(NamedTuple):
    """A part of the result as a bar from zero."""

    kind: str
    label: str
    x: float
    width: float
    text: str
    text_x: float
    leftward: bool
    y: int
    label_y: int
    text_y: int


@dataclass(frozen=True, slots=True)
class CostlyShown:
    """A decision that cost something."""

    anchor: str
    mark: str
    sign: str
    heading: str
    lost: str
    line: str
    did: tuple[str, ...]
    did_cards: tuple[Face | None, ...]
    """The cards that it was about; None for a card that was face down."""
    better: tuple[str, ...]
    better_cards: tuple[Face | None, ...]
    reasons: tuple[str, ...]
    step: int
    """The step of the replay that it comes before."""
    seat: Seat


@dataclass(frozen=True, slots=True)
class ReviewShown:
    """Everything that the page shows."""

    title: str
    is_settled: bool
    """Whether every decision was judged. Before that no sum is shown, since it may still change."""
    described: str
    plots: tuple[Plot, ...]
    ahead: tuple[str, ...]
    marks: tuple[MarkShown, ...]
    names: tuple[str, ...]
    accuracy: tuple[str, ...]
    lost: tuple[str, ...]
    decisions: tuple[int, ...]
    luck: tuple[LuckBar, ...]
    sentences: tuple[str, ...]
    costly: tuple[CostlyShown, ...]
    worlds: int
    judge: str
    is_solo: bool
    has_band: bool
    """Whether the graph has the band in which eight out of ten games end."""


def review_shown(review: Review, texts: Texts, names: Sequence[str], seat: Seat) -> ReviewShown:
    """A review, from the perspective of a seat."""
    accounts = review.accounts
    title = texts.t("review-graph-score") if review.is_solo else texts.t("review-graph", seat=names[seat])
    return ReviewShown(
        title=title,
        is_settled=review.is_whole,
        described=texts.t("labelled", label=title, text=_described(review, seat, texts)) if review.is_whole else title,
        plots=tuple(plot(review, seat, box, texts, names) for box in (WIDE, NARROW)),
        ahead=() if review.is_solo else tuple(texts.t("review-ahead", seat=names[one]) for one in (seat, 1 - seat)),
        marks=tuple(_mark(mark, accounts, texts, solo=review.is_solo) for mark in Mark),
        names=tuple(names),
        accuracy=tuple(accuracy_text(account) for account in accounts),
        lost=tuple(decimal(account.lost, texts) for account in accounts),
        decisions=tuple(account.decisions for account in accounts),
        luck=_luck(accounts[seat], texts),
        sentences=tuple(luck_line(account, names, texts) for account in accounts),
        costly=tuple(_costly(one, names, texts) for one in review.costly),
        worlds=review.worlds,
        judge=review.judge,
        is_solo=review.is_solo,
        has_band=review.is_solo and review.judge in EIGHT_IN_TEN,
    )


def _described(review: Review, seat: Seat, texts: Texts) -> str:
    """The graph in words: where it stood after each round."""
    rounds = {one.decision.last: one.decision.before.round for one in review.rows}
    after = {rounds[step]: value for step, value in course_of(review, seat)}
    said = []
    for number, value in sorted(after.items()):
        shown = f"{value:.0f}" if review.is_solo else f"{100 * value:.0f} %"
        said.append(texts.t("review-after-round", round=roman(max(number, 1)), value=shown))
    return ", ".join(said)


def _mark(mark: Mark, accounts: Sequence[PlayerAccount], texts: Texts, *, solo: bool) -> MarkShown:
    least = f"{mark.points:.0f}" if solo else f"{100 * mark.chance:.0f}"
    return MarkShown(
        mark.key,
        mark.sign,
        texts.t(f"review-{mark.key}", count=1),
        texts.t(f"review-{mark.key}", count=2),
        texts.t("review-from-points" if solo else "review-from-chance", least=least),
        tuple(account.marks[mark] for account in accounts),
    )


def _luck(account: PlayerAccount, texts: Texts) -> tuple[LuckBar, ...]:
    """What the cards brought, what decisions brought, and the result that they add up to."""
    parts = (
        ("deal", texts.t("review-cards"), account.luck),
        ("dec", texts.t("review-decisions"), account.others_lost - account.lost),
        ("res", texts.t("review-result"), account.result),
    )
    most = max(1.0, *(abs(value) for _, _, value in parts))
    bars = []
    for at, (kind, label, value) in enumerate(parts):
        y = TOP + EACH * at + (APART if kind == "res" else 0)
        width = round(ROOM * abs(value) / most, 1)
        x = MIDDLE - width if value < 0 else MIDDLE
        text_x = x - 8 if value < 0 else x + width + 8
        text = decimal(value, texts, "+.0f")
        bars.append(LuckBar(kind, label, x, width, text, text_x, value < 0, y, y + LABEL, y + NUMBER))
    return tuple(bars)


def _costly(one: JudgedDecision, names: Sequence[str], texts: Texts) -> CostlyShown:
    assert one.mark is not None
    seen = view(one.decision.before, one.decision.seat)
    lost = lost_text(one, texts)
    return CostlyShown(
        anchor=anchor_of(one),
        mark=one.mark.key,
        sign=one.mark.sign,
        heading=heading(one, names, texts),
        lost=f"−{lost}" if one.solo else f"−{lost} %",
        line=chance_line(one, texts),
        did=_told(one.decision.actions, seen, texts),
        did_cards=_pictured(one.decision.actions, seen, texts),
        better=_told(one.judgement.better, seen, texts),
        better_cards=_pictured(one.judgement.better, seen, texts),
        reasons=tuple(reason_lines(one, texts)),
        step=one.decision.number - 1,
        seat=one.decision.seat,
    )


def _told(actions: Sequence[Action], seen: View, texts: Texts) -> tuple[str, ...]:
    """Actions in words; repeated actions are mentioned once, and being done only if there is nothing else."""
    deeds = [action for action in actions if not action.ends_a_plan] or actions
    counts = Counter(texts.action(action, seen) for action in deeds)
    return tuple(said if times == 1 else f"{said} × {times}" for said, times in counts.items())


def _pictured(actions: Sequence[Action], seen: View, texts: Texts) -> tuple[Face | None, ...]:
    """The cards of an area that is taken, of an offer, or those that a plan builds."""
    found: list[CardId | None] = []
    for action in actions:
        match action:
            case Select(area):
                found += [card.card if isinstance(card, Hidden) else card for card in seen.areas[area]]
            case Offer(lays):
                found += [lay.card for lay in lays]
            case Slate(card):
                found.append(card)
    shown = found[:MOST_PICTURES]
    return tuple(None if card is None else face_of(seen.box[card], texts) for card in shown)
