"""Cards for tests: a box whose values do not change when the project's own cards are tuned.

The box has all cards that scenarios require, so that it fits every ruleset; the values are chosen for tests. The
printed examples hold: a Barracks costs 3 Materials and makes 1 Population, an Expeditionary Force makes one cube for
each Specialist, and Valados gives 2 VP for each Monument on its side A.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from kingdom.content import load
from kingdom.content.loader import in_order_of_the_box
from kingdom.core.cards import CardType, Family, Icon, Kind
from kingdom.core.resources import LETTERS, Resource, cubes_of, spaces_of
from tests.kit.table import given as given_with_content

STRUCTURE, SPECIALIST, MONUMENT, DISCOVERY = CardType


def _icons(letters: str, per: CardType | None = None) -> tuple[Icon, ...]:
    return tuple(Icon(Resource(LETTERS.index(letter)), per) for letter in letters)


def _development(
    name: str,
    type: CardType,
    cost: str,
    makes: str = "",
    *,
    per: CardType | None = None,
    recycling: str = "M",
    bonus: str = "",
    points: int = 0,
    points_per: tuple[tuple[CardType, int], ...] = (),
) -> Kind:
    return Kind(
        key=name.lower().replace(" ", "_"),
        name=name,
        family=Family.DEVELOPMENT,
        type=type,
        cost=spaces_of(cost),
        icons=_icons(makes, per),
        recycling=cubes_of(recycling),
        bonus_krystallium=bonus.count("K"),
        bonus_soldiers=bonus.count("S"),
        points=points,
        points_per=points_per,
    )


DEVELOPMENTS = (
    (_development("Farm", STRUCTURE, "MMP", "PP"), 4),
    (_development("Barracks", STRUCTURE, "MMM", "P"), 3),
    (_development("Hamlet", STRUCTURE, "MMM", "MP"), 2),
    (_development("Guildhall", STRUCTURE, "MMPP", "GE", recycling="G"), 2),
    (_development("Port", STRUCTURE, "MMMG", "EE", recycling="E", points=2), 3),
    (_development("Quarry", STRUCTURE, "MM", "MM"), 3),
    (_development("Alchemical Forge", STRUCTURE, "MG", recycling="G", bonus="KK"), 1),
    (_development("High Rampart", STRUCTURE, "MMSS", bonus="KS", points=9), 1),
    (_development("Royal Dungeon", STRUCTURE, "MMMMG", points_per=((STRUCTURE, 3),)), 1),
    (_development("Navigators", SPECIALIST, "PPG", "EE", recycling="E"), 3),
    (_development("Munitions Specialists", SPECIALIST, "MMPP", "M", recycling="P", bonus="SS"), 3),
    (_development("Recruiters", SPECIALIST, "PPG", "P", recycling="P", bonus="SS"), 1),
    (_development("Grand Army", SPECIALIST, "PPPP", recycling="P", bonus="SSS", points_per=((SPECIALIST, 1),)), 3),
    (_development("Royal Guard", SPECIALIST, "PPPGS", recycling="P", points=9), 1),
    (_development("Secret Fellowship", SPECIALIST, "PPK", recycling="P", points=4), 1),
    (_development("Expeditionary Force", SPECIALIST, "PPPE", "E", per=SPECIALIST, recycling="P"), 3),
    (_development("Statue", MONUMENT, "MGG", recycling="G", points=3), 6),
    (_development("Garden", MONUMENT, "PGG", "P", recycling="P", points=2), 6),
    (_development("Great Lighthouse", MONUMENT, "MGGG", "E", recycling="E", points=6), 1),
    (_development("Mint", MONUMENT, "MMGG", "G", per=DISCOVERY, recycling="G"), 2),
    (_development("Cathedral", MONUMENT, "MMGGGK", recycling="G", points_per=((MONUMENT, 3),)), 2),
    (_development("Palace", MONUMENT, "MPGGEKS", recycling="G", points_per=((MONUMENT, 4),)), 2),
    (_development("Island", DISCOVERY, "PEE", "ME", recycling="E", points=1), 6),
    (_development("Ruins", DISCOVERY, "EEE", recycling="E", bonus="K", points=3), 8),
    (_development("Cache of Giants", DISCOVERY, "MEEE", bonus="K", points=4), 1),
    (_development("Infernal Gate", DISCOVERY, "EEKS", recycling="E", points_per=((DISCOVERY, 3),)), 1),
)
TREASURES = (
    (Kind("marble", "Marble", Family.TREASURE, recycling=cubes_of("MM")), 4),
    (Kind("silk", "Silk", Family.TREASURE, recycling=cubes_of("PG")), 3),
    (Kind("amber", "Amber", Family.TREASURE, recycling=cubes_of("EE")), 3),
)
DUCHIES = {
    ("valados", "A"): Kind("valados", "Valados", Family.DUCHY, icons=_icons("MMMGG"), points_per=((MONUMENT, 2),)),
    ("valados", "B"): Kind("valados", "Valados", Family.DUCHY, icons=_icons("MMPGE")),
    ("teressie", "A"): Kind("teressie", "Téressie", Family.DUCHY, icons=_icons("MPPPE"), points_per=((SPECIALIST, 2),)),
    ("teressie", "B"): Kind("teressie", "Téressie", Family.DUCHY, icons=_icons("MMPGE")),
}

_SHIPPED = load()
_OTHERS = [pair for pair in _SHIPPED.cards if pair[0].family not in (Family.DEVELOPMENT, Family.TREASURE)]

CARDS = replace(
    _SHIPPED,
    name="Cards for tests",
    hash="cards-for-tests",
    cards=tuple(in_order_of_the_box([*DEVELOPMENTS, *TREASURES, *_OTHERS])),
    duchies=DUCHIES,
    editions={
        **_SHIPPED.editions,
        "first": replace(_SHIPPED.editions["first"], leaves_out=("statue", "garden", "island")),
    },
)
"""The card set of the tests."""

given = partial(given_with_content, content=CARDS)
"""The `given` of `tests.kit`, with these cards."""
