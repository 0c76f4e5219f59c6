"""The switch between compiled and plain Python, and where compiled code is kept.

Every rule of the engine is written once, as a free function over integers. With numba it is compiled; without it, or
with `KINGDOM_FAST=interpreted`, the same source runs as it stands. Compiled, rows and tables are arrays of small
integers; interpreted they are lists, because NumPy keeps int8 in scalar arithmetic and would overflow where numba
widens.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import time
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

from kingdom.fast.shared import NUMBERS

F = TypeVar("F", bound=Callable[..., Any])

Row = list[int]
"""A game between two decisions. An int8 array where the engine is compiled; both are indexed alike."""
Table = list[int]
"""What is printed and what is chosen, flat. An int16 array where the engine is compiled."""
Ints = list[int]
"""Room for numbers that a function writes to."""

MODE = "KINGDOM_FAST"
"""The environment variable that chooses: `compiled`, `interpreted`, or empty for whatever is available."""
CACHE = "KINGDOM_FAST_CACHE"
"""A folder for compiled code in place of the user's cache."""

KEPT_FOR = 30 * 24 * 3600
"""How many seconds compiled code is kept that nobody uses."""
VERSION = re.compile(r"[0-9a-f]{16}")
"""The name of a folder of compiled code: `source_hash`."""


def _numba() -> Any:
    """The compiler, or None if it is not installed or not wanted."""
    if os.environ.get(MODE) == "interpreted":
        return None
    try:
        import numba
    except ImportError:
        if os.environ.get(MODE) == "compiled":
            raise
        return None
    found: Any = numba
    return None if found.config.DISABLE_JIT else found


NUMBA = _numba()
COMPILED = NUMBA is not None


def source_hash(folder: Path = Path(__file__).parent) -> str:
    """A hash over the source of the whole package: layout, numbering and rules.

    numba looks only at the file that a function is in. Constants and functions of other files are frozen into the
    machine code all the same, so all files count, and so do the numbers that come from the rules. Card tables do not:
    they are passed as arguments.
    """
    digest = hashlib.sha256(repr(NUMBERS).encode())
    for path in sorted(folder.glob("*.py")):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    """Where compiled code is kept: a folder for each version of the source, so that an old one is never found."""
    root = os.environ.get(CACHE)
    if not root:
        import platformdirs

        root = platformdirs.user_cache_dir("kingdom", appauthor=False)
    return Path(root) / "fast" / source_hash()


def sweep(folder: Path, now: float) -> None:
    """Mark this version's folder as used, and remove those of versions that nobody has used for a month.

    Whatever goes wrong here, the engine still plays.
    """
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder, (now, now))
        for other in folder.parent.iterdir():
            old = now - other.stat().st_mtime > KEPT_FOR
            if old and other.is_dir() and not other.is_symlink() and VERSION.fullmatch(other.name):
                shutil.rmtree(other, ignore_errors=True)


def compiled(function: F) -> F:
    """Compile a function that other functions of the engine call."""
    if not COMPILED:
        return function
    made: F = _once(NUMBA.njit(function, nogil=True, error_model="numpy"))
    return made


def _once(dispatcher: Any) -> Any:
    """Compile for 64-bit integers only, not again for each width that callers happen to use: a fifth of the time."""
    compile_for = dispatcher.compile
    types = NUMBA.types

    def widened(signature: Any) -> Any:
        args, _ = NUMBA.core.sigutils.normalize_signature(signature)
        wide = [types.int64 if isinstance(types.unliteral(one), types.Integer) else one for one in args]
        return compile_for(tuple(wide))

    dispatcher.compile = widened
    return dispatcher


@lru_cache(maxsize=1)
def _swept_folder() -> Path:
    folder = cache_folder()
    sweep(folder, time.time())
    return folder


def kept(function: F, folder: Callable[[], Path]) -> F:
    """Compile a function that Python calls, and keep what was compiled in a folder for the next process."""
    if not COMPILED:
        return function
    before = NUMBA.config.CACHE_DIR
    NUMBA.config.CACHE_DIR = str(folder())
    try:
        made: F = NUMBA.njit(function, nogil=True, error_model="numpy", cache=True)
    finally:
        NUMBA.config.CACHE_DIR = before
    return made


def entry(function: F) -> F:
    """Compile a function of the engine that Python calls, and keep what was compiled."""
    return kept(function, _swept_folder)
