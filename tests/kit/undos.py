"""Walks with occasional undos."""

from __future__ import annotations

from random import Random

import kingdom
from kingdom import Game, IllegalAction
from kingdom.core.actions import Action
from kingdom.core.state import Seat
from tests.kit.walks import Walk, choose

Deeds = list[tuple[Seat, Action]]


def walk_with_undos(walk: Walk, rng: Random, undo: float) -> tuple[Game, Deeds, int]:
    """A game with undos; the actions that were not undone; and the number of undos."""
    game = kingdom.new_game(seed=walk.seed, **walk.options)
    deeds: Deeds = []
    undone = 0
    while owing := game.waiting():
        seat = owing[int(rng.random() * len(owing))]
        if rng.random() < undo:
            try:
                action = game.undo(seat)
            except IllegalAction:
                pass
            else:
                at = max(at for at, deed in enumerate(deeds) if deed[0] == seat)
                assert deeds.pop(at) == (seat, action)
                undone += 1
                continue
        action = choose(game.state, seat, walk.style, rng)
        game.play(seat, action)
        deeds.append((seat, action))
    return game, deeds, undone
