"""Roman numerals, used for rounds and chapters in every language."""

from __future__ import annotations

_SIGNS = ((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))


def roman(number: int) -> str:
    """A small number as a Roman numeral; empty for 0.

    >>> [roman(number) for number in (0, 1, 4, 9, 14, 16, 39)]
    ['', 'I', 'IV', 'IX', 'XIV', 'XVI', 'XXXIX']
    """
    numeral = ""
    for value, sign in _SIGNS:
        numeral += sign * (number // value)
        number %= value
    return numeral
