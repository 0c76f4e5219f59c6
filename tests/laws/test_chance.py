"""Chance: the shuffle is fair, the same for ever, and over when the first decision is due."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from kingdom.core.rng import below, shuffle
from kingdom.game.streams import streams_of
from tests.kit.chance import critical, is_plausible
from tests.kit.walks import Walk, law

FROZEN = {
    (0, "development"): (2, 1, 8, 4, 3, 7, 5, 0, 6, 9),
    (1, "development"): (5, 0, 9, 6, 3, 7, 1, 2, 8, 4),
    (7, "development"): (6, 1, 0, 9, 7, 4, 8, 3, 5, 2),
    (7, "danger"): (2, 7, 9, 0, 6, 4, 5, 3, 1, 8),
    (2**53 - 1, "advisors"): (7, 8, 4, 9, 1, 6, 2, 3, 5, 0),
    (-1, "development"): (1, 9, 0, 3, 2, 8, 4, 7, 5, 6),
}
"""Orders that have been dealt before. They may never change: every record with a seed rests on them."""


def test_every_order_of_four_is_as_likely_as_another() -> None:
    stream = streams_of(1)("development")
    orders = Counter(shuffle(range(4), stream) for _ in range(24_000))

    assert set(orders) == set(permutations(range(4)))
    assert is_plausible(list(orders.values()))


def test_every_card_is_as_likely_at_every_place() -> None:
    """From the first shuffle of many seeds, as games take it; not from one stream after another."""
    places = Counter((at, card) for seed in range(4000) for at, card in
                     enumerate(shuffle(range(8), streams_of(seed)("development"))))  # fmt: skip

    assert is_plausible(list(places.values()), kinds=64)


def test_streams_of_different_names_and_neighbouring_seeds_have_nothing_to_do_with_each_other() -> None:
    pairs = Counter((below(5, streams_of(seed)("development")), below(5, streams_of(seed)("danger")))
                    for seed in range(5000))  # fmt: skip
    neighbours = Counter((below(5, streams_of(seed)("hands")), below(5, streams_of(seed + 1)("hands")))
                         for seed in range(5000))  # fmt: skip

    assert is_plausible(list(pairs.values()), kinds=25)
    assert is_plausible(list(neighbours.values()), kinds=25)


def test_an_unfair_shuffle_would_be_found_out() -> None:
    """The well-known mistake: every place exchanged with any place."""
    stream = streams_of(1)("development")

    def unfair() -> tuple[int, ...]:
        order = list(range(4))
        for at in range(4):
            other = below(4, stream)
            order[at], order[other] = order[other], order[at]
        return tuple(order)

    assert not is_plausible(list(Counter(unfair() for _ in range(24_000)).values()))
    assert critical(23) < 60


def test_the_shuffle_is_frozen() -> None:
    for (seed, name), order in FROZEN.items():
        assert shuffle(range(10), streams_of(seed)(name)) == order


@given(st.integers(-(2**60), 2**60), st.lists(st.integers(), max_size=20))
def test_a_shuffle_keeps_every_item_and_repeats_itself(seed: int, items: list[int]) -> None:
    order = shuffle(items, streams_of(seed)("danger"))

    assert sorted(order) == sorted(items)
    assert order == shuffle(items, streams_of(seed)("danger"))


@law(examples=0.5)
def test_the_same_deal_and_the_same_decisions_make_the_same_game(walk: Walk) -> None:
    assert walk.begin() == walk.begin()
    assert walk.end() == walk.end()
