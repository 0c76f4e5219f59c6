"""Input and output in encodings that lack some of our characters: plain replacements instead of errors.

A Windows terminal may use cp437, and redirected output cp1252: neither has a minus sign.
"""

from __future__ import annotations

import codecs
import json
import sys
from io import TextIOWrapper
from unicodedata import normalize

REPLACES = "kingdom.replaces"
"""The name of our error handler for encoders."""
PLAIN_ASCII = "kingdom_ascii"
"""ASCII under another name: Click writes UTF-8 to streams whose encoding is called ASCII."""
PLAIN = {
    **dict.fromkeys("−–—─", "-"),
    **dict.fromkeys("’‘", "'"),
    **dict.fromkeys("“”«»⟦⟧", '"'),
    "→": ">",
    "←": "<",
    "·": "|",
    "●": "*",
    "×": "x",
    "±": "+/-",
    "∞": "inf",
    "⁄": "/",
    "œ": "oe",
    "Œ": "OE",
}
"""Replacements for characters that Unicode cannot decompose into plain ones."""


def replace_what_cannot_be_shown(*streams: object) -> None:
    """Make these streams write a replacement for each character that their encoding lacks."""
    for stream in streams:
        if isinstance(stream, TextIOWrapper):
            ascii = codecs.lookup(stream.encoding).name == "ascii"
            stream.reconfigure(encoding=PLAIN_ASCII if ascii else stream.encoding, errors=REPLACES)


def replace_what_cannot_be_read(stream: object) -> None:
    """Read input in another encoding with replacements, so that it is an unknown word instead of a traceback."""
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(errors="replace")


def plain(text: str) -> str:
    """A text in ASCII, as close to the original as possible.

    >>> plain("Téressie · −4 points…")
    'Teressie | -4 points...'
    """
    return "".join(PLAIN.get(letter) or letter.encode("ascii", "replace").decode() for letter in _without_accents(text))


def _without_accents(text: str) -> str:
    """A text without the accents of its letters."""
    return "".join(letter for letter in normalize("NFKD", text) if not 0x300 <= ord(letter) < 0x370)


def _replaced(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return plain(error.object[error.start : error.end]), error.end


def _named(name: str) -> codecs.CodecInfo | None:
    if name != PLAIN_ASCII:
        return None
    ascii = codecs.lookup("ascii")
    return codecs.CodecInfo(
        ascii.encode, ascii.decode, ascii.streamreader, ascii.streamwriter,
        ascii.incrementalencoder, ascii.incrementaldecoder, PLAIN_ASCII,
    )  # fmt: skip


codecs.register_error(REPLACES, _replaced)
codecs.register(_named)


def for_programs(text: str) -> str:
    """JSON for stdout: unchanged if that is UTF-8, else with escapes, so that programs can read it."""
    if codecs.lookup(sys.stdout.encoding or "ascii").name == "utf-8":
        return text
    return "".join(letter if letter.isascii() else json.dumps(letter)[1:-1] for letter in text)
