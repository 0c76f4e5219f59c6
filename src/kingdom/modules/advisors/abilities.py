"""The fourteen abilities as actions, in the order of the rules. The files for each phase implement their effects."""

from __future__ import annotations

from kingdom.core.cards import CardId
from kingdom.core.values import value
from kingdom.modules.advisors.module import advisors
from kingdom.modules.advisors.using import Use, ability

Lying = CardId | str
"""A card in an area: its id if face up, its handle if face down (GEN-8)."""

MORE = 4
"""The number of extra cubes from an Advisor of a Production step."""
SILVER = 3
"""The amount of Krystallium from the Great Silversmith."""


@ability(advisors)
@value
class UseUndergroundSpy(Use):
    """Take back a spent Trap (ADV-C1)."""

    advisor = "underground_spy"
    template = "use Underground Spy"
    ends_a_plan = False


@ability(advisors)
@value
class UseMasterCartographer(Use):
    """Put the next card of the deck in the area with fewer cards (ADV-C2)."""

    area: int
    advisor = "master_cartographer"
    template = "use Master Cartographer on {area:area}"
    ends_a_plan = True


@ability(advisors)
@value
class UsePowerBehindTheThrone(Use):
    """Turn up a face-down card in an area or a Selection (ADV-C3)."""

    handle: str
    advisor = "power_behind_the_throne"
    template = "use Power Behind the Throne on {handle:word}"
    ends_a_plan = True


@ability(advisors)
@value
class UseChiefMercenary(Use):
    """Discard a card from an area (ADV-C4)."""

    card: Lying
    advisor = "chief_mercenary"
    template = "use Chief Mercenary on {card:card-or-handle}"
    ends_a_plan = False


@ability(advisors)
@value
class UseWhimsicalGambler(Use):
    """Move a card from one area to the other (ADV-C5)."""

    card: Lying
    advisor = "whimsical_gambler"
    template = "use Whimsical Gambler on {card:card-or-handle}"
    ends_a_plan = False


@ability(advisors)
@value
class UseTyrannicalForeman(Use):
    """Put a basic resource on each of your cards under construction (ADV-P1)."""

    advisor = "tyrannical_foreman"
    template = "use Tyrannical Foreman"
    ends_a_plan = False


@ability(advisors)
@value
class UseForestChieftain(Use):
    """Take four more Materials (ADV-P2)."""

    advisor = "forest_chieftain"
    template = "use Forest Chieftain"
    brings = MORE
    ends_a_plan = False


@ability(advisors)
@value
class UseNurturingMother(Use):
    """Take four more Population (ADV-P3)."""

    advisor = "nurturing_mother"
    template = "use Nurturing Mother"
    brings = MORE
    ends_a_plan = False


@ability(advisors)
@value
class UseNegotiatorFromTheLake(Use):
    """Take four more Gold (ADV-P4)."""

    advisor = "negotiator_from_the_lake"
    template = "use Negotiator from the Lake"
    brings = MORE
    ends_a_plan = False


@ability(advisors)
@value
class UsePirateOfTheFiveSeas(Use):
    """Take four more Exploration (ADV-P5)."""

    advisor = "pirate_of_the_five_seas"
    template = "use Pirate of the Five Seas"
    brings = MORE
    ends_a_plan = False


@ability(advisors)
@value
class UseScryingAlchemist(Use):
    """Make Calamities count double (ADV-E1)."""

    advisor = "scrying_alchemist"
    template = "use Scrying Alchemist"
    ends_a_plan = False


@ability(advisors)
@value
class UseIlluminatedProphet(Use):
    """Discard one of your Calamities (ADV-A1)."""

    card: CardId
    advisor = "illuminated_prophet"
    template = "use Illuminated Prophet on {card:card}"
    ends_a_plan = False


@ability(advisors)
@value
class UseGreatSilversmith(Use):
    """Gain Krystallium (ADV-A2)."""

    advisor = "great_silversmith"
    template = "use Great Silversmith"
    brings = SILVER
    ends_a_plan = False


@ability(advisors)
@value
class UseMasterArtisan(Use):
    """Complete a card under construction without paying the rest (ADV-A3)."""

    card: CardId
    advisor = "master_artisan"
    template = "use Master Artisan on {card:card}"
    ends_a_plan = False
