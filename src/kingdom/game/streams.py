"""Named streams of numbers from one seed: the only source of randomness."""

from __future__ import annotations

from hashlib import sha256
from random import Random

from kingdom.core.rng import Stream, Streams


def streams_of(seed: int) -> Streams:
    """A stream for each name, the same in every version: Python guarantees the sequence of `random()` for a seed."""

    def stream(name: str) -> Stream:
        digest = sha256(f"{seed}/{name}".encode()).digest()
        return Random(int.from_bytes(digest, "big")).random

    return stream
