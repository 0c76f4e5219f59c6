"""The views and facts of each viewer, as they are sent."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from kingdom import Game
from kingdom.core.events import Fact
from kingdom.core.state import State
from kingdom.core.view import view
from kingdom.game.redaction import redacted
from kingdom.game.serial import view_json
from tests.kit.places import Viewer, viewers


def view_bytes(state: State, viewer: Viewer) -> bytes:
    """The view of one viewer, including the options, as bytes."""
    return view_json(view(state, viewer)).encode()


def fact_bytes(facts: Iterable[Fact], state: State, viewer: Viewer) -> bytes:
    """Facts as one viewer receives them, as bytes."""
    return json.dumps([redacted(fact, viewer, state.rules.names) for fact in facts]).encode()


def views_of_all(state: State) -> dict[Viewer, bytes]:
    """The views of all seats and of a spectator, as bytes."""
    return {viewer: view_bytes(state, viewer) for viewer in viewers(state)}


def facts_of_all(game: Game) -> dict[Viewer, list[dict[str, Any]]]:
    """The facts of a game so far that each seat and a spectator have received."""
    return {viewer: game.facts(viewer) for viewer in viewers(game.state)}
