"""A deal as its page shows it: what is played, and for whoever has played it, how everybody did."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

from kingdom.core.scoring import MEDALS
from kingdom.store import DealRow, TableRow
from kingdom.web.present.cards.arms import Arms, arms_of, tincture_of_duchy
from kingdom.web.present.games.list import describe
from kingdom.web.texts import Texts
from kingdom.words import choices as explained


@dataclass(frozen=True, slots=True)
class DealShown:
    """What is played, without revealing any cards."""

    id: str
    day: str
    """The date, for the deal of a day."""
    played: str
    duchy: str
    side: str
    arms: Arms
    tincture: str
    opponent: str
    """The bot to play against; empty in a solo game."""
    alone: bool


@dataclass(frozen=True, slots=True)
class Fared:
    """How somebody did in a deal."""

    name: str
    points: int
    against: int | None
    outcome: str
    """`won`, `lost`, `shared` or `closed`; in a solo game `done` or `lost`."""
    medal: str
    bot: bool = False
    own: bool = False
    practice: bool = False
    """Whether the player was helped, or left the seat to a bot: the result is shown without a place."""
    table: str = ""

    @property
    def margin(self) -> int | None:
        """The margin of the result; None in a solo game."""
        return None if self.against is None else self.points - self.against

    @property
    def rank(self) -> tuple[int, int]:
        """A sort key: a better result is greater."""
        return {"lost": 0, "shared": 1}.get(self.outcome, 2), self.points if self.margin is None else self.margin


@dataclass(frozen=True, slots=True)
class Placed:
    """The same with its place; equal results share one."""

    place: int | None
    fared: Fared


def deal_shown(deal: DealRow, texts: Texts) -> DealShown:
    """A deal."""
    configuration = deal.configuration
    duchies = configuration["duchies"]
    duchy = duchies[min(deal.seat, len(duchies) - 1)]
    return DealShown(
        id=deal.id,
        day="" if deal.day is None else said_day(deal.day, texts),
        played=describe(configuration, texts),
        duchy=texts.card(duchy),
        side=str(configuration["side"]),
        arms=arms_of(duchy, texts.content),
        tincture=tincture_of_duchy(duchy, texts.content),
        opponent="" if deal.bot is None else explained.bot(texts, deal.bot).name,
        alone=configuration["players"] == 1,
    )


def said_day(day: date, texts: Texts) -> str:
    """A date in words.

    >>> said_day(date(2026, 11, 16), Texts("fr"))
    '16 novembre 2026'
    """
    return texts.t("deal-date", day=str(day.day), month=texts.t(f"month-{day.month}"), year=str(day.year))


def fared(result: Mapping[str, Any], seat: int, name: str, **more: Any) -> Fared:
    """How a game ended for a seat."""
    totals = [sum(line["points"] for line in lines) for lines in result["scores"]]
    winners = result["winners"]
    if len(totals) == 1:
        outcome = "lost" if result["reason"] == "loss" else "done"
    elif result["reason"] == "closed":
        outcome = "closed"
    else:
        outcome = "lost" if seat not in winners else "won" if len(winners) == 1 else "shared"
    medal = result["medal"] if result["medal"] in MEDALS[1:] and outcome != "lost" else ""
    against = None if len(totals) == 1 else totals[1 - seat]
    return Fared(name, totals[seat], against, outcome, medal, **more)


def standings(
    deal: DealRow, rows: Sequence[TableRow], bots: Mapping[str, Mapping[str, Any]], own: str, texts: Texts
) -> list[Placed]:
    """Everybody who has played a deal, best first, including bots; whoever was helped comes last."""
    found = [
        fared(
            row.result,
            deal.seat,
            row.seats[deal.seat].name,
            own=row.id == own,
            practice=row.practice or row.seats[deal.seat].bot is not None,
            table=row.id,
        )
        for row in rows
        if row.result is not None
    ]
    found += [fared(result, deal.seat, explained.bot(texts, bot).name, bot=True) for bot, result in bots.items()]
    ranked = sorted((one for one in found if not one.practice), key=lambda one: one.rank, reverse=True)
    placed = [Placed(1 + sum(other.rank > one.rank for other in ranked), one) for one in ranked]
    return [*placed, *(Placed(None, one) for one in found if one.practice)]
