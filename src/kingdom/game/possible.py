"""Checks of positions: finds states that no game can reach or continue from, with the clauses they violate."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from kingdom.core.cards import CardId, Family
from kingdom.core.engine import options, waiting
from kingdom.core.phases import CHOICE, ENDED, PLANNING, ROUNDS
from kingdom.core.reasons import Reason, why
from kingdom.core.resources import LETTERS
from kingdom.core.showing import Holds
from kingdom.core.state import Player, Seat, Site, State
from kingdom.game.leftout import in_play
from kingdom.rules.base import BOX, CALAMITIES, DEVELOPMENT
from kingdom.rules.building import FULL_ALCHEMY, AlchemyFull, is_full, may_complete
from kingdom.rules.setup import HAND, impossible_decks, impossible_tokens

IN_A_HAND = (Family.DEVELOPMENT, Family.TREASURE, Family.CALAMITY, Family.MENACE, Family.ADVISOR)
IN_A_DUCHY = (Family.DUCHY, Family.DEVELOPMENT, Family.CALAMITY)
PLANNED = (Family.DEVELOPMENT, Family.TREASURE)
"""The families that a Selection can contain once Planning has opened (PLA-8)."""


def impossibilities(state: State, *, begun: bool = True) -> list[Reason]:
    """Everything impossible about a position, as reasons; empty if it can be played.

    With `begun=False` its phase has not begun yet: cards are where the previous phase left them.
    """
    problems: list[Reason] = []
    for seat, player in enumerate(state.players):
        problems += [_at(seat, problem) for problem in _in_seat(state, player, begun=begun)]
        problems += [_at(seat, problem) for problem in impossible_tokens(state, seat)]
        problems += [_at(seat, problem) for problem in _in_zones_and_slots(state, player)]
    problems += impossible_decks(state, begun)
    problems += _not_in_play(state)
    problems += _face_down(state, begun=begun)
    if (state.phase is ENDED) != (state.verdict is not None):
        problems.append(why("verdict-at-the-end").under("END-4"))
    if not problems:
        problems += _for_later_rounds(state, to_deal=not begun and state.phase is CHOICE)
    return problems or (list(_stuck(state)) if begun else [])


def _at(seat: Seat, problem: Reason) -> Reason:
    return why("at", where=(why("where-seat", number=seat),), why=problem.under("")).under(problem.clause)


def _in_seat(state: State, player: Player, *, begun: bool) -> Iterable[Reason]:
    names = state.rules.names
    for site in player.construction:
        yield from _site(state, site)
    duchies = [card for card in player.duchy if state.box[card].family is Family.DUCHY]
    if len(duchies) != 1 or player.duchy[:1] != tuple(duchies):
        yield why("one-duchy-card").under("SET-3")
    planned = state.phase.window and (begun or state.phase is not PLANNING)
    for cards, families, wrong in (
        (player.hand, IN_A_HAND, why("not-in-a-hand").under("CHO-1")),
        (player.duchy, IN_A_DUCHY, why("not-in-a-duchy").under("GEN-5")),
        (player.selection if planned else (), PLANNED, why("not-in-selection-now").under("PLA-8")),
    ):
        for card in cards:
            if state.box[card].family not in families:
                yield wrong._replace(arguments=(("copy", names[card]),))
    may_stay = AlchemyFull in state.rules.instead_of and state.rules.settings.edition.keeps_alchemy
    if sum(player.alchemy) >= FULL_ALCHEMY and not may_stay:
        yield why("alchemy-full", count=sum(player.alchemy), most=FULL_ALCHEMY).under("CON-3")
    if player.selection and state.phase.window and state.phase is not PLANNING:
        yield why("selection-empty").under("PLA-7")


def _in_zones_and_slots(state: State, player: Player) -> Iterable[Reason]:
    """Zones contain only cards of their families; tokens and cards under others are only where the rules put them."""
    names, rules = state.rules.names, state.rules
    for name, cards in player.zones.items():
        for card in cards:
            if (only := rules.zones[name].only) and state.box[card].family not in only:
                yield why("not-in-zone", copy=names[card], zone=name, families=tuple(family.value for family in only))
    sites = {site.card for site in player.construction}
    in_zones = {card for cards in player.zones.values() for card in cards}
    for slot in rules.slots.values():
        held = player.slots.get(slot.name, ())
        if slot.holds is Holds.ON_ICONS:
            for card, _ in held:
                if card not in player.duchy:
                    yield why("token-elsewhere", copy=names[card], slot=slot.name)
            if len(set(held)) < len(held):
                yield why("two-tokens", slot=slot.name)
        elif slot.holds is Holds.UNDER_CARDS:
            for card, under in held:
                if card not in sites:
                    yield why("under-no-site", copy=names[card], slot=slot.name)
                if under not in in_zones:
                    yield why("under-from-nowhere", copy=names[under], copy2=names[card])


def _not_in_play(state: State) -> Iterable[Reason]:
    """Cards in play that this configuration leaves in the box."""
    known = in_play(state.rules)
    boxed = set(state.pile(BOX))
    strange = [CardId(card) for card, kind in enumerate(state.box) if kind.key not in known and card not in boxed]
    if strange:
        names = tuple(state.rules.names.all(strange[:5]))
        yield why("stays-in-the-box", names=names, more=max(0, len(strange) - 5)).under("SET-5")


def _site(state: State, site: Site) -> Iterable[Reason]:
    kind, name = state.box[site.card], state.rules.names[site.card]
    if kind.family is not Family.DEVELOPMENT:
        yield why("not-buildable", copy=name).under("GEN-3")
        return
    for space, (filled, cost) in enumerate(zip(site.filled, kind.cost, strict=True)):
        if filled > cost:
            yield why("overfull", count=filled, letter=LETTERS[space], copy=name, most=cost).under("CON-11")
    if is_full(state, site) and may_complete not in state.rules.amends:
        yield why("already-full", copy=name).under("CON-1")


def _face_down(state: State, *, begun: bool) -> Iterable[Reason]:
    handles = Counter(lying.handle for lying in state.face_down.values())
    yield from (why("handle-twice", handle=handle).under("GEN-8") for handle, n in handles.items() if n > 1)
    lying = {*state.areas[0], *state.areas[1], *state.discards}
    if not state.phase.window or (state.phase is PLANNING and not begun):
        lying.update(card for player in state.players for card in player.selection)
    for card in state.face_down:
        if card not in lying:
            yield why("not-face-down-there", copy=state.rules.names[card]).under("GEN-8, PLA-1")


def _for_later_rounds(state: State, *, to_deal: bool) -> Iterable[Reason]:
    """Too few cards or random numbers for the hands of the remaining rounds."""
    if CHOICE not in state.rules.agenda.each_round or state.phase is ENDED:
        return
    rounds = ROUNDS - state.round + to_deal
    hands = rounds * len(state.players)
    deck, draws = len(state.pile(DEVELOPMENT)), state.draws.get("hands", ())
    if state.round and deck < hands * HAND:
        yield why("deck-too-small", count=deck, needed=hands * HAND).under("CHO-1")
    stacks = Counter(state.rules.settings.menaces or (CALAMITIES,) * len(state.players))
    for stack, takers in stacks.items():
        needed, there = takers * rounds, len(state.pile(stack))
        if there < needed:
            yield why("stack-too-small", count=there, stack=stack, needed=needed).under("CHO-1, MEN-1")
    if len(draws) < hands or any(draw.bound != HAND or not 0 <= draw.number < HAND for draw in draws):
        yield why("draws-lacking", count=hands, most=HAND - 1).under("GEN-7")


def _stuck(state: State) -> Iterable[Reason]:
    """Unless the game is over, some seat must owe a decision, and each such seat must have an option."""
    try:
        owing = waiting(state)
        if not owing and state.phase is not ENDED:
            yield why("nobody-to-decide", phase=state.phase.name)
        for seat in owing:
            if not options(state, seat):
                yield _at(seat, why("nothing-to-decide", phase=state.phase.name))
    except (AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
        yield why("at", where=("slots",), why=why("slots-senseless", error=str(error)))
