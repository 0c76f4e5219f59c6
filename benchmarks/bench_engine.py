"""The speed of the engine: random play in one process, and the parts of a decision.

    python benchmarks/bench_engine.py [--rows base,solo] [--repeat 5] [--seconds 0.2] [--json]

Every figure is a median. All of them are measured in turn, again and again in the same run, so that a machine that
slows down slows down all of them. Time is the processor's for this process, so that waiting for other work on the
machine does not count; how much of the time on the wall it was is printed, and near 100 % the two are the same.
With the extra `bench` installed, gin rummy of PettingZoo and RLCard is played at random beside it, for scale.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from statistics import median
from time import perf_counter, process_time
from typing import Any

import kingdom
from kingdom.content import Content, load
from kingdom.core import engine
from kingdom.core.actions import Action
from kingdom.core.ruleset import Ruleset
from kingdom.core.state import State
from kingdom.core.view import view
from kingdom.game.rulesets import GivenOptions
from kingdom.game.streams import streams_of
from kingdom.proof.playout import rules_of

ROWS: dict[str, GivenOptions] = {
    "base": {},
    "menace": {"modules": ("menace",)},
    "advisors": {"modules": ("advisors",)},
    "quest": {"modules": ("quest",)},
    "all three": {"modules": ("menace", "advisors", "quest")},
    "solo": {"players": 1},
    "scenario": {"scenario": "the_frozen_north"},
}
COLUMNS = ("games/s", "decisions/s", "apply/s", "options/s", "view/s", "copy/s", "view µs", "replay ms")

Step = tuple[State, int, Action]


def play(rules: Ruleset, seed: int) -> int:
    """Play a random game, in place and unchecked; returns how many decisions it took."""
    streams = streams_of(seed)
    state, _ = engine.begin(rules, streams)
    stream = streams("random play")
    waiting, options, push = engine.waiting, engine.options, engine.push
    decisions = 0
    while owing := waiting(state):
        seat = owing[int(stream() * len(owing))]
        found = options(state, seat)
        push(state, seat, found[int(stream() * len(found))])
        decisions += 1
    return decisions


def steps_of(options: GivenOptions, content: Content) -> tuple[list[Step], kingdom.Record]:
    """The steps of a random game, and its record."""
    game = kingdom.new_game(seed=1, content=content, **options)
    stream = streams_of(1)("random play")
    steps: list[Step] = []
    while owing := game.waiting():
        seat = owing[int(stream() * len(owing))]
        found = game.options(seat)
        action = found[int(stream() * len(found))]
        steps.append((game.state, seat, action))
        game.play(seat, action)
    return steps, game.record()


@dataclass
class Row:
    """The measurements of one ruleset; each takes about this many seconds."""

    name: str
    options: GivenOptions
    seconds: float
    content: Content

    def __post_init__(self) -> None:
        self.rules = rules_of(self.options, self.content)
        self.steps, self.record = steps_of(self.options, self.content)
        self.seed = 0

    def measures(self) -> Iterator[tuple[str, float]]:
        """One round of figures."""
        yield from self.play()
        for column, call in self.calls():
            each = self.time_of_each(call)
            yield f"{column}/s", 1 / each
            if column == "view":
                yield "view µs", 1e6 * each
        yield "replay ms", 1e3 * self.replay()

    def play(self) -> Iterator[tuple[str, float]]:
        games = decisions = 0
        start = process_time()
        while (spent := process_time() - start) < self.seconds or not games:
            self.seed += 1
            decisions += play(self.rules, self.seed)
            games += 1
        yield "games/s", games / spent
        yield "decisions/s", decisions / spent

    def calls(self) -> list[tuple[str, Callable[[Step], object]]]:
        return [
            ("apply", lambda step: engine.apply(*step)),
            ("options", lambda step: engine.options(step[0], step[1])),
            ("view", lambda step: view(step[0], step[1])),
            ("copy", lambda step: step[0].copy()),
        ]

    def time_of_each(self, call: Callable[[Step], object]) -> float:
        """Seconds for one call, over the steps of a whole game."""
        rounds = 0
        start = process_time()
        while (spent := process_time() - start) < self.seconds or not rounds:
            for step in self.steps:
                call(step)
            rounds += 1
        return spent / (rounds * len(self.steps))

    def replay(self) -> float:
        rounds = 0
        start = process_time()
        while (spent := process_time() - start) < self.seconds or not rounds:
            kingdom.replay(self.record, content=self.content)
            rounds += 1
        return spent / rounds


# --- others, for scale


def petting_zoo(seconds: float) -> float:
    """Steps a second of PettingZoo's gin rummy."""
    from pettingzoo.classic import gin_rummy_v4

    env = gin_rummy_v4.env()
    stream = streams_of(1)("pettingzoo")
    seed = steps = 0
    start = process_time()
    while process_time() - start < seconds:
        seed += 1
        env.reset(seed=seed)
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            legal = observation["action_mask"].nonzero()[0]
            env.step(None if terminated or truncated else int(legal[int(stream() * len(legal))]))
            steps += 1
    return steps / (process_time() - start)


def rlcard(seconds: float) -> float:
    """Steps a second of RLCard's gin rummy."""
    import rlcard as cards

    stream = streams_of(1)("rlcard")
    seed = steps = 0
    start = process_time()
    while process_time() - start < seconds:
        seed += 1
        env = cards.make("gin-rummy", config={"seed": seed})
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(stream() * len(legal))])
            steps += 1
    return steps / (process_time() - start)


OTHERS: dict[str, Callable[[float], float]] = {"PettingZoo gin_rummy": petting_zoo, "RLCard gin-rummy": rlcard}


def others_here() -> dict[str, Callable[[float], float]]:
    """The other engines that are installed."""
    found = {}
    for name, measure in OTHERS.items():
        try:
            measure(0.01)
        except ImportError as error:
            print(f"{name}: not measured, {error}: make bench installs it", file=sys.stderr)
        else:
            found[name] = measure
    return found


# --- the whole


def measured(rows: list[Row], repeat: int, seconds: float) -> tuple[dict[str, dict[str, float]], dict[str, float]]:
    """The medians of all rows, and of the other engines."""
    others = others_here()
    figures: dict[tuple[str, str], list[float]] = {}
    for row in rows:
        list(row.measures())  # warm up: fills the caches that the engine keeps between games
    for turn in range(repeat):
        print(f"round {turn + 1} of {repeat} …", file=sys.stderr)
        for row in rows:
            for column, figure in row.measures():
                figures.setdefault((row.name, column), []).append(figure)
        for name, measure in others.items():
            figures.setdefault((name, "steps/s"), []).append(measure(max(seconds, 0.1)))
    return (
        {row.name: {column: median(figures[row.name, column]) for column in COLUMNS} for row in rows},
        {name: median(figures[name, "steps/s"]) for name in others},
    )


def show(found: dict[str, dict[str, float]], others: dict[str, float], share: float) -> None:
    machine = f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores"
    print(f"{machine}; one process, {share:.0%} of the time on the wall\n")
    print(f"{'':<12}" + "".join(f"{column:>13}" for column in COLUMNS))
    for name, figures in found.items():
        cells = [f"{figures[column]:,.{1 if column.startswith(('view µ', 'replay')) else 0}f}" for column in COLUMNS]
        print(f"{name:<12}" + "".join(f"{cell:>13}" for cell in cells))
    for name, steps in others.items():
        print(f"\n{name}: {steps:,.0f} steps/s")


def main(words: list[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rows", default=",".join(ROWS), help="which rows, with commas")
    parser.add_argument("--repeat", type=int, default=5, help="how often each is measured")
    parser.add_argument("--seconds", type=float, default=0.2, help="how long each measure lasts")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    said = parser.parse_args(words)
    names = [name.strip() for name in said.rows.split(",")]
    if strange := [name for name in names if name not in ROWS]:
        parser.error(f"there are no rows {', '.join(strange)}: choose among {', '.join(ROWS)}")
    content = load()
    wall, processor = perf_counter(), process_time()
    rows = [Row(name, ROWS[name], said.seconds, content) for name in names]
    found, others = measured(rows, said.repeat, said.seconds)
    share = (process_time() - processor) / (perf_counter() - wall)
    if said.json:
        figures: dict[str, Any] = {"rows": found, "others": others, "share_of_wall_time": share}
        print(json.dumps(figures, indent=2))
    else:
        show(found, others, share)


if __name__ == "__main__":
    main()
