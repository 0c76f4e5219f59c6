"""SOL-5, SOL-11: Search, a selection that trades two cards of the area for one from the deck."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import NamedTuple

from kingdom.core.actions import Action, Duty
from kingdom.core.cards import CardId, Family
from kingdom.core.events import Discharged, Event, Owed
from kingdom.core.module import Shows
from kingdom.core.reasons import Reason, why
from kingdom.core.resources import NO_CUBES
from kingdom.core.showing import Holds, Lies
from kingdom.core.state import Cards, Seat, SeatSlot, State
from kingdom.core.targets import Target, in_area, on_card
from kingdom.core.values import less, value
from kingdom.modules.solo.choice import SELECTIONS
from kingdom.modules.solo.module import ALONE, solo
from kingdom.modules.solo.phase import SOLO_CHOICE
from kingdom.rules.base import DEVELOPMENT
from kingdom.rules.choice import AREA_NAMES, AREAS, AreaTaken, Select, cubes_in_hand_come_first, lay
from kingdom.rules.setup import impossible_tokens

LOOKED_AT = 3
"""The number of Development cards to look at."""

SEARCHED = solo.zone("searched", Shows.OWNER, Lies.LOOKED_AT)
"""The cards looked at, until the player keeps one."""


class Limit(NamedTuple):
    """The number of Searches allowed."""

    selections: int
    """The number of selections per round with a Search."""
    again: int = 0
    """The number of extra Searches per round at the same selection, if the Trap has been spent first."""


LIMITS = {
    "errata": Limit(SELECTIONS),
    "printed": Limit(1),
    "first": Limit(SELECTIONS, again=1),
}
"""The limits by name; an edition allows some of them (SOL-5)."""

SEARCHES: SeatSlot[tuple[int, int]] = solo.keeps(SeatSlot("searches", (0, 0), Holds.COUNTS))
"""The number of selections with a Search in this round, and the number of extra Searches."""


@value
class Search(Action):
    """Choose an area and discard two of its cards, to look at three cards of the deck (SOL-5)."""

    area: int
    cards: tuple[CardId, CardId]
    template = "search {area:area} discarding {cards:pair}"
    brings = LOOKED_AT
    ends_a_plan = True
    deliberate = "search"
    in_a_form = ("cards",)
    unfinished = ("search-order", "SOL-5")

    def target(self) -> Target:
        return in_area(self.area)

    def opener(self) -> Target:
        return in_area(self.area)


@value
class KeepFound(Action):
    """Put one of the cards you looked at in the area that you are selecting (SOL-11)."""

    card: CardId
    template = "keep {card:card} from the deck"
    ends_a_plan = True

    def target(self) -> Target:
        return on_card(self.card)


@value
class KeepSearched(Duty):
    """The player must keep one of the cards looked at."""

    area: int
    clause = "SOL-11"


@value
class SearchAgain(Duty):
    """After a Search, the player must search the same area again or take it (SOL-11)."""

    area: int
    clause = "SOL-11"


# --- events


@value
class DiscardedToSearch(Event):
    """Two cards of an area are discarded for a Search."""

    seat: Seat
    area: int
    cards: Cards
    again: bool
    """True for an extra Search at the same selection."""

    def change(self, state: State) -> None:
        left, right = [tuple([card for card in area if card not in self.cards]) for area in state.areas]
        state.areas = (left, right)
        state.discards = state.discards | frozenset(self.cards)
        player = state.players[self.seat]
        selections, again = player[SEARCHES]
        player.put(SEARCHES, (selections, again + 1) if self.again else (selections + 1, again))


@value
class LookedAt(Event):
    """The player looks at the next cards of the Development deck, unseen by others."""

    seat: Seat
    cards: Cards
    private = True
    barrier = "looked"

    def named(self) -> Cards:
        return self.cards

    def known_to(self) -> Seat:
        return self.seat

    def change(self, state: State) -> None:
        state.put_pile(DEVELOPMENT, state.pile(DEVELOPMENT)[len(self.cards) :])
        state.players[self.seat].put_zone(SEARCHED, self.cards)


@value
class Found(Event):
    """One of the cards looked at is put in the area, and the others are discarded, all face up."""

    seat: Seat
    area: int
    card: CardId
    discarded: Cards
    barrier = "searched"

    def change(self, state: State) -> None:
        player = state.players[self.seat]
        player.zones = less(player.zones, SEARCHED)
        lay(state, self.card, self.area)
        state.discards = state.discards | frozenset(self.discarded)


@value
class SearchesForgotten(Event):
    """The Searches of the previous round no longer count."""

    seat: Seat
    bookkeeping = True

    def change(self, state: State) -> None:
        player = state.players[self.seat]
        player.slots = less(player.slots, SEARCHES.name)


# --- rules


@solo.begins(SOLO_CHOICE, clause="SOL-5")
def searches_are_counted_by_the_round(state: State) -> Iterable[Event]:
    if state.players[ALONE][SEARCHES] != (0, 0):
        yield SearchesForgotten(ALONE)


def limit(state: State) -> Limit:
    """The Search limit of this game."""
    return LIMITS[state.rules.settings.search]


def to_give_up(state: State, area: int) -> Cards:
    """The cards of an area that can be discarded for a Search: face-up Developments and Treasures."""
    return tuple(
        [
            card
            for card in state.areas[area]
            if card not in state.face_down and state.box[card].family in (Family.DEVELOPMENT, Family.TREASURE)
        ]
    )


def searches_of(state: State, area: int) -> Iterable[Action]:
    """The possible Searches of an area: one for each pair of cards that can be discarded."""
    return [Search(area, pair) for pair in combinations(to_give_up(state, area), 2)]


@solo.offers(SOLO_CHOICE, clause="SOL-5")
def search_an_area(state: State, seat: Seat) -> Iterable[Action]:
    player = state.players[seat]
    if player.cubes != NO_CUBES or player[SEARCHES][0] >= limit(state).selections or not state.pile(DEVELOPMENT):
        return ()
    return [search for area in AREAS for search in searches_of(state, area)]


@solo.resolves(Search, clause="SOL-5")
def search(state: State, seat: Seat, action: Search) -> Iterable[Event]:
    again = bool(state.players[seat].owes)
    if again:
        yield Discharged(seat)
    yield DiscardedToSearch(seat, action.area, action.cards, again)
    yield LookedAt(seat, state.pile(DEVELOPMENT)[:LOOKED_AT])
    yield Owed(seat, KeepSearched(action.area))


@solo.offers(KeepSearched, clause="SOL-11")
def keep_one_card(state: State, seat: Seat) -> Iterable[Action]:
    return [KeepFound(card) for card in state.players[seat].zone(SEARCHED)]


@solo.resolves(KeepFound, clause="SOL-11")
def keep(state: State, seat: Seat, action: KeepFound) -> Iterable[Event]:
    player = state.players[seat]
    (area,) = (duty.area for duty in player.owes if isinstance(duty, KeepSearched))
    yield Discharged(seat)
    others = tuple([card for card in player.zone(SEARCHED) if card != action.card])
    yield Found(seat, area, action.card, others)
    if may_search_again(state, seat, area):
        yield Owed(seat, SearchAgain(area))
    else:
        yield AreaTaken(seat, area, state.areas[area])


def may_search_again(state: State, seat: Seat, area: int) -> bool:
    """True if another Search may follow right away: the Trap was spent this round, and there are enough cards."""
    player = state.players[seat]
    wanted = player[SEARCHES][1] < limit(state).again and not player.traps
    return wanted and bool(state.pile(DEVELOPMENT)) and len(to_give_up(state, area)) > 1


@solo.offers(SearchAgain, clause="SOL-11")
def search_once_more_or_select(state: State, seat: Seat) -> Iterable[Action]:
    area = chosen_area(state, seat)
    return () if area is None else (Select(area), *searches_of(state, area))


def chosen_area(state: State, seat: Seat) -> int | None:
    """The area that was just searched and can be searched again, if there is one."""
    return next((duty.area for duty in state.players[seat].owes if isinstance(duty, SearchAgain)), None)


@solo.on(AreaTaken, clause="SOL-11")
def the_area_is_taken_without_another_search(state: State, event: AreaTaken) -> Iterable[Event]:
    if chosen_area(state, event.seat) is not None:
        yield Discharged(event.seat)


@solo.amends(impossible_tokens, clause="SOL-5")
def no_more_searches_than_the_limit(found: tuple[Reason, ...], state: State, seat: Seat) -> tuple[Reason, ...]:
    """A seat cannot have searched at more selections than it has begun, nor made more extra Searches than allowed."""
    selections, again = state.players[seat][SEARCHES]
    under_way = bool(state.players[seat].owes)
    begun = state.turns + under_way if state.phase is SOLO_CHOICE else SELECTIONS
    most = min(limit(state).selections, begun)
    most_again = min(limit(state).again, selections) if not state.players[seat].traps else 0
    if selections <= most and again <= most_again:
        return found
    return (*found, why("too-many-searches", counts=(selections, again), most=(most, most_again)).under("SOL-5"))


@solo.amends(impossible_tokens, clause="SOL-11")
def a_search_is_under_way_only_in_choice(found: tuple[Reason, ...], state: State, seat: Seat) -> tuple[Reason, ...]:
    areas = [duty.area for duty in state.players[seat].owes if isinstance(duty, (KeepSearched, SearchAgain))]
    if not areas or (state.phase is SOLO_CHOICE and areas[0] in range(len(AREA_NAMES)) and len(areas) == 1):
        return found
    return (*found, why("search-elsewhere").under("SOL-11"))


# --- refusals

solo.refuses(Search, clause="PLA-9")(cubes_in_hand_come_first)


def the_area_has_been_chosen(state: State, seat: Seat, action: Select | Search) -> Reason | None:
    chosen = chosen_area(state, seat)
    if chosen is None or action.area == chosen:
        return None
    return why("area-chosen", area=AREA_NAMES[chosen])


solo.forbids(Select, clause="SOL-11")(the_area_has_been_chosen)
solo.refuses(Search, clause="SOL-11")(the_area_has_been_chosen)


@solo.refuses(Search, clause="SOL-10")
def the_deck_has_a_card(state: State, seat: Seat, action: Search) -> Reason | None:
    if state.phase is not SOLO_CHOICE or state.pile(DEVELOPMENT):
        return None
    return why("deck-empty")


@solo.refuses(Search, clause="SOL-5")
def a_search_within_the_limit_for_two_cards(state: State, seat: Seat, action: Search) -> Reason:
    if state.phase is not SOLO_CHOICE:
        return why("search-in-choice", phase=state.phase.name)
    if state.players[seat][SEARCHES][0] >= limit(state).selections:
        return why("search-limit")
    if action.area not in AREAS:
        return why("no-area", number=action.area)
    for card in action.cards:
        if card not in to_give_up(state, action.area):
            return why("search-cards", card=state.rules.names[card], area=AREA_NAMES[action.area])
    return why("search-order")


@solo.refuses(KeepFound, clause="SOL-11")
def only_a_card_looked_at(state: State, seat: Seat, action: KeepFound) -> Reason:
    found = state.players[seat].zone(SEARCHED)
    if not found:
        return why("not-searched")
    names = state.rules.names
    return why("not-found", copy=names[action.card], copies=tuple(names.all(found)))
