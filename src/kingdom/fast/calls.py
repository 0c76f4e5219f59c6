"""What Python calls: the functions of the engine with compiled code kept between processes."""

from __future__ import annotations

from kingdom.fast import deciding, ending, flow, hidden, seeing
from kingdom.fast.compiled import Ints, Row, Table, entry


@entry
def start(t: Table, row: Row) -> None:
    """Play from set-up to the first decision."""
    flow.start(t, row)


@entry
def is_waiting(t: Table, row: Row, seat: int) -> bool:
    """Whether a seat owes a decision."""
    return deciding.is_waiting(t, row, seat)


@entry
def to_move(t: Table, row: Row) -> int:
    """The seat that decides next."""
    return deciding.to_move(t, row)


@entry
def legal(t: Table, row: Row, seat: int, out: Ints) -> int:
    """Write the legal actions of a seat; how many there are."""
    return deciding.legal(t, row, seat, out)


@entry
def apply(t: Table, row: Row, seat: int, action: int) -> None:
    """Play a legal action."""
    deciding.apply(t, row, seat, action)


@entry
def score(t: Table, row: Row, seat: int) -> int:
    """The points of a seat."""
    return ending.score(t, row, seat)


@entry
def winners(t: Table, row: Row) -> int:
    """Who has won, as bits."""
    return ending.winners(t, row)


@entry
def medal(t: Table, row: Row) -> int:
    """The medal of a solo game."""
    return ending.medal(t, row)


@entry
def reason(t: Table, row: Row) -> int:
    """Why the game ended as it did."""
    return ending.reason(t, row)


@entry
def shortcomings(t: Table, row: Row, seat: int) -> int:
    """How many reasons there are why a seat cannot win."""
    return ending.shortcomings(t, row, seat)


@entry
def lost_at_once(t: Table, row: Row) -> bool:
    """Whether a scenario was lost on the spot."""
    return ending.lost_at_once(t, row)


@entry
def observe(t: Table, row: Row, seen: Row, seat: int, out: Ints) -> None:
    """Write what a seat may know."""
    seeing.observe(t, row, seen, seat, out)


@entry
def mask(t: Table, row: Row, seat: int, listed: Ints, out: Ints) -> int:
    """Write which actions are legal."""
    return seeing.mask(t, row, seat, listed, out)


@entry
def determinize(t: Table, row: Row, seen: Row, seat: int, seed: int, scratch: Ints, out: Row) -> None:
    """Write a row that the seat cannot tell apart from this one."""
    hidden.as_seen(t, row, seen, seat, out)
    hidden.determinize(t, out, seat, seed, scratch)
