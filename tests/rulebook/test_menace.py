"""MEN: what all Menaces share."""

from __future__ import annotations

from collections import Counter

import pytest

import kingdom
from kingdom.core.cards import Family
from kingdom.core.phases import EXPLORATION
from kingdom.core.state import State
from kingdom.modules.menace import COMBAT
from tests.kit import Table, clause
from tests.kit.menaces import MENACES, facts_named, line_of_menaces, menace_table, owed, planning_opens

DECKS = ("giant_rats", "frost_giants", "shadows", "thieves")
OF_DECK = {"giant_rats": "Giant Rat", "frost_giants": "Frost Giant", "shadows": "Shadow", "thieves": "Thief"}


def new_game(**options: object) -> kingdom.Game:
    return kingdom.new_game(seed=1, content=MENACES, modules=("menace",), **options)


def menaces_in(state: State, cards: tuple[int, ...]) -> list[str]:
    return [state.box[card].name for card in cards if state.box[card].family is Family.MENACE]


def played_to_the_end(table: Table) -> Table:
    """Both seats say that they are done until the game is over."""
    while table.game.waiting():
        for seat in table.game.waiting():
            table.play(f"{('ann', 'bob')[seat]}: done")
    return table


# --- MEN-1: Menace decks


@clause("MEN-1")
def test_calamities_leave_the_game() -> None:
    state = new_game().state

    assert state.pile("calamities") == ()
    assert sum(state.box[card].family is Family.CALAMITY for card in state.pile("box")) == 8


@clause("MEN-1")
@pytest.mark.parametrize("decks", [("giant_rats", "shadows"), ("thieves", "frost_giants")])
def test_each_player_takes_a_menace_of_their_deck_in_place_of_the_calamity(decks: tuple[str, str]) -> None:
    state = new_game(menaces=decks).state

    for seat, deck in enumerate(decks):
        assert menaces_in(state, state.players[seat].hand) == [OF_DECK[deck]]
        assert len(state.players[seat].hand) == 8
        assert len(state.pile(deck)) == 3


@clause("MEN-1")
def test_each_round_deals_one_menace_of_each_deck_until_none_is_left() -> None:
    game = new_game(menaces=("shadows", "thieves"))
    left = {1: (3, 3)}

    while game.waiting():
        seat = game.waiting()[0]
        game.play(seat, game.options(seat)[0])
        left[game.state.round] = (len(game.state.pile("shadows")), len(game.state.pile("thieves")))

    assert left == {1: (3, 3), 2: (2, 2), 3: (1, 1), 4: (0, 0)}


@clause("MEN-1")
def test_the_menace_comes_to_the_hand_of_the_rounds_first_player_first() -> None:
    table = menace_table("combat, round 3", menaces=("shadows", "thieves"))

    table.play("ann: done", "bob: done")

    taken = facts_named(table, "CalamityTaken", "MenaceTaken")
    assert [(fact["event"], fact["seat"], fact["deck"], fact["because"]) for fact in taken] == [
        ("MenaceTaken", 1, "thieves", "MEN-1"),
        ("MenaceTaken", 0, "shadows", "MEN-1"),
    ]


@clause("MEN-1")
def test_the_decks_of_the_two_are_different() -> None:
    with pytest.raises(kingdom.ConfigurationError, match=r"choose two different ones \(MEN-1\)"):
        new_game(menaces=("shadows", "shadows"))


@clause("MEN-1")
@pytest.mark.parametrize("deck", DECKS)
def test_in_solo_play_the_four_menaces_replace_the_calamities_in_the_danger_deck(deck: str) -> None:
    state = new_game(players=1, menaces=(deck,)).state

    assert menaces_in(state, state.pile("danger")) == [OF_DECK[deck]] * 4
    assert len(state.pile("danger")) == 12
    assert not any(state.box[card].family is Family.CALAMITY for card in state.pile("danger"))
    assert state.pile(deck) == ()


# --- MEN-2: they strike the taker


@clause("MEN-2")
def test_menaces_are_offered_like_other_cards_and_affect_who_takes_them() -> None:
    table = menace_table(
        "choice, turn 14",
        "ann: traps 2",
        "bob: hand Giant Rat, Farm; traps 2",
        menaces=("frost_giants", "giant_rats"),
    )

    table.play("bob: offer Giant Rat left face down, Farm right", "ann: select left")

    assert table.shows("ann: selection nothing; zone menaces Giant Rat, Vermin", "bob: zone menaces nothing")


# --- MEN-3: effects


@clause("MEN-3")
def test_an_effect_is_applied_as_completely_as_possible() -> None:
    """Two Shadows, but one card to give up; two Giants, and nothing left to house them."""
    table = planning_opens(
        "ann: selection Shadow, Shadow, Frost Giant, Frost Giant, Farm", menaces=("shadows", "frost_giants")
    )

    assert owed(table, "ann") == ["DiscardForShadow", "HouseGiant"]
    assert table.play("ann: give up Farm").shows("ann: selection nothing; construction nothing; discards Farm")
    assert owed(table, "ann") == []


@clause("MEN-3/R1", "PLA-8")
def test_the_order_is_fixed_whatever_the_order_of_the_cards() -> None:
    """Rats first with their Vermin, then all other Menaces; the first player before the second in each."""
    table = planning_opens(
        "ann: selection Frost Giant, Farm, Giant Rat; construction Port",
        "bob: selection Giant Rat, Frost Giant, Port",
    )

    opening = [
        (fact["event"], fact["seat"], fact.get("card")) for fact in facts_named(table, "MenaceStood", "VerminBrought")
    ]
    assert opening == [
        ("MenaceStood", 0, "Giant Rat#1"),
        ("VerminBrought", 0, None),
        ("MenaceStood", 1, "Giant Rat#2"),
        ("VerminBrought", 1, None),
        ("MenaceStood", 0, "Frost Giant#1"),
        ("MenaceStood", 1, "Frost Giant#2"),
    ]


@clause("PLA-8")
def test_in_round_2_the_second_player_comes_first() -> None:
    table = menace_table("choice, round 2, turn 15", "ann: selection Giant Rat", "bob: selection Giant Rat")

    table.play("bob: select left")

    assert [fact["seat"] for fact in facts_named(table, "VerminBrought")] == [1, 0]


@clause("MEN-3/R1", "PLA-8")
@pytest.mark.parametrize("decks", [("shadows", "thieves"), ("shadows", "frost_giants"), ("thieves", "frost_giants")])
def test_duties_are_owed_in_order_after_all_menaces_stand(decks: tuple[str, str]) -> None:
    """Shadows, then Thieves, then Giants."""
    first, second = (OF_DECK[deck] for deck in decks)
    table = planning_opens(f"ann: selection {second}, {first}, Farm, Port", menaces=decks)

    duties = {"Shadow": "DiscardForShadow", "Thief": "CoverIcon", "Frost Giant": "HouseGiant"}
    assert owed(table, "ann") == [duties[first], duties[second]]
    assert [fact["event"] for fact in facts_named(table, "MenaceStood", "Owed")] == ["MenaceStood"] * 2 + ["Owed"] * 2


@clause("MEN-3/R1", "PLA-9")
@pytest.mark.parametrize("line", ["slate Port", "recycle Port", "krystallium on Farm as M", "abandon Farm", "done"])
def test_duties_come_before_anything_of_the_takers_own_accord(line: str) -> None:
    table = planning_opens(
        "ann: selection Shadow, Port, Port; construction Farm; krystallium 1", menaces=("shadows", "thieves")
    )

    sentence = table.refuses(f"ann: {line}", "SHA-1")

    assert sentence == "something else comes first: give up a card of your Selection for a Shadow"


@clause("PLA-8")
def test_the_other_sees_the_menaces_that_stand_when_the_window_opens() -> None:
    table = planning_opens("ann: selection Shadow, Giant Rat, Farm", menaces=("giant_rats", "shadows"))

    table.play("ann: give up Farm")

    ann = table.game.view(1).others[0]
    names = table.state.rules.names
    assert names.all(ann.zones["menaces"]) == ["Giant Rat#1", "Vermin#1", "Shadow#1"]
    assert names.all(ann.selection) == ["Farm#1"]
    assert [type(duty).__name__ for duty in ann.owes] == ["DiscardForShadow"]


# --- MEN-4: they stand in Construction


@clause("MEN-4")
def test_a_menace_stands_in_construction() -> None:
    table = planning_opens("ann: selection Shadow", menaces=("shadows", "thieves"))

    assert table.shows("ann: selection nothing; construction nothing; zone menaces Shadow")


@clause("MEN-4")
@pytest.mark.parametrize("menace", ["Giant Rat", "Vermin"])
@pytest.mark.parametrize("verb", ["slate", "recycle"])
def test_a_menace_is_neither_recycled_nor_built(verb: str, menace: str) -> None:
    table = menace_table("planning", "ann: zone menaces Giant Rat, Vermin")

    assert table.refuses(f"ann: {verb} {menace}", "MEN-4").startswith(f"{menace} is neither built nor recycled")


@clause("MEN-4", "PLA-8")
def test_a_position_with_a_menace_in_selection_after_planning_has_opened_is_refused() -> None:
    with pytest.raises(kingdom.KingdomError, match=r"Giant Rat#1 cannot be in Selection once Planning has opened"):
        menace_table("planning", "ann: selection Giant Rat")


# --- MEN-5: Combat


@clause("MEN-5")
@pytest.mark.parametrize("players", [1, 2])
def test_combat_follows_production_in_every_round(players: int) -> None:
    agenda = new_game(players=players).state.rules.agenda

    assert agenda.each_round[-2:] == (EXPLORATION, COMBAT)
    assert agenda.each_round.count(COMBAT) == 1


@clause("MEN-5")
def test_soldiers_are_spent_to_vanquish_a_menace() -> None:
    table = menace_table("combat", "ann: zone menaces Giant Rat, Giant Rat, Vermin; soldiers 3")

    table.play("ann: vanquish Giant Rat")

    assert table.shows("ann: zone menaces Giant Rat, Vermin; soldiers 1")


@clause("MEN-5")
def test_copies_of_a_menace_come_to_the_same() -> None:
    table = menace_table("combat", "ann: zone menaces Vermin, Vermin, Vermin; soldiers 3")

    table.play("ann: vanquish Vermin", "ann: vanquish Vermin", "ann: vanquish Vermin")

    assert table.shows("ann: zone menaces nothing; soldiers 0")


@clause("MEN-5", "CON-8")
def test_vanquished_menaces_go_back_to_the_box_when_combat_closes() -> None:
    table = menace_table(
        "combat, round 2",
        "ann: zone menaces Giant Rat, Vermin; soldiers 3",
        "bob: zone menaces Giant Rat; soldiers 2",
    )
    box = table.state.pile("box")

    table.play("ann: vanquish Giant Rat", "ann: vanquish Vermin", "bob: vanquish Giant Rat")
    assert table.state.pile("box") == box

    table.play("ann: done", "bob: done")

    names = table.state.rules.names
    assert names.all(table.state.pile("box")[len(box) :]) == ["Giant Rat#2", "Giant Rat#1", "Vermin#1"]
    assert table.shows("ann: zone vanquished nothing", "bob: zone vanquished nothing")
    assert {fact["because"] for fact in facts_named(table, "MenaceReturned")} == {"MEN-5"}


@clause("MEN-5", "CON-9")
def test_nobody_sees_what_the_other_vanquishes_while_combat_is_open() -> None:
    table = menace_table("combat", "ann: zone menaces Giant Rat; soldiers 2")
    before = [table.game.view(viewer) for viewer in (1, None)]

    table.play("ann: vanquish Giant Rat", "ann: done")

    assert [table.game.view(viewer) for viewer in (1, None)] == before


@clause("MEN-5")
@pytest.mark.parametrize("when", ["planning", "materials", "population", "gold", "exploration", "last window, round 4"])
def test_in_no_other_phase(when: str) -> None:
    table = menace_table(when, "ann: zone menaces Giant Rat; soldiers 9")

    sentence = table.refuses("ann: vanquish Giant Rat", "MEN-5")

    assert sentence == f"Menaces are vanquished in the Combat phase, and this is {table.state.phase.name}"
    assert not any(text.startswith("vanquish") for text in table.options("ann"))


@clause("MEN-5")
def test_only_with_enough_soldiers_in_stock() -> None:
    """A Soldier in Training does not fight."""
    table = menace_table("combat", "ann: zone menaces Giant Rat; soldiers 1; training 1")

    assert table.refuses("ann: vanquish Giant Rat", "MEN-5") == "Giant Rat takes 2 Soldiers, and you have 1 in stock"
    assert table.options("ann") == ["done"]


@clause("MEN-5")
def test_only_a_menace_of_ones_own() -> None:
    table = menace_table("combat", "ann: soldiers 9", "bob: zone menaces Giant Rat; soldiers 9")

    sentence = table.refuses("ann: vanquish Giant Rat#1", "MEN-5")

    assert sentence == "Giant Rat does not stand in your Construction area"


@clause("MEN-5", "CON-7")
def test_any_time_actions_are_offered_in_combat() -> None:
    table = menace_table("combat", "ann: construction Quarry[M], Farm; krystallium 1")

    table.play("ann: krystallium on Quarry as M", "ann: abandon Farm")

    assert table.shows("ann: duchy Quarry; construction nothing; alchemy M")


@clause("MEN-5")
def test_vanquishing_can_be_taken_back() -> None:
    table = menace_table("combat", "ann: zone menaces Giant Rat; soldiers 2")
    before = table.state

    table.play("ann: vanquish Giant Rat").undo("ann")

    assert table.state == before


# --- MEN-6: the end


@clause("MEN-6")
def test_each_menace_still_standing_costs_its_points_and_vermin_too() -> None:
    table = menace_table("last window, round 4", "ann: zone menaces Giant Rat, Giant Rat, Vermin", "bob: duchy Port")

    table.play("ann: done", "bob: done")

    assert line_of_menaces(table, "ann") == ("menaces", -3 - 3 - 1, "MEN-6")
    assert line_of_menaces(table, "bob") == ("menaces", 0, "MEN-6")
    assert [table.game.outcome().total(seat) for seat in (0, 1)] == [-7, 2]


@clause("MEN-6")
def test_a_menace_vanquished_in_the_last_combat_costs_nothing() -> None:
    table = menace_table("combat, round 4", "ann: zone menaces Giant Rat, Vermin; soldiers 1")

    played_to_the_end(table.play("ann: vanquish Vermin"))

    assert line_of_menaces(table, "ann").points == -3


# --- MEN-7: not buildings


@clause("MEN-7/R1")
@pytest.mark.parametrize(
    ("line", "clause_id"),
    [
        ("place M on Giant Rat", "PLA-3"),
        ("krystallium on Giant Rat as M", "CON-4"),
        ("soldier on Giant Rat", "CON-5"),
        ("abandon Giant Rat", "CON-6"),
        ("abandon Vermin", "CON-6"),
    ],
)
def test_a_menace_is_no_card_under_construction(line: str, clause_id: str) -> None:
    table = menace_table(
        "planning", "ann: zone menaces Giant Rat, Vermin; cubes M; krystallium 1; soldiers 1; construction Farm"
    )

    assert table.refuses(f"ann: {line}", clause_id).endswith("is not one of your cards under construction")


@clause("MEN-7/R1")
def test_no_giant_goes_under_a_menace() -> None:
    table = planning_opens("ann: selection Frost Giant, Giant Rat; construction Port")

    assert table.options("ann") == ["house giant under Port#1"]
    assert table.refuses("ann: house giant under Vermin#1", "FRO-1").startswith("Vermin is no Development")


@clause("MEN-7/R1", "END-2")
def test_menaces_count_for_no_tie() -> None:
    """Equal scores: Ann's Statue makes up for her Menaces, and her one card is fewer than Bob's two."""
    table = menace_table(
        "last window, round 4",
        "ann: duchy Statue; zone menaces Vermin, Vermin, Vermin",
        "bob: duchy Farm, Farm",
    )

    table.play("ann: done", "bob: done")

    verdict = table.game.outcome()
    assert (verdict.total(0), verdict.total(1)) == (0, 0)
    assert verdict.winners == (1,)
    assert verdict.tie_breaks == (("cards", (1, 2)),)


@clause("MEN-7/R2")
def test_a_menace_discarded_in_choice_is_out_of_the_game() -> None:
    table = menace_table("choice, turn 15", "table: left Farm; right Giant Rat (face down by bob)")

    table.play("ann: select left")

    rat = table.card("Giant Rat#1")
    assert rat in table.state.discards
    assert Counter(owed(table, "ann") + owed(table, "bob")) == {}
    assert table.shows("ann: zone menaces nothing", "bob: zone menaces nothing")


@clause("MEN-7/R2")
def test_discarded_menaces_never_come_back() -> None:
    table = menace_table("combat, round 3", "table: discards Frost Giant, Giant Rat")
    gone = table.state.discards

    table.play("ann: done", "bob: done")

    assert gone <= table.state.discards
    assert not gone & {card for player in table.state.players for card in player.hand}
