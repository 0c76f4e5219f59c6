"""Waiting times of other visitors while one floods the server with requests for hints, on this machine.

    python benchmarks/hint_flood.py [--connections 40] [--seconds 30] [--rounds 8] [--source FOLDER]

The visitor has 40 connections from 127.0.0.2, each at a table of its own, and asks for the regent's hints without a
pause; after each hint it acts, so that the next one is about another position. Meanwhile somebody at 127.0.0.3 plays
against a steward, and somebody at 127.0.0.4 asks for a hint now and then. It prints how long those two wait, without
the flood and with it.

Everything is sent to a server of its own with its default limits for reading and writing, on the loopback interface,
from as many threads as there are connections, and ends after the given time.
"""

from __future__ import annotations

import argparse
import json
import tempfile
import threading
import time
from collections import Counter
from http.client import HTTPConnection, HTTPException
from statistics import median
from typing import Any

from serving import Server

MOST_CONNECTIONS, MOST_SECONDS = 100, 300
FLOOD, PLAYER, ASKER = "127.0.0.2", "127.0.0.3", "127.0.0.4"
MODULES = ["menace", "advisors", "quest"]
"""The view that takes the longest to think about."""
PATIENCE = 120.0
FLAWS = (OSError, HTTPException)


class Visitor:
    """Somebody at a table: one connection, from an address of its own."""

    def __init__(self, server: Server, source: str, bot: str | None, seed: int) -> None:
        self.address = (server.host, server.port)
        self.source = source
        self.number = 0
        self.connection = self._connect()
        seats = [{"invite": False}] if bot is None else [{"invite": False}, {"bot": bot}]
        wanted = {"options": {"players": len(seats), "modules": MODULES}, "seats": seats, "seed": seed}
        opened = json.loads(self.ask("POST", "/api/tables", wanted)[1])
        self.table, self.token = opened["table"], opened["seats"][0]["token"]

    def _connect(self) -> HTTPConnection:
        return HTTPConnection(*self.address, timeout=PATIENCE, source_address=(self.source, 0))

    def ask(self, method: str, path: str, data: Any = None, **headers: str) -> tuple[int, bytes]:
        body = None if data is None else json.dumps(data)
        for last in (False, True):  # a server closes connections that were idle for a while
            try:
                self.connection.request(method, path, body, {"Content-Type": "application/json", **headers})
                answer = self.connection.getresponse()
                return answer.status, answer.read()
            except FLAWS:
                self.connection.close()
                self.connection = self._connect()
                if last:
                    raise
        raise AssertionError("unreachable")

    def of_table(self, method: str, path: str, data: Any = None) -> tuple[int, Any]:
        """Ask as a program does, with the token of the seat."""
        status, found = self.ask(method, f"/api/tables/{self.table}{path}", data, Authorization=f"Bearer {self.token}")
        return status, json.loads(found) if found else None

    def act(self) -> None:
        """The first option; the decision is about another position after it."""
        status, found = self.of_table("GET", "/options")
        if status == 200 and found["options"]:
            self.number += 1
            self.of_table("POST", "/act", {"plan": [found["options"][0]], "client_id": f"c{self.number}"})

    def hint(self) -> bool | None:
        """Ask once as a browser does: whether the hint is there; None if the server refuses to look."""
        cookies = f"kingdom-seat-0={self.token}; kingdom-browser={self.token}"
        status, found = self.ask("GET", f"/t/{self.table}/hint?bot=regent", Cookie=cookies, Accept="text/html")
        return None if status != 200 else b"nudge" in found


def flood(visitor: Visitor, stop: threading.Event, counted: Counter[str]) -> None:
    """Ask for hints without a pause."""
    while not stop.is_set():
        try:
            found = visitor.hint()
            counted["hints" if found else "refused" if found is None else "to wait"] += 1
            if found:
                visitor.act()
        except FLAWS:
            counted["cut"] += 1


def answer_of_the_bot(player: Visitor, until: float) -> float | None:
    """The time from sending an offer until the bot has answered it."""
    while time.monotonic() < until:
        view = player.of_table("GET", "")[1]
        if view["over"]:
            return None
        if view["view"]["to_decide"]:
            break
        time.sleep(0.02)
    began = time.monotonic()
    player.act()
    while time.monotonic() < until:
        if player.of_table("GET", "")[1]["view"]["to_decide"]:
            return time.monotonic() - began
        time.sleep(0.02)
    return time.monotonic() - began


def wait_for_a_hint(asker: Visitor, until: float) -> float:
    """The waiting time for a hint, if requested again every second, as the page does."""
    asker.act()
    while not asker.of_table("GET", "")[1]["view"]["to_decide"] and time.monotonic() < until:
        time.sleep(0.02)
    began = time.monotonic()
    while not asker.hint() and time.monotonic() < until:
        time.sleep(1)
    return time.monotonic() - began


def measured(player: Visitor, asker: Visitor, rounds: int, seconds: float) -> tuple[list[float], list[float]]:
    """The waits of both, one after the other."""
    until = time.monotonic() + seconds
    bots: list[float] = []
    hints: list[float] = []
    while len(hints) < rounds and time.monotonic() < until:
        if (waited := answer_of_the_bot(player, until)) is not None:
            bots.append(waited)
        hints.append(wait_for_a_hint(asker, until))
    return bots, hints


def told(name: str, waits: list[float]) -> str:
    if not waits:
        return f"  {name}: nothing was answered"
    return f"  {name}: median {median(waits):.2f} s, longest {max(waits):.2f} s, of {len(waits)}"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--connections", type=int, default=40)
    asked.add_argument("--seconds", type=float, default=60.0)
    asked.add_argument("--rounds", type=int, default=10)
    asked.add_argument("--source", default="", help="the source folder of another checkout")
    given = asked.parse_args()
    connections, seconds = min(given.connections, MOST_CONNECTIONS), min(given.seconds, MOST_SECONDS)
    with tempfile.TemporaryDirectory() as folder:
        limits = ("--jobs", "1", "--reads", "100", "--writes", "20")
        server = Server(f"sqlite:///{folder}/games.sqlite", given.source, *limits)
        stop = threading.Event()
        counted: Counter[str] = Counter()
        threads: list[threading.Thread] = []
        try:
            player, asker = Visitor(server, PLAYER, "steward", 1), Visitor(server, ASKER, "steward", 2)
            warm_until = time.monotonic() + PATIENCE
            while not asker.hint() and time.monotonic() < warm_until:
                time.sleep(0.5)  # the regent is being compiled
            answer_of_the_bot(player, warm_until)
            for name in ("without the flood", "with it"):
                if name == "with it":
                    flooders = []
                    for number in range(connections):
                        flooders.append(Visitor(server, FLOOD, "steward", 3 + number))
                        time.sleep(0.06)  # within the limit for writing
                    threads = [threading.Thread(target=flood, args=(one, stop, counted)) for one in flooders]
                    for thread in threads:
                        thread.start()
                    time.sleep(2)
                bots, hints = measured(player, asker, given.rounds, seconds)
                print(f"{name}:", told("the steward", bots), told("a hint", hints), sep="\n", flush=True)
            print("the flood was answered with", ", ".join(f"{many} {what}" for what, many in counted.items()))
        finally:
            stop.set()
            for thread in threads:
                thread.join(PATIENCE)
            server.stop()


if __name__ == "__main__":
    main()
