"""The steward's estimates: estates, cards and works, the rest of a round, the best order of works."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from kingdom.bots.steward import planner
from kingdom.bots.steward.estate import Estate, EstateWork, candidates, estate_of
from kingdom.bots.steward.planner import best_plan
from kingdom.bots.steward.season import Season, _store, cubes_for, value_of
from kingdom.bots.steward.worth import Weights, card_worth, gain_of, within_round, worth
from kingdom.core.cards import CardId, CardType, Family, Icon, Kind
from kingdom.core.resources import Resource

M, P, G, E = Resource
STRUCTURE, SPECIALIST, MONUMENT, DISCOVERY = CardType
LETTERS = "MPGEKS"
PLAIN = Weights(
    cube=(0.0, 2.0, 4.0, 8.0), krystallium=(0.0, 1.0, 2.0, 3.0), soldier=(0.25, 0.5, 0.75, 1.0),
    stored=(0.0, 0.125, 0.25, 0.5), more_of_type=(0.0, 1.0, 2.0, 3.0), unfinished=0.5, far=0.5, open_space=1.0,
    recycled=0.75,
)  # fmt: skip
"""Numbers that can be added up in the head."""


def spaces(cost: str) -> Any:
    return tuple(cost.count(letter) for letter in LETTERS)


def kind(cost: str = "", points: int = 0, **more: Any) -> Kind:
    return Kind("made_up", "Made up", more.pop("family", Family.DEVELOPMENT), cost=spaces(cost), points=points, **more)


def work(
    cost: str, points: int = 0, *, card: int | None = 1, slated: bool = True, need: str | None = None, **more: Any
) -> EstateWork:
    guard, extra = more.pop("guard", None), more.pop("extra", 0.0)
    left = list(spaces(cost if need is None else need))
    number = None if card is None else CardId(card)
    return EstateWork(number, kind(cost, points, **more), left, slated=slated, guard=guard, extra=extra)


def estate(**fields: Any) -> Estate:
    made = Estate()
    for name, value in fields.items():
        setattr(made, name, value)
    return made


# --- estates


FULL = {
    "icons": (Icon(G), Icon(G), Icon(P, MONUMENT)), "type": DISCOVERY, "points": 4,
    "points_per": ((MONUMENT, 2), (STRUCTURE, 1)), "bonus_krystallium": 1, "bonus_soldiers": 2,
}  # fmt: skip


def test_a_card_counts_in_the_duchy_and_brings_its_bonus_when_it_is_built() -> None:
    made = Estate()
    for _ in range(2):
        made.settle(kind(**FULL))
    assert (made.made, made.per, made.types) == ([0, 0, 4, 0], [(P, MONUMENT)] * 2, [0, 0, 0, 2])
    assert (made.points, made.rates, made.krystallium, made.soldiers) == (8, [2, 0, 4, 0], 0, 0)
    made.build(kind(**FULL))
    assert (made.points, made.krystallium, made.soldiers) == (12, 1, 2)
    made.build(kind(**FULL))
    assert (made.krystallium, made.soldiers) == (2, 4)
    made.settle(kind())
    assert made.types == [0, 0, 0, 4], "a card without a type"


def test_an_estate_makes_what_its_icons_say_less_what_is_stolen() -> None:
    made = estate(made=[1, 2, 3, 0], per=[(P, MONUMENT), (P, DISCOVERY), (E, MONUMENT)], types=[0, 0, 2, 5])
    assert [made.produces(resource) for resource in range(4)] == [1, 2 + 2 + 5, 3, 2]
    made.stolen = [0, 2, 0, 0]
    assert made.produces(1) == 7


def test_a_copy_is_changed_by_itself() -> None:
    made = estate(krystallium=3, soldiers=2, extra=1.5, points=7, per=[(P, MONUMENT)], stolen=[0, 1, 0, 0])
    other = made.copy()
    fields = Estate.__slots__
    assert [getattr(other, name) for name in fields] == [getattr(made, name) for name in fields]
    other.build(kind(**FULL))
    other.alchemy[0] = other.stolen[0] = 9
    assert (made.points, made.per, made.types, made.rates, made.made) == (7, [(P, MONUMENT)], [0] * 4, [0] * 4, [0] * 4)
    assert (made.alchemy, made.stolen) == ([0] * 4, [0, 1, 0, 0])


def test_an_estate_is_read_from_a_seat_and_developments_may_be_slated() -> None:
    box = (kind("MM", 3, type=STRUCTURE), kind("G"), kind(family=Family.TREASURE), kind(family=Family.CALAMITY))
    seat: Any = SimpleNamespace(duchy=(0, 3), krystallium=4, soldiers=5, alchemy=(1, 0, 2, 0))
    made = estate_of(seat, box)
    assert (made.points, made.types, made.krystallium, made.soldiers, made.alchemy) == (
        3,
        [1, 0, 0, 0],
        4,
        5,
        [1, 0, 2, 0],
    )
    found = candidates([CardId(card) for card in (2, 1, 3, 0)], box)
    assert [(one.card, one.need, one.slated, one.is_quest) for one in found] == [
        (1, [0, 0, 1, 0, 0, 0], False, False),
        (0, [2, 0, 0, 0, 0, 0], False, False),
    ]
    assert work("M", card=None).is_quest


# --- worth


def test_an_estate_is_worth_its_points_its_stock_and_what_it_will_make() -> None:
    made = estate(
        points=10, extra=2.0, rates=[3, 0, 0, 1], types=[2, 9, 0, 0], krystallium=2, soldiers=9, alchemy=[1, 0, 2, 0],
        made=[0, 3, 0, 1], per=[(G, STRUCTURE)],
    )  # fmt: skip
    assert worth(made, [], 0, PLAIN) == 12 + 3 * 2 + 8 * 0.25
    assert (
        worth(made, [], 2, PLAIN) == 12 + 3 * (2 + 2) + 1 * (0 + 2) + 2 * 2.0 + 8 * 0.75 + 3 * 0.25 + (3 + 1 + 2) * 4.0
    )


def test_a_work_that_is_not_finished_keeps_part_of_what_it_would_gain() -> None:
    made = Estate()
    assert worth(made, [work("MMG", 11, need="MG")], 1, PLAIN) == (11 - 2) * 0.5
    assert worth(made, [work("MMG", 11, need="MG")] * 2, 1, PLAIN) == (11 - 2) * 1.0
    assert worth(made, [work("MMG", 0)], 1, PLAIN) == 0.2, "never nothing at all"
    assert worth(made, [work("MMG", 11)], 0, PLAIN) == 0.0, "in the last round it comes too late"
    assert worth(made, [work("M", 5, icons=(Icon(G),))], 2, PLAIN) == (5 + 2.0 - 1) * 0.5, (
        "cubes from the next round on"
    )
    # Half of what a required work is worth is lost while all of it is missing: Krystallium counts three, Soldiers two.
    far = work("MKS", 3, extra=12.0)
    assert worth(made, [far], 1, PLAIN) == pytest.approx((3 - 3) * 0.5 + 12 * 0.5)
    near = work("MKS", 3, extra=12.0, need="M")
    assert worth(made, [near], 1, PLAIN) == pytest.approx((3 - 1) * 0.5 + 12 * (1 - 0.5 * 1 / 6))


def test_what_is_in_stock_counts_for_a_quest_step_and_not_for_a_card() -> None:
    rich = estate(krystallium=1, soldiers=5)
    stock = worth(rich, [], 1, PLAIN)
    step = work("KKKSS", 9, card=None)
    assert worth(rich, [step], 1, PLAIN) - stock == (9 - 2) * 0.5
    assert step.need == [0, 0, 0, 0, 3, 2]
    assert worth(rich, [work("KKKSS", 9)], 1, PLAIN) - stock == (9 - 5) * 0.5


def test_a_card_gains_its_points_its_icons_and_what_counts_its_type() -> None:
    made = estate(types=[2, 0, 1, 0], rates=[0, 0, 5, 0], per=[(P, MONUMENT), (G, MONUMENT), (E, STRUCTURE)])
    assert gain_of(kind(points=3), made, 2, PLAIN) == 3
    assert gain_of(kind(points_per=((STRUCTURE, 2),)), made, 2, PLAIN) == 2 * (2 + 2)
    assert gain_of(kind(points_per=((MONUMENT, 2),), type=MONUMENT), made, 0, PLAIN) == 2 * (1 + 0 + 1) + 5
    assert gain_of(kind(type=MONUMENT), made, 2, PLAIN) == 5 + 2 * 4.0
    assert gain_of(kind(icons=(Icon(M), Icon(G))), made, 2, PLAIN) == 2 * 4.0
    assert gain_of(kind(icons=(Icon(M, STRUCTURE),)), made, 2, PLAIN) == (2 + 2 / 2) * 4.0
    assert gain_of(kind(icons=(Icon(M, MONUMENT),), type=MONUMENT), made, 2, PLAIN) == (1 + 1 + 1) * 4.0 + 5 + 2 * 4.0
    assert gain_of(kind(bonus_krystallium=2, bonus_soldiers=3), made, 2, PLAIN) == 2 * 2.0 + 3 * 0.75


def test_taking_a_card_is_worth_what_it_gains_less_its_price_or_a_recycled_one() -> None:
    made = Estate()
    assert card_worth(kind("MMG", 9), made, 2, PLAIN) == 9 - 3
    assert card_worth(kind("KS", 9), made, 2, PLAIN) == pytest.approx(9 - 1.4 - 0.7)
    assert card_worth(kind("KKSS", 9), made, 2, PLAIN) == pytest.approx(9 - 2.8 - 1.4)
    assert card_worth(kind("MMMMM", 1), made, 2, PLAIN) == 0.75
    assert card_worth(kind(family=Family.TREASURE), made, 2, PLAIN) == 1.5
    assert card_worth(kind(family=Family.ADVISOR), made, 2, PLAIN) == pytest.approx(2.1)
    assert card_worth(kind(points=-2, soldiers=3, family=Family.CALAMITY), made, 2, PLAIN) == -3.5
    assert card_worth(kind("P", 9, icons=(Icon(G),)), made, 0, PLAIN) == pytest.approx(9 - 1 + 0.4)


def test_icons_behind_the_last_cost_may_produce_in_the_very_round() -> None:
    icons = tuple(map(Icon, Resource))
    assert [within_round(kind(cost, icons=icons)) for cost in ("", "M", "P", "MG", "EK")] == pytest.approx(
        [1.2, 1.2, 0.8, 0.4, 0.0]
    )


# --- a season


def season(
    estate_: Estate | None = None, hand: str = "", steps: Sequence[int] = (), left: int = 0, **more: Any
) -> Season:
    return Season(estate_ or Estate(), list(spaces(hand)[:4]), tuple(steps), left, **more)


def came_to(order: Sequence[EstateWork], at: Season, recycled: Sequence[EstateWork] = ()) -> float:
    return value_of(order, recycled, at, PLAIN)


def test_cubes_in_hand_go_to_works_in_order_and_the_rest_to_alchemy() -> None:
    first, second = work("MM", 10), work("M", 3)
    assert came_to([first, second], season(hand="MM")) == 10
    assert came_to([work("M", 3, extra=5.0)], season(hand="M")) == 8, "what it is worth beyond what is printed"
    assert came_to([second, first], season(hand="MM")) == 3
    assert came_to([second, first], season(hand="MMM")) == 13
    assert came_to([first], season(hand="PP")) == 0
    assert first.need == [2, 0, 0, 0, 0, 0], "trying changes nothing"
    rich = season(estate(alchemy=[0, 0, 0, 3]), hand="PPG", left=1)
    assert came_to([], rich) == 1.0 + 0.125, "five of six become a Krystallium"
    assert came_to([], season(estate(alchemy=[0, 0, 0, 3]), hand="P", left=1)) == 4 * 0.125


def test_recycled_cards_bring_their_cubes_first() -> None:
    card = work("G", recycling=(0, 0, 2, 0))
    assert came_to([work("GG", 8)], season(), [card]) == 8
    assert came_to([work("GGG", 8)], season(), [card]) == 0
    assert came_to([work("GGG", 8)], season(hand="G"), [card]) == 8


def test_each_step_to_come_makes_cubes_with_what_was_built_before_it() -> None:
    makes = work("M", 0, icons=(Icon(P),))
    needs = work("P", 9)
    maker = estate(made=[1, 0, 0, 0])
    assert came_to([makes, needs], season(maker, steps=(0, 1))) == 9
    assert came_to([makes, needs], season(maker, steps=(1,))) == 0
    assert came_to([needs, makes], season(maker, steps=(0, 1))) == 9
    robbed = estate(made=[1, 0, 0, 0], stolen=[1, 0, 0, 0])
    assert came_to([work("M", 4)], season(robbed, steps=(0,))) == 0


def test_krystallium_and_soldiers_complete_what_no_step_to_come_would_fill() -> None:
    stock = {"krystallium": 3, "soldiers": 2}
    assert came_to([work("MMKSS", 20)], season(estate(**stock))) == 20
    assert came_to([work("MMKSS", 20)], season(estate(krystallium=2, soldiers=2))) == 2 * 0.25
    assert came_to([work("MMKSS", 20)], season(estate(krystallium=3, soldiers=1))) == 0.25
    assert came_to([work("MMMM", 20)], season(estate(krystallium=4))) == 0, "more than three are better kept"
    assert came_to([work("MMMM", 20, card=None)], season(estate(krystallium=4))) == 20, "but not from a Quest step"
    assert came_to([work("G", 20)], season(estate(**stock), steps=(2,))) == 20.5, "after the step that makes nothing"
    waits = season(estate(krystallium=1, made=[0, 0, 1, 0]), steps=(2,), left=1)
    assert came_to([work("G", 20)], waits) == 20 + 1.0 + 2.0, "the step brings it, and the Krystallium is kept"
    both = [work("M", 5), work("M", 7)]
    assert came_to(both, season(estate(krystallium=1))) == 5
    bonus = [work("M", 5, bonus_krystallium=1, bonus_soldiers=1), work("MS", 7)]
    assert came_to(bonus, season(estate(krystallium=1))) == 12, "what a card brings is there for the next"


def test_what_a_quest_step_saves_for_is_not_spent_on_works_behind_it() -> None:
    quest, card = work("EKSS", 30, card=None), work("MS", 7)
    stock = {"krystallium": 1, "soldiers": 2}
    assert came_to([card, quest], season(estate(**stock))) == 7 + 0.25
    assert came_to([quest, card], season(estate(**stock))) == 0.5
    assert came_to([work("EK", 30, card=None), work("M", 7)], season(estate(krystallium=1))) == 0
    assert came_to([work("EK", 30, card=None), work("M", 7)], season(estate(krystallium=2))) == 30
    assert came_to([work("ESS", 30, card=None), work("S", 7)], season(estate(soldiers=2))) == 0.5
    assert came_to([work("ESS", 30, card=None), work("S", 7)], season(estate(soldiers=3))) == 7.5
    assert came_to([quest, card], season(estate(krystallium=2, soldiers=3), hand="E")) == 37
    assert came_to([quest, card], season(estate(krystallium=2, soldiers=2), hand="E")) == 30


def test_in_the_last_round_soldiers_of_steps_to_come_are_counted_on_for_a_quest_step() -> None:
    assert [season(left=0, training=training).recruits(steps) for steps in (0, 1, 2, 3) for training in (0, 1)] == [
        *(0, 0, 0, 1, 1, 1, 1, 2)
    ]
    assert season(left=1).recruits(4) == 0
    quest = work("SS", 30, card=None)
    assert came_to([quest], season(estate(soldiers=1), steps=(0, 1))) == 30
    assert came_to([quest], season(estate(soldiers=0), steps=(0, 1))) == 0
    assert came_to([quest], season(estate(soldiers=1))) == 0.25
    assert came_to([work("SS", 30)], season(estate(soldiers=1), steps=(0, 1))) == 0.25


def test_in_the_last_round_a_quest_step_takes_cubes_for_the_krystallium_it_lacks() -> None:
    assert [cubes_for(krystallium, (1, 1, 0, 0)) for krystallium in (-1, 0, 1, 2)] == [0, 0, 3, 8]
    assert cubes_for(1, (9, 0, 0, 0)) == 0
    quest, card = work("K", 30, card=None), work("MM", 7)
    at_last = season(estate(alchemy=[0, 0, 0, 1]), hand="MMMM")
    assert came_to([quest, card], at_last) == 30
    assert came_to([card, quest], at_last) == 7
    assert came_to([quest, card], season(estate(alchemy=[0, 0, 0, 1]), hand="MMMMMM")) == 37
    earlier = season(estate(alchemy=[0, 0, 0, 1]), hand="MMMM", left=1)
    assert came_to([quest, card], earlier) == pytest.approx(7 + 3 * 0.125 + (30 - 1) * 0.5), "not before the last round"


def test_five_cubes_are_a_krystallium_and_the_rest_stays() -> None:
    made = estate(alchemy=[0, 3, 0, 0], krystallium=1)
    _store(made, 2, 1)
    assert (made.alchemy, made.krystallium) == ([0, 3, 1, 0], 1)
    _store(made, 2, 1)
    assert (made.alchemy, made.krystallium) == ([0, 0, 0, 0], 2)
    _store(made, 1, 12)
    assert (sum(made.alchemy), made.krystallium) == (2, 4)
    assert came_to([], season(estate(alchemy=[7, 0, 0, 0]), left=1)) == 1.0 + 2 * 0.125


def test_soldiers_free_filled_cards_then_vanquish_what_costs_most_for_each() -> None:
    frozen = work("M", 10, guard=(2, -3))
    fights = {"combat": True}
    assert came_to([frozen], season(estate(soldiers=2), hand="M", **fights)) == 10
    assert came_to([frozen], season(estate(soldiers=1), hand="M", **fights)) == -3 + 0.25
    assert came_to([frozen], season(estate(soldiers=2), **fights)) == -3 + 0.5, "it is not filled"
    assert came_to([frozen], season(estate(soldiers=2, krystallium=1), **fights)) == -3 + 0.5
    assert came_to([frozen], season(estate(soldiers=2), hand="M")) == 0.5, "without Combat it stays frozen"
    menaces = [(2, -3), (1, -2), (0, -1)]
    assert came_to([], season(estate(soldiers=2), menaces=menaces, **fights)) == -3 + 0.25
    assert came_to([], season(estate(soldiers=3), menaces=menaces, **fights)) == 0
    assert came_to([], season(estate(soldiers=0), menaces=menaces, **fights)) == -5
    assert came_to([], season(estate(soldiers=9), menaces=menaces)) == 8 * 0.25


# --- the best order


def planned(
    works: Sequence[EstateWork],
    choices: Sequence[EstateWork],
    values: Any,
    monkeypatch: pytest.MonkeyPatch,
    tries: int = 99,
) -> tuple[list[Any], float, int]:
    """The best order by what a test says orders are worth, and how many were tried."""
    tried = []

    def value(order: Sequence[EstateWork], recycled: Sequence[EstateWork], season: Any, weights: Any) -> float:
        tried.append(order)
        assert len(order) + len(recycled) == len(works) + len(choices)
        return float(values([one.card for one in order]))

    monkeypatch.setattr(planner, "value_of", value)
    plan = best_plan(works, choices, season(), PLAIN, tries)
    return [one.card for one in plan.order], plan.value, len(tried)


def test_works_are_put_first_last_or_between_and_choices_taken_if_that_gains(monkeypatch: pytest.MonkeyPatch) -> None:
    one, two, three = work("MM", card=1), work("M", card=2), work("MMM", card=3)
    choice, poor = work("M", card=4, slated=False), work("M", card=5, slated=False)
    assert planned([one, two, three], [], lambda order: 0, monkeypatch)[0] == [2, 1, 3], "the nearest first"
    wanted = [3, 4, 2, 1]

    def near(order: list[int]) -> float:
        right = [wanted.index(card) for card in order if card in wanted]
        return sum(one < two for at, one in enumerate(right) for two in right[at:]) - 9.0 * (5 in order)

    found = planned([one, two, three], [choice, poor], near, monkeypatch)
    assert found[:2] == (wanted, 6.0)
    assert planned([one, two], [choice], lambda order: -(4 in order) + (order[0] == 1), monkeypatch)[0] == [1, 2]
    assert (
        planned([], [choice, poor], lambda order: len(order) * (1 if order[:1] != [5] else 1.5), monkeypatch)[0][0] == 5
    )


def test_a_choice_that_was_taken_may_be_left_again_and_a_work_may_not(monkeypatch: pytest.MonkeyPatch) -> None:
    slated, choice, other = work("M", card=1), work("M", card=2, slated=False), work("M", card=3, slated=False)
    values = {(1,): 1.0, (1, 2): 2.0, (2, 1): 1.9, (1, 2, 3): 2.5, (3, 1, 2): 2.25}
    seen: set[tuple[int, ...]] = set()

    def value(order: list[int]) -> float:
        seen.add(tuple(order))
        later = 3.0 if (1, 2, 3) in seen else 1.5  # 3 is good once it has been tried behind 2
        return later if order == [1, 3] else values.get(tuple(order), 0.0)

    assert planned([slated], [choice, other], value, monkeypatch)[:2] == ([1, 3], 3.0)
    trap = {(1,): 1.0, (2, 1): 3.0, (2,): 99.0, (): 99.0}
    assert planned([slated], [choice], lambda order: trap.get(tuple(order), 0), monkeypatch)[0] == [2, 1]


def test_what_must_be_done_comes_first_if_that_is_the_only_way(monkeypatch: pytest.MonkeyPatch) -> None:
    near, must = work("M", card=1), work("MMM", card=2, extra=15.0)
    assert planned([near, must], [], lambda order: order == [2, 1], monkeypatch, tries=0)[0] == [2, 1]
    assert planned([near, must], [], lambda order: 1, monkeypatch, tries=0)[0] == [1, 2]
    near.extra = must.extra = 0.0
    assert planned([near, must], [], lambda order: order == [2, 1], monkeypatch, tries=0) == ([1, 2], 0.0, 1)


def test_no_more_is_tried_than_is_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    some = [work("M", card=card) for card in range(6)]
    count = iter(range(10**6))
    assert planned(some, [], lambda order: next(count), monkeypatch, tries=1)[2] == 1
    once = planned(some, [], lambda order: next(count), monkeypatch, tries=2)[2]
    assert planned(some, [], lambda order: next(count), monkeypatch, tries=once)[2] == once
    assert planned(some, [], lambda order: next(count), monkeypatch, tries=once + 1)[2] > once


def test_places_to_try_are_the_first_the_middle_and_the_last() -> None:
    assert [planner._places(length) for length in (0, 1, 2, 5)] == [(0,), (0, 1), (0, 1, 2), (0, 2, 5)]
