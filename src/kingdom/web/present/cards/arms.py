"""Arms: the picture on a card, a division of the shield with a charge on it.

The card set says which ones, and in which tincture; `static/sprite.svg` has the drawings, `static/shared/tinctures.css`
the colours.
"""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple
from zlib import crc32

from kingdom.content import Content
from kingdom.content.look import CardArt
from kingdom.core.cards import CardType, Family, Kind
from kingdom.web.static_files import FOLDER


class Arms(NamedTuple):
    """A shield: its division and its charge, by their names in the sprite."""

    division: str
    charge: str


DIVISIONS = ("plain", "pale", "chief", "fess", "bend", "chevron", "base", "quarter", "bordure")

_BY_TYPE = {
    CardType.STRUCTURE: ("castle", "tower", "hamlet", "wall"),
    CardType.SPECIALIST: ("figure", "figures", "banner", "shield"),
    CardType.MONUMENT: ("column", "crown", "statue", "arch"),
    CardType.DISCOVERY: ("compass", "sun", "egg", "mountain"),
}
_BY_FAMILY = {
    Family.TREASURE: ("chest",),
    Family.CALAMITY: ("skull", "flame"),
    Family.MENACE: ("sword", "shadow"),
    Family.VERMIN: ("claws",),
    Family.ADVISOR: ("figure",),
    Family.DUCHY: ("crown", "castle"),
}


def arms_of(key: str, content: Content) -> Arms:
    """The arms for this key; if none are defined, some that are derived from the key and always the same."""
    return _painted(key, content) or Arms(_one_of(DIVISIONS, key), "crown")


def arms_of_card(kind: Kind, content: Content) -> Arms:
    """The arms of a card; a card without any gets some that fit its type."""
    fitting = _BY_FAMILY[kind.family] if kind.type is None else _BY_TYPE[kind.type]
    return _painted(kind.key, content) or Arms(_one_of(DIVISIONS, kind.key), _one_of(fitting, kind.key[::-1]))


PLAIN = Family.TREASURE.value
"""The default tincture."""
_TINCTURE = re.compile(
    r"\.(\w+) \{[^}]*--field: (#[0-9a-f]{6});\s+--division: (#[0-9a-f]{6});\s+--charge: (#[0-9a-f]{6});"
)


class Tincture(NamedTuple):
    """The colours of arms."""

    field: str
    division: str
    charge: str


@cache
def tinctures() -> dict[str, Tincture]:
    """All tinctures by name, with the colours of the stylesheet."""
    source = (FOLDER / "shared" / "tinctures.css").read_text(encoding="utf-8")
    return {found[1]: Tincture(*found.groups()[1:]) for found in _TINCTURE.finditer(source)}


def tincture_of(key: str, content: Content) -> str:
    """The tincture for this key."""
    return content.looks.get(key, CardArt()).tincture or PLAIN


def tincture_of_duchy(key: str, content: Content) -> str:
    """The tincture of a Duchy; without one, or from another card set, it gets that of the first Duchy."""
    painted = (
        content.looks.get(duchy, CardArt()).tincture for duchy in (key, *(known for known, _ in content.duchies))
    )
    return next(filter(None, painted), PLAIN)


def _painted(key: str, content: Content) -> Arms | None:
    look = content.looks.get(key)
    return Arms(look.division, look.charge) if look is not None and look.charge else None


def _one_of(names: tuple[str, ...], key: str) -> str:
    return names[crc32(key.encode()) % len(names)]
