"""ADV-5, ADV-9: the Advisors in solo play, and how they fit a Choice with Danger cards, Spies and Searches."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import kingdom
from kingdom.core.cards import Family
from kingdom.core.events import NumbersDrawn
from kingdom.core.reasons import why
from kingdom.modules.advisors.solo import PLACE, AdvisorShuffledBack
from tests.kit import Table, clause
from tests.kit.advisors import advisors_drawn, advisors_table, drafting, keep_advisor

SELECTION = "solo choice, round 1"
LEFT_OUT = {"Underground Spy", "Scrying Alchemist", "Chief Mercenary"}


def advisors_in(table: Table, cards: tuple[int, ...]) -> list[str]:
    state = table.state
    return [state.box[card].name for card in cards if state.box[card].family is Family.ADVISOR]


def alone(*seats: str, when: str = SELECTION, **options: object) -> Table:
    return advisors_table(when, *seats, players=1, **options)


def uses(table: Table) -> list[str]:
    return [line for line in table.options("ann") if line.startswith("use ")]


# --- ADV-5


@clause("ADV-5/R1")
def test_the_three_advisors_with_the_two_player_mark_stay_in_the_box() -> None:
    table = drafting(players=1)

    assert set(advisors_in(table, table.state.pile("box"))) == LEFT_OUT
    assert not {name for seed in range(40) for name in advisors_drawn(drafting(seed, players=1), "ann")} & LEFT_OUT


@clause("ADV-5", "GEN-4")
def test_eleven_advisors_take_part() -> None:
    table = drafting(players=1)

    assert len(advisors_in(table, (*table.state.pile("shuffled"), *table.player("ann").zone("drawn")))) == 11


@clause("ADV-5")
def test_two_are_drawn_one_is_kept_and_ten_join_the_deck() -> None:
    table = drafting(players=1)
    assert table.options("ann") == [f"keep {name} as advisor" for name in advisors_drawn(table, "ann")]

    kept = keep_advisor(table, "ann")

    assert table.shows(f"ann: zone advisors {kept}; zone drawn nothing; zone returned nothing")
    on_the_table = [card for area in table.state.areas for card in area]
    cards = (*table.state.pile("development"), *table.state.pile("danger"), *on_the_table)
    families = Counter(table.state.box[card].family for card in cards)
    assert families == {Family.DEVELOPMENT: 70, Family.ADVISOR: 10, Family.CALAMITY: 4}
    assert kept not in advisors_in(table, cards)


@clause("ADV-5/R2")
def test_solo_one_starts_with_two_soldiers_too() -> None:
    table = drafting(players=1)
    keep_advisor(table, "ann")

    assert table.shows("ann: soldiers 2")


# --- ADV-9


@clause("ADV-9", "ADV-5")
@pytest.mark.parametrize("seed", range(6))
def test_the_other_one_goes_to_a_place_that_was_drawn_at_setup(seed: int) -> None:
    table = drafting(seed, players=1)
    (place,) = table.state.draws[PLACE]
    deck = table.state.pile("shuffled")
    assert place.bound == len(deck) + 1

    event = AdvisorShuffledBack(0, table.player("ann").zone("drawn")[1])
    after = table.state.copy()
    event.change(after)

    assert after.pile("shuffled")[place.number] == event.card
    assert tuple(card for card in after.pile("shuffled") if card != event.card) == deck
    assert PLACE not in after.draws


@clause("ADV-9")
def test_every_place_of_the_deck_is_as_likely_as_any_other() -> None:
    places = [drafting(seed, players=1).state.draws[PLACE][0] for seed in range(200)]

    assert {place.bound for place in places} == {80}
    assert min(place.number for place in places) < 8
    assert max(place.number for place in places) > 71
    assert 30 < sum(place.number for place in places) / len(places) < 50


@clause("ADV-9")
def test_no_card_of_the_deck_is_visible_until_the_draft_is_over() -> None:
    table = drafting(players=1)
    before = table.game.view(0)
    assert before.piles["shuffled"].cards == ()
    assert "development" not in before.piles
    assert not [fact for fact in table.game.facts(0) if fact["event"] in (NumbersDrawn.__name__, "PileFormed")]

    keep_advisor(table, "ann")

    after = table.game.view(0)
    assert after.piles["development"].cards == table.state.pile("development")[:1]
    assert "shuffled" not in after.piles


@clause("ADV-9")
def test_the_deck_is_the_same_whichever_is_kept_but_for_the_one_shuffled_back() -> None:
    tables = [drafting(players=1), drafting(players=1)]
    kept = [table.card(keep_advisor(table, "ann", at=at)) for at, table in enumerate(tables)]

    def whole(table: Table) -> list[int]:
        return [*table.state.areas[0], *table.state.areas[1], *table.state.pile("development")]

    assert [card if card != kept[1] else kept[0] for card in whole(tables[0])] == whole(tables[1])


@clause("ADV-9")
def test_where_the_other_one_lies_is_not_told_and_the_choice_is_final() -> None:
    table = drafting(players=1)
    other = advisors_drawn(table, "ann")[1]
    keep_advisor(table, "ann")

    (told,) = [fact for fact in table.game.facts(0) if fact["event"] == "AdvisorShuffledBack"]
    assert told == {"event": "AdvisorShuffledBack", "seat": 0, "card": other, "because": "ADV-5"}
    (unseen,) = [fact["card"] for fact in table.game.facts(None) if fact["event"] == "AdvisorShuffledBack"]
    assert unseen == {"hidden": None}
    assert table.refuses_undo("ann") == why("barrier", barrier="window")


@clause("ADV-9", "ADV-5")
def test_a_solo_draft_can_be_imagined_and_kept() -> None:
    table = drafting(players=1)
    for _ in range(2):
        seen = table.game.view(0)
        assert kingdom.imagine(seen, Random(3)).view(0) == seen
        again = kingdom.from_position(table.game.position(), content=table.game.content)
        assert again.state == table.state
        if not table.state.round:
            keep_advisor(table, "ann")


# --- ADV-2 and ADV-7 alone


@clause("ADV-2")
def test_solo_the_advisors_of_a_selected_area_enter_too() -> None:
    table = alone("ann: soldiers 2", "table: left Farm, Master Artisan; right Port")

    table.play("ann: select left")

    assert table.shows("ann: selection Farm; zone advisors Master Artisan; soldiers 3")


@clause("ADV-2", "SOL-6")
def test_a_face_down_advisor_of_the_danger_deck_enters_in_planning() -> None:
    table = alone("table: left Master Artisan (face down), Farm; right Port", when="solo choice, round 1, turn 3")

    table.play("ann: select left")

    assert table.state.phase.name == "planning"
    assert table.shows("ann: selection Farm; zone advisors Master Artisan; soldiers 1")


@clause("ADV-2", "SOL-5")
def test_an_advisor_found_by_a_search_enters_with_the_area() -> None:
    table = alone("table: left Farm, Port; right Quarry; pile development Master Artisan, Statue, Garden, Mint")

    table.play("ann: search left discarding Farm, Port", "ann: keep Master Artisan from the deck")

    assert table.shows("ann: selection nothing; zone advisors Master Artisan; soldiers 1")


@clause("SOL-5")
def test_an_advisor_is_not_given_up_for_a_search() -> None:
    table = alone("table: left Farm, Master Artisan, Port; right Quarry")

    searches = [line for line in table.options("ann") if line.startswith("search ")]
    assert searches == ["search left discarding Farm#1, Port#1"]
    table.refuses("ann: search left discarding Farm, Master Artisan", "SOL-5")


# --- ADV-C alone


@clause("ADV-C2", "SOL-10")
def test_solo_the_cartographer_lays_the_top_card_of_the_deck() -> None:
    table = alone(
        "ann: zone advisors Master Cartographer; soldiers 3",
        "table: left Farm; right nothing; pile development Statue, Garden",
    )
    assert uses(table) == ["use Master Cartographer on right"]

    table.play("ann: use Master Cartographer on right")

    assert table.shows("table: left Farm; right Statue; pile development Garden", "ann: soldiers 0")


@clause("ADV-C2", "SOL-10")
def test_solo_the_cartographer_needs_a_card_in_the_deck() -> None:
    table = alone("ann: zone advisors Master Cartographer; soldiers 3", "table: left Farm; pile development nothing")

    assert uses(table) == []
    table.refuses("ann: use Master Cartographer on right", "SOL-10")


@clause("ADV-C3", "ADV-7")
def test_solo_the_power_turns_up_danger_cards_and_what_was_taken_unseen() -> None:
    table = alone(
        "ann: zone advisors Power Behind the Throne; soldiers 3; selection Master Artisan",
        "table: left Statue (face down), Farm; right Quarry",
        position={
            "face_down": [
                {"card": "Statue", "handle": "danger-1-1", "by": None},
                {"card": "Master Artisan", "handle": "danger-1-2", "by": None},
            ]
        },
        when="solo choice, round 1, turn 2",
    )
    handles = ("danger-1-1", "danger-1-2")
    assert uses(table) == [f"use Power Behind the Throne on {handle}" for handle in handles]

    table.play("ann: use Power Behind the Throne on danger-1-2")

    assert table.shows("ann: selection nothing; soldiers 1; zone advisors Power Behind the Throne, Master Artisan")


@clause("ADV-C5")
@pytest.mark.parametrize("turn", range(4))
def test_solo_the_gambler_moves_a_card_before_each_selection(turn: int) -> None:
    table = alone(
        "ann: zone advisors Whimsical Gambler; soldiers 5",
        "table: left Statue (face down), Farm; right Quarry",
        when=f"solo choice, round 1, turn {turn}",
    )

    table.play("ann: use Whimsical Gambler on left-0")

    assert table.shows("table: left Farm; right Quarry, Statue (face down)", "ann: soldiers 0")


@clause("ADV-C5", "PLA-9", "SOL-11")
def test_a_search_under_way_suspends_the_advisors() -> None:
    table = alone(
        "ann: zone advisors Whimsical Gambler, Great Silversmith; soldiers 9",
        "table: left Farm, Port; right Quarry; pile development Statue, Garden, Mint",
    )
    assert len(uses(table)) == 4

    table.play("ann: search left discarding Farm, Port")

    assert uses(table) == []
    table.refuses("ann: use Great Silversmith", "SOL-11")
