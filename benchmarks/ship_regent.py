"""Ship weights of the regent: `python benchmarks/ship_regent.py WEIGHTS.npy... LOG.jsonl` writes them into the package.

Of several files the mean is shipped: the last generations of a course err in different ways, and their mean errs less.
Beside the weights goes their card: what they were made for, and how. Commands, the machine, the time it took and
measured strength are added to it by hand.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

import numpy as np

import kingdom.bots.regent as regent
from kingdom.bots.regent.network import WEIGHTS
from kingdom.bots.regent.weights import CARD, FILE, layout_hash, packed
from kingdom.content import load

FOLDER = Path(regent.__file__).parent


def mean_of(paths: Sequence[Path]) -> np.ndarray:
    """The mean of weights in files, as the regent reads it: each is to have as many numbers as it knows."""
    found = [np.load(path).astype("float64") for path in paths]
    for path, values in zip(paths, found, strict=True):
        if len(values) != WEIGHTS:
            raise SystemExit(f"{path} holds {len(values)} weights, and the regent has {WEIGHTS}: train it anew")
    return np.mean(found, axis=0).astype("float16").astype("float32")


def main(weights: Sequence[Path], log: Path) -> None:
    """Write both files."""
    data = packed(mean_of(weights).tolist())
    lines = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
    last = max(line["generation"] for line in lines)
    lines = [line for line in lines if "fared" not in line or line["generation"] == last]
    before = json.loads((FOLDER / CARD).read_text("utf-8")) if (FOLDER / CARD).is_file() else {}
    card = {
        "weights": {"file": FILE, "numbers": WEIGHTS, "format": "float16", "sha256": hashlib.sha256(data).hexdigest()},
        "layout": layout_hash(),
        "content": load().hash,
        "trained": {
            "on": datetime.now(UTC).date().isoformat(),
            "log": hashlib.sha256(log.read_bytes()).hexdigest(),
            "shipped": [path.name for path in weights],
            "generations": lines,
            **{key: before.get("trained", {}).get(key) for key in ("commands", "machine", "seconds")},
        },
        "strength": before.get("strength", []),
    }
    (FOLDER / FILE).write_bytes(data)
    (FOLDER / CARD).write_text(json.dumps(card, indent=1) + "\n", encoding="utf-8")
    sys.stderr.write(f"{FILE}: {len(data)} bytes; its card: {CARD}\n")


if __name__ == "__main__":
    if len(sys.argv) < 3:
        raise SystemExit(__doc__)
    *given, last = map(Path, sys.argv[1:])
    main(given, last)
