"""A closer look at a card: what it says in words, what can be done with it now, and why the rest cannot."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import NamedTuple

from kingdom.core.actions import Action
from kingdom.core.cards import CardId, Family
from kingdom.core.engine import why_not
from kingdom.core.resources import KRYSTALLIUM, RESOURCES, SOLDIER
from kingdom.core.showing import Lies
from kingdom.core.state import State
from kingdom.core.view import Hidden, View, in_sight, seen
from kingdom.rules.building import Abandon, Place, UseKrystallium, UseSoldier
from kingdom.rules.choice import Offer
from kingdom.rules.planning import Recycle, Slate
from kingdom.web.present.cards.faces import Face, face_of
from kingdom.web.present.table.help import WorthNow, called, serving, worth_now
from kingdom.web.present.table.menu import Button
from kingdom.web.present.table.module_data import zone
from kingdom.web.present.table.pieces import Pieces
from kingdom.web.present.table.refusals import MOST_TRIED, spot
from kingdom.web.texts import Texts
from kingdom.words.cards import CardLine, card_lines

WITH_A_NAME = (Lies.SERVING, Lies.THREATENING)
"""The kinds of zones that have a name of their own."""


class RefusalShown(NamedTuple):
    """Something that cannot be done now, and why."""

    label: str
    sentence: str
    clause: str
    shows: str
    """The part of the table to look at; empty if there is none."""


@dataclass(frozen=True, slots=True)
class CardShown:
    """A card at full size."""

    face: Face
    lines: tuple[CardLine, ...]
    where: str
    copies: int
    buttons: tuple[Button, ...]
    refused: tuple[RefusalShown, ...]
    remembered: bool
    worth: WorthNow | None
    """What it would be worth to the viewer; None for the opponent's cards."""


def cards_in_sight(view: View) -> dict[str, CardId]:
    """Every card whose place the viewer may know, by its name in the notation."""
    names = view.rules.names
    return {names[card]: card for card in in_sight(view)}


def card_shown(card: CardId, pieces: Pieces, state: State | None) -> CardShown:
    """A card, with what the viewer can do with it; `state` is only asked why something cannot be done."""
    view, texts = pieces.view, pieces.texts
    kind = view.box[card]
    possible = [action for action in view.options if not isinstance(action, Offer) and _concerns(action, card, view)]
    refused: list[RefusalShown] = []
    if state is not None and view.seat is not None:
        for meant in _thinkable(card, view):
            if not any(action in view.options for action in meant):
                error = why_not(state, view.seat, *meant)
                sentence = texts.refusal(error.reason, pieces.names)
                label = (
                    texts.action(meant[0], view) if len(meant) == 1 else called(type(meant[0]), meant[0], view, texts)
                )
                refused.append(RefusalShown(label, sentence, error.clause, spot(error.reason.id, view)))
    return CardShown(
        face=face_of(kind, texts),
        lines=tuple(card_lines(texts, kind)),
        where=_where(card, view, texts),
        copies=sum(other.key == kind.key for other in view.box),
        buttons=tuple(pieces.menu.button(action)._replace(short=texts.action(action, view)) for action in possible),
        refused=tuple(refused),
        remembered=not _openly(card, view),
        worth=None if _place(card, view).endswith("-other") else worth_now(card, view),
    )


def _concerns(action: Action, card: CardId, view: View) -> bool:
    """Whether an action uses this card, or is the ability of this Advisor."""
    name, *rest = action.target()
    return (name in ("card", "space", "icon") and rest[0] == card) or serving(action) == view.box[card].key


def _where(card: CardId, view: View, texts: Texts) -> str:
    """Where a card is, in words; for a module's zone without words, just on the table."""
    id = f"where-{_place(card, view)}"
    return texts.t(id if texts.has(id) else "where-table")


def _place(card: CardId, view: View) -> str:
    """Where a card is, as the key of a message."""
    for seat in view.seats:
        whose = "own" if seat.seat == view.viewer else "other"
        places = {
            "hand": seat.hand or (),
            "construction": tuple(site.card for site in seat.construction),
            "duchy": seat.duchy,
            "discards": seat.discards,
            "selection": tuple(seen(seat.selection)),
            **{name: zone(seat, name) for name, place in view.rules.zones.items() if place.lies in WITH_A_NAME},
        }
        for name, cards in places.items():
            if card in cards:
                return f"{name}-{whose}"
    if any(card in tuple(seen(area)) for area in view.areas):
        return "area"
    return "table"


def _openly(card: CardId, view: View) -> bool:
    """Whether the card is face up, and not just remembered."""
    places = (*view.areas, *(seat.selection for seat in view.seats), view.discards)
    return not any(isinstance(other, Hidden) and other.card == card for place in places for other in place)


def _thinkable(card: CardId, view: View) -> Iterator[tuple[Action, ...]]:
    """What a player may want to do with a card of their own: each kind of action, with all its possible meanings."""
    me = view.me
    kind = view.box[card]
    if card in tuple(seen(me.selection)):
        if kind.family is Family.DEVELOPMENT:
            yield (Slate(card),)
        yield (Recycle(card),)
    for site in me.construction:
        if site.card == card:
            lacking = [space for space in range(SOLDIER + 1) if site.filled[space] < kind.cost[space]]
            yield from ((Place(kind_of, card),) for kind_of in RESOURCES if kind_of in lacking)
            if any(space <= KRYSTALLIUM for space in lacking):
                yield (UseKrystallium(card, next(space for space in lacking if space <= KRYSTALLIUM)),)
            if SOLDIER in lacking:
                yield (UseSoldier(card),)
            yield (Abandon(card),)
    for action in view.rules.actions():
        if meant := tuple(islice(action.thinkable(view, card), MOST_TRIED)):
            yield meant
