"""The hash of a card set, covering only the values that rules, notation and records depend on.

These are the cards in the order of the box with their English names, which the notation uses, and the boards, scenarios
and editions. Translations, sources, ratings and the name of the pack do not affect the hash.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from hashlib import sha256
from typing import Any

from kingdom.core.cards import Edition, Kind, Quest, Scenario


def fingerprint(
    cards: Iterable[tuple[Kind, int]],
    duchies: Mapping[tuple[str, str], Kind],
    quests: Mapping[tuple[str, int], Quest],
    scenarios: Mapping[str, Scenario],
    editions: Mapping[str, Edition],
) -> str:
    """SHA-256 over canonical JSON, in hexadecimal."""
    values = {
        "cards": [[plain(kind), copies] for kind, copies in cards],
        "duchies": {f"{key} {side}": plain(kind) for (key, side), kind in duchies.items()},
        "quests": {f"{key} {players}": plain(quest) for (key, players), quest in quests.items()},
        "scenarios": {key: plain(scenario) for key, scenario in scenarios.items()},
        "editions": {key: plain(edition) for key, edition in editions.items()},
    }
    canonical = json.dumps(values, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return sha256(canonical.encode()).hexdigest()


def plain(value: Any) -> Any:
    """A value as plain data. Default values are omitted, so that a new field with a default changes no hash.

    >>> from kingdom.core.cards import Benefit
    >>> plain(Benefit(points=3))
    {'points': 3}
    """
    if is_dataclass(value):
        return {
            field.name: plain(getattr(value, field.name))
            for field in fields(value)
            if field.default is MISSING or getattr(value, field.name) != field.default
        }
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, tuple | list):
        return [plain(part) for part in value]
    return value
