"""ADV-A: the Advisors that can be used at any time."""

from __future__ import annotations

from collections.abc import Iterable

from kingdom.core.actions import Action
from kingdom.core.cards import CardId, Family
from kingdom.core.events import Event
from kingdom.core.reasons import Reason, why
from kingdom.core.state import Seat, State
from kingdom.core.values import value, without
from kingdom.modules.advisors.abilities import UseGreatSilversmith, UseIlluminatedProphet, UseMasterArtisan
from kingdom.modules.advisors.module import advisors
from kingdom.modules.advisors.using import ready, used
from kingdom.rules.building import Completed, KrystalliumGained, may_complete


@value
class CalamityAverted(Event):
    """A Calamity leaves the Duchy and is discarded."""

    seat: Seat
    card: CardId

    def change(self, state: State) -> None:
        player = state.players[self.seat]
        player.duchy = without(player.duchy, self.card)
        player.discards = player.discards | {self.card}


# --- ADV-A1


@advisors.offers(None, clause="ADV-A1")
def the_prophet_discards_a_calamity(state: State, seat: Seat) -> Iterable[Action]:
    if not ready(state, seat, UseIlluminatedProphet):
        return ()
    duchy = state.players[seat].duchy
    return [UseIlluminatedProphet(card) for card in duchy if state.box[card].family is Family.CALAMITY]


@advisors.resolves(UseIlluminatedProphet, clause="ADV-A1")
def discard_a_calamity(state: State, seat: Seat, action: UseIlluminatedProphet) -> Iterable[Event]:
    yield used(state, seat, action)
    yield CalamityAverted(seat, action.card)


@advisors.refuses(UseIlluminatedProphet, clause="ADV-6")
def only_with_a_calamity_to_discard(state: State, seat: Seat, action: UseIlluminatedProphet) -> Reason | None:
    duchy = state.players[seat].duchy
    return None if any(state.box[card].family is Family.CALAMITY for card in duchy) else why("no-calamity-yours")


@advisors.refuses(UseIlluminatedProphet, clause="ADV-A1")
def only_a_calamity_in_your_duchy(state: State, seat: Seat, action: UseIlluminatedProphet) -> Reason | None:
    return why("not-a-calamity", card=state.rules.names[action.card])


# --- ADV-A2


@advisors.offers(None, clause="ADV-A2")
def the_silversmith_makes_krystallium(state: State, seat: Seat) -> Iterable[Action]:
    return (UseGreatSilversmith(),) if ready(state, seat, UseGreatSilversmith) else ()


@advisors.resolves(UseGreatSilversmith, clause="ADV-A2")
def gain_krystallium(state: State, seat: Seat, action: UseGreatSilversmith) -> Iterable[Event]:
    yield used(state, seat, action)
    yield KrystalliumGained(seat, action.brings)


# --- ADV-A3


@advisors.offers(None, clause="ADV-A3")
def the_artisan_completes_a_card(state: State, seat: Seat) -> Iterable[Action]:
    if not ready(state, seat, UseMasterArtisan):
        return ()
    sites = state.players[seat].construction
    return [UseMasterArtisan(site.card) for site in sites if may_complete(state, seat, site.card)]


@advisors.resolves(UseMasterArtisan, clause="ADV-A3")
def complete_a_card(state: State, seat: Seat, action: UseMasterArtisan) -> Iterable[Event]:
    yield used(state, seat, action)
    yield Completed(seat, action.card)


@advisors.refuses(UseMasterArtisan, clause="ADV-6")
def only_with_a_card_to_complete(state: State, seat: Seat, action: UseMasterArtisan) -> Reason | None:
    return None if state.players[seat].construction else why("nothing-under-construction")


@advisors.refuses(UseMasterArtisan, clause="ADV-A3")
def only_a_card_under_construction(state: State, seat: Seat, action: UseMasterArtisan) -> Reason | None:
    if not any(site.card == action.card for site in state.players[seat].construction):
        return why("not-under-construction", card=state.rules.names[action.card])
    return None


@advisors.refuses(UseMasterArtisan, clause="ADV-A3")
def only_a_card_that_can_be_completed(state: State, seat: Seat, action: UseMasterArtisan) -> Reason:
    return why("not-completed", card=state.rules.names[action.card])
