"""Positions: the whole truth about a game as plain data that can be written by hand, kept as JSON, and read back.

Cards are named, heaps are letters (`MMG`), a card under construction is `{"card": "Farm#1", "filled": "MM"}`.
`from_position` (beside this file, `kingdom.game.reading`) reads it; the round trip is exact.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, get_type_hints

from kingdom.core.actions import Duty
from kingdom.core.cards import CardId
from kingdom.core.names import CardNames
from kingdom.core.resources import cubes_text
from kingdom.core.scoring import Verdict
from kingdom.core.state import Player, State
from kingdom.core.values import plain
from kingdom.rules.choice import AREA_NAMES

POSITION_FORMAT = 1


def position_data(state: State) -> dict[str, Any]:
    """A state as plain data."""
    names = state.rules.names
    return {
        "format": POSITION_FORMAT,
        "round": state.round,
        "phase": state.phase.name,
        "turns": state.turns,
        "players": [player_data(player, names) for player in state.players],
        "areas": {name: names.all(cards) for name, cards in zip(AREA_NAMES, state.areas, strict=True)},
        "face_down": [
            {
                "card": names[card],
                "handle": lying.handle,
                "by": lying.by,
                "round": lying.round,
                "turn": lying.turn,
            }
            for card, lying in sorted(state.face_down.items())
        ],
        "piles": {name: names.all(cards) for name, cards in sorted(state.piles.items())},
        "discards": names.all(sorted(state.discards)),
        "dangers": [[names[card], seat, number] for card, (seat, number) in sorted(state.dangers.items())],
        "draws": {name: plain(draws) for name, draws in sorted(state.draws.items())},
        "slots": plain(dict(sorted(state.slots.items()))),
        "opening": [player_data(player, names) for player in state.opening],
        "verdict": None if state.verdict is None else verdict_data(state.verdict),
    }


def player_data(player: Player, names: CardNames) -> dict[str, Any]:
    """A seat as plain data."""
    return {
        "hand": names.all(player.hand),
        "selection": names.all(player.selection),
        "construction": [{"card": names[site.card], "filled": cubes_text(site.filled)} for site in player.construction],
        "duchy": names.all(player.duchy),
        "discards": names.all(sorted(player.discards)),
        "alchemy": cubes_text(player.alchemy),
        "cubes": cubes_text(player.cubes),
        "krystallium": player.krystallium,
        "soldiers": player.soldiers,
        "training": player.training,
        "traps": player.traps,
        "laid": player.laid,
        "owes": [duty_data(duty, names) for duty in player.owes],
        "done": player.done,
        "zones": {name: names.all(cards) for name, cards in sorted(player.zones.items())},
        "slots": plain(dict(sorted(player.slots.items()))),
    }


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
        "losses": [[loss._asdict() for loss in losses] for losses in verdict.losses],
        "tie_breaks": [{"name": tie.name, "values": list(tie.values)} for tie in verdict.tie_breaks],
        "medal": verdict.medal,
    }
