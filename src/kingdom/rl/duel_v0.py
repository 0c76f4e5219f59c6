"""The game for two in PettingZoo's way. Windows are simultaneous, so the parallel environment comes first.

Both agents act in every step. Whoever owes no decision waits: WAIT is then the only legal action. `env` is the same
game with the agents one after the other.
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo.utils import OrderEnforcingWrapper, ParallelEnv, parallel_to_aec

from kingdom.fast import engine
from kingdom.rl.drawing import MODES, drawn
from kingdom.rl.play import MOST_SEEDS, Numbers, Play
from kingdom.rl.rewards import LOST, Purse, check, heard
from kingdom.rl.spaces import action_space, observation_space

AGENTS = ("player_0", "player_1")
Observation = dict[str, Numbers]


class Duel(ParallelEnv):  # type: ignore[misc]
    """A game for two; `options` are those of `kingdom.new_game`, such as `modules=("menace",)`."""

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
        """`illegal` says what becomes of an illegal action: it loses, is replaced by a legal one, or is an error."""
        check(reward, illegal)
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
        """What an agent gets."""
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent can say."""
        return self._actions[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a game: that of `kingdom.new_game` with the number that is drawn from the seed."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.play = Play(self.options, int(self._rng.integers(MOST_SEEDS)), self.engine)
        self.purse = Purse(self.reward, self.play)
        self.agents = list(AGENTS)
        self.cycles = 0
        return self._told()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Both act. Those who owe a decision are heard, the round's first player first."""
        play = self.play
        if play is None or not self.agents:
            self.agents = []
            return {}, {}, {}, {}, {}
        self.cycles += 1
        lost: int | None = None
        faults: list[int] = []
        for seat in play.waiting():
            number, wrong = heard(play, seat, int(actions[AGENTS[seat]]), self.illegal, AGENTS[seat])
            if wrong:
                faults.append(seat)
            if number is None:
                lost = seat
                break
            play.act(seat, number)
        observations, infos = self._told()
        if lost is None:
            rewards = {agent: self.purse.pay(seat) for seat, agent in enumerate(AGENTS)}
        else:
            rewards = {agent: LOST if seat == lost else -LOST for seat, agent in enumerate(AGENTS)}
        for seat in faults:
            infos[AGENTS[seat]]["illegal"] = True
        over = lost is not None or play.is_over
        cut = not over and self.cycles >= self.max_cycles
        if over or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return observations, rewards, dict.fromkeys(AGENTS, over), dict.fromkeys(AGENTS, cut), infos

    def _told(self) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        assert self.play is not None
        observations = {agent: self.play.observation(seat) for seat, agent in enumerate(AGENTS)}
        return observations, {agent: {"action_mask": told["action_mask"]} for agent, told in observations.items()}

    def render(self) -> Any:
        """The table as a spectator sees it."""
        return None if self.play is None else drawn(self.play, self.render_mode, None)

    def state(self) -> Numbers:
        """All of the position, hidden cards too: for a critic that may know more than the agents."""
        assert self.play is not None
        return np.asarray(self.play.row, np.int8)

    def close(self) -> None:
        """There is nothing to let go of."""


def parallel_env(**words: Any) -> Duel:
    """The parallel environment."""
    return Duel(**words)


def raw_env(**words: Any) -> Any:
    """The same with the agents one after the other, without checks of the order of calls."""
    return parallel_to_aec(parallel_env(**words))


def env(**words: Any) -> Any:
    """The same with the agents one after the other."""
    return OrderEnforcingWrapper(raw_env(**words))
