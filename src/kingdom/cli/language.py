"""The language of a command: from `--language`, else KINGDOM_LANGUAGE, else the locale, else English.

Games, cards, rules and refused actions are shown in it. Help and all other errors are in English.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, Any, TypeVar

import click

from kingdom.core.errors import KingdomError, set_wording
from kingdom.core.reasons import Reason, why
from kingdom.languages import ENGLISH, LANGUAGES

if TYPE_CHECKING:
    from kingdom.content import Content
    from kingdom.words import Words

F = TypeVar("F", bound=Callable[..., Any])

VARIABLE = "KINGDOM_LANGUAGE"
LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The system's variables for the language of messages; the first one set applies."""
option = click.option(
    "--language",
    type=click.Choice(tuple(LANGUAGES)),
    help="The language of games, cards and rules (default: KINGDOM_LANGUAGE, or that of the system).",
)


def usual_language() -> str:
    """The default language."""
    if chosen := os.environ.get(VARIABLE, "").strip():
        if chosen.lower() not in LANGUAGES:
            raise KingdomError(why("no-language", variable=VARIABLE, given=repr(chosen), languages=tuple(LANGUAGES)))
        return chosen.lower()
    system = next((os.environ[name] for name in LOCALES if os.environ.get(name)), "")
    language = system[:2].lower()
    return language if language in LANGUAGES and system[2:3] in ("", "_", ".", "@", "-") else ENGLISH


def language_option(command: F) -> F:
    """Add `--language` to a single command, which gets it as `language`."""

    @wraps(command)
    def in_language(*args: Any, language: str | None, **given: Any) -> Any:
        above: str | None = click.get_current_context().find_root().params.get("language")
        chosen = language or above or usual_language()
        speak(chosen)
        return command(*args, language=chosen, **given)

    return option(in_language)  # type: ignore[return-value]


def speak(language: str) -> None:
    """Show errors in this language from now on."""

    def tell(kind: str, reason: Reason) -> str:
        from kingdom.words import in_language

        return in_language(language)(kind, reason)

    set_wording(tell)


def words_in(language: str, content: Content | None = None) -> Words:
    """The words of a language, with copies of a card numbered as in the notation."""
    from kingdom.words import Words

    return Words(language, content, copies=True)
