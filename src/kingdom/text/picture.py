"""A table as plain text, as one viewer sees it: readable without colour, and in a hundred columns.

`picture(view)` draws a view; `picture(view(state, OPEN_TABLE))` the whole table, hidden cards and all. What is not in
the view cannot get into its picture: nothing else is looked at.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from textwrap import wrap
from typing import Any

from kingdom.core.cards import CardId, CardType, Family
from kingdom.core.engine import score
from kingdom.core.imagine import open_state
from kingdom.core.phases import ROUNDS, Phase
from kingdom.core.resources import LETTERS, NO_CUBES, RESOURCES, cubes_text
from kingdom.core.state import Cards
from kingdom.core.view import Hidden, PileView, SeatView, Shown, View
from kingdom.core.viewers import OPEN_TABLE
from kingdom.rules.base import BOX, DEVELOPMENT
from kingdom.rules.choice import AREA_NAMES
from kingdom.rules.production import produces
from kingdom.words.drawers import slot_text, step_text
from kingdom.words.faces import PLURALS, counted, face, spaces_text, type_name, worth
from kingdom.words.scoresheet import score_sheet
from kingdom.words.seats import ANN_AND_BOB, Speaker

NO_PILE = PileView(0, ())

WIDTH = 100
LABEL = 14
NAME = 24


def picture(view: View, speaker: Speaker = ANN_AND_BOB) -> str:
    """A view as text, about a hundred columns wide.

    >>> import kingdom
    >>> print(picture(kingdom.new_game(seed=7).view(None)))
    Round 1 of 4 · Choice · turn 1 · Ann is first · Ann is to decide
    ...
    """
    lines = [headline(view, speaker), ""]
    for name, area in zip(AREA_NAMES, view.areas, strict=True):
        lines += _cards(f"{name.capitalize()} area", view, area, speaker)
    for name in view.rules.piles:
        pile = view.piles.get(name, NO_PILE)
        if pile.size or name == DEVELOPMENT:
            lines += _pile(view, name, pile)
    hidden = sum(isinstance(card, Hidden) for card in view.discards)
    lines += _row("Discards", f"{len(view.discards)} cards" + f", {hidden} of them face down" * (hidden > 0))
    lines += _quests(view) + _kept(view, view.slots, speaker)
    for seat in view.seats:
        lines += ["", *seat_lines(view, seat, speaker)]
    if view.verdict is not None:
        lines += ["", score_sheet(view.verdict, speaker)]
    return "\n".join(lines)


def headline(view: View, speaker: Speaker = ANN_AND_BOB) -> str:
    """Where the game stands: round, phase, turn, and who is to decide."""
    parts = [f"Round {view.round} of {ROUNDS}" if view.round else "Before round 1", phase_name(view.phase)]
    if view.verdict is None:
        if not view.phase.window:
            parts.append(f"turn {view.turns + 1}")
        if len(view.seats) > 1:
            parts.append(speaker.about(view.first, "[is|are] first"))
        parts.append(_to_decide(view, speaker))
    return " · ".join(part for part in parts if part)


def _to_decide(view: View, speaker: Speaker) -> str:
    if view.turn is not None:
        return speaker.about(view.turn, "[is|are] to decide")
    if view.seat is not None:
        return speaker.about(view.seat, "[is|are] to decide" if view.to_decide else "[is|are] done")
    owing = [seat.seat for seat in view.seats if not seat.done]
    if view.viewer is OPEN_TABLE or len(owing) == 1 < len(view.seats):
        return f"to decide: {', '.join(speaker.name(seat) for seat in owing)}"
    return "both decide at once" if len(view.seats) > 1 else speaker.about(0, "[is|are] to decide")


def phase_name(phase: Phase) -> str:
    """A phase in words.

    >>> from kingdom.core.phases import GOLD, LAST
    >>> phase_name(GOLD), phase_name(LAST)
    ('Production of Gold', 'Last window')
    """
    return f"Production of {phase.name.capitalize()}" if phase.resource is not None else phase.name.capitalize()


# --- a seat


def seat_lines(view: View, seat: SeatView, speaker: Speaker = ANN_AND_BOB) -> list[str]:
    """One seat: what it has, holds, builds and has built."""
    table = open_state(view)
    points = sum(line.points for line in score(table, seat.seat))
    made = "  ".join(f"{LETTERS[resource]} {produces(table, seat.seat, resource)}" for resource in RESOURCES)
    heaps = f"Alchemy {cubes_text(seat.alchemy)}" + f" · cubes in hand {cubes_text(seat.cubes)}" * (
        seat.cubes != NO_CUBES
    )
    board = ", ".join(view.box[card].name for card in seat.duchy if view.box[card].family is Family.DUCHY)
    title = " · ".join(
        [speaker.title(seat.seat), board, f"{points} point{'s' * (abs(points) != 1)}", *(["done"] if seat.done else [])]
    )
    lines = [f"── {title} ".ljust(WIDTH, "─")]
    lines += _row("Production", made)
    lines += _row(
        "Stock",
        f"Krystallium {seat.krystallium} · Soldiers {seat.soldiers} · Training {seat.training} · "
        f"Traps {seat.traps} · {heaps}",
    )
    if seat.hand is None:
        lines += _row("Hand", f"{seat.hand_count} cards")
    elif seat.hand:
        lines += _cards("Hand", view, seat.hand, speaker, numbered=True)
    if seat.selection:
        lines += _cards("Selection", view, seat.selection, speaker)
    lines += _construction(view, seat)
    lines += _duchy(view, seat)
    for name in view.rules.zones:
        lines += _zone(view, name, seat.zones.get(name, ()))
    lines += _kept(view, seat.slots, speaker)
    if seat.discards:
        lines += _row("Discarded", f"{len(seat.discards)} cards")
    for duty in seat.owes:
        lines += _row("Must decide", f"{duty.sentence} ({duty.clause})")
    return lines


def _construction(view: View, seat: SeatView) -> list[str]:
    found = []
    for site in seat.construction:
        kind = view.box[site.card]
        name = f"{view.rules.names[site.card]:<{NAME}}"
        good_for = " · ".join([type_name(kind), *worth(kind)])
        found.append(f"{name} {spaces_text(kind.cost, site.filled):<16} {good_for}".rstrip())
    return _list("Construction", found or ["nothing"])


def _duchy(view: View, seat: SeatView) -> list[str]:
    """Constructed cards by type, in the order of the types, then Calamities."""
    lines: list[str] = []
    for card_type in CardType:
        cards = [card for card in seat.duchy if view.box[card].type is card_type]
        if cards:
            lines += _row(PLURALS[card_type], f"{len(cards)}: {', '.join(view.rules.names.all(cards))}")
    others = [view.box[card].name for card in seat.duchy if view.box[card].type is None]
    if others[1:]:
        lines += _row("Calamities", counted(others[1:]))
    return lines


def _zone(view: View, name: str, zone: Cards | int) -> list[str]:
    if isinstance(zone, int):
        return _row(_label(name), f"{zone} hidden") if zone else []
    return _list(_label(name), [_faced(view, card) for card in zone]) if zone else []


# --- the table


def _pile(view: View, name: str, pile: PileView) -> list[str]:
    """A deck or stack: how many cards, and those that are seen, next first; what is out of the game only counted."""
    text = f"{pile.size} card{'s' * (pile.size != 1)}"
    if pile.cards and name != BOX:
        kinds = {view.box[card].name for card in pile.cards}
        if len(pile.cards) < pile.size:
            text += f", next {', '.join(_faced(view, card) for card in pile.cards)}"
        elif len(kinds) == 1:
            text += f": {kinds.pop()}"
        else:
            text += f", next first: {', '.join(view.rules.names.all(pile.cards))}"
    return _row(_label(name), text)


def _cards(label: str, view: View, cards: Iterable[Shown], speaker: Speaker, *, numbered: bool = False) -> list[str]:
    lines = [_hidden(view, card, speaker) if isinstance(card, Hidden) else _faced(view, card) for card in cards]
    if numbered:
        lines = [f"{number} {line}" for number, line in enumerate(lines, 1)]
    return _list(label, lines or ["empty"])


def _faced(view: View, card: CardId) -> str:
    return f"{view.rules.names[card]:<{NAME}} {face(view.box[card])}"


def _hidden(view: View, card: Hidden, speaker: Speaker) -> str:
    """A face-down card: who laid it and its handle, which are public (GEN-8); in brackets its face, if remembered."""
    by = "" if card.by is None else f" by {speaker.name(card.by)}"
    return f"face down{by} [{card.handle}]" + ("" if card.card is None else f" ({view.rules.names[card.card]})")


def _kept(view: View, slots: Mapping[str, Any], speaker: Speaker) -> list[str]:
    """What modules keep in their drawers, by name."""
    texts = [(name, slot_text(name, value, view, speaker)) for name, value in sorted(slots.items())]
    return [line for name, text in texts if text for line in _row(_label(name), text)]


def _quests(view: View) -> list[str]:
    lines: list[str] = []
    for quest in view.rules.settings.quests:
        lines += _list("Quest", [quest.name, *(f"{at} {step_text(step)}" for at, step in enumerate(quest.steps, 1))])
    return lines


# --- lines


def _label(name: str) -> str:
    return name.replace("_", " ").replace(".", " ").capitalize()


def _row(label: str, text: str) -> list[str]:
    """A labelled text, broken where it is too long."""
    parts = wrap(text, WIDTH - LABEL, break_on_hyphens=False, break_long_words=False) or [""]
    return _list(label, parts)


def _list(label: str, lines: Sequence[str]) -> list[str]:
    """A label, and lines beside it that stay as they are."""
    return [f"{label if at == 0 else '':<{LABEL}}{line}".rstrip() for at, line in enumerate(lines)]
