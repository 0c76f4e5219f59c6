"""The middle of the table: Offering areas, decks, the Production board, cubes in hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from kingdom.core.phases import STEPS
from kingdom.core.resources import RESOURCES
from kingdom.core.showing import Heap
from kingdom.core.state import State
from kingdom.core.targets import in_area
from kingdom.core.view import Hidden
from kingdom.rules.base import CALAMITIES
from kingdom.rules.building import Place
from kingdom.rules.choice import AREA_NAMES, AREAS
from kingdom.rules.production import produces
from kingdom.web.present.cards.codes import CODES
from kingdom.web.present.cards.pictures import Picture
from kingdom.web.present.table.choice_form import Ticking, ticking
from kingdom.web.present.table.menu import Button
from kingdom.web.present.table.pieces import Piece, Pieces
from kingdom.web.texts import Texts


@dataclass(frozen=True, slots=True)
class Area:
    """An Offering area."""

    number: int
    name: str
    """`left` or `right`, as in messages and the notation."""
    cards: tuple[Piece, ...]
    buttons: tuple[Button, ...]
    ticking: Ticking | None
    """In a mode in which cards of the area are ticked: the form for it."""
    modes: tuple[Button, ...]
    """The modes that start from the area."""


def areas(pieces: Pieces) -> tuple[Area, ...]:
    """Both areas. To take an empty one is nearly always a mistake: the player is asked first, unless both are."""
    view, menu = pieces.view, pieces.menu
    regret = pieces.texts.t("regret-empty") if any(view.areas) else ""
    found = []
    for number in AREAS:
        form = ticking(pieces, number)
        found.append(
            Area(
                number,
                AREA_NAMES[number],
                pieces.all(view.areas[number]),
                _buttons(pieces, number, regret) if form is None else (),
                form,
                menu.opening(*in_area(number)),
            )
        )
    return tuple(found)


def _buttons(pieces: Pieces, number: int, regret: str) -> tuple[Button, ...]:
    """What can be done with an area. Asks before nothing is taken."""
    found = pieces.menu.at(*in_area(number))
    empty = not pieces.view.areas[number]
    return tuple(one._replace(regret=regret) if one.kind == "Select" and empty else one for one in found)


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck, stack or pile: how many cards, and its top card if visible."""

    name: str
    label: str
    size: int
    top: Piece | None = None


ON_THE_TABLE = tuple(Heap)


def decks(pieces: Pieces) -> tuple[Deck, ...]:
    """The decks on the table, in the order in which players look for them."""
    view = pieces.view
    found = []
    for name, place in sorted(view.rules.piles.items(), key=lambda pile: ON_THE_TABLE.index(pile[1].heap)):
        pile = view.piles.get(name)
        if pile is None or place.heap is Heap.ASIDE or (not pile.size and len(view.seats) == 1):
            continue
        if name == CALAMITIES and view.rules.settings.menaces:
            continue
        seen = pile.cards[:1] if place.heap in (Heap.DECK, Heap.SUPPLY) else ()
        found.append(
            Deck(
                name, _deck_label(name, pieces.texts), pile.size, pieces.card(seen[0], buttons=False) if seen else None
            )
        )
    gone = len(view.discards) + sum(len(seat.discards) for seat in view.seats)
    return (*found, Deck("discards", pieces.texts.t("deck-discards"), gone))


def _deck_label(name: str, texts: Texts) -> str:
    """What a deck is called: a Menace deck by its name in the card set, any other by a message of its own."""
    id = f"deck-{name}"
    return texts.card(name) if name in texts.content.texts else texts.t(id) if texts.has(id) else name


def discarded(pieces: Pieces) -> tuple[tuple[Piece, ...], int]:
    """The discards that are face up, by name, and how many are face down."""
    view = pieces.view
    open_cards = [card for card in view.discards if not isinstance(card, Hidden)]
    open_cards += [card for seat in view.seats for card in seat.discards]
    found = [pieces.card(card, buttons=False) for card in open_cards]
    hidden = sum(isinstance(card, Hidden) for card in view.discards)
    return tuple(sorted(found, key=lambda piece: (piece.face.tincture, piece.ref) if piece.face else ("", ""))), hidden


@dataclass(frozen=True, slots=True)
class Gone:
    """A card among the discards that are face up, and how many copies of it."""

    name: str
    key: str
    picture: Picture
    count: int


def lying_open(pieces: Pieces) -> tuple[tuple[Gone, ...], int]:
    """The discards that are face up, with copies combined, and how many are face down."""
    cards, hidden = discarded(pieces)
    found: dict[str, Gone] = {}
    for piece in cards:
        if face := piece.face:
            before = found.get(face.key)
            found[face.key] = Gone(face.plain_name, face.key, face.picture, before.count + 1 if before else 1)
    return tuple(found.values()), hidden


# --- Production


@dataclass(frozen=True, slots=True)
class Mill:
    """A step of Production: what each seat produces, and the outcome."""

    code: str
    resource: str
    totals: tuple[int, ...]
    """The viewer's own first."""
    now: bool
    past: bool
    winner: str | None
    """Who won Supremacy, if the step has been played and somebody did."""
    leader: str | None
    """Who produces more than the other seat."""

    @property
    def lead(self) -> int:
        """By how much the leader leads."""
        return max(self.totals) - min(self.totals)


def mills(pieces: Pieces, table: State, facts: Sequence[Mapping[str, Any]]) -> tuple[Mill, ...]:
    """The four steps of this round."""
    view = pieces.view
    this_round = _since_the_round_began(facts)
    made = {(f["resource"], f["seat"]): f["count"] for f in this_round if f["event"] == "Produced"}
    won = {f["resource"]: f["seat"] for f in this_round if f["event"] == "SupremacyWon"}
    found = []
    for phase in STEPS:
        assert phase.resource is not None
        name = phase.resource.name.lower()
        played = (name, view.seats[0].seat) in made
        totals = tuple(
            made[name, seat.seat] if played else produces(table, seat.seat, phase.resource) for seat in view.seats
        )
        winner = pieces.names[won[name]] if name in won else None
        leaders = [seat.seat for seat, made_of_it in zip(view.seats, totals, strict=True) if made_of_it == max(totals)]
        leader = pieces.names[leaders[0]] if len(leaders) < len(totals) else None
        now = view.phase is phase
        found.append(Mill(CODES[phase.resource], name, totals, now, played and not now, winner, leader))
    return tuple(found)


def _since_the_round_began(facts: Sequence[Mapping[str, Any]]) -> Sequence[Mapping[str, Any]]:
    began = [at for at, fact in enumerate(facts) if fact["event"] == "RoundBegan"]
    return facts[began[-1] :] if began else facts


@dataclass(frozen=True, slots=True)
class CubesInHand:
    """Cubes of one kind that still have to be placed."""

    code: str
    resource: str
    count: int
    to_alchemy: Button | None


def cubes_in_hand(pieces: Pieces) -> tuple[CubesInHand, ...]:
    """What the viewer has in hand, kind by kind."""
    view, menu = pieces.view, pieces.menu
    if view.seat is None:
        return ()
    return tuple(
        CubesInHand(CODES[kind], kind.name.lower(), view.me.cubes[kind], menu.one_at("alchemy", int(kind)))
        for kind in RESOURCES
        if view.me.cubes[kind]
    )


def rest_to_alchemy(pieces: Pieces) -> Button | None:
    """All cubes in hand to Alchemy, in the order of the resources."""
    view, menu, texts = pieces.view, pieces.menu, pieces.texts
    cubes = cubes_in_hand(pieces)
    total = sum(one.count for one in cubes)
    if total < 2 or any(one.to_alchemy is None for one in cubes):
        return None
    places = [Place(kind, None) for kind in RESOURCES for _ in range(view.me.cubes[kind])]
    label = texts.t("rest-to-alchemy-label", cubes=texts.heap(view.me.cubes))
    button = menu.plan(places, texts.t("rest-to-alchemy", count=total), label, "Rest")
    fitting = tuple(
        min(
            view.me.cubes[kind],
            sum(
                view.box[site.card].cost[kind] - site.filled[kind]
                for site in view.me.construction
                if menu.has("space", site.card, int(kind))
            ),
        )
        for kind in RESOURCES
    )
    if not any(fitting):
        return button
    return button._replace(regret=texts.t("regret-alchemy", cubes=texts.heap(fitting), number=sum(fitting)))
