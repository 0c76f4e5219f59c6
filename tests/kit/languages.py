"""The languages that are tested sentence by sentence, and their rules of typography."""

from __future__ import annotations

import re

LANGUAGES = ("en", "fr", "it")
"""The languages with nearly all messages. Others may have only a few, which are tested separately."""

_FRENCH = {
    r" [;:!?»]|« ": "an ordinary space before ; : ! ? » or after «",
    r"[^\s\u00a0\u202f][;!?»]|«[^\u00a0]": "no space before ; ! ? » or after «",
    r"[^\s\u00a0]:": "no no-break space before a colon",
}
_BOTH = {r"[A-Za-zÀ-ÿ]'": "an apostrophe that should be ’", r'"': "quotation marks of English"}


def ill_spaced(language: str, text: str) -> list[str]:
    """The faults of spaces, quotation marks and apostrophes in a French or Italian text.

    >>> ill_spaced("fr", "Exemple : l'or")
    ['an ordinary space before ; : ! ? » or after «', 'an apostrophe that should be ’']
    """
    wanted = {**(_FRENCH if language == "fr" else {}), **_BOTH}
    bare = re.sub(r"`[^`]*`", "", text)
    return [fault for pattern, fault in wanted.items() if re.search(pattern, bare)]
