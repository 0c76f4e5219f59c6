"""Reading and formatting messages: the subset of Fluent that the game needs, without a dependency.

A file holds messages with attributes; texts hold arguments, other messages and choices between variants:

>>> said = Sayings("en")
>>> said.add("cards = { $count ->\\n    [0] no card\\n    [one] a card\\n   *[other] { $count } cards\\n  }\\n")
>>> [said.format("cards", {"count": count}) for count in (0, 1, 1200)]
['no card', 'a card', '1,200 cards']

Functions and terms are not supported: a message that uses one is skipped, and the log says where.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

log = logging.getLogger(__name__)

Argument = str | int
Scope = Mapping[str, Argument]
Saying = Callable[["Sayings", Scope], str]
"""A compiled text: a function of all messages and of its arguments."""
Value = Callable[["Sayings", Scope], Argument]

_ID = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")
_NUMBER = re.compile(r"-?[0-9]+(?:\.[0-9]+)?")
_WHOLE = re.compile(r"-?[0-9]+(?![0-9.])")
_TEXT = re.compile(r"[^{}\n]+")
_BLANK = re.compile(r"[ \n]*")
_SPACES = re.compile(r" *")
_LINES = re.compile(r"\n(?: *\n)*( *)")
"""The end of a line, empty lines after it, and the indentation of the next one."""
_STRING = re.compile(r'"((?:[^"\\\n]|\\["\\]|\\u[0-9A-Fa-f]{4}|\\U[0-9A-Fa-f]{6})*)"')
_ESCAPE = re.compile(r'\\(["\\])|\\u([0-9A-Fa-f]{4})|\\U([0-9A-Fa-f]{6})')
_ENTRY = re.compile(r"^(?=[A-Za-z-])", re.MULTILINE)
_GROUPS = {"en": ",", "fr": "\u202f", "it": "."}
_SINGULAR = {"fr": (0, 1)}
_MILLION = 1_000_000


class Written(str):
    """A number as it is written already, with decimals; its noun is chosen by what is written, not by what was rounded.

    French counts 0,7 and 1,9 as one; English and Italian have the singular for a bare 1 only.

    >>> said = Sayings("fr")
    >>> said.add("n = { $n } { $n ->\\n    [one] point\\n   *[other] points\\n  }\\n")
    >>> [said.format("n", {"n": Written(number)}) for number in ("0,7", "−1,9", "2,0")]
    ['0,7 point', '−1,9 point', '2,0 points']
    """

    def plural(self, language: str) -> str:
        """Whether it takes the singular."""
        size = self.lstrip("+−-")
        whole = size.partition("," if "," in size else ".")[0] if language in _SINGULAR else size
        return "one" if whole in map(str, _SINGULAR.get(language, (1,))) else "other"


class Unsayable(Exception):
    """A message cannot be read, or cannot be formatted with these arguments."""


@dataclass(slots=True)
class Message:
    """A message: its text, if it has one, and its attributes."""

    value: Saying | None = None
    attributes: dict[str, Saying] = field(default_factory=dict)


class Sayings:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.messages: dict[str, Message] = {}

    def add(self, text: str, name: str = "the text") -> None:
        """Read the messages of a file; existing messages are kept."""
        text = text.replace("\r\n", "\n")
        starts = [match.start() for match in _ENTRY.finditer(text)]
        for start in starts:
            try:
                id, message = _Reader(text, start).entry()
            except Unsayable as error:
                log.error("%s, line %d: %s", name, text.count("\n", 0, start) + 1, error)
                continue
            self.messages.setdefault(id, message)

    def format(self, id: str, arguments: Scope) -> str:
        """A message, or an attribute of one, with its arguments put in."""
        name, _, attribute = id.partition(".")
        message = self.messages.get(name)
        said = None if message is None else message.attributes.get(attribute) if attribute else message.value
        if said is None:
            raise Unsayable(f"there is no {id}")
        return said(self, arguments)

    def number(self, number: int) -> str:
        """A number in the style of the language."""
        return f"{number:,}".replace(",", _GROUPS.get(self.language, ","))

    def plural(self, number: int) -> str:
        """Whether a number takes the singular."""
        size = abs(number)
        if size in _SINGULAR.get(self.language, (1,)):
            return "one"
        return "many" if size and size % _MILLION == 0 and self.language in ("fr", "it") else "other"


class _Reader:
    """A position in a file, with methods that read from there."""

    def __init__(self, text: str, at: int) -> None:
        self.text, self.at = text, at

    # --- messages

    def entry(self) -> tuple[str, Message]:
        """A message with its attributes."""
        id = self.word()
        self.skip(_SPACES)
        self.expect("=")
        message = Message(self.pattern())
        while found := self.attribute():
            message.attributes[found[0]] = found[1]
        if self.at < len(self.text) and self.text[self.at] != "\n":
            raise Unsayable(f"{id} goes on with {self.text[self.at]!r}, which is not understood")
        if message.value is None and not message.attributes:
            raise Unsayable(f"{id} says nothing")
        return id, message

    def attribute(self) -> tuple[str, Saying] | None:
        """An attribute on the next line, if there is one."""
        line = _LINES.match(self.text, self.at)
        if line is None or not self.text.startswith(".", line.end()):
            return None
        self.at = line.end() + 1
        id = self.word()
        self.skip(_SPACES)
        self.expect("=")
        said = self.pattern()
        if said is None:
            raise Unsayable(f"the attribute {id} says nothing")
        return id, said

    def pattern(self) -> Saying | None:
        """A text of one or more lines, with its placeables."""
        self.skip(_SPACES)
        pieces: list[str | Value | tuple[int, int]] = []
        indents: list[int] = []
        while self.at < len(self.text):
            if found := _TEXT.match(self.text, self.at):
                pieces.append(found[0])
                self.at = found.end()
            elif self.text[self.at] == "{":
                pieces.append(self.placeable())
            elif self.text[self.at] == "\n" and (line := self.continued()):
                pieces.append(line)
                indents.append(line[1])
            elif self.text[self.at] == "}":
                raise Unsayable("a } closes nothing")
            else:
                break
        return _joined(pieces, min(indents, default=0))

    def continued(self) -> tuple[int, int] | None:
        """The end of a line after which the text continues: how many line ends, and the indentation after them."""
        line = _LINES.match(self.text, self.at)
        assert line is not None
        following = self.text[line.end() : line.end() + 1]
        if not following or following == "\n" or (following != "{" and (not line[1] or following in "}[*.")):
            return None
        self.at = line.end()
        return line[0].count("\n"), len(line[1])

    # --- placeables

    def placeable(self) -> Value:
        """The expression between braces."""
        self.expect("{")
        self.skip(_BLANK)
        value = self.expression()
        self.skip(_BLANK)
        if self.text.startswith("->", self.at):
            self.at += 2
            value = self.choice(value)
        self.skip(_BLANK)
        self.expect("}")
        return value

    def expression(self) -> Value:
        """An argument, another message, a text or a number."""
        if self.text.startswith("{", self.at):
            return self.placeable()
        if self.text.startswith("$", self.at):
            self.at += 1
            return _argument(self.word())
        if found := _STRING.match(self.text, self.at):
            self.at = found.end()
            return _constant(_ESCAPE.sub(lambda part: part[1] or chr(int(part[2] or part[3], 16)), found[1]))
        if found := _NUMBER.match(self.text, self.at):
            self.at = found.end()
            return _constant(found[0])
        id = self.word()
        if self.text.startswith("(", self.at):
            raise Unsayable(f"the function {id} is not known")
        if self.text.startswith(".", self.at):
            self.at += 1
            id = f"{id}.{self.word()}"
        return lambda sayings, scope: sayings.format(id, scope)

    def choice(self, selector: Value) -> Value:
        """Variants, one of which is the default."""
        variants: list[tuple[Argument, Saying]] = []
        default: Saying | None = None
        while True:
            self.skip(_BLANK)
            starred = self.text.startswith("*", self.at)
            self.at += starred
            if not self.text.startswith("[", self.at):
                break
            self.at += 1
            self.skip(_BLANK)
            key = self.key()
            self.skip(_BLANK)
            self.expect("]")
            said = self.pattern()
            if said is None:
                raise Unsayable(f"the variant {key} says nothing")
            variants.append((key, said))
            default = said if starred else default
        if default is None:
            raise Unsayable("a choice has no variant with a star")
        return _chosen(selector, tuple(variants), default)

    def key(self) -> Argument:
        """What a variant is chosen by: a whole number, or a word."""
        number = _WHOLE.match(self.text, self.at)
        if number is None:
            return self.word()
        self.at = number.end()
        return int(number[0])

    # --- letters

    def word(self) -> str:
        """A name."""
        found = _ID.match(self.text, self.at)
        if found is None:
            raise Unsayable(f"a name is missing before {self.text[self.at : self.at + 20]!r}")
        self.at = found.end()
        return found[0]

    def skip(self, what: re.Pattern[str]) -> None:
        """Skip what matches."""
        found = what.match(self.text, self.at)
        assert found is not None
        self.at = found.end()

    def expect(self, mark: str) -> None:
        """Skip a character that must be here."""
        if not self.text.startswith(mark, self.at):
            raise Unsayable(f"{mark} is missing before {self.text[self.at : self.at + 20]!r}")
        self.at += len(mark)


def _joined(pieces: list[str | Value | tuple[int, int]], indent: int) -> Saying | None:
    """The parts of a text joined: with common indentation and trailing space removed."""
    parts: list[str | Value] = []
    for at, piece in enumerate(pieces):
        if isinstance(piece, tuple):
            ends, spaces = piece
            piece = ("\n" * ends if at else "") + " " * (spaces - indent)
        if isinstance(piece, str) and parts and isinstance(parts[-1], str):
            parts[-1] += piece
        elif piece != "":
            parts.append(piece)
    if parts and isinstance(parts[-1], str):
        parts[-1] = parts[-1].rstrip(" \n")
    whole = tuple(part for part in parts if part != "")
    if not whole:
        return None
    if len(whole) == 1 and isinstance(whole[0], str):
        text = whole[0]
        return lambda sayings, scope: text

    def said(sayings: Sayings, scope: Scope) -> str:
        return "".join([part if isinstance(part, str) else _text(sayings, part(sayings, scope)) for part in whole])

    return said


def _text(sayings: Sayings, value: Argument) -> str:
    return value if isinstance(value, str) else sayings.number(value)


def _constant(value: Argument) -> Value:
    return lambda sayings, scope: value


def _argument(name: str) -> Value:
    def value(sayings: Sayings, scope: Scope) -> Argument:
        try:
            return scope[name]
        except KeyError:
            raise Unsayable(f"the argument {name} is missing") from None

    return value


def _chosen(selector: Value, variants: tuple[tuple[Argument, Saying], ...], default: Saying) -> Value:
    """The first variant that matches: a number by its value or plural form, a word by its value."""

    def value(sayings: Sayings, scope: Scope) -> Argument:
        wanted = selector(sayings, scope)
        meant: tuple[Argument, ...] = (wanted,)
        if isinstance(wanted, Written):
            meant = (wanted, wanted.plural(sayings.language))
        elif isinstance(wanted, int):
            meant = (wanted, sayings.plural(wanted))
        return next((said for key, said in variants if key in meant), default)(sayings, scope)

    return value
