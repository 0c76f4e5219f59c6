"""Rules in C++, where there is a compiler: what the translation for GPUs writes, compiled for this machine and kept.

It takes seconds where numba takes a minute or more, and runs several times as fast.
"""

from __future__ import annotations

import ctypes
import hashlib
import os
import shutil
import subprocess
import sys
import threading
from functools import lru_cache
from pathlib import Path
from typing import Any

from kingdom.fast.compiled import cache_folder

COMPILERS = ("c++", "g++", "clang++")
OPTIONS = ("-std=c++17", "-O3", "-ffp-contract=off", "-shared", "-fPIC", "-w")
"""Every calculation is rounded as numba rounds it, so that games are the same ones."""
LONGEST = 300
"""Seconds that a compiler may take: far more than it needs, on a busy machine too."""


def compiler() -> str | None:
    """The C++ compiler of this machine: the one that `CXX` names, or a usual one; none if `CXX` is empty."""
    named = os.environ.get("CXX")
    if named is not None:
        return shutil.which(named)
    if sys.platform == "darwin" and not _has_developer_tools():
        return None
    return next(filter(None, map(shutil.which, COMPILERS)), None)


def _has_developer_tools() -> bool:
    """On a Mac without them the compiler is a stand-in that asks, in a dialog, to install them."""
    return subprocess.run(["xcode-select", "-p"], capture_output=True, check=False).returncode == 0


@lru_cache(maxsize=4)
def library(text: str, options: tuple[str, ...] = OPTIONS) -> Any:
    """A source, compiled, from the cache if it is there; None if nothing here can compile it."""
    used = compiler()
    if used is None:
        return None
    named = hashlib.sha256("\n".join((text, used, *options)).encode()).hexdigest()[:24]
    built = cache_folder() / f"{named}.so"
    try:
        if not built.is_file():
            built.parent.mkdir(parents=True, exist_ok=True)
            _compile([used, *options], text, built)
        return ctypes.CDLL(str(built))
    except (OSError, subprocess.SubprocessError):
        return None


def _compile(command: list[str], text: str, built: Path) -> None:
    """Whole or not at all: other processes and threads may be compiling it or waiting for it."""
    own = built.with_suffix(f".{os.getpid()}-{threading.get_ident()}")
    try:
        subprocess.run(
            [*command, "-x", "c++", "-", "-o", own],
            input=text, text=True, check=True, stderr=subprocess.DEVNULL, timeout=LONGEST,
        )  # fmt: skip
        own.replace(built)
    finally:
        own.unlink(missing_ok=True)
