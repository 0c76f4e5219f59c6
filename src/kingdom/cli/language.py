"""The language of the command line: what `--language` says, else KINGDOM_LANGUAGE, else the locale, else English."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import TYPE_CHECKING, Any, TypeVar

import click

from kingdom.core.errors import KingdomError, Teller, tell_with, teller
from kingdom.core.reasons import Reason

if TYPE_CHECKING:
    from kingdom.content import Content
    from kingdom.words import Words

F = TypeVar("F", bound=Callable[..., Any])

LANGUAGES = ("en", "fr", "it")
ENGLISH = "en"
VARIABLE = "KINGDOM_LANGUAGE"
_spoken = [ENGLISH]
"""The language of the command that is running, last."""
LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where the system keeps the language of messages, the first that is set counts."""


def usual_language() -> str:
    """The language where none is asked for."""
    if chosen := os.environ.get(VARIABLE, "").strip():
        if chosen.lower() not in LANGUAGES:
            known = f"{', '.join(LANGUAGES[:-1])} or {LANGUAGES[-1]}"
            raise KingdomError(f"{VARIABLE} is {chosen!r}, which is not a language of this program: set it to {known}")
        return chosen.lower()
    system = next((os.environ[name] for name in LOCALES if os.environ.get(name)), "")
    language = system[:2].lower()
    return language if language in LANGUAGES and system[2:3] in ("", "_", ".", "@", "-") else ENGLISH


def language_option(command: F) -> F:
    """`--language`: the command gets it as `language`, and what is refused meanwhile is said in it."""

    @wraps(command)
    def in_language(*args: Any, language: str | None, **given: Any) -> Any:
        chosen = language or usual_language()
        _spoken[-1] = chosen
        tell_with(_teller_in(chosen))
        return command(*args, language=chosen, **given)

    choice = click.Choice(LANGUAGES)
    words = f"The language (default: {VARIABLE}, or that of the system)."
    return click.option("--language", type=choice, help=words)(in_language)  # type: ignore[return-value]


def _teller_in(language: str) -> Teller:
    def tell(kind: str, reason: Reason) -> str:
        from kingdom.words.reasons import said

        return said(words_in(language), kind, reason)

    return tell


def words_in(language: str, content: Content | None = None) -> Words:
    """The words of a language, with copies of cards told apart as the notation does."""
    from kingdom.words import Words

    return Words(language, content, copies=True)


def say(id: str, **arguments: str | int) -> str:
    """A message in the language of the command that is running."""
    return words_in(_spoken[-1]).t(id, **arguments)


@contextmanager
def own_language() -> Iterator[None]:
    """What a command line chooses holds until it has ended."""
    before = teller()
    _spoken.append(ENGLISH)
    try:
        yield
    finally:
        _spoken.pop()
        tell_with(before)
