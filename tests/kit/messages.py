"""The messages as Fluent's own parser reads them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Resource

from kingdom.words.messages import files


def resources(language: str) -> Iterator[tuple[str, Resource]]:
    """The files of a language, by name."""
    for path in files(language):
        yield path.name, _read(path)


@cache
def _read(path: Path) -> Resource:
    return FluentParser().parse(path.read_text(encoding="utf-8"))


def written(language: str) -> Iterator[Message]:
    """Every message of a language, unformatted."""
    for _, resource in resources(language):
        yield from (entry for entry in resource.body if isinstance(entry, Message))
