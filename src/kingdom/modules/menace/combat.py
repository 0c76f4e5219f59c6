"""MEN-5: Combat, the phase after Production in which Soldiers are spent to vanquish Menaces."""

from __future__ import annotations

from collections.abc import Iterable

from kingdom.core.actions import Action
from kingdom.core.cards import CardId, Kind
from kingdom.core.events import Event
from kingdom.core.phases import STEPS, Agenda, Phase
from kingdom.core.reasons import Reason, why
from kingdom.core.state import Seat, State
from kingdom.core.targets import Target, on_card
from kingdom.core.values import value, without
from kingdom.core.view import View
from kingdom.modules.menace.shared import STANDING, VANQUISHED, menace
from kingdom.rules.base import BOX
from kingdom.rules.building import SoldiersGained
from kingdom.rules.planning import done_with_the_window

COMBAT = Phase("combat")


@value
class Vanquish(Action):
    """Spend as many Soldiers as a Menace requires, and remove it."""

    menace: CardId
    template = "vanquish {menace:card}"
    ends_a_plan = False

    def target(self) -> Target:
        return on_card(self.menace)

    def costs(self, view: View) -> Kind:
        return view.box[self.menace]

    @classmethod
    def thinkable(cls, view: View, card: CardId) -> Iterable[Action]:
        standing = view.me.zones.get(STANDING, ())
        return (cls(card),) if not isinstance(standing, int) and card in standing else ()


# --- events


@value
class Vanquished(Event):
    """A Menace no longer stands in Construction, and its effect ends."""

    seat: Seat
    card: CardId
    defeats = True

    def change(self, state: State) -> None:
        player = state.players[self.seat]
        player.put_zone(STANDING, without(player.zone(STANDING), self.card))
        player.put_zone(VANQUISHED, (*player.zone(VANQUISHED), self.card))


@value
class MenaceReturned(Event):
    """A Menace that a seat has vanquished goes back to the box."""

    seat: Seat
    card: CardId
    bookkeeping = True

    def change(self, state: State) -> None:
        leave_the_vanquished(state, self.seat, self.card)
        state.put_pile(BOX, (*state.pile(BOX), self.card))


def leave_the_vanquished(state: State, seat: Seat, card: CardId) -> None:
    """Remove a card from a seat's vanquished cards; the caller moves it elsewhere."""
    player = state.players[seat]
    player.put_zone(VANQUISHED, without(player.zone(VANQUISHED), card))


# --- rules


@menace.schedules(clause="MEN-5")
def combat_follows_production(agenda: Agenda) -> Agenda:
    after = agenda.each_round.index(STEPS[-1]) + 1
    return agenda.with_phases(each_round=(*agenda.each_round[:after], COMBAT, *agenda.each_round[after:]))


@menace.query(clause="MEN-5")
def may_vanquish(state: State, seat: Seat, card: CardId) -> bool:
    """True if a seat can vanquish one of its Menaces: it has enough Soldiers in stock."""
    return state.players[seat].soldiers >= state.box[card].soldiers


@menace.offers(COMBAT, clause="MEN-5")
def spend_soldiers_to_vanquish(state: State, seat: Seat) -> Iterable[Action]:
    return [Vanquish(card) for card in state.players[seat].zone(STANDING) if may_vanquish(state, seat, card)]


menace.offers(COMBAT, clause="PRO-7")(done_with_the_window)


@menace.resolves(Vanquish, clause="MEN-5")
def vanquish(state: State, seat: Seat, action: Vanquish) -> Iterable[Event]:
    return vanquishing(state, seat, action.menace)


def vanquishing(state: State, seat: Seat, card: CardId) -> Iterable[Event]:
    """The events of vanquishing a Menace: the Soldiers are spent and it is gone."""
    yield SoldiersGained(seat, -state.box[card].soldiers)
    yield Vanquished(seat, card)


@menace.ends(COMBAT, clause="MEN-5")
def vanquished_menaces_go_back_to_the_box(state: State) -> Iterable[Event]:
    """Not earlier: the box is shared, and while the window is open a seat's actions are hidden (CON-9)."""
    for seat in state.order:
        for card in state.players[seat].zone(VANQUISHED):
            yield MenaceReturned(seat, card)


# --- refusals


def not_to_be_vanquished(state: State, seat: Seat, card: CardId) -> Reason | None:
    """The reason why a Menace cannot be vanquished now, by the rules shared by all Menaces; None if it can."""
    return not_standing(state, seat, card) or too_few_soldiers(state, seat, card)


def not_standing(state: State, seat: Seat, card: CardId) -> Reason | None:
    if state.phase is not COMBAT:
        return why("fight-in-combat", phase=state.phase.name)
    if card not in state.players[seat].zone(STANDING):
        return why("not-standing", card=state.rules.names[card])
    return None


def too_few_soldiers(state: State, seat: Seat, card: CardId) -> Reason | None:
    asked, stock = state.box[card].soldiers, state.players[seat].soldiers
    if stock < asked:
        return why("soldiers", card=state.rules.names[card], count=asked, count2=stock)
    return None


# Separate rules: if a text could mean several copies, the one in Construction comes closest and gives the reason.


@menace.refuses(Vanquish, clause="MEN-5")
def only_a_menace_that_stands_there_in_combat(state: State, seat: Seat, action: Vanquish) -> Reason | None:
    return not_standing(state, seat, action.menace)


@menace.refuses(Vanquish, clause="MEN-5")
def only_with_enough_soldiers(state: State, seat: Seat, action: Vanquish) -> Reason | None:
    return too_few_soldiers(state, seat, action.menace)
