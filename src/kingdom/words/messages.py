"""The messages of each language: Fluent files below `kingdom/words/locale`, read once and kept.

Every language has the same files with the same ids. What one language lacks is said in English; what no language has,
or what cannot be formatted, is shown as its id between the marks ⟦ and ⟧, so that it is found by eye and by tests.
Packages that bring modules bring messages for them as well (`roster().locales`), which replace none of ours.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Resource

from kingdom.roster import roster

log = logging.getLogger(__name__)

LOCALE = Path(__file__).parent / "locale"
LANGUAGES: Mapping[str, str] = MappingProxyType({"en": "English", "fr": "Français", "it": "Italiano"})
"""The languages that the game speaks, each by its own name."""
DEFAULT = "en"

Argument = str | int

_HYPHEN = re.compile(r"(?<!\w)-(?=\d)")
"""What numbers below zero are formatted with, and what no printer would set before a number."""


class Messages:
    """What one language says."""

    def __init__(self, language: str) -> None:
        self.language = language
        # The marks that keep writing directions apart are for right-to-left scripts, and would get into every text.
        self._bundle = FluentBundle([language], use_isolating=False)
        for _, resource in (*resources(language), *brought(language)):
            self._bundle.add_resource(resource)  # a message that is there already stays as it is

    def __contains__(self, id: str) -> bool:
        name, _, attribute = id.partition(".")
        if not self._bundle.has_message(name):
            return False
        return not attribute or attribute in self._bundle.get_message(name).attributes

    def format(self, id: str, arguments: Mapping[str, Argument]) -> str:
        """A message, or an attribute of one (`action-Slate.sentence`), with its arguments put in."""
        name, _, attribute = id.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            return unsayable(id, self.language, "it has attributes only")
        said, errors = self._bundle.format_pattern(pattern, dict(arguments))
        if errors:
            return unsayable(id, self.language, errors)
        below_zero = any(isinstance(one, int) and one < 0 for one in arguments.values())
        return _HYPHEN.sub("−", str(said)) if below_zero else str(said)


@cache
def messages(language: str) -> Messages:
    """The messages of a language."""
    return Messages(language)


def say(language: str, id: str, arguments: Mapping[str, Argument]) -> str:
    """A message in a language; in English where the language lacks it.

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
    """What is shown in place of a message that cannot be said."""
    log.error("the message %s cannot be said in %s: %s", id, language, why)
    return f"⟦{id}⟧"


def resources(language: str) -> Iterator[tuple[str, Resource]]:
    """The files of a language, by name."""
    for path in sorted((LOCALE / language).glob("*.ftl")):
        yield path.name, FluentParser().parse(path.read_text(encoding="utf-8"))


def brought(language: str) -> Iterator[tuple[str, Resource]]:
    """The files of a language that other packages have for their modules; in English, where they lack the language."""
    for folder in roster().locales:
        own = folder / language if (folder / language).is_dir() else folder / DEFAULT
        for path in sorted(own.glob("*.ftl")):
            yield str(path), FluentParser().parse(path.read_text(encoding="utf-8"))


def written(language: str) -> Iterator[Message]:
    """Every message of a language as it is written."""
    for _, resource in resources(language):
        for entry in resource.body:
            if isinstance(entry, Message):
                yield entry
