"""Progress over time: the finished games of a browser, and what they add up to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from statistics import fmean
from typing import Any

from kingdom.core.scoring import MEDALS
from kingdom.review.data import EDITION
from kingdom.store import Visit
from kingdom.web.present.games.deals import Fared, fared
from kingdom.web.present.games.list import BASE

PERSON, ALONE = "person", "alone"
"""The opponent, if it was not a bot."""
MOST_CARDS = 12
FEWEST = 2
"""How many games it takes for an average to compare others with."""


@dataclass(frozen=True, slots=True)
class OwnGame:
    """A finished game, as the person at this browser played it."""

    id: str
    when: str
    opponent: str
    name: str
    """The name of the opponent; empty in a solo game."""
    ruleset: str
    duchy: str
    scenario: str | None
    fared: Fared
    practice: bool
    deal: str | None
    built: tuple[str, ...] | None
    judged: Mapping[str, Any] | None
    """What its review found."""
    is_outdated: bool
    """Whether it was reviewed by an earlier method, whose numbers cannot be compared with those of today's."""

    @property
    def alone(self) -> bool:
        """Whether there was no opponent."""
        return self.fared.against is None

    @property
    def value(self) -> int:
        """How well it went, in points: the margin, or in a solo game the score."""
        margin = self.fared.margin
        return self.fared.points if margin is None else margin


@dataclass(frozen=True, slots=True)
class Totals:
    """Games of one kind, and how they ended."""

    key: str
    games: int
    won: int
    shared: int
    lost: int
    average: float
    """The average margin, or in a solo game the average score."""
    best: int
    medals: tuple[tuple[str, int], ...]
    """In solo games: each medal, and how often it was earned."""


@dataclass(frozen=True, slots=True)
class DecisionTotals:
    """A kind of decision, and its average cost per game."""

    key: str
    lost: float
    decisions: int
    marks: int


@dataclass(frozen=True, slots=True)
class CardBuilt:
    """A card that was built often."""

    key: str
    times: int
    games: int
    luck: float | None
    """By how many points games with it beat the average; None if there are too few to say."""


@dataclass(frozen=True, slots=True)
class PlayerHistory:
    """Everything that the page shows."""

    games: tuple[OwnGame, ...]
    """Every finished game, newest first; including those that do not count."""
    counted: int
    practice: int
    by_opponent: tuple[Totals, ...]
    by_ruleset: tuple[Totals, ...]
    by_duchy: tuple[Totals, ...]
    alone: tuple[Totals, ...]
    scenarios: tuple[Totals, ...]
    reviewed: tuple[OwnGame, ...]
    """Oldest first."""
    outdated: int
    """How many games were reviewed by an earlier method only."""
    accuracy: float | None
    luck: float | None
    kinds: tuple[DecisionTotals, ...]
    cards: tuple[CardBuilt, ...]
    unknown: int
    """How many games lack a record of what was built."""

    @property
    def duels(self) -> tuple[OwnGame, ...]:
        """The two-player games that count, oldest first."""
        return tuple(game for game in reversed(self.games) if not game.alone and not game.practice)

    @property
    def solos(self) -> tuple[OwnGame, ...]:
        """The solo games that count, oldest first."""
        return tuple(game for game in reversed(self.games) if game.alone and not game.practice)


def own_games(visits: Iterable[Visit]) -> tuple[OwnGame, ...]:
    """The finished games, in the order of the visits; without those in which this browser had both seats."""
    return tuple(_own(visit, visit.viewers[0]) for visit in visits if visit.table.result and len(visit.viewers) == 1)


def _own(visit: Visit, seat: int | None) -> OwnGame:
    row, at = visit.table, seat or 0
    configuration = row.configuration
    others = [other for place, other in enumerate(row.seats) if place != at]
    duchies = configuration["duchies"]
    judged = None if row.judged is None else row.judged[at]
    return OwnGame(
        id=row.id,
        when=datetime.fromtimestamp(row.created, UTC).strftime("%Y-%m-%d"),
        opponent=ALONE if not others else ((others[0].chosen and others[0].bot) or PERSON).partition("@")[0],
        name=others[0].name if others else "",
        ruleset="+".join(configuration["modules"]) or BASE,
        duchy=duchies[min(at, len(duchies) - 1)],
        scenario=configuration.get("scenario"),
        fared=fared(row.result or {}, at, row.seats[at].name),
        # A player who left the seat to a bot did not play the game.
        practice=row.practice or row.seats[at].bot is not None,
        deal=row.deal,
        built=None if row.built is None else row.built[at],
        judged=judged if judged is not None and judged.get("edition") == EDITION else None,
        is_outdated=judged is not None and judged.get("edition") != EDITION,
    )


def progress_of(games: Sequence[OwnGame]) -> PlayerHistory:
    """What games add up to. Practice games are listed, but count for nothing else."""
    counted = [game for game in games if not game.practice]
    duels = [game for game in counted if not game.alone]
    solos = [game for game in counted if game.alone]
    reviewed = [game for game in reversed(counted) if game.judged is not None]
    found = [game.judged for game in reviewed if game.judged is not None]
    accuracies = [one["accuracy"] for one in found if one["accuracy"] is not None]
    return PlayerHistory(
        games=tuple(games),
        counted=len(counted),
        practice=len(games) - len(counted),
        by_opponent=_tallies(duels, lambda game: game.opponent),
        by_ruleset=_tallies(duels, lambda game: game.ruleset),
        by_duchy=_tallies(duels, lambda game: game.duchy),
        alone=_tallies([game for game in solos if game.scenario is None], lambda game: game.ruleset),
        scenarios=_tallies([game for game in solos if game.scenario], lambda game: game.scenario or ""),
        reviewed=tuple(reviewed),
        outdated=sum(game.is_outdated for game in counted),
        accuracy=fmean(accuracies) if accuracies else None,
        luck=fmean(one["luck"] for one in found) if found else None,
        kinds=_kinds(found),
        cards=_cards(counted),
        unknown=sum(game.built is None for game in counted),
    )


def _tallies(games: Sequence[OwnGame], key: Callable[[OwnGame], str]) -> tuple[Totals, ...]:
    """Games by a key, the most frequent first."""
    groups: dict[str, list[OwnGame]] = {}
    for game in games:
        groups.setdefault(key(game), []).append(game)
    return tuple(_tally(name, groups[name]) for name in sorted(groups, key=lambda name: (-len(groups[name]), name)))


def _tally(key: str, games: Sequence[OwnGame]) -> Totals:
    ends = Counter(game.fared.outcome for game in games)
    medals = Counter(game.fared.medal for game in games)
    return Totals(
        key=key,
        games=len(games),
        won=sum(map(is_won, games)),
        shared=ends["shared"],
        lost=ends["lost"],
        average=fmean(game.value for game in games),
        best=max(game.value for game in games),
        medals=tuple((medal, medals[medal]) for medal in reversed(MEDALS[1:])),
    )


def is_won(game: OwnGame) -> bool:
    """Whether a game was won. A scenario is won or lost; any other solo game is played for a medal (SOL-9)."""
    fared = game.fared
    return fared.outcome == "won" or (fared.outcome == "done" and bool(game.scenario or fared.medal))


def _kinds(found: Sequence[Mapping[str, Any]]) -> tuple[DecisionTotals, ...]:
    """Kinds of decisions, the costliest first."""
    lost: Counter[str] = Counter()
    decisions: Counter[str] = Counter()
    marks: Counter[str] = Counter()
    for one in found:
        for key, sums in one["kinds"].items():
            lost[key] += sums["lost"]
            decisions[key] += int(sums["decisions"])
            marks[key] += int(sums["marks"])
    kinds = [DecisionTotals(key, lost[key] / len(found), decisions[key], marks[key]) for key in decisions]
    return tuple(sorted(kinds, key=lambda kind: (-kind.lost, kind.key)))


def _cards(games: Sequence[OwnGame]) -> tuple[CardBuilt, ...]:
    """The cards that were built most often, and how the games with them went."""
    times: Counter[str] = Counter()
    values: dict[str, list[float]] = {}
    for alone in (False, True):
        known = [game for game in games if game.alone is alone and game.built is not None]
        average = fmean(game.value for game in known) if len(known) >= FEWEST else None
        for game in known:
            times.update(game.built or ())
            for key in set(game.built or ()):
                held = values.setdefault(key, [])
                if average is not None:
                    held.append(game.value - average)
    within = Counter(key for game in games for key in set(game.built or ()))
    often = sorted(times, key=lambda key: (-times[key], key))[:MOST_CARDS]
    return tuple(
        CardBuilt(key, times[key], within[key], fmean(values[key]) if len(values[key]) >= FEWEST else None)
        for key in often
    )
