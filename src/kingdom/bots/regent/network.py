"""The network: its layers, their places in the flat list of weights, and its calculation on rows of numbers.

It reads each seat alone: sums over cards under construction and Quest steps, two layers, EMBED numbers. From one seat's
numbers comes its final score; from both, the chance to win and the margin.
"""

from __future__ import annotations

from typing import NamedTuple

from kingdom.bots.regent.estate import SEAT, SITE, STEP
from kingdom.fast.fields import Layout
from kingdom.native.memory import Floats, Ints, f32

SITES_WIDE = 24
STEPS_WIDE = 12
INPUT = SEAT + SITES_WIDE + STEPS_WIDE
WIDE = 64
EMBED = 32
JOINT = 32
SCALE = 40.0
"""Points in one unit of a target."""
MISSING = 40.0
"""Points for each thing that keeps a seat from winning."""
MARGIN_WEIGHT = 0.003
"""The weight of a point of the margin beside the chance to win, so that a higher win is preferred."""
WINDOW_SCALE = 40.0
"""A plan of a window is valued in fortieths of a game, plus a little for the seat's own points."""
OWN_WEIGHT = 0.02


class Layer(NamedTuple):
    """A layer of the network."""

    name: str
    inputs: int
    outputs: int
    bias: bool
    holds: str


LAYERS = (
    Layer("site", SITE, SITES_WIDE, False, "from a card under construction"),
    Layer("step", STEP, STEPS_WIDE, False, "from a Quest step"),
    Layer("first", INPUT, WIDE, True, "from a seat and its sums"),
    Layer("embed", WIDE, EMBED, True, "to the numbers of a seat"),
    Layer("score", EMBED, 1, True, "to the final score of the seat"),
    Layer("joint", 2 * EMBED, JOINT, True, "from both seats"),
    Layer("out", JOINT, 2, True, "to the logit of winning, and the margin"),
)

_weights = Layout()
W_THERE = _weights.add("there", 1, "1 with weights, 0 without: then hand-made values count")
for _layer in LAYERS:
    _weights.add(_layer.name, _layer.inputs * _layer.outputs, _layer.holds)
    if _layer.bias:
        _weights.add(f"{_layer.name}_bias", _layer.outputs, "")
WEIGHTS = _weights.size
WEIGHT_FIELDS = tuple(_weights.fields)
_at = {field.name: field.at for field in WEIGHT_FIELDS}
W_SITE, W_STEP = _at["site"], _at["step"]
W_FIRST, W_FIRST_BIAS = _at["first"], _at["first_bias"]
W_EMBED, W_EMBED_BIAS = _at["embed"], _at["embed_bias"]
W_SCORE, W_SCORE_BIAS = _at["score"], _at["score_bias"]
W_JOINT, W_JOINT_BIAS = _at["joint"], _at["joint_bias"]
W_OUT, W_OUT_BIAS = _at["out"], _at["out_bias"]


def spread(x: Floats, count: int, w: Floats, weights: int, out: Floats, wide: int, nonzero: Ints) -> None:
    """Add the contributions of `count` numbers to `wide` sums; most of the numbers are 0, and only the others count."""
    n = 0
    for k in range(count):
        nonzero[n] = k
        n += x[k] != 0.0
    for i in range(n):
        one = f32(x[nonzero[i]])
        base = weights + nonzero[i] * wide
        for j in range(wide):
            out[j] += f32(one * w[base + j])


def rectify(x: Floats, count: int) -> None:
    """Replace negative numbers by 0."""
    for k in range(count):
        x[k] = max(f32(x[k]), f32(0.0))


def add_item(
    x: Floats, count: int, w: Floats, weights: int, hidden: Floats, out: Floats, wide: int, nonzero: Ints
) -> None:
    """Add the rectified numbers of one more card or step to the sums."""
    for k in range(wide):
        hidden[k] = 0.0
    spread(x, count, w, weights, hidden, wide, nonzero)
    for k in range(wide):
        out[k] += max(f32(hidden[k]), f32(0.0))


def embed(x: Floats, w: Floats, hidden: Floats, out: Floats, nonzero: Ints) -> None:
    """Compute the EMBED numbers of a seat from its INPUT numbers."""
    for k in range(WIDE):
        hidden[k] = w[W_FIRST_BIAS + k]
    spread(x, INPUT, w, W_FIRST, hidden, WIDE, nonzero)
    rectify(hidden, WIDE)
    for k in range(EMBED):
        out[k] = w[W_EMBED_BIAS + k]
    spread(hidden, WIDE, w, W_EMBED, out, EMBED, nonzero)
    rectify(out, EMBED)


def score_of(x: Floats, w: Floats) -> float:
    """The final score of a seat in points, from its EMBED numbers."""
    total = w[W_SCORE_BIAS]
    for k in range(EMBED):
        total += f32(x[k] * w[W_SCORE + k])
    return total * SCALE


def forward(x: Floats, w: Floats, hidden: Floats, nonzero: Ints) -> tuple[float, float]:
    """The chance to win and the margin in units of SCALE, from the EMBED numbers of both seats."""
    for k in range(JOINT):
        hidden[k] = w[W_JOINT_BIAS + k]
    spread(x, 2 * EMBED, w, W_JOINT, hidden, JOINT, nonzero)
    logit, margin = w[W_OUT_BIAS], w[W_OUT_BIAS + 1]
    for k in range(JOINT):
        one = max(hidden[k], 0.0)
        logit += one * w[W_OUT + 2 * k]
        margin += one * w[W_OUT + 2 * k + 1]
    return squash(logit), margin


def squash(x: float) -> float:
    """From 0 to 1, with an exponential that needs no library."""
    if x > 12.0:
        return 1.0
    if x < -12.0:
        return 0.0
    y = 1.0 - x / 1024.0
    for _ in range(10):
        y = y * y
    return 1.0 / (1.0 + y)
