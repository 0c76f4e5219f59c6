"""The fast engine on one core: this version alone, or in turn with the one of another checkout.

    python benchmarks/bench_fast.py [--seconds 1.0] [--repeat 5] [--only games batch] [--rulesets two solo]
    python benchmarks/bench_fast.py --against ../kingdom-before

Each version measures in a process of its own, with `.venv/bin/python` of its checkout if there is one. For each figure
the versions take turns, `--repeat` times. Rates are medians of CPU time, so other work on the machine hardly matters,
and ratios are ratios of medians. Prints:
games       random games from setup to the end; an offer is one decision, here and in the definition;
definition  the same by the definition;
trials      trials of the regent in its first turn of Choice, all candidates in the same deals;
simulate    a search's play-outs: hidden cards dealt again, random play to the end, from the first decision on;
batch       a step of each game of a batch with observations and masks for a network;
wasm        the games in WebAssembly, with Node; needs the extra `wheels`;
threads     a batch on two threads and on one, by the clock on the wall: only for a machine with nothing else to do;
start       CPU seconds of a new process: `pass`, `import kingdom`, a first game.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from typing import Any

HERE = Path(__file__).resolve().parents[1]
ALL = ("menace", "advisors", "quest")
RULESETS: dict[str, dict[str, Any]] = {
    "two": {"players": 2},
    "two+menace+advisors+quest": {"players": 2, "modules": ALL},
    "solo": {"players": 1},
    "solo+menace+advisors+quest": {"players": 1, "modules": ALL},
}
FIGURES = ("definition", "games", "trials", "wasm", "simulate", "batch", "threads", "start")
CHECKED = 100
"""The games whose digests the versions compare."""
LOT = 500
CANDIDATES = 60
"""The offers that the regent tries, about as many as with its usual number of trials."""
GAMES_IN_NODE = 40_000
BATCH = 256
STARTS = {
    "pass": "pass",
    "import": "import kingdom",
    "first game": "from kingdom import fast; from kingdom.fast.games import play_on_rows; "
    "play_on_rows(fast.engine(players=2).rules, [1])",
}


# --- a version, measured in a process of its own


class Version:
    """A checkout and its measuring process."""

    def __init__(self, root: Path) -> None:
        python = root / ".venv" / "bin" / "python"
        self.name = root.name
        self._process = subprocess.Popen(
            [str(python) if python.is_file() else sys.executable, str(Path(__file__).resolve()), "--worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(root / "src")},
        )
        self.kind = self.ask("kind")

    def ask(self, what: str, *arguments: Any) -> Any:
        """The answer of a function of `Measuring`; exits if the process ends."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps([what, *arguments]) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            sys.exit(f"{self.name} cannot measure {what}: its own error is above")
        return json.loads(line)

    def close(self) -> None:
        """End the process."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


class Measuring:
    """The figures of the version that this process imports."""

    def __init__(self) -> None:
        from kingdom import fast

        self.fast = fast
        try:
            from kingdom.native import bound, is_native
            from kingdom.native.memory import room
        except ModuleNotFoundError:  # versions before the native core, compiled by numba
            self.bound, self.room, self.kind_of = _same, _zeros, "numba"
        else:
            self.bound, self.room, self.kind_of = bound, room, "native" if is_native() else "interpreted"
        self.engines = {name: fast.engine(**options) for name, options in RULESETS.items()}
        self.lot = 5 if self.kind_of == "interpreted" else LOT
        self.memory: Any = None
        self.batches: dict[tuple[str, int], Any] = {}

    def kind(self) -> str:
        """The way in which rows are handled: native, interpreted or numba."""
        return self.kind_of

    def _games(self, name: str, first: int, count: int) -> tuple[int, Any]:
        from kingdom.fast import numbers, playout
        from kingdom.fast import row as r

        if self.memory is None:
            self.memory = (self.room("Row", r.SIZE), self.room("Ints", numbers.MOST_LEGAL))
        digests = self.room("Longs", count)
        return int(self.bound(playout.games)(self.engines[name].table, first, count, *self.memory, digests)), digests

    def digest(self, name: str) -> int:
        """A hash of some games."""
        total, digests = self._games(name, 0, CHECKED)
        for one in digests:
            total = (total * 31 + int(one)) % 2**64
        return total

    def games(self, name: str, seconds: float) -> float:
        """Decisions a second."""
        return rate(lambda first, count: self._games(name, first, count)[0], self.lot, seconds)

    def definition(self, name: str, seconds: float) -> float:
        """Decisions a second by the definition."""
        from kingdom.core import engine as definition
        from kingdom.game.streams import streams_of
        from kingdom.proof.playout import random_choice

        def play(first: int, count: int) -> int:
            decisions = 0
            for seed in range(first, first + count):
                streams = streams_of(seed)
                state, _ = definition.begin(self.engines[name].rules, streams)
                stream = streams("random play")
                while definition.waiting(state):
                    definition.push(state, *random_choice(state, stream))
                    decisions += 1
            return decisions

        return rate(play, 2, seconds)

    def simulate(self, name: str, seconds: float) -> float:
        """Simulations a second."""
        engine = self.engines[name]
        row = engine.begin(7)
        seat = engine.waiting(row)[0]
        return rate(lambda first, n: len(engine.simulate(row, row, seat, range(first, first + n))), self.lot, seconds)

    def trials(self, name: str, seconds: float) -> float:
        """Trials of the regent a second."""
        from kingdom.bots.regent import decision
        from kingdom.bots.regent.thinker import Thinker
        from kingdom.fast import row as r
        from kingdom.game.making import new_game

        game = new_game(seed=1, **RULESETS[name])
        thinker = Thinker(game.view(game.waiting()[0]), 1)
        while thinker.row[r.PHASE] != r.CHOICE:
            game.play(thinker.seat, game.options(thinker.seat)[0])
            thinker = Thinker(game.view(game.waiting()[0]), 1)
        s, seat = thinker.workspace, thinker.seat
        count = self.bound(decision.begin)(s, thinker.row, seat, 1, CANDIDATES * decision.EACH)

        def lots(_: int, deals: int) -> int:
            self.bound(decision.lot)(s, seat, deals)
            return int(count) * deals

        return rate(lots, 4, seconds)

    def batch(self, name: str, seconds: float, threads: int = 1) -> float:
        """Steps a second with observations and masks; with several threads by the clock on the wall."""
        import numpy as np

        if (name, threads) not in self.batches:
            self.batches[name, threads] = self.engines[name].batch(range(BATCH * threads), threads=threads)
        batch = self.batches[name, threads]
        games = np.arange(BATCH * threads)

        def steps(first: int, count: int) -> int:
            if batch.results()[0][0] == -1:
                batch.deal()
            for _ in range(count):
                listed, counts, _, _ = batch.see()
                batch.apply(np.asarray(listed)[games, (games + first) % np.maximum(counts, 1)])
            return len(games) * count

        steps(0, 1)
        return rate(steps, 4, seconds)

    def threads(self, name: str, threads: int) -> float:
        """Games a second of a large batch, played to the end by so many threads, by the clock on the wall."""
        batch = self.engines[name].batch(range(4096), threads=threads)
        batch.finish()
        best = 0.0
        for _ in range(3):
            batch.deal()
            began = time.perf_counter()
            batch.finish()
            best = max(best, 4096 / (time.perf_counter() - began))
        return best

    def wasm(self, name: str, folder: str) -> float:
        """Decisions a second in Node."""
        from kingdom.native import build

        core, table = Path(folder, "kingdom.wasm"), Path(folder, f"{name}.table")
        if not core.is_file():
            build.compile_text(build.text(), core, build.WASM)
        table.write_bytes(bytes(memoryview(self.engines[name].table)))  # type: ignore[arg-type]
        script = HERE / "tests" / "native" / "games.mjs"
        command = ["node", str(script), str(core), str(table), "1", str(GAMES_IN_NODE)]
        found = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
        return float(found["decisions"]) / float(found["seconds"])

    def start(self, code: str) -> float:
        """CPU seconds of a new process."""
        before = getrusage(RUSAGE_CHILDREN)
        subprocess.run([sys.executable, "-c", code], check=True)
        after = getrusage(RUSAGE_CHILDREN)
        return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def rate(play: Callable[[int, int], int], count: int, seconds: float) -> float:
    """The sum of the results of `play` per second of CPU time."""
    done = seed = 0
    play(0, 1)
    began = time.process_time()
    while time.process_time() - began < seconds:
        done += play(seed, count)
        seed += count
    return done / (time.process_time() - began)


def _same(function: Any) -> Any:
    return function


def _zeros(kind: str, size: int) -> Any:
    import numpy as np

    return np.zeros(size, {"Row": "i1", "Ints": "i2", "Longs": "i8"}[kind])


def work() -> None:
    """Answer the lines of standard input."""
    measuring = Measuring()
    for line in sys.stdin:
        what, *arguments = json.loads(line)
        print(json.dumps(getattr(measuring, what)(*arguments)), flush=True)


# --- the table of figures


def compared(label: str, versions: Sequence[Version], repeat: int, what: str, *arguments: Any) -> list[float]:
    """Measure in turn, and print a line: median, least and most of each version, and the ratio."""
    found: list[list[float]] = [[] for _ in versions]
    for _ in range(repeat):
        for values, version in zip(found, versions, strict=True):
            values.append(version.ask(what, *arguments))
    medians = [statistics.median(values) for values in found]
    told = [
        f"{shown(middle):>12} ({shown(min(values))} - {shown(max(values))})"
        for middle, values in zip(medians, found, strict=True)
    ]
    ratio = f"  x{medians[0] / medians[1]:.2f}" if len(medians) > 1 else ""
    print(f"{label:40} {'  '.join(told)}{ratio}", flush=True)
    return medians


def shown(value: float) -> str:
    """A rate or a duration."""
    return f"{value:,.0f}" if value > 100 else f"{value:.3f}"


def measure(versions: Sequence[Version], figures: Sequence[str], names: Sequence[str], given: Any) -> None:
    """Print all figures."""
    print(f"{'':40} {'  '.join(f'{version.name} ({version.kind})' for version in versions)}")
    with tempfile.TemporaryDirectory() as folder:
        for what in figures:
            if what == "start":
                for label, code in STARTS.items():
                    compared(f"start, {label}, s", versions, given.repeat, "start", code)
                continue
            if what == "wasm" and not (shutil.which("node") and all(one.kind == "native" for one in versions)):
                print("wasm: needs Node, and the native core in each version")
                continue
            for name in names:
                if what == "threads":
                    one, two = (compared(f"{n} threads {name}", versions, 3, "threads", name, n) for n in (1, 2))
                    print(f"two threads are {two[0] / one[0]:.2f} times as fast as one")
                elif what == "wasm":
                    _in_node(versions, name, folder, given)
                else:
                    if what == "games" and len({version.ask("digest", name) for version in versions}) > 1:
                        print(f"{name}: the versions play different games")
                    compared(f"{what} {name}", versions, given.repeat, what, name, given.seconds)


def _in_node(versions: Sequence[Version], name: str, folder: str, given: Any) -> None:
    """WebAssembly and the native core in turn, by the first version."""
    rates: dict[str, list[float]] = {"native": [], "wasm": []}
    for _ in range(given.repeat):
        rates["native"].append(versions[0].ask("games", name, given.seconds))
        rates["wasm"].append(versions[0].ask("wasm", name, folder))
    native, wasm = (statistics.median(values) for values in rates.values())
    print(
        f"{f'wasm {name}':40} {shown(wasm):>12} beside {shown(native)} native: {100 * wasm / native:.0f} %", flush=True
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--against", type=Path, metavar="CHECKOUT", help="another checkout, measured in turn")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time of each measurement")
    parser.add_argument("--repeat", type=int, default=5)
    parser.add_argument("--only", nargs="+", choices=FIGURES, default=FIGURES, metavar="FIGURE")
    parser.add_argument("--rulesets", nargs="+", choices=RULESETS, default=tuple(RULESETS), metavar="RULESET")
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.worker:
        work()
        return
    if given.against and not (given.against / "src" / "kingdom").is_dir():
        parser.error(f"{given.against} is no checkout: it has no src/kingdom")
    versions = [Version(root.resolve()) for root in (HERE, given.against) if root]
    try:
        measure(versions, given.only, given.rulesets, given)
    finally:
        for version in versions:
            version.close()


if __name__ == "__main__":
    main()
