"""Views as plain data: the JSON that every external interface sends to a viewer.

Cards are named as in the notation, heaps are letters, and a face-down card is a small object with its handle. The data
contain no number that identifies a hidden card, and nothing depends on the history of the state, so equal views give
equal bytes.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from kingdom.content import Content
from kingdom.core.actions import Duty
from kingdom.core.cards import Family, Kind
from kingdom.core.fields import Declared, Form, declarations
from kingdom.core.names import CardNames
from kingdom.core.resources import cubes_text
from kingdom.core.ruleset import Ruleset
from kingdom.core.state import Cards, Player, State
from kingdom.core.values import plain
from kingdom.core.view import SIGHTS, Hidden, SeatView, Shown, View
from kingdom.core.viewers import Onlooker
from kingdom.game.position import WRITERS, Write, duty_data, written
from kingdom.languages import LANGUAGES
from kingdom.rules.choice import AREA_NAMES
from kingdom.text import notation


def view_data(view: View) -> dict[str, Any]:
    """A view as plain data.

    >>> import kingdom
    >>> data = view_data(kingdom.new_game(seed=7).view(None))
    >>> data["phase"], data["seats"][0]["hand"], data["seats"][0]["hand_count"], data["piles"]["development"]
    ('choice', None, 8, {'size': 64, 'cards': []})
    """
    data: dict[str, Any] = {"viewer": view.viewer.value if isinstance(view.viewer, Onlooker) else view.viewer}
    for field, sights in _OF_STATE:
        if field == "players":
            data |= {"first": view.first, "turn": view.turn, "to_decide": view.to_decide}
        elif field == "opening":
            data["options"] = [notation.text(action, view.rules.names) for action in view.options]
        for name, write in sights:
            data[name] = write(getattr(view, name), view.rules)
    return data


def cards_data(content: Content) -> dict[str, Any]:
    """A card set as plain data: the printed values of each kind of card, with letters as in views.

    >>> from kingdom.content import load
    >>> cards = {card["key"]: card for card in cards_data(load())["cards"]}
    >>> cards["farm"]["names"]["fr"], cards["farm"]["cost"], cards["farm"]["icons"][0], cards["thief"]["clause"]
    ('Ferme', 'MMP', {'resource': 'population', 'per': None}, 'THI-1')
    """
    printed = [(kind, content.copies(kind.key)) for kind in content.kinds(Family.DUCHY)] + list(content.cards)
    return {
        "name": content.name,
        "version": content.version,
        "hash": content.hash,
        "cards": [card_data(kind, copies, content) for kind, copies in printed],
    }


def card_data(kind: Kind, copies: int, content: Content) -> dict[str, Any]:
    """One kind of card as plain data; a Duchy appears twice, once for each side."""
    ability = content.abilities.get(kind.key)
    sides = [side for (key, side), duchy in content.duchies.items() if duchy is kind]
    return {
        "key": kind.key,
        "names": {language: content.texts[kind.key][language] for language in LANGUAGES},
        "family": kind.family.value,
        "side": sides[0] if sides else None,
        "type": None if kind.type is None else kind.type.name.lower(),
        "copies": copies,
        "cost": cubes_text(kind.cost),
        "icons": [
            {"resource": icon.resource.name.lower(), "per": None if icon.per is None else icon.per.name.lower()}
            for icon in kind.icons
        ],
        "recycling": cubes_text(kind.recycling),
        "bonus": cubes_text((0, 0, 0, 0, kind.bonus_krystallium, kind.bonus_soldiers)),
        "points": kind.points,
        "points_per": {per.name.lower(): points for per, points in kind.points_per},
        "soldiers": kind.soldiers,
        "deck": kind.deck,
        "two_players_only": kind.two_players_only,
        "ability": {language: ability.texts[language] for language in LANGUAGES} if ability else None,
        "clause": ability.clause if ability else None,
    }


def view_json(view: View) -> str:
    """A view as a single line of JSON; equal views give equal lines.

    >>> import kingdom
    >>> game = kingdom.new_game(seed=7)
    >>> view_json(game.view(1)) == view_json(kingdom.replay(game.record()).view(1))
    True
    """
    return json.dumps(view_data(view), ensure_ascii=False, separators=(",", ":"))


def seat_data(seat: SeatView, rules: Ruleset) -> dict[str, Any]:
    """A seat of a view as plain data."""
    data: dict[str, Any] = {"seat": seat.seat}
    for _, sights in _OF_SEAT:
        for name, write in sights:
            data[name] = write(getattr(seat, name), rules)
    return data


def _shown_of(kind: type[Any]) -> tuple[tuple[str, tuple[tuple[str, Write], ...]], ...]:
    """The fields of a class, each with the names in a view and their writers; none for a hidden field."""
    return tuple((one.name, tuple(_sights(one))) for one in declarations(kind))


def _sights(one: Declared) -> Iterator[tuple[str, Write]]:
    if one.written is Form.NOTHING:
        return
    for sight in SIGHTS[one.seen]:
        form = sight.written or one.written
        yield sight.name.format(one.name), SHOWN.get(form) or WRITERS[form]


def shown_data(cards: Iterable[Shown], names: CardNames) -> list[Any]:
    """Cards that may be face down: a name, or an object with the handle, plus the card if the viewer remembers it."""
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
    return {**duty_data(duty, names), "clause": duty.clause}


def _slots(slots: Mapping[str, Any], rules: Ruleset) -> dict[str, Any]:
    """Slots as plain data; the programs that read them know the meaning of each."""
    found: dict[str, Any] = plain(dict(sorted(slots.items())))
    return found


def _opening(player: Player | None, rules: Ruleset) -> dict[str, Any] | None:
    return None if player is None else written(player, rules, {Form.SLOTS: _slots})


SHOWN: Mapping[Form, Write] = {
    Form.CARDS: lambda cards, rules: None if cards is None else shown_data(cards, rules.names),
    Form.CARD_SET: lambda cards, rules: shown_data(cards, rules.names),
    Form.DUTIES: lambda duties, rules: [_duty(duty, rules.names) for duty in duties],
    Form.ZONES: lambda zones, rules: {name: _zone(cards, rules.names) for name, cards in sorted(zones.items())},
    Form.SLOTS: _slots,
    Form.AREAS: lambda areas, rules: {
        name: shown_data(cards, rules.names) for name, cards in zip(AREA_NAMES, areas, strict=True)
    },
    Form.PILES: lambda piles, rules: {
        name: {"size": pile.size, "cards": rules.names.all(pile.cards)} for name, pile in sorted(piles.items())
    },
    Form.SEATS: lambda seats, rules: [seat_data(seat, rules) for seat in seats],
    Form.OPENING: _opening,
}
"""The writers for forms that differ from those of positions."""

_OF_STATE, _OF_SEAT = _shown_of(State), _shown_of(Player)
