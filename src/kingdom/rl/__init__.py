"""Environments for reinforcement learning: PettingZoo, Gymnasium, OpenSpiel, and plain arrays for custom loops.

All of them play on the fast engine, with one numbering of actions and one observation (`kingdom.rl.spaces`):

- `kingdom.rl.duel_v0` is the two-player game for PettingZoo: `parallel_env`, `env`.
- `import kingdom.rl` registers `kingdom/Solo-v0` and `kingdom/Duel-v0` with Gymnasium.
- `kingdom.rl.openspiel` registers `python_wonderful_kingdom` with OpenSpiel.
- `kingdom.rl.batched.Batched` steps many games at once, on plain arrays.

docs/reference/environments.md has a page for each.
"""

from __future__ import annotations

from importlib.util import find_spec

__all__ = ["register"]

NEEDED = ("numpy", "gymnasium", "pettingzoo")


def register() -> None:
    """Register the environments with Gymnasium. Importing this package does so; doing it twice is harmless."""
    from gymnasium.envs.registration import register as make_known
    from gymnasium.envs.registration import registry

    for name, entry, vector in (
        ("kingdom/Solo-v0", "kingdom.rl.single:Solo", "kingdom.rl.vector:SoloVector"),
        ("kingdom/Duel-v0", "kingdom.rl.single:Duel", "kingdom.rl.vector:DuelVector"),
    ):
        if name not in registry:
            make_known(name, entry_point=entry, vector_entry_point=vector)


def _check() -> None:
    """Raise if a package is missing that the environments need, and name the extra that brings it."""
    for name in NEEDED:
        if find_spec(name) is None:
            brings = 'pip install "wonderful-kingdom[rl]"'
            raise ModuleNotFoundError(f"kingdom.rl needs {name}, which is not installed: {brings}", name=name)


_check()
register()
