"""ADV-E: the Advisor used at the end of the game."""

from __future__ import annotations

from collections.abc import Iterable

from kingdom.core.actions import Action
from kingdom.core.cards import Family
from kingdom.core.events import Event
from kingdom.core.phases import LAST
from kingdom.core.reasons import Reason, why
from kingdom.core.state import Seat, State
from kingdom.modules.advisors.abilities import UseScryingAlchemist
from kingdom.modules.advisors.module import USED, advisors
from kingdom.modules.advisors.using import ready, used
from kingdom.rules.ending import calamities_count


def calamities_in_sight(state: State, seat: Seat) -> bool:
    """True if any Duchy has a Calamity, as far as this seat can see.

    The other Duchies count as they were when the window opened: later actions are hidden and must make no difference
    (CON-9).
    """
    for other, opened in enumerate(state.opening):
        player = state.players[seat] if other == seat else opened
        if any(state.box[card].family is Family.CALAMITY for card in player.duchy):
            return True
    return False


@advisors.offers(LAST, clause="ADV-E1")
def the_alchemist_may_foresee_disaster(state: State, seat: Seat) -> Iterable[Action]:
    if ready(state, seat, UseScryingAlchemist) and calamities_in_sight(state, seat):
        return (UseScryingAlchemist(),)
    return ()


@advisors.resolves(UseScryingAlchemist, clause="ADV-E1")
def calamities_will_count_double(state: State, seat: Seat, action: UseScryingAlchemist) -> Iterable[Event]:
    """Nothing moves: the use is only recorded, and takes effect once the window has closed."""
    yield used(state, seat, action)


@advisors.amends(calamities_count, clause="ADV-E1")
def calamities_count_double_for_all(count: int, state: State) -> int:
    foreseen = any(UseScryingAlchemist.advisor in player[USED] for player in state.players)
    return count * 2 if foreseen else count


@advisors.refuses(UseScryingAlchemist, clause="ADV-E1")
def only_in_the_last_window(state: State, seat: Seat, action: UseScryingAlchemist) -> Reason | None:
    if state.phase is not LAST:
        return why("alchemist-last", phase=state.phase.name)
    return None


@advisors.refuses(UseScryingAlchemist, clause="ADV-6")
def only_with_calamities_about(state: State, seat: Seat, action: UseScryingAlchemist) -> Reason | None:
    return why("no-calamity")
