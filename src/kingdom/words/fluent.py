"""Reads and formats messages: the subset of Fluent that the game needs, without a dependency.

A file contains messages with attributes. Texts contain arguments, other messages and choices between variants:

>>> bundle = Bundle("en")
>>> bundle.add("cards = { $count ->\\n    [0] no card\\n    [one] a card\\n   *[other] { $count } cards\\n  }\\n")
>>> [bundle.format("cards", {"count": count}) for count in (0, 1, 1200)]
['no card', 'a card', '1,200 cards']

Functions and terms are not supported: a message that uses one is skipped, and the error is logged with its line.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from kingdom.languages import LANGUAGES

log = logging.getLogger(__name__)

Argument = str | int
Scope = Mapping[str, Argument]
Pattern = Callable[["Bundle", Scope], str]
"""A compiled text: a function of the bundle and the arguments."""
Value = Callable[["Bundle", Scope], Argument]

_ID = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")
_NUMBER = re.compile(r"-?[0-9]+(?:\.[0-9]+)?")
_WHOLE = re.compile(r"-?[0-9]+(?![0-9.])")
_TEXT = re.compile(r"[^{}\n]+")
_BLANK = re.compile(r"[ \n]*")
_SPACES = re.compile(r" *")
_LINES = re.compile(r"\n(?: *\n)*( *)")
"""The end of a line, any empty lines after it, and the indentation of the next one."""
_STRING = re.compile(r'"((?:[^"\\\n]|\\["\\]|\\u[0-9A-Fa-f]{4}|\\U[0-9A-Fa-f]{6})*)"')
_ESCAPE = re.compile(r'\\(["\\])|\\u([0-9A-Fa-f]{4})|\\U([0-9A-Fa-f]{6})')
_ENTRY = re.compile(r"^(?=[A-Za-z-])", re.MULTILINE)


class Written(str):
    """A number that is already formatted, with decimals. The form of its noun depends on this text, not on the value.

    French uses the singular for 0,7 and 1,9; English and Italian only for a plain 1.

    >>> bundle = Bundle("fr")
    >>> bundle.add("n = { $n } { $n ->\\n    [one] point\\n   *[other] points\\n  }\\n")
    >>> [bundle.format("n", {"n": Written(number)}) for number in ("0,7", "−1,9", "2,0")]
    ['0,7 point', '−1,9 point', '2,0 points']
    """

    def plural(self, language: str) -> str:
        """The plural form of a noun after it."""
        whole, point, _ = self.lstrip("+−-").replace(",", ".").partition(".")
        return LANGUAGES[language].plural(int(whole), bool(point)) if whole.isdecimal() else "other"


class FluentError(Exception):
    """Raised if a message cannot be read, or cannot be formatted with these arguments."""


@dataclass(slots=True)
class Message:
    """A message: its text, if it has one, and its attributes."""

    value: Pattern | None = None
    attributes: dict[str, Pattern] = field(default_factory=dict)


class Bundle:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.messages: dict[str, Message] = {}

    def add(self, text: str, name: str = "the text") -> None:
        """Read the messages of a file; they do not replace existing ones."""
        text = text.replace("\r\n", "\n")
        starts = [match.start() for match in _ENTRY.finditer(text)]
        for start in starts:
            try:
                id, message = _Reader(text, start).entry()
            except FluentError as error:
                log.error("%s, line %d: %s", name, text.count("\n", 0, start) + 1, error)
                continue
            self.messages.setdefault(id, message)

    def format(self, id: str, arguments: Scope) -> str:
        """A message, or an attribute of one, with its arguments inserted."""
        name, _, attribute = id.partition(".")
        message = self.messages.get(name)
        pattern = None if message is None else message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise FluentError(f"there is no {id}")
        return pattern(self, arguments)

    def number(self, number: int) -> str:
        """A number formatted for the language."""
        return f"{number:,}".replace(",", LANGUAGES[self.language].groups)

    def plural(self, number: int) -> str:
        """The plural form of a noun after a number."""
        return LANGUAGES[self.language].plural(abs(number), False)


class _Reader:
    """A position in a file, with methods that read on from there."""

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
            raise FluentError(f"{id} continues with {self.text[self.at]!r}, which is not supported")
        if message.value is None and not message.attributes:
            raise FluentError(f"{id} has no text")
        return id, message

    def attribute(self) -> tuple[str, Pattern] | None:
        """An attribute on the next line, if there is one."""
        line = _LINES.match(self.text, self.at)
        if line is None or not self.text.startswith(".", line.end()):
            return None
        self.at = line.end() + 1
        id = self.word()
        self.skip(_SPACES)
        self.expect("=")
        pattern = self.pattern()
        if pattern is None:
            raise FluentError(f"the attribute {id} has no text")
        return id, pattern

    def pattern(self) -> Pattern | None:
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
                raise FluentError("a } closes nothing")
            else:
                break
        return _joined(pieces, min(indents, default=0))

    def continued(self) -> tuple[int, int] | None:
        """The end of a line if the text continues after it: the number of line ends, and the indentation."""
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
            raise FluentError(f"the function {id} is not known")
        if self.text.startswith(".", self.at):
            self.at += 1
            id = f"{id}.{self.word()}"
        return lambda bundle, scope: bundle.format(id, scope)

    def choice(self, selector: Value) -> Value:
        """Variants, one of which is the default."""
        variants: list[tuple[Argument, Pattern]] = []
        default: Pattern | None = None
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
            pattern = self.pattern()
            if pattern is None:
                raise FluentError(f"the variant {key} has no text")
            variants.append((key, pattern))
            default = pattern if starred else default
        if default is None:
            raise FluentError("a choice has no variant with a star")
        return _chosen(selector, tuple(variants), default)

    def key(self) -> Argument:
        """The key of a variant: a whole number, or a word."""
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
            raise FluentError(f"a name is missing before {self.text[self.at : self.at + 20]!r}")
        self.at = found.end()
        return found[0]

    def skip(self, what: re.Pattern[str]) -> None:
        """Skip the match of a pattern."""
        found = what.match(self.text, self.at)
        assert found is not None
        self.at = found.end()

    def expect(self, mark: str) -> None:
        """Skip a required character."""
        if not self.text.startswith(mark, self.at):
            raise FluentError(f"{mark} is missing before {self.text[self.at : self.at + 20]!r}")
        self.at += len(mark)


def _joined(pieces: list[str | Value | tuple[int, int]], indent: int) -> Pattern | None:
    """Join the parts of a text, without common indentation and trailing space."""
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
        return lambda bundle, scope: text

    def pattern(bundle: Bundle, scope: Scope) -> str:
        return "".join([part if isinstance(part, str) else _text(bundle, part(bundle, scope)) for part in whole])

    return pattern


def _text(bundle: Bundle, value: Argument) -> str:
    return value if isinstance(value, str) else bundle.number(value)


def _constant(value: Argument) -> Value:
    return lambda bundle, scope: value


def _argument(name: str) -> Value:
    def value(bundle: Bundle, scope: Scope) -> Argument:
        try:
            return scope[name]
        except KeyError:
            raise FluentError(f"the argument {name} is missing") from None

    return value


def _chosen(selector: Value, variants: tuple[tuple[Argument, Pattern], ...], default: Pattern) -> Value:
    """The first matching variant: numbers match by value or plural form, words by value."""

    def value(bundle: Bundle, scope: Scope) -> Argument:
        wanted = selector(bundle, scope)
        meant: tuple[Argument, ...] = (wanted,)
        if isinstance(wanted, Written):
            meant = (wanted, wanted.plural(bundle.language))
        elif isinstance(wanted, int):
            meant = (wanted, bundle.plural(wanted))
        return next((pattern for key, pattern in variants if key in meant), default)(bundle, scope)

    return value
