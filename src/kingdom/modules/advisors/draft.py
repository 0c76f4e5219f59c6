"""ADV-1: each player draws two Advisors and keeps one; the undrawn ones join the Development deck."""

from __future__ import annotations

from collections.abc import Iterable

from kingdom.core.actions import Action, Duty
from kingdom.core.cards import CardId, Family
from kingdom.core.events import Discharged, Event, Owed, be_done
from kingdom.core.phases import Agenda
from kingdom.core.reasons import Reason, why
from kingdom.core.rng import Streams, shuffle
from kingdom.core.state import Cards, Seat, State
from kingdom.core.targets import Target, on_card
from kingdom.core.values import value, without
from kingdom.modules.advisors.module import ADVISORS, DRAFT, DRAWN, RETURNED, advisors
from kingdom.rules.base import BOX
from kingdom.rules.building import SoldiersGained
from kingdom.rules.setup import development_cards, of_family

DRAWN_EACH = 2


@value
class Keep(Action):
    """Keep one of the Advisors that you drew, and return the other."""

    card: CardId
    template = "keep {card:card} as advisor"
    ends_a_plan = True

    def target(self) -> Target:
        return on_card(self.card)


@value
class KeepAdvisor(Duty):
    """The seat must keep one of the Advisors that it drew."""

    clause = "ADV-1"


# --- events


@value
class AdvisorsDrawn(Event):
    """A seat draws Advisors, which only it sees."""

    seat: Seat
    cards: Cards
    private = True

    def named(self) -> Cards:
        return self.cards

    def known_to(self) -> Seat:
        return self.seat

    def change(self, state: State) -> None:
        state.put_pile(BOX, tuple([card for card in state.pile(BOX) if card not in self.cards]))
        state.players[self.seat].put_zone(DRAWN, self.cards)


@value
class AdvisorKept(Event):
    """An Advisor that a seat keeps enters its Advisors area, still hidden from others; it brings no Soldier.

    The seat is then done with the draft, which is public (PLA-7).
    """

    seat: Seat
    card: CardId
    private = True
    announced = True

    def named(self) -> Cards:
        return (self.card,)

    def known_to(self) -> Seat:
        return self.seat

    def change(self, state: State) -> None:
        player = state.players[self.seat]
        player.put_zone(DRAWN, without(player.zone(DRAWN), self.card))
        player.put_zone(ADVISORS, (*player.zone(ADVISORS), self.card))
        be_done(state, self.seat)


@value
class AdvisorReturned(Event):
    """The other Advisor returns to the box, unseen by the other seats."""

    seat: Seat
    card: CardId
    private = True

    def named(self) -> Cards:
        return (self.card,)

    def known_to(self) -> Seat:
        return self.seat

    def change(self, state: State) -> None:
        player = state.players[self.seat]
        player.put_zone(DRAWN, without(player.zone(DRAWN), self.card))
        player.put_zone(RETURNED, (*player.zone(RETURNED), self.card))


@value
class AdvisorShown(Event):
    """The Advisor that a seat has kept becomes public, once both seats have chosen."""

    seat: Seat
    card: CardId

    def change(self, state: State) -> None:
        """Nothing moves: the Advisor has been visible since the window closed."""


# --- questions that other modules may amend


@advisors.query(clause="ADV-1")
def advisors_in_play(state: State) -> Cards:
    """The Advisors of this game that are still in the box."""
    return of_family(state, Family.ADVISOR)


@advisors.query(clause="ADV-1")
def advisors_drafted(state: State) -> bool:
    """True if Advisors are drafted before round 1; a scenario may assign its own instead (SCE-7)."""
    return True


@advisors.query(clause="ADV-1")
def soldiers_at_start(state: State) -> int:
    """The number of Soldiers in each seat's stock at the start of the game."""
    return 2


# --- set-up


@advisors.sets_up(clause="ADV-1", before_decks=True)
def each_player_draws_two_advisors(state: State, streams: Streams) -> Iterable[Event]:
    if advisors_drafted(state):
        cards = shuffle(advisors_in_play(state), streams("advisors"))
        for seat in state.order:
            yield AdvisorsDrawn(seat, cards[seat * DRAWN_EACH : (seat + 1) * DRAWN_EACH])


@advisors.amends(development_cards, clause="ADV-1")
def advisors_replace_the_treasures_in_the_deck(cards: Cards, state: State) -> Cards:
    others = [card for card in cards if state.box[card].family is not Family.TREASURE]
    return (*others, *advisors_in_play(state))


@advisors.sets_up(clause="ADV-1")
def each_player_starts_with_soldiers(state: State, streams: Streams) -> Iterable[Event]:
    if soldiers := soldiers_at_start(state):
        for seat in state.order:
            yield SoldiersGained(seat, soldiers)


# --- the draft


@advisors.schedules(clause="ADV-1")
def advisors_are_kept_before_round_1(agenda: Agenda) -> Agenda:
    return agenda.with_phases(before=(*agenda.before, DRAFT))


@advisors.begins(DRAFT, clause="ADV-1")
def who_drew_advisors_has_to_keep_one(state: State) -> Iterable[Event]:
    for seat in state.order:
        if state.players[seat].zone(DRAWN):
            yield Owed(seat, KeepAdvisor())


@advisors.waits(DRAFT, clause="ADV-1")
def who_has_not_kept_one_yet(state: State) -> Iterable[Seat]:
    return [seat for seat in state.order if state.players[seat].owes]


@advisors.offers(KeepAdvisor, clause="ADV-1")
def either_of_those_drawn(state: State, seat: Seat) -> Iterable[Action]:
    return [Keep(card) for card in state.players[seat].zone(DRAWN)]


@advisors.resolves(Keep, clause="ADV-1")
def keep_one_and_return_the_other(state: State, seat: Seat, action: Keep) -> Iterable[Event]:
    yield Discharged(seat)
    yield AdvisorKept(seat, action.card)
    for other in state.players[seat].zone(DRAWN):
        yield AdvisorReturned(seat, other)


@advisors.ends(DRAFT, clause="ADV-1")
def advisors_kept_become_public(state: State) -> Iterable[Event]:
    for seat in state.order:
        for card in state.players[seat].zone(ADVISORS):
            yield AdvisorShown(seat, card)


@advisors.refuses(Keep, clause="ADV-1")
def only_an_advisor_that_you_drew(state: State, seat: Seat, action: Keep) -> Reason | None:
    if state.phase is not DRAFT:
        return why("keep-in-draft", phase=state.phase.name)
    return why("not-drawn", card=state.rules.names[action.card])
