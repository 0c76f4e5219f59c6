"""Random games checked against the invariants, as the lines of figures that a simulation adds up."""

from __future__ import annotations

from collections.abc import Sequence

from kingdom.core.ruleset import Ruleset
from kingdom.core.scoring import MEDALS
from kingdom.fast import row as r
from kingdom.fast.ending import REASONS
from kingdom.fast.engine import engine_of
from kingdom.fast.numbers import MOST_LEGAL
from kingdom.fast.proof import SEED_FIELDS, WHAT, prove
from kingdom.native import bound
from kingdom.native.memory import room
from kingdom.proof.playout import Broken, Played


def play_on_rows(rules: Ruleset, seeds: Sequence[int]) -> list[Played | Broken]:
    """Play games with consecutive seeds; one that breaks an invariant is reported too, and hides none of the others."""
    engine = engine_of(rules)
    results = room("Longs", len(seeds) * SEED_FIELDS)
    spare = (room("Row", r.SIZE), room("Ints", MOST_LEGAL), room("Ints", r.CARDS))
    found: list[Played | Broken] = []
    while len(found) < len(seeds):
        first, left = seeds[len(found)], len(seeds) - len(found)
        clean = bound(prove)(engine.table, first, left, *spare, results)
        lines = [[int(n) for n in results[k * SEED_FIELDS : (k + 1) * SEED_FIELDS]] for k in range(clean + 1)[:left]]
        found += [_played(first + k, line, engine.players) for k, line in enumerate(lines[:clean])]
        if clean < left:
            found.append(Broken(first + clean, lines[clean][0], WHAT[lines[clean][1]]))
    return found


def _played(seed: int, line: Sequence[int], players: int) -> Played:
    decisions, left, right, bits, medal, reason = line
    winners = tuple(seat for seat in range(players) if bits >> seat & 1)
    earned = MEDALS[medal] if players == 1 else None
    return Played(seed, decisions, (left, right)[:players], winners, REASONS[reason], earned)
