"""Reads a pack: turns TOML files into entries, which are plain, unchecked values.

File names do not matter: the name of a table determines its content (`[[development]]`, `[[advisor]]`), so a pack may
be a single file or a directory of files.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from kingdom.content.lines import Lines, lines_of
from kingdom.content.problems import PackFault
from kingdom.core.reasons import why

SECTIONS = (
    "development",
    "treasure",
    "calamity",
    "menace",
    "vermin",
    "advisor",
    "duchy",
    "quest",
    "scenario",
    "edition",
    "module",
    "deck",
)
"""The tables with entries, in storage order."""

HEADERS = ("pack", "origins", "source")
WITHOUT_SOURCE = ("key", "source", "sources", "arms", "tincture", "clause", "says_when")
"""Fields that do not describe the box: keys, sources and artwork."""
NESTED = {"names": 1, "ability": 1, "sides": 2}
"""Fields that are tables of values with sources of their own, and the depth of these tables."""


@dataclass(slots=True)
class TomlEntry:
    """A card or board as in the file: plain values, each with its file, line and source."""

    section: str
    key: str
    values: dict[str, Any]
    files: dict[str, str]
    """The file and line of each field by name, and of the entry itself under `""`."""
    sources: dict[str, str]
    """The source of each value, by its path: `cost`, `names.fr`, `sides.A.produces`."""

    def file(self, name: str = "") -> str:
        """The file and line of a field, or of the entry if the field has none."""
        return self.files.get(name, self.files[""])


@dataclass(slots=True)
class Pack:
    """The unchecked content of one path."""

    header: dict[str, Any] = field(default_factory=dict)
    origins: dict[str, str] = field(default_factory=dict)
    entries: dict[str, TomlEntry] = field(default_factory=dict)
    problems: list[PackFault] = field(default_factory=list)
    renamed: set[str] = field(default_factory=set)
    """The entries that an extension gives new names."""


def read_pack(path: Path) -> Pack:
    """The pack at a path, including the errors in its files."""
    pack = Pack()
    for file in _files(path, pack.problems):
        try:
            # Some editors start a file with a byte-order mark.
            text = file.read_text(encoding="utf-8-sig")
            document = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            pack.problems.append(PackFault(file.name, "", "", why("not-toml", error=str(error))))
        except RecursionError:
            pack.problems.append(PackFault(file.name, "", "", why("nested-too-deep")))
        except UnicodeDecodeError:
            pack.problems.append(PackFault(file.name, "", "", why("not-utf-8")))
        except OSError as error:
            pack.problems.append(PackFault(file.name, "", "", why("cannot-be-read", error=str(error.strerror))))
        else:
            _read_document(document, file.name, lines_of(text), pack)
    for entry in pack.entries.values():
        _fill_in_source(entry, str(pack.header.get("name", path.stem)))
    return pack


def _files(path: Path, problems: list[PackFault]) -> list[Path]:
    if path.is_dir():
        found = sorted(path.glob("*.toml"))
        if not found:
            problems.append(PackFault(path.name, "", "", why("no-toml-file")))
        return found
    if not path.is_file():
        problems.append(PackFault(str(path), "", "", why("no-such-pack-file")))
        return []
    return [path]


def _read_document(document: dict[str, Any], file: str, lines: Lines, pack: Pack) -> None:
    source = document.get("source", "")
    if not isinstance(source, str):
        pack.problems.append(PackFault(file, "", "source", why("must-be-text")))
        source = ""
    for header in ("pack", "origins"):
        table = document.get(header, {})
        if isinstance(table, dict):
            (pack.header if header == "pack" else pack.origins).update(table)
        else:
            pack.problems.append(PackFault(file, "", header, why("must-be-a-table", header=f"[{header}]")))
    for section, tables in document.items():
        if section in HEADERS:
            continue
        if section not in SECTIONS:
            pack.problems.append(PackFault(file, "", section, why("no-part-of-a-pack", sections=SECTIONS)))
        elif not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
            pack.problems.append(PackFault(file, "", section, why("must-be-tables", header=f"[[{section}]]")))
        else:
            for place, table in enumerate(tables, start=1):
                places = {name: f"{file}:{line}" for name, line in lines.get((section, place), {}).items()}
                _read_entry(table, section, place, places or {"": file}, source, pack)


def _read_entry(
    table: dict[str, Any], section: str, place: int, places: Mapping[str, str], source: str, pack: Pack
) -> None:
    """Read an entry; `places` has the file and line of each field, and of the entry itself under `""`."""
    file = places[""]
    key = table.get("key")
    if not isinstance(key, str) or not key.isidentifier() or key != key.lower():
        message = why("must-be-a-key") if "key" in table else why("is-missing")
        pack.problems.append(PackFault(file, f"{section} {place}", "key", message))
        return
    if key in pack.entries:
        first = pack.entries[key].file()
        pack.problems.append(PackFault(file, key, "key", why("given-twice", file=first)))
        return
    values = {name: value for name, value in table.items() if name not in ("key", "source", "sources")}
    files = {name: places.get(name, file) for name in ("", *values)}
    pack.entries[key] = TomlEntry(section, key, values, files, _sources(table, key, file, source, pack.problems))


def _sources(table: dict[str, Any], key: str, file: str, source: str, problems: list[PackFault]) -> dict[str, str]:
    """The source of every value: an exception for it or its parent, or else the source of the entry or file."""
    own = table.get("source", source)
    exceptions = table.get("sources", {})
    if not isinstance(own, str):
        problems.append(PackFault(file, key, "source", why("must-be-text")))
        own = source
    if not isinstance(exceptions, dict) or not all(isinstance(text, str) for text in exceptions.values()):
        problems.append(PackFault(file, key, "sources", why("must-be-texts", example='{ cost = "…" }')))
        exceptions = {}
    found = {}
    used: set[str] = set()
    for path in paths(table):
        holders = [path, *(path.rsplit(".", cut)[0] for cut in range(1, path.count(".") + 1))]
        named = next((holder for holder in holders if holder in exceptions), None)
        used.update(holder for holder in holders if holder in exceptions)
        found[path] = exceptions[named] if named else own
    problems.extend(
        PackFault(file, key, "sources", why("names-no-field", name=name)) for name in exceptions if name not in used
    )
    return found


def paths(values: Mapping[str, Any], above: str = "", depth: int = 0) -> Iterator[str]:
    """The path of each value that can have its own source.

    >>> list(paths({"cost": "MM", "names": {"en": "Farm", "fr": "Ferme"}}))
    ['cost', 'names.en', 'names.fr']
    """
    for name, value in values.items():
        deeper = depth - 1 if above else NESTED.get(name, 0)
        if isinstance(value, dict) and deeper > 0:
            yield from paths(value, f"{above}{name}.", deeper)
        elif above or name not in WITHOUT_SOURCE:
            yield f"{above}{name}"


def _fill_in_source(entry: TomlEntry, name: str) -> None:
    """Set the pack itself as the source of values without one."""
    for path, source in entry.sources.items():
        if not source.strip():
            entry.sources[path] = name
