"""Windows: duties and special actions are tried one by one, the rest is planned, and the plan carried out at once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import monotonic

from kingdom.bots.regent import trial
from kingdom.bots.regent.compiled import COMPILED
from kingdom.bots.regent.desk import Desk, Numbers, Pace
from kingdom.fast import columns as c
from kingdom.fast import numbers as a
from kingdom.fast import row as r
from kingdom.fast.compiled import Row
from kingdom.fast.lists import at

Words = tuple[Numbers, ...]
PACE = Pace(6000.0 if COMPILED else 100.0)
"""Plans that a second is assumed to allow."""
LEAST = 8
OWN_TRIES = 8
"""About how many tries a plan takes before it is improved."""
TRIES = 500
"""Moves to improve a plan without a budget."""
SHARE = 0.35
"""The largest share of a budget of seconds that a window takes."""
GAIN = 0.05
"""A special action must be worth this much more than leaving it to the plan, in fortieths of a game."""


class Window:
    """One decision in a window."""

    def __init__(
        self, desk: Desk, row: Row, seat: int, seed: int, simulations: int | None, until: float | None
    ) -> None:
        self.desk, self.row, self.seat, self.seed = desk, row, seat, seed
        self.b = r.SEATS + seat * r.SEAT
        self.tries = min(max(simulations or TRIES, LEAST), 4000)
        now = monotonic()
        self.until = None if until is None else now + (until - now) * SHARE
        if self.until is not None:
            self.tries = min(max(PACE.allows(self.until - now), LEAST), 2000)
        desk.ask(trial.APPRAISE, row, seat)
        if desk.table[c.PLAYERS] == 2:
            desk.ask(trial.FORESEE, row, seat, 0, self.tries // 4, seed)

    @property
    def late(self) -> bool:
        """Whether the time for this window is over."""
        return self.until is not None and monotonic() > self.until

    def value(self, row: Row, tries: int, *, fresh: bool = True) -> float:
        """What a position is worth with a good plan, which is left on the desk."""
        self.seed += 1
        if self.desk.engine.is_over(row):
            return 40.0 if self.desk.ask(trial.WON, row, self.seat) else -1e6
        began = monotonic()
        found = self.desk.ask(trial.PLAN, row, self.seat, int(fresh), tries, self.seed)
        if self.until is not None:
            PACE.learn(tries + OWN_TRIES, monotonic() - began)
        return found

    def after(self, words: Words) -> Row:
        """The row after some actions."""
        return self.desk.after(self.row, self.seat, [number for numbers in words for number in numbers])

    def specials(self) -> Iterator[Words]:
        """What a plan does not consider by itself: Advisors, Quest steps, Menaces, and cards completed at once."""
        last = self.row[r.ROUND] == r.ROUNDS
        for number in self.desk.legal(self.row, self.seat):
            special = a.THAW <= number < a.KEEP or a.USE <= number < a.TRANSMUTE
            if special or (last and a.ABANDON <= number < a.SLATE):
                after = self.desk.after(self.row, self.seat, (number,))
                if not after[self.b + r.HALF]:
                    yield ((number,),)
                else:
                    yield from (((numbers),) for numbers in self.desk.sequences(after, self.seat, (number,)))
        yield from self._at_once()

    def _at_once(self) -> Iterator[Words]:
        """Krystallium and Soldiers that complete a card before the step that would fill it: it may produce sooner."""
        row, t = [int(one) for one in self.row], self.desk.table
        for k in range(row[self.b + r.SITES_N]):
            card = row[at(r.SITE, r.SITE_CAP, self.seat, k)]
            fills: list[Numbers] = []
            krystallium, soldiers = row[self.b + r.STOCK + r.KRYSTALLIUM], row[self.b + r.STOCK + r.SOLDIER]
            for space in range(t[c.FIRST + card], t[c.FIRST + card + 1]):
                kind, there = int(t[c.SPACE_KIND + space]), row[r.OPEN + space]
                if kind == r.SOLDIER:
                    soldiers -= there
                else:
                    krystallium -= there
                fills += [((a.WILD if kind < r.KRYSTALLIUM else a.FILL) + space,)] * there
            if krystallium >= 0 and soldiers >= 0 and fills:
                yield tuple(fills)

    def best_of(self, answers: Sequence[Numbers]) -> Numbers:
        """The answer after which a plan is worth the most, among as many as there is time for."""
        best, most = answers[0], float("-inf")
        for numbers in answers:
            value = self.value(self.after((numbers,)), self.tries // 6)
            if value > most:
                best, most = numbers, value
            if self.late:
                break
        return best

    def spoken(self) -> list[Numbers]:
        """The plan on the desk, carried out to the end of the window."""
        row = self.row.copy()
        words: list[Numbers] = []
        begun: Numbers = ()
        for _ in range(300):
            number = int(self.desk.ask(trial.NEXT, row, self.seat))
            begun = (*begun, number)
            self.desk.ask(trial.APPLY, row, self.seat, number)
            if row[self.b + r.HALF]:
                continue
            words.append(begun)
            begun = ()
            if number == a.DONE or row[r.PHASE] != self.row[r.PHASE]:
                break
        return words


def best_window(
    desk: Desk, row: Row, seat: int, seed: int, simulations: int | None, until: float | None
) -> Sequence[Numbers]:
    """What to do in a window: one special action, the answer to a duty, or everything that is left to do."""
    window = Window(desk, row, seat, seed, simulations, until)
    b = window.b
    owes = row[b + r.OWES_KEEP] | row[b + r.OWES_SHADOW] | row[b + r.OWES_COVER] | row[b + r.OWES_HOUSE]
    if owes or row[b + r.FOREMAN] or row[b + r.HALF]:
        answers = list(desk.sequences(row, seat))
        if len(answers) == 1:
            return answers
        return [window.best_of(answers)]
    few = window.tries // 5
    best: Words = ()
    most = window.value(row, few) + GAIN
    for words in list(window.specials()):
        if window.late:
            break
        value = window.value(window.after(words), few)
        if value > most:
            best, most = words, value
    if best:
        return best
    window.value(row, window.tries)
    for _ in range(4):
        if window.until is None or window.late:
            break
        window.value(row, window.tries, fresh=False)
    return window.spoken()
