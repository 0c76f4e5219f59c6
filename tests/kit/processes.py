"""Commands as separate processes, which receive Ctrl-C even if the tests run in the background."""

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
PATIENCE = 120.0
"""The timeout in seconds. Most waits take no time, but the machine may be busy."""


@contextmanager
def hearing_interrupts() -> Iterator[None]:
    """Let processes started in this context receive Ctrl-C.

    Shells make background processes ignore it, and their children inherit that. Without this, tests run with `&` would
    wait forever for a command to stop.
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
    """The command line of `kingdom` with these arguments."""
    return [sys.executable, "-m", "kingdom", *words]


def start(*words: str, folders: tuple[Path, ...] = ()) -> subprocess.Popen[str]:
    """Start `kingdom` in its own process group, as a terminal does; `folders` are searched for modules."""
    paths = [*map(str, folders), str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
    with hearing_interrupts():
        return subprocess.Popen(
            command(*words),
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT, start_new_session=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        )  # fmt: skip


def interrupt(process: subprocess.Popen[str]) -> tuple[str, str]:
    """Send Ctrl-C to the whole group, as a terminal does; returns stdout and stderr."""
    os.killpg(process.pid, signal.SIGINT)
    return process.communicate(timeout=4 * PATIENCE)


def wait_until(true: Callable[[], bool], process: subprocess.Popen[str] | None = None) -> None:
    """Wait for a condition; the process must not end before that."""
    deadline = time.monotonic() + 4 * PATIENCE
    while not true():
        assert process is None or process.poll() is None, process and process.communicate()
        assert time.monotonic() < deadline, "the condition did not become true"
        time.sleep(0.02)
