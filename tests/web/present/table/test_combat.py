"""Combat on the table: what stands against a seat, what it takes and costs, and what is asked before one is done."""

from __future__ import annotations

from kingdom.web.present.table.combat import Foe
from tests.kit.menaces import menace_table, with_giant
from tests.kit.presentation import table_shown


def told(foe: Foe) -> tuple[str, str, int, int, int]:
    """Which Menace it is, the card that it stands under, how many there are, what they take and cost."""
    return foe.face.key, foe.ref, foe.count, foe.price, foe.points


def test_what_stands_against_a_seat_is_counted_with_what_it_takes_and_costs() -> None:
    table = menace_table(
        "combat",
        "ann: soldiers 3; zone menaces Giant Rat, Vermin, Vermin; construction Farm[M]",
        "bob: zone menaces Vermin, Vermin, Frost Giant",
    )
    foes = table_shown(table.game).foes

    assert [told(foe) for foe in foes.all] == [
        ("giant_rat", "Giant Rat#1", 1, 2, -3),
        ("vermin", "Vermin#1", 2, 2, -2),
    ]
    assert (foes.price, foes.points) == (4, -5)
    assert foes.across == (("Frost Giant", 1), ("Vermin", 2))
    assert [[button.do for button in foe.buttons] for foe in foes.all] == [
        ["vanquish Giant Rat#1"],
        ["vanquish Vermin#1"],
    ]
    assert foes.all[1].gain == "One leaves the table."
    assert foes.all[1].loss == "each, at the end."


def test_a_frozen_card_stands_for_the_giant_beneath_it_on_both_sides() -> None:
    table = menace_table(
        "combat, round 4",
        "ann: soldiers 1; zone menaces Frost Giant, Frost Giant; construction Farm[M]",
    )
    game = with_giant(table, "ann", "Farm#1", "Frost Giant#1").game

    under, loose = table_shown(game).foes.all
    assert told(under) == ("frost_giant", "Farm#1", 1, 2, -4)
    assert told(loose) == ("frost_giant", "Frost Giant#2", 1, 2, -4)
    assert (under.gain, under.loss) == ("Farm is completed at once.", "at the end; Farm stays frozen.")
    assert table_shown(game, 1).foes.across == (("Frost Giant", 2),)


def test_why_a_giant_cannot_be_vanquished_now_is_said() -> None:
    seat = "zone menaces Frost Giant, Frost Giant; construction Farm[M]"

    def reasons(soldiers: int) -> list[str]:
        table = menace_table("combat, round 4", f"ann: soldiers {soldiers}; {seat}")
        return [foe.reason for foe in table_shown(with_giant(table, "ann", "Farm#1", "Frost Giant#1").game).foes.all]

    assert reasons(1) == ["Not now: you have 1 Soldier."] * 2
    assert reasons(2) == [
        "Not now: Farm has to be filled first. Filled: 1 Materials. Open: 1 Materials and 1 Population.",
        "It is not under a card, so it cannot be vanquished.",
    ]


def test_what_the_soldiers_would_best_vanquish_is_what_costs_most_in_all() -> None:
    def best(soldiers: int) -> list[tuple[str, int]]:
        table = menace_table("combat", f"ann: soldiers {soldiers}; zone menaces Giant Rat, Vermin, Vermin, Vermin")
        return [(foe.face.key, count) for foe, count in table_shown(table.game).foes.within_reach(soldiers)]

    assert best(0) == []
    assert best(1) == [("vermin", 1)]
    assert best(2) == [("giant_rat", 1)]
    assert best(3) == [("giant_rat", 1), ("vermin", 1)]
    assert best(9) == [("giant_rat", 1), ("vermin", 3)]


def test_what_could_still_be_vanquished_is_asked_about_before_one_is_done() -> None:
    table = menace_table("combat", "ann: soldiers 3; zone menaces Giant Rat, Vermin, Vermin")

    assert table_shown(table.game).regret == (
        "Your Soldiers could still vanquish Giant Rat and Vermin. "
        "Left standing, that costs you 4 points at the end of the game."
    )
    assert table_shown(table.game, 1).regret == ""
    assert table_shown(table.game, None).regret == ""
    done = table.play("ann: done")
    assert table_shown(done.game).regret == "", "nothing is left to decide"


def test_each_menace_says_how_many_points_vanquishing_one_of_it_gains() -> None:
    """A Giant takes its own loss with it, and completes the card above it."""
    table = menace_table(
        "combat",
        "ann: soldiers 5; duchy Great Lighthouse; zone menaces Frost Giant, Giant Rat, Vermin, Vermin; "
        "construction Statue[MGG]",
    )
    game = with_giant(table, "ann", "Statue#1", "Frost Giant#1").game

    better = {foe.face.key: (foe.better, foe.count) for foe in table_shown(game).foes.all}
    assert better["giant_rat"] == (3, 1)
    assert better["vermin"] == (1, 2)
    before = sum(line.points for line in game.score(0))
    game.play(0, "vanquish giant under Statue#1")
    assert better["frost_giant"] == (sum(line.points for line in game.score(0)) - before, 1)
    assert better["frost_giant"][0] > 4


def test_a_menace_that_cannot_be_vanquished_gains_nothing_and_the_opponents_are_not_tried() -> None:
    table = menace_table("combat", "ann: soldiers 1; zone menaces Giant Rat", "bob: zone menaces Vermin")

    assert [foe.better for foe in table_shown(table.game).foes.all] == [0]
    assert [foe.better for foe in table_shown(table.game, None).foes.all] == [0]
