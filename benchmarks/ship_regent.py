"""Ship weights of the regent: `python benchmarks/ship_regent.py WEIGHTS.npy LOG.jsonl` writes them into the package.

Beside them goes their card: what they were made for, and how. Commands, the machine, the time it took and
measured strength are added to it by hand.
"""

from __future__ import annotations

import hashlib
import json
import sys
from datetime import UTC, datetime
from pathlib import Path

import numpy as np

import kingdom.bots.regent as regent
from kingdom.bots.regent.value import WEIGHTS
from kingdom.bots.regent.weights import CARD, FILE, layout_hash, packed
from kingdom.content import load

FOLDER = Path(regent.__file__).parent


def main(weights: Path, log: Path) -> None:
    """Write both files."""
    values = np.load(weights).astype("float32")
    if len(values) != WEIGHTS:
        raise SystemExit(f"{weights} holds {len(values)} weights, and the regent has {WEIGHTS}: train it anew")
    data = packed(values.tolist())
    lines = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
    before = json.loads((FOLDER / CARD).read_text("utf-8")) if (FOLDER / CARD).is_file() else {}
    card = {
        "weights": {"file": FILE, "numbers": WEIGHTS, "format": "float16", "sha256": hashlib.sha256(data).hexdigest()},
        "layout": layout_hash(),
        "content": load().hash,
        "trained": {
            "on": datetime.now(UTC).date().isoformat(),
            "log": hashlib.sha256(log.read_bytes()).hexdigest(),
            "generations": lines,
            **{key: before.get("trained", {}).get(key) for key in ("commands", "machine", "seconds")},
        },
        "strength": before.get("strength", []),
    }
    (FOLDER / FILE).write_bytes(data)
    (FOLDER / CARD).write_text(json.dumps(card, indent=1) + "\n", encoding="utf-8")
    sys.stderr.write(f"{FILE}: {len(data)} bytes; its card: {CARD}\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
