"""Getting the regent ready: compiled ahead of time, in a separate process of low priority, while everybody else plays.

The compiled code is cached on disk, where the bot processes find it. Until then nobody is left waiting without an
explanation: tables at which the regent has to decide say that it is getting ready.
"""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from importlib.util import find_spec
from threading import Lock, Thread

from kingdom.web.thinking import NICENESS

log = logging.getLogger(__name__)

REGENT = "regent"


def must_be_compiled() -> bool:
    """Whether there is a compiler, and it is enabled."""
    return os.environ.get("KINGDOM_FAST") != "interpreted" and all(find_spec(name) for name in ("numpy", "numba"))


class Readying:
    """Whether the regent is ready; notifies whoever is waiting for it."""

    def __init__(self, command: tuple[str, ...] = (sys.executable, "-m", "kingdom.bots.regent")) -> None:
        self._command = command
        self._lock = Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._closed = False
        self.is_ready = True
        """True until preparation begins: without it, whoever needs the regent compiles it."""
        self.listeners: list[Callable[[], None]] = []

    def begin(self) -> None:
        """Prepare it in the background."""
        self.is_ready = False
        Thread(target=self._work, name="kingdom-regent", daemon=True).start()

    def waits(self, bot: str | None) -> bool:
        """Whether a bot cannot be asked yet."""
        return bot == REGENT and not self.is_ready

    def close(self) -> None:
        """Abort the preparation."""
        with self._lock:
            self._closed = True
            if self._process is not None:
                self._process.kill()

    def _work(self) -> None:
        try:
            with self._lock:
                if self._closed:
                    return
                quiet = subprocess.DEVNULL
                self._process = subprocess.Popen(self._command, stdin=quiet, stdout=quiet, stderr=quiet)
            if hasattr(os, "setpriority"):
                with suppress(OSError):  # it may be over already
                    os.setpriority(os.PRIO_PROCESS, self._process.pid, NICENESS)
            if self._process.wait() and not self._closed:
                log.warning("the regent could not be compiled ahead: its first decision may take a minute or two")
        except OSError as error:
            log.warning("the regent could not be compiled ahead: %s", error)
        self.is_ready = True
        for listener in self.listeners:
            listener()
