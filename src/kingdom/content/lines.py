"""The line numbers of entries and fields, for error messages."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping

Lines = Mapping[tuple[str, int], Mapping[str, int]]
"""For each section and index: the line of each field, and of the entry itself under `""`."""

_ENTRY = re.compile(r"\s*\[\[\s*(\w+)\s*\]\]")
_INNER = re.compile(r"\s*\[+\s*\w+\s*\.\s*(\w+)")
_TABLE = re.compile(r"\s*\[")
_FIELD = re.compile(r"""\s*["']?(\w+)["']?\s*[.=]""")


def lines_of(text: str) -> Lines:
    """The line numbers of a TOML file, without fields written in unusual ways.

    >>> lines_of('[[advisor]]\\nkey = "jo"\\nnames.en = "Jo"')
    {('advisor', 1): {'': 1, 'key': 2, 'names': 3}}
    """
    found: dict[tuple[str, int], dict[str, int]] = {}
    places: Counter[str] = Counter()
    fields: dict[str, int] = {}
    within = False
    for number, line in enumerate(text.splitlines(), start=1):
        if entry := _ENTRY.match(line):
            places[entry[1]] += 1
            fields = found[entry[1], places[entry[1]]] = {"": number}
            within = True
        elif inner := _INNER.match(line):
            fields.setdefault(inner[1], number)
            within = False
        elif _TABLE.match(line):
            fields, within = {}, False
        elif within and (field := _FIELD.match(line)):
            fields.setdefault(field[1], number)
    return found
