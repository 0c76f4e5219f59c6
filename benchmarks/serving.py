"""The server that `bench_web.py` measures, and the connections of its players."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

LIMITS = ("--reads", "--writes", "--tables", "--streams")
TICKS = os.sysconf("SC_CLK_TCK")


class Server:
    """The process that is measured."""

    def __init__(self, database: str, source: str = "", *more: str) -> None:
        """A server of this package, or of the one in another source folder; `more` are additional arguments."""
        self.program = [sys.executable, "-m", "kingdom", "serve"]
        self.environment = {**os.environ, **({"PYTHONPATH": source} if source else {})}
        self.process = subprocess.Popen(
            [*self.program, "--port", "0", "--database", database, "--jobs", "0", *self._no_limits(), *more],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=self.environment,
        )
        assert self.process.stdout is not None
        host, _, port = self.process.stdout.readline().strip().removeprefix("http://").strip("/").partition(":")
        self.host, self.port = host, int(port)

    def _no_limits(self) -> list[str]:
        """Options that switch off every limit of this server; earlier versions had fewer."""
        known = subprocess.run(
            [*self.program, "--help"], capture_output=True, text=True, check=True, env=self.environment
        ).stdout
        return [word for limit in LIMITS if limit in known for word in (limit, "0")]

    @property
    def seconds(self) -> float:
        """The CPU time it has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    @property
    def waited(self) -> dict[str, float]:
        """The seconds for which each of its threads was ready to run but had no core."""
        tasks = Path(f"/proc/{self.process.pid}/task").glob("*/schedstat")
        return {task.parent.name: int(task.read_text(encoding="utf-8").split()[1]) / 1e9 for task in tasks}

    @property
    def memory(self) -> float:
        """Its memory in MB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="utf-8")
        return int(status.partition("VmRSS:")[2].split()[0]) / 1024

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


class Group:
    """Processes that serve the same database; usually just one."""

    def __init__(self, database: str, source: str = "", processes: int = 1) -> None:
        self.servers = [Server(database, source) for _ in range(processes)]

    def at(self, number: int) -> Server:
        """One of them: any can serve any table."""
        return self.servers[number % len(self.servers)]

    @property
    def seconds(self) -> float:
        return sum(server.seconds for server in self.servers)

    @property
    def waited(self) -> dict[str, float]:
        return {thread: seconds for server in self.servers for thread, seconds in server.waited.items()}

    @property
    def memory(self) -> float:
        return sum(server.memory for server in self.servers)

    def stop(self) -> None:
        for server in self.servers:
            server.stop()


class Line:
    """One connection to the server, kept open; as little HTTP as it takes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, host: str) -> None:
        self.reader, self.writer, self.host = reader, writer, host

    @staticmethod
    async def to(server: Server) -> Line:
        return Line(*await asyncio.open_connection(server.host, server.port), f"{server.host}:{server.port}")

    async def ask(self, method: str, path: str, token: str = "", data: Any = None) -> Any:
        """Send a request as a program, and read the response."""
        body = b"" if data is None else json.dumps(data).encode()
        self._send(method, path, body, f"Authorization: Bearer {token}")
        return json.loads(await self._answer())

    async def load(self, path: str, token: str = "", coding: str = "identity") -> bytes:
        """Request a page as a browser at the first seat of a table; returns the bytes as transferred."""
        self._send(
            "GET", path, b"", f"Cookie: kingdom-seat-0={token}", f"Accept-Encoding: {coding}", "Accept: text/html"
        )
        return await self._answer()

    async def _answer(self) -> bytes:
        """The response, which must be successful."""
        head = await self.reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().partition(b"content-length:")[2].split(b"\r\n", 1)[0])
        answer = await self.reader.readexactly(length)
        if not head.startswith(b"HTTP/1.1 20"):
            raise RuntimeError(f"{head.decode()}{answer.decode()}")
        return answer

    async def tune_in(self, path: str, token: str) -> None:
        """Request an event stream, and wait until it has started."""
        self._send("GET", path, b"", f"Authorization: Bearer {token}")
        await self.reader.readuntil(b"\r\n\r\n")

    async def listen(self, heard: list[int]) -> None:
        """Read the event stream for as long as it lasts."""
        while line := await self.reader.readline():
            if line.startswith(b"id: "):
                heard.append(int(line[4:]))

    def _send(self, method: str, path: str, body: bytes, *headers: str) -> None:
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self.host}", *headers]
        lines += ["Content-Type: application/json", f"Content-Length: {len(body)}", "", ""]
        self.writer.write("\r\n".join(lines).encode() + body)

    def close(self) -> None:
        self.writer.close()
