"""Random games and counted decisions, step by step, in a game made up here that is over after three of them."""

from __future__ import annotations

from array import array
from typing import Any

import pytest

from kingdom.fast import numbers as a
from kingdom.fast import perft, playout
from kingdom.fast import row as r
from kingdom.fast.chance import M32, below
from kingdom.native.memory import room

DECISIONS = 3
HALVES = [a.PAY, a.PAY + 1, a.PAY + 2, a.TRANSMUTE]
B = (r.SEATS, r.SEATS + r.SEAT)


class Small:
    """Each seat in turn has three actions; the second of them, 8, is half a decision that one more number ends."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.dealt: list[int] = []
        for name in ("deal", "legal", "apply", "to_move"):
            monkeypatch.setattr(playout, name, getattr(self, name))
        monkeypatch.setattr(playout, "score", lambda t, row, seat: 5 + 30 * seat)

    def deal(self, t: Any, row: list[int], seed: int) -> None:
        self.dealt.append(seed)
        row[:] = [0] * r.SIZE
        row[r.PHASE] = r.CHOICE

    def to_move(self, t: Any, row: list[int]) -> int:
        return row[r.TURN] & 1

    def legal(self, t: Any, row: list[int], seat: int, out: list[int]) -> int:
        half = row[B[seat] + r.HALF]
        out[:3] = [20, 21, 0] if half else [7, 8, 9]
        return 2 if half else 3

    def apply(self, t: Any, row: list[int], seat: int, number: int) -> None:
        if number == 8:
            row[B[seat] + r.HALF] = 1
            return
        row[B[seat] + r.HALF] = 0
        row[r.TURN] += 1
        if row[r.TURN] == DECISIONS:
            row[r.PHASE] = r.OVER


def followed(seed: int) -> tuple[list[int], int]:
    """The numbers of a random game, and its hash."""
    numbers: list[int] = []
    turns = 0
    while turns < DECISIONS:
        half = bool(numbers) and numbers[-1] == 8
        choices = [20, 21] if half else [7, 8, 9]
        numbers.append(choices[below(seed, len(numbers), len(choices))])
        turns += numbers[-1] != 8
    digest = 17
    for number in numbers:
        digest = digest * 31 + number
    return numbers, (digest * 31 + 5 * 1000 + 35) % 2**32


def test_games_are_played_at_random_from_their_seeds_and_counted_by_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    small = Small(monkeypatch)
    digests = [0] * 6
    assert playout.games([], 40, 6, [0] * r.SIZE, [0] * 3, digests) == 6 * DECISIONS
    assert small.dealt == [40 + k for k in range(6)]
    assert digests == [followed(40 + k)[1] for k in range(6)]
    assert any(8 in followed(40 + k)[0] for k in range(6)), "some decisions have two halves"


def test_a_part_of_a_game_goes_on_with_the_next_one(monkeypatch: pytest.MonkeyPatch) -> None:
    small = Small(monkeypatch)
    row = [0] * r.SIZE
    small.deal([], row, 40)
    numbers, _ = followed(40)
    digest = 17
    for number in numbers[:-1]:
        digest = (digest * 31 + number) & M32
    out = [0] * 3
    assert playout.some([], row, 40, 0, 17, len(numbers) - 1, out) == (40, len(numbers) - 1, digest)
    whole = playout.sealed([], row, (digest * 31 + numbers[-1]) & M32)
    following = (40 + 0x9E3779B1) % 2**32
    assert playout.some([], row, 40, len(numbers) - 1, digest, 1, out) == (following, 0, whole)
    assert small.dealt == [40, following]
    assert row[r.PHASE] == r.CHOICE


def test_the_same_games_are_played_on_every_machine() -> None:
    assert playout.PRIME == 31


# --- perft


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The number of ways for decisions, by the legal first numbers and the kind of second half."""
    said: dict[str, Any] = {"first": [a.DONE], "half": {}, "applied": []}

    def legal(t: Any, row: list[int], seat: int, out: list[int]) -> int:
        numbers = HALVES if row[B[seat] + r.HALF] else said["first"]
        out[: len(numbers)] = array("h", numbers)
        return len(numbers)

    def apply(t: Any, row: list[int], seat: int, number: int) -> None:
        said["applied"].append(number)
        row[B[seat] + r.HALF] = 0 if row[B[seat] + r.HALF] else said["half"].get(number, 0)
        if not row[B[seat] + r.HALF]:
            row[r.TURN] += 1
        if row[r.TURN] == DECISIONS:
            row[r.PHASE] = r.OVER

    monkeypatch.setattr(perft, "legal", legal)
    monkeypatch.setattr(perft, "apply", apply)
    monkeypatch.setattr(perft, "to_move", lambda t, row: row[r.TURN] & 1)

    def count(first: list[int], half: dict[int, int], depth: int, turn: int = 0) -> tuple[int, list[int]]:
        said["first"], said["half"] = first, half
        said["applied"].clear()
        rows = room("Bytes", 12 * r.SIZE)
        rows[r.PHASE], rows[r.TURN] = r.PLANNING, turn
        found = perft.count([], rows, room("Ints", 12 * a.MOST_LEGAL), 0, 12, depth)
        return found, list(said["applied"])

    return count


def test_at_the_last_level_whole_decisions_are_counted_without_doing_them(counted: Any) -> None:
    for turn in (0, 1):
        whole = [a.DONE, a.LAY - 1, a.GIVE_UP, a.VANQUISH - 1]
        assert counted(whole, {}, 1, turn) == (4, [])
        tried = [a.LAY, a.GIVE_UP - 1, a.VANQUISH, a.SPY]
        assert counted(tried, {}, 1, turn) == (4, tried), "these may be halves of decisions"
        assert counted([a.DONE, a.SPY], {a.SPY: r.SERVED}, 1, turn) == (1 + 4, [a.SPY]), "a last half is counted too"
        for half in (r.PAYING, r.TRANSMUTING):
            assert counted([a.SPY], {a.SPY: half}, 1, turn) == (4, [a.SPY, *HALVES]), "but a payment goes on"


def test_deeper_levels_multiply_and_games_that_end_sooner_do_not_count(counted: Any) -> None:
    assert counted([7, 8], {}, 2)[0] == 4
    assert counted([7, 8], {}, 3)[0] == 8
    assert counted([7, 8], {}, 4)[0] == 0
    assert counted([7, 8], {8: r.SERVED}, 2)[0] == (1 + 4) * 2
