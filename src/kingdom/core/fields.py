"""Field declarations: every field of a state is declared once, in its class, with its visibility and written form.

`SeatFields` and `TableFields` (in `kingdom.core.state`) are the only lists of the fields of a seat and a table.
Everything else derives from them: this file compiles `copy` and views from the declarations; imagination, positions
and the written form of views iterate over them. A field without declared visibility is hidden from everybody.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, dataclass, field, fields
from enum import Enum
from typing import Any, NamedTuple, Self, TypeVar

C = TypeVar("C", bound="type[Any]")


class Seen(Enum):
    """The visibility of a field: its viewers, and the form they see it in. `kingdom.core.view` implements each."""

    NOBODY = "nobody"
    EVERYBODY = "everybody"
    TABLE = "everybody, as a table that is the view's own"
    SET = "everybody, in order"
    HOLDER = "the holder; others see how many there are"
    FACES = "everybody sees what lies face up; who laid a card remembers it (GEN-6)"
    FACES_OF_A_SET = "the same of cards that lie in no order (GEN-9)"
    AREAS = "the same of both areas"
    ZONES = "as each zone declares"
    PILES = "as each pile declares"
    SEATS = "as the fields of a seat declare"
    BOUNDS = "how many there are, and their ranges"
    OWNER = "each seat its own"


class Form(Enum):
    """The form of a field in a position. `kingdom.game.position` and `kingdom.game.reading` implement each."""

    NOTHING = "not written: it is not part of the position"
    PLAIN = "plain data"
    COUNT = "a whole number, at least 0"
    FLAG = "true or false"
    HEAP = "letters"
    CARDS = "names, in order"
    CARD_SET = "names of cards that lie in no order"
    SITES = "cards under construction, with what lies on them"
    DUTIES = "duties"
    ZONES = "names by zone"
    SLOTS = "plain data by slot"
    PHASE = "the name of a phase"
    SEATS = "one table for each seat"
    AREAS = "names by side"
    FACE_DOWN = "cards with what is public of them"
    PILES = "names by pile"
    DANGERS = "cards with where they were dealt"
    DRAWS = "numbers with their ranges"
    OPENING = "one table for each seat, as it was when the window opened"
    VERDICT = "how the game ended"


class Copied(Enum):
    """The way a field is copied."""

    SAME = "the value itself: it never changes"
    EACH = "a copy of each"


class Declared(NamedTuple):
    """The declaration of a field."""

    name: str
    seen: Seen
    written: Form
    most: int | None
    """The maximum; None for no limit."""
    copied: Copied


def declared(
    default: Any = MISSING,
    *,
    seen: Seen = Seen.NOBODY,
    written: Form = Form.PLAIN,
    most: int | None = None,
    copied: Copied = Copied.SAME,
    after: str | None = None,
    compared: bool = True,
) -> Any:
    """A field of a dataclass with its visibility and written form. If the default is a type, it is called.

    Fields are written in the order of declaration, those of a base class first. A field with `after` follows the field
    of that name.
    """
    metadata = {"seen": seen, "written": written, "most": most, "copied": copied, "after": after}
    more: dict[str, Any] = {"compare": compared, "repr": compared, "metadata": metadata}
    if isinstance(default, type):
        return field(default_factory=default, **more)
    return field(default=default, **more)


_DECLARED: dict[type[Any], tuple[Declared, ...]] = {}


def declarations(kind: type[Any]) -> tuple[Declared, ...]:
    """The fields of a class in written order, including undeclared ones."""
    if kind not in _DECLARED:
        _DECLARED[kind] = tuple(map(_declaration, _in_order(kind)))
    return _DECLARED[kind]


def _in_order(kind: type[Any]) -> list[Field[Any]]:
    ordered: list[Field[Any]] = []
    for new in fields(kind):
        after = new.metadata.get("after")
        places = [at for at, other in enumerate(ordered, start=1) if other.name == after]
        ordered.insert(places[0] if places else len(ordered), new)
    return ordered


def _declaration(declared_field: Field[Any]) -> Declared:
    metadata = declared_field.metadata
    return Declared(
        declared_field.name,
        metadata.get("seen", Seen.NOBODY),
        metadata.get("written", Form.PLAIN),
        metadata.get("most"),
        metadata.get("copied", Copied.SAME),
    )


class Copyable:
    """A class for which `copyable` compiles a `copy`."""

    __slots__ = ()

    def copy(self) -> Self:
        """A copy that can be changed without affecting the original."""
        raise NotImplementedError(f"{type(self).__name__} is not marked @copyable")

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        """Nested values never change, so a copy is deep enough."""
        return self.copy()


def copyable(kind: C) -> C:
    """Compile `copy` for a dataclass: one line per field, as if written by hand."""
    same, each = "new.{0} = self.{0}", "new.{0} = tuple([one.copy() for one in self.{0}])"
    lines = [(each if one.copied is Copied.EACH else same).format(one.name) for one in declarations(kind)]
    kind.copy = _compiled("copy(self)", ["new = make(kind)", *lines, "return new"], kind=kind)
    kind.copy.__doc__ = Copyable.copy.__doc__
    return kind


@dataclass(frozen=True, slots=True)
class Sight:
    """The view of a field: a name, and a value computed from the field's value and the viewer."""

    show: Callable[[Any, Any], Any] | str
    """A function of value and viewer, or an expression in which `{}` is the value."""
    name: str = "{}"
    """Its name in a view; `{}` is the name of the field."""
    written: Form | None = None
    """Its written form, if different from that of the field."""


def shower(kind: type[Any], seen_as: type[Any], sights: Mapping[Seen, tuple[Sight, ...]]) -> Callable[[Any, Any], Any]:
    """Compile a function that builds a view of a value: `(value, look) -> view`. It leaves view-only fields unset."""
    lines: list[str] = ["new = make(kind)"]
    rules: dict[str, Any] = {}
    for one in declarations(kind):
        for sight in sights[one.seen]:
            value = f"value.{one.name}"
            if isinstance(sight.show, str):
                shown = sight.show.format(value)
            else:
                rule = f"rule_{len(rules)}"
                rules[rule] = sight.show
                shown = f"{rule}({value}, look)"
            lines.append(f"new.{sight.name.format(one.name)} = {shown}")
    return _compiled("show(value, look)", [*lines, "return new"], kind=seen_as, **rules)


def detacher(kind: type[Any]) -> Callable[[Any], Any]:
    """Compile a function that copies a value for a viewer: mappings are new, and hidden fields have their default."""
    seen = [one for one in declarations(kind) if one.seen is not Seen.NOBODY]
    tables = (Seen.TABLE, Seen.ZONES)
    lines = [("new.{0} = dict(value.{0})" if one.seen in tables else "new.{0} = value.{0}") for one in seen]
    made = [line.format(one.name) for line, one in zip(lines, seen)]
    return _compiled("detach(value)", ["new = kind()", *made, "return new"], kind=kind)


def giver(seen_as: type[Any], kind: type[Any]) -> Callable[[Any, Any], None]:
    """Compile a function `(view, value)` that copies all fields that everybody sees unchanged from view to value."""
    known = {one.name for one in fields(seen_as)}
    open_to_all = (Seen.EVERYBODY, Seen.TABLE)
    names = [one.name for one in declarations(kind) if one.seen in open_to_all and one.name in known]
    return _compiled("give(seen, value)", [f"value.{name} = seen.{name}" for name in names])


def _compiled(signature: str, lines: list[str], **names: Any) -> Callable[..., Any]:
    """Compile a function from its source, as `dataclass` does for `__init__`. The source contains no outside input."""
    scope: dict[str, Any] = {"make": object.__new__, **names}
    exec("\n    ".join([f"def {signature}:", *lines]), scope)
    made: Callable[..., Any] = scope[signature.partition("(")[0]]
    return made
