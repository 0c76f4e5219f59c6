"""A game: the main object of the package, with the state, an append-only log, and the facts each viewer knows.

>>> import kingdom
>>> game = kingdom.new_game(players=2, edition="second", side="B", modules=(), seed=7)
>>> game.waiting()
(0,)
>>> len(game.options(0))
448
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from kingdom.content import Content
from kingdom.core import engine
from kingdom.core.actions import Action
from kingdom.core.errors import ActionError, KingdomError
from kingdom.core.events import Fact
from kingdom.core.reasons import why
from kingdom.core.scoring import ScoreLine, Verdict
from kingdom.core.state import Seat, State
from kingdom.core.view import View, view
from kingdom.core.viewers import Viewer, seat_of
from kingdom.game import rewind
from kingdom.game.config import Configuration
from kingdom.game.delivery import Step, delivered
from kingdom.game.meaning import kinds_meant, meant
from kingdom.game.position import position_data, verdict_data
from kingdom.game.record import RULES_VERSION, Record
from kingdom.game.redaction import redacted_facts
from kingdom.text import notation

SEED_BITS = 128
"""The size of a random seed: too large to find by trial and error."""


class Moment(NamedTuple):
    """A step of a game, with the states before and after it."""

    number: int
    """The number of the step, starting at 1."""
    seat: Seat
    """The seat that acted."""
    action: Action
    """Its facts."""
    before: State
    """The state before."""
    after: State
    """The state after."""
    facts: tuple[Fact, ...]
    """The facts that followed."""


@dataclass(slots=True, repr=False)
class Game:
    """A game of It's a Wonderful Kingdom. Make one with `new_game`, `replay` or `from_position`."""

    configuration: Configuration
    """The choices before the game, complete."""
    content: Content
    """The card set."""
    seed: int | None
    """The random seed of the deal; None for a game that started from a position."""
    start: State
    """The state after the deal."""
    state: State
    """The state now. It shows hidden cards: bots and pages get a `view` instead."""
    opening_facts: list[Fact] = field(default_factory=list)
    """The facts of the deal."""
    steps: list[Step] = field(default_factory=list)
    """The actions that were not taken back, each with its facts."""
    log: list[tuple[Seat, Action | None]] = field(default_factory=list)
    """Every action and undo (None), in order. Append-only."""

    def __repr__(self) -> str:
        state = self.state
        waiting = " and ".join(map(str, self.waiting()))
        kind = self.configuration.scenario or ("solo" if len(state.players) == 1 else "2 players")
        played = ", ".join([kind, *self.configuration.modules])
        start = "from a position" if self.seed is None else f"seed {self.seed}"
        now = "over" if self.is_over else f"round {state.round}, {state.phase.name}, seat {waiting} to decide"
        return f"<Game: {played}, {start}, {len(self.steps)} steps, {now}>"

    def copy(self) -> Game:
        """An independent copy. It shares past steps, which never change.

        >>> import kingdom
        >>> game = kingdom.new_game(seed=7)
        >>> tried = game.copy()
        >>> _ = tried.play(0, tried.options(0)[0])
        >>> game.waiting(), tried.waiting(), len(game.log), len(tried.log)
        ((0,), (1,), 0, 1)
        """
        return replace(
            self,
            state=self.state.copy(),
            opening_facts=list(self.opening_facts),
            steps=list(self.steps),
            log=list(self.log),
        )

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Game:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the game as its record, which is small and exact. A `State` is faster to send, but has no history."""
        from kingdom.game.replaying import again  # imported here, since it imports this module

        return again, (self.record(), self.content)

    # --- decisions

    @property
    def phases(self) -> tuple[str, ...]:
        """The names of the phases of this game, in order; `state.phase.name` is one of them.

        >>> import kingdom
        >>> kingdom.new_game(seed=7).phases[1:4]
        ('choice', 'planning', 'materials')
        """
        return tuple(phase.name for phase in self.state.rules.agenda.phases())

    def waiting(self) -> tuple[Seat, ...]:
        """The seats that owe a decision, the round's first player first.

        >>> import kingdom
        >>> kingdom.new_game(seed=7).waiting()
        (0,)
        """
        return engine.waiting(self.state)

    def options(self, seat: Seat) -> list[Action]:
        """Every legal action of a seat now.

        >>> import kingdom
        >>> game = kingdom.new_game(seed=7)
        >>> len(game.options(0)), len(game.options(1))
        (448, 0)
        """
        return engine.options(self.state, seat)

    def play(
        self,
        seat: Seat,
        action: Action | str | Sequence[Action | str],
        *,
        request: str = "",
        options: Sequence[Action] | None = None,
    ) -> list[Fact]:
        """Play an action, given as an object or in notation, or a plan: a list of actions, all or nothing.

        An action that can show cards, pass the turn or close a window can only come last in a plan. `request` is stored
        with the steps. `options` are the seat's options if the caller has already listed them, to save time.

        >>> import kingdom
        >>> game = kingdom.new_game(seed=7)
        >>> facts = game.play(0, game.text(game.options(0)[0]))
        >>> [fact.because for fact in facts]
        ['CHO-3']
        >>> game.play(0, "select left")
        Traceback (most recent call last):
        kingdom.core.errors.IllegalAction: it is not your turn: wait for seat 1 (CHO-2)
        """
        alone = isinstance(action, (str, Action)) or not isinstance(action, Iterable)
        plan = [action] if isinstance(action, (str, Action)) or not isinstance(action, Iterable) else list(action)
        self.refuse_by_kind(plan)
        state = self.state
        steps: list[Step] = []
        for index, one in enumerate(plan):
            try:
                found = meant(state, seat, one, None if index else options)
            except ActionError as error:
                raise error if alone else error.at(index) from None
            after = state.copy()
            steps.append(Step(seat, found, state, engine.push(after, seat, found), request))
            state = after
        self.steps += steps
        self.log += [(seat, step.action) for step in steps]
        self.state = state
        return [fact for step in steps for fact in step.facts]

    def refuse_by_kind(self, plan: Sequence[Action | str]) -> None:
        """Raise an error if an action that must come last in a plan comes earlier. Reads no cards (GEN-6).

        >>> import kingdom
        >>> kingdom.new_game(seed=7).refuse_by_kind(["done", "slate Farm"])
        Traceback (most recent call last):
        kingdom.core.errors.IllegalAction: action 1 of the plan: an action that can show cards, pass the turn...
        """
        if len(plan) > 1:
            engine.refuse_by_kind([kinds_meant(one, self.state.rules) for one in plan])

    def why_not(self, seat: Seat, action: Action | str) -> ActionError | None:
        """The error that an action would raise now, with its clause; None if it is legal. Changes nothing.

        >>> import kingdom
        >>> game = kingdom.new_game(seed=7)
        >>> game.why_not(0, game.options(0)[0]) is None
        True
        >>> print(game.why_not(0, "select left"))
        this turn is an offer: put two cards from your hand in the areas (CHO-2)
        """
        try:
            meant(self.state, seat, action)
        except ActionError as error:
            return error
        return None

    def undo(self, seat: Seat) -> Action:
        """Undo the last action of a seat; raises IllegalAction if there is a barrier.

        >>> import kingdom
        >>> game = kingdom.new_game(seed=7)
        >>> _ = game.play(0, game.options(0)[0])
        >>> game.undo(0)
        Traceback (most recent call last):
        kingdom.core.errors.IllegalAction: that can no longer be taken back: the turn has passed (CON-9)
        >>> _ = game.play(1, "select left")
        >>> game.text(game.undo(1))
        'select left'
        """
        return rewind.undo(self, seat).action

    def resign(self, seat: Seat) -> list[Fact]:
        """Resign for a seat, at any time: the game is over, and the opponent wins (END-4)."""
        return rewind.resign(self, seat)

    # --- views

    def view(self, viewer: Viewer) -> View:
        """The game as a seat or `kingdom.SPECTATOR` may see it, or with all cards visible for `kingdom.OPEN_TABLE`.

        >>> import kingdom
        >>> game = kingdom.new_game(seed=7)
        >>> len(game.view(0).me.hand), game.view(1).others[0].hand, game.view(None).seats[0].hand_count
        (8, None, 8)
        """
        return view(self.state, viewer)

    def facts(self, viewer: Viewer) -> list[dict[str, Any]]:
        """The redacted facts that a viewer knows, in order. Other seats' actions in a window appear once it has closed.

        >>> import kingdom
        >>> fact = kingdom.new_game(seed=7).facts(None)[-1]
        >>> fact["event"], fact["area"], fact["because"]
        ('AreaFed', 1, 'CHO-1')
        """
        seat_of(viewer, len(self.state.players))
        facts = (*self.opening_facts, *delivered(self.steps, viewer))
        return redacted_facts(facts, viewer, self.state.rules.names)

    def history(self) -> Iterator[Moment]:
        """The steps that have not been taken back, in order, each with its facts and the states before and after it.

        >>> import kingdom
        >>> game = kingdom.new_game(seed=7)
        >>> _ = game.play(0, game.options(0)[0])
        >>> [(one.number, one.seat, one.before.turns, one.after.turns) for one in game.history()]
        [(1, 0, 0, 1)]
        """
        states = [*(step.before for step in self.steps[1:]), self.state]
        for number, (step, after) in enumerate(zip(self.steps, states, strict=False), start=1):
            yield Moment(number, step.seat, step.action, step.before, after, tuple(step.facts))

    def text(self, action: Action) -> str:
        """The notation of an action."""
        return notation.text(action, self.state.rules.names)

    # --- the end

    def score(self, seat: Seat) -> list[ScoreLine]:
        """The score of a seat if the game ended now, line by line, each with its clause.

        >>> import kingdom
        >>> sum(line.points for line in kingdom.new_game(seed=7).score(0))
        0
        """
        if seat not in range(len(self.state.players)):
            raise KingdomError(why("no-seat", given=repr(seat), seats=tuple(sorted(self.state.order))))
        return engine.score(self.state, seat)

    @property
    def is_over(self) -> bool:
        """True if the game has ended.

        >>> import kingdom
        >>> kingdom.new_game(seed=7).is_over
        False
        """
        return self.state.verdict is not None

    def outcome(self) -> Verdict:
        """The result: winners, reason, score lines with their clauses, tie-breaks, medal, losses.

        >>> import kingdom
        >>> kingdom.new_game(seed=7).outcome()
        Traceback (most recent call last):
        kingdom.core.errors.KingdomError: the game is not over: there is no outcome yet
        """
        if self.state.verdict is None:
            raise KingdomError(why("not-over"))
        return self.state.verdict

    # --- saving

    def record(self) -> Record:
        """The game as a record; `replay` recreates the game from it.

        >>> import kingdom
        >>> game = kingdom.new_game(seed=7)
        >>> kingdom.replay(game.record()).position() == game.position()
        True
        """
        return Record(
            rules=RULES_VERSION,
            content=(self.content.name, self.content.hash),
            configuration=self.configuration.to_data(),
            seed=self.seed,
            position=position_data(self.start) if self.seed is None else None,
            actions=tuple((seat, rewind.UNDO if action is None else self.text(action)) for seat, action in self.log),
            result=None if self.state.verdict is None else verdict_data(self.state.verdict),
        )

    def position(self) -> dict[str, Any]:
        """The complete position as plain data, including hidden cards.

        >>> import kingdom
        >>> game = kingdom.new_game(seed=7)
        >>> kingdom.from_position(game.position()).position() == game.position()
        True
        """
        return {
            "rules": RULES_VERSION,
            "content": {"name": self.content.name, "hash": self.content.hash},
            "configuration": self.configuration.to_data(),
            **position_data(self.state),
        }
