"""The network in torch, and its targets: the final score of a seat, the chance to win, and the margin."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from time import monotonic
from typing import Any

from kingdom.bots.regent import estate as e
from kingdom.bots.regent import network as v
from kingdom.bots.regent.selfplay import MOST_SITES, MOST_STEPS, RECORD
from kingdom.core.errors import KingdomError
from kingdom.core.reasons import why

MARGIN = 2.0
"""Margins are capped at twice the scale: beyond that a game is as good as won."""
BATCH = 4096
RATE = 2e-3


def torch_or_say() -> Any:
    """Import torch; the error for a missing one names the extra."""
    try:
        return import_module("torch")
    except ImportError as error:
        command = 'pip install "wonderful-kingdom[train]"'
        raise KingdomError(why("not-installed", name="PyTorch", extra="train", command=command)) from error


def targets(records: Any, results: Any) -> tuple[Any, Any]:
    """Positions from both seats, and their targets: own score, chance to win, margin, weight of the opponent."""
    import numpy as np

    count, rounds = records.shape[:2]
    points = (results[:, 0:2] - v.MISSING * results[:, 2:4]) / v.SCALE
    inputs, wanted = [], []
    alone = records[:, 0, 0, e.E_RULES] > 0.5
    bits = results[:, 4].astype(int)
    for seat in range(2):
        mine, other = points[:, seat], points[:, 1 - seat]
        won = np.where(bits == 3, 0.5, np.where(bits == 0, 0.5, (bits >> seat & 1).astype("float32")))
        bronze = records[:, 0, 0, e.E_MEDALS].astype("float32") * 100
        gold = records[:, 0, 0, e.E_MEDALS + 1].astype("float32") * 100
        free = results[:, 2] == 0
        medal = free * (0.5 * (results[:, 0] >= bronze - 0.2) + 0.5 * (results[:, 0] >= gold - 0.2))
        win = np.where(alone, medal, won)
        margin = np.clip(mine - np.where(alone, gold / v.SCALE, other), -MARGIN, MARGIN)
        use = ~alone if seat else np.ones(count, bool)
        for turn in range(rounds):
            there = use & (np.abs(records[:, turn, seat, e.E_LEFT : e.E_LEFT + 3]).sum(axis=1) > 0)
            inputs.append(records[there][:, turn, [seat, 1 - seat]])
            lines = np.stack([np.clip(mine, -3, 4), np.clip(other, -3, 4), win, margin, ~alone], axis=1)
            wanted.append(lines[there].astype("float32"))
    return np.concatenate(inputs), np.concatenate(wanted)


def model_of(weights: Sequence[float] | None, device: str, seed: int) -> Any:
    """The parameters as torch tensors by field: from weights, or drawn at random."""
    torch = torch_or_say()
    generator = torch.Generator().manual_seed(seed)
    fan = {layer.name: layer.inputs for layer in v.LAYERS}
    model = {}
    for field in v.WEIGHT_FIELDS:
        if field.name == "there":
            continue
        if weights is not None:
            values = torch.tensor(list(weights[field.at : field.at + field.size]), dtype=torch.float32)
        elif field.name.endswith("bias"):
            values = torch.zeros(field.size)
        else:
            scale = (2.0 / fan[field.name]) ** 0.5 * (0.3 if field.name in ("score", "out") else 1.0)
            values = torch.randn(field.size, generator=generator) * scale
        model[field.name] = values.to(device).requires_grad_(True)
    return model


def flat(model: Any) -> list[float]:
    """The parameters as the flat list that the regent reads."""
    made = [0.0] * v.WEIGHTS
    made[v.W_THERE] = 1.0
    for field in v.WEIGHT_FIELDS:
        if field.name in model:
            made[field.at : field.at + field.size] = model[field.name].detach().cpu().tolist()
    return made


def forward(model: Any, records: Any, both: Any) -> tuple[Any, Any, Any]:
    """Own scores (both seats), logit of winning, margin. `both` is 0 where there is no opponent."""
    torch = torch_or_say()
    batch = records.shape[0]
    seat = records[..., : e.SEAT]
    place = e.SEAT + MOST_SITES * e.SITE
    sites = records[..., e.SEAT : place].reshape(batch, 2, MOST_SITES, e.SITE)
    steps = records[..., place:RECORD].reshape(batch, 2, MOST_STEPS, e.STEP)
    sites = torch.relu(sites @ model["site"].view(e.SITE, v.SITES_WIDE)).sum(dim=2)
    steps = torch.relu(steps @ model["step"].view(e.STEP, v.STEPS_WIDE)).sum(dim=2)
    x = torch.cat([seat, sites, steps], dim=-1)
    x = torch.relu(x @ model["first"].view(v.INPUT, v.WIDE) + model["first_bias"])
    x = torch.relu(x @ model["embed"].view(v.WIDE, v.EMBED) + model["embed_bias"])
    own = x @ model["score"] + model["score_bias"]
    pair = torch.cat([x[:, 0], x[:, 1] * both[:, None]], dim=-1)
    y = torch.relu(pair @ model["joint"].view(2 * v.EMBED, v.JOINT) + model["joint_bias"])
    out = y @ model["out"].view(v.JOINT, 2) + model["out_bias"]
    return own, out[:, 0], out[:, 1]


def loss_of(model: Any, records: Any, wanted: Any) -> tuple[Any, dict[str, Any]]:
    """The loss and its parts."""
    torch = torch_or_say()
    both = wanted[:, 4]
    own, logit, margin = forward(model, records, both)
    parts = {
        "own": ((own[:, 0] - wanted[:, 0]) ** 2).mean() + (both * (own[:, 1] - wanted[:, 1]) ** 2).mean(),
        "win": torch.nn.functional.binary_cross_entropy_with_logits(logit, wanted[:, 2]),
        "margin": ((margin - wanted[:, 3]) ** 2).mean(),
    }
    return parts["own"] * 0.5 + parts["win"] * 0.5 + parts["margin"], parts


def split(held: Any) -> tuple[Any, Any]:
    """The indices of the training set and of the validation set."""
    import numpy as np

    learned, back = np.flatnonzero(~held), np.flatnonzero(held)
    return (learned if len(learned) else back), (back if len(back) else learned)


def learn(
    inputs: Any, wanted: Any, held: Any, weights: Sequence[float] | None, *, epochs: int, device: str, seed: int
) -> tuple[list[float], dict[str, float]]:
    """Learn from positions; returns the weights and how well they predict those that are held back.

    If there are too few games to hold any back, the training set is used instead.
    """
    torch = torch_or_say()
    began = monotonic()
    generator = torch.Generator().manual_seed(seed)
    records = torch.from_numpy(inputs).to(device)
    aims = torch.from_numpy(wanted).to(device)
    count = len(records)
    rest, told_of = (torch.from_numpy(which).to(device) for which in split(held))
    model = model_of(weights, device, seed)
    optimizer = torch.optim.AdamW(list(model.values()), lr=RATE, weight_decay=1e-3)
    steps = max(epochs * (len(rest) // BATCH + 1), 1)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, RATE, total_steps=steps)
    for _ in range(epochs):
        shuffled = rest[torch.randperm(len(rest), generator=generator).to(device)]
        for k in range(0, len(rest), BATCH):
            some = shuffled[k : k + BATCH]
            loss, _ = loss_of(model, records[some].float(), aims[some])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
    with torch.no_grad():
        _, parts = loss_of(model, records[told_of].float(), aims[told_of])
    told = {name: round(float(part), 4) for name, part in parts.items()}
    return flat(model), {**told, "positions": float(count), "seconds": round(monotonic() - began, 1)}
