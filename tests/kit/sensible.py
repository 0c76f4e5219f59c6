"""A simple player: builds when possible, takes the cards with the highest worth, and uses all options of modules.

It is not a serious opponent, but it makes progress in walks and golden games: cards are built, Quests completed,
Menaces vanquished and abilities used. Its choices depend only on the position and the given random generator.
"""

from __future__ import annotations

from random import Random

from kingdom.core.actions import Action
from kingdom.core.cards import CardId, Family, Kind
from kingdom.core.resources import KRYSTALLIUM, RESOURCES, SOLDIER
from kingdom.core.state import Seat, Site, State
from kingdom.rules.building import Abandon, Place, UseKrystallium, UseSoldier
from kingdom.rules.choice import Offer, Select
from kingdom.rules.planning import Done, Recycle, Slate
from kingdom.rules.production import produces

ENOUGH_UNDER_CONSTRUCTION = 2
"""The rounds of production that the open spaces in Construction may need."""


def sensible(state: State, seat: Seat, options: list[Action], rng: Random) -> Action:
    """The option that looks best, a random one among equals."""
    best: list[Action] = []
    most = float("-inf")
    for action in options:
        worth = _worth(state, seat, action)
        if worth > most:
            best, most = [action], worth
        elif worth == most:
            best.append(action)
    return best[int(rng.random() * len(best))]


def _worth(state: State, seat: Seat, action: Action) -> float:
    match action:
        case Done():
            return 0
        case Select():
            return sum(_card(state, card, seat) for card in state.areas[action.area])
        case Offer():
            return _offer(state, action)
        case Slate():
            return 2 + _value(state.box[action.card]) / 10 if _has_room(state, seat, action.card) else -1
        case Recycle():
            return 1
        case Place():
            return 1 if action.card is None else 3 + _nearness(state, seat, action.card)
        case UseKrystallium() | UseSoldier():
            return _push(state, seat, action.card)
        case Abandon():
            return -2
        case _:
            return 5


def _card(state: State, card: CardId, seat: Seat) -> float:
    """The worth of a card in an area; a hidden one is more often bad than good."""
    if card in state.face_down and state.face_down[card].by != seat:
        return -0.5
    return _value(state.box[card])


def _value(kind: Kind) -> float:
    if kind.family in (Family.CALAMITY, Family.MENACE):
        return -4
    if kind.family is not Family.DEVELOPMENT:
        return 2
    per = sum(points for _, points in kind.points_per)
    bonus = kind.bonus_krystallium + kind.bonus_soldiers
    return 1 + kind.points + 2 * per + 1.5 * len(kind.icons) + bonus - sum(kind.cost) / 2


def _offer(state: State, action: Offer) -> float:
    """The worth of an offer: bad cards go face down next to good ones, and good cards go to different areas."""
    worth = 0.0
    for laid in action.lays:
        if laid.face_down:
            worth += 0.5 if _value(state.box[laid.card]) < 0 else -1.5
    first, second = action.lays
    return worth + (0.25 if first.area != second.area else 0)


def _open(state: State, site: Site) -> list[int]:
    return [cost - filled for cost, filled in zip(state.box[site.card].cost, site.filled, strict=True)]


def _has_room(state: State, seat: Seat, card: CardId) -> bool:
    """True if the card can be completed in the remaining rounds, in addition to those under construction."""
    player = state.players[seat]
    spaces = [_open(state, site) for site in player.construction if state.box[site.card].family is Family.DEVELOPMENT]
    spaces.append(list(state.box[card].cost))
    rounds = min(ENOUGH_UNDER_CONSTRUCTION, 5 - state.round)
    lacking = sum(
        max(0, sum(one[resource] for one in spaces) - rounds * produces(state, seat, resource))
        for resource in RESOURCES
    )
    return lacking <= 2 + player.krystallium


def _nearness(state: State, seat: Seat, card: CardId) -> float:
    """The worth of filling a card: higher if it is closer to completion."""
    return 1 / (1 + sum(_open(state, state.players[seat].site(card))))


def _push(state: State, seat: Seat, card: CardId) -> float:
    """The worth of spending Krystallium and Soldiers: high if that completes a card now, or at the end of the game."""
    player = state.players[seat]
    lacking = _open(state, player.site(card))
    resources = sum(lacking[: KRYSTALLIUM + 1])
    if resources <= player.krystallium and lacking[SOLDIER] <= player.soldiers:
        return 4
    return 0.5 if state.round == 4 and lacking[SOLDIER] <= player.soldiers else -1
