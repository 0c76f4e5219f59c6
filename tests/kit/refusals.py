"""Tests refusals by their reasons: ids, arguments and clauses, never by wording."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from kingdom.core.errors import ActionError, KingdomError, SeveralFaults
from kingdom.core.reasons import Argument, Reason, why


@contextmanager
def refusal(kind: type[KingdomError], *reasons: Reason, at: int | None = None) -> Iterator[None]:
    """Expect the code in this context to raise exactly this error with these reasons, at this index of a plan."""
    with pytest.raises(kind) as refused:
        yield
    assert refused.type is kind
    assert reasons_of(refused.value) == reasons
    if isinstance(refused.value, ActionError):
        assert refused.value.index == at


def reasons_of(error: KingdomError) -> tuple[Reason, ...]:
    """The reasons of an error, one or several."""
    return error.problems if isinstance(error, SeveralFaults) else (error.reason,)


def reason_at(where: str, reason: Reason) -> Reason:
    """A reason with its place in a position: `at("seat 0, hand", why(…))`."""
    parts: list[Argument] = []
    for part in where.split(", "):
        seat = part.removeprefix("seat ")
        parts.append(part if seat == part else why("where-seat", number=int(seat)))
    return why("at", where=tuple(parts), why=reason.under("")).under(reason.clause)
