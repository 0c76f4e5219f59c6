"""Loading content: the Reconstruction, or a pack laid over it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from kingdom.content.assembly import Assembly, in_order_of_the_box
from kingdom.content.files import Pack, read_pack
from kingdom.content.layers import lay_over
from kingdom.content.model import Content
from kingdom.content.problems import Problem

__all__ = ["RECONSTRUCTION", "in_order_of_the_box", "load"]

RECONSTRUCTION = Path(__file__).parent / "reconstruction"
BASE = "reconstruction"
NO_BASE = "nothing"


def load(path: Path | None = None) -> Content:
    """The Reconstruction, or a pack laid over it; raises ContentError with all that is wrong with it.

    A pack is a directory of TOML files or one such file. An entry with a key of the Reconstruction replaces the
    fields that it gives; a pack whose header says `extends = "nothing"` stands alone.
    """
    return _reconstruction() if path is None else Assembly(_extended(read_pack(path))).content(path.name)


@cache
def _reconstruction() -> Content:
    return Assembly(read_pack(RECONSTRUCTION)).content(RECONSTRUCTION.name)


def _extended(pack: Pack) -> Pack:
    base = pack.header.pop("extends", BASE)
    if base == NO_BASE:
        return pack
    if base != BASE:
        pack.problems.append(Problem("", "pack", "extends", f'is {base!r}: write "{BASE}" or "{NO_BASE}"'))
    return lay_over(read_pack(RECONSTRUCTION), pack)
