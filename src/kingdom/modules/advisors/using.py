"""ADV-3, ADV-8: rules shared by all abilities. They cost Soldiers, and each can be used once per round."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from itertools import product
from typing import Any, ClassVar, TypeVar

from kingdom.core.actions import Action
from kingdom.core.cards import CardId, Kind
from kingdom.core.events import Event, RoundBegan
from kingdom.core.module import Module, Part
from kingdom.core.reasons import Reason, why
from kingdom.core.resources import RESOURCES
from kingdom.core.showing import Spot
from kingdom.core.state import Seat, State
from kingdom.core.targets import Target, in_area, on_advisor, on_card, on_hidden
from kingdom.core.values import value
from kingdom.core.view import Hidden, View
from kingdom.modules.advisors.module import ADVISORS, USED, advisors
from kingdom.rules.building import SoldiersGained

U = TypeVar("U", bound="Use")


class Use(Action):
    """Use the ability of an Advisor. There is one subclass per ability; its fields are the objects of the ability."""

    __slots__ = ()
    __match_args__: ClassVar[tuple[str, ...]] = ()
    """The fields, which the player chooses."""
    advisor: ClassVar[str]
    """The key of the Advisor with this ability."""

    def target(self) -> Target:
        """The first field, or the Advisor itself if there is nothing to choose."""
        for name in self.__match_args__:
            chosen = getattr(self, name)
            if name == "card" and isinstance(chosen, int):
                return on_card(CardId(chosen))
            return in_area(chosen) if name == "area" else on_hidden(chosen)
        return on_advisor(self.advisor)

    def mode(self) -> str:
        """The Advisor's key if there is something to choose: the player picks the Advisor first."""
        return self.advisor if self.__match_args__ else ""

    def opener(self) -> Target:
        return on_advisor(self.advisor)

    def costs(self, view: View) -> Kind | None:
        return next((kind for kind in view.box if kind.key == self.advisor), None)

    @classmethod
    def thinkable(cls, view: View, card: CardId) -> Iterable[Action]:
        """Uses of the viewer's own Advisor on everything it might apply to."""
        serving = view.me.zones.get(ADVISORS, ())
        if view.box[card].key != cls.advisor or isinstance(serving, int) or card not in serving:
            return
        make: Callable[..., Action] = cls
        fields = dict(_FIELD.findall(cls.template))
        for chosen in product(*(_thought_of(kind, view, card) for kind in fields.values())):
            yield make(**dict(zip(fields, chosen, strict=True)))


_FIELD = re.compile(r"\{(\w+):([^}]+)\}")


def _thought_of(kind: str, view: View, advisor: CardId) -> tuple[Any, ...]:
    """Candidate values for a field of this kind. If the table has none, return an impossible value, so that the refusal
    can name what is missing. Abilities with other kinds of fields provide their own candidates."""
    me = view.me
    lying = [one for place in (*view.areas, *(seat.selection for seat in view.seats)) for one in place]
    cards = (
        *(site.card for site in me.construction),
        *me.duchy,
        *(one for one in lying if not isinstance(one, Hidden)),
    )
    handles = tuple(one.handle for one in lying if isinstance(one, Hidden))
    thought: dict[str, tuple[Any, ...]] = {
        "area": tuple(range(len(view.areas))),
        "card": cards or (advisor,),
        "card-or-handle": (*handles, *cards) or (advisor,),
        "resource": RESOURCES,
        "word": handles or ("",),
    }
    return thought.get(kind, ())


# --- events


@value
class AdvisorUsed(Event):
    """The ability of an Advisor is used; it is ready again in the next round."""

    seat: Seat
    card: CardId

    def change(self, state: State) -> None:
        player = state.players[self.seat]
        # Sorted, so that the order of use does not affect the position.
        player.put(USED, tuple(sorted((*player[USED], state.box[self.card].key))))


@value
class AdvisorsReady(Event):
    """All the Advisors of a seat can be used again."""

    seat: Seat
    bookkeeping = True

    def change(self, state: State) -> None:
        state.players[self.seat].put(USED, ())


# --- rules


@advisors.on(AdvisorUsed, clause="ADV-3")
def an_ability_costs_soldiers(state: State, event: AdvisorUsed) -> Iterable[Event]:
    yield SoldiersGained(event.seat, -state.box[event.card].soldiers)


@advisors.on(RoundBegan, clause="ADV-8")
def abilities_become_ready_when_a_round_begins(state: State, event: RoundBegan) -> Iterable[Event]:
    for seat in state.order:
        if state.players[seat][USED]:
            yield AdvisorsReady(seat)


# --- checks shared by the abilities


def advisor_of(state: State, seat: Seat, key: str) -> CardId | None:
    """The Advisor of this kind in the Advisors area of a seat; None if it is not there."""
    for card in state.players[seat].zones.get(ADVISORS, ()):
        if state.box[card].key == key:
            return card
    return None


def ready(state: State, seat: Seat, use: type[Use]) -> bool:
    """True if the seat has the Advisor, has not used it this round, and can pay for it."""
    player = state.players[seat]
    for card in player.zones.get(ADVISORS, ()):
        kind = state.box[card]
        if kind.key == use.advisor:
            return kind.soldiers <= player.soldiers and kind.key not in player[USED]
    return False


def used(state: State, seat: Seat, action: Use) -> AdvisorUsed:
    """The first event of every ability."""
    serving = state.players[seat].zone(ADVISORS)
    return AdvisorUsed(seat, next(card for card in serving if state.box[card].key == action.advisor))


# --- refusals shared by the abilities

advisors.points_at(Spot.STOCK, "advisor-soldiers")


def printed(state: State, action: Use) -> Kind:
    """The Advisor's kind, with its printed values."""
    return next(kind for kind in state.box if kind.key == action.advisor)


def the_advisor_serves_you(state: State, seat: Seat, action: Use) -> Reason | None:
    if advisor_of(state, seat, action.advisor) is None:
        return why("advisor-not-yours", advisor=action.advisor)
    return None


def the_ability_is_ready(state: State, seat: Seat, action: Use) -> Reason | None:
    if action.advisor in state.players[seat][USED]:
        return why("advisor-used", advisor=action.advisor)
    return None


def the_soldiers_are_in_stock(state: State, seat: Seat, action: Use) -> Reason | None:
    kind = printed(state, action)
    stock = state.players[seat].soldiers
    if stock < kind.soldiers:
        return why("advisor-soldiers", advisor=action.advisor, count=kind.soldiers, count2=stock)
    return None


def ability(module: Module) -> Callable[[type[U]], type[U]]:
    """Register a `Use` as the ability of its Advisor in this module, with the refusals shared by all abilities.

    These are registered first, so they are checked before the ability's own refusals.
    """

    def register(use: type[U]) -> type[U]:
        module.introduces(Part.ADVISOR, use.advisor)
        module.refuses(use, clause="ADV-3")(the_advisor_serves_you)
        module.refuses(use, clause="ADV-8")(the_ability_is_ready)
        module.refuses(use, clause="ADV-3")(the_soldiers_are_in_stock)
        return use

    return register
