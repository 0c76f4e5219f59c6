"""A round in short: what each seat produced, won, built and vanquished, and both Duchies after it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from kingdom.core.engine import score
from kingdom.core.imagine import open_state
from kingdom.core.phases import ROUNDS, STEPS
from kingdom.core.state import Seat, State
from kingdom.core.view import View, view
from kingdom.core.viewers import Viewer
from kingdom.game.game import Game
from kingdom.game.redaction import defeats
from kingdom.rules.planning import Done
from kingdom.web.present.cards.codes import CODES
from kingdom.web.present.cards.faces import Face, face_of
from kingdom.web.present.table.menu import Menu
from kingdom.web.present.table.pieces import Pieces
from kingdom.web.present.table.recap import goes_to
from kingdom.web.present.table.seats import SeatPanel, seat_panel
from kingdom.web.present.table.track import after_production
from kingdom.web.texts import Texts
from kingdom.words.numerals import roman

Fact = Mapping[str, Any]


class Made(NamedTuple):
    """What a seat produced in a step, and its Supremacy bonus."""

    code: str
    number: int
    won: bool
    bonus: str


@dataclass(frozen=True, slots=True)
class SeatInShort:
    """A round of one seat."""

    panel: SeatPanel
    """The seat after the round."""
    before: int
    after: int
    made: tuple[Made, ...]
    built: tuple[Face, ...]
    vanquished: str
    standing: str
    cost: int
    """How many points the remaining Menaces cost at the end."""


@dataclass(frozen=True, slots=True)
class RoundInShort:
    """A finished round."""

    name: str
    made_only: bool
    """Whether only its Production is over, and its Combat is still going on."""
    next: str
    """The next round; empty after the last one."""
    lead: str
    seats: tuple[SeatInShort, ...]


def round_in_short(
    game: Game,
    facts: Sequence[Fact],
    viewer: Viewer,
    number: int,
    texts: Texts,
    *,
    names: tuple[str, ...],
    bots: Sequence[str | None],
) -> RoundInShort | None:
    """A round, from the facts that a viewer knows; None if it is not over yet. The viewer's own seat comes first."""
    states = [*(step.before for step in game.steps), game.state]
    start = next((state for state in states if state.round == number), None)
    end = next((state for state in states if state.round > number), states[-1] if game.is_over else None)
    fight = next((state for state in states if state.round == number and after_production(state)), None)
    made_only = end is None and fight is not None
    end = fight if made_only else end
    if start is None or end is None:
        return None
    began = {fact["number"]: at for at, fact in enumerate(facts) if fact["event"] == "RoundBegan"}
    first, last = began.get(number, 0), began.get(number + 1, len(facts))
    seen = view(end, viewer)
    pieces = Pieces(seen, texts, Menu(seen, texts), names)
    before = _points(view(start, viewer))
    seats = tuple(
        _seat(panel, before[panel.seat], facts[first:last], facts[:first], pieces)
        for panel in (seat_panel(one, pieces, open_state(seen), bots[one.seat]) for one in seen.seats)
    )
    following = roman(number + 1) if number < ROUNDS and not game.is_over else ""
    lead = _lead(seats, ROUNDS - number, texts, goes_on=made_only)
    return RoundInShort(roman(number), made_only, "" if made_only else following, lead, seats)


def was_fought(game: Game, number: int) -> bool:
    """Whether anybody did anything in a round after its Production, other than being done."""
    after = [step for step in game.steps if step.before.round == number and after_production(step.before)]
    return any(not isinstance(step.action, Done) for step in after)


def _points(seen: View) -> dict[Seat, int]:
    state: State = open_state(seen)
    return {one.seat: sum(line.points for line in score(state, one.seat)) for one in seen.seats}


def _lead(seats: Sequence[SeatInShort], left: int, texts: Texts, *, goes_on: bool) -> str:
    """Who leads, and how many rounds are left; the last one is not called over while its Combat goes on."""
    rest = "" if goes_on and not left else texts.t("round-left", count=left)
    if len(seats) < 2:
        return rest
    best, other = sorted(seats, key=lambda seat: -seat.after)[:2]
    return f"{texts.t('round-lead', seat=best.panel.name, points=best.after - other.after)} {rest}".rstrip()


def _seat(panel: SeatPanel, before: int, facts: Sequence[Fact], earlier: Sequence[Fact], pieces: Pieces) -> SeatInShort:
    texts, view = pieces.texts, pieces.view
    mine = [fact for fact in facts if fact.get("seat") == panel.seat]
    fallen_by = defeats()
    built = [view.rules.names.find(fact["card"])[:1] for fact in mine if fact["event"] == "Completed"]
    fallen = [fact["card"] for fact in mine if fact["event"] in fallen_by]
    standing = Counter[str]()
    cost = 0
    for charter in panel.charters:
        if charter.threat or charter.frozen:
            face = (charter.beneath or charter.piece).face
            if face is not None:
                standing[face.plain_name] += charter.count
                cost += charter.count * sum(worth.points for worth in face.worth)
    return SeatInShort(
        panel,
        before,
        panel.points,
        _made(panel.seat, facts, earlier, texts, alone=len(view.seats) == 1),
        tuple(face_of(view.box[card], texts) for found in built for card in found),
        texts.fact_cards(fallen) if fallen else "",
        texts.listed([texts.several(name, count) for name, count in standing.items()]) if standing else "",
        cost,
    )


def _made(seat: Seat, facts: Sequence[Fact], earlier: Sequence[Fact], texts: Texts, *, alone: bool) -> tuple[Made, ...]:
    found = []
    for phase in STEPS:
        assert phase.resource is not None
        name = phase.resource.name.lower()
        upto = 1 + max((at for at, fact in enumerate(facts) if fact.get("resource") == name), default=-1)
        counts = {
            fact["seat"]: fact["count"] for fact in facts if fact["event"] == "Produced" and fact["resource"] == name
        }
        winner = [fact["seat"] for fact in facts if fact["event"] == "SupremacyWon" and fact["resource"] == name]
        if seat not in counts:
            continue
        won = seat in winner
        to = goes_to([*earlier, *facts[:upto]], seat) if won else "none" if winner or alone else "tie"
        found.append(Made(CODES[phase.resource], counts[seat], won, texts.t("round-bonus", to=to)))
    return tuple(found)
