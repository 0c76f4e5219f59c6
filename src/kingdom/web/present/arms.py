"""Arms: what is painted on a card, a division of the shield and a charge on it.

The card set says which; `static/sprite.svg` has all that are drawn.
"""

from __future__ import annotations

from typing import NamedTuple
from zlib import crc32

from kingdom.content import Content
from kingdom.core.cards import CardType, Family, Kind


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
    """The arms of what goes by this key; made up from the key, always the same, where nobody has painted any."""
    return _painted(key, content) or Arms(_one_of(DIVISIONS, key), "crown")


def arms_of_card(kind: Kind, content: Content) -> Arms:
    """The arms of a card; one that has none gets some that fit the type."""
    fitting = _BY_FAMILY[kind.family] if kind.type is None else _BY_TYPE[kind.type]
    return _painted(kind.key, content) or Arms(_one_of(DIVISIONS, kind.key), _one_of(fitting, kind.key[::-1]))


def _painted(key: str, content: Content) -> Arms | None:
    look = content.looks.get(key)
    return Arms(look.division, look.charge) if look is not None and look.charge else None


def _one_of(names: tuple[str, ...], key: str) -> str:
    return names[crc32(key.encode()) % len(names)]
