"""ADV-2 to ADV-4, ADV-6 to ADV-8, ADV-10: how Advisors enter, and what holds for all their abilities."""

from __future__ import annotations

import pytest

from kingdom.content import load
from kingdom.core.cards import Family
from kingdom.core.reasons import why
from kingdom.modules.advisors.using import Use
from tests.kit import clause
from tests.kit.advisors import OFFERS, SELECTS, advisors_table, drafting, with_slots

WINDOWS = ("planning", "materials", "population", "gold", "exploration", "last window, round 4")


def to_planning(*seats: str) -> tuple[str, ...]:
    """The last two turns of round 1: Bob has offered, Ann selects, and Planning opens."""
    return ("choice, round 1, turn 15", *seats)


# --- ADV-2


@clause("ADV-2")
def test_an_advisor_is_offered_like_any_card() -> None:
    table = advisors_table(OFFERS, "ann: hand Master Artisan, Farm; traps 1")

    assert "offer Master Artisan left, Farm#1 right" in table.options("ann")
    table.play("ann: offer Master Artisan left face down, Farm right")

    assert table.shows("table: left Master Artisan (face down by ann); right Farm")


@clause("ADV-2")
def test_an_advisor_in_a_selected_area_goes_straight_to_the_advisors_area() -> None:
    table = advisors_table(SELECTS, "ann: soldiers 2", "table: left Farm, Master Artisan, Port; right Quarry")

    table.play("ann: select left")

    assert table.shows("ann: selection Farm, Port; zone advisors Master Artisan; soldiers 3")


@clause("ADV-2")
def test_each_advisor_that_enters_brings_a_soldier() -> None:
    table = advisors_table(SELECTS, "table: left Master Artisan, Great Silversmith, Chief Mercenary")

    table.play("ann: select left")

    assert table.shows("ann: zone advisors Master Artisan, Great Silversmith, Chief Mercenary; soldiers 3")
    gained = [fact["because"] for fact in table.facts if fact["event"] == "SoldiersGained"]
    assert gained == ["ADV-2", "ADV-2", "ADV-2"]


@clause("ADV-2")
def test_an_advisor_that_nobody_selects_serves_nobody() -> None:
    table = advisors_table(SELECTS, "table: left Farm; right Master Artisan")

    table.play("ann: select left")

    assert table.shows("ann: zone advisors nothing; soldiers 0", "table: right Master Artisan")


@clause("ADV-2", "CHO-5")
def test_a_face_down_advisor_is_taken_unseen() -> None:
    table = advisors_table(SELECTS, "table: left Master Artisan (face down by bob), Farm")

    table.play("ann: select left")

    assert table.shows("ann: selection Master Artisan, Farm; zone advisors nothing; soldiers 0")
    hidden = [card for card in table.game.view(0).me.selection if not isinstance(card, int)]
    assert [card.card for card in hidden] == [None]


@clause("ADV-2", "PLA-8")
def test_a_face_down_advisor_enters_when_planning_turns_it_up() -> None:
    table = advisors_table(*to_planning("table: left Master Artisan (face down by bob), Farm; right Port"))

    table.play("ann: select left")

    assert table.state.phase.name == "planning"
    assert table.shows("ann: selection Farm; zone advisors Master Artisan; soldiers 1")


@clause("ADV-2", "PLA-8")
def test_planning_turns_up_then_advisors_enter_then_calamities_join_the_duchy() -> None:
    hidden = "Calamity (face down by bob), Master Artisan (face down by bob), Great Silversmith"
    table = advisors_table(*to_planning(f"table: left {hidden}"))

    table.play("ann: select left")

    wanted = ("AdvisorEntered", "TurnedUp", "CalamityJoined")
    told = [fact["event"] for fact in table.facts if fact["event"] in wanted]
    assert told == ["AdvisorEntered", "TurnedUp", "AdvisorEntered", "CalamityJoined"]


@clause("ADV-2", "PLA-8")
def test_the_first_players_advisors_enter_first() -> None:
    table = advisors_table(
        "choice, round 2, turn 15",
        "ann: selection Master Artisan",
        "bob: selection Great Silversmith",
        "table: left Farm",
        position={"face_down": [{"card": name, "by": 0} for name in ("Master Artisan", "Great Silversmith")]},
    )

    table.play("bob: select left")

    entered = [fact["seat"] for fact in table.facts if fact["event"] == "AdvisorEntered"]
    assert entered == [1, 0]


@clause("ADV-2", "CON-9")
def test_a_selection_with_an_advisor_can_be_taken_back() -> None:
    table = advisors_table(SELECTS, "table: left Master Artisan")
    before = table.state
    table.play("ann: select left")

    assert table.undo("ann").state == before


# --- ADV-3


@clause("ADV-3")
@pytest.mark.parametrize(("soldiers", "left"), [(5, 0), (6, 1)])
def test_an_ability_costs_the_soldiers_that_its_card_shows(soldiers: int, left: int) -> None:
    table = advisors_table("planning", f"ann: zone advisors Great Silversmith; soldiers {soldiers}")

    table.play("ann: use Great Silversmith")

    assert table.shows(f"ann: soldiers {left}")
    paid = [fact for fact in table.facts if fact["event"] == "SoldiersGained"]
    assert [(fact["count"], fact["because"]) for fact in paid] == [(-5, "ADV-3")]


@clause("ADV-3")
def test_without_the_soldiers_an_ability_cannot_be_used() -> None:
    table = advisors_table("planning", "ann: zone advisors Great Silversmith; soldiers 4; training 1")

    assert table.options("ann") == ["done"]
    reason = table.refuses("ann: use Great Silversmith", "ADV-3")
    assert reason == why("advisor-soldiers", advisor="great_silversmith", count=5, count2=4)


@clause("ADV-3")
def test_only_an_advisor_of_ones_own_can_be_used() -> None:
    table = advisors_table("planning", "ann: soldiers 9", "bob: zone advisors Great Silversmith")

    assert table.refuses("ann: use Great Silversmith", "ADV-3") == why("advisor-not-yours", advisor="great_silversmith")


@clause("ADV-3")
def test_an_advisor_can_be_used_as_soon_as_it_is_there() -> None:
    table = advisors_table(
        SELECTS, "ann: hand Farm, Port; soldiers 4", "table: left Great Silversmith"
    )  # with the Soldier that it brings there are five

    table.play("ann: select left", "ann: use Great Silversmith")

    assert table.shows("ann: krystallium 3; soldiers 0")


@clause("ADV-3", "ADV-8")
def test_an_ability_serves_once_a_round() -> None:
    table = advisors_table("planning", "ann: zone advisors Great Silversmith; soldiers 15")
    table.play("ann: use Great Silversmith", "ann: done", "bob: done")
    assert table.state.phase.name == "materials"

    reason = table.refuses("ann: use Great Silversmith", "ADV-8")

    assert reason == why("advisor-used", advisor="great_silversmith")


@clause("ADV-3")
def test_several_advisors_can_be_used_in_one_round() -> None:
    table = advisors_table(
        "planning", "ann: zone advisors Great Silversmith, Illuminated Prophet; soldiers 10; calamities 1"
    )

    table.play("ann: use Great Silversmith", "ann: use Illuminated Prophet on Calamity")

    assert table.shows("ann: soldiers 0; krystallium 3; duchy nothing")


@clause("ADV-3/R1")
def test_both_editions_have_the_same_fourteen_abilities() -> None:
    kinds = {kind.key: kind for kind, _ in load().cards if kind.family is Family.ADVISOR}

    for edition in ("first", "second"):
        table = advisors_table("planning", "ann: zone advisors Great Silversmith; soldiers 5", edition=edition)
        abilities = [action for action in table.state.rules.actions() if issubclass(action, Use)]
        assert sorted(ability.advisor for ability in abilities) == sorted(kinds)
        assert all(ability.template.startswith(f"use {kinds[ability.advisor].name}") for ability in abilities)
        assert table.options("ann") == ["done", "use Great Silversmith"]


# --- ADV-4


@clause("ADV-4")
def test_advisors_are_neither_recycled_nor_built() -> None:
    table = advisors_table(*to_planning("table: left Master Artisan (face down by bob), Great Silversmith, Farm"))

    table.play("ann: select left")

    assert table.state.phase.name == "planning"
    assert table.options("ann") == ["slate Farm#1", "recycle Farm#1"]
    for line in ("slate Master Artisan", "recycle Master Artisan", "recycle Great Silversmith"):
        assert table.refuses(f"ann: {line}", "PLA-2").id == "not-in-selection"


@clause("ADV-4")
def test_advisors_are_worth_no_points() -> None:
    table = advisors_table("last window, round 4", "ann: zone advisors Master Artisan, Chief Mercenary")

    table.play("ann: done", "bob: done")

    verdict = table.game.outcome()
    assert (verdict.total(0), verdict.total(1), verdict.reason) == (0, 0, "shared")


# --- ADV-6


@clause("ADV-6")
@pytest.mark.parametrize(
    ("when", "advisor", "enough"),
    [
        (SELECTS, "Underground Spy", "ann: traps 1; {}"),
        (SELECTS, "Power Behind the Throne", "ann: {}|table: left Farm (face down by bob)"),
        (SELECTS, "Chief Mercenary", "ann: {}|table: left Farm"),
        (SELECTS, "Whimsical Gambler", "ann: {}|table: left Farm"),
        ("exploration", "Tyrannical Foreman", "ann: construction Farm; {}"),
        ("planning", "Illuminated Prophet", "ann: calamities 1; {}"),
        ("planning", "Master Artisan", "ann: construction Farm; {}"),
        ("last window, round 4", "Scrying Alchemist", "ann: {}|bob: calamities 1"),
    ],
)
def test_an_ability_is_offered_only_where_it_does_something(when: str, advisor: str, enough: str) -> None:
    there = f"zone advisors {advisor}; soldiers 9"
    nothing_to_do = advisors_table(when, f"ann: traps 2; {there}")
    something_to_do = advisors_table(when, *enough.format(there).split("|"))

    assert not [line for line in nothing_to_do.options("ann") if line.startswith("use ")]
    assert [line for line in something_to_do.options("ann") if line.startswith(f"use {advisor}")]


@clause("ADV-6", "SOL-10")
def test_the_cartographer_needs_a_card_in_the_deck() -> None:
    seats = ("ann: zone advisors Master Cartographer; soldiers 9; hand Farm, Port", "table: left Quarry")
    table = advisors_table("choice, round 4, turn 1", *seats, position={"piles": {"development": []}})

    assert not [line for line in table.options("ann") if line.startswith("use ")]
    assert table.refuses("ann: use Master Cartographer on right", "SOL-10") == why("deck-has-no-card")


# --- ADV-8


@clause("ADV-8")
def test_abilities_become_ready_when_a_round_begins() -> None:
    serving = "zone advisors Great Silversmith; soldiers 5"
    table = with_slots("exploration", f"ann: {serving}", "bob: done", used=("great_silversmith",))
    assert table.options("ann") == ["done"]

    table.play("ann: done")

    assert table.state.round == 2
    assert [(fact["seat"], fact["because"]) for fact in table.facts if fact["event"] == "AdvisorsReady"] == [
        (0, "ADV-8")
    ]
    table.play(f"bob: {table.options('bob')[0]}")
    assert "use Great Silversmith" in table.options("ann")


@clause("ADV-8", "CON-12")
def test_an_ability_used_in_round_4_is_not_ready_in_the_last_window() -> None:
    serving = "zone advisors Great Silversmith; soldiers 5"
    table = with_slots("exploration, round 4", f"ann: {serving}", "bob: done", used=("great_silversmith",))

    table.play("ann: done")

    assert (table.state.phase.name, table.options("ann")) == ("last window", ["done"])
    table.refuses("ann: use Great Silversmith", "ADV-8")


@clause("ADV-8", "CON-12")
def test_an_ability_not_used_in_round_4_is_ready_in_the_last_window() -> None:
    table = advisors_table(
        "exploration, round 4", "ann: zone advisors Great Silversmith; soldiers 5; construction Palace", "bob: done"
    )

    table.play("ann: done", "ann: use Great Silversmith")

    assert table.shows("ann: krystallium 3")


@clause("ADV-8")
def test_the_order_in_which_advisors_were_used_makes_no_difference() -> None:
    seats = "ann: zone advisors Great Silversmith, Illuminated Prophet; soldiers 10; calamities 1"
    lines = ("ann: use Great Silversmith", "ann: use Illuminated Prophet on Calamity")
    one = advisors_table("planning", seats).play(*lines)
    other = advisors_table("planning", seats).play(*reversed(lines))

    assert one.state == other.state


# --- ADV-10


@clause("ADV-10/R1")
def test_beside_menaces_prophet_and_alchemist_have_no_use() -> None:
    table = advisors_table(
        "last window, round 4",
        "ann: zone advisors Illuminated Prophet, Scrying Alchemist; soldiers 12",
        modules=("menace",),
    )

    assert table.options("ann") == ["done"]
    table.refuses("ann: use Scrying Alchemist", "ADV-6")


@clause("ADV-10/R1")
def test_beside_menaces_prophet_and_alchemist_stay_among_the_fourteen() -> None:
    table = drafting(modules=("menace",))
    cards = (*table.state.pile("development"), *table.player("ann").zone("drawn"), *table.player("bob").zone("drawn"))
    advisors = [card for card in cards if table.state.box[card].family is Family.ADVISOR]

    assert len(advisors) == 14


@clause("ADV-10/R2", "CON-8")
@pytest.mark.parametrize("first", ["ann", "bob"])
def test_the_alchemist_doubles_the_calamities_left_when_the_last_window_closes(first: str) -> None:
    table = advisors_table(
        "last window, round 4",
        "ann: zone advisors Scrying Alchemist; soldiers 7; calamities 1",
        "bob: zone advisors Illuminated Prophet; soldiers 5; calamities 2",
    )
    lines = {"ann": "ann: use Scrying Alchemist", "bob": "bob: use Illuminated Prophet on Calamity"}
    order = ("ann", "bob") if first == "ann" else ("bob", "ann")

    table.play(*(lines[who] for who in order), "ann: done", "bob: done")

    verdict = table.game.outcome()
    assert (verdict.total(0), verdict.total(1)) == (-8, -8)
