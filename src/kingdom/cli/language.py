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
"""The system's variables for the language of messages; the first that is set counts."""


def usual_language() -> str:
    """The default language."""
    if chosen := os.environ.get(VARIABLE, "").strip():
        if chosen.lower() not in LANGUAGES:
            raise KingdomError(why("no-language", variable=VARIABLE, given=repr(chosen), languages=LANGUAGES))
        return chosen.lower()
    system = next((os.environ[name] for name in LOCALES if os.environ.get(name)), "")
    language = system[:2].lower()
    return language if language in LANGUAGES and system[2:3] in ("", "_", ".", "@", "-") else ENGLISH


def language_option(command: F) -> F:
    """`--language`: the command gets it as `language`, and errors are reported in it."""

    @wraps(command)
    def in_language(*args: Any, language: str | None, **given: Any) -> Any:
        chosen = language or above_language() or usual_language()
        speak(chosen)
        return command(*args, language=chosen, **given)

    from kingdom.cli.types import OneOf  # its errors use the language found here

    return click.option("--language", type=OneOf(LANGUAGES))(in_language)  # type: ignore[return-value]


def above_language() -> str | None:
    """The language that was chosen before the name of the command."""
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
    """Use the language of a command line until it ends; `words` are its arguments."""
    before = teller()
    _spoken.append(ENGLISH)
    try:
        speak(_asked_for(words) or _usual_or_english())
        yield
    finally:
        _spoken.pop()
        tell_with(before)


def _asked_for(words: Sequence[str]) -> str:
    """The requested language, found by hand since help and errors come before options are parsed."""
    for at, word in enumerate(words):
        name, _, value = word.partition("=")
        if name == "--language":
            said = value or next(iter(words[at + 1 : at + 2]), "")
            return said if said in LANGUAGES else ""
    return ""


def _usual_or_english() -> str:
    """The default language; English if a variable is invalid, which is reported later."""
    try:
        return usual_language()
    except KingdomError:
        return ENGLISH


def speak(language: str) -> None:
    """Use this language from now on."""
    _spoken[-1] = language
    tell_with(_teller_in(language))


def spoken() -> str:
    """The current language."""
    return _spoken[-1]
