"""Suggestions: one position for each rule, and for each case in which there is none."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given as properties
from hypothesis import strategies as st

from kingdom.core.cards import CardId
from kingdom.core.resources import RESOURCES, Resource, cubes_of, spaces_of
from kingdom.game.suggestions import OpenSite, Suggestion, all_fit, suggestion, suggestions
from tests.kit.menaces import menace_table, with_giant
from tests.kit.quests import quest_table
from tests.kit.table import SEATS, Table, given

GOLD = Resource.GOLD
EXPLORATION = Resource.EXPLORATION


def site(card: int, lacking: str, *, stands_frozen: bool = False) -> OpenSite:
    """A card that lacks these cubes."""
    return OpenSite(CardId(card), spaces_of(lacking), stands_frozen)


def found(table: Table, cubes: str | None = None) -> list[str]:
    """Ann's suggestions in words: the rule and the placements, with what is left."""
    told = []
    for one in suggestions(table.state, SEATS["ann"], None if cubes is None else cubes_of(cubes)):
        left = [f"{one.left} left"] if one.left else []
        told.append(", ".join([one.rule, *map(table.game.text, one.actions), *left]))
    return told


# --- one position for each rule


def test_s1_cubes_that_fit_on_no_card_go_to_alchemy() -> None:
    assert suggestion([site(1, "MM"), site(2, "K")], GOLD, 3) == Suggestion("S1", GOLD, (), 3)
    assert suggestion([], GOLD, 1) == Suggestion("S1", GOLD, (), 1)


def test_s2_enough_cubes_for_every_space_fill_them_all_and_the_rest_goes_to_alchemy() -> None:
    sites = [site(1, "MEEE"), site(2, "EE"), site(3, "GG")]

    assert suggestion(sites, EXPLORATION, 7) == Suggestion("S2", EXPLORATION, ((CardId(1), 3), (CardId(2), 2)), 2)
    assert suggestion(sites, EXPLORATION, 5) == Suggestion("S2", EXPLORATION, ((CardId(1), 3), (CardId(2), 2)))


def test_s3_the_only_card_with_enough_room_takes_all() -> None:
    assert suggestion([site(1, "MMGGGG"), site(2, "M")], GOLD, 3) == Suggestion("S3", GOLD, ((CardId(1), 3),))


def test_s4_cards_that_are_completed_take_what_they_lack_and_the_one_other_card_takes_the_rest() -> None:
    sites = [site(1, "GGG"), site(2, "G"), site(3, "G")]

    assert suggestion([*sites[:2], site(4, "MGGG")], GOLD, 5) == Suggestion(
        "S4", GOLD, ((CardId(1), 3), (CardId(2), 1), (CardId(4), 1))
    )
    assert suggestion([*sites, site(4, "MGGG")], GOLD, 5) == Suggestion(
        "S4", GOLD, ((CardId(1), 3), (CardId(2), 1), (CardId(3), 1))
    )


def test_s4_with_several_other_cards_the_rest_stays_in_hand() -> None:
    sites = [site(1, "GG"), site(2, "MGG"), site(3, "PGGG")]

    assert suggestion(sites, GOLD, 3) == Suggestion("S4", GOLD, ((CardId(1), 2),), left=1)
    assert suggestion(sites, GOLD, 2) == Suggestion("S4", GOLD, ((CardId(1), 2),))


def test_s5_there_is_no_suggestion_where_one_completion_would_exclude_another() -> None:
    assert suggestion([site(1, "GG"), site(2, "GG")], GOLD, 3) is None


def test_s5_there_is_no_suggestion_where_several_cards_compete_and_none_is_completed() -> None:
    assert suggestion([site(1, "MGG"), site(2, "PGG")], GOLD, 3) is None


def test_without_a_cube_there_is_nothing_to_suggest() -> None:
    assert suggestion([site(1, "GG")], GOLD, 0) is None


# --- what counts as completed


@pytest.mark.parametrize("besides", ["M", "K", "S"])
def test_a_card_that_lacks_something_else_too_is_not_ready(besides: str) -> None:
    assert suggestion([site(1, "G" + besides), site(2, "MGG")], GOLD, 2) is None


def test_a_frozen_card_is_not_ready_but_its_spaces_count() -> None:
    icy = site(1, "G", stands_frozen=True)

    assert suggestion([icy, site(2, "MGG")], GOLD, 2) is None
    assert suggestion([icy, site(2, "MGG")], GOLD, 3) == Suggestion("S2", GOLD, ((CardId(1), 1), (CardId(2), 2)))
    assert suggestion([icy, site(2, "GG")], GOLD, 2) == Suggestion("S4", GOLD, ((CardId(2), 2),))


# --- at a table


def test_at_a_table_the_last_gold_of_a_frozen_card_is_no_reason_to_place_it_there() -> None:
    lines = "ann: construction Port#1[MMM], Navigators#1[PP]; cubes G; zone menaces Frost Giant#1"
    table = menace_table("gold", lines)
    icy = with_giant(menace_table("gold", lines), "ann", "Port#1", "Frost Giant#1")

    assert found(table) == []
    assert found(icy) == ["S4, place G on Navigators#1"]


def test_a_kind_counts_on_what_is_suggested_for_the_kinds_before_it() -> None:
    """The Materials go to the Farm first, so that one Population completes it."""
    table = given("planning", "ann: construction Farm#1[M], Navigators#1[]")

    assert found(table, "P") == []
    assert found(table, "MP") == ["S2, place M on Farm#1", "S4, place P on Farm#1"]


def test_a_seat_that_owes_a_duty_gets_no_suggestion() -> None:
    table = menace_table("planning", "ann: selection Farm#1, Barracks#1; zone menaces Frost Giant#1")
    player = table.player("ann")

    assert [one.rule for one in suggestions(table.state, 0, cubes_of("M"))] == ["S1"]
    player.owes = (object(),)  # type: ignore[assignment]
    assert suggestions(table.state, 0, cubes_of("M")) == ()


# --- never


def test_never_while_a_quest_step_asks_for_the_kind_and_could_be_paid() -> None:
    """The first step costs MMP."""
    site = "ann: construction Farm#1[], Merchant Caravan#1[PP]"

    assert found(quest_table("materials", f"{site}; cubes MM; alchemy P")) == []
    assert found(quest_table("materials", f"{site}; cubes MMM; alchemy P")) == []
    assert found(quest_table("materials", f"{site}; cubes MMM")) == [
        "S2, place M on Farm#1, place M on Farm#1, place M on Merchant Caravan#1"
    ]


def test_never_for_a_quest_step_holds_for_the_kinds_that_it_asks_for_only() -> None:
    table = quest_table("exploration", "ann: construction Uncharted Island#1[]; cubes EE; alchemy MMP")

    assert found(table) == ["S2, place E on Uncharted Island#1, place E on Uncharted Island#1"]


def test_a_quest_step_that_is_done_or_lacks_krystallium_holds_nothing_up() -> None:
    """The third step costs GK: a Krystallium in stock makes the difference."""
    lines = "ann: construction Walled Town#1[MMP]; cubes G"

    assert found(quest_table("gold", lines)) == ["S2, place G on Walled Town#1"]
    assert found(quest_table("gold", f"{lines}; krystallium 1")) == []
    paid = quest_table("gold", f"{lines}; krystallium 1; cubes GG")
    paid.play("ann: quest 1 step 3 from hand G alchemy - krystallium -")
    assert found(paid) == ["S2, place G on Walled Town#1"]


def test_cubes_without_a_place_go_to_alchemy_even_if_a_quest_step_could_take_them() -> None:
    assert found(quest_table("materials", "ann: cubes MM; alchemy P")) == ["S1, place M on alchemy, place M on alchemy"]


def test_never_krystallium_soldiers_discards_or_the_end_of_the_step() -> None:
    table = given("gold", "ann: construction Statue of the Founders#1[MG]; cubes GG; krystallium 3; soldiers 3")

    assert found(table) == ["S2, place G on Statue of the Founders#1, place G on alchemy"]


# --- properties

SITES = st.lists(
    st.tuples(st.tuples(*[st.integers(0, 4)] * 6), st.booleans()).filter(lambda one: any(one[0])), max_size=5
).map(lambda drawn: [OpenSite(CardId(at), spaces, icy) for at, (spaces, icy) in enumerate(drawn)])


@properties(SITES, st.sampled_from(RESOURCES), st.integers(1, 9), st.booleans())
def test_a_suggestion_is_legal_and_uses_every_cube_or_names_the_rest(
    sites: list[OpenSite], resource: Resource, count: int, reserved: bool
) -> None:
    one = suggestion(sites, resource, count, reserved=reserved)

    if one is not None:
        room = {site.card: site.open[resource] for site in sites}
        assert all(0 < placed <= room[card] for card, placed in one.on)
        assert len(one.actions) + one.left == count
        assert len(one.actions) > 0
        assert all_fit([one], cubes_of(resource.name[0] * count)) == (not one.left)


@properties(SITES, st.sampled_from(RESOURCES), st.integers(1, 9), st.booleans(), st.randoms(use_true_random=False))
def test_a_suggestion_does_not_depend_on_the_order_of_the_sites(
    sites: list[OpenSite], resource: Resource, count: int, reserved: bool, random: Random
) -> None:
    shuffled = list(sites)
    random.shuffle(shuffled)

    assert suggestion(shuffled, resource, count, reserved=reserved) == suggestion(
        sites, resource, count, reserved=reserved
    )


@properties(SITES, st.sampled_from(RESOURCES), st.integers(1, 9))
def test_no_other_sensible_way_completes_a_card_that_a_suggestion_leaves_incomplete(
    sites: list[OpenSite], resource: Resource, count: int
) -> None:
    """Every card that the cubes could complete is completed: nothing was chosen at its expense."""
    one = suggestion(sites, resource, count)

    if one is not None:
        placed = dict(one.on)
        for site in sites:
            if site.ready(resource) and site.open[resource] <= count:
                assert placed.get(site.card, 0) == site.open[resource]
