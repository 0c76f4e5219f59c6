"""Contestants: a bot's name and thinking budget, written `steward`, `baron@1.5s` or `baron@200`.

A bot that is not registered can be named by its module and maker: `my_bots:Greedy`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path

import kingdom.bots
from kingdom.bots.bot import NO_LIMIT, Bot, Budget, Maker
from kingdom.bots.registry import known, read_budget
from kingdom.core.errors import KingdomError
from kingdom.core.reasons import why

SHORT = 12
"""The number of characters of a fingerprint, enough to distinguish versions."""


@dataclass(frozen=True, slots=True)
class Contestant:
    """A bot by name, with its budget."""

    name: str
    budget: Budget = NO_LIMIT

    @property
    def label(self) -> str:
        """The contestant as text.

        >>> Contestant("baron", Budget(seconds=1.5)).label, Contestant("baron", Budget(simulations=200)).label
        ('baron@1.5s', 'baron@200')
        """
        if self.budget.seconds is not None:
            return f"{self.name}@{self.budget.seconds:g}s"
        return self.name if self.budget.simulations is None else f"{self.name}@{self.budget.simulations}"

    def make(self, seed: int) -> Bot:
        """A bot for one seat of one game."""
        return maker_of(self.name)(seed)

    @property
    def fingerprint(self) -> str:
        """A short hash of the bot's code, different for each version."""
        return fingerprint_of(self.name)


def read(text: str, budget: Budget = NO_LIMIT) -> Contestant:
    """Parse a contestant; `budget` is the default if the text has none.

    >>> read("baron@200")
    Contestant(name='baron', budget=Budget(seconds=None, simulations=200))
    >>> read("steward", Budget(seconds=1.0)).label
    'steward@1s'
    """
    name, own = read_budget(text)
    maker_of(name)
    return Contestant(name, own or budget)


def maker_of(name: str) -> Maker:
    """The maker of a bot, from the registry or from a module."""
    if ":" not in name:
        if name not in known():
            raise KingdomError(why("no-contestant", given=repr(name), names=tuple(known()), example="module:Maker"))
        return known()[name]
    place, _, attribute = name.partition(":")
    try:
        maker: Callable[[int], Bot] = getattr(import_module(place), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise KingdomError(why("no-maker", given=repr(name), error=str(error))) from None
    if not callable(maker):
        raise KingdomError(why("maker-not-callable", given=repr(name)))
    return maker


# --- versions of a bot


@cache
def fingerprint_of(name: str) -> str:
    """A digest of the package that contains the bot, and of our own bots, which it may build on."""
    module = getattr(maker_of(name), "__module__", "") or ""
    digest = sha256()
    for file in sorted({*_code_of(kingdom.bots.__name__), *_code_of(module)}):
        digest.update(file.name.encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:SHORT]


def _code_of(module: str) -> Iterator[Path]:
    """The files of the package that a module belongs to; for our own package, only the bots."""
    if not module or (module.startswith("kingdom.") and module != kingdom.bots.__name__):
        return
    name = module if module == kingdom.bots.__name__ else module.partition(".")[0]
    file = getattr(import_module(name), "__file__", None)
    if file is None:
        return
    path = Path(file)
    yield from path.parent.rglob("*.py") if path.name == "__init__.py" else [path]
