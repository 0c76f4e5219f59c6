"""Saving a card set: as one text from which it can be restored, whatever happens to its files."""

from __future__ import annotations

import json
from dataclasses import asdict

from kingdom.content.assembly import Assembly
from kingdom.content.files import Entry, Pack
from kingdom.content.model import Content
from kingdom.content.problems import ContentError, Problem
from kingdom.core.reasons import why


def kept(content: Content) -> str:
    """A card set as text."""
    pack = content.pack
    data = {
        "header": pack.header,
        "origins": pack.origins,
        "entries": [asdict(entry) for entry in pack.entries.values()],
    }
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def revived(text: str) -> Content:
    """Restore a card set from a text; raises ContentError if this release can no longer read it."""
    try:
        data = json.loads(text)
        entries = {entry["key"]: Entry(**entry) for entry in data["entries"]}
        pack = Pack(dict(data["header"]), dict(data["origins"]), entries)
    except (ValueError, KeyError, TypeError) as error:
        raise ContentError([Problem("", "", "", why("not-kept", error=str(error)))]) from None
    # It was checked against the box of its own release, which may differ from the current one.
    return Assembly(pack, {key: entry.section for key, entry in entries.items()}).content("kept")
