"""ADV-P: the Advisors of the Production phase."""

from __future__ import annotations

from collections.abc import Iterable

from kingdom.core.actions import Action, Duty
from kingdom.core.cards import CardId
from kingdom.core.events import Discharged, Event, Owed
from kingdom.core.phases import EXPLORATION, GOLD, MATERIALS, POPULATION, Phase
from kingdom.core.reasons import Reason, why
from kingdom.core.resources import NO_CUBES, RESOURCES, SPACES, Resource
from kingdom.core.state import Seat, Site, State
from kingdom.core.targets import Target, on_space
from kingdom.core.values import value
from kingdom.modules.advisors.abilities import (
    UseForestChieftain,
    UseNegotiatorFromTheLake,
    UseNurturingMother,
    UsePirateOfTheFiveSeas,
    UseTyrannicalForeman,
)
from kingdom.modules.advisors.module import advisors
from kingdom.modules.advisors.using import Use, ready, used
from kingdom.rules.building import CubesGained, SpaceFilled
from kingdom.rules.production import heap

# --- ADV-P1


@value
class PutForemansCube(Action):
    """Choose the resource that the Foreman puts on the next card."""

    resource: Resource
    card: CardId
    template = "foreman puts {resource:resource} on {card:card}"
    ends_a_plan = False

    def target(self) -> Target:
        return on_space(self.card, self.resource)


@value
class ForemansCube(Duty):
    """The owner must choose the basic resource that the Foreman puts on this card."""

    card: CardId
    clause = "ADV-P1"


def open_kinds(state: State, site: Site) -> list[Resource]:
    """The basic resources for which a card under construction has an open space."""
    cost = state.box[site.card].cost
    return [resource for resource in RESOURCES if site.filled[resource] < cost[resource]]


@advisors.offers(EXPLORATION, clause="ADV-P1")
def the_foreman_drives_all_builders(state: State, seat: Seat) -> Iterable[Action]:
    """The end of Production is its last step, once no cubes are in hand."""
    player = state.players[seat]
    if player.cubes != NO_CUBES or not ready(state, seat, UseTyrannicalForeman):
        return ()
    return (UseTyrannicalForeman(),) if any(open_kinds(state, site) for site in player.construction) else ()


@advisors.resolves(UseTyrannicalForeman, clause="ADV-P1")
def a_cube_is_owed_to_each_card(state: State, seat: Seat, action: UseTyrannicalForeman) -> Iterable[Event]:
    """One duty per card, in order; a card without an open basic space gets nothing."""
    yield used(state, seat, action)
    for site in state.players[seat].construction:
        if open_kinds(state, site):
            yield Owed(seat, ForemansCube(site.card))


@advisors.offers(ForemansCube, clause="ADV-P1")
def a_kind_that_is_open_there(state: State, seat: Seat) -> Iterable[Action]:
    card = owed_to(state, seat)
    return [PutForemansCube(kind, card) for kind in open_kinds(state, state.players[seat].site(card))]


def owed_to(state: State, seat: Seat) -> CardId:
    """The card that gets the next cube."""
    return next(duty.card for duty in state.players[seat].owes if isinstance(duty, ForemansCube))


@advisors.resolves(PutForemansCube, clause="ADV-P1")
def the_cube_fills_a_space(state: State, seat: Seat, action: PutForemansCube) -> Iterable[Event]:
    yield Discharged(seat)
    yield SpaceFilled(seat, action.card, action.resource)


@advisors.refuses(UseTyrannicalForeman, clause="ADV-P1")
def only_at_the_end_of_production(state: State, seat: Seat, action: UseTyrannicalForeman) -> Reason | None:
    if state.phase is not EXPLORATION:
        return why("foreman-last", phase=state.phase.name)
    if state.players[seat].cubes != NO_CUBES:
        return why("foreman-cubes")
    return None


@advisors.refuses(UseTyrannicalForeman, clause="ADV-6")
def only_with_an_open_space(state: State, seat: Seat, action: UseTyrannicalForeman) -> Reason | None:
    return why("foreman-no-space")


@advisors.refuses(PutForemansCube, clause="ADV-P1")
def only_on_the_card_whose_turn_it_is(state: State, seat: Seat, action: PutForemansCube) -> Reason | None:
    if not state.players[seat].owes:
        return why("foreman-unused")
    card = owed_to(state, seat)
    if action.card != card:
        return why("foreman-order", copy=state.rules.names[card])
    return None


@advisors.refuses(PutForemansCube, clause="ADV-P1")
def only_a_kind_that_is_open_there(state: State, seat: Seat, action: PutForemansCube) -> Reason:
    return why("no-open-space", card=state.rules.names[action.card], resource=SPACES[action.resource])


# --- ADV-P2 to ADV-P5


def more_cubes(state: State, seat: Seat, action: Use, resource: Resource) -> Iterable[Event]:
    """Supremacy is settled when a step opens, so these cubes do not count for it (PRO-3)."""
    yield used(state, seat, action)
    yield CubesGained(seat, heap(resource, action.brings))


@advisors.offers(MATERIALS, clause="ADV-P2")
def the_chieftain_may_help(state: State, seat: Seat) -> Iterable[Action]:
    return (UseForestChieftain(),) if ready(state, seat, UseForestChieftain) else ()


@advisors.resolves(UseForestChieftain, clause="ADV-P2")
def the_chieftain_brings_materials(state: State, seat: Seat, action: UseForestChieftain) -> Iterable[Event]:
    return more_cubes(state, seat, action, Resource.MATERIALS)


@advisors.offers(POPULATION, clause="ADV-P3")
def the_mother_may_help(state: State, seat: Seat) -> Iterable[Action]:
    return (UseNurturingMother(),) if ready(state, seat, UseNurturingMother) else ()


@advisors.resolves(UseNurturingMother, clause="ADV-P3")
def the_mother_brings_population(state: State, seat: Seat, action: UseNurturingMother) -> Iterable[Event]:
    return more_cubes(state, seat, action, Resource.POPULATION)


@advisors.offers(GOLD, clause="ADV-P4")
def the_negotiator_may_help(state: State, seat: Seat) -> Iterable[Action]:
    return (UseNegotiatorFromTheLake(),) if ready(state, seat, UseNegotiatorFromTheLake) else ()


@advisors.resolves(UseNegotiatorFromTheLake, clause="ADV-P4")
def the_negotiator_brings_gold(state: State, seat: Seat, action: UseNegotiatorFromTheLake) -> Iterable[Event]:
    return more_cubes(state, seat, action, Resource.GOLD)


@advisors.offers(EXPLORATION, clause="ADV-P5")
def the_pirate_may_help(state: State, seat: Seat) -> Iterable[Action]:
    return (UsePirateOfTheFiveSeas(),) if ready(state, seat, UsePirateOfTheFiveSeas) else ()


@advisors.resolves(UsePirateOfTheFiveSeas, clause="ADV-P5")
def the_pirate_brings_exploration(state: State, seat: Seat, action: UsePirateOfTheFiveSeas) -> Iterable[Event]:
    return more_cubes(state, seat, action, Resource.EXPLORATION)


def not_in_its_step(state: State, step: Phase) -> Reason:
    return why("advisor-step", step=step.name, phase=state.phase.name)


@advisors.refuses(UseForestChieftain, clause="ADV-P2")
def the_chieftain_helps_in_the_materials_step(state: State, seat: Seat, action: UseForestChieftain) -> Reason:
    return not_in_its_step(state, MATERIALS)


@advisors.refuses(UseNurturingMother, clause="ADV-P3")
def the_mother_helps_in_the_population_step(state: State, seat: Seat, action: UseNurturingMother) -> Reason:
    return not_in_its_step(state, POPULATION)


@advisors.refuses(UseNegotiatorFromTheLake, clause="ADV-P4")
def the_negotiator_helps_in_the_gold_step(state: State, seat: Seat, action: UseNegotiatorFromTheLake) -> Reason:
    return not_in_its_step(state, GOLD)


@advisors.refuses(UsePirateOfTheFiveSeas, clause="ADV-P5")
def the_pirate_helps_in_the_exploration_step(state: State, seat: Seat, action: UsePirateOfTheFiveSeas) -> Reason:
    return not_in_its_step(state, EXPLORATION)
