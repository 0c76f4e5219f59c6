"""The library: found in a wheel or built in a checkout, checked, and loaded; or none, and then Python interprets."""

from __future__ import annotations

import hashlib
import logging
import os
import sys
import sysconfig
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar, cast

from kingdom.native.entry import ENTRIES

F = TypeVar("F", bound=Callable[..., Any])
log = logging.getLogger(__name__)

MODE = "KINGDOM_NATIVE"
"""The environment variable that chooses: `off` interprets, a path names a library, otherwise one is found or built."""
PACKAGED = Path(__file__).with_name("lib")
"""The folder of the library in a wheel."""
PACKAGES = ("kingdom.fast", "kingdom.bots.regent")
"""Whose functions are in the library. It is given them by name: no import points from here to there."""
NUMBERS = ("kingdom.fast.shared", "NUMBERS")
"""The numbers that these packages take from elsewhere, built into the library."""
MODULES = ("bots/worths.py",)
"""Modules of constants that are built in, too."""
HASH = "kingdom_source"
"""The name under which a library holds the hash of the source that it was made from."""
SUFFIXES = {"linux": "so", "macos": "dylib", "windows": "dll", "wasm": "wasm"}
SLOWER = "the rules on rows are interpreted, some 200 times as slow, and the regent plays at reduced strength"

# --- which library


def checkout() -> Path | None:
    """The root of the repository, if the package lies in one."""
    root = Path(__file__).resolve().parents[3]
    return root if (root / "pyproject.toml").is_file() and (root / "src" / "kingdom").is_dir() else None


@lru_cache(maxsize=1)
def source_hash() -> str:
    """A hash of everything that the library is made from."""
    module, name = NUMBERS
    digest = hashlib.sha256(repr(getattr(import_module(module), name)).encode())
    home = Path(__file__).parents[1]
    paths = [home / module for module in MODULES]
    for package in ("kingdom.native", *PACKAGES):
        folder = home.joinpath(*package.split(".")[1:])
        paths += sorted((*folder.glob("*.py"), *folder.glob("*.h")))
    for path in paths:
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


@lru_cache(maxsize=1)
def library() -> Any:
    """The library, loaded; None if rows are interpreted, which is logged once unless it is wanted."""
    chosen = os.environ.get(MODE, "")
    if chosen == "off":
        return None
    if chosen:
        try:
            return _load(Path(chosen))
        except OSError as error:
            raise OSError(f"{MODE} names a library that cannot be used: {error}") from None
    suffix = suffix_of(None)
    if (found := PACKAGED / f"kingdom.{suffix}").is_file():
        try:
            return _load(found)
        except OSError as error:
            if checkout() is None:
                _warn("%s", error)
                return None
    root = checkout()
    if root is None:
        _warn("this installation has no native core for this machine")
        return None
    try:
        return _built(root / "build" / "native", suffix)
    except OSError as error:
        _warn("the native core cannot be built or loaded (%s)", error)
        return None


def _warn(why: str, *more: object) -> None:
    """Warn once of the cost of interpreting, with its cause: workers leave the warning to their parent."""
    workers = sys.modules.get("multiprocessing.process")
    if workers is None or workers.parent_process() is None:
        log.warning(f"{why}: %s", *more, SLOWER)


def _built(folder: Path, suffix: str) -> Any:
    """The library of this source for this machine, built if it is not there; None without a compiler."""
    made = folder / f"{source_hash()}-{sysconfig.get_platform()}.{suffix}"
    if not made.is_file():
        from kingdom.native import build

        if build.compiler() is None:
            _warn("there is no C++ compiler here, and `make native` installs one and builds")
            return None
        folder.mkdir(parents=True, exist_ok=True)
        with _locked(folder / "lock"):
            if not made.is_file():
                build.compile_text(build.text(), made)
    return _load(made)


@contextmanager
def _locked(path: Path) -> Iterator[None]:
    """Alone among all processes."""
    with path.open("a+b") as file:
        if sys.platform == "win32":
            import msvcrt

            file.seek(0)
            while True:
                try:
                    msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)  # waits for ten seconds
                    break
                except OSError:
                    continue
            yield
            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_UNLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
            yield


def _load(path: Path) -> Any:
    """A library that was made from this source; OSError if it is none, or was made from another one."""
    import ctypes

    found = ctypes.CDLL(str(path))
    try:
        held = ctypes.string_at(ctypes.addressof(ctypes.c_char.in_dll(found, HASH))).decode()
    except ValueError as error:
        raise OSError(f"{path} is no native core of this game") from error
    if held != source_hash():
        raise OSError(f"{path} was made from another source ({held}, not {source_hash()})")
    return found


def suffix_of(target: str | None) -> str:
    """The suffix of a library on the system that uses it."""
    system = target or {"darwin": "macos", "win32": "windows"}.get(sys.platform, "linux")
    return next(suffix for part, suffix in SUFFIXES.items() if part in system)


def is_native() -> bool:
    """True if rows are handled by the library; it is built first if need be."""
    return library() is not None


# --- calling it


_bound: dict[Callable[..., Any], Any] = {}


def bound(function: F) -> F:
    """A function as the library has it, or the function itself: the same signature, the same answers."""
    found: F | None = _bound.get(function)
    if found is None:
        there = library()
        from kingdom.native import calls

        one = ENTRIES[function]
        made = calls.interpreted(function) if there is None else calls.wrapped(one, getattr(there, one.name))
        found = cast(F, made)
        _bound[function] = found
    return found
