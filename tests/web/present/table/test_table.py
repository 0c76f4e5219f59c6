"""The table as a whole: what is asked of whom, what can be done at any time, and what matters now."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.advisors import advisors_drawn, advisors_table, drafting
from tests.kit.cards import given
from tests.kit.menaces import menace_table
from tests.kit.presentation import pieces_shown, table_shown
from tests.kit.quests import quest_table
from tests.kit.table import Table


def offering() -> Table:
    """Ann has selected, and is to offer."""
    return given("choice, turn 4", "ann: hand Farm, Port, Quarry", "table: left Statue; right Ruins")


# --- seats


def test_ones_own_seat_is_at_the_bottom_and_a_spectator_sees_the_first_there() -> None:
    game = given("planning").game

    names = [(table_shown(game, viewer).bottom.name, table_shown(game, viewer).top) for viewer in (0, 1, None)]
    assert [bottom for bottom, _ in names] == ["Ann", "Bob", "Ann"]
    assert [top.name for _, top in names if top] == ["Bob", "Ann", "Bob"]
    assert [table_shown(game, viewer).viewer for viewer in (0, 1, None)] == [0, 1, None]


def test_a_solo_table_has_no_seat_across_and_a_goal() -> None:
    found = table_shown(given("planning", players=1).game)

    assert (found.alone, found.top) == (True, None)
    assert found.goal is not None
    assert (found.goal.scenario, found.goal.rules) == ("", ())
    assert [medal for medal, _ in found.goal.medals] == ["bronze", "silver", "gold"]
    two = table_shown(given("planning").game)
    assert (two.alone, two.goal) == (False, None)


def test_a_scenario_says_its_name_and_what_it_asks_for() -> None:
    table = given("planning", scenario="rats_everywhere")
    goal = table_shown(table.game).goal
    settings = table.state.rules.settings

    assert goal is not None
    assert settings.scenario is not None
    assert goal.scenario == "Rats Everywhere"
    assert goal.rules
    assert goal.medals == tuple(zip(("bronze", "silver", "gold"), settings.medals, strict=True))


def test_a_bot_is_named_on_its_own_panel() -> None:
    found = table_shown(given("planning").game, bots=(None, "steward"))

    assert found.top is not None
    assert (found.bottom.bot, found.top.bot) == (None, "steward")


# --- what matters now


@pytest.mark.parametrize(
    ("when", "seat", "options", "now"),
    [
        ("planning", "selection Farm; construction Port", {}, "selection"),
        ("population", "cubes P; construction Farm", {}, "cubes"),
        ("population", "construction Farm; krystallium 1", {}, ""),
        ("combat", "soldiers 2; zone menaces Giant Rat", {"modules": ("menace",)}, "stage"),
    ],
)
def test_one_zone_asks_for_something_now(when: str, seat: str, options: dict[str, Any], now: str) -> None:
    table = menace_table(when, f"ann: {seat}") if options else given(when, f"ann: {seat}")

    assert table_shown(table.game).now == now
    assert table_shown(table.game, None).now == ""


def test_in_a_mode_the_cards_that_it_is_about_ask_for_something() -> None:
    table = given("population", "ann: construction Farm; krystallium 1")

    assert table_shown(table.game, mode="krystallium").now == "construction"
    assert table_shown(table.game, mode="abandon").now == "construction"
    assert table_shown(table.game, mode="nothing-of-the-sort").mode is None


def test_an_offer_asks_for_the_hand_and_a_draft_for_the_draft() -> None:
    offer = table_shown(offering().game)
    assert (offer.offers, offer.now) == (True, "hand")
    assert (table_shown(offering().game, 1).offers, table_shown(offering().game, 1).now) == (False, "")
    draft = drafting()
    assert table_shown(draft.game).now == "draft"
    assert [piece.ref for piece in table_shown(draft.game).drawn] == advisors_drawn(draft, "ann")
    assert table_shown(draft.game, None).drawn == ()


def test_a_choice_between_areas_asks_for_nothing_else() -> None:
    found = table_shown(given("choice, turn 3", "table: left Statue; right Ruins").game)

    assert (found.offers, found.now, found.forced) == (False, "", None)
    assert [len(area.buttons) for area in found.areas] == [1, 1]


def test_traps_are_told_to_whoever_has_them() -> None:
    table = given("choice, turn 4", "ann: hand Farm, Port, Quarry; traps 2", "table: left Statue; right Ruins")

    assert [table_shown(table.game, viewer).traps for viewer in (0, 1, None)] == [2, 0, 0]


# --- what can be done for somebody


def test_the_only_place_of_the_only_cube_is_offered_at_once() -> None:
    forced = table_shown(given("population", "ann: cubes P").game).forced

    assert forced is not None
    assert forced.do == "place P on alchemy"
    assert table_shown(given("population", "ann: cubes P; construction Farm").game).forced is None
    assert table_shown(given("population", "ann: cubes PM").game).forced is None


def test_a_cube_that_could_pay_for_a_step_of_a_quest_is_not_placed_automatically() -> None:
    assert table_shown(quest_table("population", "ann: cubes P; alchemy PP").game).forced is None
    assert table_shown(quest_table("population", "ann: cubes P; alchemy P").game).forced is not None


def test_to_be_done_is_the_only_move_where_nothing_else_can_be_done_at_all() -> None:
    forced = table_shown(given("planning").game).forced

    assert forced is not None
    assert forced.do == "done"
    free = given("planning", "ann: construction Farm").game
    assert table_shown(free).forced is None, "a card could be discarded"
    assert table_shown(free, mode="abandon").forced is None
    assert table_shown(offering().game).forced is None


def test_a_step_without_cubes_ends_alone_if_nothing_is_missed_by_that() -> None:
    """What could also be done in the next step does not hold it up; completing a card does."""
    for seat in ("construction Farm", "construction Farm; krystallium 2", "construction High Rampart; soldiers 2"):
        forced = table_shown(given("population", f"ann: {seat}").game).forced
        assert forced is not None
        assert forced.do == "done"
    for seat in ("construction Farm; krystallium 3", "construction High Rampart[MM]; soldiers 2"):
        assert table_shown(given("population", f"ann: {seat}").game).forced is None
    assert table_shown(given("last window, round 4", "ann: construction Farm").game).forced is None


# --- what can be done any time


def test_what_can_be_done_any_time_is_a_mode_with_words_of_its_own() -> None:
    table = given("population", "ann: construction High Rampart; krystallium 1; soldiers 1")

    assert [(one.do, one.label, one.kind) for one in table_shown(table.game).any_time] == [
        ("?with=krystallium", "Use a Krystallium", "mode"),
        ("?with=soldier", "Place a Soldier", "mode"),
        ("?with=abandon", "Discard a card", "mode"),
    ]
    inside = table_shown(table.game, mode="krystallium")
    assert inside.any_time == ()
    assert inside.mode is not None
    assert inside.mode.key == "krystallium"
    assert inside.done is None


def test_an_advisor_that_wants_a_target_is_a_mode_and_is_named_in_its_prompt() -> None:
    table = advisors_table(
        "choice, round 1, turn 3", "ann: zone advisors Chief Mercenary; soldiers 6", "table: left Quarry, Farm"
    )

    (advisor,) = table_shown(table.game).bottom.advisors
    assert [(one.do, one.short, one.label, one.kind) for one in advisor.buttons] == [
        ("?with=chief_mercenary", "Use", "Use Chief Mercenary", "mode")
    ]
    mode = table_shown(table.game, mode="chief_mercenary").mode
    assert mode is not None
    assert (mode.key, mode.prompt) == ("chief_mercenary", "Chief Mercenary: choose a target.")


def test_icons_are_chosen_where_a_thief_covers_one() -> None:
    plain = table_shown(given("planning").game)

    assert not plain.covering
    assert not plain.owes
    menu = pieces_shown(given("population", "ann: cubes P; construction Farm").game).menu
    assert menu.aims_at("space")
    assert not menu.aims_at("icon")


# --- what being done would cost


@pytest.mark.parametrize(
    ("stock", "named"),
    [
        ("krystallium 1; soldiers 1", ()),
        ("krystallium 2", ("Quarry",)),
        ("krystallium 2; soldiers 1", ("Royal Guard", "Quarry")),
        ("krystallium 3; soldiers 5", ("Royal Guard", "Quarry")),
    ],
)
def test_what_the_stock_would_still_complete_in_the_last_window_is_named(stock: str, named: tuple[str, ...]) -> None:
    seat = f"ann: construction Royal Guard[PP], Quarry, Port; {stock}"

    regret = table_shown(given("last window, round 4", seat).game).regret
    assert tuple(card for card in ("Royal Guard", "Quarry", "Port") if card in regret) == named
    assert bool(regret) == bool(named)
    assert table_shown(given("gold, round 4", seat).game).regret == ""


# --- stylesheets


def test_a_table_asks_for_the_stylesheets_that_it_needs() -> None:
    assert table_shown(given("planning").game).sheets == ("table/works",)
    alone = given("solo choice", "table: left Farm; right Port", players=1)
    assert table_shown(alone.game).sheets == ("table/choice", "table/alone")
    quest = {"modules": ("quest",), "quests": ("the_usurper",)}
    table = given("planning", "ann: krystallium 3; alchemy MM; cubes M", **quest)
    assert table_shown(table.game, mode="step-0-0").sheets == ("table/works", "table/tray")


def test_what_happened_is_told_except_in_a_replay() -> None:
    game = given("population").game
    facts = [
        {"event": "SeatDone", "seat": 0, "because": "PRO-7"},
        {"event": "Slated", "seat": 1, "card": "Farm#1", "because": "PLA-2"},
    ]

    assert table_shown(game, facts=facts).told != ""
    assert table_shown(game, facts=facts, steps=[0, 1]).told == ""
    assert [line.step for line in table_shown(game, facts=facts, steps=[4, 7]).lines if not line.heading][:1] == [7]
