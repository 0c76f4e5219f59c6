"""Bots by name: our own, their levels, and those of installed packages; and the ability of each on this machine.

A package registers a bot in the entry-point group `kingdom.bots`: a name, and a function that makes a bot from a seed.
The bot of a seat may have a thinking time in its name: `baron@5s`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from kingdom.bots.baron import Baron
from kingdom.bots.bot import NO_LIMIT, Answer, Bot, BotError, Budget, Maker
from kingdom.bots.chance import RandomBot
from kingdom.bots.page import Page
from kingdom.bots.steward import Steward
from kingdom.core.actions import Action
from kingdom.core.errors import KingdomError
from kingdom.core.reasons import Reason, why
from kingdom.core.view import View
from kingdom.native import is_native

GROUP = "kingdom.bots"
NAME_AND_TIME = re.compile(r"(?P<name>[^@\s]+)(?:@(?P<number>\d+(?:\.\d+)?)(?P<unit>s?))?", re.ASCII)
SECONDS = 1.0
"""The default thinking time for a decision."""
SHORTEST, LONGEST = 0.01, 60.0
"""The limits of the thinking time of a seat, in seconds per decision."""


def _regent(seed: int) -> Bot:
    """The regent, imported on demand: it loads the fast engine."""
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
    """A strength that a person can choose: a bot and its thinking time."""

    key: str
    bot: str
    budget: Budget


PACES: Mapping[str, float] = {"quick": 0.25, "normal": 1.0, "long": 4.0}
"""The paces a player can choose for a bot, as factors of the usual thinking time."""

LEVELS: Mapping[str, Level] = {
    level.key: level
    for level in (
        Level("page", "page", NO_LIMIT),
        Level("steward", "steward", NO_LIMIT),
        Level("baron", "baron", Budget(seconds=SECONDS)),
        Level("regent", "regent", Budget(seconds=SECONDS)),
    )
}
"""From weak to strong."""
MIDDLE = "steward"
"""The level of medium strength."""
STAND_IN = "steward"
"""The bot that replaces a failed bot of another package: no stronger than most, and always in time."""
INTERPRETED = 1 / 200
"""The share of its trials that the regent manages without the native core."""
THOROUGH = 0.1
"""The share of its trials that a bot needs to judge games."""


@cache
def known() -> Mapping[str, Maker]:
    """Every bot that is available by name, our own first."""
    makers = dict(OURS)
    for entry in entry_points(group=GROUP):
        makers.setdefault(entry.name, _external(entry))
    return makers


def _external(entry: EntryPoint) -> Maker:
    """The maker of another package's bot, loaded on demand, so that a broken package does not break other bots."""

    def make_external(seed: int) -> Bot:
        try:
            maker: Maker = entry.load()
            return maker(seed)
        except Exception as error:
            broken = why("broken-bot", given=repr(entry.name), package=entry.value, error=str(error))
            raise BotError(broken) from error

    return make_external


def elsewhere() -> tuple[str, ...]:
    """The names of the bots of installed packages."""
    return tuple(name for name in known() if name not in OURS)


# --- names with a thinking time


@dataclass(frozen=True, slots=True)
class NamedBot:
    """The bot of a seat: its name and, if it has its own, its thinking time in seconds per decision."""

    bot: str
    seconds: float | None = None

    def __str__(self) -> str:
        return self.bot if self.seconds is None else f"{self.bot}@{self.seconds:g}s"

    def budget(self, usual: float) -> Budget:
        """The budget of a decision, where bots usually think for `usual` seconds."""
        return Budget(seconds=usual if self.seconds is None else self.seconds)


def read_budget(text: str) -> tuple[str, Budget | None]:
    """Split a name from its budget, in seconds (`baron@1.5s`) or trials (`baron@200`); None without a budget."""
    match = NAME_AND_TIME.fullmatch(text)
    if not match or (match["number"] and not match["unit"] and "." in match["number"]):
        raise KingdomError(why("not-a-contestant", given=repr(text)))
    if not match["number"]:
        return match["name"], None
    number = float(match["number"])
    if not number:
        raise KingdomError(why("no-time-to-think", given=repr(text)))
    return match["name"], Budget(seconds=number) if match["unit"] else Budget(simulations=int(number))


def player(text: str) -> NamedBot:
    """Parse the bot of a seat; raises BotError if there is no such bot or its time makes no sense.

    >>> player("baron"), player("baron@0.5s").seconds
    (NamedBot(bot='baron', seconds=None), 0.5)
    >>> player("page@5s")
    Traceback (most recent call last):
    kingdom.bots.bot.BotError: 'page@5s': page does not think by the clock; leave out @5s
    """
    name, at, time = text.partition("@")
    if name not in known():
        raise BotError(why("no-bot", given=repr(name), names=tuple(known())))
    if not at:
        return NamedBot(name)
    if not NAME_AND_TIME.fullmatch(text) or not time.endswith("s"):
        raise BotError(why("bot-time", given=repr(text), bot=name))
    if not has_clock(name):
        raise BotError(why("bot-without-clock", given=repr(text), bot=name, time=f"@{time}"))
    seconds = float(time[:-1])
    if not SHORTEST <= seconds <= LONGEST:
        raise BotError(why("bot-time-limits", given=repr(text), least=f"{SHORTEST:g}", most=f"{LONGEST:g}"))
    return NamedBot(name, seconds)


def has_clock(name: str) -> bool:
    """True if a bot uses its thinking time. Bots of other packages are assumed to."""
    return name not in OURS or (name in LEVELS and LEVELS[name].budget.seconds is not None)


def at_pace(name: str, pace: str, usual: float) -> str:
    """The name of a bot with the thinking time of a pace, where bots usually think for `usual` seconds.

    >>> at_pace("baron", "long", 2.0), at_pace("baron", "normal", 2.0), at_pace("page", "long", 2.0)
    ('baron@8s', 'baron', 'page')
    """
    return str(NamedBot(name, seconds_at(pace, usual))) if has_clock(name) and PACES[pace] != 1 else name


def seconds_at(pace: str, usual: float) -> float:
    """The thinking time at a pace, in seconds per decision."""
    return round(min(max(PACES[pace] * usual, SHORTEST), LONGEST), 2)


def weaker(text: str) -> str | None:
    """The bot that replaces one that failed, with the same thinking time; None after the random bot.

    >>> weaker("regent@5s"), weaker("baron@5s"), weaker("page"), weaker("random")
    ('baron@5s', 'steward', 'random', None)
    """
    name, at, time = text.partition("@")
    if name == "random":
        return None
    order = list(OURS)
    substitute = order[order.index(name) - 1] if name in order else STAND_IN
    return substitute + at + time if has_clock(substitute) else substitute


# --- abilities


@dataclass(frozen=True, slots=True)
class Ability:
    """The strength of a bot on this machine."""

    share: float = 1.0
    """The share of its trials that it manages in the same time: 1 at full strength, 0 if it cannot play at all."""
    missing: str = ""
    """The part it lacks for full strength: `native`, the native core."""
    reason: Reason | None = None
    """The reason if it cannot play at all."""

    @property
    def plays(self) -> bool:
        """True if it can play at all."""
        return self.share > 0

    @property
    def is_reduced(self) -> bool:
        """True if it plays below its full strength."""
        return 0 < self.share < 1

    @property
    def parts(self) -> str:
        """The N in "one of N trials", for a sentence about a reduced bot."""
        return f"{1 / self.share:.0f}"

    @property
    def is_thorough(self) -> bool:
        """True if it is strong enough to judge games and to be compared with other servers."""
        return self.share >= THOROUGH


def ability(name: str) -> Ability:
    """The ability of a bot on this machine, by its name or that of its level."""
    if name == "regent":
        return Ability() if is_native() else Ability(INTERPRETED, "native")
    if name in OURS:
        return Ability()
    fault = _fault(name, known().get(name))
    return Ability() if fault is None else Ability(0.0, reason=fault)


@cache
def _fault(name: str, maker: Maker | None) -> Reason | None:
    """The reason why a package's bot cannot be made, if any. Cached: only a restart loads the package again."""
    try:
        make(name, 0)
    except BotError as error:
        return error.reason
    return None


def offered() -> tuple[str, ...]:
    """The bots a person can choose on this machine: ours from weak to strong, then those of packages."""
    return tuple(name for name in (*LEVELS, *elsewhere()) if ability(name).plays)


def strongest() -> str:
    """The strongest of our bots that is strong enough here to judge games."""
    return [key for key in LEVELS if ability(key).is_thorough][-1]


def check_bots(names: Iterable[str | None]) -> None:
    """Raise if one of them cannot play: better before a game begins than in the middle of it."""
    for name in names:
        if name is not None:
            bot = player(name).bot
            if not ability(bot).plays:
                make(bot, 0)  # raises the error that explains it


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


def seated(text: str, seed: int, usual: float) -> Bot:
    """A bot for a seat, limited to its own thinking time, or the usual one."""
    named = player(text)
    return _Seated(named, make(named.bot, seed), named.budget(usual))


class _Levelled:
    def __init__(self, bot: Bot, budget: Budget) -> None:
        self._bot = bot
        self._budget = budget

    def decide(self, view: View, budget: Budget = NO_LIMIT) -> Answer:
        """Decide within the budget of the level; `budget` is ignored."""
        return self._bot.decide(view, self._budget)


class _Seated:
    def __init__(self, named: NamedBot, bot: Bot, budget: Budget) -> None:
        self._named = named
        self._bot = bot
        self._budget = budget

    def decide(self, view: View, budget: Budget = NO_LIMIT) -> Answer:
        """Decide within the time of the seat; `budget` is ignored. Raises BotError if the answer is not a plan."""
        answer = self._bot.decide(view, self._budget)
        plan = [answer] if isinstance(answer, Action) else list(answer)
        if not plan or not all(isinstance(action, Action) for action in plan):
            raise BotError(why("bot-answered", bot=str(self._named), answer=repr(answer)))
        return plan
