"""Reads the fields of an entry: each method returns a value of the right type and collects errors.

An invalid field is replaced with a harmless value, so that one pass finds all the problems.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any, TypeVar

from kingdom.content.look import AbilityArt, CardArt
from kingdom.content.problems import PackFault
from kingdom.core.cards import CardType, Icon
from kingdom.core.reasons import Reason, why
from kingdom.core.resources import LETTERS, NO_CUBES, NO_SPACES, Cubes, Resource, Spaces, cubes_of, spaces_of
from kingdom.languages import ENGLISH, LANGUAGES, Text

TYPES = {card_type.name.lower(): card_type for card_type in CardType}
NAME = re.compile(r"[^\W\d_]+(?:[ '’-][^\W\d_]+)*'?(?: [^\W\d_]+)*")
"""A name: words without commas, #, > and brackets, which are reserved for the notation."""
LONGEST_NAME = 26
MOST = 99
"""The largest allowed number on a card."""
MOST_LETTERS = 20
"""The maximum number of spaces or icons on a card."""

T = TypeVar("T")


class Fields:
    """The fields of one table, read one by one; `finish` reports those that were never read."""

    def __init__(
        self, values: dict[str, Any], file: str, entry: str, problems: list[PackFault], above: str = ""
    ) -> None:
        self.values = values
        self.file = file
        self.entry = entry
        self.problems = problems
        self.above = above
        self.asked: list[str] = []

    def wrong(self, name: str, reason: Reason) -> None:
        """Add a problem with a field."""
        self.problems.append(PackFault(self.file, self.entry, f"{self.above}{name}", reason))

    def take(self, name: str, expected: type[T], default: T | None, what: Reason) -> T | None:
        """A field of the given type, required unless there is a default. None, and an error, if it is wrong."""
        self.asked.append(name)
        if name not in self.values:
            if default is None:
                self.wrong(name, why("missing-give", what=what))
            return default
        value = self.values[name]
        if not isinstance(value, expected) or (expected is int and isinstance(value, bool)):
            self.wrong(name, why("is-give", given=repr(value), what=what))
            return None
        return value

    def number(self, name: str, default: int | None = None, least: int = 0, most: int = MOST) -> int:
        """A whole number within bounds."""
        bounds = why("whole-number", least=str(least), most=most)
        value = self.take(name, int, default, bounds)
        if value is None:
            return least
        if not least <= value <= most:
            self.wrong(name, why("is-give", given=str(value), what=bounds))
            return least
        return value

    def flag(self, name: str, default: bool | None = None) -> bool:
        """True or false."""
        return bool(self.take(name, bool, default, why("true-or-false")))

    def text(self, name: str, default: str | None = None, among: Sequence[str] = ()) -> str:
        """A text, or one of the allowed texts if these are given."""
        what = why("one-of", names=tuple(among)) if among else why("a-text")
        value = self.take(name, str, default, what)
        if value is None:
            return ""
        if (among and value not in among) or (default is None and not value.strip()):
            self.wrong(name, why("is-give", given=repr(value), what=what))
        return value

    def texts(self, name: str, default: tuple[str, ...] | None = None) -> tuple[str, ...]:
        """A list of texts."""
        value = self.take(name, list, None if default is None else list(default), why("texts"))
        if value is None:
            return ()
        if not all(isinstance(text, str) for text in value):
            self.wrong(name, why("is-give", given=repr(value), what=why("texts")))
            return ()
        return tuple(value)

    def spaces(self, name: str, default: str | None = None, letters: str = LETTERS) -> Spaces:
        """Spaces written as letters: a cost or a bonus."""
        value = self.take(name, str, default, why("letters", example=repr(letters[:2])))
        if value is None:
            return NO_SPACES
        if strange := sorted(set(value) - set(letters)):
            self.wrong(name, why("strange-letters", given=repr(value), strange=tuple(strange), letters=tuple(letters)))
            return NO_SPACES
        if len(value) > MOST_LETTERS:
            self.wrong(name, why("too-many-letters", count=len(value), most=MOST_LETTERS))
            return NO_SPACES
        return spaces_of(value)

    def cubes(self, name: str, count: int) -> Cubes:
        """Cubes written as letters."""
        what = why("resource-letters", count=count)
        value = self.take(name, str, None, what)
        if value is None:
            return NO_CUBES
        if len(value) != count or set(value) - set(LETTERS[:4]):
            self.wrong(name, why("is-give", given=repr(value), what=what))
            return NO_CUBES
        return cubes_of(value)

    def icons(self, name: str) -> tuple[Icon, ...]:
        """Production icons: `"P"` is one cube, `"PP"` two icons, `"G per monument"` one for each Monument."""
        found: list[Icon] = []
        for text in self.texts(name, ()):
            letters, per, type_name = text.partition(" per ")
            unknown = bool(per) and type_name not in TYPES
            if not letters or set(letters) - set(LETTERS[:4]) or unknown or (per and len(letters) != 1):
                self.wrong(
                    name, why("strange-icon", given=repr(text), example='"P"', example2=f'"P per {"|".join(TYPES)}"')
                )
                continue
            card_type = TYPES[type_name] if per else None
            found.extend(Icon(Resource(LETTERS.index(letter)), card_type) for letter in letters[: MOST_LETTERS + 1])
        if len(found) > MOST_LETTERS:
            self.wrong(name, why("too-many-icons", most=MOST_LETTERS))
            return ()
        return tuple(found)

    def counts(self, name: str, keys: Sequence[str] | None = None) -> tuple[tuple[str, int], ...]:
        """A table of names with a number of at least 1 each, in the order written."""
        what = why("a-table", example=f"{{ {keys[0] if keys else 'farm'} = 2 }}")
        value = self.take(name, dict, {}, what)
        if value is None:
            return ()
        found = []
        for key, count in value.items():
            if keys is not None and key not in keys:
                self.wrong(name, why("has-use", given=repr(key), names=tuple(keys)))
            elif not isinstance(count, int) or isinstance(count, bool) or not 1 <= count <= MOST:
                self.wrong(
                    name, why("gives-for", given=repr(count), key=key, what=why("whole-number", least=1, most=MOST))
                )
            else:
                found.append((key, count))
        return tuple(found)

    def points_per(self) -> tuple[tuple[CardType, int], ...]:
        """Victory points for each card of a type, in the order of the types."""
        return tuple(sorted((TYPES[name], points) for name, points in self.counts("points_per", tuple(TYPES))))

    def inner(self, name: str) -> Fields:
        """The fields of a table inside this one."""
        value = self.take(name, dict, None, why("any-table"))
        return Fields(value or {}, self.file, self.entry, self.problems, f"{self.above}{name}.")

    def names(self) -> Text:
        """The name in each language; missing ones are in English."""
        if not isinstance(self.values.get("names"), dict):
            self.inner("names")
            return Text(en=self.entry)
        fields = self.inner("names")
        found = {
            language: fields.text(language, None if language == ENGLISH or language in fields.values else "")
            for language in LANGUAGES
        }
        for language, name in found.items():
            if name.strip() and not self.above and (not NAME.fullmatch(name) or len(name) > LONGEST_NAME):
                fields.wrong(language, why("name-too-long", given=repr(name), most=LONGEST_NAME))
        fields.finish()
        return Text({language: name for language, name in found.items() if name or language == ENGLISH})

    def look(self) -> CardArt:
        """The coat of arms, `"base farm"`: a division of the shield and a charge; plus a tincture, if there is one."""
        arms = self.text("arms", "")
        division, _, charge = arms.partition(" ")
        if arms and (not division or not charge or " " in charge):
            self.wrong("arms", why("strange-arms", given=repr(arms), example="'base farm'"))
        return CardArt(division, charge, self.text("tincture", ""))

    def ability(self) -> AbilityArt | None:
        """The effect of the card in each language, in English where it is missing, and its clause."""
        if "ability" not in self.values:
            self.asked += ["ability", "clause", "says_when"]
            return None
        fields = self.inner("ability")
        found = {language: fields.text(language, None if language == ENGLISH else "") for language in LANGUAGES}
        fields.finish()
        texts = Text({language: text for language, text in found.items() if text or language == ENGLISH})
        return AbilityArt(texts, self.text("clause"), self.flag("says_when", False))

    def finish(self) -> None:
        """Report unknown fields."""
        for name in self.values:
            if name not in self.asked:
                near = get_close_matches(name, self.asked, 1)
                known = tuple(dict.fromkeys(self.asked))
                self.wrong(name, why("no-field-near", name=near[0]) if near else why("no-field", names=known))
