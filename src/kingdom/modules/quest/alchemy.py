"""QUE-5: cubes stay in Alchemy until their owner chooses to transmute them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from kingdom.core.actions import Action
from kingdom.core.events import Event
from kingdom.core.reasons import Reason, why
from kingdom.core.resources import Cubes, take_cubes
from kingdom.core.state import Seat, State
from kingdom.core.targets import ALCHEMY, Target
from kingdom.core.values import value
from kingdom.modules.quest.board import quest
from kingdom.rules.building import FULL_ALCHEMY, AlchemyFull


@value
class Transmute(Action):
    """Turn five cubes in Alchemy, listed by kind, into a Krystallium."""

    cubes: Cubes
    template = "transmute {cubes:cubes}"
    ends_a_plan = False
    deliberate = "transmute"
    in_a_form = ("cubes",)

    def target(self) -> Target:
        return ALCHEMY

    def opener(self) -> Target:
        return ALCHEMY


@value
class Transmuted(Event):
    """Five cubes in Alchemy become a Krystallium by their owner's choice."""

    seat: Seat
    cubes: Cubes

    def change(self, state: State) -> None:
        player = state.players[self.seat]
        player.alchemy = take_cubes(player.alchemy, self.cubes)
        player.krystallium += 1


@quest.instead_of(AlchemyFull, clause="QUE-5")
def nothing_is_transmuted_by_itself(state: State, event: AlchemyFull) -> Iterable[Event] | None:
    return () if state.rules.settings.edition.keeps_alchemy else None


@quest.offers(None, clause="QUE-5")
def any_five_cubes_in_alchemy(state: State, seat: Seat) -> Iterable[Action]:
    alchemy = state.players[seat].alchemy
    if sum(alchemy) < FULL_ALCHEMY or not state.rules.settings.edition.keeps_alchemy:
        return ()
    m, p, g, e = alchemy
    return _fives(min(m, FULL_ALCHEMY), min(p, FULL_ALCHEMY), min(g, FULL_ALCHEMY), min(e, FULL_ALCHEMY))


@cache
def _fives(materials: int, population: int, gold: int, exploration: int) -> tuple[Transmute, ...]:
    """Every way to take five of these cubes. The caller caps each count at five, so there are few."""
    return tuple(
        Transmute((m, p, g, e))
        for m in range(materials + 1)
        for p in range(population + 1)
        for g in range(gold + 1)
        if 0 <= (e := FULL_ALCHEMY - m - p - g) <= exploration
    )


@quest.resolves(Transmute, clause="QUE-5")
def transmute(state: State, seat: Seat, action: Transmute) -> Iterable[Event]:
    yield Transmuted(seat, action.cubes)


@quest.refuses(Transmute, clause="QUE-5")
def five_cubes_that_are_in_alchemy(state: State, seat: Seat, action: Transmute) -> Reason | None:
    if not state.rules.settings.edition.keeps_alchemy:
        return why("transmutes-itself")
    if sum(action.cubes) != FULL_ALCHEMY or min(action.cubes) < 0:
        return why("not-five", cubes=action.cubes, count=sum(action.cubes), count2=FULL_ALCHEMY)
    return why("not-in-alchemy", cubes=action.cubes, cubes2=state.players[seat].alchemy)
