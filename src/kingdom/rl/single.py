"""Gymnasium environments: a solo game, and a two-player game against a bot."""

from __future__ import annotations

from typing import Any, ClassVar

import gymnasium
import numpy as np

from kingdom.bots.bot import Bot, Budget
from kingdom.bots.registry import make
from kingdom.core.actions import Action
from kingdom.core.errors import KingdomError, message_of
from kingdom.core.reasons import why
from kingdom.core.state import Seat
from kingdom.fast import engine
from kingdom.rl.buffers import Numbers
from kingdom.rl.drawing import MODES, drawn
from kingdom.rl.play import MOST_SEEDS, Play
from kingdom.rl.rewards import LOST, Purse, check, resolved
from kingdom.rl.spaces import action_space, observation_space

Observation = dict[str, Numbers]


class _Single(gymnasium.Env[Observation, np.int64]):
    """The common part: one agent, which acts whenever its seat has a decision to make."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(MODES), "render_fps": 2}  # type: ignore[misc]

    def __init__(
        self, players: int, options: dict[str, Any], reward: str, illegal: str, render_mode: str | None
    ) -> None:
        check(reward, illegal, options)
        self.options = {"players": players, **options}
        self.reward, self.illegal, self.render_mode = reward, illegal, render_mode
        self.engine = engine(**self.options)
        self.observation_space = observation_space()  # type: ignore[assignment]
        self.action_space = action_space()
        self.seat: Seat = 0
        self.play: Play | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game: the deal is a number drawn from the seed."""
        super().reset(seed=seed)
        self.play = Play(self.options, int(self.np_random.integers(MOST_SEEDS)), self.engine)
        self._begin(self.play)
        self.purse = Purse(self.reward, self.play)
        seen = self.play.observation(self.seat)
        return seen, {"action_mask": seen["action_mask"]}

    def _begin(self, play: Play) -> None:
        """Advance to the agent's first decision."""

    def _answer(self, play: Play) -> None:
        """Advance to the agent's next decision."""

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action and advance to the agent's next decision."""
        play = self.play
        if play is None:
            raise gymnasium.error.ResetNeeded(message_of(KingdomError.kind, why("reset-first")))
        number, fault = resolved(play, self.seat, int(action), self.illegal)
        lost = number is None
        if number is not None:
            play.act(self.seat, number)
            self._answer(play)
        seen = play.observation(self.seat)
        reward = LOST if lost else self.purse.pay(self.seat)
        if self.render_mode == "human":
            self.render()
        ending = play.ending(self.seat) if play.is_over else {}
        info = {"action_mask": seen["action_mask"], "illegal": fault, **ending}
        return seen, float(reward), lost or play.is_over, False, info

    def action_masks(self) -> Any:
        """The legal actions, as MaskablePPO of sb3-contrib expects them."""
        assert self.play is not None
        return self.play.mask(self.seat).astype(bool)

    def render(self) -> Any:
        """The table as the agent sees it."""
        return None if self.play is None else drawn(self.play, self.render_mode, self.seat)


class Solo(_Single):
    """A solo game: `modules`, `quests`, `scenario` and so on as in `kingdom.new_game`."""

    def __init__(
        self,
        *,
        reward: str = "outcome",
        illegal: str = "lose",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__(1, options, reward, illegal, render_mode)


class Duel(_Single):
    """A two-player game against a bot of `kingdom arena`; the agent's seat is fixed, or drawn for each game."""

    def __init__(
        self,
        *,
        opponent: str = "random",
        seat: int | None = None,
        simulations: int | None = None,
        reward: str = "outcome",
        illegal: str = "lose",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """`simulations` limits the thinking of a searching bot; there is no limit by default."""
        super().__init__(2, options, reward, illegal, render_mode)
        make(opponent, 0)  # raises for an unknown name now, not when the first game begins
        self.opponent, self.chosen, self.budget = opponent, seat, Budget(simulations=simulations)

    def _begin(self, play: Play) -> None:
        drawn_seat = int(self.np_random.integers(2))
        self.seat = drawn_seat if self.chosen is None else self.chosen
        self._bot: Bot = make(self.opponent, int(self.np_random.integers(MOST_SEEDS)))
        self._answer(play)

    def _answer(self, play: Play) -> None:
        """Let the bot decide as long as it has a decision to make."""
        other = 1 - self.seat
        if self.opponent == "random":
            while not play.is_over and other in play.waiting():
                legal = play.legal(other)
                play.act(other, legal[int(self.np_random.integers(len(legal)))])
            return
        # The game leaves out a half-made decision of the agent; the bot could not see it anyway.
        if play.is_over or other not in play.waiting():
            return
        game = play.game()
        while not game.is_over and other in game.waiting():
            answer = self._bot.decide(game.view(other), self.budget)
            for action in [answer] if isinstance(answer, Action) else answer:
                for number in self.engine.numbers(game, other, action):
                    play.act(other, number)
                game.play(other, action)
