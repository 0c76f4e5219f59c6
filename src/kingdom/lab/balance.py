"""A study of balance: one bot plays itself in some rulesets, and every game is tallied.

Each game has its own deal. The Duchies swap seats from game to game, and the Menace decks every two games, so that the
effects of seat, Duchy and deck can be told apart.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from kingdom.content import Content
from kingdom.core.errors import KingdomError
from kingdom.core.reasons import why
from kingdom.game.rulesets import Options
from kingdom.lab.account import account_of
from kingdom.lab.bouts import deal_out, play_out
from kingdom.lab.contestants import Contestant
from kingdom.lab.saying import Forfeited
from kingdom.lab.tallies import Tally
from kingdom.lab.workers import Results

STANDARD = ("two", "two+menace", "two+advisors", "two+quest")
"""The rulesets that are studied by default."""
LOT = 5
"""How many games are played between two reports."""


@dataclass(frozen=True)
class Lot:
    """A batch of games of a ruleset."""

    ruleset: str
    deals: range
    contestant: Contestant
    options: Options = field(compare=False)

    def __str__(self) -> str:
        return f"{self.ruleset}, deals {self.deals.start} to {self.deals.stop - 1}, {self.contestant.label}"


Runner = Callable[[Callable[[Lot], Tally], Iterator[Lot]], Results[Lot, Tally]]
"""Whatever does the work: processes on this machine, or a cluster."""


def players_of(options: Options) -> int:
    """The number of players of a ruleset."""
    return int(options.get("players", 1 if "scenario" in options else 2))


def arranged(options: Options, deal: int, content: Content) -> Options:
    """The options of one game: Duchies are swapped in every second deal, Menace decks in two of every four."""
    players = players_of(options)
    duchies = tuple(dict.fromkeys(key for key, _ in content.duchies))
    chosen: dict[str, Any] = {**options, "duchies": (duchies[::-1] if deal % 2 else duchies)[:players]}
    if players == 2 and "menace" in options.get("modules", ()):
        decks = tuple(options.get("menaces", content.first_game))
        chosen["menaces"] = decks[::-1] if deal // 2 % 2 else decks
    return chosen


def tally_of(lot: Lot, content: Content) -> Tally:
    """Play the games of a lot and tally them; a forfeited game is only listed."""
    tally = Tally()
    seats = [lot.contestant] * players_of(lot.options)
    for deal in lot.deals:
        game = deal_out(arranged(lot.options, deal, content), deal, content)
        bout = play_out(game, lot.ruleset, deal, seats)
        if bout.forfeited is not None:
            tally.faults.append(bout.forfeited)
        else:
            tally.add(account_of(game))
    return tally


class Study:
    """Games of several rulesets, ruleset by ruleset."""

    def __init__(self, contestant: Contestant, rulesets: Mapping[str, Options], deals: range, content: Content) -> None:
        if len(content.duchies) < 2:
            raise KingdomError(why("one-duchy", pack=content.name))
        self.contestant = contestant
        self.rulesets = rulesets
        self.deals = deals
        self.content = content
        self.tallies = {name: Tally() for name in rulesets}

    def lots(self) -> Iterator[Lot]:
        """The work: some games of each ruleset in turn, so that an interrupted study covers all of them."""
        for at in range(0, len(self.deals), LOT):
            for name, options in self.rulesets.items():
                yield Lot(name, self.deals[at : at + LOT], self.contestant, options)

    def run(self, runner: Runner) -> Iterator[Lot]:
        """Do the work; yields each lot after it has been counted."""
        work = partial(tally_of, content=self.content)
        results = runner(work, self.lots())
        try:
            for lot, tally in results:
                self.tallies[lot.ruleset].merge(tally)
                yield lot
        finally:
            results.close()

    def names(self, players: int) -> list[str]:
        """The rulesets for this many players that have games."""
        return [
            name
            for name, options in self.rulesets.items()
            if players_of(options) == players and self.tallies[name].games
        ]

    def together(self, names: Sequence[str]) -> Tally:
        """Several rulesets as one."""
        whole = Tally()
        for name in names:
            whole.merge(self.tallies[name])
        return whole

    @property
    def faults(self) -> list[Forfeited]:
        """The games that were forfeited, and why."""
        return [fault for tally in self.tallies.values() for fault in tally.faults]
