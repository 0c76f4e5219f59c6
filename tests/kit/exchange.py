"""Swaps cards that a viewer cannot distinguish: the result is a different game that must look exactly the same."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

from kingdom.core.actions import Action
from kingdom.core.cards import CardId
from kingdom.core.state import Cards, Draw, Player, State
from tests.kit.mutations import fields_of, with_field
from tests.kit.places import Place, Viewer, unknown


def alike(state: State, one: Place, other: Place) -> bool:
    """True if two unknown cards can be swapped without contradicting public knowledge.

    The deal of Calamities and Menaces is public (GEN-7), and so is the family of the cards in some zones.
    """
    for place, there in ((one, other), (other, one)):
        if there.family is not None and state.box[place.card].family is not there.family:
            return False
        if place.card in state.dangers and there.dealt != state.dangers[place.card]:
            return False
    return True


def pairs(state: State, viewer: Viewer, rng: Random, count: int) -> Iterator[tuple[CardId, CardId]]:
    """Some pairs of cards that a viewer cannot distinguish, from as many different places as possible."""
    hidden = unknown(state, viewer)
    by_place: dict[str, list[Place]] = {}
    for place in hidden:
        by_place.setdefault(place.where, []).append(place)
    dangers = [place for place in hidden if place.card in state.dangers]
    for _ in range(count):
        rng.shuffle(hidden)
        one = rng.choice(dangers) if dangers and rng.random() < 0.4 else None
        if one is None and by_place:
            one = rng.choice(by_place[rng.choice(sorted(by_place))])
        other = next((other for other in hidden if one and other != one and alike(state, one, other)), None)
        if one is not None and other is not None:
            yield one.card, other.card


def exchanged(state: State, one: CardId, other: CardId) -> State:
    """The state with two cards swapped; each takes over the other's place and is face down if the other was."""

    def swap(card: CardId) -> CardId:
        return other if card == one else one if card == other else card

    def every(cards: Cards) -> Cards:
        return tuple([swap(card) for card in cards]) if one in cards or other in cards else cards

    def seat(player: Player) -> Player:
        return replace(
            player,
            hand=every(player.hand),
            selection=every(player.selection),
            construction=tuple(site._replace(card=swap(site.card)) for site in player.construction),
            duchy=every(player.duchy),
            discards=frozenset(map(swap, player.discards)),
            zones={name: every(cards) for name, cards in player.zones.items()},
        )

    return replace(
        state,
        players=tuple(seat(player) for player in state.players),
        opening=tuple(seat(player) for player in state.opening),
        piles={name: every(cards) for name, cards in state.piles.items()},
        areas=(every(state.areas[0]), every(state.areas[1])),
        discards=frozenset(map(swap, state.discards)),
        face_down={swap(card): lying for card, lying in state.face_down.items()},
    )


def exchanged_action(action: Action, one: CardId, other: CardId) -> Action:
    """The action with the two cards swapped."""

    def swap(card: Any) -> Any:
        return other if card == one else one if card == other else card

    for name, kind in fields_of(action):
        value = getattr(action, name)
        if kind == "lays":
            action = with_field(action, name, tuple(laid._replace(card=swap(laid.card)) for laid in value))
        elif kind == "pair":
            action = with_field(action, name, tuple(map(swap, value)))
        elif kind.startswith("card"):
            action = with_field(action, name, swap(value))
    return action


def with_new_chance(state: State) -> State:
    """The state with new random numbers for everything not yet drawn."""
    return replace(
        state,
        draws={
            name: tuple(Draw((draw.number + 1) % draw.bound, draw.bound) for draw in draws)
            for name, draws in state.draws.items()
        },
    )
