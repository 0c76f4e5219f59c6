"""SCE: the solo scenarios. All are data; three also have rules of their own."""

from kingdom.modules.scenarios import losing, setup
from kingdom.modules.scenarios.module import scenario
from kingdom.modules.scenarios.rats_everywhere import rats_everywhere
from kingdom.modules.scenarios.the_prophecy import the_prophecy
from kingdom.modules.scenarios.the_thief_guild import the_thief_guild

__all__ = ["losing", "rats_everywhere", "scenario", "setup", "the_prophecy", "the_thief_guild"]
