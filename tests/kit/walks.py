"""Walks: random games of any ruleset, for testing laws.

A walk is a value with a short repr, so that a counterexample can be read and stored: `Walk("two", 7, "any")`.
With a length it stops after that many decisions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple, TypeVar

from hypothesis import Phase, example, given, settings
from hypothesis import strategies as st

import kingdom
from kingdom.content import load
from kingdom.core import engine
from kingdom.core.actions import Action
from kingdom.core.events import Fact
from kingdom.core.ruleset import Ruleset
from kingdom.core.state import Seat, State
from kingdom.game.config import configure, ruleset
from kingdom.game.options import Options
from kingdom.game.streams import streams_of
from tests.kit.rulesets import mixtures, named, options_of
from tests.kit.sensible import sensible

F = TypeVar("F", bound=Callable[..., None])

STYLES = ("mixed", "sensible", "kinds", "any")
"""The styles of choosing: a mixture; like the sensible player; first a kind of action, then one of it; any option."""

PHASES = (Phase.explicit, Phase.reuse, Phase.generate)
"""All phases except `shrink`: a smaller seed is not a simpler game."""

LONGEST = 2000
"""An upper limit on the decisions of a game: a longer game would never end."""


class Step(NamedTuple):
    """One decision of a walk."""

    before: State
    seat: Seat
    action: Action
    after: State
    facts: list[Fact]


@dataclass(frozen=True)
class Walk:
    """A deal of a ruleset, and a style of play."""

    name: str
    seed: int
    style: str = "mixed"
    length: int = LONGEST

    def __repr__(self) -> str:
        stop = "" if self.length == LONGEST else f", {self.length}"
        return f"Walk({self.name!r}, {self.seed}, {self.style!r}{stop})"

    @property
    def options(self) -> dict[str, Any]:
        return options_of(self.name)

    @property
    def rules(self) -> Ruleset:
        content = load(None)
        return ruleset(configure(content, Options(**self.options)), content)

    def rng(self) -> Random:
        return Random(f"{self.seed} {self.style}")

    def begin(self, rules: Ruleset | None = None) -> State:
        """The deal, with the given rules if there are any; they must be equivalent."""
        return engine.begin(rules or self.rules, streams_of(self.seed))[0]

    def steps(self, state: State | None = None) -> Iterator[Step]:
        """The decisions of the walk, one by one."""
        rng = self.rng()
        before = self.begin() if state is None else state
        for _ in range(self.length):
            owing = engine.waiting(before)
            if not owing:
                return
            seat = owing[int(rng.random() * len(owing))]
            action = choose(before, seat, self.style, rng)
            after, facts = engine.apply(before, seat, action)
            yield Step(before, seat, action, after, facts)
            before = after

    def states(self) -> Iterator[State]:
        """The deal, and the state after each decision."""
        state = self.begin()
        yield state
        for step in self.steps(state):
            yield step.after

    def end(self) -> State:
        """The last state of the walk."""
        state = self.begin()
        for step in self.steps(state):
            state = step.after
        return state

    def game(self) -> kingdom.Game:
        """The walk as a game with its history."""
        game = kingdom.new_game(seed=self.seed, **self.options)
        for step in self.steps():
            game.play(step.seat, step.action)
        return game


def choose(state: State, seat: Seat, style: str, rng: Random) -> Action:
    """A legal action, in a style."""
    options = engine.options(state, seat)
    assert options, f"seat {seat} owes a decision in {state.phase.name} and has none to take"
    if style == "mixed":
        roll = rng.random()
        style = "any" if roll < 0.15 else "kinds" if roll < 0.3 else "sensible"
    if style == "sensible":
        return sensible(state, seat, options, rng)
    if style == "kinds":
        kinds = list(dict.fromkeys(type(action) for action in options))
        kind = kinds[int(rng.random() * len(kinds))]
        options = [action for action in options if type(action) is kind]
    return options[int(rng.random() * len(options))]


def is_deep() -> bool:
    """True if the deep profile is on, which tests every ruleset."""
    return settings.get_current_profile_name() == "deep"


def walks(*, two_players: bool = False) -> st.SearchStrategy[Walk]:
    """Walks of any mixture of rules, as whole games: a law that is tested at every step stops where it fails."""
    names = [name for name, options in mixtures().items() if not two_players or options["players"] == 2]
    return st.builds(
        Walk,
        name=st.sampled_from(names),
        seed=st.integers(0, 9999),
        style=st.sampled_from(STYLES),
    )


def law(*, examples: float = 1, two_players: bool = False) -> Callable[[F], F]:
    """Mark a law that holds on every walk; `examples` scales the number of walks, for expensive or cheap laws.

    The quick profile uses Hypothesis' number of examples; the deep one adds a game of every named ruleset.
    """

    def decorate(test: F) -> F:
        found: Any = given(walk=walks(two_players=two_players))(test)
        if is_deep():
            for name, options in named().items():
                if not two_players or options["players"] == 2:
                    found = example(walk=Walk(name, 1, "mixed"))(found)
        count = max(1, int(settings.default.max_examples * examples))
        return settings(max_examples=count, phases=PHASES)(found)

    return decorate
