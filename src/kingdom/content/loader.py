"""Loads content: the Reconstruction, or a pack that extends it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from kingdom.content.assembly import Assembly, in_order_of_the_box
from kingdom.content.files import Pack, read_pack
from kingdom.content.layers import lay_over
from kingdom.content.model import Content
from kingdom.content.problems import PackFault
from kingdom.core.errors import KingdomError
from kingdom.core.reasons import why
from kingdom.roster import roster

__all__ = ["EXPANSIONS", "RECONSTRUCTION", "find_pack", "in_order_of_the_box", "load", "packs"]

RECONSTRUCTION = Path(__file__).parent / "reconstruction"
EXPANSIONS = Path(__file__).parent / "expansions"
"""The packs that come with the game and can extend the Reconstruction."""
BASE = "reconstruction"
NO_BASE = "nothing"


def load(pack: Path | str | None = None) -> Content:
    """The Reconstruction, or a pack that extends it; raises ContentError with all problems.

    A pack is a directory of TOML files or a single file, given by its path or, if it is one of `packs`, by its name. An
    entry with a key of the Reconstruction replaces only the fields that it contains; a pack whose header says `extends
    = "nothing"` is used on its own.
    """
    if pack is None:
        return _reconstruction()
    path = find_pack(pack) if isinstance(pack, str) else pack
    return Assembly(_extended(read_pack(path)), _box()).content(path.name)


def packs() -> dict[str, Path]:
    """The packs with a name: those that come with the game, and those of installed packages."""
    ours = sorted(path for path in EXPANSIONS.glob("*") if path.suffix == ".toml" or any(path.glob("*.toml")))
    return {**roster().packs, **{path.stem: path for path in ours}}


def find_pack(name: str) -> Path:
    """The path of a pack, given its path or its name."""
    if Path(name).exists():
        return Path(name)
    known = packs()
    if name not in known:
        given = repr(name)
        raise KingdomError(
            why("no-pack-among", given=given, names=tuple(known)) if known else why("no-pack", given=given)
        )
    return known[name]


@cache
def _reconstruction() -> Content:
    pack = read_pack(RECONSTRUCTION)
    return Assembly(pack, _sections(pack)).content(RECONSTRUCTION.name)


@cache
def _box() -> dict[str, str]:
    return _sections(read_pack(RECONSTRUCTION))


def _sections(pack: Pack) -> dict[str, str]:
    return {key: entry.section for key, entry in pack.entries.items()}


def _extended(pack: Pack) -> Pack:
    base = pack.header.pop("extends", BASE)
    if base == NO_BASE:
        return pack
    if base != BASE:
        pack.problems.append(
            PackFault("", "pack", "extends", why("extends", given=repr(base), base=f'"{BASE}"', none=f'"{NO_BASE}"'))
        )
    return lay_over(read_pack(RECONSTRUCTION), pack)
