"""Faces: what is printed on a card, ready for a template. Made once per kind and language."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from markupsafe import Markup

from kingdom.core.cards import Family, Kind
from kingdom.web.present.cards.arms import Arms, arms_of_card, tincture_of_duchy
from kingdom.web.present.cards.codes import CODES, breakable, is_long, is_wide, letters, syllables
from kingdom.web.present.cards.pictures import Picture, picture_of
from kingdom.web.texts import Texts
from kingdom.words.cards import card_label, type_name

WITH_COST = frozenset({Family.DEVELOPMENT})
"""Cards with a cost column; on others the name takes the whole width."""

_TINCTURES: dict[Family, str] = {Family.VERMIN: Family.MENACE.value}


class IconFace(NamedTuple):
    """A production icon: what it makes, and per card of which type."""

    code: str
    per: str | None = None


class Worth(NamedTuple):
    """Victory points: a number, and per card of which type."""

    points: int
    per: str | None = None

    def times(self, count: int) -> Worth:
        """What all copies of the card are worth together."""
        return Worth(self.points * count, self.per)

    @property
    def text(self) -> str:
        """The number, with a real minus sign."""
        return str(self.points).replace("-", "−")


@dataclass(frozen=True, slots=True)
class Face:
    """A card as it is printed, in one language."""

    key: str
    name: str
    """With soft hyphens where it may be broken."""
    narrow_name: Markup
    """With a block around each breakable word, for lines that may be narrower than the word."""
    plain_name: str
    long: bool
    """Whether its name is set one size smaller."""
    wide: bool
    """Whether its name has a word that is hyphenated even on large cards."""
    tincture: str
    """The class of its colours: its type, its family, or its Duchy."""
    glyph: str | None
    """The sign of its type; None for cards without one."""
    type_name: str
    plain: bool
    """Whether the name takes the whole width, since there is no cost."""
    cost: str
    icons: tuple[IconFace, ...]
    recycling: str
    bonus: str
    worth: tuple[Worth, ...]
    soldiers: int
    arms: Arms
    picture: Picture
    label: str
    """Everything in words, for screen readers."""
    site_label: str
    """The same for a card under construction, whose spaces are described separately."""
    built_label: str
    """The same for a card in a Duchy."""


def face_of(kind: Kind, texts: Texts) -> Face:
    """The face of a card."""
    return _face(kind, texts.language, _Known(texts))


class _Known:
    """A cache key for faces: texts are equal if their card sets are."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Known) and other.texts.content is self.texts.content

    def __hash__(self) -> int:
        return id(self.texts.content)


@lru_cache(maxsize=1024)
def _face(kind: Kind, language: str, known: _Known) -> Face:
    texts = known.texts
    name = texts.card(kind.key)
    flat = (Worth(kind.points),) if kind.points else ()
    return Face(
        key=kind.key,
        name=breakable(name, language),
        narrow_name=syllables(name, language),
        long=is_long(name),
        wide=is_wide(name),
        plain_name=name,
        tincture=_tincture(kind, texts),
        glyph=None if kind.type is None else kind.type.name.lower(),
        type_name=type_name(texts, kind),
        plain=kind.family not in WITH_COST,
        cost=letters(kind.cost),
        icons=tuple(
            IconFace(CODES[icon.resource], None if icon.per is None else icon.per.name.lower()) for icon in kind.icons
        ),
        recycling=letters(kind.recycling),
        bonus="k" * kind.bonus_krystallium + "s" * kind.bonus_soldiers,
        worth=(*flat, *(Worth(points, per.name.lower()) for per, points in kind.points_per)),
        soldiers=kind.soldiers,
        arms=arms_of_card(kind, texts.content),
        picture=picture_of(kind, _side(kind, texts)),
        label=card_label(texts, kind),
        site_label=card_label(texts, kind, without=("cost", "recycling") if kind.type is not None else ()),
        built_label=card_label(texts, kind, without=("cost", "bonus", "recycling")),
    )


def _side(kind: Kind, texts: Texts) -> str:
    return next((side for (_, side), duchy in texts.content.duchies.items() if duchy is kind), "")


def _tincture(kind: Kind, texts: Texts) -> str:
    if kind.type is not None:
        return kind.type.name.lower()
    if kind.family is Family.DUCHY:
        return tincture_of_duchy(kind.key, texts.content)
    return _TINCTURES.get(kind.family) or str(kind.family.value)
