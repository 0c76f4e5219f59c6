"""The fast engine plays every ruleset exactly as the definition does.

At every decision the whole row, who waits, and the complete set of legal actions, there and back; at the end scores,
losses, medals and winners. A third of the games is played at random, the others by players who never give a card up.
"""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingdom import fast
from kingdom.content import load
from kingdom.game.config import configure
from kingdom.game.options import Options
from kingdom.game.rulesets import rulesets
from tests.kit.comparison import walk

RULESETS = rulesets()


@pytest.mark.parametrize("name", RULESETS)
def test_a_game_is_the_same_in_both_engines(name: str) -> None:
    assert walk(RULESETS[name], seed=sum(map(ord, name))).decisions > 20


@given(name=st.sampled_from(sorted(RULESETS)), seed=st.integers(0, 2**32))
def test_any_game_of_any_ruleset_is_the_same_in_both_engines(name: str, seed: int) -> None:
    walk(RULESETS[name], seed)


@pytest.mark.parametrize("name", RULESETS)
def test_every_ruleset_is_covered(name: str) -> None:
    content = load()
    assert fast.covers(configure(content, Options(**dict(RULESETS[name]))), content)
