"""SCE-5: The Thief Guild."""

from __future__ import annotations

from collections import Counter

import pytest

import kingdom
from kingdom.core.cards import Family
from kingdom.core.reasons import why
from kingdom.core.resources import RESOURCES
from kingdom.modules.menace.thieves import STOLEN
from kingdom.modules.scenarios.the_thief_guild import BESIDE_DANGER
from kingdom.rules.production import produces
from tests.kit import Table, clause
from tests.kit.cards import CARDS, given

GUILD = "the_thief_guild"


def deal() -> kingdom.Game:
    return kingdom.new_game(scenario=GUILD, seed=7, content=CARDS)


def planning(selection: str, shadows: int = 1, ann: str = "") -> Table:
    """Planning opens with this Selection and so many Shadows standing."""
    standing = ", ".join(["Shadow"] * shadows)
    return given(
        "solo choice, turn 3",
        f"ann: selection {selection}; zone menaces {standing}; {ann}",
        "table: left nothing; right nothing",
        scenario=GUILD,
    ).play("ann: select left")


def cubes_beside(table: Table) -> int:
    return sum(table.player("ann")[BESIDE_DANGER])


@clause("SCE-5")
def test_shadows_are_in_the_danger_deck_and_four_thieves_stand_in_construction() -> None:
    state = deal().state
    dangers = [state.box[card].name for card in state.pile("danger") if state.box[card].family is Family.MENACE]

    assert Counter(dangers) == {"Shadow": 4}
    assert [state.box[card].name for card in state.players[0].zone("menaces")] == ["Thief"] * 4


@clause("SCE-5")
def test_hamlet_and_guildhall_are_built_and_make_nothing_at_the_start() -> None:
    state = deal().state
    player = state.players[0]

    assert [state.box[card].name for card in player.duchy] == ["Valados", "Hamlet", "Guildhall"]
    assert len(player[STOLEN]) == 4
    assert [produces(state, 0, resource) for resource in RESOURCES] == [2, 1, 1, 1], "what Valados makes alone"


@clause("SCE-5", "SCE-7")
def test_the_thieves_of_the_start_have_stolen_already() -> None:
    game = deal()
    for _ in range(4):
        game.play(0, "select left")

    assert game.state.phase.name == "planning"
    assert game.state.players[0].owes == ()


@clause("SCE-5", "THI-2")
def test_vanquishing_a_thief_frees_an_icon() -> None:
    table = given("combat", "ann: duchy Hamlet; zone menaces Thief; soldiers 3", scenario=GUILD)
    hamlet = table.card("Hamlet#1")
    table.player("ann").put(STOLEN, ((hamlet, 0), (hamlet, 1)))

    table.play("ann: vanquish Thief freeing icon 2 of Hamlet")

    assert table.player("ann")[STOLEN] == ((hamlet, 0),)


@clause("SCE-5")
@pytest.mark.parametrize(("card", "cubes"), [("Farm", 1), ("Marble", 2), ("Silk", 2)])
def test_what_a_shadow_makes_you_discard_puts_its_cubes_beside_the_danger_deck_at_once(card: str, cubes: int) -> None:
    table = planning(f"{card}, Port")

    table.play(f"ann: give up {card}")

    assert cubes_beside(table) == cubes
    assert table.shows("ann: alchemy -; cubes -; selection Port")


@clause("SCE-5")
def test_cards_recycled_of_ones_own_accord_put_nothing_there() -> None:
    table = planning("Farm, Port").play("ann: give up Farm", "ann: recycle Port")

    assert cubes_beside(table) == 1


@clause("SCE-5", "CON-9")
def test_a_spectator_learns_of_the_cubes_when_the_window_closes() -> None:
    table = planning("Farm, Port").play("ann: give up Farm")
    assert BESIDE_DANGER.name not in table.game.view(None).seats[0].slots

    table.play("ann: slate Port", "ann: done")

    assert table.game.view(None).seats[0].slots[BESIDE_DANGER.name] == (1, 0, 0, 0)


@clause("SCE-5")
def test_four_cubes_are_not_too_many() -> None:
    table = planning("Marble, Silk, Port", shadows=2).play("ann: give up Marble", "ann: give up Silk")

    assert cubes_beside(table) == 4
    assert not table.game.is_over


@clause("SCE-5", "SCE-8")
@pytest.mark.parametrize("last", ["Farm", "Silk"], ids=["five", "six"])
def test_with_five_cubes_or_more_the_game_is_lost_at_once_in_the_middle_of_planning(last: str) -> None:
    table = planning(f"Marble, Marble, {last}, Port", shadows=4)

    table.play("ann: give up Marble", "ann: give up Marble", f"ann: give up {last}")

    outcome = table.game.outcome()
    assert outcome.losses == ((why("beside-danger", count=5).under("SCE-5"),),)
    assert (outcome.reason, outcome.clause, outcome.medal) == ("loss", "SCE-5", "none")
    assert table.shows("ann: selection Port")
    assert table.facts[-1]["event"] == "GameEnded"
    assert table.game.waiting() == ()


@clause("SCE-5")
@pytest.mark.parametrize("thieves", [1, 3])
def test_with_a_thief_unvanquished_the_game_is_lost_at_the_end(thieves: int) -> None:
    standing = ", ".join(["Thief"] * thieves)
    table = given("last window, round 4", f"ann: zone menaces {standing}", scenario=GUILD).play("ann: done")

    assert table.game.outcome().losses == ((why("standing", card="Thief", count=thieves).under("SCE-5"),),)


@clause("SCE-5")
def test_shadows_may_be_left_standing() -> None:
    table = given("last window, round 4", "ann: zone menaces Shadow", scenario=GUILD).play("ann: done")

    assert table.game.outcome().reason == "medal"
