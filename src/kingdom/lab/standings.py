"""Standings: the figures of a contest as plain data, and the time each contestant took."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import isfinite
from typing import Any, NamedTuple

from kingdom.core.scoring import MEDALS
from kingdom.lab.arena import Match
from kingdom.lab.bouts import Bout
from kingdom.lab.estimates import Estimate, mean_of, share_of
from kingdom.lab.sprt import BOUND

EVERYTHING = "all"
"""The name of a match over several rulesets."""


def together(matches: Sequence[Match]) -> Match:
    """Matches of the same contestants as one; in any order of contestants, as in the first match."""
    whole = Match(EVERYTHING, {}, matches[0].who)
    whole.deals = [bouts for match in matches for bouts in match.deals]
    return whole


def opponents(matches: Sequence[Match]) -> list[Match]:
    """For each pair of contestants, all their games together."""
    tables = dict.fromkeys(match.who for match in matches)
    return [together([match for match in matches if match.who == who]) for who in tables]


def rate_against(matches: Sequence[Match], one: str, other: str) -> Estimate | None:
    """The win rate of a contestant against another, from either side of the table."""
    for match in opponents(matches):
        labels = tuple(contestant.label for contestant in match.who)
        if match.deals and labels == (one, other):
            return match.rate
        if match.deals and labels == (other, one):
            value, low, high = match.rate
            return Estimate(1 - value, 1 - high, 1 - low)
    return None


# --- time


class Pace(NamedTuple):
    """The thinking time of a contestant over all its games."""

    label: str
    decisions: int
    seconds: float
    slowest: float
    late: int
    faults: int

    @property
    def mean(self) -> float:
        """Seconds for a decision."""
        return self.seconds / self.decisions if self.decisions else 0.0


def paces(bouts: Iterable[Bout]) -> list[Pace]:
    """The pace of each contestant, in the order in which they appear."""
    by_label: dict[str, Pace] = {}
    for bout in bouts:
        for seat, (label, clock) in enumerate(zip(bout.seats, bout.clocks, strict=True)):
            so_far = by_label.get(label, Pace(label, 0, 0.0, 0.0, 0, 0))
            by_label[label] = Pace(
                label,
                so_far.decisions + clock.decisions,
                so_far.seconds + clock.seconds,
                max(so_far.slowest, clock.slowest),
                so_far.late + clock.late,
                so_far.faults + (bool(bout.fault) and seat not in bout.winners),
            )
    return list(by_label.values())


# --- solo


class Alone(NamedTuple):
    """The results of a contestant in a solo ruleset."""

    ruleset: str
    label: str
    games: int
    medals: dict[str, int]
    """The number of games that earned each medal, without lost games."""
    lost: int
    won: Estimate
    """The share of games that were not lost."""
    at_least_bronze: Estimate
    score: Estimate
    ahead: Estimate | None
    """The lead in points over the first contestant on the same deals; None for the first itself."""


def alone(matches: Sequence[Match]) -> list[Alone]:
    """The results of every contestant, ruleset by ruleset."""
    rows: list[Alone] = []
    for match in matches:
        if match.deals:
            first = next(candidate for candidate in matches if candidate.ruleset == match.ruleset)
            rows.append(_alone(match, first))
    return rows


def _alone(match: Match, first: Match) -> Alone:
    bouts = match.bouts
    by_medal = Counter(bout.medal for bout in bouts if bout.winners)
    medals = {medal: by_medal[medal] for medal in MEDALS}
    lost = sum(not bout.winners for bout in bouts)
    earned = sum(count for medal, count in medals.items() if medal != MEDALS[0])
    known = {bout.deal: bout.scores[0] for bout in first.bouts}
    ahead = [float(bout.scores[0] - known[bout.deal]) for bout in bouts if bout.deal in known]
    return Alone(
        ruleset=match.ruleset,
        label=match.who[0].label,
        games=len(bouts),
        medals=medals,
        lost=lost,
        won=share_of(len(bouts) - lost, len(bouts)),
        at_least_bronze=share_of(earned, len(bouts)),
        score=mean_of([float(bout.scores[0]) for bout in bouts]),
        ahead=None if match is first or not ahead else mean_of(ahead),
    )


# --- as data


def bounds(estimate: Estimate | None) -> dict[str, float | None] | None:
    """An estimate as plain data; infinite values become None."""
    if estimate is None:
        return None
    return {name: round(value, 4) if isfinite(value) else None for name, value in estimate._asdict().items()}


def match_data(match: Match) -> dict[str, Any]:
    """A match as plain data."""
    first, second = (contestant.label for contestant in match.who)
    data: dict[str, Any] = {
        "ruleset": match.ruleset,
        "first": first,
        "second": second,
        "games": len(match.bouts),
        "won": [match.won(0), match.won(1)],
        "draws": match.draws,
        "nobody": match.nobody,
        "pairs": list(match.counts),
        "rate": bounds(match.rate),
        "elo": bounds(match.elo),
        "margin": bounds(match.margin),
    }
    if match.claims is not None:
        data["sprt"] = {
            "low": match.claims.low,
            "high": match.claims.high,
            "ratio": round(match.claims.ratio(match.counts), 4),
            "bound": round(BOUND, 4),
            "verdict": match.verdict.value,
        }
    return data


def alone_data(row: Alone) -> dict[str, Any]:
    """A row of a solo contest as plain data."""
    data = row._asdict()
    return {name: bounds(value) if isinstance(value, Estimate) else value for name, value in data.items()}


def pace_data(pace: Pace) -> dict[str, Any]:
    """Times as plain data: the only figures that differ from run to run."""
    data = pace._asdict()
    data["seconds"], data["slowest"] = round(pace.seconds, 3), round(pace.slowest, 4)
    return {**data, "mean": round(pace.mean, 5)}
