"""Help while playing: what a card would be worth and when, what can be done, and hints in words."""

from __future__ import annotations

import pytest

from kingdom.bots.advice import Advice, Reason
from kingdom.core.actions import Action
from kingdom.rules.building import Place
from kingdom.rules.choice import Select
from kingdom.web.present.helping import HintShown, WorthNow, hint_shown, possible, worth_now
from tests.kit.cards import given
from tests.kit.shown import ENGLISH
from tests.kit.table import Table


def worth(table: Table, name: str, viewer: int | None = 0) -> WorthNow | None:
    return worth_now(table.card(name), table.game.view(viewer))


# --- what a card would be worth


def test_a_card_counts_itself_among_the_cards_of_its_type() -> None:
    table = given("planning", "ann: duchy Statue, Garden; selection Cathedral, Royal Dungeon")

    cathedral, dungeon = worth(table, "Cathedral#1"), worth(table, "Royal Dungeon")
    assert cathedral is not None
    assert dungeon is not None
    assert (cathedral.points, cathedral.flat, cathedral.per) == (9, 0, ((3, 3, "monument"),))
    assert (dungeon.points, dungeon.flat, dungeon.per) == (3, 0, ((3, 1, "structure"),))
    assert cathedral.lacks == "mmgggk"


def test_printed_points_are_added_and_filled_spaces_are_not_lacking() -> None:
    found = worth(given("planning", "ann: construction Port[MM]"), "Port#1")

    assert found is not None
    assert (found.points, found.flat, found.per, found.lacks) == (2, 2, (), "mg")


@pytest.mark.parametrize(
    ("when", "seat", "expected"),
    [
        ("planning", "construction Quarry", (1, "materials")),
        ("planning", "construction Farm", (1, "population")),
        ("planning", "construction Port", (2, "materials")),
        ("planning", "construction Port[M]", (1, "gold")),
        ("materials", "construction Quarry", (2, "materials")),
        ("materials", "construction Quarry; cubes MM", (1, "population")),
        ("materials", "construction Quarry; krystallium 2", (1, "population")),
        ("exploration", "construction Farm", (2, "population")),
        ("exploration, round 4", "construction Farm", (0, "")),
        ("planning, round 4", "construction Ruins", (0, "")),
        ("planning, round 4", "construction Ruins; krystallium 2", (4, "exploration")),
        ("planning, round 3", "construction Ruins; krystallium 1", (4, "exploration")),
        ("planning", "construction Secret Fellowship[PP]", (0, "")),
        ("planning", "construction Secret Fellowship[PP]; krystallium 1", (1, "materials")),
        ("planning", "construction High Rampart[MM]; soldiers 1", (0, "")),
        ("planning", "construction High Rampart[MM]; soldiers 2", (1, "materials")),
    ],
)
def test_when_a_card_could_be_finished_by_what_the_duchy_makes(when: str, seat: str, expected: tuple[int, str]) -> None:
    table = given(when, f"ann: {seat}")
    site = table.player("ann").construction[0].card

    found = worth_now(site, table.game.view(0))
    assert found is not None
    assert (found.round, found.step) == expected


def test_after_the_last_step_of_a_round_the_next_round_is_counted_on() -> None:
    table = given("last window, round 4", "ann: construction Quarry[M]")
    found = worth_now(table.player("ann").construction[0].card, table.game.view(0))

    assert found is not None
    assert (found.round, found.step) == (0, "")


def test_only_a_development_that_one_has_not_built_has_a_worth() -> None:
    table = given("planning", "ann: duchy Farm; selection Silk, Port")

    assert worth(table, "Silk#1") is None
    assert worth(table, "Farm#1") is None
    assert worth(table, "Port#1") is not None
    assert worth(table, "Port#1", viewer=None) is None


# --- what can be done


def test_each_kind_of_deed_is_listed_once_with_how_often_it_is_possible() -> None:
    view = given("planning", "ann: selection Farm, Quarry, Silk").game.view(0)

    assert [(one.name, one.count) for one in possible(view, ENGLISH)] == [("Slate", 2), ("Recycle", 3)]
    assert all(one.good for one in possible(view, ENGLISH))


# --- hints


def hint(
    table: Table, *plan: Action, reasons: tuple[Reason, ...] = (), weighed: tuple[tuple[Action, float], ...] = ()
) -> HintShown:
    return hint_shown(Advice(plan, reasons, weighed), table.game.view(0), "baron", ENGLISH)


def test_a_hint_says_the_move_and_where_it_lies() -> None:
    table = given("population", "ann: cubes PM; construction Farm[M]")
    farm = table.card("Farm#1")
    found = hint(table, Place(0, farm), Place(1, None), reasons=(Reason("completes", card=farm),))

    assert found.bot == "baron"
    assert found.do == "place M on Farm#1\nplace P on alchemy"
    assert len(found.plan) == 2
    assert found.at == str(farm)
    assert (found.reasons, found.weighed) == (("This completes Farm.",), ())


def test_areas_are_weighed_against_the_best() -> None:
    table = given("choice, turn 3", "table: left Farm; right Port")

    def bars(left: float, right: float) -> list[tuple[str, int, bool]]:
        found = hint(table, Select(0), weighed=((Select(0), left), (Select(1), right)))
        return [(words, tenths, best) for _, words, tenths, best in found.weighed]

    best = ENGLISH.t("hint-best")

    def less(points: int) -> str:
        return ENGLISH.t("hint-less", points=points)

    assert bars(10.0, 4.0) == [(best, 10, True), (less(6), 4, False)]
    assert bars(4.0, 10.0) == [(less(6), 4, False), (best, 10, True)]
    assert bars(5.0, 5.0) == [(best, 10, True), (best, 10, True)]
    assert bars(10.0, 9.9) == [(best, 10, True), (less(1), 10, False)]
    assert bars(10.0, -90.0) == [(best, 10, True), (less(100), 1, False)]
    assert bars(0.2, 0.0) == [(best, 10, True), (less(1), 8, False)]
    assert hint(table, Select(1)).at == "right"


def test_of_a_long_plan_the_first_six_deeds_are_told_and_all_can_be_done() -> None:
    table = given("materials", "ann: cubes MMMMMMM")
    found = hint(table, *[Place(0, None)] * 7)

    assert len(found.plan) == 6
    assert found.do.count("\n") == 6
