"""The written design of the card set, as far as it can be counted (docs/content.md)."""

from __future__ import annotations

from collections import Counter
from statistics import mean

import pytest

from kingdom.content import load
from kingdom.core.cards import CardType, Family, Kind
from kingdom.core.resources import RESOURCES

CONTENT = load()
CARDS = [kind for kind in CONTENT.box("B") if kind.family is Family.DEVELOPMENT]


def share(cards: list[Kind]) -> float:
    return len(cards) / len(CARDS)


def test_costs_lie_between_two_and_ten_spaces_with_a_mean_above_four() -> None:
    costs = [sum(kind.cost) for kind in CARDS]

    assert (min(costs), max(costs)) == (2, 10)
    assert 4.0 <= mean(costs) <= 4.6


def test_no_type_has_fewer_than_a_fifth_of_the_cards_or_more_than_a_third() -> None:
    for card_type, cards in Counter(kind.type for kind in CARDS).items():
        assert len(CARDS) / 5 <= cards <= len(CARDS) / 3, card_type


@pytest.mark.parametrize("card_type", CardType)
def test_every_type_can_be_scored_flat_and_by_number(card_type: CardType) -> None:
    flat = [kind for kind in CARDS if kind.type is card_type and kind.points >= 6]
    by_number = sum(points for kind in CARDS for its_type, points in kind.points_per if its_type is card_type)

    assert len(flat) >= 2
    assert 5 <= by_number <= 10


def test_every_resource_is_made_by_cards_of_several_types() -> None:
    for resource in RESOURCES:
        makers = {kind.type for kind in CARDS if any(icon.resource is resource for icon in kind.icons)}

        assert len(makers) >= 3, resource


def test_about_a_quarter_of_the_cards_have_a_construction_bonus() -> None:
    with_bonus = [kind for kind in CARDS if kind.bonus_soldiers or kind.bonus_krystallium]

    assert 0.2 <= share(with_bonus) <= 0.3


def test_soldiers_are_scarce_and_more_of_them_come_with_cards_than_cards_ask_for() -> None:
    asked = sum(kind.cost[5] for kind in CARDS)
    given = sum(kind.bonus_soldiers for kind in CARDS)

    assert 2 * asked <= given <= 20


def test_cards_ask_for_more_krystallium_than_they_bring() -> None:
    asked = sum(kind.cost[4] for kind in CARDS)
    given = sum(kind.bonus_krystallium for kind in CARDS)

    assert 8 <= given < asked <= 20


def test_some_cards_make_a_cube_for_each_card_of_a_type() -> None:
    assert 0.05 <= share([kind for kind in CARDS if any(icon.per is not None for icon in kind.icons)]) <= 0.1


def test_the_recycling_bonus_is_mostly_but_not_always_of_the_colour_of_the_type() -> None:
    in_colour = [kind for kind in CARDS if kind.type is not None and kind.recycling[kind.type]]

    assert 0.65 <= share(in_colour) <= 0.9


def test_recycled_cards_give_all_resources_about_equally() -> None:
    bonuses = [sum(kind.recycling[resource] for kind in CARDS) for resource in RESOURCES]

    assert max(bonuses) <= 2 * min(bonuses)


@pytest.mark.parametrize("key", ["the_northern_lands", "the_usurper", "the_pestilent_lord"])
@pytest.mark.parametrize("players", [1, 2])
def test_the_final_step_of_a_quest_costs_far_more_than_the_others_and_asks_for_what_is_scarce(
    key: str, players: int
) -> None:
    *steps, final = CONTENT.quests[key, players].steps
    least, most = {1: (7, 20), 2: (13, 15)}[players]

    assert max(sum(step.cost) for step in steps) <= 4
    assert least <= sum(final.cost) <= most
    assert final.cost[4] + final.cost[5] >= 2
