"""The two-player game for PettingZoo. Windows are simultaneous, so the parallel environment is the primary one.

Both agents act in every step. For an agent that has nothing to decide, WAIT is the only legal action. `env` is the same
game with the agents taking turns.
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo.utils import OrderEnforcingWrapper, ParallelEnv, parallel_to_aec

from kingdom.fast import engine
from kingdom.rl.buffers import Numbers
from kingdom.rl.drawing import MODES, drawn
from kingdom.rl.play import MOST_SEEDS, Play
from kingdom.rl.rewards import LOST, Purse, check, resolved
from kingdom.rl.spaces import action_space, observation_space

AGENTS = ("player_0", "player_1")
Observation = dict[str, Numbers]


class Duel(ParallelEnv):  # type: ignore[misc]
    """A two-player game; `options` are those of `kingdom.new_game`, such as `modules=("menace",)`."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "kingdom_duel_v0",
        "render_modes": list(MODES),
        "is_parallelizable": True,
        "render_fps": 2,
    }

    def __init__(
        self,
        *,
        reward: str = "outcome",
        illegal: str = "lose",
        max_cycles: int = 2000,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """`illegal`: an illegal action loses the game, is replaced with a legal one, or raises an error."""
        check(reward, illegal, options)
        self.options = {"players": 2, **options}
        self.engine = engine(**self.options)
        self.reward, self.illegal, self.max_cycles, self.render_mode = reward, illegal, max_cycles, render_mode
        self.possible_agents = list(AGENTS)
        self.agents: list[str] = []
        self._observations = {agent: observation_space() for agent in AGENTS}
        self._actions = {agent: action_space() for agent in AGENTS}
        self._rng = np.random.default_rng()
        self.play: Play | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The observation space, the same for both agents."""
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The action space, the same for both agents."""
        return self._actions[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a game: the deal is a number drawn from the seed."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.play = Play(self.options, int(self._rng.integers(MOST_SEEDS)), self.engine)
        self.purse = Purse(self.reward, self.play)
        self.agents = list(AGENTS)
        self.cycles = 0
        return self._observed()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Play the actions of both agents, the round's first player first; agents without a decision are ignored."""
        play = self.play
        if play is None or not self.agents:
            self.agents = []
            return {}, {}, {}, {}, {}
        self.cycles += 1
        lost: int | None = None
        faults: list[int] = []
        if not play.step(int(actions[AGENTS[0]]), int(actions[AGENTS[1]])):
            lost = self._step_illegal(play, actions, faults)
        observations, infos = self._observed()
        over = lost is not None or play.is_over
        if lost is not None:
            rewards = {agent: LOST if seat == lost else -LOST for seat, agent in enumerate(AGENTS)}
        elif over or self.reward == "dense":
            rewards = {agent: self.purse.pay(seat) for seat, agent in enumerate(AGENTS)}
        else:
            rewards = dict.fromkeys(AGENTS, 0.0)
        if play.is_over:
            for seat, agent in enumerate(AGENTS):
                infos[agent] |= play.ending(seat)
        for seat in faults:
            infos[AGENTS[seat]]["illegal"] = True
        cut = not over and self.cycles >= self.max_cycles
        if over or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return observations, rewards, dict.fromkeys(AGENTS, over), dict.fromkeys(AGENTS, cut), infos

    def _step_illegal(self, play: Play, actions: dict[str, int], faults: list[int]) -> int | None:
        """Play a step with an illegal action: adds the offenders to `faults`, and returns the seat that loses by it."""
        for seat in play.waiting():
            number, wrong = resolved(play, seat, int(actions[AGENTS[seat]]), self.illegal, AGENTS[seat])
            if wrong:
                faults.append(seat)
            if number is None:
                return seat
            play.act(seat, number)
        return None

    def _observed(self) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """New arrays for each step, so that agents can keep them or write to them."""
        play = self.play
        assert play is not None
        first, second, left, right = play.buffers.copied()
        observations = {
            AGENTS[0]: {"observation": first, "action_mask": left},
            AGENTS[1]: {"observation": second, "action_mask": right},
        }
        return observations, {AGENTS[0]: {"action_mask": left}, AGENTS[1]: {"action_mask": right}}

    def render(self) -> Any:
        """The table as a spectator sees it."""
        return None if self.play is None else drawn(self.play, self.render_mode, None)

    def state(self) -> Numbers:
        """The whole position, including hidden cards: for a critic that may know more than the agents."""
        assert self.play is not None
        return np.asarray(self.play.row, np.int8)

    def close(self) -> None:
        """Nothing to release."""


def parallel_env(**words: Any) -> Duel:
    """The parallel environment."""
    return Duel(**words)


def raw_env(**words: Any) -> Any:
    """The environment with agents taking turns, without a check on the order of calls."""
    return parallel_to_aec(parallel_env(**words))


def env(**words: Any) -> Any:
    """The environment with agents taking turns."""
    return OrderEnforcingWrapper(raw_env(**words))
