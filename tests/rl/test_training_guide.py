"""docs/guides/train-an-agent.md: its learner, taken from the guide as it stands there."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.kit.walks import is_deep
from tests.test_docs import split

GUIDE = Path(__file__).parents[2] / "docs" / "guides" / "train-an-agent.md"
TRAINED = "net = train()\nprint(match(net))\n"


def program() -> str:
    """The guide's own code."""
    return split(GUIDE.read_text(encoding="utf-8"))[0]


def test_a_decision_that_is_praised_becomes_more_likely() -> None:
    names: dict[str, Any] = {}
    exec(program(), names)
    rng = np.random.default_rng(3)
    seen = rng.integers(0, 4, (1, 30)).astype(np.int8)
    masks = np.array([[1, 0, 1, 1]], np.int8)
    net = [rng.normal(0, 0.1, (30, names["HIDDEN"])), rng.normal(0, 0.1, (names["HIDDEN"] + 1, 4))]
    before, hidden = names["policy"](net, seen, masks)

    # Twice the same position: the first time action 2 made seat 1 richer, the second time action 3 made it poorer.
    sides, still, over = np.array([-1.0]), np.array([0.0]), np.array([True])
    trail = [
        (seen, hidden, before, np.array([2]), sides, still - 5, over),
        (seen, hidden, before, np.array([3]), sides, still + 5, over),
    ]
    for layer, push in zip(net, names["gradient"](net, trail), strict=True):
        layer += 0.5 * push
    after, _ = names["policy"](net, seen, masks)

    assert after[0, 1] == 0
    assert after[0, 2] > before[0, 2] + 0.01
    assert after[0, 3] < before[0, 3] - 0.01


@pytest.mark.skipif(not is_deep(), reason="some minutes of training: with make test-deep")
def test_the_learner_of_the_guide_beats_random_play() -> None:
    done = subprocess.run(
        [sys.executable, "-c", program() + TRAINED],
        capture_output=True,
        text=True,
        check=True,
    )

    assert float(done.stdout) > 0.9
