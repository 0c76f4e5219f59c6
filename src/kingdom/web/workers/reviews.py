"""Reviews of finished games: made one at a time, short ones first, in a worker of lower priority than games."""

from __future__ import annotations

import hashlib
import json
import logging
from collections import OrderedDict
from dataclasses import dataclass, field, replace
from enum import Enum
from functools import partial
from threading import Lock

from kingdom import Game
from kingdom.core.errors import KingdomError
from kingdom.review import DEFAULT_BOT, Judgement, Review, ReviewPlan, judge_name, judges
from kingdom.review.data import review_data, review_from
from kingdom.review.run import CHECK, WORLDS, budget_of, review_game
from kingdom.review.summary import review_summary
from kingdom.store import ReviewRow, Store, StoreError
from kingdom.web.allowances import Costly, spend
from kingdom.web.workers.lanes import REVIEWS
from kingdom.work import Closed, Job, JobState, Ticket, Work

log = logging.getLogger(__name__)

KEPT = 32
"""Reviews that are cached."""
WAITING = 8
"""Reviews that may be waiting or in progress; beyond that, visitors are asked to come back later."""
PER_ADDRESS = 2
"""Reviews that an address may have waiting or in progress: a visitor can pass for several browsers."""
THOROUGH = 4
"""The factor by which a thorough review thinks longer."""

Key = tuple[str, str, int]
"""The hash of a record, the bot that judges, and its budget."""


class ReviewRefusal(Enum):
    """The reason why a review is not started."""

    BUSY = "busy"
    """Another review is being made for this visitor."""
    ADDRESS = "address"
    """Others are being made for the address of this visitor."""
    FULL = "full"


@dataclass(eq=False, slots=True)
class ReviewRequest:
    """A review that was asked for."""

    key: Key
    table_id: str
    visitor: str
    review: Review
    """The review so far."""
    state: JobState = JobState.WAITING
    address: str = ""
    ticket: Ticket[Judgement] | None = None
    """None for a review that no longer needs to be made."""
    lock: Lock = field(default_factory=Lock)


def record_hash(game: Game) -> str:
    """A hash of the record of a game."""
    return hashlib.sha256(game.record().to_json().encode()).hexdigest()


class Reviews:
    """All reviews of a server. Any thread may ask."""

    def __init__(
        self,
        work: Work,
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
        self._work = work
        self._requests: OrderedDict[Key, ReviewRequest] = OrderedDict()
        self._lock = Lock()

    def budgets_of(self, bot: str) -> tuple[int, int]:
        """Deals in which a bot judges by default, and when it is thorough."""
        usual = self.worlds if bot == self.bot else budget_of(bot)
        return usual, THOROUGH * usual

    def key_of(self, game: Game, bot: str | None = None, worlds: int | None = None) -> Key:
        """The key that identifies the review of a game."""
        who = bot or self.bot
        return record_hash(game), who, worlds or self.budgets_of(who)[0]

    def of(self, game: Game) -> ReviewRequest | None:
        """The most recently requested review of a game, here or in another process."""
        record = record_hash(game)
        with self._lock:
            known = [request for key, request in self._requests.items() if key[0] == record]
        return known[-1] if known else self._from_store(game, record)

    def _from_store(self, game: Game, record: str) -> ReviewRequest | None:
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
            review = review_from(json.loads(row.found), game)
            if review is not None:
                key = (record, row.bot, row.worlds)
                found = ReviewRequest(key, "", "", review, JobState.DONE)
                with self._lock:
                    self._keep(found)
        return found

    def of_visitor(self, visitor: str) -> ReviewRequest | None:
        """The review that is currently being made for a visitor."""
        with self._lock:
            return self._made_for(visitor)

    def begin(
        self,
        game: Game,
        table_id: str,
        visitor: str,
        bot: str | None = None,
        worlds: int | None = None,
        *,
        address: str = "",
    ) -> ReviewRefusal | None:
        """Have a game reviewed, unless it already is or was: one at a time for a visitor, a few for an address."""
        key = self.key_of(game, bot, worlds)
        _, who, deals = key
        self.of(game)
        with self._lock:
            known = self._requests.get(key)
            if known is not None and (known.state is JobState.DONE or not known.state.is_over):
                self._requests.move_to_end(key)
                return None
            if self._made_for(visitor) is not None:
                return ReviewRefusal.BUSY
            going = [request for request in self._requests.values() if not request.state.is_over]
            if address and sum(request.address == address for request in going) >= PER_ADDRESS:
                return ReviewRefusal.ADDRESS
            if len(going) >= WAITING:
                return ReviewRefusal.FULL
            spend(Costly.THOUGHT)
            review = Review(ReviewPlan(game), judge_name(who, game), deals, ())
            length = len(game.steps) * deals / self.budgets_of(who)[0]
            request = ReviewRequest(key, table_id, visitor, review, address=address)
            job: Job[Judgement] = Job(
                review_game,
                (game.record().to_json(), game.content, review.judge, deals, self.check),
                REVIEWS,
                owner=address,
                length=length,
                stops_at_once=True,
            )
            try:
                request.ticket = self._work.submit(job, partial(self._reported, request))
            except Closed:
                return None
            self._keep(request)
        return None

    def stop(self, game: Game) -> None:
        """Stop a review. Its judgements so far stay."""
        request = self.of(game)
        if request is not None and request.ticket is not None:
            request.ticket.cancel()
            with request.lock:
                if not request.state.is_over:
                    request.state = JobState.CANCELLED

    def take(self, review: Review, table_id: str) -> ReviewRequest:
        """Keep a review that was made elsewhere, finished or not."""
        state = JobState.DONE if review.is_whole else JobState.CANCELLED
        with self._lock:
            key = self.key_of(review.game, review.judge, review.worlds)
            request = ReviewRequest(key, table_id, "", review, state)
            self._keep(request)
        self._store_whole(request)
        return request

    def _made_for(self, visitor: str) -> ReviewRequest | None:
        requests = self._requests.values()
        return next((one for one in requests if one.visitor == visitor and not one.state.is_over), None)

    def _keep(self, request: ReviewRequest) -> None:
        self._requests[request.key] = request
        self._requests.move_to_end(request.key)
        settled = [key for key, one in self._requests.items() if one.state.is_over]
        for key in settled[: max(len(self._requests) - KEPT, 0)]:
            del self._requests[key]

    def _reported(self, request: ReviewRequest, ticket: Ticket[Judgement]) -> None:
        """Take the judgements so far. A job that had to start again repeats them before it adds new ones."""
        with request.lock:
            if request.state.is_over:
                return
            state, reports = ticket.state, tuple(ticket.reports)  # in this order: more may arrive meanwhile
            if len(reports) > len(request.review.judgements):
                request.review = replace(request.review, judgements=reports)
            request.state = state
            if request.state is JobState.DONE and not request.review.is_whole:
                request.state = JobState.FAILED
        if ticket.error is not None:
            log.warning("the review of table %s could not be made: %s", request.table_id, ticket.error)
        self._store_whole(request)

    def _store_whole(self, request: ReviewRequest) -> None:
        """Store a completed review, and its summary. If the database fails, the review itself still stands."""
        if request.state is not JobState.DONE or self._store is None:
            return
        try:
            found = json.dumps(review_data(request.review), ensure_ascii=False)
            self._store.reviewed.keep(ReviewRow(*request.key, found))
            self._store.own.judged(request.table_id, review_summary(request.review))
        except KingdomError as error:
            log.warning("the review of table %s could not be kept: %s", request.table_id, error)
