"""THI: Thieves, which cover production icons with Stolen tokens."""

from __future__ import annotations

from collections.abc import Iterable

from kingdom.core.actions import Action, Duty
from kingdom.core.cards import CardId, Icon, Kind
from kingdom.core.events import Discharged, Event, Owed
from kingdom.core.module import Stage
from kingdom.core.phases import PLANNING
from kingdom.core.reasons import Reason, why
from kingdom.core.resources import Resource
from kingdom.core.showing import Holds
from kingdom.core.state import Cards, Seat, SeatSlot, State
from kingdom.core.targets import Target, on_card, on_icon
from kingdom.core.values import value, without
from kingdom.core.view import View
from kingdom.modules.menace.combat import (
    COMBAT,
    Vanquish,
    may_vanquish,
    not_standing,
    not_to_be_vanquished,
    too_few_soldiers,
    vanquishing,
)
from kingdom.modules.menace.shared import MenaceStood, deck, is_menace, standing
from kingdom.rules.production import cubes_of_icon, produces

thieves = deck("thieves", "thief")

Token = tuple[CardId, int]
"""A Stolen token: the Duchy card it is on, and which of the card's icons it covers."""

STOLEN: SeatSlot[tuple[Token, ...]] = thieves.keeps(SeatSlot("stolen", (), Holds.ON_ICONS))
"""The Stolen tokens in the Duchy of a seat."""
LURKING: SeatSlot[Cards] = thieves.keeps(SeatSlot("lurking", (), Holds.CARDS))
"""Newly taken Thieves. They strike in their stage at the start of Planning (PLA-8)."""


@value
class Cover(Action):
    """Put a Stolen token on a production icon of the Duchy."""

    card: CardId
    icon: int
    template = "cover icon {icon:number} of {card:card}"
    ends_a_plan = False

    def target(self) -> Target:
        return on_icon(self.card, self.icon)


@value
class VanquishThief(Action):
    """Vanquish a Thief and remove a Stolen token of your choice."""

    thief: CardId
    card: CardId
    icon: int
    template = "vanquish {thief:card} freeing icon {icon:number} of {card:card}"
    ends_a_plan = False
    deliberate = "thief"

    def target(self) -> Target:
        return on_icon(self.card, self.icon)

    def opener(self) -> Target:
        return on_card(self.thief)

    def costs(self, view: View) -> Kind:
        return view.box[self.thief]


@value
class CoverIcon(Duty):
    """The seat must cover an icon for a Thief."""

    clause = "THI-1"


COVER_ICON = CoverIcon()


# --- events


@value
class ThiefLurks(Event):
    """A newly taken Thief is going to strike, in its stage (PLA-8)."""

    seat: Seat
    thief: CardId
    bookkeeping = True

    def change(self, state: State) -> None:
        player = state.players[self.seat]
        player.put(LURKING, (*player[LURKING], self.thief))


@value
class ThievesStruck(Event):
    """New Thieves force a seat to cover this many icons; zero if there is nothing left to steal (THI-3)."""

    seat: Seat
    icons: int

    def change(self, state: State) -> None:
        state.players[self.seat].put(LURKING, ())


@value
class IconCovered(Event):
    """A Stolen token is put on an icon."""

    seat: Seat
    card: CardId
    icon: int

    def change(self, state: State) -> None:
        player = state.players[self.seat]
        player.put(STOLEN, tuple(sorted([*player[STOLEN], (self.card, self.icon)])))


@value
class IconFreed(Event):
    """A Stolen token is removed."""

    seat: Seat
    card: CardId
    icon: int

    def change(self, state: State) -> None:
        player = state.players[self.seat]
        player.put(STOLEN, without(player[STOLEN], (self.card, self.icon)))


# --- icons


def uncovered(state: State, seat: Seat) -> list[Token]:
    """The places for a Stolen token: icons without a token that now produce at least one cube (THI-3)."""
    player = state.players[seat]
    return [
        (card, at)
        for card in player.duchy
        for at, icon in enumerate(state.box[card].icons)
        if (card, at) not in player[STOLEN] and cubes_of_icon(state, seat, icon)
    ]


def _icon(state: State, token: Token) -> tuple[CardId, Icon]:
    """The kind of icon that a token covers: identical icons of a card count as one choice."""
    card, at = token
    return card, state.box[card].icons[at]


def to_cover(state: State, seat: Seat) -> list[Token]:
    """The icons to choose from; only the first of identical icons on a card."""
    firsts: dict[tuple[CardId, Icon], Token] = {}
    for token in uncovered(state, seat):
        firsts.setdefault(_icon(state, token), token)
    return list(firsts.values())


def to_free(state: State, seat: Seat) -> list[Token]:
    """The tokens to choose from; only the last of those on identical icons of a card, so the first stay covered."""
    return list({_icon(state, token): token for token in state.players[seat][STOLEN]}.values())


# --- covering


@thieves.on(MenaceStood, clause="THI-1")
def a_thief_taken_will_strike(state: State, event: MenaceStood) -> Iterable[Event]:
    if is_menace(state, event.card, thieves):
        yield ThiefLurks(event.seat, event.card)


@thieves.begins(PLANNING, clause="THI-1", stage=Stage.COVER)
def each_thief_taken_covers_an_icon(state: State) -> Iterable[Event]:
    """Limited by the icons that can be covered; a Thief without one has no effect later either (THI-3)."""
    for seat in state.order:
        lurking = len(state.players[seat][LURKING])
        if lurking:
            icons = min(lurking, len(uncovered(state, seat)))
            yield ThievesStruck(seat, icons)
            for _ in range(icons):
                yield Owed(seat, COVER_ICON)


@thieves.offers(CoverIcon, clause="THI-1")
def an_icon_of_the_duchy(state: State, seat: Seat) -> Iterable[Action]:
    return [Cover(card, icon) for card, icon in to_cover(state, seat)]


@thieves.resolves(Cover, clause="THI-1")
def cover(state: State, seat: Seat, action: Cover) -> Iterable[Event]:
    yield IconCovered(seat, action.card, action.icon)
    yield Discharged(seat)


@thieves.amends(produces, clause="THI-1")
def a_covered_icon_makes_one_cube_fewer(made: int, state: State, seat: Seat, resource: Resource) -> int:
    """A covered icon that would produce nothing anyway makes no difference (THI-3)."""
    for token in state.players[seat][STOLEN]:
        _, icon = _icon(state, token)
        if icon.resource is resource and cubes_of_icon(state, seat, icon):
            made -= 1
    return made


# --- vanquishing


@thieves.forbids(Vanquish, clause="THI-2")
def the_token_that_is_freed_is_named(state: State, seat: Seat, action: Vanquish) -> Reason | None:
    """If no token is left to remove, a Thief is vanquished like any other Menace."""
    if not is_menace(state, action.menace, thieves) or not state.players[seat][STOLEN]:
        return None
    if not_to_be_vanquished(state, seat, action.menace) is not None:
        return None
    return why("name-token")


@thieves.offers(COMBAT, clause="THI-2")
def a_stolen_token_of_the_owners_choice(state: State, seat: Seat) -> Iterable[Action]:
    tokens = to_free(state, seat)
    if not tokens:
        return ()
    return [
        VanquishThief(thief, card, icon)
        for thief in standing(state, seat, thieves)
        if may_vanquish(state, seat, thief)
        for card, icon in tokens
    ]


@thieves.resolves(VanquishThief, clause="THI-2")
def vanquish_and_free(state: State, seat: Seat, action: VanquishThief) -> Iterable[Event]:
    yield from vanquishing(state, seat, action.thief)
    yield IconFreed(seat, action.card, action.icon)


# --- refusals


@thieves.refuses(Cover, clause="THI-1")
def only_while_a_thief_strikes(state: State, seat: Seat, action: Cover) -> Reason | None:
    if COVER_ICON not in state.players[seat].owes:
        return why("no-thief")
    if action.card not in state.players[seat].duchy:
        return why("not-in-duchy", card=state.rules.names[action.card])
    return None


@thieves.refuses(Cover, clause="THI-3")
def only_a_bare_icon_that_makes_a_cube(state: State, seat: Seat, action: Cover) -> Reason | None:
    token = (action.card, action.icon)
    if token in state.players[seat][STOLEN]:
        return why("covered")
    if token in uncovered(state, seat):
        return why("first-equal-icon")
    return why("no-icon", card=state.rules.names[action.card], number=action.icon + 1)


@thieves.refuses(VanquishThief, clause="MEN-5")
def only_a_thief_that_stands_there_in_combat(state: State, seat: Seat, action: VanquishThief) -> Reason | None:
    return not_standing(state, seat, action.thief)


@thieves.refuses(VanquishThief, clause="MEN-5")
def only_with_enough_soldiers(state: State, seat: Seat, action: VanquishThief) -> Reason | None:
    return too_few_soldiers(state, seat, action.thief)


@thieves.refuses(VanquishThief, clause="THI-2")
def only_a_thief_frees_a_token_that_lies_there(state: State, seat: Seat, action: VanquishThief) -> Reason | None:
    if not is_menace(state, action.thief, thieves):
        return why("frees-nothing", card=state.rules.names[action.thief])
    if (action.card, action.icon) not in state.players[seat][STOLEN]:
        return why("no-token-there", card=state.rules.names[action.card], number=action.icon + 1)
    return None


@thieves.refuses(VanquishThief, clause="THI-2")
def of_equal_icons_the_last(state: State, seat: Seat, action: VanquishThief) -> Reason:
    return why("last-equal-icon")
