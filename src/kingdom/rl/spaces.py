"""Observation and action spaces, the same for all environments and rulesets, with descriptions of each entry."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from kingdom.fast.numbers import RANGES
from kingdom.fast.observation import O_SEAT, O_SEATS, OBSERVED, ONE_FIELDS, SEEN_FIELDS
from kingdom.fast.stepping import CHOICES, WAIT

__all__ = ["CHOICES", "WAIT", "action_space", "action_words", "observation_space", "observation_words"]


def observation_space() -> spaces.Dict:
    """The observation of an agent: an array of numbers, and the mask of legal actions."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-128, 127, (OBSERVED,), np.int8),
            "action_mask": spaces.Box(0, 1, (CHOICES,), np.int8),
        }
    )


def action_space(seed: int | None = None) -> spaces.Discrete[np.int64]:
    """The number of an action, or WAIT."""
    space: spaces.Discrete[Any] = spaces.Discrete(CHOICES, seed=seed)
    return space


def action_words(number: int) -> str:
    """The meaning of an action's number.

    >>> action_words(0), action_words(2)
    ('done', 'select + 1: Select: + area')
    """
    if number == WAIT:
        return "wait: the opponent decides"
    field = next(field for field in RANGES if field.at <= number < field.at + field.size)
    return field.name if field.size == 1 else f"{field.name} + {number - field.at}: {field.holds}"


def observation_words() -> list[tuple[int, int, str, str]]:
    """The parts of an observation: their start, length, name and meaning."""
    whole = [(field.at, field.size, field.name, field.holds) for field in SEEN_FIELDS if field.at < O_SEATS]
    seats = [
        (O_SEATS + whose * O_SEAT + field.at, field.size, f"{name} {field.name}", field.holds)
        for whose, name in enumerate(("mine", "theirs"))
        for field in ONE_FIELDS
    ]
    return whole + seats
