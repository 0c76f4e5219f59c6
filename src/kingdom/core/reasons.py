"""Reasons for a refusal or a loss, as data.

A rule returns an id and arguments; the engine adds the clause of the hook. `kingdom.words` turns them into a sentence
in the reader's language.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, TypeAlias

Argument: TypeAlias = "str | int | tuple[Argument, ...] | Reason"
"""The value of an argument, as plain data. The argument's name, without trailing digits, gives its type: a `card` is
its name in the notation; a `quest`, `advisor` or `scenario` its key; a `phase`, `resource` or `area` its name; `cubes`
are a heap; a `seat` is its number. A reason may contain another reason."""


class Reason(NamedTuple):
    """The reason for a refusal or loss: an id, its arguments, and the clause behind it."""

    id: str
    """The id of the message, such as `not-in-selection`."""
    arguments: tuple[tuple[str, Argument], ...] = ()
    """Pairs of a name and a value."""
    clause: str = ""
    """The clause behind it; empty if there is none."""

    def under(self, clause: str) -> Reason:
        """This reason with a clause."""
        return Reason(self.id, self.arguments, clause)

    def to_data(self) -> dict[str, Any]:
        """The reason as plain data, for records and programs, including nested reasons.

        >>> why("not-in-selection", card=why("is-missing")).to_data()["arguments"]
        {'card': {'id': 'is-missing', 'arguments': {}, 'clause': ''}}
        """
        arguments = {name: _plain(value) for name, value in self.arguments}
        return {"id": self.id, "arguments": arguments, "clause": self.clause}


def why(id: str, /, **arguments: Argument) -> Reason:
    """Make a reason, as rules do.

    >>> why("not-in-selection", card="Farm#2")
    Reason(id='not-in-selection', arguments=(('card', 'Farm#2'),), clause='')
    """
    return Reason(id, tuple(arguments.items()))


def reason_from(data: Mapping[str, Any]) -> Reason:
    """A reason from plain data.

    >>> reason_from({"id": "final-step", "arguments": {"quest": "the_usurper"}, "clause": "QUE-6"})
    Reason(id='final-step', arguments=(('quest', 'the_usurper'),), clause='QUE-6')

    >>> reason_from(why("sentence", sentence=why("is-missing").under("GEN-1")).to_data()).arguments
    (('sentence', Reason(id='is-missing', arguments=(), clause='GEN-1')),)
    """
    arguments = tuple((str(name), _frozen(value)) for name, value in data["arguments"].items())
    return Reason(data["id"], arguments, data["clause"])


def _frozen(value: Any) -> Argument:
    if isinstance(value, Mapping):
        return reason_from(value)
    return tuple(_frozen(one) for one in value) if isinstance(value, (list, tuple)) else value


def _plain(value: Argument) -> Any:
    if isinstance(value, Reason):
        return value.to_data()
    return tuple(_plain(one) for one in value) if isinstance(value, tuple) else value


def plain(reason: Reason) -> str:
    """A reason as untranslated text: its id and its arguments.

    >>> plain(why("not-in-selection", card="Farm#2"))
    'not in selection: card Farm#2'
    """
    about = ", ".join(
        f"{name} {plain(value) if isinstance(value, Reason) else value}" for name, value in reason.arguments
    )
    return reason.id.replace("-", " ") + (f": {about}" if about else "")
