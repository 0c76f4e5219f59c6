"""SCE-5: The Thief Guild. Icons start covered with Stolen tokens, and the cubes that Shadows take are counted."""

from __future__ import annotations

from collections.abc import Iterable

from kingdom.core.cards import CardId
from kingdom.core.events import Event
from kingdom.core.reasons import Reason, why
from kingdom.core.resources import NO_CUBES, Cubes, add_cubes
from kingdom.core.rng import Streams
from kingdom.core.showing import Holds
from kingdom.core.state import Seat, SeatSlot, State
from kingdom.core.values import value
from kingdom.modules.menace.shadows import ShadowDiscarded
from kingdom.modules.menace.thieves import STOLEN
from kingdom.modules.scenarios.module import played, special
from kingdom.modules.solo.module import ALONE

the_thief_guild = special("the_thief_guild")

MOST_CUBES = 4
"""The maximum of cubes beside the Danger deck; with more, the game is lost."""

BESIDE_DANGER: SeatSlot[Cubes] = the_thief_guild.keeps(
    SeatSlot("beside_danger", NO_CUBES, Holds.CUBES, most=MOST_CUBES)
)
"""The cubes beside the Danger deck. Stored with the seat, because they arrive while a window is open (CON-9)."""


@value
class StartsStolen(Event):
    """A production icon starts with a Stolen token."""

    seat: Seat
    card: CardId
    icon: int

    def change(self, state: State) -> None:
        player = state.players[self.seat]
        player.put(STOLEN, (*player[STOLEN], (self.card, self.icon)))


@value
class CubesLaidBeside(Event):
    """Cubes are put beside the Danger deck."""

    seat: Seat
    cubes: Cubes

    def change(self, state: State) -> None:
        player = state.players[self.seat]
        player.put(BESIDE_DANGER, add_cubes(player[BESIDE_DANGER], self.cubes))


@the_thief_guild.sets_up(clause="SCE-5")
def all_that_was_built_is_stolen(state: State, streams: Streams) -> Iterable[Event]:
    built = [key for key, _ in played(state).built]
    for card in state.players[ALONE].duchy:
        kind = state.box[card]
        if kind.key in built:
            for icon in range(len(kind.icons)):
                yield StartsStolen(ALONE, card, icon)


@the_thief_guild.on(ShadowDiscarded, clause="SCE-5")
def its_cubes_go_beside_the_danger_deck(state: State, event: ShadowDiscarded) -> Iterable[Event]:
    yield CubesLaidBeside(event.seat, state.box[event.card].recycling)


@the_thief_guild.judges(clause="SCE-5")
def too_much_is_stolen(state: State) -> Reason | None:
    cubes = state.players[ALONE][BESIDE_DANGER]
    if sum(cubes) <= MOST_CUBES:
        return None
    return why("beside-danger", count=MOST_CUBES + 1)
