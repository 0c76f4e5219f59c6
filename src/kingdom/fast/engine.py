"""The interface: an engine for one ruleset, over rows."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

from kingdom.content import Content, load
from kingdom.core.actions import Action
from kingdom.core.engine import set_up
from kingdom.core.reasons import why
from kingdom.core.ruleset import Ruleset
from kingdom.core.scoring import MEDALS
from kingdom.core.state import Seat, State
from kingdom.fast import columns, deciding, ending, flow, hidden, numbers, observation, seeing
from kingdom.fast import row as r
from kingdom.fast.batch import Batch, simulate_all
from kingdom.fast.ending import REASONS
from kingdom.fast.hidden import SCRATCH
from kingdom.fast.meaning import Meaning, Numbers
from kingdom.fast.observation import OBSERVED
from kingdom.fast.positions import full_table, row_of
from kingdom.fast.tables import NotCovered
from kingdom.game.config import configure, origin, ruleset
from kingdom.game.game import Game
from kingdom.game.options import Options
from kingdom.game.streams import streams_of
from kingdom.native import bound
from kingdom.native.memory import Ints, Row, Seed, Table, integers, room


class Ending(NamedTuple):
    """The ending of a game, as far as rows can tell."""

    winners: tuple[Seat, ...]
    losses: tuple[int, ...]
    """The number of reasons why each seat cannot win."""
    medal: str | None
    """In a solo game: `bronze`, `silver`, `gold`, or `none`."""
    reason: str
    """`score`, `cards`, `soldiers`, `shared`, `eligible`, `nobody`, `medal`, `loss`."""


@lru_cache(maxsize=1)
def layout_hash() -> str:
    """A hash of the layout of rows, tables and observations and of the numbering of actions."""
    digest = hashlib.sha256(repr(observation.FEATURE_NAMES).encode())
    rows = (r.TABLE_FIELDS, r.SEAT_FIELDS, r.OTHER_FIELDS)
    for fields in (*rows, columns.FIELDS, numbers.RANGES, observation.SEEN_FIELDS, observation.ONE_FIELDS):
        digest.update(repr([(field.name, field.at, field.size) for field in fields]).encode())
    return digest.hexdigest()[:16]


class Engine:
    """Plays one ruleset on rows. All engines share one numbering of actions and one layout."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.configuration, self.content = origin(rules)
        self.players = rules.settings.players
        self.table: Table = integers("Table", full_table(rules))
        self._listed: Ints = room("Ints", numbers.MOST_LEGAL)
        self._scratch: Ints = room("Ints", SCRATCH)

    @property
    def hash(self) -> str:
        """A hash of layout, numbering and card set: what depends on them stores it, and is refused if it differs."""
        return f"{layout_hash()}-{self.content.hash[:16]}"

    def require(self, stored: str) -> None:
        """Refuse anything made for another layout, numbering or card set: networks, pools of rows, lists of numbers."""
        if stored != self.hash:
            raise NotCovered(why("fast-made-for", given=stored, known=self.hash))

    # --- rows

    def begin(self, seed: Seed) -> Row:
        """The first position of the game that `kingdom.new_game` makes with this seed."""
        state, _ = set_up(self.rules, streams_of(seed))
        row: Row = self.row_of(state)
        bound(flow.start)(self.table, row)
        return row

    def row(self, game: Game) -> Row:
        """The position of a live game."""
        return self.row_of(game.state)

    def row_of(self, state: State, *, opened: bool = False) -> Row:
        """The row of a state; `opened`: with the seats as they were when the window opened."""
        made: Row = integers("Row", row_of(state, state.opening if opened else ()))
        return made

    # --- deciding

    def waiting(self, row: Row) -> tuple[Seat, ...]:
        """The seats that owe a decision, the round's first player first."""
        if row[r.PHASE] == r.OVER:
            return ()
        first = int(bound(deciding.to_move)(self.table, row))
        return tuple(s for s in (first, 1 - first)[: self.players] if bound(deciding.is_waiting)(self.table, row, s))

    def legal(self, row: Row, seat: Seat) -> list[int]:
        """The numbers of the legal actions of a seat; none if it does not owe a decision."""
        if row[r.PHASE] == r.OVER or not bound(deciding.is_waiting)(self.table, row, seat):
            return []
        count = bound(deciding.legal)(self.table, row, seat, self._listed)
        return [int(number) for number in self._listed[:count]]

    def apply(self, row: Row, seat: Seat, number: int) -> None:
        """Play a legal action, in place."""
        bound(deciding.apply)(self.table, row, seat, number)

    def meaning(self, game: Game, seat: Seat, given: Sequence[int]) -> Action | None:
        """The definition's action for these numbers; None as long as a decision needs more of them."""
        return Meaning(game.state, seat).action(given)

    def numbers(self, game: Game, seat: Seat, action: Action) -> Numbers:
        """The numbers of an action of the definition, to be applied in order."""
        return Meaning(game.state, seat).numbers(action)

    # --- seeing

    def observe(self, row: Row, seen: Row, seat: Seat) -> Any:
        """The knowledge of a seat, laid out as in `observation`; `seen` is the row when the window opened."""
        out = room("Bytes", OBSERVED)
        bound(seeing.observe)(self.table, row, seen, seat, out)
        return out

    def mask(self, row: Row, seat: Seat) -> Any:
        """1 for each legal action, 0 for the others; all 0 for a seat that owes no decision."""
        out = room("Bytes", numbers.ACTIONS)
        if row[r.PHASE] != r.OVER and bound(deciding.is_waiting)(self.table, row, seat):
            bound(seeing.mask)(self.table, row, seat, self._listed, out)
        return out

    def determinize(self, row: Row, seen: Row, seat: Seat, rng: Random) -> Row:
        """A row that the seat cannot tell apart from this one, drawn at random from all such rows.

        In a window the opponent stands as last seen, and has yet to act.
        """
        out: Row = room("Row", r.SIZE)
        bound(hidden.another)(self.table, row, seen, seat, rng.getrandbits(48), self._scratch, out)
        return out

    def is_window(self, row: Row) -> bool:
        """True if both seats act at once, unseen: the opponent is then seen as when the window opened."""
        return row[r.PHASE] not in (r.SETUP, r.CHOICE, r.OVER)

    # --- many at once

    def batch(self, seeds: Sequence[int], threads: int | None = None) -> Batch:
        """Many games, dealt by the engine's own chance from these seeds, and played side by side."""
        return Batch(self, seeds, threads)

    def simulate(self, row: Row, seen: Row, seat: Seat, seeds: Sequence[int]) -> Any:
        """A simulation of a search for each seed: 1 if the seat has won it, -1 if it has lost, 0 if it was shared."""
        count, results, work = len(seeds), room("Bytes", len(seeds)), room("Bytes", r.SIZE)
        spare = (work, self._scratch, self._listed)
        bound(simulate_all)(self.table, row, seen, seat, count, integers("Longs", seeds), *spare, results)
        return results

    # --- the end

    def is_over(self, row: Row) -> bool:
        """True if the game has ended."""
        return bool(row[r.PHASE] == r.OVER)

    def scores(self, row: Row) -> tuple[int, ...]:
        """The points of each seat; what they would be if the game ended now."""
        return tuple(int(bound(ending.score)(self.table, row, seat)) for seat in range(self.players))

    def outcome(self, row: Row) -> Ending:
        """The winners, the seats that could not win, and the medal."""
        bits = bound(ending.winners)(self.table, row)
        losses = [int(bound(ending.shortcomings)(self.table, row, seat)) for seat in range(self.players)]
        if bound(ending.lost_at_once)(self.table, row):
            losses = [1]
        medal = MEDALS[bound(ending.medal)(self.table, row)] if self.players == 1 else None
        won = tuple(seat for seat in (0, 1) if bits >> seat & 1)
        return Ending(won, tuple(losses), medal, REASONS[bound(ending.reason)(self.table, row)])


@lru_cache(maxsize=128)
def engine_of(rules: Ruleset) -> Engine:
    """The engine of a ruleset; made once."""
    return Engine(rules)


def engine(content: Content | None = None, **options: Any) -> Engine:
    """The engine for a game with these options of `kingdom.new_game`.

    >>> made = engine(players=2, modules=("menace",))
    >>> row = made.begin(seed=7)
    >>> made.waiting(row), len(made.legal(row, 0))
    ((0,), 28)
    """
    cards = content or load()
    return engine_of(ruleset(configure(cards, Options(**options)), cards))
