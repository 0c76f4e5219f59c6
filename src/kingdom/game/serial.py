"""Views as plain data: what a viewer is sent, and nothing else. The JSON of every interface to the world.

Cards are named as in the notation, heaps are letters, and a face-down card is a small table with its handle. The
data hold no number that stands for a hidden card and nothing that depends on how the program came to the state, so
equal views are equal bytes.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from kingdom.core.actions import Duty
from kingdom.core.names import CardNames
from kingdom.core.resources import cubes_text
from kingdom.core.state import Cards
from kingdom.core.values import plain
from kingdom.core.view import Hidden, SeatView, Shown, View
from kingdom.game.position import duty_data, player_data, verdict_data
from kingdom.rules.choice import AREA_NAMES
from kingdom.text import notation


def view_data(view: View) -> dict[str, Any]:
    """A view as plain data.

    >>> import kingdom
    >>> data = view_data(kingdom.new_game(seed=7).view(None))
    >>> data["phase"], data["seats"][0]["hand"], data["seats"][0]["hand_count"], data["piles"]["development"]
    ('choice', None, 8, {'size': 64, 'cards': []})
    """
    names = view.rules.names
    return {
        "viewer": view.viewer,
        "round": view.round,
        "phase": view.phase.name,
        "turns": view.turns,
        "first": view.first,
        "turn": view.turn,
        "to_decide": view.to_decide,
        "seats": [seat_data(seat, names) for seat in view.seats],
        "areas": {name: shown_data(cards, names) for name, cards in zip(AREA_NAMES, view.areas, strict=True)},
        "piles": {
            name: {"size": pile.size, "cards": names.all(pile.cards)} for name, pile in sorted(view.piles.items())
        },
        "discards": shown_data(view.discards, names),
        "dangers": [[names[card], seat, number] for card, (seat, number) in sorted(view.dangers.items())],
        "bounds": plain(dict(sorted(view.bounds.items()))),
        "slots": plain(dict(sorted(view.slots.items()))),
        "options": [notation.text(action, names) for action in view.options],
        "opening": None if view.opening is None else player_data(view.opening, names),
        "verdict": None if view.verdict is None else verdict_data(view.verdict),
    }


def view_json(view: View) -> str:
    """A view as one line of JSON; equal views give equal lines.

    >>> import kingdom
    >>> game = kingdom.new_game(seed=7)
    >>> view_json(game.view(1)) == view_json(kingdom.replay(game.record()).view(1))
    True
    """
    return json.dumps(view_data(view), ensure_ascii=False, separators=(",", ":"))


def seat_data(seat: SeatView, names: CardNames) -> dict[str, Any]:
    """A seat, as somebody sees it, as plain data."""
    return {
        "seat": seat.seat,
        "hand": None if seat.hand is None else names.all(seat.hand),
        "hand_count": seat.hand_count,
        "selection": shown_data(seat.selection, names),
        "construction": [{"card": names[site.card], "filled": cubes_text(site.filled)} for site in seat.construction],
        "duchy": names.all(seat.duchy),
        "discards": names.all(seat.discards),
        "alchemy": cubes_text(seat.alchemy),
        "cubes": cubes_text(seat.cubes),
        "krystallium": seat.krystallium,
        "soldiers": seat.soldiers,
        "training": seat.training,
        "traps": seat.traps,
        "laid": seat.laid,
        "owes": [_duty(duty, names) for duty in seat.owes],
        "done": seat.done,
        "zones": {name: _zone(cards, names) for name, cards in sorted(seat.zones.items())},
        "slots": plain(dict(sorted(seat.slots.items()))),
    }


def shown_data(cards: Iterable[Shown], names: CardNames) -> list[Any]:
    """Cards that may lie face down: a name, or a table with the handle, and with the card for who remembers it."""
    return [_hidden(card, names) if isinstance(card, Hidden) else names[card] for card in cards]


def _hidden(card: Hidden, names: CardNames) -> dict[str, Any]:
    return {
        "hidden": card.handle,
        "by": card.by,
        "round": card.round,
        "turn": card.turn,
        "card": None if card.card is None else names[card.card],
    }


def _zone(cards: Cards | int, names: CardNames) -> list[str] | int:
    return cards if isinstance(cards, int) else names.all(cards)


def _duty(duty: Duty, names: CardNames) -> dict[str, Any]:
    return {**duty_data(duty, names), "sentence": duty.sentence, "clause": duty.clause}
