"""Actions as button labels and as full sentences.

The message of an action is `action-` and its name; its attribute `.sentence` is the full sentence. The arguments are
the fields of the action, each converted by its kind in the notation.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from typing import Any

from kingdom.core.actions import Action
from kingdom.core.cards import CardId
from kingdom.core.resources import KRYSTALLIUM
from kingdom.core.targets import IN_HAND, on_icon, on_step
from kingdom.core.view import Hidden, SeatView, Shown, View
from kingdom.rules.choice import Laid
from kingdom.text import notation
from kingdom.words.facts import Arguments
from kingdom.words.terms import Terms, capitalised


def action_label(words: Terms, action: Action, view: View) -> str:
    """The label of an action's button."""
    return _text(words, action, view, "")


def action_sentence(words: Terms, action: Action, view: View) -> str:
    """An action as a full sentence, which explains a button."""
    return _text(words, action, view, ".sentence")


def _text(words: Terms, action: Action, view: View, attribute: str) -> str:
    id = f"action-{type(action).__name__}"
    if not words.has(id):
        return capitalised(notation.text(action, view.rules.names))  # an action of a third-party module
    return capitalised(words.t(f"{id}{attribute}", **_arguments(words, action, view)))


def _arguments(words: Terms, action: Action, view: View) -> Arguments:
    arguments: Arguments = {}
    for name, kind in notation.field_kinds(type(action)).items():
        value = getattr(action, name)
        if kind in _OF_KINDS:
            arguments |= _OF_KINDS[kind](words, view, name, value)
    cost = action.costs(view)
    if cost is not None:
        arguments["advisor"] = words.named(cost.name)
    arguments["soldiers"] = 0 if cost is None else cost.soldiers
    arguments["count"] = action.brings
    for sort, add in _BESIDES.items():
        if action.target()[0] == sort:
            arguments |= add(words, view, action)
    return arguments


# --- cards


def card_in_view(words: Terms, card: CardId, view: View) -> str:
    """The name of a card, numbered if several of its kind are in the same place."""
    if words.copies:
        return words.copy(view.rules.names[card])
    name = words.named(view.box[card].name)
    for place in _places(view):
        if card in place:
            alike = [one for one in place if view.box[one].key == view.box[card].key]
            return words.t("card-numbered", card=name, number=alike.index(card) + 1) if len(alike) > 1 else name
    return name


def _places(view: View) -> Iterator[Sequence[CardId]]:
    """The visible cards that a seat can act on, place by place."""
    for seat in view.seats:
        yield tuple(site.card for site in seat.construction)
        yield seat.hand or ()
        yield _face_up(seat.selection)
    for area in view.areas:
        yield _face_up(area)


def _face_up(cards: Sequence[Shown]) -> tuple[CardId, ...]:
    return tuple(card for card in cards if not isinstance(card, Hidden))


def hidden_card(words: Terms, handle: str, view: View) -> str:
    """A face-down card, described by its place, and also by name if the viewer laid it and so remembers it.

    If copies are numbered, the handle follows, since it is the card's name in the notation.
    """
    for where, place, cards in _hiding_places(words, view):
        down = [card for card in cards if isinstance(card, Hidden)]
        for number, card in enumerate(down, start=1):
            if card.handle == handle:
                text = words.t("hidden-card", where=where, place=place, number=number, several=len(down))
                if words.copies:
                    text = f"{text} [{handle}]"
                if card.card is None:
                    return text
                return words.t("hidden-card-remembered", card=card_in_view(words, card.card, view), hidden=text)
    return words.t("cards-face-down", count=1)


def _hiding_places(words: Terms, view: View) -> Iterator[tuple[str, str, Sequence[Shown]]]:
    for number, area in enumerate(view.areas):
        yield "area", words.area(number), area
    for seat in view.seats:
        yield "selection", "yours" if seat.seat == view.viewer else "theirs", seat.selection


# --- fields, by their kind in the notation


def _card(words: Terms, view: View, name: str, card: CardId) -> Arguments:
    return {name: card_in_view(words, card, view)}


def _card_or_alchemy(words: Terms, view: View, name: str, card: CardId | None) -> Arguments:
    if card is None:
        return {"onto": "alchemy", name: ""}
    return {"onto": "card", name: card_in_view(words, card, view)}


def _lying(words: Terms, view: View, name: str, card: CardId | str) -> Arguments:
    return {name: hidden_card(words, card, view) if isinstance(card, str) else card_in_view(words, card, view)}


def _pair(words: Terms, view: View, name: str, cards: Sequence[CardId]) -> Arguments:
    return {name: words.listed([card_in_view(words, card, view) for card in cards])}


_Wording = Callable[[Terms, View, str, Any], Arguments]

_OF_KINDS: Mapping[str, _Wording] = {
    "card": _card,
    "card?alchemy": _card_or_alchemy,
    "card-or-handle": _lying,
    "pair": _pair,
    "word": lambda words, view, name, handle: {"card": hidden_card(words, handle, view)},
    "area": lambda words, view, name, area: {"area": words.area(area)},
    "resource": lambda words, view, name, resource: {"resource": words.resource(int(resource))},
    "space": lambda words, view, name, space: {"resource": words.resource(int(space))},
    "cubes": lambda words, view, name, cubes: {name: words.heap(cubes)},
}


# --- arguments besides the fields of an action


def _laid(words: Terms, view: View, laid: Laid) -> str:
    card = card_in_view(words, laid.card, view)
    if laid.face_down:
        card = words.t("card-laid-face-down", card=card)
    return words.t("card-to-area", card=card, area=words.area(laid.area))


def _offer(words: Terms, view: View, action: Any) -> Arguments:
    return {
        "cards": words.listed([_laid(words, view, laid) for laid in action.lays]),
        "traps": sum(laid.face_down for laid in action.lays),
    }


def _icon(words: Terms, view: View, action: Any) -> Arguments:
    icons = view.box[action.card].icons
    known = action.icon < len(icons)
    return {"icon": words.icon_name(icons[action.icon]) if known else words.t("icon-number", number=action.icon + 1)}


def _quest_step(words: Terms, view: View, action: Any) -> Arguments:
    """The name of the step, and the whole payment: the chosen part, and the part that is always the same (QUE-7)."""
    rules = view.rules
    besides = (0,) * KRYSTALLIUM + rules.settings.quests[action.quest].steps[action.step].cost[KRYSTALLIUM:]
    parts = []
    if any(action.hand):
        parts.append(words.t("payment-hand", cubes=words.heap(action.hand)))
    if any(action.alchemy):
        parts.append(words.t("payment-alchemy", cubes=words.heap(action.alchemy)))
    if any(action.krystallium):
        parts.append(
            words.t("payment-krystallium", count=sum(action.krystallium), cubes=words.heap(action.krystallium))
        )
    if any(besides):
        parts.append(words.heap(besides))
    return {
        "quest": words.quest(action.quest, rules),
        "step": words.step(action.quest, action.step, rules),
        "payment": words.listed(parts),
    }


_BESIDES: Mapping[Hashable, Callable[[Terms, View, Any], Arguments]] = {
    IN_HAND[0]: _offer,
    on_icon(CardId(0), 0)[0]: _icon,
    on_step(0, 0)[0]: _quest_step,
}
"""Extra arguments by the sort of target, since this package does not know the modules."""


def seat_in_view(view: View, seat: int) -> SeatView:
    """The view of a seat."""
    return next(one for one in view.seats if one.seat == seat)
