"""Reviews of finished games: made one at a time, in a process of lower priority than games, and kept."""

from __future__ import annotations

import hashlib
import logging
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from enum import Enum
from multiprocessing import get_context
from multiprocessing.context import SpawnProcess
from threading import Lock

from kingdom import Game
from kingdom.content import Content
from kingdom.content.keeping import kept
from kingdom.review import DEFAULT_BOT, Review, Reviewing, judges
from kingdom.review.keeping import found_text, take_up
from kingdom.review.reviewing import CHECK, WORLDS, Progress, budget_of
from kingdom.store import ReviewRow, Store, StoreError
from kingdom.web.reviewer import Order, Step, work

log = logging.getLogger(__name__)

KEPT = 32
"""How many reviews are kept."""
WAITING = 8
"""How many reviews may be waiting or in progress; beyond that, visitors are asked to come back later."""
AT_ONCE = 1
"""How many reviews are in progress at once."""
THOROUGH = 4
"""How many times longer a thorough review thinks."""

NOTHING_YET = Progress(0, 0)

Key = tuple[str, str, int]
"""The hash of a record, the bot that judges, and its budget."""


class Course(Enum):
    """The state of a review."""

    WAITING = "waiting"
    WORKING = "working"
    WHOLE = "whole"
    STOPPED = "stopped"
    FAILED = "failed"

    @property
    def is_open(self) -> bool:
        """Whether more will be found."""
        return self in (Course.WAITING, Course.WORKING)


class Refused(Enum):
    """Why a review is not started."""

    BUSY = "busy"
    """Another review is being made for this visitor."""
    FULL = "full"


@dataclass(slots=True)
class Job:
    """A review that was asked for."""

    key: Key
    table_id: str
    visitor: str
    reviewing: Reviewing
    order: Order
    course: Course = Course.WAITING
    progress: Progress = NOTHING_YET
    process: SpawnProcess | None = None
    lock: Lock = field(default_factory=Lock)

    @property
    def review(self) -> Review:
        """What has been found so far."""
        with self.lock:
            return self.reviewing.review()


def record_hash(game: Game) -> str:
    """A hash of the record of a game."""
    return hashlib.sha256(game.record().to_json().encode()).hexdigest()


def _no_order(bot: str, worlds: int) -> Order:
    """The order of a review that no longer needs to be made."""
    return Order("", bot, worlds, 0)


class Reviews:
    """All reviews of a server. Any thread may ask."""

    def __init__(
        self,
        content: Content,
        store: Store | None = None,
        *,
        bot: str = DEFAULT_BOT,
        worlds: int = WORLDS,
        check: int = CHECK,
    ) -> None:
        """With a store, complete reviews survive a restart and are shared with other processes."""
        self.bot = bot
        self._store = store
        self.worlds = worlds
        self.check = check
        self._content = content
        self._jobs: OrderedDict[Key, Job] = OrderedDict()
        self._lock = Lock()
        self._hands = ThreadPoolExecutor(AT_ONCE, "kingdom-review")
        self._closed = False
        self.listeners: list[Callable[[Job], None]] = []
        """Called with each review that is completed, from its thread."""

    def budgets_of(self, bot: str) -> tuple[int, int]:
        """How many deals a bot judges in by default, and when it is thorough."""
        usual = self.worlds if bot == self.bot else budget_of(bot)
        return usual, THOROUGH * usual

    def key_of(self, game: Game, bot: str | None = None, worlds: int | None = None) -> Key:
        """The key that identifies the review of a game."""
        who = bot or self.bot
        return record_hash(game), who, worlds or self.budgets_of(who)[0]

    def of(self, game: Game) -> Job | None:
        """The most recently requested review of a game, here or in another process."""
        record = record_hash(game)
        with self._lock:
            known = [job for key, job in self._jobs.items() if key[0] == record]
        return known[-1] if known else self._from_store(game, record)

    def _from_store(self, game: Game, record: str) -> Job | None:
        """A review that was made before this process started, or in another one."""
        try:
            rows = self._store.reviewed.of(record) if self._store is not None and game.is_over else []
        except StoreError as error:
            log.warning("reviews could not be read: %s", error)
            rows = []
        found = None
        for row in rows:
            if row.bot not in judges():
                continue
            reviewing = Reviewing(game, row.bot, worlds=row.worlds, check=self.check)
            if take_up(reviewing, row.found):
                key = (record, row.bot, row.worlds)
                found = Job(key, "", "", reviewing, _no_order(row.bot, row.worlds), Course.WHOLE)
                with self._lock:
                    self._keep(found)
        return found

    def of_visitor(self, visitor: str) -> Job | None:
        """The review that is currently being made for a visitor."""
        with self._lock:
            return self._made_for(visitor)

    def begin(
        self, game: Game, table_id: str, visitor: str, bot: str | None = None, worlds: int | None = None
    ) -> Refused | None:
        """Have a game reviewed, unless it already is or was; one review at a time per visitor."""
        key = self.key_of(game, bot, worlds)
        _, who, deals = key
        self.of(game)
        with self._lock:
            known = self._jobs.get(key)
            if known is not None and (known.course.is_open or known.course is Course.WHOLE):
                self._jobs.move_to_end(key)
                return None
            if self._closed:
                return None
            if self._made_for(visitor) is not None:
                return Refused.BUSY
            if sum(job.course.is_open for job in self._jobs.values()) >= WAITING:
                return Refused.FULL
            cards = None if game.content is self._content else kept(game.content)
            order = Order(game.record().to_json(), who, deals, self.check, cards)
            reviewing = Reviewing(game, who, worlds=deals, check=self.check)
            job = Job(key, table_id, visitor, reviewing, order)
            self._keep(job)
            self._hands.submit(self._run, job)
        return None

    def stop(self, game: Game) -> None:
        """Stop a review. What it has found stays."""
        job = self.of(game)
        if job is None:
            return
        with job.lock:
            if job.course.is_open:
                job.course = Course.STOPPED
            process = job.process
        if process is not None:
            process.kill()

    def take(self, reviewing: Reviewing, table_id: str) -> Job:
        """Keep a review that was made elsewhere, finished or not."""
        course = Course.WHOLE if reviewing.is_whole else Course.STOPPED
        bot, worlds = reviewing.judge.name, reviewing.worlds
        with self._lock:
            key = self.key_of(reviewing.game, bot, worlds)
            job = Job(key, table_id, "", reviewing, _no_order(bot, worlds), course)
            self._keep(job)
        self._tell(job)
        return job

    def close(self) -> None:
        """Stop everything."""
        with self._lock:
            self._closed = True
            jobs = list(self._jobs.values())
        for job in jobs:
            self.stop(job.reviewing.game)
        self._hands.shutdown(wait=True, cancel_futures=True)

    def _made_for(self, visitor: str) -> Job | None:
        return next((job for job in self._jobs.values() if job.visitor == visitor and job.course.is_open), None)

    def _keep(self, job: Job) -> None:
        self._jobs[job.key] = job
        self._jobs.move_to_end(job.key)
        settled = [key for key, one in self._jobs.items() if not one.course.is_open]
        for key in settled[: max(len(self._jobs) - KEPT, 0)]:
            del self._jobs[key]

    def _run(self, job: Job) -> None:
        """Have a process review the game; whatever happens to it, the review is closed afterwards."""
        with job.lock:
            if job.course is not Course.WAITING:
                return
            job.course = Course.WORKING
        try:
            self._work(job)
        except OSError as error:
            log.warning("the review of table %s could not be made: %s", job.table_id, error)
        finally:
            with job.lock:
                job.process = None
                if job.course is Course.WORKING:
                    job.course = Course.WHOLE if job.reviewing.is_whole else Course.FAILED
            self._tell(job)

    def _tell(self, job: Job) -> None:
        if job.course is Course.WHOLE:
            self._write(job)
            for listener in self.listeners:
                listener(job)

    def _write(self, job: Job) -> None:
        if self._store is not None:
            try:
                self._store.reviewed.keep(ReviewRow(*job.key, found_text(job.reviewing)))
            except StoreError as error:
                log.warning("the review of table %s could not be kept: %s", job.table_id, error)

    def _work(self, job: Job) -> None:
        context = get_context("spawn")
        receiving, sending = context.Pipe(duplex=False)
        with receiving:
            with sending, job.lock:
                if job.course is not Course.WORKING:
                    return
                process = context.Process(target=work, args=(job.order, self._content, sending), daemon=True)
                process.start()
                job.process = process
            try:
                while True:
                    self._found(job, receiving.recv())
            except EOFError:
                process.join()
        if process.exitcode and job.course is Course.WORKING:
            log.warning("the review of table %s broke off: its process ended with %s", job.table_id, process.exitcode)

    def _found(self, job: Job, step: Step) -> None:
        with job.lock:
            job.reviewing.take(step.found, is_whole=step.is_whole)
            job.progress = Progress(step.done, step.total)
