"""A table as plain text, as one viewer sees it: a hundred columns, readable without colour.

`picture(view)` draws a view; `picture(view(state, OPEN_TABLE))` draws the whole table, including hidden cards. The
picture is made only from the view, so it cannot reveal anything else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from textwrap import wrap
from typing import Any, NamedTuple

from kingdom.core.cards import CardId, CardType, Family
from kingdom.core.engine import score
from kingdom.core.imagine import open_state
from kingdom.core.phases import ROUNDS
from kingdom.core.resources import LETTERS, NO_CUBES, RESOURCES, cubes_text
from kingdom.core.state import Cards
from kingdom.core.view import Hidden, PileView, SeatView, Shown, View
from kingdom.rules.base import BOX, DEVELOPMENT
from kingdom.rules.choice import AREA_NAMES
from kingdom.rules.production import produces
from kingdom.words.cards import type_key, type_name
from kingdom.words.faces import face, spaces_text, step_text, worth
from kingdom.words.scoresheet import score_sheet
from kingdom.words.slots import slot_text
from kingdom.words.status import duty_prompt
from kingdom.words.terms import SEATS, Terms, capitalised

NO_PILE = PileView(0, ())

WIDTH = 100
LABEL = 14
"""The minimum width of the label column; longer labels make it wider."""
NAME = 24
DEEPER = "  "
SEPARATOR = " · "


def picture(view: View, language: str | Terms = "en", names: Sequence[str] = SEATS) -> str:
    """A view as text in a language, about a hundred columns wide.

    >>> import kingdom
    >>> print(picture(kingdom.new_game(seed=7).view(None)))
    Round 1 of 4 · Choice phase · turn 1 · Ann is first · waiting for Ann
    ...
    """
    words = Terms(language, copies=True) if isinstance(language, str) else language
    return "\n".join(_Picture(words, view, names).lines())


def seat_picture(view: View, words: Terms, names: Sequence[str] = SEATS) -> str:
    """The viewer's own part of the table."""
    return "\n".join(_Picture(words, view, names).own())


class _Row(NamedTuple):
    """A label and the lines next to it."""

    label: str
    beside: Sequence[str]


class _Picture:
    """The picture of one view."""

    def __init__(self, words: Terms, view: View, names: Sequence[str]) -> None:
        self.words = words
        self.view = view
        self.names = names

    def lines(self) -> list[str]:
        """The whole picture."""
        blocks: list[list[_Row | str]] = [[*self.table()], *([*self.seat(seat)] for seat in self.view.seats)]
        width = self._label_width(blocks)
        lines = [self.headline()]
        for block in blocks:
            lines += ["", *self._laid(block, width)]
        if self.view.verdict is not None:
            lines += ["", score_sheet(self.words, self.view.verdict, self.names)]
        return lines

    def own(self) -> list[str]:
        """The viewer's own seat, laid out as in the whole picture."""
        blocks: list[list[_Row | str]] = [[*self.table()], *([*self.seat(seat)] for seat in self.view.seats)]
        return self._laid([*self.seat(self.view.me)], self._label_width(blocks))

    # --- layout

    def _label_width(self, blocks: Iterable[Iterable[_Row | str]]) -> int:
        labels = [row.label for block in blocks for row in block if isinstance(row, _Row)]
        return max(LABEL, *(len(label) + 1 for label in labels))

    def _laid(self, block: Iterable[_Row | str], width: int) -> list[str]:
        lines: list[str] = []
        for row in block:
            if isinstance(row, str):
                lines.append(row)
                continue
            beside = [part for line in row.beside for part in _broken(line, WIDTH - width)] or [""]
            lines += [f"{row.label if at == 0 else '':<{width}}{line}".rstrip() for at, line in enumerate(beside)]
        return lines

    def _label(self, name: str) -> str:
        """The label of a pile, a zone or a slot; its internal name if it belongs to a third-party module."""
        id = f"label-{name}"
        if self.words.has(id):
            return self.words.t(id)
        if name in self.words.content.texts:
            return self.words.card(name)
        return capitalised(name.replace("_", " ").replace(".", " "))

    # --- the table

    def headline(self) -> str:
        """The state of the game: round, phase, turn, and the seats that have to decide."""
        view, words = self.view, self.words
        parts = [
            words.t("picture-round", number=view.round, rounds=ROUNDS) if view.round else words.t("picture-before")
        ]
        parts.append(words.t("phase-title", phase=words.phase(view.phase)))
        if view.verdict is None:
            if not view.phase.window:
                parts.append(words.t("picture-turn", number=view.turns + 1))
            if len(view.seats) > 1:
                parts.append(words.t("picture-first", seat=self.names[view.first]))
            parts.append(self._awaited())
        return " · ".join(parts)

    def _awaited(self) -> str:
        """The seat whose turn it is; in a window, the seats that are not done."""
        view = self.view
        awaited = [view.turn] if view.turn is not None else sorted(seat.seat for seat in view.seats if not seat.done)
        return self.words.t("picture-waiting", seats=self.words.listed([self.names[seat] for seat in awaited]))

    def table(self) -> Iterator[_Row]:
        """The shared part of the table: areas, decks, discards, Quest boards."""
        view, words = self.view, self.words
        for name, area in zip(AREA_NAMES, view.areas, strict=True):
            yield self._cards(words.t(f"label-area-{name}"), area)
        for name in view.rules.piles:
            pile = view.piles.get(name, NO_PILE)
            if pile.size or name == DEVELOPMENT:
                yield _Row(self._label(name), [self._pile(name, pile)])
        hidden = sum(isinstance(card, Hidden) for card in view.discards)
        yield _Row(self._label("discards"), [words.t("picture-discards", count=len(view.discards), hidden=hidden)])
        for quest in view.rules.settings.quests:
            steps = [f"{at} {step_text(words, step)}" for at, step in enumerate(quest.steps, 1)]
            yield _Row(self._label("quest"), [words.named(quest.name), *steps])
        yield from self._module_slots(view.slots)

    def _pile(self, name: str, pile: PileView) -> str:
        """A deck or stack: its size, and its visible cards, next first. For the box, only the number of cards."""
        text = self.words.t("picture-cards", count=pile.size)
        if not pile.cards or name == BOX:
            return text
        kinds = {self.view.box[card].name for card in pile.cards}
        if len(pile.cards) < pile.size:
            shown = ", ".join(self._faced(card) for card in pile.cards)
            return self.words.t("picture-pile-next", cards=text, shown=shown)
        if len(kinds) == 1:
            return self.words.t("picture-pile-of", cards=text, shown=self.words.named(kinds.pop()))
        return self.words.t("picture-pile-open", cards=text, shown=", ".join(self._named(card) for card in pile.cards))

    def _module_slots(self, slots: Mapping[str, Any]) -> Iterator[_Row]:
        """The slots of modules, by name."""
        for name, value in sorted(slots.items()):
            if text := slot_text(self.words, name, value, self.view, self.names):
                yield _Row(self._label(name), [text])

    # --- a seat

    def seat(self, seat: SeatView) -> Iterator[_Row | str]:
        """One seat: stock, hand, Construction, Duchy and the rest."""
        view, words = self.view, self.words
        table = open_state(view)
        points = sum(line.points for line in score(table, seat.seat))
        boards = ", ".join(
            words.named(view.box[card].name) for card in seat.duchy if view.box[card].family is Family.DUCHY
        )
        title = [self.names[seat.seat], boards, words.t("face-points", count=points)]
        title += [words.t("picture-seat-done")] if seat.done else []
        yield f"── {' · '.join(title)} ".ljust(WIDTH, "─")
        made = "  ".join(f"{LETTERS[resource]} {produces(table, seat.seat, resource)}" for resource in RESOURCES)
        yield _Row(self._label("production"), [made])
        yield _Row(self._label("stock"), [self._stock(seat)])
        if seat.hand is None:
            yield _Row(self._label("hand"), [words.t("picture-cards", count=seat.hand_count)])
        elif seat.hand:
            yield self._cards(self._label("hand"), seat.hand, numbered=True)
        if seat.selection:
            yield self._cards(self._label("selection"), seat.selection)
        yield _Row(self._label("construction"), [*self._construction(seat)] or [words.t("nothing")])
        yield from self._duchy(seat)
        for name in view.rules.zones:
            yield from self._zone(name, seat.zones.get(name, ()))
        yield from self._module_slots(seat.slots)
        if seat.discards:
            yield _Row(self._label("discarded"), [words.t("picture-cards", count=len(seat.discards))])
        for duty in seat.owes:
            yield _Row(self._label("owes"), [f"{duty_prompt(words, duty, view).rstrip('.')} ({duty.clause})"])

    def _stock(self, seat: SeatView) -> str:
        words = self.words
        stock = words.t(
            "picture-stock",
            krystallium=seat.krystallium,
            soldiers=seat.soldiers,
            training=seat.training,
            traps=seat.traps,
            alchemy=cubes_text(seat.alchemy),
        )
        if seat.cubes == NO_CUBES:
            return stock
        return f"{stock} · {words.t('picture-cubes', cubes=cubes_text(seat.cubes))}"

    def _construction(self, seat: SeatView) -> Iterator[str]:
        for site in seat.construction:
            kind = self.view.box[site.card]
            good_for = " · ".join([type_name(self.words, kind), *worth(self.words, kind)])
            spaces = spaces_text(kind.cost, site.filled)
            yield f"{self._named(site.card):<{NAME}} {spaces:<16} {good_for}".rstrip()

    def _duchy(self, seat: SeatView) -> Iterator[_Row]:
        """Constructed cards by type, in the order of the types, then Calamities."""
        for card_type in CardType:
            cards = [card for card in seat.duchy if self.view.box[card].type is card_type]
            if cards:
                label = self.words.t(f"label-{type_key(card_type)}")
                listed = ", ".join(self._named(card) for card in cards)
                yield _Row(label, [self.words.t("labelled", label=len(cards), text=listed)])
        others = [self.view.box[card].name for card in seat.duchy if self.view.box[card].type is None]
        if others[1:]:
            counted = Counter(self.words.named(name) for name in others[1:])
            yield _Row(self._label("calamities"), [", ".join(self.words.several(*one) for one in counted.items())])

    def _zone(self, name: str, zone: Cards | int) -> Iterator[_Row]:
        if isinstance(zone, int):
            if zone:
                yield _Row(self._label(name), [self.words.t("picture-hidden", count=zone)])
        elif zone:
            yield _Row(self._label(name), [self._faced(card) for card in zone])

    # --- cards

    def _cards(self, label: str, cards: Iterable[Shown], *, numbered: bool = False) -> _Row:
        lines = [self._hidden(card) if isinstance(card, Hidden) else self._faced(card) for card in cards]
        if numbered:
            lines = [f"{number} {line}" for number, line in enumerate(lines, 1)]
        return _Row(label, lines or [self.words.t("picture-empty")])

    def _named(self, card: CardId) -> str:
        return self.words.copy(self.view.rules.names[card])

    def _faced(self, card: CardId) -> str:
        return f"{self._named(card):<{NAME}} {face(self.words, self.view.box[card])}"

    def _hidden(self, card: Hidden) -> str:
        """A face-down card: its player and its handle, which are public (GEN-8); in brackets its name, if known."""
        id = "picture-face-down" if card.by is None else "picture-face-down-by"
        text = self.words.t(id, handle=card.handle, seat="" if card.by is None else self.names[card.by])
        return text if card.card is None else f"{text} ({self._named(card.card)})"


def _broken(line: str, width: int) -> list[str]:
    """A line split to fit the width, at its dots if it has any."""
    if len(line) <= width:
        return [line]
    lines = [""]
    for part in line.split(SEPARATOR):
        joined = f"{lines[-1]}{SEPARATOR}{part}" if lines[-1].strip() else f"{lines[-1]}{part}"
        if len(joined) <= width or not lines[-1].strip():
            lines[-1] = joined
        else:
            lines.append(f"{DEEPER}{part}")
    return [
        piece
        for one in lines
        for piece in wrap(one, width, subsequent_indent=DEEPER, break_on_hyphens=False, break_long_words=False)
    ]
