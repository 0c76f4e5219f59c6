"""SOL-2, SOL-4, SOL-7: the tokens that turn up a Danger card: Spies, or a Trap in the first edition."""

from __future__ import annotations

from collections.abc import Iterable

from kingdom.core.actions import Action
from kingdom.core.cards import CardId
from kingdom.core.events import Event
from kingdom.core.reasons import Reason, why
from kingdom.core.rng import Streams
from kingdom.core.showing import Holds
from kingdom.core.state import Cards, Seat, SeatSlot, State
from kingdom.core.targets import Target, on_hidden
from kingdom.core.values import less, value
from kingdom.modules.solo.module import ALONE, solo
from kingdom.modules.solo.phase import SOLO_CHOICE
from kingdom.rules.setup import TrapsReady, impossible_tokens, traps_a_round

NO_SPIES = (0, 0)

SPIES: SeatSlot[tuple[int, int]] = solo.keeps(SeatSlot("spies", NO_SPIES, Holds.READY_AND_SPENT))
"""The number of Spy tokens ready, and the number spent."""


@value
class Spy(Action):
    """Spend a token to turn up a face-down card of an area, given by its handle (SOL-4)."""

    handle: str
    template = "spy on {handle:word}"
    ends_a_plan = True

    def target(self) -> Target:
        return on_hidden(self.handle)


@value
class SpiesTaken(Event):
    """The Spy tokens of a seat change: it now has this many ready, and this many spent."""

    seat: Seat
    ready: int
    spent: int

    def change(self, state: State) -> None:
        state.players[self.seat].put(SPIES, (self.ready, self.spent))


@value
class TrapSpent(Event):
    """The Trap token is spent in place of a Spy."""

    seat: Seat

    def change(self, state: State) -> None:
        state.players[self.seat].traps -= 1


@value
class SpiedOut(Event):
    """A face-down card of an area is turned up for all to see and stays in the area."""

    seat: Seat
    card: CardId
    barrier = "turned-up"

    def change(self, state: State) -> None:
        state.face_down = less(state.face_down, self.card)


# --- tokens


@solo.query(clause="SOL-2")
def spies_at_the_start(state: State) -> tuple[int, int]:
    """The number of Spy tokens that start ready, and the number that start spent."""
    return state.rules.settings.edition.spies or NO_SPIES


@solo.amends(traps_a_round, clause="SOL-2")
def a_trap_where_there_are_no_spies(traps: int, state: State) -> int:
    """In solo play an edition with Spy tokens has no Traps. One without has a single Trap, usable once per round."""
    return 1 if state.rules.settings.edition.spies is None else 0


@solo.sets_up(clause="SOL-2")
def spies_are_taken(state: State, streams: Streams) -> Iterable[Event]:
    ready, spent = spies_at_the_start(state)
    if ready or spent:
        yield SpiesTaken(ALONE, ready, spent)


@solo.begins(SOLO_CHOICE, clause="SOL-2")
def the_trap_is_ready_again(state: State) -> Iterable[Event]:
    if traps_a_round(state):
        yield TrapsReady(ALONE, traps_a_round(state))


@solo.ends(SOLO_CHOICE, clause="SOL-7")
def one_spent_spy_becomes_ready(state: State) -> Iterable[Event]:
    ready, spent = state.players[ALONE][SPIES]
    if spent:
        yield SpiesTaken(ALONE, ready + 1, spent - 1)


@solo.amends(impossible_tokens, clause="SOL-2")
def no_more_spies_than_the_game_has(found: tuple[Reason, ...], state: State, seat: Seat) -> tuple[Reason, ...]:
    ready, spent = state.players[seat][SPIES]
    count, most = ready + spent, sum(spies_at_the_start(state))
    return (*found, why("too-many-spies", count=count, most=most).under("SOL-2")) if count > most else found


# --- spying


def hidden_in_areas(state: State) -> Cards:
    """The face-down cards of both areas, left first."""
    return tuple([card for area in state.areas for card in area if card in state.face_down])


def tokens_ready(state: State, seat: Seat) -> int:
    """The number of tokens that can turn up a card now: Spies, or the Trap in an edition without Spies."""
    player = state.players[seat]
    return player[SPIES][0] + player.traps


@solo.offers(SOLO_CHOICE, clause="SOL-4")
def turn_up_a_card(state: State, seat: Seat) -> Iterable[Action]:
    if not tokens_ready(state, seat):
        return ()
    return [Spy(state.face_down[card].handle) for card in hidden_in_areas(state)]


@solo.resolves(Spy, clause="SOL-4")
def spy(state: State, seat: Seat, action: Spy) -> Iterable[Event]:
    ready, spent = state.players[seat][SPIES]
    yield SpiesTaken(seat, ready - 1, spent + 1) if ready else TrapSpent(seat)
    named = (card for card in hidden_in_areas(state) if state.face_down[card].handle == action.handle)
    yield SpiedOut(seat, next(named))


@solo.refuses(Spy, clause="SOL-4")
def a_token_and_a_face_down_card(state: State, seat: Seat, action: Spy) -> Reason:
    if state.phase is not SOLO_CHOICE:
        return why("spy-in-choice", phase=state.phase.name)
    handles = [state.face_down[card].handle for card in hidden_in_areas(state)]
    if action.handle not in handles:
        return why("spy-unknown", handle=action.handle, handles=tuple(handles), count=len(handles))
    return why("no-spy")
