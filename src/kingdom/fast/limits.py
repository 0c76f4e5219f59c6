"""The limits of the functions that Python calls: the memory they need, and the numbers that a row may hold.

A row may come from anywhere. Each of its numbers must be one that its place can hold, and no card may be under
construction twice; then no list is longer than its room, whatever else is wrong with the position.
"""

from __future__ import annotations

from kingdom.fast import columns as c
from kingdom.fast import numbers as a
from kingdom.fast import row as r
from kingdom.fast.fields import Field
from kingdom.fast.lists import at
from kingdom.native import Checked
from kingdom.native.memory import Row

TABLE = c.COLUMNS
SEATS = 2
ACTIONS = a.ACTIONS
LISTED = a.MOST_LEGAL

RANGES = {
    "round": (0, r.ROUNDS),
    "phase": (0, r.OVER),
    "turn": (0, r.TURNS),
    "area_n": (0, r.AREA_CAP),
    "deck_n": (0, r.DECK_CAP),
    "danger_n": (0, r.DANGER_CAP),
    "vermin_n": (0, r.STACK_CAP),
    "first_done": (0, 2),
    "training": (0, 1),
    "done": (0, 1),
    "hand_n": (0, 8),
    "selected_n": (0, r.SELECTED_CAP),
    "sites_n": (0, r.SITE_CAP),
    "standing_n": (0, r.STANDING_CAP),
    "beaten_n": (0, r.STANDING_CAP),
    "foreman": (0, r.SITE_CAP),
    "search": (0, 4),
    "searched_n": (0, 3),
    "steps_done": (0, 15),
    "half": (0, r.SERVED),
    "half_how": (0, 4),
    "above": (0, r.DEVELOPMENTS),
    "status": (-4 * r.TURNS, r.RETURNED + 1),
    "stack": (0, r.CARDS - 1),
    "places": (0, 8),
    "spare": (0, 0),
}
"""The least and the largest number of a field, where these are not 0 and 127."""


def _bounds(which: int) -> tuple[int, ...]:
    """The least (0) or the largest (1) number of each place of a row."""

    def of(fields: tuple[Field, ...]) -> list[int]:
        return [RANGES.get(field.name, (0, 127))[which] for field in fields for _ in range(field.size)]

    return (*of(r.TABLE_FIELDS), *of(r.SEAT_FIELDS), *of(r.SEAT_FIELDS), *of(r.OTHER_FIELDS))


LEAST, MOST = _bounds(0), _bounds(1)
assert len(LEAST) == r.SIZE


def is_sound(row: Row) -> bool:
    """True if every number of a row is one that its place can hold, and no card is under construction twice."""
    wrong = 0
    for k in range(r.SIZE):
        wrong += (row[k] < LEAST[k]) | (row[k] > MOST[k])
    if wrong:
        return False
    for seat in range(2):
        for k in range(row[r.SEATS + seat * r.SEAT + r.SITES_N]):
            card = row[at(r.SITE, r.SITE_CAP, seat, k)]
            if card >= r.DEVELOPMENTS:
                return False
            for j in range(k):
                if row[at(r.SITE, r.SITE_CAP, seat, j)] == card:
                    return False
    return True


POSITION = Checked(r.SIZE, is_sound)
"""A row that may have been made by anybody."""
