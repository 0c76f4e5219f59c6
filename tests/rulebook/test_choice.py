"""CHO-1, CHO-2 and CHO-6 to CHO-8: the Choice phase for two players."""

from __future__ import annotations

import kingdom
from kingdom.core.cards import Family
from kingdom.core.reasons import why
from kingdom.rules.choice import Offer
from tests.kit import Table, clause
from tests.kit.cards import CARDS, given

HANDS = (
    "ann: traps 2; hand Farm, Port, Quarry, Barracks, Hamlet, Guildhall, Navigators, Recruiters",
    "bob: traps 2; hand Statue, Garden, Mint, Cathedral, Palace, Ruins, Island, Infernal Gate",
)


def a_round_begins() -> Table:
    """Round 2, in which Bob is first player; in round 1 both have spent a Trap or two."""
    table = given("exploration, round 1", "ann: traps 0", "bob: traps 1")
    return table.play("ann: done", "bob: done")


# --- CHO-1: dealing


@clause("CHO-1")
def test_each_player_takes_back_the_spent_traps() -> None:
    assert a_round_begins().shows("ann: traps 2", "bob: traps 2")


@clause("CHO-1")
def test_each_player_is_dealt_seven_cards_of_the_deck_and_takes_one_calamity() -> None:
    table = a_round_begins()

    for who in ("ann", "bob"):
        families = [table.state.box[card].family for card in table.player(who).hand]
        assert len(families) == 8
        assert families.count(Family.CALAMITY) == 1


@clause("CHO-1")
def test_the_first_player_is_dealt_first() -> None:
    table = given("exploration, round 1")
    deck = table.state.pile("development")

    table.play("ann: done", "bob: done")

    assert set(deck[:7]) < set(table.player("bob").hand)
    assert set(deck[7:14]) < set(table.player("ann").hand)


@clause("CHO-1")
def test_then_one_card_of_the_deck_lies_face_up_in_each_area_the_left_one_first() -> None:
    table = given("exploration, round 1")
    deck = table.state.pile("development")

    table.play("ann: done", "bob: done")

    assert table.state.areas == ((deck[14],), (deck[15],))
    assert table.game.view(None).areas == table.state.areas
    assert table.state.pile("development") == deck[16:]


@clause("CHO-1")
def test_eighteen_cards_enter_each_round() -> None:
    table = a_round_begins()

    cards = [*table.player("ann").hand, *table.player("bob").hand, *table.state.areas[0], *table.state.areas[1]]
    assert len(set(cards)) == 18


@clause("CHO-1")
def test_the_deal_of_round_1_is_the_same() -> None:
    state = kingdom.new_game(seed=1, content=CARDS).state

    assert [len(player.hand) for player in state.players] == [8, 8]
    assert [len(area) for area in state.areas] == [1, 1]
    assert (len(state.pile("development")), len(state.pile("calamities"))) == (80 - 16, 8 - 2)


# --- CHO-2: the sixteen turns

TURNS = "0 offers, 1 selects, 1 offers, 0 selects, 0 offers, 1 selects, 1 offers, 0 selects, " * 2


@clause("CHO-2")
def test_a_choice_has_sixteen_turns_and_ends_with_the_first_players_fourth_selection() -> None:
    game = kingdom.new_game(seed=1, content=CARDS)
    turns = ""
    while game.state.phase.name == "choice":
        (seat,) = game.waiting()
        action = game.options(seat)[0]
        game.play(seat, action)
        turns += f"{seat} {'offers' if isinstance(action, Offer) else 'selects'}, "

    assert turns == TURNS
    assert (turns.count("0 offers"), turns.count("1 offers")) == (4, 4)
    assert (turns.count("0 selects"), turns.count("1 selects")) == (4, 4)
    assert [player.hand for player in game.state.players] == [(), ()]


@clause("CHO-2")
def test_in_round_2_the_second_player_begins() -> None:
    table = a_round_begins()

    assert table.game.waiting() == (1,)
    table.play(f"bob: {table.options('bob')[0]}")
    assert table.game.waiting() == (0,)


@clause("CHO-2")
def test_nobody_acts_in_the_others_turn() -> None:
    table = given("choice", *HANDS)

    assert table.options("bob") == []
    reason = table.refuses("bob: offer Statue left, Garden left", "CHO-2")
    assert reason == why("not-your-turn", seat=0)


@clause("CHO-2")
def test_the_first_turn_is_an_offer() -> None:
    table = given("choice", *HANDS)

    reason = table.refuses("ann: select left", "CHO-2")
    assert reason == why("offer-now")


@clause("CHO-2")
def test_a_player_selects_before_offering() -> None:
    table = given("choice, turn 1", *HANDS)

    assert table.refuses("bob: offer Statue left, Garden left", "CHO-2") == why("select-first")


@clause("CHO-2")
def test_cards_are_offered_and_areas_selected_in_choice_only() -> None:
    table = given("planning", "ann: hand Farm, Port")

    assert table.refuses("ann: offer Farm left, Port left", "CHO-2") == why("offer-in-choice", phase="planning")
    assert table.refuses("ann: select left", "CHO-2") == why("select-in-choice", phase="planning")


# --- CHO-6: no limit on an area


@clause("CHO-6")
def test_an_area_holds_any_number_of_cards() -> None:
    many = "Statue, Statue, Statue, Garden, Garden, Garden, Ruins, Ruins, Ruins, Ruins"
    table = given("choice", "ann: hand Farm, Port", f"table: right {many}")

    table.play("ann: offer Farm right, Port right")

    assert table.shows(f"table: right {many}, Farm, Port")


@clause("CHO-6")
def test_an_offer_may_leave_an_area_empty() -> None:
    table = given("choice, turn 2", *HANDS)

    table.play("bob: offer Statue right, Garden right")

    assert table.shows("table: left nothing; right Statue, Garden")


# --- CHO-7: what is left over


@clause("CHO-7")
def test_the_cards_left_in_the_areas_are_discarded_when_the_phase_ends() -> None:
    table = given("choice, turn 15", "table: left Farm; right Port, Mint (face down by bob)")

    table.play("ann: select left")

    assert table.shows("table: left nothing; right nothing; discards Port, Mint", "ann: selection Farm")


@clause("CHO-7")
def test_nothing_is_discarded_before_that() -> None:
    table = given("choice, turn 13", "table: left Farm; right Port")

    table.play("bob: select left")

    assert table.shows("table: left nothing; right Port; discards nothing")


# --- CHO-8: moments of decision in a turn

BUILDING = "construction Alchemical Forge[M]; krystallium 2"


@clause("CHO-8")
def test_any_time_actions_fit_before_selecting() -> None:
    table = given("choice, turn 1", f"bob: {BUILDING}; hand Statue, Garden", "table: left Farm")

    table.play("bob: krystallium on Alchemical Forge as G", "bob: select left")

    assert table.shows("bob: duchy Alchemical Forge; selection Farm")


@clause("CHO-8")
def test_any_time_actions_fit_between_selecting_and_offering() -> None:
    table = given("choice, turn 1", f"bob: {BUILDING}; hand Statue, Garden", "table: left Farm")

    table.play("bob: select left", "bob: krystallium on Alchemical Forge as G", "bob: offer Statue left, Garden left")

    assert table.shows("bob: duchy Alchemical Forge")


@clause("CHO-8")
def test_any_time_actions_fit_before_the_very_first_offer() -> None:
    table = given("choice", f"ann: {BUILDING}; hand Farm, Port")

    table.play("ann: krystallium on Alchemical Forge as G")

    assert table.game.waiting() == (0,)


@clause("CHO-8")
def test_the_last_selection_ends_the_phase_by_itself() -> None:
    table = given("choice, turn 15", "table: left Farm")

    table.play("ann: select left")

    assert table.state.phase.name == "planning"


@clause("CHO-8", "PRO-7")
def test_a_turn_is_not_ended_by_saying_done() -> None:
    table = given("choice, turn 2", "bob: hand Statue, Garden; selection Farm")

    assert "done" not in table.options("bob")
    table.refuses("bob: done", "PRO-7")


# --- cubes in hand during Choice (a Quest can give them)


@clause("PLA-9")
def test_with_cubes_in_hand_nobody_offers() -> None:
    table = given("choice", "ann: hand Farm, Port; cubes M")

    assert table.refuses("ann: offer Farm left, Port left", "PLA-9") == why("cubes-first")
    table.play("ann: place M on alchemy", "ann: offer Farm left, Port left")


@clause("PLA-9")
def test_with_cubes_in_hand_nobody_selects() -> None:
    table = given("choice, turn 1", "bob: cubes M", "table: left Farm")

    table.refuses("bob: select left", "PLA-9")
    table.play("bob: place M on alchemy", "bob: select left")
