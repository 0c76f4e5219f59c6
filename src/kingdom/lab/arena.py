"""The arena: matches between contestants, with each deal played twice and the seats swapped."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations

from kingdom.content import Content
from kingdom.core.errors import KingdomError
from kingdom.core.reasons import why
from kingdom.core.state import Seat
from kingdom.game.rulesets import GivenOptions, chosen
from kingdom.lab.bouts import Bout, Forfeited, play
from kingdom.lab.contestants import Contestant
from kingdom.lab.estimates import Estimate, elo_of, mean_of, rate_over_pairs
from kingdom.lab.ledger import Ledger
from kingdom.lab.sprt import WAYS, Claims, SprtResult
from kingdom.lab.workers import Results, in_order


@dataclass(frozen=True)
class Pairing:
    """One deal, and the seatings in which it is played."""

    ruleset: str
    deal: int
    seatings: tuple[tuple[Contestant, ...], ...]
    options: GivenOptions = field(compare=False)

    def __str__(self) -> str:
        against = " against ".join(contestant.label for contestant in self.seatings[0])
        return f"{self.ruleset}, deal {self.deal}, {against}"


def play_job(job: Pairing, content: Content) -> tuple[Bout, ...]:
    """Play a deal, once for each seating."""
    return tuple(play(job.ruleset, job.options, job.deal, seats, content) for seats in job.seatings)


class Match:
    """Two contestants in one ruleset; one, in a solo ruleset."""

    def __init__(
        self, ruleset: str, options: GivenOptions, who: Sequence[Contestant], claims: Claims | None = None
    ) -> None:
        self.ruleset = ruleset
        self.options = options
        self.who = tuple(who)
        self.claims = claims
        self.deals: list[tuple[Bout, ...]] = []
        self.verdict = SprtResult.UNDECIDED

    def __str__(self) -> str:
        return f"{self.ruleset}: {' – '.join(contestant.label for contestant in self.who)}"

    @property
    def decided(self) -> bool:
        """True if the sequential test has finished."""
        return self.verdict is not SprtResult.UNDECIDED

    def job(self, deal: int) -> Pairing:
        """The job for a deal."""
        seatings = (self.who, self.who[::-1]) if len(self.who) > 1 else (self.who,)
        return Pairing(self.ruleset, deal, seatings, self.options)

    def add(self, bouts: tuple[Bout, ...]) -> None:
        """Count a deal, unless the test has already finished."""
        if self.decided:
            return
        self.deals.append(bouts)
        if self.claims is not None:
            self.verdict = self.claims.verdict(self.counts)

    # --- results, for the first of the two

    @property
    def bouts(self) -> list[Bout]:
        """Every game."""
        return [bout for bouts in self.deals for bout in bouts]

    @property
    def pairs(self) -> list[float]:
        """The first contestant's result for each deal: the mean of its two games."""
        return [(bouts[0].points(0) + bouts[1].points(1)) / 2 for bouts in self.deals]

    @property
    def counts(self) -> tuple[int, ...]:
        """The numbers of pairs with 0, ½, 1, 1½ and 2 points."""
        pairs = self.pairs
        return tuple(pairs.count(way) for way in WAYS)

    @property
    def rate(self) -> Estimate:
        """The win rate."""
        return rate_over_pairs(self.pairs)

    @property
    def elo(self) -> Estimate:
        """The difference in strength."""
        return elo_of(self.rate)

    @property
    def margin(self) -> Estimate:
        """The average margin over the opponent, in points."""
        return mean_of([(margin(bouts[0], 0) + margin(bouts[1], 1)) / 2 for bouts in self.deals])

    def won(self, place: int) -> int:
        """The number of games won by the first (0) or the second (1) contestant."""
        return sum(bout.winners == (seat,) for bouts in self.deals for bout, seat in zip(bouts, (place, 1 - place)))

    @property
    def draws(self) -> int:
        """The number of shared victories."""
        return sum(len(bout.winners) > 1 for bout in self.bouts)

    @property
    def nobody(self) -> int:
        """The number of games that nobody won (QUE-6)."""
        return sum(not bout.winners for bout in self.bouts)

    @property
    def faults(self) -> list[Forfeited]:
        """The forfeited games, with reasons."""
        return [bout.forfeited for bout in self.bouts if bout.forfeited is not None]


def margin(bout: Bout, seat: Seat) -> float:
    """The margin of a seat over its opponent, in points."""
    return float(bout.scores[seat] - bout.scores[1 - seat])


# --- a contest


def fitting(patterns: Sequence[str], players: int, content: Content) -> dict[str, GivenOptions]:
    """The rulesets for this many players that match the patterns."""
    matching = chosen(patterns, content).items()
    suitable = {name: options for name, options in matching if options.get("players", 1) == players}
    if not suitable:
        raise KingdomError(why("not-for-so-many", patterns=tuple(patterns), players=players))
    return suitable


def matches(
    who: Sequence[Contestant], rulesets: Mapping[str, GivenOptions], *, solo: bool = False, claims: Claims | None = None
) -> list[Match]:
    """A match of every pair of contestants, or of each contestant alone if `solo`, in each ruleset."""
    tables = [(contestant,) for contestant in who] if solo else list(combinations(who, 2))
    return [Match(name, options, table, claims) for name, options in rulesets.items() for table in tables]


class Contest:
    """Matches over a range of deals; games in the ledger are reused."""

    def __init__(self, of: Sequence[Match], deals: range, ledger: Ledger, content: Content) -> None:
        self.matches = of
        self.deals = deals
        self.ledger = ledger
        self.content = content
        self.remembered = 0
        """The number of games taken from the ledger."""

    def run(self, processes: int) -> Iterator[Match]:
        """Play deal by deal, all matches in turn; yields the match after each counted deal.

        The result does not depend on the speed of the processes: deals are counted in order, until a test finishes.
        """
        work = partial(play_job, content=self.content)
        fresh = in_order(work, self._missing(), processes)
        try:
            for deal in self.deals:
                for match in self.matches:
                    if match.decided:
                        continue
                    job = match.job(deal)
                    known = self._known(job)
                    self.remembered += len(known or ())
                    match.add(known or self._played(job, fresh))
                    yield match
        finally:
            fresh.close()

    def _missing(self) -> Iterator[Pairing]:
        """The remaining jobs. They are requested ahead of time, so a test may finish in the meantime."""
        for deal in self.deals:
            for match in self.matches:
                job = match.job(deal)
                if not match.decided and self._known(job) is None:
                    yield job

    def _known(self, job: Pairing) -> tuple[Bout, ...] | None:
        bouts = [self.ledger.find(job.ruleset, job.deal, seats) for seats in job.seatings]
        stored = tuple(bout for bout in bouts if bout is not None)
        return stored if len(stored) == len(bouts) else None

    def _played(self, wanted: Pairing, fresh: Results[Pairing, tuple[Bout, ...]]) -> tuple[Bout, ...]:
        """The result of this job. Results of a match that has finished meanwhile are stored but not counted."""
        for job, bouts in fresh:
            self.ledger.keep(list(zip(job.seatings, bouts, strict=True)))
            if job == wanted:
                return bouts
        raise AssertionError(f"no result for {wanted}")
