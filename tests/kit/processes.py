"""Commands as separate processes, started so that Ctrl-C reaches them however the tests were started."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import current_thread, main_thread

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 30.0
"""Seconds that a test waits for something that should come at once, on a busy machine."""


@contextmanager
def hearing_interrupts() -> Iterator[None]:
    """Processes started in this context receive Ctrl-C.

    A shell makes background processes ignore it, and their children inherit that: a suite that is run with `&` would
    otherwise wait in vain for a command to stop.
    """
    if current_thread() is not main_thread():
        yield
        return
    blocked = signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
        signal.pthread_sigmask(signal.SIG_SETMASK, blocked)


def command(*words: str) -> list[str]:
    """`kingdom` with these arguments."""
    return [sys.executable, "-m", "kingdom", *words]


def start(*words: str, folders: tuple[Path, ...] = ()) -> subprocess.Popen[str]:
    """`kingdom` in its own process group, as a terminal starts it; modules may also be in these folders."""
    paths = [*map(str, folders), str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
    with hearing_interrupts():
        return subprocess.Popen(
            command(*words),
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT, start_new_session=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        )  # fmt: skip


def interrupt(process: subprocess.Popen[str]) -> tuple[str, str]:
    """Ctrl-C as from a terminal, to the whole group including workers; returns stdout and stderr."""
    os.killpg(process.pid, signal.SIGINT)
    return process.communicate(timeout=4 * PATIENCE)


def wait_until(true: Callable[[], bool], process: subprocess.Popen[str] | None = None) -> None:
    """Wait for something that a process does; it must not end before that."""
    deadline = time.monotonic() + 4 * PATIENCE
    while not true():
        assert process is None or process.poll() is None, process and process.communicate()
        assert time.monotonic() < deadline, "it did not come"
        time.sleep(0.02)
