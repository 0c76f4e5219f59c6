"""The messages of each language: Fluent files in `kingdom/words/locale`, read once and cached.

English has all of them; other languages have the same ids in the same files. A message missing from a language appears
in English. If it is missing everywhere, or cannot be formatted, its id appears between ⟦ and ⟧, so that readers and
tests notice it. Faults, which only hosts and programmers see, are in English only (`words/faults`). Packages with
modules can add messages for them (`roster().locales`), which never replace ours.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

from kingdom.languages import ENGLISH
from kingdom.roster import roster
from kingdom.words.fluent import Argument, Bundle, FluentError

__all__ = ["DEFAULT", "LOCALE", "Argument", "Messages", "message", "messages"]

log = logging.getLogger(__name__)

LOCALE = Path(__file__).parent / "locale"
FAULTS = Path(__file__).parent / "faults"
"""The untranslated messages about bad input outside the game."""
DEFAULT = ENGLISH

_HYPHEN = re.compile(r"(?<!\w)-(?=\d)")
"""The hyphen of a formatted negative number, to be replaced with a proper minus sign."""


class Messages:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = Bundle(language)
        for path in (*files(language), *brought(language)):
            self._bundle.add(path.read_text(encoding="utf-8"), str(path))  # existing messages win

    def __contains__(self, id: str) -> bool:
        name, _, attribute = id.partition(".")
        message = self._bundle.messages.get(name)
        return message is not None and (not attribute or attribute in message.attributes)

    def format(self, id: str, arguments: Mapping[str, Argument]) -> str:
        """A message, or an attribute of one (`action-Slate.sentence`), with its arguments inserted."""
        try:
            text = self._bundle.format(id, arguments)
        except FluentError as error:
            return broken(id, self.language, error)
        below_zero = any(isinstance(one, int) and one < 0 for one in arguments.values())
        return _HYPHEN.sub("−", text) if below_zero else text


@cache
def messages(language: str) -> Messages:
    """The messages of a language."""
    return Messages(language)


def message(language: str, id: str, arguments: Mapping[str, Argument]) -> str:
    """A message in a language, or in English if the language lacks it.

    >>> message("fr", "resource-gold", {})
    'Or'
    >>> message("fr", "no-such-message", {})
    '⟦no-such-message⟧'
    """
    for one in dict.fromkeys((language, DEFAULT)):
        if id in messages(one):
            return messages(one).format(id, arguments)
    return broken(id, language, "there is no such message")


def missing(language: str) -> list[str]:
    """The messages and attributes that a language lacks, and which so appear in English.

    >>> missing("en")
    []
    """
    own, english = (_ids(translated(one)) for one in (language, DEFAULT))
    return [id for id in english if id not in own]


def _ids(paths: Iterable[Path]) -> dict[str, None]:
    """All ids in these files, in order."""
    bundle = Bundle(DEFAULT)
    for path in paths:
        bundle.add(path.read_text(encoding="utf-8"), str(path))
    found: dict[str, None] = {}
    for name, message in bundle.messages.items():
        found |= {name: None} if message.value is not None else {}
        found |= {f"{name}.{attribute}": None for attribute in message.attributes}
    return found


def broken(id: str, language: str, why: object) -> str:
    """The text to show instead of a message that cannot be formatted."""
    log.error("the message %s cannot be shown in %s: %s", id, language, why)
    return f"⟦{id}⟧"


def files(language: str) -> list[Path]:
    """The files of a language."""
    return translated(language) + (sorted(FAULTS.glob("*.ftl")) if language == DEFAULT else [])


def translated(language: str) -> list[Path]:
    """The files of a language that are translated."""
    return sorted((LOCALE / language).glob("*.ftl"))


def brought(language: str) -> Iterator[Path]:
    """The files of other packages for their modules, in this language, or in English if they lack it."""
    for folder in roster().locales:
        own = folder / language if (folder / language).is_dir() else folder / DEFAULT
        yield from sorted(own.glob("*.ftl"))
