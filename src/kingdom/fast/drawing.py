"""The layouts as tables, for the documentation: what a row, the numbers of actions and an observation hold."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from kingdom.fast import numbers, observation
from kingdom.fast import row as r
from kingdom.fast.fields import Field


def lines(fields: Iterable[Field], start: int = 0) -> Iterator[str]:
    """A line of a table for each field: where it lies, its name, what it holds."""
    for field in fields:
        if field.size:
            first, last = start + field.at, start + field.at + field.size - 1
            where = f"{first}" if first == last else f"{first}-{last}"
            yield f"| {where} | `{field.name}` | {field.holds} |"


def drawn() -> dict[str, list[str]]:
    """All tables by name."""
    return {
        "row": [
            *lines(r.TABLE_FIELDS),
            f"| {r.SEATS}-{r.SEATS + r.SEAT - 1} | seat 0 | as below |",
            f"| {r.SEATS + r.SEAT}-{r.SEATS + 2 * r.SEAT - 1} | seat 1 | as below |",
            *lines(r.OTHER_FIELDS),
        ],
        "seat": list(lines(r.SEAT_FIELDS)),
        "numbers": list(lines(numbers.RANGES)),
        "observation": list(lines(observation.SEEN_FIELDS)),
        "observed seat": list(lines(observation.ONE_FIELDS)),
    }
