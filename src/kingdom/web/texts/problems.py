"""What went wrong, in words: refusals by the rules, choices that do not fit, server errors."""

from __future__ import annotations

from collections.abc import Sequence

from kingdom.web.errors import Problem
from kingdom.words import Words


def problem(words: Words, found: Problem, names: Sequence[str] = ()) -> str:
    """What went wrong and what to do, in a sentence or more."""
    if found.code == "illegal" and found.reasons:
        return words.refusal(found.reasons[0], names)
    if found.code == "configuration" and found.reasons:
        return " ".join(words.misfit(reason) for reason in found.reasons)
    id = f"error-{found.code}"
    return words.t(id if words.has(id) else "error-bad-request")


def problem_title(words: Words, found: Problem) -> str:
    """The same in a few words, as the heading of a page."""
    id = f"error-{found.code}.title"
    known = words.has(f"error-{found.code}")
    return words.t(id if known else "error-bad-request.title")
