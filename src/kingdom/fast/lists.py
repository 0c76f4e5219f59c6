"""Two lists in one stretch of the row: side 0 grows from its left end, side 1 from its right."""

from __future__ import annotations

from kingdom.native.memory import Row


def at(base: int, cap: int, side: int, k: int) -> int:
    """The place of the k-th card of a list."""
    return base + k + side * (cap - 1 - 2 * k)


def cut(row: Row, base: int, cap: int, side: int, n: int, k: int) -> None:
    """Take the k-th of n cards out of a list; the others keep their order."""
    while k < n - 1:
        row[at(base, cap, side, k)] = row[at(base, cap, side, k + 1)]
        k += 1
    row[at(base, cap, side, n - 1)] = 0


def find(row: Row, base: int, cap: int, side: int, card: int) -> int:
    """The place of a card that is in the list."""
    k = 0
    while k < cap - 1 and row[at(base, cap, side, k)] != card:
        k += 1
    return k
