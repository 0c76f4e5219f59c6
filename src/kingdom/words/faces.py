"""What is printed on cards and boards, in a line of text: for pictures of a table and for menus."""

from __future__ import annotations

from collections import Counter

from kingdom.core.cards import Icon, Kind
from kingdom.core.resources import LETTERS, NO_CUBES, NO_SPACES, Spaces, cubes_text

TYPES = ("Structure", "Specialist", "Monument", "Discovery")
PLURALS = ("Structures", "Specialists", "Monuments", "Discoveries")


ABILITIES = {
    "underground_spy": "in Choice: take back a spent Trap",
    "master_cartographer": "in Choice: feed the smaller area",
    "power_behind_the_throne": "in Choice: turn up a face-down card",
    "chief_mercenary": "in Choice: discard a card on offer",
    "whimsical_gambler": "in Choice: move a card across",
    "tyrannical_foreman": "after Production: 1 cube on each site",
    "forest_chieftain": "in the Materials step: MMMM",
    "nurturing_mother": "in the Population step: PPPP",
    "negotiator_from_the_lake": "in the Gold step: GGGG",
    "pirate_of_the_five_seas": "in the Exploration step: EEEE",
    "scrying_alchemist": "at the end: Calamities count double",
    "illuminated_prophet": "any time: discard a Calamity",
    "great_silversmith": "any time: KKK",
    "master_artisan": "any time: complete a card",
}
"""What the Advisors do, in few words; a card set may have others, which then have none here."""


def type_name(kind: Kind) -> str:
    """The type of a Development, or the deck that a card belongs to.

    >>> from kingdom.core.cards import CardType, Family
    >>> type_name(Kind("farm", "Farm", Family.DEVELOPMENT, CardType.STRUCTURE))
    'Structure'
    >>> type_name(Kind("calamity", "Calamity", Family.CALAMITY))
    'Calamity'
    """
    return TYPES[kind.type] if kind.type is not None else kind.family.value.capitalize()


def face(kind: Kind) -> str:
    """All that is printed on a card below its name.

    >>> from kingdom.core.cards import CardType, Family
    >>> face(Kind("inn", "Inn", Family.DEVELOPMENT, CardType.STRUCTURE, cost=(2, 0, 1, 0, 0, 0), points=3,
    ...           bonus_soldiers=2, points_per=((CardType.DISCOVERY, 1),), recycling=(1, 0, 0, 0)))
    'Structure MMG · bonus SS · 3 points · 1 per Discovery · recycles M'
    >>> face(Kind("wolf", "Wolf", Family.MENACE, soldiers=2, points=-1))
    'Menace 2 Soldiers · -1 point'
    """
    what = type_name(kind)
    if kind.cost != NO_SPACES:
        what += f" {cubes_text(kind.cost)}"
    if kind.soldiers:
        what += f" {kind.soldiers} Soldier{'s' * (kind.soldiers > 1)}"
    parts = [what, *worth(kind)]
    if kind.key in ABILITIES:
        parts.append(ABILITIES[kind.key])
    if kind.recycling != NO_CUBES:
        parts.append(f"recycles {cubes_text(kind.recycling)}")
    return " · ".join(parts)


def worth(kind: Kind) -> list[str]:
    """What a card is good for once it is built: production, bonus, points."""
    parts: list[str] = []
    if kind.icons:
        parts.append(f"makes {icons_text(kind.icons)}")
    if kind.bonus_krystallium or kind.bonus_soldiers:
        parts.append(f"bonus {'K' * kind.bonus_krystallium}{'S' * kind.bonus_soldiers}")
    if kind.points:
        parts.append(f"{kind.points} point{'s' * (abs(kind.points) > 1)}")
    parts += [f"{points} per {TYPES[per]}" for per, points in kind.points_per]
    return parts


def icons_text(icons: tuple[Icon, ...]) -> str:
    """Production icons as letters.

    >>> from kingdom.core.cards import CardType
    >>> from kingdom.core.resources import Resource
    >>> gold = Resource.GOLD
    >>> icons_text((Icon(gold), Icon(gold), Icon(gold, CardType.MONUMENT)))
    'GG and G per Monument'
    """
    plain = "".join(LETTERS[icon.resource] for icon in icons if icon.per is None)
    each = [f"{LETTERS[icon.resource]} per {TYPES[icon.per]}" for icon in icons if icon.per is not None]
    return " and ".join([plain, *each] if plain else each)


def spaces_text(cost: Spaces, filled: Spaces) -> str:
    """The spaces of a card under construction: filled ones as capitals, open ones as small letters.

    >>> spaces_text((2, 1, 0, 0, 1, 0), (1, 0, 0, 0, 1, 0))
    '[M m p K]'
    """
    letters = [
        letter if number < done else letter.lower()
        for letter, spaces, done in zip(LETTERS, cost, filled, strict=True)
        for number in range(spaces)
    ]
    return f"[{' '.join(letters)}]"


def counted(names: list[str]) -> str:
    """Names, each once, with how many there are of it.

    >>> counted(["Calamity", "Vermin", "Calamity"])
    '2 × Calamity, Vermin'
    """
    return ", ".join(f"{count} × {name}" if count > 1 else name for name, count in Counter(names).items())
