"""The game for OpenSpiel: import this module, then `pyspiel.load_game("python_wonderful_kingdom")`.

The deal is one chance node: one of `deals` seeds, all equally likely. Nothing is random after it. Windows are played
one seat after the other. The first seat's actions are not in the information state of the second, so the game is
sequential without revealing anything. Parameters: `modules`, `menaces` and `quests` as words joined with plus signs
(`menace+advisors`), `side`, `edition`, `scenario`, `players`, `deals`.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pyspiel

from kingdom.fast import engine
from kingdom.fast.numbers import ACTIONS
from kingdom.fast.observation import OBSERVED
from kingdom.rl.play import Play
from kingdom.rl.spaces import action_words

NAME = "python_wonderful_kingdom"
SEVERAL = ("modules", "menaces", "quests")
DEFAULTS: dict[str, Any] = {
    "players": 2,
    "modules": "",
    "menaces": "",
    "quests": "",
    "scenario": "",
    "side": "B",
    "edition": "second",
    "deals": 10_000,
}
LONGEST = 4000
"""An upper limit on the decisions of a game; a two-player game has about 300."""

_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="It's a Wonderful Kingdom",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=1,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=DEFAULTS,
)


class KingdomGame(pyspiel.Game):  # type: ignore[misc]
    """The game with its parameters."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**DEFAULTS, **(params or {})}
        if given["scenario"]:
            given["players"] = 1
        self.options = {name: value for name, value in given.items() if name != "deals" and value != ""}
        for name in SEVERAL:
            if name in self.options:
                self.options[name] = tuple(str(self.options[name]).split("+"))
        if "scenario" in self.options:
            self.options = {name: self.options[name] for name in ("scenario", "side")}
        self.engine = engine(**self.options)
        self.deals = int(given["deals"])
        super().__init__(
            _TYPE,
            pyspiel.GameInfo(
                num_distinct_actions=ACTIONS,
                max_chance_outcomes=self.deals,
                num_players=self.engine.players,
                min_utility=-1.0,
                max_utility=1.0,
                max_game_length=LONGEST,
            ),
            params or {},
        )

    def __deepcopy__(self, memo: dict[int, Any]) -> KingdomGame:
        """The game itself, since it is immutable."""
        return self

    def new_initial_state(self) -> KingdomState:
        """The state before the deal."""
        return KingdomState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> KingdomObserver:
        """An observer of the player's information, as numbers and as text."""
        return KingdomObserver(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class KingdomState(pyspiel.State):  # type: ignore[misc]
    """A point in a game."""

    def __init__(self, game: KingdomGame) -> None:
        super().__init__(game)
        self.game = game
        self.play: Play | None = None

    def current_player(self) -> int:
        """The player to move: chance before the deal, then a seat."""
        if self.play is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.play.is_over else self.play.waiting()[0]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.play is not None
        return sorted(self.play.engine.legal(self.play.row, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every deal, equally likely."""
        return [(seed, 1 / self.game.deals) for seed in range(self.game.deals)]

    def _apply_action(self, action: int) -> None:
        if self.play is None:
            self.play = Play(self.game.options, action, self.game.engine)
        else:
            self.play.act(self.play.waiting()[0], action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else action_words(action)

    def is_terminal(self) -> bool:
        """True if the game is over."""
        return self.play is not None and self.play.is_over

    def returns(self) -> list[float]:
        """The result for each player; 0 while the game is running."""
        if self.play is None or not self.play.is_over:
            return [0.0] * self.game.engine.players
        return [self.play.result(seat) for seat in range(self.play.players)]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> KingdomState:
        """A state the player to move cannot distinguish from this one, for searches over hidden information."""
        other: KingdomState = self.clone()
        if self.play is not None:
            other.play = self.play.imagined(player, Random(sampler()))
        return other

    def __str__(self) -> str:
        if self.play is None:
            return "before the deal"
        return f"deal {self.play.seed}: {' '.join(f'{seat}:{number}' for seat, number in self.play.log)}"


class KingdomObserver:
    """The observation of a player. With perfect recall, the string includes the player's own decisions."""

    def __init__(self, kind: pyspiel.IIGObservationType) -> None:
        self.perfect_recall = kind.perfect_recall
        self.tensor = np.zeros(OBSERVED, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: KingdomState, player: int) -> None:
        """Write the observation of a player into `tensor`."""
        self.tensor[:] = _seen(state, player)

    def string_from(self, state: KingdomState, player: int) -> str:
        """The observation of a player as text."""
        if state.play is None:
            return "before the deal"
        seen = " ".join(str(number) for number in _seen(state, player))
        if not self.perfect_recall:
            return seen
        own = ",".join(str(number) for seat, number in state.play.log if seat == player)
        return f"{own} | {seen}"


def _seen(state: KingdomState, player: int) -> Any:
    if state.play is None:
        return np.zeros(OBSERVED, np.int8)
    return state.play.observation(player)["observation"]


if NAME not in pyspiel.registered_names():
    pyspiel.register_game(_TYPE, KingdomGame)
