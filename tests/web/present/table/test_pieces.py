"""Cards under construction and constructed ones: their spaces, what fills them, and what can be done with them."""

from __future__ import annotations

from kingdom.web.present.table.pieces import Charter, Pieces
from tests.kit.advisors import advisors_table
from tests.kit.cards import given
from tests.kit.menaces import menace_table, with_giant, with_stolen
from tests.kit.presentation import pieces_shown, table_shown
from tests.kit.table import Table

SITES = given("population", "ann: cubes PPM; construction Farm[M], Guildhall[MMP], Port, Quarry[M]; krystallium 1")


def charters(table: Table, viewer: int | None = 0, mode: str | None = None) -> dict[str, Charter]:
    seat = table_shown(table.game, viewer, mode)
    panels = [panel for panel in (seat.bottom, seat.top) if panel is not None]
    return {one.piece.ref: one for panel in panels if panel.name == "Ann" for one in panel.charters}


def spaces(charter: Charter) -> list[tuple[str, bool, int, str]]:
    """Of each space its kind, whether it is filled, how many it stands for, and what fills it."""
    return [
        (space.code, space.filled, space.count, space.button.do if space.button else "") for space in charter.spaces
    ]


def test_open_spaces_of_a_kind_are_one_where_a_cube_can_be_placed_and_single_where_none_can() -> None:
    found = charters(SITES)

    assert spaces(found["Farm#1"]) == [
        ("m", True, 1, ""),
        ("m", False, 1, "place M on Farm#1"),
        ("p", False, 1, "place P on Farm#1"),
    ]
    assert spaces(found["Port#1"]) == [("m", False, 3, "place M on Port#1"), ("g", False, 1, "")]
    assert all(one.lit for one in found.values())


def test_the_opponent_sees_every_space_by_itself_and_no_button() -> None:
    found = charters(SITES, viewer=1)

    assert spaces(found["Port#1"]) == [("m", False, 1, "")] * 3 + [("g", False, 1, "")]
    assert not any(one.lit or one.fill or one.seal or one.piece.buttons for one in found.values())


def test_what_is_filled_and_what_is_open_is_said() -> None:
    found = charters(SITES)

    assert found["Farm#1"].words == "Filled: 1 Materials. Open: 1 Materials and 1 Population."
    assert found["Port#1"].words == "Open: 3 Materials and 1 Gold."


def test_a_card_that_the_cubes_in_hand_complete_says_so() -> None:
    found = charters(SITES)

    assert {ref: one.seal for ref, one in found.items()} == {
        "Farm#1": "1 Materials and 1 Population will complete it",
        "Guildhall#1": "1 Population will complete it",
        "Port#1": "",
        "Quarry#1": "1 Materials will complete it",
    }


def test_cubes_do_not_complete_what_krystallium_or_soldiers_must_fill() -> None:
    table = given("population", "ann: cubes PPP; construction Secret Fellowship, Royal Guard[PPPG]; krystallium 1")

    assert {ref: one.seal for ref, one in charters(table).items()} == {"Secret Fellowship": "", "Royal Guard": ""}


def test_all_cubes_that_fit_on_a_card_are_placed_at_one_stroke_and_one_alone_needs_none() -> None:
    found = charters(SITES)

    assert {ref: one.fill.do.split("\n") for ref, one in found.items() if one.fill} == {
        "Farm#1": ["place M on Farm#1", "place P on Farm#1"]
    }
    fill = found["Farm#1"].fill
    assert fill is not None
    assert (fill.short, fill.label, fill.kind) == ("Fill 2", "Put 2 of the cubes in hand on Farm", "Fill")


def test_no_more_cubes_are_placed_than_there_are_in_hand_or_spaces_for() -> None:
    few = charters(given("materials", "ann: cubes MM; construction Port"))["Port#1"].fill
    many = charters(given("materials", "ann: cubes MMMMM; construction Port"))["Port#1"].fill

    assert few is not None
    assert many is not None
    assert few.do.split("\n") == ["place M on Port#1"] * 2
    assert many.do.split("\n") == ["place M on Port#1"] * 3


def test_where_a_krystallium_is_used_its_spaces_light_up_and_nothing_is_filled_at_one_stroke() -> None:
    found = charters(SITES, mode="krystallium")

    assert spaces(found["Port#1"]) == [
        ("m", False, 3, "krystallium on Port#1 as M"),
        ("g", False, 1, "krystallium on Port#1 as G"),
    ]
    assert not any(one.fill for one in found.values())


def test_a_site_counts_its_spaces_by_kind_and_says_how_much_of_it_is_built() -> None:
    found = charters(given("materials", "ann: construction Guildhall[MMP], Port, Royal Guard[PPPG]"))

    assert {ref: (one.kinds, one.done) for ref, one in found.items()} == {
        "Guildhall#1": ((("m", 2, 2), ("p", 1, 2)), 7),
        "Port#1": ((("m", 0, 3), ("g", 0, 1)), 0),
        "Royal Guard": ((("p", 3, 3), ("g", 1, 1), ("s", 0, 1)), 8),
    }


def test_a_menace_stands_whole_from_the_first() -> None:
    (rat,) = charters(menace_table("materials", "ann: zone menaces Frost Giant")).values()

    assert (rat.done, rat.kinds) == (10, ())


def test_to_discard_a_card_is_regretted_only_where_something_lies_on_it() -> None:
    found = charters(SITES, mode="abandon")

    assert {ref: [button.regret for button in one.piece.buttons] for ref, one in found.items()} == {
        "Farm#1": ["1 Materials on Farm would be lost."],
        "Guildhall#1": ["2 Materials and 1 Population on Guildhall would be lost."],
        "Port#1": [""],
        "Quarry#1": ["1 Materials on Quarry would be lost."],
    }


def test_a_frozen_card_shows_the_giant_beneath_it_and_completes_by_no_cube() -> None:
    table = menace_table("materials", "ann: cubes MM; zone menaces Frost Giant; construction Farm[MP], Quarry")
    found = charters(with_giant(table, "ann", "Farm#1", "Frost Giant#1"))
    farm, quarry = found["Farm#1"], found["Quarry#1"]

    assert (farm.frozen, farm.threat, farm.seal) == (True, False, "")
    assert farm.beneath is not None
    assert (farm.beneath.ref, farm.beneath.buttons) == ("Frost Giant#1", ())
    assert (quarry.frozen, quarry.beneath, quarry.seal) == (False, None, "2 Materials will complete it")
    assert "Frost Giant#1" not in found, "it stands beneath the card, and nowhere else"


def test_what_a_scenario_asks_for_is_marked() -> None:
    bare = given("materials", scenario="rats_everywhere").state.rules
    assert bare.settings.scenario is not None
    key, _ = bare.settings.scenario.required[0]
    name = next(kind.name for kind in bare.box if kind.key == key)
    table = given("materials", f"ann: construction Quarry, {name}", scenario="rats_everywhere")

    quarry, asked = charters(table).values()
    assert (quarry.required, asked.required) == (False, True)


def test_a_stolen_icon_is_marked_on_the_card_of_whoever_lost_it() -> None:
    table = menace_table("materials", "ann: duchy Quarry, Farm", menaces=("thieves", "giant_rats"))
    table = with_stolen(table, "ann", ("Quarry#1", 2))
    strips = {strip.piece.ref: strip for strip in table_shown(table.game).bottom.strips}

    assert [icon.stolen for icon in strips["Quarry#1"].icons] == [False, True]
    assert [icon.stolen for icon in strips["Farm#1"].icons] == [False, False]


def test_a_piece_is_called_by_its_card_and_has_the_buttons_of_its_owner_alone() -> None:
    pieces: Pieces = pieces_shown(given("planning", "ann: selection Farm").game)
    (farm,) = (card for card in pieces.view.me.selection if isinstance(card, int))

    piece = pieces.card(farm)
    assert (piece.key, piece.ref) == (str(farm), "Farm#1")
    assert [button.do for button in piece.buttons] == ["slate Farm#1", "recycle Farm#1"]
    assert pieces.card(farm, buttons=False).buttons == ()
    assert (piece.spent, pieces.card(farm, spent=True).spent) == (False, True)


def test_an_advisor_that_served_is_spent() -> None:
    table = advisors_table("population", "ann: zone advisors Nurturing Mother, Forest Chieftain; soldiers 4")
    game = table.game
    (deed,) = (action for action in game.options(0) if action.target() == ("advisor", "nurturing_mother"))
    game.play(0, deed)

    assert {piece.ref: piece.spent for piece in table_shown(game).bottom.advisors} == {
        "Nurturing Mother": True,
        "Forest Chieftain": False,
    }
