"""Scenes: tables at a certain point of a game, reached by playing sensibly."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

import kingdom
from kingdom import Game
from kingdom.bots.bot import Answer
from kingdom.bots.registry import LEVELS, make
from kingdom.core.actions import Action
from kingdom.store import SeatRow
from kingdom.web.tables.tables import Tables
from tests.kit.walks import choose

NAMES = ("Ann", "Bran")
SEEDS = 400

Condition = Callable[[Game, int], bool]
"""True if the game has reached the wanted point for a seat."""


@dataclass(frozen=True, eq=False)
class Scene:
    """The wanted point of a game, and the seat it is viewed from. The game is searched once and cached."""

    options: dict[str, Any]
    until: Condition
    seat: int = 0
    style: str = "sensible"
    """The style of play up to that point: that of a walk, or the level of a bot."""
    first_seed: int = 0


@dataclass(frozen=True)
class Staged:
    """A scene on a server: the table, and the links to its seats and for a spectator."""

    table: str
    ways: tuple[str, ...]
    watching: str

    @property
    def path(self) -> str:
        return f"/t/{self.table}"


def stage(tables: Tables, scene: Scene) -> Staged:
    """Set up a scene on a server."""
    game = game_at(scene)
    seats = [SeatRow(name) for name in NAMES[: len(game.state.players)]]
    new = tables.create_from(game.record(), seats)
    ways = tuple(f"/t/{new.table_id}/join/{token}" for token in new.seat_tokens)
    return Staged(new.table_id, ways, f"/t/{new.table_id}/join/{new.spectator_token}")


def game_at(scene: Scene) -> Game:
    """The game at that point: from the first deal that reaches it."""
    return _found(scene).copy()


@cache
def _found(scene: Scene) -> Game:
    for seed in range(scene.first_seed, scene.first_seed + SEEDS):
        game = kingdom.new_game(seed=seed, **scene.options)
        rng = Random(seed)
        bot = make(scene.style, seed) if scene.style in LEVELS else None
        while not scene.until(game, scene.seat) and game.waiting():
            seat = game.waiting()[0]
            if bot is None:
                game.play(seat, choose(game.state, seat, scene.style, rng))
            else:
                _play_plan(game, scene, seat, bot.decide(game.view(seat)))
        if scene.until(game, scene.seat):
            return game
    raise AssertionError(f"this does not occur in {SEEDS} games: {scene.options}")


def _play_plan(game: Game, scene: Scene, seat: int, answer: Answer) -> None:
    """Play a bot's plan, until the scene is reached."""
    for action in [answer] if isinstance(answer, Action) else answer:
        if not scene.until(game, scene.seat):
            game.play(seat, action)


# --- conditions


def in_phase(name: str, *, round: int = 1) -> Condition:
    """The seat has a decision to make in a phase, in this round or later."""
    return lambda game, seat: (
        game.state.phase.name == name and game.state.round >= round and seat in game.waiting()
    )  # fmt: skip


def in_choice(turn: int, *, round: int = 1) -> Condition:
    """This many turns of a Choice have been taken, and the seat has the next one."""
    return lambda game, seat: (
        game.state.phase.name in ("choice", "solo choice")
        and (game.state.round, game.state.turns) >= (round, turn)
        and game.waiting() == (seat,)
    )


def with_cubes(name: str, *, round: int = 1, least: int = 2) -> Condition:
    """The seat has cubes in hand in a phase."""
    there = in_phase(name, round=round)
    return lambda game, seat: there(game, seat) and sum(game.state.players[seat].cubes) >= least


def may_take(*kinds: type[Action], round: int = 0) -> Condition:
    """The seat may take an action of each of these kinds."""

    def holds(game: Game, seat: int) -> bool:
        if game.state.round < round or seat not in game.waiting():
            return False
        options = game.options(seat)
        return all(any(isinstance(action, kind) for action in options) for kind in kinds)

    return holds


def is_over(game: Game, seat: int) -> bool:
    """The game is over."""
    return game.is_over
