"""The subset becomes C++ that means the same; what Python and C++ would understand differently is refused."""

from __future__ import annotations

import ctypes
from array import array
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from kingdom import fast
from kingdom.fast import deciding
from kingdom.gpu.source import fixed_of, rules, source
from kingdom.native import build
from kingdom.native.calls import wrapped
from kingdom.native.entry import ENTRIES, Checked, Refused, entry
from kingdom.native.kinds import NotTranslated
from kingdom.native.memory import Floats, Ints, Long, Longs, Row, Seed, Table, f32, integers, part, room
from kingdom.native.translate import Translation

HALF = 0.5
STEPS = (1, 1, 2, 3, 5, 8)
LARGE = 2**40
needs_compiler = pytest.mark.skipif(build.compiler() is None, reason="needs a C++ compiler")


def text(*functions: Callable[..., Any]) -> str:
    return Translation(functions).text


# --- what is refused


def called_by_name(n: int) -> int:
    return sum([n])


def doubtful(n: int) -> int:
    return n or 3


def kept_truth(n: int) -> int:
    found = n and n + 1
    return found + 1


def swapped(n: int, m: int) -> int:
    n, m = m, n
    return n - m


def moved(row: Row, n: int) -> None:
    row[0], row[1] = row[1], n


def sliced(row: Row) -> int:
    return total(row[2:])


def total(row: Row) -> int:
    return row[0] + row[1]


def counted_from_the_end(row: Row) -> int:
    return row[-1]


def cut_off(f: Floats) -> int:
    return f[0] * 2.0


def put_away(out: Ints, f: Floats) -> None:
    out[0] = f[0]


def shortened(seed: Seed) -> int:
    return seed + 1


def compared(seed: Seed, n: int) -> bool:
    return seed > n


def divided_by_anything(n: int, m: int) -> int:
    return n // m


def with_default(n: int = 3) -> int:
    return n


def by_keyword(n: int) -> int:
    return total(row=n)


def named(n: int) -> int:
    return n if n in (1, 2) else 0


def powered(n: int) -> int:
    return n**2


def told(n: int) -> str:
    return str(n)


def chained(n: int) -> bool:
    return 0 < n < 3


def fills(row: Row) -> int:
    row[0] = 1
    return 3


def either_first(row: Row) -> int:
    return fills(row) - fills(row)


def in_any_order(row: Row) -> int:
    return larger(fills(row), fills(row))


def larger(n: int, m: int) -> int:
    return max(n, m)


def not_a_truth(n: int) -> bool:
    return n & 2


def through_a_list(n: int) -> int:
    for one in [n, 2]:
        n += one
    return n


def with_else(n: int) -> int:
    while n:
        n -= 1
        if n == 3:
            break
    else:
        n = 7
    return n


def lost(f: Floats) -> int:
    return total(f)


REFUSED = [
    *(called_by_name, doubtful, kept_truth, swapped, moved, sliced, counted_from_the_end, cut_off, put_away, shortened),
    *(compared, divided_by_anything, with_default, by_keyword, named, powered, told, chained, either_first),
    *(in_any_order, not_a_truth, through_a_list, with_else, lost),
]


@pytest.mark.parametrize("function", REFUSED, ids=lambda function: function.__name__)
def test_what_cpp_would_understand_differently_is_refused(function: Callable[..., Any]) -> None:
    with pytest.raises(NotTranslated, match=f"test_translation_{function.__name__}: "):
        text(function)


def test_a_refusal_names_the_function_the_source_and_the_reason() -> None:
    with pytest.raises(NotTranslated) as caught:
        text(kept_truth)
    assert str(caught.value) == (
        "test_translation_kept_truth: 'n and n + 1': `and` and `or` give one of their values in Python, "
        "a truth value in C++"
    )


def test_two_functions_of_one_name_are_refused() -> None:
    def total(row: Row) -> int:
        return row[0]

    with pytest.raises(NotTranslated, match="two functions would have the name"):
        text(sliced.__globals__["total"], total)


# --- what is written


def reckoned(n: int, f: Floats, g: Floats) -> float:
    """Numbers of all widths."""
    rest = part(f, n)
    whole = n + 1
    short = f32(f[0])
    wide = f[0] + n
    wide = max(wide, rest[1], n)
    share = whole / 2
    if n > 2:
        g[0] = -HALF
    g[1] += f32(short * f[n])
    return wide * share + min(n, 3)


def test_a_local_number_is_as_wide_as_what_it_is_given() -> None:
    written = text(reckoned)

    assert "int whole_ = 0;" in written
    assert "float short_ = 0;" in written
    assert "double wide_ = 0, share_ = 0;" in written, "a fraction that is read has 64 bits"
    assert "auto rest_ = (f_ + n_);" in written
    assert "share_ = ((double)whole_ / (double)2);" in written
    assert "most<double>(most<double>(wide_, (double)rest_[1]), (double)n_)" in written
    assert "least<int>(n_, 3)" in written
    assert "g_[0] = (-0.5);" in written
    assert "g_[1] += (float)(short_ * f_[n_]);" in written, "one operation in 32 bits"


def test_rules_for_all_rulesets_read_the_table_where_those_of_one_know_it() -> None:
    assert "t_[" in Translation([deciding.to_move]).text
    known = fixed_of(fast.engine(players=2).table)
    assert "t_[" not in Translation([deciding.to_move], known).text


def test_what_a_game_is_played_with_stands_in_the_kernels() -> None:
    """So that rules of modules that take no part cost nothing, and one ruleset's kernels are not another's."""
    base, menaced = (source(fast.engine(players=2, modules=modules).table) for modules in ((), ("menace",)))

    assert base != menaced
    assert "__global__" in base
    assert "t_.far(" in rules(fast.engine(players=2).table)


# --- what it does


def divide(n: int) -> int:
    return n // 7 * 1000 + n % 7


def below_zero(n: int) -> int:
    return n // -7 * 1000 + n % -7


def far(n: Long, seed: Seed) -> Long:
    seed = seed * 3 + n
    high = n * LARGE
    return high + (n << 3) - (n & 5)


def fibonacci(n: int) -> int:
    found = 0
    for k in range(n - 1, -1, -1):
        if k == 2:
            continue
        found += STEPS[k]
        if found > 15:
            break
    return found


def both(n: int, out: Ints) -> tuple[int, Long]:
    out[0] += n
    return n + 1, n * LARGE


def several(n: int, out: Ints, longs: Longs) -> int:
    first, longs[1] = both(n, out)
    left, right = n, first
    found: Long = left
    found += right
    longs[0] = found
    return first if n > 3 and not out[1] else -first


def of_both(row: Row, n: int) -> int:
    half = part(row, 2) if n else row
    half[0] = 9
    return total(part(row, 1)) + n


def rounded(f: Floats, n: int) -> float:
    f[0] = f[1] / 3
    f[2] += f32(f[0] * f[1])
    f[3] += n
    return f32(f[0] + f[1]) + f[2] * 0.1 + max(f[3], -1.0)


def printed(t: Table, n: int) -> int:
    return t[n] + t[n + 1] * 2


def is_even(n: int) -> bool:
    return n % 2 == 0 and n != 0


def ways(n: int) -> Long:
    if n < 2:
        return 1
    found = ways(n - 1)
    found += ways(n - 2)
    return found


def is_whole(row: Row) -> bool:
    return row[3] >= 0


FUNCTIONS: dict[Callable[..., Any], dict[str, Any]] = {
    **{one: {} for one in (divide, below_zero, far, is_even, ways)},
    fibonacci: {"n": 7},
    several: {"out": 2, "longs": 2},
    of_both: {"row": Checked(4, is_whole)},
    rounded: {"f": 4},
    printed: {"t": 3, "n": 2},
}


@pytest.fixture(scope="module")
def native(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """All of these functions in a library of their own."""
    if build.compiler() is None:
        pytest.skip("needs a C++ compiler")
    before = dict(ENTRIES)
    try:
        given = [ENTRIES[entry(**limits)(function)] for function, limits in FUNCTIONS.items()]
    finally:
        ENTRIES.clear()
        ENTRIES.update(before)
    built = tmp_path_factory.mktemp("library with umlauts äöü") / "some functions.so"
    build.compile_text(build.text(given), built)
    library = ctypes.CDLL(str(built))
    module = ModuleType("native")
    for one in given:
        setattr(module, one.function.__name__, wrapped(one, getattr(library, one.name)))
    return module


@pytest.mark.parametrize("function", [divide, below_zero, is_even], ids=lambda function: function.__name__)
def test_whole_numbers_are_divided_as_in_python(function: Callable[[int], int], native: Any) -> None:
    mine = getattr(native, function.__name__)
    assert [mine(n) for n in range(-30, 30)] == [function(n) for n in range(-30, 30)]


def test_numbers_of_64_bits_stay_whole(native: Any) -> None:
    for n in (0, 1, -3, 99, 2**20):
        assert native.far(n, 5) == far(n, 5)
    assert native.ways(20) == ways(20) == 10946


def test_loops_constants_and_conditions_do_as_in_python(native: Any) -> None:
    assert [native.fibonacci(n) for n in range(7)] == [fibonacci(n) for n in range(7)]
    for n in (0, 3, 4, 700):
        mine, theirs = [(room("Ints", 2), room("Longs", 2)) for _ in range(2)]
        assert native.several(n, *mine) == several(n, *theirs)
        assert mine == theirs


def test_a_part_is_the_same_memory(native: Any) -> None:
    for n in (0, 1):
        mine, theirs = integers("Row", [1, 2, 3, 4]), integers("Row", [1, 2, 3, 4])
        assert native.of_both(mine, n) == of_both(theirs, n)
        assert mine == theirs


def test_fractions_are_rounded_where_python_rounds_them(native: Any) -> None:
    for k in range(200):
        values = [0.1 * k, 1.7 * k - 3, 1e-3 * k, 0.3]
        mine, theirs = array("f", values), array("f", values)
        assert native.rounded(mine, k) == rounded(theirs, k)
        assert mine == theirs


def test_the_table_is_only_read(native: Any) -> None:
    table = integers("Table", [7, -3, 11])
    assert [native.printed(table, n) for n in (0, 1)] == [1, 19]


# --- what a call accepts


@pytest.mark.parametrize(
    ("name", "given", "why"),
    [
        ("fibonacci", (7,), "fibonacci: n is 7, which is not between 0 and 6"),
        ("fibonacci", (-1,), "fibonacci: n is -1, which is not between 0 and 6"),
        ("fibonacci", (2.5,), "fibonacci: n must be a whole number, not 2.5"),
        ("divide", (2**31,), f"divide: n is {2**31}, which is not between {-(2**31)} and {2**31 - 1}"),
        ("of_both", (integers("Row", [1, 2, 3]), 0), "of_both: row holds 3 numbers, and 4 are needed"),
        ("of_both", (integers("Ints", [1] * 4), 0), "of_both: row must be memory for numbers of 8 bits, not"),
        ("of_both", ([1, 2, 3, 4], 0), "of_both: row must be memory for numbers of 8 bits, not list"),
        ("of_both", (None, 0), "of_both: row must be memory for numbers of 8 bits, not NoneType"),
        ("of_both", (b"\1\2\3\4", 0), "of_both: row must be memory for numbers of 8 bits"),
        ("of_both", (memoryview(integers("Row", [1] * 9))[::2], 0), "that can be written to and has no gaps"),
        ("of_both", (integers("Row", [1, 2, 3, -4]), 0), "of_both: row holds numbers that no position has"),
    ],
)
def test_what_a_function_does_not_accept_is_refused_with_the_reason(
    name: str, given: tuple[Any, ...], why: str, native: Any
) -> None:
    with pytest.raises(Refused) as caught:
        getattr(native, name)(*given)
    assert why in str(caught.value)


def test_arrays_of_numpy_and_parts_are_taken_as_they_lie(native: Any) -> None:
    import numpy as np

    held = np.array([0, 1, 2, 3, 4], np.int8)
    assert native.of_both(held[1:], np.int64(1)) == 2 + 9 + 1
    assert held.tolist() == [0, 1, 2, 9, 4]
    assert native.of_both(memoryview(integers("Row", [5, 1, 2, 3, 4]))[1:], 1) == 2 + 9 + 1


def test_a_compiler_that_refuses_says_so_in_its_own_words(tmp_path: Path) -> None:
    if build.compiler() is None:
        pytest.skip("needs a C++ compiler")
    with pytest.raises(build.BuildError, match="nonsense"):
        build.compile_text("int nonsense here;", tmp_path / "none.so")
    assert list(tmp_path.iterdir()) == []
