"""MEN-1 to MEN-4: the decks, who is struck, in which order, and where Menaces stand."""

from __future__ import annotations

import pytest

import kingdom
from kingdom.core.cards import Family
from kingdom.core.reasons import why
from kingdom.core.state import State
from tests.kit import clause
from tests.kit.menaces import MENACES, duties_of, facts_named, menace_table, planning_opens
from tests.kit.refusals import refusal

DECKS = ("giant_rats", "frost_giants", "shadows", "thieves")
OF_DECK = {"giant_rats": "Giant Rat", "frost_giants": "Frost Giant", "shadows": "Shadow", "thieves": "Thief"}


def new_game(**options: object) -> kingdom.Game:
    return kingdom.new_game(seed=1, content=MENACES, modules=("menace",), **options)


def menaces_in(state: State, cards: tuple[int, ...]) -> list[str]:
    return [state.box[card].name for card in cards if state.box[card].family is Family.MENACE]


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
    with refusal(kingdom.ConfigurationError, why("menace-same").under("MEN-1")):
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
def test_menaces_are_offered_like_other_cards_and_affect_whoever_takes_them() -> None:
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

    assert duties_of(table, "ann") == ["DiscardForShadow", "HouseGiant"]
    assert table.play("ann: give up Farm").shows("ann: selection nothing; construction nothing; discards Farm")
    assert duties_of(table, "ann") == []


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
    assert duties_of(table, "ann") == [duties[first], duties[second]]
    assert [fact["event"] for fact in facts_named(table, "MenaceStood", "Owed")] == ["MenaceStood"] * 2 + ["Owed"] * 2


@clause("MEN-3/R1", "PLA-9")
@pytest.mark.parametrize("line", ["slate Port", "recycle Port", "krystallium on Farm as M", "abandon Farm", "done"])
def test_duties_come_before_anything_of_the_takers_own_accord(line: str) -> None:
    table = planning_opens(
        "ann: selection Shadow, Port, Port; construction Farm; krystallium 1", menaces=("shadows", "thieves")
    )

    reason = table.refuses(f"ann: {line}", "SHA-1")

    assert reason == why("first", duty="DiscardForShadow")


@clause("PLA-8")
def test_the_opponent_sees_the_menaces_that_stand_when_the_window_opens() -> None:
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

    assert table.refuses(f"ann: {verb} {menace}", "MEN-4") == why("menace", card=f"{menace}#1")


@clause("MEN-4", "PLA-8")
def test_a_position_with_a_menace_in_selection_after_planning_has_opened_is_refused() -> None:
    late = why("not-in-selection-now", copy="Giant Rat#1")
    there = why("at", where=(why("where-seat", number=0),), why=late).under("PLA-8")

    with refusal(kingdom.PositionError, there):
        menace_table("planning", "ann: selection Giant Rat")
