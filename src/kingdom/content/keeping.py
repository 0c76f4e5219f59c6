"""Saves a card set as a single text, from which it can be restored without its files."""

from __future__ import annotations

import json
from dataclasses import asdict

from kingdom.content.assembly import Assembly
from kingdom.content.files import Pack, TomlEntry
from kingdom.content.model import Content
from kingdom.content.problems import ContentError, PackFault
from kingdom.core.reasons import why


def content_text(content: Content) -> str:
    """A card set as text."""
    pack = content.pack
    data = {
        "header": pack.header,
        "origins": pack.origins,
        "entries": [asdict(entry) for entry in pack.entries.values()],
    }
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def content_from(text: str) -> Content:
    """Restore a card set from its text; raises ContentError if this release can no longer read it."""
    try:
        data = json.loads(text)
        entries = {entry["key"]: TomlEntry(**entry) for entry in data["entries"]}
        pack = Pack(dict(data["header"]), dict(data["origins"]), entries)
    except (ValueError, KeyError, TypeError) as error:
        raise ContentError([PackFault("", "", "", why("not-kept", error=str(error)))]) from None
    # It was checked against the box of its own release, which may differ from the current one.
    return Assembly(pack, {key: entry.section for key, entry in entries.items()}).content("kept")
