"""Memory that Python and C++ read alike: arrays of machine numbers, and parts of them.

Reading gives Python's own numbers, so nothing overflows on the way, and a part is the same memory, never a copy.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, MutableSequence
from struct import Struct
from typing import TypeVar

Row = MutableSequence[int]
"""A game between two decisions: 8 bits each."""
Bytes = MutableSequence[int]
"""Other room for numbers of 8 bits."""
Ints = MutableSequence[int]
"""Room for numbers of 16 bits."""
Longs = MutableSequence[int]
"""Room for numbers of 64 bits."""
Floats = MutableSequence[float]
"""Room for fractions of 32 bits: they are read as 64."""
Table = MutableSequence[int]
"""Numbers of 16 bits that are only read."""
Long = int
"""One number of 64 bits."""
Seed = int
"""The same without a sign: it wraps around."""
N = TypeVar("N", int, float)

CODES = {"Row": "b", "Bytes": "b", "Ints": "h", "Table": "h", "Longs": "q", "Floats": "f"}
"""The type codes of `array` for each kind of memory."""
_single = Struct("f")


def integers(kind: str, values: Iterable[int]) -> array[int]:
    """These integers in memory of a kind."""
    return array(CODES[kind], values)


def room(kind: str, size: int) -> array[int]:
    """Zeros to write to.

    >>> room("Row", 3)
    array('b', [0, 0, 0])
    """
    return array(CODES[kind], bytes(size * array(CODES[kind]).itemsize))


def fractions(values: Iterable[float]) -> array[float]:
    """These fractions in memory."""
    return array("f", values)


def part(numbers: MutableSequence[N], first: int) -> MutableSequence[N]:
    """The same memory from a place on.

    >>> whole = room("Ints", 3)
    >>> part(whole, 1)[0] = 7
    >>> whole
    array('h', [0, 7, 0])
    """
    return memoryview(numbers)[first:]  # type: ignore[arg-type,return-value]


def f32(number: float) -> float:
    """A fraction, rounded to 32 bits."""
    rounded: float = _single.unpack(_single.pack(number))[0]
    return rounded
