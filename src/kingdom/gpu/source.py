"""All the CUDA C++ for a ruleset: its foundations, its rules, the kernels."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.resources import files
from typing import Any, NamedTuple

from kingdom.fast import columns as c
from kingdom.fast import dealing, deciding, ending, flow, hidden, numbers, playout, seeing
from kingdom.fast import observation as o
from kingdom.fast import row as r
from kingdom.native.memory import Table
from kingdom.native.translate import Translation

CALLED = (
    *(dealing.deal, deciding.apply, deciding.legal, deciding.to_move),
    *(ending.score, ending.winners, hidden.as_seen, hidden.determinize, playout.result),
    *(seeing.is_window, seeing.tell_table, seeing.tell_areas, seeing.tell_seat, seeing.tell_cards, seeing.tell_totals),
)
"""The functions that the kernels call."""
APART = (
    *(dealing.deal, deciding.apply, deciding.legal, flow.next_phase, ending.score, ending.winners),
    *(hidden.as_seen, hidden.determinize, seeing.tell_seat),
)
"""The large ones: compiled once for all kernels."""
TEAM, WIDTH, TELL_BLOCK = 4, 8, 256
"""Games per warp that looks at a batch; lanes that observe one of them; threads per block."""
ACTED = 8
"""Games per warp that acts in a batch."""
BLOCK = 128
"""Threads per block of the other kernels."""
NUMBERS: dict[str, int] = {
    **{name: getattr(r, name) for name in ("SIZE", "ROUND", "PHASE", "OVER", "SEATS", "SEAT", "HALF", "CARDS")},
    "NEAR": c.FEATURE,
    "FEATURES": c.FEATURES,
    "MOST": seeing.MOST,
    "PRIME": playout.PRIME,
    "OBSERVED": o.OBSERVED,
    "WHERE": o.O_WHERE,
    "ACTIONS": numbers.ACTIONS,
    "MOST_LEGAL": numbers.MOST_LEGAL,
}
"""The numbers that the kernels use by name."""
TABLE_BYTES = (c.FEATURE + 1) // 2 * 4
ROW_BYTES = r.SIZE + 4
"""Shared memory: per block for what its rules read, and per row."""
MOST_SHARED = 228 * 1024
"""The shared memory of a multiprocessor of an H100 or H200; each block takes 1024 bytes more than it asks for."""
assert o.PLACES == 16
assert (c.FEATURES % 8, r.CARDS % 32, o.O_WHERE % 4, o.O_SUMS, r.ROUND, r.PHASE) == (0, 0, 0, 0, 0, 1)


class Shape(NamedTuple):
    """The number of games observed side by side; found by measuring."""

    team: int = TEAM
    width: int = WIDTH
    block: int = TELL_BLOCK

    @property
    def games(self) -> int:
        """Games per block."""
        return self.block // 32 * self.team

    @property
    def shared(self) -> int:
        """Bytes of shared memory per block."""
        told = 32 // self.width * (o.OBSERVED - o.O_WHERE + 4)
        return TABLE_BYTES + self.block // 32 * (self.team * ROW_BYTES + told)

    @property
    def blocks(self) -> int:
        """The number that a multiprocessor has room for, with at least 56 registers per thread."""
        return max(1, min(MOST_SHARED // (self.shared + 1024), 65536 // 56 // self.block))


SHAPE = Shape()


def text_of(package: str, name: str) -> str:
    """A file of a package."""
    return files(package).joinpath(name).read_text(encoding="utf-8")


def fixed_of(table: Table | None) -> dict[int, int]:
    """The constants of a ruleset, by their places in the table: built into its kernels."""
    return {} if table is None else {field.at: int(table[field.at]) for field in c.FIELDS if field.size == 1}


def rules(table: Table | None, called: Sequence[Callable[..., Any]] = CALLED, /, **more: int) -> str:
    """The rules of a ruleset, or of all, without kernels: any C++ compiler can compile them."""
    named = "\n".join(f"#define {name} {number}" for name, number in {**NUMBERS, **more}.items())
    written = Translation(called, fixed_of(table), c.FEATURE, APART)
    return f"{named}\n{text_of('kingdom.native', 'prelude.h')}\n{written.text}\n"


def source(table: Table, local: int = 0, shape: Shape = SHAPE) -> str:
    """The rules and the kernels; `local`: with rows of whole games in local memory, this many blocks side by side."""
    named = {"TWO": int(table[c.PLAYERS] == 2), "TEAM": shape.team, "WIDTH": shape.width, "TELL_BLOCK": shape.block}
    named |= {"TELL_BLOCKS": shape.blocks, "ACTED": ACTED}
    if local:
        named["LOCAL"] = local
    return f"{rules(table, **named)}\n{text_of('kingdom.gpu', 'kernels.cu')}"


def features_of(table: Table) -> Any:
    """The printed values of the cards as the kernel sums them: 8 features of 32 cards at a time, by lane."""
    import numpy as np

    flat = np.asarray(table[c.FEATURE : c.FEATURE + r.CARDS * c.FEATURES], np.int32)
    cards = np.clip(flat, -128, 127).astype(np.int8).reshape(r.CARDS // 32, 2, 4, 4, c.FEATURES // 8, 8)
    return np.ascontiguousarray(cards.transpose(0, 4, 5, 2, 1, 3)).view(np.int32)
