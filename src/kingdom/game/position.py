"""Positions: the complete state of a game as plain data, which can be written by hand, saved as JSON and read back.

Cards are names, heaps are letters (`MMG`), a card under construction is `{"card": "Farm#1", "filled": "MM"}`.
`from_position` (see `kingdom.game.reading`) reads positions; the round trip is exact.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, get_type_hints

from kingdom.core.actions import Duty
from kingdom.core.cards import CardId
from kingdom.core.fields import Form, declarations
from kingdom.core.names import CardNames
from kingdom.core.resources import cubes_text
from kingdom.core.ruleset import Ruleset
from kingdom.core.scoring import Verdict
from kingdom.core.state import Cards, FaceDown, Player, Site, State
from kingdom.core.values import plain
from kingdom.game.drawers import slots_data
from kingdom.rules.choice import AREA_NAMES

POSITION_FORMAT = 1

Write = Callable[[Any, Ruleset], Any]


def position_data(state: State) -> dict[str, Any]:
    """A state as plain data."""
    return {"format": POSITION_FORMAT, **written(state, state.rules)}


def player_data(player: Player, rules: Ruleset) -> dict[str, Any]:
    """A seat as plain data."""
    return written(player, rules)


def written(value: State | Player, rules: Ruleset, otherwise: Mapping[Form, Write] | None = None) -> dict[str, Any]:
    """Every field that is part of a position, written in its declared form."""
    writers = WRITERS if otherwise is None else {**WRITERS, **otherwise}
    return {
        one.name: writers[one.written](getattr(value, one.name), rules)
        for one in declarations(type(value))
        if one.written is not Form.NOTHING
    }


def _face_down(cards: Mapping[CardId, FaceDown], rules: Ruleset) -> list[dict[str, Any]]:
    return [{"card": rules.names[card], **lying._asdict()} for card, lying in sorted(cards.items())]


def _sites(sites: Iterable[Site], rules: Ruleset) -> list[dict[str, Any]]:
    return [{"card": rules.names[card], "filled": cubes_text(filled)} for card, filled in sites]


def _named(groups: Mapping[str, Cards], rules: Ruleset) -> dict[str, list[str]]:
    return {name: rules.names.all(cards) for name, cards in sorted(groups.items())}


WRITERS: Mapping[Form, Write] = {
    Form.PLAIN: lambda value, rules: plain(value),
    Form.COUNT: lambda count, rules: count,
    Form.FLAG: lambda flag, rules: flag,
    Form.HEAP: lambda heap, rules: cubes_text(heap),
    Form.CARDS: lambda cards, rules: rules.names.all(cards),
    Form.CARD_SET: lambda cards, rules: rules.names.all(sorted(cards)),
    Form.SITES: _sites,
    Form.DUTIES: lambda duties, rules: [duty_data(duty, rules.names) for duty in duties],
    Form.ZONES: _named,
    Form.SLOTS: slots_data,
    Form.PHASE: lambda phase, rules: phase.name,
    Form.SEATS: lambda players, rules: [player_data(player, rules) for player in players],
    Form.AREAS: lambda areas, rules: dict(zip(AREA_NAMES, map(rules.names.all, areas), strict=True)),
    Form.FACE_DOWN: _face_down,
    Form.PILES: _named,
    Form.DANGERS: lambda dangers, rules: [[rules.names[card], *dealt] for card, dealt in sorted(dangers.items())],
    Form.DRAWS: lambda draws, rules: plain(dict(sorted(draws.items()))),
    Form.OPENING: lambda players, rules: [player_data(player, rules) for player in players],
    Form.VERDICT: lambda verdict, rules: None if verdict is None else verdict_data(verdict),
}
"""The writer for each form; `kingdom.game.reading` has the readers."""


def duty_data(duty: Duty, names: CardNames) -> dict[str, Any]:
    """A duty as plain data: its name and its fields, with cards by name."""
    data: dict[str, Any] = {"duty": type(duty).__name__}
    for name, hint in duty_fields(type(duty)):
        value = getattr(duty, name)
        data[name] = names[value] if hint is CardId else plain(value)
    return data


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
