"""Reads libraries of systems that cannot be run here: what they offer and need, and for which machine they are."""

from __future__ import annotations

from dataclasses import dataclass, field
from struct import unpack_from

MACHO_64, DYLIB = 0xFEEDFACF, 6
ID_DYLIB, LOAD_DYLIB, SYMTAB, BUILD_VERSION, CODE_SIGNATURE = 0xD, 0xC, 0x2, 0x32, 0x1D
EXTERNAL, TYPE = 0x01, 0x0E
MACHINES = {0x01000007: "x86_64", 0x0100000C: "arm64", 0x8664: "x86_64"}


@dataclass
class Binary:
    """The headers of a library."""

    machine: str
    offered: set[str] = field(default_factory=set)
    needed: set[str] = field(default_factory=set)
    """The names that others must bring."""
    libraries: list[str] = field(default_factory=list)
    name: str = ""
    least: tuple[int, int] = (0, 0)
    """The oldest system."""
    is_signed: bool = False


def mach_o(data: bytes) -> Binary:
    """A library for macOS."""
    magic, machine, _, kind, commands = unpack_from("<5I", data)
    assert (magic, kind) == (MACHO_64, DYLIB), "no 64-bit dynamic library for macOS"
    found = Binary(MACHINES[machine])
    at = 32
    for _ in range(commands):
        command, size = unpack_from("<2I", data, at)
        command &= 0x7FFFFFFF
        if command in (ID_DYLIB, LOAD_DYLIB):
            (start,) = unpack_from("<I", data, at + 8)
            named = text_at(data, at + start)
            if command == ID_DYLIB:
                found.name = named
            else:
                found.libraries.append(named)
        elif command == SYMTAB:
            symbols, count, strings, _ = unpack_from("<4I", data, at + 8)
            for number in range(count):
                name, flags, _, _, _ = unpack_from("<IBBHQ", data, symbols + 16 * number)
                if flags & EXTERNAL:
                    (found.offered if flags & TYPE else found.needed).add(text_at(data, strings + name))
        elif command == BUILD_VERSION:
            (least,) = unpack_from("<I", data, at + 12)
            found.least = (least >> 16, least >> 8 & 0xFF)
        elif command == CODE_SIGNATURE:
            found.is_signed = True
        at += size
    return found


def portable_executable(data: bytes) -> Binary:
    """A library for Windows."""
    (at,) = unpack_from("<I", data, 0x3C)
    assert data[at : at + 4] == b"PE\0\0"
    machine, sections, _, _, _, size, flags = unpack_from("<HHIIIHH", data, at + 4)
    assert flags & 0x2000, "no library"
    found = Binary(MACHINES[machine])
    optional = at + 24
    starts = [unpack_from("<4I", data, optional + size + 40 * number + 8) for number in range(sections)]

    def place(address: int) -> int:
        """The place of an address in the file."""
        return next(address - there + raw for length, there, _, raw in starts if there <= address < there + length)

    exports, _, imports, _ = unpack_from("<4I", data, optional + 112)
    if exports:
        count, _, names = unpack_from("<3I", data, place(exports) + 24)
        for number in range(count):
            (name,) = unpack_from("<I", data, place(names) + 4 * number)
            found.offered.add(text_at(data, place(name)))
    if imports:
        entry = place(imports)
        while (name := unpack_from("<5I", data, entry)[3]) != 0:
            found.libraries.append(text_at(data, place(name)))
            entry += 20
    return found


def text_at(data: bytes, at: int) -> str:
    """The text from a place up to the next zero."""
    return data[at : data.index(b"\0", at)].decode()
