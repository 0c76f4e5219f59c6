"""Hints that take a while: a bot process works them out, and they are kept until somebody comes back for them."""

from __future__ import annotations

import logging
from collections import OrderedDict
from concurrent.futures import Future
from concurrent.futures import TimeoutError as NotYet
from threading import Lock

from kingdom.bots.advice import Advice
from kingdom.core.state import Seat
from kingdom.web.bots import BotPlayers
from kingdom.web.minds import Closed
from kingdom.web.service import TableNow

log = logging.getLogger(__name__)

PATIENCE = 2.0
"""Seconds that a page waits for a hint before it says that the bot is still thinking."""
KEPT = 64

Key = tuple[str, Seat, int, str]
"""The table, the seat, its version, and the bot."""


class Hints:
    """The hints of a server. Any thread may ask."""

    def __init__(self, bots: BotPlayers) -> None:
        self._bots = bots
        self._asked: OrderedDict[Key, Future[Advice]] = OrderedDict()
        self._lock = Lock()

    def of(self, table: TableNow, seat: Seat, bot: str) -> Advice | None:
        """What a bot would do; None while it is still thinking, or not ready."""
        if self._bots.readying.waits(bot):
            return None
        key = (table.id, seat, table.version(seat), bot)
        try:
            with self._lock:
                asked = self._asked.get(key)
                if asked is None:
                    asked = self._asked[key] = self._bots.advise(table, seat, bot)
                    while len(self._asked) > KEPT:
                        self._asked.popitem(last=False)
            return asked.result(PATIENCE)
        except (NotYet, Closed):
            return None
        except Exception:
            log.exception("a hint at table %s could not be thought about", table.id)
            with self._lock:
                self._asked.pop(key, None)
            return None
