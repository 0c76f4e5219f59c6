"""The course: generation after generation of games, learning and a match. It can be stopped and resumed."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

from kingdom import fast
from kingdom.bots.regent.network import WEIGHTS
from kingdom.lab.training.faring import Faring
from kingdom.lab.training.measuring import OPPONENTS, Bouting, pairs_between, points
from kingdom.lab.training.network import learn, targets
from kingdom.lab.training.playing import Task, play, tasks
from kingdom.lab.workers import Runner

LOG = "log.jsonl"
PICTURE = "strength.svg"
ENGINE = "engine.txt"
"""The hash of the fast engine that a course started with."""
SEEDS = 10_000_000
"""The distance between the first seeds of consecutive generations."""
MATCH_SEEDS = 777_000_000
"""The first seed of every match."""
MEMORY = 4
"""Generations of games to learn from by default."""
HELD_BACK = 0.05
"""The share of games that are held back from learning."""
BEGUN_FROM = "weights-0.npy"
"""The weights that a course started from; without them, the first generation plays by hand-made values."""
RULERS = ("two", "two+menace", "two+advisors", "two+quest")
"""The rulesets of the match after each generation."""


BY_WORTH = 0
"""Trials before there is a network: games by worth, plans by hand-made values."""
MATCH = 24
"""Trials for each decision of a match."""


class TrainingRun:
    """A folder with a training run."""

    def __init__(self, folder: Path, say: Callable[[str], None], *, seed: int = 1) -> None:
        self.folder = folder
        self.say = say
        self.seed = seed
        folder.mkdir(parents=True, exist_ok=True)
        self._keep_to_one_engine()

    # --- what is kept

    def _keep_to_one_engine(self) -> None:
        """Games and weights mean nothing to an engine with another layout, numbering or card set."""
        made_by, engine = self.folder / ENGINE, fast.engine(players=2)
        if made_by.is_file():
            engine.require(made_by.read_text(encoding="utf-8").strip())
        elif not self.generation:
            made_by.write_text(f"{engine.hash}\n", encoding="utf-8")

    def log(self, line: dict[str, Any]) -> None:
        """Append a line to the log."""
        with (self.folder / LOG).open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
        self.say(json.dumps(line))

    @property
    def generation(self) -> int:
        """The number of finished generations."""
        return len(list(self.folder.glob("weights-[1-9]*.npy")))

    def begin_from(self, weights: Any) -> None:
        """Start the course from these weights. A course that has already started keeps its own."""
        import numpy as np

        if not self.generation:
            np.save(self.folder / BEGUN_FROM, np.asarray(weights, "float32"))

    def weights(self, generation: int) -> Any:
        """The weights after a generation; before the first, those it started from, or none for hand-made values."""
        import numpy as np

        path = self.folder / f"weights-{generation}.npy"
        if generation == 0 and not path.is_file():
            return np.zeros(WEIGHTS, "float32")
        return np.load(path)

    # --- a generation

    def games(self, runner: Runner, generation: int, count: int, trials: int, until: float | None) -> None:
        """Play the games of a generation with the weights before it, and store them."""
        import numpy as np

        began = monotonic()
        weights = self.weights(generation - 1).astype("float32").tobytes()
        first = self.seed * 1_000_000_000 + generation * SEEDS
        inputs, wanted, held, played, faring = [], [], [], 0, Faring()
        stray = 4 if generation > 1 else 0
        asked = tasks((weights, weights), first, count, trials, stray)
        for _, done in runner(play, _until(asked, until)):
            some, aims = targets(done.records, done.results)
            inputs.append(some)
            wanted.append(aims)
            held.append(np.full(len(some), is_held_back(done.task)))
            faring.add(done.task.ruleset, done.records, done.results)
            played += done.task.count
        together = [np.concatenate(parts) for parts in (inputs, wanted, held)]
        np.savez(self.folder / f"games-{generation}.npz", inputs=together[0], wanted=together[1], held=together[2])
        seconds = round(monotonic() - began, 1)
        self.log({"generation": generation, "games": played, "seconds": seconds, "trials": trials})
        self.log({"generation": generation, "fared": faring.told()})

    def learn(self, generation: int, *, epochs: int, device: str, memory: int = MEMORY) -> None:
        """Learn from the last generations."""
        import numpy as np

        last = [self.folder / f"games-{k}.npz" for k in range(generation - memory + 1, generation + 1)]
        kept = [np.load(path) for path in last if path.is_file()]
        inputs, wanted = (np.concatenate([one[name] for one in kept]) for name in ("inputs", "wanted"))
        # Supports courses that started before whole games were held back.
        held = np.concatenate([one.get("held", np.zeros(len(one["inputs"]), bool)) for one in kept])
        before = self.weights(generation - 1)
        known = before.tolist() if before.any() else None
        weights, told = learn(inputs, wanted, held, known, epochs=epochs, device=device, seed=self.seed + generation)
        np.save(self.folder / f"weights-{generation}.npy", np.array(weights, "float32"))
        self.log({"generation": generation, "learned": told})

    def match(self, runner: Runner, generation: int, other: int, pairs: int, trials: int = MATCH) -> float:
        """Let two generations play each deal twice, with the seats swapped; returns the newer one's share of wins."""
        weights = self.weights(generation), self.weights(other)
        found = pairs_between(runner, weights, RULERS, pairs, trials, MATCH_SEEDS)
        shares = {name: round(sum(pair.won for pair in some) / len(some), 3) for name, some in found.items()}
        mean = sum(shares.values()) / len(shares)
        self.log({"generation": generation, "against": other, "pairs": pairs, "wins": round(mean, 3), **shares})
        return mean

    def arena(self, runner: Runner, generation: int, deals: int) -> None:
        """Let a generation play the other bots: this many deals of each ruleset, from both seats."""
        weights = self.weights(generation).astype("float32").tobytes()
        for opponent in OPPONENTS:
            jobs = [
                Bouting(weights, name, deal, seat, opponent)
                for name in RULERS
                for deal in range(1, deals + 1)
                for seat in (0, 1)
            ]
            got = [won for _, won in runner(points, jobs)]
            wins = round(sum(got) / len(got), 3)
            self.log({"generation": generation, "arena": opponent, "games": len(got), "wins": wins})

    def draw(self) -> None:
        """Draw the course so far, if Matplotlib is installed."""
        try:
            from kingdom.lab.training.drawing import strength
        except ModuleNotFoundError:
            return
        lines = [json.loads(line) for line in (self.folder / LOG).read_text(encoding="utf-8").splitlines()]
        (self.folder / PICTURE).write_text(strength(lines), encoding="utf-8")


def is_held_back(task: Task) -> bool:
    """True if the games of a task are held back from learning, for validation.

    Whole games are held back, the same ones in every generation: the positions of a game reveal how it ended.
    """
    return Random(task.first).random() < HELD_BACK


def _until(wanted: Any, until: float | None) -> Any:
    """Yield tasks until the time is up."""
    for k, task in enumerate(wanted):
        if k and until is not None and monotonic() > until:
            return
        yield task
