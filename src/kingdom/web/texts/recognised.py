"""What the engine says in English, said in another language: refusals, reasons of a loss, choices that do not fit.

The rules say why they refuse in English sentences, written where the rule is. The English messages under these ids are
those very sentences, with arguments where the rule puts something in; where a page had better say it otherwise, the
sentence of the rule is the attribute `.said`, which English alone has. So a sentence is recognised by the message that
it fits, what was put in is read off it, and the message is said in the language that is wanted. That every sentence of
the rules fits a message is for a test to see to.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from fluent.syntax.ast import Message, Placeable, TextElement, VariableReference

from kingdom.core.actions import Duty
from kingdom.core.resources import LETTERS, spaces_of
from kingdom.web.texts.messages import DEFAULT, Argument, messages, written
from kingdom.web.texts.words import Words

SAID = "said"
"""The attribute of an English message that has the sentence of the rules, where the message says it otherwise."""


class Form(NamedTuple):
    """A message of the engine's English, as a pattern."""

    id: str
    pattern: re.Pattern[str]
    literal: int
    """How many characters are fixed: of two that fit, the one with more is meant."""


def recognised(words: Words, said: str, prefix: str, names: Sequence[str] = ()) -> str:
    """An English sentence of the engine in the language of these words; as it is, if no message fits."""
    found = recognise(said, prefix)
    if found is None:
        return said
    id, read = found
    return words.t(id, **{name: _argument(words, name, text, names) for name, text in read.items()})


def recognise(said: str, prefix: str) -> tuple[str, dict[str, str]] | None:
    """The message that a sentence fits, and what stands in it for each argument."""
    for form in forms(prefix):
        if match := form.pattern.fullmatch(said):
            return form.id, match.groupdict()
    return None


@cache
def forms(prefix: str) -> tuple[Form, ...]:
    """The messages whose ids begin so, the most particular first."""
    found = [_form(message) for message in written(DEFAULT) if message.id.name.startswith(prefix)]
    return tuple(sorted(found, key=lambda form: -form.literal))


def _form(message: Message) -> Form:
    own = next((attribute.value for attribute in message.attributes if attribute.id.name == SAID), message.value)
    pattern = ""
    literal = 0
    for element in own.elements if own else ():
        if isinstance(element, TextElement):
            pattern += re.escape(element.value)
            literal += len(element.value)
        elif isinstance(element, Placeable) and isinstance(element.expression, VariableReference):
            pattern += f"(?P<{element.expression.id.name}>.*?)"
        else:
            raise ValueError(f"{message.id.name} cannot be recognised: it may have only text and arguments")
    return Form(message.id.name, re.compile(pattern, re.DOTALL), literal)


# --- what was put into a sentence


def _argument(words: Words, name: str, text: str, names: Sequence[str]) -> Argument:
    kind = name.rstrip("0123456789")
    if kind in _ARGUMENTS:
        return _ARGUMENTS[kind](words, text)
    return names[int(text)] if kind == "seat" and names else text


def _phase(words: Words, text: str) -> str:
    id = f"phase-{words.phase(text)}"
    return words.t(id) if id in messages(DEFAULT) else text


def _letters(words: Words, text: str) -> str:
    return words.heap(spaces_of(text))


def _letter(words: Words, text: str) -> str:
    return words.resource_name(LETTERS.index(text))


def _cards(words: Words, text: str) -> str:
    return ", ".join(words.named(card) for card in text.split(" or "))


def _duty(words: Words, text: str) -> str:
    """What a duty asks for, by its English sentence."""
    name = next((duty.__name__ for duty in Duty.__subclasses__() if duty.sentence == text), None)
    id = f"duty-{name}.first"
    return words.t(id) if words.has(id) else text


_ARGUMENTS: Mapping[str, Callable[[Words, str], Argument]] = {
    "card": lambda words, text: words.named(text),
    "quest": lambda words, text: words.named(text),
    "advisor": lambda words, text: words.named(text),
    "scenario": lambda words, text: words.named(text),
    "cards": _cards,
    "phase": _phase,
    "step": _phase,
    "resource": lambda words, text: words.resource_name(text.lower()),
    "letter": _letter,
    "letters": _letters,
    "count": lambda words, text: int(text),
    "duty": _duty,
    "boards": lambda words, text: words.listed([recognised(words, one, "board-") for one in text.split(" and ")]),
    "barrier": lambda words, text: recognised(words, text, "barrier-"),
}
"""How what stands in a sentence is put into words, by the name of the argument, numbers behind it left off."""
