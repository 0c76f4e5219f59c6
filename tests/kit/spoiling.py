"""Records that nobody should be able to continue: each is broken in its own way."""

from __future__ import annotations

import json
from typing import Any

import kingdom


def spoilt() -> dict[str, Any]:
    """Such records, by what is wrong with them."""
    good_one = json.loads(kingdom.new_game(seed=3, players=2).record().to_json())
    position = json.loads(kingdom.from_position(kingdom.new_game(seed=3).position()).record().to_json())
    players = position["position"]["players"]
    return {
        "nothing": {},
        "another format": {**good_one, "format": 99},
        "another game": {"event": "chess", "moves": ["e4", "e5"]},
        "no actions": {key: value for key, value in good_one.items() if key != "actions"},
        "actions of the wrong shape": {**good_one, "actions": [{"seat": 0}]},
        "an illegal action": {**good_one, "actions": [[1, "select left"]]},
        "a seat that is not there": {**good_one, "actions": [[7, "select left"]]},
        "an action that cannot be read": {**good_one, "actions": [[0, "checkmate"]]},
        "too many actions": {**good_one, "actions": [[0, "undo"]] * 6000},
        "no seed": {**good_one, "seed": None},
        "a seed that is a word": {**good_one, "seed": "seven"},
        "other rules": {**good_one, "rules": "0"},
        "other cards": {**good_one, "content": {"name": "other", "hash": "0" * 64}},
        "content of the wrong shape": {**good_one, "content": []},
        "a configuration that is a list": {**good_one, "configuration": []},
        "a configuration of the wrong shape": {**good_one, "configuration": {"players": [], "modules": 7}},
        "unknown options": {**good_one, "configuration": {"colour": "red"}},
        "a position that is a number": {**position, "position": 7},
        "a position without players": {**position, "position": {**position["position"], "players": 7}},
        "a position with strange players": {**position, "position": {**position["position"], "players": [7, None]}},
        "a position with unknown cards": {
            **position,
            "position": {**position["position"], "players": [{**players[0], "hand": ["Joker", 7, None]}, players[1]]},
        },
        "nested too deep": {**good_one, "position": json.loads("[" * 400 + "]" * 400)},
    }
