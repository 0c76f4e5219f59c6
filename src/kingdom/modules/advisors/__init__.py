"""ADV: the Advisors module. Advisors are drafted, enter when selected, and cost Soldiers to use."""

from kingdom.modules.advisors import any_time, before_selecting, choice, draft, entering, last, production, using
from kingdom.modules.advisors.draft import advisors_drafted, advisors_in_play, soldiers_at_start
from kingdom.modules.advisors.module import ADVISORS, DRAFT, DRAWN, RETURNED, USED, advisors
from kingdom.modules.advisors.solo import solo_advisors

__all__ = [
    "ADVISORS",
    "DRAFT",
    "DRAWN",
    "RETURNED",
    "USED",
    "advisors",
    "advisors_drafted",
    "advisors_in_play",
    "any_time",
    "before_selecting",
    "choice",
    "draft",
    "entering",
    "last",
    "production",
    "soldiers_at_start",
    "solo_advisors",
    "using",
]
