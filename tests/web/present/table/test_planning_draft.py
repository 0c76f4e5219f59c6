"""Planning as a draft: marks, suggested places, presses, and the list of actions that it comes to."""

from __future__ import annotations

import re

import pytest

from kingdom.core.actions import Action
from kingdom.core.resources import RESOURCES, Resource
from kingdom.modules.menace.frost import HOUSE_GIANT
from kingdom.rules.planning import Recycle
from kingdom.web.present.table.planning_draft import CardMark, PlanningDraft, address_of, planning_draft, said_in
from tests.kit.menaces import menace_table, with_giant
from tests.kit.quests import quest_table
from tests.kit.table import Table, given

G = Resource.GOLD
ROUND = given(
    "planning",
    "ann: selection Farm#1, Navigators#1, Stonemasons#1; construction Hamlet#1[MM], Uncharted Island#1[PE]",
)
"""Navigators recycle for Exploration, which completes the Uncharted Island; Stonemasons for Materials."""


def draft(table: Table, said: str = "") -> PlanningDraft:
    found = planning_draft(table.game.view(0), said)
    assert found is not None
    return found


def marked(table: Table, **marks: str) -> str:
    """An address with these marks: the first word of a card's name is enough."""
    options = table.game.view(0).options
    cards = [action.card for action in options if isinstance(action, Recycle)]
    names = {re.split(r"[ #]", table.state.rules.names[card])[0].lower(): card for card in cards}
    return ".".join(f"{names[name]}{way}" for name, way in marks.items())


def plan(table: Table, said: str) -> list[str]:
    return [table.game.text(action) for action in draft(table, said).plan]


def done(table: Table, said: str) -> list[Action]:
    """Do all of a draft at a table, and return its actions."""
    actions = draft(table, said).plan
    for action in actions:
        table.game.play(0, table.game.text(action))
    return list(actions)


# --- marks


def test_at_first_every_card_is_open_and_nothing_changes() -> None:
    found = draft(ROUND)

    assert [ROUND.state.rules.names[card] for card in found.open] == ["Farm#1", "Navigators#1", "Stonemasons#1"]
    assert found.plan == ()
    assert found.address == ""
    assert not found.complete
    assert found.cubes.after == found.now


def test_a_treasure_is_recycled_from_the_start() -> None:
    table = given("planning", "ann: selection Farm#1, Chest of Crowns")
    chest = table.card("Chest of Crowns")

    assert draft(table).marks == {chest: CardMark.RECYCLE}
    assert draft(table).address == ""
    assert draft(table, f"{chest}s").marks == {chest: CardMark.RECYCLE}


def test_a_slated_card_can_take_the_cubes_of_the_others() -> None:
    table = given("planning", "ann: selection Farm#1, Stonemasons#1")

    assert plan(table, marked(table, farm="s", stonemasons="r")) == [
        "slate Farm#1",
        "recycle Stonemasons#1",
        "place M on Farm#1",
        "done",
    ]


def test_a_draft_done_is_what_its_preview_showed() -> None:
    table = given("planning", "ann: selection Farm#1, Navigators#1; construction Uncharted Island#1[PE]; alchemy MMM")
    said = marked(table, farm="s", navigators="r")
    shown = draft(table, said).cubes.after.players[0]
    assert draft(table, said).complete

    done(table, said)

    me = table.player("ann")
    assert (me.duchy, me.construction, me.alchemy, me.krystallium) == (
        shown.duchy,
        shown.construction,
        shown.alchemy,
        shown.krystallium,
    )
    assert table.card("Uncharted Island#1") in me.duchy


def test_the_order_in_alchemy_is_that_of_the_preview() -> None:
    """Two of three cubes fill it up: the third one starts a new set."""
    table = given("planning", "ann: selection Navigators#1, Stonemasons#1, Tomb of Kings#1; alchemy MMM")
    said = marked(table, navigators="r", stonemasons="r", tomb="r")
    shown = draft(table, said).cubes.after.players[0]

    done(table, said)

    assert (shown.alchemy, shown.krystallium) == (table.player("ann").alchemy, 1)


def test_rest_marks_every_open_card_and_no_other() -> None:
    said = marked(ROUND, farm="s")

    assert set(draft(ROUND, f"{said}!rest:r").marks.values()) == {CardMark.SLATE, CardMark.RECYCLE}
    assert len(draft(ROUND, f"{said}!rest:r").slated) == 1
    assert len(draft(ROUND, f"{said}!rest:s").slated) == 3


# --- places


def test_without_a_rule_there_is_no_place_and_it_is_not_complete() -> None:
    table = given("planning", "ann: selection Tomb of Kings#1; construction Walled Town#1[M], Great Lighthouse[MM]")
    said = marked(table, tomb="r")
    found = draft(table, said)

    assert not found.open
    assert not found.complete
    assert found.cubes.purse == (0, 0, 1, 0)
    chosen = draft(table, f"{said}!put:G{table.card('Great Lighthouse')}")
    assert chosen.complete
    assert plan(table, chosen.address)[:2] == ["recycle Tomb of Kings#1", "place G on Great Lighthouse"]


def test_a_place_that_was_chosen_stays_when_more_is_marked_and_goes_with_its_card() -> None:
    table = given(
        "planning", "ann: selection Tomb of Kings#1, Farm#1, Guildhall#1; construction Royal Mint, Walled Town#1"
    )
    mint = table.card("Royal Mint")
    said = marked(table, tomb="r", farm="s")
    chosen = draft(table, f"{said}!put:a").address

    more = draft(table, f"{table.card('Guildhall#1')}s.{chosen}")
    assert more.cubes.given(G, None) == 1
    assert G in more.by_hand
    gone = draft(table, f"{marked(table, farm='s')}~{chosen.partition('~')[2]}")
    assert gone.by_hand == frozenset()
    assert gone.cubes.given(G, None) == 0
    assert draft(table, f"{said}!put:G{mint}").cubes.complete


def test_a_cube_taken_back_is_not_suggested_again() -> None:
    said = marked(ROUND, navigators="r")
    island = ROUND.card("Uncharted Island#1")
    assert draft(ROUND, said).cubes.given(Resource.EXPLORATION, island) == 1

    back = draft(ROUND, f"{said}!back:E{island}")

    assert back.cubes.purse == (0, 0, 0, 1)
    assert draft(ROUND, back.address).cubes.purse == (0, 0, 0, 1)
    assert draft(ROUND, f"{back.address}!add:E{island}").cubes.purse == (0, 0, 0, 0)
    assert draft(ROUND, f"{back.address}!put:a").cubes.given(Resource.EXPLORATION, None) == 1


def test_a_place_on_a_card_that_is_not_slated_any_more_is_forgotten() -> None:
    table = given("planning", "ann: selection Tomb of Kings#1, Port#1, Port#2")
    cards = {name: table.card(name) for name in ("Tomb of Kings#1", "Port#1", "Port#2")}
    said = f"{cards['Port#1']}s.{cards['Port#2']}s.{cards['Tomb of Kings#1']}r~G.1G{cards['Port#2']}"
    assert draft(table, said).cubes.given(G, cards["Port#2"]) == 1

    without = draft(table, said.replace(f"{cards['Port#2']}s.", ""))

    assert without.cubes.purse == (0, 0, 1, 0)


def test_a_frozen_card_takes_a_cube_and_is_not_completed() -> None:
    lines = "ann: selection Guildhall#1; construction Port#1[MMM]; zone menaces Frost Giant#1"
    table = with_giant(menace_table("planning", lines), "ann", "Port#1", "Frost Giant#1")
    found = draft(table, marked(table, guildhall="r"))

    assert found.cubes.given(G, table.card("Port#1")) == 1
    assert found.cubes.completed == ()


def test_never_while_a_quest_step_asks_for_the_kind() -> None:
    table = quest_table("planning", "ann: selection Stonemasons#1; construction Farm#1; alchemy MP")

    assert draft(table, marked(table, stonemasons="r")).cubes.purse == (1, 0, 0, 0)


# --- the end of the window


def test_the_window_ends_with_it_unless_something_would_be_missed() -> None:
    lines = "ann: selection Farm#1; construction Statue of the Founders#1[MG]"
    table = given("planning", lines)
    rich = given("planning", f"{lines}; krystallium 1")

    assert draft(table, marked(table, farm="s")).closes
    assert not draft(rich, marked(rich, farm="s")).closes
    assert not draft(ROUND, marked(ROUND, farm="s")).closes


# --- when there is none


def test_there_is_no_draft_for_others_or_outside_planning_or_with_cubes_in_hand_or_a_duty() -> None:
    assert planning_draft(ROUND.game.view(1)) is None
    assert planning_draft(ROUND.game.view(None)) is None
    assert planning_draft(given("gold", "ann: construction Farm#1").game.view(0)) is None
    assert planning_draft(given("planning", "ann: selection Farm#1; cubes M").game.view(0)) is None
    icy = menace_table("planning", "ann: selection Farm#1")
    icy.player("ann").owes = (HOUSE_GIANT,)
    assert planning_draft(icy.game.view(0)) is None
    assert planning_draft(given("planning", "ann: construction Farm#1").game.view(0)) is None


@pytest.mark.parametrize(
    "said", ["x", "9999s", "1z", "~", "~9Q1", "1s~G.9G9999", "!", "!put:", "!put:9999", "s.r", "1²s"]
)
def test_what_is_not_possible_is_left_out(said: str) -> None:
    assert draft(ROUND, said).marks == {}
    assert draft(ROUND, said).cubes.counts == {}


def test_more_than_fits_or_than_there_is_is_cut() -> None:
    said = marked(ROUND, navigators="r")
    island = ROUND.card("Uncharted Island#1")

    assert draft(ROUND, f"{said}~E.9E{island}.9Ea").cubes.counts == {
        (Resource.EXPLORATION, island): 1,
    }


# --- forms and actions


def test_the_fields_of_the_sheet_are_the_address() -> None:
    farm, navigators = ROUND.card("Farm#1"), ROUND.card("Navigators#1")
    fields = {f"mark-{navigators}": "r", f"mark-{farm}": "s", "on": "E.1Ea", "mark-x": "s", "mark-3": "q"}

    assert draft(ROUND, said_in(fields)).address == said_in(fields)
    assert said_in({**fields, "press": "put:a"}) == f"{said_in(fields)}!put:a"
    assert said_in({"draft": "14s"}) == "14s"
    assert said_in({"on": ""}) == ""


@pytest.mark.parametrize("press", ["", "!back:E{island}", "!put:a"])
def test_actions_lead_back_to_the_sheet_that_they_came_from(press: str) -> None:
    table = given("planning", "ann: selection Farm#1, Navigators#1; construction Uncharted Island#1[PE]")
    said = marked(table, farm="s", navigators="r")
    before = table.game.view(0)
    found = draft(table, said + press.format(island=table.card("Uncharted Island#1")))
    if found.cubes.complete:
        assert address_of(before, found.plan) == found.address
        assert {kind for kind in RESOURCES if kind in found.by_hand} == set(draft(table, found.address).by_hand)


def test_no_actions_are_no_draft() -> None:
    assert address_of(ROUND.game.view(0), []) == ""
