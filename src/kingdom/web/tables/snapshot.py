"""A table as it is now: its game, the players at it, and the feed of each viewer. Immutable."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from kingdom import Game, Record, replay
from kingdom.content import Content
from kingdom.core.actions import Action
from kingdom.core.cards import Family
from kingdom.core.errors import ActionError, IllegalAction
from kingdom.core.state import Seat
from kingdom.core.view import View
from kingdom.game.delivery import delivered, settled
from kingdom.game.position import verdict_data
from kingdom.game.redaction import redacted_facts
from kingdom.game.rewind import TAKE_BACK, UNDO, enter, take_back, undo
from kingdom.store import LogEntry, Standing, TableRow
from kingdom.text.notation import read, text
from kingdom.web.tables.feed import Feed, Update, Viewer


@dataclass(frozen=True, slots=True)
class TableSnapshot:
    """A table after some entries of its log.

    `game` is the whole truth: show nobody anything but `view(viewer)`, `facts(viewer)` and, when it is over, what
    everybody may see. It is shared between threads, so it must not be modified.
    """

    row: TableRow
    game: Game
    feed: Feed
    entries: tuple[LogEntry, ...] = ()
    cache: dict[Viewer, tuple[int, tuple[dict[str, Any], ...]]] = field(default_factory=dict, compare=False)
    """The facts that a viewer knows of the first so many steps, passed on from one table to the next."""

    listed: dict[Seat, Sequence[Action]] = field(default_factory=dict, compare=False)
    """The options that seats have been shown: the next action need not list them again."""

    @staticmethod
    def begin(row: TableRow, content: Content) -> TableSnapshot:
        """The table before anybody has acted; raises RecordError if the rules or cards have changed."""
        record = Record(row.rules, row.content, row.configuration, row.seed, row.position, (), None)
        game = replay(record, content=content)
        return TableSnapshot(row, game, Feed(game))

    @property
    def id(self) -> str:
        """The name of the table, as in its address."""
        return self.row.id

    @property
    def sequence(self) -> int:
        """The number of entries of the log. It changes when others act in a window: never send it to a viewer."""
        return len(self.entries)

    @property
    def names(self) -> tuple[str, ...]:
        """The people and bots at the seats."""
        return tuple(seat.name for seat in self.row.seats)

    @property
    def bots(self) -> tuple[str | None, ...]:
        """The bot that plays each seat; None where a person does."""
        return tuple(seat.bot for seat in self.row.seats)

    @property
    def played_by(self) -> tuple[str, ...]:
        """All bots that have decided something in the game, also before it was brought here as a record."""
        return tuple(bot for seat in self.row.seats for bot in seat.bots)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats that belong to people, even while a bot plays for one who is absent."""
        return tuple(at for at, seat in enumerate(self.row.seats) if seat.is_persons)

    @property
    def practice(self) -> bool:
        """True if somebody may know hidden cards, so that the result does not count."""
        return self.row.practice

    # --- what may be shown

    def view(self, viewer: Viewer) -> View:
        """Everything that the viewer may know of the position."""
        view = self.game.view(viewer)
        if viewer is not None:
            self.listed[viewer] = view.options
        return view

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that owe a decision. Everybody may know this, even in an open window (PLA-7)."""
        return self.game.waiting()

    def version(self, viewer: Viewer) -> int:
        """The number of deliveries to the viewer; starts at 1."""
        return self.feed.version(viewer)

    def since(self, viewer: Viewer, version: int) -> Update:
        """The deliveries that the viewer has missed since a version."""
        return self.feed.since(viewer, version)

    def all_own(self, viewer: Viewer, since: int) -> bool:
        """True if every delivery to a viewer since a version is about its own actions."""
        missed = self.feed.after(viewer, since)
        return all(self.entries[delivery.sequence].seat == viewer for delivery in missed if delivery.sequence >= 0)

    def facts(self, viewer: Viewer) -> list[dict[str, Any]]:
        """Everything the viewer knows, as `game.facts` returns it; what can no longer change is cached."""
        steps, names = self.game.steps, self.game.state.rules.names
        done = settled(steps)
        before, cached = self.cache.get(viewer, (-1, ()))
        if not 0 <= before <= done:
            before, cached = 0, tuple(redacted_facts(self.game.opening_facts, viewer, names))
        if before < done:
            cached = (*cached, *redacted_facts(delivered(steps[before:done], viewer), viewer, names))
            self.cache[viewer] = (done, cached)
        return [*cached, *redacted_facts(delivered(steps[done:], viewer), viewer, names)]

    # --- requests

    def requests(self, seat: Seat) -> list[str]:
        """The request that made each step of a seat."""
        return [step.request for step in self.game.steps if step.seat == seat]

    def request(self, seat: Seat, client_id: str) -> list[LogEntry]:
        """The actions of a request of a seat; empty if there was no such request, or it was refused."""
        return [entry for entry in self.entries if entry.client_id == client_id and entry.seat == seat]

    def answer(self, seat: Seat, client_id: str) -> Update:
        """The facts that a granted request gave its seat: always the same answer."""
        made = [entry.sequence for entry in self.request(seat, client_id)]
        return self.feed.made_by(seat, made[0], made[-1])

    def means(self, said: str, done: LogEntry) -> bool:
        """True if a text can have meant the action that was done for it."""
        rules = self.game.state.rules
        try:
            return any(text(action, rules.names) == done.action for action in read(said, rules.names, rules.actions()))
        except ActionError:
            return False

    @property
    def standing(self) -> Standing:
        """The columns of the store about the state of the game."""
        return standing_of(self.row, self.game)

    # --- going on

    def after(self, entries: Iterable[LogEntry]) -> TableSnapshot:
        """The table after these entries of the log; raises ActionError if one cannot be played."""
        growing = _Growing(self)
        for entry in entries:
            growing.enter(entry)
        return growing.done()

    def acted(self, seat: Seat, plan: Sequence[str], client_id: str) -> TableSnapshot:
        """The table after a seat's whole plan; raises ActionError if a part of it cannot be done."""
        self.game.refuse_by_kind(plan)
        growing = _Growing(self)
        for part, action in enumerate(plan):
            try:
                options = None if part else self.listed.get(seat)
                growing.play(LogEntry(growing.sequence, seat, action, client_id, part), options)
            except ActionError as error:
                raise error if len(plan) == 1 else error.at(part) from None
        return growing.done()

    def undone(self, seat: Seat, client_id: str, *, window: bool = False) -> TableSnapshot:
        """The table after a seat has taken back its last request, or all that it can; raises if there is nothing.

        A plan is taken back as a whole, as far as it goes: what cannot be undone any more stays done.
        """
        growing = _Growing(self)
        mine = self.requests(seat)
        last = 0
        while last < len(mine) and (window or mine[-1 - last] == mine[-1]):
            try:
                growing.enter(LogEntry(growing.sequence, seat, UNDO, client_id, last))
            except IllegalAction:
                if not last:
                    raise
                break
            last += 1
        if not last:
            undo(growing.game, seat)  # raises: there is nothing to take back
        return growing.done()

    def taken_back(self, seat: Seat, client_id: str, request: str) -> TableSnapshot:
        """The table without a request of a seat and all that the seat did since, whatever has been revealed."""
        growing = _Growing(self)
        mine = self.requests(seat)
        # If the request is gone, the game itself raises that there is nothing to take back.
        count = len(mine) - mine.index(request) if request in mine else 1
        for part in range(count):
            growing.enter(LogEntry(growing.sequence, seat, TAKE_BACK, client_id, part))
        return growing.done()

    def ended(self, seat: Seat, how: str, client_id: str) -> TableSnapshot:
        """The table after a seat has resigned, or closed the game."""
        return self.after([LogEntry(self.sequence, seat, how, client_id)])


def standing_of(row: TableRow, game: Game) -> Standing:
    """The state of a game in brief, so that listing it needs no replay."""
    owing = game.waiting()
    due = any(seat.bot is not None and at in owing for at, seat in enumerate(row.seats))
    if game.state.verdict is None:
        return Standing(due)
    return Standing(due, verdict_data(game.state.verdict), built_in(game))


def built_in(game: Game) -> tuple[tuple[str, ...], ...]:
    """The cards that each seat has built, as keys, in order."""
    box = game.state.box
    return tuple(
        tuple(box[card].key for card in seat.duchy if box[card].family is Family.DEVELOPMENT)
        for seat in game.state.players
    )


class _Growing:
    """A working copy of a table, to play on; it can be dropped without a trace."""

    def __init__(self, table: TableSnapshot) -> None:
        self.table = table
        self.game = replace(table.game, steps=list(table.game.steps), log=list(table.game.log))
        self.feed = table.feed.copy()
        self.entries = list(table.entries)

    @property
    def sequence(self) -> int:
        return len(self.entries)

    def enter(self, entry: LogEntry) -> None:
        """Make an entry of the log, of any kind."""
        match entry.action:
            case "undo":
                self.feed.undone(entry.sequence, undo(self.game, entry.seat))
            case "take back":
                take_back(self.game, entry.seat)
                self.feed.rewound(entry.sequence)
                # The cached facts may no longer hold, however the game continues.
                self.table = replace(self.table, cache={}, row=replace(self.table.row, practice=True))
            case "resign" | "close":
                enter(self.game, entry.seat, entry.action, entry.client_id)
                self.feed.played(entry.sequence, self.game.steps)
            case _:
                self.play(entry)
                return
        self.entries.append(entry)

    def play(self, entry: LogEntry, options: Sequence[Action] | None = None) -> None:
        """Play an action, one of these options if they are known; the full action is recorded, whatever was typed."""
        self.game.play(entry.seat, entry.action, request=entry.client_id, options=options)
        self.feed.played(entry.sequence, self.game.steps)
        self.entries.append(replace(entry, action=self.game.text(self.game.steps[-1].action)))

    def done(self) -> TableSnapshot:
        return replace(self.table, game=self.game, feed=self.feed, entries=tuple(self.entries), listed={})
