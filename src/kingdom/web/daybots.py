"""How each bot does in the deal of the day: played in the background, in one process of low priority.

The bots start when the first person starts the deal. Each plays that person's seat against the same opponent, and sees
only what that seat may see. Their results are stored with the deal; their games are not.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import timedelta
from importlib.util import find_spec
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from threading import Lock
from typing import Any

from kingdom import new_game
from kingdom.bots.bot import Budget
from kingdom.bots.match import play_out
from kingdom.bots.registry import LEVELS, make
from kingdom.content import Content
from kingdom.core.errors import KingdomError
from kingdom.core.state import Seat
from kingdom.game.position import verdict_data
from kingdom.store import DealRow, Store
from kingdom.web.daily import read_day
from kingdom.web.deals import Deals, options_of
from kingdom.web.thinking import begin

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Order:
    """Which game a bot should play, and how long it may think about a decision."""

    options: Mapping[str, Any]
    seed: int
    seat: Seat
    opponent: str | None
    bots: tuple[str, ...]
    seconds: float


def bots_here() -> tuple[str, ...]:
    """The bots that play the deal of a day, weakest first; with the regent if it is at full strength here."""
    fast = all(find_spec(name) for name in ("numpy", "numba"))
    return tuple(key for key in LEVELS if key != "regent" or fast)


def fares(order: Order, bot: str, content: Content) -> dict[str, Any]:
    """The verdict of a bot's game, as plain data."""
    game = new_game(seed=order.seed, content=content, **order.options)
    names = [bot if seat == order.seat else str(order.opponent) for seat in range(len(game.state.players))]
    budgets = [Budget(seconds=_seconds(name, order.seconds)) for name in names]
    play_out(
        game, [make(LEVELS[name].bot if name in LEVELS else name, seat) for seat, name in enumerate(names)], budgets
    )
    return verdict_data(game.outcome())


def _seconds(name: str, most: float) -> float:
    """How long a bot may think: what its level says, capped by the server's limit."""
    level = LEVELS.get(name)
    own = None if level is None else level.budget.seconds
    return most if own is None else min(own, most)


def work(order: Order, content: Content, out: Connection) -> None:
    """The work of the process: game after game, each reported as soon as it is over."""
    begin(content, gives_way=True)
    for bot in order.bots:
        out.send((bot, fares(order, bot, content)))
    out.close()


class DayBots:
    """The bots that play the deals of the day."""

    def __init__(self, deals: Deals, store: Store, content: Content, *, seconds: float, works: bool) -> None:
        """`works` says whether bots play on this server at all."""
        self._deals = deals
        self._store = store
        self._content = content
        self._seconds = seconds
        self._works = works
        self._hands = ThreadPoolExecutor(1, "kingdom-day-bots")
        self._lock = Lock()
        self._wanted: set[str] = set()
        self._process: SpawnProcess | None = None
        self._closed = False

    def start(self) -> None:
        """Resume what was unfinished when the server was stopped."""
        today = self._deals.today()
        for day in (today, today - timedelta(days=1)):
            self.want(day.isoformat())

    def want(self, deal_id: str) -> None:
        """Have bots play the deal of a day, once; ignores any other kind of deal."""
        if not self._works or read_day(deal_id) is None:
            return
        with self._lock:
            if deal_id in self._wanted or self._closed:
                return
            self._wanted.add(deal_id)
        try:
            self._hands.submit(self._play, deal_id)
        except RuntimeError:
            pass  # closed meanwhile

    def is_playing(self, deal_id: str) -> bool:
        """Whether bots are playing a deal, or about to."""
        return deal_id in self._wanted

    def close(self) -> None:
        """Stop mid-game: the game is played again after a restart."""
        with self._lock:
            self._closed = True
            process = self._process
        if process is not None:
            process.kill()
        self._hands.shutdown(wait=True, cancel_futures=True)

    def _play(self, deal_id: str) -> None:
        try:
            deal = self._store.deals.deal(deal_id)
            if deal is not None and self._deals.is_open(deal):
                self._play_missing(deal)
        except (KingdomError, OSError) as error:
            log.warning("bots could not play the deal of %s: %s", deal_id, error)
        finally:
            with self._lock:
                self._wanted.discard(deal_id)

    def _play_missing(self, deal: DealRow) -> None:
        done = self._store.deals.of_bots(deal.id)
        bots = tuple(bot for bot in bots_here() if bot not in done)
        if not bots or deal.seed is None:
            return
        order = Order(options_of(deal.configuration), deal.seed, deal.seat, deal.bot, bots, self._seconds)
        for bot, result in self._games(order):
            self._store.deals.bot_played(deal.id, bot, result)

    def _games(self, order: Order) -> Iterator[tuple[str, dict[str, Any]]]:
        """The results of the bots, one by one, from a process that can be killed."""
        context = get_context("spawn")
        receiving, sending = context.Pipe(duplex=False)
        with receiving:
            with sending, self._lock:
                if self._closed:
                    return
                process = context.Process(target=work, args=(order, self._content, sending), daemon=True)
                process.start()
                self._process = process
            try:
                while True:
                    yield receiving.recv()
            except EOFError:
                process.join()
            finally:
                self._process = None
        if process.exitcode and not self._closed:
            log.warning("bots broke off the deal of the day: their process ended with %s", process.exitcode)
