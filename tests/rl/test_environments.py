"""The environments, beyond the test suites of their projects."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from kingdom.core.reasons import why
from tests.kit.refusals import reasons_of, refusal

pytest.importorskip("gymnasium")

import gymnasium

import kingdom
from kingdom.fast.numbers import ACTIONS, RANGES
from kingdom.fast.observation import OBSERVED
from kingdom.game.config import ConfigurationError
from kingdom.rl import duel_v0
from kingdom.rl.play import Play
from kingdom.rl.rewards import POINTS, IllegalNumber
from kingdom.rl.single import Duel, Solo
from kingdom.rl.spaces import WAIT, action_words, observation_words


def play_out(env: Any, seed: int) -> tuple[list[float], Any]:
    """A game at random: what was paid, and the environment's play."""
    rng = np.random.default_rng(seed)
    told, _ = env.reset(seed=seed)
    paid = []
    over = False
    while not over:
        told, reward, over, _, _ = env.step(int(rng.choice(np.flatnonzero(told["action_mask"]))))
        paid.append(reward)
    return paid, env.play


@pytest.mark.parametrize("opponent", ["random", "page"])
def test_what_was_played_on_rows_is_a_game_of_the_definition(opponent: str) -> None:
    paid, play = play_out(Duel(opponent=opponent, seat=1, modules=("menace",)), 5)

    game = play.game()
    assert game.is_over
    outcome = game.outcome()
    assert [outcome.total(seat) for seat in (0, 1)] == list(play.engine.scores(play.row))
    assert paid[-1] == (0.0 if len(outcome.winners) != 1 else 1.0 if 1 in outcome.winners else -1.0)
    assert set(paid[:-1]) <= {0.0}


@pytest.mark.parametrize("made", [Solo(), Solo(scenario="the_prophecy"), Duel(seat=1)])
def test_the_last_info_has_the_score_the_winner_and_the_medal(made: Any) -> None:
    told, info = made.reset(seed=4)
    over = False
    while not over:
        assert not {"score", "winner", "medal"} & info.keys()
        told, _, over, _, info = made.step(int(np.flatnonzero(told["action_mask"])[0]))

    outcome = made.play.game().outcome()
    assert info["score"] == outcome.total(made.seat)
    assert info["winner"] == (made.seat in outcome.winners)
    assert info["medal"] == outcome.medal


def test_both_agents_are_told_how_it_ended() -> None:
    env = duel_v0.parallel_env()
    told, _ = env.reset(seed=4)
    while env.agents:
        told, *_, infos = env.step({agent: int(np.flatnonzero(told[agent]["action_mask"])[0]) for agent in env.agents})

    outcome = env.play.game().outcome()
    for seat, agent in enumerate(("player_0", "player_1")):
        ending = {"score": outcome.total(seat), "winner": seat in outcome.winners, "medal": None}
        assert {name: infos[agent][name] for name in ending} == ending


@pytest.mark.parametrize("name", ["kingdom/Solo-v0", "kingdom/Duel-v0"])
def test_a_vector_tells_how_each_game_ended_beside_a_mask(name: str) -> None:
    made, rng = gymnasium.make_vec(name, num_envs=6, vectorization_mode="vector_entry_point"), np.random.default_rng(2)
    told, infos = made.reset(seed=3)
    endings = 0
    while endings < 6:
        told, rewards, over, _, infos = made.step(
            (rng.random(told["action_mask"].shape) * told["action_mask"]).argmax(1)
        )
        assert ("score" in infos) == bool(over.any())
        if not over.any():
            continue
        endings += int(over.sum())
        assert infos["_score"].tolist() == infos["_winner"].tolist() == over.tolist()
        assert not infos["score"][~over].any()
        medals = {"none"} if "Solo" in name else {None}
        assert set(infos["medal"][over]) == medals
        if "Duel" in name:
            assert all(infos["winner"][rewards == 1.0])
            assert not any(infos["winner"][rewards == -1.0])


def test_a_dense_reward_adds_up_to_the_margin() -> None:
    for seed in (1, 2):
        dense, play = play_out(Solo(reward="dense"), seed)
        margin, _ = play_out(Solo(reward="margin"), seed)
        begun = Play(play.options, play.seed).margin(0)

        assert sum(dense) == pytest.approx(POINTS * (play.margin(0) - begun))
        assert margin[-1] == pytest.approx(POINTS * play.margin(0))


@pytest.mark.parametrize("seat", [0, 1])
def test_an_agent_is_asked_when_it_owes_a_decision_in_either_seat(seat: int) -> None:
    _, told = Duel(opponent="page", seat=seat).reset(seed=4)

    assert told["action_mask"][:WAIT].any()
    assert not told["action_mask"][WAIT], "whoever is second has the first offer before them"


def test_the_agent_has_the_seat_that_is_drawn_unless_one_is_chosen() -> None:
    env, fixed = Duel(), Duel(seat=1)
    seats = set()
    for seed in range(12):
        env.reset(seed=seed)
        fixed.reset(seed=seed)
        seats.add((env.seat, fixed.seat))

    assert seats == {(0, 1), (1, 1)}


def test_an_illegal_action_loses_is_replaced_or_is_refused() -> None:
    told, reward, over, _, info = begun(Solo(illegal="lose")).step(WAIT)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)

    told, reward, over, _, info = begun(Solo(illegal="replace")).step(WAIT)
    assert (reward, over, info["illegal"]) == (0.0, False, True)
    assert told["action_mask"].any()

    with refusal(IllegalNumber, why("illegal-number", number=WAIT, text="wait: the opponent decides")):
        begun(Solo(illegal="raise")).step(WAIT)


def begun(env: Solo) -> Solo:
    env.reset(seed=1)
    return env


def test_a_seed_says_which_game_it_is() -> None:
    first, second = Duel(), Duel()

    assert np.array_equal(first.reset(seed=9)[0]["observation"], second.reset(seed=9)[0]["observation"])
    assert not np.array_equal(first.reset()[0]["observation"], second.reset(seed=10)[0]["observation"])


@pytest.mark.parametrize(
    ("wrong", "id"),
    [
        ({"reward": "gold"}, "no-reward"),
        ({"illegal": "ignore"}, "no-way-with-illegal"),
        ({"modules": ("none",)}, "module"),
    ],
)
def test_what_is_not_known_is_refused_at_once(wrong: dict[str, Any], id: str) -> None:
    with pytest.raises(kingdom.KingdomError) as refused:
        Solo(**wrong)

    assert [reason.id for reason in reasons_of(refused.value)] == [id]


@pytest.mark.parametrize("options", [{}, {"modules": ("menace", "advisors", "quest")}, {"side": "A"}])
def test_what_is_kept_of_an_observation_is_what_would_be_seen_again(options: dict[str, Any]) -> None:
    for seed in (1, 2):
        play, rng = Play({"players": 2, **options}, seed), np.random.default_rng(seed)
        while not play.is_over:
            for seat in (0, 1):
                kept = play.observation(seat)
                fresh = play.engine.observe(play.row, play.seen, seat)
                assert np.array_equal(kept["observation"], fresh)
                legal = play.legal(seat) if seat in play.waiting() else [WAIT]
                assert sorted(np.flatnonzero(kept["action_mask"])) == sorted(legal)
            seat = int(rng.choice(play.waiting()))
            play.act(seat, int(rng.choice(play.legal(seat))))


def test_whoever_writes_into_an_observation_changes_nothing() -> None:
    env = begun(Solo(illegal="raise"))
    told, _ = env.reset(seed=1)
    told["action_mask"][:] = 1

    with pytest.raises(IllegalNumber):
        env.step(WAIT)


def test_every_action_and_every_part_of_an_observation_has_its_words() -> None:
    assert all(action_words(number) for number in range(ACTIONS + 1))
    assert action_words(RANGES[1].at).startswith(RANGES[1].name)
    covered = sorted((at, size) for at, size, _, _ in observation_words())
    assert covered[0][0] == 0
    assert all(at + size <= following for (at, size), (following, _) in pairwise(covered))
    assert sum(covered[-1]) <= OBSERVED


def test_many_games_step_together_as_they_would_one_by_one() -> None:
    from kingdom.fast import engine
    from kingdom.rl.batched import Batched

    games = Batched(players=2)
    _, masks = games.reset([4, 5])
    alone = [games.row(game) for game in (0, 1)]
    made = engine(players=2)
    for _ in range(30):
        chosen = masks.argmax(axis=1)
        for game in (0, 1):
            made.apply(alone[game], made.waiting(alone[game])[0], int(chosen[game]))
        step = games.step(chosen)
        masks = step.masks
        for game in (0, 1):
            assert list(games.row(game)) == list(alone[game])
            assert step.seats[game] == made.waiting(alone[game])[0]


def test_a_picture_shows_the_cards_and_not_those_of_the_opponent() -> None:
    pytest.importorskip("PIL")
    from kingdom.rl.drawing import BACK, HEIGHT, TYPES, WIDTH, pixels

    game = kingdom.new_game(seed=3)

    def has(image: Any, colour: tuple[int, int, int]) -> int:
        return int((image == np.array(colour, np.uint8)).all(axis=2).sum())

    own, spectator, open_table = (pixels(game.view(viewer)) for viewer in (0, kingdom.SPECTATOR, kingdom.OPEN_TABLE))
    assert own.shape == (HEIGHT, WIDTH, 3)
    assert has(own, next(iter(TYPES.values()))) > 0
    # Backs: one hand for a seat, two for a spectator, none where everything is shown.
    assert 0 == has(open_table, BACK) < has(own, BACK) < has(spectator, BACK)


@pytest.mark.parametrize("name", ["kingdom/Solo-v0", "kingdom/Duel-v0"])
@pytest.mark.parametrize("option", ["oponent", "players", "module"])
@pytest.mark.parametrize("make", [gymnasium.make, gymnasium.make_vec])
def test_an_unknown_keyword_of_gymnasium_make_is_refused(make: Callable[..., Any], option: str, name: str) -> None:
    known = ("duchies", "edition", "menaces", "modules", "quests", "scenario", "search", "side")

    with refusal(ConfigurationError, why("option", given=option, options=known)):
        make(name, **{option: "page"})
