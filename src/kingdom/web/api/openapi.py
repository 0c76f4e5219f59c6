"""The interface describes itself, as OpenAPI."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from kingdom.bots.registry import has_clock, known
from kingdom.content import Content, load
from kingdom.game.options import options
from kingdom.web.api.fact_schema import fact_shapes, ref
from kingdom.web.api.schema import SHAPE, Schema, view_shapes

INTRODUCTION = """\
JSON in, JSON out. Open a table, and you get a token for each seat; send yours with every request, as
`Authorization: Bearer TOKEN`. An answer that is an error has the shape `ErrorBody`, whatever its status.
"""


class DescribedApi(FastAPI):
    """An application whose OpenAPI description uses the shapes and words of its card set."""

    def __init__(self, content: Content | None, **given: Any) -> None:
        super().__init__(**given)
        self.content = content

    def openapi(self) -> Schema:
        """The description, made once on first use."""
        if self.openapi_schema is None:
            self.openapi_schema = describe(self, self.content or load())
        return self.openapi_schema


def describe(app: FastAPI, content: Content) -> Schema:
    """The description of a server, with the words of its own card set."""
    made = get_openapi(
        title=app.title,
        summary=app.summary,
        version=app.version,
        description=INTRODUCTION,
        routes=app.routes,
        openapi_version=app.openapi_version,
    )
    shapes: Schema = made["components"]["schemas"]
    shapes.update(fact_shapes() | view_shapes())
    for one in options():
        if callable(one.choices):
            _allow_only(shapes["GameOptions"]["properties"][one.name], one.choices(content))
    for model in ("SeatWanted", "LeaveWanted"):
        _match(shapes[model]["properties"]["bot"], bot_pattern())
    found: Schema = _resolved(made)
    return found


def _allow_only(schema: Schema, words: Any) -> None:
    """List the words that a field accepts, wherever a string occurs in it."""
    for one in (schema, *schema.get("anyOf", ()), *(part.get("items", {}) for part in schema.get("anyOf", ()))):
        if one.get("type") == "string":
            one.pop("maxLength", None)
            one["enum"] = list(words)


def bot_pattern() -> str:
    """The bots of a seat, as a regular expression: a name, with a time if the bot thinks by the clock."""
    # Not `re.escape`: it escapes hyphens, which JSON Schema does not allow.
    names = {name: re.sub(r"[\\^$.|?*+()\[\]{}]", r"\\\g<0>", name) for name in known()}
    plain = [names[name] for name in names if not has_clock(name)]
    clocked = [names[name] for name in names if has_clock(name)]
    return f"^({'|'.join(plain)}|({'|'.join(clocked)})(@[0-9]+(\\.[0-9]+)?s)?)$"


def _match(schema: Schema, pattern: str) -> None:
    """Describe the strings that a field accepts."""
    for one in (schema, *schema.get("anyOf", ())):
        if one.get("type") == "string":
            one.pop("maxLength", None)
            one["pattern"] = pattern


def _resolved(node: Any) -> Any:
    """Replace the marks with references to the named shapes."""
    if isinstance(node, Mapping):
        return ref(node[SHAPE]) if SHAPE in node else {key: _resolved(value) for key, value in node.items()}
    return [_resolved(one) for one in node] if isinstance(node, list) else node
