"""Positions: the whole truth about a game as plain data that can be written by hand, kept as JSON, and read back.

Cards are named, heaps are letters (`MMG`), a card under construction is `{"card": "Farm#1", "filled": "MM"}`.
`from_position` (beside this file, `kingdom.game.reading`) reads it; the round trip is exact.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, get_type_hints

from kingdom.core.actions import Duty
from kingdom.core.cards import CardId
from kingdom.core.fields import Form, declarations
from kingdom.core.names import CardNames
from kingdom.core.resources import cubes_text
from kingdom.core.scoring import Verdict
from kingdom.core.state import FaceDown, Player, State
from kingdom.core.values import plain
from kingdom.rules.choice import AREA_NAMES

POSITION_FORMAT = 1


def position_data(state: State) -> dict[str, Any]:
    """A state as plain data."""
    return {"format": POSITION_FORMAT, **written(state, state.rules.names)}


def player_data(player: Player, names: CardNames) -> dict[str, Any]:
    """A seat as plain data."""
    return written(player, names)


def written(value: State | Player, names: CardNames) -> dict[str, Any]:
    """Every field that is part of a position, as it says that it is written."""
    return {
        one.name: WRITERS[one.written](getattr(value, one.name), names)
        for one in declarations(type(value))
        if one.written is not Form.NOTHING
    }


def _slots(slots: Mapping[str, Any], names: CardNames) -> dict[str, Any]:
    found: dict[str, Any] = plain(dict(sorted(slots.items())))
    return found


def _face_down(cards: Mapping[CardId, FaceDown], names: CardNames) -> list[dict[str, Any]]:
    return [{"card": names[card], **lying._asdict()} for card, lying in sorted(cards.items())]


WRITERS: Mapping[Form, Callable[[Any, CardNames], Any]] = {
    Form.PLAIN: lambda value, names: plain(value),
    Form.COUNT: lambda count, names: count,
    Form.FLAG: lambda flag, names: flag,
    Form.HEAP: lambda heap, names: cubes_text(heap),
    Form.CARDS: lambda cards, names: names.all(cards),
    Form.CARD_SET: lambda cards, names: names.all(sorted(cards)),
    Form.SITES: lambda sites, names: [{"card": names[card], "filled": cubes_text(filled)} for card, filled in sites],
    Form.DUTIES: lambda duties, names: [duty_data(duty, names) for duty in duties],
    Form.ZONES: lambda zones, names: {name: names.all(cards) for name, cards in sorted(zones.items())},
    Form.SLOTS: _slots,
    Form.PHASE: lambda phase, names: phase.name,
    Form.SEATS: lambda players, names: [player_data(player, names) for player in players],
    Form.AREAS: lambda areas, names: {name: names.all(cards) for name, cards in zip(AREA_NAMES, areas, strict=True)},
    Form.FACE_DOWN: _face_down,
    Form.PILES: lambda piles, names: {name: names.all(cards) for name, cards in sorted(piles.items())},
    Form.DANGERS: lambda dangers, names: [[names[card], *dealt] for card, dealt in sorted(dangers.items())],
    Form.DRAWS: lambda draws, names: plain(dict(sorted(draws.items()))),
    Form.OPENING: lambda players, names: [player_data(player, names) for player in players],
    Form.VERDICT: lambda verdict, names: None if verdict is None else verdict_data(verdict),
}
"""How each form is written; `kingdom.game.reading` reads them."""


def duty_data(duty: Duty, names: CardNames) -> dict[str, Any]:
    """A duty as plain data: its name, and its fields, cards by name."""
    found: dict[str, Any] = {"duty": type(duty).__name__}
    for name, hint in duty_fields(type(duty)):
        value = getattr(duty, name)
        found[name] = names[value] if hint is CardId else plain(value)
    return found


def duty_fields(duty: type[Duty]) -> Iterable[tuple[str, Any]]:
    """The fields of a kind of duty, with their types."""
    hints = get_type_hints(duty)
    return [(name, hints[name]) for name in getattr(duty, "__dataclass_fields__", ())]


def verdict_data(verdict: Verdict) -> dict[str, Any]:
    """A verdict as plain data."""
    return {
        "winners": list(verdict.winners),
        "reason": verdict.reason,
        "clause": verdict.clause,
        "scores": [[line._asdict() for line in lines] for lines in verdict.scores],
        "losses": [[loss.to_data() for loss in losses] for losses in verdict.losses],
        "tie_breaks": [{"name": tie.name, "values": list(tie.values)} for tie in verdict.tie_breaks],
        "medal": verdict.medal,
    }
