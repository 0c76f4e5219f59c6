"""The shapes of facts, one for each kind of event: its fields, as `kingdom.game.redaction` writes them."""

from __future__ import annotations

from enum import Enum
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from kingdom.core.actions import Duty
from kingdom.core.cards import CardId
from kingdom.core.events import Event
from kingdom.core.phases import Phase
from kingdom.core.reasons import Reason
from kingdom.game.redaction import kinds_of_event, kinds_of_fact
from kingdom.web.api.schema import REFERENCE, Schema

CARD = "ToldCard"
CARD_SHAPE: Schema = {
    "title": CARD,
    "description": "A card by its name in the notation, or, where you may not know it, by its handle.",
    "anyOf": [
        {"type": "string", "examples": ["Farm#2"]},
        {
            "type": "object",
            "properties": {"hidden": {"anyOf": [{"type": "string"}, {"type": "null"}]}},
            "required": ["hidden"],
            "additionalProperties": False,
        },
    ],
}


def ref(name: str) -> Schema:
    """A shape by its name."""
    return {"$ref": REFERENCE.format(model=name)}


def fact_shapes() -> dict[str, Schema]:
    """`Fact`, which is any of the others; and a shape for each kind of fact, by name."""
    by_name = {kind.__name__: kind for kind in kinds_of_event()}
    shapes = {f"Fact{name}": _shape(by_name[name], fields) for name, fields in kinds_of_fact().items()}
    mapping = {name.removeprefix("Fact"): REFERENCE.format(model=name) for name in shapes}
    fact: Schema = {
        "title": "Fact",
        "description": "Something that has happened, as you may know it.",
        "oneOf": [ref(name) for name in shapes],
        "discriminator": {"propertyName": "event", "mapping": mapping},
    }
    return {"Fact": fact, CARD: CARD_SHAPE, **shapes}


def _shape(kind: type[Event], fields: tuple[str, ...]) -> Schema:
    hints = get_type_hints(kind)
    properties: Schema = {"event": {"const": kind.__name__, "type": "string"}}
    properties |= {name: shape_of(hints[name]) for name in fields}
    properties["because"] = {"type": "string", "description": "The clause that caused it."}
    return {
        "title": kind.__name__,
        "description": (kind.__doc__ or "").strip().splitlines()[0],
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


def shape_of(hint: Any) -> Schema:
    """The schema of the values of a type."""
    inner = get_args(hint)
    if hint is CardId:
        return ref(CARD)
    if hint is type(None):
        return {"type": "null"}
    if hint is bool:
        return {"type": "boolean"}
    if get_origin(hint) is Literal:
        return {"type": "string", "enum": list(inner)}
    if get_origin(hint) in (Union, UnionType):
        return {"anyOf": [shape_of(one) for one in inner]}
    if get_origin(hint) is tuple:
        return {"type": "array", "items": shape_of(inner[0])} if inner[-1] is Ellipsis else _row(inner)
    if isinstance(hint, type):
        return _of_type(hint)
    return {}


def _row(inner: tuple[Any, ...]) -> Schema:
    shapes = [shape_of(one) for one in inner]
    return {"type": "array", "prefixItems": shapes, "minItems": len(shapes), "maxItems": len(shapes)}


def _of_type(kind: type[Any]) -> Schema:
    if kind is Reason:
        return ref("ReasonSaid")
    if hasattr(kind, "_fields"):
        hints = get_type_hints(kind)
        shapes = {name: shape_of(hints[name]) for name in kind._fields}
        return {"type": "object", "properties": shapes, "required": list(shapes), "additionalProperties": False}
    if issubclass(kind, Enum) and not issubclass(kind, Duty | Phase):
        return {"type": "string", "enum": [one.name.lower() for one in kind]}
    if issubclass(kind, str | Phase | Duty):
        return {"type": "string"}
    return {"type": "integer"} if issubclass(kind, int) else {}
