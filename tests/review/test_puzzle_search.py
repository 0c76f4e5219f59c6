"""Collecting puzzles: which choices make one, how it is written, and that what is there already stays."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path
from typing import Any, ClassVar

import pytest

from kingdom.bots.regent.thinker import Outcome
from kingdom.core.actions import Action
from kingdom.core.view import View
from kingdom.review import puzzle_search
from kingdom.review.puzzle_search import CHECK, DEALS, GLANCE, RULESETS, Suspect, Weighed, checked, main, suspect_at
from kingdom.rules.choice import Laid, Offer, Select
from tests.kit.cards import given
from tests.kit.table import Table

SELECTS = given("choice, turn 3", "table: left Farm; right Port")
OFFERS = given("choice, turn 4", "ann: hand Farm, Port, Quarry, Statue", "table: left Mint; right Ruins")


class Fake:
    """A thinker that knows the outcome of each choice: a chance, and how much it varies from deal to deal."""

    asked: ClassVar[list[range]] = []

    def __init__(self, chances: dict[Action, float], spread: float = 0.0) -> None:
        self.chances = chances
        self.spread = spread

    def candidates(self) -> list[Action]:
        return list(self.chances)

    def outcomes(self, action: Action, deals: Sequence[int]) -> list[Outcome]:
        self.asked.append(deals)  # type: ignore[arg-type]
        chance = self.chances.get(action, 0.5)
        return [Outcome(30.0, 20.0, chance + (self.spread if at % 2 else -self.spread)) for at, _ in enumerate(deals)]


def weighing(monkeypatch: pytest.MonkeyPatch, chances: dict[Action, float], spread: float = 0.0) -> None:
    Fake.asked = []
    monkeypatch.setattr(puzzle_search, "Thinker", lambda seen, luck: Fake(chances, spread))


def offers() -> list[Offer]:
    cards = [OFFERS.card(name) for name in ("Farm#1", "Port#1", "Quarry#1", "Statue#1")]
    return [Offer((Laid(cards[0], 0, False), Laid(card, 1, False))) for card in cards[1:]] + [
        Offer((Laid(cards[1], 0, False), Laid(cards[2], 1, False)))
    ]


def suspected(table: Table, usual: Action) -> Suspect | None:
    return suspect_at(table.game.view(0), usual, "luck")


@pytest.mark.parametrize(
    ("usual", "best", "found"), [(0.5, 0.65, True), (0.5, 0.61, True), (0.5, 0.58, False), (0.5, 0.5, False)]
)
def test_a_selection_that_costs_a_tenth_of_the_chance_is_suspected(
    monkeypatch: pytest.MonkeyPatch, usual: float, best: float, found: bool
) -> None:
    weighing(monkeypatch, {Select(0): usual, Select(1): best})
    suspect = suspected(SELECTS, Select(0))

    assert (suspect is not None) is found
    if suspect is not None:
        assert (suspect.usual, suspect.best, suspect.ways) == (Select(0), Select(1), (Select(1), Select(0)))


def test_a_position_that_shows_nothing_at_a_glance_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    weighing(monkeypatch, {Select(0): 0.5, Select(1): 0.54})
    assert suspected(SELECTS, Select(0)) is None
    assert [len(deals) for deals in Fake.asked] == [GLANCE] * 2
    weighing(monkeypatch, {Select(0): 0.5, Select(1): 0.7})
    assert suspected(SELECTS, Select(0)) is not None
    assert [len(deals) for deals in Fake.asked] == [GLANCE] * 2 + [DEALS - GLANCE] * 2
    assert Fake.asked[2].start == Fake.asked[0].stop, "no deal is looked at twice"


def test_what_the_steward_would_do_is_weighed_although_it_is_not_among_the_best(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    weighing(monkeypatch, {Select(1): 0.8})

    suspect = suspected(SELECTS, Select(0))
    assert suspect is not None
    assert suspect.ways == (Select(1), Select(0))


def test_an_offer_wants_four_choices_the_best_of_the_others_among_them(monkeypatch: pytest.MonkeyPatch) -> None:
    best, usual, good, bad = offers()
    weighing(monkeypatch, {best: 0.8, usual: 0.5, bad: 0.3, good: 0.6})
    suspect = suspected(OFFERS, usual)
    assert suspect is not None
    assert suspect.ways == (best, usual, good, bad)
    weighing(monkeypatch, {best: 0.8, usual: 0.5, bad: 0.3})
    assert suspected(OFFERS, usual) is None
    weighing(monkeypatch, {best: 0.8, usual: 0.5, bad: 0.3, good: 0.78})
    assert suspected(OFFERS, usual) is None, "one of them is nearly as good"


def test_what_may_be_better_than_it_seems_is_weighed_again(monkeypatch: pytest.MonkeyPatch) -> None:
    weighing(monkeypatch, {Select(0): 0.5, Select(1): 0.8, offers()[0]: 0.78})

    suspect = suspected(SELECTS, Select(0))
    assert suspect is not None
    assert suspect.ways == (Select(1), Select(0), offers()[0])


def test_what_varies_too_much_is_not_clear(monkeypatch: pytest.MonkeyPatch) -> None:
    varying = [Outcome(0.0, 0.0, chance) for chance in (0.0, 1.0, 0.2, 1.0)]
    steady = [Outcome(0.0, 0.0, chance) for chance in (0.5, 0.7, 0.5, 0.7)]
    lost, doubt = Weighed(Select(0), tuple(varying)).lost(Weighed(Select(1), tuple(steady)))

    assert lost == pytest.approx(0.05)
    assert doubt == pytest.approx(1.96 * 0.20616, abs=1e-4)
    assert Weighed(Select(0), tuple(varying)).chance == pytest.approx(0.55)


def test_a_suspect_is_checked_in_ten_times_as_many_other_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    weighing(monkeypatch, {Select(0): 0.5, Select(1): 0.8})
    suspect = suspected(SELECTS, Select(0))
    assert suspect is not None
    seen_before = Fake.asked[2].stop
    Fake.asked = []

    found = checked(suspect)
    assert [(deals.start, len(deals)) for deals in Fake.asked] == [(seen_before, CHECK * DEALS)] * 2
    assert found is not None
    assert (found["kind"], found["seat"], found["solution"], found["steward"]) == ("select", 0, 1, 0)
    assert found["deals"] == CHECK * DEALS
    assert [choice["text"] for choice in found["choices"]] == ["select left", "select right"]
    assert [(choice["chance"], choice["lost"], choice["mine"], choice["theirs"]) for choice in found["choices"]] == [
        (0.5, 0.3, 30.0, 20.0),
        (0.8, 0.0, 30.0, 20.0),
    ]
    assert found["position"]["phase"] == "choice"


def test_a_suspect_whose_best_choice_is_another_in_the_end_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    weighing(monkeypatch, {Select(0): 0.5, Select(1): 0.8})
    suspect = suspected(SELECTS, Select(0))
    assert suspect is not None
    weighing(monkeypatch, {Select(0): 0.9, Select(1): 0.8})

    assert checked(suspect) is None


# --- the command


def collected(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> list[tuple[str, int]]:
    """The games that the command plays, each with one puzzle."""
    played: list[tuple[str, int]] = []

    def puzzles_of(ruleset: str, seed: int) -> list[dict[str, Any]]:
        played.append((ruleset, seed))
        return [{"kind": "select", "origin": {"ruleset": ruleset, "seed": seed}}]

    monkeypatch.setattr(puzzle_search, "puzzles_of", puzzles_of)
    main(arguments)
    return played


def test_games_of_all_rulesets_are_played_in_turn_until_there_are_enough(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "puzzles.json"
    played = collected(monkeypatch, str(file), "--puzzles", "7", "--seed", "5")

    assert played == [(RULESETS[at % len(RULESETS)], 5 + at) for at in range(7)]
    found = json.loads(file.read_text("utf-8"))
    assert [one["origin"]["seed"] for one in found["puzzles"]] == list(range(5, 12))
    assert capsys.readouterr().err.splitlines()[-1] == "7 games, 7 puzzles: {'select': 7}"


def test_what_is_there_already_stays_and_its_games_are_not_played_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "puzzles.json"
    first = collected(monkeypatch, str(file), "--games", "3")
    second = collected(monkeypatch, str(file), "--games", "5")

    assert (len(first), len(second)) == (3, 2)
    assert not set(first) & set(second)
    assert len(json.loads(file.read_text("utf-8"))["puzzles"]) == 5
    assert collected(monkeypatch, str(file), "--puzzles", "5") == []


# --- a game


class Quick:
    """Plays the first thing that it may."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def decide(self, view: View, budget: object = None) -> Action:
        return view.options[0]


def of_a_game(monkeypatch: pytest.MonkeyPatch, clear: Callable[[int], bool]) -> tuple[list[dict[str, Any]], list[str]]:
    """The puzzles of a game, of which each check is clear or not, and what was suspected."""
    suspected: list[str] = []
    numbers = count(1)

    def suspect(seen: View, usual: Action, luck: str) -> Suspect:
        suspected.append(type(usual).__name__)
        return Suspect(seen, luck, usual, usual, (usual,))

    def check(one: Suspect) -> dict[str, Any] | None:
        return {"kind": type(one.usual).__name__, "luck": one.luck} if clear(next(numbers)) else None

    monkeypatch.setattr(puzzle_search, "Regent", Quick)
    monkeypatch.setattr(puzzle_search, "Steward", Quick)
    monkeypatch.setattr(puzzle_search, "suspect_at", suspect)
    monkeypatch.setattr(puzzle_search, "checked", check)
    return list(puzzle_search.puzzles_of("two", 3)), suspected


def test_a_game_gives_one_puzzle_of_each_kind_and_nothing_more_is_weighed_then(monkeypatch: pytest.MonkeyPatch) -> None:
    found, suspected = of_a_game(monkeypatch, lambda number: True)

    assert sorted(one["kind"] for one in found) == ["Offer", "Select"]
    assert len(suspected) == 2
    for one in found:
        assert (one["origin"]["ruleset"], one["origin"]["seed"]) == ("two", 3)
        assert one["luck"] == f"two 3 {one['origin']['step']}"


def test_three_positions_of_a_kind_are_checked_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    found, suspected = of_a_game(monkeypatch, lambda number: False)

    assert found == []
    assert sorted(suspected) == ["Offer"] * 3 + ["Select"] * 3


def test_the_same_seed_gives_the_same_puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    first = of_a_game(monkeypatch, lambda number: number > 2)

    assert first == of_a_game(monkeypatch, lambda number: number > 2)
    assert len(first[0]) == 2
