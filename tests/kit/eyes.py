"""What viewers see and are told, as bytes."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from kingdom import Game
from kingdom.core.events import Fact
from kingdom.core.state import State
from kingdom.core.view import view
from kingdom.game.serial import view_json
from kingdom.game.telling import told
from tests.kit.places import Viewer, viewers


def seen(state: State, viewer: Viewer) -> bytes:
    """The view of one viewer, options and all, as it is sent."""
    return view_json(view(state, viewer)).encode()


def heard(facts: Iterable[Fact], state: State, viewer: Viewer) -> bytes:
    """Facts as one viewer is told them."""
    return json.dumps([told(fact, viewer, state.rules.names) for fact in facts]).encode()


def seen_by_all(state: State) -> dict[Viewer, bytes]:
    """What each seat and a spectator see."""
    return {viewer: seen(state, viewer) for viewer in viewers(state)}


def heard_by_all(game: Game) -> dict[Viewer, list[dict[str, Any]]]:
    """What each seat and a spectator have been told in a game so far."""
    return {viewer: game.facts(viewer) for viewer in viewers(game.state)}
