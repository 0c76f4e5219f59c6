"""The language of the command line: what `--language` says, else KINGDOM_LANGUAGE, else the locale, else English."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import wraps
from typing import TYPE_CHECKING, Any, TypeVar

import click

from kingdom.core.errors import KingdomError, Teller, tell_with, teller
from kingdom.core.reasons import Reason, why

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
            raise KingdomError(why("no-language", variable=VARIABLE, given=repr(chosen), languages=LANGUAGES))
        return chosen.lower()
    system = next((os.environ[name] for name in LOCALES if os.environ.get(name)), "")
    language = system[:2].lower()
    return language if language in LANGUAGES and system[2:3] in ("", "_", ".", "@", "-") else ENGLISH


def language_option(command: F) -> F:
    """`--language`: the command gets it as `language`, and what is refused meanwhile is said in it."""

    @wraps(command)
    def in_language(*args: Any, language: str | None, **given: Any) -> Any:
        chosen = language or above_language() or usual_language()
        speak(chosen)
        return command(*args, language=chosen, **given)

    from kingdom.cli.types import OneOf  # it complains in the language that is found here

    return click.option("--language", type=OneOf(LANGUAGES))(in_language)  # type: ignore[return-value]


def above_language() -> str | None:
    """The language that was asked for before the name of the command."""
    context = click.get_current_context(silent=True)
    found: str | None = context.find_root().params.get("language") if context else None
    return found


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


def figure(number: float, form: str = ".1f") -> str:
    """A number as the language of the running command writes it."""
    from kingdom.words.terms import decimal

    return decimal(number, words_in(_spoken[-1]), form)


def headings(id: str) -> list[str]:
    """The headings of a table: a message that lists them."""
    return say(id).split(", ")


@contextmanager
def own_language(words: Sequence[str]) -> Iterator[None]:
    """What a command line chooses holds until it has ended; `words` are those that were typed."""
    before = teller()
    _spoken.append(ENGLISH)
    try:
        speak(_asked_for(words) or _usual_or_english())
        yield
    finally:
        _spoken.pop()
        tell_with(before)


def _asked_for(words: Sequence[str]) -> str:
    """The language that is asked for: looked for by hand, since help and complaints come before options are read."""
    for at, word in enumerate(words):
        name, _, value = word.partition("=")
        if name == "--language":
            said = value or next(iter(words[at + 1 : at + 2]), "")
            return said if said in LANGUAGES else ""
    return ""


def _usual_or_english() -> str:
    """The usual language; English, until somebody complains of a variable that says nothing we know."""
    try:
        return usual_language()
    except KingdomError:
        return ENGLISH


def speak(language: str) -> None:
    """Say everything in this language from now on."""
    _spoken[-1] = language
    tell_with(_teller_in(language))


def spoken() -> str:
    """The language that is spoken."""
    return _spoken[-1]
