"""Combat: the Menaces that a seat faces, what it takes to vanquish them, and what it costs to leave them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from kingdom.core import engine
from kingdom.core.cards import CardId
from kingdom.core.imagine import open_state
from kingdom.web.present.cards.faces import Face
from kingdom.web.present.table.menu import Button
from kingdom.web.present.table.pieces import Charter, Pieces
from kingdom.web.present.table.seats import SeatPanel


@dataclass(frozen=True, slots=True)
class Foe:
    """A Menace, or several identical ones."""

    face: Face
    key: str
    """As the page names its card, or the card above it."""
    ref: str
    count: int
    gain: str
    """What vanquishing it brings."""
    loss: str
    """What leaving it costs, apart from points."""
    buttons: tuple[Button, ...]
    reason: str
    """Why it cannot be vanquished now."""
    better: int = 0
    """How many points vanquishing one of them gains at the end, with everything that it completes."""
    above: Face | None = None
    """The card that it stands under."""

    @property
    def points(self) -> int:
        """What it costs at the end."""
        return self.count * self.each

    @property
    def each(self) -> int:
        """What one of them costs at the end."""
        return sum(worth.points for worth in self.face.worth)

    @property
    def price(self) -> int:
        """How many Soldiers it takes."""
        return self.count * self.face.soldiers


@dataclass(frozen=True, slots=True)
class Foes:
    """All Menaces that a seat faces."""

    all: tuple[Foe, ...]
    across: tuple[tuple[str, int], ...]
    """The Menaces that the opponent faces: names, and how many of each."""

    @property
    def points(self) -> int:
        """What they cost at the end, if they stay."""
        return sum(foe.points for foe in self.all)

    @property
    def price(self) -> int:
        """How many Soldiers they take."""
        return sum(foe.price for foe in self.all)

    def within_reach(self, soldiers: int) -> tuple[tuple[Foe, int], ...]:
        """What this many Soldiers would best vanquish, all together: which Menaces, and how many of each."""
        ways: list[tuple[int, int, tuple[tuple[Foe, int], ...]]] = [(0, 0, ())]
        for foe in (foe for foe in self.all if foe.buttons):
            ways += [
                (spent + count * foe.face.soldiers, saved - count * foe.each, (*chosen, (foe, count)))
                for spent, saved, chosen in ways
                for count in range(1, foe.count + 1)
                if spent + count * foe.face.soldiers <= soldiers
            ]
        return max(ways, key=lambda way: way[1])[2]


def foes(seat: SeatPanel, opponent: SeatPanel | None, pieces: Pieces) -> Foes:
    """The Menaces in the Construction area of a seat, including those under frozen cards, and the opponent's."""
    across = Counter[str]()
    for charter in _standing(opponent) if opponent else ():
        face = (charter.beneath or charter.piece).face
        across[face.plain_name if face else ""] += charter.count
    standing = [_foe(charter, seat, pieces) for charter in _standing(seat)]
    standing.sort(key=lambda foe: not foe.buttons)  # those that can be fought now come first
    return Foes(tuple(standing), tuple(across.items()))


def _standing(seat: SeatPanel) -> tuple[Charter, ...]:
    return tuple(charter for charter in seat.charters if charter.threat or charter.frozen)


def _foe(charter: Charter, seat: SeatPanel, pieces: Pieces) -> Foe:
    texts = pieces.texts
    menace = charter.beneath or charter.piece
    assert menace.face is not None
    assert charter.piece.face is not None
    above = charter.piece.face.plain_name
    told = [
        texts.t(id, card=above) if texts.has(id) else ""
        for id in (f"vanquished-{menace.face.key}", f"spared-{menace.face.key}")
    ]
    return Foe(
        face=menace.face,
        key=charter.piece.key,
        ref=charter.piece.ref,
        count=charter.count,
        gain=told[0],
        loss=told[1],
        buttons=charter.piece.buttons,
        reason=_reason(charter, menace.face, seat, pieces),
        better=_better(charter, seat, pieces),
        above=charter.piece.face if charter.beneath else None,
    )


def _better(charter: Charter, seat: SeatPanel, pieces: Pieces) -> int:
    """The points gained by vanquishing it now, tried on what the viewer sees; 0 if that cannot be done."""
    target = ("card", CardId(int(charter.piece.key)))
    found = [*pieces.menu.actions_at(*target), *pieces.menu.opened_from(*target)]
    if not found or not charter.piece.buttons:
        return 0
    after = open_state(pieces.view)
    engine.push(after, seat.seat, found[0])
    return sum(line.points for line in engine.score(after, seat.seat)) - seat.points


def _reason(charter: Charter, face: Face, seat: SeatPanel, pieces: Pieces) -> str:
    texts = pieces.texts
    if seat.soldiers < face.soldiers:
        return texts.t("foe-too-few", count=seat.soldiers)
    if not charter.frozen:
        return texts.t("foe-alone")
    return texts.t("foe-frozen", card=charter.piece.face.plain_name if charter.piece.face else "", spaces=charter.words)
