"""Faults in the fields of a request, as reasons: Pydantic finds them, and our messages report them in every language.

Fields that an operation does not have are a mistake too: in a body Pydantic finds them, in a query we do.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fastapi import Request
from fastapi.dependencies.models import Dependant
from fastapi.exceptions import RequestValidationError as FieldsMisread

from kingdom.core.errors import KingdomError
from kingdom.core.reasons import Argument, Reason, why
from kingdom.web.errors import InvalidFields, Problem, problem, problem_of

__all__ = ["FieldsMisread", "only_known_queries", "problem_in"]

KINDS: Mapping[str, tuple[str, Mapping[str, str]]] = {
    "missing": ("missing", {}),
    "extra_forbidden": ("unknown", {}),
    "string_type": ("text", {}),
    "string_unicode": ("half-a-character", {}),
    "int_type": ("whole", {}),
    "int_parsing": ("whole", {}),
    "int_from_float": ("whole", {}),
    "bool_type": ("true-or-false", {}),
    "bool_parsing": ("true-or-false", {}),
    "list_type": ("list", {}),
    "dict_type": ("object", {}),
    "model_type": ("object", {}),
    "model_attributes_type": ("object", {}),
    "literal_error": ("one-of", {"expected": "given"}),
    "string_too_short": ("letters-least", {"min_length": "least"}),
    "string_too_long": ("letters-most", {"max_length": "most"}),
    "string_pattern_mismatch": ("pattern", {"pattern": "given"}),
    "too_short": ("entries-least", {"min_length": "least"}),
    "too_long": ("entries-most", {"max_length": "most"}),
    "greater_than_equal": ("least", {"ge": "least"}),
    "less_than_equal": ("most", {"le": "most"}),
}
"""The reason for each Pydantic error, and which parts of its context become which arguments."""

LONGEST_NAME = 40
"""Characters of a field's name that are repeated in an error."""


async def only_known_queries(request: Request) -> None:
    """Refuse query parameters that the operation does not have, such as a mistyped name.

    This is for programs, which would assume that it had an effect. Pages ignore unknown parameters: other sites add
    their own to links.
    """
    if not request.scope["query_string"]:
        return
    known = _queries(request.scope["route"].dependant)
    if strange := [name for name in request.query_params if name not in known]:
        raise FieldsMisread(
            [{"type": "extra_forbidden", "loc": ("query", name[:LONGEST_NAME]), "msg": ""} for name in strange]
        )


def _queries(needs: Dependant) -> set[str]:
    """The query parameters of an operation and its dependencies."""
    return {one.alias for one in needs.query_params}.union(*map(_queries, needs.dependencies))


def problem_in(error: Exception, content_type: str) -> Problem:
    """The report of an unreadable request: its body could not be read at all, or some fields are wrong."""
    assert isinstance(error, FieldsMisread)
    mistakes = error.errors()
    if unread := _unread(mistakes, content_type):
        return problem(400, "bad-request", unread)
    return problem_of(InvalidFields(tuple(map(reason_of, mistakes))))


def _unread(mistakes: Sequence[Mapping[str, Any]], content_type: str) -> Reason | None:
    """The reason why a body could not be read at all; None if it could be read, and only its values are wrong."""
    for mistake in mistakes:
        if mistake["type"] == "json_invalid":
            return why("body-not-json", number=str(mistake["loc"][-1]))
        if mistake["type"] == "string_unicode":
            continue  # it could be read, up to the name of a field
        if tuple(mistake["loc"]) == ("body",) and isinstance(mistake.get("input"), (bytes, str)):
            return why("body-of-type", given=content_type) if content_type else why("body-without-type")
    return None


def reason_of(mistake: Mapping[str, Any]) -> Reason:
    """The fault of each field, without repeating the values that were sent.

    >>> from kingdom.core.errors import message_of
    >>> message_of("fault", reason_of({"type": "missing", "loc": ("body", "plan"), "msg": "Field required"}))
    'body.plan: is missing'
    """
    where = ".".join(str(part) for part in mistake["loc"])
    return why("at", where=(where,), why=_fault(mistake))


def _fault(mistake: Mapping[str, Any]) -> Reason:
    context = mistake.get("ctx") or {}
    if isinstance(error := context.get("error"), KingdomError):
        return error.reason
    if (known := KINDS.get(mistake["type"])) is None:
        return why("field-wrong", error=str(mistake["msg"]))
    kind, names = known
    arguments: dict[str, Argument] = {name: _plain(context[key]) for key, name in names.items()}
    return why(f"field-{kind}", **arguments)


def _plain(value: Any) -> Argument:
    return value if isinstance(value, int) else str(value)
