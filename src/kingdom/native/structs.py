"""Structs: named memory in one piece, so that a function takes one argument instead of twenty.

A struct is declared as a class. In the library it is a struct in C++ with the same layout.
"""

from __future__ import annotations

from array import array
from typing import Any, ClassVar, NamedTuple

from kingdom.native.memory import CODES, room

ALIGNED = 8
"""Each field begins at a multiple of this many bytes, as in C++ (`alignas`)."""
SIZES = {"b": 1, "h": 2, "q": 8, "f": 4}
TYPES = {"b": "Byte", "h": "short", "q": "Long", "f": "float"}
"""The bytes and the type in C++ of a number, by its code."""


class Held(NamedTuple):
    """A field that is declared: how many numbers it holds."""

    size: int


class StructField(NamedTuple):
    """A field: the kind of its memory, how many numbers it holds, and its first byte."""

    kind: str
    size: int
    at: int


def held(size: int) -> Any:
    """Declare a field of a struct: `worths: Floats = held(80)`."""
    return Held(size)


class Struct:
    """Named memory. Its fields cannot be replaced: the library knows them by their places.

    >>> class Pair(Struct):
    ...     row: Row = held(3)
    ...     values: Floats = held(2)
    >>> Pair().values[1], Pair.SIZE
    (0.0, 16)
    """

    FIELDS: ClassVar[dict[str, StructField]]
    SIZE: ClassVar[int]
    """Its size in bytes."""

    def __init_subclass__(cls) -> None:
        """Lay out the declared fields in their order."""
        cls.FIELDS, place = {}, 0
        for name, declared in vars(cls).copy().items():
            if isinstance(declared, Held):
                kind = str(cls.__annotations__[name])
                cls.FIELDS[name] = StructField(kind, declared.size, place)
                place += -(-declared.size * SIZES[CODES[kind]] // ALIGNED) * ALIGNED
        cls.SIZE = place

    def __init__(self) -> None:
        self.__dict__["memory"] = memory = room("Bytes", self.SIZE)
        whole = memoryview(memory)
        for name, (kind, size, at) in self.FIELDS.items():
            code = CODES[kind]
            part = whole[at : at + size * SIZES[code]]
            self.__dict__[name] = part.cast(code)  # type: ignore[call-overload]

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{type(self).__name__}.{name} is memory: write to its places")

    @property
    def address(self) -> int:
        """The address of its memory."""
        memory: array[int] = self.__dict__["memory"]
        return memory.buffer_info()[0]


def is_struct(kind: object) -> bool:
    """True if a name stands for a struct."""
    return isinstance(kind, type) and issubclass(kind, Struct)


def declared(struct: type[Struct]) -> str:
    """A struct in C++; that its layout is the same is checked where it is compiled."""
    name, lines = struct.__name__, []
    for field, (kind, size, at) in struct.FIELDS.items():
        lines.append(f"  alignas({ALIGNED}) {TYPES[CODES[kind]]} {field}[{size}];  // {at}")
    check = f'static_assert(sizeof({name}) == {struct.SIZE}, "{name}");'
    return "\n".join((f"struct {name} {{", *lines, "};", check))
