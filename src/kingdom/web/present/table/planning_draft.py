"""Planning as a draft: a mark for each selected card and a place for each recycled cube, before anything happens.

The draft is part of the address of a page: the marks, and the places that the player chose; every other cube goes where
it is suggested (`kingdom.game.suggestions`). It is computed from the viewer's own view, so it shows nothing that the
player does not know, and nobody else notices it. Its plan is a list of ordinary actions.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from kingdom.core import engine
from kingdom.core.actions import Action
from kingdom.core.cards import CardId
from kingdom.core.imagine import open_state
from kingdom.core.phases import PLANNING
from kingdom.core.resources import LETTERS, RESOURCES, Cubes, Resource, take_cubes
from kingdom.core.state import Seat, State
from kingdom.core.view import View, seen
from kingdom.game.suggestions import may_close, open_sites
from kingdom.rules.building import Place
from kingdom.rules.planning import DONE, Recycle, Slate
from kingdom.web.present.table.cube_draft import (
    Counts,
    Draft,
    Where,
    draft_from,
    in_order,
    with_suggestions,
)

CHOSEN = "~"
"""Separates the marks from the places that the player chose."""
PRESSED = "!"
"""Comes before a press that changes the draft, as in `14s!put:14`."""
ALCHEMY = "a"

_MARK = re.compile(r"([0-9]{1,4})([sr])")
_PLACE = re.compile(r"([0-9]{0,2})([MPGE])([0-9]{1,4}|a)?")
_PRESS = re.compile(r"(rest):([sr])|(put|add|back|clear):([MPGE]?)([0-9]{1,4}|a)")


class CardMark(StrEnum):
    """The mark of a card: its way out of the Selection."""

    SLATE = "s"
    RECYCLE = "r"


@dataclass(frozen=True, slots=True)
class PlanningDraft:
    """A draft of a seat's Planning, and its consequences."""

    ways: Mapping[CardId, tuple[CardMark, ...]]
    """The possible marks of each card of the Selection."""
    marks: Mapping[CardId, CardMark]
    """The marks; a card with only one way always has that."""
    bonus: Mapping[CardId, Cubes]
    """What each recycled card gives."""
    by_hand: frozenset[Resource]
    """The kinds of cubes for which the player chose the places."""
    cubes: Draft
    """The places of the recycled cubes, among the cards under construction as they will be."""
    now: State
    closes: bool
    """True if the window can end with it, since nothing would be missed."""

    @property
    def seat(self) -> Seat:
        """The seat that plans."""
        return self.cubes.seat

    @property
    def open(self) -> tuple[CardId, ...]:
        """The cards without a mark."""
        return tuple(card for card in self.ways if card not in self.marks)

    @property
    def complete(self) -> bool:
        """True if every card has a mark and every cube a place."""
        return not self.open and self.cubes.complete

    @property
    def slated(self) -> tuple[CardId, ...]:
        """The cards that will be under construction."""
        return tuple(card for card, way in self.marks.items() if way is CardMark.SLATE)

    @property
    def recycled(self) -> tuple[CardId, ...]:
        """The cards that will be discarded for their cubes."""
        return tuple(card for card, way in self.marks.items() if way is CardMark.RECYCLE)

    @property
    def plan(self) -> tuple[Action, ...]:
        """All of it as a list of actions: legal in this order, one after another, if the draft is complete."""
        return (*self.cubes.plan, DONE) if self.closes else self.cubes.plan

    @property
    def places(self) -> Mapping[CardId, tuple[tuple[Resource, Where], ...]]:
        """The place of each cube of each recycled card; cubes without one are left out."""
        found: dict[CardId, list[tuple[Resource, Where]]] = {}
        for action in self.cubes.plan:
            if isinstance(action, Recycle):
                found[action.card] = []
            elif isinstance(action, Place):
                found[next(reversed(found))].append((action.resource, action.card))
        return {card: tuple(places) for card, places in found.items()}

    @property
    def touched(self) -> bool:
        """True if the player has marked or placed anything."""
        return bool(self.by_hand) or any(len(self.ways[card]) > 1 for card in self.marks)

    @property
    def address(self) -> str:
        """The draft as part of an address; empty if nothing is chosen."""
        return self.whole if self.touched else ""

    @property
    def whole(self) -> str:
        """The same with the marks that no player chose."""
        return _address(self.marks, self.chosen)

    @property
    def chosen(self) -> str:
        """The places that the player chose, as part of an address."""
        return _chosen(self.cubes.counts, self.by_hand)


def _address(marks: Mapping[CardId, CardMark], chosen: str) -> str:
    return ".".join(f"{card}{way}" for card, way in sorted(marks.items())) + (chosen and CHOSEN + chosen)


def _chosen(counts: Counts, kinds: Iterable[Resource]) -> str:
    found = [LETTERS[kind] for kind in sorted(kinds)]
    for (kind, where), count in in_order(counts):
        if count and kind in kinds:
            found.append(f"{count}{LETTERS[kind]}{ALCHEMY if where is None else where}")
    return ".".join(found)


def said_in(fields: Mapping[str, str]) -> str:
    """The draft in the fields of the sheet, or in an address that has it in one piece."""
    marks = {
        CardId(int(card)): CardMark(way)
        for name, way in fields.items()
        if (card := name.removeprefix("mark-")) != name and _MARK.fullmatch(f"{card}{way}")
    }
    press = fields.get("press", "")
    if not marks and "on" not in fields:
        return fields.get("draft", "")
    return _address(marks, fields.get("on", "")) + (press and PRESSED + press)


# --- from an address to a draft


def planning_draft(view: View, said: str = "") -> PlanningDraft | None:
    """The draft in an address; None if the viewer has no card to plan now. Whatever is not possible is left out."""
    ways = _ways(view)
    if view.seat is None or not ways:
        return None
    said, _, press = said.partition(PRESSED)
    marked, _, chosen = said.partition(CHOSEN)
    draft = _draft(view, ways, _marks(ways, marked), *_places(chosen))
    return _pressed(view, draft, press) if press else draft


def _ways(view: View) -> Mapping[CardId, tuple[CardMark, ...]]:
    if view.phase is not PLANNING:
        return {}
    found: dict[CardId, tuple[CardMark, ...]] = {}
    for action in view.options:
        if isinstance(action, Slate | Recycle):
            way = CardMark.SLATE if isinstance(action, Slate) else CardMark.RECYCLE
            found[action.card] = (*found.get(action.card, ()), way)
    return found


def _marks(ways: Mapping[CardId, tuple[CardMark, ...]], said: str) -> dict[CardId, CardMark]:
    given = {CardId(int(part[1])): CardMark(part[2]) for part in map(_MARK.fullmatch, said.split(".")) if part}
    return {
        card: possible[0] if len(possible) == 1 else given[card]
        for card, possible in ways.items()
        if len(possible) == 1 or given.get(card) in possible
    }


def _places(said: str) -> tuple[dict[tuple[Resource, Where], int], frozenset[Resource]]:
    counts: dict[tuple[Resource, Where], int] = {}
    kinds = set()
    for part in map(_PLACE.fullmatch, said.split(".")):
        if part:
            number, letter, where = part.groups()
            kind = Resource(LETTERS.index(letter))
            kinds.add(kind)
            if where:
                counts[kind, None if where == ALCHEMY else CardId(int(where))] = int(number or 0)
    return counts, frozenset(kinds)


def _draft(
    view: View,
    ways: Mapping[CardId, tuple[CardMark, ...]],
    marks: Mapping[CardId, CardMark],
    wanted: Counts,
    kinds: Iterable[Resource],
) -> PlanningDraft:
    seat, now = view.me.seat, open_state(view)
    now.players[seat].selection = tuple(seen(view.me.selection))
    before, bonus = now.copy(), dict[CardId, Cubes]()
    for card, way in marks.items():
        if way is CardMark.SLATE:
            engine.push(before, seat, Slate(card))
    for card, way in marks.items():
        if way is CardMark.RECYCLE:
            had = before.players[seat].cubes
            engine.push(before, seat, Recycle(card))
            bonus[card] = take_cubes(before.players[seat].cubes, had)
    pool = before.players[seat].cubes
    by_hand = frozenset(kind for kind in kinds if pool[kind])
    rest = [kind for kind in RESOURCES if kind not in by_hand]
    counts, _ = with_suggestions(before, seat, _trimmed(before, seat, wanted, by_hand), rest)
    plan = _plan(marks, bonus, counts)
    after = now.copy()
    for action in plan:
        engine.push(after, seat, action)
    cubes = draft_from(before, seat, counts, after, plan)
    complete = cubes.complete and len(marks) == len(ways)
    return PlanningDraft(ways, marks, bonus, by_hand, cubes, now, complete and may_close(after, seat))


def _trimmed(before: State, seat: Seat, wanted: Counts, kinds: Iterable[Resource]) -> Counts:
    """The chosen places as far as the marks allow them. What there is no cube for any more leaves Alchemy first."""
    room = {site.card: site.open for site in open_sites(before, seat)}
    found: dict[tuple[Resource, Where], int] = {}
    left = list(before.players[seat].cubes)
    for (kind, where), count in in_order(wanted):
        if kind in kinds and (where is None or where in room):
            most = left[kind] if where is None else min(left[kind], room[where][kind])
            found[kind, where] = min(count, most)
            left[kind] -= found[kind, where]
    return found


def _plan(marks: Mapping[CardId, CardMark], bonus: Mapping[CardId, Cubes], counts: Counts) -> Sequence[Action]:
    """Cards are slated first, so that all others can be recycled onto them; cubes follow in the order of GEN-1."""
    plan: list[Action] = [Slate(card) for card, way in marks.items() if way is CardMark.SLATE]
    waiting: dict[Resource, list[Where]] = defaultdict(list)
    for (kind, where), count in in_order(counts):
        waiting[kind] += [where] * count
    for card in sorted(bonus, key=lambda card: [-count for count in bonus[card]]):
        plan.append(Recycle(card))
        for kind in RESOURCES:
            some = waiting[kind][: bonus[card][kind]]
            del waiting[kind][: len(some)]
            plan += [Place(kind, where) for where in some]
    return plan


# --- presses


def _pressed(view: View, draft: PlanningDraft, said: str) -> PlanningDraft:
    """The draft after a press; the same draft if there is nothing to press."""
    found = _PRESS.fullmatch(said)
    if found is None:
        return draft
    rest, way, press, letter, place = found.groups()
    if rest:
        marks = {card: draft.marks.get(card, CardMark(way)) for card in draft.ways}
        return _draft(view, draft.ways, marks, draft.cubes.counts, draft.by_hand)
    where = None if place == ALCHEMY else CardId(int(place))
    kinds = (Resource(LETTERS.index(letter)),) if letter else RESOURCES
    counts = draft.cubes.counts
    if where is not None and where not in draft.cubes.sites:
        return draft
    if press == "put":
        taken = draft.cubes.taking(where, kinds)
        counts = taken.counts if taken else counts
    elif press == "add":
        counts = draft.cubes.adding(kinds[0], where) or counts
    else:
        for kind in kinds:
            some = 1 if press == "back" else draft.cubes.given(kind, where)
            counts = draft.cubes.giving(kind, where, some) if draft.cubes.given(kind, where) else counts
    changed = {kind for kind in RESOURCES if _of(counts, kind) != _of(draft.cubes.counts, kind)}
    return _draft(view, draft.ways, draft.marks, counts, draft.by_hand | changed)


def _of(counts: Counts, kind: Resource) -> Mapping[Where, int]:
    return {where: count for (one, where), count in counts.items() if one is kind and count}


# --- from actions to an address


def address_of(view: View, actions: Iterable[Action]) -> str:
    """The draft with which a seat would do these actions, as part of an address: the sheet that they came from."""
    marks: dict[CardId, CardMark] = {}
    counts: dict[tuple[Resource, Where], int] = defaultdict(int)
    for action in actions:
        if isinstance(action, Slate | Recycle):
            marks[action.card] = CardMark.SLATE if isinstance(action, Slate) else CardMark.RECYCLE
        elif isinstance(action, Place) and CardMark.RECYCLE in marks.values():
            counts[action.resource, action.card] += 1
    suggested = planning_draft(view, _address(marks, ""))
    if not marks or suggested is None:
        return ""
    kinds = [kind for kind in RESOURCES if _of(counts, kind) != _of(suggested.cubes.counts, kind)]
    again = planning_draft(view, _address(marks, _chosen(counts, kinds)))
    return again.address if again else ""
