"""A table as it is now: its game, who sits at it, and what everybody has been told. Immutable."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from kingdom import Game, Record, replay
from kingdom.content import Content
from kingdom.core.cards import Family
from kingdom.core.errors import ActionError, IllegalAction
from kingdom.core.state import Seat
from kingdom.core.view import View
from kingdom.game.parting import RESIGN, TAKE_BACK, UNDO, taken_back, unaffected
from kingdom.game.position import verdict_data
from kingdom.store import Entry, Standing, TableRow
from kingdom.text.notation import read, text
from kingdom.web.tellings import News, Tellings, Viewer


@dataclass(frozen=True, slots=True)
class TableNow:
    """A table after some entries of its log.

    `game` is the whole truth: show nobody anything but `view(viewer)`, `facts(viewer)` and, when it is over, what
    everybody may see. It is shared between threads, so it must not be modified.
    """

    row: TableRow
    game: Game
    tellings: Tellings
    entries: tuple[Entry, ...] = ()
    requests: tuple[tuple[Seat, str], ...] = ()
    """For each step of the game, the seat and the client id of the request that made it."""
    kept: dict[Viewer, tuple[int, tuple[dict[str, Any], ...]]] = field(default_factory=dict, compare=False)
    """A cache of what a viewer was told, step by step. It is passed on from one table to the next."""

    @staticmethod
    def begin(row: TableRow, content: Content) -> TableNow:
        """The table before anybody has acted; raises RecordError if the rules or cards have changed."""
        record = Record(row.rules, row.content, row.configuration, row.seed, row.position, (), None)
        game = replay(record, content=content)
        return TableNow(row, game, Tellings(game))

    @property
    def id(self) -> str:
        """The name of the table, as in its address."""
        return self.row.id

    @property
    def sequence(self) -> int:
        """How many entries the log has. It changes when others act in a window: never send it to a viewer."""
        return len(self.entries)

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits at each seat."""
        return tuple(seat.name for seat in self.row.seats)

    @property
    def bots(self) -> tuple[str | None, ...]:
        """The bot that plays each seat; None where a person does."""
        return tuple(seat.bot for seat in self.row.seats)

    @property
    def practice(self) -> bool:
        """Whether somebody may know what is hidden, so that the result does not count."""
        return self.row.practice

    # --- what may be shown

    def view(self, viewer: Viewer) -> View:
        """Everything that the viewer may know of the position."""
        return self.game.view(viewer)

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that owe a decision. Everybody may know this, even in an open window (PLA-7)."""
        return self.game.waiting()

    def version(self, viewer: Viewer) -> int:
        """How often the viewer has been told something; starts at 1."""
        return self.tellings.version(viewer)

    def news(self, viewer: Viewer, since: int) -> News:
        """What the viewer has missed since a version."""
        return self.tellings.since(viewer, since, self.game)

    def all_own(self, viewer: Viewer, since: int) -> bool:
        """Whether everything a viewer has been told since a version is about its own actions."""
        heard = self.tellings.after(viewer, since)
        return all(self.entries[telling.sequence].seat == viewer for telling in heard if telling.sequence >= 0)

    def facts(self, viewer: Viewer) -> list[dict[str, Any]]:
        """Everything the viewer has been told, as `game.facts` returns it; what can no longer change is cached."""
        settled = self.tellings.settled(self.game)
        steps, kept = self.kept.get(viewer, (0, ()))
        if not kept or steps > settled:
            steps, kept = 0, tuple(replace(self.game, steps=[]).facts(viewer))
        if steps < settled:
            kept = (*kept, *replace(self.game, opening_facts=[], steps=self.game.steps[steps:settled]).facts(viewer))
            self.kept[viewer] = (settled, kept)
        return [*kept, *replace(self.game, opening_facts=[], steps=self.game.steps[settled:]).facts(viewer)]

    # --- what was asked for

    def request(self, seat: Seat, client_id: str) -> list[Entry]:
        """What a request of a seat has done; empty if there was no such request, or it was refused."""
        return [entry for entry in self.entries if entry.client_id == client_id and entry.seat == seat]

    def answer(self, seat: Seat, client_id: str) -> News:
        """What a granted request told the seat that made it: always the same answer."""
        made = [entry.sequence for entry in self.request(seat, client_id)]
        return self.tellings.by(seat, made[0], made[-1], self.game)

    def means(self, said: str, done: Entry) -> bool:
        """Whether a text can have meant the action that was done for it."""
        rules = self.game.state.rules
        try:
            return any(text(action, rules.names) == done.action for action in read(said, rules.names, rules.actions()))
        except ActionError:
            return False

    @property
    def standing(self) -> Standing:
        """What the store keeps about the state of the game."""
        return standing_of(self.row, self.game)

    # --- going on

    def after(self, entries: Iterable[Entry]) -> TableNow:
        """The table after these entries of the log; raises ActionError if one cannot be played."""
        growing = _Growing(self)
        for entry in entries:
            match entry.action:
                case "undo":
                    growing.undo(entry)
                case "resign":
                    growing.resign(entry)
                case "take back":
                    growing.take_back(entry)
                case _:
                    growing.play(entry)
        return growing.done()

    def acted(self, seat: Seat, plan: Sequence[str], client_id: str) -> TableNow:
        """The table after a seat's whole plan; raises ActionError if a part of it cannot be done."""
        self.game.refuse_by_kind(plan)
        growing = _Growing(self)
        for part, action in enumerate(plan):
            try:
                growing.play(Entry(growing.sequence, seat, action, client_id, part))
            except ActionError as error:
                raise error if len(plan) == 1 else error.at(part) from None
        return growing.done()

    def undone(self, seat: Seat, client_id: str, *, window: bool = False) -> TableNow:
        """The table after a seat has taken back its last request, or all that it can; raises if there is nothing.

        A plan is taken back as a whole, as far as it goes: what cannot be undone any more stays done.
        """
        growing = _Growing(self)
        mine = [request for request in self.requests if request[0] == seat]
        last = 0
        while last < len(mine) and (window or mine[-1 - last] == mine[-1]):
            try:
                growing.undo(Entry(growing.sequence, seat, UNDO, client_id, last))
            except IllegalAction:
                if not last:
                    raise
                break
            last += 1
        if not last:
            growing.game.undo(seat)  # raises: there is nothing to take back
        return growing.done()

    def taken_back(self, seat: Seat, client_id: str, request: str) -> TableNow:
        """The table without a request of a seat and all that the seat did since, whatever has been revealed."""
        growing = _Growing(self)
        mine = [made for at, made in self.requests if at == seat]
        # If the request is gone, the game itself raises that there is nothing to take back.
        count = len(mine) - mine.index(request) if request in mine else 1
        for part in range(count):
            growing.take_back(Entry(growing.sequence, seat, TAKE_BACK, client_id, part))
        return growing.done()

    def resigned(self, seat: Seat, client_id: str) -> TableNow:
        """The table after a seat has resigned."""
        growing = _Growing(self)
        growing.resign(Entry(growing.sequence, seat, RESIGN, client_id))
        return growing.done()


def standing_of(row: TableRow, game: Game) -> Standing:
    """The state of a game in brief, so that listing it needs no replay."""
    owing = game.waiting()
    due = any(seat.bot is not None and at in owing for at, seat in enumerate(row.seats))
    if game.state.verdict is None:
        return Standing(due)
    return Standing(due, verdict_data(game.state.verdict), built_in(game))


def built_in(game: Game) -> tuple[tuple[str, ...], ...]:
    """What each seat has built, as card keys, in order."""
    box = game.state.box
    return tuple(
        tuple(box[card].key for card in seat.duchy if box[card].family is Family.DEVELOPMENT)
        for seat in game.state.players
    )


class _Growing:
    """A working copy of a table, to play on; it can be dropped without a trace."""

    def __init__(self, table: TableNow) -> None:
        self.table = table
        self.game = replace(table.game, steps=list(table.game.steps), log=list(table.game.log))
        self.tellings = table.tellings.copy()
        self.entries = list(table.entries)
        self.requests = list(table.requests)

    @property
    def sequence(self) -> int:
        return len(self.entries)

    def play(self, entry: Entry) -> None:
        """Play an action; the full action is recorded, whatever was typed."""
        self.game.play(entry.seat, entry.action)
        self.requests.append((entry.seat, entry.client_id))
        self.tellings.played(entry.sequence, self.game)
        self.entries.append(replace(entry, action=self.game.text(self.game.steps[-1].action)))

    def undo(self, entry: Entry) -> None:
        """Play an undo, which is not an action like the others."""
        taken = [step for step in self.game.steps if step.seat == entry.seat][-1:]
        self.game.undo(entry.seat)
        del self.requests[max(at for at, request in enumerate(self.requests) if request[0] == entry.seat)]
        self.tellings.taken_back(entry.sequence, entry.seat, self.game, taken[0].facts)
        self.entries.append(entry)

    def resign(self, entry: Entry) -> None:
        """A seat resigns."""
        self.game.resign(entry.seat)
        self.requests.append((entry.seat, entry.client_id))
        self.tellings.played(entry.sequence, self.game)
        self.entries.append(entry)

    def take_back(self, entry: Entry) -> None:
        """An undo by agreement: everything after it goes too."""
        steps = list(self.game.steps)
        taken_back(self.game, entry.seat)
        at = max(at for at, step in enumerate(steps) if step.seat == entry.seat)
        self.requests[at:] = [self.requests[other] for other in unaffected(steps, at)]
        self.tellings.rewound(entry.sequence, self.game)
        self.entries.append(entry)
        # The cached facts may no longer hold, however far the game goes on from here.
        self.table = replace(self.table, kept={}, row=replace(self.table.row, practice=True))

    def done(self) -> TableNow:
        return replace(
            self.table,
            game=self.game,
            tellings=self.tellings,
            entries=tuple(self.entries),
            requests=tuple(self.requests),
        )
