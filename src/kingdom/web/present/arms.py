"""Arms: what is painted on a card, a division of the shield and a charge on it. `static/sprite.svg` has them all."""

from __future__ import annotations

from typing import NamedTuple
from zlib import crc32

from kingdom.core.cards import CardType, Family, Kind


class Arms(NamedTuple):
    """A shield: its division and its charge, by their names in the sprite."""

    division: str
    charge: str


DIVISIONS = ("plain", "pale", "chief", "fess", "bend", "chevron", "base", "quarter", "bordure")

PAINTED: dict[str, Arms] = {
    key: Arms(division, charge)
    for key, division, charge in (
        # structures
        ("farm", "base", "farm"),
        ("barracks", "chief", "swords"),
        ("hamlet", "base", "hamlet"),
        ("guildhall", "fess", "bell"),
        ("quarry", "bend", "pick"),
        ("port", "base", "ship"),
        ("walled_town", "chevron", "wall"),
        ("mountain_fortress", "chief", "mountain"),
        ("alchemical_forge", "chief", "anvil"),
        ("aqueduct", "fess", "arches"),
        ("high_rampart", "fess", "castle"),
        ("royal_dungeon", "bordure", "tower"),
        # specialists
        ("woodland_scouts", "bend", "bow"),
        ("merchant_caravan", "pale", "wheel"),
        ("stonemasons", "chief", "hammer"),
        ("navigators", "base", "compass"),
        ("recruiters", "chevron", "trumpet"),
        ("munitions_specialists", "chief", "flame"),
        ("expeditionary_force", "pale", "banner"),
        ("troubadours", "bend", "lute"),
        ("royal_guard", "chevron", "shield"),
        ("grand_army", "quarter", "swords"),
        ("secret_fellowship", "bordure", "hand"),
        # monuments
        ("founders_statue", "pale", "statue"),
        ("hanging_gardens", "base", "flower"),
        ("royal_treasury", "bordure", "chest"),
        ("royal_mint", "fess", "coin"),
        ("great_lighthouse", "base", "lighthouse"),
        ("arena_of_champions", "quarter", "helm"),
        ("tomb_of_kings", "chief", "tomb"),
        ("triumphal_arch", "fess", "arch"),
        ("hall_of_ancestors", "pale", "column"),
        ("cathedral_of_dawn", "chevron", "church"),
        ("eternal_palace", "bordure", "palace"),
        # discoveries
        ("krystallium_lode", "chevron", "gem"),
        ("uncharted_island", "base", "island"),
        ("smugglers_cove", "base", "anchor"),
        ("ancient_ruins", "fess", "ruins"),
        ("cache_of_giants", "base", "chest"),
        ("world_tree", "chevron", "tree"),
        ("library_of_the_elves", "pale", "book"),
        ("lost_city", "quarter", "column"),
        ("dragons_oath", "chief", "dragon"),
        ("infernal_gate", "bordure", "gate"),
        # treasures
        ("marble_blocks", "bordure", "blocks"),
        ("deed_of_settlement", "bordure", "scroll"),
        ("gilded_cedarwood", "bordure", "tree"),
        ("hull_of_a_longship", "bordure", "ship"),
        ("loyal_retinue", "bordure", "figures"),
        ("silk_garments", "bordure", "tunic"),
        ("pilgrims_relic", "bordure", "chalice"),
        ("chest_of_crowns", "bordure", "chest"),
        ("jewelled_compass", "bordure", "compass"),
        ("chart_of_the_isles", "bordure", "island"),
        # dangers
        ("calamity", "chief", "skull"),
        ("giant_rat", "base", "rat"),
        ("frost_giant", "chevron", "giant"),
        ("shadow", "bend", "shadow"),
        ("thief", "pale", "thief"),
        ("vermin", "plain", "claws"),
        # advisors
        ("underground_spy", "base", "eye"),
        ("master_cartographer", "pale", "scroll"),
        ("power_behind_the_throne", "chief", "mask"),
        ("chief_mercenary", "bend", "axe"),
        ("whimsical_gambler", "quarter", "dice"),
        ("tyrannical_foreman", "chevron", "hammer"),
        ("forest_chieftain", "base", "leaf"),
        ("nurturing_mother", "pale", "heart"),
        ("negotiator_from_the_lake", "base", "scales"),
        ("pirate_of_the_five_seas", "fess", "anchor"),
        ("scrying_alchemist", "chief", "flask"),
        ("illuminated_prophet", "chevron", "star"),
        ("great_silversmith", "bordure", "chalice"),
        ("master_artisan", "pale", "compasses"),
        # duchies
        ("valados", "chief", "castle"),
        ("teressie", "pale", "sun"),
        # decks, modules and scenarios
        ("menace", "chevron", "swords"),
        ("advisors", "pale", "figures"),
        ("quest", "bend", "banner"),
        ("giant_rats", "base", "rat"),
        ("frost_giants", "chevron", "giant"),
        ("shadows", "bend", "shadow"),
        ("thieves", "pale", "thief"),
        ("rats_everywhere", "base", "rat"),
        ("the_prophecy", "bordure", "star"),
        ("the_frozen_north", "base", "lighthouse"),
        ("the_final_battle", "chevron", "swords"),
        ("the_thief_guild", "bend", "thief"),
        ("assaulted_from_every_side", "fess", "castle"),
        ("the_northern_lands", "base", "ship"),
        ("the_usurper", "chevron", "crown"),
        ("the_pestilent_lord", "chief", "skull"),
    )
}

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


def arms_of(key: str) -> Arms:
    """The arms of what goes by this key; made up from the key, always the same, where nobody has painted any."""
    return PAINTED.get(key) or Arms(_one_of(DIVISIONS, key), "crown")


def arms_of_card(kind: Kind) -> Arms:
    """The arms of a card; a card set of somebody else gets arms that fit the type."""
    if kind.key in PAINTED:
        return PAINTED[kind.key]
    fitting = _BY_FAMILY[kind.family] if kind.type is None else _BY_TYPE[kind.type]
    return Arms(_one_of(DIVISIONS, kind.key), _one_of(fitting, kind.key[::-1]))


def _one_of(names: tuple[str, ...], key: str) -> str:
    return names[crc32(key.encode()) % len(names)]
