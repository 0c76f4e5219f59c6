"""The network that learns is the network that plays: what torch makes of a record is what the regent's loops say.

torch is not installed where tests run. What is asked of it here is little, and NumPy does it as well.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from kingdom.bots.regent import estate as e
from kingdom.bots.regent import network as v
from kingdom.bots.regent.selfplay import RECORD, note
from kingdom.bots.regent.value import judge, seat_value
from kingdom.lab.training import network
from kingdom.lab.training.network import flat, forward, loss_of, model_of, split, targets
from kingdom.native.memory import room
from tests.kit.made_up import MONUMENT, MadeUp, with_sites_and_steps


class Tensor(np.ndarray):
    """An array that is also asked as torch asks."""

    def view(self, *shape: int) -> Any:  # type: ignore[override]
        return self.reshape(shape)

    def sum(self, dim: int | None = None, **more: Any) -> Any:  # type: ignore[override]
        return np.add.reduce(np.asarray(self), axis=dim) if dim is not None else super().sum(**more)

    def to(self, device: str) -> Any:
        return self

    def requires_grad_(self, wanted: bool) -> Any:
        self.learns = wanted
        return self

    def detach(self) -> Any:
        return self

    def cpu(self) -> Any:
        return self


def tensor(values: Any) -> Any:
    return np.ndarray.view(np.array(values, "float64"), Tensor)


class Chance:
    """The random state of torch."""

    def manual_seed(self, seed: int) -> Any:
        self.rng = np.random.default_rng(seed)
        return self


def entropy(logit: Any, wanted: Any) -> Any:
    chance = 1 / (1 + np.exp(-logit))
    return -(wanted * np.log(chance) + (1 - wanted) * np.log(1 - chance)).mean()


@pytest.fixture
def torch(monkeypatch: pytest.MonkeyPatch) -> Any:
    made = SimpleNamespace(
        relu=lambda x: np.maximum(x, 0),
        cat=lambda parts, dim: np.concatenate(parts, axis=dim),
        tensor=lambda values, dtype: tensor(values),
        zeros=lambda size: tensor([0.0] * size),
        randn=lambda size, generator: tensor(generator.rng.normal(size=size)),
        float32="float32",
        Generator=Chance,
        nn=SimpleNamespace(functional=SimpleNamespace(binary_cross_entropy_with_logits=entropy)),
    )
    monkeypatch.setattr(network, "torch_or_say", lambda: made)
    return made


def weights() -> list[float]:
    made: list[float] = (np.random.default_rng(3).normal(size=v.WEIGHTS) * 0.2).tolist()
    made[v.W_THERE] = 1.0
    return made


def position(players: int = 2) -> MadeUp:
    """Sites and undone steps for both seats."""
    made = MadeUp(players=players, round_=2)
    made.card(3, "MMG", kind=MONUMENT, points=9)
    made.card(5, "GGS", points=1)
    return with_sites_and_steps(made)


def records(made: MadeUp, seat: int) -> Any:
    lines = [room("Floats", RECORD) for _ in (0, 1)]
    for place in (0, 1):
        note(made.t, made.row, seat ^ place, lines[place])
    return tensor([lines])


@pytest.mark.parametrize("seat", [0, 1])
def test_what_is_learned_is_what_the_regent_plays_by(seat: int, torch: Any) -> None:
    made, w = position(), weights()
    s = made.workspace(w)
    scores = [seat_value(s, made.row, seat ^ place, place) for place in (0, 1)]
    own, logit, margin = forward(model_of(w, "cpu", 1), records(made, seat), tensor([1.0]))
    assert own[0] * v.SCALE == pytest.approx(scores, rel=1e-4)
    chance = v.squash(float(logit[0])) + v.MARGIN_WEIGHT * v.SCALE * float(margin[0])
    assert judge(s, s.outcomes) == pytest.approx(chance, rel=1e-4)


def test_where_there_is_no_opponent_its_numbers_do_not_count(torch: Any) -> None:
    made, w = position(players=1), weights()
    s = made.workspace(w)
    seat_value(s, made.row, 0, 0)
    _, logit, margin = forward(model_of(w, "cpu", 1), records(made, 0), tensor([0.0]))
    chance = v.squash(float(logit[0])) + v.MARGIN_WEIGHT * v.SCALE * float(margin[0])
    assert judge(s, s.outcomes) == pytest.approx(chance, rel=1e-4)


def test_weights_come_back_as_they_went_in(torch: Any) -> None:
    w = weights()
    model = model_of(w, "cpu", 1)
    assert flat(model) == w
    assert "there" not in model
    assert all(values.learns for values in model.values())


def test_weights_are_drawn_in_proportion_to_what_they_add_up(torch: Any) -> None:
    model = model_of(None, "cpu", 7)
    wide = {"site": e.SITE, "step": e.STEP, "first": v.INPUT, "embed": v.WIDE, "score": v.EMBED}
    wide |= {"joint": 2 * v.EMBED, "out": v.JOINT}
    for name, values in model.items():
        if name.endswith("bias"):
            assert not values.any()
        else:
            share = 0.3 if name in ("score", "out") else 1.0
            assert values.std() == pytest.approx(share * (2 / wide[name]) ** 0.5, rel=0.3)
    again, other = model_of(None, "cpu", 7), model_of(None, "cpu", 8)
    assert np.array_equal(model["first"], again["first"])
    assert not np.array_equal(model["first"], other["first"])


def test_what_is_made_small_is_how_far_scores_wins_and_margins_are_off(
    torch: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = tensor([[1.0, 2.0], [3.0, 4.0]]), tensor([0.0, 0.0]), tensor([1.0, -1.0])
    monkeypatch.setattr(network, "forward", lambda model, records, both: said)
    wanted = tensor([[0.0, 5.0, 1.0, 3.0, 1.0], [1.0, 9.0, 0.0, -1.0, 0.0]])
    loss, parts = loss_of(None, None, wanted)
    assert parts["own"] == pytest.approx((1 + 4) / 2 + 9 / 2), "there is no second seat in the second game"
    assert parts["win"] == pytest.approx(np.log(2))
    assert parts["margin"] == pytest.approx(4 / 2)
    assert loss == pytest.approx(0.5 * parts["own"] + 0.5 * parts["win"] + parts["margin"])


# --- what there is to learn


def game(points: tuple[float, float], short: tuple[float, float], bits: int, *, alone: bool = False) -> tuple[Any, Any]:
    """A game with records of its first round only."""
    lines = np.zeros((1, 3, 2, RECORD), "float32")
    for seat in (0, 1):
        lines[0, 0, seat, e.E_LEFT + 2] = 1.0
        lines[0, 0, seat, e.E_SCORE] = seat + 1.0
    lines[0, 0, 0, e.E_RULES] = float(alone)
    lines[0, 0, 0, e.E_MEDALS : e.E_MEDALS + 2] = [0.4, 0.7]
    return lines, np.array([[*points, *short, bits, 40.0]], "float32")


def test_each_seat_learns_its_score_its_win_and_its_margin() -> None:
    inputs, wanted = targets(*game((60, 40), (0, 0), 1))
    assert inputs.shape == (2, 2, RECORD), "rounds that were not recorded tell nothing"
    assert inputs[:, 0, e.E_SCORE].tolist() == [1.0, 2.0], "the own seat comes first"
    assert inputs[:, 1, e.E_SCORE].tolist() == [2.0, 1.0]
    assert wanted.tolist() == [[1.5, 1.0, 1.0, 0.5, 1.0], [1.0, 1.5, 0.0, -0.5, 1.0]]
    for bits, wins in ((2, [0.0, 1.0]), (3, [0.5, 0.5]), (0, [0.5, 0.5])):
        assert targets(*game((60, 40), (0, 0), bits))[1][:, 2].tolist() == wins


def test_what_is_missing_costs_points_and_everything_is_cut_off_far_out() -> None:
    _, wanted = targets(*game((60, 40), (1, 0), 2))
    assert wanted[0, :2].tolist() == [0.5, 1.0]
    _, wanted = targets(*game((300, 40), (0, 9), 1))
    assert wanted[0].tolist() == [4.0, -3.0, 1.0, network.MARGIN, 1.0]
    assert wanted[1, 3] == -network.MARGIN


@pytest.mark.parametrize(
    ("points", "short", "win"), [(39, 0, 0.0), (40, 0, 0.5), (69, 0, 0.5), (70, 0, 1.0), (70, 1, 0.0)]
)
def test_alone_a_medal_is_the_win_and_gold_the_other_side_of_the_margin(points: int, short: int, win: float) -> None:
    inputs, wanted = targets(*game((points, 0), (short, 0), 1, alone=True))
    assert len(inputs) == 1, "there is no second seat"
    assert wanted[0, 2] == win
    assert wanted[0, 3] == pytest.approx((points - short * v.MISSING - 70) / v.SCALE)
    assert wanted[0, 4] == 0.0


def test_what_is_held_back_is_apart() -> None:
    learned, told = split(np.array([False, True, False]))
    assert (learned.tolist(), told.tolist()) == ([0, 2], [1])
    for held in ([True, True], [False, False]):
        learned, told = split(np.array(held))
        assert learned.tolist() == told.tolist() == [0, 1]
