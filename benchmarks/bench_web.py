"""The speed of a server: scripted players over HTTP on this machine, against `kingdom serve` as a process of its own.

    python benchmarks/bench_web.py [--runs 3] [--tables 1,50,200] [--seconds 10] [--pace 320] [--database URL] [--json]
        [--against FOLDER] [--ways listening] [--processes 2]

`--against` takes the source folder of another checkout and measures that one in turn with this one. With `--ways` only
these are measured, and neither first views nor weights. `--processes` share one database, which has to be PostgreSQL:
players take them in turn, and listen at another one than they act at.

It prints every run as it was, in Markdown, and at the end in how many of them each goal was reached. Every run has a
server of its own, which plays for a moment before anything is measured.

Every table is a game for two that plays a script, so that players cost next to nothing. *Flat out* each table sends
its next action when the last is answered: what the server can do at most, and latency is mostly waiting in line.
*Paced* all tables together send so many actions a second, as people would: latency is what one of them feels, from the
moment at which the action was due, also when the server was late with the one before.
*Listening*, besides, everybody at every table holds an event stream open; the clock starts when all of them are. An
answer means that the action is on disk.

The processor's time is that of the server alone. *Waited* is how long its threads stood ready without a core, because
players, or other work on the machine, had it: where that is much, latency says more about the machine than the server.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import random
import re
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from typing import Any
from urllib.parse import urljoin

from serving import Group, Line

import kingdom

SCRIPTS = 12
"""Different games; further tables play them again."""
LATE = 24
"""Games near their end, the slowest to show and store, that are shown as pages, and as JSON."""
IN_A_ROW = 60
"""Tables played in sequence, when one is played at a time."""
WARM_UP_SECONDS = 2.0
GOAL_TABLES, GOAL_RATE, GOAL_P99_MS, GOAL_VIEW_MS, GOAL_BYTES = 200, 250, 250, 50, 220_000
OPTIONS: dict[str, Any] = {"players": 2, "modules": ["menace"]}
SEATS: list[dict[str, Any]] = [{"invite": False}, {"invite": False}]

Script = list[tuple[int, str]]


def script(seed: int) -> Script:
    """A random game: who does what, in order."""
    rng = random.Random(seed)
    game = kingdom.new_game(seed=seed, **OPTIONS)
    while not game.is_over:
        seat = rng.choice(game.waiting())
        game.play(seat, rng.choice(game.options(seat)))
    return [(seat, text) for seat, text in game.record().actions]


# --- the players


@dataclass
class Table:
    """A table, its keys, and how far its script has been played."""

    id: str
    tokens: Sequence[str]
    script: Script
    at: int = 0


@dataclass
class Figures:
    """The results of one way to play."""

    tables: int
    how: str
    actions: int
    per_second: float
    p50_ms: float
    p99_ms: float
    server_ms: float
    """The server's CPU time per action."""
    waited_ms: float
    """The time for which the server's threads waited for a core, per action."""
    events: int = 0


async def open_tables(server: Group, scripts: Sequence[Script], count: int) -> list[Table]:
    line = await Line.to(server.at(0))
    found: list[Table] = []
    for number in range(count):
        seed = number % len(scripts)
        data = await line.ask("POST", "/api/tables", data={"options": OPTIONS, "seats": SEATS, "seed": seed})
        found.append(Table(data["table"], [seat["token"] for seat in data["seats"]], scripts[seed]))
    line.close()
    return found


async def play(
    server: Group, tables: list[Table], how: str, seconds: float, pace: float, at_once: int | None = None
) -> Figures:
    """Play all tables at once, for this long; or some at a time, each followed by another when it is over."""
    turns = [tables[at :: at_once or len(tables)] for at in range(at_once or len(tables))]
    lines = [await Line.to(server.at(number)) for number in range(len(turns))]
    heard: list[int] = []
    listening: list[asyncio.Task[None]] = []
    ears: list[Line] = []
    if how == "listening":
        for number, table in enumerate(tables):
            for token in table.tokens:
                ears.append(await Line.to(server.at(number + 1)))
                await ears[-1].tune_in(f"/api/tables/{table.id}/events?since=1", token)
        listening += [asyncio.create_task(ear.listen(heard)) for ear in ears]
    latencies: list[float] = []
    between = 0.0 if how == "flat out" else len(tables) / pace
    begun, used, waited = time.perf_counter(), server.seconds, server.waited
    end = begun + seconds

    async def one(turn: list[Table], line: Line, number: int) -> None:
        due = begun + between * number / len(turns)
        for table in turn:
            while table.at < len(table.script) and due < end:
                wait = due - time.perf_counter()
                if wait > 0:
                    await asyncio.sleep(wait)
                started = time.perf_counter()
                seat, text = table.script[table.at]
                data = {"plan": [text], "client_id": f"c{table.at}"}
                await line.ask("POST", f"/api/tables/{table.id}/act", table.tokens[seat], data)
                answered = time.perf_counter()
                # From when it was due: a slow server must not profit from players who wait for it.
                latencies.append(answered - (due if between else started))
                table.at += 1
                due = due + between if between else answered

    await asyncio.gather(
        *(one(turn, line, number) for number, (turn, line) in enumerate(zip(turns, lines, strict=True)))
    )
    took, used = time.perf_counter() - begun, server.seconds - used
    if between:
        took = max(took, seconds)  # the last action was due some time before the end
    # Threads that have ended meanwhile can no longer be queried: this is a lower bound.
    lost = sum(seconds - waited.get(thread, 0.0) for thread, seconds in server.waited.items())
    for task in listening:
        task.cancel()
    for line in (*lines, *ears):
        line.close()
    count = len(latencies)
    latencies.sort()
    return Figures(
        tables=len(turns),
        how=how,
        actions=count,
        per_second=count / took,
        p50_ms=1000 * median(latencies),
        p99_ms=1000 * latencies[min(count - 1, int(0.99 * count))],
        server_ms=1000 * used / count,
        waited_ms=1000 * lost / count,
        events=len(heard),
    )


async def first_views(server: Group, tables: list[Table], *, page: bool) -> dict[str, float]:
    """The time to show tables that are not cached, so that each is replayed: as a page, or as JSON."""
    line = await Line.to(server.at(0))
    found: list[float] = []
    used = server.seconds
    for table in tables:
        started = time.perf_counter()
        if page:
            await line.load(f"/t/{table.id}", table.tokens[0])
        else:
            await line.ask("GET", f"/api/tables/{table.id}", table.tokens[0])
        found.append(1000 * (time.perf_counter() - started))
    line.close()
    found.sort()
    used = 1000 * (server.seconds - used) / len(tables)
    return {"median ms": median(found), "p99 ms": found[int(0.99 * len(found))], "server ms": used}


async def weigh(server: Group, table: Table) -> dict[str, int]:
    """The bytes that a browser without a cache loads for a table, with its pictures: as files, and as transferred."""
    line = await Line.to(server.at(0))
    page = (await line.load(f"/t/{table.id}", table.tokens[0])).decode()
    parts = set(re.findall(r'(?:href|src)="(/static/[^"#]+|/s/[^"#]+)', page))
    scripts = [part for part in parts if part.endswith(".js")]
    while scripts:
        path = scripts.pop()
        imported = re.findall(r'from "([^"]+)"', (await line.load(path)).decode())
        new = {urljoin(path, name) for name in imported} - parts
        parts |= new
        scripts += new
    plain = sum([len(await line.load(part)) for part in parts])
    packed = sum([len(await line.load(part, coding="gzip")) for part in parts])
    line.close()
    own = len(page.encode())
    return {"page": own, "all": own + plain, "travels": own + packed}


# --- all of it


def sync_ms() -> float:
    """The time of the disk to sync a page of a database."""
    with tempfile.NamedTemporaryFile() as file:
        took: list[float] = []
        for _ in range(50):
            started = time.perf_counter()
            file.write(b"x" * 4096)
            file.flush()
            os.fsync(file.fileno())
            took.append(1000 * (time.perf_counter() - started))
    return median(took)


WAYS = ("flat out", "paced", "listening")


@dataclass(frozen=True)
class What:
    """The measurements."""

    counts: Sequence[int]
    seconds: float
    pace: float
    ways: Sequence[str] = ()
    """Empty for all, including first views and weights."""
    processes: int = 1
    source: str = ""
    """The source folder of the measured package; empty for this one."""


def measure(what: What, database: str) -> dict[str, Any]:
    """One run: every figure."""
    counts, seconds, pace = what.counts, what.seconds, what.pace
    scripts = [script(seed) for seed in range(SCRIPTS)]
    rows: list[Figures] = []
    begun, players = time.strftime("%H:%M:%S"), os.times()
    load = os.getloadavg()[0]
    server = Group(database, what.source, what.processes)
    try:
        tables = asyncio.run(open_tables(server, scripts, SCRIPTS))
        asyncio.run(play(server, tables, "flat out", WARM_UP_SECONDS, pace))
        for count in counts:
            for how in what.ways or (WAYS[:1] if count == 1 else WAYS):
                # One table is over in half a second, so more of them follow.
                tables = asyncio.run(open_tables(server, scripts, count if count > 1 else IN_A_ROW))
                rows.append(asyncio.run(play(server, tables, how, seconds, pace, count)))
        measured = {
            "of": what.source or "this",
            "begun": begun,
            "rows": [asdict(row) for row in rows],
            "load": [load, os.getloadavg()[0]],
            "players' seconds": os.times().user - players.user,
        }
        if what.ways:
            return measured
        late = asyncio.run(open_tables(server, scripts, 2 * LATE + 1))
        for table in late:
            table.script = table.script[:-10]
        asyncio.run(play(server, late, "flat out", 120.0, pace))
    finally:
        server.stop()
    server = Group(database, what.source)
    try:
        # One table is shown first, so that templates and the like are loaded and not counted with the tables.
        first = asyncio.run(open_tables(server, scripts, 1))[0]
        weight = asyncio.run(weigh(server, first))
        opened_late = asyncio.run(weigh(server, late[0]))
        asyncio.run(first_views(server, late[:1], page=False))
        before = server.memory
        as_page = asyncio.run(first_views(server, late[1 : LATE + 1], page=True))
        as_data = asyncio.run(first_views(server, late[LATE + 1 :], page=False))
        ready = (server.memory - before) / (2 * LATE)
    finally:
        server.stop()
    return {
        **measured,
        "first view": {"entries": median(table.at for table in late), "page": as_page, "data": as_data},
        "weight": weight,
        "weight of a late table": opened_late,
        "memory": {"server MB": before, "a table kept ready, MB": ready},
    }


def show(figures: dict[str, Any], number: int) -> None:
    """A run in Markdown."""
    load = figures["load"]
    print(f"Run {number} of {figures['of']}, begun at {figures['begun']}, load {load[0]:.1f} – {load[1]:.1f}\n")
    print("| tables | how       | actions/s |  p50 ms |  p99 ms | server ms | waited ms | events |")
    print("|-------:|-----------|----------:|--------:|--------:|----------:|----------:|-------:|")
    for row in figures["rows"]:
        rate = f"| {row['tables']:>6} | {row['how']:<9} | {row['per_second']:>9.0f} |"
        latency = f" {row['p50_ms']:>7.1f} | {row['p99_ms']:>7.1f} |"
        print(f"{rate}{latency} {row['server_ms']:>9.2f} | {row['waited_ms']:>9.2f} | {row['events']:>6} |")
    if "first view" not in figures:
        print()
        return
    view, weight, memory = figures["first view"], figures["weight"], figures["memory"]
    print(f"\nFirst view of a game after {view['entries']:.0f} actions, which has to be replayed:")
    for name, what in (("page", "the page"), ("data", "as JSON")):
        one = view[name]
        wall = f"median {one['median ms']:.1f} ms, p99 {one['p99 ms']:.1f} ms"
        print(f"{what} {one['server ms']:.1f} ms of the processor ({wall});")
    print(f"weight of a first table, uncached: {weight['all']:,} bytes ({weight['page']:,} of them the page),", end=" ")
    print(f"{weight['travels']:,} as they travel; of a late one {figures['weight of a late table']['travels']:,};")
    print(f"memory: {memory['server MB']:.0f} MB, and {memory['a table kept ready, MB']:.2f} MB a table kept ready.\n")


def verdicts(runs: Sequence[dict[str, Any]]) -> dict[str, int]:
    """In how many runs each goal was reached."""
    found: dict[str, int] = {}
    for how in ("paced", "listening"):
        rows = [row for run in runs for row in run["rows"] if (row["tables"], row["how"]) == (GOAL_TABLES, how)]
        what = f"{GOAL_TABLES} tables {how}: at least {GOAL_RATE} actions/s with a p99 under {GOAL_P99_MS} ms"
        found[what] = sum(row["per_second"] >= GOAL_RATE and row["p99_ms"] < GOAL_P99_MS for row in rows)
    runs = [run for run in runs if "first view" in run]
    views = [max(run["first view"][name]["server ms"] for name in ("page", "data")) for run in runs]
    found[f"first view in less than {GOAL_VIEW_MS} ms of server time"] = sum(ms < GOAL_VIEW_MS for ms in views)
    found[f"first table below {GOAL_BYTES:,} bytes over the line"] = sum(
        run["weight"]["travels"] < GOAL_BYTES for run in runs
    )
    return found


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Measure a server.")
    parser.add_argument("--runs", type=int, default=1, help="how often all is measured; every time is reported")
    parser.add_argument("--tables", default="1,50,200", help="how many at once, with commas")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each way is measured")
    parser.add_argument("--pace", type=float, default=320.0, help="actions a second of all tables together, when paced")
    parser.add_argument("--database", default="", help="a URL; an SQLite file that is thrown away, if nothing is said")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--against", default="", help="the source folder of another checkout, measured in turn")
    parser.add_argument("--ways", default="", help=f"only these, with commas: {', '.join(WAYS)}")
    parser.add_argument("--processes", type=int, default=1, help="how many serve the database")
    given = parser.parse_args(words)
    counts = [int(count) for count in given.tables.split(",")]
    ways = [way.strip() for way in given.ways.split(",") if way.strip()]
    sources = ["", given.against] if given.against else [""]
    machine = f"{platform.platform()}, Python {platform.python_version()}, {os.cpu_count()} cores"
    runs: list[dict[str, Any]] = []
    if not given.json:
        print(f"{machine}; the disk takes {sync_ms():.1f} ms to keep a page.\n", flush=True)
    for number in range(1, given.runs + 1):
        for source in sources:
            with tempfile.TemporaryDirectory() as folder:
                database = given.database or f"sqlite:///{Path(folder).as_posix()}/games.sqlite"
                what = What(counts, given.seconds, given.pace, ways, given.processes, source)
                runs.append(measure(what, database))
            if not given.json:
                show(runs[-1], number)
                sys.stdout.flush()
    if given.json:
        print(json.dumps({"machine": machine, "runs": runs, "goals": {} if ways else verdicts(runs)}, indent=2))
        return
    own = [run for run in runs if run["of"] == "this"]
    if not ways:
        for goal, times in verdicts(own).items():
            print(f"{goal}: {times} of {len(own)} runs")
    if given.against:
        compare(own, [run for run in runs if run["of"] != "this"])


def compare(own: Sequence[dict[str, Any]], other: Sequence[dict[str, Any]]) -> None:
    """The cost of an action here relative to there, run by run."""
    for at, row in enumerate(own[0]["rows"]):
        shares = [
            100 * one["rows"][at]["server_ms"] / two["rows"][at]["server_ms"]
            for one, two in zip(own, other, strict=True)
        ]
        said = ", ".join(f"{share:.0f} %" for share in shares)
        print(f"{row['tables']} tables {row['how']}: an action costs {said} of the processor's time")


if __name__ == "__main__":
    main()
