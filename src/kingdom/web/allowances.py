"""How much each visitor may have, and of what: a rate for everything that costs something, counted where it is done.

A visitor is an address. The guard notes who sends a request (`asked_by`); what the request then does is counted by
`spend`, at the place that does it, whichever page or operation led there. Outside a request nothing is counted.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

from starlette.types import Scope

from kingdom.core.reasons import why
from kingdom.web.errors import TooMany
from kingdom.web.recent import Recent
from kingdom.web.router import Cost
from kingdom.web.settings import ServerSettings

MOST_ADDRESSES = 10_000
NETWORK = 64
"""How many bits of an IPv6 address name a network: whoever has one address there has all of them."""


class Allowance:
    """A rate per second for each address, with bursts; an address that has been quiet is forgotten."""

    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second = per_second
        self.burst = burst
        self._left: Recent[str, tuple[float, float]] = Recent(MOST_ADDRESSES)

    def wait(self, address: str, now: float) -> float:
        """Take one; returns 0, or how many seconds to wait if none is left."""
        if not self.per_second:
            return 0.0
        seconds = 0.0

        def taken(known: tuple[float, float] | None) -> tuple[float, float]:
            nonlocal seconds
            left, at = known or (self.burst, now)
            left = min(self.burst, left + (now - at) * self.per_second)
            seconds = 0.0 if left >= 1 else (1 - left) / self.per_second
            return (left if seconds else left - 1), now

        self._left.change(address, taken)
        return seconds


class Costly(Enum):
    """What is counted where it is done."""

    TABLE = "table"
    WORDS = "words"
    QUESTION = "question"
    """Asking to take something back, or taking it back."""
    THOUGHT = "thought"
    """A hint or a review by a bot. How many may be open is limited there."""


DECLARED_AS = {Costly.TABLE: Cost.TABLE, Costly.THOUGHT: Cost.THINK}
"""What a route has to declare."""


def allowances_of(settings: ServerSettings) -> dict[Costly, Allowance]:
    """The allowances of a server, each with bursts of a minute's worth."""
    by_minute = {
        Costly.TABLE: settings.tables_per_minute,
        Costly.WORDS: settings.words_per_minute,
        Costly.QUESTION: settings.questions_per_minute,
    }
    return {kind: Allowance(most / 60, most) for kind, most in by_minute.items()}


@dataclass(frozen=True, slots=True)
class _Request:
    """A request that is being answered: who sent it, when, and what there is to spend."""

    address: str
    now: float
    allowances: dict[Costly, Allowance]
    cost: Cost | None


_answering: ContextVar[_Request | None] = ContextVar("answering", default=None)


@contextmanager
def asked_by(address: str, now: float, allowances: dict[Costly, Allowance], cost: Cost | None = None) -> Iterator[None]:
    """Context for answering a request of an address: in coroutines and in the threads that they start. `cost` is what
    its route declares."""
    token = _answering.set(_Request(address, now, allowances, cost))
    try:
        yield
    finally:
        _answering.reset(token)


def spend(kind: Costly) -> None:
    """Take one of what the address of this request may have; raises TooMany if none is left."""
    asked = _answering.get()
    if asked is None:
        return
    if asked.cost is not None and asked.cost is not DECLARED_AS.get(kind, asked.cost):
        raise RuntimeError(f"a route that costs a {kind.value} is declared as {asked.cost.name}")
    if (allowance := asked.allowances.get(kind)) and (seconds := allowance.wait(asked.address, asked.now)):
        raise too_many(seconds)


def too_many(seconds: float) -> TooMany:
    """The error for whoever has to wait."""
    whole = int(seconds) + 1
    return TooMany(why("too-many", seconds=str(whole)), retry_after=whole)


def address_of(scope: Scope) -> str:
    """The address that a request is counted for; empty if there is none."""
    return counted_as(scope["client"][0]) if scope.get("client") else ""


@lru_cache(maxsize=MOST_ADDRESSES)
def counted_as(address: str) -> str:
    """The address that a client's own is counted for: of IPv6 its network, and IPv4 however it is written.

    >>> counted_as("192.0.2.7"), counted_as("::ffff:192.0.2.7"), counted_as("2001:db8:0:1:2::3")
    ('192.0.2.7', '192.0.2.7', '2001:db8:0:1::/64')
    """
    try:
        found = ip_address(address)
    except ValueError:
        return address  # a socket of this machine
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((found.packed[: NETWORK // 8] + bytes(16 - NETWORK // 8), NETWORK)))
