"""Bots at the tables of a server: they think in separate processes, and act through the service like anybody else.

A bot is asked when its seat owes a decision. The request is named after the number of times its seat
has been told something. So a decision that two processes reach, or that is made again after a restart, is carried out
once. Nothing is stored about who is thinking: the store finds the tables at which a bot owes a decision.
"""

from __future__ import annotations

import logging
import secrets
import time
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from threading import Event, Lock, Thread
from typing import NamedTuple

from kingdom.bots.advice import Advice
from kingdom.bots.chance import RandomBot
from kingdom.content.keeping import kept
from kingdom.core.errors import ActionError, KingdomError
from kingdom.core.reasons import why
from kingdom.core.state import Seat
from kingdom.game.game import SEED_BITS
from kingdom.store import Store, Unavailable
from kingdom.web.errors import Stale
from kingdom.web.minds import Closed, Minds
from kingdom.web.readying import Readying, must_be_compiled
from kingdom.web.service import TableNow, Tables
from kingdom.web.settings import Settings
from kingdom.web.thinking import Question, plan_of
from kingdom.web.turns import Lane

log = logging.getLogger(__name__)

HANDS = 4
"""Threads that look at tables and carry out what bots have decided; they wait for the disk, not for bots."""
MOST_DEATHS = 3
"""How many processes may die over one decision before any legal action is taken instead."""
PAUSE_SECONDS = 1.0
RESCUE_SECONDS = 20.0
"""How long a bot must be silent before another process takes over, in case the first one has died."""


class Asked(NamedTuple):
    """Which decision a bot was asked for: the seat, and how much that seat had been told."""

    table_id: str
    seat: Seat
    version: int


class BotPlayers:
    """Everything that plays for bots in this process."""

    def __init__(
        self, tables: Tables, store: Store, settings: Settings, looked_at: Callable[[str], bool] = lambda _: True
    ) -> None:
        """`looked_at` says whether somebody is looking at a table: a table with only bots sleeps while nobody is."""
        self._tables = tables
        self._store = store
        self._settings = settings
        self._looked_at = looked_at
        self._hands = ThreadPoolExecutor(HANDS, thread_name_prefix="kingdom-bots")
        self._with_people = Lane(Minds(settings), settings.bot_processes)
        self._alone = Lane(Minds(settings, processes=1, gives_way=True), 1)
        self._lock = Lock()
        self.readying = Readying()
        """Whether the regent is ready to be asked."""
        self.readying.listeners.append(self._look_again)
        self._asleep: set[str] = set()
        self._held: set[str] = set()
        """Tables at which the regent has to decide as soon as it is ready."""
        self._deaths: Counter[Asked] = Counter()
        """How many processes have died over a decision."""
        self._stop = Event()
        self._look_around = Event()
        """Any table may have changed: find out at which of them a bot owes a decision."""
        self._rescue = Thread(target=self._take_over, name="kingdom-bots-rescue", daemon=True)

    def start(self) -> None:
        """Ask the bots that owe a decision, now and from now on."""
        if self._settings.bot_processes:
            self._tables.listeners.append(self.consider)
            self._rescue.start()

    def warm(self) -> None:
        """Start a process before the first bot is asked, so that it answers at once."""
        if self._settings.bot_processes:
            self._with_people.minds.warm()

    def make_regent_ready(self) -> None:
        """Compile the regent before it is asked, if it needs compiling."""
        if self._settings.bot_processes and must_be_compiled():
            self.readying.begin()

    def advise(self, table: TableNow, seat: Seat, bot: str) -> Future[Advice]:
        """Have a bot think about what a seat might do; raises Closed after shutdown."""
        return self._with_people.minds.advise(self._question(table, seat, bot))

    def close(self) -> None:
        """Stop asking. Decisions that are still missing are asked for again after a restart."""
        self._stop.set()
        self.readying.close()
        self._look_around.set()
        self._hands.shutdown(wait=True, cancel_futures=True)
        for lane in (self._with_people, self._alone):
            lane.minds.close()
        if self._rescue.is_alive():
            self._rescue.join()

    @property
    def waiting(self) -> int:
        """How many decisions wait to be thought about."""
        return len(self._with_people.waiting) + len(self._alone.waiting)

    @property
    def processes(self) -> list[int]:
        """The ids of the processes that think."""
        return [process for lane in (self._with_people, self._alone) for process in lane.minds.processes]

    def looked(self, table_id: str) -> None:
        """Somebody is looking at a table: wake it if it sleeps. Returns at once; callable from any thread."""
        if table_id in self._asleep:
            self._asleep.discard(table_id)
            self._hand(table_id)

    def consider(self, table_id: str | None) -> None:
        """A table has changed (any table for None), so a bot may owe a decision. Returns at once, from any thread."""
        if table_id is None:
            self._look_around.set()
            return
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
        lane = self._lane(table)
        if lane is self._alone and not self._looked_at(table_id):
            self._asleep.add(table_id)
            return
        owing = table.game.waiting()
        with self._lock:
            for seat, bot in enumerate(table.bots):
                if bot is not None and seat in owing:
                    lane.wait(table, seat)
        self._go_on(lane)

    def _lane(self, table: TableNow) -> Lane:
        return self._alone if all(table.bots) else self._with_people

    def _go_on(self, lane: Lane) -> None:
        """Hand out as many decisions as there are free places."""
        while True:
            with self._lock:
                turn = lane.next()
            if turn is None:
                return
            self._ask(lane, *turn)

    def _ask(self, lane: Lane, table: TableNow, seat: Seat) -> None:
        asked = Asked(table.id, seat, table.version(seat))
        bot = table.bots[seat]
        assert bot is not None
        if self.readying.waits(bot):
            self._held.add(table.id)
            self._forget(lane, asked)
            return
        try:
            answer = lane.minds.ask(self._question(table, seat, bot))
        except Closed:
            self._forget(lane, asked)
            return
        answer.add_done_callback(lambda future: self._answered(lane, asked, future))

    def _question(self, table: TableNow, seat: Seat, bot: str) -> Question:
        cards = table.game.content
        other = None if cards is self._tables.content else kept(cards)
        return Question(table.game.record().to_json(), seat, bot, self._settings.bot_seconds, other)

    def _look_again(self) -> None:
        """The regent is ready: ask it at the tables that are waiting for it."""
        while self._held:
            self._hand(self._held.pop())

    def _answered(self, lane: Lane, asked: Asked, future: Future[Sequence[str]]) -> None:
        """Called by the process pool, which must not be blocked."""
        try:
            if not future.cancelled():
                self._hands.submit(self._do, lane, asked, future)
                return
        except RuntimeError:
            pass  # closed meanwhile
        self._forget(lane, asked)

    def _do(self, lane: Lane, asked: Asked, future: Future[Sequence[str]]) -> None:
        """Carry out what a bot has decided, and check whether it or another bot has to be asked next."""
        try:
            error = future.exception()
            if isinstance(error, BrokenProcessPool):
                lane.minds.replace()
                self._deaths[asked] += 1
                if self._deaths[asked] < MOST_DEATHS:
                    return
            if error is None:
                try:
                    self._act(asked, future.result())
                except ActionError as refused:
                    error = refused
            if error is not None:
                log.error("a bot at table %s failed, so it does anything legal: %s", asked.table_id, error)
                self._act(asked, self._anything(asked))
        except KingdomError as error:
            # Usually because another process has already made the same decision.
            log.info("a bot at table %s was not heard: %s", asked.table_id, error)
        except Exception:
            log.exception("a bot at table %s could not act", asked.table_id)
            time.sleep(PAUSE_SECONDS)
        finally:
            self._forget(lane, asked)
            self._hand(asked.table_id)
            self._go_on(lane)

    def _act(self, asked: Asked, plan: Sequence[str]) -> None:
        self._tables.act(asked.table_id, asked.seat, plan, f"bot:{asked.version}", asked.version)
        self._deaths.pop(asked, None)

    def _anything(self, asked: Asked) -> Sequence[str]:
        """Any legal action in place of the bot's missing answer, so that nobody waits forever."""
        game = self._tables.open(asked.table_id).game
        view = game.view(asked.seat)
        if not view.options:
            raise Stale(why("bot-not-asked"))
        return plan_of(game, RandomBot(secrets.randbits(SEED_BITS)).decide(view))

    def _forget(self, lane: Lane, asked: Asked) -> None:
        with self._lock:
            lane.done((asked.table_id, asked.seat))

    # --- after a death

    def _take_over(self) -> None:
        """Find the tables at which a bot owes a decision: all of them at startup, later only the abandoned ones."""
        everything = True
        while not self._stop.is_set():
            self._look_around.clear()
            try:
                # Ignore the clock at startup: it may have been set back since the last action.
                due = self._store.bots_due(before=None if everything else time.time() - RESCUE_SECONDS)
                everything = False
            except Unavailable:
                due = []  # the store has logged it; all of them are tried again
                everything = True
            except Exception:
                log.exception("the store does not say which bots owe a decision")
                due = []
            for table_id in due:
                if table_id not in self._asleep or self._looked_at(table_id):
                    self._asleep.discard(table_id)
                    self._hand(table_id)
            everything |= self._look_around.wait(RESCUE_SECONDS)
