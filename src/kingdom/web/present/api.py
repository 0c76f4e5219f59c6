"""The description of the interface for programs as text, for people who read it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

Schema = dict[str, Any]

JSON = "application/json"
UNSAID = "Successful Response"
"""FastAPI's default description of a response."""


def markdown(description: Schema) -> str:
    """The description as text: all operations, then all shapes."""
    lines = [description["info"].get("description", ""), "", "## Operations", ""]
    for path, methods in description["paths"].items():
        for method, operation in methods.items():
            lines += _operation(method, path, operation)
    lines += ["## Shapes", ""]
    shapes = description["components"]["schemas"]
    facts = [name for name in shapes if name.startswith("Fact") and name != "Fact"]
    for name in sorted(shapes, key=lambda name: (name in facts, name)):
        lines += _shape(name, shapes[name], facts)
    return "\n".join(lines)


def _operation(method: str, path: str, operation: Schema) -> Iterator[str]:
    yield from (f"### `{method.upper()} {path}`", "", operation.get("description", ""), "")
    rows = [
        (f"`{one['name']}` in the {one['in']}", _type(one["schema"]), one.get("description", ""))
        for one in operation.get("parameters", ())
    ]
    if body := operation.get("requestBody"):
        rows.append(("body", _type(body["content"][JSON]["schema"]), ""))
    for status, answer in operation["responses"].items():
        kinds = answer.get("content", {})
        schema = kinds.get(JSON, {}).get("schema")
        kind = _type(schema) if schema else ", ".join(kinds) or "nothing"
        said = answer.get("description", "")
        rows.append((f"answer {status}", kind, "" if said == UNSAID else said))
    yield from _table(("", "Shape", ""), rows)


def _shape(name: str, schema: Schema, facts: list[str]) -> Iterator[str]:
    if name == "Fact":
        yield from (
            f"### {name}",
            "",
            schema["description"],
            "",
            f"One of {len(facts)}, by `event`; they follow below.",
            "",
        )
        return
    yield from (f"### {name}", "", schema.get("description", ""), "")
    if "properties" not in schema:
        yield from (_type(schema), "")
        return
    required = schema.get("required", ())
    rows = [
        (f"`{field}`" if field in required else f"`{field}`, optional", _type(one), one.get("description", ""))
        for field, one in schema["properties"].items()
    ]
    yield from _table(("Field", "Shape", "What it says"), rows)


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    yield f"| {' | '.join(head)} |"
    yield "|" + "---|" * len(head)
    for row in rows:
        yield "| " + " | ".join(cell.replace("|", "\\|").replace("\n", " ") for cell in row) + " |"
    yield ""


def _type(schema: Schema) -> str:
    """A shape in a few words.

    >>> _type({"anyOf": [{"type": "array", "items": {"enum": ["a", "b"]}}, {"type": "null"}]})
    'list of "a", "b", or null'
    """
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    if "const" in schema:
        return f'"{schema["const"]}"' if isinstance(schema["const"], str) else str(schema["const"])
    if "enum" in schema:
        return ", ".join(f'"{one}"' if isinstance(one, str) else str(one) for one in schema["enum"])
    for some in ("anyOf", "oneOf"):
        if some in schema:
            return ", or ".join(_type(one) for one in schema[some])
    kind = schema.get("type", "anything")
    if kind == "array":
        inside = schema.get("prefixItems")
        return f"[{', '.join(map(_type, inside))}]" if inside else f"list of {_type(schema.get('items', {}))}"
    inner = schema.get("additionalProperties")
    if kind == "object" and isinstance(inner, Mapping):
        return f"names with {_type(dict(inner))}"
    return {"integer": "whole number", "string": "text", "boolean": "true or false"}.get(kind, str(kind))
