"""ADV-E and ADV-A: the Advisors of the end of the game, and those of any time."""

from __future__ import annotations

import pytest

from kingdom.core.engine import options
from kingdom.core.reasons import why
from tests.kit import Table, clause
from tests.kit.advisors import OFFERS, SELECTS, advisors_table
from tests.kit.menaces import menace_table, with_giant

LAST = "last window, round 4"
WINDOWS = ("planning", "materials", "population", "gold", "exploration", LAST)
ALCHEMIST = "zone advisors Scrying Alchemist; soldiers 7"


def totals(table: Table) -> tuple[int, int]:
    verdict = table.play("ann: done", "bob: done").game.outcome()
    return verdict.total(0), verdict.total(1)


# --- ADV-E1


@clause("ADV-E1")
@pytest.mark.parametrize(("used", "scores"), [(False, (-4, -12)), (True, (-8, -24))])
def test_the_alchemist_makes_calamities_count_double(used: bool, scores: tuple[int, int]) -> None:
    table = advisors_table(LAST, f"ann: {ALCHEMIST}; calamities 1", "bob: calamities 3")
    if used:
        table.play("ann: use Scrying Alchemist")
        assert table.shows("ann: soldiers 0")

    assert totals(table) == scores


@clause("ADV-E1/R1")
def test_calamities_count_double_for_both_players() -> None:
    table = advisors_table(LAST, f"ann: {ALCHEMIST}; calamities 1; duchy Statue", "bob: calamities 1; duchy Statue")

    table.play("ann: use Scrying Alchemist")

    assert totals(table) == (3 - 8, 3 - 8)


@clause("ADV-E1")
@pytest.mark.parametrize("when", [SELECTS, *WINDOWS[:-1], "exploration, round 4"])
def test_the_alchemist_serves_in_the_last_window_only(when: str) -> None:
    table = advisors_table(when, f"ann: {ALCHEMIST}; calamities 1", "bob: calamities 1")

    assert "use Scrying Alchemist" not in table.options("ann")
    assert table.refuses("ann: use Scrying Alchemist", "ADV-E1") == why("alchemist-last", phase=table.state.phase.name)


@clause("ADV-E1")
def test_the_alchemist_serves_once() -> None:
    table = advisors_table(LAST, "ann: zone advisors Scrying Alchemist; soldiers 14; calamities 1")

    table.play("ann: use Scrying Alchemist")

    table.refuses("ann: use Scrying Alchemist", "ADV-8")
    assert totals(table) == (-8, 0)


@clause("ADV-E1", "ADV-6")
def test_without_calamities_the_alchemist_has_nothing_to_double() -> None:
    table = advisors_table(LAST, f"ann: {ALCHEMIST}", "bob: duchy Statue")

    assert table.options("ann") == ["done"]
    assert table.refuses("ann: use Scrying Alchemist", "ADV-6") == why("no-calamity")


@clause("ADV-6", "CON-9")
def test_what_the_opponent_does_in_the_last_window_does_not_change_ones_options() -> None:
    table = advisors_table(
        LAST, f"ann: {ALCHEMIST}", "bob: zone advisors Illuminated Prophet; soldiers 5; calamities 1"
    )
    before = options(table.state, 0)

    table.play("bob: use Illuminated Prophet on Calamity", "bob: done")

    assert options(table.state, 0) == before
    table.play("ann: use Scrying Alchemist", "ann: done")
    assert table.game.outcome().total(1) == 0


# --- ADV-A1


@clause("ADV-A1")
@pytest.mark.parametrize("when", [SELECTS, OFFERS, *WINDOWS])
def test_the_prophet_discards_a_calamity_at_any_time(when: str) -> None:
    table = advisors_table(when, "ann: zone advisors Illuminated Prophet; soldiers 5; calamities 2; hand Farm, Port")

    table.play("ann: use Illuminated Prophet on Calamity")

    assert table.shows("ann: calamities 1; discards Calamity; soldiers 0")


@clause("ADV-A1/R1")
def test_only_a_calamity_in_ones_duchy_is_discarded() -> None:
    table = advisors_table(
        "choice, round 3, turn 3",
        "ann: zone advisors Illuminated Prophet; soldiers 5; hand Calamity#1; selection Calamity#2; "
        "duchy Farm, Calamity#5",
        "bob: duchy Calamity#3",
        "table: left Calamity#4",
    )

    uses = [line for line in table.options("ann") if line.startswith("use ")]
    assert uses == ["use Illuminated Prophet on Calamity#5"]
    for number in (1, 2, 3, 4):
        reason = table.refuses(f"ann: use Illuminated Prophet on Calamity#{number}", "ADV-A1")
        assert reason == why("not-a-calamity", card=f"Calamity#{number}")
    table.refuses("ann: use Illuminated Prophet on Farm", "ADV-A1")


@clause("ADV-6", "ADV-A1")
def test_without_a_calamity_the_prophet_has_nothing_to_do() -> None:
    table = advisors_table("planning", "ann: zone advisors Illuminated Prophet; soldiers 5", "bob: calamities 1")

    assert not [line for line in table.options("ann") if line.startswith("use ")]
    assert table.refuses("ann: use Illuminated Prophet on Calamity#1", "ADV-6") == why("no-calamity-yours")


@clause("ADV-A1", "END-1")
def test_a_calamity_discarded_costs_nothing() -> None:
    table = advisors_table(LAST, "ann: zone advisors Illuminated Prophet; soldiers 5; calamities 2")

    table.play("ann: use Illuminated Prophet on Calamity")

    assert totals(table) == (-4, 0)


# --- ADV-A2


@clause("ADV-A2")
@pytest.mark.parametrize("when", [SELECTS, OFFERS, *WINDOWS])
def test_the_silversmith_makes_three_krystallium_at_any_time(when: str) -> None:
    table = advisors_table(
        when, "ann: zone advisors Great Silversmith; soldiers 6; krystallium 1; hand Farm, Port; alchemy MM"
    )

    table.play("ann: use Great Silversmith")

    assert table.shows("ann: krystallium 4; soldiers 1; alchemy MM")


@clause("ADV-A2", "CON-7")
def test_any_time_is_in_combat_too() -> None:
    table = menace_table("combat", "ann: zone advisors Great Silversmith; soldiers 5", modules=("menace", "advisors"))

    assert table.play("ann: use Great Silversmith").shows("ann: krystallium 3; soldiers 0")


# --- ADV-A3


@clause("ADV-A3")
@pytest.mark.parametrize("when", [SELECTS, OFFERS, *WINDOWS])
def test_the_artisan_completes_a_card_without_payment_at_any_time(when: str) -> None:
    table = advisors_table(
        when, "ann: zone advisors Master Artisan; soldiers 8; construction Palace[M], Farm; hand Port, Port"
    )

    table.play("ann: use Master Artisan on Palace")

    assert table.shows("ann: duchy Palace; construction Farm; soldiers 0")


@clause("ADV-A3", "CON-1")
def test_a_card_that_the_artisan_completes_gives_its_bonus() -> None:
    table = advisors_table(
        "planning", "ann: zone advisors Master Artisan; soldiers 8; construction High Rampart[M], Farm"
    )

    table.play("ann: use Master Artisan on High Rampart")

    assert table.shows("ann: duchy High Rampart; krystallium 1; soldiers 1")


@clause("ADV-A3")
def test_the_artisan_works_on_ones_own_cards_under_construction() -> None:
    table = advisors_table(
        "planning",
        "ann: zone advisors Master Artisan; soldiers 8; construction Palace; selection Port; duchy Statue",
        "bob: construction Farm",
    )

    for card in ("Farm", "Port", "Statue"):
        reason = table.refuses(f"ann: use Master Artisan on {card}", "ADV-A3")
        assert reason == why("not-under-construction", card=f"{card}#1")


@clause("ADV-6", "ADV-A3")
def test_without_a_card_under_construction_the_artisan_has_nothing_to_do() -> None:
    table = advisors_table("planning", "ann: zone advisors Master Artisan; soldiers 8", "bob: construction Farm")

    assert not [line for line in table.options("ann") if line.startswith("use ")]
    assert table.refuses("ann: use Master Artisan on Farm", "ADV-6") == why("nothing-under-construction")


@clause("ADV-A3", "FRO-6")
def test_the_artisan_does_not_choose_a_frozen_card() -> None:
    seats = "ann: zone advisors Master Artisan; soldiers 8; construction Farm#2[MMP], Port; zone menaces Frost Giant"
    table = with_giant(
        menace_table("planning", seats, modules=("menace", "advisors")), "ann", "Farm#2", "Frost Giant#1"
    )

    assert [line for line in table.options("ann") if line.startswith("use ")] == ["use Master Artisan on Port#1"]
    assert table.refuses("ann: use Master Artisan on Farm", "ADV-A3") == why("not-completed", card="Farm#2")


@clause("ADV-A3", "PLA-6")
def test_a_card_that_the_artisan_completes_in_planning_produces_in_this_round() -> None:
    table = advisors_table(
        "planning", "ann: zone advisors Master Artisan; soldiers 8; construction Quarry", "bob: done"
    )  # Valados makes 2 Materials, and a Quarry two more

    table.play("ann: use Master Artisan on Quarry", "ann: done")

    assert table.shows("ann: cubes MMMM")
