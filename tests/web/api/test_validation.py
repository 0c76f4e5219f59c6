"""Mistakes in the fields of a request as reasons."""

from __future__ import annotations

from typing import Any

import pytest

from kingdom.core.errors import KingdomError
from kingdom.core.reasons import why
from kingdom.web.api.validation import reason_of


@pytest.mark.parametrize(
    ("mistake", "reason"),
    [
        ({"type": "missing"}, why("field-missing")),
        ({"type": "string_too_long", "ctx": {"max_length": 40}}, why("field-letters-most", most=40)),
        ({"type": "too_short", "ctx": {"min_length": 1}}, why("field-entries-least", least=1)),
        ({"type": "literal_error", "ctx": {"expected": "1 or 2"}}, why("field-one-of", given="1 or 2")),
        ({"type": "value_error", "ctx": {"error": KingdomError(why("name-unprintable"))}}, why("name-unprintable")),
        ({"type": "something_new", "msg": "so"}, why("field-wrong", error="so")),
    ],
    ids=["missing", "long", "short", "literal", "ours", "new"],
)
def test_a_mistake_of_a_request_is_a_reason(mistake: dict[str, Any], reason: object) -> None:
    assert reason_of({"loc": ("body", "plan", 0), **mistake}) == why("at", where=("body.plan.0",), why=reason)  # type: ignore[arg-type]
