"""The messages of each language: Fluent files in `kingdom/words/locale`, read once and cached.

Every language has the same files with the same ids. A message missing from one language is shown in English; one that
is missing everywhere, or cannot be formatted, is shown as its id between ⟦ and ⟧, so that readers and tests notice it.
Packages with modules also bring messages for them (`roster().locales`), which never replace ours.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

from kingdom.roster import roster
from kingdom.words.fluent import Argument, Sayings, Unsayable

__all__ = ["DEFAULT", "LANGUAGES", "LOCALE", "Argument", "Messages", "messages", "say"]

log = logging.getLogger(__name__)

LOCALE = Path(__file__).parent / "locale"
LANGUAGES: Mapping[str, str] = MappingProxyType({"en": "English", "fr": "Français", "it": "Italiano"})
"""The supported languages, each by its own name."""
DEFAULT = "en"

_HYPHEN = re.compile(r"(?<!\w)-(?=\d)")
"""The hyphen in a formatted negative number, which typography replaces with a minus sign."""


class Messages:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._sayings = Sayings(language)
        for path in (*files(language), *brought(language)):
            self._sayings.add(path.read_text(encoding="utf-8"), str(path))  # an existing message is kept

    def __contains__(self, id: str) -> bool:
        name, _, attribute = id.partition(".")
        message = self._sayings.messages.get(name)
        return message is not None and (not attribute or attribute in message.attributes)

    def format(self, id: str, arguments: Mapping[str, Argument]) -> str:
        """A message, or an attribute of one (`action-Slate.sentence`), with its arguments put in."""
        try:
            said = self._sayings.format(id, arguments)
        except Unsayable as error:
            return unsayable(id, self.language, error)
        below_zero = any(isinstance(one, int) and one < 0 for one in arguments.values())
        return _HYPHEN.sub("−", said) if below_zero else said


@cache
def messages(language: str) -> Messages:
    """The messages of a language."""
    return Messages(language)


def say(language: str, id: str, arguments: Mapping[str, Argument]) -> str:
    """A message in a language, or in English if the language does not have it.

    >>> say("fr", "resource-gold", {})
    'Or'
    >>> say("fr", "no-such-message", {})
    '⟦no-such-message⟧'
    """
    for one in dict.fromkeys((language, DEFAULT)):
        if id in messages(one):
            return messages(one).format(id, arguments)
    return unsayable(id, language, "there is no such message")


def unsayable(id: str, language: str, why: object) -> str:
    """What is shown instead of a message that cannot be formatted."""
    log.error("the message %s cannot be said in %s: %s", id, language, why)
    return f"⟦{id}⟧"


def files(language: str) -> list[Path]:
    """The files of a language."""
    return sorted((LOCALE / language).glob("*.ftl"))


def brought(language: str) -> Iterator[Path]:
    """The files that other packages have for their modules in a language, or in English if they lack the language."""
    for folder in roster().locales:
        own = folder / language if (folder / language).is_dir() else folder / DEFAULT
        yield from sorted(own.glob("*.ftl"))
