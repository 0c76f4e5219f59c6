"""The invariants of the fast engine: each way to break one is noticed, and no other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from kingdom import fast
from kingdom.core.scoring import MEDALS
from kingdom.fast import columns as c
from kingdom.fast import games, playout, proof
from kingdom.fast import numbers as a
from kingdom.fast import row as r
from kingdom.fast.chance import below, bits, mix
from kingdom.fast.lists import at, cut, find
from kingdom.fast.numbers import MOST_LEGAL
from kingdom.fast.perft import ways
from kingdom.fast.proof import WHAT, broken, complaints
from kingdom.native.memory import integers, room
from kingdom.proof.playout import Broken, Played
from tests.kit.made_up import MadeUp

TWO = fast.engine(players=2, modules=("menace",))
ALONE = fast.engine(players=1)
B = tuple(r.SEATS + seat * r.SEAT for seat in (0, 1))


def begun(engine: fast.Engine = TWO) -> list[int]:
    return list(engine.begin(seed=4))


def wrong(row: list[int], engine: fast.Engine = TWO) -> int:
    return broken(list(engine.table), row, [0] * r.CARDS)


# --- one position


@pytest.mark.parametrize("engine", [TWO, ALONE], ids=["two", "alone"])
def test_a_position_is_whole_as_it_is_dealt(engine: fast.Engine) -> None:
    assert wrong(begun(engine), engine) == proof.WHOLE
    assert complaints(engine.table, begun(engine)) == []


def test_more_cards_than_there_is_room_for_are_noticed() -> None:
    for place, cap in ((r.AREA_N, r.AREA_CAP - 1), (r.AREA_N + 1, r.AREA_CAP - 1), (r.DECK_N, 84), (r.DANGER_N, 12)):
        row = begun()
        row[place] = cap + 1
        assert wrong(row) == proof.TOO_MANY
        row[place] = cap
        assert wrong(row) != proof.TOO_MANY


@pytest.mark.parametrize("seat", [0, 1])
def test_counts_below_zero_are_noticed_and_two_soldiers_in_training(seat: int) -> None:
    for place in range(r.HAND):
        row = begun()
        row[B[seat] + place] = -1
        assert wrong(row) == proof.NEGATIVE
    row = begun()
    row[B[seat] + r.TRAINING] = 2
    assert wrong(row) == proof.NEGATIVE
    row[B[seat] + r.TRAINING] = 1
    assert wrong(row) == proof.WHOLE


def lists() -> list[tuple[str, int, int, int, int]]:
    """Every list of cards of a row: its name, where its count is, and where its next card lies."""
    found = []
    for side in (0, 1):
        b = B[side]
        for name, base, cap, count in (
            ("area", r.AREA, r.AREA_CAP, r.AREA_N + side),
            ("selected", r.SELECTED, r.SELECTED_CAP, b + r.SELECTED_N),
            ("sites", r.SITE, r.SITE_CAP, b + r.SITES_N),
            ("standing", r.STANDING, r.STANDING_CAP, b + r.STANDING_N),
            ("beaten", r.BEATEN, r.STANDING_CAP, b + r.BEATEN_N),
        ):
            found.append((f"{name} {side}", base, cap, side, count))
        found.append((f"hand {side}", b + r.HAND, 8, 0, b + r.HAND_N))
        found.append((f"searched {side}", b + r.SEARCHED, 3, 0, b + r.SEARCHED_N))
    return found


@pytest.mark.parametrize(
    ("base", "cap", "side", "count"), [one[1:] for one in lists()], ids=[one[0] for one in lists()]
)
def test_a_card_that_also_lies_elsewhere_is_noticed(base: int, cap: int, side: int, count: int) -> None:
    row = begun()
    if count in (B[0] + r.HAND_N, B[1] + r.HAND_N):
        row[count] -= 1  # a hand is full: one of its cards makes room
        row[r.STATUS + row[base + row[count]]] = r.DISCARDED
    deck = r.DECK + r.DECK_CAP - row[r.DECK_N]
    row[at(base, cap, side, row[count])] = row[deck]
    row[count] += 1
    assert wrong(row) == proof.CARD_TWICE
    row[deck] = 0
    row[r.DECK_N] -= 1
    assert wrong(row) == proof.WHOLE, "it only moved"


def test_cards_in_decks_stacks_and_by_their_status_count() -> None:
    row = begun()
    row[r.STATUS + row[r.STACK]] = r.BUILT
    assert wrong(row) == proof.CARD_TWICE
    row = begun()
    row[r.STATUS + row[r.DECK + r.DECK_CAP - 1]] = r.DISCARDED
    assert wrong(row) == proof.CARD_TWICE
    row[r.STATUS + row[r.DECK + r.DECK_CAP - 1]] = r.DISCARDED - 1
    assert wrong(row) == proof.WHOLE, "face down it lies in a list all the same"
    row[r.STATUS + row[r.DECK + r.DECK_CAP - 1]] = -1
    assert wrong(row) == proof.CARD_TWICE
    row = begun(ALONE)
    row[r.STATUS + row[r.DANGER + r.DANGER_CAP - 1]] = r.BUILT
    assert wrong(row, ALONE) == proof.CARD_TWICE
    row[r.ROUND] = 0
    assert wrong(row, ALONE) != proof.CARD_TWICE, "before the first round the Danger deck holds numbers, not cards"


def taken(row: list[int], wanted: Callable[[int], bool]) -> int:
    """Take a card that fits out of the deck."""
    top = r.DECK + r.DECK_CAP - row[r.DECK_N]
    place = next(k for k in range(top, r.DECK + r.DECK_CAP) if wanted(row[k]))
    card, row[place], row[top] = row[place], row[top], 0
    row[r.DECK_N] -= 1
    return card


def test_a_card_that_lies_nowhere_is_noticed() -> None:
    row = begun()
    taken(row, lambda card: card >= r.DEVELOPMENTS)
    assert wrong(row) == proof.WHOLE, "Treasures may be in the box"
    card = taken(row, lambda card: 0 < card < r.DEVELOPMENTS)
    assert wrong(row) == proof.CARD_LOST
    table = list(TWO.table)
    table[c.BLANK + r.STATUS + card] = r.BUILT
    assert broken(table, row, [0] * r.CARDS) == proof.WHOLE, "it was never in the deck"


def test_open_spaces_tokens_and_production_are_compared_with_the_cards() -> None:
    table = list(TWO.table)
    for column, place, code, last in (
        (c.SPACE_COST, r.OPEN, proof.SPACES_WRONG, r.SPACES - 1),
        (c.ICON_COUNT, r.COVERED, proof.ICONS_WRONG, r.ICONS - 1),
    ):
        for number in (0, 1, last):
            for value, found in ((-1, code), (table[column + number] + 1, code), (table[column + number], proof.WHOLE)):
                row = begun()
                row[place + number] = value
                assert wrong(row) == found
    for b in B:
        for place in range(20):
            row = begun()
            row[b + r.MAKES + place] += 1
            assert wrong(row) == proof.MAKES_WRONG
    row = begun(ALONE)
    row[B[1] + r.MAKES] = 1
    assert wrong(row, ALONE) == proof.WHOLE, "nobody is there"


def test_a_built_card_makes_what_its_icons_say() -> None:
    table = list(TWO.table)
    for seat in (0, 1):
        row = begun()
        card = taken(row, lambda card: table[c.ICON_FIRST + card] < table[c.ICON_FIRST + card + 1])
        row[r.STATUS + card] = r.BUILT + seat
        assert wrong(row) == proof.MAKES_WRONG
        for each in range(table[c.ICON_FIRST + card], table[c.ICON_FIRST + card + 1]):
            kind = table[c.ICON_RESOURCE + each] * 5 + table[c.ICON_PER + each]
            row[B[seat] + r.MAKES + kind] += table[c.ICON_COUNT + each]
        assert wrong(row) == proof.WHOLE


def test_a_number_beyond_a_byte_is_noticed_and_said_in_words() -> None:
    for value, said in ((128, [WHAT[proof.OUT_OF_RANGE]]), (-129, [WHAT[proof.OUT_OF_RANGE]]), (127, []), (-128, [])):
        row = begun()
        row[r.PLACES] = value
        assert complaints(TWO.table, row) == said
    row = begun()
    row[B[0]] = -1
    assert complaints(TWO.table, row) == [WHAT[proof.NEGATIVE]]
    assert len(WHAT) == proof.NO_ACTION + 1


# --- one action


def moved(monkeypatch: pytest.MonkeyPatch, action: int, change: Callable[[MadeUp], object], cost: str = "MKS") -> bool:
    """True if an action that changes a seat in this way is accepted."""
    made = MadeUp()
    made.site(1, made.card(3, cost, bonus=(2, 1)))
    made.stock(1, "MMPPKKS")
    made.alchemy(1, "EE")
    monkeypatch.setattr(proof, "apply", lambda t, row, seat, number: change(made))
    return proof.apply_checked(made.t, made.row, 1, action)


def test_storing_a_cube_moves_it_and_five_are_a_krystallium(monkeypatch: pytest.MonkeyPatch) -> None:
    def store(made: MadeUp) -> None:
        made.stock(1, "MPPKKS")
        made.alchemy(1, "MEE")

    def transmute(made: MadeUp) -> None:
        made.stock(1, "PKKKS")
        made.alchemy(1, "")

    for action in (a.STORE, a.FILL - 1):
        assert moved(monkeypatch, action, store)
        assert moved(monkeypatch, action, transmute)
        assert not moved(monkeypatch, action, lambda made: made.stock(1, "MPPKKS"))
        assert not moved(monkeypatch, action, lambda made: made.alchemy(1, "EEE"))


def test_filling_a_space_takes_what_it_asks_for(monkeypatch: pytest.MonkeyPatch) -> None:
    cube, krystallium, soldier = a.FILL, a.FILL + 1, a.FILL + 2
    less = {"one": "MPPKKS", "krystallium": "MMPPKS", "nothing": "MMPPKKS", "soldier": "MMPPKK"}
    rights = {cube: ("one",), krystallium: ("krystallium",), a.WILD: ("krystallium",), soldier: ("nothing", "soldier")}
    for action, right in rights.items():
        for name, stock in less.items():
            assert moved(monkeypatch, action, lambda made, stock=stock: made.stock(1, stock)) == (name in right)


def test_a_card_that_is_completed_brings_its_krystallium(monkeypatch: pytest.MonkeyPatch) -> None:
    def complete(made: MadeUp, seat: int = 1) -> None:
        made.row[r.STATUS + 3] = r.BUILT + seat
        made.stock(1, "MPPKKKKS")

    assert moved(monkeypatch, a.FILL, complete)
    assert not moved(monkeypatch, a.FILL, lambda made: complete(made, 0))


def test_any_other_action_may_change_what_it_likes(monkeypatch: pytest.MonkeyPatch) -> None:
    for action in (a.DONE, a.STORE - 1, a.ABANDON, a.SPY):
        assert moved(monkeypatch, action, lambda made: made.stock(1, ""))


# --- games


def proved(count: int = 1, first: int = 4) -> tuple[int, list[int]]:
    results = [-9] * (count * proof.SEED_FIELDS)
    table = list(ALONE.table)
    clean = proof.prove(table, first, count, [0] * r.SIZE, [0] * MOST_LEGAL, [0] * r.CARDS, results)
    return clean, results


def test_a_game_that_holds_is_told_by_its_decisions_and_its_end() -> None:
    clean, results = proved(2)
    assert clean == 2
    row, out = room("Row", r.SIZE), [0] * MOST_LEGAL
    table = list(ALONE.table)
    for game in (0, 1):
        proof.deal(table, row, 4 + game)
        decisions, _ = playout.finish(table, row, 4 + game, out)
        outcome = ALONE.outcome(row)
        medal = MEDALS.index(str(outcome.medal))
        told = results[game * proof.SEED_FIELDS : (game + 1) * proof.SEED_FIELDS]
        assert told[:2] == [decisions, ALONE.scores(row)[0]]
        assert told[3:5] == [int(bool(outcome.winners)), medal]


def test_a_game_that_breaks_something_is_told_by_what_it_breaks(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[int] = []

    def breaks(code: int, call: int) -> Any:
        calls.clear()

        def broken(t: Any, row: Any, found: Any) -> int:
            assert not row[B[0] + r.HALF]
            calls.append(row[r.PHASE])
            return code if len(calls) == call else proof.WHOLE

        return broken

    monkeypatch.setattr(proof, "broken", breaks(proof.CARD_LOST, 2))
    clean, results = proved(2)
    assert (clean, results[1]) == (0, proof.CARD_LOST)
    assert results[0] >= 2
    assert results[2:] == [-9] * 10, "nothing more is known of it"
    monkeypatch.setattr(proof, "broken", breaks(proof.WHOLE, 1))
    _, results = proved(1)
    assert calls[-1] == r.OVER
    whole, checks = results, len(calls)
    monkeypatch.setattr(proof, "broken", breaks(proof.CARD_TWICE, checks))
    clean, results = proved(1)
    assert (clean, results[:2]) == (0, [whole[0], proof.CARD_TWICE]), "the last position is looked at too"
    monkeypatch.setattr(proof, "broken", breaks(proof.WHOLE, 0))
    monkeypatch.setattr(proof, "apply_checked", lambda *args: False)
    assert proved(1) == (0, [0, proof.CUBES_LOST, -9, -9, -9, -9])
    monkeypatch.setattr(proof, "legal", lambda *args: 0)
    assert proved(1) == (0, [0, proof.NO_ACTION, -9, -9, -9, -9])


def test_a_broken_game_hides_none_of_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    def prove(t: Any, first: int, count: int, row: Any, out: Any, found: Any, results: list[int]) -> int:
        clean = 0
        for k in range(count):
            if first + k == 7:
                results[k * 6 : k * 6 + 2] = integers("Longs", [33, proof.CARD_LOST])
                return clean
            results[k * 6 : k * 6 + 6] = integers("Longs", [20, 50 + first + k, 60, 2, 0, 2])
            clean += 1
        return clean

    monkeypatch.setattr(games, "bound", lambda _: prove)
    found = games.play_on_rows(TWO.rules, [5, 6, 7, 8])
    wins = [Played(seed, 20, (50 + seed, 60), (1,), "score", None) for seed in (5, 6, 8)]
    assert found == [*wins[:2], Broken(7, 33, WHAT[proof.CARD_LOST]), wins[2]]
    assert games._played(3, [9, 44, 0, 1, 2, 7], 1) == Played(3, 9, (44,), (0,), "medal", "silver")


# --- small parts


def test_two_lists_share_a_stretch_from_both_its_ends() -> None:
    row = [0] * 10
    for side, cards in ((0, (4, 5, 6)), (1, (7, 8))):
        for k, card in enumerate(cards):
            row[at(2, 6, side, k)] = card
    assert row == [0, 0, 4, 5, 6, 0, 8, 7, 0, 0]
    assert [find(row, 2, 6, 0, card) for card in (4, 5, 6)] == [0, 1, 2]
    assert [find(row, 2, 6, 1, card) for card in (7, 8)] == [0, 1]
    cut(row, 2, 6, 0, 3, 1)
    cut(row, 2, 6, 1, 2, 0)
    assert row == [0, 0, 4, 6, 0, 0, 0, 8, 0, 0]
    cut(row, 2, 6, 0, 2, 1)
    assert row == [0, 0, 4, 0, 0, 0, 0, 8, 0, 0]


def test_chance_is_the_same_on_every_machine() -> None:
    assert [mix(x) for x in (0, 1, 2**31, 2**32 + 5)] == [0, 3511593143, 1832674720, 3423425485]
    assert [bits(seed, 1) for seed in (0, 7, 2**33 + 7)] == [4155067600, 2127007953, 4042858666]
    assert [below(7, counter, 10) for counter in range(8)] == [9, 4, 6, 1, 3, 7, 9, 6]


def test_a_whole_decision_is_counted_as_one() -> None:
    row = TWO.begin(seed=1)
    first = ways(TWO, row, 1)
    assert first == len(list(_offers(row)))
    assert ways(TWO, row, 2) == 2 * first


def _offers(row: list[int]) -> list[tuple[int, int]]:
    found = []
    for number in TWO.legal(row, 0):
        after = row[:]
        TWO.apply(after, 0, number)
        found += [(number, second) for second in TWO.legal(after, 0)]
    return found


@pytest.mark.parametrize(("winners", "results"), [(0, [-1, -1]), (1, [1, -1]), (2, [-1, 1]), (3, [0, 0])])
def test_a_result_is_a_victory_a_defeat_or_shared(
    winners: int, results: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playout, "winners", lambda t, row: winners)
    assert [playout.result([], [], seat) for seat in (0, 1)] == results
