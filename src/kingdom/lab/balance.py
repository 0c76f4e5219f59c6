"""A study of balance: one bot plays itself in some rulesets, and every game is tallied.

Each game has its own deal. The Duchies swap seats from game to game, and the Menace decks every two games, to separate
the effects of seat, Duchy and deck.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from kingdom.content import Content
from kingdom.core.errors import KingdomError
from kingdom.core.reasons import why
from kingdom.game.rulesets import GivenOptions
from kingdom.lab.account import account_of
from kingdom.lab.bouts import Forfeited, deal_out, play_out
from kingdom.lab.contestants import Contestant
from kingdom.lab.tallies import CardTally
from kingdom.lab.workers import Runner

STANDARD = ("two", "two+menace", "two+advisors", "two+quest")
"""The default rulesets."""
LOT = 5
"""The number of games between two reports."""


@dataclass(frozen=True)
class Lot:
    """A batch of games of a ruleset."""

    ruleset: str
    deals: range
    contestant: Contestant
    options: GivenOptions = field(compare=False)

    def __str__(self) -> str:
        return f"{self.ruleset}, deals {self.deals.start} to {self.deals.stop - 1}, {self.contestant.label}"


def players_of(options: GivenOptions) -> int:
    """The number of players of a ruleset."""
    return int(options.get("players", 1 if "scenario" in options else 2))


def arranged(options: GivenOptions, deal: int, content: Content) -> GivenOptions:
    """The options of one game: Duchies are swapped in every second deal, Menace decks in two out of four."""
    players = players_of(options)
    duchies = tuple(dict.fromkeys(key for key, _ in content.duchies))
    chosen: dict[str, Any] = {**options, "duchies": (duchies[::-1] if deal % 2 else duchies)[:players]}
    if players == 2 and "menace" in options.get("modules", ()):
        decks = tuple(options.get("menaces", content.first_game))
        chosen["menaces"] = decks[::-1] if deal // 2 % 2 else decks
    return chosen


def tally_of(lot: Lot, content: Content) -> CardTally:
    """Play the games of a lot and tally them; forfeited games are listed but not counted."""
    tally = CardTally()
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

    def __init__(
        self, contestant: Contestant, rulesets: Mapping[str, GivenOptions], deals: range, content: Content
    ) -> None:
        if len(content.duchies) < 2:
            raise KingdomError(why("one-duchy", pack=content.name))
        self.contestant = contestant
        self.rulesets = rulesets
        self.deals = deals
        self.content = content
        self.tallies = {name: CardTally() for name in rulesets}

    def lots(self) -> Iterator[Lot]:
        """A few games of each ruleset in turn, so that even an interrupted study covers all rulesets."""
        for at in range(0, len(self.deals), LOT):
            for name, options in self.rulesets.items():
                yield Lot(name, self.deals[at : at + LOT], self.contestant, options)

    def run(self, runner: Runner) -> Iterator[Lot]:
        """Play all lots; yields each one after counting it."""
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

    def together(self, names: Sequence[str]) -> CardTally:
        """The tallies of several rulesets, added up."""
        whole = CardTally()
        for name in names:
            whole.merge(self.tallies[name])
        return whole

    @property
    def faults(self) -> list[Forfeited]:
        """The forfeited games, with reasons."""
        return [fault for tally in self.tallies.values() for fault in tally.faults]
