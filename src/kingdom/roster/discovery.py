"""Finds modules: those of this package, file by file, and those of installed packages.

A package offers modules in the entry-point group `kingdom.modules`: a name, and a `Module`, or a Python module or
package that contains some. Next to that code it may have `cards.toml`, a pack with their cards and boards that gets the
name of the entry point, and a folder `locale` with messages.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from pkgutil import walk_packages
from types import ModuleType

import kingdom.modules
from kingdom.core.module import Module
from kingdom.core.reasons import Reason, why

GROUP = "kingdom.modules"


@dataclass(frozen=True, slots=True)
class Expansion:
    """The contribution of an installed package."""

    name: str
    modules: tuple[Module, ...] = ()
    folder: Path | None = None
    """The folder of its code, which may also contain a pack, `cards.toml`, and messages, `locale`."""
    broken: Reason | None = None
    """The reason why it cannot be used; None if it can."""


def ours() -> Iterator[Module]:
    """The modules of this package, from every file in the folder."""
    yield from _below(kingdom.modules)


def installed() -> Iterator[Expansion]:
    """The contributions of installed packages. A broken one does not affect the others; it is reported when needed."""
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        yield _expansion(entry)


def _expansion(entry: EntryPoint) -> Expansion:
    try:
        found = entry.load()
        modules = tuple(_below(found)) if isinstance(found, ModuleType) else (found,)
        file = import_module(entry.module).__file__
    except Exception as error:  # noqa: BLE001 - any error in a package must leave the game playable
        return Expansion(entry.name, broken=why("not-loaded", given=entry.value, error=str(error)))
    if not all(isinstance(module, Module) for module in modules):
        return Expansion(entry.name, broken=why("not-a-module", given=entry.value))
    return Expansion(entry.name, modules, Path(file).parent if file else None)


def _below(found: ModuleType) -> Iterator[Module]:
    """The modules in a Python module, including its submodules if it is a package."""
    seen = dict.fromkeys(_held(found))
    for info in walk_packages(getattr(found, "__path__", ()), f"{found.__name__}."):
        seen |= dict.fromkeys(_held(import_module(info.name)))
    return iter(seen)


def _held(found: ModuleType) -> Iterator[Module]:
    return (thing for thing in vars(found).values() if isinstance(thing, Module))
