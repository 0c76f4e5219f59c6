"""Structs are the same memory in Python and in C++; what is not a field of theirs, or another struct, is refused."""

from __future__ import annotations

import ctypes
from array import array
from collections.abc import Callable
from typing import Any

import pytest

from kingdom.native import build
from kingdom.native.calls import interpreted, wrapped
from kingdom.native.entry import Entry, Refused
from kingdom.native.kinds import NotTranslated
from kingdom.native.memory import Floats, Ints, Long, Longs, Row, Table, f32, part
from kingdom.native.structs import Struct, held
from kingdom.native.translate import Translation

LARGE = 2**40


class Desk(Struct):
    """Named memory."""

    table: Table = held(3)
    row: Row = held(5)
    values: Floats = held(2)
    order: Ints = held(3)
    longs: Longs = held(1)


class Other(Struct):
    row: Row = held(5)


def sum_of(row: Row) -> int:
    return row[0] + row[1]


def printed(t: Table, n: int) -> int:
    return t[n] + t[n + 1] * 2


def worked(s: Desk, n: int) -> Long:
    t = s.table
    rest = part(s.row, 1)
    rest[0] = t[n]
    s.order[2] = s.row[1] - 1
    s.values[1] += f32(t[0] * 0.3)
    s.longs[0] = n * LARGE
    inner(s, s.row)
    return sum_of(s.row) + printed(s.table, 1) + s.longs[0]


def inner(s: Desk, row: Row) -> None:
    row[4] = s.table[2] + 1


# --- what is refused


def struct_as_number(s: Desk) -> int:
    return s + 1


def unknown_field(s: Desk) -> int:
    return sum_of(s.column)


def table_written_to(s: Desk) -> None:
    s.table[0] = 1


def another_struct(s: Other) -> Long:
    return worked(s, 1)


def row_for_table(s: Desk) -> int:
    return printed(s.row, 1)


def field_replaced(s: Desk, row: Row) -> None:
    s.row = row


@pytest.mark.parametrize(
    "function",
    [struct_as_number, unknown_field, table_written_to, another_struct, row_for_table, field_replaced],
    ids=lambda function: function.__name__,
)
def test_what_is_no_memory_of_a_struct_is_refused(function: Callable[..., Any]) -> None:
    with pytest.raises(NotTranslated, match=f"test_structs_{function.__name__}: "):
        Translation([function])


# --- the library


def made(number: int) -> Desk:
    desk = Desk()
    for k in range(3):
        desk.table[k] = number + 20 * k
    return desk


@pytest.fixture(scope="module")
def native(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """`worked` as its own library has it."""
    if build.compiler() is None:
        pytest.skip("needs a C++ compiler")
    one, built = Entry(worked, {"n": 3}), tmp_path_factory.mktemp("library") / "worked.so"
    build.compile_text(build.text([one]), built)
    return wrapped(one, getattr(ctypes.CDLL(str(built)), one.name))


def test_a_struct_is_the_same_memory_in_both(native: Any) -> None:
    mine, theirs = made(7), made(7)

    assert native(mine, 1) == interpreted(worked)(theirs, 1) == 0 + 27 + 27 + 2 * 47 + LARGE
    assert mine.memory == theirs.memory
    assert (list(mine.row), list(mine.order), mine.longs[0]) == ([0, 27, 0, 0, 48], [0, 0, 26], LARGE)
    assert mine.values[1] == pytest.approx(2.1)


def test_another_struct_or_a_part_of_one_is_refused(native: Any) -> None:
    for given in (Other(), array("b", [0] * Desk.SIZE), None):
        with pytest.raises(Refused, match="worked: s must be a Desk, not "):
            native(given, 1)


def test_the_memory_of_a_struct_cannot_be_replaced() -> None:
    with pytest.raises(AttributeError, match=r"Desk\.row is memory: write to its places"):
        Desk().row = array("b", [1])


def test_fields_begin_where_the_compiler_puts_them() -> None:
    assert [field.at for field in Desk.FIELDS.values()] == [0, 8, 16, 24, 32]
    assert Desk.SIZE == 40
