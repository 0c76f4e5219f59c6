"""Packs written for a test."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from kingdom.content import Content, ContentError, PackFault, load
from kingdom.core.reasons import Argument, Reason, why


def _without_line(problem: str) -> str:
    """Most tests are about what is wrong, and not about where in the file it stands."""
    return re.sub(r"^([^:]+\.toml):\d+:", r"\1:", problem)


Write = Callable[[str], Path]
Problems = Callable[..., list[str]]
Faults = Callable[[str], list[PackFault]]

LETTERS = ("M", "P", "G", "E", "K", "S")


def problem(entry: str, field: str, reason: Reason) -> PackFault:
    """What is wrong with a pack of one file."""
    return PackFault("mine.toml", entry, field, reason)


def give(given: str, what: str, **arguments: Argument) -> Reason:
    """Why a value does not do: something else is wanted."""
    return why("is-give", given=given, what=why(what, **arguments))


def missing(what: str, **arguments: Argument) -> Reason:
    """What to give where nothing is given."""
    return why("missing-give", what=why(what, **arguments))


@pytest.fixture
def pack(tmp_path: Path) -> Write:
    """Write a pack of one file."""

    def write(text: str) -> Path:
        path = tmp_path / "mine.toml"
        path.write_text(text, encoding="utf-8")
        return path

    return write


@pytest.fixture
def loaded(pack: Write) -> Callable[[str], Content]:
    """Load a pack of one file."""
    return lambda text: load(pack(text))


@pytest.fixture
def problems(pack: Write) -> Problems:
    """What is said about a pack of one file, or about what lies at a path."""

    def refuse(what: str | Path) -> list[str]:
        with pytest.raises(ContentError) as refused:
            load(what if isinstance(what, Path) else pack(what))
        assert str(refused.value) == "\n".join(map(str, refused.value.problems))
        return [_without_line(str(problem)) for problem in refused.value.problems]

    return refuse


@pytest.fixture
def faults(pack: Write) -> Faults:
    """What is wrong with a pack of one file, by its reasons; in which line does not matter."""

    def refuse(text: str) -> list[PackFault]:
        with pytest.raises(ContentError) as refused:
            load(pack(text))
        return [found._replace(file=found.file.partition(":")[0]) for found in refused.value.problems]

    return refuse
