"""What lies between the seats: areas, decks, discards, the mills of Production, and cubes in hand."""

from __future__ import annotations

from typing import Any

from kingdom.web.present.table.centre import discarded, lying_open
from tests.kit.cards import given
from tests.kit.menaces import menace_table
from tests.kit.presentation import pieces_shown, table_shown


def fact(event: str, **more: Any) -> dict[str, Any]:
    return {"event": event, **more, "because": "PRO-1"}


def produced(resource: str, *counts: int) -> list[dict[str, Any]]:
    return [fact("Produced", resource=resource, seat=seat, count=many) for seat, many in enumerate(counts)]


ROUND = fact("RoundBegan")


# --- areas and decks


def test_each_area_has_its_cards_and_the_button_that_takes_it() -> None:
    table = given("choice, turn 3", "table: left Farm, Port (face down by bob); right Quarry")

    left, right = table_shown(table.game).areas
    assert (left.number, left.name, right.number, right.name) == (0, "left", 1, "right")
    assert [piece.ref for piece in left.cards] == ["Farm#1", "left-1"]
    assert [[button.do for button in area.buttons] for area in (left, right)] == [["select left"], ["select right"]]
    assert (left.ticking, left.modes) == (None, ())
    assert [area.buttons for area in table_shown(table.game, 1).areas] == [(), ()]


def test_selecting_an_empty_area_asks_first_unless_both_are_empty() -> None:
    def asked(table: str, **options: int) -> list[bool]:
        when = "solo choice, turn 1" if options else "choice, turn 3"
        found = table_shown(given(when, f"table: {table}", **options).game)
        return [bool(button.regret) for area in found.areas for button in area.buttons]

    assert asked("left Farm") == [False, True]
    assert asked("right Farm (face down by bob)") == [True, False]
    assert asked("left Farm; right Port") == [False, False]
    assert asked("") == [False, False]
    assert asked("right Farm", players=1) == [True, False]


def test_the_decks_are_counted_and_the_discards_of_everybody_together() -> None:
    table = given("planning", "ann: discards Farm, Port", "bob: discards Quarry", "table: discards Statue")
    left = len(table.state.pile("development"))

    assert [(deck.name, deck.label, deck.size, deck.top) for deck in table_shown(table.game).decks] == [
        ("development", "in the deck", left, None),
        ("calamities", "Calamities", len(table.state.pile("calamities")), None),
        ("discards", "discarded", 4, None),
    ]


def test_menace_decks_take_the_place_of_the_calamities() -> None:
    names = [deck.label for deck in table_shown(menace_table("planning").game).decks]

    assert names == ["in the deck", "Frost Giants", "Giant Rats", "Vermin", "discarded"]


def test_open_discards_are_read_by_name_copies_together_and_hidden_ones_counted() -> None:
    table = given(
        "planning",
        "ann: discards Quarry",
        "bob: discards Statue",
        "table: discards Statue, Farm, Farm",
        position={"face_down": []},
    )
    pieces = pieces_shown(table.game)

    cards, hidden = discarded(pieces)
    assert ([piece.ref for piece in cards], hidden) == (["Statue#1", "Statue#2", "Farm#1", "Farm#2", "Quarry#1"], 0)
    assert not any(piece.buttons for piece in cards)
    gone, hidden = lying_open(pieces)
    assert [(one.name, one.key, one.count) for one in gone] == [
        ("Statue", "statue", 2),
        ("Farm", "farm", 2),
        ("Quarry", "quarry", 1),
    ]
    assert (hidden, all(one.picture.address for one in gone)) == (0, True)


# --- Production


def test_before_a_step_is_played_the_mills_say_what_it_will_make() -> None:
    table = given("planning", "ann: duchy Quarry", "bob: duchy Farm")
    mills = table_shown(table.game).mills

    assert [(mill.code, mill.resource, mill.totals) for mill in mills] == [
        ("m", "materials", (4, 2)),
        ("p", "population", (1, 3)),
        ("g", "gold", (1, 1)),
        ("e", "exploration", (1, 1)),
    ]
    assert not any(mill.now or mill.past or mill.winner for mill in mills)
    assert [(mill.leader, mill.lead) for mill in mills] == [("Ann", 2), ("Bob", 2), (None, 0), (None, 0)]


def test_a_step_that_was_played_says_what_it_made_and_who_won_it() -> None:
    game = given("population").game
    facts = [
        ROUND, *produced("materials", 7, 9), fact("SupremacyWon", resource="materials", seat=1),
        *produced("population", 5, 5),
    ]  # fmt: skip

    materials, population, gold, _ = table_shown(game, facts=facts).mills
    assert (materials.totals, materials.now, materials.past, materials.winner) == ((7, 9), False, True, "Bob")
    assert (population.totals, population.now, population.past, population.winner) == ((5, 5), True, False, None)
    assert (gold.now, gold.past, gold.winner) == (False, False, None)
    assert table_shown(game, 1, facts=facts).mills[0].totals == (9, 7), "one's own comes first"


def test_what_an_earlier_round_made_is_no_longer_on_the_mills() -> None:
    facts = [ROUND, *produced("materials", 7, 9), ROUND, fact("PhaseBegan", phase="choice")]

    assert table_shown(given("planning, round 2").game, facts=facts).mills[0].totals == (2, 2)


# --- cubes in hand


def test_cubes_in_hand_are_counted_kind_by_kind_with_their_way_to_alchemy() -> None:
    table = given("population", "ann: cubes PPM")
    found = table_shown(table.game)

    assert [(one.code, one.resource, one.count) for one in found.cubes] == [
        ("m", "materials", 1),
        ("p", "population", 2),
    ]
    assert [one.to_alchemy.do for one in found.cubes if one.to_alchemy] == ["place M on alchemy", "place P on alchemy"]
    assert found.cubes_left == 3
    assert table_shown(table.game, None).cubes == ()


def test_all_cubes_go_to_alchemy_at_one_stroke_and_a_single_one_needs_none() -> None:
    rest = table_shown(given("population", "ann: cubes PPM").game).rest

    assert rest is not None
    assert rest.do.split("\n") == ["place M on alchemy", "place P on alchemy", "place P on alchemy"]
    assert (rest.short, rest.label) == ("All 3 to Alchemy", "Put 1 Materials and 2 Population in Alchemy")
    assert (rest.kind, rest.regret) == ("Rest", "")
    assert table_shown(given("population", "ann: cubes PP").game).rest is not None
    assert table_shown(given("population", "ann: cubes P").game).rest is None


def test_what_cards_could_take_of_the_cubes_is_asked_about_first() -> None:
    table = given("population", "ann: cubes PPPM; construction Farm[MM], Guildhall[MMP], Statue[M]")
    rest = table_shown(table.game).rest

    assert rest is not None
    assert rest.regret.startswith("2 Population could fill spaces of cards.")


def test_while_a_krystallium_is_used_nothing_goes_to_alchemy() -> None:
    table = given("population", "ann: cubes PP; construction Farm; krystallium 1")

    assert table_shown(table.game, mode="krystallium").rest is None
