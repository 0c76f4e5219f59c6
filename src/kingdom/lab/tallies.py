"""Tallies: the accounts of many games as sums. Integers only, so that parts can be added in any order."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, fields

from kingdom.core.cards import CardType
from kingdom.core.phases import ROUNDS
from kingdom.core.state import Seat
from kingdom.lab.account import BUILT, Account, Doing
from kingdom.lab.bouts import Forfeited
from kingdom.lab.regression import Moments

WINNER, LOSER, DRAWN, ALONE = "winner", "loser", "drawn", "solo"
"""The roles of a seat in a game."""

TWELFTHS = 12
"""The unit of leads: a lead shared by two, three or four types is divided evenly."""


@dataclass(slots=True)
class CardTally:
    """All counts over the games of one or several rulesets."""

    games: int = 0
    parts: Counter[str] = field(default_factory=Counter)
    """The number of seats in each part: winner, loser and so on."""
    half_points: Counter[Seat] = field(default_factory=Counter)
    """Half points by seat: two for a victory."""
    draws: int = 0
    nobody: int = 0
    """Games that nobody won; in solo games, those lost."""
    reasons: Counter[str] = field(default_factory=Counter)
    medals: Counter[str] = field(default_factory=Counter)
    """Medals in solo games that were not lost."""
    scores: Counter[tuple[str, int]] = field(default_factory=Counter)
    """The frequency of each score, by part."""
    lines: Counter[tuple[str, str]] = field(default_factory=Counter)
    """Points by part and source."""
    duchy_seats: Counter[str] = field(default_factory=Counter)
    duchy_half_points: Counter[str] = field(default_factory=Counter)
    duchy_scores: Counter[str] = field(default_factory=Counter)
    deck_seats: Counter[str] = field(default_factory=Counter)
    """The number of seats with each Menace deck, and their results in half points."""
    deck_half_points: Counter[str] = field(default_factory=Counter)
    seen: Counter[str] = field(default_factory=Counter)
    did: Counter[Doing] = field(default_factory=Counter)
    """The number of times of each doing, by all seats."""
    games_with: Counter[Doing] = field(default_factory=Counter)
    """The number of games in which a seat did it."""
    seats_with: Counter[Doing] = field(default_factory=Counter)
    """The number of seats that did it."""
    only_one: Counter[Doing] = field(default_factory=Counter)
    """The number of games in which just one of two seats did it, and that seat's results in half points."""
    only_one_half_points: Counter[Doing] = field(default_factory=Counter)
    scores_with: Counter[Doing] = field(default_factory=Counter)
    squares_with: Counter[Doing] = field(default_factory=Counter)
    """Solo: the sums of the scores, and of their squares, over games in which it was done."""
    kinds_done: Counter[str] = field(default_factory=Counter)
    """The number of games with any Trap placed, any Menace vanquished, any Advisor used and so on."""
    built: Counter[tuple[str, int]] = field(default_factory=Counter)
    """Cards by part and round."""
    built_in_all: Counter[tuple[str, int]] = field(default_factory=Counter)
    """The number of seats of a part that built this many cards."""
    produced: Counter[tuple[str, int, int]] = field(default_factory=Counter)
    """Cubes by part, round and resource."""
    growth: Counter[str] = field(default_factory=Counter)
    """Sums over games, to compute the growth of production from the first round to the last."""
    leading: Counter[CardType] = field(default_factory=Counter)
    """The games in which each type gave the winner the most points, in twelfths."""
    worth: Moments = field(default_factory=Moments)
    """The regression of the solo score, or of the first seat's margin, on the number of additional copies it built."""
    faults: list[Forfeited] = field(default_factory=list)

    def add(self, account: Account) -> None:
        """Count a game."""
        self.games += 1
        self.reasons[account.reason] += 1
        self.seen.update(account.seen)
        alone = len(account.seats) == 1
        self.draws += len(account.winners) > 1
        self.nobody += not account.winners
        if alone and account.winners and account.medal is not None:
            self.medals[account.medal] += 1
        for seat in range(len(account.seats)):
            self._add_seat(account, seat)
        self._add_together(account)

    def _add_seat(self, account: Account, seat: Seat) -> None:
        own = account.seats[seat]
        part = part_of(account, seat)
        points = account.half_points(seat)
        self.parts[part] += 1
        self.half_points[seat] += points
        self.scores[part, own.score] += 1
        self.duchy_seats[own.duchy] += 1
        self.duchy_half_points[own.duchy] += points
        self.duchy_scores[own.duchy] += own.score
        if own.deck:
            self.deck_seats[own.deck] += 1
            self.deck_half_points[own.deck] += points
        for source, value in own.lines.items():
            self.lines[part, source] += value
        for number in range(ROUNDS):
            self.built[part, number + 1] += own.built[number]
            for resource, count in enumerate(own.produced[number]):
                self.produced[part, number + 1, resource] += count
        self.built_in_all[part, sum(own.built)] += 1
        self.did.update(own.did)
        if part == WINNER:
            most = max(own.by_type)
            leaders = [kind for kind in CardType if own.by_type[kind] == most]
            for kind in leaders:
                self.leading[kind] += TWELFTHS // len(leaders)

    def _add_together(self, account: Account) -> None:
        """Count the results that compare both seats."""
        seats = account.seats
        for doing in set().union(*(own.did for own in seats)):
            who = [seat for seat, own in enumerate(seats) if own.did[doing]]
            self.games_with[doing] += 1
            self.seats_with[doing] += len(who)
            if len(seats) == 1:
                self.scores_with[doing] += seats[0].score
                self.squares_with[doing] += seats[0].score ** 2
            elif len(who) == 1:
                self.only_one[doing] += 1
                self.only_one_half_points[doing] += account.half_points(who[0])
        self.kinds_done.update({what for own in seats for what, _ in own.did})
        first = sum(sum(own.produced[0]) for own in seats)
        last = sum(sum(own.produced[-1]) for own in seats)
        self.growth.update({"first": first, "last": last, "both": first * last, "first²": first**2, "last²": last**2})
        other = Counter[Doing]() if len(seats) == 1 else seats[1].did
        features = {
            key: seats[0].did[what, key] - other[what, key] for what, key in {*seats[0].did, *other} if what == BUILT
        }
        self.worth.add(features, seats[0].score - (0 if len(seats) == 1 else seats[1].score))

    def merge(self, other: CardTally) -> None:
        """Add the counts of another tally."""
        for part in fields(self):
            mine, theirs = getattr(self, part.name), getattr(other, part.name)
            if isinstance(mine, int):
                setattr(self, part.name, mine + theirs)
            elif isinstance(mine, Moments):
                mine.merge(theirs)
            elif isinstance(mine, list):
                mine.extend(theirs)
            else:
                mine.update(theirs)


def part_of(account: Account, seat: Seat) -> str:
    """The part of a seat in a game."""
    if len(account.seats) == 1:
        return ALONE
    if len(account.winners) != 1:
        return DRAWN
    return WINNER if seat in account.winners else LOSER
