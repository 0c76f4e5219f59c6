"""Broken records, which must not be accepted."""

from __future__ import annotations

import json
from typing import Any

import kingdom


def broken_records() -> dict[str, Any]:
    """Broken records, by their faults."""
    good = json.loads(kingdom.new_game(seed=3, players=2).record().to_json())
    position = json.loads(kingdom.from_position(kingdom.new_game(seed=3).position()).record().to_json())
    players = position["position"]["players"]
    return {
        "nothing": {},
        "another format": {**good, "format": 99},
        "another game": {"event": "chess", "moves": ["e4", "e5"]},
        "no actions": {key: value for key, value in good.items() if key != "actions"},
        "actions of the wrong shape": {**good, "actions": [{"seat": 0}]},
        "an illegal action": {**good, "actions": [[1, "select left"]]},
        "a seat that is not there": {**good, "actions": [[7, "select left"]]},
        "an action that cannot be read": {**good, "actions": [[0, "checkmate"]]},
        "too many actions": {**good, "actions": [[0, "undo"]] * 6000},
        "no seed": {**good, "seed": None},
        "a seed that is a word": {**good, "seed": "seven"},
        "other rules": {**good, "rules": "0"},
        "other cards": {**good, "content": {"name": "other", "hash": "0" * 64}},
        "content of the wrong shape": {**good, "content": []},
        "a configuration that is a list": {**good, "configuration": []},
        "a configuration of the wrong shape": {**good, "configuration": {"players": [], "modules": 7}},
        "unknown options": {**good, "configuration": {"colour": "red"}},
        "a position that is a number": {**position, "position": 7},
        "a position without players": {**position, "position": {**position["position"], "players": 7}},
        "a position with strange players": {**position, "position": {**position["position"], "players": [7, None]}},
        "a position with unknown cards": {
            **position,
            "position": {**position["position"], "players": [{**players[0], "hand": ["Joker", 7, None]}, players[1]]},
        },
        "nested too deep": {**good, "position": json.loads("[" * 400 + "]" * 400)},
    }
