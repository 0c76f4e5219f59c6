"""A seat as a panel: everything in front of a player."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from kingdom.core.cards import CardId, Family
from kingdom.core.engine import score
from kingdom.core.resources import RESOURCES
from kingdom.core.scoring import ScoreLine
from kingdom.core.showing import Holds, Lies
from kingdom.core.state import State
from kingdom.core.view import SeatView, View
from kingdom.rules.building import FULL_ALCHEMY
from kingdom.rules.production import produces
from kingdom.rules.setup import traps_a_round
from kingdom.web.present.cards.codes import CODES, letters
from kingdom.web.present.cards.faces import Face, face_of
from kingdom.web.present.table.module_data import each_kept, kept, lying
from kingdom.web.present.table.pieces import Charter, Piece, Pieces, Strip, StripIcon


class Total(NamedTuple):
    """How much of a resource a Duchy produces in a round, and whether that is more than the opponent's."""

    code: str
    made: int
    leads: bool


@dataclass(frozen=True, slots=True)
class SeatPanel:
    """What is in front of a seat, as the viewer may see it."""

    seat: int
    name: str
    bot: str | None
    own: bool
    duchy: Face
    side: str
    totals: tuple[Total, ...]
    points: int
    score: tuple[ScoreLine, ...]
    hand: tuple[Piece, ...] | None
    hand_count: int
    selection: tuple[Piece, ...]
    charters: tuple[Charter, ...]
    counts: Mapping[str, int]
    """How many cards, Menaces and Vermin are in Construction."""
    duchy_strip: Strip
    strips: tuple[Strip, ...]
    built: int
    krystallium: int
    soldiers: int
    training: int
    traps: tuple[bool, ...]
    """For each Trap token, whether it is ready."""
    spies: tuple[bool, ...]
    alchemy: str
    alchemy_room: int
    """How many empty spaces Alchemy shows."""
    alchemy_count: str
    """How full it is, in words; with a Quest it may hold more than one transmutation needs (QUE-5)."""
    alchemy_words: str
    cubes: str
    advisors: tuple[Piece, ...]
    searched: tuple[Piece, ...]
    steps_done: tuple[tuple[int, int], ...]
    beside_danger: str
    most_beside_danger: int | None
    done: bool


def seat_panel(seat: SeatView, pieces: Pieces, table: State, bot: str | None) -> SeatPanel:
    """A seat, from what the viewer sees; `table` is the public part of the state, for counting."""
    view, texts, rules = pieces.view, pieces.texts, pieces.view.rules
    own = seat.seat == view.viewer
    board = next(card for card in seat.duchy if view.box[card].family is Family.DUCHY)
    stolen = each_kept(seat, rules, Holds.ON_ICONS)
    lines = tuple(score(table, seat.seat))
    alchemy = letters(seat.alchemy)
    traps = traps_a_round(table)
    used = each_kept(seat, rules, Holds.SPENT_KINDS)
    return SeatPanel(
        seat=seat.seat,
        name=pieces.names[seat.seat],
        bot=bot,
        own=own,
        duchy=face_of(view.box[board], texts),
        side=view.rules.settings.side,
        totals=_totals(seat, view, table),
        points=sum(line.points for line in lines),
        score=tuple(line for line in lines if line.points),
        hand=None if seat.hand is None else pieces.all(seat.hand),
        hand_count=seat.hand_count,
        selection=pieces.all(seat.selection, buttons=True),
        charters=_charters(seat, pieces, own),
        counts=_counts(seat, view),
        duchy_strip=pieces.strip(board, stolen, own=own),
        strips=_strips([pieces.strip(card, stolen, own=own) for card in seat.duchy if card != board]),
        built=sum(view.box[card].family is Family.DEVELOPMENT for card in seat.duchy),
        krystallium=seat.krystallium,
        soldiers=seat.soldiers,
        training=seat.training,
        traps=tuple(at < seat.traps for at in range(max(traps, seat.traps))),
        spies=tuple(
            side
            for ready, spent in kept(seat, rules, Holds.READY_AND_SPENT)
            for side in [True] * ready + [False] * spent
        ),
        alchemy=alchemy,
        alchemy_room=max(0, FULL_ALCHEMY - len(alchemy)),
        alchemy_count=texts.t(
            "alchemy-count" if len(alchemy) <= FULL_ALCHEMY else "alchemy-more", count=len(alchemy), full=FULL_ALCHEMY
        ),
        alchemy_words=texts.heap(seat.alchemy),
        cubes=letters(seat.cubes),
        advisors=tuple(_advisor(card, pieces, own, used) for card in lying(seat, rules, Lies.SERVING)),
        searched=pieces.all(lying(seat, rules, Lies.LOOKED_AT)),
        steps_done=each_kept(seat, rules, Holds.STEPS),
        beside_danger="".join(letters(cubes) for cubes in kept(seat, rules, Holds.CUBES)),
        most_beside_danger=next((slot.most for slot in rules.holding(Holds.CUBES) if slot.name in seat.slots), None),
        done=seat.done,
    )


def _strips(strips: Sequence[Strip]) -> tuple[Strip, ...]:
    """Constructed cards, with copies combined, except those with which something can be done."""
    found: dict[tuple[str, tuple[StripIcon, ...]], Strip] = {}
    for strip in strips:
        busy = strip.piece.buttons or any(icon.button for icon in strip.icons)
        key = (strip.piece.ref if busy else strip.piece.ref.partition("#")[0], strip.icons)
        known = found.get(key)
        found[key] = strip if known is None else replace(known, count=known.count + 1)
    return tuple(found.values())


def _totals(seat: SeatView, view: View, table: State) -> tuple[Total, ...]:
    found = []
    for kind in RESOURCES:
        mine = produces(table, seat.seat, kind)
        others = [produces(table, other.seat, kind) for other in view.seats if other.seat != seat.seat]
        found.append(Total(CODES[kind], mine, bool(others) and mine > max(others)))
    return tuple(found)


def _charters(seat: SeatView, pieces: Pieces, own: bool) -> tuple[Charter, ...]:
    """Cards under construction, then Menaces, then Vermin in a stack."""
    view = pieces.view
    frozen = dict(each_kept(seat, view.rules, Holds.UNDER_CARDS))
    scenario = view.rules.settings.scenario
    wanted = {key for key, _ in scenario.required} if scenario else set()
    found = [
        pieces.charter(site, own=own, beneath=frozen.get(site.card), required=view.box[site.card].key in wanted)
        for site in seat.construction
    ]
    if own and pieces.draft:
        found += [replace(pieces.new_charter(card), required=view.box[card].key in wanted) for card in pieces.draft.new]
    standing = [card for card in lying(seat, view.rules, Lies.THREATENING) if card not in frozen.values()]
    vermin = [card for card in standing if view.box[card].family is Family.VERMIN]
    found += [_threat(card, pieces, own) for card in standing if card not in vermin]
    if vermin:
        found.append(_threat(vermin[0], pieces, own, len(vermin)))
    return tuple(found)


def _threat(card: CardId, pieces: Pieces, own: bool, count: int = 1) -> Charter:
    return Charter(pieces.card(card, buttons=own), threat=True, count=count)


def _counts(seat: SeatView, view: View) -> Mapping[str, int]:
    standing = [view.box[card].family for card in lying(seat, view.rules, Lies.THREATENING)]
    return {
        "cards": len(seat.construction),
        "menaces": standing.count(Family.MENACE),
        "vermin": standing.count(Family.VERMIN),
    }


def _advisor(card: CardId, pieces: Pieces, own: bool, used: tuple[str, ...]) -> Piece:
    """An Advisor in the Advisors area: a button where the ability needs no target, a mode where it does."""
    menu = pieces.menu
    key = pieces.view.box[card].key
    buttons = (*menu.at("advisor", key), *menu.opening("advisor", key)) if own else ()
    return replace(pieces.card(card, spent=key in used), buttons=buttons)
