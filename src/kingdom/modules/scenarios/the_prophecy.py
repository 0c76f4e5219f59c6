"""SCE-2: The Prophecy. Only the Power Behind the Throne can spy."""

from __future__ import annotations

from kingdom.core.state import State
from kingdom.modules.scenarios.module import special
from kingdom.modules.solo.spies import NO_SPIES, spies_at_the_start

the_prophecy = special("the_prophecy")


@the_prophecy.amends(spies_at_the_start, clause="SCE-2")
def there_are_no_spy_tokens(spies: tuple[int, int], state: State) -> tuple[int, int]:
    return NO_SPIES
