"""What can be: positions that no game reaches, or that no game could go on from, and the clauses that say so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from kingdom.core.cards import CardId, Family
from kingdom.core.engine import options, waiting
from kingdom.core.phases import CHOICE, ENDED, PLANNING, ROUNDS
from kingdom.core.resources import LETTERS
from kingdom.core.showing import Holds
from kingdom.core.state import Player, Site, State
from kingdom.game.leftout import in_play
from kingdom.rules.base import BOX, CALAMITIES, DEVELOPMENT
from kingdom.rules.building import FULL_ALCHEMY, AlchemyFull, is_full, may_complete
from kingdom.rules.setup import HAND, traps_a_round

IN_A_HAND = (Family.DEVELOPMENT, Family.TREASURE, Family.CALAMITY, Family.MENACE, Family.ADVISOR)
IN_A_DUCHY = (Family.DUCHY, Family.DEVELOPMENT, Family.CALAMITY)
PLANNED = (Family.DEVELOPMENT, Family.TREASURE)
"""What is in a Selection once Planning has opened (PLA-8)."""


def impossibilities(state: State, *, begun: bool = True) -> list[str]:
    """Everything that cannot be in any game, as sentences; none for a position that can be played on.

    `begun` says whether its phase has begun: before that the cards lie as the phase before left them.
    """
    found: list[str] = []
    for seat, player in enumerate(state.players):
        found += [f"seat {seat}: {problem}" for problem in _in_seat(state, player, begun=begun)]
        found += [f"seat {seat}: {problem}" for problem in _in_zones_and_slots(state, player)]
    found += _not_in_play(state)
    found += _face_down(state, begun=begun)
    if (state.phase is ENDED) != (state.verdict is not None):
        found.append("a game that has ended has a verdict, and no other has one (END-4)")
    if not found:
        found += _what_is_to_come(state, to_deal=not begun and state.phase is CHOICE)
    return found or (list(_stuck(state)) if begun else [])


def _in_seat(state: State, player: Player, *, begun: bool) -> Iterable[str]:
    names = state.rules.names
    for site in player.construction:
        yield from _site(state, site)
    duchies = [card for card in player.duchy if state.box[card].family is Family.DUCHY]
    if len(duchies) != 1 or player.duchy[:1] != tuple(duchies):
        yield "the Duchy begins with the Duchy card, and has just one (SET-3)"
    planned = state.phase.window and (begun or state.phase is not PLANNING)
    for cards, families, where in (
        (player.hand, IN_A_HAND, "a hand (CHO-1)"),
        (player.duchy, IN_A_DUCHY, "a Duchy (GEN-5)"),
        (player.selection if planned else (), PLANNED, "Selection once Planning has opened (PLA-8)"),
    ):
        for card in cards:
            if state.box[card].family not in families:
                yield f"{names[card]} cannot be in {where}"
    kept = AlchemyFull in state.rules.instead_of and state.rules.settings.edition.keeps_alchemy
    if sum(player.alchemy) >= FULL_ALCHEMY and not kept:
        yield f"{sum(player.alchemy)} cubes are in Alchemy, and five become a Krystallium at once (CON-3)"
    if player.selection and state.phase.window and state.phase is not PLANNING:
        yield "Selection is empty when Planning is over (PLA-7)"
    if player.traps > (most := traps_a_round(state)):
        yield f"{player.traps} Traps are ready, and there are {most} (SET-4, SOL-2)"


def _in_zones_and_slots(state: State, player: Player) -> Iterable[str]:
    """Zones hold cards of their families; tokens and what stands under cards lie where the rules put them."""
    names, rules = state.rules.names, state.rules
    for name, cards in player.zones.items():
        for card in cards:
            if (only := rules.zones[name].only) and state.box[card].family not in only:
                kinds = " and ".join(family.value for family in only)
                yield f"{names[card]} cannot be in the zone {name}, which is for {kinds} cards"
    sites = {site.card for site in player.construction}
    in_zones = {card for cards in player.zones.values() for card in cards}
    for slot in rules.slots.values():
        held = player.slots.get(slot.name, ())
        if slot.holds is Holds.ON_ICONS:
            yield from (f"{names[card]} has a token of {slot.name} and is not in the Duchy" for card, _ in held
                        if card not in player.duchy)  # fmt: skip
            if len(set(held)) < len(held):
                yield f"an icon has two tokens of {slot.name}"
        elif slot.holds is Holds.UNDER_CARDS:
            for card, under in held:
                if card not in sites:
                    yield f"{names[card]} is {slot.name} and is not under construction"
                if under not in in_zones:
                    yield f"{names[under]} stands under {names[card]}, and in no zone of the seat"


def _not_in_play(state: State) -> Iterable[str]:
    """Cards of kinds that a game of this configuration leaves in the box."""
    known = in_play(state.rules)
    boxed = set(state.pile(BOX))
    strange = [CardId(card) for card, kind in enumerate(state.box) if kind.key not in known and card not in boxed]
    if strange:
        names = ", ".join(state.rules.names.all(strange[:5]))
        more = f" and {len(strange) - 5} more" if len(strange) > 5 else ""
        yield f"{names}{more}: in this configuration such cards stay in the box (SET-5)"


def _site(state: State, site: Site) -> Iterable[str]:
    kind, name = state.box[site.card], state.rules.names[site.card]
    if kind.family is not Family.DEVELOPMENT:
        yield f"{name} cannot be under construction (GEN-3)"
        return
    for space, (filled, cost) in enumerate(zip(site.filled, kind.cost, strict=True)):
        if filled > cost:
            yield f"{filled} {LETTERS[space]} spaces of {name} are filled, and it has {cost} (CON-11)"
    if is_full(state, site) and may_complete not in state.rules.amends:
        yield f"all spaces of {name} are filled, so it has joined the Duchy (CON-1)"


def _face_down(state: State, *, begun: bool) -> Iterable[str]:
    handles = Counter(lying.handle for lying in state.face_down.values())
    yield from (f"two face-down cards are both called {handle} (GEN-8)" for handle, n in handles.items() if n > 1)
    lying = {*state.areas[0], *state.areas[1], *state.discards}
    if not state.phase.window or (state.phase is PLANNING and not begun):
        lying.update(card for player in state.players for card in player.selection)
    places = "an area, a Selection before Planning, or the discards (GEN-8, PLA-1)"
    for card in state.face_down:
        if card not in lying:
            yield f"{state.rules.names[card]} cannot lie face down where it is: only in {places}"


def _what_is_to_come(state: State, *, to_deal: bool) -> Iterable[str]:
    """The rounds to come need cards and numbers for their hands."""
    if CHOICE not in state.rules.agenda.each_round or state.phase is ENDED:
        return
    rounds = ROUNDS - state.round + to_deal
    hands = rounds * len(state.players)
    deck, draws = len(state.pile(DEVELOPMENT)), state.draws.get("hands", ())
    if state.round and deck < hands * HAND:
        yield f"{deck} cards are in the Development deck, and the rounds to come need {hands * HAND} (CHO-1)"
    stacks = Counter(state.rules.settings.menaces or (CALAMITIES,) * len(state.players))
    for stack, takers in stacks.items():
        needed, there = takers * rounds, len(state.pile(stack))
        if there < needed:
            yield f"{there} cards are left in {stack}, and the rounds to come need {needed} (CHO-1, MEN-1)"
    if len(draws) < hands or any(draw.bound != HAND or not 0 <= draw.number < HAND for draw in draws):
        yield f"the rounds to come need {hands} numbers from 0 to {HAND - 1} for the order of hands (GEN-7)"


def _stuck(state: State) -> Iterable[str]:
    """Who has to decide must have something to decide."""
    try:
        for seat in waiting(state):
            if not options(state, seat):
                yield f"seat {seat}: it has to decide, and there is nothing that it could do ({state.phase.name})"
    except (AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
        yield f"slots: the rules can make nothing of them ({error})"
