"""Bots by name: our own, the levels based on them, and those of installed packages.

A package registers a bot in the entry-point group `kingdom.bots`: a name, and something that makes a bot from a seed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from kingdom.bots.baron import Baron
from kingdom.bots.bot import NO_LIMIT, Answer, Bot, BotError, Budget, Maker
from kingdom.bots.chance import RandomBot
from kingdom.bots.page import Page
from kingdom.bots.steward import Steward
from kingdom.core.errors import KingdomError
from kingdom.core.reasons import why
from kingdom.core.view import View

GROUP = "kingdom.bots"


def _regent(seed: int) -> Bot:
    """The regent, imported on demand: it loads the fast engine and its compiler."""
    from kingdom.bots.regent import Regent

    return Regent(seed)


OURS: Mapping[str, Maker] = {
    "random": RandomBot,
    "page": Page,
    "steward": Steward,
    "baron": Baron,
    "regent": _regent,
}


@dataclass(frozen=True, slots=True)
class Level:
    """A strength that a person can choose: a bot, and how long it may think."""

    key: str
    bot: str
    budget: Budget


LEVELS: Mapping[str, Level] = {
    level.key: level
    for level in (
        Level("page", "page", NO_LIMIT),
        Level("steward", "steward", NO_LIMIT),
        Level("baron", "baron", Budget(seconds=1.0)),
        Level("regent", "regent", Budget(seconds=1.0)),
    )
}
"""From weak to strong."""


@cache
def known() -> Mapping[str, Maker]:
    """Every bot that is available by name, our own first."""
    found = dict(OURS)
    for entry in entry_points(group=GROUP):
        found.setdefault(entry.name, _elsewhere(entry))
    return found


def _elsewhere(entry: EntryPoint) -> Maker:
    """A bot of another package, loaded on demand, so that a broken package does not break other bots."""

    def made(seed: int) -> Bot:
        try:
            maker: Maker = entry.load()
            return maker(seed)
        except Exception as error:
            broken = why("broken-bot", given=repr(entry.name), package=entry.value, error=str(error))
            raise BotError(broken) from error

    return made


def elsewhere() -> tuple[str, ...]:
    """The names of the bots of installed packages."""
    return tuple(name for name in known() if name not in OURS)


def check_bots(names: Iterable[str | None]) -> None:
    """Raise if one of them cannot play: better before a game begins than in the middle of it."""
    for name in names:
        if name is not None and name not in OURS:
            make(name, 0)  # raises if something is wrong


def make(name: str, seed: int) -> Bot:
    """A bot for one seat of one game.

    >>> make("steward", 1)  # doctest: +ELLIPSIS
    <kingdom.bots.steward.bot.Steward object at ...>
    >>> make("grandmaster", 1)
    Traceback (most recent call last):
    kingdom.bots.bot.BotError: there is no bot 'grandmaster': choose one of random, page, steward, baron, regent
    """
    makers = known()
    if name not in makers:
        raise BotError(why("no-bot", given=repr(name), names=tuple(makers)))
    return makers[name](seed)


def at_level(key: str, seed: int) -> Bot:
    """A bot of a level, limited to the budget of that level."""
    if key not in LEVELS:
        raise KingdomError(why("no-level", given=repr(key), names=tuple(LEVELS)))
    return _Levelled(make(LEVELS[key].bot, seed), LEVELS[key].budget)


class _Levelled:
    def __init__(self, bot: Bot, budget: Budget) -> None:
        self._bot = bot
        self._budget = budget

    def decide(self, view: View, budget: Budget = NO_LIMIT) -> Answer:
        """What the bot decides within the budget of its level, whatever `budget` says."""
        return self._bot.decide(view, self._budget)
