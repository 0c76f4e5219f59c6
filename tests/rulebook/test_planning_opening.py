"""PLA-8 and PLA-9: how Planning opens, cubes in hand, and duties."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

import kingdom
from kingdom.core.events import Event
from kingdom.core.module import Module, Stage
from kingdom.core.phases import PLANNING
from kingdom.core.reasons import why
from kingdom.core.resources import Resource
from kingdom.core.state import State
from kingdom.rules.production import produces
from tests.kit import Table, clause
from tests.kit.cards import given
from tests.kit.modules import with_rules


def planning_opens(*seats: str, **options: object) -> Table:
    """The last selection of a Choice, by Ann in round 3, takes the left area and opens Planning."""
    return given("choice, round 3, turn 15", *seats, **options).play("ann: select left")


# --- PLA-8: how Planning opens


def events(table: Table, *leaving_out: str) -> list[tuple[str, object]]:
    """What happened since Planning began, and to whom, up to the opening of the window."""
    facts = table.facts
    began = next(at for at, fact in enumerate(facts) if fact["event"] == "PhaseBegan")
    return [(fact["event"], fact.get("seat")) for fact in facts[began + 1 :] if fact["event"] not in leaving_out]


@clause("PLA-8")
def test_cards_are_turned_up_before_calamities_join_the_duchies() -> None:
    table = planning_opens("bob: selection Calamity#1", "table: left Calamity#2 (face down by bob)")

    assert events(table) == [("TurnedUp", 0), ("CalamityJoined", 0), ("CalamityJoined", 1), ("WindowOpened", None)]


@clause("PLA-8")
def test_within_each_step_the_rounds_first_player_comes_first() -> None:
    hidden = [
        {"card": name, "handle": handle, "by": 0, "round": 2, "turn": 0}
        for name, handle in (("Calamity#1", "a-1"), ("Calamity#2", "a-2"))
    ]
    table = given(
        "choice, round 2, turn 15",
        "ann: selection Calamity#1",
        "bob: selection Calamity#2",
        position={"face_down": hidden},
    )

    table.play("bob: select left")

    assert events(table, "WindowOpened") == [
        ("TurnedUp", 1),
        ("TurnedUp", 0),
        ("CalamityJoined", 1),
        ("CalamityJoined", 0),
    ]


@clause("PLA-8")
def test_advisors_enter_then_rats_bring_vermin_then_the_other_menaces_stand() -> None:
    """However the cards lie in Selection."""
    table = planning_opens(
        "ann: selection Shadow, Giant Rat, Farm",
        "bob: selection Shadow, Giant Rat, Farm",
        "table: left Great Silversmith (face down by bob)",
        modules=("menace", "advisors"),
        menaces=("giant_rats", "shadows"),
    )

    assert events(table, "SoldiersGained") == [
        ("TurnedUp", 0),
        ("AdvisorEntered", 0),
        ("MenaceStood", 0),
        ("VerminBrought", 0),
        ("MenaceStood", 1),
        ("VerminBrought", 1),
        ("MenaceStood", 0),
        ("MenaceStood", 1),
        ("Owed", 0),
        ("Owed", 1),
        ("WindowOpened", None),
    ]
    assert [fact["card"] for fact in table.facts if fact["event"] == "MenaceStood"] == [
        "Giant Rat#1",
        "Giant Rat#2",
        "Shadow#1",
        "Shadow#2",
    ]


@clause("PLA-8")
def test_advisors_enter_before_calamities_join() -> None:
    table = planning_opens(
        "ann: selection Calamity",
        "table: left Great Silversmith (face down by bob)",
        modules=("advisors",),
    )

    assert events(table, "SoldiersGained", "WindowOpened") == [
        ("TurnedUp", 0),
        ("AdvisorEntered", 0),
        ("CalamityJoined", 0),
    ]
    assert table.shows("ann: soldiers 1; zone advisors Great Silversmith")


@clause("PLA-8")
def test_calamities_have_joined_before_any_menace_comes_to_construction() -> None:
    """They never meet in one game, so a module looks in between."""
    module, seen = Module("between"), []

    @module.begins(PLANNING, clause="PLA-8", stage=Stage.BRING)
    def look(state: State) -> Iterable[Event]:
        seen.append((len(state.players[0].selection), len(state.players[0].duchy)))
        return ()

    with_rules(given("choice, turn 15", "table: left Calamity, Farm"), module).play("ann: select left")

    assert seen == [(1, 2)]


@clause("PLA-8")
def test_what_is_on_the_table_then_is_what_the_opponent_sees_while_the_window_is_open() -> None:
    table = planning_opens("ann: selection Farm", "table: left Calamity (face down by bob)")

    table.play("ann: slate Farm")

    (ann,) = table.game.view(1).others
    assert [table.state.rules.names[card] for card in ann.duchy] == ["Valados", "Calamity#1"]
    assert ann.selection == (table.card("Farm#1"),)
    assert ann.construction == ()


@clause("PLA-8")
@pytest.mark.parametrize(
    ("decks", "first", "then"),
    [
        (("frost_giants", "shadows"), "give up", "house giant"),
        (("thieves", "shadows"), "give up", "cover icon"),
        (("frost_giants", "thieves"), "cover icon", "house giant"),
    ],
)
def test_shadows_are_owed_first_then_thieves_then_frost_giants(decks: tuple[str, str], first: str, then: str) -> None:
    menaces = {"frost_giants": "Frost Giant", "shadows": "Shadow", "thieves": "Thief"}
    taken = ", ".join(menaces[deck] for deck in decks)
    table = planning_opens(f"ann: selection {taken}, Farm, Port", modules=("menace",), menaces=decks)

    assert all(option.startswith(first) for option in table.options("ann"))
    table.play(f"ann: {table.options('ann')[0]}")
    assert all(option.startswith(then) for option in table.options("ann"))
    table.play(f"ann: {table.options('ann')[0]}")
    assert not any(option.startswith((first, then)) for option in table.options("ann"))


# --- PLA-9: cubes in hand, and duties


@clause("PLA-9/R1")
@pytest.mark.parametrize("action", ["slate Farm", "recycle Farm", "done"])
def test_with_cubes_in_hand_nobody_slates_recycles_or_is_done(action: str) -> None:
    table = given("planning", "ann: selection Farm#2; cubes M")

    reason = table.refuses(f"ann: {action}", "PLA-9")
    assert reason == why("place-first")


@clause("PLA-9/R1")
@pytest.mark.parametrize("phase", ["choice", "planning", "materials", "gold", "last window"])
def test_cubes_in_hand_may_be_placed_in_every_phase(phase: str) -> None:
    table = given(phase, "ann: construction Farm; cubes MP; hand Port, Hamlet")

    table.play("ann: place M on Farm", "ann: place P on alchemy")

    assert table.shows("ann: construction Farm[M]; alchemy P; cubes -")


@clause("PLA-9/R1")
def test_cubes_in_hand_do_not_stand_in_the_way_of_any_time_actions() -> None:
    table = given("planning", "ann: construction High Rampart[M], Farm; cubes G; krystallium 1; soldiers 1")

    table.play("ann: krystallium on High Rampart as M", "ann: soldier on High Rampart", "ann: abandon Farm")

    assert table.shows("ann: construction High Rampart[MMS]; cubes G; krystallium 0; soldiers 0")


@clause("PLA-9/R1")
def test_cubes_in_hand_may_pay_quest_steps() -> None:
    table = given("planning", "ann: cubes MMMMPPPPGGGGEEEE; soldiers 9; krystallium 9", modules=("quest",))

    assert any(option.startswith("quest 1 step") for option in table.options("ann"))


def owing(duty: str) -> Table:
    """Ann owes a duty; but for that she could build on a Farm with Krystallium."""
    construction = "construction Farm, Palace; krystallium 1"
    if duty in ("give up", "cover icon", "house giant"):
        deck, card = {
            "give up": ("shadows", "Shadow"),
            "cover icon": ("thieves", "Thief"),
            "house giant": ("frost_giants", "Frost Giant"),
        }[duty]
        seats = f"ann: selection {card}, Port; {construction}"
        return planning_opens(seats, modules=("menace",), menaces=(deck, "giant_rats"))
    if duty == "keep found":
        table = given(
            "solo choice", f"ann: {construction}", "table: left Ruins, Statue; right Port, Hamlet", players=1, side="B"
        )
        search = next(option for option in table.options("ann") if option.startswith("search"))
        return table.play(f"ann: {search}")
    foreman = f"ann: zone advisors Tyrannical Foreman; soldiers 3; {construction}"
    table = given("exploration", foreman, modules=("advisors",))
    use = next(option for option in table.options("ann") if "Foreman" in option)
    return table.play(f"ann: {use}")


@clause("PLA-9/R2")
@pytest.mark.parametrize("duty", ["give up", "cover icon", "house giant", "keep found", "foreman"])
def test_a_duty_suspends_everything_else_any_time_actions_included(duty: str) -> None:
    table = owing(duty)

    (owed, *_) = table.player("ann").owes
    kinds = {type(action) for action in table.game.options(0)}
    assert len(kinds) == 1
    for action in ("krystallium on Farm#1 as M", "abandon Farm#1"):
        assert table.refuses(f"ann: {action}", owed.clause) == why("first", duty=type(owed).__name__)


@clause("PLA-9/R2")
def test_to_keep_an_advisor_comes_before_everything() -> None:
    table = Table(kingdom.new_game(seed=1, modules=("advisors",)))

    assert all(option.startswith("keep") for option in table.options("ann"))
    table.refuses("ann: done", table.player("ann").owes[0].clause)


@clause("PLA-9/R2")
def test_a_duty_of_one_seat_does_not_hold_up_the_opponent() -> None:
    table = planning_opens(
        "ann: selection Shadow, Farm",
        "bob: construction Quarry[M]; krystallium 1",
        modules=("menace",),
        menaces=("shadows", "thieves"),
    )

    table.play("bob: krystallium on Quarry as M")

    assert produces(table.state, 1, Resource.MATERIALS) == 4
