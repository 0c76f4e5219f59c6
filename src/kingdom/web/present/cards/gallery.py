"""The gallery: every card of the box."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kingdom.core.cards import CardType, Family, Kind
from kingdom.web.present.cards.codes import letters
from kingdom.web.present.cards.faces import Face, face_of
from kingdom.web.texts import Texts
from kingdom.words.cards import CardLine, card_lines, type_name

BOARDS = "quest"
"""The filter for the Quest boards, which are not cards."""
FILTERS = (
    *(card_type.name.lower() for card_type in CardType),
    *(family.value for family in Family if family not in (Family.DEVELOPMENT, Family.VERMIN)),
    BOARDS,
)


@dataclass(frozen=True, slots=True)
class KindShown:
    """A kind of card at full size."""

    face: Face
    lines: tuple[CardLine, ...]
    copies: int
    side: str
    sides: bool
    type_name: str


@dataclass(frozen=True, slots=True)
class GallerySet:
    """Cards that belong together."""

    filter: str
    cards: tuple[tuple[Face, int, str], ...]
    """Each card with its number of copies and, for a Duchy, its side."""


def _filter(kind: Kind) -> str:
    if kind.type is not None:
        return kind.type.name.lower()
    family = Family.MENACE if kind.family is Family.VERMIN else kind.family
    return str(family.value)


def gallery(texts: Texts, chosen: str = "") -> tuple[GallerySet, ...]:
    """The cards by type and family; only those of one, if it is chosen."""
    content = texts.content
    found: list[GallerySet] = []
    for name in FILTERS:
        if chosen not in ("", name):
            continue
        if name == Family.DUCHY.value:
            cards = [(face_of(kind, texts), 1, side) for (_, side), kind in content.duchies.items()]
        else:
            cards = [(face_of(kind, texts), copies, "") for kind, copies in content.cards if _filter(kind) == name]
        if cards:
            found.append(GallerySet(name, tuple(cards)))
    return tuple(found)


def kind_shown(key: str, side: str, texts: Texts) -> KindShown | None:
    """A kind of card; None if there is none with this key."""
    content = texts.content
    duchy = content.duchies.get((key, side))
    kind = duchy or next((kind for kind, _ in content.cards if kind.key == key), None)
    if kind is None:
        return None
    return KindShown(
        face_of(kind, texts),
        tuple(card_lines(texts, kind)),
        content.copies(key),
        side if duchy else "",
        duchy is not None,
        type_name(texts, kind),
    )


@dataclass(frozen=True, slots=True)
class QuestShown:
    """A Quest board: the steps of its two sides."""

    name: str
    sides: tuple[tuple[int, tuple[tuple[str, str, str, int, int], ...]], ...]
    """By number of players: the name, cost, gift, points and points if first of each step."""


def quests_shown(texts: Texts) -> Sequence[QuestShown]:
    """All Quest boards."""
    content = texts.content
    found = []
    for key in dict.fromkeys(key for key, _ in content.quests):
        sides = []
        for players in (2, 1):
            steps = tuple(
                (
                    texts.card(f"{key}.{number}"),
                    letters(step.cost),
                    letters((*step.benefit.cubes, step.benefit.krystallium, step.benefit.soldiers)),
                    step.benefit.points,
                    step.benefit.points_if_first,
                )
                for number, step in enumerate(content.quests[key, players].steps, start=1)
            )
            sides.append((players, steps))
        found.append(QuestShown(texts.card(key), tuple(sides)))
    return found
