"""Chance as a pure function: random bits from a seed and a counter, the same in Python, compiled, and on a GPU."""

from __future__ import annotations

from kingdom.native.memory import Seed

M32 = 0xFFFFFFFF


def mix(x: int) -> int:
    """Mix 32 bits: the finalizer of MurmurHash3."""
    x &= M32
    x ^= x >> 16
    x = (x * 0x85EBCA6B) & M32
    x ^= x >> 13
    x = (x * 0x42B2AE35) & M32
    return x ^ (x >> 16)


def bits(seed: Seed, counter: int) -> int:
    """32 random bits for the counter-th draw of a seed.

    >>> bits(7, 0) == bits(7, 0), bits(7, 0) == bits(7, 1), 0 <= bits(7, 2) < 2**32
    (True, False, True)
    """
    return mix(mix(seed ^ 0x5BD1E995) + mix(seed >> 32) * 3 + counter * 0x9E3779B1)


def below(seed: Seed, counter: int, bound: int) -> int:
    """A number from 0 to bound - 1."""
    return (bits(seed, counter) * bound) >> 32
