"""Measure the bots and the cards as shipped, and write the tables of the manual: `make figures`.

    python benchmarks/figures.py [strength] [balance] [learning] [--games 0.1] [--jobs 2] [--tables]

Each table is made by commands that stand beneath it. Their results go to `docs/figures`, and from there into the pages
and two plots, with the hashes of the cards and of the weights that were measured: a test fails when those are not the
shipped ones. `--games 0.1` plays a tenth of the games, `--tables` none: it writes the pages from the results again.
"""

from __future__ import annotations

import argparse
import csv
import hashlib
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib.resources import files
from pathlib import Path
from typing import Any

from kingdom.content import load

DOCS = Path(__file__).resolve().parent.parent / "docs"
RESULTS = DOCS / "figures"

FIVE = "two,two+menace,two+advisors,two+quest,two+menace+advisors+quest"
SOLO = ("solo", "solo+menace", "solo+advisors", "solo+quest")
MATCHES = (
    ("regent@400", "baron@50", 40, "two,two+menace+advisors+quest"),
    ("regent@400", "steward", 100, FIVE),
    ("baron@50", "steward", 100, "two+menace"),
    ("steward", "page", 400, "two+menace"),
    ("steward", "random", 400, "two+menace"),
    ("page", "random", 400, "two+menace"),
)
"""The matches: players, numbers of games, rulesets. Trials are counted, so any machine gets the same games."""
BALANCE = ("two", "two/A", "two+menace:*", "two+advisors", "two+quest", *SOLO, "solo/A", *load().scenarios)
GAMES = 300
"""Games of each ruleset from which the cards are judged."""
SEED = "31001"
LEARNER = DOCS / "guides" / "train-an-agent.md"
STEPS = (0, 400, 800, 1600, 3200)
"""The lengths of the trainings whose agents are measured."""
TRIED = 400
"""The games of each agent against random play."""


@dataclass(frozen=True)
class Measured:
    """A result as it is stored: what was measured, when, by which commands, and the rows of its table."""

    cards: str
    weights: str
    day: str
    commands: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]

    def caption(self) -> str:
        """The line beneath a table."""
        version = load().version
        return f"*Cards version {version} ({self.cards}), weights {self.weights}, {self.day}.*"


def shipped_cards() -> str:
    """The hash of the card set as shipped."""
    return load().hash[:12]


def shipped_weights() -> str:
    """The hash of the regent's weights as shipped."""
    return hashlib.sha256(files("kingdom.bots.regent").joinpath("regent.f16").read_bytes()).hexdigest()[:12]


# --- measuring


def strength(share: float, jobs: int) -> Measured:
    """Matches between the bots."""
    rows: list[tuple[str, ...]] = []
    commands: list[str] = []
    for first, second, games, rulesets in MATCHES:
        wanted = str(max(2, round(games * share)))
        command = ["arena", first, second, "--games", wanted, "--rulesets", rulesets, "--seed", SEED]
        commands.append(shown(command))
        for found in json.loads(kingdom([*command, "--jobs", str(jobs), "--json"])):
            rate = interval(*(100 * found["rate"][key] for key in ("value", "low", "high")))
            name = f"{found['first']} – {found['second']}"
            rows.append((name, found["ruleset"], str(found["games"]), f"{rate} %", f"{found['margin']['value']:+.1f}"))
    return measured(commands, rows)


def balance(share: float, jobs: int) -> Measured:
    """The targets of the card set, held against games of the regent."""
    games = str(max(2, round(GAMES * share)))
    command = ["lab", "balance", "--bot", "regent@100", "--games", games, "--seed", SEED, "--traps", games]
    command += ["--rulesets", ",".join(BALANCE)]
    with tempfile.TemporaryDirectory() as folder:
        kingdom([*command, "--jobs", str(jobs), "--report", folder])
        with (Path(folder) / "targets.csv").open(encoding="utf-8", newline="") as file:
            rows = [tuple(judged(row)) for row in csv.DictReader(file) if row["Measured"] and row["To"]]
    return measured([shown(command) + " --report DIR"], rows)


def learning(share: float, jobs: int) -> Measured:
    """How often the agent of the guide wins against random play, by the length of its training."""
    program = "\n".join(
        re.findall(r"^```python\n(.*?)^```", LEARNER.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    )
    names: dict[str, Any] = {}
    exec(program, names)
    games = max(2, round(TRIED * share))
    rows: list[tuple[str, ...]] = []
    for steps in STEPS:
        won = names["match"](names["train"](steps=round(steps * min(share, 1))), games=games)
        rows.append((f"{steps:,}", str(games), f"{100 * won:.1f} %"))
    return measured(["python benchmarks/figures.py learning"], rows)


MEASURES = {"strength": strength, "balance": balance, "learning": learning}
HEADS = {
    "strength": ("match", "ruleset", "games", "win rate (95 %)", "margin"),
    "balance": ("target", "bounds", "measured (95 %)", ""),
    "learning": ("steps", "games", "won against random play"),
}
PAGES = {"strength": "bots.md", "balance": "balance.md", "learning": "guides/train-an-agent.md"}


def judged(row: dict[str, str]) -> Iterator[str]:
    """A target: its name, its bounds, its value, and whether it holds."""
    unit = {"%": " %"}.get(row["Unit"], f" {row['Unit']}")
    yield row["What"]
    yield f"{plain(row['From'])} to {plain(row['To'])}{unit}"
    ends = [row[f"Measured, {end}"] for end in ("low", "high")]
    found = [float(value) for value in (row["Measured"], *ends) if value]
    yield (interval(*found) if len(found) == 3 else f"{found[0]:.1f}") + unit
    yield row["Verdict"]


def measured(commands: Sequence[str], rows: Sequence[tuple[str, ...]]) -> Measured:
    """A result of today."""
    today = datetime.now(UTC).date().isoformat()
    return Measured(shipped_cards(), shipped_weights(), today, tuple(commands), tuple(rows))


def kingdom(arguments: Sequence[str]) -> str:
    """Run a command; its progress is shown, its output returned."""
    print(shown(arguments), file=sys.stderr)
    done = subprocess.run([sys.executable, "-m", "kingdom", *arguments], stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        sys.exit(f"that command failed with exit code {done.returncode}; nothing was written")
    return done.stdout


def shown(arguments: Sequence[str]) -> str:
    """A command as one types it."""
    return "kingdom " + " ".join(f"'{word}'" if "*" in word else word for word in arguments)


def interval(value: float, low: float, high: float) -> str:
    """A value with its interval."""
    places = 2 if high - low < 0.2 else 1
    return f"{value:.{places}f} ({low:.{places}f} to {high:.{places}f})"


def plain(number: str) -> str:
    """A number without needless zeros."""
    return f"{round(float(number), 2):g}"


# --- writing


def stored(name: str) -> Measured:
    """A result as it was stored."""
    found: dict[str, Any] = json.loads((RESULTS / f"{name}.json").read_text(encoding="utf-8"))
    rows = tuple(tuple(row) for row in found["rows"])
    return Measured(found["cards"], found["weights"], found["day"], tuple(found["commands"]), rows)


def store(name: str, result: Measured) -> None:
    """Store a result."""
    RESULTS.mkdir(exist_ok=True)
    text = json.dumps(vars(result), ensure_ascii=False, indent=1)
    (RESULTS / f"{name}.json").write_text(text + "\n", encoding="utf-8")


def table(name: str) -> str:
    """A table of the manual: the commands, the rows, and what was measured."""
    result = stored(name)
    lines = ["```console", *(f"$ {command}" for command in result.commands), "```", ""]
    for cells in (HEADS[name], ["---"] * len(HEADS[name]), *result.rows):
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join([*lines, "", result.caption()]).replace("|  |", "| |")


def page(name: str) -> str:
    """The page of a table as it should be."""
    text = (DOCS / PAGES[name]).read_text(encoding="utf-8")
    before, begin, rest = text.partition(f"<!-- figures: {name} -->\n")
    _, end, after = rest.partition("<!-- end of figures -->")
    return f"{before}{begin}{table(name)}\n{end}{after}"


def plot() -> str:
    """The win rates of all matches, as a picture."""
    rows = stored("strength").rows
    left, width, high = 330, 300, 22
    parts = []
    for k, (match, ruleset, _, rate, _) in enumerate(rows):
        value, low, top = (float(number) for number in re.findall(r"\d+\.\d", rate))
        y = 30 + high * k
        at = [left + width * share / 100 for share in (value, low, top)]
        parts.append(
            f'<text x="{left - 10}" y="{y + 4}" text-anchor="end">{match}, {ruleset}</text>'
            f'<path d="M{at[1]:.0f} {y}H{at[2]:.0f}" stroke="#8a6a3a" stroke-width="6" opacity=".45"/>'
            f'<circle cx="{at[0]:.0f}" cy="{y}" r="5" fill="#7a1f2b"/>'
            f'<text x="{left + width + 12}" y="{y + 4}">{value:.0f} %</text>'
        )
    foot = 30 + high * len(rows)
    for share in (0, 50, 100):
        x = left + width * share // 100
        parts.append(f'<path d="M{x} 16V{foot - 8}" stroke="#999" stroke-dasharray="2 4"/>')
        parts.append(f'<text x="{x}" y="{foot + 8}" text-anchor="middle">{share} %</text>')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 690 {foot + 18}" role="img" '
        'font-family="sans-serif" font-size="13" fill="#5d4a33">\n'
        "<title>How often the first bot of each match wins, with intervals of 95 %</title>\n"
        '<rect width="100%" height="100%" fill="#faf5ea"/>\n' + "\n".join(parts) + "\n</svg>\n"
    )


def curve() -> str:
    """The win rate of the learner over its training, as a picture."""
    rows = [(int(steps.replace(",", "")), float(rate.split()[0])) for steps, _, rate in stored("learning").rows]
    left, top, width, height = 60, 16, 560, 200
    most = rows[-1][0]
    points = [(left + width * steps / most, top + height * (1 - rate / 100)) for steps, rate in rows]
    line = " ".join(f"{x:.0f},{y:.0f}" for x, y in points)
    parts = [f'<polyline points="{line}" fill="none" stroke="#8a6a3a" stroke-width="3"/>']
    parts += [f'<circle cx="{x:.0f}" cy="{y:.0f}" r="5" fill="#7a1f2b"/>' for x, y in points]
    for share in (0, 50, 100):
        y = top + height * (100 - share) // 100
        parts.append(f'<path d="M{left} {y}H{left + width}" stroke="#999" stroke-dasharray="2 4"/>')
        parts.append(f'<text x="{left - 10}" y="{y + 4}" text-anchor="end">{share} %</text>')
    for steps, _ in rows[2:]:
        parts.append(
            f'<text x="{left + width * steps / most:.0f}" y="{top + height + 22}" text-anchor="middle">{steps:,}</text>'
        )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 660 {top + height + 34}" role="img" '
        'font-family="sans-serif" font-size="13" fill="#5d4a33">\n'
        "<title>How often the agent wins against random play, by the steps of its training</title>\n"
        '<rect width="100%" height="100%" fill="#faf5ea"/>\n' + "\n".join(parts) + "\n</svg>\n"
    )


def write(names: Sequence[str]) -> None:
    """Write the tables into their pages, and the plots."""
    for name in names:
        (DOCS / PAGES[name]).write_text(page(name), encoding="utf-8")
    (RESULTS / "strength.svg").write_text(plot(), encoding="utf-8")
    (RESULTS / "learning.svg").write_text(curve(), encoding="utf-8")


def main() -> None:
    """Measure what is asked for, or everything."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"one of {', '.join(MEASURES)}; default: all")
    parser.add_argument("--games", type=float, default=1.0, help="share of the games that are played")
    parser.add_argument("--jobs", type=int, default=2, help="number of processes")
    parser.add_argument("--tables", action="store_true", help="only write the pages again, from the stored results")
    given = parser.parse_args()
    if unknown := set(given.names) - set(MEASURES):
        parser.error(f"there are no figures called {', '.join(sorted(unknown))}: {', '.join(MEASURES)}")
    names = given.names or list(MEASURES)
    for name in () if given.tables else names:
        store(name, MEASURES[name](given.games, given.jobs))
    write(names)


if __name__ == "__main__":
    main()
