"""Calling the library: where numbers lie, which of them are accepted, and the same signatures as in Python."""

from __future__ import annotations

import ctypes
from array import array
from collections.abc import Callable
from operator import index
from typing import Any

from kingdom.native.entry import Checked, Entry, Refused
from kingdom.native.memory import CODES
from kingdom.native.structs import SIZES, Struct

FORMATS = {"b": "b", "h": "h", "q": "ql", "f": "f"}
ANSWERS = {
    **dict.fromkeys(("int", "bool", "None"), (ctypes.c_int, -(2**31))),
    **dict.fromkeys(("Long", "Seed"), (ctypes.c_longlong, -(2**63))),
    "float": (ctypes.c_double, -1e300),
}
PLAIN = (bool, int, float, array, memoryview, list)
"""The conversions to Python's own numbers."""
NUMBERS = {"int": ctypes.c_int, "bool": ctypes.c_int, "Long": ctypes.c_longlong, "Seed": ctypes.c_ulonglong}


def interpreted(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function as it is, for memory of any kind: reading an array of NumPy would give numbers that overflow."""

    def called(*given: Any) -> Any:
        return function(*(one if type(one) in PLAIN or isinstance(one, Struct) else memoryview(one) for one in given))

    return called


def address(given: Any, code: str, least: int, what: str) -> int:
    """The address of numbers; Refused if they are of another kind, or too few."""
    if type(given) is array and given.typecode == code:
        at, count = given.buffer_info()
    else:
        at, count = _address_of(given, code, what)
    if count < least:
        raise Refused(f"{what} holds {count} numbers, and {least} are needed")
    return at


def _address_of(given: Any, code: str, what: str) -> tuple[int, int]:
    """The same for parts of arrays, and for arrays of other packages."""
    wanted = f"{what} must be memory for numbers of {SIZES[code] * 8} bits"
    try:
        there = memoryview(given)
    except TypeError:
        raise Refused(f"{wanted}, not {type(given).__name__}") from None
    if there.format not in FORMATS[code] or there.itemsize != SIZES[code]:
        raise Refused(f"{wanted}, not of the format {there.format!r}")
    if there.readonly or not there.c_contiguous:
        raise Refused(f"{wanted} that can be written to and has no gaps")
    flat = there.cast("B")
    return (ctypes.addressof(ctypes.c_char.from_buffer(flat)) if flat.nbytes else 0), there.nbytes // SIZES[code]


def struct(given: Any, wanted: type[Struct], what: str) -> int:
    """The address of a struct; Refused if it is something else."""
    if type(given) is not wanted:
        raise Refused(f"{what} must be a {wanted.__name__}, not {type(given).__name__}")
    return given.address


def number(given: Any, least: int, limit: int, what: str) -> int:
    """A whole number within its limits."""
    try:
        found = index(given)
    except TypeError:
        raise Refused(f"{what} must be a whole number, not {given!r}") from None
    if not least <= found < limit:
        raise Refused(f"{what} is {found}, which is not between {least} and {limit - 1}")
    return found


def wrapped(one: Entry, native: Any) -> Any:
    """A function of the library, called as the function that it was made from, with its arguments checked."""
    kind, bad = ANSWERS[one.gives]
    native.restype = kind
    native.argtypes = [NUMBERS.get(given, ctypes.c_void_p) for given in one.kinds.values()]
    names: dict[str, Any] = {"native": native, "address": address, "number": number, "struct": struct}
    names |= {"Refused": Refused, "bad": bad, **{kind.__name__: kind for kind in one.structs.values()}}
    checked, given = [], []
    for name, asked in one.kinds.items():
        limit = one.limits.get(name)
        what = f"{one.function.__name__}: {name}"
        if asked in CODES:
            least: Any = limit.size if isinstance(limit, Checked) else limit
            if callable(least):
                names[f"least_{name}"] = least
                code = least.__code__
                least = f"least_{name}({', '.join(code.co_varnames[: code.co_argcount])})"
            given.append(f"address({name}, {CODES[asked]!r}, {least or 0}, {what!r})")
            if isinstance(limit, Checked):
                checked.append(name)
        elif name in one.structs:
            given.append(f"struct({name}, {asked}, {what!r})")
        elif asked == "Seed":
            given.append(f"{name} & {2**64 - 1}")
        elif isinstance(limit, int):
            given.append(f"number({name}, 0, {limit}, {what!r})")
        else:
            half = 2**63 if asked == "Long" else 2**31
            given.append(f"number({name}, {-half}, {half}, {what!r})")
    answer = {"bool": "bool(found)", "None": "None"}.get(one.gives, "found")
    lines = [f"def called({', '.join(one.kinds)}):", f"    found = native({', '.join(given)})"]
    if checked:
        why = f"{one.function.__name__}: {' or '.join(checked)} holds numbers that no position has"
        lines += ["    if found == bad:", f"        raise Refused({why!r})"]
    exec("\n".join([*lines, f"    return {answer}"]), names)
    made = names["called"]
    made.__name__, made.__doc__ = one.function.__name__, one.function.__doc__
    return made
