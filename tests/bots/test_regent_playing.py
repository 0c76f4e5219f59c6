"""Games of the regent against itself, step by step: what is recorded, what is tried, who plays by which weights."""

from __future__ import annotations

from typing import Any

import pytest

from kingdom.bots.regent import estate as e
from kingdom.bots.regent import selfplay
from kingdom.bots.regent.compiled import COMPILED
from kingdom.bots.regent.selfplay import MOST_SITES, MOST_STEPS, RECORD, ROUNDS_TOLD
from kingdom.bots.regent.trial import SUMS, VALUES, WORDS, WORTHS
from kingdom.fast import columns as c
from kingdom.fast import numbers as a
from kingdom.fast import row as r
from tests.kit.made_up import MadeUp, done, plan

pytestmark = pytest.mark.skipif(COMPILED, reason="looks at the functions as they are written")
SEATS = pytest.mark.parametrize("seat", [0, 1])
LEFT, RIGHT = [10.0], [20.0]
"""The weights of both seats."""


# --- records


@SEATS
def test_a_record_is_the_seat_then_its_sites_then_its_undone_steps(seat: int) -> None:
    made = MadeUp()
    for card in (3, 4):
        made.site(seat, made.card(card, "MG", points=card))
    made.board(0, ["M", "MM"])
    made.board(1, ["G", "GG", "GGG"])
    done(made, seat, 0, 5)
    at, stale = 5, 9.0
    f = [stale] * (at + RECORD + 2)
    selfplay.note(made.t, made.row, seat, f, at)

    wanted = [0.0] * RECORD
    e.describe_seat(made.t, made.row, seat, wanted, 0)
    for place, card in enumerate((3, 4)):
        e.describe_site(made.t, made.row, seat, card, 0, wanted, e.SEAT + place * e.SITE)
    for place, step in enumerate((1, 4, 6)):
        e.describe_step(made.t, made.row, seat, step, wanted, e.SEAT + MOST_SITES * e.SITE + place * e.STEP)
    assert f == [*[stale] * at, *wanted, stale, stale]


def test_a_record_has_room_for_so_many_sites_and_all_steps() -> None:
    made = MadeUp()
    for card in range(MOST_SITES + 3):
        made.site(0, made.card(card, "M"))
    f = [0.0] * RECORD
    selfplay.note(made.t, made.row, 0, f, 0)
    after = e.SEAT + MOST_SITES * e.SITE
    assert f[after - 1] == 1.0, "the last site ends with a constant"
    assert not any(f[after:])
    made.board(0, ["M"] * 4)
    made.board(1, ["M"] * 4)
    selfplay.note(made.t, made.row, 0, f, 0)
    assert f[RECORD - 1] == 1.0
    assert MOST_STEPS == 8


# --- a turn of Choice


class Turn:
    """A turn of Choice in which trials are worth what a test says."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, made: MadeUp, seat: int) -> None:
        self.made, self.seat = made, seat
        self.legal: list[int] = []
        self.worth: list[float] = [0.0] * 40
        self.dice: dict[int, int] = {}
        self.alone = a.SELECT
        self.played: list[int] = []
        self.asked: list[Any] = []
        self.tried: list[list[int]] = []
        for name in ("rank_offers", "run_trials", "choose", "apply", "below"):
            monkeypatch.setattr(selfplay, name, getattr(self, f"_{name}"))
        monkeypatch.setattr(selfplay, "legal", self._legal)

    def _legal(self, t: Any, row: Any, seat: int, out: list[int]) -> int:
        assert seat == self.seat
        out[: len(self.legal)] = self.legal
        return len(self.legal)

    def _rank_offers(
        self, t: Any, row: Any, seat: int, worths: Any, sums: Any, best: list[int], values: Any, room: int
    ) -> int:
        assert (seat, len(sums), len(values)) == (self.seat, WORTHS - SUMS, WORTHS - VALUES)
        best[: 2 * room] = [number for k in range(room) for number in (600 + k, 700 + k)]
        return room

    def _choose(self, t: Any, row: Any, seat: int, worths: Any, plans: list[int], out: Any) -> int:
        assert plans[0] == 0
        return self.alone

    def _run_trials(
        self, t: Any, row: Any, seat: int, actions: list[int], left: list[int], n: int, deals: int, seed: int, w: Any,
        f: Any, worths: Any, totals: list[float], rows: Any, plans: Any, scratch: Any, out: Any, tries: int,
    ) -> None:  # fmt: skip
        self.asked.append((seat, n, deals, seed, w, tries))
        assert left[:n] == [*range(n)]
        assert totals[:n] == [0.0] * n
        totals[:n] = self.worth[:n]
        self.tried = [actions[k * WORDS : k * WORDS + 3] for k in range(n)]

    def _below(self, seed: int, counter: int, bound: int) -> int:
        return self.dice.get(counter, bound - 1)

    def _apply(self, t: Any, row: Any, seat: int, number: int) -> None:
        self.played.append(number)

    def search(self, *, offers: int = 3, stray: int = 0) -> list[int]:
        self.played = []
        totals, actions, left = [5.0] * 40, [77] * (40 * WORDS), [0] * 40
        plans, out, worths = plan(7), [0] * a.MOST_LEGAL, [0.0] * WORTHS
        selfplay._search(
            self.made.t, self.made.row, self.seat, 99, LEFT, [], worths, totals, actions, left, [], plans, [], out,
            offers, 4, stray,
        )  # fmt: skip
        return self.played


@SEATS
def test_the_best_of_a_few_offers_is_made(seat: int, monkeypatch: pytest.MonkeyPatch) -> None:
    turn = Turn(monkeypatch, MadeUp(phase=r.CHOICE), seat)
    turn.worth[:3] = [0.1, 0.4, 0.4]
    assert turn.search() == [601, 701]
    assert turn.asked == [(seat, 3, 4, 99, LEFT, 0)]
    assert turn.tried == [[600 + k, 700 + k, -1] for k in range(3)]
    turn.asked.clear()
    assert turn.search(offers=1) == [600, 700]
    assert turn.asked == [], "a single offer is not tried"


@SEATS
def test_areas_and_abilities_are_tried_and_half_of_the_spies(seat: int, monkeypatch: pytest.MonkeyPatch) -> None:
    made = MadeUp(phase=r.CHOICE)
    made.row[r.TURN] = 1
    turn = Turn(monkeypatch, made, seat)
    turns = [a.SELECT, a.SELECT + 1, a.USE, a.ON_AREA - 1, a.KEEP_FOUND, a.SPY - 1]
    others = [a.DONE, a.STORE, a.FILL, a.ON_AREA, a.KEEP, a.SEARCH, a.STEP]
    turn.legal = [*others, *turns]
    turn.worth[:7] = [0, 0, 0, 0, 0, 9, 0]
    assert turn.search() == [a.SPY - 1]
    assert [numbers[:2] for numbers in turn.tried] == [[number, -1] for number in turns]
    turn.legal = [a.SPY, a.SPY + 1, a.SELECT]
    turn.dice = {7 + 1: 0}
    assert turn.search() == [a.SPY + 1]
    assert [numbers[0] for numbers in turn.tried] == [a.SPY + 1, a.SELECT], "a Spy by the toss of a coin"


def test_no_more_turns_are_tried_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    made = MadeUp(players=1, phase=r.CHOICE)
    turn = Turn(monkeypatch, made, 0)
    turn.legal = [a.USE + k for k in range(14)]
    turn.alone = a.SEARCH
    turn.search()
    assert [numbers[0] for numbers in turn.tried] == [a.USE + k for k in range(12)]


def test_alone_a_search_is_tried_too_if_one_looks_good(monkeypatch: pytest.MonkeyPatch) -> None:
    turn = Turn(monkeypatch, MadeUp(players=1, phase=r.CHOICE), 0)
    turn.legal = [a.SELECT, a.SELECT + 1]
    for number in (a.SEARCH, a.KEEP_FOUND - 1):
        turn.alone = number
        turn.search()
        assert [numbers[:2] for numbers in turn.tried] == [[a.SELECT, -1], [a.SELECT + 1, -1], [number, -1]]
    for number in (a.SELECT, a.SEARCH - 1, a.KEEP_FOUND):
        turn.alone = number
        turn.search()
        assert len(turn.tried) == 2
    turn.made.t[c.PLAYERS] = 2
    turn.made.row[r.TURN] = 1
    turn.alone = a.SEARCH
    turn.search()
    assert len(turn.tried) == 2


def test_now_and_then_a_game_strays(monkeypatch: pytest.MonkeyPatch) -> None:
    turn = Turn(monkeypatch, MadeUp(phase=r.CHOICE), 0)
    turn.dice = {1: 9, 2: 2}
    assert turn.search(stray=10) == [602, 702]
    assert turn.asked == []
    assert turn.search(stray=9) == [600, 700]
    assert len(turn.asked) == 1


# --- a window


@SEATS
def test_a_window_is_planned_and_carried_out_to_its_end(seat: int, monkeypatch: pytest.MonkeyPatch) -> None:
    made = MadeUp()
    asked: list[Any] = []
    ends: dict[int, tuple[int, int]] = {}

    def quick_plan(t: Any, row: Any, who: int, plans: Any, worths: Any, w: Any, f: Any, work: Any, out: Any) -> float:
        asked.append(("quick", who, w, len(work), work[0]))
        return 3.0

    def better(
        t: Any, row: Any, who: int, plans: Any, value: float, w: Any, f: Any, work: Any, out: Any, *end: int
    ) -> None:
        asked.append(("better", who, value, w, work[0], end))

    def apply(t: Any, row: list[int], who: int, number: int) -> None:
        asked.append((who, number))
        if len(asked) in ends:
            place, change = ends[len(asked)]
            row[place] += change

    monkeypatch.setattr(selfplay, "quick_plan", quick_plan)
    monkeypatch.setattr(selfplay, "better", better)
    monkeypatch.setattr(selfplay, "apply", apply)
    monkeypatch.setattr(selfplay, "act", lambda t, row, who, plans, out: 40 + who)
    rows = [0] * (3 * r.SIZE)
    rows[2 * r.SIZE] = 8
    for place in (r.PHASE, r.ROUND, made.b[seat] + r.DONE):
        before = made.row[place]
        asked.clear()
        ends = {5: (place, 1)}
        selfplay._window(made.t, made.row, seat, 99, RIGHT, [], [], rows, [], [], 6)
        planned = [("quick", seat, RIGHT, r.SIZE, 8), ("better", seat, 3.0, RIGHT, 8, (0, 6, 99))]
        assert asked == [*planned, *[(seat, 40 + seat)] * 3]
        made.row[place] = before


# --- a game


class Played:
    """A game whose parts only note what is asked of them, and go on as a test says."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, made: MadeUp) -> None:
        self.made = made
        self.log: list[Any] = []
        self.script: list[tuple[int, int, int]] = []
        self.cube = -1
        self.half_laid = False
        for name in (
            "deal",
            "note",
            "appraise",
            "legal",
            "apply",
            "cubes_first",
            "choose",
            "_search",
            "_window",
            "below",
        ):
            monkeypatch.setattr(selfplay, name, getattr(self, f"_do{name.strip('_')}"))
        monkeypatch.setattr(selfplay, "to_move", lambda t, row: self.script[0][2])

    def _go_on(self, row: list[int]) -> None:
        self.script.pop(0)
        if self.script:
            row[r.PHASE], row[r.ROUND], _ = self.script[0]

    def _dodeal(self, t: Any, row: list[int], seed: int) -> None:
        self.log.append(("deal", seed))
        row[r.PHASE], row[r.ROUND], _ = self.script[0]

    def _donote(self, t: Any, row: Any, seat: int, records: Any, base: int) -> None:
        self.log.append(("note", seat, base))

    def _doappraise(self, t: Any, row: Any, worths: Any) -> None:
        self.log.append("appraise")

    def _dolegal(self, t: Any, row: Any, seat: int, out: list[int]) -> int:
        out[:3] = [51, 52, 53]
        return 3

    def _dobelow(self, seed: int, counter: int, bound: int) -> int:
        assert (counter, bound) == (5, 3)
        self.log.append(("chance", seed))
        return 1

    def _doapply(self, t: Any, row: list[int], seat: int, number: int) -> None:
        self.log.append((seat, number))
        if number == 60:
            row[self.made.b[seat] + r.HALF] = r.LAYING
            return
        row[self.made.b[seat] + r.HALF] = 0
        self._go_on(row)

    def _docubes_first(self, t: Any, row: Any, seat: int, plans: list[int], out: Any) -> int:
        assert plans[0] == 0
        return self.cube

    def _dochoose(self, t: Any, row: Any, seat: int, worths: Any, plans: list[int], out: Any) -> int:
        plans[1] = 61
        return 60

    def _dosearch(self, t: Any, row: Any, seat: int, seed: int, w: Any, *more: Any) -> None:
        self.log.append(("search", seat, seed, w, more[-3:]))
        self._go_on(row)

    def _dowindow(self, t: Any, row: Any, seat: int, seed: int, w: Any, *more: Any) -> None:
        self.log.append(("window", seat, seed, w, more[-1]))
        self._go_on(row)

    def play(self, *script: tuple[int, int, int], deals: int = 4) -> list[Any]:
        self.log = []
        self.script = [*script, (r.OVER, script[-1][1], 0)]
        selfplay.play(
            self.made.t, self.made.row, 3, LEFT, RIGHT, [], [], [], [], [], [], plan(7), [], [0] * 9, 2, deals, 6, 7,
            [], 1000,
        )  # fmt: skip
        return self.log


def mixed(step: int) -> int:
    return 3 * 1000 + step * 7919


def test_each_seat_searches_choice_and_plays_windows_by_its_own_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    played = Played(monkeypatch, MadeUp())
    assert played.play((r.CHOICE, 1, 0), (r.CHOICE, 1, 1), (r.PLANNING, 1, 0), (r.COMBAT, 1, 1)) == [
        ("deal", 3),
        *("appraise", ("search", 0, mixed(1), LEFT, (2, 4, 7))),
        *("appraise", ("search", 1, mixed(2), RIGHT, (2, 4, 7))),
        *("appraise", ("window", 0, mixed(3), LEFT, 6)),
        *("appraise", ("window", 1, mixed(4), RIGHT, 6)),
    ]


@SEATS
def test_without_deals_choice_is_played_by_worth(seat: int, monkeypatch: pytest.MonkeyPatch) -> None:
    played = Played(monkeypatch, MadeUp())
    assert played.play((r.CHOICE, 1, seat), deals=0) == [("deal", 3), "appraise", (seat, 60), (seat, 61)]


@SEATS
def test_drafts_and_second_halves_of_searches_are_left_to_chance_and_cubes_come_first(
    seat: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = Played(monkeypatch, MadeUp())
    by_chance = ["appraise", ("chance", mixed(1)), (seat, 52)]
    assert played.play((r.DRAFT, 0, seat)) == [("deal", 3), *by_chance]
    played.made.own(seat, r.HALF, r.SEARCHING)
    assert played.play((r.CHOICE, 1, seat)) == [("deal", 3), *by_chance]
    played.cube = 0
    assert played.play((r.CHOICE, 1, seat)) == [("deal", 3), "appraise", (seat, 0)]


@pytest.mark.parametrize("players", [1, 2])
def test_both_seats_are_recorded_at_the_end_of_each_round_but_the_last(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = Played(monkeypatch, MadeUp(players=players))
    rounds = [(r.LAST, round_, 0) for round_ in (1, 2, 2, 3, 4, 5)]
    notes = [one for one in played.play(*rounds) if one[0] == "note"]
    assert notes == [
        ("note", seat, 1000 + (told * 2 + seat) * RECORD) for told in range(ROUNDS_TOLD) for seat in range(players)
    ]


@pytest.mark.parametrize("players", [1, 2])
def test_results_are_points_and_shortfalls_of_both_seats_and_who_won(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = MadeUp(players=players)
    dealt: list[Any] = []

    def play(t: Any, row: list[int], seed: int, w0: Any, w1: Any, *more: Any) -> None:
        dealt.append((seed, w0, w1, more[-1]))
        row[r.PHASE] = r.OVER if seed == 30 else r.LAST

    monkeypatch.setattr(selfplay, "play", play)
    monkeypatch.setattr(selfplay, "score", lambda t, row, seat: 50.0 + seat)
    monkeypatch.setattr(selfplay.e, "shortfall", lambda t, row, seat: 3.0 + seat)
    monkeypatch.setattr(selfplay, "winners", lambda t, row: 2)
    results = [9.0] * 12
    selfplay.games(
        made.t, made.row, 30, 2, LEFT, RIGHT, [], [], [], [], [], [], [], [], [], 1, 1, 1, 0, [], results
    )  # fmt: skip
    assert dealt == [(30 + game, LEFT, RIGHT, game * 3 * 2 * RECORD) for game in (0, 1)]
    one = [50.0, 51.0, 3.0, 4.0] if players == 2 else [50.0, 0.0, 3.0, 0.0]
    assert results == [*one, 2.0, 40.0, *one, 2.0, -1.0]
