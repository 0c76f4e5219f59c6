"""Extends one pack by another, whose values replace those of the base, field by field."""

from __future__ import annotations

from typing import Any

from kingdom.content.files import NESTED, Pack, TomlEntry, paths
from kingdom.content.problems import PackFault
from kingdom.core.reasons import why


def lay_over(base: Pack, pack: Pack) -> Pack:
    """The base with the pack's entries; fields in the pack replace those of the base."""
    merged = Pack({**base.header, **pack.header}, {**base.origins, **pack.origins}, dict(base.entries))
    merged.problems = [*base.problems, *pack.problems]
    merged.renamed = {key for key, entry in pack.entries.items() if "names" in entry.values}
    for key, entry in pack.entries.items():
        below = base.entries.get(key)
        if below is None:
            merged.entries[key] = entry
        elif below.section != entry.section:
            message = why("key-taken", section=below.section, pack=str(base.header.get("name")), section2=entry.section)
            merged.problems.append(PackFault(entry.file(), key, "key", message))
        else:
            merged.entries[key] = _lay_entry_over(below, entry)
    return merged


def _lay_entry_over(below: TomlEntry, above: TomlEntry) -> TomlEntry:
    values = dict(below.values)
    for name, value in above.values.items():
        values[name] = _lay_part_over(values.get(name), value, NESTED.get(name, 0))
    alive = set(paths(values))
    sources = {path: source for path, source in (below.sources | above.sources).items() if path in alive}
    files = below.files | {name: file for name, file in above.files.items() if name}
    return TomlEntry(below.section, below.key, values, files, sources)


def _lay_part_over(below: Any, above: Any, depth: int) -> Any:
    """Replace a value. Tables are merged down to this depth; deeper ones are replaced."""
    if not depth or not isinstance(below, dict) or not isinstance(above, dict):
        return above
    return below | {name: _lay_part_over(below.get(name), value, depth - 1) for name, value in above.items()}
