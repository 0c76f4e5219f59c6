"""Real servers on their own ports: in a thread of the test, or as a process that can be killed."""

from __future__ import annotations

import json
import signal
import socket
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from queue import Queue
from threading import Event, Thread
from typing import Any

import httpx2
import uvicorn

from kingdom.web.app import create_app
from kingdom.web.server.socket import TableServer, address, listen
from kingdom.web.settings import ServerSettings
from tests.kit.local_server import Chair
from tests.kit.processes import PATIENCE, command, hearing_interrupts

__all__ = ["PATIENCE", "Listener", "Server", "listen_to", "running"]


@contextmanager
def running(settings: ServerSettings) -> Iterator[str]:
    """Run a server in a thread; yields its address."""
    listening = listen("127.0.0.1", 0)
    ready = Event()
    config = uvicorn.Config(create_app(settings), log_level="error", access_log=False, timeout_graceful_shutdown=2)
    server = TableServer(config, ready.set)
    thread = Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    try:
        assert ready.wait(PATIENCE), "the server did not start"
        yield address(listening).rstrip("/")
    finally:
        server.should_exit = True
        thread.join()
        listening.close()


class Server:
    """`kingdom serve` as a separate process, which can be killed at any moment and started again."""

    def __init__(self, database: str, *words: str, program: Sequence[str] = tuple(command())) -> None:
        with hearing_interrupts():
            self.process = subprocess.Popen(
                [*program, "serve", "--port", "0", "--database", database, "--writes", "0", "--tables", "0", *words],
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
            )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip().rstrip("/")
        assert self.address.startswith("http://"), "the server did not start"

    def kill(self) -> None:
        """Kill it as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Stop it with Ctrl+C."""
        self._end(signal.SIGINT)

    def _end(self, how: signal.Signals) -> None:
        self.process.send_signal(how)
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()


class Listener:
    """Listens to the events of a table, in a thread."""

    def __init__(self, url: str, headers: dict[str, str]) -> None:
        self.raw: list[str] = []
        self._events: Queue[tuple[int, Any] | None] = Queue()
        self._client = httpx2.Client(timeout=None)
        self._open = Event()
        self._socket: socket.socket | None = None
        self.status = 0
        self._thread = Thread(target=self._listen, args=(url, headers), daemon=True)
        self._thread.start()
        assert self._open.wait(PATIENCE), "the server does not answer"

    def _listen(self, url: str, headers: dict[str, str]) -> None:
        try:
            with self._client.stream("GET", url, headers=headers) as response:
                self.status = response.status_code
                self._socket = response.extensions["network_stream"].get_extra_info("socket")
                id, kind = 0, ""
                for line in response.iter_lines():
                    self.raw.append(line)
                    self._open.set()
                    field, _, value = line.partition(": ")
                    if field == "id":
                        id = int(value)
                    elif field in ("event", ""):
                        kind = value
                    elif field == "data" and kind != "aside":
                        self._events.put((id, json.loads(value)))
        except (httpx2.HTTPError, RuntimeError):
            pass
        finally:
            self._open.set()
            self._events.put(None)

    def next(self, seconds: float = PATIENCE) -> tuple[int, Any]:
        """The next event; fails if the stream has ended."""
        event = self._events.get(timeout=seconds)
        assert event is not None, "the stream has ended"
        return event

    def ended(self) -> bool:
        """Wait for the server to end the stream; returns False if it does not."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if self._events.get(timeout=PATIENCE) is None:
                return True
        return False

    def close(self) -> None:
        """Disconnect. Closing alone would not wake the thread that waits for the next line."""
        if self._socket is not None:
            try:
                self._socket.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass  # the server has already disconnected
        self._thread.join(PATIENCE)
        self._client.close()


def listen_to(address: str, chair: Chair, since: int | None = None) -> Listener:
    """Listen to the events for a chair of a table."""
    query = "" if since is None else f"?since={since}"
    return Listener(f"{address}/api/tables/{chair.table}/events{query}", chair.headers)
