"""How fast a server is: scripted players over HTTP on this machine, against `kingdom serve` as a process of its own.

    python benchmarks/bench_web.py [--tables 1,50,200] [--seconds 10] [--pace 320] [--database URL] [--json]

Every table is a game for two that plays a script, so that players cost next to nothing. *Flat out* each table sends
its next action when the last is answered: what the server can do at most, and latency is mostly waiting in line.
*Paced* all tables together send so many actions a second, as people would: latency is what one of them feels.
*Listening*, besides, everybody at every table holds an event stream open. An answer means that the action is on disk.

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
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from typing import Any

import kingdom

SCRIPTS = 12
"""Different games; tables beyond that play them again."""
LATE = 48
"""Games near their end, which take longest to show and to keep."""
OPTIONS: dict[str, Any] = {"players": 2, "modules": ["menace"]}
TICKS = os.sysconf("SC_CLK_TCK")

Script = list[tuple[int, str]]


def script(seed: int) -> Script:
    """A game at random: who does what, in order."""
    rng = random.Random(seed)
    game = kingdom.new_game(seed=seed, **OPTIONS)
    while not game.is_over:
        seat = rng.choice(game.waiting())
        game.play(seat, rng.choice(game.options(seat)))
    return [(seat, text) for seat, text in game.record().actions]


# --- the server


class Server:
    """The process that is measured."""

    def __init__(self, database: str) -> None:
        words = ["serve", "--port", "0", "--database", database, "--bots", "0", "--writes", "0", "--tables", "0"]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "kingdom", *words, "--streams", "0"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self.process.stdout is not None
        host, _, port = self.process.stdout.readline().strip().removeprefix("http://").strip("/").partition(":")
        self.host, self.port = host, int(port)

    @property
    def seconds(self) -> float:
        """How much of the processor's time it has had."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    @property
    def waited(self) -> dict[str, float]:
        """How many seconds each of its threads was ready to run and had no core to run on."""
        tasks = Path(f"/proc/{self.process.pid}/task").glob("*/schedstat")
        return {task.parent.name: int(task.read_text(encoding="utf-8").split()[1]) / 1e9 for task in tasks}

    @property
    def memory(self) -> float:
        """What it holds, in MB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="utf-8")
        return int(status.partition("VmRSS:")[2].split()[0]) / 1024

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


class Line:
    """One connection to the server, kept open; as little HTTP as it takes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, host: str) -> None:
        self.reader, self.writer, self.host = reader, writer, host

    @staticmethod
    async def to(server: Server) -> Line:
        return Line(*await asyncio.open_connection(server.host, server.port), f"{server.host}:{server.port}")

    async def ask(self, method: str, path: str, token: str = "", data: Any = None) -> Any:
        """Send a request and take the answer, which must be a good one."""
        body = b"" if data is None else json.dumps(data).encode()
        self._send(method, path, token, body)
        head = await self.reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().partition(b"content-length:")[2].split(b"\r\n", 1)[0])
        answer = await self.reader.readexactly(length)
        if not head.startswith(b"HTTP/1.1 20"):
            raise RuntimeError(answer.decode())
        return json.loads(answer)

    async def listen(self, path: str, token: str, heard: list[int]) -> None:
        """Take in an event stream for as long as it lasts."""
        self._send("GET", path, token, b"")
        while line := await self.reader.readline():
            if line.startswith(b"id: "):
                heard.append(int(line[4:]))

    def _send(self, method: str, path: str, token: str, body: bytes) -> None:
        head = f"{method} {path} HTTP/1.1\r\nHost: {self.host}\r\nAuthorization: Bearer {token}\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        self.writer.write(head.encode() + body)

    def close(self) -> None:
        self.writer.close()


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
    """What came of one way to play."""

    tables: int
    how: str
    actions: int
    per_second: float
    p50_ms: float
    p99_ms: float
    server_ms: float
    """The processor's time for one action, in the server."""
    waited_ms: float
    """How long the server's threads stood ready without a core, for one action: others had it."""
    events: int = 0


async def open_tables(server: Server, scripts: Sequence[Script], count: int) -> list[Table]:
    line = await Line.to(server)
    found: list[Table] = []
    for number in range(count):
        seed = number % len(scripts)
        data = await line.ask("POST", "/api/tables", data={"options": OPTIONS, "seed": seed})
        found.append(Table(data["table"], [seat["token"] for seat in data["seats"]], scripts[seed]))
    line.close()
    return found


async def play(server: Server, tables: list[Table], how: str, seconds: float, pace: float) -> Figures:
    """All tables at once, for so long."""
    lines = [await Line.to(server) for _ in tables]
    heard: list[int] = []
    listening: list[asyncio.Task[None]] = []
    ears: list[Line] = []
    if how == "listening":
        for table in tables:
            for token in table.tokens:
                ears.append(await Line.to(server))
                path = f"/api/tables/{table.id}/events?since=1"
                listening.append(asyncio.create_task(ears[-1].listen(path, token, heard)))
        await asyncio.sleep(1)
    latencies: list[float] = []
    between = 0.0 if how == "flat out" else len(tables) / pace
    begun, used, waited = time.perf_counter(), server.seconds, server.waited
    end = begun + seconds

    async def one(table: Table, line: Line, number: int) -> None:
        due = begun + between * number / len(tables)
        while table.at < len(table.script):
            wait = due - time.perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            started = time.perf_counter()
            if started >= end:
                return
            seat, text = table.script[table.at]
            data = {"plan": [text], "client_id": f"c{table.at}"}
            await line.ask("POST", f"/api/tables/{table.id}/act", table.tokens[seat], data)
            # From when it was due: a server that falls behind must not be excused by players who wait for it.
            latencies.append(time.perf_counter() - (due if between else started))
            table.at += 1
            due += between

    await asyncio.gather(
        *(one(table, line, number) for number, (table, line) in enumerate(zip(tables, lines, strict=True)))
    )
    took, used = time.perf_counter() - begun, server.seconds - used
    # Threads that have ended meanwhile cannot be asked any more: it is at least so much.
    lost = sum(seconds - waited.get(thread, 0.0) for thread, seconds in server.waited.items())
    for task in listening:
        task.cancel()
    for line in (*lines, *ears):
        line.close()
    count = len(latencies)
    latencies.sort()
    return Figures(
        tables=len(tables),
        how=how,
        actions=count,
        per_second=count / took,
        p50_ms=1000 * median(latencies),
        p99_ms=1000 * latencies[min(count - 1, int(0.99 * count))],
        server_ms=1000 * used / count,
        waited_ms=1000 * lost / count,
        events=len(heard),
    )


async def first_views(server: Server, tables: list[Table]) -> list[float]:
    """How long it takes to show tables that are not kept ready, in ms: each is replayed."""
    line = await Line.to(server)
    await line.ask("GET", "/api/openapi.json")
    found: list[float] = []
    for table in tables:
        started = time.perf_counter()
        await line.ask("GET", f"/api/tables/{table.id}", table.tokens[0])
        found.append(1000 * (time.perf_counter() - started))
    line.close()
    return sorted(found)


# --- all of it


def measure(counts: Sequence[int], seconds: float, pace: float, database: str) -> dict[str, Any]:
    """Every figure."""
    scripts = [script(seed) for seed in range(SCRIPTS)]
    rows: list[Figures] = []
    server = Server(database)
    wall, load = time.perf_counter(), os.times()
    try:
        for count in counts:
            ways = ("flat out",) if count == 1 else ("flat out", "paced", "listening")
            for how in ways:
                tables = asyncio.run(open_tables(server, scripts, count))
                rows.append(asyncio.run(play(server, tables, how, seconds, pace)))
        late = asyncio.run(open_tables(server, scripts, LATE))
        for table in late:
            table.script = table.script[:-10]
        asyncio.run(play(server, late, "flat out", 60.0, pace))
    finally:
        server.stop()
    server = Server(database)
    try:
        before, used = server.memory, server.seconds
        views = asyncio.run(first_views(server, late))
        used = 1000 * (server.seconds - used) / len(late)
        ready = (server.memory - before) / len(late)
    finally:
        server.stop()
    return {
        "rows": [asdict(row) for row in rows],
        "first view": {
            "median ms": median(views),
            "p99 ms": views[int(0.99 * len(views))],
            "server ms": used,
            "entries": median(table.at for table in late),
        },
        "memory": {"server MB": before, "a table kept ready, MB": ready},
        "seconds": time.perf_counter() - wall,
        "load": os.getloadavg()[0],
        "players' seconds": os.times().user - load.user,
    }


def show(figures: dict[str, Any]) -> None:
    heads = f"{'tables':>6} {'how':<10} {'actions/s':>9} {'p50 ms':>8} {'p99 ms':>8}"
    print(f"{heads} {'server ms':>9} {'waited ms':>9} {'events':>7}")
    for row in figures["rows"]:
        rate = f"{row['tables']:>6} {row['how']:<10} {row['per_second']:>9.0f}"
        latency = f"{row['p50_ms']:>8.1f} {row['p99_ms']:>8.1f}"
        print(f"{rate} {latency} {row['server_ms']:>9.2f} {row['waited_ms']:>9.2f} {row['events']:>7}")
    view, memory = figures["first view"], figures["memory"]
    print(
        f"first view after {view['entries']:.0f} actions: {view['median ms']:.1f} ms, p99 {view['p99 ms']:.1f} ms; "
        f"{view['server ms']:.1f} ms of the processor"
    )
    print(f"memory: {memory['server MB']:.0f} MB, and {memory['a table kept ready, MB']:.2f} MB a table kept ready")
    print(
        f"{platform.platform()}, Python {platform.python_version()}, {os.cpu_count()} cores, load {figures['load']:.1f}"
    )


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Measure a server.")
    parser.add_argument("--tables", default="1,50,200", help="how many at once, with commas")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each way is measured")
    parser.add_argument("--pace", type=float, default=320.0, help="actions a second of all tables together, when paced")
    parser.add_argument("--database", default="", help="a URL; an SQLite file that is thrown away, if nothing is said")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    given = parser.parse_args(words)
    with tempfile.TemporaryDirectory() as folder:
        database = given.database or f"sqlite:///{Path(folder).as_posix()}/games.sqlite"
        figures = measure([int(count) for count in given.tables.split(",")], given.seconds, given.pace, database)
    print(json.dumps(figures, indent=2)) if given.json else show(figures)


if __name__ == "__main__":
    main()
