"""The environments pass the suites of the projects that they are written for."""

from __future__ import annotations

import sys
import warnings
from functools import partial
from itertools import count
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

pytest.importorskip("numpy")
gymnasium = pytest.importorskip("gymnasium")

import kingdom.rl  # noqa: E402

RULESETS: list[dict[str, Any]] = [{}, {"modules": ("menace", "advisors", "quest")}]


@pytest.fixture(autouse=True)
def _let_them_warn() -> Any:
    """The suites warn of what they would like better; what they insist on, they raise."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


# --- PettingZoo


@pytest.fixture
def duel() -> Any:
    pytest.importorskip("pettingzoo")
    from kingdom.rl import duel_v0

    return duel_v0


@pytest.mark.parametrize("options", RULESETS)
def test_pettingzoo_parallel(duel: Any, options: dict[str, Any]) -> None:
    from pettingzoo.test import parallel_api_test

    parallel_api_test(duel.parallel_env(**options), num_cycles=300)


def test_pettingzoo_one_after_the_other(duel: Any) -> None:
    from pettingzoo.test import api_test

    api_test(duel.env(), num_cycles=300)


def test_pettingzoo_seeds(duel: Any) -> None:
    from pettingzoo.test import parallel_seed_test, seed_test

    seed_test(duel.env, num_cycles=60)
    parallel_seed_test(duel.parallel_env, num_cycles=60)


def test_pettingzoo_cycles(duel: Any) -> None:
    from pettingzoo.test import max_cycles_test

    # This suite samples without the mask, and wants games to go on all the same.
    kind = SimpleNamespace(
        parallel_env=partial(duel.parallel_env, illegal="replace"), env=partial(duel.env, illegal="replace")
    )
    max_cycles_test(kind)


def test_pettingzoo_pictures(duel: Any, capsys: pytest.CaptureFixture[str]) -> None:
    from pettingzoo.test import render_test

    pytest.importorskip("PIL")
    render_test(partial(duel.env, illegal="replace", max_cycles=3))
    assert "Round 1 of 4" in capsys.readouterr().out


def test_pettingzoo_speed(duel: Any, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    from pettingzoo.test import performance_benchmark

    # It plays for five seconds by the clock; here it is enough that it comes to an end.
    ticks = count()
    module = sys.modules["pettingzoo.test.performance_benchmark"]
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(ticks)))
    performance_benchmark(duel.env())
    assert "turns per second" in capsys.readouterr().out


# --- Gymnasium


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("kingdom/Solo-v0", {}),
        ("kingdom/Solo-v0", {"modules": ("menace",)}),
        ("kingdom/Solo-v0", {"scenario": "the_thief_guild"}),
        ("kingdom/Duel-v0", {"opponent": "random"}),
        ("kingdom/Duel-v0", {"opponent": "page", "seat": 1}),
    ],
)
def test_gymnasium(name: str, options: dict[str, Any]) -> None:
    from gymnasium.utils.env_checker import check_env

    made = gymnasium.make(name, **options)

    check_env(made.unwrapped, skip_render_check=True)
    made.close()


@pytest.mark.parametrize("name", ["kingdom/Solo-v0", "kingdom/Duel-v0"])
def test_stable_baselines(name: str) -> None:
    checker = pytest.importorskip("stable_baselines3.common.env_checker")

    checker.check_env(gymnasium.make(name).unwrapped, skip_render_check=True)


@pytest.mark.parametrize("name", ["kingdom/Solo-v0", "kingdom/Duel-v0"])
@pytest.mark.parametrize("reward", ["outcome", "dense"])
def test_gymnasium_vectors(name: str, reward: str) -> None:
    made = gymnasium.make_vec(name, num_envs=4, vectorization_mode="vector_entry_point", reward=reward)
    rng = np.random.default_rng(1)
    told, _ = made.reset(seed=3)
    assert made.observation_space.contains(told)
    ended = 0
    for _ in range(250):  # each of the four comes to its end, and well into its next game
        weights = rng.random(told["action_mask"].shape) * told["action_mask"]
        told, rewards, over, _, _ = made.step(weights.argmax(axis=1))
        ended += int(over.sum())
        assert rewards.shape == (4,)
    assert ended >= 4
    made.close()


# --- OpenSpiel


def test_openspiel() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    import kingdom.rl.openspiel  # noqa: F401

    for words in ("(deals=20)", "(scenario=rats_everywhere,deals=20)"):
        game = pyspiel.load_game(f"python_wonderful_kingdom{words}")
        pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_openspiel_reads_several_words_between_plus_signs() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    import kingdom.rl.openspiel  # noqa: F401

    game = pyspiel.load_game("python_wonderful_kingdom(modules=menace+quest,menaces=thieves+shadows,deals=5)")
    assert game.options["modules"] == ("menace", "quest")
    assert game.options["menaces"] == ("thieves", "shadows")
    assert "quests" not in game.options, "what is not named is left to the rules"
    assert "deals" not in game.options


def test_openspiel_playthrough(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game from its deal to its end as OpenSpiel writes it down, with every function of game and state asked for."""
    pytest.importorskip("pyspiel")
    from open_spiel.python.algorithms import generate_playthrough

    import kingdom.rl.openspiel  # noqa: F401

    # It would round a million and a half numbers and write them out, which takes longer than all else.
    monkeypatch.setattr(generate_playthrough, "_format_tensor", lambda tensor, name: [f"{name}: {tensor.shape}"])
    text = generate_playthrough.playthrough("python_wonderful_kingdom(deals=10)", None, seed=1)
    assert 'GameType.short_name = "python_wonderful_kingdom"' in text
    assert "IsTerminal() = True" in text


@pytest.fixture
def dealt() -> Any:
    """A game of OpenSpiel, and its state after the deal."""
    pyspiel = pytest.importorskip("pyspiel")
    import kingdom.rl.openspiel  # noqa: F401

    def make(words: str = "deals=10") -> Any:
        game = pyspiel.load_game(f"python_wonderful_kingdom({words})")
        state = game.new_initial_state()
        state.apply_action(3)
        return game, state

    return make


def test_openspiel_searches(dealt: Any) -> None:
    """Search with open cards, and search over what a player knows, which deals the hidden cards again."""
    from open_spiel.python.algorithms import ismcts, mcts

    game, state = dealt()
    judge = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    assert mcts.MCTSBot(game, 1.4, 2, judge).step(state) in state.legal_actions()
    blind = ismcts.ISMCTSBot(game, judge, 1.4, 3, random_state=np.random.RandomState(1))
    for _ in range(2):
        action = blind.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


@pytest.mark.parametrize("words", ["deals=10", "deals=10,modules=menace+advisors+quest", "deals=10,players=1"])
def test_openspiel_deals_again_what_a_player_does_not_know(dealt: Any, words: str) -> None:
    """The seat to move cannot distinguish the drawn state from its source, and has the same options."""
    game, state = dealt(words)
    rng, others = Random(5), 0
    for number in count():
        if state.is_terminal():
            break
        if number % 8 == 0:
            player = state.current_player()
            drawn = state.resample_from_infostate(player, rng.random)
            assert drawn.current_player() == player
            assert drawn.information_state_string(player) == state.information_state_string(player)
            assert drawn.legal_actions() == state.legal_actions()
            opponent = game.num_players() - 1 - player
            others += drawn.information_state_string(opponent) != state.information_state_string(opponent)
        state.apply_action(rng.choice(state.legal_actions()))
    assert game.num_players() == 1 or others > 0  # the opponent holds other cards


def test_openspiel_learners(dealt: Any) -> None:
    """The environment of NFSP and the other learners, with an agent that learns and one that plays at random."""
    from open_spiel.python import rl_environment
    from open_spiel.python.algorithms import random_agent, tabular_qlearner

    game, _ = dealt()
    environment = rl_environment.Environment(game, include_full_state=False)
    agents = [
        tabular_qlearner.QLearner(0, game.num_distinct_actions()),
        random_agent.RandomAgent(1, game.num_distinct_actions()),
    ]
    environment.seed(1)
    step = environment.reset()
    assert len(step.observations["info_state"][0]) == game.information_state_tensor_shape()[0]
    for _ in range(40):
        player = step.observations["current_player"]
        step = environment.step([agents[player].step(step).action])
    assert not step.last()
    assert step.observations["legal_actions"][step.observations["current_player"]]


def test_they_are_registered_once() -> None:
    kingdom.rl.register()

    assert {"kingdom/Solo-v0", "kingdom/Duel-v0"} <= set(gymnasium.registry)
