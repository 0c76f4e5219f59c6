"""Help while playing: what a card would be worth and when, what can be done, and hints in words."""

from __future__ import annotations

from random import Random

import pytest

import kingdom
from kingdom.bots.advice import Advice, AdviceReason, reasons_for
from kingdom.core.actions import Action
from kingdom.modules.menace.combat import Vanquish
from kingdom.modules.menace.frost import VanquishGiant
from kingdom.modules.menace.thieves import VanquishThief
from kingdom.rules.building import Place
from kingdom.rules.choice import Select
from kingdom.rules.planning import Done, Recycle
from kingdom.web.present.table.help import HintShown, WorthNow, hint_shown, possible, worth_now
from tests.kit.cards import given
from tests.kit.menaces import giant_under, menace_table, with_stolen
from tests.kit.presentation import ENGLISH
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
    table: Table, *plan: Action, reasons: tuple[AdviceReason, ...] = (), weighed: tuple[tuple[Action, float], ...] = ()
) -> HintShown:
    return hint_shown(Advice(plan, reasons, weighed), table.game.view(0), "baron", ENGLISH)


def test_a_hint_says_the_move_and_where_it_lies() -> None:
    table = given("population", "ann: cubes PM; construction Farm[M]")
    farm = table.card("Farm#1")
    found = hint(table, Place(0, farm), Place(1, None), reasons=(AdviceReason("completes", card=farm),))

    assert found.bot == "baron"
    assert found.do == "place M on Farm#1\nplace P on alchemy"
    assert len(found.plan) == 2
    assert found.at == f"{farm} stock"
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


def test_no_hint_says_that_nothing_is_to_be_gained_while_menaces_can_be_vanquished() -> None:
    table = menace_table("combat", "ann: soldiers 4; zone menaces Giant Rat, Vermin")
    assert len([action for action in table.game.view(0).options if isinstance(action, Vanquish)]) == 2

    found = hint(table, Done())

    assert found.nudge != ENGLISH.t("nudge-Done")
    assert "vanquish" in found.nudge


def test_the_reasons_of_a_hint_open_on_something_whatever_it_advises() -> None:
    table = menace_table("combat", "ann: soldiers 4; zone menaces Giant Rat, Vermin")
    rat = table.card("Giant Rat#1")

    def reasons(when: Table, *plan: Action) -> tuple[str, ...]:
        return hint(when, *plan, reasons=reasons_for(when.game.view(0), plan)).reasons

    assert reasons(table, Vanquish(rat)) == (ENGLISH.t("reason-spares", card="Giant Rat", count=3),)
    assert reasons(table, Done()) == (ENGLISH.t("reason-soldiers-later"),)
    guarded = menace_table("combat", "ann: soldiers 4; zone menaces Giant Rat; construction High Rampart")
    assert reasons(guarded, Done()) == (ENGLISH.t("reason-soldiers-for", card="High Rampart"),)
    saving = given("planning", "ann: krystallium 1; construction Farm")
    assert reasons(saving, Done()) == (ENGLISH.t("reason-stock-later"),)
    assert hint(saving, Done()).nudge == ENGLISH.t("nudge-stock")
    last = given("last window, round 4", "ann: krystallium 1; construction Farm")
    assert reasons(last, Done()) == (ENGLISH.t("reason-stock-worthless"),)
    idle = given("planning", "ann: construction Farm")
    assert reasons(idle, Done()) == (ENGLISH.t("reason-nothing-left"),)
    assert hint(idle, Done()).nudge == ENGLISH.t("nudge-Done")
    treasure = given("planning", "ann: selection Silk")
    assert reasons(treasure, Recycle(treasure.card("Silk#1"))) == (ENGLISH.t("good-Recycle"),)


def test_vanquishing_a_giant_or_a_thief_is_also_about_its_card() -> None:
    frozen = giant_under("Farm#1", "MMP", also="soldiers 2")
    (chill,) = [one for one in frozen.game.view(0).options if isinstance(one, VanquishGiant)]
    covered = with_stolen(
        menace_table("combat", "ann: duchy Farm; soldiers 2; zone menaces Thief", menaces=("thieves", "shadows")),
        "ann",
        ("Farm#1", 1),
    )
    freeing = next(one for one in covered.game.view(0).options if isinstance(one, VanquishThief))

    kinds = [reason.kind for reason in reasons_for(frozen.game.view(0), (chill,))]
    assert kinds == ["completes", "spares"]
    assert [reason.kind for reason in reasons_for(covered.game.view(0), (freeing,))] == ["frees", "spares"]


@pytest.mark.parametrize("options", [{"modules": ["menace", "advisors", "quest"]}, {"players": 1}])
def test_no_hint_of_a_whole_game_is_without_a_reason(options: dict[str, object]) -> None:
    game = kingdom.new_game(seed=3, **options)
    rng = Random(3)
    while not game.is_over:
        seat = game.waiting()[0]
        view = game.view(seat)
        action = rng.choice(view.options)
        assert all(hint_shown(Advice((action,), reasons_for(view, (action,))), view, "baron", ENGLISH).reasons)
        game.play(seat, action)
