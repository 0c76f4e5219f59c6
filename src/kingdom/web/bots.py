"""Bots at the tables of a server: they think in processes of their own, and act through the service like anybody.

A bot is asked when its seat owes a decision. What it is asked for is named after how often its seat has been told
something, so that a decision that two processes come to, or one that comes again after a restart, is done once. Nothing
is kept about who thinks: a table at which a bot owes a decision is found again by the store.
"""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Sequence
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from threading import Event, Lock, Thread

from kingdom.bots.chance import RandomBot
from kingdom.core.errors import ActionError, KingdomError
from kingdom.core.state import Seat
from kingdom.store import Store
from kingdom.web.errors import Stale
from kingdom.web.service import TableNow, Tables
from kingdom.web.settings import Settings
from kingdom.web.thinking import Question, begin, decide, nothing, plan_of

log = logging.getLogger(__name__)

HANDS = 4
"""Threads that look at tables and do what bots have decided; they wait for the disk, not for thoughts."""
RESCUE_SECONDS = 20.0
"""After how long without a word a process takes over a bot that another one may have died with."""


class BotPlayers:
    """All that plays for bots in this process."""

    def __init__(self, tables: Tables, store: Store, settings: Settings) -> None:
        self._tables = tables
        self._store = store
        self._settings = settings
        self._hands = ThreadPoolExecutor(HANDS, thread_name_prefix="kingdom-bots")
        self._minds: ProcessPoolExecutor | None = None
        self._lock = Lock()
        self._thinking: set[tuple[str, Seat]] = set()
        self._stop = Event()
        self._rescue = Thread(target=self._take_over, name="kingdom-bots-rescue", daemon=True)

    def start(self) -> None:
        """Ask the bots that owe a decision, here and from now on."""
        if self._settings.bot_processes:
            self._tables.listeners.append(self.consider)
            self._rescue.start()

    def warm(self) -> None:
        """Have a process ready before the first bot is asked, so that it answers at once."""
        if self._settings.bot_processes:
            self._pool().submit(nothing)

    def close(self) -> None:
        """Ask nobody any more. What a bot has not said is asked for again when the server is back."""
        self._stop.set()
        self._hands.shutdown(wait=True, cancel_futures=True)
        with self._lock:
            minds, self._minds = self._minds, None
        if minds is not None:
            minds.shutdown(wait=False, cancel_futures=True)
            for process in list((minds._processes or {}).values()):
                process.kill()
        if self._rescue.is_alive():
            self._rescue.join()

    def consider(self, table_id: str) -> None:
        """A table has changed: perhaps a bot has to be asked. Quick, from any thread."""
        ready = self._tables.ready(table_id)
        if ready is None or any(ready.bots):
            self._hand(table_id)

    # --- asking and doing

    def _hand(self, table_id: str) -> None:
        if not self._stop.is_set():
            try:
                self._hands.submit(self._look, table_id)
            except RuntimeError:
                pass  # closed between the question and the answer

    def _look(self, table_id: str) -> None:
        try:
            table = self._tables.open(table_id)
        except KingdomError as error:
            log.warning("no bot can play at table %s: %s", table_id, error)
            return
        owing = table.game.waiting()
        for seat, bot in enumerate(table.bots):
            if bot is not None and seat in owing:
                self._ask(table, seat, bot)

    def _ask(self, table: TableNow, seat: Seat, bot: str) -> None:
        asked = (table.id, seat)
        with self._lock:
            if asked in self._thinking:
                return
            self._thinking.add(asked)
        question = Question(table.game.record().to_json(), seat, bot, self._settings.bot_seconds)
        version = table.version(seat)
        try:
            answer = self._pool().submit(decide, question)
        except (RuntimeError, BrokenProcessPool):
            self._forget(asked)
            return
        answer.add_done_callback(lambda future: self._answered(table.id, seat, version, future))

    def _answered(self, table_id: str, seat: Seat, version: int, future: Future[Sequence[str]]) -> None:
        """Called by the pool of processes, which must not be held up."""
        if self._stop.is_set() or future.cancelled():
            self._forget((table_id, seat))
            return
        try:
            self._hands.submit(self._do, table_id, seat, version, future)
        except RuntimeError:
            self._forget((table_id, seat))

    def _do(self, table_id: str, seat: Seat, version: int, future: Future[Sequence[str]]) -> None:
        client_id = f"bot:{version}"
        try:
            error = future.exception()
            if error is None:
                try:
                    self._tables.act(table_id, seat, future.result(), client_id, version)
                except ActionError as refused:
                    error = refused
            if error is not None:
                self._tables.act(table_id, seat, self._anything(table_id, seat, error), client_id, version)
        except KingdomError as error:
            # Mostly that the decision has been done, by another process; anything else is asked anew.
            log.info("a bot at table %s was not heard: %s", table_id, error)
        except Exception:
            log.exception("a bot at table %s could not act", table_id)
            time.sleep(1)
        finally:
            self._forget((table_id, seat))
            self._hand(table_id)

    def _anything(self, table_id: str, seat: Seat, error: BaseException) -> Sequence[str]:
        """Something legal instead of what a bot failed to say, so that nobody waits for ever."""
        log.error("a bot at table %s failed, and something legal is done instead: %s", table_id, error)
        if isinstance(error, BrokenProcessPool):
            self._replace_pool()
        game = self._tables.open(table_id).game
        view = game.view(seat)
        if not view.options:
            raise Stale("the bot is not asked any more")
        return plan_of(game, RandomBot(secrets.randbits(53)).decide(view))

    def _forget(self, asked: tuple[str, Seat]) -> None:
        with self._lock:
            self._thinking.discard(asked)

    # --- processes

    def _pool(self) -> ProcessPoolExecutor:
        with self._lock:
            if self._minds is None:
                if self._stop.is_set():
                    raise RuntimeError("the bots have stopped")
                # A fork would copy locks that other threads hold at that moment.
                self._minds = ProcessPoolExecutor(
                    self._settings.bot_processes, get_context("spawn"), begin, (self._settings.content,)
                )
            return self._minds

    def _replace_pool(self) -> None:
        with self._lock:
            minds, self._minds = self._minds, None
        if minds is not None:
            minds.shutdown(wait=False, cancel_futures=True)

    def _take_over(self) -> None:
        """Find the tables at which a bot owes a decision: all at the start, later those that are left alone."""
        patience = 0.0
        while True:
            try:
                due = self._store.bots_due(before=time.time() - patience)
            except Exception:
                log.exception("the store does not say which bots owe a decision")
                due = []
            for table_id in due:
                self._hand(table_id)
            patience = RESCUE_SECONDS
            if self._stop.wait(RESCUE_SECONDS):
                return
