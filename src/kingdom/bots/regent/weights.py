"""The weights that are shipped: a file of float16 beside a card in JSON, read once per process."""

from __future__ import annotations

import hashlib
import json
import logging
import struct
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Any

from kingdom.bots.regent.estate import SEAT_FIELDS, SITE, STEP
from kingdom.bots.regent.network import WEIGHT_FIELDS, WEIGHTS
from kingdom.native.memory import fractions

log = logging.getLogger(__name__)

FILE = "regent.f16"
CARD = "regent.json"


@lru_cache(maxsize=1)
def layout_hash() -> str:
    """A hash of the network's inputs and of the layout of its weights; another layout cannot use them."""
    fields = [(one.name, one.at, one.size) for one in (*SEAT_FIELDS, *WEIGHT_FIELDS)]
    return hashlib.sha256(repr((fields, SITE, STEP)).encode()).hexdigest()[:16]


def by_hand() -> Any:
    """Weights for playing without a network: the steward's values, on rows."""
    return fractions([0.0] * WEIGHTS)


def unpacked(data: bytes) -> list[float]:
    """Weights from bytes: float16, little-endian."""
    return list(struct.unpack(f"<{len(data) // 2}e", data))


def packed(weights: Sequence[float]) -> bytes:
    """Weights as bytes."""
    return struct.pack(f"<{len(weights)}e", *weights)


@lru_cache(maxsize=1)
def shipped() -> Any:
    """The weights of this version; those by hand if none fit."""
    path = files("kingdom.bots.regent").joinpath(FILE)
    weights = unpacked(path.read_bytes()) if path.is_file() else []
    if len(weights) != WEIGHTS or card().get("layout") != layout_hash():
        log.warning("the regent has no weights that fit this version: it plays by hand-made values, and worse")
        return by_hand()
    return fractions(weights)


@lru_cache(maxsize=1)
def card() -> dict[str, Any]:
    """The description of the shipped weights; empty if there are none."""
    path = files("kingdom.bots.regent").joinpath(CARD)
    found: dict[str, Any] = json.loads(path.read_text("utf-8")) if path.is_file() else {}
    return found
