"""A game: the one obvious object. It keeps the state, the log that only grows, and what each viewer was told.

>>> import kingdom
>>> game = kingdom.new_game(players=2, edition="second", side="B", modules=(), seed=7)
>>> game.waiting()
(0,)
>>> len(game.options(0))
448
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from kingdom.content import Content, load
from kingdom.core import engine
from kingdom.core.actions import Action
from kingdom.core.errors import ActionError, Ambiguous, IllegalAction, KingdomError
from kingdom.core.events import Fact, WindowClosed
from kingdom.core.imagine import imagine as imagine_state
from kingdom.core.scoring import Verdict
from kingdom.core.state import Seat, State
from kingdom.core.view import View, view
from kingdom.core.viewers import Viewer, seat_of
from kingdom.game.config import Configuration, ConfigurationError, configuration_from_data, origin, ruleset
from kingdom.game.position import position_data, verdict_data
from kingdom.game.reading import PositionError, read_position
from kingdom.game.record import RULES_VERSION, Record
from kingdom.game.streams import streams_of
from kingdom.game.telling import told
from kingdom.text import notation

UNDO = "undo"
SEED_BITS = 128
"""Of a seed that nobody chose: too many to try."""


def announced(facts: Iterable[Fact]) -> list[Fact]:
    """What of a seat's doings in an open window everybody is told at once: that it is done (PLA-7)."""
    return [fact for fact in facts if fact.event.announced]


@dataclass(slots=True)
class Step:
    """An action that counts: what it found and what it did."""

    seat: Seat
    action: Action
    before: State
    facts: list[Fact]

    @property
    def barrier(self) -> str | None:
        """Why this step, and all before it, can no more be taken back; None if it can."""
        return next((fact.event.barrier for fact in self.facts if fact.event.barrier), None)


@dataclass(slots=True)
class Game:
    """A game of It's a Wonderful Kingdom. Make one with `new_game`, `replay` or `from_position`."""

    configuration: Configuration
    content: Content
    seed: int | None
    """What the decks were shuffled by; None for a game that started from a position."""
    start: State
    state: State
    opening_facts: list[Fact] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)
    log: list[tuple[Seat, Action | None]] = field(default_factory=list)
    """Everything that was done, in order; None is an undo. It only grows."""

    # --- deciding

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

    def play(self, seat: Seat, action: Action | str | Sequence[Action | str]) -> list[Fact]:
        """Do an action, given as such or in notation; or a plan, a list of them, all or nothing.

        What can show cards, pass the turn or close a window can only be the last of a plan.

        >>> import kingdom
        >>> game = kingdom.new_game(seed=7)
        >>> facts = game.play(0, game.text(game.options(0)[0]))
        >>> [fact.because for fact in facts]
        ['CHO-3']
        >>> game.play(0, "select left")
        Traceback (most recent call last):
        kingdom.core.errors.IllegalAction: it is not your turn: wait for seat 1 (CHO-2)
        """
        plan = [action] if isinstance(action, (str, Action)) else list(action)
        alone = isinstance(action, (str, Action))
        self.refuse_by_kind(plan)
        state = self.state
        steps: list[Step] = []
        for index, one in enumerate(plan):
            try:
                meant = self._meant(state, seat, one) if isinstance(one, str) else one
                after, facts = engine.apply(state, seat, meant)
            except ActionError as error:
                raise error if alone else error.at(index) from None
            steps.append(Step(seat, meant, state, facts))
            state = after
        self.steps += steps
        self.log += [(seat, step.action) for step in steps]
        self.state = state
        return [fact for step in steps for fact in step.facts]

    def refuse_by_kind(self, plan: Sequence[Action | str]) -> None:
        """Raise if something stands in a plan before its end that may only be the last; looks at no card (GEN-6).

        >>> import kingdom
        >>> kingdom.new_game(seed=7).refuse_by_kind(["done", "slate Farm"])
        Traceback (most recent call last):
        kingdom.core.errors.IllegalAction: action 1 of the plan: what can show cards, pass the turn or close...
        """
        if len(plan) > 1:
            engine.refuse_by_kind([self._kinds(one) for one in plan])

    def undo(self, seat: Seat) -> Action:
        """Take back the last action of a seat, where no barrier forbids; says why when one does.

        >>> import kingdom
        >>> game = kingdom.new_game(seed=7)
        >>> _ = game.play(0, game.options(0)[0])
        >>> game.undo(0)
        Traceback (most recent call last):
        kingdom.core.errors.IllegalAction: it cannot be taken back: the turn has passed (CON-9)
        >>> _ = game.play(1, "select left")
        >>> game.text(game.undo(1))
        'select left'
        """
        mine = [at for at, step in enumerate(self.steps) if step.seat == seat]
        if not mine:
            raise IllegalAction("there is nothing of yours to take back", "CON-9")
        at = mine[-1]
        for step in self.steps[at:]:
            if step.barrier is not None:
                raise IllegalAction(f"it cannot be taken back: {step.barrier}", "CON-9")
        taken = self.steps[at]
        later = self.steps[at + 1 :]
        del self.steps[at:]
        self.state = taken.before
        for step in later:
            before = self.state
            self.state, facts = engine.apply(before, step.seat, step.action)
            self.steps.append(Step(step.seat, step.action, before, facts))
        self.log.append((seat, None))
        return taken.action

    # --- seeing

    def view(self, viewer: Viewer) -> View:
        """What a seat may know of the game, or `kingdom.SPECTATOR`; everything, for `kingdom.OPEN_TABLE`.

        >>> import kingdom
        >>> game = kingdom.new_game(seed=7)
        >>> len(game.view(0).me.hand), game.view(1).others[0].hand, game.view(None).seats[0].hand_count
        (8, None, 8)
        """
        return view(self.state, viewer)

    def facts(self, viewer: Viewer) -> list[dict[str, Any]]:
        """What a viewer has been told, in order and redacted: others' doings in a window only when it has closed.

        >>> import kingdom
        >>> fact = kingdom.new_game(seed=7).facts(None)[-1]
        >>> fact["event"], fact["area"], fact["because"]
        ('AreaFed', 1, 'CHO-1')
        """
        seat_of(viewer, len(self.state.players))
        names = self.state.rules.names
        found = [told(fact, viewer, names) for fact in self.opening_facts]
        found += [told(fact, viewer, names) for fact in self._delivered(viewer)]
        return [fact for fact in found if fact is not None]

    def _delivered(self, viewer: Viewer) -> Iterable[Fact]:
        """Facts in the order of telling: of a window one's own at once; those of the others, and its close, at its end.

        That another seat is done with a window is announced at once. What has been told stays told: the list only
        grows, except by an undo of one's own, or by one that takes back having been done.
        """
        window: list[Step] = []
        for step in self.steps:
            if not step.before.opening:
                yield from step.facts
                continue
            close = next((at for at, fact in enumerate(step.facts) if isinstance(fact.event, WindowClosed)), None)
            if close is None and not (self.is_over and step is self.steps[-1]):
                window.append(step)
                yield from step.facts if step.seat == viewer else announced(step.facts)
                continue
            last = step.facts[:close]
            if step.seat == viewer:
                yield from last
            for seat in sorted(step.before.order, key=lambda seat: seat != viewer):
                if seat != viewer:
                    for one in window:
                        if one.seat == seat:
                            yield from (fact for fact in one.facts if not fact.event.announced)
                    if seat == step.seat:
                        yield from last
            if close is not None:
                yield from step.facts[close:]
            window = []

    def text(self, action: Action) -> str:
        """The notation of an action."""
        return notation.text(action, self.state.rules.names)

    # --- ending

    @property
    def is_over(self) -> bool:
        """Whether the game has ended.

        >>> import kingdom
        >>> kingdom.new_game(seed=7).is_over
        False
        """
        return self.state.verdict is not None

    def outcome(self) -> Verdict:
        """How it ended: winners, reason, score lines with their clauses, tie-breaks, medal, losses.

        >>> import kingdom
        >>> kingdom.new_game(seed=7).outcome()
        Traceback (most recent call last):
        kingdom.core.errors.KingdomError: the game is not over: there is no outcome yet
        """
        if self.state.verdict is None:
            raise KingdomError("the game is not over: there is no outcome yet")
        return self.state.verdict

    # --- keeping

    def record(self) -> Record:
        """The game as a record, which `replay` makes the same game of.

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
            actions=tuple((seat, UNDO if action is None else self.text(action)) for seat, action in self.log),
            result=None if self.state.verdict is None else verdict_data(self.state.verdict),
        )

    def position(self) -> dict[str, Any]:
        """The whole position as plain data, hidden cards and all.

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

    # --- reading texts

    def _kinds(self, one: Action | str) -> set[type[Action]]:
        """The kinds that may be meant; none for a text that is no action, which is said when its turn comes."""
        if isinstance(one, Action):
            return {type(one)}
        rules = self.state.rules
        try:
            return {type(action) for action in notation.read(one, rules.names, rules.actions())}
        except ActionError:
            return set()

    def _meant(self, state: State, seat: Seat, line: str) -> Action:
        """The one legal action that a text means; copies that come to the same count as one."""
        rules = state.rules
        readings = notation.read(line, rules.names, rules.actions())
        if len(readings) == 1:
            return readings[0]
        legal = set(engine.options(state, seat))
        fitting = [action for action in readings if action in legal]
        if not fitting:
            raise engine.why_not(state, seat, *readings)
        texts = dict.fromkeys(notation.text(action, rules.names) for action in fitting)
        if len({notation.sense(state, seat, action) for action in fitting}) > 1:
            raise Ambiguous(f"{line!r} can mean {len(texts)} things", texts)
        return fitting[0]


def new_game(*, seed: int | None = None, content: Content | Path | str | None = None, **options: Any) -> Game:
    """A new game. Options are those of `kingdom.game.config.configure`; without a seed one is drawn.

    >>> import kingdom
    >>> kingdom.new_game(players=3)
    Traceback (most recent call last):
    kingdom.game.config.ConfigurationError: the game is for 1 or 2 players, not 3 (SET-3, SOL-1)
    """
    cards = content_of(content)
    configuration = configuration_from_data(options, cards)
    if seed is not None and type(seed) is not int:
        raise ConfigurationError([f"the seed is {seed!r}: give a whole number, or leave it out"])
    drawn = secrets.randbits(SEED_BITS) if seed is None else seed
    state, facts = engine.begin(ruleset(configuration, cards), streams_of(drawn))
    return Game(configuration, cards, drawn, state, state, facts)


def content_of(content: Content | Path | str | None) -> Content:
    """A card set: as it is, from a path, or the one that the game comes with."""
    return content if isinstance(content, Content) else load(None if content is None else Path(content))


def from_position(data: Mapping[str, Any], *, content: Content | Path | str | None = None) -> Game:
    """A game from a position, written by hand or by `position()`; impossible ones are refused with all that is wrong.

    >>> import kingdom
    >>> kingdom.from_position({"phase": "planning", "players": [
    ...     {"duchy": ["Valados"], "construction": [{"card": "Barracks", "filled": "MMMM"}]}, {"duchy": ["Téressie"]}]})
    Traceback (most recent call last):
    kingdom.game.reading.PositionError: seat 0: 4 M spaces of Barracks#1 are filled, and it has 3 (CON-11)
    """
    cards = content_of(content)
    if not isinstance(data, Mapping):
        raise PositionError([f"a position is a table of names and values, and this is {type(data).__name__}"])
    laid = data.get("content")
    if isinstance(laid, Mapping) and laid.get("hash") != cards.hash:
        raise PositionError(
            [f"the position is one of the card set {laid.get('name')!r}: give that card set as content"]
        )
    configuration = configuration_from_data(data.get("configuration", {}), cards)
    state = read_position(data, ruleset(configuration, cards))
    return Game(configuration, cards, None, state, state)


class Chance(Protocol):
    """Anything that gives numbers in [0, 1), such as `random.Random`."""

    def random(self) -> float:
        """The next number."""
        ...


def imagine(seen: View, rng: Chance) -> Game:
    """A game that the viewer cannot tell from the true one, its hidden cards drawn anew.

    >>> import kingdom, random
    >>> view = kingdom.new_game(seed=7).view(0)
    >>> kingdom.imagine(view, random.Random(1)).view(0) == view
    True
    """
    configuration, content = origin(seen.rules)
    state = imagine_state(seen, rng.random)
    return Game(configuration, content, None, state, state)
