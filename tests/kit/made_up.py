"""A small table and a row of the fast engine for a test: a few cards, their printed values and their places.

The shipped cards may be tuned, so tests of functions on cards define their own here.
"""

from __future__ import annotations

from collections.abc import Sequence

from kingdom.bots.regent.workspace import Workspace
from kingdom.fast import columns as c
from kingdom.fast import row as r
from kingdom.fast.lists import at
from kingdom.native.memory import integers

KINDS = "MPGEKS"
M, P, G, E, K, S = range(6)
STRUCTURE, SPECIALIST, MONUMENT, DISCOVERY = range(4)
NO_TYPE = 5
NONE = (0, 0, 0, 0)
LEFT_DUCHY, RIGHT_DUCHY = r.DUCHIES, r.DUCHIES + 1
PLAN = 64


def plan(*order: int, most: int = 3, flags: int = 0) -> list[int]:
    """A plan of the regent: its works in order, how much Krystallium a card may take, flags."""
    return [len(order), most, flags, *order, *[0] * (PLAN - 3 - len(order))]


def done(made: MadeUp, seat: int, *steps: int) -> None:
    """Mark Quest steps as done."""
    for step in steps:
        made.row[made.b[seat] + r.STEPS_DONE + step // 4] |= 1 << step % 4


class MadeUp:
    """The printed values (`t`) and the places of all cards (`row`)."""

    def __init__(self, players: int = 2, round_: int = 1, phase: int = r.PLANNING) -> None:
        self.t = [0] * c.COLUMNS
        self.row = [0] * r.SIZE
        self.t[c.PLAYERS] = players
        self.t[c.DUCHY_OF], self.t[c.DUCHY_OF + 1] = LEFT_DUCHY, RIGHT_DUCHY
        for card in range(r.PRINTED):
            self.t[c.TYPE + card] = NO_TYPE
        self.row[r.ROUND], self.row[r.PHASE] = round_, phase
        self.b = tuple(r.SEATS + seat * r.SEAT for seat in (0, 1))
        for b in self.b:
            self.row[b + r.TYPES + r.PLAIN] = 1
        self.spaces: dict[int, list[int]] = {}
        self._last = -1

    def workspace(self, weights: Sequence[float] = ()) -> Workspace:
        """The regent's workspace with these printed values."""
        return Workspace(integers("Table", self.t), weights)

    # --- printed values

    def card(
        self,
        number: int,
        cost: str = "",
        *,
        kind: int = NO_TYPE,
        points: int = 0,
        rates: Sequence[int] = NONE,
        icons: Sequence[tuple[int, int, int]] = (),
        recycling: Sequence[int] = NONE,
        bonus: tuple[int, int] = (0, 0),
        soldiers: int = 0,
        need: int = 0,
        must_fall: int = 0,
    ) -> int:
        """Define a card. Numbers must ascend. An icon has a resource, the type it counts (4: none) and a number."""
        t = self.t
        assert number > self._last, "cards are printed in ascending order"
        self._last = number
        t[c.TYPE + number], t[c.POINTS + number], t[c.SOLDIERS + number] = kind, points, soldiers
        t[c.NEED + number], t[c.MUST_FALL + number] = need, must_fall
        t[c.BONUS_KRYSTALLIUM + number], t[c.BONUS_SOLDIERS + number] = bonus
        t[c.RATES + number * 4 : c.RATES + number * 4 + 4] = rates
        t[c.RECYCLING + number * 4 : c.RECYCLING + number * 4 + 4] = recycling
        space, icon = t[c.FIRST + number], t[c.ICON_FIRST + number]
        self.spaces[number] = []
        for kind_, letter in enumerate(KINDS):
            if letter in cost:
                t[c.SPACE_KIND + space], t[c.SPACE_COST + space] = kind_, cost.count(letter)
                t[c.SPACE_CARD + space] = number
                self.spaces[number].append(space)
                space += 1
        for resource, per, count in icons:
            t[c.ICON_CARD + icon], t[c.ICON_RESOURCE + icon] = number, resource
            t[c.ICON_PER + icon], t[c.ICON_COUNT + icon] = per, count
            icon += 1
        for other in range(number + 1, r.PRINTED + 1):
            t[c.FIRST + other], t[c.ICON_FIRST + other] = space, icon
        t[c.ICONS_N] = icon
        return number

    def board(self, board: int, costs: Sequence[str], **gives: Sequence[int]) -> None:
        """Define a Quest board by the costs of its steps; `points`, `first` and so on have a number for each step."""
        t = self.t
        t[c.BOARDS], t[c.STEPS + board] = max(t[c.BOARDS], board + 1), len(costs)
        columns = {"points": c.STEP_POINTS, "first": c.STEP_FIRST}
        columns |= {"krystallium": c.STEP_KRYSTALLIUM, "soldiers": c.STEP_SOLDIERS}
        for step, cost in enumerate(costs, start=board * 4):
            for kind, letter in enumerate(KINDS):
                t[c.STEP_COST + step * 6 + kind] = cost.count(letter)
            for name, values in gives.items():
                t[columns[name] + step] = values[step - board * 4]

    # --- places

    def site(self, seat: int, card: int, filled: str = "") -> int:
        """A card under construction, with some of its spaces filled."""
        self._append(r.SITE, r.SITE_CAP, r.SITES_N, seat, card)
        for space in self.spaces[card]:
            kind = self.t[c.SPACE_KIND + space]
            self.row[r.OPEN + space] = self.t[c.SPACE_COST + space] - filled.count(KINDS[kind])
        return card

    def select(self, seat: int, *cards: int) -> None:
        for card in cards:
            self._append(r.SELECTED, r.SELECTED_CAP, r.SELECTED_N, seat, card)

    def stand(self, seat: int, *cards: int) -> None:
        for card in cards:
            self._append(r.STANDING, r.STANDING_CAP, r.STANDING_N, seat, card)

    def build(self, seat: int, *cards: int) -> None:
        """Add cards to a Duchy, with their production."""
        for card in cards:
            if card < r.CARDS:
                self.row[r.STATUS + card] = r.BUILT + seat
            kind = self.t[c.TYPE + card]
            if kind < NO_TYPE:
                self.row[self.b[seat] + r.TYPES + kind] += 1
            for icon in range(self.t[c.ICON_FIRST + card], self.t[c.ICON_FIRST + card + 1]):
                place = r.MAKES + self.t[c.ICON_RESOURCE + icon] * 5 + self.t[c.ICON_PER + icon]
                self.row[self.b[seat] + place] += self.t[c.ICON_COUNT + icon]

    def lay(self, area: int, *cards: int) -> None:
        for card in cards:
            self.row[at(r.AREA, r.AREA_CAP, area, self.row[r.AREA_N + area])] = card
            self.row[r.AREA_N + area] += 1

    def hold(self, seat: int, *cards: int) -> None:
        """Add cards to the hand of a seat."""
        self.row[self.b[seat] + r.HAND_N] = len(cards)
        self.row[self.b[seat] + r.HAND : self.b[seat] + r.HAND + len(cards)] = cards

    def stock(self, seat: int, letters: str) -> None:
        for kind, letter in enumerate(KINDS):
            self.row[self.b[seat] + r.STOCK + kind] = letters.count(letter)

    def alchemy(self, seat: int, letters: str) -> None:
        for kind, letter in enumerate(KINDS[:4]):
            self.row[self.b[seat] + r.ALCHEMY + kind] = letters.count(letter)

    def own(self, seat: int, field: int, value: int) -> None:
        """Set a number of a seat."""
        self.row[self.b[seat] + field] = value

    def _append(self, base: int, cap: int, count: int, seat: int, card: int) -> None:
        there = self.row[self.b[seat] + count]
        self.row[at(base, cap, seat, there)] = card
        self.row[self.b[seat] + count] = there + 1


def with_sites_and_steps(made: MadeUp) -> MadeUp:
    """Cards 3 and 5 under construction, and undone steps, for both seats."""
    made.board(0, ["MM", "M"])
    made.board(1, ["M", "GGK"], points=[0, 4])
    for seat in (0, 1):
        made.stock(seat, "KS"[: seat + 1])
        made.site(seat, 3)
        made.site(seat, 5)
        done(made, seat, 1, 4)
    return made
