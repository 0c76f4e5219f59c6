"""A round in short: what each seat made, won, built and vanquished, who leads, and what still stands."""

from __future__ import annotations

from typing import Any

import pytest

from kingdom.web.present.table.round import Made, RoundInShort, round_in_short, was_fought
from tests.kit.cards import given
from tests.kit.menaces import menace_table, played_to_the_end, with_giant
from tests.kit.presentation import ENGLISH, NAMES
from tests.kit.table import Table


def fact(event: str, seat: int | None = None, **more: Any) -> dict[str, Any]:
    return {"event": event, **({} if seat is None else {"seat": seat}), **more, "because": "GEN-1"}


def began(number: int) -> dict[str, Any]:
    return fact("RoundBegan", number=number)


def made(resource: str, ann: int, bob: int, winner: int | None = None) -> list[dict[str, Any]]:
    step = [fact("Produced", seat, resource=resource, count=many) for seat, many in ((0, ann), (1, bob))]
    return step if winner is None else [*step, fact("SupremacyWon", winner, resource=resource)]


def short(table: Table, number: int, facts: list[dict[str, Any]] | None = None) -> RoundInShort | None:
    """A round as Ann is told of it."""
    known = table.game.facts(0) if facts is None else facts
    return round_in_short(table.game, known, 0, number, ENGLISH, names=NAMES, bots=(None, "steward"))


@pytest.fixture(scope="module")
def ended() -> Table:
    table = given("last window, round 4", "ann: duchy Statue; construction Quarry[M]; krystallium 1", "bob: duchy Port")
    table.play("ann: krystallium on Quarry#1 as M")
    return played_to_the_end(table)


def test_the_last_round_is_told_when_the_game_is_over(ended: Table) -> None:
    found = short(ended, 4)

    assert found is not None
    assert (found.name, found.next, found.made_only) == ("IV", "", False)
    assert [(seat.panel.name, seat.panel.bot, seat.before, seat.after) for seat in found.seats] == [
        ("Ann", None, 3, 3),
        ("Bob", "steward", 2, 2),
    ]
    assert [[face.key for face in seat.built] for seat in found.seats] == [["quarry"], []]
    assert [(seat.vanquished, seat.standing, seat.cost) for seat in found.seats] == [("", "", 0)] * 2
    assert found.lead == f"{ENGLISH.t('round-lead', seat='Ann', points=1)} {ENGLISH.t('round-left', count=0)}"


def test_a_round_that_is_not_over_is_not_told(ended: Table) -> None:
    assert short(given("gold, round 2"), 2) is None
    assert short(given("gold, round 2"), 1) is None
    assert short(ended, 3) is None


def test_what_was_made_is_told_step_by_step_with_what_supremacy_brought(ended: Table) -> None:
    facts = [*made("materials", 3, 5, winner=1), *made("gold", 4, 1, winner=0), *made("exploration", 2, 2)]
    found = short(ended, 4, facts)

    def bonus(to: str) -> str:
        return ENGLISH.t("round-bonus", to=to)

    assert found is not None
    ann, bob = found.seats
    assert ann.made == (
        Made("m", 3, False, bonus("none")),
        Made("g", 4, True, bonus("training")),
        Made("e", 2, False, bonus("tie")),
    )
    assert bob.made == (
        Made("m", 5, True, bonus("training")),
        Made("g", 1, False, bonus("none")),
        Made("e", 2, False, bonus("tie")),
    )


def test_the_second_supremacy_of_a_seat_brings_the_soldier_from_training(ended: Table) -> None:
    before = [began(1), *made("gold", 4, 1, winner=0), began(2), began(3)]
    found = short(ended, 4, [*before, began(4), *made("gold", 6, 1, winner=0), *made("exploration", 3, 1, winner=0)])

    assert found is not None
    assert [(one.number, one.bonus) for one in found.seats[0].made] == [
        (6, ENGLISH.t("round-bonus", to="stock")),
        (3, ENGLISH.t("round-bonus", to="training")),
    ]


def test_when_combat_begins_what_was_made_is_told_and_what_stands() -> None:
    table = menace_table(
        "combat, round 4",
        "ann: zone menaces Giant Rat, Frost Giant, Vermin, Vermin; construction Farm[M]",
        "bob: duchy Statue, Statue",
    )
    found = short(with_giant(table, "ann", "Farm#1", "Frost Giant#1"), 4)

    assert found is not None
    assert (found.name, found.next, found.made_only) == ("IV", "", True)
    assert ENGLISH.t("round-left", count=0) not in found.lead, "its Combat goes on"
    ann, bob = found.seats
    assert ann.standing == "Frost Giant, Giant Rat and 2 × Vermin"
    assert (ann.cost, ann.after, bob.cost, bob.standing) == (-9, -9, 0, "")
    assert found.lead.startswith(ENGLISH.t("round-lead", seat="Bob", points=15))


def test_before_the_last_round_the_next_one_is_named_once_combat_is_over() -> None:
    table = menace_table("combat, round 2", "ann: soldiers 2; zone menaces Giant Rat")
    first = short(table, 2)
    table.play("ann: vanquish Giant Rat#1", "ann: done", "bob: done")
    second = short(table, 2)

    assert first is not None
    assert second is not None
    assert (first.name, first.next, first.made_only) == ("II", "", True)
    assert (second.name, second.next, second.made_only) == ("II", "III", False)
    assert second.seats[0].vanquished == "Giant Rat"
    assert second.lead.endswith(ENGLISH.t("round-left", count=2))


def test_what_comes_after_a_round_of_a_position_is_not_counted_to_it() -> None:
    """A puzzle begins in the middle of a round, of whose beginning nothing is told."""
    table = menace_table("combat, round 2", "ann: soldiers 0")
    table.play("ann: done", "bob: done")
    gold = [*made("gold", 4, 1), began(3), *made("gold", 9, 1)]
    found = short(table, 2, gold)

    assert found is not None
    assert [one.number for one in found.seats[0].made] == [4]


def test_alone_nobody_leads_and_nobody_is_tied_with() -> None:
    table = played_to_the_end(given("last window, round 4", players=1))
    found = short(table, 4, [fact("Produced", 0, resource="gold", count=4)])

    assert found is not None
    assert found.lead == ENGLISH.t("round-left", count=0)
    assert [one.bonus for one in found.seats[0].made] == [ENGLISH.t("round-bonus", to="none")]


def test_a_round_was_fought_if_something_was_done_after_its_production() -> None:
    table = menace_table("combat, round 2", "ann: soldiers 2", "bob: soldiers 0")
    table.play("ann: done", "bob: done")
    assert not was_fought(table.game, 2)

    table = menace_table("combat, round 2", "ann: construction Farm; krystallium 1")
    table.play("ann: krystallium on Farm#1 as M")
    assert was_fought(table.game, 2)
    assert not was_fought(table.game, 1)
