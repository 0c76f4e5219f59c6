"""Resources, and the two small vectors used for all counts (GEN-1, CON-11).

Cubes are a vector of four counts in the order of GEN-1. The spaces of a card are a vector of six: the same four, then
Krystallium and Soldiers. We count by kind and never by place, so equal positions compare equal.
"""

from __future__ import annotations

from enum import IntEnum

from kingdom.core.errors import KingdomError
from kingdom.core.reasons import why


class Resource(IntEnum):
    """The four basic resources, in the order in which they are produced (GEN-1)."""

    MATERIALS = 0
    """Grey cubes, letter M."""
    POPULATION = 1
    """Purple cubes, letter P."""
    GOLD = 2
    """Yellow cubes, letter G."""
    EXPLORATION = 3
    """Blue cubes, letter E."""


Cubes = tuple[int, int, int, int]
"""The number of cubes of each basic resource."""

Spaces = tuple[int, int, int, int, int, int]
"""The number of spaces of each kind: the four basic resources, Krystallium, Soldiers."""

NO_CUBES: Cubes = (0, 0, 0, 0)
NO_SPACES: Spaces = (0, 0, 0, 0, 0, 0)
ONE_CUBE: tuple[Cubes, ...] = ((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1))

KRYSTALLIUM = 4
SOLDIER = 5
LETTERS = "MPGEKS"
"""One letter for each kind of space; the first four are the basic resources."""
SPACES = ("materials", "population", "gold", "exploration", "krystallium", "soldier")
"""The names of the kinds of space, in the order of the letters."""

RESOURCES: tuple[Resource, ...] = tuple(Resource)


def add_cubes(some: Cubes, more: Cubes) -> Cubes:
    """The sum of two heaps.

    >>> add_cubes((1, 0, 0, 2), (0, 0, 1, 1))
    (1, 0, 1, 3)
    """
    return (some[0] + more[0], some[1] + more[1], some[2] + more[2], some[3] + more[3])


def take_cubes(some: Cubes, fewer: Cubes) -> Cubes:
    """A heap after some cubes are taken from it.

    >>> take_cubes((1, 0, 1, 3), (0, 0, 1, 1))
    (1, 0, 0, 2)
    """
    return (some[0] - fewer[0], some[1] - fewer[1], some[2] - fewer[2], some[3] - fewer[3])


def cubes_text(cubes: tuple[int, ...]) -> str:
    """A vector as letters.

    >>> cubes_text((2, 0, 1, 0)), cubes_text((0, 0, 0, 0, 1, 2)), cubes_text((0, 0, 0, 0))
    ('MMG', 'KSS', '-')
    """
    return "".join(letter * count for letter, count in zip(LETTERS, cubes, strict=False)) or "-"


def cubes_of(text: str) -> Cubes:
    """A heap of cubes from letters.

    >>> cubes_of("MMG"), cubes_of("-")
    ((2, 0, 1, 0), (0, 0, 0, 0))
    """
    basic = LETTERS[: len(RESOURCES)]
    bare = "" if text == "-" else text
    if set(bare) - set(basic):
        raise KingdomError(why("not-a-heap", given=repr(text), letters=tuple(basic)))
    m, p, g, e = (bare.count(letter) for letter in basic)
    return (m, p, g, e)


def spaces_of(text: str) -> Spaces:
    """A vector of spaces from letters.

    >>> spaces_of("MMKS")
    (2, 0, 0, 0, 1, 1)
    """
    bare = "" if text == "-" else text
    if set(bare) - set(LETTERS):
        raise KingdomError(why("not-spaces", given=repr(text), letters=tuple(LETTERS)))
    m, p, g, e, k, s = (bare.count(letter) for letter in LETTERS)
    return (m, p, g, e, k, s)
