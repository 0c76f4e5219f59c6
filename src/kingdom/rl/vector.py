"""Vectors of environments for Gymnasium, stepped together on the fast engine's batches.

`gymnasium.make_vec("kingdom/Solo-v0", num_envs=64, vectorization_mode="vector_entry_point")` makes one. A finished game
restarts in the next step, whatever action is given for it.
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from kingdom.core.errors import KingdomError
from kingdom.core.reasons import why
from kingdom.rl.batched import Batched, BatchStep
from kingdom.rl.play import MEDALS, MOST_SEEDS
from kingdom.rl.rewards import LOST, POINTS, check
from kingdom.rl.spaces import CHOICES, WAIT, action_space, observation_space

Array = npt.NDArray[Any]
FAULTS = ("lose", "replace")


class _Vector(VectorEnv[Any, Any, Any]):
    """The common part: a batch in which the agent has one seat of each game."""

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # type: ignore[misc]

    def __init__(
        self, num_envs: int, players: int, options: dict[str, Any], reward: str, illegal: str, threads: int | None
    ) -> None:
        check(reward, illegal, options, FAULTS)
        self.num_envs, self.reward, self.illegal = num_envs, reward, illegal
        self.games = Batched(threads, players=players, **options)
        self.players = self.games.engine.players
        self.single_observation_space = observation_space()
        self.single_action_space = action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._ended = np.zeros(num_envs, bool)
        self._seats = np.zeros(num_envs, np.int64)

    # --- for subclasses

    def _begin(self, step: BatchStep, games: Array) -> BatchStep:
        """Advance new games to the agent's first decision."""
        return step

    def _answer(self, step: BatchStep) -> BatchStep:
        """Advance to the agent's next decision."""
        return step

    # --- Gymnasium

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin all games."""
        first = seed[0] if isinstance(seed, list) else seed
        super().reset(seed=first)
        self.games.reset(self._seeds(self.num_envs))
        self._ended[:] = False
        step = self._begin(self.games.look(), np.arange(self.num_envs))
        self._paid = self._margins(step)
        return self._observed(step), self._infos(step)

    def step(self, actions: Any) -> tuple[Any, Array, Array, Array, dict[str, Any]]:
        """One decision in each game; finished games restart instead."""
        numbers = np.asarray(actions, np.int64).copy()
        before = self.games.look()
        legal = before.masks[np.arange(self.num_envs), np.minimum(numbers, WAIT - 1)].astype(bool) & (numbers < WAIT)
        fault = ~legal & ~self._ended
        numbers[~legal] = before.masks.argmax(axis=1)[~legal]
        begun = np.flatnonzero(self._ended)
        step = self._answer(self._apply(numbers, before))
        lost = fault if self.illegal == "lose" else np.zeros_like(fault)
        over = (step.over | lost) & ~self._ended
        rewards = self._rewards(step, over)
        rewards[lost] = LOST
        if len(begun):
            self.games.reset(self._seeds(len(begun)), begun.tolist())
            step = self._begin(self.games.look(), begun)
            rewards[begun] = 0.0
            self._paid[begun] = self._margins(step)[begun]
        self._ended = over
        infos = self._infos(step) | self._endings(step, over & step.over)
        return self._observed(step), rewards, over.copy(), np.zeros(self.num_envs, bool), infos

    def _apply(self, numbers: Array, before: BatchStep) -> BatchStep:
        return self.games.step(numbers)

    # --- parts

    def _seeds(self, count: int) -> list[int]:
        return [int(number) for number in self.np_random.integers(MOST_SEEDS, size=count)]

    def _observed(self, step: BatchStep) -> dict[str, Array]:
        masks = np.zeros((self.num_envs, CHOICES), np.int8)
        masks[:, :WAIT] = step.masks
        masks[:, WAIT] = step.over
        return {"observation": step.observations.copy(), "action_mask": masks}

    def _infos(self, step: BatchStep) -> dict[str, Any]:
        return {"action_mask": self._observed(step)["action_mask"]}

    def _endings(self, step: BatchStep, over: Array) -> dict[str, Any]:
        """The results of the games that have just ended, as arrays with a mask beside each, as Gymnasium has them."""
        if not over.any():
            return {}
        every = np.arange(self.num_envs)
        ending: dict[str, Array] = {
            "score": np.where(over, step.scores[every, self._seats], 0).astype(np.int64),
            "winner": over & (step.won >> self._seats & 1).astype(bool),
            "medal": np.full(self.num_envs, None, object),
        }
        for game in np.flatnonzero(over) if self.players == 1 else ():
            ending["medal"][game] = self.games.engine.outcome(self.games.row(int(game))).medal
        return ending | {f"_{name}": over.copy() for name in ending}

    def _margins(self, step: BatchStep) -> Array:
        scores = step.scores.astype(np.int64)
        own = scores[np.arange(self.num_envs), self._seats]
        return own if self.players == 1 else own - scores[np.arange(self.num_envs), 1 - self._seats]

    def _rewards(self, step: BatchStep, over: Array) -> Array:
        margins = self._margins(step)
        if self.reward == "dense":
            change, self._paid = margins - self._paid, margins
            return POINTS * change.astype(np.float64)
        rewards = np.zeros(self.num_envs, np.float64)
        for game in np.flatnonzero(over & step.over):
            rewards[game] = self._result(step, int(game)) if self.reward == "outcome" else POINTS * margins[game]
        return rewards

    def _result(self, step: BatchStep, game: int) -> float:
        won = int(step.won[game])
        if self.players == 2:
            return 0.0 if won in (0, 3) else (1.0 if won >> int(self._seats[game]) & 1 else -1.0)
        if self.games.engine.configuration.scenario is not None:
            return 1.0 if won else -1.0
        outcome = self.games.engine.outcome(self.games.row(game))
        return MEDALS.get(outcome.medal or "", 0.0)


class SoloVector(_Vector):
    """Solo games."""

    def __init__(
        self,
        num_envs: int = 1,
        *,
        reward: str = "outcome",
        illegal: str = "lose",
        threads: int | None = None,
        **options: Any,
    ) -> None:
        super().__init__(num_envs, 1, options, reward, illegal, threads)


class DuelVector(_Vector):
    """Two-player games against random play; the agent has seat 0 in one half of the games and seat 1 in the other."""

    def __init__(
        self,
        num_envs: int = 1,
        *,
        opponent: str = "random",
        reward: str = "outcome",
        illegal: str = "lose",
        threads: int | None = None,
        **options: Any,
    ) -> None:
        if opponent != "random":
            raise KingdomError(why("vector-opponent", given=repr(opponent)))
        super().__init__(num_envs, 2, options, reward, illegal, threads)
        self._seats = (np.arange(num_envs) >= (num_envs + 1) // 2).astype(np.int64)

    def _begin(self, step: BatchStep, games: Array) -> BatchStep:
        return self._answer(step)

    def _answer(self, step: BatchStep) -> BatchStep:
        """Let the opponents play at random until it is the agent's turn in every game that is not over."""
        while True:
            others = ~step.over & (step.seats != self._seats)
            if not others.any():
                return step
            weights = self.np_random.random(step.masks.shape, np.float32) * step.masks
            step = self.games.step_some(weights.argmax(axis=1), others)
