"""A nursery: a process that has loaded everything and starts servers by forking, in a tenth of the time.

Each server is a separate process that runs `kingdom serve` and can be killed like any other. Its stdout goes to a file.
Each line of the nursery's input has the name of that file, the constants to change, the error of the clock and the
arguments of the command.
"""

from __future__ import annotations

import gc
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from importlib import import_module
from itertools import count
from pathlib import Path
from threading import Lock

from tests.kit.processes import PATIENCE, ROOT


class Nursery:
    """Starts servers. The first takes as long as any program, the others hardly any time."""

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="kingdom-nursery-")
        self._numbers = count()
        self._lock = Lock()
        paths = [str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.kit.nursery"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, cwd=ROOT,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        )  # fmt: skip

    def start(self, *words: str, changed: Mapping[str, float] | None = None, clock: float = 0.0) -> Forked:
        """Run `kingdom serve` with these arguments; returns when it is ready.

        `changed` overrides constants of modules; the clock of the server is wrong by `clock` seconds.
        """
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        output = Path(self._folder.name) / str(next(self._numbers))
        with self._lock:
            self._process.stdin.write(
                json.dumps([str(output), changed or {}, clock, "serve", "--port", "0", *words]) + "\n"
            )
            self._process.stdin.flush()
            process = int(self._process.stdout.readline())
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if output.exists() and (address := output.read_text(encoding="utf-8")).endswith("\n"):
                return Forked(process, address.split()[0].rstrip("/"))
            time.sleep(0.01)
        raise AssertionError("the server did not start")

    def close(self) -> None:
        self._process.kill()
        self._process.communicate()
        self._folder.cleanup()


class Forked:
    """A server of the nursery."""

    def __init__(self, process: int, address: str) -> None:
        self.process = process
        self.address = address

    def kill(self) -> None:
        """Kill it as a power cut would."""
        os.kill(self.process, signal.SIGKILL)


def shifted(clock: Callable[[], float], seconds: float) -> Callable[[], float]:
    """A clock that is wrong by this many seconds."""
    return lambda: clock() + seconds


def main() -> None:
    from kingdom.cli import main as kingdom
    from kingdom.content import load
    from kingdom.web import app  # noqa: F401 - this is the slow import

    load()
    gc.collect()
    gc.freeze()  # servers need not scan all this again when they start
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for killed servers
    for line in sys.stdin:
        output, changed, clock, *words = json.loads(line)
        child = os.fork()
        if not child:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.dup2(os.open(output, os.O_WRONLY | os.O_CREAT, 0o600), 1)
            os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
            for name, value in changed.items():
                module, _, constant = name.rpartition(".")
                setattr(import_module(module), constant, value)
            if clock:
                time.time = shifted(time.time, clock)
            kingdom(words)
            os._exit(0)
        sys.stdout.write(f"{child}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
